// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/elasticpage.h"

#include "core/elastic/amounts.h"
#include "models/elastic/elastictotal.h"
#include "ui/elastic/elasticdetails.h"
#include "ui/elastic/elasticfindings.h"
#include "ui/theme/icons.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/widgets/treetable.h"
#include "ui/widgets/unsavedquestion.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

#include <utility>

namespace quotadeck::ui {
namespace {
constexpr auto kTable = "table";
constexpr auto kSplitter = "splitter";
constexpr auto kByModels = "cardsByModel";
constexpr int kFileSource = 0;
constexpr int kClusterSource = 1;

QString nameOf(ResourceType type)
{
    return QString::fromStdString(std::string(type.name()));
}

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

ElasticPage::ElasticPage(models::ElasticSession* session, models::ElasticMonitor* monitor, QWidget* parent)
    : Page(QStringLiteral("elastic"), tr("Elastic"), Icon::Elastic, parent)
    , m_session(session)
    , m_monitor(monitor)
    , m_groups(new models::ElasticTreeModel(this))
    , m_findings(new models::FindingsModel(this))
{
    m_findings->setPathTitle(tr("Group"));
    createActions();
    createViews();
    connectSession();
    connectMonitor();
    connectViews();
    showState();
}

const models::ElasticStatePtr& ElasticPage::state() const
{
    return m_isCluster ? m_monitor->state() : m_session->state();
}

void ElasticPage::showSource(bool isCluster)
{
    const bool isOther = std::exchange(m_isCluster, isCluster) != isCluster;
    m_source->setCurrent(isCluster ? kClusterSource : kFileSource);
    m_source->setVisible(m_monitor->kind() != SourceKind::None);
    m_fileTools->setVisible(!isCluster);
    m_details->form()->setReadOnly(isCluster && m_monitor->kind() != SourceKind::Simulator);
    if (isOther) {
        m_messages->hide();
        m_diskMessages->setVisible(false);
        m_table->setCurrentId({});
        m_table->refitColumns();
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
        report(tr("The simulated cluster refuses this: %1"), error);
    });
    connect(m_source, &SegmentedSwitch::currentChanged, this,
            [this](int id) { showSource(id == kClusterSource); });
}

void ElasticPage::connectSession()
{
    using models::ElasticSession;
    connect(m_session, &ElasticSession::revisionChanged, this, [this] {
        if (!m_isCluster)
            showState();
    });
    connect(m_session, &ElasticSession::busyChanged, this, &ElasticPage::showVerdict);
    connect(m_session, &ElasticSession::opened, this, [this] {
        showSource(false);
        m_messages->hide();
        m_diskMessages->hide();
        m_table->setCurrentId({});
    });
    connect(m_session, &ElasticSession::saved, this, [this] {
        m_messages->showMessage(models::RowState::Normal, tr("Saved %1.").arg(m_session->path()), {});
    });
    connect(m_session, &ElasticSession::editRefused, this, [this](const Error& error) {
        m_details->form()->revert();
        report(tr("The edit was not made: %1"), error);
    });
    connect(m_session, &ElasticSession::openFailed, this,
            [this](const Error& error) { report(tr("The file could not be opened: %1"), error); });
    connect(m_session, &ElasticSession::saveFailed, this,
            [this](const Error& error) { report(tr("Nothing was saved, your edits are kept: %1"), error); });
    connect(m_session, &ElasticSession::changedOnDisk, this, [this] {
        m_diskMessages->showMessage(models::RowState::Warning,
                                    (m_session->hasUnsavedEdits() ? tr(
                                         "%1 changed on disk. Reloading reads it again and drops your edits.")
                                                                  : tr("%1 changed on disk."))
                                        .arg(QFileInfo(m_session->path()).fileName()),
                                    tr("Reload"));
    });
    connect(m_diskMessages, &MessageBar::actionTriggered, this, &ElasticPage::reload);
}

void ElasticPage::connectViews()
{
    connect(m_table, &TreeTable::currentIdChanged, this, &ElasticPage::showGroup);
    connect(m_filter, &FilterField::filterChanged, this, [this](const QString& text) {
        m_groups->setFilterText(text);
        m_table->setFiltering(!text.isEmpty());
        showContent();
    });
    connect(m_filter, &FilterField::leftDownwards, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_details->form(), &GroupForm::changeRequested, this,
            [this](const QString& group, const GroupForm::Change& change) {
                m_messages->hide();
                if (m_isCluster)
                    m_monitor->change(group.toStdString(), change);
                else
                    m_session->change(group.toStdString(), change);
            });
    connect(m_problems, &ElasticFindings::findingChosen, this, [this](const config::Finding& finding) {
        m_table->setCurrentId(QString::fromStdString(finding.path));
    });
    connect(m_problems, &ElasticFindings::fixChosen, this, [this](const config::Fix& fix) {
        m_messages->hide();
        m_session->splice(fix.edits);
    });
}

ResourceType ElasticPage::resource() const
{
    const QString name = m_resource->currentText();
    return ResourceType(name.isEmpty() ? std::string("cpu") : name.toStdString());
}

void ElasticPage::showState()
{
    const auto& shown = state();
    m_stack->setCurrentIndex(shown || m_isCluster ? 1 : 0);
    showResources();
    showCardRules();
    if (std::exchange(m_shownResource, resource()) != resource())
        m_table->refitColumns(); // bytes are longer than cards
    m_groups->setState(shown, resource(), cardRules());
    m_findings->setFindings(shown ? shown->verdict.findings : std::vector<config::Finding>());
    if (m_table->currentId().isEmpty() && m_groups->rowCount() > 0)
        m_table->setCurrentId(m_groups->idOf(m_groups->index(0, 0)));
    showTotal();
    showContent();
    showVerdict();
    showNotices();
    showGroup();
}

void ElasticPage::showResources()
{
    QStringList names;
    if (const auto& shown = state()) {
        for (const ResourceType type : shown->resources)
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

void ElasticPage::showTotal()
{
    const auto& shown = state();
    const bool mayReplace = !m_total->hasFocus() || !m_total->isModified();
    if (!shown || shown->resources.empty()) {
        if (mayReplace)
            m_total->clear();
        m_summary->clear();
        return;
    }
    const auto total = shown->total.find(resource());
    m_total->setReadOnly(m_isCluster && shown->cluster->total.find(resource()));
    if (mayReplace)
        m_total->setText(total ? models::elasticText(resource().name(), *total) : QString());
    Quantity minima = 0;
    const bool hasTrees = shown->now && shown->now->options.hasSeveralTrees;
    for (const auto& manifest : shown->manifests()) {
        if (hasTrees && !manifest.object.group.treeId.empty())
            continue; // of another tree, which has its own total
        if (elastic::isRootName(manifest.object.group.parent))
            minima = saturatingAdd(minima, manifest.object.group.min.valueOr0(resource()));
    }
    const QString sum = models::elasticText(resource().name(), minima);
    m_summary->setText(total && minima > *total
                           ? tr("min of the first level %1, more than there is: scaled down").arg(sum)
                           : tr("min of the first level %1").arg(sum));
}

void ElasticPage::showContent()
{
    if (m_groups->rowCount() > 0) {
        m_tableStack->setCurrentWidget(m_table);
        return;
    }
    if (m_groups->totalCount() > 0)
        m_nothing->setMessage(tr("No group matches"),
                              tr("0 of %n groups match the filter.", nullptr, m_groups->totalCount()));
    else if (m_isCluster)
        m_nothing->setMessage(state() ? tr("The cluster has no quota groups") : tr("Nothing is known yet"),
                              tr("They appear here as soon as the source tells of them."));
    else if (state() && state()->treeError)
        m_nothing->setMessage(tr("This file cannot be read"), tr("What is wrong with it is listed below."));
    else
        m_nothing->setMessage(tr("There is no ElasticQuota in this file"),
                              tr("Objects of other kinds are passed over. \"kubectl get elasticquotas -A -o "
                                 "yaml\" prints those "
                                 "of a cluster."));
    m_tableStack->setCurrentWidget(m_nothing);
}

void ElasticPage::showClusterStatus()
{
    const bool isSimulated = m_monitor->kind() == SourceKind::Simulator;
    const auto& shown = m_monitor->state();
    const QDateTime moment = shown ? timeOf(shown->cluster->time) : QDateTime();
    const QString time = shown
        ? QLocale().toString(isSimulated ? moment : moment.toLocalTime(), QLocale::ShortFormat)
        : tr("nothing known yet");
    m_fileLabel->setText(isSimulated ? tr("%1 · simulated, %2 UTC", "name, time").arg(m_monitor->name(), time)
                                     : tr("%1 · as of %2", "address, time").arg(m_monitor->name(), time));
    m_verdictIcon->setIcon(m_monitor->status().error ? stateIcon(models::RowState::Warning) : okIcon());
    m_verdictLabel->setText(m_monitor->status().error ? tr("The last reading failed")
                                : isSimulated         ? tr("What you change takes effect at once")
                                                      : tr("Read only: groups are changed as manifests"));
    m_problems->hide();
}

void ElasticPage::showVerdict()
{
    if (m_isCluster) {
        showClusterStatus();
        return;
    }
    const auto& state = m_session->state();
    const bool isModified = m_session->isModified();
    m_save->setEnabled(m_session->isSavable());
    m_undo->setEnabled(m_session->canUndo());
    m_redo->setEnabled(m_session->canRedo());
    m_reload->setEnabled(state != nullptr);
    m_fileLabel->setText(isModified ? tr("%1 (edited)").arg(m_session->path()) : m_session->path());
    if (!state)
        return;
    const int errors = m_findings->count(config::Severity::Error);
    // Of a file that cannot be read nobody knows whether it is empty.
    const bool isEmpty = state->manifests().empty() && !state->treeError;
    m_verdictIcon->setIcon(isEmpty                        ? icon(Icon::Note)
                               : !state->verdict.accepted ? stateIcon(models::RowState::Critical)
                                                          : okIcon());
    if (m_session->isBusy())
        m_verdictLabel->setText(tr("Working…"));
    else if (isEmpty)
        m_verdictLabel->setText(tr("There is nothing to accept"));
    else if (!state->verdict.accepted)
        m_verdictLabel->setText(tr("The cluster would refuse this: %n errors", nullptr, errors));
    else if (state->order.size() > 1)
        m_verdictLabel->setText(tr("The cluster would accept this one by one: %1").arg(orderText(*state)));
    else
        m_verdictLabel->setText(tr("The cluster would accept this"));
    m_problems->setVisible(m_findings->rowCount() > 0);
    m_problems->setBusy(m_session->isBusy());
}

/// What the source does not tell any more, or never tells.
void ElasticPage::showClusterNotices()
{
    const SourceStatus& status = m_monitor->status();
    if (status.error)
        m_notices->showMessage(models::RowState::Warning,
                               tr("What is shown is of the last good reading: %1: %2")
                                   .arg(QString::fromStdString(status.error->where),
                                        QString::fromStdString(status.error->message)),
                               {});
    else if (state() && !state()->total.find(resource()) && m_groups->totalCount() > 0)
        m_notices->showMessage(models::RowState::Notice,
                               tr("The cluster does not tell what it has of %1 in total. Type that into "
                                  "“Cluster total” to compare its runtimes with ours.")
                                   .arg(nameOf(resource())),
                               {});
    else if (state() && !state()->silentTrees.empty())
        m_notices->showMessage(
            models::RowState::Notice,
            tr("The cluster does not tell what its trees take, so runtimes are not known."), {});
    else
        m_notices->clearMessage();
}

void ElasticPage::showNotices()
{
    if (m_isCluster) {
        showClusterNotices();
        return;
    }
    const auto& state = m_session->state();
    if (!state) {
        m_notices->clearMessage();
        return;
    }
    if (state->treeError && m_groups->totalCount() > 0)
        m_notices->showMessage(models::RowState::Critical,
                               tr("Runtimes are not known. %1").arg(models::treeGap(*state->treeError)), {});
    else if (!state->total.find(resource()) && m_groups->totalCount() > 0)
        m_notices->showMessage(
            models::RowState::Warning,
            tr("What the cluster has of %1 in total is not in a manifest. Type it into “Cluster total” to "
               "know the runtimes.")
                .arg(nameOf(resource())),
            {});
    else if (state->silentGroups > 0)
        m_notices->showMessage(models::RowState::Notice,
                               tr("%n groups report no request, which is unknown then: they are solved as if "
                                  "they asked for nothing.",
                                  nullptr, static_cast<int>(state->silentGroups)),
                               {});
    else
        m_notices->clearMessage();
}

void ElasticPage::showGroup()
{
    m_monitor->setGroup(m_table->currentId());
    m_details->showGroup(state(), m_table->currentId(), resource(), cardRules());
}

void ElasticPage::takeTotal()
{
    const QString text = m_total->text().trimmed();
    if (!state() || !m_total->isModified())
        return;
    const auto set = [this](std::optional<Quantity> amount) {
        m_total->setModified(false);
        if (m_isCluster)
            m_monitor->setTotal(resource(), amount);
        else
            m_session->setTotal(resource(), amount);
    };
    if (text.isEmpty()) {
        set(std::nullopt);
        return;
    }
    const auto amount = elastic::parseAmount(resource().name(), text.toStdString());
    if (!amount || *amount < 0) {
        m_messages->showMessage(models::RowState::Critical,
                                tr("\"%1\" is no total of %2: write for example 400, 1500m or 2Ti.")
                                    .arg(text, nameOf(resource())),
                                {});
        return;
    }
    m_messages->hide();
    set(*amount);
}

models::CardRules ElasticPage::cardRules() const
{
    const bool isSimulated = m_isCluster && m_monitor->kind() == SourceKind::Simulator;
    const bool isOn = isSimulated ? state() && state()->cluster->cards == resource().name() : m_goesByModels;
    return isOn ? models::CardRules::Models : models::CardRules::Count;
}

void ElasticPage::takeCardRules(bool goByModels)
{
    if (m_isCluster && m_monitor->kind() == SourceKind::Simulator) {
        m_monitor->setCardRules(goByModels ? nameOf(resource()) : QString());
        return;
    }
    m_goesByModels = goByModels;
    showState();
}

void ElasticPage::showCardRules()
{
    m_cards->setVisible(state() && models::hasCardModels(*state(), resource()));
    m_cards->setChecked(cardRules() == models::CardRules::Models);
}

void ElasticPage::reload()
{
    afterEdits([this] { m_session->reload(); });
}

void ElasticPage::save()
{
    m_details->form()->commit();
    m_session->save();
}

void ElasticPage::report(const QString& sentence, const Error& error)
{
    const QString where = QString::fromStdString(error.where);
    const QString message = QString::fromStdString(error.message);
    m_messages->showMessage(models::RowState::Critical,
                            sentence.arg(where.isEmpty() ? message : tr("%1: %2").arg(where, message)), {});
}

void ElasticPage::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void ElasticPage::showAllColumns()
{
    m_table->showAllColumns();
}

QVariantMap ElasticPage::saveState() const
{
    return {{QLatin1String(kTable), m_table->saveState()},
            {QLatin1String(kSplitter), m_split->saveState()},
            {QLatin1String(kByModels), m_goesByModels}};
}

void ElasticPage::restoreState(const QVariantMap& state)
{
    m_table->restoreState(state.value(QLatin1String(kTable)).toMap());
    if (const QByteArray sizes = state.value(QLatin1String(kSplitter)).toByteArray(); !sizes.isEmpty())
        m_split->restoreState(sizes);
    m_goesByModels = state.value(QLatin1String(kByModels)).toBool();
    showState();
}

void ElasticPage::afterEdits(const std::function<void()>& next)
{
    if (!m_isCluster)
        m_details->form()->commit();
    if (!m_session->hasUnsavedEdits()) {
        next();
        return;
    }
    if (m_question)
        return; // what was asked for first is under way
    using Answer = UnsavedQuestion::Answer;
    m_question = new UnsavedQuestion(QFileInfo(m_session->path()).fileName(),
                                     UnsavedQuestion::Keeping::Impossible, window());
    connect(m_question, &UnsavedQuestion::answered, this, [this, next](Answer answer) {
        if (answer == Answer::Save)
            saveThen(next);
        else if (answer == Answer::Discard)
            next();
    });
    m_question->open();
}

void ElasticPage::saveThen(const std::function<void()>& next)
{
    if (m_session->isBusy()) {
        connect(
            m_session, &models::ElasticSession::busyChanged, this, [this, next] { saveThen(next); },
            Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
        return;
    }
    if (!m_session->isSavable()) {
        m_messages->showMessage(models::RowState::Critical,
                                tr("Nothing was saved, your edits are kept: the cluster would refuse them."),
                                {});
        return;
    }
    auto* saving = new QObject(this); // until it is known how it went
    connect(
        m_session, &models::ElasticSession::saved, saving,
        [saving, next] {
            saving->deleteLater();
            next();
        },
        Qt::QueuedConnection); // others hear of the save first
    connect(m_session, &models::ElasticSession::saveFailed, saving, &QObject::deleteLater);
    m_session->save();
}
} // namespace quotadeck::ui
