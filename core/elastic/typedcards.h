// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/base/saturating.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// An option beside the scheduler's own rules: cards of several models under one resource name, where some groups want
/// any model and others certain ones (section 11, G1 to G9). Our own annotation, which the scheduler ignores, holds
/// what a group is guaranteed of each model.
inline constexpr std::string_view kTypedQuotaAnnotation = "quotadeck.io/typed-quota";

/// Allocation and request of a group for one model.
struct TypedModel
{
    Quantity min = 0; ///< guaranteed
    std::optional<Quantity> max;
    Quantity request = 0; ///< of pods that take this model only
    Quantity used = 0;

    friend bool operator==(const TypedModel&, const TypedModel&) = default;
};

struct TypedGroup
{
    std::string name;
    bool lends = true;
    Quantity runtime = 0; ///< cards of any model (G3)
    std::map<std::string, TypedModel> models;

    [[nodiscard]] Quantity used() const; ///< of all models
};

/// The rule that blocks a placement (G7).
enum class TypedRefusal {
    Runtime, ///< (1): more cards than the group may use at all
    ModelMax, ///< (2)
    OwnReservation, ///< (3): the rest is reserved for this group in other models
    Headroom, ///< (4): free cards are reserved for other groups
};

/// A part of a sentence, without its end.
[[nodiscard]] MessageTemplate describe(TypedRefusal refusal);

/// Where the cards of a pod may go.
struct TypedPlacement
{
    std::optional<std::string> model; ///< none: nowhere
    std::map<std::string, TypedRefusal> refused; ///< the first reason of each model that was tried and fails
};

/// Cards to be taken from a group (G8).
struct TypedReclaim
{
    std::string group;
    Quantity cards = 0;
    bool isMove = false; ///< the group is within its runtime and may start again on another model
};

/// The groups of one resource on a cluster's models. A value: changes are made to a new one.
class TypedCards
{
public:
    /// @p capacity is of each model, without what the reserved groups use (G1); "" are nodes without the label.
    TypedCards(std::map<std::string, Quantity> capacity, std::vector<TypedGroup> groups);

    [[nodiscard]] const std::map<std::string, Quantity>& capacity() const { return m_capacity; }
    [[nodiscard]] const std::vector<TypedGroup>& groups() const { return m_groups; }

    [[nodiscard]] Quantity free(const std::string& model) const;
    /// The guarantee in force (G4).
    [[nodiscard]] Quantity guarantee(std::size_t group, const std::string& model) const;
    /// What of it is not used yet and could be (G5).
    [[nodiscard]] Quantity outstanding(std::size_t group, const std::string& model) const;
    /// Free cards of a model that are not reserved for others; may be negative (G6). For pods that may not be
    /// preempted the others' guarantees count in full (G9).
    [[nodiscard]] Quantity headroom(std::size_t group, const std::string& model,
                                    bool isNonPreemptible = false) const;
    /// Where @p cards cards go that may be of any of @p models: of those allowed the one with the most
    /// headroom, then by name (G7).
    [[nodiscard]] TypedPlacement place(std::size_t group, Quantity cards, std::span<const std::string> models,
                                       bool isNonPreemptible = false) const;
    /// How many more cards of @p model the group may get at once, by the same rules (G7); never below 0.
    [[nodiscard]] Quantity most(std::size_t group, const std::string& model) const;
    /// The groups to take cards of @p model from, and how many, for guarantees that cannot be met (G8). To be
    /// called when that has lasted for the delay of EQ-68.
    [[nodiscard]] std::vector<TypedReclaim> reclaim(const std::string& model) const;

private:
    [[nodiscard]] const TypedModel& entry(std::size_t group, const std::string& model) const;
    [[nodiscard]] Quantity scaledMin(std::size_t group, const std::string& model) const;
    [[nodiscard]] std::optional<TypedRefusal> refusal(std::size_t group, Quantity cards,
                                                      const std::string& model, bool isNonPreemptible) const;

    std::map<std::string, Quantity> m_capacity;
    std::vector<TypedGroup> m_groups;
};

/// The cards of one pod.
struct CardPod
{
    std::string group;
    Quantity cards = 0;
    std::vector<std::string> models; ///< that it takes; empty = any
    std::optional<std::string> model; ///< that it has; none: not assigned
};

/// @p groups with request and use of each model counted from @p pods (G4). What pods of no such group have,
/// as those of the reserved ones, is taken from @p capacity (G1).
[[nodiscard]] TypedCards countCards(std::map<std::string, Quantity> capacity, std::vector<TypedGroup> groups,
                                    std::span<const CardPod> pods);

/// By resource and model: min and max of the annotation.
using TypedQuota = std::map<std::string, std::map<std::string, TypedModel>, std::less<>>;

/// Reads {"nvidia.com/gpu":{"V100":{"min":"5","max":"5"}}} (G2). Errors: Parse.
[[nodiscard]] Result<TypedQuota> readTypedQuota(std::string_view json);

/// The same as text, without requests and allocations of pods.
[[nodiscard]] std::string typedQuotaJson(const TypedQuota& quota);

/// The problems of the models of one group (G2): @p min and @p max are those of the resource,
/// @p siblingMins the sums of the group and its siblings, @p parent the parent's models, empty when it declares none.
[[nodiscard]] std::vector<Message> checkTypedQuota(const std::map<std::string, TypedModel>& models,
                                                   Quantity min, Quantity max,
                                                   const std::map<std::string, Quantity>& siblingMins,
                                                   const std::map<std::string, TypedModel>& parent);
} // namespace quotadeck::elastic
