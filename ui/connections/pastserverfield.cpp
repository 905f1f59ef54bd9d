// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connections/pastserverfield.h"

#include "ui/connections/addressform.h"
#include "ui/connections/pastserverdialog.h"
#include "ui/widgets/labels.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace quotadeck::ui {
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

#include "moc_pastserverfield.cpp"
