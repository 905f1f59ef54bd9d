// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/simulator.h"

#include <QFrame>

#include <chrono>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace quotadeck::ui {
/// The way through a simulation: plays, steps, jumps and restarts it, and says all the time that what is shown is
/// simulated. Decides nothing: it asks by signals.
///
/// Units: speed in virtual seconds a second, 0.1 to 1000.
class SimulationBar final : public QFrame
{
    Q_OBJECT
public:
    explicit SimulationBar(QWidget* parent = nullptr);

    void setPlaying(bool isPlaying);
    void setSpeed(double speed); ///< One of those offered.
    void setSeed(std::uint64_t seed);
    void showProgress(const sim::Progress& progress);

Q_SIGNALS:
    void playingChanged(bool isPlaying); ///< By the user.
    void stepRequested();
    void speedChanged(double speed); ///< By the user.
    void restartRequested(quint64 seed);
    void jumpRequested(std::chrono::nanoseconds elapsed);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void createSpeeds();
    void createJump();
    void connectParts();
    void jump();

    QLabel* m_mark; // not owned, as all below: children
    QToolButton* m_restart;
    QToolButton* m_play;
    QToolButton* m_step;
    QComboBox* m_speeds;
    QLabel* m_time;
    QLineEdit* m_jump;
    QSpinBox* m_seed;
};
} // namespace quotadeck::ui
