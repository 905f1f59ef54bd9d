// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QLabel;

namespace quotadeck::ui {
enum class LineBreaks { Keep, Mark };

/// @p text as it is painted: control characters, characters without width and those that change the reading direction
/// are written as their code point, "⟨U+202E⟩". LineBreaks::Mark writes line breaks as "⏎". For display only: copies,
/// exports and look-ups use the text itself.
[[nodiscard]] QString visibleText(const QString& text, LineBreaks breaks = LineBreaks::Keep);
/// visibleText(); runs of more than 160 characters without a space lose their middle.
[[nodiscard]] QString shortText(const QString& text, LineBreaks breaks = LineBreaks::Keep);
/// @p text for an action, a button or a tab, where a single "&" would mark a key.
[[nodiscard]] QString mnemonicFree(QString text);
/// The words of an action, button or tab: @p text without the marks of keys.
[[nodiscard]] QString withoutMnemonic(const QString& text);
/// @p title for a window, where "[*]" would mark unsaved edits.
[[nodiscard]] QString windowTitleText(const QString& title);

/// Makes labels and tool tips show plain text: Qt guesses otherwise, and reads what looks like HTML as HTML. A label
/// that is given Qt::RichText on purpose keeps it.
class PlainLabels final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    void watch(QLabel* label);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
};
} // namespace quotadeck::ui
