// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/groupspane.h"

#include "core/elastic/amounts.h"
#include "models/elastic/elastictotal.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/treetable.h"
#include "ui/widgets/usagebar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace quotadeck::ui {
namespace {
constexpr int kGroupFilterWidth = 180;
constexpr int kTotalWidth = 110;

QLabel* caption(const QString& text, QWidget* buddy)
{
    auto* label = new QLabel(text);
    label->setBuddy(buddy);
    return label;
}

/// What the groups of the first level are guaranteed of @p type; those of other trees have totals of their own.
Quantity minimaOf(const models::ElasticState& state, ResourceType type)
{
    Quantity minima = 0;
    const bool hasTrees = state.now && state.now->options.hasSeveralTrees;
    for (const auto& manifest : state.manifests()) {
        const auto& group = manifest.object.group;
        if (elastic::isRootName(group.parent) && !(hasTrees && !group.treeId.empty()))
            minima = saturatingAdd(minima, group.min.valueOr0(type));
    }
    return minima;
}
} // namespace

QString nameOf(ResourceType type)
{
    return QString::fromStdString(std::string(type.name()));
}

AmountsBar::AmountsBar(models::ElasticTreeModel* groups, QWidget* parent)
    : QWidget(parent)
    , m_filter(new FilterField(groups))
    , m_resource(new QComboBox)
    , m_total(new QLineEdit)
    , m_cards(new QCheckBox(tr("By &model")))
    , m_strict(new QCheckBox(tr("Str&ict")))
    , m_summary(new ElidedLabel)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    addFields();
    m_filter->setPlaceholderText(tr("Filter groups"));
    m_filter->setAccessibleName(tr("Filter groups"));
    setScaledFixedWidth(m_filter, kGroupFilterWidth);
    m_resource->setAccessibleName(tr("Resource"));
    m_resource->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_resource->setToolTip(tr("Resource shown on the page"));
    m_total->setAccessibleName(tr("Cluster total"));
    m_total->setPlaceholderText(tr("unknown"));
    m_total->setToolTip(tr("Total of this resource on all nodes of the cluster, for example 400 or 2Ti"));
    setScaledFixedWidth(m_total, kTotalWidth);
    m_cards->setAccessibleName(tr("Cards by model"));
    m_cards->setToolTip(tr("Include guarantees per card model, an extension not present in Koordinator"));
    m_cards->hide();
    m_strict->setAccessibleName(tr("Strict rules"));
    m_strict->setToolTip(tr("Reject turning a leaf into a parent and a parent into a leaf (V10)"));
    m_strict->hide();
    m_summary->setElideMode(Qt::ElideRight);
    connect(m_resource, &QComboBox::activated, this, &AmountsBar::resourceChosen);
    connect(m_total, &QLineEdit::editingFinished, this, &AmountsBar::takeTotal);
    connect(m_cards, &QCheckBox::clicked, this, &AmountsBar::cardRulesChosen);
    connect(m_strict, &QCheckBox::clicked, this, &AmountsBar::strictChosen);
}

void AmountsBar::addFields()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kMedium, metrics::kTiny + 2, metrics::kMedium, metrics::kTiny + 2);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_filter);
    row->addSpacing(metrics::kSmall);
    row->addWidget(caption(tr("&Resource"), m_resource));
    row->addWidget(m_resource);
    row->addWidget(caption(tr("Cluster &total"), m_total));
    row->addWidget(m_total);
    row->addWidget(m_cards);
    row->addWidget(m_strict);
    row->addWidget(m_summary, 1);
}

ResourceType AmountsBar::resource() const
{
    const QString name = m_resource->currentText();
    return ResourceType(name.isEmpty() ? std::string("cpu") : name.toStdString());
}

void AmountsBar::showResources(const models::ElasticStatePtr& state)
{
    QStringList names;
    if (state) {
        for (const ResourceType type : state->resources)
            names << nameOf(type);
    }
    QStringList shown;
    for (int i = 0; i < m_resource->count(); ++i)
        shown << m_resource->itemText(i);
    if (names == shown)
        return;
    const QString current = m_resource->currentText();
    m_resource->clear();
    m_resource->addItems(names);
    m_resource->setEnabled(!names.isEmpty());
    m_resource->setCurrentIndex(static_cast<int>(qMax<qsizetype>(0, names.indexOf(current))));
}

void AmountsBar::showAmounts(const models::ElasticStatePtr& state, models::CardRules rules)
{
    m_hasState = state != nullptr;
    m_cards->setVisible(state && models::hasCardModels(*state, resource()));
    m_cards->setChecked(rules == models::CardRules::Models);
    m_strict->setVisible(state && !state->cluster);
    m_strict->setChecked(state && state->isStrict);
    showTotal(state);
}

