// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

/// Checks of a scenario: the values expected at a time. Fields without a value are not checked.
namespace quotadeck::sim {
class ElasticSimulation;
class SchedulerSimulation;
struct Outcome;

/// Of a user or group in a queue. Only the types that are named are checked.
struct UsageCheck
{
    DenialSubject subject = DenialSubject::User; ///< never Queue
    std::string name;
    QueuePath queue;
    std::optional<Resource> uses;
    std::optional<std::uint64_t> applications; ///< that run
    std::optional<Resource> limit; ///< set at this very queue
};

struct QueueCheck
{
    QueuePath path;
    std::optional<bool> exists;
    std::optional<Resource> uses;
    std::optional<Resource> max;
    std::optional<Resource> guaranteed;
    std::optional<Resource> pending;
    std::optional<std::uint64_t> applications; ///< in state Running
    std::string status;
};

/// The limit that blocks the first request of an application that cannot be allocated.
struct WaitsFor
{
    DenialSubject by = DenialSubject::User;
    std::string name; ///< of the user or group
    QueuePath queue;
    std::string type; ///< of resource, or "applications"
};

struct ApplicationCheck
{
    ApplicationId app;
    std::string state; ///< "Running"; "Gone" for one that is not known
    QueuePath queue;
    std::optional<Resource> uses; ///< of real pods
    std::optional<Resource> placeholders; ///< held by placeholders
    std::optional<Resource> pending;
    std::optional<std::string> chargedGroup; ///< empty = none
    std::optional<WaitsFor> waits;
    std::string message; ///< part of why it was rejected, failed or resumed
};

struct NodeCheck
{
    std::string name;
    std::optional<bool> exists;
    std::optional<bool> schedulable;
    std::optional<Resource> uses;
};

/// How the last loading of a configuration by the script ended.
struct ConfigurationCheck
{
    bool accepted = true;
    std::string message; ///< part of why not
};

/// Of a namespace with a Kubernetes quota.
struct NamespaceCheck
{
    std::string name;
    std::optional<Resource> uses; ///< requested by its pods, running or not
    std::optional<std::uint64_t> refused; ///< pods that Kubernetes did not take
};

/// Of a group of elastic quotas; amounts as in UsageCheck.
struct QuotaCheck
{
    std::string name;
    std::optional<bool> exists;
    std::optional<Resource> min;
    std::optional<Resource> max;
    std::optional<Resource> effectiveMin;
    std::optional<Resource> request;
    std::optional<Resource> used;
    std::optional<Resource> runtime;
    std::optional<std::uint64_t> running; ///< pods of the group itself, as the next
    std::optional<std::uint64_t> waiting;
    std::optional<std::uint64_t> evicted; ///< since the start, each time counted
};

/// Of a pod under elastic quotas.
struct QuotaPodCheck
{
    std::string name; ///< "namespace/name"
    std::string state; ///< "Running", "Waiting", "Terminating"; "Gone" for one that is not known
    std::string group; ///< that it belongs to
    std::string model; ///< of its node
    std::string waits; ///< part of why
    std::optional<std::uint64_t> evicted;
};

/// Of a machine under elastic quotas.
struct QuotaNodeCheck
{
    std::string name;
    std::optional<bool> exists;
    std::optional<bool> schedulable;
    std::optional<Resource> allocatable;
    std::optional<Resource> uses; ///< requested by its pods
};

/// Of the resources counted for the groups of a tree; amounts as in UsageCheck.
struct QuotaTotalCheck
{
    std::string tree; ///< empty: the default tree
    std::optional<Resource> allocatable; ///< of all nodes, of a tree with a pool of its nodes (EQ-55, EQ-56)
    std::optional<Resource> unschedulable; ///< of those nodes, what takes no new pods; counted all the same
    std::optional<Resource> shared; ///< what the groups of the first level share (EQ-52, EQ-54)
};

struct Check
{
    std::chrono::nanoseconds at{}; ///< since the start; what happens at that moment has happened
    std::string text; ///< for people, never empty
    std::variant<UsageCheck, QueueCheck, ApplicationCheck, NodeCheck, ConfigurationCheck, NamespaceCheck,
                 QuotaCheck, QuotaPodCheck, QuotaNodeCheck, QuotaTotalCheck>
        what;
};

/// The cluster that is checked: of the two kinds that of the scenario.
struct CheckSubject
{
    const SchedulerSimulation* scheduler = nullptr;
    const ElasticSimulation* elastic = nullptr;
    const std::optional<Outcome>* lastLoading
        = nullptr; ///< of a configuration or of elastic quotas by the script
};

/// The differences between what @p check expects and what is so now; empty when it passes.
[[nodiscard]] Message failureOf(const Check& check, const CheckSubject& subject);
} // namespace quotadeck::sim
