// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"

#include <QLabel>

namespace quotadeck::ui {
/// A text in the colour of a state, in every theme.
class StateLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit StateLabel(QWidget* parent = nullptr) : QLabel(parent) { }

    /// Normal is the colour of other labels.
    void setState(models::RowState state);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyColour();

    models::RowState m_state = models::RowState::Normal;
};
} // namespace quotadeck::ui
