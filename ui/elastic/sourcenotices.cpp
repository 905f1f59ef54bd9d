// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/sourcenotices.h"

#include "models/common/messagetext.h"
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
        return SourceNotice{
            RowState::Critical,
            SourceNotices::tr("Runtimes are not known. %1").arg(models::treeGap(*state.treeError))};
    if (!state.total.find(type) && groups > 0)
        return SourceNotice{RowState::Warning,
                            SourceNotices::tr("What the cluster has of %1 in total is not in a manifest. "
                                              "Type it into “Cluster total” to know the runtimes.")
                                .arg(nameOf(type))};
    if (state.silentGroups > 0)
        return SourceNotice{RowState::Notice,
                            SourceNotices::tr("%n groups report no request, which is unknown then: they are "
                                              "solved as if they asked for nothing.",
                                              nullptr, static_cast<int>(state.silentGroups))};
    return std::nullopt;
}

std::optional<SourceNotice> clusterNotice(const models::ElasticMonitor& monitor, ResourceType type,
                                          int groups)
{
    const auto& state = monitor.state();
    if (const auto& error = monitor.status().error)
        return SourceNotice{
            RowState::Warning,
            SourceNotices::tr("What is shown is of the last good reading: %1: %2")
                .arg(QString::fromStdString(error->where), models::messageText(error->message))};
    if (state && !state->total.find(type) && groups > 0)
        return SourceNotice{
            RowState::Notice,
            SourceNotices::tr("The cluster does not tell what it has of %1 in total. Type that into "
                              "“Cluster total” to compare its runtimes with ours.")
                .arg(nameOf(type))};
    if (state && !state->silentTrees.empty())
        return SourceNotice{
            RowState::Notice,
            SourceNotices::tr("The cluster does not tell what its trees take, so runtimes are not known.")};
    return std::nullopt;
}
} // namespace quotadeck::ui
