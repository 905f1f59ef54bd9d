// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/storedialog.h"

#include "core/connect/storeaddress.h"
#include "models/common/messagetext.h"
#include "ui/widgets/labels.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kStoreDialogWidth = 640;
} // namespace

StoreDialog::StoreDialog(const QString& address, const QString& passwordFile, QWidget* parent)
    : QDialog(parent)
    , m_address(new QLineEdit(this))
    , m_passwordFile(new QLineEdit(this))
    , m_choosePassword(new QPushButton(tr("C&hoose…"), this))
    , m_problem(new StateLabel(this))
{
    setWindowTitle(tr("Team Store"));
    auto* note
        = new QLabel(tr("The SQLite file or the PostgreSQL database that \"quotadeck collect\" writes. "
                        "The address has no password: it is read from the password file, from "
                        "PGPASSWORD or from the file of PGPASSFILE."),
                     this);
    note->setWordWrap(true);
    m_address->setPlaceholderText(QStringLiteral("postgresql://USER@HOST/DATABASE"));
    m_address->setToolTip(tr("A path of a file, or an address without a password"));
    m_passwordFile->setPlaceholderText(tr("As PostgreSQL finds it"));
    m_passwordFile->setToolTip(tr("A file whose first line is the password"));
    m_problem->setWordWrap(true);
    auto* chooseStore = new QPushButton(tr("Choose &File…"), this);
    m_choosePassword->setAccessibleName(tr("Choose password file"));
    auto* fields = new QGridLayout;
    const auto addField = [this, fields](const QString& label, QLineEdit* field, QPushButton* choose) {
        auto* text = new QLabel(label, this);
        text->setBuddy(field);
        field->setAccessibleName(QString(label).remove(u'&').remove(u':'));
        const int row = fields->rowCount();
        fields->addWidget(text, row, 0);
        fields->addWidget(field, row, 1);
        fields->addWidget(choose, row, 2);
    };
    addField(tr("&Address:"), m_address, chooseStore);
    addField(tr("&Password file:"), m_passwordFile, m_choosePassword);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addWidget(note);
    column->addLayout(fields);
    column->addWidget(m_problem);
    column->addStretch(1);
    column->addWidget(buttons);
    resize(kStoreDialogWidth, sizeHint().height());

    m_address->setText(address);
    m_passwordFile->setText(passwordFile);
    connect(m_address, &QLineEdit::textChanged, this, &StoreDialog::check);
    connect(chooseStore, &QPushButton::clicked, this,
            [this] { chooseFile(tr("Open Team Store"), m_address); });
    connect(m_choosePassword, &QPushButton::clicked, this,
            [this] { chooseFile(tr("Choose Password File"), m_passwordFile); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_address->setFocus();
    check();
}

QString StoreDialog::address() const
{
    const QString text = m_address->text().trimmed();
    const auto read = connect::readStoreAddress(text.toStdString());
    return read && !read->isServer() ? QFileInfo(text).absoluteFilePath() : text;
}

QString StoreDialog::passwordFile() const
{
    const QString text = m_passwordFile->text().trimmed();
    return m_passwordFile->isEnabled() && !text.isEmpty() ? QFileInfo(text).absoluteFilePath() : QString();
}

void StoreDialog::check()
{
    const QString text = m_address->text().trimmed();
    const auto read = connect::readStoreAddress(text.toStdString());
    const bool isServer = read && read->isServer();
    m_passwordFile->setEnabled(isServer);
    m_choosePassword->setEnabled(isServer);
    m_ok->setEnabled(read.has_value());
    const bool isWrong = !read && !text.isEmpty();
    m_problem->setState(isWrong ? models::RowState::Critical : models::RowState::Normal);
    m_problem->setText(isWrong ? models::messageText(read.error().message) : QString());
}

void StoreDialog::chooseFile(const QString& title, QLineEdit* field)
{
    auto* dialog = new QFileDialog(this, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, field,
            [field](const QString& path) { field->setText(QDir::toNativeSeparators(path)); });
    dialog->open();
}
} // namespace quotadeck::ui

#include "moc_storedialog.cpp"
