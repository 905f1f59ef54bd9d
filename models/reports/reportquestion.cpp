// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reports/reportquestion.h"

#include "core/connect/storeaddress.h"

#include <QDir>
#include <QFileInfo>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

namespace quotadeck::models {
namespace {

constexpr auto kSourceKey = "source";
constexpr auto kLogFileKey = "logFile";
constexpr auto kStoreKey = "store";
constexpr auto kPasswordFileKey = "passwordFile";
constexpr auto kClusterKey = "cluster";
constexpr auto kPartitionKey = "partition";
constexpr auto kPeriodKey = "period";
constexpr auto kFromKey = "from";
constexpr auto kToKey = "to";
constexpr auto kRowsKey = "rows";
constexpr auto kTagKey = "tag";
constexpr auto kColumnsKey = "columns";
constexpr auto kWhereKey = "where";
constexpr auto kPricesKey = "prices";
constexpr auto kChargeKey = "charge";
constexpr auto kIdleKey = "idle";
constexpr auto kBeforeKey = "compareBefore";

// The words of settings files: numbers of an enum change with the program.
constexpr std::array kSourceWords{"now", "session", "history", "recording", "finished", "log", "store"};
constexpr std::array kPeriodWords{"all",          "today",      "yesterday",  "last-7-days",
                                  "last-30-days", "this-month", "last-month", "from-to"};
constexpr std::array kRowWords{"queue",     "user", "group",         "application",
                               "namespace", "tag",  "instance-type", "user-and-queue"};
constexpr std::array kStepWords{"total", "hour", "day", "week", "month"};
constexpr std::array kChargeWords{"used", "guaranteed", "larger"};
constexpr std::array kIdleWords{"shown", "shared", "left-out"};
static_assert(kSourceWords.size() == kReportSourceKinds && kPeriodWords.size() == kReportPeriods
              && kRowWords.size() == kReportRows);
// The periods with a name are those of definitions.
static_assert(static_cast<std::size_t>(ReportPeriod::FromTo) == usage::kPeriodWords
              && static_cast<int>(ReportPeriod::LastMonth) == static_cast<int>(usage::PeriodWord::LastMonth));

using ReportWords = std::span<const char* const>;

template <typename Value>
QString wordOfValue(ReportWords words, Value value)
{
    return QLatin1String(words[static_cast<std::size_t>(value)]);
}

template <typename Value>
std::optional<Value> valueOfWord(ReportWords words, const QString& word)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (word == QLatin1String(words[i]))
            return static_cast<Value>(i);
    }
    return std::nullopt;
}
} // namespace

ReportQuestion ReportQuestion::whoUsesWhat()
{
    ReportQuestion question;
    question.source = ReportSourceKind::Now;
    question.rows = ReportRows::UserAndQueue;
    return question;
}

std::vector<usage::Dimension> ReportQuestion::dimensions() const
{
    switch (rows) {
    case ReportRows::Queue:
        return {usage::Dimension::Queue};
    case ReportRows::User:
        return {usage::Dimension::User};
    case ReportRows::Group:
        return {usage::Dimension::Group};
    case ReportRows::Application:
        return {usage::Dimension::Application};
    case ReportRows::Namespace:
        return {usage::Dimension::Namespace};
    case ReportRows::Tag:
        return {usage::Dimension::Tag};
    case ReportRows::InstanceType:
        return {usage::Dimension::InstanceType};
    case ReportRows::UserAndQueue:
        break;
    }
    return {usage::Dimension::User, usage::Dimension::Queue};
}

Result<usage::ReportFilter> ReportQuestion::filter() const
{
    auto filter = usage::ReportFilter::read(where.toStdString());
    if (!filter)
        return filter;
    if (filter->names().contains(usage::Dimension::Tag) && rows != ReportRows::Tag)
        return fail(ErrorCode::InvalidArgument, {},
                    QUOTADECK_TEXT("usage", "a filter by tag is of the tag of the rows: choose rows by tag"));
    const bool chargesGuarantees = charge != usage::Charge::Used || idle;
    if (filter->isBeyondQueues() && !priceFile.isEmpty() && chargesGuarantees)
        return fail(ErrorCode::InvalidArgument, {},
                    QUOTADECK_TEXT("usage",
                                   "guaranteed and idle amounts belong to queues: charge them with a filter "
                                   "of queues alone"));
    return filter;
}

std::vector<usage::Dimension> ReportQuestion::neededDimensions() const
{
    std::vector<usage::Dimension> needed = dimensions();
    if (const auto read = usage::ReportFilter::read(where.toStdString()))
        std::ranges::copy(read->dimensions(), std::back_inserter(needed));
    return needed;
}

QVariantMap ReportQuestion::toMap() const
{
    QVariantMap map{{QLatin1String(kSourceKey), wordOfValue(kSourceWords, source)},
                    {QLatin1String(kPeriodKey), wordOfValue(kPeriodWords, period)},
                    {QLatin1String(kRowsKey), wordOfValue(kRowWords, rows)},
                    {QLatin1String(kColumnsKey), wordOfValue(kStepWords, columns)},
                    {QLatin1String(kChargeKey), wordOfValue(kChargeWords, charge)},
                    {QLatin1String(kBeforeKey), comparesBefore}};
    const auto add = [&map](const char* key, const QString& text) {
        if (!text.isEmpty())
            map.insert(QLatin1String(key), text);
    };
    add(kLogFileKey, logFile);
    if (connect::readStoreAddress(store.toStdString())) {
        add(kStoreKey, store);
        add(kPasswordFileKey, passwordFile);
        add(kClusterKey, cluster);
        add(kPartitionKey, partition);
    }
    add(kFromKey, from);
    add(kToKey, to);
    add(kTagKey, tag);
    add(kWhereKey, where);
    add(kPricesKey, priceFile);
    if (idle)
        add(kIdleKey, wordOfValue(kIdleWords, *idle));
    return map;
}

