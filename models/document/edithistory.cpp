// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edithistory.h"

#include <utility>

namespace quotadeck::models {
const EditHistory::Edits* EditHistory::next(Step step) const
{
    const auto& stack = step == Step::Undo ? m_undo : m_redo;
    return step == Step::Edit || stack.empty() ? nullptr : &stack.back();
}

void EditHistory::add(Step step, Edits inverse)
{
    m_typingBase.reset();
    if (step == Step::Undo)
        m_undo.pop_back();
    if (step == Step::Redo)
        m_redo.pop_back();
    if (inverse.empty())
        return;
    if (step == Step::Edit)
        m_redo.clear();
    (step == Step::Undo ? m_redo : m_undo).push_back(std::move(inverse));
}

void EditHistory::addTyping(const RevisionPtr& base, Edits inverse)
{
    if (m_typingBase && m_typingBase == base)
        m_undo.pop_back();
    m_redo.clear();
    m_typingBase = inverse.empty() ? nullptr : base;
    if (!inverse.empty())
        m_undo.push_back(std::move(inverse));
}

void EditHistory::clear()
{
    *this = EditHistory();
}
} // namespace quotadeck::models
