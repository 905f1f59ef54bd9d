// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/differencesheet.h"

#include "models/common/textdifference.h"
#include "ui/editing/changetabs.h"
#include "ui/theme/metrics.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace quotadeck::ui {
DifferenceSheet::DifferenceSheet(const models::FileSession& session, ComparedTexts texts, QWidget* parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(texts.title);
    auto* summary = new QLabel(tr("%1: comparing…").arg(texts.base), this);
    summary->setTextFormat(Qt::PlainText);
    summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    summary->setWordWrap(true);
    auto* tabs = new ChangeTabs(session.pathTitle(), this);
    tabs->setAccessibleName(texts.base);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kMedium);
    column->addWidget(summary);
    column->addWidget(tabs, 1);
    column->addWidget(buttons);
    resize(820, 460);
    m_job.start(
        [older = std::move(texts.older), newer = std::move(texts.newer), compare = session.comparer()](
            const std::stop_token&) { return models::differenceOf(compare, *older, newer()); },
        [summary, tabs, base = texts.base](const models::TextDifference& difference) {
            tabs->showDifference(difference);
            //: what the text is compared with, then the differences
            summary->setText(tr("%1: %2").arg(base, tabs->summary()));
        });
}
} // namespace quotadeck::ui
