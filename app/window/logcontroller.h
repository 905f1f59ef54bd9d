// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/snapshot/sourcestatus.h"
#include "models/log/programlog.h"

#include <QObject>
#include <QString>

namespace quotadeck::models {
class EditedFile;
class ElasticMonitor;
} // namespace quotadeck::models

namespace quotadeck::ui {
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Models;
class SourceController;

/// Logs what happens in a window: the state of its sources, its files, and the messages that it shows.
///
/// Ownership: what it is given outlives it.
class LogController final : public QObject
{
    Q_OBJECT
public:
    LogController(models::ProgramLog* log, Models* models, const SourceController* source,
                  const ui::MainWindow* window, QObject* parent = nullptr);

private:
    void followFile(const models::EditedFile* file);
    void takeStatus(const char* category, const SourceStatus& status, SourceStatus* last);
    void takeQuotas(const models::ElasticMonitor& monitor);
    void addError(models::LogLevel level, const char* category, const QString& what, const Error& error);

    models::ProgramLog* m_log; // not owned
    SourceStatus m_status; ///< that was logged last
    SourceStatus m_quotaStatus; ///< likewise, of the second source
};
} // namespace quotadeck::app
