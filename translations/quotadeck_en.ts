<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>Left after the starts of all groups of the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 less than what is asked for</source>
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
        <source>Asks for more than its floor of %1, so starts with that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for less than its floor of %1: gets what it asks for, lends %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for no more than its floor of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not lend, so keeps its floor of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to share; weight %2 of all weights %3 is %4 %</source>
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
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 %2</source>
        <comment>resource type, amount</comment>
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
    <name>quotadeck::app::Console</name>
    <message>
        <source>The scenario could not be read: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not the address of a scheduler: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording ended: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open manifests</source>
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
        <source>The usage history is not kept: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording ended, as the simulation went back in time: a recording has one past.</source>
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
        <source>Group charged</source>
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
</context>
<context>
    <name>quotadeck::models::ChangesModel</name>
    <message>
        <source>No effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
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
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ConfigSession</name>
    <message>
        <source>Same meaning, other text</source>
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
        <source>As it was before</source>
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
        <source>Known as soon as the total of the cluster is, and the groups make a tree</source>
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
    <name>quotadeck::models::LimitsTableModel</name>
    <message>
        <source>* (each other user)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>* (all others together)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
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
        <source>Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
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
        <source>What became of it</source>
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
    <name>quotadeck::ui::ChangesPanel</name>
    <message>
        <source>Revert This Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes of the configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your text is compared with the file already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what changed since the file was read or saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is the same, byte for byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not comparable by meaning, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: other text, same meaning</source>
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
        <source>No resource type is known yet: the first answer of the source will tell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lines are hidden. Click one in the legend to show it.</source>
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
        <source>Charts begin with the first answer of a source.</source>
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
        <source>The charts were not saved: %1: %2</source>
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
    <name>quotadeck::ui::DiffText</name>
    <message>
        <source>Difference of the texts</source>
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
        <source>From</source>
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
        <source>Parent group · line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaf group · line %1</source>
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
        <source>Which ones is not known: the file lists no pods of this group.</source>
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
        <source>The groups make no tree: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max does not name %1, so it is neither counted nor limited here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known: type above what the cluster has of %1 in total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(nobody&apos;s min)</source>
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
        <source>Saved %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edit was not made: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was saved, your edits are kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed on disk. Reloading reads it again and drops your edits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min of the first level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min of the first level %1, more than there is: scaled down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No group matches</source>
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
        <source>There is no ElasticQuota in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found instead is listed below. Objects of other kinds are passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (edited)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working...</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The cluster would refuse this: %n errors</source>
        <translation>
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
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message>
        <source>The groups make no tree, so runtimes are not known: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the cluster has of %1 in total is not in a manifest. Type it above to know the runtimes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n groups report no request, which is unknown then: they are solved as if they asked for nothing.</source>
        <translation>
            <numerusform>%n group reports no request, which is unknown then: it is solved as if it asked for nothing.</numerusform>
            <numerusform>%n groups report no request, which is unknown then: they are solved as if they asked for nothing.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no total of %2: write for example 400, 1500m or 2Ti.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has edits that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
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
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open ElasticQuota manifests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
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
        <source>Read the file again and drop the edits</source>
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
        <source>&amp;Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster &amp;total</source>
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
        <source>Open manifests...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of the quota groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota groups</source>
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
        <source>Limits: next problem, previous, fixes</source>
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
</context>
<context>
    <name>quotadeck::ui::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a configuration file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
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
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the file again and drop the edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues of the configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues</source>
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
        <source>Open a configuration file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edit was not made: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was saved, your edits are kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (modified)</source>
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
        <source>Write the changes to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a configuration that the scheduler would accept can be saved</source>
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
    <message>
        <source>Limits of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no limits of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users and groups are bound here only by the limits of the queues above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has edits that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
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
        <source>The file cannot be read as a configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the problem listed below in the file, then reload it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what changed on disk into your edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how your text differs from the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the file on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the next save write over what changed on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the edits that were not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the edits that were not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved edits cannot be kept for the case of a crash: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits of %1 that were not saved are still there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed on disk. Your edits are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read any more. Your edits are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved, but no version could be kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file on disk cannot be merged, your edits are kept: %1</source>
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
</context>
<context>
    <name>quotadeck::ui::MergeDialog</name>
    <message>
        <source>(taken out)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed here and on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All else is merged. Choose what is to stay of what both sides changed; the merge can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine, line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MessageBar</name>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide this notice</source>
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
</context>
<context>
    <name>quotadeck::ui::QtChartCanvas</name>
    <message>
        <source>Lines over time</source>
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
        <source>%1 – %2</source>
        <extracomment>what happens or should hold, what became of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
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
    <message numerus="yes">
        <source>No answer from %1 (attempts: %2). %3 Shown is the data of %4. Next try in %n s.</source>
        <translation>
            <numerusform>No answer from %1 (attempts: %2). %3 Shown is the data of %4. Next try in %n s.</numerusform>
            <numerusform>No answer from %1 (attempts: %2). %3 Shown is the data of %4. Next try in %n s.</numerusform>
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
        <source>This scheduler does not offer: %1. What depends on it is shown as not known.</source>
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
        <source>The table fills as soon as the source has answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
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
        <source>Every save keeps the text before and after it, so that both can be had again.</source>
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
        <source>Against the version of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a version first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what changed from this version to your text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this your text again; it is written when you save</source>
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
</context>
<context>
    <name>quotadeck::ui::YamlView</name>
    <message>
        <source>Text of the configuration</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
