// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/elasticpage.h"

#include "ui/editing/differences.h"
#include "ui/editing/editrecovery.h"
#include "ui/editing/fileediting.h"
#include "ui/editing/fileheader.h"
#include "ui/editing/filemessages.h"
#include "ui/editing/filesaving.h"
#include "ui/editing/savesheet.h"
#include "ui/editing/startpane.h"
#include "ui/editing/versionspanel.h"
#include "ui/elastic/amountsbar.h"
#include "ui/elastic/elasticdetails.h"
#include "ui/elastic/elasticfindings.h"
#include "ui/elastic/elasticreview.h"
#include "ui/elastic/groupspane.h"
#include "ui/elastic/sourcemessages.h"
#include "ui/theme/icons.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/widgets/treetable.h"

#include <QAction>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace quotadeck::ui {
namespace {
constexpr auto kTable = "table";
constexpr auto kSplitter = "splitter";
constexpr auto kByModels = "cardsByModel";
constexpr int kFileSource = 0;
constexpr int kClusterSource = 1;
} // namespace

ElasticPage::ElasticPage(models::ElasticSession* session, models::ElasticMonitor* monitor, QWidget* parent)
    : Page(QStringLiteral("elastic"), tr("Elastic"), Icon::Elastic, parent)
    , m_session(session)
    , m_monitor(monitor)
    , m_groups(new models::ElasticTreeModel(this))
    , m_findings(new models::FindingsModel(this))
{
    m_findings->setPathTitle(tr("Group"));
    createEditing();
    createViews();
    connectEditing();
    connectMonitor();
    connectViews();
    showState();
}

void ElasticPage::createEditing()
{
    m_editing = new FileEditing(m_session, this);
    new SaveReview(
        m_session, m_editing->saving(), [this] { return new ElasticReview(m_session); }, this);
    auto* open = m_editing->actions()->open();
    open->setToolTip(tr("Open ElasticQuota Manifests"));
    connect(open, &QAction::triggered, this, &ElasticPage::openRequested);
    m_connect = newPageAction(this, icon(Icon::Connect), tr("Connect…"), {});
    m_connect->setToolTip(tr("Show the elastic quotas of a cluster with Koordinator"));
    connect(m_connect, &QAction::triggered, this, &ElasticPage::connectRequested);
    m_source = new SegmentedSwitch;
    m_source->setAccessibleName(tr("Source"));
    m_source->addChoice(0, tr("File"));
    m_source->addChoice(1, tr("Cluster"));
    m_source->hide();
    m_editing->header()->addLeading(m_source);
    m_versions = newPageAction(this, {}, tr("Versions…"), {});
    m_versions->setToolTip(tr("Compare with earlier versions of the file, or restore them"));
    connect(m_versions, &QAction::triggered, this, &ElasticPage::showVersions);
    m_editing->header()->addTool(newToolButton(m_versions));
    m_editing->header()->addTool(newToolButton(m_connect));
}

/// What is there before a file is open or a cluster watched.
QWidget* ElasticPage::createStart()
{
    auto* open = new QAction(icon(Icon::Open), tr("Open Manifests…"), this);
    connect(open, &QAction::triggered, this, &ElasticPage::openRequested);
    auto* watch = new QAction(icon(Icon::Connect), tr("Connect to Koordinator…"), this);
    connect(watch, &QAction::triggered, this, &ElasticPage::connectRequested);
    return new StartPane(
        Icon::Elastic, tr("No elastic quotas open"),
        tr("Open ElasticQuota manifests, for example the output of \"kubectl get elasticquotas -A -o "
           "yaml\", to see the runtime of every group, its calculation and the effect of changes."),
        {open, watch});
}

void ElasticPage::createViews()
{
    m_pane = new GroupsPane(m_groups);
    m_amounts = new AmountsBar;
    m_details = new ElasticDetails;
    m_problems = new ElasticFindings(m_findings);
    addActions(m_problems->pageActions());

    auto* left = new QSplitter(Qt::Vertical);
    left->setChildrenCollapsible(false);
    left->setHandleWidth(1);
    left->addWidget(m_pane);
    left->addWidget(m_problems);
    left->setStretchFactor(0, 1);
    left->setSizes({520, 150});
    m_split = new QSplitter(Qt::Horizontal);
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1);
    m_split->addWidget(left);
    m_split->addWidget(m_details);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({860, 340});

    auto* editor = new QWidget;
    auto* editorLayout = new QVBoxLayout(editor);
    editorLayout->setContentsMargins(0, 0, 0, 0);
    editorLayout->setSpacing(0);
    editorLayout->addWidget(m_editing->header());
    editorLayout->addWidget(m_amounts);
    editorLayout->addWidget(m_split, 1);
    m_stack = new QStackedWidget;
    m_stack->addWidget(createStart());
    m_stack->addWidget(editor);
    m_notices = new MessageBar;
    m_editing->strip()->addBar(m_notices);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_editing->strip());
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_pane->table());
}

void ElasticPage::setRecovery(models::RecoveryKeeper* recovery)
{
    m_editing->recovery()->setKeeper(recovery);
}

