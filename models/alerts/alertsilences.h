// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <QString>
#include <QVariantList>

#include <optional>
#include <vector>

namespace quotadeck::models {
/// How long an alert stays silent.
enum class SilenceSpan { Hour, EightHours, UntilResolved, Forever };

/// One alert, of one rule and one object, that is not notified of or counted.
struct Silence
{
    QString alert; ///< id of its row
    QString rule;
    QString what; ///< the object, for people
    SilenceSpan span = SilenceSpan::Hour;
    std::optional<SystemTime> until; ///< wall clock; of Hour and EightHours

    friend bool operator==(const Silence&, const Silence&) = default;
};

/// The silences of one source, and how settings keep them. A value.
class AlertSilences
{
public:
    AlertSilences() = default;
    /// What is no silence is left out.
    explicit AlertSilences(const QVariantList& kept);
    [[nodiscard]] QVariantList kept() const;

    /// In place of the one for the same alert.
    void add(Silence silence);
    bool remove(const QString& alert); ///< Whether there was one.
    /// The alert has ended: a silence until then ends, too. Returns whether there was one.
    bool resolve(const QString& alert);
    /// Removes those whose time is over at @p now; whether there were any.
    bool expire(SystemTime now);

    [[nodiscard]] const Silence* find(const QString& alert) const; ///< nullptr: none
    [[nodiscard]] const std::vector<Silence>& all() const { return m_all; }

private:
    std::vector<Silence> m_all;
};
} // namespace quotadeck::models
