// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/amountformula.h"

#include "core/base/text.h"
#include "core/resource/quantityinput.h"

#include <array>
#include <cstdint>
#include <utility>

namespace quotadeck {
namespace {
constexpr std::size_t kMostFormulaBytes = 500;
constexpr int kMostFormulaLevels = 50;

constexpr MessageTemplate kOperandHelp
    = QUOTADECK_TEXT("quantity",
                     "write an amount such as 64Gi, a percentage of the parent such as 50%, value, parent, "
                     "guaranteed, max, min(…), "
                     "max(…) or round(…)");
constexpr MessageTemplate kCountHelp = QUOTADECK_TEXT(
    "quantity",
    "write a number, a percentage of the parent such as 50%, value, parent, max, min(…), max(…) or round(…)");
constexpr MessageTemplate kBeginHelp
    = QUOTADECK_TEXT("quantity", "begin with *1.2, /2, +4, -4, =64Gi, =50%, min(…), max(…), round or clear");
constexpr MessageTemplate kNumberHelp = QUOTADECK_TEXT("quantity", "write a number such as 1.2");
constexpr MessageTemplate kAmountHelp = QUOTADECK_TEXT("quantity", "write an amount such as 4 or 64Gi");
constexpr MessageTemplate kOpenHelp = QUOTADECK_TEXT("quantity", "write (");
constexpr MessageTemplate kCommaHelp = QUOTADECK_TEXT("quantity", "write , and the step");
constexpr MessageTemplate kCloseHelp = QUOTADECK_TEXT("quantity", "write , and another operand, or )");
constexpr MessageTemplate kEndHelp
    = QUOTADECK_TEXT("quantity", "write +, -, *, /, round and an amount, or nothing");

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

} // namespace

/// A fraction in its lowest terms, with a positive divisor.
struct FormulaFraction
{
    WideInteger number = 0;
    WideInteger divisor = 1;

    [[nodiscard]] bool isWhole() const { return divisor == 1; }
    /// The whole number at or below it.
    [[nodiscard]] WideInteger floor() const
    {
        const WideInteger cut = number / divisor;
        return number < 0 && cut * divisor != number ? cut - 1 : cut;
    }
};

namespace {
WideInteger commonDivisor(WideInteger left, WideInteger right)
{
    left = left < 0 ? -left : left;
    while (right != 0)
        left = std::exchange(right, left % right);
    return left;
}

FormulaFraction lowest(WideInteger number, WideInteger divisor)
{
    const WideInteger common = commonDivisor(number, divisor);
    return common > 1 ? FormulaFraction{number / common, divisor / common} : FormulaFraction{number, divisor};
}
} // namespace

/// Reads one formula.
class FormulaReader
{
public:
    using Kind = AmountFormula::Kind;
    using Node = AmountFormula::Node;
    template <typename T>
    using Read = tl::expected<T, FormulaProblem>;

    FormulaReader(std::string_view text, AmountFormula& formula) : m_text(text), m_formula(formula) { }

    Read<void> read()
    {
        if (m_text.size() > kMostFormulaBytes)
            return problemAt(0, {QUOTADECK_TEXT("quantity", "the formula is too long")});
        if (takeWord("clear")) {
            m_formula.m_clears = true;
            return requireEnd({QUOTADECK_TEXT("quantity", "write nothing behind clear")});
        }
        const auto begun = readBeginning();
        if (!begun)
            return tl::unexpected(begun.error());
        if (takeWord("round")) {
            const auto step = readStep();
            if (!step)
                return tl::unexpected(step.error());
            add({.kind = Kind::Round, .amount = *step, .operands = {*begun}});
        }
        return requireEnd(kEndHelp);
    }

private:
    Read<std::size_t> readBeginning()
    {
        skipSpaces();
        const char sign = peek();
        if (sign == '=') {
            ++m_at;
            return readSum(std::nullopt);
        }
        if (sign == '+' || sign == '-')
            m_signAt = m_at;
        if (sign != '\0' && std::string_view("*/+-").find(sign) != std::string_view::npos)
            return readSum(add({.kind = Kind::Value}));
        if (isFunctionNext("min") || isFunctionNext("max") || isFunctionNext("round"))
            return readSum(std::nullopt);
        if (isWordNext("round")) // of the value
            return add({.kind = Kind::Value});
        return unexpected(kBeginHelp);
    }

