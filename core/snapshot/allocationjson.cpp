// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/snapshot/jsonfields.h"
#include "core/snapshot/jsonrows.h"

#include <array>

namespace quotadeck::rest {
namespace {
/// Servers up to 1.5 have an identifier beside the key; it counts only where there is no key.
void readOldKey(const JsonValue& value, AllocationInfo& allocation)
{
    if (allocation.key.empty())
        read(value, allocation.key);
}

using AllocationFields = Fields<AllocationInfo>;
constexpr std::array kAllocationFields{
    AllocationFields::optional<&AllocationInfo::allocationDelay>("allocationDelay"),
    Field<AllocationInfo>{"allocationID", &readOldKey, nullptr},
    AllocationFields::always<&AllocationInfo::key>("allocationKey"),
    AllocationFields::optional<&AllocationInfo::tags>("allocationTags"),
    AllocationFields::optional<&AllocationInfo::allocationTime>("allocationTime"),
    AllocationFields::optional<&AllocationInfo::applicationId>("applicationId"),
    AllocationFields::optional<&AllocationInfo::nodeId>("nodeId"),
    AllocationFields::optional<&AllocationInfo::originator>("originator"),
    AllocationFields::optional<&AllocationInfo::placeholder>("placeholder"),
    AllocationFields::optional<&AllocationInfo::placeholderUsed>("placeholderUsed"),
    AllocationFields::optional<&AllocationInfo::preemptable>("preemptable"),
    AllocationFields::optional<&AllocationInfo::preempted>("preempted"),
    AllocationFields::optional<&AllocationInfo::priority>("priority"),
    AllocationFields::optional<&AllocationInfo::requestTime>("requestTime"),
    AllocationFields::optional<&AllocationInfo::resource>("resource"),
    AllocationFields::optional<&AllocationInfo::taskGroupName>("taskGroupName"),
    Field<AllocationInfo>{"uuid", &readOldKey, nullptr},
};
} // namespace

void read(const JsonValue& value, AllocationInfo& allocation)
{
    readFields<kAllocationFields>(value, allocation);
}

void write(JsonWriter& writer, const AllocationInfo& allocation)
{
    writeObject<kAllocationFields>(writer, allocation);
}
} // namespace quotadeck::rest
