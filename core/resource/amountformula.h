// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/resource/quantity.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace quotadeck {
/// An amount that a formula refers to by its name. Not set, unlimited and unknown differ from each other and from 0.
struct FormulaValue
{
    enum class State { Amount, NotSet, Unlimited, Unknown };

    State state = State::NotSet;
    Quantity amount = 0;
    std::string text{}; ///< as written, for the suffix of the result; empty: the shortest exact text
    Message reason{}; ///< why it is no amount: "root.data has no guaranteed memory"
};

/// What a formula computes with, for one field of one queue or limit.
struct FormulaInput
{
    std::optional<std::string> value; ///< of the field as written; nothing: not set
    FormulaValue parent; ///< what the level above gives
    FormulaValue guaranteed; ///< of the queue
    FormulaValue max; ///< that binds on the queue
};

/// The new value of a field.
struct FormulaResult
{
    std::optional<std::string> text; ///< to be written; nothing: the field is removed
    bool isRounded = false; ///< it is not the exact result
    bool isHeldAtZero = false; ///< the exact result is below 0
    bool isHeldAtMost = false; ///< the exact result is above the largest quantity
};

/// Why a formula cannot be read.
struct FormulaProblem
{
    Message message; ///< one sentence with the place and what is allowed there
    std::size_t character = 1; ///< in code points, from 1; behind the last one where something is missing

    friend bool operator==(const FormulaProblem&, const FormulaProblem&) = default;
};

/// One change for many amounts.
///
/// Grammar, with "value" for the present value; spaces do not matter:
///     formula = "clear" | ["*" | "/" | "+" | "-"] change | "=" sum | function | "round" amount
///     change  = a sum whose left operand is the value, as in "*1.2 + 4Gi"; then optionally "round" amount
///     sum     = product {("+" | "-") product}
///     product = operand {("*" | "/") number}
///     operand = amount | percent | name | function | "(" sum ")"
///     function = ("min" | "max") "(" sum {"," sum} ")" | "round" "(" sum "," amount ")"
///     name    = "value" | "parent" | "guaranteed" | "max";  percent = "50%", of the parent
///
/// Units:    amounts are quantities of the field, as readTypedQuantity() reads them: 4 is 4 bytes of memory, 4 cores.
/// Rounding: exact fractions inside; a result that is no whole number of base units is cut to the unit below the suffix of
///           the value (of the first amount in the formula if it does not depend on the value). "round 4" gives the nearest
///           multiple of 4, halves up. Amounts stay between 0 and the largest quantity.
class AmountFormula
{
public:
    enum class Field {
        Amount, ///< of a resource
        Count, ///< of applications: no suffixes, and 0 is no count but "unlimited"
    };

    [[nodiscard]] static tl::expected<AmountFormula, FormulaProblem> read(std::string_view text,
                                                                          QuantityKind kind, Field field);

    /// Errors: why there is no result for this input; its field is to stay as it is.
    [[nodiscard]] tl::expected<FormulaResult, Message> apply(const FormulaInput& input) const;

private:
    friend class FormulaReader;
    friend class FormulaRun;
    enum class Kind {
        Amount,
        Value,
        Parent,
        Guaranteed,
        Max,
        Add,
        Subtract,
        Scale,
        Smallest,
        Largest,
        Round
    };
    struct Node
    {
        Kind kind = Kind::Amount;
        Quantity amount = 0; ///< of Amount, and the step of Round
        std::string text{}; ///< of Amount, as written
        std::int64_t factor = 1; ///< of Scale, over the divisor
        std::int64_t divisor = 1;
        std::vector<std::size_t> operands{}; ///< earlier nodes
    };

    AmountFormula(QuantityKind kind, Field field) : m_kind(kind), m_field(field) { }

    QuantityKind m_kind;
    Field m_field;
    bool m_clears = false;
    bool m_dependsOnValue = false;
    std::vector<Node> m_nodes; ///< the last one is the result
};
} // namespace quotadeck