    /// @p left is the first operand when it is not in the text.
    Read<std::size_t> readSum(std::optional<std::size_t> left)
    {
        auto sum = readProduct(left);
        while (sum) {
            skipSpaces();
            const char sign = peek();
            if (sign != '+' && sign != '-')
                break;
            ++m_at;
            const auto right = readProduct(std::nullopt);
            if (!right)
                return right;
            sum = add({.kind = sign == '+' ? Kind::Add : Kind::Subtract, .operands = {*sum, *right}});
        }
        return sum;
    }

    Read<std::size_t> readProduct(std::optional<std::size_t> left)
    {
        auto product = left ? Read<std::size_t>(*left) : readOperand();
        while (product) {
            skipSpaces();
            const char sign = peek();
            if (sign != '*' && sign != '/')
                break;
            ++m_at;
            const auto number = readNumber(sign == '/');
            if (!number)
                return tl::unexpected(number.error());
            Node node{.kind = Kind::Scale, .operands = {*product}};
            node.factor = sign == '*' ? number->number : number->divisor;
            node.divisor = sign == '*' ? number->divisor : number->number;
            product = add(std::move(node));
        }
        return product;
    }

    Read<std::size_t> readOperand()
    {
        skipSpaces();
        const std::size_t begin = m_at;
        if (isDigit(peek()) || peek() == '.')
            return readLiteral();
        if (peek() == '(') {
            ++m_at;
            return readGroup(begin,
                             [this](std::vector<std::size_t>& operands) -> Read<void> {
                                 const auto sum = readSum(std::nullopt);
                                 if (!sum)
                                     return tl::unexpected(sum.error());
                                 operands.push_back(*sum);
                                 return {};
                             })
                .map([](const std::vector<std::size_t>& operands) { return operands.front(); });
        }
        if (isFunctionNext("min"))
            return readChoice(Kind::Smallest);
        if (isFunctionNext("max"))
            return readChoice(Kind::Largest);
        if (isFunctionNext("round"))
            return readRound();
        static constexpr std::array<std::pair<std::string_view, Kind>, 4> kNames{
            {{"value", Kind::Value},
             {"parent", Kind::Parent},
             {"guaranteed", Kind::Guaranteed},
             {"max", Kind::Max}}};
        for (const auto& [name, kind] : kNames) {
            if (!takeWord(name))
                continue;
            if (kind == Kind::Guaranteed && isCount())
                return problemAt(
                    begin,
                    {QUOTADECK_TEXT("quantity",
                                    "guaranteed at character %1 is an amount of a resource, not of "
                                    "applications: write value, parent or max"),
                     characterOf(begin)});
            return add({.kind = kind});
        }
        return unexpected(isCount() ? kCountHelp : kOperandHelp);
    }

    /// The operands up to the bracket that closes the one at @p begin, which is passed.
    template <typename ReadOperands>
    Read<std::vector<std::size_t>> readGroup(std::size_t begin, ReadOperands readOperands)
    {
        if (++m_level > kMostFormulaLevels)
            return problemAt(begin, {QUOTADECK_TEXT("quantity", "the formula has too many brackets")});
        std::vector<std::size_t> operands;
        if (const auto read = readOperands(operands); !read)
            return tl::unexpected(read.error());
        --m_level;
        skipSpaces();
        if (peek() == '\0')
            return problemAt(begin,
                             {QUOTADECK_TEXT("quantity", "the bracket at character %1 is never closed"),
                              characterOf(begin)});
        if (peek() != ')')
            return unexpected(kCloseHelp);
        ++m_at;
        return operands;
    }

    Read<std::size_t> readChoice(Kind kind)
    {
        const std::size_t begin = enterFunction();
        return readGroup(begin,
                         [this](std::vector<std::size_t>& operands) -> Read<void> {
                             do {
                                 const auto sum = readSum(std::nullopt);
                                 if (!sum)
                                     return tl::unexpected(sum.error());
                                 operands.push_back(*sum);
                                 skipSpaces();
                             } while (take(','));
                             return {};
                         })
            .map([&](std::vector<std::size_t> operands) {
                return add({.kind = kind, .operands = std::move(operands)});
            });
    }

