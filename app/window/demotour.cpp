// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/demotour.h"

#include "app/window/workspace.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "ui/window/tour.h"

namespace quotadeck::app {
DemoTour::DemoTour(Workspace* workspace, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_tour(new ui::Tour(&workspace->window()))
{
    connect(&m_workspace->insight(), &models::InsightSource::activeChanged, this,
            &DemoTour::openConfiguration);
    cli::WindowOptions options;
    options.source = cli::SimulatorSource{"busy-cluster"};
    m_workspace->start(options);
}

void DemoTour::start()
{
    auto& window = m_workspace->window();
    if (window.isMinimized())
        window.showNormal();
    window.show();
    window.raise();
    window.activateWindow();
    m_tour->start();
}

/// Once: what the user opens later stays.
void DemoTour::openConfiguration()
{
    const auto active = m_workspace->insight().active();
    auto& session = m_workspace->session();
    if (!active || m_folder)
        return;
    m_folder = std::make_shared<QTemporaryDir>();
    if (!m_folder->isValid()) {
        m_workspace->window().showNotice(models::RowState::Warning,
                                         tr("The configuration of the simulated cluster cannot be edited, no "
                                            "temporary folder was created: %1")
                                             .arg(m_folder->errorString()));
        return;
    }
    const QString path = m_folder->filePath(QStringLiteral("tour-queues.yaml"));
    models::writeInBackground(
        this, path, [text = active->text, folder = m_folder] { return Result<std::string>(text); },
        [this, path, &session](const Result<std::size_t>& size) {
            if (!size)
                m_workspace->window().showNotice(
                    models::RowState::Warning,
                    tr("The configuration of the simulated cluster cannot be edited: %1: %2")
                        .arg(QString::fromStdString(size.error().where),
                             models::messageText(size.error().message)));
            else if (session.path().isEmpty() && !session.isBusy())
                session.open(path);
        });
}
} // namespace quotadeck::app

#include "moc_demotour.cpp"
