// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <QFrame>
#include <QTimer>

#include <optional>
#include <vector>

class QAction;
class QLabel;
class QLineEdit;
class QSlider;
class QToolButton;

namespace quotadeck::ui {
/// The way through a recording: a slider over its moments, a field for a time, steps, and playing them one after the other.
/// Decides nothing about what is shown: it asks for a moment by a signal.
class MomentBar final : public QFrame
{
    Q_OBJECT
public:
    explicit MomentBar(QWidget* parent = nullptr);

    /// Nothing can be chosen yet: @p done of @p total moments are read.
    void showProgress(int done, int total);
    /// These can be chosen now; not empty. The last one is shown, and the first one asked for.
    void setMoments(std::vector<SystemTime> times);
    /// Asks for the last sample that is not later than @p time, or else the first one. Returns its time.
    SystemTime showMoment(SystemTime time);
    [[nodiscard]] int current() const;
    /// Leads to the field for a time; enabled while that can be used.
    [[nodiscard]] QAction* goToAction() const { return m_goTo; }

Q_SIGNALS:
    void momentChosen(int index);
    void momentsKnown(); ///< All can be chosen now.

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateGoTo();
    void moveTo(int index);
    void goToTime();
    /// The time that @p text names: with a date, or on the day that is shown, else on another day of the recording.
    [[nodiscard]] std::optional<SystemTime> timeIn(const QString& text) const;
    void setPlaying(bool isPlaying);
    void advance();
    void updateTexts();

    std::vector<SystemTime> m_times;
    QTimer m_playing;
    QToolButton* m_first; // not owned, as all below: children
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_forward;
    QToolButton* m_last;
    QSlider* m_slider;
    QLabel* m_label;
    QLineEdit* m_time;
    QAction* m_goTo;
};
} // namespace quotadeck::ui