    Read<std::size_t> readRound()
    {
        const std::size_t begin = enterFunction();
        Quantity step = 1;
        return readGroup(begin,
                         [&](std::vector<std::size_t>& operands) -> Read<void> {
                             const auto sum = readSum(std::nullopt);
                             if (!sum)
                                 return tl::unexpected(sum.error());
                             operands.push_back(*sum);
                             skipSpaces();
                             if (!take(','))
                                 return unexpected(kCommaHelp);
                             return readStep().map([&](Quantity amount) { step = amount; });
                         })
            .map([&](std::vector<std::size_t> operands) {
                return add({.kind = Kind::Round, .amount = step, .operands = std::move(operands)});
            });
    }

    /// Passes the name and the bracket; returns where the bracket is.
    std::size_t enterFunction()
    {
        m_at = m_text.find('(', m_at) + 1;
        return m_at - 1;
    }

    Read<Quantity> readStep()
    {
        skipSpaces();
        const std::size_t begin = m_at;
        const auto amount = readAmount();
        if (!amount)
            return tl::unexpected(amount.error());
        if (amount->value == 0)
            return problemAt(begin,
                             {QUOTADECK_TEXT("quantity",
                                             "the step at character %1 is 0: write the amount whose "
                                             "multiples are wanted"),
                              characterOf(begin)});
        return amount->value;
    }

    Read<std::size_t> readLiteral()
    {
        const std::size_t begin = m_at;
        const std::string_view digits = takeDecimal();
        skipSpaces();
        if (!take('%')) {
            m_at = begin;
            return readAmount().map([this](TypedQuantity amount) {
                return add({.kind = Kind::Amount, .amount = amount.value, .text = std::move(amount.text)});
            });
        }
        const auto percent = readDecimal(digits);
        if (!percent)
            return badNumber(begin, digits);
        if (m_signAt && m_text.find_first_not_of(" \t", *m_signAt + 1) == begin)
            return problemAt(
                begin,
                {QUOTADECK_TEXT("quantity",
                                "\"%1\" at character %2 is ambiguous behind + and -: write *1.1 to add a "
                                "tenth of the value, or +parent*0.1"),
                 m_text.substr(begin, m_at - begin), characterOf(begin)});
        constexpr std::int64_t kHundred = 100;
        const std::size_t parent = add({.kind = Kind::Parent});
        return add({.kind = Kind::Scale,
                    .factor = percent->number,
                    .divisor = percent->divisor * kHundred,
                    .operands = {parent}});
    }

    Read<TypedQuantity> readAmount()
    {
        skipSpaces();
        const std::size_t begin = m_at;
        const std::string_view digits = takeDecimal();
        if (digits.empty())
            return unexpected(kAmountHelp);
        const std::size_t end = m_at;
        skipSpaces();
        const bool isApart = m_at > end;
        const std::size_t suffixBegin = m_at;
        while (isLetter(peek()))
            ++m_at;
        const std::string_view suffix = m_text.substr(suffixBegin, m_at - suffixBegin);
        if (isApart && !quantityUnit(suffix, m_formula.m_kind)) // a word such as "round"
            m_at = end;
        const std::string_view text = m_text.substr(begin, m_at - begin);
        if (isCount() && m_at > end && !suffix.empty())
            return problemAt(
                suffixBegin,
                {QUOTADECK_TEXT("quantity",
                                "\"%1\" at character %2 is a unit, but applications are counted: "
                                "write a number alone"),
                 suffix, characterOf(suffixBegin)});
        auto amount = readTypedQuantity(text, m_formula.m_kind);
        if (!amount)
            return problemAt(begin,
                             {QUOTADECK_TEXT("quantity", "at character %1: %2"), characterOf(begin),
                              amount.error().message});
        return *std::move(amount);
    }

