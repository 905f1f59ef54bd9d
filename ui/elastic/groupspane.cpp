// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/groupspane.h"

#include "ui/widgets/placeholder.h"
#include "ui/widgets/treetable.h"
#include "ui/widgets/usagebar.h"

namespace quotadeck::ui {
namespace {
using models::ElasticTreeModel;

constexpr int kNumberWidth = 46; ///< of few digits; the table sees to more
constexpr int kRuntimeWidth = 66;
constexpr int kAllLevels = 100;

QList<ColumnDefault> columns()
{
    using Align = ColumnDefault::Align;
    return {{.column = ElasticTreeModel::GroupColumn, .width = 120, .align = Align::Text, .isFlexible = true},
            {.column = ElasticTreeModel::ShareColumn, .width = 108, .align = Align::Text, .isFlexible = true},
            {.column = ElasticTreeModel::MinColumn, .width = kNumberWidth},
            {.column = ElasticTreeModel::MaxColumn, .width = kNumberWidth},
            {.column = ElasticTreeModel::WeightColumn, .width = 62, .shown = ColumnDefault::Shown::No},
            {.column = ElasticTreeModel::RequestColumn, .width = kNumberWidth},
            {.column = ElasticTreeModel::UsedColumn, .width = kNumberWidth},
            {.column = ElasticTreeModel::SavedRuntimeColumn, .width = kRuntimeWidth},
            {.column = ElasticTreeModel::RuntimeColumn, .width = kRuntimeWidth},
            {.column = ElasticTreeModel::NotesColumn, .width = 86, .align = Align::Text, .isFlexible = true}};
}

} // namespace

GroupsPane::GroupsPane(models::ElasticTreeModel* groups, QWidget* parent)
    : QStackedWidget(parent)
    , m_groups(groups)
    , m_table(new TreeTable(groups, columns()))
    , m_nothing(new Placeholder(Icon::Elastic))
{
    m_table->setAccessibleName(tr("Quota groups"));
    m_table->setItemDelegateForColumn(ElasticTreeModel::ShareColumn, new UsageBarDelegate(m_table));
    m_table->setDepth(kAllLevels);
    addWidget(m_table);
    addWidget(m_nothing);
}

void GroupsPane::showContent(const models::ElasticStatePtr& state, bool isCluster)
{
    if (m_groups->rowCount() > 0) {
        setCurrentWidget(m_table);
        return;
    }
    if (m_groups->totalCount() > 0)
        m_nothing->setMessage(tr("No matching groups"),
                              tr("0 of %n groups match the filter.", nullptr, m_groups->totalCount()));
    else if (isCluster)
        m_nothing->setMessage(state ? tr("The cluster has no quota groups") : tr("No data yet"),
                              tr("Quota groups appear here when the source reports them."));
    else if (state && state->treeError)
        m_nothing->setMessage(tr("This file cannot be read"), tr("The problems are listed below."));
    else
        m_nothing->setMessage(tr("This file contains no ElasticQuota"),
                              tr("Other kinds of objects are ignored. Use \"kubectl get elasticquotas -A "
                                 "-o yaml\" to print those of a cluster."));
    setCurrentWidget(m_nothing);
}

} // namespace quotadeck::ui
