// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/brokensince.h"

#include "models/assertions/assertionsession.h"
#include "ui/document/sincewhen.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace quotadeck::ui {
BrokenSince::BrokenSince(models::AssertionSession* session, const QString& id, QWidget* parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Since When?"));
    auto* name = new QLabel(tr("Assertion: %1").arg(id), this);
    name->setTextFormat(Qt::PlainText);
    name->setWordWrap(true);
    name->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, 0);
    auto* sinceWhen = new SinceWhen(session->session(),
                                    {tr("Find the saved version of the open file that broke this assertion"),
                                     tr("Version that broke the assertion")});
    auto* result = new QScrollArea(this); // a version may have changed much
    result->setFrameShape(QFrame::NoFrame);
    result->setWidgetResizable(true);
    result->setWidget(sinceWhen);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kMedium);
    column->addWidget(name);
    column->addWidget(result, 1);
    column->addWidget(buttons);
    followTextSize(this, [this] { resize(scaled(QSize(640, 260))); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(sinceWhen, &SinceWhen::versionRequested, this, [this](const QString& version) {
        Q_EMIT versionRequested(version);
        accept();
    });
    connect(session->session(), &models::ConfigSession::opened, this,
            &QDialog::reject); // the versions may be those of another file
    sinceWhen->setWalk(session->breakingWalk(id));
    sinceWhen->start();
}
} // namespace quotadeck::ui

#include "moc_brokensince.cpp"
