// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/elasticpage.h"

#include "ui/document/changespanel.h"
#include "ui/document/clusteractions.h"
#include "ui/document/findbar.h"
#include "ui/document/problemspanel.h"
#include "ui/document/savesheet.h"
#include "ui/document/textpane.h"
#include "ui/document/yamlview.h"
#include "ui/elastic/elasticdetails.h"
#include "ui/elastic/elasticreview.h"
#include "ui/elastic/groupspane.h"
#include "ui/elastic/sourcemessages.h"
#include "ui/theme/icons.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/widgets/treetable.h"

#include <QAction>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

namespace quotadeck::ui {
namespace {
constexpr auto kElasticTable = "table";
constexpr auto kElasticSplitter = "splitter";
constexpr auto kByModels = "cardsByModel";
constexpr int kFileSource = 0;
constexpr int kClusterSource = 1;

/// The group that is written at byte @p offset; empty: none.
QString groupAt(const models::ElasticState& state, std::size_t offset)
{
    for (const elastic::QuotaManifest& manifest : state.manifests()) {
        if (manifest.span.begin.offset <= offset && offset < manifest.span.end.offset)
            return QString::fromStdString(manifest.object.group.name);
    }
    return {};
}
} // namespace

ElasticPage::ElasticPage(models::ElasticSession* session, models::ElasticMonitor* monitor, QWidget* parent)
    : DocumentPage(QStringLiteral("elastic"), tr("Elastic"), Icon::Elastic, session, parent)
    , m_session(session)
    , m_monitor(monitor)
    , m_groups(new models::ElasticTreeModel(this))
{
    createHeader();
    createViews();
    connectEditing();
    connectMonitor();
    connectViews();
    showState();
}

ReviewDetails* ElasticPage::newReview()
{
    return new ElasticReview(m_session);
}

void ElasticPage::createHeader()
{
    fileActions()->open()->setToolTip(tr("Open ElasticQuota Manifests"));
    m_connect = newPageAction(this, icon(Icon::Connect), tr("Connect…"), {});
    m_connect->setToolTip(tr("Show the elastic quotas of a cluster with Koordinator"));
    connect(m_connect, &QAction::triggered, this, &ElasticPage::connectRequested);
    m_cluster = new ClusterActions(
        m_session,
        {tr("Edit Cluster Quotas…"), tr("Save the elastic quotas of %1 to a file and open it"),
         tr("Make the open manifests the elastic quotas of %1"),
         tr("Connect to a Kubernetes cluster with Koordinator first"), tr("Open manifests first"),
         tr("You may not change the elastic quotas of the cluster")},
        this);
    connect(m_cluster->apply(), &QAction::triggered, this, &ElasticPage::requestApply);
    m_source = new SegmentedSwitch;
    m_source->setAccessibleName(tr("Source"));
    m_source->setToolTip(tr("Show the open file, or the elastic quotas of the cluster"));
    m_source->addChoice(0, tr("File"));
    m_source->addChoice(1, tr("Cluster"));
    m_source->hide();
    header()->addLeading(m_source);
    header()->addTool(newToolButton(m_connect));
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
        {open, m_cluster->edit(), watch});
}

void ElasticPage::createViews()
{
    m_pane = new GroupsPane(m_groups);
    m_chart = new QAction(tr("Show in C&hart"), m_pane->table());
    m_pane->table()->setContextMenuPolicy(Qt::CustomContextMenu);
    m_amounts = new AmountsBar(m_groups);
    m_details = new ElasticDetails;
    m_side = new QTabWidget;
    m_side->setDocumentMode(true);
    m_side->setTabBarAutoHide(true); // a cluster has no text
    m_side->setAccessibleName(tr("Selected group and text"));
    m_side->addTab(m_details, tr("Group"));
    m_side->addTab(textPane(), tr("Text"));

    m_split = new QSplitter(Qt::Horizontal);
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1);
    m_split->addWidget(m_pane);
    m_split->addWidget(m_side);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({860, 340});
    auto* rows = new QSplitter(Qt::Vertical);
    rows->setChildrenCollapsible(false);
    rows->setHandleWidth(1);
    rows->addWidget(m_split);
    rows->addWidget(panels());
    rows->setStretchFactor(0, 1);
    rows->setSizes({500, 170});

    auto* editor = new QWidget;
    auto* editorLayout = new QVBoxLayout(editor);
    editorLayout->setContentsMargins(0, 0, 0, 0);
    editorLayout->setSpacing(0);
    editorLayout->addWidget(header());
    editorLayout->addWidget(m_amounts);
    editorLayout->addWidget(rows, 1);
    setViews(createStart(), editor);
    m_notices = new MessageBar;
    addBar(m_notices);
    setFocusProxy(m_pane->table());
}

models::ElasticStatePtr ElasticPage::state() const
{
    return m_isCluster ? m_monitor->state() : m_session->state();
}

bool ElasticPage::isSimulated() const
{
    return m_isCluster && m_monitor->kind() == SourceKind::Simulator;
}

