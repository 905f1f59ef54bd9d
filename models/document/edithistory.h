// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/analysis.h"

#include <cstddef>
#include <vector>

namespace quotadeck::models {
/// The steps of an edited text that can be undone and redone.
///
/// Shape:     two stacks of inverse edits, each leading from one text to the one before it or after it. What is typed in
///            one go is one step, whose inverse leads to the text before all of it.
/// Threading: thread-compatible.
class EditHistory
{
public:
    using Edits = Analysis::Edits;
    enum class Step { Edit, Undo, Redo };

    [[nodiscard]] bool canUndo() const { return !m_undo.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_redo.empty(); }
    [[nodiscard]] std::size_t undoCount() const { return m_undo.size(); }
    /// The edits that undo or redo makes next; nullptr when there are none.
    [[nodiscard]] const Edits* next(Step step) const;
    /// The revision before what was typed last; null when something else was done since.
    [[nodiscard]] const RevisionPtr& typingBase() const { return m_typingBase; }

    /// A step was made, which @p inverse undoes; empty: it changed nothing.
    void add(Step step, Edits inverse);
    /// Something was typed, and @p inverse leads back to @p base: to typingBase() when that typing went on.
    void addTyping(const RevisionPtr& base, Edits inverse);
    void clear();

private:
    std::vector<Edits> m_undo;
    std::vector<Edits> m_redo;
    RevisionPtr m_typingBase;
};
} // namespace quotadeck::models
