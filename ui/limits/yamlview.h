// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"

#include <QWidget>

#include <string>
#include <string_view>
#include <vector>

class QsciScintilla;

namespace quotadeck::ui {
/// A marked place in the text.
struct YamlMark
{
    TextSpan span;
    bool isError = false; ///< else a warning
    QString message; ///< shown as tool tip
};

/// Read-only view of a YAML text with line numbers, folding, highlighting and marked findings. Offsets are bytes of
/// the UTF-8 text, as everywhere in the core.
class YamlView final : public QWidget
{
    Q_OBJECT
public:
    explicit YamlView(QWidget* parent = nullptr);

    /// Shows @p text; what did not change keeps its place on screen.
    void setText(std::string_view text);
    void setMarks(std::vector<YamlMark> marks);
    /// Selects @p span and scrolls it into the middle.
    void reveal(const TextSpan& span);

protected:
    void changeEvent(QEvent* event) override;

private:
    void createEditor();
    void applyColours();
    [[nodiscard]] QString messageAt(long offset) const;

    QsciScintilla* m_editor; // owned by this widget
    std::string m_text;
    std::vector<YamlMark> m_marks;
};
} // namespace quotadeck::ui