GroupsPane::Source ElasticPage::shownSource() const
{
    if (!m_isCluster)
        return GroupsPane::Source::File;
    return isOfMoment(*m_monitor) ? GroupsPane::Source::Moment : GroupsPane::Source::Cluster;
}

void ElasticPage::openGroupMenu(const QPoint& position)
{
    TreeTable* const table = m_pane->table();
    if (!table->indexAt(position).isValid())
        return;
    QMenu menu(this);
    if (m_isCluster) // a file has no past
        menu.addAction(m_chart);
    QAction* copy = menu.addAction(icon(Icon::Copy), tr("&Copy Rows"));
    copy->setShortcut(QKeySequence::Copy);
    connect(copy, &QAction::triggered, table, &TreeTable::copySelection);
    menu.exec(table->viewport()->mapToGlobal(position));
}

void ElasticPage::showInChart()
{
    QList<ShownSubject> subjects;
    const QString resource = nameOf(m_amounts->resource());
    for (const QString& group : m_pane->table()->selectedIds())
        subjects << ShownSubject{{Subject::Kind::ElasticGroup, group, {}}, resource};
    if (m_isCluster && !subjects.isEmpty())
        Q_EMIT chartRequested(subjects);
}

void ElasticPage::showSource(bool isCluster)
{
    const bool isOther = std::exchange(m_isCluster, isCluster) != isCluster;
    m_source->setCurrent(isCluster ? kClusterSource : kFileSource);
    m_source->setVisible(m_monitor->kind() != SourceKind::None);
    showLock();
    if (isOther) {
        messages()->bar()->clearMessage();
        m_pane->table()->setCurrentId({});
        m_pane->table()->refitColumns();
    }
    showState();
}

