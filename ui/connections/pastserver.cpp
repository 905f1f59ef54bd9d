// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connections/pastserver.h"

#include "core/metrics/pastquery.h"
#include "models/common/messagetext.h"
#include "ui/connections/addressform.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr QSize kPastServerDialogSize{680, 480};
} // namespace

PastServerDialog::PastServerDialog(const connect::PastServer& server, QWidget* parent)
    : QDialog(parent)
    , m_form(new AddressForm({QStringLiteral("https://prometheus.example"),
                              tr("Address of Prometheus, or of a server with its interface, with any path in "
                                 "front of /api/v1."),
                              tr("Enter the address of Prometheus, for example http://localhost:9090.")},
                             this))
    , m_matchers(new QLineEdit(this))
    , m_problem(new StateLabel(this))
{
    setWindowTitle(tr("Prometheus of the Connection"));
    auto* note
        = new QLabel(tr("Charts show the metrics of \"quotadeck collect\" or of the scheduler for the time "
                        "in which QuotaDeck did not run."),
                     this);
    note->setWordWrap(true);
    m_matchers->setPlaceholderText(QStringLiteral("cluster=\"berlin\""));
    m_matchers->setToolTip(
        tr("Needed where Prometheus has metrics of several clusters: the labels of this one."));
    m_problem->setWordWrap(true);
    m_form->addRow(tr("&Labels:"), m_matchers);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    if (server.isSet()) {
        auto* remove = buttons->addButton(tr("&Remove"), QDialogButtonBox::ResetRole);
        QObject::connect(remove, &QAbstractButton::clicked, this, [this] {
            m_isRemoved = true;
            accept();
        });
    }
    auto* column = new QVBoxLayout(this);
    column->addWidget(note);
    column->addWidget(m_form);
    column->addStretch(1);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    resize(scaled(kPastServerDialogSize));

    m_form->setReach(server.server);
    m_matchers->setText(QString::fromStdString(server.matchers));
    QObject::connect(m_form, &AddressForm::changed, this, &PastServerDialog::check);
    QObject::connect(m_matchers, &QLineEdit::textChanged, this, &PastServerDialog::check);
    QObject::connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_form->setFocus();
    check();
}

connect::PastServer PastServerDialog::server() const
{
    if (m_isRemoved)
        return {};
    return {m_form->reach(), m_matchers->text().trimmed().toStdString()};
}

void PastServerDialog::check()
{
    QString problem = m_form->problem();
    if (const auto matchers = quotadeck::metrics::readMatchers(m_matchers->text().toStdString());
        problem.isEmpty() && !matchers)
        problem = tr("Labels, column %1: %2")
                      .arg(QString::fromStdString(matchers.error().where),
                           models::messageText(matchers.error().message));
    m_ok->setEnabled(problem.isEmpty());
    m_problem->setState(problem.isEmpty() ? m_form->dangerState() : models::RowState::Normal);
    m_problem->setText(problem.isEmpty() ? m_form->danger() : problem);
}

PastServerField::PastServerField(const connect::PastServer& server, QWidget* parent)
    : QWidget(parent)
    , m_server(server)
    , m_text(new ElidedLabel(this))
    , m_edit(new QPushButton(tr("Edi&t…"), this))
{
    m_edit->setAutoDefault(false);
    m_edit->setEnabled(false);
    m_edit->setAccessibleName(tr("Edit the Prometheus of the connection"));
    m_edit->setToolTip(tr("Charts go back as far as Prometheus knows the cluster."));
    setFocusProxy(m_edit);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_edit);
    QObject::connect(m_edit, &QAbstractButton::clicked, this, &PastServerField::edit);
    showServer();
}

void PastServerField::setSecrets(const connect::Secrets& secrets)
{
    m_stored = secrets;
    m_secrets = secrets;
    setUnknownSecrets();
}

void PastServerField::setUnknownSecrets()
{
    m_hasSecrets = true;
    m_edit->setEnabled(true);
    Q_EMIT changed();
}

void PastServerField::showServer()
{
    m_text->setText(m_server.isSet() ? QString::fromStdString(m_server.server.url) : tr("None"));
}

void PastServerField::edit()
{
    auto* dialog = new PastServerDialog(m_server, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_secrets)
        dialog->form()->setSecrets(*m_secrets);
    else
        dialog->form()->setUnknownSecrets();
    dialog->form()->setSecretsNote(m_note.first, m_note.second);
    QObject::connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_server = dialog->server();
        const connect::Secrets entered = m_server.isSet() ? dialog->form()->secrets() : connect::Secrets();
        if (m_secrets || !entered.isEmpty() || !m_server.isSet())
            m_secrets = entered; // those that cannot be read are kept
        showServer();
        Q_EMIT changed();
    });
    dialog->open();
}
} // namespace quotadeck::ui

#include "moc_pastserver.cpp"
