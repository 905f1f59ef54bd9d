// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotajson.h"
#include "core/snapshot/jsonfields.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>

/// Tables of fields as those of the other parts of a recording; the templates of jsonfields.h find the functions by their argument.
namespace quotadeck::rest {
using elastic::BoundPod;
using elastic::LabelSelector;
using elastic::PodManifest;
using elastic::QuotaGroup;
using elastic::QuotaMachine;
using elastic::QuotaObject;
using elastic::QuotaPod;
using elastic::QuotaPodState;
using elastic::QuotaProfile;
using elastic::QuotaSnapshot;
using elastic::QuotaStatus;
using elastic::QuotaTime;
using elastic::TypedModel;
using elastic::TypedQuota;

void read(const JsonValue& value, QuotaTime& time);
void read(const JsonValue& value, TypedQuota& quota);
void read(const JsonValue& value, TypedModel& model);
void read(const JsonValue& value, QuotaGroup& group);
void read(const JsonValue& value, QuotaStatus& status);
void read(const JsonValue& value, QuotaObject& object);
void read(const JsonValue& value, QuotaMachine& machine);
void read(const JsonValue& value, BoundPod& binding);
void read(const JsonValue& value, QuotaPod& pod);
void read(const JsonValue& value, PodManifest& manifest);
void read(const JsonValue& value, QuotaPodState& state);
void read(const JsonValue& value, LabelSelector::Condition& condition);
void read(const JsonValue& value, LabelSelector& selector);
void read(const JsonValue& value, QuotaProfile& profile);
void write(JsonWriter& writer, const QuotaTime& time);
void write(JsonWriter& writer, const TypedQuota& quota);
void write(JsonWriter& writer, const TypedModel& model);
void write(JsonWriter& writer, const QuotaGroup& group);
void write(JsonWriter& writer, const QuotaStatus& status);
void write(JsonWriter& writer, const QuotaObject& object);
void write(JsonWriter& writer, const QuotaMachine& machine);
void write(JsonWriter& writer, const BoundPod& binding);
void write(JsonWriter& writer, const QuotaPod& pod);
void write(JsonWriter& writer, const PodManifest& manifest);
void write(JsonWriter& writer, const QuotaPodState& state);
void write(JsonWriter& writer, const LabelSelector::Condition& condition);
void write(JsonWriter& writer, const LabelSelector& selector);
void write(JsonWriter& writer, const QuotaProfile& profile);

namespace {
/// Amounts that are known to be none differ from unknown ones.
template <typename Row, std::optional<Resource> Row::*Member>
constexpr Field<Row> known(std::string_view name)
{
    return {name, [](const JsonValue& value, Row& row) { read(value, (row.*Member).emplace()); },
            [](JsonWriter& writer, std::string_view key, const Row& row) {
                if (!(row.*Member))
                    return;
                writer.key(key);
                write(writer, *(row.*Member));
            }};
}

using ModelFields = Fields<TypedModel>;
constexpr std::array kModelFields{
    ModelFields::optional<&TypedModel::max>("max"),
    ModelFields::optional<&TypedModel::min>("min"),
    ModelFields::optional<&TypedModel::request>("request"),
    ModelFields::optional<&TypedModel::used>("used"),
};

using GroupFields = Fields<QuotaGroup>;
constexpr std::array kGroupFields{
    known<QuotaGroup, &QuotaGroup::admission>("admission"),
    GroupFields::optional<&QuotaGroup::allowsForceUpdate>("allowsForceUpdate"),
    GroupFields::optional<&QuotaGroup::ignoresDefaultTree>("ignoresDefaultTree"),
    GroupFields::optional<&QuotaGroup::isParent>("isParent"),
    GroupFields::optional<&QuotaGroup::isTreeRoot>("isTreeRoot"),
    GroupFields::always<&QuotaGroup::lends>("lends"),
    GroupFields::always<&QuotaGroup::max>("max"),
    GroupFields::always<&QuotaGroup::min>("min"),
    GroupFields::always<&QuotaGroup::name>("name"),
    GroupFields::optional<&QuotaGroup::namespaceName>("namespace"),
    GroupFields::optional<&QuotaGroup::namespaces>("namespaces"),
    GroupFields::optional<&QuotaGroup::parent>("parent"),
    GroupFields::optional<&QuotaGroup::strictMaxKeys>("strictMaxKeys"),
    GroupFields::optional<&QuotaGroup::treeId>("tree"),
    GroupFields::always<&QuotaGroup::treeTotal>("treeTotal"),
    GroupFields::optional<&QuotaGroup::typed>("typed"),
    known<QuotaGroup, &QuotaGroup::weight>("weight"),
};

constexpr std::array kStatusFields{
    known<QuotaStatus, &QuotaStatus::childRequest>("childRequest"),
    known<QuotaStatus, &QuotaStatus::effectiveMin>("effectiveMin"),
    known<QuotaStatus, &QuotaStatus::guaranteed>("guaranteed"),
    known<QuotaStatus, &QuotaStatus::nonPreemptibleRequest>("nonPreemptibleRequest"),
    known<QuotaStatus, &QuotaStatus::nonPreemptibleUsed>("nonPreemptibleUsed"),
    known<QuotaStatus, &QuotaStatus::request>("request"),
    known<QuotaStatus, &QuotaStatus::runtime>("runtime"),
    known<QuotaStatus, &QuotaStatus::used>("used"),
};

using ObjectFields = Fields<QuotaObject>;
constexpr std::array kObjectFields{
    ObjectFields::optional<&QuotaObject::badStrictKeys>("badStrictKeys"),
    ObjectFields::optional<&QuotaObject::badWeight>("badWeight"),
    ObjectFields::always<&QuotaObject::group>("group"),
    ObjectFields::optional<&QuotaObject::profile>("profile"),
    ObjectFields::optional<&QuotaObject::status>("status"),
};

using MachineFields = Fields<QuotaMachine>;
constexpr std::array kMachineFields{
    MachineFields::always<&QuotaMachine::allocatable>("allocatable"),
    MachineFields::always<&QuotaMachine::isSchedulable>("isSchedulable"),
    MachineFields::optional<&QuotaMachine::labels>("labels"),
    MachineFields::optional<&QuotaMachine::model>("model"),
    MachineFields::always<&QuotaMachine::name>("name"),
    MachineFields::optional<&QuotaMachine::tree>("tree"),
};

using BindingFields = Fields<BoundPod>;
constexpr std::array kBindingFields{
    BindingFields::optional<&BoundPod::label>("label"),
    BindingFields::optional<&BoundPod::namespaceName>("namespace"),
};

using PodFields = Fields<QuotaPod>;
constexpr std::array kPodFields{
    PodFields::optional<&QuotaPod::isNonPreemptible>("isNonPreemptible"),
    PodFields::always<&QuotaPod::name>("name"),
    PodFields::optional<&QuotaPod::priority>("priority"),
    PodFields::always<&QuotaPod::request>("request"),
    PodFields::optional<&QuotaPod::start>("start"),
};

using PodManifestFields = Fields<PodManifest>;
constexpr std::array kPodManifestFields{
    PodManifestFields::always<&PodManifest::binding>("binding"),
    PodManifestFields::optional<&PodManifest::isAssigned>("isAssigned"),
    PodManifestFields::optional<&PodManifest::model>("model"),
    PodManifestFields::optional<&PodManifest::node>("node"),
    PodManifestFields::always<&PodManifest::pod>("pod"),
};

using PodStateFields = Fields<QuotaPodState>;
constexpr std::array kPodStateFields{
    PodStateFields::optional<&QuotaPodState::evictions>("evictions"),
    PodStateFields::optional<&QuotaPodState::group>("group"),
    PodStateFields::optional<&QuotaPodState::isTerminating>("isTerminating"),
    PodStateFields::always<&QuotaPodState::manifest>("manifest"),
    PodStateFields::optional<&QuotaPodState::model>("model"),
    PodStateFields::optional<&QuotaPodState::models>("models"),
    PodStateFields::optional<&QuotaPodState::node>("node"),
    Field<QuotaPodState>{"waits",
                         [](const JsonValue& value, QuotaPodState& pod) {
                             std::string text;
                             read(value, text);
                             pod.waits = Message(std::move(text));
                         },
                         [](JsonWriter& writer, std::string_view key, const QuotaPodState& pod) {
                             if (pod.waits.isEmpty())
                                 return;
                             writer.key(key);
                             writer.text(pod.waits.english());
                         }},
};

using ConditionFields = Fields<LabelSelector::Condition>;
constexpr std::array kConditionFields{
    ConditionFields::always<&LabelSelector::Condition::comparison>("comparison"),
    ConditionFields::always<&LabelSelector::Condition::key>("key"),
    ConditionFields::optional<&LabelSelector::Condition::values>("values"),
};

using SelectorFields = Fields<LabelSelector>;
constexpr std::array kSelectorFields{
    SelectorFields::optional<&LabelSelector::conditions>("conditions"),
    SelectorFields::optional<&LabelSelector::labels>("labels"),
};

using ProfileFields = Fields<QuotaProfile>;
constexpr std::array kProfileFields{
    ProfileFields::always<&QuotaProfile::name>("name"),
    ProfileFields::optional<&QuotaProfile::namespaceName>("namespace"),
    ProfileFields::optional<&QuotaProfile::nodes>("nodes"),
    ProfileFields::optional<&QuotaProfile::quotaName>("quotaName"),
    ProfileFields::optional<&QuotaProfile::ratio>("ratio"),
    ProfileFields::optional<&QuotaProfile::treeId>("tree"),
};

using SnapshotFields = Fields<QuotaSnapshot>;
constexpr std::array kSnapshotFields{
    SnapshotFields::optional<&QuotaSnapshot::cards>("cards"),
    SnapshotFields::optional<&QuotaSnapshot::machines>("machines"),
    SnapshotFields::always<&QuotaSnapshot::objects>("objects"),
    SnapshotFields::optional<&QuotaSnapshot::pods>("pods"),
    SnapshotFields::optional<&QuotaSnapshot::profiles>("profiles"),
    SnapshotFields::always<&QuotaSnapshot::time>("time"),
    SnapshotFields::always<&QuotaSnapshot::total>("total"),
};
} // namespace

void read(const JsonValue& value, QuotaTime& time)
{
    std::int64_t nanoseconds = 0;
    read(value, nanoseconds);
    time = QuotaTime(std::chrono::duration_cast<QuotaTime::duration>(std::chrono::nanoseconds(nanoseconds)));
}

void write(JsonWriter& writer, const QuotaTime& time)
{
    write(
        writer,
        std::int64_t{std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count()});
}

void read(const JsonValue& value, TypedQuota& quota)
{
    quota.clear();
    value.eachField([&quota](std::string_view resource, const JsonValue& field) {
        field.context().charge(sizeof(TypedQuota::value_type) + kMapNodeSize);
        read(field, quota[std::string(resource)]);
    });
}
void write(JsonWriter& writer, const TypedQuota& quota)
{
    writer.beginObject();
    for (const auto& [resource, models] : quota) {
        writer.key(resource);
        write(writer, models);
    }
    writer.endObject();
}

void read(const JsonValue& value, TypedModel& model)
{
    readFields<kModelFields>(value, model);
}
void write(JsonWriter& writer, const TypedModel& model)
{
    writeObject<kModelFields>(writer, model);
}

void read(const JsonValue& value, QuotaGroup& group)
{
    readFields<kGroupFields>(value, group);
    if (group.name.empty())
        value.misses("name");
}
void write(JsonWriter& writer, const QuotaGroup& group)
{
    writeObject<kGroupFields>(writer, group);
}

void read(const JsonValue& value, QuotaStatus& status)
{
    readFields<kStatusFields>(value, status);
}
void write(JsonWriter& writer, const QuotaStatus& status)
{
    writeObject<kStatusFields>(writer, status);
}

void read(const JsonValue& value, QuotaObject& object)
{
    readFields<kObjectFields>(value, object);
    if (object.group.name.empty())
        value.misses("group");
}
void write(JsonWriter& writer, const QuotaObject& object)
{
    writeObject<kObjectFields>(writer, object);
}

void read(const JsonValue& value, QuotaMachine& machine)
{
    readFields<kMachineFields>(value, machine);
}
void write(JsonWriter& writer, const QuotaMachine& machine)
{
    writeObject<kMachineFields>(writer, machine);
}

void read(const JsonValue& value, BoundPod& binding)
{
    readFields<kBindingFields>(value, binding);
}
void write(JsonWriter& writer, const BoundPod& binding)
{
    writeObject<kBindingFields>(writer, binding);
}

void read(const JsonValue& value, QuotaPod& pod)
{
    readFields<kPodFields>(value, pod);
}
void write(JsonWriter& writer, const QuotaPod& pod)
{
    writeObject<kPodFields>(writer, pod);
}

void read(const JsonValue& value, PodManifest& manifest)
{
    readFields<kPodManifestFields>(value, manifest);
}
void write(JsonWriter& writer, const PodManifest& manifest)
{
    writeObject<kPodManifestFields>(writer, manifest);
}

void read(const JsonValue& value, QuotaPodState& state)
{
    readFields<kPodStateFields>(value, state);
}
void write(JsonWriter& writer, const QuotaPodState& state)
{
    writeObject<kPodStateFields>(writer, state);
}

void read(const JsonValue& value, LabelSelector::Condition& condition)
{
    readFields<kConditionFields>(value, condition);
}
void write(JsonWriter& writer, const LabelSelector::Condition& condition)
{
    writeObject<kConditionFields>(writer, condition);
}

void read(const JsonValue& value, LabelSelector& selector)
{
    readFields<kSelectorFields>(value, selector);
}
void write(JsonWriter& writer, const LabelSelector& selector)
{
    writeObject<kSelectorFields>(writer, selector);
}

void read(const JsonValue& value, QuotaProfile& profile)
{
    readFields<kProfileFields>(value, profile);
}
void write(JsonWriter& writer, const QuotaProfile& profile)
{
    writeObject<kProfileFields>(writer, profile);
}
} // namespace quotadeck::rest

namespace quotadeck::elastic {
std::string quotaSnapshotJson(const QuotaSnapshot& snapshot)
{
    rest::JsonWriter writer;
    rest::writeObject<rest::kSnapshotFields>(writer, snapshot);
    return writer.take();
}

Result<QuotaSnapshot> readQuotaSnapshot(std::string_view json)
{
    return rest::readAnswer<QuotaSnapshot>(json, [](const rest::JsonValue& root, QuotaSnapshot& snapshot) {
        rest::readFields<rest::kSnapshotFields>(root, snapshot);
        std::ranges::stable_sort(snapshot.objects, {},
                                 [](const QuotaObject& object) { return object.group.name; });
    });
}
} // namespace quotadeck::elastic
