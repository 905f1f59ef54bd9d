// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/textdiff.h"

#include <QPlainTextEdit>

#include <vector>

namespace quotadeck::ui {
/// The lines that differ between two texts, with a sign and a number before each. Read only; can be copied.
class DiffText final : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit DiffText(QWidget* parent = nullptr);

    void setLines(std::vector<config::DiffLine> lines);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyColours();

    std::vector<config::DiffLine> m_lines;
};
} // namespace quotadeck::ui
