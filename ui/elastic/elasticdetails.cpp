// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/elasticdetails.h"

#include "models/elastic/elasticaccount.h"
#include "models/elastic/elastictreemodel.h"
#include "ui/elastic/stepslist.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/factstable.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace quotadeck::ui {
namespace {
constexpr int kLeastWidth = 330;
constexpr std::size_t kMostPods = 50; ///< that are listed
const std::vector<elastic::QuotaPodState> kNoPods;

QLabel* textLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel* sectionTitle(const QString& text, QWidget* parent)
{
    auto* label = textLabel(parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setText(text);
    label->setContentsMargins(0, metrics::kMedium, 0, metrics::kTiny);
    return label;
}

QLabel* quietLabel(QWidget* parent)
{
    auto* label = textLabel(parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QString nameOf(ResourceType type)
{
    return QString::fromStdString(std::string(type.name()));
}

QString podState(const elastic::QuotaPodState& pod)
{
    if (pod.isTerminating)
        return ElasticDetails::tr("evicted, ending");
    if (!pod.manifest.isAssigned)
        return pod.evictions > 0 ? ElasticDetails::tr("waiting, evicted before")
                                 : ElasticDetails::tr("waiting");
    const QString node = QString::fromStdString(pod.node);
    if (node.isEmpty())
        return ElasticDetails::tr("running");
    return pod.model.empty() ? ElasticDetails::tr("on %1").arg(node)
                             : ElasticDetails::tr("on %1, %2", "node, model of its cards")
                                   .arg(node, QString::fromStdString(pod.model));
}

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
    : QScrollArea(parent)
    , m_content(new QWidget(this))
    , m_hint(quietLabel(m_content))
    , m_title(textLabel(m_content))
    , m_subtitle(quietLabel(m_content))
    , m_form(new GroupForm(m_content))
    , m_overuseTitle(sectionTitle(tr("More used than it may"), m_content))
    , m_overuse(textLabel(m_content))
    , m_calculation(new StepsList(m_content))
    , m_calculationHint(quietLabel(m_content))
    , m_ledger(new FactsTable({tr("From"), tr("To"), tr("Lends")}, m_content))
    , m_ledgerHint(quietLabel(m_content))
    , m_cardsTitle(sectionTitle(tr("By model"), m_content))
    , m_cardsHint(quietLabel(m_content))
    , m_cards(new FactsTable({tr("Model"), tr("Guaranteed"), tr("Used"), tr("Headroom")}, m_content))
    , m_podsTitle(sectionTitle(tr("Pods"), m_content))
    , m_podsHint(quietLabel(m_content))
    , m_pods(new FactsTable({tr("Pod"), tr("Is"), tr("Asks for")}, m_content))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(kLeastWidth);
    setAccessibleName(tr("Details of the group"));
    m_content->setAutoFillBackground(true);
    m_content->setBackgroundRole(QPalette::Window); // fields stand out from it
    setWidget(m_content);
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.15);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_hint->setText(tr("Select a group to see how its runtime comes about, and to change it."));
    m_calculation->setAccessibleName(tr("How the runtime comes about"));
    m_ledger->setAccessibleName(tr("Lending on this level"));
    m_cards->setAccessibleName(tr("Models of cards"));
    m_cards->setToolTip(tr("Headroom: free, and not promised to other groups"));
    m_pods->setAccessibleName(tr("Pods of the group"));

    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(metrics::kMedium, metrics::kMedium, metrics::kMedium, metrics::kMedium);
    column->setSpacing(metrics::kTiny);
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_hint, m_title, m_subtitle, m_form, m_overuseTitle, m_overuse,
             sectionTitle(tr("How the runtime comes about"), m_content), m_calculationHint, m_calculation,
             sectionTitle(tr("Lending on this level"), m_content), m_ledgerHint, m_ledger, m_cardsTitle,
             m_cardsHint, m_cards, m_podsTitle, m_podsHint, m_pods})
        column->addWidget(part);
    column->addStretch(1);
    showGroup(nullptr, {}, ResourceType("cpu"));
}

