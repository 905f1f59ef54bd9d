// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/closeprotocol.h"
#include "app/window/gitcommits.h"
#include "app/window/pages.h"
#include "background/jobs.h"
#include "core/elastic/quotasnapshot.h"
#include "core/resource/resource.h"
#include "models/document/recoveryfiles.h"

#include <QObject>
#include <QString>

#include <array>
#include <memory>
#include <vector>

namespace quotadeck::models {
struct ActiveConfiguration;
} // namespace quotadeck::models

namespace quotadeck::ui {
class DocumentPage;
class MainWindow;
struct Preferences;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Models;
class SessionSettings;

/// Opens configurations and elastic quota manifests on their pages, which save them. Sets up versions and crash recovery
/// for them and for the assertion file.
///
/// Ownership: what it is given outlives it.
class DocumentController final : public QObject
{
    Q_OBJECT
public:
    DocumentController(Models* models, ui::MainWindow* window, const Pages& pages, SessionSettings* settings,
                       QObject* parent = nullptr);

    /// From now on keeps versions of saved files, edits that are not saved and the names of open files below @p folder.
    void keepSafe(const QString& folder);

    /// Old versions are removed, and saved files committed, as @p preferences say from now on.
    void takePreferences(const ui::Preferences& preferences);

    /// Opens @p path where files of its kind are edited, then shows the page called @p page, if any. @p total is of the
    /// cluster, for manifests of elastic quotas.
    void openFile(const QString& path, const QString& page, const Resource& total);
    void openConfiguration(const QString& path);
    /// @p total and @p reported: see ElasticSession::open().
    void openElastic(const QString& path, const Resource& total,
                     const elastic::QuotaSnapshotPtr& reported = {});
    /// Opens the configuration of the last session, if the file is still there.
    void openRemembered();
    void remember(); ///< for openRemembered() of the next session

    /// Both, for closing.
    [[nodiscard]] std::vector<CloseProtocol::Document> documents() const;

private:
    /// A file and the page that edits it.
    struct Edited
    {
        models::EditedFile* file;
        ui::DocumentPage* page;
    };

    [[nodiscard]] std::array<Edited, 2> edits() const;
    /// All that are edited: those of the pages, and the assertions.
    [[nodiscard]] std::array<models::EditedFile*, 3> files() const;
    void connectPages();
    /// Writes the active configuration to a file of the user's choice, and opens that.
    void editActive();
    void writeActive(const QString& path, const models::ActiveConfiguration& active);
    [[nodiscard]] QString askForFile(const QString& title, const QString& current);

    Models* m_models;
    ui::MainWindow* m_window;
    Pages m_pages;
    SessionSettings* m_settings;
    GitCommits m_commits;
    std::vector<std::unique_ptr<models::RecoveryFiles>> m_recoveries; ///< none before keepSafe()
    background::LatestJob m_kindJob{this}; ///< finds out what kind of file is to be opened
};
} // namespace quotadeck::app
