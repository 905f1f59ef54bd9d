// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/filter/expression.h"

#include <QLineEdit>
#include <QTimer>

#include <optional>

class QCompleter;
class QStringListModel;

namespace quotadeck::models {
class FilterTarget;
}

namespace quotadeck::ui {
class FieldHint;

/// @p value as it is written in a filter, in quotation marks where it needs them.
[[nodiscard]] QString filterValue(const QString& value);
/// What finds the queue at @p path and those below it.
[[nodiscard]] QString queueFilter(const QString& path);

/// A field that filters a table while one types: a pause of 120 ms applies the text, Return applies it at once,
/// Escape clears it, Down goes to the table. It completes the names of fields and their values. A mistake is explained below
/// the field, and the table keeps its last filter; Return then selects the mistake.
class FilterField final : public QLineEdit
{
    Q_OBJECT
public:
    /// @p target outlives the field; its filter is this field's.
    explicit FilterField(models::FilterTarget* target, QWidget* parent = nullptr);

    /// Replaces the text and applies it at once.
    void setFilter(const QString& text);
    /// Whether the table shows what the text asks for.
    [[nodiscard]] bool isApplied() const { return !m_fault && !m_pause.isActive(); }

Q_SIGNALS:
    /// The table shows what @p text asks for.
    void filterChanged(const QString& text);
    void leftDownwards();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void apply();
    void showFault();
    void selectFault();
    void complete();
    void insertCompletion(const QString& completion);
    [[nodiscard]] QStringList completions(const filter::Typing& typing, const QString& typed) const;
    [[nodiscard]] QString helpText() const;
    [[nodiscard]] QStringList examples() const;
    /// The position in the text of a place in its UTF-8.
    [[nodiscard]] int positionOf(std::size_t byte) const;

    models::FilterTarget* m_target; // not owned
    QTimer m_pause;
    QString m_applied;
    std::optional<filter::Fault> m_fault;
    FieldHint* m_hint; // not owned, as the next: children
    QStringListModel* m_candidates;
    QCompleter* m_completer;
    filter::Typing m_typing; ///< what a candidate replaces
};
} // namespace quotadeck::ui
