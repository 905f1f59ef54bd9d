// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connections/sourcedialogs.h"

#include "ui/help/contexthelp.h"
#include "ui/widgets/labels.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace quotadeck::ui {
namespace {
constexpr int kNoteLines = 3;
} // namespace

ConnectDialog::ConnectDialog(const QString& address, QWidget* parent)
    : QDialog(parent)
    , m_hint(tr("Address of the scheduler's REST interface, usually port 9080."))
    , m_address(new QLineEdit(address, this))
    , m_token(new QLineEdit(this))
    , m_note(new StateLabel(this))
{
    setWindowTitle(tr("Connect to Scheduler"));
    setHelpPage(*this, QStringLiteral("connect"));
    m_address->setPlaceholderText(QStringLiteral("http://localhost:9080"));
    m_address->setMinimumWidth(360);
    m_address->setToolTip(
        tr("http or https, host and port; with a path if the interface is behind a reverse proxy"));
    m_token->setEchoMode(QLineEdit::Password);
    m_token->setPlaceholderText(tr("None"));
    m_token->setToolTip(tr("Sent with each request as \"Authorization: Bearer …\"; not saved"));
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_note->setMinimumHeight(
        kNoteLines * m_note->fontMetrics().lineSpacing()); // the dialog does not grow while it is open

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_connect = buttons->addButton(tr("Connect"), QDialogButtonBox::AcceptRole);
    m_connect->setDefault(true);

    auto* form = new QFormLayout(this);
    form->addRow(tr("&Address:"), m_address);
    form->addRow(tr("Bearer &token:"), m_token);
    form->addRow(m_note);
    form->addRow(buttons);

    connect(buttons, &QDialogButtonBox::accepted, this, &ConnectDialog::connectOrTry);
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

/// Why the address is none; empty: it is one, or nothing was entered yet.
QString ConnectDialog::addressProblem() const
{
    const QString address = m_address->text().trimmed();
    if (address.isEmpty() || url().isValid())
        return {};
    //: %1: what the user entered, %2: an example
    return tr("\"%1\" is not the address of a server. Enter a host name and a port, such as %2.")
        .arg(address, m_address->placeholderText());
}

void ConnectDialog::check()
{
    using models::RowState;
    const QUrl address = url();
    m_isUnusable = false;
    m_connect->setText(tr("Connect"));
    m_connect->setEnabled(address.isValid());
    if (const QString problem = addressProblem(); !problem.isEmpty())
        showNote(problem, RowState::Warning);
    else if (!address.isValid())
        showNote(m_hint, RowState::Normal);
    else if (!token().isEmpty() && address.scheme() == QStringLiteral("http"))
        showNote(tr("Over http the token is sent in clear text."), RowState::Warning);
    else
        showNote(tr("Read-only access. The token is kept in memory until QuotaDeck closes."),
                 RowState::Normal);
}

void ConnectDialog::showNote(const QString& text, models::RowState state)
{
    m_note->setText(text);
    m_note->setState(state);
}

void ConnectDialog::setFieldsEnabled(bool areEnabled)
{
    m_address->setEnabled(areEnabled);
    m_token->setEnabled(areEnabled);
    m_connect->setEnabled(areEnabled);
}

void ConnectDialog::connectOrTry()
{
    if (!m_isToTry || m_isUnusable) {
        accept();
        return;
    }
    setFieldsEnabled(false);
    showNote(tr("Trying %1…").arg(url().toString()), models::RowState::Normal);
    Q_EMIT tryRequested();
}

void ConnectDialog::showUnusable(const QString& reason)
{
    setFieldsEnabled(true);
    m_isUnusable = true;
    m_connect->setText(tr("Connect Anyway"));
    showNote(reason, models::RowState::Critical);
    m_address->setFocus();
}

SourceDialogs::SourceDialogs(QWidget* window) : QObject(window), m_window(window) { }

void SourceDialogs::askForConnection(const QString& address)
{
    auto* dialog = new ConnectDialog(address, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->tryFirst();
    connect(dialog, &ConnectDialog::tryRequested, this,
            [this, dialog] { Q_EMIT connectionTryRequested(dialog); });
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { Q_EMIT connectionChosen(dialog->url(), dialog->token()); });
    dialog->open();
}

void SourceDialogs::askForConfiguration()
{
    auto* dialog = createFileDialog(tr("Open Configuration File"),
                                    {tr("Configurations (*.yaml *.yml)"), tr("All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &SourceDialogs::configurationChosen);
    dialog->open();
}

void SourceDialogs::askForRecording()
{
    auto* dialog = createFileDialog(tr("Open Recording"), {tr("Recordings (*.qdrec)"), tr("All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &SourceDialogs::recordingChosen);
    dialog->open();
}

void SourceDialogs::askForRecordingTarget()
{
    auto* dialog = createFileDialog(tr("Record to File"), {tr("Recordings (*.qdrec)")});
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("qdrec"));
    connect(dialog, &QFileDialog::fileSelected, this, &SourceDialogs::recordingTargetChosen);
    dialog->open();
}

QFileDialog* SourceDialogs::createFileDialog(const QString& title, const QStringList& filters)
{
    auto* dialog = new QFileDialog(m_window, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters(filters);
    return dialog;
}
} // namespace quotadeck::ui

#include "moc_sourcedialogs.cpp"
