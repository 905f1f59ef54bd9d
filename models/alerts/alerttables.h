// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/alert/alertrule.h"
#include "core/metrics/metricfamily.h"
#include "models/alerts/alertsilences.h"
#include "models/overview/overviewtables.h"

#include <QString>

#include <optional>
#include <string>

namespace quotadeck::models {
/// An alert that fires.
struct AlertRow
{
    std::string id; ///< the rule and the labels of the object
    alert::Severity severity = alert::Severity::Warning;
    QString rule; ///< its name
    QString what; ///< object and value: "queue root.data, memory: 92 %"
    QString summary; ///< of the rule; empty: none
    SystemTime since; ///< it fires
    alert::Subject subject = alert::Subject::Queue;
    QString queue{}; ///< of the object; empty: none
    QString quotaGroup{}; ///< of elastic quotas, instead of a queue; empty: none
    QString person{}; ///< user or group; empty: none
    std::optional<Silence> silence{}; ///< nothing: it is not silent

    [[nodiscard]] RowState state() const;
    /// The place in the order by severity: the more urgent, the higher. Silent ones are least urgent.
    [[nodiscard]] int urgency() const;
    friend bool operator==(const AlertRow&, const AlertRow&) = default;
};

/// The id of the alert of @p rule about the object with @p labels.
[[nodiscard]] std::string alertId(const std::string& rule, const metrics::Labels& labels);

/// Alerts that fire.
class AlertListModel final : public OverviewTable<AlertRow>
{
    Q_OBJECT
public:
    enum Column { SeverityColumn, WhatColumn, RuleColumn, SinceColumn, SilenceColumn, ColumnCount };
    Q_ENUM(Column)

    explicit AlertListModel(QObject* parent = nullptr);

private:
    static ColumnTable<AlertRow> columns();
};

/// A row of the list of silences.
struct SilenceRow
{
    std::string id; ///< of the alert
    Silence silence;
};

/// The silences of a source.
class SilenceListModel final : public OverviewTable<SilenceRow>
{
    Q_OBJECT
public:
    enum Column { RuleColumn, WhatColumn, UntilColumn, ColumnCount };
    Q_ENUM(Column)

    explicit SilenceListModel(QObject* parent = nullptr);

private:
    static ColumnTable<SilenceRow> columns();
};
} // namespace quotadeck::models
