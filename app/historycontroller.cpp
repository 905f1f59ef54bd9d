// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/historycontroller.h"

#include "app/historyname.h"
#include "app/sourcecontroller.h"
#include "models/stage/stage.h"
#include "ui/window/mainwindow.h"

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
}
} // namespace quotadeck::app

#include "moc_historycontroller.cpp"
