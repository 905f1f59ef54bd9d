// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "ui/pages/page.h"

#include <QDockWidget>

#include <memory>
#include <optional>
#include <utility>

class QAction;

namespace quotadeck::models {
class InsightSource;
}

namespace quotadeck::ui {
class Inspector;
struct InspectorDetails;

/// The inspector at the side of the window: the details of the selection, or of two selected rows side by side. A
/// window that becomes narrow closes it, until the user opens it or there is room again.
class InspectorDock final : public QDockWidget
{
    Q_OBJECT
public:
    /// @p shown, checkable, says whether the user wants it; outlives the dock.
    InspectorDock(QAction* shown, QWidget* parent);

    /// Closed on pages where nothing is to inspect.
    void setUseful(bool isUseful);
    /// The window is @p width pixels wide.
    void fit(int width);
    /// As wide as its contents ask for, opened if the window, @p width pixels wide, has room.
    void reset(int width);
    /// Whether the user wants it, in a window that has room.
    [[nodiscard]] bool isWanted() const;
    void setWanted(bool isWanted, int width);

    /// What is known beside the snapshot; outlives the dock.
    void setInsight(models::InsightSource* source);
    void setStale(bool isStale);
    /// Null: nothing was read yet. @p time is that of the data.
    void setPartition(std::shared_ptr<const PartitionSnapshot> partition, SystemTime time);
    void setSubject(const Subject& subject);
    /// Two that are selected together; of no kind: none are.
    void setCompared(const Subject& left, const Subject& right);
    /// Writes all texts again.
    void refresh();

Q_SIGNALS:
    /// A name was chosen; targetOf() of it is where it leads.
    void linkActivated(const QString& link);

private:
    void updateVisibility();
    [[nodiscard]] bool isCompared() const;
    [[nodiscard]] std::optional<InspectorDetails> details() const;

    QAction* m_shown; // not owned
    Inspector* m_inspector; // not owned: child
    models::InsightSource* m_insight = nullptr; // not owned
    std::shared_ptr<const PartitionSnapshot> m_partition;
    SystemTime m_time;
    Subject m_subject;
    std::pair<Subject, Subject> m_compared;
    bool m_isUseful = false;
    bool m_isNarrow = false;
    bool m_isHeld = false; ///< closed by nobody: the window is narrow
};
} // namespace quotadeck::ui
