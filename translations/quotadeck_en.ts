<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AskResource</name>
    <message>
        <source>%1 already has a row or column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods request vcore, so a limit on %1 has no effect. Use vcore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler uses %1, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the resource type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use vcore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource type, as requested by pods:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1 Anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example memory, vcore or nvidia.com/gpu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Baseline</name>
    <message>
        <source>The active configuration (%1) matched the last save and may have changed since</source>
        <extracomment>&quot;◌ read 14:02:31, 20 min before the usage&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the last save, which differs from the active configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the cluster&apos;s active configuration, which differs from the last save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the cluster&apos;s active configuration (%1), which differs from the last save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Binding</name>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apps</source>
        <comment>number of applications</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>used part, resource type</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit is set on the path to the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 applications at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 of %3 at %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 millicores)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangesTable</name>
    <message numerus="yes">
        <source>%n looser</source>
        <translation>
            <numerusform>%n looser</numerusform>
            <numerusform>%n looser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tighter</source>
        <translation>
            <numerusform>%n tighter</numerusform>
            <numerusform>%n tighter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guarantee(s) raised</source>
        <translation>
            <numerusform>%n guarantee raised</numerusform>
            <numerusform>%n guarantees raised</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guarantee(s) lowered</source>
        <translation>
            <numerusform>%n guarantee lowered</numerusform>
            <numerusform>%n guarantees lowered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral</source>
        <translation>
            <numerusform>%n neutral</numerusform>
            <numerusform>%n neutral</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without effect</source>
        <translation>
            <numerusform>%n without effect</numerusform>
            <numerusform>%n without effect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dangerous</source>
        <translation>
            <numerusform>%n dangerous</numerusform>
            <numerusform>%n dangerous</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes to the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartContent</name>
    <message>
        <source>%1 (%2 – %3)</source>
        <extracomment>the last value, with the least and the greatest of the same moment</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>SIMULATED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QuotaDeck charts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartReadOut</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>used amount of a limit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EffectiveChain</name>
    <message>
        <source>all other groups together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone else (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit of *</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>queue, what it sets, amount</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (most restrictive)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: only %2 of %3 available, restricted by %4 %5</source>
        <extracomment>resource, two amounts, queue, and what it sets</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit along the path from the root is smaller: this limit applies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ElasticCards</name>
    <message>
        <source>(no model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would receive cards of model %1</source>
        <comment>model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would have to release %2 of %3.</source>
        <comment>group, number, model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would receive cards of any free model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than the runtime %1 of its group</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ElasticTotal</name>
    <message>
        <source>Root of the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the annotation total-resource of its root (EQ-54)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available to the first level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes of the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Capacity of %n nodes, schedulable or not (EQ-55)</source>
        <translation>
            <numerusform>Capacity of %n node, schedulable or not (EQ-55)</numerusform>
            <numerusform>Capacity of %n nodes, schedulable or not (EQ-55)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Capacity of %n nodes of its pool (EQ-56)</source>
        <translation>
            <numerusform>Capacity of %n node of its pool (EQ-56)</numerusform>
            <numerusform>Capacity of %n nodes of its pool (EQ-56)</numerusform>
        </translation>
    </message>
    <message>
        <source>of which unschedulable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On nodes that accept no new pods. Included because pods running there continue (EQ-55)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered value, used instead of the sum of nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered or reported value; no nodes are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System and default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by pods of these two groups, which are served first (EQ-52)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved for trees with their own totals (EQ-54)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler service does not report the total of %2 of tree %1; it is in the annotation total-resource of its root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total of %2 of tree %1 is unknown: the annotation total-resource of its root is missing or does not contain it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of tree %1 is not reported, so the remainder for the default tree is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requires the cluster total: enter the total of %1 in “Cluster total”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of the file cannot be read, so not all groups are known: line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The groups do not form a tree: %1: %2</source>
        <comment>group, reason</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>%1 Open the configuration and explain against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No configuration is open. Open one with Ctrl+O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject the edited text and keep its configuration. Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open configuration has no partition %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler cannot load the edited text: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not report applications.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application %1 does not exist at this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not waiting: it has no pending request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the requested resources, for example vcore=2, memory=4Gi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a parent queue; applications run in leaf queues only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue %1 does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of users and groups is unknown; zero is assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue usage and cluster size are unknown; empty queues and an unlimited cluster are assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not report the order of limits: another group of the user may be the charged group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not report its placement rules. Enter a queue, or choose the edited file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The placement rules return no queue: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not exist yet; the answer assumes the queue that placement would create.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has all requested resources and runs in %2 since %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has all requested resources and runs in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data yet. Connect to a cluster, or open a configuration and choose the edited file. Elastic quotas are shown on the Elastic page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not list %1 in %2: a limit for everyone else (*) may also apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active configuration could not be read for %1 and may have changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed rules cannot load the active configuration: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 %2</source>
        <comment>resource type, amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing used, no maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 of max %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, no maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, guaranteed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, pending %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar has no end: no queue up to the root has a maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar ends at %1, used and pending together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar ends at %1, the maximum of the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar ends at %1, the maximum of %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message>
        <source>over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At this growth the limit is reached in about %1, with %2 confidence between %3 and %4. Theil-Sen slope through %n points of the last %5.</source>
        <extracomment>likely time, percentage, earliest time, latest time, time span</extracomment>
        <translation>
            <numerusform>At this growth the limit is reached in about %1, with %2 confidence between %3 and %4. Theil-Sen slope through %n point of the last %5.</numerusform>
            <numerusform>At this growth the limit is reached in about %1, with %2 confidence between %3 and %4. Theil-Sen slope through %n points of the last %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>≈ %1</source>
        <extracomment>likely time: &quot;≈ 35 min&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpContents</name>
    <message>
        <source>en</source>
        <extracomment>the code of the language of these translations, such as de</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Insight</name>
    <message>
        <source>applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◌ read %1, %2 before the usage</source>
        <extracomment>a configuration, at this time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read %1</source>
        <extracomment>a configuration, at this time</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LimitRows</name>
    <message>
        <source>Not set here: the wildcard of %1 limits this to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here: %1 limits this to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogTexts</name>
    <message>
        <source>Debug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NodeTexts</name>
    <message>
        <source>Not reported for this node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This node has no %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): %3 %4 of %5 used, %6 available</source>
        <comment>node, state, resource type, amounts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): %3 %4 of %5 used, %6 of it by foreign pods, %7 available</source>
        <comment>node, state, resource type, amounts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>no free slot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node takes no pods: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory, vcore or pod is left on the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The node is reserved for a request that waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unschedulable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>after another state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>node, state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>node, state, why</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NowColumn</name>
    <message>
        <source>▲ %1</source>
        <comment>more than before</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ %1</source>
        <comment>less than before</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as at the moment shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 more than at the moment shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 less than at the moment shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocated now, while an earlier moment is shown: ▲ more than then, ▼ less</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PagePrint</name>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PartitionFields</name>
    <message>
        <source>Not set: scheduler default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queue that the application requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queue named after the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always the queue given in Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queue named after the tag given in Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown to the scheduler: disables all rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node sort policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair spreads pods over nodes, binpacking fills nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether queues below their guarantee may preempt others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota preemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether pods are preempted when a max is lowered below the usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group resolver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source of the groups of users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the resource when nodes are sorted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the queue name is determined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a missing queue is created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the rule applies to the users and groups below or to all others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue of a fixed rule, or tag name of a tag rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names, or one regular expression such as ^svc-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names, or one regular expression such as ^team-</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueueActions</name>
    <message>
        <source>A queue name has 1 to 64 characters of A-Z a-z 0-9 _ - : # / @</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already has a queue with that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root cannot be moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue cannot be moved below itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue is below %1 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no queue %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueueChoice</name>
    <message>
        <source>Part of the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list shows queues whose path has this text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueueFields</name>
    <message>
        <source>invalid: enter users, one space, groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>users: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>groups: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no one (empty list)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here: only users and groups allowed by the queues above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum number of applications running here at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here or above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here: %1 allows %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here: a queue with child queues is a parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here: a queue without child queues runs applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect: has child queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the queue holds child queues instead of applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored by the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler stores this property but ignores it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set: scheduler default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Accepts %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement rules that refer to the queue are updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit ACL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may submit applications: users, one space, groups; * means everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Admin ACL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may administer the queue and submit: users, one space, groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here: inherited from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum number of running applications in each created queue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait (p95)</source>
        <extracomment>the 95th percentile of the waits</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted applications, including rejected ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted applications without an allocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished applications with at least one allocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications rejected by the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean time from submission to the first allocation; waiting applications count with the time until now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% of applications wait no longer than this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean usage of the most-used quota over the whole run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current usage of that quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed scheduling attempts; a waiting request is tried once per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pp</source>
        <extracomment>percentage points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no queue)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 · now %3 of %4</source>
        <extracomment>mean share, resource, amount used now, quota</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more</source>
        <extracomment>a reason, how many others</extracomment>
        <translation>
            <numerusform>%1, %n more</numerusform>
            <numerusform>%1, %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Not waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the time of its applications, from submission to end or now, that is not spent waiting for the first allocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the applications wait no longer than this</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>blocked</source>
        <comment>limit 0, nothing used</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over limit 0</source>
        <comment>something is used although the limit is 0</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableExport</name>
    <message>
        <source>SIMULATED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (exact)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UsageBar</name>
    <message>
        <source>Solid: used; lighter: used above the guaranteed amount
