// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/elasticdetails.h"

#include "models/common/messagetext.h"
#include "models/elastic/elasticaccount.h"
#include "models/elastic/elastictotal.h"
#include "models/elastic/elastictreemodel.h"
#include "ui/elastic/detailsections.h"
#include "ui/elastic/groupspane.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/detailtable.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace quotadeck::ui {
namespace {
constexpr int kLeastDetailsWidth = 330;

/// The groups that may become the parent of @p group: parents that are not below it.
QStringList possibleParents(const models::ElasticState& state, const elastic::QuotaGroup& group)
{
    QStringList names;
    for (const auto& manifest : state.manifests()) {
        const auto& candidate = manifest.object.group;
        if (!candidate.isParent || candidate.name == group.name)
            continue;
        bool isBelow = false;
        const auto* at = &candidate;
        for (std::size_t step = 0; step < state.manifests().size() && at && !isBelow; ++step) {
            isBelow = at->parent == group.name;
            const auto* const above = state.find(at->parent);
            at = above ? &above->object.group : nullptr;
        }
        if (!isBelow)
            names << QString::fromStdString(candidate.name);
    }
    names.sort();
    return names;
}
} // namespace

ElasticDetails::ElasticDetails(QWidget* parent)
    : ColumnArea(parent)
    , m_content(new QWidget(this))
    , m_hint(quietLabel(m_content))
    , m_title(textLabel(m_content))
    , m_subtitle(quietLabel(m_content))
    , m_profile(quietLabel(m_content))
    , m_form(new GroupForm(m_content))
    , m_overuseTitle(sectionTitle(tr("Over its runtime"), m_content))
    , m_overuse(textLabel(m_content))
    , m_calculation(new StepsList(m_content))
    , m_calculationHint(quietLabel(m_content))
    , m_ledger(new DetailTable({tr("To"), tr("Lends")}, 0, m_content))
    , m_ledgerHint(quietLabel(m_content))
    , m_cardsTitle(sectionTitle(tr("By model"), m_content))
    , m_cardsHint(quietLabel(m_content))
    , m_cards(
          new DetailTable({tr("Model"), tr("Min"), tr("Used"), tr("Available"), tr("May use")}, 0, m_content))
    , m_pods(new PodSection(m_content))
    , m_remedy(new PodRemedy(m_content))
    , m_total(new TotalSection(m_content))
{
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Details of the group"));
    m_content->setAutoFillBackground(true);
    m_content->setBackgroundRole(QPalette::Window); // fields stand out from it
    setWidget(m_content);
    QFont font = m_title->font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    setTextScale(m_title, 1.15);
    m_hint->setText(tr("Select a group to see its runtime calculation and to edit it."));
    m_calculation->setAccessibleName(tr("Runtime calculation"));
    m_ledger->setAccessibleName(tr("Lending on this level"));
    m_cards->setAccessibleName(tr("Card models"));
    m_cards->setToolTip(
        tr("Min: guaranteed and in effect; available: free and not guaranteed to other groups; may use: "
           "number the group may use now"));

    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(metrics::kMedium, metrics::kMedium, metrics::kMedium, metrics::kMedium);
    column->setSpacing(metrics::kTiny);
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_hint, m_title, m_subtitle, m_profile, m_form, m_overuseTitle, m_overuse, m_remedy,
             sectionTitle(tr("Runtime calculation"), m_content), m_calculationHint, m_calculation,
             sectionTitle(tr("Lending on this level"), m_content), m_ledgerHint, m_ledger, m_cardsTitle,
             m_cardsHint, m_cards, m_pods, m_total})
        column->addWidget(part);
    column->addStretch(1);
    connect(m_pods, &PodSection::asked, m_remedy, &PodRemedy::ask);
    showGroup(nullptr, {}, ResourceType("cpu"));
}

QSize ElasticDetails::minimumSizeHint() const
{
    return ColumnArea::minimumSizeHint().expandedTo({kLeastDetailsWidth, 0});
}

