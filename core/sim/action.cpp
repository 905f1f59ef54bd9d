// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/action.h"

namespace quotadeck::sim {
Message titleOf(const Action& action)
{
    struct Title
    {
        Message operator()(const SubmitApplication& it) const
        {
            return {QUOTADECK_TEXT("sim", "Submit %1"), it.app.text()};
        }
        Message operator()(const AddPods& it) const
        {
            return {QUOTADECK_TEXT("sim", "Add pods to %1"), it.app.text()};
        }
        Message operator()(const CompletePods& it) const
        {
            return {QUOTADECK_TEXT("sim", "Complete pods of %1"), it.app.text()};
        }
        Message operator()(const FailApplication& it) const
        {
            return {QUOTADECK_TEXT("sim", "Fail %1"), it.app.text()};
        }
        Message operator()(const MoveApplication& it) const
        {
            return {QUOTADECK_TEXT("sim", "Move %1 to %2"), it.app.text(), it.queue.text()};
        }
        Message operator()(const KillApplication& it) const
        {
            return {QUOTADECK_TEXT("sim", "Kill %1"), it.app.text()};
        }
        Message operator()(const PreemptPods& it) const
        {
            return {QUOTADECK_TEXT("sim", "Preempt pods of %1"), it.app.text()};
        }
        Message operator()(const AddNode& it) const
        {
            return {QUOTADECK_TEXT("sim", "Add node %1"), it.name};
        }
        Message operator()(const DrainNode& it) const
        {
            return {QUOTADECK_TEXT("sim", "Drain node %1"), it.name};
        }
        Message operator()(const LoseNode& it) const
        {
            return {QUOTADECK_TEXT("sim", "Fail node %1"), it.name};
        }
        Message operator()(const ReturnNode& it) const
        {
            return {QUOTADECK_TEXT("sim", "Restore node %1"), it.name};
        }
        Message operator()(const SetGroups& it) const
        {
            return {QUOTADECK_TEXT("sim", "Change the groups of %1"), it.user.text()};
        }
        Message operator()(const LoadConfiguration&) const
        {
            return QUOTADECK_TEXT("sim", "Load Configuration");
        }
        Message operator()(const SetNamespace& it) const
        {
            return {QUOTADECK_TEXT("sim", "Change namespace %1"), it.name};
        }
        Message operator()(const RestartScheduler&) const
        {
            return QUOTADECK_TEXT("sim", "Restart Scheduler");
        }
        Message operator()(const CreateQuotaPods& it) const
        {
            return {QUOTADECK_TEXT("sim", "Create pods in %1"), it.namespaceName};
        }
        Message operator()(const EndQuotaPods& it) const
        {
            return {QUOTADECK_TEXT("sim", "End pods of %1"), it.namespaceName};
        }
        Message operator()(const ApplyQuotas&) const { return QUOTADECK_TEXT("sim", "Change Quota Groups"); }
        Message operator()(const DeleteQuota& it) const
        {
            return {QUOTADECK_TEXT("sim", "Delete group %1"), it.name};
        }
        Message operator()(const SetCardRules& it) const
        {
            return it.resource.empty()
                ? Message(QUOTADECK_TEXT("sim", "Count Cards Only"))
                : Message(QUOTADECK_TEXT("sim", "Apply rules for models to %1"), it.resource);
        }
        Message operator()(const AddQuotaNode& it) const
        {
            return {QUOTADECK_TEXT("sim", "Add node %1"), it.name};
        }
    };
    return std::visit(Title(), action);
}
} // namespace quotadeck::sim
