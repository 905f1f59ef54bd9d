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
        <source>Queue</source>
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
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of the chart</source>
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
        <source>The table beside it has the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>used amount of a limit</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartPane</name>
    <message>
        <source>Back to Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the newest sample again (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>* (everyone else)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>paused, %n newer samples</source>
        <translation>
            <numerusform>paused, %n newer sample</numerusform>
            <numerusform>paused, %n newer samples</numerusform>
        </translation>
    </message>
    <message>
        <source>not live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live</source>
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
        <source>A chart begins with the first answer of the source and grows from then on.</source>
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
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose use is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 hours</source>
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
        <source>%1 used, limits dashed</source>
        <extracomment>resource type</extracomment>
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
        <source>Chart: back to live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend: show alone, show as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Ctrl+Space</source>
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
        <source>Next problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous problem</source>
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
        <source>Problems of the configuration</source>
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
        <source>%1 changed on disk. Reloading reads it again and drops your edits.</source>
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
        <source>No problems</source>
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
        <source>Problems: %1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
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
    <name>quotadeck::ui::YamlView</name>
    <message>
        <source>Text of the configuration</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
