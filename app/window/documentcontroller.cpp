// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/documentcontroller.h"

#include "app/settings/settings.h"
#include "app/window/models.h"
#include "core/elastic/manifest.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "models/document/instancewatch.h"
#include "models/insight/membershipfile.h"
#include "ui/elastic/elasticpage.h"
#include "ui/limits/limitspage.h"
#include "ui/preferences/preferences.h"
#include "ui/window/mainwindow.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace quotadeck::app {
namespace {
constexpr std::chrono::seconds kRecoveryInterval{30};

CloseProtocol::Document documentOf(ui::DocumentPage* page)
{
    return {[page](const std::function<void()>& next) { page->afterEdits(next); },
            [page] { return page->isSettled(); }};
}
} // namespace

DocumentController::DocumentController(Models* models, ui::MainWindow* window, const Pages& pages,
                                       SessionSettings* settings, QObject* parent)
    : QObject(parent)
    , m_models(models)
    , m_window(window)
    , m_pages(pages)
    , m_settings(settings)
{
    connectPages();
    connect(&m_commits, &GitCommits::failed, this, [this](const QString& path, const Error& error) {
        m_window->showNotice(models::RowState::Warning,
                             tr("%1 is saved, but was not committed to Git: %2")
                                 .arg(QFileInfo(path).fileName(), models::messageText(error.message)));
    });
    for (models::EditedFile* file : files())
        m_commits.follow(file);
    for (const Edited& edited : edits()) {
        connect(edited.file, &models::EditedFile::opened, this,
                [this, file = edited.file] { m_settings->addRecent(&Settings::recentFiles, file->path()); });
        connect(edited.page, &ui::DocumentPage::askingAboutEdits, this,
                [this, page = edited.page] { m_window->showPage(page->id()); });
    }
}

std::array<DocumentController::Edited, 2> DocumentController::edits() const
{
    return {{{&m_models->session, m_pages.limits}, {&m_models->elastic, m_pages.elastic}}};
}

std::array<models::EditedFile*, 3> DocumentController::files() const
{
    return {&m_models->session, &m_models->elastic, &m_models->assertions.document};
}

void DocumentController::connectPages()
{
    connect(m_window, &ui::MainWindow::openRequested, this,
            [this](const QString& path) { openFile(path, {}, {}); });
    connect(m_pages.limits, &ui::LimitsPage::activeRequested, this, &DocumentController::editActive);
    connect(m_pages.limits, &ui::LimitsPage::openRequested, this, [this] {
        const QString path = askForFile(tr("Open a configuration"), m_models->session.path());
        if (!path.isEmpty())
            openConfiguration(path);
    });
    connect(m_pages.elastic, &ui::ElasticPage::openRequested, this, [this] {
        if (const QString path = askForFile(tr("Open manifests"), m_models->elastic.path()); !path.isEmpty())
            openElastic(path, {});
    });
}

void DocumentController::keepSafe(const QString& folder)
{
    const models::VersionStore versions(folder + QStringLiteral("/versions"));
    const QString open = folder + QStringLiteral("/open");
    for (models::EditedFile* file : files())
        file->setVersions(versions);
    for (const Edited& edited : edits()) {
        edited.page->setRecovery(
            m_recoveries
                .emplace_back(std::make_unique<models::RecoveryFiles>(
                    edited.file, folder + QStringLiteral("/recovery"), kRecoveryInterval))
                .get());
        edited.page->setInstances(new models::InstanceWatch(edited.file, open, this));
    }
    m_pages.limits->setAssertionRecovery(
        m_recoveries
            .emplace_back(std::make_unique<models::RecoveryFiles>(
                &m_models->assertions.document, folder + QStringLiteral("/recovery"), kRecoveryInterval))
            .get());
}

void DocumentController::takePreferences(const ui::Preferences& preferences)
{
    const models::VersionRule rule{preferences.keptVersions, std::chrono::days(preferences.versionDays)};
    for (models::EditedFile* file : files())
        file->setVersionRule(preferences.removesVersions ? std::optional(rule) : std::nullopt);
    m_commits.setEnabled(preferences.commitsToGit);
}

void DocumentController::openFile(const QString& path, const QString& page, const Resource& total)
{
    m_kindJob.start(
        [path](const std::stop_token&) {
            const auto text = models::readTextFile(path); // the editor reports errors
            return text && elastic::looksLikeQuotaManifest(*text);
        },
        [this, path, page, total](bool isElastic) {
            // Opened on a page of its own, the page reports errors.
            if (isElastic || page == m_pages.elastic->id())
                openElastic(path, total);
            else
                openConfiguration(path);
            if (!page.isEmpty())
                m_window->showPage(page);
        });
}

void DocumentController::openElastic(const QString& path, const Resource& total,
                                     const elastic::QuotaSnapshotPtr& reported)
{
    m_window->showPage(m_pages.elastic->id());
    m_pages.elastic->afterEdits([this, path, total, reported] {
        m_models->elastic.open(QFileInfo(path).absoluteFilePath(), total, reported);
    });
}

void DocumentController::openConfiguration(const QString& path)
{
    m_window->showPage(m_pages.limits->id());
    m_pages.limits->afterEdits([this, path] { m_models->session.open(QFileInfo(path).absoluteFilePath()); });
}

void DocumentController::openRemembered()
{
    const QString file = m_settings->value(&Settings::configFile);
    if (!file.isEmpty() && QFileInfo::exists(file))
        m_models->session.open(file);
}

void DocumentController::remember()
{
    if (!m_models->session.path().isEmpty()) // one that was never opened this time is still the last one
        m_settings->setValue(&Settings::configFile, m_models->session.path());
}

std::vector<CloseProtocol::Document> DocumentController::documents() const
{
    return {documentOf(m_pages.limits), documentOf(m_pages.elastic)};
}

QString DocumentController::askForFile(const QString& title, const QString& current)
{
    const QString folder = current.isEmpty() ? QDir::homePath() : QFileInfo(current).path();
    return QFileDialog::getOpenFileName(m_window, title, folder,
                                        tr("Configurations (*.yaml *.yml);;All files (*)"));
}

void DocumentController::editActive()
{
    auto* dialog = new QFileDialog(m_window, tr("Write the Active Configuration To"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Configurations (*.yaml *.yml)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    dialog->selectFile(QStringLiteral("active-queues.yaml")); // not the name that a cluster's own file has
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, active = m_models->insight.active()](const QString& path) { writeActive(path, *active); });
    dialog->open();
}

void DocumentController::writeActive(const QString& path, const models::ActiveConfiguration& active)
{
    if (QFileInfo(path) == QFileInfo(m_models->session.path())) { // no version would be kept of it
        m_window->showNotice(models::RowState::Warning,
                             tr("The active configuration must not replace the file that is edited: choose "
                                "another name, or compare with it in Changes."));
        return;
    }
    models::writeInBackground(
        this, path, [text = active.text] { return Result<std::string>(text); },
        [this, path](const Result<std::size_t>& size) {
            if (size) {
                openConfiguration(path);
                return;
            }
            m_window->showNotice(models::RowState::Critical,
                                 tr("The configuration was not written: %1: %2")
                                     .arg(QString::fromStdString(size.error().where),
                                          models::messageText(size.error().message)));
        });
}
} // namespace quotadeck::app

#include "moc_documentcontroller.cpp"