void ElasticDetails::showGroup(const models::ElasticStatePtr& state, const QString& name, ResourceType type,
                               models::CardRules rules)
{
    const auto* const manifest = state ? state->find(name.toStdString()) : nullptr;
    for (QObject* child : m_content->children()) {
        auto* part = qobject_cast<QWidget*>(child);
        if (part && part != m_hint)
            part->setVisible(manifest != nullptr);
    }
    m_hint->setVisible(!manifest);
    if (!manifest) {
        m_pods->clear();
        return;
    }
    const auto& group = manifest->object.group;
    m_title->setText(name);
    QString kind = group.isParent ? tr("Parent group") : tr("Leaf group");
    if (!group.treeId.empty())
        kind = tr("%1 · tree %2", "kind, id").arg(kind, QString::fromStdString(group.treeId));
    m_subtitle->setText(state->cluster ? kind
                                       : tr("%1 · line %2", "kind, number")
                                             .arg(kind, QString::number(manifest->place("name").begin.line)));
    showProfile(*state, manifest->object);
    m_form->showGroup(group, type, possibleParents(*state, group));
    showOveruse(*state, *manifest, type);
    showCalculation(*state, *manifest, type);
    showLedger(*state, *manifest, type);
    showCards(*state, *manifest, type, rules);
    m_pods->showPods(state, group.name, type, rules);
    m_total->showTotal(*state, name.toStdString(), type);
}

/// A group that a profile makes is written again and again by its controller (EQ-56).
void ElasticDetails::showProfile(const models::ElasticState& state, const elastic::QuotaObject& object)
{
    const auto* const profile
        = elastic::profileOf(state.profiles, object.group.namespaceName, object.group.name);
    m_profile->setVisible(profile || !object.profile.empty());
    if (!m_profile->isVisibleTo(m_content))
        return;
    const QString name = QString::fromStdString(profile ? profile->name : object.profile);
    QString text
        = tr("Made by the profile %1, whose controller writes min, max and labels again. Profiles are "
             "shown, not edited here.")
              .arg(name);
    if (profile && profile->nodes) {
        const QString nodes = QString::fromStdString(profile->nodes->text());
        text += u' ';
        text += nodes.isEmpty() ? tr("It selects all nodes.") : tr("It selects the nodes %1.").arg(nodes);
        if (!profile->ratio.empty())
            text += u' ' + tr("Ratio of their resources: %1.").arg(QString::fromStdString(profile->ratio));
    }
    m_profile->setText(text);
}

/// What the rules for models say where they are on (section 11).
void ElasticDetails::showCards(const models::ElasticState& state, const elastic::QuotaManifest& manifest,
                               ResourceType type, models::CardRules rules)
{
    const auto account = models::cardAccount(state, manifest.object.group.name, type);
    const bool isOn = rules == models::CardRules::Models;
    m_cardsTitle->setVisible(account.has_value());
    m_cardsHint->setVisible(account.has_value());
    m_cards->setVisible(account && isOn);
    if (!account)
        return;
    const auto number = [](const QString& text) {
        return DetailCell{.text = text, .align = DetailCell::Align::Number, .toolTip = {}};
    };
    QList<DetailRow> rows;
    for (const models::ModelShare& share : account->models)
        rows.append({DetailCell{.text = share.model, .toolTip = {}}, number(share.guaranteed),
                     number(share.used), number(share.headroom), number(share.most)});
    m_cards->setRows(rows);
    const QString mode = isOn
        ? tr("Rules for models are on, an extension not present in Koordinator. They do not change the "
             "runtime.")
        : tr("Cards are counted regardless of their model, as in Koordinator.");
    const QStringList reclaims = isOn ? account->reclaims : QStringList();
    m_cardsHint->setText((QStringList(mode) + reclaims).join(u' '));
}

