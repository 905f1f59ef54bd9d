// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"
#include "core/config/rules/validator.h"

#include <QStringList>
#include <QTest>

#include <map>
#include <string>
#include <vector>

/// The differences of two configurations as texts.
namespace quotadeck::config::test {
inline SchedulerConfig configOf(const std::string& text)
{
    return validate(text).config.value();
}

inline std::vector<Change> diffOf(const std::string& before, const std::string& after)
{
    return semanticDiff(configOf(before), configOf(after));
}

inline std::string kindText(ChangeKind kind)
{
    static const std::map<ChangeKind, std::string> kTexts
        = {{ChangeKind::Added, "added"},     {ChangeKind::Removed, "removed"},
           {ChangeKind::Moved, "moved"},     {ChangeKind::Renamed, "renamed"},
           {ChangeKind::Changed, "changed"}, {ChangeKind::Reordered, "reordered"}};
    return kTexts.at(kind);
}

inline std::string directionText(const Change& change)
{
    static const std::map<Direction, std::string> kTexts
        = {{Direction::Neutral, "neutral"}, {Direction::Looser, "looser"},
           {Direction::Tighter, "tighter"}, {Direction::Raised, "raised"},
           {Direction::Lowered, "lowered"}, {Direction::Dangerous, "dangerous"}};
    return change.hasEffect ? kTexts.at(change.direction) : "no effect";
}

/// "changed looser root.a|limit for user sue|maxresources.memory|1 GiB>2 GiB|+1 GiB"
inline QString row(const Change& change)
{
    return QString::fromStdString(kindText(change.kind) + ' ' + directionText(change) + ' ' + change.path
                                  + '|' + change.element.english() + '|' + change.field + '|'
                                  + change.oldText.value_or("-") + '>' + change.newText.value_or("-") + '|'
                                  + change.difference);
}

inline QStringList rows(const std::vector<Change>& changes)
{
    QStringList result;
    for (const Change& change : changes)
        result << row(change);
    return result;
}

/// One partition whose top queues are the flow-style @p queues.
inline std::string withQueues(const QString& queues)
{
    return "partitions: [{name: default, queues: [{name: root, queues: [" + queues.toStdString() + "]}]}]";
}

/// One partition with a single queue root.a that has @p content.
inline std::string withQueue(const QString& content)
{
    return withQueues("{name: a, " + content + "}");
}

inline std::string withPartition(const QString& content)
{
    return "partitions: [{name: default, queues: [{name: root}], " + content.toStdString() + "}]";
}

/// Of a table of two texts and what differs.
inline void columns()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QStringList>("expected");
}
} // namespace quotadeck::config::test