void ElasticPage::setInstances(const models::InstanceWatch* watch)
{
    m_editing->setInstances(watch);
}

const models::ElasticStatePtr& ElasticPage::state() const
{
    return m_isCluster ? m_monitor->state() : m_session->state();
}

bool ElasticPage::isSimulated() const
{
    return m_isCluster && m_monitor->kind() == SourceKind::Simulator;
}

void ElasticPage::showSource(bool isCluster)
{
    const bool isOther = std::exchange(m_isCluster, isCluster) != isCluster;
    m_source->setCurrent(isCluster ? kClusterSource : kFileSource);
    m_source->setVisible(m_monitor->kind() != SourceKind::None);
    m_details->form()->setReadOnly(isCluster && !isSimulated());
    if (isOther) {
        m_editing->messages()->bar()->clearMessage();
        m_pane->table()->setCurrentId({});
        m_pane->table()->refitColumns();
    }
    showState();
}

void ElasticPage::connectMonitor()
{
    using models::ElasticMonitor;
    connect(m_monitor, &ElasticMonitor::sourceChanged, this,
            [this] { showSource(m_monitor->kind() != SourceKind::None); });
    connect(m_monitor, &ElasticMonitor::stateChanged, this, [this] {
        if (m_isCluster)
            showState();
    });
    connect(m_monitor, &ElasticMonitor::statusChanged, this, [this] {
        if (!m_isCluster)
            return;
        showVerdict();
        showNotices();
    });
    connect(m_monitor, &ElasticMonitor::changeRefused, this, [this](const Error& error) {
        m_details->form()->revert();
        m_editing->messages()->report(tr("The simulated cluster rejects this: %1"), error);
    });
    connect(m_source, &SegmentedSwitch::currentChanged, this,
            [this](int id) { showSource(id == kClusterSource); });
}

void ElasticPage::connectEditing()
{
    using models::ElasticSession;
    connect(m_session, &ElasticSession::revisionChanged, this, [this] {
        if (!m_isCluster)
            showState();
    });
    connect(m_session, &ElasticSession::busyChanged, this, &ElasticPage::showVerdict);
    connect(m_session, &ElasticSession::writeObstacleChanged, this, &ElasticPage::showVerdict);
    connect(m_session, &ElasticSession::opened, this, [this] {
        showSource(false);
        m_pane->table()->setCurrentId({});
    });
    connect(m_session, &ElasticSession::editRefused, m_details->form(), &GroupForm::revert);

    connect(m_editing, &FileEditing::aboutToUse, this, &ElasticPage::commitFields);
    connect(m_editing->actions(), &FileActions::aboutToUndo, this, &ElasticPage::commitFields);
    connect(m_editing, &FileEditing::asking, this, [this] { showSource(false); });
    connect(m_editing, &FileEditing::asking, this, &ElasticPage::askingAboutEdits);
    connect(m_editing->saving(), &FileSaving::problemsRequested, this, &ElasticPage::showProblems);
    connect(m_editing, &FileEditing::compareRequested, this,
            [this](const QString& base, const std::string& other) {
                commitFields();
                compare(base, other);
            });
}

void ElasticPage::compare(const QString& base, const std::string& other)
{
    (new DifferenceSheet(*m_session,
                         {tr("Compare"), base, std::make_shared<const std::string>(other),
                          [text = m_session->text()] { return *text; }},
                         this))
        ->open();
}

void ElasticPage::showVersions()
{
    commitFields();
    auto* sheet = new VersionsSheet(m_session, this);
    connect(sheet, &VersionsSheet::restored, m_editing->messages(), &FileMessages::showRestored);
    sheet->open();
}

void ElasticPage::connectViews()
{
    connect(m_pane->table(), &TreeTable::currentIdChanged, this, &ElasticPage::showGroup);
    connect(m_amounts->filter(), &FilterField::filterChanged, this, [this](const QString& text) {
        m_groups->setFilterText(text);
        m_pane->table()->setFiltering(!text.isEmpty());
        m_pane->showContent(state(), m_isCluster);
    });
    connect(m_amounts->filter(), &FilterField::leftDownwards, m_pane->table(),
            qOverload<>(&QWidget::setFocus));
    connect(m_details->form(), &GroupForm::changeRequested, this,
            [this](const QString& group, const GroupForm::Change& change) {
                m_editing->messages()->bar()->clearMessage();
                if (m_isCluster)
                    m_monitor->change(group.toStdString(), change);
                else
                    m_session->change(group.toStdString(), change);
            });
    connect(m_problems, &ElasticFindings::findingChosen, this, [this](const config::Finding& finding) {
        m_pane->table()->setCurrentId(QString::fromStdString(finding.path));
    });
    connect(m_problems, &ElasticFindings::fixChosen, this, [this](const config::Fix& fix) {
        m_editing->messages()->bar()->clearMessage();
        m_session->splice(fix.edits);
    });
    connect(m_details->form(), &GroupForm::typingChanged, this, &ElasticPage::showVerdict);
    connect(m_amounts, &AmountsBar::resourceChosen, this, &ElasticPage::showState);
    connect(m_amounts, &AmountsBar::totalTyped, this, &ElasticPage::takeTotal);
    connect(m_amounts, &AmountsBar::totalRefused, this, [this](const QString& reason) {
        m_editing->messages()->show(models::RowState::Critical, reason);
    });
    connect(m_amounts, &AmountsBar::cardRulesChosen, this, &ElasticPage::takeCardRules);
}

