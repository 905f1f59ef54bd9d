// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/usage/calendar.h"
#include "core/usage/report.h"
#include "core/usage/reportdefinition.h"
#include "core/usage/reportfilter.h"

#include <QString>
#include <QVariantMap>

#include <optional>
#include <vector>

namespace quotadeck::models {
/// Where the amounts of a report come from.
enum class ReportSourceKind {
    Now, ///< the snapshot on screen
    Session, ///< the samples of the source on screen since it was opened
    History, ///< the usage history of the connection
    Recording, ///< the recording that is open
    Finished, ///< the finished applications that the scheduler on screen lists
    Log, ///< a log of the scheduler, with summaries of applications
    Store ///< a store that `quotadeck collect` writes
};
inline constexpr int kReportSourceKinds = 7;

/// Which part of what the source has.
enum class ReportPeriod { All, Today, Yesterday, Last7Days, Last30Days, ThisMonth, LastMonth, FromTo };
inline constexpr int kReportPeriods = 8;

/// What the rows of a report stand for.
enum class ReportRows { Queue, User, Group, Application, Namespace, Tag, InstanceType, UserAndQueue };
inline constexpr int kReportRows = 8;

/// A partition whose consumption a store has.
struct StoredCluster
{
    QString cluster{};
    QString partition{};

    friend bool operator==(const StoredCluster&, const StoredCluster&) = default;
};

/// What the user wants reported. A value; saved under a name as a view of the page.
struct ReportQuestion
{
    ReportSourceKind source = ReportSourceKind::Now;
    QString logFile; ///< of Log
    QString
        store; ///< of Store: a file or an address without a password, as `quotadeck report --store` takes it
    QString passwordFile; ///< of Store in PostgreSQL; empty: as libpq finds the password
    QString cluster; ///< of Store; empty: the only one
    QString partition; ///< of that cluster; empty: the only one
    ReportPeriod period = ReportPeriod::All;
    QString from; ///< of FromTo; empty: where the source begins
    QString to; ///< likewise: where it ends
    ReportRows rows = ReportRows::Queue;
    QString tag; ///< the key of Tag
    usage::Step columns = usage::Step::Total;
    QString where; ///< as usage::ReportFilter::read() takes it; empty: all amounts
    QString priceFile; ///< empty: no costs
    usage::Charge charge = usage::Charge::Used;
    std::optional<usage::IdleCost> idle; ///< nothing: shown where the source knows it
    bool comparesBefore = false;

    /// Usage of this moment by user and queue.
    [[nodiscard]] static ReportQuestion whoUsesWhat();
    [[nodiscard]] std::vector<usage::Dimension> dimensions() const;
    /// Errors: InvalidArgument; `where` is empty.
    [[nodiscard]] Result<usage::ReportFilter> filter() const;
    /// Of the rows and of the filter, where that can be read.
    [[nodiscard]] std::vector<usage::Dimension> neededDimensions() const;
    /// For settings: an address of a store that is broken, which may have a password, is left out.
    [[nodiscard]] QVariantMap toMap() const;
    /// What @p map lacks, or has wrong, is as in a new question.
    [[nodiscard]] static ReportQuestion fromMap(const QVariantMap& map);
    /// What `quotadeck report --definition` reads of it, in the file @p path. It has no source.
    [[nodiscard]] usage::ReportDefinition definition(const usage::Calendar& calendar,
                                                     const QString& path) const;
    /// What @p definition in the file @p path asks of the source of this question. What it does not say is as in a new question.
    [[nodiscard]] ReportQuestion asDefined(const usage::ReportDefinition& definition,
                                           const QString& path) const;
    friend bool operator==(const ReportQuestion&, const ReportQuestion&) = default;
};

/// The period that @p question names. @p now is the moment that days are counted back from, @p extent what the source has.
/// Errors: InvalidArgument for a time that is none, or a period that ends before it begins; `where` is "from" or "to".
[[nodiscard]] Result<usage::Period> periodOf(const ReportQuestion& question, const usage::Calendar& calendar,
                                             const usage::Period& extent, usage::Seconds now);
/// periodOf() and, for a question that compares, the period before it. Errors: the same.
[[nodiscard]] Result<usage::Period> neededPeriod(const ReportQuestion& question,
                                                 const usage::Calendar& calendar, const usage::Period& extent,
                                                 usage::Seconds now);
/// The calendar of this machine's time zone; that of UTC where it has none.
[[nodiscard]] usage::Calendar localCalendar();
} // namespace quotadeck::models
