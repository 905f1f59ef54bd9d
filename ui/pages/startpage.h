// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QVBoxLayout;

namespace quotadeck::ui {
/// What is shown before there is a source: three ways to begin, and what was used lately.
class StartPage final : public QWidget
{
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    /// Addresses and paths, the newest first; shows at most six.
    void setRecent(const QStringList& addresses, const QStringList& paths);

Q_SIGNALS:
    void demoRequested();
    void kubernetesRequested();
    void connectDialogRequested();
    void connectRequested(const QString& address); ///< a recent one
    void openDialogRequested();
    void openRequested(const QString& path); ///< a recent one, or dropped

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* m_recent; // not owned, as the next: a child and its layout
    QVBoxLayout* m_recentRows;
};
} // namespace quotadeck::ui