void ElasticPage::showState()
{
    const auto& shown = state();
    m_stack->setCurrentIndex(shown || m_isCluster ? 1 : 0);
    m_amounts->showResources(shown);
    const ResourceType resource = m_amounts->resource();
    if (std::exchange(m_shownResource, resource) != resource)
        m_pane->table()->refitColumns(); // bytes are longer than cards
    m_amounts->showAmounts(shown, cardRules());
    m_groups->setState(shown, resource, cardRules());
    m_findings->setFindings(shown ? shown->verdict.findings : std::vector<config::Finding>());
    if (m_pane->table()->currentId().isEmpty() && m_groups->rowCount() > 0)
        m_pane->table()->setCurrentId(m_groups->idOf(m_groups->index(0, 0)));
    m_pane->showContent(shown, m_isCluster);
    showVerdict();
    showNotices();
    showGroup();
}

void ElasticPage::showVerdict()
{
    m_versions->setEnabled(!m_isCluster && m_session->state());
    if (m_isCluster) {
        m_editing->showOther(clusterTitle(*m_monitor),
                             isSimulated() ? tr("Simulated cluster: changes take effect immediately")
                                           : tr("Cluster: read-only"));
        m_editing->header()->setVerdict(clusterVerdict(*m_monitor));
        m_problems->hide();
        return;
    }
    m_editing->show({.isTyping = false, .isEditing = m_details->form()->isTyping()});
    const auto& shown = m_session->state();
    if (!shown)
        return;
    m_editing->header()->setVerdict(manifestVerdict(*shown, m_session->isBusy()));
    m_problems->show();
    m_problems->setBusy(m_session->isBusy());
}

void ElasticPage::showNotices()
{
    const auto& shown = m_session->state();
    const ResourceType resource = m_amounts->resource();
    const auto notice = m_isCluster ? clusterNotice(*m_monitor, resource, m_groups->totalCount())
        : shown                     ? fileNotice(*shown, resource, m_groups->totalCount())
                                    : std::nullopt;
    if (notice)
        m_notices->showMessage(notice->state, notice->text, {});
    else
        m_notices->clearMessage();
}

void ElasticPage::showGroup()
{
    m_monitor->setGroup(m_pane->table()->currentId());
    m_details->showGroup(state(), m_pane->table()->currentId(), m_amounts->resource(), cardRules());
}

void ElasticPage::showProblems()
{
    commitFields();
    m_problems->enter();
}

void ElasticPage::takeTotal(std::optional<Quantity> amount)
{
    m_editing->messages()->bar()->clearMessage();
    if (m_isCluster)
        m_monitor->setTotal(m_amounts->resource(), amount);
    else
        m_session->setTotal(m_amounts->resource(), amount);
}

models::CardRules ElasticPage::cardRules() const
{
    const ResourceType resource = m_amounts->resource();
    const bool isOn = isSimulated() ? state() && state()->cluster->cards == resource.name() : m_goesByModels;
    return isOn ? models::CardRules::Models : models::CardRules::Count;
}

void ElasticPage::takeCardRules(bool goByModels)
{
    if (isSimulated()) {
        m_monitor->setCardRules(goByModels ? nameOf(m_amounts->resource()) : QString());
        return;
    }
    m_goesByModels = goByModels;
    showState();
}

void ElasticPage::focusFilter()
{
    m_amounts->filter()->setFocus(Qt::ShortcutFocusReason);
    m_amounts->filter()->selectAll();
}

void ElasticPage::showAllColumns()
{
    m_pane->table()->showAllColumns();
}

QVariantMap ElasticPage::saveState() const
{
    return {{QLatin1String(kTable), m_pane->table()->saveState()},
            {QLatin1String(kSplitter), m_split->saveState()},
            {QLatin1String(kByModels), m_goesByModels}};
}

void ElasticPage::restoreState(const QVariantMap& state)
{
    m_pane->table()->restoreState(state.value(QLatin1String(kTable)).toMap());
    if (const QByteArray sizes = state.value(QLatin1String(kSplitter)).toByteArray(); !sizes.isEmpty())
        m_split->restoreState(sizes);
    m_goesByModels = state.value(QLatin1String(kByModels)).toBool();
    showState();
}

void ElasticPage::commitFields()
{
    if (!m_isCluster)
        m_details->form()->commit();
}

void ElasticPage::afterEdits(const std::function<void()>& next)
{
    m_editing->afterEdits(next);
}

bool ElasticPage::isSettled()
{
    return m_editing->isSettled();
}
} // namespace quotadeck::ui
