// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/resultwords.h"

#include "models/common/celltext.h"
#include "models/common/durationtext.h"
#include "models/insight/insighttext.h"

#include <QCoreApplication>
#include <QLocale>

#include <chrono>
#include <cmath>

namespace quotadeck::models {
namespace {
using sim::Measure;

struct ResultTexts
{
    Q_DECLARE_TR_FUNCTIONS(Results)
};

QString waitText(double seconds)
{
    using namespace std::chrono;
    return durationText(duration_cast<nanoseconds>(duration<double>(seconds)));
}

QString percentText(double part)
{
    return models::percentText(QLocale().toString(100 * part, 'f', 1));
}

bool isWait(Measure measure)
{
    return measure == Measure::MeanWait || measure == Measure::MedianWait || measure == Measure::LongWait;
}

bool isShare(Measure measure)
{
    return measure == Measure::MeanShare || measure == Measure::ShareNow || measure == Measure::Served;
}
} // namespace

QString measureTitle(Measure measure)
{
    switch (measure) {
    case Measure::Submitted:
        return ResultTexts::tr("Submitted");
    case Measure::Waiting:
        return ResultTexts::tr("Waiting");
    case Measure::Running:
        return ResultTexts::tr("Running");
    case Measure::Completed:
        return ResultTexts::tr("Completed");
    case Measure::Failed:
        return ResultTexts::tr("Failed");
    case Measure::Rejected:
        return ResultTexts::tr("Rejected");
    case Measure::MeanWait:
        return ResultTexts::tr("Mean wait");
    case Measure::MedianWait:
        return ResultTexts::tr("Median wait");
    case Measure::LongWait:
        //: the 95th percentile of the waits
        return ResultTexts::tr("Wait (p95)");
    case Measure::MeanShare:
        return ResultTexts::tr("Mean share");
    case Measure::ShareNow:
        return ResultTexts::tr("Share now");
    case Measure::Denied:
        return ResultTexts::tr("Failed attempts");
    case Measure::Served:
        return ResultTexts::tr("Not waiting");
    }
    return {};
}

QString measureHelp(Measure measure)
{
    switch (measure) {
    case Measure::Submitted:
        return ResultTexts::tr("Submitted applications, including rejected ones");
    case Measure::Waiting:
        return ResultTexts::tr("Accepted applications without an allocation");
    case Measure::Running:
        return ResultTexts::tr("Unfinished applications with at least one allocation");
    case Measure::Completed:
        return ResultTexts::tr("Completed applications");
    case Measure::Failed:
        return ResultTexts::tr("Failed applications");
    case Measure::Rejected:
        return ResultTexts::tr("Applications rejected by the scheduler");
    case Measure::MeanWait:
        return ResultTexts::tr(
            "Mean time from submission to the first allocation; waiting applications count with the time "
            "until now");
    case Measure::MedianWait:
        return ResultTexts::tr("Half of the applications wait no longer than this");
    case Measure::LongWait:
        return ResultTexts::tr("95% of applications wait no longer than this");
    case Measure::MeanShare:
        return ResultTexts::tr("Mean usage of the most-used quota over the whole run");
    case Measure::ShareNow:
        return ResultTexts::tr("Current usage of that quota");
    case Measure::Denied:
        return ResultTexts::tr("Failed scheduling attempts; a waiting request is tried once per second");
    case Measure::Served:
        return ResultTexts::tr("Part of the time of its applications, from submission to end or now, that is "
                               "not spent waiting for the first "
                               "allocation");
    }
    return {};
}

QString measureText(Measure measure, std::optional<double> value)
{
    if (!value)
        return unsetText();
    if (isWait(measure))
        return waitText(*value);
    if (isShare(measure))
        return percentText(*value);
    return QLocale().toString(std::llround(*value));
}

QString changeText(Measure measure, std::optional<double> change)
{
    if (!change)
        return unsetText();
    if (*change == 0)
        return QStringLiteral("0");
    const double size = std::abs(*change);
    //: percentage points
    const QString amount = isShare(measure)
        ? ResultTexts::tr("%1 pp").arg(QLocale().toString(100 * size, 'f', 1))
        : measureText(measure, size);
    return *change < 0 ? QStringLiteral("\u2212%1").arg(amount) : QStringLiteral("+%1").arg(amount);
}

QString mostOftenText(const QString& first, std::size_t reasons)
{
    //: a reason, how many others
    return reasons == 1 ? first
                        : ResultTexts::tr("%1, %n more", nullptr, static_cast<int>(reasons - 1)).arg(first);
}

QString countedText(std::uint64_t count, const QString& reason)
{
    return QStringLiteral("%1 × %2").arg(QLocale().toString(qulonglong{count}), reason);
}

QString shareText(const std::optional<sim::QuotaShare>& share)
{
    if (!share)
        return {};
    //: mean share, resource, amount used now, quota
    return ResultTexts::tr("%1 of %2 · now %3 of %4")
        .arg(percentText(share->mean()), amountName(share->type), quantityText(share->type, share->used),
             quantityText(share->type, share->quota));
}

QString resultName(const sim::ResultRow& row)
{
    return row.name.empty() ? ResultTexts::tr("(no queue)") : QString::fromStdString(row.name);
}
} // namespace quotadeck::models