void ElasticDetails::showGroup(const models::ElasticStatePtr& state, const QString& name, ResourceType type)
{
    const auto* const manifest = state ? state->find(name.toStdString()) : nullptr;
    for (QObject* child : m_content->children()) {
        auto* part = qobject_cast<QWidget*>(child);
        if (part && part != m_hint)
            part->setVisible(manifest != nullptr);
    }
    m_hint->setVisible(!manifest);
    if (!manifest)
        return;
    const auto& group = manifest->object.group;
    m_title->setText(name);
    const QString kind = group.isParent ? tr("Parent group") : tr("Leaf group");
    m_subtitle->setText(
        state->cluster
            ? kind
            : tr("%1 · line %2", "kind, number").arg(kind).arg(manifest->place("name").begin.line));
    m_form->showGroup(group, type, possibleParents(*state, group));
    showOveruse(*state, *manifest, type);
    showCalculation(*state, *manifest, type);
    showLedger(*state, *manifest, type);
    showCards(*state, *manifest, type);
    showPods(*state, *manifest, type);
}

/// What the rules for models say, whether the cluster goes by them or not (section 11).
void ElasticDetails::showCards(const models::ElasticState& state, const elastic::QuotaManifest& manifest,
                               ResourceType type)
{
    const auto cards = models::elasticCards(state, type);
    const auto groups = cards ? cards->groups() : std::vector<elastic::TypedGroup>();
    const auto group = std::ranges::find(groups, manifest.object.group.name, &elastic::TypedGroup::name);
    const bool isKnown = group != groups.end();
    m_cardsTitle->setVisible(isKnown);
    m_cardsHint->setVisible(isKnown);
    m_cards->setVisible(isKnown);
    if (!isKnown)
        return;
    const auto place = static_cast<std::size_t>(group - groups.begin());
    const auto number = [&](Quantity value) {
        return Fact{
            .text = models::elasticText(type.name(), value), .align = Fact::Align::Number, .toolTip = {}};
    };
    QList<FactRow> rows;
    QStringList reclaims;
    for (const auto& entry : cards->capacity()) {
        const QString model = entry.first.empty() ? tr("(no model)") : QString::fromStdString(entry.first);
        const auto amounts = group->models.find(entry.first);
        rows.append({Fact{.text = model, .toolTip = {}}, number(cards->guarantee(place, entry.first)),
                     number(amounts == group->models.end() ? 0 : amounts->second.used),
                     number(cards->headroom(place, entry.first))});
        for (const elastic::TypedReclaim& reclaim : cards->reclaim(entry.first))
            reclaims << tr("%1 would have to give %2 of %3 back.", "group, number, model")
                            .arg(QString::fromStdString(reclaim.group),
                                 models::elasticText(type.name(), reclaim.cards), model);
    }
    m_cards->setFacts(rows);
    const bool isOn = state.cluster && state.cluster->cards == type.name();
    const QString mode = isOn ? tr("The rules for models are on.")
                              : tr("An addition that Koordinator does not know: it counts cards alone.");
    m_cardsHint->setText(QStringList({mode, reclaims.join(u' ')}).join(u' ').trimmed());
}