void ElasticPage::showLock()
{
    m_details->form()->setReadOnly(m_isCluster ? !isSimulated() : m_session->isLocked());
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
    connect(m_monitor, &ElasticMonitor::presentChanged, this, [this] {
        if (m_isCluster)
            m_groups->setPresent(m_monitor->present());
    });
    connect(m_monitor, &ElasticMonitor::statusChanged, this, [this] {
        followPast();
        if (!m_isCluster)
            return;
        showVerdict();
        showNotices();
    });
    connect(m_monitor, &ElasticMonitor::changeRefused, this, [this](const Error& error) {
        m_details->form()->revert();
        messages()->report(tr("The simulated cluster rejects this: %1"), error);
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
    connect(m_session, &ElasticSession::opened, this, [this] {
        showSource(false);
        m_pane->table()->setCurrentId({});
    });
    connect(m_session, &ElasticSession::lockChanged, this, &ElasticPage::showLock);
    connect(m_session, &ElasticSession::editRefused, m_details->form(), &GroupForm::revert);

    connect(fileActions(), &FileActions::aboutToUndo, this, &ElasticPage::commitFields);
    connect(this, &DocumentPage::askingAboutEdits, this, [this] { showSource(false); });
    connect(textView(), &YamlView::caretRested, this, &ElasticPage::followCaret);
}

void ElasticPage::connectViews()
{
    connect(m_pane->table(), &TreeTable::currentIdChanged, this, [this] {
        showGroup();
        revealGroup();
    });
    connect(m_chart, &QAction::triggered, this, &ElasticPage::showInChart);
    connect(m_pane->table(), &QWidget::customContextMenuRequested, this, &ElasticPage::openGroupMenu);
    connect(m_amounts->filter(), &FilterField::filterChanged, this, [this](const QString& text) {
        m_pane->table()->setFiltering(!text.isEmpty());
        m_pane->showContent(state(), shownSource());
    });
    connect(m_pane, &GroupsPane::clearRequested, this, [this] { m_amounts->filter()->setFilter({}); });
    connect(m_amounts->filter(), &FilterField::leftDownwards, m_pane->table(),
            qOverload<>(&QWidget::setFocus));
    connect(m_details->form(), &GroupForm::changeRequested, this,
            [this](const QString& group, const GroupForm::Change& change) {
                messages()->bar()->clearMessage();
                if (m_isCluster)
                    m_monitor->change(group.toStdString(), change);
                else
                    m_session->change(group.toStdString(), change);
            });
    connect(panels()->problems(), &ProblemsPanel::findingChosen, this,
            [this](const config::Finding& finding) {
                const QString group = QString::fromStdString(finding.path);
                selectGroup(group);
                if (m_pane->table()->currentId() != group) // only the text shows it
                    showText();
                textView()->reveal(finding.span);
            });
    connect(panels()->changes(), &ChangesPanel::changeChosen, this, [this](const config::Change& change) {
        selectGroup(QString::fromStdString(change.path));
        if (change.newSpan)
            textView()->reveal(*change.newSpan);
    });
    connect(m_details->form(), &GroupForm::typingChanged, this, &ElasticPage::showVerdict);
    connect(m_amounts, &AmountsBar::resourceChosen, this, &ElasticPage::showState);
    connect(m_amounts, &AmountsBar::totalTyped, this, &ElasticPage::takeTotal);
    connect(m_amounts, &AmountsBar::totalRefused, this,
            [this](const QString& reason) { messages()->show(models::RowState::Critical, reason); });
    connect(m_amounts, &AmountsBar::cardRulesChosen, this, &ElasticPage::takeCardRules);
    connect(m_amounts, &AmountsBar::strictChosen, m_session, &models::ElasticSession::setStrict);
}

void ElasticPage::showState()
{
    const auto shown = state();
    showEditor(shown || m_isCluster);
    m_amounts->showResources(shown);
    const ResourceType resource = m_amounts->resource();
    if (std::exchange(m_shownResource, resource) != resource)
        m_pane->table()->refitColumns(); // bytes are longer than cards
    m_amounts->showAmounts(shown, cardRules());
    {
        const QScopedValueRollback updating(m_isUpdatingRows, true);
        m_groups->setPresent(m_isCluster ? m_monitor->present() : nullptr);
        m_groups->setState(shown, resource, cardRules());
        if (m_pane->table()->currentId().isEmpty() && m_groups->rowCount() > 0)
            m_pane->table()->setCurrentId(m_groups->idOf(m_groups->index(0, 0)));
    }
    if (!m_isCluster && hasTextFocus() && !textView()->isTyping()) // a renamed group is another row
        followCaret(textView()->selection().begin.offset);
    m_pane->showContent(shown, shownSource());
    followPast();
    showVerdict();
    showNotices();
    showGroup();
}

void ElasticPage::followPast()
{
    m_pane->table()->setComparing(m_isCluster && m_monitor->isPast());
}

void ElasticPage::showVerdict()
{
    panels()->setVisible(!m_isCluster);
    m_side->setTabVisible(1, !m_isCluster);
    if (m_isCluster) {
        showOther(clusterTitle(*m_monitor),
                  isSimulated()                ? tr("Simulated cluster: changes take effect immediately")
                      : isOfMoment(*m_monitor) ? tr("Earlier moment: read-only")
                                               : tr("Cluster: read-only"));
        header()->setVerdict(clusterVerdict(*m_monitor));
        return;
    }
    showFile(m_details->form()->isTyping());
    const auto shown = m_session->state();
    if (!shown)
        return;
    header()->setVerdict(manifestVerdict(*shown, m_session->isBusy()));
}

void ElasticPage::showNotices()
{
    const auto shown = m_session->state();
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
    const QString group = m_pane->table()->currentId();
    m_monitor->setGroup(group);
    m_details->showGroup(state(), group, m_amounts->resource(), cardRules());
    panels()->problems()->setPlace(QueuePath(group.toStdString()));
}

void ElasticPage::selectGroup(const QString& group)
{
    if (!group.isEmpty())
        m_pane->table()->setCurrentId(group);
}

void ElasticPage::followCaret(std::size_t offset)
{
    const auto shown = m_session->state();
    const QScopedValueRollback following(m_isFollowingCaret, true);
    selectGroup(shown ? groupAt(*shown, offset) : QString());
}

bool ElasticPage::hasTextFocus() const
{
    const QWidget* const focus = window()->focusWidget();
    return focus && textPane()->isAncestorOf(focus);
}

void ElasticPage::revealGroup()
{
    const bool isOfUser = !m_isCluster && !m_isFollowingCaret && !m_isUpdatingRows && !textView()->isTyping();
    const auto shown = isOfUser ? m_session->state() : nullptr;
    const auto* const manifest = shown ? shown->find(m_pane->table()->currentId().toStdString()) : nullptr;
    if (manifest)
        textView()->reveal(manifest->place("name"));
}

void ElasticPage::showText()
{
    showSource(false);
    m_side->setCurrentIndex(1);
}

void ElasticPage::takeTotal(std::optional<Quantity> amount)
{
    messages()->bar()->clearMessage();
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

QList<QWidget*> ElasticPage::focusStops()
{
    return {m_pane->table(), m_side->currentWidget(), panels()->currentWidget()};
}

void ElasticPage::focusFilter()
{
    if (hasTextFocus()) {
        findBar()->open(FindBar::Mode::Find);
        return;
    }
    m_amounts->filter()->setFocus(Qt::ShortcutFocusReason);
    m_amounts->filter()->selectAll();
}

void ElasticPage::showAllColumns()
{
    m_pane->table()->showAllColumns();
}

QVariantMap ElasticPage::saveState() const
{
    return {{QLatin1String(kElasticTable), m_pane->table()->saveState()},
            {QLatin1String(kElasticSplitter), m_split->saveState()},
            {QLatin1String(kByModels), m_goesByModels}};
}

void ElasticPage::restoreState(const QVariantMap& state)
{
    m_pane->table()->restoreState(state.value(QLatin1String(kElasticTable)).toMap());
    if (const QByteArray sizes = state.value(QLatin1String(kElasticSplitter)).toByteArray(); !sizes.isEmpty())
        m_split->restoreState(sizes);
    m_goesByModels = state.value(QLatin1String(kByModels)).toBool();
    showState();
}

void ElasticPage::commitFields()
{
    if (!m_isCluster)
        m_details->form()->commit();
}
} // namespace quotadeck::ui

#include "moc_elasticpage.cpp"
