// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/celldelegate.h"

#include <functional>
#include <utility>

namespace quotadeck::ui {
/// Tells when a cell editor opens and closes, for what is typed in it is not in the session yet.
class EditableCellDelegate final : public CellDelegate
{
public:
    EditableCellDelegate(std::function<void(bool isOpen)> notify, QObject* parent)
        : CellDelegate(parent)
        , m_notify(std::move(notify))
    {
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override
    {
        m_notify(true);
        return CellDelegate::createEditor(parent, option, index);
    }
    void destroyEditor(QWidget* editor, const QModelIndex& index) const override
    {
        m_notify(false);
        CellDelegate::destroyEditor(editor, index);
    }

private:
    std::function<void(bool isOpen)> m_notify;
};
} // namespace quotadeck::ui
