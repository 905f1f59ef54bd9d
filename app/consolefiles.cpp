// SPDX-License-Identifier: GPL-3.0-or-later
// The files that the console opens, configurations, manifests and scenarios, and those that it records to; console.cpp is
// the rest of it.
#include "app/console.h"
#include "app/feed/simulatorfeed.h"
#include "app/scenarios.h"
#include "core/elastic/manifest.h"
#include "models/common/backgroundwrite.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "ui/elastic/elasticpage.h"
#include "ui/limits/limitspage.h"
#include "ui/simulate/simulatepage.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

namespace quotadeck::app {
void Console::noteRecentFile(const QString& path)
{
    if (m_memory == Memory::Keep) {
        addRecent(*m_store, m_settings.recentFiles, path);
        showRecent();
    }
}

void Console::openFile(const QString& path, const QString& page, const Resource& total)
{
    m_kindJob.start(
        [path](const std::stop_token&) {
            const auto text = models::readTextFile(path); // what is wrong with it the editor tells
            return text && elastic::looksLikeQuotaManifest(*text);
        },
        [this, path, page, total](bool isElastic) {
            if (isElastic || page == m_elasticPage->id()) // who asks for the page is told there what is wrong
                openElastic(path, total);
            else
                openConfiguration(path);
            if (!page.isEmpty())
                m_window.showPage(page);
        });
}

void Console::openElastic(const QString& path, const Resource& total)
{
    m_window.showPage(m_elasticPage->id());
    m_elasticPage->afterEdits(
        [this, path, total] { m_elastic.open(QFileInfo(path).absoluteFilePath(), total); });
}

void Console::openConfiguration(const QString& path)
{
    m_window.showPage(m_limitsPage->id());
    m_limitsPage->afterEdits([this, path] { m_session.open(QFileInfo(path).absoluteFilePath()); });
}

QString Console::askForFile(const QString& title, const QString& current)
{
    const QString folder = current.isEmpty() ? QDir::homePath() : QFileInfo(current).path();
    return QFileDialog::getOpenFileName(&m_window, title, folder,
                                        tr("Configurations (*.yaml *.yml);;All files (*)"));
}

void Console::editActive()
{
    auto* dialog = new QFileDialog(&m_window, tr("Write the Active Configuration To"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Configurations (*.yaml *.yml)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    dialog->selectFile(QStringLiteral("active-queues.yaml")); // not the name that a cluster's own file has
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, active = m_insight.active()](const QString& path) { writeActive(path, *active); });
    dialog->open();
}

void Console::writeActive(const QString& path, const models::ActiveConfiguration& active)
{
    if (QFileInfo(path) == QFileInfo(m_session.path())) { // no version would be kept of it
        m_window.showNotice(models::RowState::Warning,
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
            m_window.showNotice(models::RowState::Critical,
                                tr("The configuration was not written: %1: %2")
                                    .arg(QString::fromStdString(size.error().where),
                                         models::messageText(size.error().message)));
        });
}

void Console::chooseScenario()
{
    auto* dialog = new QFileDialog(&m_window, tr("Open a Scenario File"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Scenarios (*.yaml *.yml)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &Console::openScenario);
    dialog->open();
}

void Console::openScenario(const QString& path)
{
    const auto scenario = loadScenario(path.toStdString());
    if (!scenario) {
        showScenarioError(scenario.error());
        return;
    }
    m_window.showNotice(models::RowState::Normal, {});
    m_simulatePage->addScenario({path.toStdString(), scenario->title, scenario->description});
}

void Console::showScenarioError(const Error& error)
{
    m_window.showNotice(models::RowState::Critical,
                        tr("The scenario could not be read: %1: %2")
                            .arg(QString::fromStdString(error.where), models::messageText(error.message)));
}

void Console::recordTo(const QString& path)
{
    if (path.isEmpty()) {
        m_recorder.stop();
        return;
    }
    if (!m_feed) {
        m_window.showNotice(models::RowState::Warning,
                            tr("There is nothing to record: open a source first."));
        return;
    }
    m_recorder.start(path, {m_status.isSimulated ? SourceKind::Simulator : m_status.kind, m_status.name});
    if (m_latest)
        m_recorder.record(m_latest);
}

void Console::showRecorder()
{
    //: status bar; file, number of moments, size
    m_window.setRecording(m_recorder.isRecording()
                              ? tr("RECORDING %1 · %n moments · %2", nullptr, m_recorder.moments())
                                    .arg(QFileInfo(m_recorder.path()).fileName(),
                                         QLocale().formattedDataSize(m_recorder.bytes()))
                              : QString());
}
} // namespace quotadeck::app