void AmountsBar::showTotal(const models::ElasticStatePtr& state)
{
    const bool mayReplace = !m_total->hasFocus() || !m_total->isModified();
    if (!state || state->resources.empty()) {
        if (mayReplace)
            m_total->clear();
        m_summary->setText({});
        return;
    }
    const auto total = state->total.find(resource());
    m_total->setReadOnly(state->cluster && state->cluster->total.find(resource()));
    if (mayReplace)
        m_total->setText(total ? models::elasticText(resource().name(), *total) : QString());
    const Quantity minima = minimaOf(*state, resource());
    const QString sum = models::elasticText(resource().name(), minima);
    m_summary->setText(total && minima > *total
                           ? tr("mins of the first level %1, more than the total: scaled down").arg(sum)
                           : tr("mins of the first level %1").arg(sum));
}

void AmountsBar::takeTotal()
{
    const QString text = m_total->text().trimmed();
    if (!m_hasState || !m_total->isModified())
        return;
    std::optional<Quantity> total;
    if (!text.isEmpty()) {
        const auto amount = elastic::parseAmount(resource().name(), text.toStdString());
        if (!amount || *amount < 0) {
            Q_EMIT totalRefused(tr("\"%1\" is not a valid total of %2. Enter for example 400, 1500m or 2Ti.")
                                    .arg(text, nameOf(resource())));
            return;
        }
        total = *amount;
    }
    m_total->setModified(false);
    Q_EMIT totalTyped(total);
}

namespace {
using models::ElasticTreeModel;

constexpr int kGroupNumberWidth = 46; ///< of few digits; the table sees to more
constexpr int kRuntimeWidth = 66;
constexpr int kGroupLevels = 100;

QList<ColumnDefault> groupColumns()
{
    using Align = ColumnDefault::Align;
    return {{.column = ElasticTreeModel::GroupColumn, .width = 120, .align = Align::Text, .isFlexible = true},
            {.column = ElasticTreeModel::ShareColumn, .width = 108, .align = Align::Text, .isFlexible = true},
            {.column = ElasticTreeModel::MinColumn, .width = kGroupNumberWidth},
            {.column = ElasticTreeModel::MaxColumn, .width = kGroupNumberWidth},
            {.column = ElasticTreeModel::WeightColumn, .width = 62, .shown = ColumnDefault::Shown::No},
            {.column = ElasticTreeModel::RequestColumn,
             .width = kGroupNumberWidth,
             .shown = ColumnDefault::Shown::NotComparing},
            {.column = ElasticTreeModel::UsedColumn, .width = kGroupNumberWidth},
            {.column = ElasticTreeModel::UsedNowColumn,
             .width = kRuntimeWidth,
             .shown = ColumnDefault::Shown::Comparing},
            {.column = ElasticTreeModel::SavedRuntimeColumn,
             .width = kRuntimeWidth,
             .shown = ColumnDefault::Shown::NotComparing},
            {.column = ElasticTreeModel::RuntimeColumn, .width = kRuntimeWidth},
            {.column = ElasticTreeModel::RuntimeNowColumn,
             .width = kRuntimeWidth,
             .shown = ColumnDefault::Shown::Comparing},
            {.column = ElasticTreeModel::NotesColumn, .width = 86, .align = Align::Text, .isFlexible = true}};
}

} // namespace

GroupsPane::GroupsPane(models::ElasticTreeModel* groups, QWidget* parent)
    : QStackedWidget(parent)
    , m_groups(groups)
    , m_table(new TreeTable(groups, groupColumns()))
    , m_nothing(new Placeholder(Icon::Elastic))
{
    m_table->setAccessibleName(tr("Quota groups"));
    m_table->setItemDelegateForColumn(ElasticTreeModel::ShareColumn, new UsageBarDelegate(m_table));
    m_table->setDepth(kGroupLevels);
    addWidget(m_table);
    addWidget(m_nothing);
    connect(m_nothing, &Placeholder::actionTriggered, this, &GroupsPane::clearRequested);
}

void GroupsPane::showContent(const models::ElasticStatePtr& state, Source source)
{
    if (m_groups->rowCount() > 0) {
        setCurrentWidget(m_table);
        return;
    }
    if (m_groups->totalCount() > 0)
        m_nothing->setMessage(tr("No matching groups"),
                              tr("0 of %n groups match the filter.", nullptr, m_groups->totalCount()),
                              tr("Clear Filter"));
    else if (source == Source::Moment && !state)
        m_nothing->setMessage(tr("No elastic quotas at this moment"),
                              tr("They were not read or not recorded then. Choose another moment."));
    else if (source != Source::File)
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

#include "moc_groupspane.cpp"
