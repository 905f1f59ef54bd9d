// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

class QLineEdit;
class QPushButton;

namespace quotadeck::ui {
class StateLabel;

/// Asks for the store of consumption of a report: an SQLite file, or a database of PostgreSQL. A password is never entered: it is in
/// a file, or where libpq finds it.
class StoreDialog final : public QDialog
{
    Q_OBJECT
public:
    StoreDialog(const QString& address, const QString& passwordFile, QWidget* parent = nullptr);

    /// An absolute path, or the address of a server; one that connect::readStoreAddress() reads, once the dialog is accepted.
    [[nodiscard]] QString address() const;
    /// Empty: none, or the store is a file.
    [[nodiscard]] QString passwordFile() const;

private:
    void check();
    void chooseFile(const QString& title, QLineEdit* field);

    QLineEdit* m_address; // not owned, as all below: children
    QLineEdit* m_passwordFile;
    QPushButton* m_choosePassword;
    StateLabel* m_problem;
    QPushButton* m_ok = nullptr;
};
} // namespace quotadeck::ui
