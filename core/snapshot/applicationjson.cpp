// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonfields.h"
#include "core/snapshot/restjson.h"

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

namespace {
using LogFields = Fields<AllocationLogEntry>;
constexpr std::array kLogFields{
    LogFields::optional<&AllocationLogEntry::count>("count"),
    LogFields::optional<&AllocationLogEntry::lastOccurrence>("lastOccurrence"),
    LogFields::optional<&AllocationLogEntry::message>("message"),
};

using RequestFields = Fields<RequestInfo>;
constexpr std::array kRequestFields{
    RequestFields::always<&RequestInfo::key>("allocationKey"),
    RequestFields::optional<&RequestInfo::log>("allocationLog"),
    RequestFields::optional<&RequestInfo::tags>("allocationTags"),
    RequestFields::optional<&RequestInfo::applicationId>("applicationId"),
    RequestFields::optional<&RequestInfo::originator>("originator"),
    RequestFields::optional<&RequestInfo::placeholder>("placeholder"),
    RequestFields::optional<&RequestInfo::priority>("priority"),
    RequestFields::optional<&RequestInfo::requestTime>("requestTime"),
    RequestFields::optional<&RequestInfo::requiredNodeId>("requiredNodeId"),
    RequestFields::optional<&RequestInfo::resource>("resource"),
    RequestFields::optional<&RequestInfo::schedulingAttempted>("schedulingAttempted"),
    RequestFields::optional<&RequestInfo::taskGroupName>("taskGroupName"),
    RequestFields::optional<&RequestInfo::triggeredPreemption>("triggeredPreemption"),
    RequestFields::optional<&RequestInfo::triggeredScaleUp>("triggeredScaleUp"),
};

using StateFields = Fields<StateLogEntry>;
constexpr std::array kStateFields{
    StateFields::optional<&StateLogEntry::state>("applicationState"),
    StateFields::optional<&StateLogEntry::time>("time"),
};

using PlaceholderFields = Fields<PlaceholderInfo>;
constexpr std::array kPlaceholderFields{
    PlaceholderFields::optional<&PlaceholderInfo::count>("count"),
    PlaceholderFields::optional<&PlaceholderInfo::minResource>("minResource"),
    PlaceholderFields::optional<&PlaceholderInfo::replaced>("replaced"),
    PlaceholderFields::optional<&PlaceholderInfo::taskGroupName>("taskGroupName"),
    PlaceholderFields::optional<&PlaceholderInfo::timedOut>("timedout"),
};

using ApplicationFields = Fields<ApplicationInfo>;

/// Version 1.6 wraps the history: {"TrackedResourceMap": {instance type: {"Resources": {...}}}}. An instance
/// type of that name has numbers, not objects, below it.
template <ResourceHistory ApplicationInfo::*History>
void readHistory(const JsonValue& value, ApplicationInfo& application)
{
    auto& history = application.*History;
    history.clear();
    value.eachField([&history](std::string_view type, const JsonValue& field) {
        bool isWrapper = type == "TrackedResourceMap";
        if (isWrapper)
            field.eachField([&isWrapper](auto, const JsonValue& inner) { isWrapper &= inner.isObject(); });
        if (isWrapper)
            read(field, history);
        else
            read(field, history[std::string(type)]);
    });
}

template <ResourceHistory ApplicationInfo::*History>
constexpr Field<ApplicationInfo> historyField(std::string_view name)
{
    return {name, &readHistory<History>, &ApplicationFields::writeUnlessEmpty<History>};
}

/// The same in version 1.6: beside the other fields, not below "resourceHistory".
template <ResourceHistory ApplicationInfo::*History>
constexpr Field<ApplicationInfo> oldHistoryField(std::string_view name)
{
    return {name, &readHistory<History>, nullptr};
}

constexpr std::array kHistoryFields{
    historyField<&ApplicationInfo::placeholderHistory>("placeholderResource"),
    historyField<&ApplicationInfo::preemptedHistory>("preemptedResource"),
    historyField<&ApplicationInfo::usageHistory>("resourceUsage"),
};

constexpr std::array kApplicationFields{
    ApplicationFields::optional<&ApplicationInfo::allocations>("allocations"),
    ApplicationFields::always<&ApplicationInfo::id>("applicationID"),
    ApplicationFields::optional<&ApplicationInfo::state>("applicationState"),
    ApplicationFields::optional<&ApplicationInfo::backoffDeadline>("backoffDeadline"),
    ApplicationFields::optional<&ApplicationInfo::finishedTime>("finishedTime"),
    ApplicationFields::optional<&ApplicationInfo::groups>("groups"),
    ApplicationFields::optional<&ApplicationInfo::hasReserved>("hasReserved"),
    ApplicationFields::optional<&ApplicationInfo::maxRequestPriority>("maxRequestPriority"),
    ApplicationFields::optional<&ApplicationInfo::maxUsed>("maxUsedResource"),
    ApplicationFields::always<&ApplicationInfo::partition>("partition"),
    ApplicationFields::optional<&ApplicationInfo::pending>("pendingResource"),
    ApplicationFields::optional<&ApplicationInfo::placeholders>("placeholderData"),
    oldHistoryField<&ApplicationInfo::placeholderHistory>("placeholderResource"),
    oldHistoryField<&ApplicationInfo::preemptedHistory>("preemptedResource"),
    ApplicationFields::always<&ApplicationInfo::queue>("queueName"),
    ApplicationFields::optional<&ApplicationInfo::rejectedMessage>("rejectedMessage"),
    ApplicationFields::optional<&ApplicationInfo::requests>("requests"),
    ApplicationFields::optional<&ApplicationInfo::reservations>("reservations"),
    ApplicationFields::nested<kHistoryFields>("resourceHistory"),
    oldHistoryField<&ApplicationInfo::usageHistory>("resourceUsage"),
    ApplicationFields::always<&ApplicationInfo::startTime>("startTime"),
    ApplicationFields::optional<&ApplicationInfo::stateLog>("stateLog"),
    ApplicationFields::optional<&ApplicationInfo::submissionTime>("submissionTime"),
    ApplicationFields::optional<&ApplicationInfo::used>("usedResource"),
    ApplicationFields::optional<&ApplicationInfo::user>("user"),
};
} // namespace

