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
/// The way through a recording, or through the past of a source that goes on: a slider over its moments, a field for a time,
/// steps, and playing them one after the other. Decides nothing about what is shown: it asks for a moment by a signal.
class MomentBar final : public QFrame
{
    Q_OBJECT
public:
    explicit MomentBar(QWidget* parent = nullptr);

    /// Nothing can be chosen yet: @p done of @p total moments are read.
    void showProgress(int done, int total);
    /// These can be chosen now; not empty. The last one is shown, and the first one asked for.
    void setMoments(std::vector<SystemTime> times);
    /// The samples so far of a source that goes on, ascending, of which the last one is the present. What was chosen stays
    /// chosen while it is among them. Opens when the user goes to a time; empty: there is no past to go to.
    void setPast(std::vector<SystemTime> times);
    /// Whether the present of a source that goes on is chosen.
    [[nodiscard]] bool isLive() const { return m_isOfSource && current() == lastIndex(); }
    /// An earlier moment of such a source is chosen.
    [[nodiscard]] bool isPast() const { return m_isOfSource && current() != lastIndex(); }
    /// Asks for the present, and closes.
    void closePast();
    /// Asks for the last sample that is not later than @p time, or else the first one. Returns its time.
    SystemTime showMoment(SystemTime time);
    [[nodiscard]] int current() const;
    /// Leads to the field for a time; enabled while that can be used.
    [[nodiscard]] QAction* goToAction() const { return m_goTo; }

Q_SIGNALS:
    void momentChosen(int index);
    void pastChosen(quotadeck::SystemTime time); ///< of a source that goes on
    void presentChosen(); ///< likewise
    void saveRequested(); ///< all samples of a source that goes on are to be saved
    void momentsKnown(); ///< All can be chosen now.

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateGoTo();
    void showPastButtons();
    [[nodiscard]] int lastIndex() const;
    void moveTo(int index);
    void choose(int index);
    void goToTime();
    /// The time that @p text names: with a date, or on the day that is shown, else on another day of the recording.
    [[nodiscard]] std::optional<SystemTime> timeIn(const QString& text) const;
    void setPlaying(bool isPlaying);
    void advance();
    void updateTexts();

    std::vector<SystemTime> m_times;
    bool m_isOfSource = false; ///< they are of one that goes on
    QTimer m_playing;
    QToolButton* m_first; // not owned, as all below: children
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_forward;
    QToolButton* m_last;
    QSlider* m_slider;
    QLabel* m_label;
    QLineEdit* m_time;
    QToolButton* m_save;
    QToolButton* m_live;
    QToolButton* m_close;
    QAction* m_goTo;
};
} // namespace quotadeck::ui
