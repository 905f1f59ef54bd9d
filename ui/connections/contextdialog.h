// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace quotadeck::ui {
/// A context of kubeconfig files, as ContextDialog shows it.
struct ContextRow
{
    QString name;
    QString server;
    QString user; ///< with the way it signs in
    QString problem; ///< why it cannot be used; empty: it can
    bool isCurrent = false;
    bool isUnverified = false; ///< the certificate of the server is not verified
};

/// Asks for a context of the kubeconfig files, and for the namespace and service of the scheduler where they have to be named.
class ContextDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit ContextDialog(QWidget* parent = nullptr);

    /// Shows @p rows, which were read from @p files; the current one is selected.
    void setContexts(const std::vector<ContextRow>& rows, const QStringList& files);
    /// Shows why the files could not be read.
    void setError(const QString& error);

    [[nodiscard]] QString context() const;
    [[nodiscard]] QString nameSpace() const;
    [[nodiscard]] QString service() const;

Q_SIGNALS:
    void filesRequested(); ///< the user wants to choose other kubeconfig files

private:
    void check();

    std::vector<ContextRow> m_rows;
    QTreeWidget* m_list; // not owned, as all below: children
    QLineEdit* m_namespace;
    QLineEdit* m_service;
    QLabel* m_files;
    QLabel* m_problem;
    QPushButton* m_connect;
};
} // namespace quotadeck::ui
