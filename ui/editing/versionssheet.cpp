// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/versionssheet.h"

#include "models/common/filesession.h"
#include "ui/editing/differencesheet.h"
#include "ui/editing/versionspanel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

#include <memory>

namespace quotadeck::ui {
VersionsSheet::VersionsSheet(models::FileSession* session, QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(windowTitleText(tr("Versions of %1").arg(QFileInfo(session->path()).fileName())));
    auto* problem = new QLabel;
    problem->setTextFormat(Qt::PlainText);
    problem->setWordWrap(true);
    problem->hide();
    auto* panel = new VersionsPanel(session);
    panel->refresh();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kMedium);
    column->addWidget(panel, 1);
    column->addWidget(problem);
    column->addWidget(buttons);
    resize(820, 460);
    connect(
        panel, &VersionsPanel::compareRequested, this,
        [this, session](const QString& base, const std::string& text) {
            (new DifferenceSheet(*session,
                                 {tr("Compare with Version"), base, std::make_shared<const std::string>(text),
                                  [current = session->text()] { return *current; }},
                                 this))
                ->open();
        });
    connect(panel, &VersionsPanel::restored, this, [this](const models::FileVersion& version) {
        Q_EMIT restored(version);
        accept();
    });
    connect(panel, &VersionsPanel::failed, problem, [problem](const Error& error) {
        problem->setText(tr("The version cannot be used: %1").arg(QString::fromStdString(error.message)));
        problem->show();
    });
}
} // namespace quotadeck::ui
