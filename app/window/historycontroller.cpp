// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/historycontroller.h"

#include "app/history/prometheushistory.h"
#include "app/window/historyname.h"
#include "app/window/sourcecontroller.h"
#include "models/common/messagetext.h"
#include "models/stage/stage.h"
#include "ui/window/mainwindow.h"

#include <utility>

namespace quotadeck::app {
namespace {
history::HistoryConfig historyConfig()
{
    history::HistoryConfig config;
    config.path = historyPath();
    return config;
}
} // namespace

HistoryController::HistoryController(const models::SeriesStore* series, ui::MainWindow* window,
                                     QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_store(historyConfig())
    , m_past(series, &m_store)
{
    connect(&m_store, &history::HistoryStore::failed, this, [this](const Error& error) {
        if (error.code == ErrorCode::Unsupported) {
            m_window->showNotice(
                models::RowState::Warning,
                tr("The usage history was written by a newer version of QuotaDeck; it is left as it is. This "
                   "window "
                   "keeps no history. Update QuotaDeck, or move the file away to begin a new history: %1")
                    .arg(QString::fromStdString(error.where)));
            return;
        }
        m_window->showNotice(
            models::RowState::Warning,
            tr("The usage history is not kept: %1: %2")
                .arg(QString::fromStdString(error.where), QString::fromStdString(error.message.english())));
    });
    connect(&m_store, &history::HistoryStore::recovered, this,
            [this] { m_window->showNotice(models::RowState::Normal, {}); });
    connect(&m_past, &PastSeries::remoteFailed, this, [this](const Error& error) {
        reportPrometheus(tr("The past cannot be read from Prometheus: %1: %2")
                             .arg(QString::fromStdString(error.where), models::messageText(error.message)));
    });
    connect(&m_past, &PastSeries::remoteRead, this, [this](const std::vector<std::string>& warnings) {
        reportPrometheus(warnings.empty() ? QString()
                                          : tr("The past from Prometheus is incomplete: %1")
                                                .arg(QString::fromStdString(warnings.front())));
    });
}

HistoryController::~HistoryController()
{
    m_past.setRemote(nullptr);
}

/// Once for each problem; that of the history stays where there is none here.
void HistoryController::reportPrometheus(const QString& problem)
{
    if (std::exchange(m_prometheusProblem, problem) != problem)
        m_window->showNotice(problem.isEmpty() ? models::RowState::Normal : models::RowState::Warning,
                             problem);
}

/// The Prometheus of @p connection; null: of none.
void HistoryController::choosePrometheus(const ConnectionPtr& connection, const std::string& partition)
{
    if (m_connection != connection) {
        m_connection = connection;
        m_past.setRemote(nullptr);
        m_prometheus.reset();
        reportPrometheus({});
        if (!connection)
            return;
        const connect::PastServer& past = connection->profile().past;
        const auto matchers = metrics::readMatchers(past.matchers);
        const auto report = [this](const std::string& where, const Message& message) {
            reportPrometheus(tr("The past cannot be read from Prometheus: %1: %2")
                                 .arg(QString::fromStdString(where), models::messageText(message)));
        };
        if (!connection->past())
            return report(connection->past().error().where, connection->past().error().message);
        if (!matchers)
            return report(past.matchers, matchers.error().message);
        if (*connection->past()) {
            history::PrometheusConfig config{*connection->past(), past.server.url};
            config.matchers = *matchers;
            m_prometheus = std::make_unique<history::PrometheusHistory>(std::move(config));
        }
    }
    if (m_prometheus) {
        m_prometheus->setPartition(partition);
        m_past.setRemote(m_prometheus.get());
    }
}

void HistoryController::setBounds(bool isKept, qint64 mostBytes, std::chrono::days longest)
{
    m_isKept = isKept; // nameSource() follows with the next update
    m_store.setBounds(mostBytes, longest);
}

void HistoryController::follow(const models::Stage* stage, const SourceController* source)
{
    connect(stage, &models::Stage::recorded, this,
            [this, source](const std::shared_ptr<const SnapshotUpdate>& update) {
                nameSource(*source, update->partition);
                m_store.record(update);
            });
    connect(stage, &models::Stage::gapReached, &m_store, &history::HistoryStore::markGap);
}

void HistoryController::nameSource(const SourceController& shown, const std::string& partition)
{
    const QString source = historyName(shown, partition);
    m_store.setSource(m_isKept ? source : QString());
    m_past.setSource(source);
    const bool isPartition = shown.sampledSource().kind == SourceKind::Rest && !partition.empty();
    choosePrometheus(isPartition ? shown.connection() : nullptr, partition);
}
} // namespace quotadeck::app

#include "moc_historycontroller.cpp"
