// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"
#include "core/config/diff/textdiff.h"

#include <QPlainTextEdit>

#include <optional>
#include <vector>

namespace quotadeck::ui {
/// The lines that differ between two texts, with a sign and a number before each, and what differs within a line
/// in a stronger tint. Read only; can be copied.
class DiffText final : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit DiffText(QWidget* parent = nullptr);

    void setLines(std::vector<config::DiffLine> lines);
    /// Scrolls to @p change, where its line is among those that differ.
    void reveal(const config::Change& change);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// The number of the line with this number in the old or the new text.
    [[nodiscard]] std::optional<int> find(std::size_t config::DiffLine::*number, int line) const;
    void applyColours();

    std::vector<config::DiffLine> m_lines;
};
} // namespace quotadeck::ui