    /// A factor, or a divisor if @p isDivisor: a number, or a percentage of 100.
    Read<Decimal> readNumber(bool isDivisor)
    {
        skipSpaces();
        const std::size_t begin = m_at;
        const std::string_view digits = takeDecimal();
        if (digits.empty())
            return unexpected(kNumberHelp);
        auto number = readDecimal(digits);
        if (!number)
            return badNumber(begin, digits);
        if (isLetter(peek()))
            return unexpected(kNumberHelp);
        if (take('%')) {
            constexpr std::int64_t kHundred = 100;
            number->divisor *= kHundred;
        }
        if (isDivisor && number->number == 0)
            return problemAt(begin,
                             {QUOTADECK_TEXT("quantity",
                                             "the number at character %1 is 0: nothing can be divided "
                                             "by it"),
                              characterOf(begin)});
        return *number;
    }

    std::string_view takeDecimal()
    {
        const std::size_t begin = m_at;
        while (isDigit(peek()) || peek() == '.')
            ++m_at;
        return m_text.substr(begin, m_at - begin);
    }

    std::size_t add(Node node)
    {
        m_formula.m_dependsOnValue = m_formula.m_dependsOnValue || node.kind == Kind::Value;
        m_formula.m_nodes.push_back(std::move(node));
        return m_formula.m_nodes.size() - 1;
    }

    [[nodiscard]] bool isCount() const { return m_formula.m_field == AmountFormula::Field::Count; }
    [[nodiscard]] char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    bool take(char c)
    {
        if (peek() != c)
            return false;
        ++m_at;
        return true;
    }
    void skipSpaces()
    {
        while (peek() == ' ' || peek() == '\t')
            ++m_at;
    }
    [[nodiscard]] bool isWordNext(std::string_view word) const
    {
        return m_text.substr(m_at).starts_with(word)
            && (m_at + word.size() >= m_text.size() || !isLetter(m_text[m_at + word.size()]));
    }
    [[nodiscard]] bool isFunctionNext(std::string_view name) const
    {
        const std::size_t open = m_text.find_first_not_of(" \t", m_at + name.size());
        return isWordNext(name) && open < m_text.size() && m_text[open] == '(';
    }
    bool takeWord(std::string_view word)
    {
        skipSpaces();
        if (!isWordNext(word))
            return false;
        m_at += word.size();
        return true;
    }
    Read<void> requireEnd(const MessageTemplate& help)
    {
        skipSpaces();
        if (peek() != '\0')
            return unexpected(help);
        return {};
    }

    [[nodiscard]] std::size_t characterOf(std::size_t offset) const
    {
        return codePointCount(m_text.substr(0, offset)) + 1;
    }
    [[nodiscard]] tl::unexpected<FormulaProblem> problemAt(std::size_t offset, Message message) const
    {
        return tl::unexpected(FormulaProblem{std::move(message), characterOf(offset)});
    }
    [[nodiscard]] tl::unexpected<FormulaProblem> badNumber(std::size_t begin, std::string_view digits) const
    {
        return problemAt(
            begin,
            {QUOTADECK_TEXT("quantity",
                            "\"%1\" at character %2 is not a number: write digits, at most 18 with "
                            "six behind the point"),
             digits, characterOf(begin)});
    }
    /// What stands at the current place is not allowed there.
    [[nodiscard]] tl::unexpected<FormulaProblem> unexpected(Message help) const
    {
        if (m_at >= m_text.size())
            return problemAt(
                m_at, {QUOTADECK_TEXT("quantity", "something is missing at the end: %1"), std::move(help)});
        std::size_t end = m_at;
        while (end < m_text.size() && (isLetter(m_text[end]) || isDigit(m_text[end])))
            ++end;
        if (end == m_at)
            end += static_cast<std::size_t>(utf8Length(static_cast<unsigned char>(m_text[m_at])));
        return problemAt(m_at,
                         {QUOTADECK_TEXT("quantity", "\"%1\" at character %2 is not allowed there: %3"),
                          m_text.substr(m_at, end - m_at), characterOf(m_at), std::move(help)});
    }

    std::string_view m_text;
    AmountFormula& m_formula;
    std::size_t m_at = 0;
    std::optional<std::size_t> m_signAt; ///< of a formula that begins with + or -
    int m_level = 0;
};

/// Computes one formula for one input.
class FormulaRun
{
public:
    using Kind = AmountFormula::Kind;
    using Node = AmountFormula::Node;

    FormulaRun(const AmountFormula& formula, const FormulaInput& input) : m_formula(formula), m_input(input)
    {
    }

