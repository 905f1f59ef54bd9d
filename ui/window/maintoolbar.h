// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

class QComboBox;

namespace quotadeck::ui {
class ElidedLabel;

/// The tool bar of the window: the source, its partition, the resource of all pages, and what the display does.
class MainToolBar final : public QToolBar
{
    Q_OBJECT
public:
    /// @p navigation stands first, as buttons without text.
    MainToolBar(const QList<QAction*>& navigation, QWidget* parent);

    /// The resource type of all pages, or "dominant".
    [[nodiscard]] QString resource() const;
    /// Offers @p type as well when the source does not report it.
    void setResource(const QString& type);
    [[nodiscard]] bool isPaused() const;
    /// Empty when there is only one to choose.
    [[nodiscard]] QString chosenPartition() const;

    /// Empty: there is no source, so nothing to refresh or pause.
    void setSourceName(const QString& name);
    void setResources(const QStringList& types);
    void setPartitions(const QStringList& partitions, const QString& current);

    /// An earlier moment of a source that goes on is shown, which cannot be paused, or its present again.
    void setPast(bool isPast);
    [[nodiscard]] QAction* pauseAction() const { return m_pause; }
    [[nodiscard]] QAction* refreshAction() const { return m_refresh; }
    [[nodiscard]] QAction* inspectorAction() const { return m_inspector; }

Q_SIGNALS:
    void resourceChanged(const QString& type);
    void partitionChanged(const QString& partition);
    void pauseChanged(bool isPaused);

private:
    void enablePause();
    void createActions();
    void setPaused(bool isPaused);

    // Children.
    ElidedLabel* m_sourceName;
    QComboBox* m_partitions;
    QComboBox* m_resources;
    QAction* m_partitionPart; // shows and hides the combo box
    QAction* m_pause;
    QAction* m_refresh;
    QAction* m_inspector;
    bool m_hasSource = false;
    bool m_isPast = false;
};
} // namespace quotadeck::ui
