// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/sourcemessages.h"

#include "models/common/messagetext.h"
#include "models/elastic/elastictotal.h"
#include "ui/elastic/groupspane.h"
#include "ui/theme/icons.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace quotadeck::ui {
using models::RowState;

namespace {
/// Gives the texts their context.
struct SourceNotices
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::ui::SourceNotices)
};
} // namespace

bool isOfMoment(const models::ElasticMonitor& monitor)
{
    return monitor.isPast() || monitor.kind() == SourceKind::Recording;
}

std::optional<SourceNotice> fileNotice(const models::ElasticState& state, ResourceType type, int groups)
{
    if (state.treeError && groups > 0)
        return SourceNotice{RowState::Critical,
                            SourceNotices::tr("Runtimes unknown. %1").arg(models::treeGap(*state.treeError))};
    if (!state.total.find(type) && groups > 0)
        return SourceNotice{RowState::Warning,
                            SourceNotices::tr("The manifests do not contain the cluster total of %1. Enter "
                                              "it in “Cluster total” to calculate runtimes.")
                                .arg(nameOf(type))};
    if (state.silentGroups > 0)
        return SourceNotice{RowState::Notice,
                            SourceNotices::tr("%n groups report no request; 0 is assumed.", nullptr,
                                              static_cast<int>(state.silentGroups))};
    return std::nullopt;
}

std::optional<SourceNotice> clusterNotice(const models::ElasticMonitor& monitor, ResourceType type,
                                          int groups)
{
    static const SourceStatus kNone;
    const auto& state = monitor.state();
    const SourceStatus& status = isOfMoment(monitor) ? kNone : monitor.status();
    if (const auto& error = status.error)
        return SourceNotice{
            RowState::Warning,
            SourceNotices::tr("Showing data from the last successful read: %1: %2")
                .arg(QString::fromStdString(error->where), models::messageText(error->message))};
    const auto& unavailable = status.unavailable;
    if (const auto groupsMissing = unavailable.find("elasticquotas"); groupsMissing != unavailable.end())
        return SourceNotice{
            RowState::Notice,
            SourceNotices::tr("Only the groups of one namespace are shown, so runtimes may be wrong: %1")
                .arg(models::messageText(groupsMissing->second.message))};
    if (state && !state->total.find(type) && groups > 0) {
        const auto nodes = unavailable.find("nodes");
        return SourceNotice{
            RowState::Notice,
            nodes == unavailable.end()
                ? SourceNotices::tr(
                      "The cluster does not report its total of %1. Enter it in “Cluster total” to "
                      "compare the reported runtimes with the calculation.")
                      .arg(nameOf(type))
                : SourceNotices::tr(
                      "The total of %1 is unknown: %2. Enter it in “Cluster total” to compare the "
                      "reported runtimes with the calculation.")
                      .arg(nameOf(type), models::messageText(nodes->second.message))};
    }
    if (state && !state->silentTrees.empty())
        return SourceNotice{
            RowState::Notice,
            SourceNotices::tr("The cluster does not report the totals of its trees, so runtimes are "
                              "unknown.")};
    return std::nullopt;
}

namespace {
/// Gives the texts their context.
struct SourceVerdicts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::ui::SourceVerdicts)
};

/// In UTC.
QDateTime timeOf(elastic::QuotaTime time)
{
    const auto milliseconds = std::chrono::floor<std::chrono::milliseconds>(time).time_since_epoch();
    return QDateTime::fromMSecsSinceEpoch(milliseconds.count(), Qt::UTC);
}

/// "a, b, c …", the order in which changed groups are to be applied.
QString orderText(const models::ElasticState& state)
{
    constexpr std::size_t kMost = 4;
    QStringList names;
    for (std::size_t i = 0; i < std::min(state.order.size(), kMost); ++i)
        names << QString::fromStdString(state.order[i]);
    return names.join(QStringLiteral(", ")) + (state.order.size() > kMost ? QStringLiteral(" …") : QString());
}
} // namespace

Verdict manifestVerdict(const models::ElasticState& state, bool isBusy)
{
    // Of a file that cannot be read nobody knows whether it is empty.
    const bool isEmpty = state.manifests().empty() && !state.treeError;
    const bool isAccepted = state.verdict.accepted;
    const QIcon sign = isEmpty ? icon(Icon::Note)
        : !isAccepted          ? stateIcon(models::RowState::Critical)
        : !state.stuck.empty() ? stateIcon(models::RowState::Warning)
                               : okIcon();
    if (isBusy)
        return {sign, SourceVerdicts::tr("Working…")};
    if (isEmpty)
        return {sign, SourceVerdicts::tr("No changes to validate")};
    if (!isAccepted) {
        const auto errors = static_cast<int>(
            std::ranges::count(state.verdict.findings, config::Severity::Error, &config::Finding::severity));
        return {sign, SourceVerdicts::tr("The cluster would reject this: %n errors", nullptr, errors)};
    }
    if (!state.stuck.empty())
        return {sign,
                SourceVerdicts::tr("Cannot be updated: %n groups must be recreated", nullptr,
                                   static_cast<int>(state.stuck.size()))};
    if (state.order.size() > 1)
        return {sign,
                SourceVerdicts::tr("The cluster would accept these changes one by one: %1")
                    .arg(orderText(state))};
    return {sign, SourceVerdicts::tr("The cluster would accept this")};
}

QString clusterTitle(const models::ElasticMonitor& monitor)
{
    const bool isSimulated = monitor.kind() == SourceKind::Simulator;
    const auto& state = monitor.state();
    const QDateTime moment = state ? timeOf(state->cluster->time) : QDateTime();
    const QString time = state
        ? QLocale().toString(isSimulated ? moment : moment.toLocalTime(), QLocale::ShortFormat)
        : SourceVerdicts::tr("no data yet");
    return isSimulated ? SourceVerdicts::tr("%1 · simulated, %2 UTC", "name, time").arg(monitor.name(), time)
                       : SourceVerdicts::tr("%1 · as of %2", "address, time").arg(monitor.name(), time);
}

Verdict clusterVerdict(const models::ElasticMonitor& monitor)
{
    if (isOfMoment(monitor))
        return {okIcon(), SourceVerdicts::tr("Quotas of the moment on screen")};
    if (monitor.status().error)
        return {stateIcon(models::RowState::Warning), SourceVerdicts::tr("The last read failed")};
    if (monitor.kind() == SourceKind::Simulator)
        return {okIcon(), SourceVerdicts::tr("Changes take effect immediately")};
    return {okIcon(), SourceVerdicts::tr("Read-only: edit the manifests to change groups")};
}
} // namespace quotadeck::ui