Framed stripes: pending
Mark with a foot: guaranteed
Mark with a flag: maximum; grey: that of a queue above
Frame behind the flag: used above the maximum
Arrow: no maximum; stripes without a frame: nothing to compare with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UsedNow</name>
    <message>
        <source>Usage unknown: no cluster is connected, or it was not read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this source does not report the usage of users and groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not reported. The scheduler counts the usage of a group once its active configuration limits it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source does not report queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has no queue %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used now: %1; not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>52 (87%): amount, share of the limit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used now: %1 of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source does not report the usage of users and groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else uses the queue now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the highest share of a limit that is used: 95% vcore</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueCheck</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will be written as %1</source>
        <extracomment>1536Gi, which is 1.5 TiB</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will be written as %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest usage: %1 with %2</source>
        <extracomment>the user who uses most of a resource</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pods request vcore, not cpu: this limit has no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a whole number, or leave empty for no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 means no limit, like an empty cell. Press Enter again to confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n application(s) may run at the same time</source>
        <translation>
            <numerusform>At most %n application may run at the same time</numerusform>
            <numerusform>At most %n applications may run at the same time</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (none)</source>
        <extracomment>a maximum of zero: none may be used</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, less than 1 MiB. Use Mi or Gi for larger amounts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 cores. Ki, Mi and Gi are memory units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than any cluster. Check the unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is more than %2 times the capacity of the nodes, %3. Check the unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Press Enter again to confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used now: %1 (%2)</source>
        <extracomment>usage of the queue: 52 (87% of the typed value)</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueUnit</name>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhoChip</name>
    <message>
        <source>all other groups together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone else (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter at least one user or group: u:name, g:name, or u:* for everyone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler rejects the name &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet known to the scheduler: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>u: a user, g: a group, u:* everyone else, g:* all other groups together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>this machine has no user %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user %1 cannot be looked up on this machine: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this machine cannot list the groups of user %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a user without a name has no groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list has %1 spaces, and the scheduler splits at each of them: write users, exactly one space, groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may submit to %2: user %3 is in the %4 of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may administer %2: user %3 is in the %4 of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may submit to %2: group %3 is in the %4 of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may administer %2: group %3 is in the %4 of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may submit to %2: everyone is in the %4 of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may administer %2: everyone is in the %4 of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may not administer %2: no adminacl from there up to root names the user or one of the groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may not submit to %2: only forced applications run there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may not submit to %2: no submitacl or adminacl from there up to root names the user or one of the groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no membership: write &quot;user: group, group&quot;, or use the output of getent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>alert</name>
    <message>
        <source>used, but nothing is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file of alerts is a map with the keys apiVersion and alerts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;apiVersion&quot; has to be quotadeck/v1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;alerts&quot; has to be a list of rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule is a map with name, on and when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a rule called %1 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;where&quot; is a map such as {queue: root.data.*}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no resource: remove it from &quot;where&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no check: remove it from &quot;where&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;when&quot; begins with one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &quot;health failed&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to be followed by one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;health failed&quot; has no &quot;clear&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;clear&quot; has to be at most the threshold of &quot;when&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;clear&quot; has to be at least the threshold of &quot;when&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a duration such as 5m or 1h30m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a percentage such as 90%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs one resource: add &quot;where: {resource: memory}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>there is no such scenario or file; built in: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scenario file may have at most 16 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another instance keeps the settings locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording contains no configuration to run its load under: use quotadeck simulate with --config</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory for the bundle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assertion</name>
    <message>
        <source>the file is empty: it needs apiVersion and assertions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second document: a file has one, put all assertions there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: write a map of keys and values here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a key is a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: key %2 is repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: unknown key %2; did you mean %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: unknown key %2; use %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: key %2 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: write a text here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apiVersion: write %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assertions: write a list with at least one assertion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name: &quot;%1&quot; is repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: write the full path of a queue, such as root.data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request: at least one amount must be greater than 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster: write empty, or use the key snapshot or scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when: write one of cluster: empty, snapshot: FILE, scenario: NAME at TIME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scenario: write a name or file and the time since its start, up to 1000h, as in busy-cluster at 2h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expect: write at least one expectation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed: write true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>access: write submit, admin or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; begins with no operator: write &gt;=, &lt;=, ==, &gt; or &lt; and an amount, or unlimited, or not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed: given has no request; add one, as in request: {vcore: 4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request: no expectation uses it; expect allowed or applications, or remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1 %2, at most %3 is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1 %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limited by the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked by the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to pass: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An assertion about quotas holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration gives a user less or more than expected. Change the limit that the message names, or the assertion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usage that decides an assertion is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The snapshot lacks the usage of queues, or of users and groups. Save one with quotadeck snapshot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of assertions can be evaluated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the file as the message says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit of everyone else (*) at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit of user %1 at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit of all other groups together at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit of group %1 at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size of the cluster: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quota of queue %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 applications run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it allows %1 applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 of %3 used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it allows %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the application is rejected: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the snapshot lists no queues, and a rule needs one that placement may have created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>submit and admin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>submit alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the snapshot lists no queues: their usage and the size of the cluster are unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the snapshot lists no users and groups: their usage is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the configuration has no partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not contain the partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither the configuration nor the cluster has a resource %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither the configuration nor the cluster has a resource %1; did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the limit of everyone else (*) at %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the limit of user %1 at %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the limit of all other groups together at %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the limit of group %1 at %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the quota of queue %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower the limit of everyone else (*) at %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower the limit of user %1 at %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower the limit of all other groups together at %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower the limit of group %1 at %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower the quota of queue %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1 running applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 to %2 running applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the quota of queue %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario has elastic quotas; assertions are about queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queue is draining and takes no new applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the snapshot lists no queues, and placement may have created this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file of assertions is a map with apiVersion and assertions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the configuration has no such queue or limit any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it sets no number that can be asserted: select a limit or a queue with an amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it sets no amount that can be asserted: applications run in the queues below, select one of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of assertions in the file cannot be extended: add the assertion in an editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the limit of everyone else (*) at %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the limit of user %1 at %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the limit of all other groups together at %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the limit of group %1 at %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the quota of queue %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration has no such queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken since version %1 (version %2 passes): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken since version %1, or since an earlier one of which it is unknown (version %2 passes): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no version can be loaded by the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the newest version passes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the newest version it is unknown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no version is known to pass: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>all %n versions fail: %1</source>
        <comment>the only version (%n) fails: %1</comment>
        <translation>
            <numerusform>the only version (%n) fails: %1</numerusform>
            <numerusform>all %n versions fail: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the file of the review has no such assertion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be evaluated here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the review leaves its result out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the change breaks it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the configuration has no partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its usage was not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the assertion file is not read yet; try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded as %1 before and %2 after the change; here it is %3 and %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Correct the assertion, or choose Use No File to review without assertions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only an empty cluster is available here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>names of files in an archive have 1 to 100 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files in an archive have less than 8 GiB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cluster</name>
    <message>
        <source>the application takes no more requests in state %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; requests nothing: give an amount above zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is allocated already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is pending for another task group or role in the gang: remove that request first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no request &quot;%1&quot; is pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no allocation &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot replace &quot;%2&quot;: the request must fit a placeholder of its task group that no other request replaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no quantity for %2: write one like 500m, 64 or 100Gi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be an object such as {&quot;cpu&quot;: &quot;64&quot;, &quot;memory&quot;: &quot;100G&quot;}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the amount of %1 must be a text: put it in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is set and counts alone: remove this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of applications: write digits only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node needs an id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The capacity of a node cannot be negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a node of this id already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such application runs in this partition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition %1 is draining and takes no new applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the application has no ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>application %1 exists already in partition %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the user cannot be resolved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the user has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a leaf queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request &quot;%1&quot; is pending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partition is draining: configure it again when it is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a gang needs a queue that sorts its applications by age: set application.sort.policy to fifo, or submit elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the placeholders of the gang ask for %1, the queue can never hold more than %2: make the task groups smaller or raise the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two queues have this path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue is not below the root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue exists already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue cannot be created: %1 is a leaf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue cannot be created: %1 is draining.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue in state %1 rejects this change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More is released than is allocated here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queue called root has no resources of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was created by placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a leaf now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a parent now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a parent now; applications no longer scheduled: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a leaf now; queues still below it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>childtemplate: none; a template inherited from a queue above ends with a reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queues below that keep the values of the former template: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maxapplications stays %1 until the scheduler restarts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a task group must be an object with name, minMember and minResource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a task group needs a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minMember must be above zero: say how many pods must run at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minResource is missing: say what each of the pods asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minMember must be a whole number of at most 2147483647</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minResource must be an object such as {&quot;cpu&quot;: &quot;500m&quot;, &quot;memory&quot;: &quot;1Gi&quot;}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minResource: %1 must be a quantity like 500m, 64 or 100Gi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodeSelector must be an object of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no JSON: the text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list of task groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is in queue %1 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only forced applications run in queue %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1 is draining and takes no new applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in queue %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 applications run already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4 used, the application holds %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an application in state %1 cannot be moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no queue %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the application is failing already</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>collect</name>
    <message>
        <source>this file is a map with the keys apiVersion and sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;apiVersion&quot; has to be quotadeck/v1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;hosts&quot; needs a list of host names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;interval&quot; has to be from 1s to 1h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;sources&quot; needs a list of clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a source is a map with name and one of url, context, connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a source has one of url, context and connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a source called %1 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to a source with &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;listen&quot; needs an IP address and a port such as 127.0.0.1:9177</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;hosts&quot; needs names and IP addresses without port and path, such as metrics.example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;url&quot; needs http:// or https:// and a host, such as https://scheduler.example:9080</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;passwordFile&quot; belongs to a store in PostgreSQL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;interval&quot; of a store has to be from 1m to 24h, and a day a multiple of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;writeEvery&quot; has to be from 1s to 1h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address of a store has no password: put it into a file, or into that which PGPASSFILE names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address of a store has another parameter than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address of a store is broken: use postgresql://user@host:port/database, with %1 for a slash in a name, or the path of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a store is the path of a file, or postgresql:// with a user, a host and a database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;keep&quot; has to be 48h or more; without it everything is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the store is not read to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time to write what was left is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;url&quot; may not contain a user or a password; put a token into a file and name it with &quot;tokenFile&quot;, or use a saved connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;url&quot; may not contain &apos;?&apos; or &apos;#&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;kind&quot; has to be yunikorn or koordinator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to a source of the kind yunikorn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>connect</name>
    <message>
        <source>this is no address of a server; write it like http://localhost:9080</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address may not contain a user or a password; sign in instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address may not contain &apos;?&apos; or &apos;#&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of the header &quot;%1&quot; contains a line break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header &quot;%1&quot; cannot be given; every request has its own or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header &quot;%1&quot; and a sign-in with a token or a password exclude each other; remove one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header &quot;%1&quot; is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this connection signs in with a token; enter it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the token contains a line break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter a user name without a colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this connection signs in with the password of &quot;%1&quot;; enter it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address of a proxy may not contain a user or a password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this key needs the file of its client certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name %1 is not known here; check the address, and whether the VPN is connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no connection to %1: %2; check address and port, firewall and proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not answer; check address and port, and whether the VPN is connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, through the proxy %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>http is not encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server ends the encrypted connection: %1; check that the port speaks https, and the client certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server does not answer in TLS; check that the port speaks https</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate is valid until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate is not verified, as the connection says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server knows the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in namespace %2, port %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage can be read, and configurations can be applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not the REST interface of a YuniKorn scheduler: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YuniKorn; it does not report its version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YuniKorn, version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry of this connection in the keyring cannot be read; enter its secrets again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keyring is locked or denies access (%1); unlock it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no keyring that can be used (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keyring has not answered within %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keyring is locked; unlock it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no saved connections; save them in the window, on the page Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such saved connection; there are: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elastic quotas are stored in a cluster, but this connection leads to the address of a scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no YuniKorn scheduler; elastic quotas of Koordinator were found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several saved connections have this name; give each its own in the window, on the page Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keyring is turned off in the preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has no token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>diff</name>
    <message numerus="yes">
        <source>users %1</source>
        <comment>user %1</comment>
        <translation>
            <numerusform>user %1</numerusform>
            <numerusform>users %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>groups %1</source>
        <comment>group %1</comment>
        <translation>
            <numerusform>group %1</numerusform>
            <numerusform>groups %1</numerusform>
        </translation>
    </message>
    <message>
        <source>limit for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit for %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n applications</source>
        <comment>%n application</comment>
        <translation>
            <numerusform>%n application</numerusform>
            <numerusform>%n applications</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>members who were in no other group named here are no longer counted under group *</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>members who were in no other group named here are now counted under group *</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limit for user * (%1) applied before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limit for user * (%1) applies instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for users in both it matches before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for users in both it matched before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more groups were moved</source>
        <comment>%n more group was moved</comment>
        <translation>
            <numerusform>%n more group was moved</numerusform>
            <numerusform>%n more groups were moved</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 now matches before %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 now match before %2</source>
        <comment>%1 now matches before %2</comment>
        <translation>
            <numerusform>%1 now matches before %2</numerusform>
            <numerusform>%1 now match before %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; applications of users in both are counted under the first that matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order changed without effect: only the order of named groups has an effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>becomes a parent: applications that run in it are no longer scheduled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>becomes a leaf: applications can run in it, queues below it are removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parent changed from %1 to %2 without effect: its queues make it a parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>template for dynamic queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n queues below</source>
        <comment>%n queue below</comment>
        <translation>
            <numerusform>%n queue below</numerusform>
            <numerusform>%n queues below</numerusform>
        </translation>
    </message>
    <message>
        <source>guaranteed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n limits</source>
        <comment>%n limit</comment>
        <translation>
            <numerusform>%n limit</numerusform>
            <numerusform>%n limits</numerusform>
        </translation>
    </message>
    <message>
        <source> with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue added%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue removed%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name spelled %1 instead of %2: the same queue, but limits on it and below apply only where the whole path is in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue moved from %1 to %2: the scheduler drains the old queue and creates a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue renamed from %1 to %2: the scheduler drains the old queue and creates a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this change no longer exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this change cannot be separated from others in the text: undo it, or edit the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight of %1 in sorting nodes changed from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placement rule %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order changed from %1 to %2: the first rule that gives a queue wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placement rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition removed: its queues drain and all its applications fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 set to %2, was %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed: %2 instead of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 removed: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 raised from %2 to %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lowered from %2 to %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 now applies: the maximum is no longer all zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 no longer applies: the running scheduler ignores a maximum of all zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the quoted value is not a quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the running scheduler ignores a maximum of all zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; 0 allows nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum of running applications raised from %1 to %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum of running applications lowered from %1 to %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum of running applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>property %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>document</name>
    <message>
        <source>problems of this kind of file cannot be ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has changed since: check it and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has no such group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is locked; unlock editing first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assertion added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assertion changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assertion removed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>The partitions of the cluster, each scheduled separately; usually one, &quot;default&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the partition; &quot;default&quot; is the one that Kubernetes uses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top queues; the scheduler inserts a root above them if there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of users and groups on the root queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the queue of an application is chosen: the first rule that matches decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order in which nodes are tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether allocations may be preempted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the groups of a user come from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the queue, unique among its siblings, ignoring case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true: the queue has children and accepts no applications itself, even without children in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queues below this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guaranteed and maximum resources of the queue and all queues below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum number of running applications in the queue and below it; 0 or not set: no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may submit applications: users, a space, groups; &quot;*&quot; is everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may administer the queue and submit to it: users, a space, groups; &quot;*&quot; is everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduling settings of this queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings of queues that placement rules create below this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of users and groups in this queue and below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A description.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The users to whom this limit applies, each separately; &quot;*&quot; is everyone else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The groups to which this limit applies, all members together; &quot;*&quot; is all other groups together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum of each resource; a resource that is not set is not limited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum number of running applications; 0 or not set: no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resources that the queue gets before other queues get more than their guarantee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum of the queue and all queues below it; a resource that is not set is not limited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kind of rule: provided, user, fixed or tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the rule may create the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue of a fixed rule, or the tag name of a tag rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The users and groups to which the rule applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule that chooses the queue above the one of this rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allow: only users that match; deny: only users that do not match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users, or one regular expression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups, or one regular expression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maxapplications of a created queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The properties of a created queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resources of a created queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false: no preemption. If it is not set, it is true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true: pods above a lowered quota are preempted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair: the emptiest node first; binpacking: the fullest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight of each resource in the usage of a node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>os: the groups of the operating system; not set: the groups given with the application.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU cores: &quot;2&quot; or &quot;500m&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of memory: &quot;10Gi&quot; or &quot;10G&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order in which applications get resources: fifo, fair or stateaware.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an item cannot move into itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the edited text could not be read (%1): edit the text directly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last item of a required list cannot be disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line of the item begins to the left of its dash: indent it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disabled item could not be enabled again byte for byte: remove it instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no disabled item with this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these lines do not form a single item when they are enabled: edit the text directly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the edit would also change other values, because the text is shared through an anchor or is written in an unusual way: edit the text directly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no limit number %1 on this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limit does not set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new name moves all queues to another level below the root: rename the queue without changing the placement rules, then edit their paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the configuration has no value at this place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this cannot be done with the value at this place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid value &quot;%1&quot;: use true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid number &quot;%1&quot;: use a whole number of at least 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid number &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list has fewer items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is the alias *%1: change it at the anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text contains no configuration yet: write &quot;partitions:&quot; into it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this comes from a merge key &quot;&lt;&lt;&quot;: change it at the anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the item is not on lines of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a placement rule leads to the queue through its parent rule, which would no longer fit: change the rule first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no guaranteed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no max of %2, nor has a queue above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no queue above limits %1 of these users and groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held at the largest possible amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held at 0: the result is below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the root queue has no quota: its capacity is the sum of the nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the root queue is not in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this queue or limit is not in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is nothing to distribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no child queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no child queue of %1 has any of it, so there is no ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set: it gets no share</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elastic</name>
    <message>
        <source>there is no group of this name that pods can belong to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of group %2: pods that may not be preempted must fit in min: %3 of %4 used, the pod requests %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of group %2, above the pod&apos;s: its limit is exceeded: %3 of %4 used, the pod requests %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of group %2: its limit is exceeded: %3 of %4 used, the pod requests %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise %1&apos;s min of %2 from %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise %1&apos;s max of %2 from %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the cluster&apos;s capacity of %1 from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is another group &quot;%1&quot;: names are unique in the whole cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the namespace &quot;%1&quot; belongs to %2 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove &quot;%1&quot; from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to the scheduler and cannot be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a leaf cannot become a parent: create a new group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a parent cannot become a leaf: create a new group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep it a parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep it a leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot become a leaf while it has children, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>it cannot become a parent while %n pods are bound to it</source>
        <comment>it cannot become a parent while %n pod is bound to it</comment>
        <translation>
            <numerusform>it cannot become a parent while %n pod is bound to it</numerusform>
            <numerusform>it cannot become a parent while %n pods are bound to it</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 belongs to the scheduler and cannot be deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no group &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be deleted while it has children, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>it cannot be deleted while %n pods have its label, finished ones included</source>
        <comment>it cannot be deleted while %n pod has its label, finished ones included</comment>
        <translation>
            <numerusform>it cannot be deleted while %n pod has its label, finished ones included</numerusform>
            <numerusform>it cannot be deleted while %n pods have its label, finished ones included</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its namespaces bind %n pods to it, which do not block the deletion: they move to %1</source>
        <comment>its namespaces bind %n pod to it, which does not block the deletion: it moves to %1</comment>
        <translation>
            <numerusform>its namespaces bind %n pod to it, which does not block the deletion: it moves to %1</numerusform>
            <numerusform>its namespaces bind %n pods to it, which do not block the deletion: they move to %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a parent, and parents run no pods: name one of its leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pod&apos;s preemptible setting cannot change: create the pod anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster reports %1, the calculation gives %2: the cluster rounds every share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster reports %1, the calculation gives %2: in the cluster the default and the system group share with the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster reports %1, the calculation gives %2: the reported value may be old, it is refreshed every 10 s and whenever a pod is scheduled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tree id changes from &quot;%1&quot; to &quot;%2&quot;, but must stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the tree id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tree id is &quot;%1&quot;, but that of its parent %2 is &quot;%3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use that of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tree id is &quot;%1&quot;, but that of its child %2 is &quot;%3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its parent &quot;%1&quot; does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move it to the first level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its parent &quot;%1&quot; is a leaf: only a group with is-parent &quot;true&quot; may have children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make %1 a parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the group is its own parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its parent &quot;%1&quot; is one of its own descendants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max of %1 names %2, which that of its parent %3 does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max of %1 lacks %2, which that of its parent %3 names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add %1 with the parent&apos;s %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min of %1 names %2, which that of its parent %3 does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove %1 from min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add %1 with the value of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with it the minima of %1 below %2 come to %3, above the parent&apos;s %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower min to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise min of %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min of %1 is %2, below the %3 that its children are guaranteed together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise min to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min of %1 needs %2 guaranteed in %3, where only %4 are guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the minima of %1 on the first level come to %2, above the cluster&apos;s %3: all are scaled down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max of %1 is %2, but the parent %3 never gets more than %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apiVersion is not %1: the object may mean something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the object has no name: write metadata.name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a map of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of %1 must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of %1 is not a text: put it in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put it in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown label %1: the scheduler ignores it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler reads the label %1, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither &quot;true&quot; nor &quot;false&quot;: it counts as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a JSON list of texts such as %1: it is ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ignored: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a JSON object of quantities: it counts as unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown annotation %1: the scheduler ignores it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a map of quantities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key of %1 is given twice or is not a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may have children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lends what it does not use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is the root of a tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not reduce the total of the default tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be changed against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>namespaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resources whose max stays above usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards of models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 set to %2, was %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 removed: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 raised from %2 to %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lowered from %2 to %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 set to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed, was %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: yes, was no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no, was yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group added: min %1; max %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group removed while its pods use %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group removed; it is not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group removed; its usage is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minima of %1 add up to %2 of %3 in the cluster: all are scaled down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has no such group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the change would alter more than this group, because its text is shared through an anchor or written in an unusual way: edit the text itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be an object of integers in base units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be the name of the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be the list of groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON: the text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the groups and pods up to here need more than the %1 MiB of memory allowed for one answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be an object of quantities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a quantity such as 1500m or 8Gi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be an object of at most %1 resource types with names of at most %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be an object of quota groups by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is another group of this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its parent &quot;%1&quot; cannot have children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its parent &quot;%1&quot; does not lead to the root: the parents run in a circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no ElasticQuota object in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more cards than the group may use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the group has its max of this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rest is reserved for the group in other models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the free cards of this model are reserved for other groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must look like %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min of model %1 is %2, but must not be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min of model %1 is %2, above its max %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model %1 goes up to %2, above max %3 of all models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the minima of the models come to %1, above min %2 of all models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the siblings&apos; minima of model %1 come to %2, above the parent&apos;s %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max of %1 is %2, but must not be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make it %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min of %1 is %2, but must not be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make it 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shared weight &quot;%1&quot; is not a JSON object of quantities such as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make it max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shared weight of %1 is %2, but must not be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the weight, so that max counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min names %1, but max does not: what max does not name is not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add %1 to max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min of %1 is %2, above max %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise max to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a JSON list of resources such as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max of %1 is %2, below the %3 in use, which the group forbids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max does not name %1, of which %2 is in use: the group forbids that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weight of %1 is still %2, the old max: it does not follow the new max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>%1 and %n more</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the cluster accepts these updates in no order: each alone leaves a state that it rejects, such as a resource that a parent names and its child does not. Delete %2, then create %3 anew; a group with pods cannot be deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map of the text has a key twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount available to all first-level groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount tree %1 has for its first-level groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To distribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 requested, capped by max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested in the group and below, including waiting pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount to distribute minus the start values of all groups of the level; shared by groups that request more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 below the effective request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum reachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the group requested all that its max allows and the requests of other groups stayed the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more, regardless of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No group of this level requests more or has a weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min %1 is scaled down: the mins of this level add up to more than the amount to distribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed, up to the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running pods are guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests more than its guaranteed %1: starts with it and takes part in the rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests less than its guaranteed %1: receives its request and lends %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests exactly its guaranteed %1 and receives it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lending is off: keeps its guaranteed %1 regardless of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receives %5 of %1 in the pool: its weight %2 is %4% of %3, the total weight of the groups that still request more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>includes one unit from rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exceeds the request and returns to the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a JSON object of quantities: max counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit of %1 for new pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limited by max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of group %2: its limit for new pods is exceeded: %3 of %4 requested, the pod requests %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise %1&apos;s limit for new pods (annotation admission) of %2 from %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>the picture could not be encoded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the PDF pages could not be written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>feed</name>
    <message>
        <source>the answer does not say whether the configuration is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server answered %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster has no partition yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster has no such partition; there are: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording is damaged at byte %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording has no samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording does not name its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording is too long: the sample at byte %1 exceeds the %2 samples and %3 parts that are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part at byte %1 of the recording decompresses to %2 bytes, more than the %3 that are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample of the recording decompresses to more than the %1 bytes that are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clock of the source has no valid time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This moment is no longer kept. Choose a later one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text of the active configuration does not fit its checksum</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <source>the compressed data is followed by other data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the decompressed data is larger than the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compressed data is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compressed data ends early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no space is left on the disk (%1 bytes needed, %2 free)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no space is left on the disk (%1 bytes needed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your quota of this disk is used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk reports an input/output error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file would be larger than allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another process is writing this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free space there, or choose another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a place on another disk, and check this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no file was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an earlier write of this file was interrupted; its content before that write is in %1; this file is unchanged; compare the two and remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file may be damaged; its content before this write is in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has the new content, but a power failure may undo it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it may have received a part of the content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program changed the file on disk; merge its changes or keep the local changes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its folder allows no new files; %1; choose another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder cannot be made: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be made private: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the file may be missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lock file cannot be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be locked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the file has what was written before (%n bytes)</source>
        <comment>the file has what was written before (%n byte)</comment>
        <translation>
            <numerusform>the file has what was written before (%n byte)</numerusform>
            <numerusform>the file has what was written before (%n bytes)</numerusform>
        </translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than %1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be removed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log has what was written before</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>filter</name>
    <message>
        <source>&quot;%1&quot; is not a field of this table. Fields: %2. Put a text with : = &lt; or &gt; in quotation marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a field of this table. Did you mean &quot;%2&quot;? Fields: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter what to exclude after -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a text between the quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a field before &quot;%1&quot;, without blanks, for example used&gt;4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a value after &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a text. Compare it with %1:value or %1=value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;none&quot; is not a number. Write %1=none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a value before and after each comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a blank or a comma after the quotation mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotation mark is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The regular expression is not closed. End it with /, or put a text that begins with / in quotation marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a blank after the regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a regular expression between the slashes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid regular expression (RE2): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a whole number nor a percentage. Enter for example 4 or 90%.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number. Enter for example 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither an amount nor a percentage. Enter for example 4, 500m, 10Gi or 90%.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an amount. Enter for example 4, 500m or 10Gi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a percentage. Enter for example 90%.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a duration. Enter for example 90s, 15m, 2h or 3d.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains a comma. Write the decimal point as a point: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>git</name>
    <message>
        <source>git cannot be started: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;git %1&quot; did not end within %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;git %1&quot; failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it printed no reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file no longer exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no git in PATH; install it, or turn off commits in the preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has changed since it was saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>A stored block of samples is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usage history was written by a newer version of QuotaDeck; it is left as it is. Update QuotaDeck to continue it, or move the file away to begin a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a usage history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another QuotaDeck is opening the usage history. Retrying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usage history is damaged. It was set aside as %1, and a new one was begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver of Qt for PostgreSQL is missing: install the package libqt6sql6-psql.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schema &quot;quotadeck&quot; of the database is no store of consumption; it is left as it is. Use another database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no store of consumption; it is left as it is. Use another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store was made by a newer version of QuotaDeck; it is left as it is. Update QuotaDeck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store has rows that no collector has written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a collector whose role owns the tables can update them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>http</name>
    <message>
        <source>a web page; is the address right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server did not accept the request (400): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server asks for a valid token (401)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server refuses access with this token (403)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server answered 404: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this server does not offer it (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server answered %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer has the content encoding &quot;%1&quot;, but only %2 can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer cannot be decompressed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer is larger than %1 bytes after decompression, the most that is read; check the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer is larger than %1 bytes, the most that is read; check the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate of %1 has expired on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate of %1 is not valid before %2; is the clock right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate of %1 is signed by no authority that is trusted here; name the file of its certificate authority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate of %1 is for another server: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate of %1 is refused: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not complete its answer within %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer has %1 bytes, more than the %2 that are read; check the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server redirects to %1, which is not followed; use that address if it is the right one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server redirects more than %1 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 closed the connection in the middle of its answer, after %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot reach %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gateway at %1 asks for a sign-in in a browser (redirect to %2); give a token, a cookie or a header that it accepts, or use --context to go through the Kubernetes API</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gateway at %1 asks for a sign-in in a browser (a web page, HTTP %2); give a token, a cookie or a header that it accepts, or use --context to go through the Kubernetes API</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a web page, the web interface of YuniKorn, not data; the REST interface is usually on port 9080 or below another path of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a web page, not data (HTTP %2); the REST interface is usually on port 9080 or below another path of %1; if a gateway asks for a sign-in, give a token, a cookie or a header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server asks for a user name and a password (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gateway at %1 refuses access (a web page, HTTP %2); give a token, a cookie or a header that it accepts, or use --context to go through the Kubernetes API</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server answered %1 and asks to wait %2 s: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a proxy asks for a user name and a password (407), which are sent only on the way to an address with https</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server redirects to %1 (HTTP %2) instead of taking what was sent; it is not sent again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot reach %1 through the proxy %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line of the answer is longer than %1 bytes, the most that is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server compresses the stream (&quot;%1&quot;), although it was asked not to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a proxy that itself is reached over https is not supported; use http or socks5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no address of a proxy, such as http://proxy.example:3128 or socks5://localhost:1080</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no certificate in PEM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no private key in PEM that can be used without a passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file has more than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>insight</name>
    <message>
        <source>The request is empty: at least one amount must be above zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked by the limit of everyone else (*), which applies to %1, at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked by the limit of user %1 at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked by the limit of all other groups together at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked by the limit of group %1 at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked by the size of the cluster at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked by the quota at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it allows %1 applications.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 applications run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it allows %1 %2, requests %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 %3 used, requests %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not scheduled: %1 is stopped or not a leaf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed in %1; some usage is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: no limit or quota along the path to %1 blocks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>groups %1</source>
        <translation type="unfinished">group %1</translation>
    </message>
    <message>
        <source>A new application of user %1 (%2) requests %3 and is placed in %4 by the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new application of user %1 (%2) requests %3 in %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application %5 of user %1 (%2) requests %3 and is placed in %4 by the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application %5 of user %1 (%2) requests %3 in %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No charged group: no group limit along the path covers the user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to all other groups together (*), determined by its current usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to group %1, determined by its current usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to all other groups together (*), by the limit at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to group %1, by the limit at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 would fit now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no amount: write TYPE=QUANTITY, as in vcore=500m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wildcard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QUEUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>APPLIES TO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RESOURCE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIMIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HEADROOM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>binding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLOCKING</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would help:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would help, all of these together:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of users and groups is unknown: it counts as zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of queues and the size of the cluster are unknown: they count as zero and unlimited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (by the limit at %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, before: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User %1 in %2, charged group: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is limited along the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new applications are charged to %1 instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>takes no new applications; %n run</source>
        <comment>takes no new applications; %n runs</comment>
        <translation>
            <numerusform>takes no new applications; %n runs</numerusform>
            <numerusform>takes no new applications; %n run</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: limit %2 -&gt; %3, used %4, headroom %5 -&gt; %6; the excess will be preempted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: limit %2 -&gt; %3, used %4, headroom %5 -&gt; %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n queues with running applications removed: dangerous</source>
        <comment>%n queue with running applications removed: dangerous</comment>
        <translation>
            <numerusform>%n queue with running applications removed: dangerous</numerusform>
            <numerusform>%n queues with running applications removed: dangerous</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over the limit now, %2 newly limited, %3 tighter, %4 charged to another group, %5 unlimited now, %6 looser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of users and groups is unknown: the impact on them is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of queues is unknown: the impact on them is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The groups of %n users are unknown: changes of their charged group are not shown.</source>
        <comment>The groups of %n user are unknown: changes of the charged group are not shown.</comment>
        <translation>
            <numerusform>The groups of %n user are unknown: changes of the charged group are not shown.</numerusform>
            <numerusform>The groups of %n users are unknown: changes of their charged group are not shown.</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue %1 does not exist, and no placement rule can create it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue %1 does not exist, and no placement rule can create it. Did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue %1 does not exist, and no placement rule can create it. Did you mean %2 or %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue %1 does not exist, and no placement rule can create it. Did you mean %2, %3 or %4?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 was created by placement: its quota %3 is set by its template or namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise maxapplications of %2 %3, which takes a restart of the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add nodes: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the limit of everyone else (*) at %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the limit of user %1 at %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the limit of all other groups together at %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the limit of group %1 at %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the quota of queue %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 to %2 running applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration has no such queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not report queues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not report the limits of users and groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether applications run in it is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no application runs in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n applications run in it</source>
        <comment>%n application runs in it</comment>
        <translation>
            <numerusform>%n application runs in it</numerusform>
            <numerusform>%n applications run in it</numerusform>
        </translation>
    </message>
    <message>
        <source>queue removed (%1)%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition removed (%1): its queues drain and all its applications fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pod must run on node %1, which the source does not report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pod must run on node %1, which takes no new pods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pod must run on node %1, which has room for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pod must run on node %1, which has too little room: %2 free, %3 requested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting does not help: the request is larger than a blocking limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The request is allowed when %n applications have ended, all of these:</source>
        <comment>The request is allowed when %n application has ended:</comment>
        <translation>
            <numerusform>The request is allowed when %n application has ended:</numerusform>
            <numerusform>The request is allowed when %n applications have ended, all of these:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of user %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of user %2 in %3 holds %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other queues that allow the request now:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has room for %n such pods</source>
        <comment>%1 has room for %n such pod</comment>
        <translation>
            <numerusform>%1 has room for %n such pod</numerusform>
            <numerusform>%1 has room for %n such pods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other queues have room, but the placement rules choose another queue for this user.</source>
        <comment>%n other queue has room, but the placement rules choose another queue for this user.</comment>
        <translation>
            <numerusform>%n other queue has room, but the placement rules choose another queue for this user.</numerusform>
            <numerusform>%n other queues have room, but the placement rules choose another queue for this user.</numerusform>
        </translation>
    </message>
    <message>
        <source>No node takes new pods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have room for the pod.</source>
        <comment>%n node has room for the pod.</comment>
        <translation>
            <numerusform>%n node has room for the pod.</numerusform>
            <numerusform>%n nodes have room for the pod.</numerusform>
        </translation>
    </message>
    <message>
        <source>No node has room for the pod: none has all requested amounts free at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node has room for the pod: the largest free amount of a node is %1, requested is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration has no such partition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked since version %1; version %2 allowed the request. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No version can be loaded by the scheduler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest version allows the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guaranteed of child queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max of child queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limits of named users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limits of named groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some are not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other user: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all other groups together: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue has a guaranteed amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GUARANTEED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BORROWED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UNUSED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UNUSED OF SIBLINGS</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <comment>%n other</comment>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message>
        <source>SUM OF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SUM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FACTOR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LARGEST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration has no partition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root queue has what the nodes offer: it takes nothing from other queues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount must be greater than 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 that none of its children is guaranteed; it gives %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 never demanded more than %2 of guaranteed %3; it could give %4 and gives %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max %1 of %2: from %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guaranteed %1 of %2: from %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start not reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since %1 UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applications left: not reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>no applications left, %n queues below go first</source>
        <comment>no applications left, %n queue below goes first</comment>
        <translation>
            <numerusform>no applications left, %n queue below goes first</numerusform>
            <numerusform>no applications left, %n queues below go first</numerusform>
        </translation>
    </message>
    <message>
        <source>no applications left: the scheduler removes the queue next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n applications left</source>
        <comment>%n application left</comment>
        <translation>
            <numerusform>%n application left</numerusform>
            <numerusform>%n applications left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n users</source>
        <comment>%n user</comment>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users</numerusform>
        </translation>
    </message>
    <message>
        <source>No queue is draining.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: draining %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allocated: %1; pending: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in %3, %4: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage not reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limit of group %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limit of user %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No version has this partition: check its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Limits and quotas along the path to %2 allow the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Limits and quotas along the path to %2 allow the request; some usage is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other queues that allow the request now, if the application is submitted again:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n versions block the request. %1</source>
        <comment>The only version (%n) blocks the request. %1</comment>
        <translation>
            <numerusform>The only version (%n) blocks the request. %1</numerusform>
            <numerusform>All %n versions block the request. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>not reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new application of user %1 (%2) requests %3 and no queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not placed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>becomes a parent; %n applications no longer scheduled</source>
        <comment>becomes a parent; %n application no longer scheduled</comment>
        <translation>
            <numerusform>becomes a parent; %n application no longer scheduled</numerusform>
            <numerusform>becomes a parent; %n applications no longer scheduled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queues with applications become parents: dangerous</source>
        <comment>%n queue with applications becomes a parent: dangerous</comment>
        <translation>
            <numerusform>%n queue with applications becomes a parent: dangerous</numerusform>
            <numerusform>%n queues with applications become parents: dangerous</numerusform>
        </translation>
    </message>
    <message>
        <source>No queue has child queues with quotas, or limits of named users or groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n applications are left in it, %1 running</source>
        <comment>%n application is left in it, %1 running</comment>
        <translation>
            <numerusform>%n application is left in it, %1 running</numerusform>
            <numerusform>%n applications are left in it, %1 running</numerusform>
        </translation>
    </message>
    <message>
        <source>becomes a parent (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>becomes a parent (%1): its applications are no longer scheduled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>have left the queue: %1 of %2 since %3 UTC, when it was draining already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>have left the queue: %1 of %2 since %3 UTC; at %4 UTC it was not draining</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kube</name>
    <message>
        <source>a kubeconfig must be a map with the keys clusters, users and contexts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a kubeconfig: its kind is &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the apiVersion &quot;%1&quot; is not supported: use &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has another entry with the name &quot;%2&quot; in line %3: remove or rename one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a text: put the value in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a text, not a list or a map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be true or false, without quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a list: begin each item with &quot;- &quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a map of keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each item of %1 must be a map of keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;&lt;&lt;&quot; must be followed by a map or a list of maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not valid base64: copy it again, without spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the alias cannot be resolved: put a text that begins with * in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no kubeconfig has a context of this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no kubeconfig has a context of this name; did you mean &quot;%1&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster &quot;%1&quot; has both %2 and %3: remove one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster &quot;%1&quot; has no server: add &quot;server: https://HOST:PORT&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the proxy-url of cluster &quot;%1&quot; must begin with http://, https:// or socks5://</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exec of user &quot;%1&quot; has no command: add &quot;command: PROGRAM&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exec of user &quot;%1&quot; has no apiVersion: add &quot;apiVersion: %2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the exec apiVersion &quot;%2&quot; of user &quot;%1&quot; is not supported: use %3 or %4, and update the program if it does not support them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exec of user &quot;%1&quot; has a variable without a name: add it under env</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exec of user &quot;%1&quot; has no interactiveMode, which apiVersion %2 requires: add &quot;interactiveMode: IfAvailable&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown interactiveMode &quot;%2&quot; of user &quot;%1&quot;: use Never, IfAvailable or Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user &quot;%1&quot; has both %2 and %3: remove one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user &quot;%1&quot; has a client certificate without its key: add client-key or client-key-data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the auth-provider &quot;%2&quot; of user &quot;%1&quot; is not supported: replace it with exec, as the provider&apos;s documentation describes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user &quot;%1&quot; has as-uid, as-groups or as-user-extra without as: add the name of the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no current context is set: choose a context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context &quot;%1&quot; has no cluster: add &quot;cluster: NAME&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context &quot;%1&quot; names the cluster &quot;%2&quot;, which does not exist: add it under clusters, or add the file that contains it to KUBECONFIG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context &quot;%1&quot; names the user &quot;%2&quot;, which does not exist: add it under users, or add the file that contains it to KUBECONFIG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; in the server&apos;s answer is no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; in the server&apos;s answer is no map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; in the server&apos;s answer is no list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server&apos;s answer is no JSON object: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a port of the service &quot;%1&quot; has no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; in the server&apos;s answer is neither true nor false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; in the server&apos;s answer is no base64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server&apos;s answer does not say whether the action is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server gives no reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server does not accept the credentials (401); sign in again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server forbids to %1 (403): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server does not know what is needed to %1 (404): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program manages these fields (409): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the object has changed on the server since it was read (409): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server takes no request of this size (413); an object may have 1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server rejects the object (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server has too many requests to answer (429); try again later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server answered %1 to the request to %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ConfigMap is immutable: delete it and create it again to change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the configuration has %1 bytes, but Kubernetes takes at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody else has changed the configuration of the cluster meanwhile; nothing was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster has this configuration already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this ConfigMap is also managed by %1, which may undo the change: change it there, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler rejects the configuration: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler cannot be asked to validate the configuration: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the change is stored, but the active configuration of the scheduler cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this credential plugin needs a terminal (interactiveMode: Always); sign in with kubectl first, or use another user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such program for the credentials, neither in PATH nor in that of the login shell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the credential plugin cannot be started: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the credential plugin did not end within %1 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the credential plugin failed with exit code %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it printed no reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the credential plugin did not print an ExecCredential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the credential plugin answers in version &quot;%1&quot;, but &quot;%2&quot; is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the credential plugin printed a client certificate without its key, or the other way round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the credential plugin printed neither a token nor a client certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the credential plugin printed an unreadable expirationTimestamp: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the impersonation of the user &quot;%1&quot; contains a line break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server of the cluster &quot;%1&quot; is no address of http or https</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the credentials of the user &quot;%1&quot; contain a line break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no service of a YuniKorn scheduler was found in the cluster; name its namespace and its service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no service of a YuniKorn scheduler was found in this namespace; name another one, or the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the REST interface of a scheduler cannot store a configuration; use --context to write its ConfigMap, or --dry-run to validate only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ElasticQuota object of the text cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you may not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you may not %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the groups of the namespace %1 may be listed, so rules about groups in other namespaces are left to the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster has these groups already</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n groups change, one after the other</source>
        <comment>%n group changes</comment>
        <translation>
            <numerusform>%n group changes</numerusform>
            <numerusform>%n groups change, one after the other</numerusform>
        </translation>
    </message>
    <message>
        <source>changed by somebody else, and kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the file, and kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you may not: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n groups depend on earlier steps, so the cluster cannot judge them before these are stored</source>
        <comment>%n group depends on an earlier step, so the cluster cannot judge it before that is stored</comment>
        <translation>
            <numerusform>%n group depends on an earlier step, so the cluster cannot judge it before that is stored</numerusform>
            <numerusform>%n groups depend on earlier steps, so the cluster cannot judge them before these are stored</numerusform>
        </translation>
    </message>
    <message>
        <source>depends on an earlier step; alone it is refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n groups are stored</source>
        <comment>%n group is stored</comment>
        <translation>
            <numerusform>%n group is stored</numerusform>
            <numerusform>%n groups are stored</numerusform>
        </translation>
    </message>
    <message>
        <source>deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stored as version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody else has deleted this group meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody else has created this group meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody else has changed this group meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody else has changed the same meanwhile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with what somebody else has changed meanwhile it breaks a rule: %1 [%2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is changed here, and deleted in the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new group needs a namespace: write metadata.namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the group exists in the namespace %1, and an object cannot move: delete it there first, or keep the namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is deleted here, and changed in the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the profile %1 makes this group: its controller writes min, max and labels again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 also manages this object and may undo the change: change it there, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes only what the scheduler does not read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: here %2, in the cluster %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody else has changed %1; that is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server&apos;s answer is no list of objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object in the server&apos;s answer has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line of the watch is no event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the watch has an event of the unknown type &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list has more than %1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pod of koord-scheduler runs in this namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proxy-url of the cluster &quot;%1&quot;: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the objects have more than %1 bytes, the most that is read; choose a namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server ends the watch as soon as it has begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server forgets its changes sooner than they can be read (410)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kubectl port-forward reports no port within %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kubectl on this machine; install it, or connect without port-forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kubectl port-forward has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kubectl port-forward has ended: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kubectl port-forward has lost the pod of the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster has no elastic quotas: its API server does not know ElasticQuota, which Koordinator installs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server&apos;s answer is no ElasticQuota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server forbids the way through its service proxy (403): %1; ask for this right, or let the connection use kubectl port-forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler&apos;s answer is no configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the change is written to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer to the change was lost, and by now the cluster has another configuration: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer to the change was lost, and the cluster cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the change is stored, but after %1 s the scheduler still has another configuration (%2: %3); look at its events and logs, or apply the former one again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer of the API server cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the context &quot;%1&quot; leads to another server than when this connection was made; connect again to use that server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster has several schedulers: %1; choose one: its namespace and its service, in the connection or with --namespace and --service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection was given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is removed, so that the defaults count again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>limits</name>
    <message>
        <source>the queue no longer exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queue is not written in the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>link</name>
    <message>
        <source>&quot;%1&quot;: a percent sign must be followed by two hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains a control character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid time &quot;%1&quot;: write it in UTC, as in 2026-01-31T09:30:00.000Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown parameter &quot;%1&quot;; there are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown parameter &quot;%1&quot;; did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parameter %1 has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parameter %1 is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path of the recording must be absolute: &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at requires recording: only recordings have past samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the link has %1 bytes; at most %2 are allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a link begins with %1, as in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown page &quot;%1&quot;; there are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown page &quot;%1&quot;; did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>manifest</name>
    <message>
        <source>the manifest contains no pods: use a Pod, Deployment, StatefulSet, ReplicaSet, DaemonSet, Job or CronJob</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list has no &quot;items&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a Kubernetes manifest: an object with &quot;kind&quot; is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind %1 has no pods to place: use a Pod, Deployment, StatefulSet, ReplicaSet, DaemonSet, Job or CronJob</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a manifest may contain at most %1 objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ignored: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pod %1 has no &quot;spec&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CronJob %1 has no &quot;spec.jobTemplate.spec.template.spec&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 has no &quot;spec.template.spec&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is ignored: it must be a map of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given twice: the first one is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ignored: it is longer than 256 KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server rejects the value of %1, which is no text: put it in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ignored: the scheduler reads the metadata of the pods, move it to that of the pod template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read, so the user is nobody, without groups: write JSON such as {&quot;user&quot;: &quot;bob&quot;, &quot;groups&quot;: [&quot;dev&quot;]}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parameter &quot;%1&quot; is ignored: write placeholderTimeoutInSeconds=60 or gangSchedulingStyle=Hard, with spaces between parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task group %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ignored, so there is no gang: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no task group &quot;%1&quot; in %2, so these pods use no placeholders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number from 0 to 2147483647: it counts as 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is ignored: it must be a map of resources to quantities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a container may have at most %1 resource types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ignored: &quot;%2&quot; is no quantity of 0 or more, write one like 500m, 64 or 100Gi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>labels and annotations, with aliases and namespaces followed, are longer than 16 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a DaemonSet has one pod on each node: the simulator cannot submit it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 pods of one kind cannot be simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no application ID: set the label yunikorn.apache.org/app-id of the pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this belongs to another application than %1: one action submits one application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of pods is 0: there is nothing to submit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not read: put &quot;---&quot; on a line of its own before each object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no application ID: submitted as %1; set the label yunikorn.apache.org/app-id</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metrics</name>
    <message>
        <source>write a comma between two labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a label and its value, such as cluster=&quot;berlin&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write =, !=, =~ or !~ behind the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the value of the label in double quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the double quotes around the value are not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prometheus has metrics of several clusters (%1); enter one of these labels in the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prometheus has neither metrics of &quot;quotadeck collect&quot; nor of the scheduler for the partition %1; check the address and the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prometheus reports an error (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no answer of Prometheus: &quot;status&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no answer of Prometheus: &quot;data&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of a time and a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;matrix&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>packaging</name>
    <message>
        <source>The answer is not a configuration in YAML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is compressed and takes precedence over plain text: decompress it to edit it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text: write &quot;%1: |&quot; and indent the configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty, so the scheduler uses its built-in default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ConfigMap &quot;%1&quot; has no &quot;%2&quot; under &quot;data&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the configuration is not written as a literal block (&quot;queues.yaml: |&quot;), which is the only form that can be edited in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has line ends or characters that a ConfigMap cannot contain as text; export the compressed form, which keeps every byte</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>placement</name>
    <message>
        <source>%1 &quot;%2&quot;: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the top queue is spelled &quot;%1&quot;: write &quot;root&quot; in lower case, the scheduler cannot load the partition otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known: an application has queue, user, groups and tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with queue, user, groups and tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no JSON: the text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with id, yaml and app</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tag rule needs the name of a tag as its value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fixed rule needs a queue as its value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; of queue &quot;%2&quot; is no queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; counts as a full path because it starts with &quot;root&quot;, and so the rule cannot have a parent rule: remove one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no placement rule is active, because rule &quot;%1&quot; cannot be built: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no placement rule &quot;%1&quot;: use provided, user, fixed or tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recovery rule is the last one of every rule set and cannot be configured: remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the application requests no queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the application has no tag &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the user is in no group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no group of the user but the primary one is for this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the application is not forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the filter is not for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parent rule %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parent rule %1 leads to %2, which is a leaf: nothing can be below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1 does not exist, and the rule may not create it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>application rejected: no placement rule matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a parent: applications run in leaf queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is draining and takes no new applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not below root: write it as root.%1 or give the rule a parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1 cannot be created: %2 is a leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1 cannot be created: %2 is draining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1 cannot be created: &quot;%2&quot; is no name for it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quantity</name>
    <message>
        <source>&quot;%1&quot; is not a quantity: write digits and an optional suffix, such as 500 or 10Gi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large: the highest value is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an unknown suffix: use %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a percentage: write for example 50%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no maximum is set, so a percentage has no base: write an amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write an amount such as 64Gi, a percentage of the parent such as 50%, value, parent, guaranteed, max, min(…), max(…) or round(…)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number, a percentage of the parent such as 50%, value, parent, max, min(…), max(…) or round(…)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin with *1.2, /2, +4, -4, =64Gi, =50%, min(…), max(…), round or clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number such as 1.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write an amount such as 4 or 64Gi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write (</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write , and the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write , and another operand, or )</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write +, -, *, /, round and an amount, or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formula is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write nothing behind clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guaranteed at character %1 is an amount of a resource, not of applications: write value, parent or max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formula has too many brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bracket at character %1 is never closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step at character %1 is 0: write the amount whose multiples are wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; at character %2 is ambiguous behind + and -: write *1.1 to add a tenth of the value, or +parent*0.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; at character %2 is a unit, but applications are counted: write a number alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at character %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number at character %1 is 0: nothing can be divided by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; at character %2 is not a number: write digits, at most 18 with six behind the point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something is missing at the end: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; at character %2 is not allowed there: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result is 0, which would be unlimited: clear removes the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no amount to compute with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set, and the formula computes with the present value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::AlertController</name>
    <message>
        <source>YAML files (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alerts that fire, without silent ones; listed on the Overview page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alert Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Alert Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export for Prometheus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not written: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alert rules were not read, and those before stay in force: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n alerts</source>
        <translation>
            <numerusform>%n alert</numerusform>
            <numerusform>%n alerts</numerusform>
        </translation>
    </message>
    <message>
        <source>Alert fires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alert ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>rule, what it is about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>The alert rules were not read: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::ApplyRows</name>
    <message>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs an earlier step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QuotaDeck does not know what the cluster had when this file was made. The changes also take back what others have changed in the cluster since then.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::ApplyRun</name>
    <message>
        <source>Nothing was merged, because another file is open by now: open %1 again, and apply it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the cluster has stored the change is unknown: the connection broke before its answer. Read the cluster again before you apply once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::ClusterController</name>
    <message>
        <source>Kubeconfig Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration of the cluster cannot be read: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a Copy of the Cluster&apos;s Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster&apos;s configuration must not replace the file that is edited: choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration was not written: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 becomes the configuration of %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::ClusterFile</name>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes by others to %1 cannot be found after a restart: %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::ConfigRun</name>
    <message>
        <source>The scheduler uses the configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has this configuration already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another user has changed the configuration since this file was made. Nothing was written. Changes cannot be merged into a manifest: edit a new copy of the cluster&apos;s configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another user has changed the configuration after you. Nothing was rolled back: edit a new copy of the cluster&apos;s configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another user has changed the configuration since this file was made. Nothing was written. Merge their changes into the file, look at the result, and apply it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration is stored, but the scheduler does not use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration is stored, but the active configuration of the scheduler cannot be read, so whether it uses the new one is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The former configuration becomes that of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes in meaning: comments and layout only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster accepts the configuration. Nothing has been written yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the configuration that the cluster had before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the cluster&apos;s configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the right to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dry run on the API server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the ConfigMap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for the scheduler to use it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::ConnectionController</name>
    <message>
        <source>Files and credentials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler&apos;s service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection cannot be opened: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credentials are kept in memory until QuotaDeck closes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token, password and headers are stored in the keyring of the desktop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The credentials may still be in the keyring: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection does not work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::DemoTour</name>
    <message>
        <source>The configuration of the simulated cluster cannot be edited, no temporary folder was created: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration of the simulated cluster cannot be edited: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::DocumentController</name>
    <message>
        <source>Open a configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open manifests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the Active Configuration To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active configuration must not replace the file that is edited: choose another name, or compare with it in Changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration was not written: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is saved, but was not committed to Git: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::FileOrigin</name>
    <message>
        <source>file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::HistoryController</name>
    <message>
        <source>The usage history was written by a newer version of QuotaDeck; it is left as it is. This window keeps no history. Update QuotaDeck, or move the file away to begin a new history: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usage history is not kept: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The past cannot be read from Prometheus: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The past from Prometheus is incomplete: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::PastController</name>
    <message>
        <source>Save the Past as a Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings (*.qdrec)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The past was saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The past could not be saved: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings with replaced names (*.qdrec)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The past was saved to %1 with replaced names. Messages, labels, and the comments and descriptions of the configuration are left out, as they may contain names.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::QuotaController</name>
    <message>
        <source>The elastic quotas of the cluster cannot be read: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a Copy of the Cluster&apos;s Elastic Quotas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manifests (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster&apos;s elastic quotas must not replace the file that is edited: choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The elastic quotas were not written: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The groups of %1 become those of %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::QuotaRun</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&amp;Delete the %n groups of the cluster that the file does not have</source>
        <translation>
            <numerusform>&amp;Delete the group of the cluster that the file does not have</numerusform>
            <numerusform>&amp;Delete the %n groups of the cluster that the file does not have</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cluster has stored %n groups.</source>
        <translation>
            <numerusform>The cluster has stored %n group.</numerusform>
            <numerusform>The cluster has stored %n groups.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cluster has these groups already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The list shows which of the %n groups are as before, and why the others are not.</source>
        <translation>
            <numerusform>The list shows whether the group is as before, and why not.</numerusform>
            <numerusform>The list shows which of the %n groups are as before, and why the others are not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list shows which of the %n groups the cluster has stored. Apply again, or roll back.</source>
        <translation>
            <numerusform>The list shows whether the cluster has stored the group. Apply again, or roll back.</numerusform>
            <numerusform>The list shows which of the %n groups the cluster has stored. Apply again, or roll back.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another user has changed the same groups after you. Nothing was rolled back: edit a new copy of the cluster&apos;s elastic quotas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another user has changed the same groups since this file was made. Nothing was written. Merge their changes into the file, look at the result, and apply it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The groups of %1 become what they were before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes in meaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster accepts the changes. Nothing has been written yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the groups as they were before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the cluster&apos;s elastic quotas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare, and find the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the rights to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dry run on the API server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one group after the other</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::RecordingController</name>
    <message>
        <source>The recording ended: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to record: open a source first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording ended, as the simulation went back in time: a recording has one past.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>RECORDING %1 · %n samples · %2</source>
        <extracomment>status bar; file, number of samples, size</extracomment>
        <translation>
            <numerusform>RECORDING %1 · %n sample · %2</numerusform>
            <numerusform>RECORDING %1 · %n samples · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::app::SimulationControl</name>
    <message>
        <source>The scenario has no users who could do this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only simulated clusters can do this: a scheduler has no request for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no longer runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other queue to move %1 to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>title of an action, how it ended</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::SourceController</name>
    <message>
        <source>%1 is not the address of a scheduler: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to Koordinator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Scenario File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario could not be read: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of koord-scheduler&apos;s services, usually port 10251.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the load of %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios and recordings (*.yaml *.yml *.qdrec)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::SupportController</name>
    <message>
        <source>the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The support bundle was not saved: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::Windows</name>
    <message>
        <source>The link cannot be opened: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::Workspace</name>
    <message>
        <source>The settings were not saved: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other users may be able to read data of this program: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token cannot be read: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::AlertListModel</name>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue, user, group or cluster that the alert is about, and its value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the alert began to fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silent until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silent alerts are neither counted nor notified of</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ApplicationListModel</name>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaf queue where the application runs or waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User who submitted the application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group whose limits the application counts against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources allocated to the application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested but not yet allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time since submission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of the first allocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>no group</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reported by the scheduler for this user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No group limit applies to this application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not started yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reported while an application is active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time since the application completed, failed or was rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latest scheduler message for a pending request, or why the application was rejected or failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State reported by the scheduler; of a group, how many applications it has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application ID; of a group, what its applications have in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln apps</source>
        <translation>
            <numerusform>%Ln app</numerusform>
            <numerusform>%Ln apps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln apps</source>
        <comment>name of a group</comment>
        <translation>
            <numerusform>%1, %Ln app</numerusform>
            <numerusform>%1, %Ln apps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::models::AssertionDocument</name>
    <message>
        <source>Assertion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::AssertionListModel</name>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usage from which it is evaluated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was expected and found, and the limit that decides it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (stale)</source>
        <extracomment>&quot;Passed (stale)&quot;: so it was when it was evaluated last</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pass: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the assertion holds for the current text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the assertion in its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User whom it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue that it is about</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::AssertionSession</name>
    <message>
        <source>%1 at %2</source>
        <extracomment>name of a scenario, time since its start</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject this text: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration has no partition %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::BulkEditModel</name>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::CapacityModel</name>
    <message>
        <source>%1: %2 of %3 used, %4 pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used part of the capacity; hatched: pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offered by the nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested but not yet allocated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ChangeListModel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ChangesModel</name>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ looser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ tighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ lowered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✖ dangerous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the change allows more or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of the change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes in meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of the change in the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ChargeModel</name>
    <message>
        <source>none</source>
        <comment>no group</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no group: no group limit covers the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by the limit in %2</source>
        <extracomment>group, queue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications of %1 in %2 are charged to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New applications of %1 in %2 will be charged to %3 instead of %4 (last save)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User (groups)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New applications of %1 in %2 will be charged to %3 instead of %4 (active configuration)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ClusterOverview</name>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a user or group, use of a limit</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ComparisonModel</name>
    <message>
        <source>With the configuration of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the changed configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B minus A; shares in percentage points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the row stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ConfigSession</name>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ConnectionListModel</name>
    <message>
        <source>Healthy</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n checks failed</source>
        <translation>
            <numerusform>%n check failed</numerusform>
            <numerusform>%n checks failed</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>path of a queue, percentage</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the scheduler can be read; the tool tip has the error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time since the last successful reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health checks of the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most used queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue with the highest use of its maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users and groups that have used up one of their limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unapplied edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits of the configuration in an open window that the cluster does not have yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address, or kubeconfig context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not signed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program %1 signs in to this cluster and may open a browser. It runs when you open the connection, or with Read All Now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the saved connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the cluster is for; changes of production clusters have to be confirmed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::DonorModel</name>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not allotted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the queue is guaranteed; of the root queue, the capacity of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the amount that the changes take from this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest sum of used and pending in a sample; where a guarantee is not allotted, the guaranteed amounts of the child queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue whose guaranteed resources are compared with its demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the resource, as in queues.yaml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed, less the highest demand and the margin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::DonorSession</name>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No configuration is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject this text: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donors are found by the demand of queues over time. Connect to a scheduler and wait for samples, or open a recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue and amount selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the queue that needs more guaranteed resources, and the amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not an amount</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::DriftSession</name>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: neither in the saved file nor in the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not in the saved file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not in the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: only in the saved file and in the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: only in the saved file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: only in the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: edited %2, saved %3, cluster %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: edited %2, saved %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>sign of a queue that differs from the saved file; at most two letters</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C</source>
        <extracomment>sign of a queue that differs from the cluster; at most two letters</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from the saved file and from the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from the saved file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: here %2, cluster %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EditedFile</name>
    <message>
        <source>Text changed, settings unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Before this save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EffectiveModel</name>
    <message>
        <source>◆ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>what holds is set above</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here; %1 applies, set in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not limited: not set here or above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, most restrictive: the smallest of %2 along the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most restrictive or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ tighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ looser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue that has the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue itself, or the user or group that the limit is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource that is limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit without the edits: as last saved, or as active in the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit with the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the edits raise or lower the limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EffectiveSession</name>
    <message>
        <source>No configuration is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject this text and keep its configuration: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown queue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ElasticSession</name>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ElasticTreeModel</name>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over runtime by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effective min %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message>
        <source>weight differs from max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not lend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max of %1 does not include %2: not counted, not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: used %2 of runtime %3, request %4, min %5, max %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, effective %2: the mins of this level add up to more than the amount to distribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set: 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not included in max: not counted, not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, while max is %2: the cluster does not derive weights from max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reported by the object; calculated as 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reported by the object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage vs. runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled: used; hatched: requested beyond usage; foot: min; flag: max; bold mark: runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed to the group on request; – if not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper bound of the group; ∞ if max does not include the resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the remainder; max is used if not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested in the group and below, including pending pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assigned in the group and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime calculated from the saved file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount the group may use now; depends on the requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster reports %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime reported by the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may use %1</source>
        <comment>numbers of cards by model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root of tree %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of any model; currently %2</source>
        <comment>amount, numbers of cards by model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used now, while an earlier moment is shown: ▲ more than then, ▼ less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime now, while an earlier moment is shown: ▲ more than then, ▼ less</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EventListModel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of the object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application, node, queue, user or group; press Enter to show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue of the object, as far as it is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message of the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources of the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Related</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Related object: the key of a request or allocation, or an application</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EventLog</name>
    <message>
        <source>Scheduler restarted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health check failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health check passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events may be missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stream of events was interrupted before this moment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EventMark</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Configuration changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node lost: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler restarted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health check failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health check passed again: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EventTexts</name>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request canceled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resuming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked by the queue&apos;s number of applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer blocked by the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked by a user or group limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer blocked by a user or group limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedulable changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foreign usage changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue type changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota preemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocation ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocation preempted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholder timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholder replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocation lost with its node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reservation ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application removed from queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application no longer charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage decreased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage increased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event %1</source>
        <comment>number of an unknown event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::FieldTableModel</name>
    <message>
        <source>The scheduler uses %1 instead of &quot;%2&quot;: %3 expected. Press Enter again to confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: not set here, %1 applies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of 0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must be one of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue name has 1 to 64 characters of A-Z a-z 0-9 _ - : # / @</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter users, one space, groups, for example: sue,bob dev,ops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must not be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the setting; its tool tip says what it is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value in the file; dim: not set here, what holds then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the value comes to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::FindingsModel</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: the scheduler would reject the text; warning: it is accepted, but may not be what is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of the problem in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong, and what helps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the rule, as in reports of quotadeck check</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::GroupResultsModel</name>
    <message>
        <source>%1 (deleted)</source>
        <comment>name of a group</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over
runtime</source>
        <extracomment>how long a group used more than its runtime; in two lines</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak
borrowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak
lent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Admitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed
attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean
wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest
wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currently assigned in the group and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount the group may use now; ∞ if not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total time above the runtime in any resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak usage beyond the effective min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak of the effective min that other groups could use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods currently not on a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods currently on a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of times a pod was placed on a node; evicted pods may be placed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of evictions: for overuse, for cards guaranteed to other groups, or for a pod of higher priority in the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed scheduling attempts; a waiting pod is tried once per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of all waits; waiting pods count with the time until now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest single wait of a pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Pods of the deleted group are counted here only, not in the parent groups.</source>
        <extracomment>name of a group, &quot;(deleted)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elastic quota group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most frequent reason for failed attempts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::HealthModel</name>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ImpactModel</name>
    <message>
        <source>no group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage above the limit is preempted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running pods stay, new requests wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new requests wait, as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepts no new applications and is removed when empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ tighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new applications are charged to %1 instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ looser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>verdict and the number of rows it applies to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
    <message>
        <source>Newly over limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already over limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue drains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newly limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different charged group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Affected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User, group or queue that the edits concern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue that has the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource that is limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit without the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit with the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is used now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left below the limit without the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left below the limit with the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the edits mean for what runs or waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>becomes a parent: its applications are no longer scheduled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer scheduled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::LimitUseModel</name>
    <message numerus="yes">
        <source>%1 of %n applications</source>
        <translation>
            <numerusform>%1 of %n application</numerusform>
            <numerusform>%1 of %n applications</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>resource type, used amount, limit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue, user or group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used part of the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used of limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue where the limit is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue&apos;s own maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the use in the last 15 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not observed long enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the limit in %2</source>
        <extracomment>percentage, time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown: the use does not clearly grow, the limit is reached already, or the limit has not been observed long enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the limit is reached if the use grows as in the last 15 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::LimitsTableModel</name>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 (no limit)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not yet known to the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commented out in the text: the scheduler ignores this limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the max of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: not limited here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: no %1 may be used here. Press Enter again to confirm; empty means no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the limit that is available: quotas and limits above may be smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest current usage of the limit by one of its users or groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S where the saved file differs, C where the cluster differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users and groups that the limit is for; * is everyone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most applications that may run at the same time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::LogListModel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was logged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How severe it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened; English, except for messages of the window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::NodeAllocationModel</name>
    <message>
        <source>Pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pod name, or allocation key if no name is reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocation %1, namespace %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foreign: a pod that this scheduler does not manage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preempted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foreign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pod of an application of this scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserves room for a pod of a gang until that pod starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen to be released for another request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not managed by this scheduler; counts as foreign on the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application ID; press Enter to show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue of the application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User who submitted the application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task group of a gang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority of the pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time since the allocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount of the resource shown; of the dominant one it is that of the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts of all resource types</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::NodeListModel</name>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node ID; hover to see the host name if it is another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (host %2)</source>
        <comment>node ID, host name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the node takes pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Reservations for requests that wait: %2</source>
        <comment>state, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used and foreign of the node&apos;s capacity; the lighter part of the bar is foreign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocated to applications of this scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foreign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken by pods that this scheduler does not manage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity that is neither used nor foreign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the node has for pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest free slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest request that fits on the node: what is available of the resource shown. For the dominant resource it is listed for every type but pods and ephemeral-storage, and sorted by the smaller free part of memory and vcore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used part of the capacity as the scheduler reports it, without foreign pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocations of this scheduler + foreign ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocations of this scheduler: %1, foreign: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack reported by the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine type of the node&apos;s attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zone of the node&apos;s attributes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::OpenedReview</name>
    <message>
        <source>%1 already has this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review changes another configuration than %1: its base, %2, has another text. Open the file that the review was made of, or ask for a review of %1 as it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has unsaved edits, which the review does not know. Save or undo them, then open the review again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. Ask for a new review.</source>
        <extracomment>name of an assertion or of its file, and what is wrong with it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::OversubscriptionModel</name>
    <message>
        <source>Limits of named users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of named groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No max up to the root, and the capacity is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the capacity of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the max of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some are not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other user: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all other groups together: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum before the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum after the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest max up to the root, or the capacity of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum in percent of the available amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed amounts of child queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maxima of child queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue whose children or limits are added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the resource, as in queues.yaml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest part of the sum</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::OversubscriptionSession</name>
    <message>
        <source>No configuration is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject this text: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::PeopleTreeModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User or group, with the queues in use below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most-used limit of all resources and applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of the most-used limit on the shown resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage counted by the most-used limit on the shown resource, otherwise total usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most-used limit on the shown resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom of the most-used limit on the shown resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of queues in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>* (everyone else)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>a number, name of a queue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no application limit is set in this queue</source>
        <extracomment>path of a queue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>amount, path of a queue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue of the limit, usage and headroom in this row: where the most-used limit on the shown resource is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no limit on the shown resource is set up to the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running applications / limit in the same queue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::PodListModel</name>
    <message>
        <source>Pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pod name, or the key of the allocation or request if no name is reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key %1</source>
        <comment>of an allocation or request</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether resources are allocated to the pod or pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preempted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node of the allocation, or the one that the request requires; press Enter to show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance type of the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholder: reserves room for a pod of a gang until that pod starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority of the pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time since the allocation or the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts of all resource types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of failed attempts for this reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latest reason why the request was not allocated; hover to see all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task group of a gang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 times, last %3)</source>
        <comment>reason, number, time</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::QuestionHistory</name>
    <message>
        <source>as placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>user or application, queue, amounts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, some usage unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>answer: question</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (edited file)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (active limits)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · seed rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no, no node has room</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::QueueDetails</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reported by this scheduler version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is set at this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>value, queue</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is set at %2 and inherited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from template</source>
        <comment>value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is set in the template of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, default</source>
        <comment>value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is set at this queue or above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair share usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root has no sibling queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither a guaranteed amount nor a maximum is known up to the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage in percent of guaranteed, or of the maximum if nothing is guaranteed, for the resource with the highest percentage. Among queues with the same parent and priority, the one with the lowest percentage is served first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application sort policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue sort policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Child queues are always sorted by fair share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority fence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest pending priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request is pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Includes the priority offsets and fences up to this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being preempted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocations of this queue that are being released for other queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota preemption delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <comment>no delay is set, so that it is not used</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without effect: quota preemption is disabled in this partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota preemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not running</source>
        <comment>quota preemption</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preempts usage above the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota preemption starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If usage is still above the maximum at that time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without effect: preemption is disabled in this partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preemption fence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preemption delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template of dynamic queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No template: queues that placement creates below have no quota.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template is inherited from a queue above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>groups %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May submit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May administer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>submitacl of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adminacl of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No submitacl is set at this queue or above. Those who may administer may submit as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No adminacl is set at this queue or above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not report its active configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n application(s) now</source>
        <translation>
            <numerusform>%n application now</numerusform>
            <numerusform>%n applications now</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>of a namespace: applications now, how it leads here</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>According to the tags of its applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by placement rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unless an earlier rule places the application, or a filter excludes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queue of its own below, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its queue below, if there is one, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No namespace is known to be placed in this queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running / max apps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>queue, amount</comment>
        <extracomment>queue, amount</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used, %2 guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other queues may use the unused part until this queue needs it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the guarantee unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler does not decide whose guarantee is borrowed. Allocations above the guaranteed amount may be preempted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 still fit into the parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 above the guarantee, no sibling has an unused one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 above the guarantee; unused by siblings: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borrowing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root has no sibling queues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guaranteed amounts here or at sibling queues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since</source>
        <comment>a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the queue left the configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedulers do not report since when a queue drains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source does not report applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They run on. The queue is removed once it is empty; until then they can be moved to another queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are removed first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::QueueOutlineModel</name>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement rules (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queue below was removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>problems of the queues below
----------
sign of what differs in the queues below</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 here, %2 in the queues below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues below differ from the saved file and from the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues below differ from the saved file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues below differ from the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drift: S where the saved file differs, C where the cluster differs; in brackets for the queues below</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::QueueTreeModel</name>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue name; hover to see the full path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of the queue&apos;s own max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocated in the queue and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount the queue may reclaim from other queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue&apos;s own max; ∞ if not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount that fits under every max up to the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested but not yet allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running applications / maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State reported by the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>path, state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guaranteed amount is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not limited: no max is set on this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not limited: no max is set up to the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, more than the headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n running, no maximum</source>
        <translation>
            <numerusform>%n running, no maximum</numerusform>
            <numerusform>%n running, no maximum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running, %1 allowed</source>
        <translation>
            <numerusform>%n running, %1 allowed</numerusform>
            <numerusform>%n running, %1 allowed</numerusform>
        </translation>
    </message>
    <message>
        <source>Guaranteed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed to its child queues together: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borrowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used above the guaranteed amount; a queue without one counts that of its children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root has no sibling queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused guarantee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed but not used; other queues may use it until it is needed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::QuotaTableModel</name>
    <message>
        <source>Not set here: %1 has a max of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own max, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max of %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (nodes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue along the path has a max: capacity of the nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue along the path has a max; capacity of the nodes is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text cannot be read; fix it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This queue is not in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: may not be used here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set: nothing is reserved for this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here or above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parent&apos;s max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: not limited here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: no %1 may be used here. Press Enter again to confirm; empty means no max.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: nothing is reserved for this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: nothing is reserved, like an empty cell. Press Enter again to confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root capacity = sum of nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the cluster uses in this queue, and its share of the effective max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the effective max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the capacity of the nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is locked; unlock editing first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the resource, as in queues.yaml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the queue has a right to, before others may use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most that the queue and all queues below it may use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest max from the root to this queue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ReportTableModel</name>
    <message>
        <source>(unknown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known to this source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used, preempted and placeholders together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preempted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by allocations that were preempted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by placeholders of gangs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed to the queue, used or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the queue did not use of its guarantee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held part of what the cluster had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all resources, by the price list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held in the period before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of what was held, against the period before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle of guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the row stands for, as chosen in Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue of the user in this row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the queue held beyond its guarantee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was asked for and not allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications that started and whose wait is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time from submission to start, of all applications that started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest time from submission to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in all; applications that started: %2; longest wait: %3; median: %4; 95th percentile: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time from submission to start that half of the applications do not exceed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait (p95)</source>
        <extracomment>the 95th percentile of the waits</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time from submission to start that 95% of the applications do not exceed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known for this row and time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ResultsModel</name>
    <message>
        <source>%1
Quota of %2.</source>
        <extracomment>path of a queue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the quota with the highest mean usage: for a queue the smallest max up to the root, for a user the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the row stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What waiting applications wait for most</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ReviewedAssertionModel</name>
    <message>
        <source>Assertion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the assertion in its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome before the change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome after the change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found after the change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was expected and found after the change, and the limit that decides it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::RuleListModel</name>
    <message>
        <source>users %1</source>
        <translation type="unfinished">user %1</translation>
    </message>
    <message>
        <source>groups %1</source>
        <translation type="unfinished">group %1</translation>
    </message>
    <message>
        <source>no one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all but %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below: %1</source>
        <extracomment>the rule that gives the queue above the one of the rule before</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules are evaluated from top to bottom; the first that returns a queue is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returns the parent queue for the rule above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of the placement rule; the first rule that finds a queue places the application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the rule, such as a queue or a tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the rule may create a queue that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users and groups that the rule is for</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::RuntimeChangesModel</name>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ over runtime by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ lowered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::SampleHistory</name>
    <message numerus="yes">
        <source>%Ln sample(s) from %1 to %2</source>
        <translation>
            <numerusform>%Ln sample from %1 to %2</numerusform>
            <numerusform>%Ln samples from %1 to %2</numerusform>
        </translation>
    </message>
    <message>
        <source>These samples cover less than an hour: demand at other times is unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ScenarioChecksModel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the check is made, since the start of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the scenario is to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed, failed, or still pending</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::SchedulerParity</name>
    <message>
        <source>Local: %1 – %2: %3</source>
        <extracomment>what our rules say, and what the scheduler says</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>errors, warnings</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message>
        <source>validating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agrees (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disagrees, it would accept this (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disagrees, it would reject this: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation failed: %1: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepts the queues; it was not asked about the other keys (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ScriptModel</name>
    <message>
        <source>pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (manual)</source>
        <extracomment>title of an action that was injected</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it happens, since the start of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::SilenceListModel</name>
    <message>
        <source>resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silent until</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::SourceAlerts</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reachable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reachable again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At their limit: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::SourceTexts</name>
    <message>
        <source>no data</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>last updated %n s ago</source>
        <translation>
            <numerusform>last updated %n s ago</numerusform>
            <numerusform>last updated %n s ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last updated %n min ago</source>
        <translation>
            <numerusform>last updated %n min ago</numerusform>
            <numerusform>last updated %n min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last updated %n h ago</source>
        <translation>
            <numerusform>last updated %n h ago</numerusform>
            <numerusform>last updated %n h ago</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retrying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not supported by this scheduler: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dependent values are shown as unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dependent values are stale or unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot reach %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read %1: %2</source>
        <extracomment>name, reason as a sentence
----------
names of data, the reason as a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 Retrying in %n s (attempt %2).</source>
        <extracomment>a sentence, a number</extracomment>
        <translation>
            <numerusform>%1 Retrying in %n s (attempt %2).</numerusform>
            <numerusform>%1 Retrying in %n s (attempt %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Showing data from %2. Retrying in %n s (attempt %3).</source>
        <extracomment>a sentence, the time of day, a number</extracomment>
        <translation>
            <numerusform>%1 Showing data from %2. Retrying in %n s (attempt %3).</numerusform>
            <numerusform>%1 Showing data from %2. Retrying in %n s (attempt %3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Connect again with valid credentials.</source>
        <extracomment>a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Showing data from %2. Connect again with valid credentials.</source>
        <extracomment>a sentence, the time of day</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playback</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::StateCountModel</name>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State reported by the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications in this state are not listed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::TraceModel</name>
    <message>
        <source>%1: %2 of %3 used, %4 requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>what holds is set above</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✖ does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✖ blocking ◆</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✖ blocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◆ least headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The requested resources are not limited here for %1; the limits above apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: no %1 may be used here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here; %1 applies, set in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not limited: not set here or above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks the request; least headroom of %1 along the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least headroom of %1 along the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wildcard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue that has the limit, from the root down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue itself, or the user or group that the limit is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry of the configuration that the limit comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource that is limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage and request as a share of the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most that may be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is used now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is requested in addition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left below the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the request is within the limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::UnusedModel</name>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied to nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user or group that the limit names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the limit in its queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue that has the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of the limit in the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::UnusedSession</name>
    <message>
        <source>No configuration is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject this text: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused limits are found by the users, groups and applications of samples. Connect to a scheduler and wait for samples, or open a recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::VersionsModel</name>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors and warnings of the validation when the version was stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection of the cluster that the file is a copy of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the version was stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message of the save, or what changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticket that was entered with the save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the version; versions with a label are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who saved it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digest of the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::WaitingModel</name>
    <message>
        <source>The scheduler reports no reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latest scheduler message for a pending request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications that wait for this reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application that has waited longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>application, queue</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AboutDialog</name>
    <message>
        <source>About QuotaDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A console for clusters shared by hierarchical quotas.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QuotaDeck %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platform: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AccessQuestion</name>
    <message>
        <source>dev, qa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown: the source does not report its active configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check submit access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G&amp;roups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user who would submit an application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of this user, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ActionTexts</name>
    <message>
        <source>Submit Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit Gang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Pods to Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete Pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fail Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preempt Pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drain Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fail Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Groups of User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create or Change Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart Scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create Pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End Pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Quota Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete Quota Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply Rules for Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill Application</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AddressForm</name>
    <message>
        <source>…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign-In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bearer token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User and password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent with each request, one header a line. Cookies of a gateway belong here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sign-in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further &amp;headers:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Authorities that the system trusts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the certificate file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host of the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Do not verify the certificate of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate au&amp;thority:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate Authority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client &amp;certificate:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client Certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client &amp;key:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server na&amp;me in the certificate:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As set in the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Proxy:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pro&amp;xy address:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be read; kept if left empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write each header as Name: value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write user and password into their fields: addresses are shown and saved as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the certificate that belongs to the client key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the address of the proxy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate is not verified: others may read and change what is sent, the credentials included. The window keeps a red mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over http the credentials are sent in clear text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent with each request, together with the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent with each request, together with the password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent with each request as a bearer token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the server knows who sends a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEM file with the authorities that may have issued the certificate of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEM file with the certificate that is shown to the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEM file with the private key of the client certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name that the certificate of the server must contain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepts any certificate: whoever is in between can read and change everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proxy between this computer and the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the proxy, http:// or socks5://</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AdministerDialog</name>
    <message>
        <source>Acting user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The application moves with its allocations and requests. The acting user needs administrator access (adminacl) to both queues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The application fails, and its pods end. The acting user needs administrator access (adminacl) to its queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Acting user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simulated cluster checks the access of this user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue that the application is in afterwards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AdviceList</name>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain the same request in this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use queue %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AlertsMenu</name>
    <message>
        <source>&amp;Alerts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose Alert Rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Alert Rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit Alert Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use N&amp;o Alert Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport for Prometheus…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Silences…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AmountsBar</name>
    <message>
        <source>By &amp;model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource shown on the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total of this resource on all nodes of the cluster, for example 400 or 2Ti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards by model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include guarantees per card model, an extension not present in Koordinator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster &amp;total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mins of the first level %1, more than the total: scaled down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mins of the first level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid total of %2. Enter for example 400, 1500m or 2Ti.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Str&amp;ict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject turning a leaf into a parent and a parent into a leaf (V10)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ApplicationPane</name>
    <message>
        <source>Show &amp;Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods of the selected application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select an application to see its allocations and requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>application, state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler reports allocations and requests of active applications only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2). Allocations: %3, requests: %4</source>
        <comment>application, state, numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No allocations and no requests are reported for this application.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ApplicationsPage</name>
    <message>
        <source>Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No running or waiting applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications are listed from submission until they finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source does not report applications.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only queue %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only user %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n applications match</source>
        <translation>
            <numerusform>%1 of %n application matches</numerusform>
            <numerusform>%1 of %n applications match</numerusform>
        </translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No applications match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <comment>applications</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>applications</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <comment>applications</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications are listed here once they have completed, failed or been rejected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source reports active applications only, as recordings and older schedulers do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group applications by what they have in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;Charged Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last %L1 finished applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move to Queue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kill…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only simulated clusters can do this: a scheduler has no request for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The application has finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the application with all it holds to another queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the application and its pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications that are listed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ApplyDialog</name>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply to Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change in the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Merge Their Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a production cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a check mark, what the file no longer has stays in the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AssertionEditor</name>
    <message>
        <source>No errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error in line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the assertions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another file of assertions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file on disk cannot be merged, your edits are kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference to the file on disk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AssertionPanel</name>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln unknown</numerusform>
            <numerusform>%Ln unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln do not apply</source>
        <translation>
            <numerusform>%Ln does not apply</numerusform>
            <numerusform>%Ln do not apply</numerusform>
        </translation>
    </message>
    <message>
        <source>The assertion was not created: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply Smallest Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a file with examples and use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open in Editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use No File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertion File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of assertions about the open configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertions about the configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertions</source>
        <extracomment>the number of assertions that did not pass</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertions (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No assertion file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The assertions were not evaluated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluating assertions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Assertion File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The assertions must not replace the configuration: choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Assertion to File</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln passed</source>
        <translation>
            <numerusform>%Ln passed</numerusform>
            <numerusform>%Ln passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln failed</numerusform>
            <numerusform>%Ln failed</numerusform>
        </translation>
    </message>
    <message>
        <source>How many assertions passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No program opens %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results are stale. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An assertion file lists what users must get in queues. Choose one, or create one from a limit or a queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a failed assertion. Not every one has a change of limits with which it passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the file of assertions here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter goes to the queue, double-click also to the line of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (modified)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since When…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare and restore the texts that the file had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the saved version of the configuration that broke this assertion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a failed assertion to find the saved version that broke it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No versions of the file are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No versions of the configuration are kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AttentionPane</name>
    <message>
        <source>Needs attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No alert fires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rules were read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Silence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to Object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For &amp;1 Hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For &amp;8 Hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until &amp;Resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End Silence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules not read: %1: %2</source>
        <extracomment>place in a file of rules, message</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n silent</source>
        <translation>
            <numerusform>%n silent</numerusform>
            <numerusform>%n silent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::BaseTexts</name>
    <message>
        <source>Changes since last save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the file on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the current text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the cluster&apos;s active configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the version of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the version &quot;%1&quot; of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current text is the version of %1. Save to write it to the file; Undo returns to the text before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current text is the version &quot;%1&quot; of %2. Save to write it to the file; Undo returns to the text before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the configuration of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2</source>
        <extracomment>label and time of a version</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes from the version %1 to the version %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::BrokenSince</name>
    <message>
        <source>Since When?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertion: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the saved version of the open file that broke this assertion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version that broke the assertion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::BulkEditDialog</name>
    <message>
        <source>Preview of the changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bulk Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n selected limit(s) of %1</source>
        <translation>
            <numerusform>%n selected limit of %1</numerusform>
            <numerusform>%n selected limits of %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All limits of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All limits of %1 and the queues below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many to preview their problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>problems with %n of them: see the notes</source>
        <translation>
            <numerusform>a problem with %n of them: see the notes</numerusform>
            <numerusform>problems with %n of them: see the notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new problem(s) elsewhere</source>
        <translation>
            <numerusform>%n new problem elsewhere</numerusform>
            <numerusform>%n new problems elsewhere</numerusform>
        </translation>
    </message>
    <message>
        <source>the scheduler would reject the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute the guarantee of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>*1.2   +10   -500m   =64Gi   =50%   min(parent, 64Gi)   clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the ratio of the present guarantees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the ratio of the effective max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues: guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues: max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues: max applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits: max resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits: max applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forms of formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All limits of %n selected queue(s)</source>
        <translation>
            <numerusform>All limits of %n selected queue</numerusform>
            <numerusform>All limits of %n selected queues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected queue(s)</source>
        <translation>
            <numerusform>%n selected queue</numerusform>
            <numerusform>%n selected queues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All limits of %n selected queue(s) and the queues below</source>
        <translation>
            <numerusform>All limits of %n selected queue and the queues below</numerusform>
            <numerusform>All limits of %n selected queues and the queues below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected queue(s) and the queues below</source>
        <translation>
            <numerusform>%n selected queue and the queues below</numerusform>
            <numerusform>%n selected queues and the queues below</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Child queues of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and all queues below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guaranteed amount of the queue is given out to its child queues. Shares are rounded down, and what is left goes to the largest remainders, so that the sum is exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change: *1.2  /2  +4Gi  -500m.   Set: =64Gi  =50%  =guaranteed*2  =max.   Choose: min(parent, 64Gi)  max(value, 4).   Round: round 4  *1.2 round 4.   Remove: clear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% and parent: the limit of the same users and groups above. max and guaranteed: of the queue. value: the present value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% and parent: the same value of the parent queue. max: the effective max. value: the present value. Amounts without a unit are bytes, cores or items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) would change</source>
        <translation>
            <numerusform>%n value would change</numerusform>
            <numerusform>%n values would change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) unchanged: see the notes</source>
        <translation>
            <numerusform>%n value unchanged: see the notes</numerusform>
            <numerusform>%n values unchanged: see the notes</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a formula to see what it changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Change %n Value(s)</source>
        <translation>
            <numerusform>Change %n Value</numerusform>
            <numerusform>Change %n Values</numerusform>
        </translation>
    </message>
    <message>
        <source>How the new values are found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each value changes; the forms are listed below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the guarantee is divided among the queues below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues that are changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource whose value is changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting that is changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChangeTabs</name>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed settings unknown, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text differs, settings equal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChangesPanel</name>
    <message>
        <source>Revert This Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: settings cannot be compared, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking whether this change can be reverted separately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a change first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert this change and keep the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>&quot;Compared with the cluster&apos;s active configuration (read 14:02:31)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with Last Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with Active Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes since the last save are already shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what changed since the file was last opened or saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not report its active configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comparison with the active configuration is already shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how the current text differs from the cluster&apos;s active configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the texts are identical.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes since last save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed on disk by another program. Those changes are not listed here; choose Compare above to see them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current text is identical to the last save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: text differs, settings equal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChargePanel</name>
    <message>
        <source>Charged group changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Only changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>additional users: sue: dev, qa; bob: ds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users whose groups the source does not report, or users with different groups: &quot;sue: dev, qa; bob: ds&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged groups by user and queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or double-click shows the limits of this user in this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Charged group (%n)</source>
        <comment>tab; people whose group changes</comment>
        <translation>
            <numerusform>Charged group (%n)</numerusform>
            <numerusform>Charged group (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Charged group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler would reject the saved file, so nothing is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No charged group changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The charged group of %n users changes with their next application</source>
        <translation>
            <numerusform>The charged group of %n user changes with their next application</numerusform>
            <numerusform>The charged group of %n users changes with their next application</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>groups of %n others unknown</source>
        <translation>
            <numerusform>groups of %n other unknown</numerusform>
            <numerusform>groups of %n others unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not shown</source>
        <translation>
            <numerusform>%n more not shown</numerusform>
            <numerusform>%n more not shown</numerusform>
        </translation>
    </message>
    <message>
        <source>Charged groups unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No group memberships known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the group file: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load group memberships from a file with lines &quot;user: group, group&quot;, or the output of getent group and getent passwd. They take precedence over the groups of submitted applications.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load Group File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the memberships from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>groups of %n users from %1</source>
        <extracomment>number of people, file name</extracomment>
        <translation>
            <numerusform>groups of %n user from %1</numerusform>
            <numerusform>groups of %n users from %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Use This &amp;Machine&apos;s Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up users whose groups are unknown in the user directory of this machine (files, LDAP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load Group File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove Group File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the groups of users come from, besides their applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No group file is loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>groups of %n users from this machine</source>
        <translation>
            <numerusform>groups of %n user from this machine</numerusform>
            <numerusform>groups of %n users from this machine</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect to a cluster, enter memberships above, for example &quot;sue: dev, qa; bob: ds&quot;, load a group file, or use the groups of this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hides users whose charged group stays the same</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartBar</name>
    <message>
        <source>SIMULATED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the values as a table (T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <comment>all recorded time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the newest sample (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values from the simulator, not from a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum number of charts reached; remove one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a chart below with the same time range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Paused, %n newer samples – %1</source>
        <translation>
            <numerusform>Paused, %n newer sample – %1</numerusform>
            <numerusform>Paused, %n newer samples – %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not live – %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live – %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording – %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to the chosen time range (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No new samples – %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also show the queue, user or group that is selected on another page, in charts that list its kind. Without it charts keep their series.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save one or all charts as PNG, SVG, CSV or JSON (Ctrl+E: all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue lines of growing use up to their limits, dashed; a thick line at the limit shows the interval of %1 confidence. Calculated from the data in the shown time range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much time the charts show, up to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone of the time axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the time between two moments; the menu has longer times up to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 24 &amp;Hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last &amp;7 Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last &amp;30 Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Between Two Moments…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartHeader</name>
    <message>
        <source>Measure of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resource chosen in the toolbar, or a resource for this chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Series…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same as toolbar</source>
        <extracomment>the resource type that was chosen in the tool bar</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (toolbar)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t remove the last chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added series only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest, in addition to added series, or only those</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top elastic groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a queue, user, group or elastic quota group to this chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the lines of this chart show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the largest are shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartLegend</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum in the time range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum in the time range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last value as a percentage of the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <extracomment>of a line in a legend</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;All Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;Only This</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove from Chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartOverlay</name>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C</source>
        <comment>first letter of configuration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <comment>first letter of restart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lines. The legend lists the values; press T for the table.</source>
        <translation>
            <numerusform>%n line. The legend lists the values; press T for the table.</numerusform>
            <numerusform>%n lines. The legend lists the values; press T for the table.</numerusform>
        </translation>
    </message>
    <message>
        <source>no data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <comment>first letter of health</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartPane</name>
    <message>
        <source>* (everyone else)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>a queue, user, group or elastic quota group, and what of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what is measured, and of which resource type</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>other (%n) and no group</source>
        <translation>
            <numerusform>other (%n) and no group</numerusform>
            <numerusform>other (%n) and no group</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other (%n)</source>
        <translation>
            <numerusform>other (%n)</numerusform>
            <numerusform>other (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler reports pending resources of queues only, not of users and groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No usage of %1 yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sample so far; lines start with the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only queues have guaranteed amounts; users and groups have limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limits in the time range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guaranteed amounts in the time range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hidden because its values would flatten all other lines. Click it in the legend or press Space to show it.</source>
        <extracomment>lines of the legend, for example &quot;other (20)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lines are hidden. Click a line in the legend or press Space to show it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add Series…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export This Chart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>what a chart shows of what, and of which it shows the lines</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No series yet. Choose Add Series, or turn on Follow selection and select a row on another page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a queue, user or group to see its values over time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source has not reported any resource yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only elastic quota groups have requests and runtimes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartTable</name>
    <message>
        <source>Chart values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartTableModel</name>
    <message>
        <source>%1 limit</source>
        <extracomment>the limit of a series</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartsPage</name>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts start with the first data from the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file name must end with .png, .svg, .csv or .json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot export the charts: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The series were not added: there are %1 charts, which is the maximum. Remove one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All Charts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart %1: %2…</source>
        <extracomment>of several charts: its number, and what it shows</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charts</source>
        <comment>in a file name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n charts were saved to %1.</source>
        <translation>
            <numerusform>One chart was saved to %1.</numerusform>
            <numerusform>%n charts were saved to %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart of the Selection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ClusterActions</name>
    <message>
        <source>Apply to Cluster…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ClusterChanges</name>
    <message>
        <source>The configuration of the cluster was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration of the cluster was changed by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration of the cluster was changed by %1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how the current text differs from the configuration of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge Into File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge the changes of the cluster into the current text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock and Merge Into File</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::CommandPalette</name>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found. Commands that are disabled now are not listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection, page, command, queue, user, application, node or link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words in any order; Return opens what is chosen in the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ComparePane</name>
    <message>
        <source>Open File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load a queues.yaml or a ConfigMap manifest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the configuration of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems in the changed configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual time to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual duration of both runs, from the start of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the scenario twice with the same seed: A unchanged, B with this configuration. Manual actions are not repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare by queue or user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected rows, or all rows, as tab-separated text (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the whole comparison in base units and seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script loads its own configurations in both runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Configuration to Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2 [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scenario has elastic quotas and does not use a queue configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both configurations lead to the same results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change configuration B or open another one, then choose Compare. The scenario runs twice in the background with the same seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration B is rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems are listed below the text. Click a problem to go to its line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B after %1, seed %2.</source>
        <extracomment>virtual time, a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First difference after %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairness: A %1, B %2.</source>
        <extracomment>Jain&apos;s index of the users, two numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairness is 1 where the applications of all users wait the same part of their time, and less the more it differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B run side by side. The other pages are not affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both runs treat every application and pod alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queues.yaml that the scenario runs under the second time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rows stand for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hides rows that are the same in both runs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ComparisonChart</name>
    <message>
        <source>Resource of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used in both runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource that the chart shows of both runs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ConfigExport</name>
    <message>
        <source>As Plain File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As ConfigMap…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Compressed ConfigMap…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the current text to another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject this text; fix the errors first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export cannot replace the edited file. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export failed: the scheduler would reject this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export failed: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported %1 to %2. Kubernetes accepts at most 1 MiB in a ConfigMap; export the compressed form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported %1 to %2. Kubernetes accepts at most 1 MiB in a ConfigMap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ConnectDialog</name>
    <message>
        <source>Connect to Scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bearer &amp;token:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the scheduler&apos;s REST interface, usually port 9080.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over http the token is sent in clear text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only access. The token is kept in memory until QuotaDeck closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a server. Enter a host name and a port, such as %2.</source>
        <extracomment>%1: what the user entered, %2: an example</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect Anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>http or https, host and port; with a path if the interface is behind a reverse proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent with each request as &quot;Authorization: Bearer …&quot;; not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ConnectionBand</name>
    <message>
        <source>The certificate of the server is not verified: others may read and change what is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate not verified</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ConnectionDialog</name>
    <message>
        <source>New Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kubernetes context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes of a production cluster have to be confirmed by typing its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Color of the band over the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Color:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Environment:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use kubectl &amp;port-forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KUBECONFIG, or ~/.kube/config</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found automatically; or NAME or NAME:PORT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For clusters whose API server forbids the service proxy. kubectl runs as long as the window is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kubeconfig files:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kubeconfig Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Context:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler&apos;s name&amp;space:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler&apos;s ser&amp;vice:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler is reached through the API server. Credentials are used as kubectl uses them, and are not stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the scheduler&apos;s REST interface, with any path in front of /ws/v1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and C&amp;onnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the address of the scheduler, for example http://localhost:9080.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name for the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As set in the preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with the alert rules of this cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;lert rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alert Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prometheus:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the scheduler is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the connection in lists and window titles, and on the command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kubeconfig files with the context; several are separated as in KUBECONFIG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context of the kubeconfig files: the cluster, and who you are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace of the service of the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service with the REST interface of the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows a band of this color over the window of this cluster</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ConnectionsPage</name>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No saved connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the clusters that you work with: with a name, a color and their environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read &amp;All Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the connection %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its credentials and the layout of its window are removed, too. Files and the cluster are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No connections match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter to show all connections.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ContextDialog</name>
    <message>
        <source>Reading the kubeconfig…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to Kubernetes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other &amp;Kubeconfig…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler&apos;s &amp;namespace:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler&apos;s &amp;service:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No context in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contexts of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (current)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kubeconfig cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate of this server is not verified (insecure-skip-tls-verify): anybody in between can read and change what is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler is reached through the API server. Credentials are used as kubectl uses them, and are not stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found automatically; or NAME or NAME:PORT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contexts of the kubeconfig: each names an API server and a user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace in which the scheduler runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service through which the API server reaches the scheduler&apos;s REST interface</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::CopySaving</name>
    <message>
        <source>Save Draft Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::CsvExport</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DiffText</name>
    <message>
        <source>Text difference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DifferenceSheet</name>
    <message>
        <source>%1: comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what the text is compared with, then the differences</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DiskChanges</name>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how the current text differs from the file on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep Local Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the next save overwrite the changes on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved: it was changed on disk by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge the changes on disk into the current text and save again, or overwrite them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed on disk. Your edits are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can no longer be read. Your edits are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can no longer be read. Its text is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use File on Disk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DiskMerge</name>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge the changes on disk into the current text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock and Merge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DisplayPreferences</name>
    <message>
        <source>Display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Warning from:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Critical from:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory in GiB, storage in GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binary (GiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal (GB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bytes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cores (1.5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Millicores (1500m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ores:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts keep their units. Amounts of elastic quotas are always written as in Kubernetes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The warning threshold must be below the critical threshold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of a limit from which its usage is shown as a warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of a limit from which its usage is shown as critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of memory and storage in tables and details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of CPU in tables and details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DocumentPage</name>
    <message>
        <source>Validate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file on disk cannot be merged, your edits are kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is also open in another QuotaDeck window (process %1, since %2). Saves there appear here as changes on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This file is also open in %n other QuotaDeck windows. Saves there appear here as changes on disk.</source>
        <translation>
            <numerusform>This file is also open in %n other QuotaDeck window. Saves there appear here as changes on disk.</numerusform>
            <numerusform>This file is also open in %n other QuotaDeck windows. Saves there appear here as changes on disk.</numerusform>
        </translation>
    </message>
    <message>
        <source>The changes in the cluster cannot be merged, your edits are kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Copy…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DocumentPanels</name>
    <message>
        <source>Editor panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DonorPanel</name>
    <message>
        <source>Partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject the changes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing: %1. No other queue can give more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The donors can give the whole amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes of the configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Queue that needs more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vcore=20, memory=64Gi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <extracomment>of a number of percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a donor keeps above its highest demand, in percent of that demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the changes in the open configuration, as one edit that can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues that could give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donors unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue can give anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes are made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo takes them back. Enter another amount to ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other queue is guaranteed resources of this type that the samples show to be unused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full path of the queue that is to have more guaranteed resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the queue needs in addition, in queues.yaml notation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock &amp;Editing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::EditRecovery</name>
    <message>
        <source>Show Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how the recovered text differs from the current text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the recoverable edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text from %1 is recovered. Undo removes it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crash recovery is unavailable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot keep the edits: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A save of this file was interrupted at %1. The file may be damaged; its previous content can be recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved edits from %1 can be recovered. The file has changed since: Recover merges both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved edits from %1 can be recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference to the recovered text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock and Recover</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::EffectivePanel</name>
    <message>
        <source>no group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by the limit in %2</source>
        <extracomment>group, queue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in &amp;groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dev, qa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in &amp;queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits before and after the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to %1 (last save: %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective limits unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No user and queue selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a user and a queue above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quota or limit of the configuration applies to this user in this queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to %1 (active: %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User whose limits are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of the user, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full path of the queue in which the user runs applications</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::EffectiveStrip</name>
    <message>
        <source>Effective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 here</source>
        <extracomment>what the queue that is shown sets: &quot;max&quot;, &quot;limit&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ElasticDetails</name>
    <message>
        <source>Over its runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a group to see its runtime calculation and to edit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lending on this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 must be released by the groups below. Pods are evicted there, not in a parent group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 must be released. With monitorAllQuotas enabled, pods are evicted after 120 s of continuous overuse: lower priority first, then newer pods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the listed pods can be evicted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods to evict:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods to evict, not sufficient:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
%1: priority %2, %3 %4</source>
        <comment>pod, priority, amount, resource</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max does not include %1: not counted, not limited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown: the runtime is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No group borrows. %1 idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 unreserved, %2 idle. %n smaller parts are not listed.</source>
        <translation>
            <numerusform>%1 unreserved, %2 idle. %n smaller part is not listed.</numerusform>
            <numerusform>%1 unreserved, %2 idle. %n smaller parts are not listed.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreserved, %2 idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaf group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · line %2</source>
        <comment>kind, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods unknown: no pods of this group are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from the cluster: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · tree %2</source>
        <comment>kind, id</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for models are on, an extension not present in Koordinator. They do not change the runtime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are counted regardless of their model, as in Koordinator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min: guaranteed and in effect; available: free and not guaranteed to other groups; may use: number the group may use now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From unreserved resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by the profile %1, whose controller writes min, max and labels again. Profiles are shown, not edited here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It selects all nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It selects the nodes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio of their resources: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ElasticPage</name>
    <message>
        <source>Elastic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open ElasticQuota Manifests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No elastic quotas open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open ElasticQuota manifests, for example the output of &quot;kubectl get elasticquotas -A -o yaml&quot;, to see the runtime of every group, its calculation and the effect of changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simulated cluster rejects this: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the elastic quotas of a cluster with Koordinator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Manifests…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to Koordinator…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated cluster: changes take effect immediately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster: read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected group and text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit Cluster Quotas…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to a Kubernetes cluster with Koordinator first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the elastic quotas of %1 to a file and open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the open manifests the elastic quotas of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open manifests first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not change the elastic quotas of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in C&amp;hart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier moment: read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the open file, or the elastic quotas of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ElasticReview</name>
    <message numerus="yes">
        <source>%1 (%n warning(s))</source>
        <extracomment>a verdict, then the number of warnings</extracomment>
        <translation>
            <numerusform>%1 (%n warning)</numerusform>
            <numerusform>%1 (%n warnings)</numerusform>
        </translation>
    </message>
    <message>
        <source>This removes all quota groups: their pods move to the default group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dangerous change(s), first in the list.</source>
        <translation>
            <numerusform>%n dangerous change, first in the list.</numerusform>
            <numerusform>%n dangerous changes, first in the list.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mins of the first level add up to more than the cluster total: no group is guaranteed its full min.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This removes group %1 while its pods use resources: they move to the default group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No runtime changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runtime of every group stays the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtimes are unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the cluster total on the page to calculate them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtimes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n groups would use more than their runtime: pods may be evicted.</source>
        <translation>
            <numerusform>%n group would use more than its runtime: pods may be evicted.</numerusform>
            <numerusform>%n groups would use more than their runtime: pods may be evicted.</numerusform>
        </translation>
    </message>
    <message>
        <source>Effect on runtimes unknown: the cluster total is not set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This removes group %1, whose usage is unknown: its pods move to the default group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster would reject this text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::EventsPage</name>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No events match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events are listed as they happen, from the moment the source is opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the newest event in view; scroll away from it to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Origin of the events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reported by the scheduler, of all partitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by comparing snapshots: what began and ended in between is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the last %1 are kept. Older ones dropped: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused. New events: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n events match</source>
        <translation>
            <numerusform>%1 of %n event matches</numerusform>
            <numerusform>%1 of %n events match</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ExplainPage</name>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits along the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;ll resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include requested resources without a limit and limited resources that are not requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All limits from the root to the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or click to ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no waiting requests. Enter a user and the requested resources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is an application waiting?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a waiting application above, or enter a user and the requested resources. On a queue, user or application, press W to explain the application that has been waiting longest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To stage an edit, open the configuration of this cluster (Ctrl+O).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1)
</source>
        <extracomment>end of a copied answer; what the numbers are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer uses the active limits, not those of the edited file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the Edited File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To stage an edit, copy the active configuration to a file and edit it, or open the configuration of this cluster (Ctrl+O).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit Active Configuration…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is locked. Unlock editing first (Ctrl+L).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the saved version of the open file that began to block this request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version that began to block the request</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FieldsSection</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the setting from the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an entry with another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n set</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n set</numerusform>
        </translation>
    </message>
    <message>
        <source>Name:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileActions</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the file again and discard the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not writable; save a copy (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text would be rejected; fix the errors first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the changes and write them to %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock Editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is locked; unlock editing first (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileHeader</name>
    <message>
        <source>%1
Edits can only be saved as a copy: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modified since last save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>file name, then states of the file: &quot;modified since last save, changed on disk&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another file, reload this one, or undo and redo edits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close &amp;Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Demo Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to &amp;Kubernetes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;isconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Configuration File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recording…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open R&amp;ecent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Cop&amp;y…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record to &amp;File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Connec&amp;tion…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop Recordin&amp;g</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileMessages</name>
    <message>
        <source>Edit failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot open the file: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved, but no version could be kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved, but old versions were not removed: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileSaving</name>
    <message>
        <source>Show Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the errors that cause the rejection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Draft Copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the text to another file without validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save the copy: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft would be rejected and cannot replace %1. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved: it would be rejected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved: it would be rejected. Line %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot undo the save of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved: %2. Your edits are kept. Save again when the cause is fixed, or save a copy elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was restored to its content before the save. Your edits are kept, unsaved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved the draft to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved the copy to %1. %2 is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved: it is locked. Unlock editing first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FilterChips</name>
    <message>
        <source>%1 %2</source>
        <extracomment>value of a field, number of rows that have it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FilterField</name>
    <message>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake in the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how to filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All terms must match, in upper or lower case:
erin: a word that begins with erin; er*n: any letters for *
&quot;two words&quot;: these words in this order
-tmp: does not match; /er(in|ik)/: regular expression
%1
Fields: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:erin: a word in a field; %1=erin: the whole field; %1:erin,bob: one of several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: comparisons; %2=none: no value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FindBar</name>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match (Shift+Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match whole words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression (single line)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a regular expression, \1 is the first group and \0 the whole match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the selected match and go to the next (Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all matches in one step (Ctrl+Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text to find in the file, with the options below</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FormDelegate</name>
    <message>
        <source>%1 ?</source>
        <extracomment>a name that the scheduler has not told of yet</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not saved. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>so many more users and groups</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FormSection</name>
    <message>
        <source>Collapse or expand this section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expanded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::GeneralPreferences</name>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect when QuotaDeck is started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colors of all windows; System follows the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percentage of the text size of the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of texts and numbers; System is that of the desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::GroupForm</name>
    <message>
        <source>Lends unrequested resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set: 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted, not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(first level)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid amount of %2. Enter for example 4, 500m or 8Gi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit for new pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests of all pods up to which the cluster accepts new pods, if creation-time admission is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the group has a right to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most that the group may use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of what other groups leave, in proportion to their weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other groups may use what this one does not request of its min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group that this one is below</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::GroupsPane</name>
    <message>
        <source>Quota groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>0 of %n groups match the filter.</source>
        <translation>
            <numerusform>0 of %n group matches the filter.</numerusform>
            <numerusform>0 of %n groups match the filter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cluster has no quota groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota groups appear here when the source reports them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problems are listed below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file contains no ElasticQuota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other kinds of objects are ignored. Use &quot;kubectl get elasticquotas -A -o yaml&quot; to print those of a cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No elastic quotas at this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were not read or not recorded then. Choose another moment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What&apos;s New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About QuotaDeck…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QuotaDeck has been updated to version %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What&apos;s New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Support &amp;Bundle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What&apos;s Th&amp;is?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tour…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tour of five steps shows the main pages with a simulated cluster.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::HelpWindow</name>
    <message>
        <source>QuotaDeck Handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of the handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not part of the handbook; it is in the source code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the handbook (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on this page. Press Enter to find it on another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No page contains “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page is available only in English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches all pages; Return goes to the next place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::HistoryPreferences</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep usage over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Maximum size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete &amp;after:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All samples are kept for two days, then one per 10 s for three weeks, then one per 10 min. Samples beyond the age or size limit are deleted when the next sample is stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove old versions after a save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Commit saved files to Git when the file is in a repository</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past of a scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the &amp;last:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of production clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open files locked:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove ol&amp;der than:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of each file. Versions with a label are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most, in m&amp;emory:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &gt; Go to Time shows an earlier moment of the scheduler on all pages, while the scheduler is still read. The past is lost when the window is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a&amp;t least:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stores usage on this computer, for charts and reports about earlier times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The oldest samples are deleted when the history is larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older samples are deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far back Go &gt; Go to Time leads; 0: nothing is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory for the past of one window; its oldest moments are dropped when it is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that are opened locked: editing is unlocked first (Ctrl+L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes versions of a file that exceed both bounds below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many versions of a file are kept, whatever their age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only versions that are older are removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commits the file to the Git repository that contains it, after each save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ImpactPanel</name>
    <message>
        <source>Impact of the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter users, groups and queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the whole list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Affected users, groups and queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n over limit</source>
        <translation>
            <numerusform>%n over limit</numerusform>
            <numerusform>%n over limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tighter</source>
        <translation>
            <numerusform>%n tighter</numerusform>
            <numerusform>%n tighter</numerusform>
        </translation>
    </message>
    <message>
        <source>Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>users and groups not listed: usage unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queues not listed: usage unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No one is affected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the current usage, the edits affect no user, group or queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No configuration is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact unknown: no usage data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to a cluster, open a recording or start a simulation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users, groups and queues affected by your edits are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject the saved file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The filter hides %n rows.</source>
        <translation>
            <numerusform>The filter hides %n row.</numerusform>
            <numerusform>The filter hides %n rows.</numerusform>
        </translation>
    </message>
    <message>
        <source>Base of the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the active configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base of the comparison in Impact, Effective and Charged group: the last save, or the cluster&apos;s active configuration, which loading the text would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active configuration differs from the last save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active configuration (%1) differs from the last save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the text would change it, so it is the base of the comparison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the text may change more than listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No difference from the active configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the text would change nothing in the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact unknown until errors are fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject this text and keep its configuration: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text has no partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading it removes the partition: its queues drain and all its applications fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>groups of %n users unknown</source>
        <translation>
            <numerusform>groups of %n user unknown</numerusform>
            <numerusform>groups of %n users unknown</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::InjectPane</name>
    <message>
        <source>Run Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template of the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML, as in the script of a scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queued in the simulation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <extracomment>virtual time since the start, what became of an action</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>line, column, what is wrong there</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From Manifest…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manifests (*.yaml *.yml *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in the submissions of the applications of Kubernetes manifests: user, queue, pods and task groups. Several files are read together: namespaces of one count for the pods of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the action, or a list of them, at the current virtual time (Ctrl+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Kubernetes Manifests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>title of an action, how it ended</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a problem, how many others there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>%n more problem</numerusform>
            <numerusform>%n more problems</numerusform>
        </translation>
    </message>
    <message>
        <source>Fills in an action that can be changed before it is run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action of a scenario, or a list of them, in YAML</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::InsightPanels</name>
    <message>
        <source>Impact of Edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a queue, user, group or application to see its details.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::InspectorDock</name>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a queue, user, group or application to see its details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::InspectorTexts</name>
    <message>
        <source>Usage vs. maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <comment>percentage, a column&apos;s title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No usage and no quota.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed, headroom, pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing guaranteed or pending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apps %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, apps %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits set here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No user or group limits known for this queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone else (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits on every level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits along the path to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limits and no usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons for waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler reports no reason for waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users not covered by a named group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root has no parent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not report the parent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No usage and no guaranteed amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <extracomment>amounts, path of a queue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is used at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is guaranteed at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a second row (Ctrl+click) to see both side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is allocated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <comment>duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler reports no states with times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1·s</source>
        <comment>amount times seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource-seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preempted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler no longer reports them once an application has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted when an allocation ends. None is reported yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown instance type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>used and limit, used part</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used / limit on every level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two users or groups</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::LimitsForm</name>
    <message>
        <source>Partition %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a configuration file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No configuration is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a queues.yaml to view, edit and validate its limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would accept this</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The scheduler would reject this: %n error(s)</source>
        <translation>
            <numerusform>The scheduler would reject this: %n error</numerusform>
            <numerusform>The scheduler would reject this: %n errors</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the configuration to another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find in Text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Configuration File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form is read-only until the text is fixed. Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text to search. Open a configuration first (Ctrl+O).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit Active Configuration…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the cluster&apos;s active configuration to a file and open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QuotaDeck accepts this, the scheduler rejects it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QuotaDeck rejects this, the scheduler accepts it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit Cluster Configuration…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to Kubernetes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the configuration that %1 has stored to a file and open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the open configuration that of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a configuration first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not write the ConfigMap with the configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ConfigMap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is a Kubernetes manifest with the configuration in a ConfigMap. Edits change the configuration only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open configuration does not list %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open configuration does not list %1. Selected: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::LimitsReview</name>
    <message>
        <source>The scheduler would accept this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The scheduler would accept this, with %n warning(s).</source>
        <translation>
            <numerusform>The scheduler would accept this, with %n warning.</numerusform>
            <numerusform>The scheduler would accept this, with %n warnings.</numerusform>
        </translation>
    </message>
    <message>
        <source>This removes everything: all queues drain and all applications fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This removes partition %1: its queues drain and all its applications fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This removes queue %1, in which applications may run: it drains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculating the impact…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact unknown: see Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Current usage exceeds %n limit(s): running pods stay, new requests wait.</source>
        <translation>
            <numerusform>Current usage exceeds %n limit: running pods stay, new requests wait.</numerusform>
            <numerusform>Current usage exceeds %n limits: running pods stay, new requests wait.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scheduler would reject this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This removes %n queue(s) or partition(s) in which applications may run: %1.</source>
        <translation>
            <numerusform>This removes %n queue or partition in which applications may run: %1.</numerusform>
            <numerusform>This removes %n queues or partitions in which applications may run: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n application(s))</source>
        <translation>
            <numerusform>%1 (%n application)</numerusform>
            <numerusform>%1 (%n applications)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (usage unknown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This removes %n queue(s) or partition(s), or makes parents of queues, although applications may run in them: %1.</source>
        <translation>
            <numerusform>This removes %n queue or partition, or makes a parent of a queue, although applications may run in it: %1.</numerusform>
            <numerusform>This removes %n queues or partitions, or makes parents of queues, although applications may run in them: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This makes queue %1 a parent: %n application(s) in it are no longer scheduled.</source>
        <translation>
            <numerusform>This makes queue %1 a parent: %n application in it is no longer scheduled.</numerusform>
            <numerusform>This makes queue %1 a parent: %n applications in it are no longer scheduled.</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes queue %1 a parent: applications that may run in it are no longer scheduled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This removes queue %1, in which %n application(s) are left: it drains.</source>
        <translation>
            <numerusform>This removes queue %1, in which %n application is left: it drains.</numerusform>
            <numerusform>This removes queue %1, in which %n applications are left: it drains.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::LimitsSection</name>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Limit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit a user or group here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bulk Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a value of several limits by a formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the limit with its comments below itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first limit that names a group of a user decides which group is charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to Another Queue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the limit with its comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment the limit out, or restore it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Resource…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a column for another resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions for the selected limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 active, %2 disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to Another Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to reorder the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split per User and Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a separate limit for each user and group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge Equal Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge limits with equal values: the selected ones, or all that equal this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disabled limit cannot be moved. Enable it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the limits of the queues above apply to users and groups here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue that gets the limit:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The edit changes no charged group of %n known user(s).</source>
        <translation>
            <numerusform>The edit changes no charged group of %n known user.</numerusform>
            <numerusform>The edit changes no charged group of %n known users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The edit changes the charged group of %n user(s): %1</source>
        <translation>
            <numerusform>The edit changes the charged group of %n user: %1</numerusform>
            <numerusform>The edit changes the charged group of %n users: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The effect on charged groups is unknown: no source reports the groups of users.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create Assertion from This Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add what the limit allows now to the file of assertions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::LogWindow</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide entries below this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Information and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the newest entry in view; scroll away from it to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected entries, or all that are listed if none is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the entries that are listed as a text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text files (*.txt *.log)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log was not saved: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n entries listed.</source>
        <translation>
            <numerusform>%1 of %n entry listed.</numerusform>
            <numerusform>%1 of %n entries listed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Minimum level</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln older entries removed.</source>
        <translation>
            <numerusform>%Ln older entry removed.</numerusform>
            <numerusform>%Ln older entries removed.</numerusform>
        </translation>
    </message>
    <message>
        <source>This list ends with the program; its entries are also written to a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MainToolBar</name>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause Display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominant resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource shown on all pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume Display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the display; recording continues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the source now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show details of the selection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MainWindow</name>
    <message>
        <source>QuotaDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (paused) – QuotaDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – QuotaDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (simulated, paused) – QuotaDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (simulated) – QuotaDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find Command, Queue or User…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previou&amp;s Pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (past) – QuotaDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who Uses What Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High Contrast, Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High &amp;Contrast, Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal Text Size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MergeDialog</name>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n equal line(s)</source>
        <translation>
            <numerusform>⋯ %n equal line</numerusform>
            <numerusform>⋯ %n equal lines</numerusform>
        </translation>
    </message>
    <message>
        <source>File on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovered edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts with the file on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts with the recovered edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole file: its changes cannot be merged individually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current text and the file on disk have conflicting changes. Choose which version to keep for each conflict. All other changes are merged; the merge can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current text and the recovered edits have conflicting changes. Choose which version to keep for each conflict. All other changes are merged; the merge can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current text, line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts with the cluster&apos;s configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current text and the configuration of the cluster have conflicting changes. Choose which version to keep for each conflict. All other changes are merged; the merge can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The merged text gets this side of the conflict.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MessageBar</name>
    <message>
        <source>Hide this notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MessageStrip</name>
    <message>
        <source>Show all messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MomentBar</name>
    <message>
        <source>First sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading sample %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to time…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a time such as 03:00 or 2026-11-02 03:00:30 to show the last sample up to then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;Time…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all samples as a recording…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to what the source reports now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close, and go back to what the source reports now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Live · %n samples</source>
        <translation>
            <numerusform>Live · %n sample</numerusform>
            <numerusform>Live · %n samples</numerusform>
        </translation>
    </message>
    <message>
        <source>The sample that the window shows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>page title, keyboard shortcut</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::Navigator</name>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::NewLimitDialog</name>
    <message>
        <source>Add Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>u:sue g:dev, or u:* for everyone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note about the new limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set at least one limit greater than 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Resource…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: not limited here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users (u:) and groups (g:) that the limit is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most applications that may run at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words about the limit, for people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most of this resource that may be used, for example 500m, 2 or 4Gi</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::NodeLegend</name>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foreign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes no pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reported, or none of it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::NodePane</name>
    <message>
        <source>Show &amp;Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the selected node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foreign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <comment>percentage, a column&apos;s title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources of the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reservations of the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes of the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocations of the selected node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a node to see its resources and what runs on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2). Allocations: %3, foreign: %4</source>
        <comment>node, state, numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reported for this node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the resources of the node, or what is allocated on it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::NodesPage</name>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No nodes match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This partition has no nodes. Choose another partition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source does not report nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View of the nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map of the nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the map; the table has the same order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest &amp;Usage First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest U&amp;sage First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Largest Free Slot First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Closed and Reserved First</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n nodes match</source>
        <translation>
            <numerusform>%1 of %n node matches</numerusform>
            <numerusform>%1 of %n nodes match</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the nodes as a table, or as a map of their usage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::NotificationPreferences</name>
    <message>
        <source>Notifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show an icon in the system &amp;tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notify when a &amp;source becomes unreachable or reachable again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notify when a &amp;queue, user or group reaches a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This desktop has no system tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notify when an &amp;alert begins to fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules file:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For all sources but saved connections that have a file of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alert Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The icon shows the worst state of all saved connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows a desktop notification that names the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows a desktop notification when usage reaches a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows a desktop notification when a rule of the rules file begins to fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML file with alert rules; empty: none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::OutlinePane</name>
    <message>
        <source>Queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues of the configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Queue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a queue below the selected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement rules that refer to the queue are updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the queue with its child queues and comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the queue with its child queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the queue below %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queues match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter to show all queues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln queues match</source>
        <translation>
            <numerusform>%1 of %Ln queue matches</numerusform>
            <numerusform>%1 of %Ln queues match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queue(s)</source>
        <translation>
            <numerusform>%Ln queue</numerusform>
            <numerusform>%Ln queues</numerusform>
        </translation>
    </message>
    <message>
        <source>Move Queue To…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the queue with its child queues and comments below another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Queue To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New parent of %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Tenant from Template…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add queues from a template file below the selected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bulk Edit Queues…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a value of the selected queues, or of their limits, by a formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute Guarantee…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the guaranteed amount of the queue out to its child queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drift Only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only queues whose settings differ from the saved file or from the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find Donors…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find queues that could give guaranteed resources to the selected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create Assertion from This Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add what the queue allows now to the file of assertions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 64 characters of A-Z a-z 0-9 _ - : # / @</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::OversubscriptionPanel</name>
    <message>
        <source>Partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums compared with max and capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity unknown: sums compared with max only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums of quotas and limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <extracomment>the number of sums that are above what there is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oversubscription (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oversubscription unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue has limits, or child queues with quotas.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node has capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reported by this source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest use of limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue, user or group is limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting applications by reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No application is waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes in the last hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes seen in the last hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message>
        <source>data of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n at their limit</source>
        <translation>
            <numerusform>%n at its limit</numerusform>
            <numerusform>%n at their limit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::Page</name>
    <message>
        <source>&amp;Filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PageExport</name>
    <message>
        <source>the file name must end with .csv, .json or .md</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport Table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Se&amp;lected Rows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as CS&amp;V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Pict&amp;ure of Page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no table on this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rows are selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Selected Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Picture of Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page was sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot print: the printer or the file does not accept data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows were copied.</source>
        <translation>
            <numerusform>%n row was copied.</numerusform>
            <numerusform>%n rows were copied.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export failed: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PaletteEntries</name>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ParityLine</name>
    <message>
        <source>Copy Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy both results and the text for a bug report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate the text with the scheduler again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not validated by a scheduler: not connected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PartitionForm</name>
    <message>
        <source>Partition settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PastServerDialog</name>
    <message>
        <source>Address of Prometheus, or of a server with its interface, with any path in front of /api/v1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the address of Prometheus, for example http://localhost:9090.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prometheus of the Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts show the metrics of &quot;quotadeck collect&quot; or of the scheduler for the time in which QuotaDeck did not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed where Prometheus has metrics of several clusters: the labels of this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Labels:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels, column %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PastServerField</name>
    <message>
        <source>Edi&amp;t…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the Prometheus of the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts go back as far as Prometheus knows the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PeoplePage</name>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users and groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter users and groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No users or groups tracked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YuniKorn lists a user when a limit names the user or their first application runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source does not report the usage of users and groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed subjects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications of the selected user or group</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n users match</source>
        <translation>
            <numerusform>%1 of %n user matches</numerusform>
            <numerusform>%1 of %n users match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n groups match</source>
        <translation>
            <numerusform>%1 of %n group matches</numerusform>
            <numerusform>%1 of %n groups match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n users and groups match</source>
        <translation>
            <numerusform>%1 of %n user or group matches</numerusform>
            <numerusform>%1 of %n users and groups match</numerusform>
        </translation>
    </message>
    <message>
        <source>All applications; select a user or group to filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications of %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No users or groups match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose usage is listed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PlaceSync</name>
    <message>
        <source>Reading %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read as a configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix the problem listed below in the text on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no queues yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter &quot;partitions:&quot; in the text on the right; Ctrl+Space shows completions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a queue on the left to see its limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a small configuration with comments, or enter &quot;partitions:&quot; in the text on the right; Ctrl+Space shows completions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert Template</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::Placeholder</name>
    <message>
        <source>No data yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to a cluster or open the demo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was read from %1 yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PodRemedy</name>
    <message>
        <source>Changes that admit the pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotas admit %1 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotas block %1: %2.</source>
        <comment>pod, reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No single change would admit %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest change that admits %1: %2.</source>
        <comment>pod, changes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With preemption, these pods would be evicted: %1.</source>
        <comment>pods</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With creation-time admission, the cluster would reject %1: %2.</source>
        <comment>pod, reason</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PodSection</name>
    <message>
        <source>evicted, ending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting, previously evicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1, %2</source>
        <comment>node, model of its cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods of the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 running, %2 waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>pod, what it would get</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits: %2.</source>
        <comment>pod, reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showing the first %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resets all pages to the defaults; choose OK or Apply to use them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ProblemsPanel</name>
    <message>
        <source>Next problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore Here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the problems of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>0 of %n problem(s) match</source>
        <translation>
            <numerusform>0 of %n problem matches</numerusform>
            <numerusform>0 of %n problems match</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a problem first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fix is known for this problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixes for this problem (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An error cannot be ignored: the scheduler rejects the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppress this problem with a comment that gives the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this problem with its location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1

Reason for ignoring this problem (written to the file):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selection only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show more severities, turn off Selection only, or clear the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix All (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix Selected (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one problem only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these problems has exactly one fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix all shown problems that have exactly one fix, in one step (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix the selected problems that have exactly one fix, in one step (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy these problems with their locations</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) fixed in one step.</source>
        <translation>
            <numerusform>%n problem fixed in one step.</numerusform>
            <numerusform>%n problems fixed in one step.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 No problems left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 %n problem(s) left.</source>
        <translation>
            <numerusform>%1 %n problem left.</numerusform>
            <numerusform>%1 %n problems left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QtChartCanvas</name>
    <message>
        <source>Line chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QuestionForm</name>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dev, qa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placed by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vcore=2, memory=4Gi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources requested by one pod, in queues.yaml notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show whether it would run, or which limit blocks it (Enter in any field)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A waiting application fills the other fields; longest wait first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Waiting application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active: limits of the active configuration, or as reported by the source. Edited file: limits of the open configuration with its edits, as if it were loaded now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gr&amp;oups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full path of the queue; empty: as the placement rules decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of the user, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User who submits the application</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QueueForm</name>
    <message>
        <source>Quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Child template: quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Child template: settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Property…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QueuesPage</name>
    <message>
        <source>Queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This partition has no queues. Choose another partition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source does not report queues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n queues match</source>
        <translation>
            <numerusform>%1 of %n queue matches</numerusform>
            <numerusform>%1 of %n queues match</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;1 Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;2 Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;3 Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Collapse All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queues match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels of the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand the tree to a level, or list the leaf queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Flat List of Leaf Queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start not reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n application(s)</source>
        <translation>
            <numerusform>%n application</numerusform>
            <numerusform>%n applications</numerusform>
        </translation>
    </message>
    <message>
        <source>applications not reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <extracomment>queue, applications, amounts, since when</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n draining</source>
        <comment>queues that are removed once they are empty</comment>
        <translation>
            <numerusform>%n draining</numerusform>
            <numerusform>%n draining</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>draining queues, applications in them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n application(s) left</source>
        <translation>
            <numerusform>%n application left</numerusform>
            <numerusform>%n applications left</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to show these queues. Select one to see who still runs in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>allocated amounts not reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 applications have left the queue since %4, when it was draining already</source>
        <extracomment>queue, applications that left it, applications that were in it, a time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 applications have left the queue since %4; at %5 it was not draining</source>
        <extracomment>likewise, and another time</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QuotaSection</name>
    <message>
        <source>Add Resource…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a resource to the quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the resource from the quota</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::RaiseList</name>
    <message>
        <source>Stage &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this edit on the Limits page; nothing is saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of these changes together are needed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change of a limit or quota allows the request.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ReportChart</name>
    <message>
        <source>Chart of the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows unknown</source>
        <translation>
            <numerusform>%n row unknown</numerusform>
            <numerusform>%n rows unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns unknown</source>
        <translation>
            <numerusform>%n column unknown</numerusform>
            <numerusform>%n columns unknown</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No known amount above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No amount above 0</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ReportControls</name>
    <message>
        <source>&amp;Source:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the source was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the amounts come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a log of the scheduler with application summaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Period:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From – to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days count back from now, or from the end of a recording, a log or a simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A date or a time, such as 2026-11-01 or 2026-11-01T08:00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User and queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rows stand for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;g:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key of the tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of the tag that rows have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time that each column covers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A price list in YAML: costs are computed from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose Price List…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No Prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;harge:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is charged: what was held, what was guaranteed to queues, or the larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Idle:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost of guaranteed resources that nobody used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the period &amp;before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available: the source on screen has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Scheduler Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Price List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price lists (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;luster:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster and partition in the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the amounts of the equally long period before, and the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a store that quotadeck collect writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another store than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Only:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue=root.eng, user=ann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts that table, chart, totals and exports have. Keys: queue, user, group, application, namespace, tag, instance-type and resource. Several names of one key are alternatives, different keys must all match. A queue includes all below it; a * ends a prefix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished applications</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ReportsPage</name>
    <message>
        <source>the file name must end with .csv, .json, .md, .html, .pdf or .focus.csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource shown in table and chart; exports contain all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update the report with current data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;Report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last report that could be made: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compared with %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covered: %1 of the period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coverage unknown: a log has applications that have ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total held: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guaranteed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the cluster: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of an hour: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rows match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter to show all rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Another Log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open one with File &gt; Open Recording, or choose another source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No usage history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage history is kept only for schedulers. Choose another source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No usage in this period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another period or another source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No log is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a log of the scheduler with application summaries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOCUS 1.2 (*.focus.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is not exported: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No store is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an SQLite file or a PostgreSQL database that &quot;quotadeck collect&quot; writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what is asked for as a file, or open such a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save Definition…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Definition…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No usage in this period matches the field Only. Change it or clear it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Report Definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Report Definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report definitions (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The definition is not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The definition is not opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The definition is of time zone %1; the page shows that of this machine, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coverage unknown: the scheduler lists applications that have ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above guaranteed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pending: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scheduler is connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to a scheduler, which lists finished applications, or choose another source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount in the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount shown in the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chart shows of each row: what was held, guaranteed, idle, held above the guarantee or pending of the chosen resource, or the cost of all resources. Only amounts that the report has can be chosen; an amount that is not known has no bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart of the report: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ResultsPane</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results by queue or user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected rows, or all rows, as tab-separated text (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export queues and users in base units and seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No applications submitted yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results appear when the first application is submitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results by group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource shown in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the groups in base units and seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pods created yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results appear when the first pod is created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n application(s) in %1</source>
        <extracomment>virtual time since the start</extracomment>
        <translation>
            <numerusform>%n application in %1</numerusform>
            <numerusform>%n applications in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pod(s) in %1</source>
        <extracomment>virtual time since the start</extracomment>
        <translation>
            <numerusform>%n pod in %1</numerusform>
            <numerusform>%n pods in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>What the rows stand for</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ReviewExport</name>
    <message>
        <source>Save Review…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save differences, problems and impact as a page for reviewers, and as JSON for quotadeck apply --bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved the review to %1 and the JSON beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review was not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JSON is written beside the page, so choose a name that ends in .html</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists already. Replace it by the JSON of the review?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved the page to %1, but not the JSON: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ReviewOpen</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown: the review does not name anybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; impact is that of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes in meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts differ in comments, order or spelling alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Affected users, groups and queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is affected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No user, group or queue that is shown now is affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject the candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The scheduler would reject the candidate: %n error(s).</source>
        <translation>
            <numerusform>The scheduler would reject the candidate: %n error.</numerusform>
            <numerusform>The scheduler would reject the candidate: %n errors.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scheduler would accept the candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The scheduler would accept the candidate, with %n warning(s).</source>
        <translation>
            <numerusform>The scheduler would accept the candidate, with %n warning.</numerusform>
            <numerusform>The scheduler would accept the candidate, with %n warnings.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Review…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the JSON of a review of this configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review was not opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is locked. Unlock it, then open the review again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review is of the open file. Its text goes into the editor as one edit, which can be undone, and is saved as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put into Editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the configuration first, then the review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source reports no usage of users, groups and queues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source reports no usage of users and groups: only queues are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source reports no usage of queues: only users and groups are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No usage of this partition is known. Connect to its scheduler to see the impact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertions of the review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertion %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertions (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertions that pass after the change: %1 of %2. Broken by the change: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change breaks these assertions, or they cannot be evaluated here: %1. The tab Assertions has the reasons.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::RulesSection</name>
    <message>
        <source>Placement rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a rule at the end of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Parent Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place below the queue returned by another rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the rule with its parent rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate the rule earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate the rule later</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s), evaluated from top to bottom</source>
        <translation>
            <numerusform>%n rule, evaluated from top to bottom</numerusform>
            <numerusform>%n rules, evaluated from top to bottom</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions for the selected rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications go to the requested queue if it exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::RulesSwitch</name>
    <message>
        <source>Current</source>
        <comment>rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <comment>rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current: as in the scheduler. Seed: as in its design documents: placement rules for primary group, secondary group and application type, more names in access lists, no fallback to root.default, new queues keep their letter case, limits of users and groups are checked before those of queues.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SaveSheet</name>
    <message>
        <source>Save %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes to save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will be saved to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Changes since last save: 1 looser, 2 tighter&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo Save of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes that undoing the save makes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will hold its content before the save. Your edits are kept, unsaved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored with the version; empty: a summary of the changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored with the version, for example OPS-1234</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticket:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the file changes; stored with its version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticket that asks for the change; stored with the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No versions of this file are kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ScriptTimeline</name>
    <message>
        <source>Timeline of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now at %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SeriesDialog</name>
    <message>
        <source>Add Series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures with another unit need a separate chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded since its first use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recorded series of this type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data recorded for “%1”: recording starts with the first use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elastic quota group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the series is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a part of the name, or choose one of those that have values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ShortcutPreferences</name>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used for “%2”: it is that of “%3”.</source>
        <extracomment>keys, an action, another action</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the keys that are to run the selected action</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: clear, move to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: collapse, expand, expand all below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right, *</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: copy the selected rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: explain why it is waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits: save, undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+S, Ctrl+Z, Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits: validate, changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F7, Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits, text: complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits, text: find, replace, replace all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F, Ctrl+H, Ctrl+Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits: impact of the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits, Elastic: next problem, previous, fixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F8, Shift+F8, Ctrl+.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: move to earlier, later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: zoom in, zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+, −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: previous sample, next sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[, ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: undo zoom, back to live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace, Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T, Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulation: run or pause, next event, restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario timeline: previous mark, next mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend: show only this line, show in addition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend: hide or show, remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts: show table, export all charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording: play or pause, previous sample, next sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording: first sample, last sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Home, Alt+End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+Space, Alt+PgDown, Alt+Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+Space, Alt+PgUp, Alt+PgDown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SilencesDialog</name>
    <message>
        <source>Silent alerts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No alert is silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SimulatePage</name>
    <message>
        <source>Simulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Scenario File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run this scenario from the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this scenario on all pages instead of the current source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running a scenario replaces the current source with a simulated cluster on all pages. Its script and checks appear here. Nothing is sent to a real cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another scenario is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is running. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies when the scenario is run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown of the scenario: its timeline, its results, or a second run to compare with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SimulationBar</name>
    <message>
        <source>SIMULATED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart with this seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run or pause the simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance to the next event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pages show values from the embedded simulator, not from a cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the random numbers: the same seed gives the same run. Takes effect on restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual seconds per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1</source>
        <extracomment>how many times as fast as the clock</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to a time since the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time since the start, for example 90, 1:30 or 1:00:00, then Enter. Going back reruns the scenario up to that time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>virtual date and time, time since the start</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual time in UTC, and since the start of the scenario. Events so far: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SinceWhen</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading versions: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading versions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Show This Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Since When?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no saved versions yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourceDialogs</name>
    <message>
        <source>Open Configuration File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings (*.qdrec)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record to File</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourceDisplay</name>
    <message>
        <source>Retry Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourceNotices</name>
    <message>
        <source>Runtimes unknown. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manifests do not contain the cluster total of %1. Enter it in “Cluster total” to calculate runtimes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n groups report no request; 0 is assumed.</source>
        <translation>
            <numerusform>%n group reports no request; 0 is assumed.</numerusform>
            <numerusform>%n groups report no request; 0 is assumed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing data from the last successful read: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster does not report its total of %1. Enter it in “Cluster total” to compare the reported runtimes with the calculation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster does not report the totals of its trees, so runtimes are unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the groups of one namespace are shown, so runtimes may be wrong: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total of %1 is unknown: %2. Enter it in “Cluster total” to compare the reported runtimes with the calculation.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourcePreferences</name>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep tokens and passwords in the &amp;keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Interval:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scheduler that reports its events is read less often while nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desktop setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Proxy:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by connections without their own proxy. Takes effect when a connection is opened again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the keyring, credentials are kept in memory until QuotaDeck quits. Credentials already in the keyring stay there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter an address such as http://proxy.example:3128 or socks5://localhost:1080.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time between two reads of a scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proxy between this computer and schedulers or clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the custom proxy, without user and password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stores them in the keyring of the desktop, so that they need not be entered again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourceVerdicts</name>
    <message>
        <source>Working…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes to validate</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The cluster would reject this: %n errors</source>
        <translation>
            <numerusform>The cluster would reject this: %n error</numerusform>
            <numerusform>The cluster would reject this: %n errors</numerusform>
        </translation>
    </message>
    <message>
        <source>The cluster would accept these changes one by one: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster would accept this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · simulated, %2 UTC</source>
        <comment>name, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · as of %2</source>
        <comment>address, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last read failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes take effect immediately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only: edit the manifests to change groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Cannot be updated: %n groups must be recreated</source>
        <translation>
            <numerusform>Cannot be updated: %n group must be recreated</numerusform>
            <numerusform>Cannot be updated: %n groups must be recreated</numerusform>
        </translation>
    </message>
    <message>
        <source>Quotas of the moment on screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::StartPage</name>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QuotaDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monitor queues, users, groups and their limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Demo Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A simulated cluster with busy queues. No network access.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Configuration File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View, validate and edit a queues.yaml. You can also drop a file here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to Kubernetes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monitor a scheduler through the API server, and apply limits to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monitor a YuniKorn scheduler through its REST interface.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a scenario to simulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a part of the title, choose a scenario and press Return</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::StatusStrip</name>
    <message>
        <source>SIMULATED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values from the embedded simulator, not from a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration of the last read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time since the last successful read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>name of the source, how it is doing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n queues</source>
        <translation>
            <numerusform>%n queue</numerusform>
            <numerusform>%n queues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n users</source>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applications</source>
        <translation>
            <numerusform>%n application</numerusform>
            <numerusform>%n applications</numerusform>
        </translation>
    </message>
    <message>
        <source>Recording all data from the source to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The scheduler reports changes, which are read soon. Without changes everything is read every %n s.</source>
        <translation>
            <numerusform>The scheduler reports changes, which are read soon. Without changes everything is read every %n s.</numerusform>
            <numerusform>The scheduler reports changes, which are read soon. Without changes everything is read every %n s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::StepList</name>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::StoreDialog</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SQLite file or the PostgreSQL database that &quot;quotadeck collect&quot; writes. The address has no password: it is read from the password file, from PGPASSWORD or from the file of PGPASSFILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As PostgreSQL finds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file whose first line is the password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose password file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Password file:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Team Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Password File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path of a file, or an address without a password</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SupportDialog</name>
    <message>
        <source>S&amp;ettings and saved connections, without credentials</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&amp;Problems of the open files: %n</source>
        <translation>
            <numerusform>&amp;Problems of the open files: %n</numerusform>
            <numerusform>&amp;Problems of the open files: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Texts of the open files: %n</source>
        <translation>
            <numerusform>&amp;Texts of the open files: %n</numerusform>
            <numerusform>&amp;Texts of the open files: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace names of users, groups, queues, nodes, servers and files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Support Bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions of the program, Qt and the system, and a description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latest s&amp;napshot: none, no source is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latest s&amp;napshot of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same name gets the same replacement everywhere. Names that are nowhere but in a text may stay: look into the bundle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names stay in these texts, so they are left out where names are replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archives (*.tar.gz)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <extracomment>file, size</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A support bundle is an archive (.tar.gz) for technical support. Nothing is sent: you save it, look into it, and pass it on yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always in the bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passwords, tokens and keys are never in the bundle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Problems panel shows, with file, line and column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the source reported last, in JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&amp;Log of this session (%n entries) and of earlier sessions</source>
        <translation>
            <numerusform>&amp;Log of this session (%n entry) and of earlier sessions</numerusform>
            <numerusform>&amp;Log of this session (%n entries) and of earlier sessions</numerusform>
        </translation>
    </message>
    <message>
        <source>What Help &gt; Log shows, and what the log file contains of earlier sessions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TablePage</name>
    <message>
        <source>Show &amp;Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reported by this source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why Is It Waiting?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in C&amp;hart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter to show all rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit Limits Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TenantDialog</name>
    <message>
        <source>Add Tenant from Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path of a template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of the new queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Tenant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a template file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the template…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n new problem(s): %1</source>
        <translation>
            <numerusform>%n new problem: %1</numerusform>
            <numerusform>%n new problems: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No new problems, but the scheduler rejects the configuration for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems found. The scheduler would accept the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a value for &quot;%1&quot;.</source>
        <extracomment>description of a field</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A YAML file with parameters and the queues of a tenant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter %1 of the template</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TextAssist</name>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TextPane</name>
    <message>
        <source>Replace in the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TimeRangeDialog</name>
    <message>
        <source>Time Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end must be after the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year, month, day and time in UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year, month, day and local time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TimelinePane</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>what happens or should hold, what became of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scenario has no scripted actions, only its random workload. Manual actions are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scenario defines no checks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Script · %1 of %2 done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks · %1 passed, %2 failed, %3 pending</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TotalSection</name>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocatable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used: requests of the pods on the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>schedulable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unschedulable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepts new pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepts no new pods, but is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not report nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Node objects found in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showing the first %1 of %2 nodes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::Tour</name>
    <message>
        <source>Compare usage with the quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each bar shows what a queue uses of its guaranteed amount and its maximum. Select a queue: the inspector shows its limits, users and applications.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find what blocks an application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain lists all limits from the root to the queue and marks the one that blocks the request. Suggested changes are the smallest ones that help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter another number in this form, which edits a temporary copy of the simulated configuration. Problems, below, lists what the scheduler would reject before you save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts show usage and limits over time; drag a chart to see earlier values. Of a connected scheduler, Go &gt; Go to Time shows all pages as they were at an earlier moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review before you save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After an edit, Save shows what changes in meaning and line by line, and who is affected. The file is written only when you confirm this review.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TourPanel</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour, step %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TrayIcon</name>
    <message>
        <source>QuotaDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not reachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: health check failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sources are reachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show Windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TreeTable</name>
    <message>
        <source>Fit Columns to Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show All Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order held: rows are sorted again when the pointer leaves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TypedConfirmation</name>
    <message>
        <source>Type %1 to confirm:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type %1 to confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the name shown above first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The button can be used once the name is complete.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::UnsavedQuestion</name>
    <message>
        <source>Unsaved edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has unsaved edits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded edits cannot be recovered. Kept edits can be recovered when the file is opened again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits that are not saved cannot be recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep for Next Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard Edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded edits cannot be recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was also changed on disk. To save, keep editing and resolve the changes on disk first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::UnusedPanel</name>
    <message>
        <source>Partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln name(s) in limits applied to nobody</source>
        <extracomment>of the users and groups that limits name</extracomment>
        <translation>
            <numerusform>%1 of %Ln name in limits applied to nobody</numerusform>
            <numerusform>%1 of %Ln names in limits applied to nobody</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits that applied to nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused Limits</source>
        <extracomment>the number of users and groups whose limits applied to nobody</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused Limits (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused limits unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All limits are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each user and group in a limit had an application in its queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing limits with samples…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This partition has no limits for users or groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>number of a placement rule in its list, name of its kind</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement rules that chose no queue: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ValueEditor</name>
    <message>
        <source>Preview of the input</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::VerdictPane</name>
    <message>
        <source>Limits as reported by the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of %1 with your edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage of %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the whole answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Some usage is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of the active configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of the active configuration (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>limits, data</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::VersionsPanel</name>
    <message>
        <source>No versions yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every save stores the text before and after it. Both can be compared and restored here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what changed from this version to the current text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this version the current text; save to write it to the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what changed between these two versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one version, or two to compare with each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one version first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare Versions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::VersionsSheet</name>
    <message>
        <source>Versions of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare Versions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ViewsMenu</name>
    <message>
        <source>Saved &amp;Views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save View…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the view “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the view (replaces the existing view)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show All &amp;Columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::YamlView</name>
    <message>
        <source>Text of the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>resource</name>
    <message>
        <source>everyone else (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all other groups together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applications</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>this is no configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dangerous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over the limit now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still over the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newly limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other charged group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlimited now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review of a queue configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would accept the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would reject the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes in meaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact on current usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown: the review was made without a snapshot of the usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown: the scheduler would reject the candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of users and groups is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of queues is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No user, group or queue is affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Affected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (binding)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of affected users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No affected users are known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more users in queues are affected.</source>
        <comment>%n more user in a queue is affected.</comment>
        <translation>
            <numerusform>%n more user in a queue is affected.</numerusform>
            <numerusform>%n more users in queues are affected.</numerusform>
        </translation>
    </message>
    <message>
        <source>this is no JSON of a review bundle: &quot;%1&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text of &quot;%1&quot; does not have its SHA-256: the bundle was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no JSON of a review bundle: &quot;format&quot; is not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partitions of the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition of impact and limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer scheduled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected by the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of assertions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found after the change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no JSON of a review bundle: an assertion cannot be &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>a duration above 0 such as 30s or 1m30s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifo or fair, in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order in which the applications of a leaf queue are served.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enabled or disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether priorities come before the order of the sort policy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default or fence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With fence, priorities inside the queue do not count outside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number of 32 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the priority of everything in the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default, fence or disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With fence, requests inside the queue preempt only inside it; disabled protects its pods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a request of a leaf queue waits before it may preempt others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no quota preemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a queue may stay above a lowered maximum before its pods are preempted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number of at least 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no back-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of requests that do not fit after which an application is skipped for a while.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the application is skipped then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is YAML in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler reads the first YAML document of the file; JSON is YAML too. Correct the place that is named: often a tab in the indentation, a missing quote or a missing colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is a map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file starts with &quot;partitions:&quot; at the top; a list or a single value cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only known keys are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys are lower case and exact; any other key rejects the file. Correct the spelling or remove the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key occurs once in its map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same key twice rejects the file, whatever its quotes. Keep the one that is intended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aliases and merge keys have a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An alias needs an anchor before it; a merge key takes a map or a list of maps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text is a single value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any single value is taken literally where a text is expected; a list or a map is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A switch is true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write true or false without quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number of applications is a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a whole number of at least 0, without quotes; 0 means no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weight is a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number such as 1 or 0.5, without quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value has the type that its key expects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a list where a list is expected and a map where a map is expected: users: [bob], not users: bob.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file stays within bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nesting, size and the number of problems shown are bounded, so that no file can exhaust the memory. Split or simplify the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a single value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written twice in this map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first one is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key must be a text, but is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;&lt;&lt;&quot; takes a map, an alias of a map, or a list of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the key to &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a map, but is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list, but is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each item of &quot;%1&quot; must be a map, but this is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler rejects %YAML %1.%2: remove the line, or write %YAML 1.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file must be a map with the key &quot;partitions&quot;, but is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text, but is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a value of its tag %3, but is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be true or false, without quotes, but is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number of at least 0, without quotes, but is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list such as [a, b], but is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each item of &quot;%1&quot; must be a text, but this is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a map such as {memory: 10Gi}, but is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 entries, at most %3 are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text or number, but is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a map such as {memory: 1.0}, but is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a number, but is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a placement rule, but is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be opened or read, or is larger than a configuration may be. Check its name and permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty configuration is legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty text, comments alone and a null document are read as a configuration without partitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A null counts as not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A null value is the default of its key; a null in a list is dropped; a null quantity is an empty text, which is not a quantity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts are plausible for their resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount is more than 100 times the largest beside it, more than any cluster has, or vcore with a unit of memory such as Gi. Check the number and its unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount of memory is at least 1 Mi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number without a unit is in bytes, k is a thousand bytes. No pod runs with so little: write Mi or Gi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; of memory is %n bytes, less than 1Mi: did you mean %2 or %3?</source>
        <comment>&quot;%1&quot; of memory is %n byte, less than 1Mi: did you mean %2 or %3?</comment>
        <translation>
            <numerusform>&quot;%1&quot; of memory is %n byte, less than 1Mi: did you mean %2 or %3?</numerusform>
            <numerusform>&quot;%1&quot; of memory is %n bytes, less than 1Mi: did you mean %2 or %3?</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; of vcore is %2 cores: Ki, Mi, Gi and so on are units of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is more than any cluster has: check the unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is more than %3 times the largest of the other limits of this queue, &quot;%4&quot;: check the unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is more than %3 times the largest of the queues beside this one, &quot;%4&quot;: check the unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write memory %1 instead of vcore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue allows no more applications than its parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the number or raise that of the parent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue limits applications where its parent does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a queue sets maxapplications, every queue below must set it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit allows no more resources than the same limit above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A user or group is compared with its own limit on the queues above, or else with the wildcard there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit allows no more applications than the same limit above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit without maxapplications counts as no limit, and so as more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit allows no more applications than the wildcard above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name that has no limit above is compared with the wildcard there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1 allows %2 applications, more than %3 of %4 above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the maximum of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1 does not limit its applications, but %2 above it allows only %3: set &quot;maxapplications&quot; here too</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 may use %2 on %3, more than %4 that they may use on %5 above it</source>
        <comment>%1 may use %2 on %3, more than %4 that %1 may use on %5 above it</comment>
        <translation>
            <numerusform>%1 may use %2 on %3, more than %4 that %1 may use on %5 above it</numerusform>
            <numerusform>%1 may use %2 on %3, more than %4 that they may use on %5 above it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may use %2 on %3, more than %4 that the wildcard &quot;*&quot; may use on %5 above it</source>
        <comment>%1 may use %2 on %3, more than %4 that the wildcard &quot;*&quot; may use on %5 above it</comment>
        <translation>
            <numerusform>%1 may use %2 on %3, more than %4 that the wildcard &quot;*&quot; may use on %5 above it</numerusform>
            <numerusform>%1 may use %2 on %3, more than %4 that the wildcard &quot;*&quot; may use on %5 above it</numerusform>
        </translation>
    </message>
    <message>
        <source>the limit on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may run any number of applications on %2, but %1 may run only %3 on %4 above it: set &quot;maxapplications&quot; to at most %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may run any number of applications on %2, but the wildcard &quot;*&quot; may run only %3 on %4 above it: set &quot;maxapplications&quot; to at most %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may run %5 applications on %2, but %1 may run only %3 on %4 above it: set &quot;maxapplications&quot; to at most %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may run %5 applications on %2, but the wildcard &quot;*&quot; may run only %3 on %4 above it: set &quot;maxapplications&quot; to at most %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of one queue are not compared with each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A named user may have more than the wildcard on the same queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wildcard is not compared with a name above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is compared only with a wildcard there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit without resources always fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It still replaces what its names inherit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues without a limit for a name pass on the one above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comparison continues below them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources of a limit above stay in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the same name this holds even where a limit in between does not set them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of groups are compared as those of users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups are compared with groups, users with users.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications of a new name are not compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no limit above to compare with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ignore comment gives a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next reader needs it. Write the reason after the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ignore comment names rules that exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unknown name silences nothing. Compare it with the rule in the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ignore comment silences a finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finding is gone, or is on another line. Remove the comment or move it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this comment silences findings without a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this comment names no rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rule &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an error here: the scheduler rejects the file, and a comment cannot silence it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no finding of %1 to silence here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler rejects the file because of this error; a comment cannot silence it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter a reason on one line that does not begin with a comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no comment above this line can silence the finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit has at least one user or group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a user or a group, or &quot;*&quot; for everyone else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users and groups of a limit are legal names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters, digits and some signs are allowed, and &quot;*&quot; for everyone else; none of @ # / $ is allowed in the name of a group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is limited once on a queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each user and group occurs in one limit of the queue. Combine the limits of a name in one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wildcard comes after all names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names after &quot;*&quot; would never match. Move the wildcard limit to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wildcard group follows a named group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group wildcard alone is not allowed: name a group in the same limit or in one before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resources of a limit are quantities above zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write quantities such as 500m or 10Gi, with at least one above zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit sets resources or applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set maxapplications or maxresources, or remove the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit allows no more applications than its queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the limit or raise the maximum of the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit allows no more resources than its queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit fits into every limit of the root queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler compares only limits of the same name, and names with the wildcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wildcard is the only entry of its list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other names in the list have the same limit anyway, each for its own usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name occurs once in a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler&apos;s manual states that repeated names are ignored; the scheduler rejects them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A maximum of applications is not 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is read as not set, which means no limit. Remove the key, or write the intended number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No group wildcard hides a named group above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An application is counted under the group that matches on the lowest queue, and * matches every group: the limit of the named group further up does not count what runs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group wildcard is intended as one shared limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All members of all other groups share the limit of the group *. For a limit for each user add the user *.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a user name: start with a letter or _, go on with A-Z a-z 0-9 _ : # / . @ -, at the end also $</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user &quot;%1&quot; has a limit on %2 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user &quot;%1&quot; comes after the wildcard &quot;*&quot;: named users must come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a group name: start with a letter or _, go on with A-Z a-z 0-9 _ : . -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group &quot;%1&quot; has a limit on %2 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group &quot;%1&quot; comes after the wildcard &quot;*&quot;: named groups must come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this limit has no users and no groups: add at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot; here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wildcard is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &quot;*&quot; to the end of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the limit of &quot;*&quot; to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the group wildcard &quot;*&quot; needs a limit for a named group before it on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;maxresources&quot; has only zeros: at least one value must be above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this limit limits nothing: set &quot;maxresources&quot;, &quot;maxapplications&quot; or both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this limit allows %1 applications, but queue %2 only %3 in total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the maximum of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this limit allows %1, more than the maximum %2 of queue %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;maxapplications: 0&quot; means no limit, although the documentation forbids it: remove the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove &quot;maxapplications&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this limit allows %1 %2, more than %3 that a limit of the root queue allows: that limit is intended as the upper bound, but the scheduler does not check it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limit of the root queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>according to the documentation &quot;*&quot; must be alone in its list: add a separate limit for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>according to the documentation a repeated user is ignored, but the scheduler rejects &quot;%1&quot; a second time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>according to the documentation a repeated group is ignored, but the scheduler rejects &quot;%1&quot; a second time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (limit on %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1 the group wildcard &quot;*&quot; hides limits of queues above: members of %2 and others count as &quot;*&quot; here, unless their group has a limit here too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1 the group wildcard &quot;*&quot; hides limits of queues above: members of %2 count as &quot;*&quot; here, unless their group has a limit here too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limit of group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>all groups without a limit of their own share %n applications; a limit for each single user is &quot;users: [&apos;*&apos;]&quot;</source>
        <comment>all groups without a limit of their own share %n application; a limit for each single user is &quot;users: [&apos;*&apos;]&quot;</comment>
        <translation>
            <numerusform>all groups without a limit of their own share %n application; a limit for each single user is &quot;users: [&apos;*&apos;]&quot;</numerusform>
            <numerusform>all groups without a limit of their own share %n applications; a limit for each single user is &quot;users: [&apos;*&apos;]&quot;</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits of a queue are checked one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order of the list; the names of users and of groups are remembered over all limits of the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A user name has legal characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It starts with a letter or _ and continues with letters, digits and : # / _ . @ -; it may end with $.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group name has legal characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It starts with a letter or _ and continues with letters, digits, colons, dots, _ and -.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit is compared with its own queue only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maxima of queues further up are not compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A placement rule has a legal name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters, digits and _, not starting with a digit: provided, user, fixed, tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A filter of a placement rule is legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type is allow or deny; a single entry is a name or a regular expression of RE2, without look-around and back references.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed rule with a full path has no fixed parent rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value that starts with &quot;root&quot; cannot have a fixed rule as parent. Write only the part below the queue of the parent rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed placement rule leads to a queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path must exist, or the rule must be allowed to create it. Applications run in a leaf; the parent rule of a dynamic rule gives a parent queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement rules have names that can be configured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unknown rule name, &quot;recovery&quot;, &quot;test&quot; and a tag rule without value pass validation but cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of a filter is in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the exact text &quot;deny&quot; denies; any other type lets users through when applications are placed. Write it in lower case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue that rules place queues under sets &quot;parent: true&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Having children is not enough for a placement rule: without the key the queue counts as a leaf there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The placement rules can be built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise a scheduler that starts with the file rejects every application, and a running one rejects the update.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters contain names that have an effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler ignores the others without a message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed value starts with &quot;root&quot; only as a full path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value such as &quot;rooted&quot; that may be created crashes the scheduler at the first application.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a placement rule name: start with a letter or _, go on with A-Z a-z 0-9 _</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown filter type &quot;%1&quot;: use allow or deny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a user name nor a regular expression (RE2: no look-around, no back references)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a group name nor a regular expression (RE2: no look-around, no back references)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a full path, but the parent rule already leads to %2: remove &quot;root.&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1 of path &quot;%2&quot; is a leaf: nothing can be below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue &quot;%1&quot; of path &quot;%2&quot; does not exist, and the rule may not create it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue &quot;%1&quot; is used as a parent, but does not set &quot;parent: true&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue &quot;%1&quot; is a parent: applications can run in a leaf only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule &quot;recovery&quot; is added by the scheduler itself: remove it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule &quot;test&quot; is only for the scheduler&apos;s own tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule &quot;tag&quot; needs a value: the name of the tag, for example namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown placement rule &quot;%1&quot;: use provided, user, fixed or tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown placement rule &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the filter type &quot;%1&quot; acts as allow: only &quot;deny&quot; in lower case denies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write deny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parent rule fixed &quot;root&quot; leads to root.root: without a parent rule the queue is below root anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the parent rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;recovery&quot; cannot be configured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown rule &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule &quot;%1&quot; has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path of queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a full path, which cannot have a parent rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted by the validator, but fails when applied: the placement rules cannot be built, so that a start rejects every application and a reload fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted by the validator, but ignored when applied: &quot;%1&quot; is not a user name, and a list of several names cannot contain regular expressions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted by the validator, but ignored when applied: &quot;%1&quot; is not a group name, and a list of several names cannot contain regular expressions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted by the validator, but fails when applied: &quot;%1&quot; begins like a full path without being one, and the scheduler crashes on the first application: write &quot;root.%1&quot;, or another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a placement rule uses %1 as a parent: write &quot;parent: true&quot; here, because rules do not take the queues below it into account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the placement rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;parent: true&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement rules use the written &quot;parent: true&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue with children but without that key counts as a leaf for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed rules are compared in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule never finds a configured queue with capital letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed rule has a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the queue in which the applications run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed rule does not end at the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications run in leaves. The root can be the parent of a dynamic rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full path has no parent rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation accepts it below a dynamic rule, but the rules cannot be built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of a fixed value are queue names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation does not check them; building the rules does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outermost rule decides whether queues are created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation ignores the key &quot;create&quot; of parent rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule &quot;fixed&quot; is written in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With another spelling its path is not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that cannot be built pass validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag rule without value, &quot;recovery&quot; and &quot;test&quot; fail only when they are applied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An access list is &quot;users groups&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names are separated by commas, and one space separates users from groups; &quot;*&quot; is everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue names are legal and unique among siblings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use 1 to 64 letters, digits and _ - : # / @, no dot. Upper and lower case do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue properties have known names and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unknown property has no effect, and an invalid value is replaced by the default, both without a message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue names with limits or rules on them are in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage is counted under the lower-case name; limits and fixed rules with capital letters may never apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access lists have no entries that the scheduler ignores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &quot;*&quot; among other names is ignored, and white space other than a single space becomes part of a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue with children does not set &quot;parent: false&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children make it a parent in any case. Remove the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An access list has at most one space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More spaces pass validation, but the queue cannot be created when the file is applied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root queue is exactly &quot;root&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another spelling passes validation, but the partition cannot be created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resources of a child template are quantities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation does not check them. If one is not a quantity, the queue cannot be created when the file is applied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names in access lists have legal characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names with other characters are dropped without a message, so they grant nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 parts: write users, one space, groups; names are separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queue needs a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a queue &quot;%2&quot; already; upper and lower case do not matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown property &quot;%1&quot;: it has no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown property &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the property to &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sort policy &quot;stateaware&quot; was removed: the scheduler uses fifo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write fifo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of &quot;%2&quot;, so the scheduler uses %3: write %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue &quot;%1&quot; is named in a fixed placement rule, which only finds lower-case names: write it in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue &quot;%1&quot; has capital letters, so limits on it or below do not match the usage, which is counted in lower case: write it in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;*&quot; among other names in &quot;%1&quot; is ignored: write it alone to allow everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has white space other than a space, such as a tab or a line break, which becomes part of the name, so that name is ignored: use one space between users and groups, and nothing around them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has white space other than a space, such as a tab or a line break, which becomes part of the name, so nobody is allowed: use one space between users and groups, and nothing around them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted by the validator, but fails when applied: &quot;%1&quot; has more than one space, so the queue cannot be created: write users, one space, groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted by the validator, but the scheduler ignores %2 in &quot;%1&quot; when it applies the file: a user in an access list may have only A-Z a-z 0-9 _ . @ -, at the end also $</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted by the validator, but the scheduler ignores %2 in &quot;%1&quot; when it applies the file: a group in an access list may have only A-Z a-z 0-9 _ -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the name of the root queue: the scheduler ignores its resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the scheduler&apos;s own queue for recovery: nobody can submit to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;parent: false&quot; has no effect: %1 has queues below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove &quot;parent&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted by the validator, but fails when applied: the root queue must be spelled &quot;root&quot;, not &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;root&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted by the validator, but fails when applied: the child template cannot be read, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both access lists of a queue have the right form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The administrators&apos; list is checked first, then that of the submitters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children are checked after their parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first error that the scheduler reports is the one highest in the tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue name has 1 to 64 legal characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters, digits and _ - : # / @ are allowed; a dot separates the parts of a path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names match from the first to the last character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trailing line break makes a name illegal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the maximum of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the guaranteed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the guaranteed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit on %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the maximum to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the maximum of %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set &quot;maxapplications&quot; to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set &quot;maxapplications&quot; to %1, here and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the limit to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit on %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed and maximum are quantities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write whole numbers with a unit that fits the resource: vcore 500m or 2, memory 10Gi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue guarantees no more than its maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the guarantee or raise the maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum of a queue fits into those above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest maximum on the path to the root counts. Lower this one or raise that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children are guaranteed no more than their parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum over the children must fit into the guarantee of the parent, for the resources that it sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children are guaranteed no more than the maximum above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum over the children must fit into the smallest maximum from their parent to the root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources have the names that pods report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods report &quot;vcore&quot; and &quot;memory&quot;, in lower case. A quota on &quot;cpu&quot; or &quot;Memory&quot; limits nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A maximum is not all zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation reads it as nothing allowed, the running scheduler as no maximum. Remove it, or set the intended quota.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit fits into the maximum of every queue above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler compares only the queue&apos;s own maximum. A larger limit can never be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue without quota shares that of its parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its siblings can use all of it; set a quota if the queue needs its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guarantees leave room below the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With more than nine tenths guaranteed little can be lent. Guaranteeing all of it may be intended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 guarantees this part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1 guarantees %2, more than its own maximum %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1 has the maximum %2, more than %3 of %4 above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queues below %1 guarantee %2 together, but %1 itself only %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queues below %1 guarantee %2 together, more than the maximum %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pod uses the resource &quot;%1&quot;: pods report it as &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the resource to &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no node has the resource &quot;%1&quot;: nodes report it as &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the maximum of %1 has only zeros: the validator reads it as nothing allowed, the running scheduler as no maximum at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this limit allows %1, which cannot be reached: the maximum of %2 above it is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue &quot;%1&quot; is the only one below %2 without a maximum: it may use all that the queues above it allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queues below %1 guarantee %2 %3 together, more than 90% of its maximum %4: little is left to share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest maximum on the path applies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue without a maximum inherits the one above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guarantees of children are added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum represents the subtree in the comparisons above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guarantee represents its subtree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources that a queue does not guarantee itself are not counted above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root guarantees nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of the maxima of its children may exceed the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition names are unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper and lower case do not matter; a partition without a name is &quot;default&quot;. Rename one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A partition has a list of queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;queues:&quot; with a list below; an empty list is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root queue has no resources of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the root is the size of the cluster. Remove guaranteed and max, or set them on its children.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits are set on the partition or on the root queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both lists apply to the same queue; if both are written, they must be identical. Keep one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node sorting policy is fair or binpacking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In lower case, or omitted for fair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of resources are not negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weight of 0 excludes the resource.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition &quot;%1&quot; is defined twice; upper and lower case do not matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition &quot;%1&quot; has no &quot;queues&quot;: write at least &quot;queues: []&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the root queue must not have &quot;guaranteed&quot; or &quot;max&quot;: its size is that of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the partition and its root queue both have limits, and they differ: keep one of the two lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limits of the root queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown node sorting policy &quot;%1&quot;: use fair or binpacking, in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weight of %1 is %2: it must not be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single top queue &quot;root&quot; is the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all other cases a root is inserted, and the queues become its children.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root queue is spelled &quot;root&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another spelling passes validation but cannot be applied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of the partition are those of the root queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are checked and enforced as if they were written there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without limits of the partition those of the root queue apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two lists are never merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the configuration has no partition: a scheduler that loads it removes all partitions, and all applications fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more problems are not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a saved answer of a scheduler: the configuration in it is checked, the keys that the scheduler has added are not. Remove them to use it as a queues.yaml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the added keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is not a configuration: it has no partitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the configuration has resource types with too long names, or more than %1 new ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ConfigMap of the administrator takes precedence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler uses each key from &quot;yunikorn-configs&quot; if it is there, else from &quot;yunikorn-defaults&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ConfigMap has the key of the queue configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is &quot;queues.yaml&quot;, or named after the policy group where the ConfigMap sets one. Add it, or check the file that has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A compressed queue configuration can be decompressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key in binaryData that ends in .gz is decompressed and takes precedence over the plain text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queues.yaml has no keys that the scheduler adds to its answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler reports its active configuration with &quot;checksum&quot;, &quot;extra&quot; and other keys, and rejects a file that has them all. Remove them to use the answer as a queues.yaml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any user (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any group (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved queue names are not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;root&quot; below the root and &quot;@recovery@&quot; have a meaning of their own; choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A configuration has a partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler accepts an empty text or comments alone. Loading it removes all partitions: their queues drain and all applications fail. Restore the file unless this is intended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key of the scheduler&apos;s ConfigMap is one that it reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler ignores keys that it does not know, and its documentation spells two keys in a way that its code does not read. Values must be texts: put numbers and true or false in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value of the scheduler&apos;s ConfigMap can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change of the ConfigMap takes effect without a restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the queue configuration, log levels, the health interval, event keys and the flag for hot refresh are read again. Restart the scheduler after a change of any other key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A log level exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log levels are -1 to 5 or debug, info, warn, error, dpanic, panic and fatal, in lower or upper case. The most specific key counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number of 0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a duration such as 30s or 5m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a log level from -1 to 5, or one such as info or debug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API server rejects the value of &quot;%1&quot;, which is no text: put it in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hot refresh is off: changes of the ConfigMap, also of the queue configuration, take effect after a restart only, and so does turning it on again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value &quot;%1&quot; of &quot;%2&quot; must be %3; the scheduler uses %4 instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value &quot;%1&quot; of &quot;%2&quot; must be %3; the scheduler loads nothing of this ConfigMap until it is corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler does not read &quot;%1&quot;: its documentation has that name, its code reads &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: the scheduler ignores it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: the scheduler ignores it; did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value &quot;%1&quot; of &quot;%2&quot; must be %3; the scheduler cannot read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With an unreadable value of a key for the service or Kubernetes the scheduler loads nothing of the ConfigMap, the queue configuration included. Unreadable values of event keys count as not set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value &quot;%1&quot; of &quot;%2&quot; must be %3; the scheduler does not use this value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sim</name>
    <message>
        <source>Submit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add pods to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete pods of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fail %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preempt pods of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drain node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fail node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the groups of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change namespace %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart Scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create pods in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End pods of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Quota Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count Cards Only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply rules for models to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applications %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queue exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guaranteed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pending %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running applications %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>status &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user %1 in %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1 in %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node or a placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placeholders hold %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charged group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the node exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes no pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no configuration was loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected pods %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the group exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min in effect %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runtime %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running pods %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting pods %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evicted pods %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evicted %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the machine exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allocatable %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unschedulable %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario has elastic quotas: a configuration of queues does not concern it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration is rejected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration is rejected, line %1: %2 [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration has no partition %1, which the scenario simulates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration cannot be applied, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queue is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no node with room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user %1 at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1 at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runtime of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card of a model it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must not be above %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a burst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a name is used twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: there is no user %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a generated cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be at most 10 numbers from 1, the children of each queue by level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must give at most %2 queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; cannot both be given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2: %3 [%4]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applications of %1 would be rejected: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: there is no partition %2 in the queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is not a leaf queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: &quot;%2&quot;: there is no user %3: add one, or give the groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; requires &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elastic quotas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the revoking of over-use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains no ElasticQuota object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: &quot;%2&quot; is not possible in a cluster with elastic quotas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: &quot;%2&quot; is not possible in a cluster with queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: &quot;%2&quot; checks what a cluster with elastic quotas does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: &quot;%2&quot; checks what a cluster with queues does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scenario must not be larger than 1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scenario must be a text in UTF-8, which this is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group of pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a gang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be soft or hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a task group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the groups of a user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pods that end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quotas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quota group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules for models of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no action or check is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the usage of a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blocking limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a loaded configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list with at least one item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a map of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a number from 1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a number from 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a duration from 1ms to 1000h, such as 90s or 1m30s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a number from 1, or two of them, the smaller one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a duration such as 90s or 1m30s, or two of them, the smaller one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 must be above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a map of resource types to quantities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 must not be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a time in UTC, such as 2026-11-02T08:00:00Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cluster with queues has no elastic quotas: this action is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application %1 does not exist or has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application %1 exists already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quota of namespace %1 in Kubernetes has no room for any of its pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1; Kubernetes rejected %n pods</source>
        <comment>%1; Kubernetes rejected %n pod</comment>
        <translation>
            <numerusform>%1; Kubernetes rejected %n pod</numerusform>
            <numerusform>%1; Kubernetes rejected %n pods</numerusform>
        </translation>
    </message>
    <message>
        <source>more pods are requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no application %1 in the scheduler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pod %1 of %2 is allocated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pods ended</source>
        <comment>%n pod ended</comment>
        <translation>
            <numerusform>%n pod ended</numerusform>
            <numerusform>%n pods ended</numerusform>
        </translation>
    </message>
    <message>
        <source>fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>release of %n pods requested</source>
        <comment>release of %n pod requested</comment>
        <translation>
            <numerusform>release of %n pod requested</numerusform>
            <numerusform>release of %n pods requested</numerusform>
        </translation>
    </message>
    <message>
        <source>node %1 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node %1 takes no new pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no node %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>node %1 removed with %n pods</source>
        <comment>node %1 removed with %n pod</comment>
        <translation>
            <numerusform>node %1 removed with %n pod</numerusform>
            <numerusform>node %1 removed with %n pods</numerusform>
        </translation>
    </message>
    <message>
        <source>node %1 takes pods again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applications that %1 submits from now on have these groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected, line %1: %2 [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected: partition %1 is simulated and must stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active: %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n queue changes</source>
        <comment>%n queue change</comment>
        <translation>
            <numerusform>%n queue change</numerusform>
            <numerusform>%n queue changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n limit changes</source>
        <comment>%n limit change</comment>
        <translation>
            <numerusform>%n limit change</numerusform>
            <numerusform>%n limit changes</numerusform>
        </translation>
    </message>
    <message>
        <source>applies to new pods and applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>recovered %n applications</source>
        <comment>recovered %n application</comment>
        <translation>
            <numerusform>recovered %n application</numerusform>
            <numerusform>recovered %n applications</numerusform>
        </translation>
    </message>
    <message>
        <source>no node on which it may run has room for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no node has room for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for evicted pods to end on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of priority %2 preempts in %3: %4 evicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over-use is revoked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cluster with elastic quotas has no queues: this action is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pod %1 exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pods in %1</source>
        <comment>%n pod in %1</comment>
        <translation>
            <numerusform>%n pod in %1</numerusform>
            <numerusform>%n pods in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no such pods in namespace %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no ElasticQuota object in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 configured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; then %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node %1 exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node %1 is back without pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards are not counted by model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is counted by model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must return %2 of %3 to groups that are guaranteed them, but none of its pods may be evicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 returns %2 of %3 to groups that are guaranteed them: %4 moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 returns %2 of %3 to groups that are guaranteed them: %4 evicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has been over its limit for too long, but none of its pods may be evicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has been over its limit for too long: %2 evicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be current or seed, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pod %1 is not created: %2 of group %3: %4 of at most %5 are requested, the pod requests %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario has elastic quotas: mode applies to queues only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the samples do not contain nodes: without them there is nowhere to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the samples contain no pod that was requested or allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The load has %1 and %2, from %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n applications</source>
        <comment>%n application</comment>
        <translation>
            <numerusform>%n application</numerusform>
            <numerusform>%n applications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pods</source>
        <comment>%n pod</comment>
        <translation>
            <numerusform>%n pod</numerusform>
            <numerusform>%n pods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <comment>%n sample</comment>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pods ran until the end of the samples and do not end in the simulation.</source>
        <comment>%n pod ran until the end of the samples and does not end in the simulation.</comment>
        <translation>
            <numerusform>%n pod ran until the end of the samples and does not end in the simulation.</numerusform>
            <numerusform>%n pods ran until the end of the samples and do not end in the simulation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pods were never allocated: they run as long as the median of their user&apos;s pods.</source>
        <comment>%n pod was never allocated: it runs as long as the median of its user&apos;s pods.</comment>
        <translation>
            <numerusform>%n pod was never allocated: it runs as long as the median of its user&apos;s pods.</numerusform>
            <numerusform>%n pods were never allocated: they run as long as the median of their user&apos;s pods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applications are left out: no sample shows a pod of them.</source>
        <comment>%n application is left out: no sample shows a pod of it.</comment>
        <translation>
            <numerusform>%n application is left out: no sample shows a pod of it.</numerusform>
            <numerusform>%n applications are left out: no sample shows a pod of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected applications are left out: what they requested is not known.</source>
        <comment>%n rejected application is left out: what it requested is not known.</comment>
        <translation>
            <numerusform>%n rejected application is left out: what it requested is not known.</numerusform>
            <numerusform>%n rejected applications are left out: what they requested is not known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n placeholders are left out: only the pods that replace them run.</source>
        <comment>%n placeholder is left out: only the pod that replaces it runs.</comment>
        <translation>
            <numerusform>%n placeholder is left out: only the pod that replaces it runs.</numerusform>
            <numerusform>%n placeholders are left out: only the pods that replace them run.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: &quot;%2&quot;: there is no user %3: add one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list has no actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a kill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved it from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sample contains applications of partition %1: choose another partition, or record a scheduler with queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one sample contains applications: record for longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n applications are left out: they were submitted and ended between two samples.</source>
        <comment>%n application is left out: it was submitted and ended between two samples.</comment>
        <translation>
            <numerusform>%n application is left out: it was submitted and ended between two samples.</numerusform>
            <numerusform>%n applications are left out: they were submitted and ended between two samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The configuration changed %n times while the load was recorded; its first one counts.</source>
        <comment>The configuration changed once while the load was recorded; its first one counts.</comment>
        <translation>
            <numerusform>The configuration changed once while the load was recorded; its first one counts.</numerusform>
            <numerusform>The configuration changed %n times while the load was recorded; its first one counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The capacity of %n nodes changed; the first one of each counts.</source>
        <comment>The capacity of %n node changed; its first one counts.</comment>
        <translation>
            <numerusform>The capacity of %n node changed; its first one counts.</numerusform>
            <numerusform>The capacity of %n nodes changed; the first one of each counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pods run longer than they did: their applications would complete before their next pods.</source>
        <comment>%n pod runs longer than it did: its application would complete before its next pod.</comment>
        <translation>
            <numerusform>%n pod runs longer than it did: its application would complete before its next pod.</numerusform>
            <numerusform>%n pods run longer than they did: their applications would complete before their next pods.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>snapshot</name>
    <message>
        <source>text after the end of the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a comma or the end of the list or object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a key in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no valid UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>control character in a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a hexadecimal digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is nested more than %1 levels deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is empty (byte 0).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No JSON: %1; the answer starts with &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No JSON at byte %1: %2; the answer starts with &quot;%3&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No JSON at byte %1: %2, last key &quot;%3&quot;; the answer starts with &quot;%4&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lists of the answer need more than the %1 MiB of memory that are used for one answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resource type &quot;%1&quot; cannot be read: its name is longer than %2 bytes, or more than %3 types were received.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer must be %1, but is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2, but is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer has no %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a resource with at most %1 types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no snapshot: it must be one JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no snapshot: the member &quot;partition&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a recording of QuotaDeck.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>template</name>
    <message>
        <source>a template is a map with the keys template, description, parameters and queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: a template has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;queue&quot; with a queue as in queues.yaml is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;parameters&quot; is a map from names to their settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a parameter: use letters, digits, - and _</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parameter %1 is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settings of a parameter are a map with description, default, values or classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a size class is a map of values, such as {cpu: 8}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size class %1 has other values than %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a text, values a list of texts, classes a map from names to values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: a parameter has description, default, values and classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parameter %1 has values and classes: use one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of %1 is not one line of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value of %2: use %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the template has no parameter %1: it has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parameter %1 has no default: give it a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a placeholder is never closed: write ${name}, or %1 for the characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>${%1} is no parameter of the template: it has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a placeholder cannot stand in a text of several lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queue of the template has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no queue %1 to add the tenant to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a queue %2 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a leaf and becomes a parent: applications that run in it are no longer scheduled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ugm</name>
    <message>
        <source>The user %1 has no usage in this queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group %1 has no usage in this queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue path must be &quot;root&quot; or start with &quot;root.&quot;, without an empty part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The application has no ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no usage to book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be an object of whole numbers, or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 has no answer &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no JSON: the text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an operation must be an object with &quot;op&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be config, tryIncrease, increase, decrease, headroom, canRun or usage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>usage</name>
    <message>
        <source>this machine does not know the time zone &quot;%1&quot;: use a name such as Europe/Berlin, or UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a price list is a mapping with currency and prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price list has no currency, such as EUR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price list has no list of prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: use one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; occurs twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a price is a mapping with resource, per and price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price has no %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per must be above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price ends before it begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has another price at the same time: let that end with &quot;to&quot; where this begins with &quot;from&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the period ends before it begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guarantees belong to queues: charge them with rows by queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source does not know what was guaranteed: use a recording, the history or a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cost of guarantees contains that of idle ones: choose what becomes of them only where used amounts are charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source does not know what was idle: use a recording, the history or a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source does not say to which %1 amounts belong: choose other rows or another source</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n samples have no applications and count as a gap</source>
        <comment>%n sample has no applications and counts as a gap</comment>
        <translation>
            <numerusform>%n sample has no applications and counts as a gap</numerusform>
            <numerusform>%n samples have no applications and count as a gap</numerusform>
        </translation>
    </message>
    <message>
        <source>samples do not show which allocations end by preemption: those are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the summary has no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n summaries occur again and count once</source>
        <comment>%n summary occurs again and counts once</comment>
        <translation>
            <numerusform>%n summary occurs again and counts once</numerusform>
            <numerusform>%n summaries occur again and count once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summaries are of applications that did not complete: their amounts may be incomplete</source>
        <comment>%n summary is of an application that did not complete: its amounts may be incomplete</comment>
        <translation>
            <numerusform>%n summary is of an application that did not complete: its amounts may be incomplete</numerusform>
            <numerusform>%n summaries are of applications that did not complete: their amounts may be incomplete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters of the scheduler overflowed: they are in no sum, and sums marked with ≥ are at least that</source>
        <comment>%n counter of the scheduler overflowed: it is in no sum, and sums marked with ≥ are at least that</comment>
        <translation>
            <numerusform>%n counter of the scheduler overflowed: it is in no sum, and sums marked with ≥ are at least that</numerusform>
            <numerusform>%n counters of the scheduler overflowed: they are in no sum, and sums marked with ≥ are at least that</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summaries do not say what was preempted</source>
        <comment>%n summary does not say what was preempted</comment>
        <translation>
            <numerusform>%n summary does not say what was preempted</numerusform>
            <numerusform>%n summaries do not say what was preempted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summaries do not say what placeholders held</source>
        <comment>%n summary does not say what placeholders held</comment>
        <translation>
            <numerusform>%n summary does not say what placeholders held</numerusform>
            <numerusform>%n summaries do not say what placeholders held</numerusform>
        </translation>
    </message>
    <message>
        <source>summaries are of applications that have ended: what still runs is not in them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds since 1970</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object of amounts by instance type and resource type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the summary has none of the known fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TrackedResource{type:resource=amount,...}; the line may be cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the summary has no end: the line is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the summary is no JSON (%1); the line may be cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line has no application summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid time &quot;%1&quot;: use 2026-11-02, 2026-11-02T08:00 or 2026-11-02T08:00:00Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid currency &quot;%1&quot;: use three capital letters, such as EUR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid price &quot;%1&quot;: use digits, at most nine of them behind the point, such as 0.0416</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the report has more than %1 columns: choose longer columns or a shorter period</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n samples are older than the one before them and do not count</source>
        <comment>%n sample is older than the one before it and does not count</comment>
        <translation>
            <numerusform>%n sample is older than the one before it and does not count</numerusform>
            <numerusform>%n samples are older than the one before them and do not count</numerusform>
        </translation>
    </message>
    <message>
        <source>the summary does not say what was used: the line may be cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time from 1970 to 2100, in milliseconds since 1970</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the report has more than %1 cells: choose longer columns or a shorter period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source has no amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a FOCUS file has costs: choose a price list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the period ends before it begins: enter a later end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the oldest samples of this source are not kept any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the amounts are those of one moment, as if they were held for an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source does not report its applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags are not kept with the samples of a source: use &quot;Usage now&quot; or a recording for rows by tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a usage history has queues, users and groups: choose one of these for the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no usage of this source has been kept yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording is not there any more: open it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no line has an application summary (%1): choose a log of the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n broken summaries are not in the report; the first is in line %1: %2</source>
        <comment>%n broken summary is not in the report; it is in line %1: %2</comment>
        <translation>
            <numerusform>%n broken summary is not in the report; it is in line %1: %2</numerusform>
            <numerusform>%n broken summaries are not in the report; the first is in line %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>amounts of an interval of the store are spread evenly over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the store is empty: no collector has written to it yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the store has nothing of cluster %1: choose another cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the store has several clusters: choose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a store has no tags: choose other rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price &quot;%1&quot; is too large: it is at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source has nothing of this period: amounts are not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>period before: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a FOCUS file has charges of a period, and these amounts are of one moment: choose another source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a report definition is a mapping with apiVersion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a period is a word, or from and to: leave out one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the apiVersion is missing: write %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a filter by tag is of the tag of the rows: choose rows by tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid %1 &quot;%2&quot;: use one of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where must be a mapping of keys to names, such as user: ann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of %1 is empty: leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name is missing: write %1 for those without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid name &quot;%1&quot;: a * is only allowed at its end; write \* for the letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid filter &quot;%1&quot;: write key=name, such as queue=root.eng,user=ann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid resource &quot;%1&quot;: write a whole name, such as vcore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source does not say to which %1 amounts belong: choose another filter or another source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing in the source matches %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guaranteed and idle amounts belong to queues: charge them with a filter of queues alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n samples have no queues: guaranteed, idle and above guaranteed lack what was in their time</source>
        <comment>%n sample has no queues: guaranteed, idle and above guaranteed lack what was in its time</comment>
        <translation>
            <numerusform>%n sample has no queues: guaranteed, idle and above guaranteed lack what was in its time</numerusform>
            <numerusform>%n samples have no queues: guaranteed, idle and above guaranteed lack what was in their time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples do not say what quota groups use and count as a gap</source>
        <comment>%n sample does not say what quota groups use and counts as a gap</comment>
        <translation>
            <numerusform>%n sample does not say what quota groups use and counts as a gap</numerusform>
            <numerusform>%n samples do not say what quota groups use and count as a gap</numerusform>
        </translation>
    </message>
    <message>
        <source>no finished application is listed: the scheduler lists those of about the last three days</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the scheduler does not report what its %n finished applications used: use logs with application summaries, or a store that quotadeck collect writes</source>
        <comment>the scheduler does not report what its %n finished application used: use logs with application summaries, or a store that quotadeck collect writes</comment>
        <translation>
            <numerusform>the scheduler does not report what its %n finished application used: use logs with application summaries, or a store that quotadeck collect writes</numerusform>
            <numerusform>the scheduler does not report what its %n finished applications used: use logs with application summaries, or a store that quotadeck collect writes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished applications are listed: a scheduler lists them for about three days, until it restarts</source>
        <comment>%n finished application is listed: a scheduler lists them for about three days, until it restarts</comment>
        <translation>
            <numerusform>%n finished application is listed: a scheduler lists them for about three days, until it restarts</numerusform>
            <numerusform>%n finished applications are listed: a scheduler lists them for about three days, until it restarts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished applications are also in a log, or listed again, and count once</source>
        <comment>%n finished application is also in a log, or listed again, and counts once</comment>
        <translation>
            <numerusform>%n finished application is also in a log, or listed again, and counts once</numerusform>
            <numerusform>%n finished applications are also in a log, or listed again, and count once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>what %n finished applications used is not reported and not in the sums</source>
        <comment>what %n finished application used is not reported and not in the sums</comment>
        <translation>
            <numerusform>what %n finished application used is not reported and not in the sums</numerusform>
            <numerusform>what %n finished applications used is not reported and not in the sums</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summaries do not say how long the application waited</source>
        <comment>%n summary does not say how long the application waited</comment>
        <translation>
            <numerusform>%n summary does not say how long the application waited</numerusform>
            <numerusform>%n summaries do not say how long the application waited</numerusform>
        </translation>
    </message>
    <message>
        <source>elastic quotas are known by quota group alone: choose queues for the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an earlier version kept this history, without the parents of quota groups: report a recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;Usage now&quot; has no elastic quotas: choose another source of the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler does not report finished applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the %1 applications that ended last are in the report: quotadeck report --connect reads all that the scheduler lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n samples do not say what some quota groups use: used, idle and above guaranteed lack what it was</source>
        <comment>%n sample does not say what some quota groups use: used, idle and above guaranteed lack what it was</comment>
        <translation>
            <numerusform>%n sample does not say what some quota groups use: used, idle and above guaranteed lack what it was</numerusform>
            <numerusform>%n samples do not say what some quota groups use: used, idle and above guaranteed lack what it was</numerusform>
        </translation>
    </message>
    <message>
        <source>none of the listed applications got anything before it ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n intervals of the store, in the format of an earlier version, have no amounts above guaranteed, pending amounts or waits</source>
        <comment>%n interval of the store, in the format of an earlier version, has no amounts above guaranteed, pending amounts or waits</comment>
        <translation>
            <numerusform>%n interval of the store, in the format of an earlier version, has no amounts above guaranteed, pending amounts or waits</numerusform>
            <numerusform>%n intervals of the store, in the format of an earlier version, have no amounts above guaranteed, pending amounts or waits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n intervals were written by two collectors at the same time and count once: the waits that the other collector wrote are left out</source>
        <comment>%n interval was written by two collectors at the same time and counts once: the waits that the other collector wrote are left out</comment>
        <translation>
            <numerusform>%n interval was written by two collectors at the same time and counts once: the waits that the other collector wrote are left out</numerusform>
            <numerusform>%n intervals were written by two collectors at the same time and count once: the waits that the other collector wrote are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n intervals were written by two collectors at the same time and count once</source>
        <comment>%n interval was written by two collectors at the same time and counts once</comment>
        <translation>
            <numerusform>%n interval was written by two collectors at the same time and counts once</numerusform>
            <numerusform>%n intervals were written by two collectors at the same time and count once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n intervals of the store, in the format of an earlier version, have no amounts above guaranteed or pending amounts</source>
        <comment>%n interval of the store, in the format of an earlier version, has no amounts above guaranteed or pending amounts</comment>
        <translation>
            <numerusform>%n interval of the store, in the format of an earlier version, has no amounts above guaranteed or pending amounts</numerusform>
            <numerusform>%n intervals of the store, in the format of an earlier version, have no amounts above guaranteed or pending amounts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yaml</name>
    <message>
        <source>a second YAML parser rejects it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second YAML parser reads this place differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list does not begin on a line of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the item cannot be put into a list in brackets without losing its comments or anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the item does not begin on a line of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comment in the list would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second &apos;:&apos; makes this line ambiguous: check the indentation, or put the text in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line does not continue what is above it: check its indentation and the quotes before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list item must start with &apos;-&apos; in the same column as the items above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;}&apos;: the map that begins with &apos;{&apos; is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;]&apos;: the list that begins with &apos;[&apos; is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is missing here, or a bracket above is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the document ends above: this text does not belong to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key must be followed by &apos;:&apos; on its line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list item &apos;-&apos; is not allowed here: put it on a line of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map cannot begin here: put it on a line of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key is not allowed here: check the indentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text ends inside quotes: the closing quote is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the document ends inside quotes: the closing quote is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown escape sequence: use single quotes to keep backslashes as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text contains a control character: remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tab cannot indent: use spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tag begins with a handle that no %TAG line defines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second %YAML line: keep one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %YAML 1.1 can be read: remove the %YAML line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text ends where a value is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value cannot start with &apos;%1&apos;: put it in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text contains a NUL byte: this is not a text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte %1 is not UTF-8: save the file as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the alias *%1 has no anchor &amp;%1 above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the alias *%1 is inside its own anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 values up to here are copies by alias, which the scheduler rejects as excessive: write some of them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested deeper than %1 levels by this alias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 values, aliases counted again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough memory to read the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not YAML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has %1 bytes; at most %2 are read (16 MiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is the alias *%1: change it at the anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list or map is written where a single value is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value spans several lines without quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comment beside it would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key already has a value of another type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comment inside would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comment before it would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; comes from a merge key &quot;&lt;&lt;&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the only key of its map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disabled items would lose their list: enable them or remove their lines first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: use %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is missing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a duration such as 5m or 1h30m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a whole number from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value of &quot;%2&quot;: use %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
