// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/connectdialog.h"

#include "ui/theme/colors.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace quotadeck::ui {
ConnectDialog::ConnectDialog(const QString& address, QWidget* parent)
    : QDialog(parent)
    , m_hint(tr("Address of the scheduler's REST interface, usually port 9080."))
    , m_address(new QLineEdit(address, this))
    , m_token(new QLineEdit(this))
    , m_problem(new QLabel(this))
{
    setWindowTitle(tr("Connect to Scheduler"));
    m_address->setPlaceholderText(QStringLiteral("http://localhost:9080"));
    m_address->setMinimumWidth(360);
    m_token->setEchoMode(QLineEdit::Password);
    m_token->setPlaceholderText(tr("None"));
    m_problem->setWordWrap(true);
    m_problem->setForegroundRole(QPalette::PlaceholderText);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_connect = buttons->addButton(tr("Connect"), QDialogButtonBox::AcceptRole);
    m_connect->setDefault(true);

    auto* form = new QFormLayout(this);
    form->addRow(tr("&Address:"), m_address);
    form->addRow(tr("Bearer &token:"), m_token);
    form->addRow(m_problem);
    form->addRow(buttons);

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_address, &QLineEdit::textChanged, this, &ConnectDialog::check);
    connect(m_token, &QLineEdit::textChanged, this, &ConnectDialog::check);
    check();
}

void ConnectDialog::askFor(const QString& title, const QString& hint, const QString& example)
{
    setWindowTitle(title);
    m_hint = hint;
    m_address->setPlaceholderText(example);
    check();
}

QUrl ConnectDialog::url() const
{
    return parseAddress(m_address->text());
}

QString ConnectDialog::token() const
{
    return m_token->text().trimmed();
}

QUrl ConnectDialog::parseAddress(const QString& text)
{
    const QString address = text.trimmed();
    if (address.isEmpty())
        return {};
    QUrl url(address.contains(QStringLiteral("://")) ? address : QStringLiteral("http://") + address,
             QUrl::StrictMode);
    const bool isWeb = url.scheme() == QStringLiteral("http") || url.scheme() == QStringLiteral("https");
    return isWeb && !url.host().isEmpty() ? url : QUrl();
}

void ConnectDialog::check()
{
    const QUrl address = url();
    m_connect->setEnabled(address.isValid());
    if (!address.isValid()) {
        m_problem->setText(m_hint);
    } else if (!token().isEmpty() && address.scheme() == QStringLiteral("http")) {
        m_problem->setText(tr("Over http the token is sent in clear text."));
    } else {
        m_problem->setText(tr("Read-only access. The token is kept in memory until QuotaDeck closes."));
    }
}
} // namespace quotadeck::ui

#include "moc_connectdialog.cpp"
