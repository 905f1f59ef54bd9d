// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>

#include <optional>
#include <string>

class QAction;
class QWidget;

namespace quotadeck::ui {
class MessageBar;

/// The configuration that a cluster has stored, where it is another one than the edited file began with.
struct ClusterChange
{
    std::string text;
    QString writer; ///< the program that wrote it; empty: not known
    QDateTime time; ///< of that; invalid: not known

    friend bool operator==(const ClusterChange&, const ClusterChange&) = default;
};

/// Reports that the configuration of the cluster changed since the edited file was made of it, and offers what can be done about
/// it: the same as for a change on disk.
/// Ownership: the page outlives it, and owns the bar.
class ClusterChanges final : public QObject
{
    Q_OBJECT
public:
    explicit ClusterChanges(QWidget* page);

    [[nodiscard]] MessageBar* bar() const { return m_bar; }
    /// Nothing: there is no change any more. A change that is shown already, and that the user may have hidden, stays as it is.
    void show(const std::optional<ClusterChange>& change);
    /// Merging unlocks the file, and says so.
    void setLocked(bool isLocked);
    [[nodiscard]] const std::optional<ClusterChange>& change() const { return m_change; }

Q_SIGNALS:
    void compareRequested(); ///< the user wants to see how the configuration differs from the edited text
    void mergeRequested();

private:
    std::optional<ClusterChange> m_change;
    MessageBar* m_bar; // not owned: the page's
    QAction* m_merge; // not owned: child
};
} // namespace quotadeck::ui
