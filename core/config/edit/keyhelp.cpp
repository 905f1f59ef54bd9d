// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/keyhelp.h"

#include <algorithm>
#include <array>

namespace quotadeck::config {
namespace {
struct KeyHelp
{
    MapKind map;
    std::string_view key;
    std::string_view text;
};

constexpr std::array kHelp{
    KeyHelp{MapKind::Config, "partitions",
            "The parts of the cluster that are scheduled apart; most have one, \"default\"."},
    KeyHelp{MapKind::Partition, "name",
            "The name of the partition; \"default\" is the one that Kubernetes uses."},
    KeyHelp{MapKind::Partition, "queues",
            "The queues at the top; the scheduler puts a root above them if there is none."},
    KeyHelp{MapKind::Partition, "limits", "Limits of users and groups on the root queue."},
    KeyHelp{MapKind::Partition, "placementrules",
            "How an application finds its queue: the first rule that matches decides."},
    KeyHelp{MapKind::Partition, "nodesortpolicy", "In which order nodes are tried."},
    KeyHelp{MapKind::Partition, "preemption", "Whether allocations may be taken back for others."},
    KeyHelp{MapKind::Partition, "usergroupresolver", "Where the groups of a user come from."},
    KeyHelp{MapKind::Queue, "name", "The name of the queue, unique among its siblings, case aside."},
    KeyHelp{
        MapKind::Queue, "parent",
        "True: the queue has children and takes no applications itself, even without children in the file."},
    KeyHelp{MapKind::Queue, "queues", "The queues below this one."},
    KeyHelp{MapKind::Queue, "resources",
            "What the queue is guaranteed, and the most that it may use with all below it."},
    KeyHelp{MapKind::Queue, "maxapplications",
            "The most applications that may run in the queue and below it; 0 or nothing: no limit."},
    KeyHelp{MapKind::Queue, "submitacl",
            "Who may submit applications: users, a space, groups; \"*\" is everybody."},
    KeyHelp{MapKind::Queue, "adminacl",
            "Who may administer the queue and submit to it: users, a space, groups; \"*\" is everybody."},
    KeyHelp{MapKind::Queue, "properties", "Settings of the scheduling in this queue."},
    KeyHelp{MapKind::Queue, "childtemplate", "What queues get that placement rules create below this one."},
    KeyHelp{MapKind::Queue, "limits", "The most that users and groups may use in this queue and below it."},
    KeyHelp{MapKind::Limit, "limit", "A description, for people."},
    KeyHelp{MapKind::Limit, "users",
            "The users that each have this limit; \"*\" is each user that is not named."},
    KeyHelp{MapKind::Limit, "groups",
            "The groups that have this limit together; \"*\" is all other groups together."},
    KeyHelp{MapKind::Limit, "maxresources",
            "The most that may be used of each resource; one that is not named is not limited."},
    KeyHelp{MapKind::Limit, "maxapplications", "The most applications that may run; 0 or nothing: no limit."},
    KeyHelp{MapKind::Resources, "guaranteed", "What the queue gets before others get more than theirs."},
    KeyHelp{
        MapKind::Resources, "max",
        "The most that the queue may use with all below it; a resource that is not named is not limited."},
    KeyHelp{MapKind::Rule, "name", "Which rule: provided, user, fixed or tag."},
    KeyHelp{MapKind::Rule, "create", "Whether the rule may create the queue that it finds."},
    KeyHelp{MapKind::Rule, "value", "Of a fixed rule the queue, of a tag rule the name of the tag."},
    KeyHelp{MapKind::Rule, "filter", "Which users and groups the rule is for."},
    KeyHelp{MapKind::Rule, "parent", "The rule that finds the queue above the one that this rule finds."},
    KeyHelp{MapKind::Filter, "type", "allow: only those who match; deny: all others."},
    KeyHelp{MapKind::Filter, "users", "Users, or one regular expression."},
    KeyHelp{MapKind::Filter, "groups", "Groups, or one regular expression."},
    KeyHelp{MapKind::Template, "maxapplications", "The maxapplications of a queue that is created."},
    KeyHelp{MapKind::Template, "properties", "The properties of a queue that is created."},
    KeyHelp{MapKind::Template, "resources", "The resources of a queue that is created."},
    KeyHelp{MapKind::Preemption, "enabled", "False: nothing is taken back; true when it is not set."},
    KeyHelp{MapKind::Preemption, "quotapreemptionenabled",
            "True: what is above a lowered quota is taken back."},
    KeyHelp{MapKind::NodeSort, "type", "fair: the emptiest node first; binpacking: the fullest."},
    KeyHelp{MapKind::NodeSort, "resourceweights", "How much each resource counts for how full a node is."},
    KeyHelp{MapKind::Resolver, "type",
            "os: the groups of the machine; nothing: those that the submitter tells."},
    KeyHelp{MapKind::Quantities, "vcore", "Cores of processors: \"2\" or \"500m\"."},
    KeyHelp{MapKind::Quantities, "memory", "Bytes of memory: \"10Gi\" or \"10G\"."},
    KeyHelp{MapKind::Properties, "application.sort.policy",
            "In which order applications get resources: fifo, fair or stateaware."},
};
} // namespace

std::string_view keyHelp(MapKind map, std::string_view key)
{
    const auto* const found = std::ranges::find_if(
        kHelp, [&](const KeyHelp& help) { return help.map == map && help.key == key; });
    return found == kHelp.end() ? std::string_view() : found->text;
}
} // namespace quotadeck::config
