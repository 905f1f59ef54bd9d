// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "models/common/share.h"
#include "models/common/usagebar.h"

#include <QString>

#include <optional>

namespace quotadeck::models {
/// Which resource type the numbers of a table are of.
class Focus
{
public:
    /// The type that a row uses the largest part of, so another one for each row.
    static Focus dominant() { return {}; }
    static Focus on(ResourceType type);
    /// "dominant" or the name of a resource type.
    static Focus fromText(const QString& text);

    [[nodiscard]] bool isDominant() const { return !m_type; }
    [[nodiscard]] std::optional<ResourceType> type() const { return m_type; }
    [[nodiscard]] QString text() const;

    friend bool operator==(const Focus&, const Focus&) = default;

private:
    std::optional<ResourceType> m_type;
};

/// The numbers of a queue for every resource type, as reported.
struct Quotas
{
    std::optional<Resource> used; ///< nil or an undefined type: nothing used
    std::optional<Resource> pending; ///< nil or an undefined type: nothing pending
    std::optional<Resource> guaranteed; ///< an undefined type: not set
    std::optional<Resource> max; ///< an undefined type: unlimited
    std::optional<Resource> headroom; ///< an undefined type: unlimited
    /// Of the children together, for a queue without an own guaranteed amount (VAL-57).
    Resource guaranteedBelow{};
};

/// The numbers of a row for one resource type, in its base units.
struct Figures
{
    std::optional<ResourceType> type; ///< empty: dominant was asked for and the row knows no type
    bool isTypeNamed = false; ///< the type goes without saying only where one was chosen
    Quantity used = 0;
    Quantity pending = 0;
    std::optional<Quantity> guaranteed;
    Quantity counted = 0; ///< guaranteed, or to the children together (VAL-57); 0: nothing
    std::optional<Quantity> max; ///< empty = unlimited
    std::optional<Quantity> headroom; ///< empty = unlimited; may be negative
    /// The maximum of the nearest queue above that has one, where max is empty; empty = none has.
    std::optional<Quantity> maxAbove;
    QString limitedBy; ///< the path of that queue

    [[nodiscard]] Share share() const { return {used, max}; }
    /// Used above the guaranteed amount that counts.
    [[nodiscard]] Quantity borrowed() const;
    /// What of that amount is not used.
    [[nodiscard]] Quantity unusedGuarantee() const;
    /// @p value of the type; the bare number while no type is known.
    [[nodiscard]] QString text(Quantity value) const;
    /// As text(), with the type where it does not go without saying: "vcore 1.5".
    [[nodiscard]] QString namedText(Quantity value) const;
    [[nodiscard]] QString exact(Quantity value) const;
    /// "vcore 52 of max 60, guaranteed 40, pending 12".
    [[nodiscard]] QString sentence() const;
    /// What the right end of a queue's bar stands for: "The bar ends at 64 GiB, the maximum of root.engineering."
    [[nodiscard]] QString scaleSentence() const;
    [[nodiscard]] UsageBar bar() const;

    friend bool operator==(const Figures&, const Figures&) = default;
};

/// The numbers of @p quotas for the type that @p focus asks for.
[[nodiscard]] Figures figuresOf(const Quotas& quotas, const Focus& focus);
} // namespace quotadeck::models
