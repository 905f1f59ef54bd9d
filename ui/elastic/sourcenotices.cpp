// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/sourcenotices.h"

#include "models/elastic/elastictotal.h"
#include "ui/elastic/amountsbar.h"

#include <QCoreApplication>

namespace quotadeck::ui {
using models::RowState;

namespace {
/// Gives the texts their context.
struct SourceNotices
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::ui::SourceNotices)
};
} // namespace

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
    const auto& state = monitor.state();
    if (const auto& error = monitor.status().error)
        return SourceNotice{
            RowState::Warning,
            SourceNotices::tr("Showing data from the last successful read: %1: %2")
                .arg(QString::fromStdString(error->where), QString::fromStdString(error->message))};
    if (state && !state->total.find(type) && groups > 0)
        return SourceNotice{
            RowState::Notice,
            SourceNotices::tr("The cluster does not report its total of %1. Enter it in “Cluster total” to "
                              "compare the reported runtimes with the calculation.")
                .arg(nameOf(type))};
    if (state && !state->silentTrees.empty())
        return SourceNotice{
            RowState::Notice,
            SourceNotices::tr("The cluster does not report the totals of its trees, so runtimes are "
                              "unknown.")};
    return std::nullopt;
}
} // namespace quotadeck::ui
