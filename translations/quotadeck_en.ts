<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AskResource</name>
    <message>
        <source>There is a row or column for %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods ask the scheduler for vcore: a limit of %1 limits nothing. Write vcore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler knows %1, not %2.</source>
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
        <source>Resource type, as pods ask for it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1 All the Same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Baseline</name>
    <message>
        <source>The active configuration (%1) was the same as the last save, and may have changed since</source>
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
        <source>No limit is set on the way to the root</source>
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
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangesTable</name>
    <message>
        <source>Changes of the configuration</source>
        <translation type="unfinished"></translation>
    </message>
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
</context>
<context>
    <name>ChartContent</name>
    <message>
        <source>%1 (%2 – %3)</source>
        <extracomment>the last value, with the least and the greatest of the same moment</extracomment>
        <translation type="unfinished"></translation>
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
    <name>EffectiveChain</name>
    <message>
        <source>all other groups together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other user</source>
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
        <source>%1: nothing limits it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>queue, what it sets, amount</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (binds)</source>
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
        <source>%1: only %2 of %3 can be had, by %4 %5</source>
        <extracomment>resource, two amounts, queue, and what it sets</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing on the way from the root is smaller: the limit itself decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ElasticAccount</name>
    <message>
        <source>To share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the cluster has for all groups of the first level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runtime of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 that are asked for, max lets no more count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of the level asks for more, or has a weight for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min in effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min %1 is scaled down: the minima of the level are more than there is to share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What runs already is guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; one unit of it from rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 is above the request and goes back to the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What tree %1 has for all groups of its first level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for in the group and below it, pods that wait included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What there is to share, less the starts of all groups of the level: it goes to those who ask for more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 less than the request that counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its own, as far as it asks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for more than its own %1, so it starts with that and takes part in the rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for less than its own %1: it gets what it asks for and lends %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for no more than its own %1, and gets that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not lend, so it keeps its own %1, whatever it asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 in the pool it gets %5: its weight %2 is %4 % of %3, the weights of all who still ask for more</source>
        <extracomment>amounts: pool, own weight, sum of weights, percentage, own part of the pool</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it asked for all that max lets it have, while the others ask for what they do now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not more, whatever it asks for</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ElasticAdmission</name>
    <message>
        <source>min of %1 of %2: %3 → %4</source>
        <extracomment>resource, group, two amounts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max of %1 of %2: %3 → %4</source>
        <extracomment>resource, group, two amounts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the cluster: %2 → %3</source>
        <extracomment>resource, two amounts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pods that may not be evicted have to fit in the min of %1, which is %2 %3: %4 are used so, and the pod asks for %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may use %2 %3: %4 are used, and the pod asks for %5</source>
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
        <source>would get cards of %1</source>
        <comment>model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would have to give %2 of %3 back.</source>
        <comment>group, number, model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would get cards of any model that is free</source>
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
        <source>What the annotation total-resource of its root says (EQ-54)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First level shares</source>
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
        <source>What %n nodes have to give, whether they take pods or not (EQ-55)</source>
        <translation>
            <numerusform>What %n node has to give, whether it takes pods or not (EQ-55)</numerusform>
            <numerusform>What %n nodes have to give, whether they take pods or not (EQ-55)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What %n nodes of its pool have to give (EQ-56)</source>
        <translation>
            <numerusform>What %n node of its pool has to give (EQ-56)</numerusform>
            <numerusform>What %n nodes of its pool have to give (EQ-56)</numerusform>
        </translation>
    </message>
    <message>
        <source>of these closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On nodes that take no new pods. Counted all the same: what runs there goes on (EQ-55)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was typed, which counts in place of the nodes&apos; sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was typed or told: no nodes are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System and default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by the pods of the two groups, which take theirs first (EQ-52)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belongs to trees with totals of their own (EQ-54)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler&apos;s service does not tell what tree %1 has of %2: that stands in the annotation total-resource of its root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What tree %1 has of %2 is not told: its root lacks the annotation total-resource, or the annotation lacks it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What tree %1 takes from the cluster is not told, so neither is what is left for the default tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known as soon as the total of the cluster is: type what it has of %1 into “Cluster total”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of the file cannot be read, so not all groups are known: line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The groups make no tree: %1: %2</source>
        <comment>group, reason</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>%1 Open the configuration and ask about that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No configuration is open: open one with Ctrl+O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject the edited text and keep what it has. Line %1: %2</source>
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
        <source>The source does not tell of applications.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no application %1 at this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits for nothing: it has no pending request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the user who asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what is asked for, as in vcore=2, memory=4Gi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a parent queue: applications run in leaf queues only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no queue %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What users and groups use is unknown: nothing is assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What queues hold and how large the cluster is are unknown: empty and endless are assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not list the order of limits: another group of the user may be the one that is charged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not list its placement rules: name a queue, or ask about the edited file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The placement rules give no queue: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not exist yet: it is asked about as placement would create it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has all that it asked for: it runs in %2 since %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has all that it asked for: it runs in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It runs now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was read from a source yet: connect one, or open a configuration and ask about that. What a cluster with elastic quotas decides is told on the page Elastic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source does not list %1 in %2: a limit for each other user may hold as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active configuration could not be read for %1: another one may be in force by now.</source>
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
</context>
<context>
    <name>Insight</name>
    <message>
        <source>applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue</source>
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
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all other groups together</source>
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
    <message>
        <source>There is no queue %1, and no placement rule could create it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no queue %1, and no placement rule could create it. Similar: %2.</source>
        <extracomment>the second is a list of queues, &quot;root.prod, root.pre&quot;</extracomment>
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
    <name>PartitionFields</name>
    <message>
        <source>Not set: the default of the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queue that the application asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queue called as the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always the queue of the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queue called as the tag of the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown to the scheduler: no rule works then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node sort policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair spreads pods over the nodes, binpacking fills them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether queues below their guarantee may take from others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota preemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether pods go when a maximum is lowered below the use</source>
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
        <source>Where the groups of users come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the resource counts when nodes are sorted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the queue is made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a queue that is missing is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the rule is for those below, or for all others</source>
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
        <source>The queue of a fixed rule, the name of the tag of a tag rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names, or one expression such as ^svc-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names, or one expression such as ^team-</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueueActions</name>
    <message>
        <source>A queue name has 1 to 64 of A-Z a-z 0-9 _ - : # / @</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a queue of that name already</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueueChoice</name>
    <message>
        <source>Queue:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueueFields</name>
    <message>
        <source>cannot be applied: write users, one space, groups</source>
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
        <source>nobody by this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody by this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here: only those whom the lists of the queues above let in</source>
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
        <source>How many applications may run here at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here, nor above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here: %1 lets %2 run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here: a queue with children is a parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here: a queue without children runs applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect: it has children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether queues are made below it instead of applications running in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect on the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler keeps and shows this property, but does not act upon it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set: the default of the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Takes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement rules that lead here get the new name, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit ACL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may submit applications: users, one space, groups; * is everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Admin ACL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may administer, and submit: users, one space, groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here: comes from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many applications may run at once in each queue that is made</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>95 % wait</source>
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
        <source>Denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications that were submitted, rejected ones included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications that were accepted and have not got anything yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications that have got something and are not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications that came to their end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications that failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications that the scheduler did not accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From submission to the first allocation, on the average; an application that still waits counts with the time until now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wait that 95 of 100 applications do not exceed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the tightest quota was used, on the average of the whole time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of that quota is used now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts of the scheduler that came to nothing; a request that waits is tried once a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pp</source>
        <extracomment>percentage points</extracomment>
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
        <extracomment>path, resource or &quot;applications&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <extracomment>&quot;user sue&quot;, path, resource or &quot;applications&quot;</extracomment>
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
    <message>
        <source>runtime of %1: %2</source>
        <extracomment>group, resource</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min of %1: %2</source>
        <extracomment>group, resource</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card of a model it takes</source>
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
</context>
<context>
    <name>Share</name>
    <message>
        <source>blocked</source>
        <comment>limit 0, nothing used</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over 0</source>
        <comment>something is used although the limit is 0</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueCheck</name>
    <message>
        <source>%1 % of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes %1</source>
        <extracomment>1536Gi, which is 1.5 TiB</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes %1, which is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top user now: %1 with %2</source>
        <extracomment>the user who uses most of a resource</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pod asks for cpu, they ask for vcore: this limits nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of applications: write digits, or nothing for no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 means no limit here, as if it were empty. Press Enter again to write it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n application(s) may run at once</source>
        <translation>
            <numerusform>At most %n application may run at once</numerusform>
            <numerusform>At most %n applications may run at once</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (none)</source>
        <extracomment>a maximum of zero: none may be used</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, less than 1 MiB: write Mi or Gi if more is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 cores: Ki, Mi and Gi are units of memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is more than any cluster has: check the unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is more than %2 times what the nodes have, %3: check the unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Press Enter again to write it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueUnit</name>
    <message>
        <source>%1 %</source>
        <extracomment>percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
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
</context>
<context>
    <name>WhoChip</name>
    <message>
        <source>all other groups together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit needs somebody: write u:name for a user or g:name for a group, or u:*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler refuses the name &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not seen yet by the scheduler: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>u: a user, g: a group, u:* each other user, g:* all other groups together</source>
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
    <message numerus="yes">
        <source>RECORDING %1 · %n moments · %2</source>
        <extracomment>status bar; file, number of moments, size</extracomment>
        <translation>
            <numerusform>RECORDING %1 · %n moment · %2</numerusform>
            <numerusform>RECORDING %1 · %n moments · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The recording ended, as the simulation went back in time: a recording has one past.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::app::SimulationControl</name>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for models</source>
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
        <source>The address of koord-scheduler&apos;s services, port 10251 as a rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Scenario File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
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
</context>
<context>
    <name>quotadeck::models::ApplicationListModel</name>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the application as the scheduler reports it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The application&apos;s id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leaf queue that it runs or waits in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who submitted it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group whose limits it counts against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocated to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for and not allocated yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long ago it was submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it got its first allocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The latest message of the scheduler on a pending request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>no group</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known: the scheduler did not report the usage of this user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No group limit counts for this application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not started yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to</source>
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
        <source>Who</source>
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
        <source>%1, by the limit at %2</source>
        <extracomment>group, queue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications of %1 in %2 are charged to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New applications of %1 in %2 will be charged to %3; as saved it is %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User (groups)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New applications of %1 in %2 will be charged to %3; now it is %4</source>
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
        <source>B less A; of shares in percentage points</source>
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
        <source>Not set here; %1 holds, set at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlimited: set neither here nor above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, binding: the smallest of %2 on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>binding or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another entry</source>
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
        <source>At</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force</source>
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
        <source>The scheduler would reject this text and keep what it has: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown queue</source>
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
        <source>over by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min counts %1</source>
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
        <source>weight is not max</source>
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
        <source>max of %1 does not name %2: it is neither counted nor limited</source>
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
        <source>%1, of which %2 count: the minima of the level are more than there is to share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set, which counts as 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not named in max: neither counted nor limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, while max is %2: the cluster does not let a weight follow max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The object does not report it; solved as if it were nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The object does not report it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quota group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used of runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled: used; hatched: requested beyond; foot: min; flag: max; bold mark: runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the group&apos;s own when it asks for it; – where none is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the group never gets more than; ∞ where max does not name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of what is left; max counts where none is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for in the group and below it, pending pods included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assigned in the group and below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runtime with the groups as they are in the saved file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the group may use now. It follows what is asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What deserves a look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster says %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runtime that the cluster reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may get %1</source>
        <comment>numbers of cards by model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root of tree %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of any model; now it may get %2</source>
        <comment>amount, numbers of cards by model</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::FieldTableModel</name>
    <message>
        <source>The scheduler takes %1 for &quot;%2&quot;: it wants %3. Press Enter again to write it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: not set here, %1 holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of at least 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue name has 1 to 64 of A-Z a-z 0-9 _ - : # / @</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write users, one space, groups, such as: sue,bob dev,ops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be empty</source>
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
</context>
<context>
    <name>quotadeck::models::FileSession</name>
    <message>
        <source>Same meaning, other text</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation type="unfinished">
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
        <source>Most
borrowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most
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
        <source>Revoked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
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
        <source>Refused by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assigned now, in the group and below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the group may use now; ∞ where nothing limits it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long it used more of any resource than its runtime, all in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used beyond the min in effect, at the peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of its min in effect, what others could use, at the peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods that are on no node now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods that are on a node now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pods that came to their end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often a pod got a node; one that was evicted may get one again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often a pod was evicted: for over-use, for cards that are guaranteed to others, or for a more important pod of its group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts that came to nothing; a pod that waits is tried once a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each time that a pod waited, on the average; one that still waits counts with the time until now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest that a pod waited at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
What became of its pods until it was deleted is counted here alone, not in the groups above it.</source>
        <extracomment>name of a group, &quot;(deleted)&quot;</extracomment>
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
        <source>what is above is preempted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running work stays, new requests wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new requests wait, as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes no new applications and goes when it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ tighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new applications are charged to %1, before to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is limited no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ looser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
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
        <source>Over the limit now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the limit as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue drains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limited from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to another group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlimited from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
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
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows</source>
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
        <source>switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 (no limit)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not seen yet by the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment in the text: the scheduler does not see this limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
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
        <source>0: none of these may use any %1 here. Press Enter again to write it; empty means no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of what the limit allows can be had: quotas and limits above it may be smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt; 1 %</source>
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
        <source>User or group; below it the queues it uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tightest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit that is used most, of all resources and applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue where the tightest limit is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used part of the tightest limit on the shown resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used of the shown resource where the tightest limit on it binds, else altogether</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tightest limit on the shown resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the tightest limit on the shown resource leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running applications / allowed, where that is tightest</source>
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
        <source>as far as is known, yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>answer: question</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of the edited file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of what is in force</source>
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
        <extracomment>problems of the queues below</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 here, %2 in the queues below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
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
        <source>The queue&apos;s name; its tool tip is the full path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used part of the queue&apos;s own maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocated in the queue and below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the queue may claim back from others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue&apos;s own maximum; ∞ where none is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What still fits under every maximum up to the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for and not allocated yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running applications / their maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the queue as the scheduler reports it</source>
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
        <source>Unlimited: no maximum is set on this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlimited: no maximum is set up to the root</source>
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
</context>
<context>
    <name>quotadeck::models::QuotaTableModel</name>
    <message>
        <source>Not set here: %1 has a max of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The own max, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The max of %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (nodes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue on the way has a max: what the nodes offer now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue on the way has a max; what the nodes offer is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text cannot be read: mend it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This queue is not written in the file</source>
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
        <source>Zero: nothing of it may be used here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set: nothing is kept for this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here, nor above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the max above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: unlimited here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: nothing of %1 may be used here. Press Enter again to write it; empty means no max.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: nothing is kept for this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: nothing is kept, as if it were empty. Press Enter again to write it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root has what the nodes offer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ResultsModel</name>
    <message>
        <source>%1
The quota is that at %2.</source>
        <extracomment>path of a queue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the quota that most is used of on the average: of a queue the smallest maximum up to the root, of a user the limits</source>
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
        <source>Denied by</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::RuleListModel</name>
    <message>
        <source>users %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>groups %1</source>
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
        <source>For</source>
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
        <source>Rules are asked from the top; the first that gives a queue wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the queue below which the rule above it places</source>
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
        <source>▼ over its runtime by %1</source>
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
    <name>quotadeck::models::ScenarioFactsModel</name>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does it hold?</source>
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
        <source>asking…</source>
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
        <source>could not be asked: %1: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ScriptModel</name>
    <message>
        <source>to come</source>
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
        <source>%1 (by hand)</source>
        <extracomment>title of an action that was injected</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::TraceModel</name>
    <message>
        <source>%1: %2 of %3 used, %4 asked for</source>
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
        <source>✖ does not pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✖ in the way ◆</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✖ in the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◆ tightest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of what is asked for is limited here for %1: what is set above holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: nothing of %1 may be used here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set here; %1 holds, set at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlimited: set neither here nor above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is used is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuses the request; the smallest headroom of %1 on the whole way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuses the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest headroom of %1 on the whole way</source>
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
        <source>At</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used, asked</source>
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
        <source>Asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
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
        <source>What changed</source>
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
    <name>quotadeck::ui::ActionTexts</name>
    <message>
        <source>Submit an application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit a gang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add pods to an application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fail an application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preempt pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drain a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lose a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the groups of a user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load a configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create or change a namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart the scheduler</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Lose node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the groups of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change namespace %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change quota groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete a quota group</source>
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
        <source>Delete group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count cards alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let %1 go by models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let cards go by models</source>
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
        <source>Filter groups by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resource that all numbers are of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What all nodes of the cluster have of this resource, for example 400 or 2Ti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards by model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let what groups are guaranteed of single models of cards count: an addition that Koordinator does not know</source>
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
        <source>min of the first level %1, more than there is: scaled down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min of the first level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no total of %2: write for example 400, 1500m or 2Ti.</source>
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
        <source>No application runs or waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An application is listed from its submission until it has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source does not offer applications.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all applications again</source>
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
</context>
<context>
    <name>quotadeck::ui::BulkEditDialog</name>
    <message>
        <source>What the formula changes</source>
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
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>*1.2   +10   -500m   =64Gi   clear</source>
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
        <source>applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>*1.2 multiplies, +10Gi and -500m add and take, =64Gi sets, clear takes out. What is not limited stays so unless it is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n limit(s) would change</source>
        <translation>
            <numerusform>%n limit would change</numerusform>
            <numerusform>%n limits would change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n Limit(s)</source>
        <translation>
            <numerusform>Change %n Limit</numerusform>
            <numerusform>Change %n Limits</numerusform>
        </translation>
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
        <source>the changes in meaning are unknown, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other text, same settings</source>
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
        <source>%1: not comparable by meaning, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding out whether this change can be taken back alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a change first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this change back and keep the others</source>
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
        <source>The changes since the last save are shown already</source>
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
        <source>The comparison with the active configuration is shown already</source>
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
        <source>%1: both texts are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes since last save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file on disk was changed by another program. Its changes are not listed here: choose Compare above to see them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current text is the one that was last opened or saved.</source>
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
        <source>%1: other text, same settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChargePanel</name>
    <message>
        <source>Changes of the charged group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Only what changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more people: sue: dev, qa; bob: ds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People beside those whose groups the source tells, or in other groups: &quot;sue: dev, qa; bob: ds&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged groups, users by queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return or a double click shows the limits of this person in this queue</source>
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
        <source>the file as saved is not one that the scheduler takes, so nothing is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edits change nobody&apos;s group</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n people change their group from the next application on</source>
        <translation>
            <numerusform>%n person changes the group from the next application on</numerusform>
            <numerusform>%n people change their group from the next application on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the groups of %n more are not known</source>
        <translation>
            <numerusform>the groups of %n more are not known</numerusform>
            <numerusform>the groups of %n more are not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more do not fit in</source>
        <translation>
            <numerusform>%n more does not fit in</numerusform>
            <numerusform>%n more do not fit in</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is charged is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody&apos;s groups are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group file was not read: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read who is in which groups from a file: lines &quot;user: group, group&quot;, or the output of getent group and getent passwd. It outweighs what applications were submitted with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read Who Is in Which Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget what %1 tells</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>groups of %n people from %1</source>
        <extracomment>number of people, file name</extracomment>
        <translation>
            <numerusform>groups of %n person from %1</numerusform>
            <numerusform>groups of %n people from %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget the group file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect a cluster, type above who is in which groups: &quot;sue: dev, qa; bob: ds&quot;, or choose a file that tells.</source>
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
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the same as a table of numbers (T)</source>
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
        <source>Span of time</source>
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
        <source>Follow the newest sample again (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These numbers come from the simulator, not from a cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is room for no more charts: remove one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another chart below these, on the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no samples yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PNG, SVG, CSV or JSON (Ctrl+E)</source>
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
        <source>Show the chosen span again (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No new samples – %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartHeader</name>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resource of all pages, as chosen in the tool bar, or one of its own</source>
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
        <source>Chosen only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose lines are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest ones, besides the selection and what was added by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Series…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a queue, user or group into this chart by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as above</source>
        <extracomment>the resource type that was chosen in the tool bar</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (as above)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last chart stays</source>
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
        <source>Of limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least in the shown time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The greatest in the shown time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last value as a part of the limit</source>
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
        <source>Show &amp;Alone</source>
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
        <source>%n lines. The table beside them has the numbers; T shows them all.</source>
        <translation>
            <numerusform>%n line. The table beside it has the numbers; T shows them all.</numerusform>
            <numerusform>%n lines. The table beside them has the numbers; T shows them all.</numerusform>
        </translation>
    </message>
    <message>
        <source>no data</source>
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
        <extracomment>a queue, user or group, and what of it</extracomment>
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
        <source>The scheduler does not tell what users and groups have pending, only queues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was chosen yet: add a series, or select a queue, user or group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to show: none of them has used any %1 yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sample so far; a line begins with the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users and groups have limits only; guaranteed amounts are of queues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these has a limit in the shown time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these has a guaranteed amount in the shown time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source has told of no resource yet. What a cluster with elastic quotas uses is on the page Elastic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden at first: %1. Beside so much all other lines would be flat. Click it or press Space to show it.</source>
        <extracomment>lines of the legend, for example &quot;other (20)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lines are hidden. Click one in the legend or press Space there to show it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartTable</name>
    <message>
        <source>Numbers of the chart</source>
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
        <source>What happened</source>
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
        <source>No source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read: %2. Charts begin with its first answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts begin with the first answer of the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma separated values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QuotaDeck charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end the name with .png, .svg, .csv or .json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts begin with the first answer of a source. The start page in the menu View offers some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charts were not exported: %1: %2</source>
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
        <source>A page, command, queue or person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
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
        <source>Take the text of a queues.yaml or of a ConfigMap manifest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the configuration of the scenario again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings in the changed configuration</source>
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
        <source>Virtual time that both runs take, from the start of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the scenario twice with the same seed: A as it is, B with this configuration. What was done by hand is left out.</source>
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
        <source>Comparison by queue or by user</source>
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
        <source>Copy the selected rows, or all, as text with tabs (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write all of the comparison to a file, in base units and seconds</source>
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
        <source>Written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B after %1 min, seed %2.</source>
        <extracomment>minutes of virtual time, a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script loads configurations of its own, in both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Configuration to Compare With</source>
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
        <source>Read from %1</source>
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
        <source>This scenario has elastic quotas: a configuration of queues does not concern it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A runs first, then B. All pages go on showing what they show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both configurations come to the same results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change configuration B or open another one. Compare runs the scenario twice in the background, with the same seed, and shows what differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration B is rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would not take it. Its findings are below the text; a click on one leads to the place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ConnectDialog</name>
    <message>
        <source>Connect to a Scheduler</source>
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
        <source>The address of the scheduler&apos;s REST interface, port 9080 as a rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over http the token travels in clear text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QuotaDeck only reads. The token is kept in memory until QuotaDeck ends.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::CopyFlow</name>
    <message>
        <source>Save a Draft Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::CoursePane</name>
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
        <source>Facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens in this scenario but its workload, which chance makes from the seed. What you do by hand is listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scenario states none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Script · %1 of %2 done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts · %1 hold, %2 broken, %3 to come</source>
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
        <source>Difference of the texts</source>
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
    <name>quotadeck::ui::DiskFlow</name>
    <message>
        <source>Compare</source>
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
        <source>%1 cannot be read any more. Your edits are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read any more. Its text is still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
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
</context>
<context>
    <name>quotadeck::ui::EditorPanels</name>
    <message>
        <source>Panels of the editor</source>
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
    <name>quotadeck::ui::EffectivePanel</name>
    <message>
        <source>no group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by the limit at %2</source>
        <extracomment>group, queue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Person</source>
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
        <source>Charged to %1, as saved %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What holds is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose limits?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a person and a queue above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is limited on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither quotas nor limits of the configuration hold for them there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to %1, now %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1</source>
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
        <source>nothing limits it</source>
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
        <source>More used than it may</source>
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
        <source>Select a group to see how its runtime comes about, and to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the runtime comes about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lending on this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 have to come back from the groups below. Pods are taken from them, not from a parent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 have to go. With monitorAllQuotas on, pods are evicted after 120 s without a break, lower priority first, then the younger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the listed pods may be evicted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That would be:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That would be, and is not enough:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
%1: priority %2, %3 %4</source>
        <comment>pod, priority, amount, resource</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max does not name %1, so it is neither counted nor limited here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known, as the runtime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has more than its own. %1 are idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 are nobody&apos;s min, %2 are idle. %n smaller parts are not listed.</source>
        <translation>
            <numerusform>%1 are nobody&apos;s min, %2 are idle. %n smaller part is not listed.</numerusform>
            <numerusform>%1 are nobody&apos;s min, %2 are idle. %n smaller parts are not listed.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are nobody&apos;s min, %2 are idle.</source>
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
        <source>Models of cards</source>
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
        <source>Which ones is not known: no pods of this group are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not as the cluster: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · tree %2</source>
        <comment>kind, id</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules for models are on, an addition that Koordinator does not know. They leave the runtime as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are counted alone, whatever their model, as Koordinator does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min: guaranteed, and in force; room: free, and not promised to other groups; may get: as many of them as the group may use now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of what is nobody&apos;s min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ElasticFindings</name>
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
        <source>Problems of the quota groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
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
        <source>No problems found</source>
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
        <source>Open ElasticQuota manifests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No elastic quotas are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open ElasticQuota manifests, for example what &quot;kubectl get elasticquotas -A -o yaml&quot; prints, to see what every group may use, why, and what a change would do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simulated cluster refuses this: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the elastic quotas of a cluster that runs Koordinator</source>
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
        <source>Open manifests…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to Koordinator…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated cluster: changes take effect at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster: read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with and restore texts that the file had before</source>
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
        <source>This removes all quota groups: their pods fall to the default group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) are dangerous: they are first in the list.</source>
        <translation>
            <numerusform>%n change is dangerous: it is first in the list.</numerusform>
            <numerusform>%n changes are dangerous: they are first in the list.</numerusform>
        </translation>
    </message>
    <message>
        <source>The minima of the first level add up to more than the cluster has: no group is guaranteed its whole min.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This removes group %1 while its pods use resources: they fall to the default group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No runtime changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every group may use as much as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtimes are unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the total of the cluster on the page to calculate them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes of runtimes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtimes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) would use more than their runtime: pods may be evicted.</source>
        <translation>
            <numerusform>%n group would use more than its runtime: pods may be evicted.</numerusform>
            <numerusform>%n groups would use more than their runtime: pods may be evicted.</numerusform>
        </translation>
    </message>
    <message>
        <source>Effect on runtimes unknown: the total of the cluster is not set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This removes group %1, whose usage is unknown: its pods fall to the default group.</source>
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
    <name>quotadeck::ui::ExplainPage</name>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;ll amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also what is asked for and not limited, and what is limited and not asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every limit on the way, from the root to the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return or a click asks again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of %1 waits now: say who asks, and for what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does it wait, and would it run?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a waiting application above, or type who asks for what. On a queue, a person or an application, the key W asks about what waits longest there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no answer yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is about what is in force. Ask about the edited file (above, on the left) to stage an edit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To stage an edit, open the configuration of this cluster (Ctrl+O): the question is then asked of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1)
</source>
        <extracomment>end of a copied answer; what the numbers are</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ExportFlow</name>
    <message>
        <source>As a Plain File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a ConfigMap…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a ConfigMap, Compressed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the text as it is now to another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what the scheduler would accept can be exported</source>
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
        <source>An export must not replace the file that is edited: choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was exported: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported %1 to %2. Kubernetes takes at most 1 MiB in a ConfigMap: export the compressed form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported %1 to %2. Kubernetes takes at most 1 MiB in a ConfigMap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was exported: the scheduler would reject this text.</source>
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
        <source>Take the setting out of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add one of any other name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not written in the file</source>
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
        <source>Read the file again and drop the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: save a copy (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what would be accepted can be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the changes and write them to %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileEditing</name>
    <message>
        <source>The file on disk cannot be merged, your edits are kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is also open in another QuotaDeck window (process %1, since %2). What is saved there appears here as a change on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This file is also open in %n other QuotaDeck windows. What is saved there appears here as a change on disk.</source>
        <translation>
            <numerusform>This file is also open in %n other QuotaDeck window. What is saved there appears here as a change on disk.</numerusform>
            <numerusform>This file is also open in %n other QuotaDeck windows. What is saved there appears here as a change on disk.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileHeader</name>
    <message>
        <source>%1
Edits can be saved as a copy only: %2.</source>
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
</context>
<context>
    <name>quotadeck::ui::FileMessages</name>
    <message>
        <source>The edit was not made: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be opened: %1</source>
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
</context>
<context>
    <name>quotadeck::ui::FilterField</name>
    <message>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
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
        <source>Upper and lower case differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression, within a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a regular expression, \1 is what its first group holds and \0 all of it</source>
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
        <source>All</source>
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
</context>
<context>
    <name>quotadeck::ui::FormDelegate</name>
    <message>
        <source>%1 ?</source>
        <extracomment>a name that the scheduler has not told of yet</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not written. %2</source>
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
        <source>Fold or unfold this part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::GroupForm</name>
    <message>
        <source>Lends what it does not ask for</source>
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
        <source>&quot;%1&quot; is no amount of %2: write for example 4, 500m or 8Gi.</source>
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
        <source>No group matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>0 of %n groups match the filter.</source>
        <translation type="unfinished">
            <numerusform>0 of %n group matches the filter.</numerusform>
            <numerusform>0 of %n groups match the filter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cluster has no quota groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They appear here as soon as the source tells of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong with it is listed below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ElasticQuota in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objects of other kinds are passed over. &quot;kubectl get elasticquotas -A -o yaml&quot; prints those of a cluster.</source>
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
        <source>Filter people and queues</source>
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
        <source>Who is hit by the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation>
            <numerusform>%n over</numerusform>
            <numerusform>%n over</numerusform>
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
        <source>usage of users and groups is not known, so they are not listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what queues hold is not known, so they are not listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody gains or loses anything by these edits at what is used now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No configuration is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no usage to look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect a cluster, open a recording or start a simulation: the impact is that on what is used there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom an edit hits is listed here before it is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduler would reject the file as it was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The impact is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody matches the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows are hidden by it.</source>
        <translation>
            <numerusform>%n row is hidden by it.</numerusform>
            <numerusform>%n rows are hidden by it.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the edits are compared with</source>
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
        <source>What the edits are compared with, here, in Effective and in Charged group: the file as it was last saved, or the cluster&apos;s active configuration, which loading the text would change</source>
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
        <source>Loading the text changes it, so the text is compared with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the text may change more than what is listed here.</source>
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
        <source>Impact unknown until the errors are fixed</source>
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
</context>
<context>
    <name>quotadeck::ui::InjectPane</name>
    <message>
        <source>Do It Now</source>
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
        <source>Do this in the simulation at its present time (Ctrl+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written in YAML as in the script of a scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for its turn in the simulation.</source>
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
</context>
<context>
    <name>quotadeck::ui::InsightPanels</name>
    <message>
        <source>Impact of the Edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective</source>
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
        <source>Select a queue, user, group or application to see all about it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::InspectorTexts</name>
    <message>
        <source>Used of the maximum</source>
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
        <source>Nothing is used, and no quota is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed, left and pending</source>
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
        <source>Nothing is guaranteed, and nothing waits.</source>
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
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit of a user or group is known at this queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone else</source>
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
        <source>Settings</source>
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
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running / max apps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits on every level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits on the way to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit applies, and nothing is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why requests wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request waits for a reason that the scheduler tells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
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
        <source>Groups</source>
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
        <source>Everyone whom no named group covers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::KeysDialog</name>
    <message>
        <source>Keyboard</source>
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
        <source>Filter: clear, to the table</source>
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
        <source>Chart: earlier, later</source>
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
        <source>Legend: show alone, show as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F8, Shift+F8, Ctrl+.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: sample before, sample after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[, ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: undo a zoom, back to live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace, Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts: numbers as a table, export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T, Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulation: let time pass or stand, next event, from the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+Space, Ctrl+Alt+Right, Ctrl+Alt+Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time line of a scenario: mark before, mark after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend: hide or show, take out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: why does it wait</source>
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
        <source>Limits, text: what may stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
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
        <source>Limits, text: find, replace, replace all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F, Ctrl+H, Ctrl+Return</source>
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
        <source>Open a queues.yaml to see its limits, change them, and check it as the scheduler does.</source>
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
        <source>The version cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the configuration to another file, for a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go There</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find in Text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Configuration File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form is paused. Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text to find anything in yet: open a configuration first (Ctrl+O).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the Active Configuration…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what the cluster works with now to a file, and open that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our rules accept this, the scheduler does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our rules reject this, the scheduler does not</source>
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
        <translation type="unfinished">
            <numerusform>The scheduler would accept this, with %n warning.</numerusform>
            <numerusform>The scheduler would accept this, with %n warnings.</numerusform>
        </translation>
    </message>
    <message>
        <source>This removes everything: all queues drain and all applications fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This removes %n queue(s) or partition(s) in which applications may run.</source>
        <translation>
            <numerusform>This removes %n queue or partition in which applications may run.</numerusform>
            <numerusform>This removes %n queues or partitions in which applications may run.</numerusform>
        </translation>
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
        <source>%n limit(s) would be exceeded by what is used now: it stays, new requests wait.</source>
        <translation type="unfinished">
            <numerusform>%n limit would be exceeded by what is used now: it stays, new requests wait.</numerusform>
            <numerusform>%n limits would be exceeded by what is used now: it stays, new requests wait.</numerusform>
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
        <source>The new order changes the charged group of nobody among %n known user(s).</source>
        <translation>
            <numerusform>The new order does not change the charged group of the %n known user.</numerusform>
            <numerusform>The new order changes the charged group of nobody among %n known users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The new order changes the charged group of %n user(s): %1</source>
        <translation>
            <numerusform>The new order changes the charged group of %n user: %1</numerusform>
            <numerusform>The new order changes the charged group of %n users: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved. Whose charged group changes is not known: no source tells the groups of users.</source>
        <translation type="unfinished"></translation>
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
        <source>Change one number of many limits by a formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the limit, comments included, to the place below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the selected limits out</source>
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
        <source>Switch Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a comment of the limit, or a limit of the comment again</source>
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
        <source>What can be done with the selected limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in force, %2 switched off</source>
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
        <source>Make one limit of each user and group that the limit names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge Equal Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make one limit of those that allow the same: of the selected ones, or of all like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit that is switched off stays where it is: switch it on to move it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the limits of the queues above bind users and groups here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MainWindow</name>
    <message>
        <source>No source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume Display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause Display</source>
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
        <source>Select a queue, user, group or application to see all about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Dominant resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
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
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which resource the numbers and bars of all pages are of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze what is shown; recording goes on (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the source now (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all about the selection beside the page (F9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the &amp;Demo Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a Configuration File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show All &amp;Columns</source>
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
        <source>Pre&amp;vious Pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;System</source>
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
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About QuotaDeck…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Configuration File</source>
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
        <source>%1 (simulated, paused) – QuotaDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (simulated) – QuotaDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;Recording…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record to a &amp;File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings (*.qdrec)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record to a File</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>&amp;Find a Command, Queue or Person…</source>
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
        <source>The whole file: its changes cannot be merged place by place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current text and the file on disk changed the same places. Choose which version to keep of each. All other changes are merged, and the merge can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current text and the recovered edits changed the same places. Choose which version to keep of each. All other changes are merged, and the merge can be undone.</source>
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
</context>
<context>
    <name>quotadeck::ui::MergeFlow</name>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge the changes on disk into the current text</source>
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
        <source>First moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the moments one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moment of the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading moment %1 of %2</source>
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
    <name>quotadeck::ui::NewLimitDialog</name>
    <message>
        <source>Add Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>u:sue g:dev, or u:* for each other user</source>
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
        <source>About the new limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write at least one number above 0: how much of what</source>
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
        <source>Placement rules that lead here follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the queue with all below it, comments included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the queue out with all below it</source>
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
</context>
<context>
    <name>quotadeck::ui::Page</name>
    <message>
        <source>&amp;Filter</source>
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
        <source>Ask Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy both verdicts and the text, for a bug report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the scheduler validate the text once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not validated by a scheduler: none is connected</source>
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
        <source>No user or group is tracked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YuniKorn lists a user once a limit names them or their first application runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source does not offer the usage of users and groups.</source>
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
        <source>What is listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications of the selected person</source>
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
        <source>All applications: select a user or group to see theirs</source>
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
</context>
<context>
    <name>quotadeck::ui::PlaceKeeper</name>
    <message>
        <source>Reading %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules are looking at the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read as a configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the problem that is listed below in the text on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no queues yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;partitions:&quot; in the text on the right; Ctrl+Space tells what may follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a queue on the left to see its limits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PodRemedy</name>
    <message>
        <source>What would admit the pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotas would let %1 run now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotas do not let %1 run: %2.</source>
        <comment>pod, reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change of a single value would admit %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest change that would admit %1: %2.</source>
        <comment>pod, changes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it may preempt, these would go for it: %1.</source>
        <comment>pods</comment>
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
        <source>waiting, evicted before</source>
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
        <source>Is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for</source>
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
        <source>%1 run, %2 wait.</source>
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
        <source>The first %1 are listed.</source>
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
        <source>Only this queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of the configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue is selected</source>
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
        <source>No rule has anything to say about this configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show more severities, or all queues.</source>
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
        <source>An error cannot be ignored: the scheduler refuses the file for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence this problem by a comment that says why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this problem with its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1

Why is this all right here? The reason is written into the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected problem</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QtChartCanvas</name>
    <message>
        <source>Lines over time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QuestionForm</name>
    <message>
        <source>In force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which limits</source>
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
        <source>who asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Groups</source>
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
        <source>as placed by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vcore=2, memory=4Gi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one pod asks for, in the quantities of queues.yaml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would it run, and if not, what stands in the way? (Return in any field)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One that waits fills the other fields; those that wait longest come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Waiting application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force: the limits of the active configuration, or as the source lists them when it does not tell that. Edited file: those of the open configuration with its edits, as if it were loaded now.</source>
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
        <source>Filter queues by path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partition has no queues. YuniKorn always has at least the root queue, so another partition may be the one you look for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source does not offer queues.</source>
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
        <source>Expand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand to a level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand the tree to a level</source>
        <translation type="unfinished"></translation>
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
        <source>&amp;Nothing</source>
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
        <source>Take the resource out of the quota</source>
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
        <source>Nothing is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of these together let it pass:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::RecoveryFlow</name>
    <message>
        <source>Show Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved edits cannot be kept for the case of a crash: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edits could not be kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what recovering would add to the current text and remove from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete what was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text from %1 is recovered. Undo removes it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A save of this file was cut short at %1, and the file may be damaged. Its content before that save can be recovered.</source>
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
        <source>What recovering changes</source>
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
        <source>Results by queue or by user</source>
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
        <source>Copy the selected rows, or all, as text with tabs (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write queues and users to a file, in base units and seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was submitted yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of the applications appears here with the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n application(s) until %1</source>
        <extracomment>virtual time since the start</extracomment>
        <translation>
            <numerusform>%n application until %1</numerusform>
            <numerusform>%n applications until %1</numerusform>
        </translation>
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
        <source>The resource that is used, lent and borrowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the groups to a file, in base units and seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pod was created yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of the pods of each group appears here with the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pod(s) until %1</source>
        <extracomment>virtual time since the start</extracomment>
        <translation>
            <numerusform>%n pod until %1</numerusform>
            <numerusform>%n pods until %1</numerusform>
        </translation>
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
        <source>Add a rule that is asked last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Parent Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place below the queue that another rule gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the rule out, with its parent rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the rule earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the rule later</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s), asked from the top</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules, asked from the top</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done with the selected rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications go to the queue that they ask for, if it exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SaveFlow</name>
    <message>
        <source>Show Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Draft Copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the text to another file, as it is</source>
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
        <source>%1 is again what it was before the save. Your edits are still here, unsaved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft was written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy was not written: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy was written to %1. %2 is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the problems that the file would be rejected for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draft that would be rejected must not replace %1: choose another name.</source>
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
        <source>%1 was not saved: %2. Your edits are still here, unsaved. Save again when the cause is fixed, or save a copy in another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The save of %1 was not undone: %2</source>
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
        <source>What is about to be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept with the version, such as a ticket number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No versions are kept in this session</source>
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
</context>
<context>
    <name>quotadeck::ui::ScriptTimeline</name>
    <message>
        <source>Time line of the scenario</source>
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
        <source>Add a Series</source>
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
        <source>What has another unit goes into another chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Of a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded from its first use on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of that kind has used anything yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been recorded of “%1”: recording begins with the first use.</source>
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
        <source>Open a Scenario File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run this scenario from its start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this scenario on all pages, in place of the present source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run starts a simulated cluster in place of the present source: all pages then show it, and its script and facts appear here. Nothing is sent to a real cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another scenario runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” runs now. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course</source>
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
</context>
<context>
    <name>quotadeck::ui::SimulationBar</name>
    <message>
        <source>SIMULATED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the start, with this seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the virtual time pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next event alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers on all pages come from the embedded simulator, not from a cluster.</source>
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
        <source>What chance begins with: the same seed gives the same course of things. It is taken at the restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual seconds in a second</source>
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
        <source>Time since the start, for example 90, 1:30 or 1:00:00, then Enter. To go back, the scenario runs anew from its seed up to there.</source>
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
    <name>quotadeck::ui::SourceNotices</name>
    <message>
        <source>Runtimes are not known. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the cluster has of %1 in total is not in a manifest. Type it into “Cluster total” to know the runtimes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n groups report no request, which is unknown then: they are solved as if they asked for nothing.</source>
        <translation type="unfinished">
            <numerusform>%n group reports no request, which is unknown then: it is solved as if it asked for nothing.</numerusform>
            <numerusform>%n groups report no request, which is unknown then: they are solved as if they asked for nothing.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is shown is of the last good reading: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster does not tell what it has of %1 in total. Type that into “Cluster total” to compare its runtimes with ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster does not tell what its trees take, so runtimes are not known.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourceTexts</name>
    <message>
        <source>The source gives no reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered yet (attempts: %2). %3 Next try in %n s.</source>
        <translation>
            <numerusform>%1 has not answered yet (attempts: %2). %3 Next try in %n s.</numerusform>
            <numerusform>%1 has not answered yet (attempts: %2). %3 Next try in %n s.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 refused the credentials. Connect again with a valid token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 refused the credentials. Shown is the data of %2. Connect again with a valid token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no data</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n s old</source>
        <translation>
            <numerusform>%n s old</numerusform>
            <numerusform>%n s old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min old</source>
        <translation>
            <numerusform>%n min old</numerusform>
            <numerusform>%n min old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h old</source>
        <translation>
            <numerusform>%n h old</numerusform>
            <numerusform>%n h old</numerusform>
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
        <source>%1 can not be read. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 Shown is the data of %2. Attempts so far: %3. Next try in %n s.</source>
        <extracomment>a sentence, the time of day, a number</extracomment>
        <translation>
            <numerusform>%1 Shown is the data of %2. Attempts so far: %3. Next try in %n s.</numerusform>
            <numerusform>%1 Shown is the data of %2. Attempts so far: %3. Next try in %n s.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot read %1. %2</source>
        <extracomment>names of data, the reason as a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scheduler does not offer: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What depends on it is shown as not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What depends on it is old or not known.</source>
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
        <source>There is nothing to accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The cluster would refuse this: %n errors</source>
        <translation type="unfinished">
            <numerusform>The cluster would refuse this: %n error</numerusform>
            <numerusform>The cluster would refuse this: %n errors</numerusform>
        </translation>
    </message>
    <message>
        <source>The cluster would accept this one by one: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster would accept this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing known yet</source>
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
        <source>The last reading failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you change takes effect at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read only: groups are changed as manifests</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not as updates: %n group(s) have to be created anew</source>
        <translation>
            <numerusform>Not as updates: %n group has to be created anew</numerusform>
            <numerusform>Not as updates: %n groups have to be created anew</numerusform>
        </translation>
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
        <source>Queues, users, groups and their limits, live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the Demo Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A simulated cluster with busy queues. Nothing leaves this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch a running YuniKorn scheduler through its REST interface. Read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Configuration File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read, check and edit a queues.yaml. You can also drop it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
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
        <source>The numbers come from the embedded simulator, not from a cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the last read took</source>
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
        <source>Everything the source tells is written to a file.</source>
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
        <source>Show in &amp;Chart</source>
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
        <source>Nothing read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why Waiting? Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table fills as soon as a source has answered. The start page in the menu View offers sources; what a cluster with elastic quotas tells is on the page Elastic.</source>
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
    <name>quotadeck::ui::TotalSection</name>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What there is to share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has: allocatable of the node; used: what its pods ask for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes new pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes no new pods, and counts all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source tells nothing of nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Node objects stand beside the groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 nodes are listed.</source>
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
        <source>Type the name above first</source>
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
        <source>%1 has edits that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded, they are lost. Kept, they are offered when the file is opened next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep for next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded, they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed on disk, too. To save the edits, go on editing and say first what is to become of that.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ValueEditor</name>
    <message>
        <source>What becomes of the input</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::VerdictPane</name>
    <message>
        <source>A new application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, who is in no group,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 asks for %3 and is placed in %4 by the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 asks for %3 in %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to no group: no group limit on the way covers the user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to %1, settled by what it uses already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged to %1, by the limit at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits as the source lists them</source>
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
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the whole answer, ready to be sent to whoever asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As far as is known: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is, at most %1 would pass.</source>
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
        <source>Versions of the configuration</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Select a version first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this version a name</source>
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
        <source>Every save keeps the text before it and after it. Both can be compared and restored here.</source>
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
</context>
<context>
    <name>quotadeck::ui::VersionsSheet</name>
    <message>
        <source>Versions of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with a Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::YamlView</name>
    <message>
        <source>Text of the configuration</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