ReportQuestion ReportQuestion::fromMap(const QVariantMap& map)
{
    const auto text = [&map](const char* key) { return map.value(QLatin1String(key)).toString(); };
    ReportQuestion question;
    question.source = valueOfWord<ReportSourceKind>(kSourceWords, text(kSourceKey)).value_or(question.source);
    question.logFile = text(kLogFileKey);
    question.store = text(kStoreKey);
    question.passwordFile = text(kPasswordFileKey);
    question.cluster = text(kClusterKey);
    question.partition = text(kPartitionKey);
    question.period = valueOfWord<ReportPeriod>(kPeriodWords, text(kPeriodKey)).value_or(question.period);
    question.from = text(kFromKey);
    question.to = text(kToKey);
    question.rows = valueOfWord<ReportRows>(kRowWords, text(kRowsKey)).value_or(question.rows);
    question.tag = text(kTagKey);
    question.columns = valueOfWord<usage::Step>(kStepWords, text(kColumnsKey)).value_or(question.columns);
    question.where = text(kWhereKey);
    question.priceFile = text(kPricesKey);
    question.charge = valueOfWord<usage::Charge>(kChargeWords, text(kChargeKey)).value_or(question.charge);
    question.idle = valueOfWord<usage::IdleCost>(kIdleWords, text(kIdleKey));
    question.comparesBefore = map.value(QLatin1String(kBeforeKey)).toBool();
    return question;
}

usage::ReportDefinition ReportQuestion::definition(const usage::Calendar& calendar, const QString& path) const
{
    usage::ReportDefinition definition;
    if (period != ReportPeriod::FromTo) {
        definition.period = static_cast<usage::PeriodWord>(period);
    } else {
        definition.from = from.trimmed().toStdString();
        definition.to = to.trimmed().toStdString();
    }
    definition.zone = calendar.zoneName();
    definition.rows = dimensions();
    definition.tag = rows == ReportRows::Tag ? tag.toStdString() : std::string();
    definition.columns = columns;
    definition.filter = filter().value_or(usage::ReportFilter());
    definition.comparesBefore = comparesBefore;
    if (priceFile.isEmpty())
        return definition;
    const QString beside = QFileInfo(path).absoluteDir().relativeFilePath(priceFile);
    definition.priceFile = (beside.startsWith(QLatin1String("..")) ? priceFile : beside).toStdString();
    definition.charge = charge;
    definition.idle = charge == usage::Charge::Used ? idle : std::nullopt;
    return definition;
}

ReportQuestion ReportQuestion::asDefined(const usage::ReportDefinition& definition, const QString& path) const
{
    ReportQuestion question;
    question.source = source;
    question.logFile = logFile;
    question.store = store;
    question.passwordFile = passwordFile;
    question.cluster = cluster;
    question.partition = partition;
    question.from = QString::fromStdString(definition.from);
    question.to = QString::fromStdString(definition.to);
    if (definition.period)
        question.period = static_cast<ReportPeriod>(*definition.period);
    else if (!question.from.isEmpty() || !question.to.isEmpty())
        question.period = ReportPeriod::FromTo;
    for (int i = 0; i < kReportRows; ++i) {
        ReportQuestion each;
        each.rows = static_cast<ReportRows>(i);
        if (each.dimensions() == definition.rows)
            question.rows = each.rows;
    }
    question.tag = QString::fromStdString(definition.tag);
    question.columns = definition.columns.value_or(question.columns);
    question.where = QString::fromStdString(definition.filter.text());
    if (!definition.priceFile.empty())
        question.priceFile
            = QFileInfo(path).absoluteDir().absoluteFilePath(QString::fromStdString(definition.priceFile));
    question.charge = definition.charge.value_or(question.charge);
    question.idle = definition.idle;
    question.comparesBefore = definition.comparesBefore.value_or(false);
    return question;
}

Result<usage::Period> periodOf(const ReportQuestion& question, const usage::Calendar& calendar,
                               const usage::Period& extent, usage::Seconds now)
{
    const auto moment = [&calendar](const char* where, const QString& text, usage::Seconds otherwise) {
        if (text.trimmed().isEmpty())
            return Result<usage::Seconds>(otherwise);
        const auto time = calendar.parse(text.trimmed().toStdString());
        return time ? Result<usage::Seconds>(*time)
                    : Result<usage::Seconds>(fail(ErrorCode::InvalidArgument, where, time.error().message));
    };
    if (question.period != ReportPeriod::FromTo)
        return usage::periodOf(static_cast<usage::PeriodWord>(question.period), calendar, extent, now);
    const auto from = moment("from", question.from, extent.from);
    if (!from)
        return tl::unexpected(from.error());
    const auto to = moment("to", question.to, extent.to);
    if (!to)
        return tl::unexpected(to.error());
    if (*to <= *from)
        return fail(ErrorCode::InvalidArgument, "to",
                    QUOTADECK_TEXT("usage", "the period ends before it begins: enter a later end"));
    return usage::Period{*from, *to};
}

Result<usage::Period> neededPeriod(const ReportQuestion& question, const usage::Calendar& calendar,
                                   const usage::Period& extent, usage::Seconds now)
{
    auto period = periodOf(question, calendar, extent, now);
    if (period && !period->isEmpty() && question.comparesBefore)
        period->from = std::min(period->from, calendar.before(*period).from);
    return period;
}

usage::Calendar localCalendar()
{
    return usage::Calendar::inZone(QTimeZone::systemTimeZoneId().toStdString()).value_or(usage::Calendar());
}
} // namespace quotadeck::models