/// Those that wait come first: what keeps them is what is asked for.
void ElasticDetails::showPods(const models::ElasticState& state, const elastic::QuotaManifest& manifest,
                              ResourceType type)
{
    std::vector<const elastic::QuotaPodState*> pods;
    for (const elastic::QuotaPodState& pod : state.cluster ? state.cluster->pods : kNoPods) {
        if (pod.group == manifest.object.group.name)
            pods.push_back(&pod);
    }
    std::ranges::stable_sort(pods, {},
                             [](const elastic::QuotaPodState* pod) { return pod->manifest.isAssigned; });
    const auto waiting = std::ranges::count_if(
        pods, [](const elastic::QuotaPodState* pod) { return !pod->manifest.isAssigned; });
    QList<FactRow> rows;
    for (std::size_t i = 0; i < std::min(pods.size(), kMostPods); ++i) {
        const elastic::QuotaPodState& pod = *pods[i];
        const bool isWaiting = !pod.manifest.isAssigned;
        rows.append({Fact{.text = QString::fromStdString(pod.manifest.pod.name), .toolTip = {}},
                     Fact{.text = podState(pod),
                          .state = isWaiting ? models::RowState::Notice : models::RowState::Normal,
                          .toolTip = QString::fromStdString(pod.waits)},
                     Fact{.text = models::elasticText(type.name(), pod.manifest.pod.request.valueOr0(type)),
                          .align = Fact::Align::Number,
                          .toolTip = {}}});
    }
    m_podsTitle->setVisible(!pods.empty());
    m_podsHint->setVisible(!pods.empty());
    m_pods->setVisible(!pods.empty());
    m_pods->setFacts(rows);
    QString hint = tr("%1 run, %2 wait.").arg(static_cast<qsizetype>(pods.size()) - waiting).arg(waiting);
    if (waiting > 0 && !pods.front()->waits.empty())
        hint += QStringLiteral(" ")
            + tr("%1 waits: %2.", "pod, reason")
                  .arg(QString::fromStdString(pods.front()->manifest.pod.name),
                       QString::fromStdString(pods.front()->waits));
    if (pods.size() > kMostPods)
        hint += QStringLiteral(" ") + tr("The first %1 are listed.").arg(kMostPods);
    m_podsHint->setText(hint);
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
            tr("%1 of %2 have to come back from the groups below. Pods are taken from them, not "
               "from a parent.")
                .arg(amount, nameOf(type)));
        return;
    }
    const auto preview = models::evictionPreview(state, manifest);
    QString text = tr("%1 of %2 have to go. With monitorAllQuotas on, pods are evicted after 120 s without a "
                      "break, lower priority first, then the younger.")
                       .arg(amount, nameOf(type));
    text += u' ';
    if (preview.known == 0)
        text += tr("Which ones is not known: no pods of this group are listed.");
    else if (preview.victims.empty())
        text += tr("None of the listed pods may be evicted.");
    else
        text += preview.suffices ? tr("That would be:") : tr("That would be, and is not enough:");
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
        lines.append({step.title, step.amount, step.reason, step.isResult});
    m_calculation->setLines(lines);
    const auto difference = state.differences.find({manifest.object.group.name, type});
    const bool differs = difference != state.differences.end();
    m_calculationHint->setVisible(lines.isEmpty() || differs);
    if (differs) {
        m_calculationHint->setText(
            tr("Not as the cluster: %1.")
                .arg(QString::fromStdString(elastic::describe(difference->second, type))));
        return;
    }
    if (!lines.isEmpty())
        return;
    if (state.treeError)
        m_calculationHint->setText(tr("The groups make no tree: %1: %2")
                                       .arg(QString::fromStdString(state.treeError->where),
                                            QString::fromStdString(state.treeError->message)));
    else if (!manifest.object.group.max.find(type))
        m_calculationHint->setText(
            tr("Max does not name %1, so it is neither counted nor limited here.").arg(nameOf(type)));
    else
        m_calculationHint->setText(
            tr("Not known: type above what the cluster has of %1 in total.").arg(nameOf(type)));
}

void ElasticDetails::showLedger(const models::ElasticState& state, const elastic::QuotaManifest& manifest,
                                ResourceType type)
{
    const auto account = models::elasticLending(state, manifest.object.group.name, type);
    QList<FactRow> rows;
    for (const models::LendingFlow& flow : account ? account->flows : QList<models::LendingFlow>()) {
        const auto emphasis = flow.isOwn ? models::Emphasis::Strong : models::Emphasis::Normal;
        const bool isFree = flow.from.isEmpty();
        rows.append(
            {Fact{.text = isFree ? tr("(nobody's min)") : flow.from,
                  .emphasis = isFree ? models::Emphasis::Dim : emphasis,
                  .toolTip = {}},
             Fact{.text = flow.to, .emphasis = emphasis, .toolTip = {}},
             Fact{.text = flow.amount, .align = Fact::Align::Number, .emphasis = emphasis, .toolTip = {}}});
    }
    m_ledger->setFacts(rows);
    m_ledger->setVisible(!rows.isEmpty());
    if (!account)
        m_ledgerHint->setText(tr("Not known, as the runtime."));
    else if (rows.isEmpty())
        m_ledgerHint->setText(tr("Nobody has more than its own. %1 are idle.").arg(account->idle));
    else if (account->hidden > 0)
        m_ledgerHint->setText(tr("%1 are nobody's min, %2 are idle. %n smaller parts are not listed.",
                                 nullptr, static_cast<int>(account->hidden))
                                  .arg(account->free, account->idle));
    else
        m_ledgerHint->setText(tr("%1 are nobody's min, %2 are idle.").arg(account->free, account->idle));
}
} // namespace quotadeck::ui
