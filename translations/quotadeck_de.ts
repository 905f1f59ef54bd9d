<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Binding</name>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>apps</source>
        <comment>number of applications</comment>
        <translation>Apps</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>used part, resource type</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No limit is set on the way to the root</source>
        <translation>Auf dem Weg zur Root-Queue ist kein Limit gesetzt</translation>
    </message>
    <message>
        <source>%1 of %2 applications at %3</source>
        <translation>%1 von %2 Anwendungen in %3</translation>
    </message>
    <message>
        <source>%1 %2 of %3 at %4</source>
        <translation>%1 %2 von %3 in %4</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>%1 (%2 millicores)</source>
        <translation>%1 (%2 Millicores)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 %2</source>
        <comment>resource type, amount</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>blocked</source>
        <comment>limit 0, nothing used</comment>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>over 0</source>
        <comment>something is used although the limit is 0</comment>
        <translation>über 0</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::Console</name>
    <message>
        <source>The scenario could not be read: %1: %2</source>
        <translation>Das Szenario konnte nicht gelesen werden: %1: %2</translation>
    </message>
    <message>
        <source>%1 is not the address of a scheduler: %2</source>
        <translation>%1 ist nicht die Adresse eines Schedulers: %2</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>Konfiguration öffnen</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml);;All files (*)</source>
        <translation>Konfigurationen (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ApplicationListModel</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>State of the application as the scheduler reports it</source>
        <translation>Zustand der Anwendung, wie ihn der Scheduler meldet</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>The application&apos;s id</source>
        <translation>ID der Anwendung</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>The leaf queue that it runs or waits in</source>
        <translation>Leaf-Queue, in der sie läuft oder wartet</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Who submitted it</source>
        <translation>Wer sie eingereicht hat</translation>
    </message>
    <message>
        <source>Group charged</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>The group whose limits it counts against</source>
        <translation>Gruppe, auf deren Limits sie angerechnet wird</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Allocated to it</source>
        <translation>Ihr zugeteilt</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Asked for and not allocated yet</source>
        <translation>Angefordert und noch nicht zugeteilt</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>How long ago it was submitted</source>
        <translation>Wie lange die Einreichung zurückliegt</translation>
    </message>
    <message>
        <source>Running since</source>
        <translation>Läuft seit</translation>
    </message>
    <message>
        <source>When it got its first allocation</source>
        <translation>Zeitpunkt der ersten Zuteilung</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>The latest message of the scheduler on a pending request</source>
        <translation>Letzte Meldung des Schedulers zu einer wartenden Anforderung</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no group</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Not known: the scheduler did not report the usage of this user</source>
        <translation>Nicht bekannt: Der Scheduler hat die Nutzung dieses Benutzers nicht gemeldet</translation>
    </message>
    <message>
        <source>No group limit counts for this application</source>
        <translation>Für diese Anwendung gilt kein Gruppenlimit</translation>
    </message>
    <message>
        <source>Not started yet</source>
        <translation>Noch nicht gestartet</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::FindingsModel</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::LimitsTableModel</name>
    <message>
        <source>* (each other user)</source>
        <translation>* (jeder andere Benutzer)</translation>
    </message>
    <message>
        <source>* (all others together)</source>
        <translation>* (alle anderen zusammen)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::PeopleTreeModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>User or group; below it the queues it uses</source>
        <translation>Benutzer oder Gruppe; darunter die genutzten Queues</translation>
    </message>
    <message>
        <source>Tightest</source>
        <translation>Engstes</translation>
    </message>
    <message>
        <source>The limit that is used most, of all resources and applications</source>
        <translation>Das am stärksten genutzte Limit über alle Ressourcen und Anwendungen</translation>
    </message>
    <message>
        <source>At</source>
        <translation>In Queue</translation>
    </message>
    <message>
        <source>The queue where the tightest limit is set</source>
        <translation>Queue, in der das engste Limit gesetzt ist</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Used part of the tightest limit on the shown resource</source>
        <translation>Belegter Anteil des engsten Limits der angezeigten Ressource</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Used of the shown resource where the tightest limit on it binds, else altogether</source>
        <translation>Von der angezeigten Ressource belegt, wo ihr engstes Limit greift, sonst insgesamt</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>The tightest limit on the shown resource</source>
        <translation>Engstes Limit der angezeigten Ressource</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>What the tightest limit on the shown resource leaves</source>
        <translation>Was das engste Limit der angezeigten Ressource übrig lässt</translation>
    </message>
    <message>
        <source>Apps</source>
        <translation>Apps</translation>
    </message>
    <message>
        <source>Running applications / allowed, where that is tightest</source>
        <translation>Laufende / erlaubte Anwendungen, wo dies am engsten ist</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>Number of queues in use</source>
        <translation>Anzahl der genutzten Queues</translation>
    </message>
    <message>
        <source>* (everyone else)</source>
        <translation>* (alle anderen)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::QueueOutlineModel</name>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::QueueTreeModel</name>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>The queue&apos;s name; its tool tip is the full path</source>
        <translation>Name der Queue; der Tooltip zeigt den vollen Pfad</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Used part of the queue&apos;s own maximum</source>
        <translation>Belegter Anteil am eigenen Maximum der Queue</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Allocated in the queue and below it</source>
        <translation>In der Queue und darunter zugeteilt</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>What the queue may claim back from others</source>
        <translation>Was die Queue von anderen zurückfordern darf</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>The queue&apos;s own maximum; ∞ where none is set</source>
        <translation>Eigenes Maximum der Queue; ∞, wo keines gesetzt ist</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>What still fits under every maximum up to the root</source>
        <translation>Was noch unter jedes Maximum bis zur Root-Queue passt</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Asked for and not allocated yet</source>
        <translation>Angefordert und noch nicht zugeteilt</translation>
    </message>
    <message>
        <source>Apps</source>
        <translation>Apps</translation>
    </message>
    <message>
        <source>Running applications / their maximum</source>
        <translation>Laufende Anwendungen / deren Maximum</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>State of the queue as the scheduler reports it</source>
        <translation>Zustand der Queue, wie ihn der Scheduler meldet</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>path, state</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No guaranteed amount is set</source>
        <translation>Keine garantierte Menge gesetzt</translation>
    </message>
    <message>
        <source>Unlimited: no maximum is set on this queue</source>
        <translation>Unbegrenzt: Für diese Queue ist kein Maximum gesetzt</translation>
    </message>
    <message>
        <source>Unlimited: no maximum is set up to the root</source>
        <translation>Unbegrenzt: Bis zur Root-Queue ist kein Maximum gesetzt</translation>
    </message>
    <message>
        <source>%1, more than the headroom</source>
        <translation>%1, mehr als der Spielraum</translation>
    </message>
    <message numerus="yes">
        <source>%n running, no maximum</source>
        <translation>
            <numerusform>%n läuft, kein Maximum</numerusform>
            <numerusform>%n laufen, kein Maximum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running, %1 allowed</source>
        <translation>
            <numerusform>%n läuft, %1 erlaubt</numerusform>
            <numerusform>%n laufen, %1 erlaubt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AboutDialog</name>
    <message>
        <source>About QuotaDeck</source>
        <translation>Über QuotaDeck</translation>
    </message>
    <message>
        <source>A console for clusters shared by hierarchical quotas.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Eine Konsole für Cluster, die nach hierarchischen Quotas geteilt werden.
Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>&amp;Copy Versions</source>
        <translation>Versionen &amp;kopieren</translation>
    </message>
    <message>
        <source>QuotaDeck %1</source>
        <translation>QuotaDeck %1</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>System: %1</translation>
    </message>
    <message>
        <source>Platform: %1</source>
        <translation>Plattform: %1</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ApplicationsPage</name>
    <message>
        <source>Applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>Filter applications</source>
        <translation>Anwendungen filtern</translation>
    </message>
    <message>
        <source>No application runs or waits</source>
        <translation>Keine Anwendung läuft oder wartet</translation>
    </message>
    <message>
        <source>An application is listed from its submission until it has finished.</source>
        <translation>Eine Anwendung wird von der Einreichung bis zu ihrem Ende aufgeführt.</translation>
    </message>
    <message>
        <source>This source does not offer applications.</source>
        <translation>Diese Quelle bietet keine Anwendungen.</translation>
    </message>
    <message>
        <source>Show all applications again</source>
        <translation>Wieder alle Anwendungen anzeigen</translation>
    </message>
    <message>
        <source>Only queue %1</source>
        <translation>Nur Queue %1</translation>
    </message>
    <message>
        <source>Only user %1</source>
        <translation>Nur Benutzer %1</translation>
    </message>
    <message>
        <source>Only group %1</source>
        <translation>Nur Gruppe %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n applications match</source>
        <translation>
            <numerusform>Treffer: %1 von %n Anwendung</numerusform>
            <numerusform>Treffer: %1 von %n Anwendungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartLegend</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Lines of the chart</source>
        <translation>Linien des Diagramms</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartOverlay</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>The table beside it has the numbers.</source>
        <translation>Die Tabelle daneben enthält die Zahlen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>used amount of a limit</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartPane</name>
    <message>
        <source>Back to Live</source>
        <translation>Zurück zu Live</translation>
    </message>
    <message>
        <source>Follow the newest sample again (Esc)</source>
        <translation>Wieder dem neuesten Messwert folgen (Esc)</translation>
    </message>
    <message>
        <source>* (everyone else)</source>
        <translation>* (alle anderen)</translation>
    </message>
    <message numerus="yes">
        <source>paused, %n newer samples</source>
        <translation>
            <numerusform>angehalten, %n neuerer Messwert</numerusform>
            <numerusform>angehalten, %n neuere Messwerte</numerusform>
        </translation>
    </message>
    <message>
        <source>not live</source>
        <translation>nicht live</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartsPage</name>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>Noch keine Messwerte</translation>
    </message>
    <message>
        <source>A chart begins with the first answer of the source and grows from then on.</source>
        <translation>Ein Diagramm beginnt mit der ersten Antwort der Quelle und wächst von da an.</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Whose use is shown</source>
        <translation>Wessen Nutzung angezeigt wird</translation>
    </message>
    <message>
        <source>Top </source>
        <translation>Top </translation>
    </message>
    <message>
        <source>How many lines</source>
        <translation>Anzahl der Linien</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 Minuten</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 Minuten</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4 Stunden</translation>
    </message>
    <message>
        <source>Span of time</source>
        <translation>Zeitspanne</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Ortszeit</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>%1 used, limits dashed</source>
        <extracomment>resource type</extracomment>
        <translation>%1 belegt, Limits gestrichelt</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ConnectDialog</name>
    <message>
        <source>Connect to a Scheduler</source>
        <translation>Mit einem Scheduler verbinden</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Kein Token</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>&amp;Adresse:</translation>
    </message>
    <message>
        <source>Bearer &amp;token:</source>
        <translation>Bearer-&amp;Token:</translation>
    </message>
    <message>
        <source>The address of the scheduler&apos;s REST interface, port 9080 as a rule.</source>
        <translation>Adresse der REST-Schnittstelle des Schedulers, in der Regel Port 9080.</translation>
    </message>
    <message>
        <source>Over http the token travels in clear text.</source>
        <translation>Über http wird das Token im Klartext übertragen.</translation>
    </message>
    <message>
        <source>QuotaDeck only reads. The token is kept in memory until QuotaDeck ends.</source>
        <translation>QuotaDeck liest nur. Das Token bleibt im Arbeitsspeicher, bis QuotaDeck beendet wird.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FilterField</name>
    <message>
        <source>Clear the filter</source>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Select a queue, user, group or application to see all about it.</source>
        <translation>Queue, Benutzer, Gruppe oder Anwendung auswählen, um alle Angaben dazu zu sehen.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::InspectorTexts</name>
    <message>
        <source>Used of the maximum</source>
        <translation>Vom Maximum belegt</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percentage, a column&apos;s title</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Nothing is used, and no quota is set.</source>
        <translation>Nichts ist belegt, und keine Quota ist gesetzt.</translation>
    </message>
    <message>
        <source>Guaranteed, left and pending</source>
        <translation>Garantiert, Spielraum und wartend</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Nothing is guaranteed, and nothing waits.</source>
        <translation>Nichts ist garantiert, und nichts wartet.</translation>
    </message>
    <message>
        <source>apps %1</source>
        <translation>Apps %1</translation>
    </message>
    <message>
        <source>%1, apps %2</source>
        <translation>%1, Apps %2</translation>
    </message>
    <message>
        <source>Limits set here</source>
        <translation>Hier gesetzte Limits</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>No limit of a user or group is known at this queue.</source>
        <translation>Für diese Queue ist kein Limit eines Benutzers oder einer Gruppe bekannt.</translation>
    </message>
    <message>
        <source>everyone else</source>
        <translation>alle anderen</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>user %1</source>
        <translation>Benutzer %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Running / max apps</source>
        <translation>Laufende / max. Apps</translation>
    </message>
    <message>
        <source>From configuration</source>
        <translation>Aus der Konfiguration</translation>
    </message>
    <message>
        <source>Sort policy</source>
        <translation>Sortierrichtlinie</translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation>Preemption</translation>
    </message>
    <message>
        <source>Limits on every level</source>
        <translation>Limits auf jeder Ebene</translation>
    </message>
    <message>
        <source>Limits on the way to %1</source>
        <translation>Limits auf dem Weg zu %1</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>No limit applies, and nothing is used.</source>
        <translation>Kein Limit gilt, und nichts ist belegt.</translation>
    </message>
    <message>
        <source>apps</source>
        <translation>Apps</translation>
    </message>
    <message>
        <source>Why requests wait</source>
        <translation>Warum Anforderungen warten</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>No request waits for a reason that the scheduler tells.</source>
        <translation>Keine Anforderung wartet aus einem Grund, den der Scheduler nennt.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitzenwert</translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation>Zuteilungen</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anforderungen</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Everyone whom no named group covers</source>
        <translation>Alle, die keine benannte Gruppe erfasst</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::KeysDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Filter the page</source>
        <translation>Seite filtern</translation>
    </message>
    <message>
        <source>/</source>
        <translation>/</translation>
    </message>
    <message>
        <source>Filter: clear, to the table</source>
        <translation>Filter: löschen, zur Tabelle</translation>
    </message>
    <message>
        <source>Esc, Down</source>
        <translation>Esc, Abwärts</translation>
    </message>
    <message>
        <source>Table: collapse, expand, expand all below</source>
        <translation>Tabelle: zuklappen, aufklappen, alles darunter aufklappen</translation>
    </message>
    <message>
        <source>Left, Right, *</source>
        <translation>Links, Rechts, *</translation>
    </message>
    <message>
        <source>Table: copy the selected rows</source>
        <translation>Tabelle: ausgewählte Zeilen kopieren</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>Chart: earlier, later</source>
        <translation>Diagramm: früher, später</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Chart: zoom in, zoom out</source>
        <translation>Diagramm: vergrößern, verkleinern</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>Chart: back to live</source>
        <translation>Diagramm: zurück zu Live</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Legend: show alone, show as well</source>
        <translation>Legende: allein anzeigen, zusätzlich anzeigen</translation>
    </message>
    <message>
        <source>Space, Ctrl+Space</source>
        <translation>Leertaste, Strg+Leertaste</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Öffnen...</translation>
    </message>
    <message>
        <source>Open a configuration file</source>
        <translation>Konfigurationsdatei öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Read the file again and drop the edits</source>
        <translation>Datei erneut lesen und Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Voriges Problem</translation>
    </message>
    <message>
        <source>Queues of the configuration</source>
        <translation>Queues der Konfiguration</translation>
    </message>
    <message>
        <source>Limits of the queue</source>
        <translation>Limits der Queue</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Problems of the configuration</source>
        <translation>Probleme der Konfiguration</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>No configuration is open</source>
        <translation>Keine Konfiguration geöffnet</translation>
    </message>
    <message>
        <source>Open a queues.yaml to see its limits, change them, and check it as the scheduler does.</source>
        <translation>Eine queues.yaml öffnen, um ihre Limits zu sehen, zu ändern und sie wie der Scheduler zu prüfen.</translation>
    </message>
    <message>
        <source>Open a configuration file...</source>
        <translation>Konfigurationsdatei öffnen...</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>The edit was not made: %1</source>
        <translation>Die Änderung wurde nicht vorgenommen: %1</translation>
    </message>
    <message>
        <source>The file could not be opened: %1</source>
        <translation>Die Datei konnte nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>Nothing was saved, your edits are kept: %1</source>
        <translation>Nichts wurde gespeichert, Ihre Änderungen bleiben erhalten: %1</translation>
    </message>
    <message>
        <source>%1 changed on disk. Reloading reads it again and drops your edits.</source>
        <translation>%1 wurde auf dem Datenträger geändert. Neu laden liest die Datei erneut und verwirft Ihre Änderungen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>The scheduler would accept this</source>
        <translation>Der Scheduler würde dies annehmen</translation>
    </message>
    <message numerus="yes">
        <source>The scheduler would reject this: %n error(s)</source>
        <translation>
            <numerusform>Der Scheduler würde dies ablehnen: %n Fehler</numerusform>
            <numerusform>Der Scheduler würde dies ablehnen: %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Write the changes to %1</source>
        <translation>Änderungen in %1 schreiben</translation>
    </message>
    <message>
        <source>Only a configuration that the scheduler would accept can be saved</source>
        <translation>Nur eine Konfiguration, die der Scheduler annehmen würde, kann gespeichert werden</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No queue is selected</source>
        <translation>Keine Queue ausgewählt</translation>
    </message>
    <message>
        <source>Select a queue on the left to see its limits.</source>
        <translation>Links eine Queue auswählen, um ihre Limits zu sehen.</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>Limits von %1</translation>
    </message>
    <message>
        <source>%1 has no limits of its own</source>
        <translation>%1 hat keine eigenen Limits</translation>
    </message>
    <message>
        <source>Users and groups are bound here only by the limits of the queues above.</source>
        <translation>Für Benutzer und Gruppen gelten hier nur die Limits der übergeordneten Queues.</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has edits that are not saved.</source>
        <translation>%1 enthält nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>Discard the edits</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>The file cannot be read as a configuration</source>
        <translation>Die Datei ist nicht als Konfiguration lesbar</translation>
    </message>
    <message>
        <source>Mend the problem listed below in the file, then reload it.</source>
        <translation>Beheben Sie das unten genannte Problem in der Datei und laden Sie sie neu.</translation>
    </message>
    <message>
        <source>Problems: %1, %2, %3</source>
        <translation>Probleme: %1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MainWindow</name>
    <message>
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message>
        <source>&amp;Resume Display</source>
        <translation>Anzeige f&amp;ortsetzen</translation>
    </message>
    <message>
        <source>&amp;Pause Display</source>
        <translation>Anzeige an&amp;halten</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Select a queue, user, group or application to see all about it.</source>
        <translation>Queue, Benutzer, Gruppe oder Anwendung auswählen, um alle Angaben dazu zu sehen.</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>Retry Now</source>
        <translation>Jetzt erneut versuchen</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>QuotaDeck</source>
        <translation>QuotaDeck</translation>
    </message>
    <message>
        <source>%1 (paused) – QuotaDeck</source>
        <translation>%1 (angehalten) – QuotaDeck</translation>
    </message>
    <message>
        <source>%1 – QuotaDeck</source>
        <translation>%1 – QuotaDeck</translation>
    </message>
    <message>
        <source>Dominant resource</source>
        <translation>Dominante Ressource</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Partition of the cluster</source>
        <translation>Partition des Clusters</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Which resource the numbers and bars of all pages are of</source>
        <translation>Ressource, auf die sich Zahlen und Balken aller Seiten beziehen</translation>
    </message>
    <message>
        <source>Freeze what is shown; recording goes on (Ctrl+P)</source>
        <translation>Anzeige einfrieren; die Aufzeichnung läuft weiter (Strg+P)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>Read the source now (F5)</source>
        <translation>Quelle jetzt lesen (F5)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>Show all about the selection beside the page (F9)</source>
        <translation>Alle Angaben zur Auswahl neben der Seite anzeigen (F9)</translation>
    </message>
    <message>
        <source>Numbers of</source>
        <translation>Zahlen für</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Try the &amp;Demo Cluster</source>
        <translation>&amp;Demo-Cluster ausprobieren</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>&amp;Verbinden…</translation>
    </message>
    <message>
        <source>&amp;Open a Configuration File…</source>
        <translation>&amp;Konfigurationsdatei öffnen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtern</translation>
    </message>
    <message>
        <source>Show All &amp;Columns</source>
        <translation>Alle S&amp;palten anzeigen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>Pre&amp;vious Pane</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>&amp;Tastatur…</translation>
    </message>
    <message>
        <source>&amp;About QuotaDeck…</source>
        <translation>Über &amp;QuotaDeck…</translation>
    </message>
    <message>
        <source>Open a Configuration File</source>
        <translation>Konfigurationsdatei öffnen</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation>Konfigurationen (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MessageBar</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation>Diesen Hinweis ausblenden</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>page title, keyboard shortcut</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PeoplePage</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Users and groups</source>
        <translation>Benutzer und Gruppen</translation>
    </message>
    <message>
        <source>Filter users and groups</source>
        <translation>Benutzer und Gruppen filtern</translation>
    </message>
    <message>
        <source>No user or group is tracked yet</source>
        <translation>Noch wird kein Benutzer und keine Gruppe erfasst</translation>
    </message>
    <message>
        <source>YuniKorn lists a user once a limit names them or their first application runs.</source>
        <translation>YuniKorn führt einen Benutzer auf, sobald ein Limit ihn nennt oder seine erste Anwendung läuft.</translation>
    </message>
    <message>
        <source>This source does not offer the usage of users and groups.</source>
        <translation>Diese Quelle bietet keine Nutzung von Benutzern und Gruppen.</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Was aufgeführt wird</translation>
    </message>
    <message>
        <source>Applications of the selected person</source>
        <translation>Anwendungen der ausgewählten Person</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n users match</source>
        <translation>
            <numerusform>Treffer: %1 von %n Benutzer</numerusform>
            <numerusform>Treffer: %1 von %n Benutzern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n groups match</source>
        <translation>
            <numerusform>Treffer: %1 von %n Gruppe</numerusform>
            <numerusform>Treffer: %1 von %n Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n users and groups match</source>
        <translation>
            <numerusform>Treffer: %1 von %n Benutzer oder Gruppe</numerusform>
            <numerusform>Treffer: %1 von %n Benutzern und Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>All applications: select a user or group to see theirs</source>
        <translation>Alle Anwendungen: Benutzer oder Gruppe auswählen, um nur deren Anwendungen zu sehen</translation>
    </message>
    <message>
        <source>Applications of %1</source>
        <translation>Anwendungen von %1</translation>
    </message>
    <message>
        <source>Applications of %1 in %2</source>
        <translation>Anwendungen von %1 in %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QtChartCanvas</name>
    <message>
        <source>Lines over time</source>
        <translation>Linien im Zeitverlauf</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QueuesPage</name>
    <message>
        <source>Queues</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>Filter queues by path</source>
        <translation>Queues nach Pfad filtern</translation>
    </message>
    <message>
        <source>No queues</source>
        <translation>Keine Queues</translation>
    </message>
    <message>
        <source>The partition has no queues. YuniKorn always has at least the root queue, so another partition may be the one you look for.</source>
        <translation>Die Partition hat keine Queues. YuniKorn hat immer mindestens die Root-Queue; möglicherweise ist eine andere Partition die gesuchte.</translation>
    </message>
    <message>
        <source>This source does not offer queues.</source>
        <translation>Diese Quelle bietet keine Queues.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n queues match</source>
        <translation>
            <numerusform>Treffer: %1 von %n Queue</numerusform>
            <numerusform>Treffer: %1 von %n Queues</numerusform>
        </translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>Expand to a level</source>
        <translation>Bis zu einer Ebene aufklappen</translation>
    </message>
    <message>
        <source>Expand the tree to a level</source>
        <translation>Baum bis zu einer Ebene aufklappen</translation>
    </message>
    <message>
        <source>&amp;1 Level</source>
        <translation>&amp;1 Ebene</translation>
    </message>
    <message>
        <source>&amp;2 Levels</source>
        <translation>&amp;2 Ebenen</translation>
    </message>
    <message>
        <source>&amp;3 Levels</source>
        <translation>&amp;3 Ebenen</translation>
    </message>
    <message>
        <source>&amp;All Levels</source>
        <translation>&amp;Alle Ebenen</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nichts</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourceTexts</name>
    <message>
        <source>The source gives no reason.</source>
        <translation>Die Quelle nennt keinen Grund.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered yet (attempts: %2). %3 Next try in %n s.</source>
        <translation>
            <numerusform>%1 hat noch nicht geantwortet (Versuche: %2). %3 Nächster Versuch in %n s.</numerusform>
            <numerusform>%1 hat noch nicht geantwortet (Versuche: %2). %3 Nächster Versuch in %n s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No answer from %1 (attempts: %2). %3 Shown is the data of %4. Next try in %n s.</source>
        <translation>
            <numerusform>Keine Antwort von %1 (Versuche: %2). %3 Angezeigt werden die Daten von %4. Nächster Versuch in %n s.</numerusform>
            <numerusform>Keine Antwort von %1 (Versuche: %2). %3 Angezeigt werden die Daten von %4. Nächster Versuch in %n s.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 refused the credentials. Connect again with a valid token.</source>
        <translation>%1 hat die Anmeldedaten abgelehnt. Mit gültigem Token erneut verbinden.</translation>
    </message>
    <message>
        <source>%1 refused the credentials. Shown is the data of %2. Connect again with a valid token.</source>
        <translation>%1 hat die Anmeldedaten abgelehnt. Angezeigt werden die Daten von %2. Mit gültigem Token erneut verbinden.</translation>
    </message>
    <message>
        <source>This scheduler does not offer: %1. What depends on it is shown as not known.</source>
        <translation>Dieser Scheduler bietet nicht: %1. Was davon abhängt, wird als nicht bekannt angezeigt.</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>keine Daten</translation>
    </message>
    <message numerus="yes">
        <source>%n s old</source>
        <translation>
            <numerusform>%n s alt</numerusform>
            <numerusform>%n s alt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min old</source>
        <translation>
            <numerusform>%n min alt</numerusform>
            <numerusform>%n min alt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h old</source>
        <translation>
            <numerusform>%n h alt</numerusform>
            <numerusform>%n h alt</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>verbindet</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>retrying</source>
        <translation>erneuter Versuch</translation>
    </message>
    <message>
        <source>signed out</source>
        <translation>abgemeldet</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>QuotaDeck</source>
        <translation>QuotaDeck</translation>
    </message>
    <message>
        <source>Queues, users, groups and their limits, live.</source>
        <translation>Queues, Benutzer, Gruppen und ihre Limits, live.</translation>
    </message>
    <message>
        <source>Try the Demo Cluster</source>
        <translation>Demo-Cluster ausprobieren</translation>
    </message>
    <message>
        <source>A simulated cluster with busy queues. Nothing leaves this computer.</source>
        <translation>Ein simulierter Cluster mit ausgelasteten Queues. Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>Watch a running YuniKorn scheduler through its REST interface. Read-only.</source>
        <translation>Einen laufenden YuniKorn-Scheduler über seine REST-Schnittstelle beobachten. Nur lesend.</translation>
    </message>
    <message>
        <source>Open a Configuration File…</source>
        <translation>Konfigurationsdatei öffnen…</translation>
    </message>
    <message>
        <source>Read, check and edit a queues.yaml. You can also drop it here.</source>
        <translation>Eine queues.yaml lesen, prüfen und bearbeiten. Sie kann auch hier abgelegt werden.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt verwendet</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::StatusStrip</name>
    <message>
        <source>SIMULATED</source>
        <translation>SIMULIERT</translation>
    </message>
    <message>
        <source>The numbers come from the embedded simulator, not from a cluster.</source>
        <translation>Die Zahlen stammen vom eingebauten Simulator, nicht von einem Cluster.</translation>
    </message>
    <message>
        <source>How long the last read took</source>
        <translation>Dauer des letzten Lesevorgangs</translation>
    </message>
    <message>
        <source>Time since the last successful read</source>
        <translation>Zeit seit dem letzten erfolgreichen Lesevorgang</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>name of the source, how it is doing</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n queues</source>
        <translation>
            <numerusform>%n Queue</numerusform>
            <numerusform>%n Queues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n users</source>
        <translation>
            <numerusform>%n Benutzer</numerusform>
            <numerusform>%n Benutzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n Gruppe</numerusform>
            <numerusform>%n Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applications</source>
        <translation>
            <numerusform>%n Anwendung</numerusform>
            <numerusform>%n Anwendungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TablePage</name>
    <message>
        <source>Show &amp;Applications</source>
        <translation>&amp;Anwendungen anzeigen</translation>
    </message>
    <message>
        <source>Show in &amp;Chart</source>
        <translation>Im &amp;Diagramm anzeigen</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>&amp;Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Name</source>
        <translation>&amp;Namen kopieren</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>Noch nichts gelesen</translation>
    </message>
    <message>
        <source>The table fills as soon as the source has answered.</source>
        <translation>Die Tabelle füllt sich, sobald die Quelle geantwortet hat.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TreeTable</name>
    <message>
        <source>Fit Columns to Contents</source>
        <translation>Spalten an Inhalt anpassen</translation>
    </message>
    <message>
        <source>Show All Columns</source>
        <translation>Alle Spalten anzeigen</translation>
    </message>
    <message>
        <source>Reset Columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::YamlView</name>
    <message>
        <source>Text of the configuration</source>
        <translation>Text der Konfiguration</translation>
    </message>
</context>
</TS>
