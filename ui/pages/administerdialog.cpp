// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/administerdialog.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kAdministerHintWidth = 380;
constexpr int kActorNameLength = 24; ///< characters

QComboBox* createNameBox(const QStringList& names, const QString& title, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->addItems(names);
    box->setAccessibleName(title);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kActorNameLength);
    return box;
}
} // namespace

AdministerDialog::AdministerDialog(Administration what, const Choices& choices, QWidget* parent)
    : QDialog(parent)
    , m_user(createNameBox(choices.users, tr("Acting user"), this))
{
    const bool isMove = what == Administration::Move;
    m_user->setToolTip(tr("The simulated cluster checks the access of this user"));
    setWindowTitle(isMove ? tr("Move Application") : tr("Kill Application"));
    auto* hint = new QLabel(
        isMove ? tr("The application moves with its allocations and requests. The acting user needs "
                    "administrator access (adminacl) to both queues.")
               : tr("The application fails, and its pods end. The acting user needs administrator access "
                    "(adminacl) to its queue."),
        this);
    hint->setWordWrap(true);
    setScaledMinimumWidth(hint, kAdministerHintWidth);
    auto* form = new QFormLayout;
    const auto addText = [this, form](const QString& title, const QString& text) {
        auto* label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        form->addRow(title, label);
    };
    addText(tr("Application"), choices.application);
    addText(tr("Queue"), choices.queue);
    if (isMove) {
        m_queue = createNameBox(choices.queues, tr("Move to"), this);
        m_queue->setToolTip(tr("The queue that the application is in afterwards"));
        form->addRow(tr("&Move to"), m_queue);
    }
    form->addRow(tr("&Acting user"), m_user);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(isMove ? tr("Move") : tr("Kill"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kMedium, metrics::kMedium, metrics::kMedium, metrics::kMedium);
    column->setSpacing(metrics::kSmall);
    column->addLayout(form);
    column->addWidget(hint);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString AdministerDialog::queue() const
{
    return m_queue ? m_queue->currentText() : QString();
}

QString AdministerDialog::user() const
{
    return m_user->currentText();
}
} // namespace quotadeck::ui

#include "moc_administerdialog.cpp"