    tl::expected<FormulaResult, Message> run()
    {
        const auto result = valueOf(m_formula.m_nodes.back());
        if (!result)
            return tl::unexpected(result.error());
        if (result->isUnlimited)
            return tl::unexpected(unlimitedMessage());
        FormulaResult done;
        done.isHeldAtMost = m_isHeldAtMost;
        done.isHeldAtZero = result->amount.number < 0;
        WideInteger amount = done.isHeldAtZero ? 0 : result->amount.floor();
        const std::string& style = styleText();
        if (!result->amount.isWhole() && !done.isHeldAtZero) {
            done.isRounded = true;
            amount -= amount % unitBelow(quantitySuffix(trimmedUnicode(style)), m_formula.m_kind);
        }
        const auto quantity = static_cast<Quantity>(amount);
        if (m_formula.m_field == AmountFormula::Field::Count && quantity == 0)
            return tl::unexpected(Message(QUOTADECK_TEXT(
                "quantity", "the result is 0, which would be unlimited: clear removes the limit")));
        if (m_old && *m_old == quantity) // as written
            done.text = m_input.value;
        else if (m_formula.m_field == AmountFormula::Field::Count) // has no suffixes
            done.text = std::to_string(quantity);
        else
            done.text = formatQuantity(quantity, m_formula.m_kind, quantityStyle(style));
        return done;
    }

    /// Reads the present value, where there is one.
    tl::expected<void, Message> readValue()
    {
        if (!m_input.value)
            return {};
        const auto old = parseQuantity(*m_input.value, m_formula.m_kind);
        if (!old)
            return tl::unexpected(describe(old.error(), *m_input.value, m_formula.m_kind));
        m_old = *old;
        return {};
    }

private:
    struct Value
    {
        bool isUnlimited = false;
        FormulaFraction amount{};
    };
    using Computed = tl::expected<Value, Message>;

    /// The text that gives the kind of suffix.
    [[nodiscard]] const std::string& styleText()
    {
        if (m_input.value && (m_formula.m_dependsOnValue || m_styleText.empty()) && m_old.value_or(0) != 0)
            return *m_input.value;
        return m_styleText;
    }

    void offerStyle(const std::string& text)
    {
        if (m_styleText.empty())
            m_styleText = text;
    }

    static Computed whole(WideInteger amount) { return Value{false, {amount, 1}}; }

    Computed valueOf(const Node& node)
    {
        switch (node.kind) {
        case Kind::Amount:
            offerStyle(node.text);
            return whole(node.amount);
        case Kind::Value:
            if (!m_old)
                return tl::unexpected(Message(
                    QUOTADECK_TEXT("quantity", "not set, and the formula computes with the present value")));
            return whole(*m_old);
        case Kind::Parent:
            return named(m_input.parent);
        case Kind::Guaranteed:
            return named(m_input.guaranteed);
        case Kind::Max:
            return named(m_input.max);
        case Kind::Add:
        case Kind::Subtract:
            return sumOf(node);
        case Kind::Scale:
            return limited(node).map(
                [&](const FormulaFraction& amount) { return held(scaled(amount, node)); });
        case Kind::Smallest:
        case Kind::Largest:
            return choiceOf(node);
        case Kind::Round:
            break;
        }
        return limited(node).map(
            [&](const FormulaFraction& amount) { return held(nearestMultiple(amount, node.amount)); });
    }

    Computed named(const FormulaValue& value)
    {
        switch (value.state) {
        case FormulaValue::State::Amount:
            offerStyle(value.text.empty()
                           ? formatQuantity(value.amount, m_formula.m_kind, QuantityStyle::Binary)
                           : value.text);
            return whole(value.amount);
        case FormulaValue::State::Unlimited:
            m_unlimited = value.reason;
            return Value{true, {}};
        case FormulaValue::State::NotSet:
        case FormulaValue::State::Unknown:
            break;
        }
        return tl::unexpected(value.reason);
    }

    [[nodiscard]] Message unlimitedMessage() const
    {
        return {QUOTADECK_TEXT("quantity", "%1: there is no amount to compute with"), m_unlimited};
    }

    tl::expected<FormulaFraction, Message> limited(const Node& node, std::size_t operand = 0)
    {
        const auto value = valueOf(m_formula.m_nodes[node.operands[operand]]);
        if (!value)
            return tl::unexpected(value.error());
        if (value->isUnlimited)
            return tl::unexpected(unlimitedMessage());
        return value->amount;
    }