void ElasticDetails::showOveruse(const models::ElasticState& state, const elastic::QuotaManifest& manifest,
                                 ResourceType type)
{
    const auto figures = models::elasticFigures(state, manifest, type);
    const bool isOver = figures.overuse() > 0;
    m_overuseTitle->setVisible(isOver);
    m_overuse->setVisible(isOver);
    if (!isOver)
        return;
    const QString amount = models::elasticText(type.name(), figures.overuse());
    if (manifest.object.group.isParent) {
        m_overuse->setText(
            tr("%1 of %2 must be released by the groups below. Pods are evicted there, not in a parent "
               "group.")
                .arg(amount, nameOf(type)));
        return;
    }
    const auto preview = models::evictionPreview(state, manifest);
    QString text = tr("%1 of %2 must be released. With monitorAllQuotas enabled, pods are evicted after "
                      "120 s of continuous overuse: lower priority first, then newer pods.")
                       .arg(amount, nameOf(type));
    text += u' ';
    if (preview.known == 0)
        text += tr("Pods unknown: no pods of this group are listed.");
    else if (preview.victims.empty())
        text += tr("None of the listed pods can be evicted.");
    else
        text += preview.suffices ? tr("Pods to evict:") : tr("Pods to evict, not sufficient:");
    for (const elastic::QuotaPod& pod : preview.victims)
        text += tr("\n%1: priority %2, %3 %4", "pod, priority, amount, resource")
                    .arg(QString::fromStdString(pod.name), QString::number(pod.priority),
                         models::elasticText(type.name(), pod.request.valueOr0(type)), nameOf(type));
    m_overuse->setText(text);
}

void ElasticDetails::showCalculation(const models::ElasticState& state,
                                     const elastic::QuotaManifest& manifest, ResourceType type)
{
    QList<StepLine> lines;
    const auto steps = models::elasticCalculation(state, manifest.object.group.name, type);
    for (const models::CalculationStep& step : steps)
        lines.append({step.title, step.sum, step.amount, step.reason, step.isResult});
    m_calculation->setLines(lines);
    const auto difference = state.differences.find({manifest.object.group.name, type});
    const bool differs = difference != state.differences.end();
    m_calculationHint->setVisible(lines.isEmpty() || differs);
    if (differs) {
        m_calculationHint->setText(
            tr("Differs from the cluster: %1.")
                .arg(models::messageText(elastic::describe(difference->second, type))));
        return;
    }
    if (!lines.isEmpty())
        return;
    if (state.treeError)
        m_calculationHint->setText(models::treeGap(*state.treeError));
    else if (!manifest.object.group.max.find(type))
        m_calculationHint->setText(
            tr("Max does not include %1: not counted, not limited.").arg(nameOf(type)));
    else
        m_calculationHint->setText(
            tr("Unknown. %1.").arg(models::totalGap(state, manifest.object.group.name, type)));
}

void ElasticDetails::showLedger(const models::ElasticState& state, const elastic::QuotaManifest& manifest,
                                ResourceType type)
{
    const auto account = models::elasticLending(state, manifest.object.group.name, type);
    const QList<models::LendingFlow> flows = account ? account->flows : QList<models::LendingFlow>();
    // A lender stands once, over those that have what it lends: two names side by side would be cut.
    QStringList lenders;
    for (const models::LendingFlow& flow : flows) {
        if (!lenders.contains(flow.from))
            lenders << flow.from;
    }
    QList<DetailRow> rows;
    for (const QString& lender : std::as_const(lenders)) {
        rows.append({DetailCell{.text = lender.isEmpty() ? tr("From unreserved resources")
                                                         : tr("From %1").arg(lender),
                                .emphasis = models::Emphasis::Dim,
                                .toolTip = {}}});
        for (const models::LendingFlow& flow : flows) {
            if (flow.from != lender)
                continue;
            const auto emphasis = flow.isOwn ? models::Emphasis::Strong : models::Emphasis::Normal;
            rows.append({DetailCell{.text = flow.to, .emphasis = emphasis, .toolTip = {}, .indent = 1},
                         DetailCell{.text = flow.amount,
                                    .align = DetailCell::Align::Number,
                                    .emphasis = emphasis,
                                    .toolTip = {}}});
        }
    }
    m_ledger->setRows(rows);
    m_ledger->setVisible(!rows.isEmpty());
    if (!account)
        m_ledgerHint->setText(tr("Unknown: the runtime is unknown."));
    else if (rows.isEmpty())
        m_ledgerHint->setText(tr("No group borrows. %1 idle.").arg(account->idle));
    else if (account->hidden > 0)
        m_ledgerHint->setText(tr("%1 unreserved, %2 idle. %n smaller parts are not listed.", nullptr,
                                 static_cast<int>(account->hidden))
                                  .arg(account->free, account->idle));
    else
        m_ledgerHint->setText(tr("%1 unreserved, %2 idle.").arg(account->free, account->idle));
}
} // namespace quotadeck::ui

#include "moc_elasticdetails.cpp"
