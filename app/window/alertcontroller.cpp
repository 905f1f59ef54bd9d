// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/alertcontroller.h"

#include "app/feed/restconfig.h"
#include "app/window/models.h"
#include "app/window/shared.h"
#include "app/window/sourcecontroller.h"
#include "core/alert/prometheusrules.h"
#include "core/snapshot/clustersnapshot.h"
#include "models/common/messagetext.h"
#include "models/common/samplefiles.h"
#include "models/common/textfile.h"
#include "ui/alerts/alertsmenu.h"
#include "ui/alerts/silencesdialog.h"
#include "ui/widgets/labels.h"
#include "ui/window/mainwindow.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QMenuBar>
#include <QStatusBar>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace quotadeck::app {
namespace {
constexpr std::chrono::seconds kAlertTick{5};
constexpr qsizetype kMostNamedAlerts = 3; ///< in one notification

models::EventKind eventKindOf(alert::Subject subject)
{
    switch (subject) {
    case alert::Subject::Queue:
        return models::EventKind::Queue;
    case alert::Subject::User:
        return models::EventKind::User;
    case alert::Subject::Group:
        return models::EventKind::Group;
    case alert::Subject::Cluster:
        break;
    }
    return models::EventKind::Scheduler;
}

/// A single failure is none, as for the system tray: the next reading may succeed.
bool isOutOfReach(const SourceStatus& status)
{
    return status.state == SourceState::Unauthorized
        || (status.state == SourceState::Retrying && status.failures > 1);
}

QFileDialog* rulesDialog(QWidget* parent, const QString& title, QFileDialog::AcceptMode mode)
{
    auto* dialog = new QFileDialog(parent, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(mode);
    dialog->setFileMode(mode == QFileDialog::AcceptSave ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    dialog->setNameFilter(AlertController::tr("YAML files (*.yaml *.yml)"));
    return dialog;
}
} // namespace

AlertController::AlertController(Parts parts)
    : m_parts(std::move(parts))
    , m_menu(new ui::AlertsMenu(m_parts.window))
    , m_count(new ui::StateLabel(m_parts.window))
{
    createMenu();
    m_count->hide();
    m_count->setToolTip(tr("Alerts that fire, without silent ones; listed on the Overview page"));
    m_parts.window->statusBar()->insertPermanentWidget(1, m_count);

    models::AlertSession& alerts = m_parts.models->alerts;
    alerts.setSilences(models::AlertSilences(m_parts.settings->value(&Settings::alertSilences)));
    connect(&alerts, &models::AlertSession::silencesChanged, this, [this] {
        m_parts.settings->setValue(&Settings::alertSilences, m_parts.models->alerts.silences().kept());
    });
    connect(&alerts, &models::AlertSession::happened, this, &AlertController::list);
    connect(&alerts, &models::AlertSession::changed, this, [this] {
        notify();
        showCount();
    });
    connect(&alerts.file, &models::WatchedFile::errorChanged, this, &AlertController::showError);
    // Rules that come later are tried on what is known already.
    connect(&alerts.file, &models::WatchedFile::contentChanged, this, [this] {
        if (m_latest)
            m_parts.models->alerts.take(m_latest, timeOf(*m_latest), m_latest->time, m_latestQuotas);
    });
    connect(&m_parts.shared->preferences, &PreferenceStore::changed, this, &AlertController::takeFile);
    connect(&m_parts.shared->connections, &Connections::changed, this, &AlertController::takeFile);
    connectSource();
    takeFile();
}

void AlertController::createMenu()
{
    QMenuBar* bar = m_parts.window->menuBar();
    bar->insertMenu(bar->actions().isEmpty() ? nullptr : bar->actions().constLast(), m_menu);
    connect(m_menu, &ui::AlertsMenu::chooseRequested, this, [this] {
        auto* dialog = rulesDialog(m_parts.window, tr("Alert Rules"), QFileDialog::AcceptOpen);
        connect(dialog, &QFileDialog::fileSelected, this, &AlertController::useFile);
        dialog->open();
    });
    connect(m_menu, &ui::AlertsMenu::createRequested, this, [this] {
        auto* dialog = rulesDialog(m_parts.window, tr("New Alert Rules"), QFileDialog::AcceptSave);
        connect(dialog, &QFileDialog::fileSelected, this, &AlertController::createFile);
        dialog->open();
    });
    connect(m_menu, &ui::AlertsMenu::editRequested, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_parts.models->alerts.file.path())); });
    connect(m_menu, &ui::AlertsMenu::leaveRequested, this, [this] { useFile({}); });
    connect(m_menu, &ui::AlertsMenu::exportRequested, this, [this] {
        auto* dialog = rulesDialog(m_parts.window, tr("Export for Prometheus"), QFileDialog::AcceptSave);
        connect(dialog, &QFileDialog::fileSelected, this, &AlertController::exportRules);
        dialog->open();
    });
    connect(m_menu, &ui::AlertsMenu::silencesRequested, this, [this] {
        auto* dialog = new ui::SilencesDialog(&m_parts.models->alerts, m_parts.window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

void AlertController::connectSource()
{
    const models::Stage* stage = &m_parts.models->stage;
    connect(m_parts.source, &SourceController::sourceChanged, this, &AlertController::begin);
    connect(m_parts.source, &SourceController::statusChanged, this, &AlertController::takeStatus);
    connect(stage, &models::Stage::cleared, this, &AlertController::begin);
    connect(stage, &models::Stage::rewound, this, &AlertController::begin);
    connect(stage, &models::Stage::recorded, this,
            [this](const std::shared_ptr<const SnapshotUpdate>& update) {
                takeSnapshot(update->snapshot, update->quotas);
            });
    connect(stage, &models::Stage::shown, this, &AlertController::showMoment);
    m_tick.setInterval(kAlertTick);
    connect(&m_tick, &QTimer::timeout, this, &AlertController::tick);
    m_tick.start();
}

void AlertController::takeFile()
{
    QString path;
    if (const auto profile = m_parts.shared->connections.find(m_parts.connection))
        path = QString::fromStdString(profile->alertRules);
    if (path.isEmpty())
        path = m_parts.shared->preferences.value().alertRules;
    m_parts.models->alerts.file.open(path.isEmpty() ? QString() : QDir::cleanPath(path));
    m_menu->setState(!path.isEmpty(), m_parts.models->alerts.hasRules());
}

void AlertController::useFile(const QString& path)
{
    auto profile = m_parts.shared->connections.find(m_parts.connection);
    // Without rules of its own it has those of the preferences.
    if (profile && (!path.isEmpty() || !profile->alertRules.empty())) {
        profile->alertRules = path.toStdString();
        m_parts.shared->connections.save(*profile);
    } else {
        ui::Preferences preferences = m_parts.shared->preferences.value();
        preferences.alertRules = path;
        m_parts.shared->preferences.set(preferences);
    }
    takeFile();
}

void AlertController::createFile(const QString& path)
{
    writeText(path, std::string(models::sampleRules()), true);
}

void AlertController::exportRules(const QString& path)
{
    if (const auto rules = m_parts.models->alerts.file.value())
        writeText(path, alert::prometheusRules(*rules), false);
}

void AlertController::writeText(const QString& path, const std::string& text, bool isUsed)
{
    models::writeInBackground(
        this, path, [text]() -> Result<std::string> { return text; },
        [this, path, isUsed](const Result<std::size_t>& written) {
            if (!written) {
                m_parts.window->showNotice(models::RowState::Critical,
                                           tr("The file was not written: %1: %2")
                                               .arg(QString::fromStdString(written.error().where),
                                                    models::messageText(written.error().message)));
                return;
            }
            if (isUsed)
                useFile(path);
            m_parts.window->showNotice(models::RowState::Normal,
                                       tr("Written: %1").arg(QDir::toNativeSeparators(path)));
        });
}

QString AlertController::sourceName() const
{
    if (const auto profile = m_parts.shared->connections.find(m_parts.connection))
        return QString::fromStdString(connect::nameOf(*profile));
    return QString::fromStdString(m_parts.source->sampledSource().name);
}

/// The clock of a scheduler is not ours: its readings are evaluated when they were made, as `quotadeck collect` does.
SystemTime AlertController::timeOf(const ClusterSnapshot& snapshot) const
{
    if (m_parts.source->sampledSource().kind == SourceKind::Rest)
        return snapshot.time;
    return plausibleSourceTime(snapshot).value_or(SystemTime());
}

void AlertController::begin()
{
    m_latest.reset();
    m_latestQuotas.reset();
    using Time = models::AlertSession::Time;
    const bool isSimulated = m_parts.source->status().kind == SourceKind::Simulator;
    m_parts.models->alerts.begin(sourceName(), isSimulated ? Time::Simulated : Time::Real);
    if (m_showsError) // the notice went with the source before
        showError();
}

void AlertController::takeSnapshot(const SnapshotPtr& snapshot, const elastic::QuotaSnapshotPtr& quotas)
{
    m_latest = snapshot;
    m_latestQuotas = quotas;
    const SystemTime time = timeOf(*snapshot);
    if (time > SystemTime())
        m_parts.models->alerts.take(snapshot, time, time, quotas);
}

void AlertController::takeStatus(const SourceStatus& status)
{
    if (status.kind == SourceKind::Rest && isOutOfReach(status))
        m_parts.models->alerts.takeFailure(feed::wallClock(), status.lastGood);
}

void AlertController::tick()
{
    models::AlertSession& alerts = m_parts.models->alerts;
    alerts.expireSilences();
    const SourceStatus status = m_parts.source->sampledSource(); // also of elastic quotas alone
    if (status.kind != SourceKind::Rest)
        return;
    const SystemTime now = feed::wallClock();
    if (isOutOfReach(status))
        alerts.takeFailure(now, status.lastGood);
    else if (m_latest
             && now - m_latest->time >= kAlertTick + status.interval) // not before a reading that is due
        alerts.take(m_latest, now, std::max(m_latest->time, status.lastGood.value_or(SystemTime())),
                    m_latestQuotas);
}

void AlertController::showMoment()
{
    const models::Stage& stage = m_parts.models->stage;
    const bool isEarlier = stage.shownSnapshot() && (stage.isPast() || stage.isEarlier());
    m_parts.models->alerts.showMoment(isEarlier ? std::optional(timeOf(*stage.shownSnapshot()))
                                                : std::nullopt);
}

void AlertController::showError()
{
    const auto& error = m_parts.models->alerts.file.error();
    if (error) {
        const QString text = m_parts.models->alerts.hasRules()
            ? tr("The alert rules were not read, and those before stay in force: %1: %2")
            : tr("The alert rules were not read: %1: %2");
        m_parts.window->showNotice(
            models::RowState::Warning,
            text.arg(QString::fromStdString(error->where), models::messageText(error->message)));
    } else if (m_showsError) {
        m_parts.window->showNotice(models::RowState::Normal, {});
    }
    m_showsError = error.has_value();
}

void AlertController::showCount()
{
    const models::AlertSession& alerts = m_parts.models->alerts;
    m_menu->setState(!alerts.file.path().isEmpty(), alerts.hasRules());
    m_count->setText(tr("%n alerts", nullptr, alerts.firingCount()));
    m_count->setState(alerts.worstState());
    m_count->setVisible(alerts.firingCount() > 0);
}

void AlertController::list(const models::AlertEvent& event, bool isSilent)
{
    models::EventRow row;
    row.time = event.time.time_since_epoch();
    if (m_latest && m_parts.source->status().kind == SourceKind::Rest)
        row.time += m_latest->clockOffset;
    row.what = event.isFiring ? tr("Alert fires") : tr("Alert ended");
    row.kind = eventKindOf(event.alert.subject);
    row.object = !event.alert.quotaGroup.isEmpty()     ? event.alert.quotaGroup
        : event.alert.subject == alert::Subject::Queue ? event.alert.queue
                                                       : event.alert.person;
    row.queue = event.alert.queue;
    //: rule, what it is about
    row.message = tr("%1: %2").arg(event.alert.rule, event.alert.what);
    const bool isCritical = event.alert.severity == alert::Severity::Critical;
    if (event.isFiring)
        row.state = isCritical ? models::RowState::Critical : models::RowState::Warning;
    m_parts.models->eventLog.add({row});
    const SourceKind kind = m_parts.source->status().kind;
    if (!event.isFiring || isSilent || kind == SourceKind::Recording || m_parts.source->isCatchingUp())
        return;
    m_news << row.message;
    m_isCritical = m_isCritical || isCritical;
}

/// What began to fire at once is one notification.
void AlertController::notify()
{
    const QStringList news = std::exchange(m_news, {});
    const bool isCritical = std::exchange(m_isCritical, false);
    if (news.isEmpty())
        return;
    QString text = news.mid(0, kMostNamedAlerts).join(u'\n');
    if (const auto rest = static_cast<int>(news.size() - kMostNamedAlerts); rest > 0)
        text += u'\n' + tr("and %n more", nullptr, rest);
    Q_EMIT fired({models::SourceAlert::Kind::Rule,
                  isCritical ? models::RowState::Critical : models::RowState::Warning, sourceName(), text});
}
} // namespace quotadeck::app

#include "moc_alertcontroller.cpp"
