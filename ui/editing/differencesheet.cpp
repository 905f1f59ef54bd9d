// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/differencesheet.h"

#include "ui/editing/difftext.h"
#include "ui/theme/metrics.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
int countOf(const std::vector<config::DiffLine>& lines, config::DiffLine::Kind kind)
{
    return static_cast<int>(std::ranges::count(lines, kind, &config::DiffLine::kind));
}
} // namespace

DifferenceSheet::DifferenceSheet(const QString& title, std::string other, models::TextPtr text,
                                 QWidget* parent)
    : QDialog(parent)
    , m_summary(new QLabel(tr("%1. Comparing…").arg(title), this))
    , m_lines(new DiffText(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What your text changes"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kMedium);
    column->addWidget(m_summary);
    column->addWidget(m_lines, 1);
    column->addWidget(buttons);
    resize(820, 460);
    m_job.start([other = std::move(other),
                 text = std::move(text)](const std::stop_token&) { return config::diffLines(other, *text); },
                [this, title](std::vector<config::DiffLine> lines) {
                    using Kind = config::DiffLine::Kind;
                    m_summary->setText(lines.empty()
                                           ? tr("%1. No line differs.").arg(title)
                                           //: what it is compared with, then two numbers
                                           : tr("%1. Lines only in your text: %2, only in the other: %3")
                                                 .arg(title)
                                                 .arg(countOf(lines, Kind::Added))
                                                 .arg(countOf(lines, Kind::Removed)));
                    m_lines->setLines(std::move(lines));
                });
}
} // namespace quotadeck::ui
