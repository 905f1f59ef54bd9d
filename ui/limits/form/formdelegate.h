// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/cellinput.h"
#include "models/limits/form/whochip.h"
#include "ui/widgets/celldelegate.h"

namespace quotadeck::ui {
/// Cells of the form: who a limit is for as chips, how much of it is effective as a bar, and editors that write only what
/// may be written.
/// Ownership: @p input, the model of the view, outlives it.
class FormDelegate final : public CellDelegate
{
    Q_OBJECT
public:
    FormDelegate(const models::CellInput* input, QObject* parent);

    /// How many of @p chips fit into @p width px, with the number of the others behind them; one at least.
    [[nodiscard]] static qsizetype shownChips(const QList<models::WhoChip>& chips, const QFontMetrics& font,
                                              int width);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void destroyEditor(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

Q_SIGNALS:
    void editingChanged(bool isOpen) const; ///< what is typed in an open editor is not in the session yet
    /// What was typed was not written: the editor was left with something that may not be.
    void refused(const QString& reason) const;
    /// The cell was committed, and the one below is to be edited.
    void nextRowRequested(const QModelIndex& index);

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
    bool eventFilter(QObject* editor, QEvent* event) override;

private:
    const models::CellInput* m_input; // not owned
};
} // namespace quotadeck::ui
