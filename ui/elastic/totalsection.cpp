// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/totalsection.h"

#include "models/elastic/elastictotal.h"
#include "ui/elastic/detailtexts.h"
#include "ui/elastic/stepslist.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/factstable.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr std::size_t kMostNodes = 50; ///< that are listed
} // namespace

TotalSection::TotalSection(QWidget* parent)
    : QWidget(parent)
    , m_hint(quietLabel(this))
    , m_lines(new StepsList(this))
    , m_nodesHint(quietLabel(this))
    , m_nodes(new FactsTable({tr("Node"), tr("State"), tr("Used"), tr("Allocatable")}, 0, this))
{
    m_lines->setAccessibleName(tr("Cluster capacity"));
    m_nodes->setAccessibleName(tr("Counted nodes"));
    m_nodes->setToolTip(tr("Used: requests of the pods on the node"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kTiny);
    for (QWidget* part : std::initializer_list<QWidget*>{sectionTitle(tr("Cluster capacity"), this), m_hint,
                                                         m_lines, m_nodesHint, m_nodes})
        column->addWidget(part);
}

void TotalSection::showTotal(const models::ElasticState& state, std::string_view group, ResourceType type)
{
    const QString gap = models::totalGap(state, group, type);
    m_hint->setVisible(!gap.isEmpty());
    m_hint->setText(tr("%1.").arg(gap));
    QList<StepLine> lines;
    const auto account = models::totalAccount(state, group, type);
    for (const models::CalculationStep& line : account)
        lines.append({line.title, line.sum, line.amount, line.reason, line.isResult});
    m_lines->setLines(lines);
    showNodes(state, group, type);
}

void TotalSection::showNodes(const models::ElasticState& state, std::string_view group, ResourceType type)
{
    const auto nodes = models::countedMachines(state, group);
    QList<FactRow> rows;
    for (std::size_t i = 0; i < std::min(nodes.size(), kMostNodes); ++i) {
        const elastic::QuotaMachine& node = *nodes[i];
        Quantity used = 0;
        for (const elastic::QuotaPodState& pod :
             state.cluster ? state.cluster->pods : std::vector<elastic::QuotaPodState>()) {
            if (pod.node == node.name)
                used = saturatingAdd(used, pod.manifest.pod.request.valueOr0(type));
        }
        const auto number = [&](std::optional<Quantity> amount) {
            return Fact{.text = amount ? models::elasticText(type.name(), *amount) : QStringLiteral("–"),
                        .align = Fact::Align::Number,
                        .toolTip = {}};
        };
        rows.append({Fact{.text = QString::fromStdString(node.name), .toolTip = {}},
                     Fact{.text = node.isSchedulable ? tr("schedulable") : tr("unschedulable"),
                          .state = node.isSchedulable ? models::RowState::Normal : models::RowState::Notice,
                          .toolTip = node.isSchedulable ? tr("Accepts new pods")
                                                        : tr("Accepts no new pods, but is counted")},
                     number(state.cluster ? std::optional(used) : std::nullopt),
                     number(node.allocatable.find(type))});
    }
    m_nodes->setVisible(!rows.isEmpty());
    m_nodes->setFacts(rows);
    if (nodes.empty())
        m_nodesHint->setText(state.cluster ? tr("The source does not report nodes.")
                                           : tr("No Node objects found in the file."));
    else if (nodes.size() > kMostNodes)
        m_nodesHint->setText(tr("Showing the first %1 of %2 nodes.").arg(kMostNodes).arg(nodes.size()));
    m_nodesHint->setVisible(nodes.empty() || nodes.size() > kMostNodes);
}
} // namespace quotadeck::ui
