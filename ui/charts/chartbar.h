// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <chrono>

class QCheckBox;
class QLabel;
class QMenu;
class QToolButton;

namespace quotadeck::ui {
class IconLabel;
class SegmentedSwitch;
class TimeView;

/// What applies to all charts of the page: how much time, live or not, the selection, the zone, table, export; and a line that says
/// what time is shown and why it stands still if it does.
class ChartBar final : public QWidget
{
    Q_OBJECT
public:
    /// @p view outlives the bar, which changes it and shows its state.
    explicit ChartBar(TimeView* view, QWidget* parent = nullptr);

    /// Whether users can choose @p span; 0: all there is.
    [[nodiscard]] static bool offers(std::chrono::minutes span);

    void setTableShown(bool isShown);
    /// Whether the charts show the selection of the other pages.
    void setFollowing(bool isFollowing);
    /// Whether lines are continued up to their limits.
    void setForecastShown(bool isShown);
    /// Marks all that is shown as simulated.
    void setSimulated(bool isSimulated);
    /// What is recorded is not live, wherever in it one is.
    void setRecorded(bool isRecorded);
    /// The source does not answer: the newest sample is not of now.
    void setInterrupted(bool isInterrupted);
    /// There are no samples yet to read as a table or to export.
    void setEmpty(bool isEmpty);
    /// No chart can be added.
    void setFull(bool isFull);
    void focusFirst();
    /// Where a menu of exports belongs.
    [[nodiscard]] QPoint exportMenuPlace() const;

public Q_SLOTS:
    /// Shows the state of the view as it is now.
    void update();

Q_SIGNALS:
    void addRequested();
    void tableToggled(bool isShown);
    void followToggled(bool isFollowing);
    void forecastToggled(bool isShown);
    void exportRequested();
    void rangeRequested(); ///< The user wants to enter a time range.

private:
    void createControls();
    [[nodiscard]] QMenu* createRangeMenu();
    void createStateLine();

    TimeView* m_view; // not owned
    QToolButton* m_add; // not owned, as all below: children
    SegmentedSwitch* m_spans;
    QCheckBox* m_follow;
    QCheckBox* m_forecast;
    SegmentedSwitch* m_zones;
    QToolButton* m_table;
    QToolButton* m_export;
    QToolButton* m_range;
    QToolButton* m_live;
    IconLabel* m_stateIcon;
    QLabel* m_state;
    QLabel* m_simulated;
    bool m_isEmpty = true;
    bool m_isRecorded = false;
    bool m_isInterrupted = false;
};
} // namespace quotadeck::ui