    Computed sumOf(const Node& node)
    {
        const auto left = limited(node, 0);
        if (!left)
            return tl::unexpected(left.error());
        const auto right = limited(node, 1);
        if (!right)
            return tl::unexpected(right.error());
        return held(sum(*left, *right, node.kind == Kind::Subtract));
    }

    /// Unlimited is above every amount.
    Computed choiceOf(const Node& node)
    {
        std::optional<Value> best;
        for (const std::size_t operand : node.operands) {
            const auto value = valueOf(m_formula.m_nodes[operand]);
            if (!value)
                return value;
            if (!best || (node.kind == Kind::Smallest ? isBelow(*value, *best) : isBelow(*best, *value)))
                best = *value;
        }
        return *best;
    }

    static bool isBelow(const Value& left, const Value& right)
    {
        if (left.isUnlimited || right.isUnlimited)
            return !left.isUnlimited;
        return sum(left.amount, right.amount, true).number < 0;
    }

    /// @p amount within the range of quantities on both sides.
    Value held(const FormulaFraction& amount)
    {
        if (amount.floor() > kMaxQuantity || (amount.floor() == kMaxQuantity && !amount.isWhole())) {
            m_isHeldAtMost = true;
            return {false, {kMaxQuantity, 1}};
        }
        return {false, amount.floor() < -kMaxQuantity ? FormulaFraction{-kMaxQuantity, 1} : amount};
    }

    /// Operands are in the range of quantities. Divisors that become too large for exact fractions cut the operands to
    /// whole units.
    static FormulaFraction scaled(const FormulaFraction& amount, const Node& node)
    {
        WideInteger number = 0;
        WideInteger divisor = 0;
        if (!__builtin_mul_overflow(amount.number, node.factor, &number)
            && !__builtin_mul_overflow(amount.divisor, node.divisor, &divisor))
            return lowest(number, divisor);
        return lowest(amount.floor() * node.factor, node.divisor); // 64 and 60 bits
    }

    static FormulaFraction sum(const FormulaFraction& left, const FormulaFraction& right, bool isDifference)
    {
        WideInteger first = 0;
        WideInteger second = 0;
        WideInteger divisor = 0;
        WideInteger number = 0;
        const bool isExact = !__builtin_mul_overflow(left.number, right.divisor, &first)
            && !__builtin_mul_overflow(right.number, left.divisor, &second)
            && !__builtin_mul_overflow(left.divisor, right.divisor, &divisor)
            && !(isDifference ? __builtin_sub_overflow(first, second, &number)
                              : __builtin_add_overflow(first, second, &number));
        if (isExact)
            return lowest(number, divisor);
        return {isDifference ? left.floor() - right.floor() : left.floor() + right.floor(), 1};
    }

    /// Halves are rounded up.
    static FormulaFraction nearestMultiple(const FormulaFraction& amount, Quantity step)
    {
        const WideInteger below = FormulaFraction{amount.floor(), step}.floor() * step;
        const FormulaFraction rest = sum(amount, {below, 1}, true);
        const FormulaFraction half = lowest(step, 2);
        return {below + (sum(rest, half, true).number >= 0 ? step : 0), 1};
    }

    const AmountFormula& m_formula;
    const FormulaInput& m_input;
    std::optional<Quantity> m_old;
    std::string m_styleText; ///< of the first amount that was used
    Message m_unlimited; ///< why what was used last is unlimited
    bool m_isHeldAtMost = false;
};

tl::expected<AmountFormula, FormulaProblem> AmountFormula::read(std::string_view text, QuantityKind kind,
                                                                Field field)
{
    AmountFormula formula(kind, field);
    if (const auto read = FormulaReader(text, formula).read(); !read)
        return tl::unexpected(read.error());
    return formula;
}

tl::expected<FormulaResult, Message> AmountFormula::apply(const FormulaInput& input) const
{
    if (m_clears)
        return FormulaResult();
    FormulaRun run(*this, input);
    if (const auto value = run.readValue(); !value && m_dependsOnValue)
        return tl::unexpected(value.error());
    return run.run();
}
} // namespace quotadeck
