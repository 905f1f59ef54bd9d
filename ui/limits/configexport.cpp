// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/configexport.h"

#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "ui/document/filesaving.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

#include <utility>

namespace quotadeck::ui {
using config::ManifestForm;
using models::RowState;

ConfigExport::ConfigExport(models::ConfigSession* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
    , m_outcome(new MessageBar(page))
{
    const auto add = [this](const QString& text, Form form) {
        auto* action = new QAction(text, this);
        connect(action, &QAction::triggered, this, [this, form] {
            Q_EMIT aboutToExport();
            askWhere(form);
        });
        m_actions << action;
    };
    add(tr("As Plain File…"), std::nullopt);
    add(tr("As ConfigMap…"), ManifestForm::Text);
    add(tr("As Compressed ConfigMap…"), ManifestForm::Gzip);
    connect(m_session, &models::ConfigSession::revisionChanged, this, &ConfigExport::refresh);
    connect(m_session, &models::ConfigSession::busyChanged, this, &ConfigExport::writeWhenIdle);
    connect(m_session, &models::ConfigSession::opened, this, [this] { m_wish.reset(); });
    connect(m_session, &models::ConfigSession::opened, m_outcome, &MessageBar::clearMessage);
    refresh();
}

void ConfigExport::refresh()
{
    const auto& revision = m_session->revision();
    const bool isAccepted = revision && revision->verdict.accepted;
    for (auto* action : m_actions) {
        action->setEnabled(isAccepted);
        action->setToolTip(isAccepted ? tr("Export the current text to another file")
                                      : tr("The scheduler would reject this text; fix the errors first"));
    }
}

void ConfigExport::askWhere(Form form)
{
    const QFileInfo file(m_session->path());
    auto* dialog = new QFileDialog(m_page, tr("Export"), file.path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Configurations (*.yaml *.yml)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    dialog->selectFile(form ? QStringLiteral("yunikorn-configs.yaml")
                            : QStringLiteral("%1-export.yaml").arg(file.completeBaseName()));
    connect(dialog, &QFileDialog::fileSelected, this, [this, form](const QString& path) {
        m_wish = {form, path};
        writeWhenIdle();
    });
    dialog->open();
}

/// An edit that is under way belongs to what is exported.
void ConfigExport::writeWhenIdle()
{
    if (!m_wish || m_session->isBusy())
        return;
    const auto [form, path] = *std::exchange(m_wish, std::nullopt);
    write(form, path);
}

void ConfigExport::write(Form form, const QString& path)
{
    m_outcome->clearMessage();
    if (isSameFile(path, m_session->path())) {
        m_outcome->showMessage(RowState::Critical,
                               tr("The export cannot replace the edited file. Choose another name."), {});
        return;
    }
    if (!m_session->revision()->verdict.accepted) { // by an edit since it was asked for
        m_outcome->showMessage(RowState::Critical, tr("Export failed: the scheduler would reject this text."),
                               {});
        return;
    }
    models::writeInBackground(
        this, path,
        [form, revision = m_session->revision()] {
            return form ? config::configMapManifest(revision->text(), *form)
                        : Result<std::string>(config::queueFileOf(revision->text()));
        },
        [this, form, path](const Result<std::size_t>& size) { showOutcome(form, path, size); });
}

void ConfigExport::showOutcome(Form form, const QString& path, const Result<std::size_t>& size)
{
    m_outcome->clearMessage();
    if (!size) {
        m_outcome->showMessage(
            RowState::Critical,
            tr("Export failed: %1: %2")
                .arg(QString::fromStdString(size.error().where), models::messageText(size.error().message)),
            {});
        return;
    }
    const QString amount = QLocale().formattedDataSize(static_cast<qint64>(*size));
    if (form && *size > config::kLargeManifest)
        m_outcome->showMessage(
            RowState::Warning,
            *form == ManifestForm::Text
                ? tr("Exported %1 to %2. Kubernetes accepts at most 1 MiB in a ConfigMap; export the "
                     "compressed form.")
                      .arg(amount, path)
                : tr("Exported %1 to %2. Kubernetes accepts at most 1 MiB in a ConfigMap.").arg(amount, path),
            {});
    else
        m_outcome->showMessage(RowState::Normal, tr("Exported %1 to %2.").arg(amount, path), {});
}
} // namespace quotadeck::ui

#include "moc_configexport.cpp"
