// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndex>
#include <QString>
#include <QStringList>

namespace quotadeck::models {
/// What would become of a text that is being typed in a cell.
struct InputCheck
{
    enum class State {
        Fine,
        NeedsConfirmation, ///< written only when it is asked for twice, the hint saying what it means
        Refused, ///< not written, the hint saying why
    };
    State state = State::Fine;
    QString
        hint; ///< what will be written and what it means; empty: nothing that the text does not say itself
};

/// How a cell is typed in.
enum class InputKind {
    Text,
    Amount, ///< a number that goes up and down by steps
    Choice, ///< one of the suggestions and nothing else; the empty text: not set
    Names, ///< several of the suggestions or others, with white space between
};

/// What a delegate asks a model, whose own indexes are meant, while a cell is typed in.
class CellInput
{
public:
    CellInput() = default;
    virtual ~CellInput() = default;
    CellInput(const CellInput&) = delete;
    CellInput& operator=(const CellInput&) = delete;

    [[nodiscard]] virtual InputKind inputKind(const QModelIndex& index) const = 0;
    [[nodiscard]] virtual QStringList suggestions(const QModelIndex& index) const = 0;
    [[nodiscard]] virtual InputCheck check(const QModelIndex& index, const QString& text) const = 0;
};
} // namespace quotadeck::models
