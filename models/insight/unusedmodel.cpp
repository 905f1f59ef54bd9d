// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/unusedmodel.h"

#include "models/insight/insighttext.h"

#include <QLocale>

#include <utility>

namespace quotadeck::models {
namespace {
QString unusedWho(const UnusedLine& line)
{
    return subjectText(line.limit.isGroup ? DenialSubject::Group : DenialSubject::User,
                       QString::fromStdString(line.limit.name));
}
} // namespace

ColumnTable<UnusedLine> UnusedModel::columns()
{
    using Line = const UnusedLine&;
    static constexpr ColumnOf<UnusedLine> kColumns[] = {
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Queue that has the limit"),
            .text = [](Line line) { return QString::fromStdString(line.limit.queue.text()); },
            .emphasis = [](Line line) { return dimUnless(!line.isRepeated); },
        },
        {
            .column = WhoColumn,
            .title = QT_TR_NOOP("Applied to nobody"),
            .help = QT_TR_NOOP("The user or group that the limit names"),
            .text = unusedWho,
        },
        {
            .column = LimitColumn,
            .title = QT_TR_NOOP("Limit"),
            .help = QT_TR_NOOP("Number of the limit in its queue"),
            .isNumeric = true,
            .text = [](Line line) { return QLocale().toString(qulonglong{line.limit.limit} + 1); },
            .isBefore = [](Line left, Line right) { return left.limit.limit < right.limit.limit; },
        },
        {
            .column = LineColumn,
            .title = QT_TR_NOOP("Line"),
            .help = QT_TR_NOOP("Line of the limit in the text"),
            .isNumeric = true,
            .text = [](Line line) { return QLocale().toString(line.limit.span.begin.line); },
            .isBefore
            = [](Line left, Line right) { return left.limit.span.begin.line < right.limit.span.begin.line; },
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

UnusedModel::UnusedModel(QObject* parent) : RowList(columns(), parent) { }

void UnusedModel::setLimits(const std::vector<insight::UnusedLimit>& limits)
{
    std::vector<UnusedLine> lines;
    for (const insight::UnusedLimit& limit : limits) {
        UnusedLine line;
        line.id = QStringLiteral("%1 %2 %3 %4")
                      .arg(QString::fromStdString(limit.queue.text()))
                      .arg(limit.limit)
                      .arg(limit.isGroup)
                      .arg(QString::fromStdString(limit.name));
        line.isRepeated = !lines.empty() && lines.back().limit.queue == limit.queue;
        line.limit = limit;
        lines.push_back(std::move(line));
    }
    setRows(std::move(lines));
}
} // namespace quotadeck::models

#include "moc_unusedmodel.cpp"