void read(const JsonValue& value, AllocationLogEntry& entry)
{
    readFields<kLogFields>(value, entry);
}

void read(const JsonValue& value, RequestInfo& request)
{
    readFields<kRequestFields>(value, request);
}

void read(const JsonValue& value, StateLogEntry& entry)
{
    readFields<kStateFields>(value, entry);
}

void read(const JsonValue& value, PlaceholderInfo& placeholder)
{
    readFields<kPlaceholderFields>(value, placeholder);
}

void read(const JsonValue& value, ApplicationInfo& application)
{
    application.maxRequestPriority = 0; // absent is 0 (REST-7); "none" is sent
    readFields<kApplicationFields>(value, application);
    if (application.id.isEmpty())
        value.misses("applicationID");
}

void write(JsonWriter& writer, const AllocationLogEntry& entry)
{
    writeObject<kLogFields>(writer, entry);
}

void write(JsonWriter& writer, const RequestInfo& request)
{
    writeObject<kRequestFields>(writer, request);
}

void write(JsonWriter& writer, const StateLogEntry& entry)
{
    writeObject<kStateFields>(writer, entry);
}

void write(JsonWriter& writer, const PlaceholderInfo& placeholder)
{
    writeObject<kPlaceholderFields>(writer, placeholder);
}

void write(JsonWriter& writer, const ApplicationInfo& application)
{
    writeObject<kApplicationFields>(writer, application);
}

Result<std::vector<ApplicationInfo>> readApplications(std::string_view json)
{
    return readList<ApplicationInfo>(json);
}

std::string writeApplications(const std::vector<ApplicationInfo>& applications)
{
    return toJson(applications);
}

std::string writeApplication(const ApplicationInfo& application)
{
    return toJson(application);
}
} // namespace quotadeck::rest
