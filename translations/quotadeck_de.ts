<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AskResource</name>
    <message>
        <source>%1 already has a row or column.</source>
        <translation>Für %1 gibt es bereits eine Zeile oder Spalte.</translation>
    </message>
    <message>
        <source>Pods request vcore, so a limit on %1 has no effect. Use vcore.</source>
        <translation>Pods fordern vcore an, ein Limit für %1 hat daher keine Wirkung. Verwenden Sie vcore.</translation>
    </message>
    <message>
        <source>The scheduler uses %1, not %2.</source>
        <translation>Der Scheduler verwendet %1, nicht %2.</translation>
    </message>
    <message>
        <source>Add Resource</source>
        <translation>Ressource hinzufügen</translation>
    </message>
    <message>
        <source>Resource type</source>
        <translation>Ressourcentyp</translation>
    </message>
    <message>
        <source>About the resource type</source>
        <translation>Hinweis zum Ressourcentyp</translation>
    </message>
    <message>
        <source>Use vcore</source>
        <translation>vcore verwenden</translation>
    </message>
    <message>
        <source>Resource type, as requested by pods:</source>
        <translation>Ressourcentyp, wie von Pods angefordert:</translation>
    </message>
    <message>
        <source>Add %1 Anyway</source>
        <translation>%1 trotzdem hinzufügen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>Baseline</name>
    <message>
        <source>The active configuration (%1) matched the last save and may have changed since</source>
        <extracomment>&quot;◌ read 14:02:31, 20 min before the usage&quot;</extracomment>
        <translation>Die aktive Konfiguration (%1) entsprach dem zuletzt gespeicherten Stand und kann sich seither geändert haben</translation>
    </message>
    <message>
        <source>Compared with the last save, which differs from the active configuration</source>
        <translation>Verglichen mit dem zuletzt gespeicherten Stand, der von der aktiven Konfiguration abweicht</translation>
    </message>
    <message>
        <source>Compared with the cluster&apos;s active configuration, which differs from the last save</source>
        <translation>Verglichen mit der aktiven Konfiguration des Clusters, die vom zuletzt gespeicherten Stand abweicht</translation>
    </message>
    <message>
        <source>Compared with the cluster&apos;s active configuration (%1), which differs from the last save</source>
        <translation>Verglichen mit der aktiven Konfiguration des Clusters (%1), die vom zuletzt gespeicherten Stand abweicht</translation>
    </message>
</context>
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
        <source>No limit is set on the path to the root</source>
        <translation>Auf dem Pfad zur Root-Queue ist kein Limit gesetzt</translation>
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
    <message>
        <source>%1%</source>
        <extracomment>percent</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ChangesTable</name>
    <message numerus="yes">
        <source>%n looser</source>
        <translation>
            <numerusform>%n lockerer</numerusform>
            <numerusform>%n lockerer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tighter</source>
        <translation>
            <numerusform>%n strenger</numerusform>
            <numerusform>%n strenger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guarantee(s) raised</source>
        <translation>
            <numerusform>%n Garantie erhöht</numerusform>
            <numerusform>%n Garantien erhöht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guarantee(s) lowered</source>
        <translation>
            <numerusform>%n Garantie gesenkt</numerusform>
            <numerusform>%n Garantien gesenkt</numerusform>
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
            <numerusform>%n ohne Wirkung</numerusform>
            <numerusform>%n ohne Wirkung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dangerous</source>
        <translation>
            <numerusform>%n gefährlich</numerusform>
            <numerusform>%n gefährlich</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes to the file</source>
        <translation>Änderungen an der Datei</translation>
    </message>
</context>
<context>
    <name>ChartContent</name>
    <message>
        <source>%1 (%2 – %3)</source>
        <extracomment>the last value, with the least and the greatest of the same moment</extracomment>
        <translation>%1 (%2 – %3)</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>SIMULATED</source>
        <translation>SIMULIERT</translation>
    </message>
    <message>
        <source>local time</source>
        <translation>Ortszeit</translation>
    </message>
    <message>
        <source>QuotaDeck charts</source>
        <translation>QuotaDeck-Diagramme</translation>
    </message>
</context>
<context>
    <name>ChartReadOut</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>used amount of a limit</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
</context>
<context>
    <name>EffectiveChain</name>
    <message>
        <source>all other groups together</source>
        <translation>alle anderen Gruppen zusammen</translation>
    </message>
    <message>
        <source>everyone else (*)</source>
        <translation>alle anderen (*)</translation>
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
        <source>max</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>limit of *</source>
        <translation>Limit von *</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>%1 of the queue</source>
        <translation>%1 der Queue</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1: not limited</source>
        <translation>%1: nicht begrenzt</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>queue, what it sets, amount</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 (most restrictive)</source>
        <translation>%1 (strengstes Limit)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>%1: only %2 of %3 available, restricted by %4 %5</source>
        <extracomment>resource, two amounts, queue, and what it sets</extracomment>
        <translation>%1: nur %2 von %3 verfügbar, begrenzt durch %4 %5</translation>
    </message>
    <message>
        <source>No limit along the path from the root is smaller: this limit applies</source>
        <translation>Kein Limit auf dem Pfad von der Root-Queue ist kleiner: Dieses Limit gilt</translation>
    </message>
    <message>
        <source>For %1:</source>
        <translation>Für %1:</translation>
    </message>
</context>
<context>
    <name>ElasticCards</name>
    <message>
        <source>(no model)</source>
        <translation>(kein Modell)</translation>
    </message>
    <message>
        <source>would receive cards of model %1</source>
        <comment>model</comment>
        <translation>bekäme Karten des Modells %1</translation>
    </message>
    <message>
        <source>%1 would have to release %2 of %3.</source>
        <comment>group, number, model</comment>
        <translation>%1 müsste %2 von %3 freigeben.</translation>
    </message>
    <message>
        <source>would receive cards of any free model</source>
        <translation>bekäme Karten jedes freien Modells</translation>
    </message>
    <message>
        <source>more than the runtime %1 of its group</source>
        <translation>mehr als die Runtime %1 ihrer Gruppe</translation>
    </message>
</context>
<context>
    <name>ElasticTotal</name>
    <message>
        <source>Root of the tree</source>
        <translation>Wurzel des Baums</translation>
    </message>
    <message>
        <source>From the annotation total-resource of its root (EQ-54)</source>
        <translation>Aus der Annotation total-resource seiner Wurzel (EQ-54)</translation>
    </message>
    <message>
        <source>Available to the first level</source>
        <translation>Verfügbar für die erste Ebene</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>All nodes</source>
        <translation>Alle Knoten</translation>
    </message>
    <message>
        <source>Nodes of the tree</source>
        <translation>Knoten des Baums</translation>
    </message>
    <message numerus="yes">
        <source>Capacity of %n nodes, schedulable or not (EQ-55)</source>
        <translation>
            <numerusform>Kapazität von %n Knoten, auch wenn er keine Pods annimmt (EQ-55)</numerusform>
            <numerusform>Kapazität von %n Knoten, auch solcher, die keine Pods annehmen (EQ-55)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Capacity of %n nodes of its pool (EQ-56)</source>
        <translation>
            <numerusform>Kapazität von %n Knoten seines Pools (EQ-56)</numerusform>
            <numerusform>Kapazität von %n Knoten seines Pools (EQ-56)</numerusform>
        </translation>
    </message>
    <message>
        <source>of which unschedulable</source>
        <translation>davon nicht planbar</translation>
    </message>
    <message>
        <source>On nodes that accept no new pods. Included because pods running there continue (EQ-55)</source>
        <translation>Auf Knoten, die keine neuen Pods annehmen. Eingerechnet, weil dort laufende Pods weiterlaufen (EQ-55)</translation>
    </message>
    <message>
        <source>Cluster total</source>
        <translation>Cluster-Summe</translation>
    </message>
    <message>
        <source>Entered value, used instead of the sum of nodes</source>
        <translation>Eingegebener Wert, verwendet anstelle der Summe der Knoten</translation>
    </message>
    <message>
        <source>Entered or reported value; no nodes are known</source>
        <translation>Eingegebener oder gemeldeter Wert; es sind keine Knoten bekannt</translation>
    </message>
    <message>
        <source>System and default</source>
        <translation>System und Standard</translation>
    </message>
    <message>
        <source>Used by pods of these two groups, which are served first (EQ-52)</source>
        <translation>Belegt von den Pods der beiden Gruppen, die zuerst bedient werden (EQ-52)</translation>
    </message>
    <message>
        <source>Other trees</source>
        <translation>Andere Bäume</translation>
    </message>
    <message>
        <source>Reserved for trees with their own totals (EQ-54)</source>
        <translation>Reserviert für Bäume mit eigener Summe (EQ-54)</translation>
    </message>
    <message>
        <source>The scheduler service does not report the total of %2 of tree %1; it is in the annotation total-resource of its root</source>
        <translation>Der Dienst des Schedulers meldet die Summe an %2 des Baums %1 nicht; sie steht in der Annotation total-resource seiner Wurzel</translation>
    </message>
    <message>
        <source>The total of %2 of tree %1 is unknown: the annotation total-resource of its root is missing or does not contain it</source>
        <translation>Die Summe an %2 des Baums %1 ist unbekannt: Die Annotation total-resource seiner Wurzel fehlt oder enthält sie nicht</translation>
    </message>
    <message>
        <source>The share of tree %1 is not reported, so the remainder for the default tree is unknown</source>
        <translation>Der Anteil des Baums %1 wird nicht gemeldet, daher ist der Rest für den Standardbaum unbekannt</translation>
    </message>
    <message>
        <source>Requires the cluster total: enter the total of %1 in “Cluster total”</source>
        <translation>Erfordert die Cluster-Summe: Geben Sie die Summe an %1 unter „Cluster-Summe“ ein</translation>
    </message>
    <message>
        <source>A part of the file cannot be read, so not all groups are known: line %1: %2</source>
        <translation>Ein Teil der Datei ist nicht lesbar, daher sind nicht alle Gruppen bekannt: Zeile %1: %2</translation>
    </message>
    <message>
        <source>The groups do not form a tree: %1: %2</source>
        <comment>group, reason</comment>
        <translation>Die Gruppen bilden keinen Baum: %1: %2</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>%1 Open the configuration and explain against it.</source>
        <translation>%1 Öffnen Sie die Konfiguration, und lassen Sie anhand dieser erklären.</translation>
    </message>
    <message>
        <source>No configuration is open. Open one with Ctrl+O.</source>
        <translation>Keine Konfiguration ist geöffnet. Öffnen Sie eine mit Strg+O.</translation>
    </message>
    <message>
        <source>The scheduler would reject the edited text and keep its configuration. Line %1: %2</source>
        <translation>Der Scheduler würde den geänderten Text ablehnen und seine Konfiguration behalten. Zeile %1: %2</translation>
    </message>
    <message>
        <source>The open configuration has no partition %1.</source>
        <translation>Die geöffnete Konfiguration hat keine Partition %1.</translation>
    </message>
    <message>
        <source>The scheduler cannot load the edited text: %1: %2</source>
        <translation>Der Scheduler kann den geänderten Text nicht laden: %1: %2</translation>
    </message>
    <message>
        <source>The source does not report applications.</source>
        <translation>Die Quelle meldet keine Anwendungen.</translation>
    </message>
    <message>
        <source>Application %1 does not exist at this time.</source>
        <translation>Zu diesem Zeitpunkt gibt es keine Anwendung %1.</translation>
    </message>
    <message>
        <source>%1 is not waiting: it has no pending request.</source>
        <translation>%1 wartet nicht: Es gibt keine wartende Anforderung.</translation>
    </message>
    <message>
        <source>Enter the user.</source>
        <translation>Geben Sie den Benutzer ein.</translation>
    </message>
    <message>
        <source>Enter the requested resources, for example vcore=2, memory=4Gi.</source>
        <translation>Geben Sie die angeforderten Ressourcen ein, zum Beispiel vcore=2, memory=4Gi.</translation>
    </message>
    <message>
        <source>%1 is a parent queue; applications run in leaf queues only.</source>
        <translation>%1 ist eine übergeordnete Queue: Anwendungen laufen nur in Leaf-Queues.</translation>
    </message>
    <message>
        <source>Queue %1 does not exist.</source>
        <translation>Die Queue %1 existiert nicht.</translation>
    </message>
    <message>
        <source>Usage of users and groups is unknown; zero is assumed.</source>
        <translation>Die Nutzung von Benutzern und Gruppen ist unbekannt; angenommen wird null.</translation>
    </message>
    <message>
        <source>Queue usage and cluster size are unknown; empty queues and an unlimited cluster are assumed.</source>
        <translation>Queue-Nutzung und Cluster-Größe sind unbekannt; angenommen werden leere Queues und ein unbegrenzter Cluster.</translation>
    </message>
    <message>
        <source>The source does not report the order of limits: another group of the user may be the charged group.</source>
        <translation>Die Quelle meldet die Reihenfolge der Limits nicht: Möglicherweise wird auf eine andere Gruppe des Benutzers angerechnet.</translation>
    </message>
    <message>
        <source>The source does not report its placement rules. Enter a queue, or choose the edited file.</source>
        <translation>Die Quelle meldet ihre Platzierungsregeln nicht. Geben Sie eine Queue ein, oder wählen Sie die bearbeitete Datei.</translation>
    </message>
    <message>
        <source>The placement rules return no queue: %1</source>
        <translation>Die Platzierungsregeln ergeben keine Queue: %1</translation>
    </message>
    <message>
        <source>%1 does not exist yet; the answer assumes the queue that placement would create.</source>
        <translation>%1 existiert noch nicht; die Antwort geht von der Queue aus, die die Platzierung anlegen würde.</translation>
    </message>
    <message>
        <source>%1 has all requested resources and runs in %2 since %3.</source>
        <translation>%1 hat alle angeforderten Ressourcen und läuft in %2 seit %3.</translation>
    </message>
    <message>
        <source>%1 has all requested resources and runs in %2.</source>
        <translation>%1 hat alle angeforderten Ressourcen und läuft in %2.</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>No data yet. Connect to a cluster, or open a configuration and choose the edited file. Elastic quotas are shown on the Elastic page.</source>
        <translation>Noch keine Daten. Verbinden Sie sich mit einem Cluster, oder öffnen Sie eine Konfiguration, und wählen Sie die bearbeitete Datei. Elastische Quotas zeigt die Seite Elastisch.</translation>
    </message>
    <message>
        <source>The source does not list %1 in %2: a limit for everyone else (*) may also apply.</source>
        <translation>Die Quelle führt %1 in %2 nicht auf: Auch ein Limit für alle anderen (*) kann gelten.</translation>
    </message>
    <message>
        <source>The active configuration could not be read for %1 and may have changed.</source>
        <translation>Die aktive Konfiguration war seit %1 nicht lesbar und kann sich geändert haben.</translation>
    </message>
    <message>
        <source>The seed rules cannot load the active configuration: %1: %2</source>
        <translation>Die Seed-Regeln können die aktive Konfiguration nicht laden: %1: %2</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 %2</source>
        <comment>resource type, amount</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing used, no maximum</source>
        <translation>nichts belegt, kein Maximum</translation>
    </message>
    <message>
        <source>%1 %2 of max %3</source>
        <translation>%1 %2 von höchstens %3</translation>
    </message>
    <message>
        <source>%1 %2, no maximum</source>
        <translation>%1 %2, kein Maximum</translation>
    </message>
    <message>
        <source>, guaranteed %1</source>
        <translation>, garantiert %1</translation>
    </message>
    <message>
        <source>, pending %1</source>
        <translation>, wartend %1</translation>
    </message>
    <message>
        <source>The bar has no end: no queue up to the root has a maximum.</source>
        <translation>Der Balken hat kein Ende: Bis zur Wurzel hat keine Queue ein Maximum.</translation>
    </message>
    <message>
        <source>The bar ends at %1, used and pending together.</source>
        <translation>Der Balken endet bei %1, belegt und wartend zusammen.</translation>
    </message>
    <message>
        <source>The bar ends at %1, the maximum of the queue.</source>
        <translation>Der Balken endet bei %1, dem Maximum der Queue.</translation>
    </message>
    <message>
        <source>The bar ends at %1, the maximum of %2.</source>
        <translation>Der Balken endet bei %1, dem Maximum von %2.</translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message>
        <source>over %1</source>
        <translation>über %1</translation>
    </message>
    <message numerus="yes">
        <source>At this growth the limit is reached in about %1, with %2 confidence between %3 and %4. Theil-Sen slope through %n points of the last %5.</source>
        <extracomment>likely time, percentage, earliest time, latest time, time span</extracomment>
        <translation>
            <numerusform>Bei diesem Wachstum ist das Limit in etwa %1 erreicht, mit %2 Konfidenz zwischen %3 und %4. Theil-Sen-Steigung durch %n Punkt der letzten %5.</numerusform>
            <numerusform>Bei diesem Wachstum ist das Limit in etwa %1 erreicht, mit %2 Konfidenz zwischen %3 und %4. Theil-Sen-Steigung durch %n Punkte der letzten %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>≈ %1</source>
        <extracomment>likely time: &quot;≈ 35 min&quot;</extracomment>
        <translation>≈ %1</translation>
    </message>
</context>
<context>
    <name>Insight</name>
    <message>
        <source>applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>◌ read %1, %2 before the usage</source>
        <extracomment>a configuration, at this time</extracomment>
        <translation>◌ gelesen %1, %2 vor der Nutzung</translation>
    </message>
    <message>
        <source>read %1</source>
        <extracomment>a configuration, at this time</extracomment>
        <translation>gelesen %1</translation>
    </message>
</context>
<context>
    <name>LimitRows</name>
    <message>
        <source>Not set here: the wildcard of %1 limits this to %2</source>
        <translation>Hier nicht gesetzt: Die Wildcard von %1 begrenzt dies auf %2</translation>
    </message>
    <message>
        <source>Not set here: %1 limits this to %2</source>
        <translation>Hier nicht gesetzt: %1 begrenzt dies auf %2</translation>
    </message>
</context>
<context>
    <name>NodeTexts</name>
    <message>
        <source>Not reported for this node</source>
        <translation>Für diesen Knoten nicht gemeldet</translation>
    </message>
    <message>
        <source>This node has no %1</source>
        <translation>Dieser Knoten hat kein %1</translation>
    </message>
    <message>
        <source>%1 (%2): %3 %4 of %5 used, %6 available</source>
        <comment>node, state, resource type, amounts</comment>
        <translation>%1 (%2): %3 %4 von %5 belegt, %6 verfügbar</translation>
    </message>
    <message>
        <source>%1 (%2): %3 %4 of %5 used, %6 of it by foreign pods, %7 available</source>
        <comment>node, state, resource type, amounts</comment>
        <translation>%1 (%2): %3 %4 von %5 belegt, davon %6 durch fremde Pods, %7 verfügbar</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no free slot</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>The node takes no pods: %1</source>
        <translation>Der Knoten nimmt keine Pods an: %1</translation>
    </message>
    <message>
        <source>No memory, vcore or pod is left on the node</source>
        <translation>Auf dem Knoten ist kein memory, vcore oder Pod mehr frei</translation>
    </message>
    <message>
        <source>%1. The node is reserved for a request that waits.</source>
        <translation>%1. Der Knoten ist für eine wartende Anforderung reserviert.</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>Nicht bereit</translation>
    </message>
    <message>
        <source>Unschedulable</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reserviert</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>after another state</comment>
        <translation>reserviert</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>node, state</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>node, state, why</comment>
        <translation>%1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>PagePrint</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>PartitionFields</name>
    <message>
        <source>Not set: scheduler default</source>
        <translation>Nicht gesetzt: die Voreinstellung des Schedulers</translation>
    </message>
    <message>
        <source>the queue that the application requests</source>
        <translation>die Queue, die die Anwendung anfordert</translation>
    </message>
    <message>
        <source>a queue named after the user</source>
        <translation>eine Queue mit dem Namen des Benutzers</translation>
    </message>
    <message>
        <source>always the queue given in Value</source>
        <translation>immer die unter Wert angegebene Queue</translation>
    </message>
    <message>
        <source>a queue named after the tag given in Value</source>
        <translation>eine Queue mit dem Namen des unter Wert angegebenen Tags</translation>
    </message>
    <message>
        <source>unknown to the scheduler: disables all rules</source>
        <translation>dem Scheduler unbekannt: setzt alle Regeln außer Kraft</translation>
    </message>
    <message>
        <source>Node sort policy</source>
        <translation>Knotensortierung</translation>
    </message>
    <message>
        <source>fair spreads pods over nodes, binpacking fills nodes</source>
        <translation>fair verteilt Pods auf die Knoten, binpacking füllt sie auf</translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation>Preemption</translation>
    </message>
    <message>
        <source>Whether queues below their guarantee may preempt others</source>
        <translation>Ob Queues unter ihrer Garantie andere verdrängen dürfen</translation>
    </message>
    <message>
        <source>Quota preemption</source>
        <translation>Quota-Preemption</translation>
    </message>
    <message>
        <source>Whether pods are preempted when a max is lowered below the usage</source>
        <translation>Ob Pods verdrängt werden, wenn ein Maximum unter die Nutzung gesenkt wird</translation>
    </message>
    <message>
        <source>Group resolver</source>
        <translation>Gruppen-Resolver</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Source of the groups of users</source>
        <translation>Quelle der Gruppen der Benutzer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the partition</source>
        <translation>Name der Partition</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Gewicht von %1</translation>
    </message>
    <message>
        <source>Weight of the resource when nodes are sorted</source>
        <translation>Gewicht der Ressource beim Sortieren der Knoten</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>How the queue name is determined</source>
        <translation>Wie der Name der Queue ermittelt wird</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Whether a missing queue is created</source>
        <translation>Ob eine fehlende Queue angelegt wird</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Whether the rule applies to the users and groups below or to all others</source>
        <translation>Ob die Regel für die unten genannten Benutzer und Gruppen gilt oder für alle anderen</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Queue of a fixed rule, or tag name of a tag rule</source>
        <translation>Queue einer fixed-Regel oder Tag-Name einer tag-Regel</translation>
    </message>
    <message>
        <source>Filter: users</source>
        <translation>Filter: Benutzer</translation>
    </message>
    <message>
        <source>Names, or one regular expression such as ^svc-</source>
        <translation>Namen oder ein regulärer Ausdruck wie ^svc-</translation>
    </message>
    <message>
        <source>Filter: groups</source>
        <translation>Filter: Gruppen</translation>
    </message>
    <message>
        <source>Names, or one regular expression such as ^team-</source>
        <translation>Namen oder ein regulärer Ausdruck wie ^team-</translation>
    </message>
</context>
<context>
    <name>QueueActions</name>
    <message>
        <source>A queue name has 1 to 64 characters of A-Z a-z 0-9 _ - : # / @</source>
        <translation>Ein Queue-Name hat 1 bis 64 Zeichen aus A-Z a-z 0-9 _ - : # / @</translation>
    </message>
    <message>
        <source>%1 already has a queue with that name</source>
        <translation>%1 hat bereits eine Queue dieses Namens</translation>
    </message>
    <message>
        <source>The root cannot be moved</source>
        <translation>Die Root-Queue kann nicht verschoben werden</translation>
    </message>
    <message>
        <source>A queue cannot be moved below itself</source>
        <translation>Eine Queue kann nicht unter sich selbst verschoben werden</translation>
    </message>
    <message>
        <source>The queue is below %1 already</source>
        <translation>Die Queue ist bereits unter %1</translation>
    </message>
    <message>
        <source>There is no queue %1</source>
        <translation>Es gibt keine Queue %1</translation>
    </message>
</context>
<context>
    <name>QueueChoice</name>
    <message>
        <source>Part of the path</source>
        <translation>Teil des Pfads</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Queues</translation>
    </message>
</context>
<context>
    <name>QueueFields</name>
    <message>
        <source>invalid: enter users, one space, groups</source>
        <translation>ungültig: Benutzer, ein Leerzeichen, Gruppen eingeben</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>users: %1</source>
        <translation>Benutzer: %1</translation>
    </message>
    <message>
        <source>groups: %1</source>
        <translation>Gruppen: %1</translation>
    </message>
    <message>
        <source>no one (empty list)</source>
        <translation>niemand (leere Liste)</translation>
    </message>
    <message>
        <source>Not set here</source>
        <translation>Hier nicht gesetzt</translation>
    </message>
    <message>
        <source>Not set here: only users and groups allowed by the queues above</source>
        <translation>Hier nicht gesetzt: nur Benutzer und Gruppen, die durch die Queues darüber zugelassen sind</translation>
    </message>
    <message>
        <source>Max applications</source>
        <translation>Max. Anwendungen</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Maximum number of applications running here at the same time</source>
        <translation>Höchstzahl gleichzeitig hier laufender Anwendungen</translation>
    </message>
    <message>
        <source>Not set here or above</source>
        <translation>Weder hier noch darüber gesetzt</translation>
    </message>
    <message>
        <source>Not set here: %1 allows %2</source>
        <translation>Hier nicht gesetzt: %1 erlaubt %2</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Übergeordnet</translation>
    </message>
    <message>
        <source>Not set here: a queue with child queues is a parent</source>
        <translation>Hier nicht gesetzt: Eine Queue mit untergeordneten Queues ist übergeordnet</translation>
    </message>
    <message>
        <source>Not set here: a queue without child queues runs applications</source>
        <translation>Hier nicht gesetzt: In einer Queue ohne untergeordnete Queues laufen Anwendungen</translation>
    </message>
    <message>
        <source>no effect: has child queues</source>
        <translation>ohne Wirkung: hat untergeordnete Queues</translation>
    </message>
    <message>
        <source>Whether the queue holds child queues instead of applications</source>
        <translation>Ob die Queue untergeordnete Queues statt Anwendungen enthält</translation>
    </message>
    <message>
        <source>ignored by the scheduler</source>
        <translation>vom Scheduler ignoriert</translation>
    </message>
    <message>
        <source>The scheduler stores this property but ignores it</source>
        <translation>Der Scheduler speichert diese Eigenschaft, ignoriert sie aber</translation>
    </message>
    <message>
        <source>Not set: scheduler default</source>
        <translation>Nicht gesetzt: die Voreinstellung des Schedulers</translation>
    </message>
    <message>
        <source>%1
Accepts %2.</source>
        <translation>%1
Erlaubt: %2.</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>gelesen als %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Placement rules that refer to the queue are updated</source>
        <translation>Platzierungsregeln, die auf die Queue verweisen, werden angepasst</translation>
    </message>
    <message>
        <source>Submit ACL</source>
        <translation>Submit-ACL</translation>
    </message>
    <message>
        <source>Who may submit applications: users, one space, groups; * means everyone</source>
        <translation>Wer Anwendungen einreichen darf: Benutzer, ein Leerzeichen, Gruppen; * steht für alle</translation>
    </message>
    <message>
        <source>Admin ACL</source>
        <translation>Admin-ACL</translation>
    </message>
    <message>
        <source>Who may administer the queue and submit: users, one space, groups</source>
        <translation>Wer die Queue verwalten und einreichen darf: Benutzer, ein Leerzeichen, Gruppen</translation>
    </message>
    <message>
        <source>Not set here: inherited from %1</source>
        <translation>Hier nicht gesetzt: geerbt von %1</translation>
    </message>
    <message>
        <source>Maximum number of running applications in each created queue</source>
        <translation>Höchstzahl laufender Anwendungen in jeder angelegten Queue</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Submitted</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Mean wait</source>
        <translation>Mittl. Wartezeit</translation>
    </message>
    <message>
        <source>Wait (p95)</source>
        <extracomment>the 95th percentile of the waits</extracomment>
        <translation>Wartezeit (p95)</translation>
    </message>
    <message>
        <source>Mean share</source>
        <translation>Mittl. Anteil</translation>
    </message>
    <message>
        <source>Share now</source>
        <translation>Anteil jetzt</translation>
    </message>
    <message>
        <source>Failed attempts</source>
        <translation>Fehlversuche</translation>
    </message>
    <message>
        <source>Submitted applications, including rejected ones</source>
        <translation>Eingereichte Anwendungen, abgelehnte eingeschlossen</translation>
    </message>
    <message>
        <source>Accepted applications without an allocation</source>
        <translation>Angenommene Anwendungen ohne Zuteilung</translation>
    </message>
    <message>
        <source>Unfinished applications with at least one allocation</source>
        <translation>Nicht beendete Anwendungen mit mindestens einer Zuteilung</translation>
    </message>
    <message>
        <source>Completed applications</source>
        <translation>Beendete Anwendungen</translation>
    </message>
    <message>
        <source>Failed applications</source>
        <translation>Gescheiterte Anwendungen</translation>
    </message>
    <message>
        <source>Applications rejected by the scheduler</source>
        <translation>Vom Scheduler abgelehnte Anwendungen</translation>
    </message>
    <message>
        <source>Mean time from submission to the first allocation; waiting applications count with the time until now</source>
        <translation>Mittlere Zeit vom Einreichen bis zur ersten Zuteilung; wartende Anwendungen zählen mit der Zeit bis jetzt</translation>
    </message>
    <message>
        <source>95% of applications wait no longer than this</source>
        <translation>95 % der Anwendungen warten höchstens so lange</translation>
    </message>
    <message>
        <source>Mean usage of the most-used quota over the whole run</source>
        <translation>Mittlere Nutzung der am stärksten genutzten Quota über den ganzen Lauf</translation>
    </message>
    <message>
        <source>Current usage of that quota</source>
        <translation>Derzeitige Nutzung dieser Quota</translation>
    </message>
    <message>
        <source>Failed scheduling attempts; a waiting request is tried once per second</source>
        <translation>Fehlgeschlagene Versuche des Schedulers; eine wartende Anforderung wird einmal pro Sekunde versucht</translation>
    </message>
    <message>
        <source>%1 pp</source>
        <extracomment>percentage points</extracomment>
        <translation>%1 Pp.</translation>
    </message>
    <message>
        <source>(no queue)</source>
        <translation>(keine Queue)</translation>
    </message>
    <message>
        <source>%1 of %2 · now %3 of %4</source>
        <extracomment>mean share, resource, amount used now, quota</extracomment>
        <translation>%1 von %2 · jetzt %3 von %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more</source>
        <extracomment>a reason, how many others</extracomment>
        <translation>
            <numerusform>%1, %n weiterer</numerusform>
            <numerusform>%1, %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Not waiting</source>
        <translation>Ohne Wartezeit</translation>
    </message>
    <message>
        <source>Part of the time of its applications, from submission to end or now, that is not spent waiting for the first allocation</source>
        <translation>Teil der Zeit ihrer Anwendungen, von der Einreichung bis zum Ende oder bis jetzt, in dem sie nicht auf die erste Zuteilung warten</translation>
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
        <source>over limit 0</source>
        <comment>something is used although the limit is 0</comment>
        <translation>über Limit 0</translation>
    </message>
</context>
<context>
    <name>TableExport</name>
    <message>
        <source>SIMULATED</source>
        <translation>SIMULIERT</translation>
    </message>
    <message>
        <source>filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
    <message>
        <source>%1 (exact)</source>
        <translation>%1 (genau)</translation>
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
        <translation>Gefüllt: belegt; heller: über die garantierte Menge hinaus belegt
Gerahmte Streifen: wartend
Marke mit Fuß: garantiert
Marke mit Fahne: Maximum; grau: das einer übergeordneten Queue
Rahmen hinter der Fahne: über das Maximum hinaus belegt
Pfeil: kein Maximum; Streifen ohne Rahmen: nichts zum Vergleichen</translation>
    </message>
</context>
<context>
    <name>UsedNow</name>
    <message>
        <source>Usage unknown: no cluster is connected, or it was not read yet</source>
        <translation>Nutzung unbekannt: Kein Cluster ist verbunden, oder er wurde noch nicht gelesen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>%1: this source does not report the usage of users and groups</source>
        <translation>%1: Diese Quelle meldet die Nutzung von Benutzern und Gruppen nicht</translation>
    </message>
    <message>
        <source>%1: not reported. The scheduler counts the usage of a group once its active configuration limits it.</source>
        <translation>%1: nicht gemeldet. Der Scheduler zählt die Nutzung einer Gruppe, sobald die aktive Konfiguration sie begrenzt.</translation>
    </message>
    <message>
        <source>This source does not report queues</source>
        <translation>Diese Quelle meldet keine Queues</translation>
    </message>
    <message>
        <source>The cluster has no queue %1</source>
        <translation>Der Cluster hat keine Queue %1</translation>
    </message>
    <message>
        <source>Used now: %1; not limited</source>
        <translation>Jetzt belegt: %1; nicht begrenzt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>52 (87%): amount, share of the limit</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Used now: %1 of %2, %3</source>
        <translation>Jetzt belegt: %1 von %2 (%3)</translation>
    </message>
    <message>
        <source>This source does not report the usage of users and groups</source>
        <translation>Diese Quelle meldet die Nutzung von Benutzern und Gruppen nicht</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Nobody else uses the queue now</source>
        <translation>Niemand sonst nutzt die Queue jetzt</translation>
    </message>
    <message>
        <source>%1: %2 %3 (%4)</source>
        <translation>%1: %2 %3 (%4)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the highest share of a limit that is used: 95% vcore</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ValueCheck</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 % von %2</translation>
    </message>
    <message>
        <source>Will be written as %1</source>
        <extracomment>1536Gi, which is 1.5 TiB</extracomment>
        <translation>Wird als %1 geschrieben</translation>
    </message>
    <message>
        <source>Will be written as %1 (%2)</source>
        <translation>Wird als %1 geschrieben (%2)</translation>
    </message>
    <message>
        <source>highest usage: %1 with %2</source>
        <extracomment>the user who uses most of a resource</extracomment>
        <translation>höchste Nutzung: %1 mit %2</translation>
    </message>
    <message>
        <source>pods request vcore, not cpu: this limit has no effect</source>
        <translation>Pods fordern vcore an, nicht cpu: Dieses Limit hat keine Wirkung</translation>
    </message>
    <message>
        <source>Enter a whole number, or leave empty for no limit</source>
        <translation>Geben Sie eine ganze Zahl ein, oder lassen Sie das Feld für kein Limit leer</translation>
    </message>
    <message>
        <source>0 means no limit, like an empty cell. Press Enter again to confirm.</source>
        <translation>0 bedeutet kein Limit, wie eine leere Zelle. Zum Bestätigen erneut die Eingabetaste drücken.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n application(s) may run at the same time</source>
        <translation>
            <numerusform>Höchstens %n Anwendung darf gleichzeitig laufen</numerusform>
            <numerusform>Höchstens %n Anwendungen dürfen gleichzeitig laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (none)</source>
        <extracomment>a maximum of zero: none may be used</extracomment>
        <translation>%1 (keine)</translation>
    </message>
    <message>
        <source>%1 is %2, less than 1 MiB. Use Mi or Gi for larger amounts.</source>
        <translation>%1 sind %2, weniger als 1 MiB. Verwenden Sie Mi oder Gi für größere Mengen.</translation>
    </message>
    <message>
        <source>%1 is %2 cores. Ki, Mi and Gi are memory units.</source>
        <translation>%1 sind %2 Kerne. Ki, Mi und Gi sind Speichereinheiten.</translation>
    </message>
    <message>
        <source>%1 is larger than any cluster. Check the unit.</source>
        <translation>%1 ist größer als jeder Cluster. Prüfen Sie die Einheit.</translation>
    </message>
    <message>
        <source>%1 is more than %2 times the capacity of the nodes, %3. Check the unit.</source>
        <translation>%1 ist mehr als das %2-Fache der Kapazität der Knoten (%3). Prüfen Sie die Einheit.</translation>
    </message>
    <message>
        <source>%1 Press Enter again to confirm.</source>
        <translation>%1 Zum Bestätigen erneut die Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>used now: %1 (%2)</source>
        <extracomment>usage of the queue: 52 (87% of the typed value)</extracomment>
        <translation>jetzt belegt: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>ValueUnit</name>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
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
        <source>Applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>Application limit</source>
        <translation>Anwendungslimit</translation>
    </message>
    <message>
        <source>Share of limit</source>
        <translation>Anteil am Limit</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Runtime</translation>
    </message>
</context>
<context>
    <name>WhoChip</name>
    <message>
        <source>all other groups together</source>
        <translation>alle anderen Gruppen zusammen</translation>
    </message>
    <message>
        <source>everyone else (*)</source>
        <translation>alle anderen (*)</translation>
    </message>
    <message>
        <source>Enter at least one user or group: u:name, g:name, or u:* for everyone else</source>
        <translation>Geben Sie mindestens einen Benutzer oder eine Gruppe ein: u:Name, g:Name oder u:* für alle anderen</translation>
    </message>
    <message>
        <source>The scheduler rejects the name &quot;%1&quot;</source>
        <translation>Der Scheduler lehnt den Namen „%1“ ab</translation>
    </message>
    <message>
        <source>Not yet known to the scheduler: %1</source>
        <translation>Dem Scheduler noch nicht bekannt: %1</translation>
    </message>
    <message>
        <source>u: a user, g: a group, u:* everyone else, g:* all other groups together</source>
        <translation>u: ein Benutzer, g: eine Gruppe, u:* alle anderen, g:* alle anderen Gruppen zusammen</translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>this machine has no user %1</source>
        <translation>auf diesem Rechner gibt es keinen Benutzer %1</translation>
    </message>
    <message>
        <source>user %1 cannot be looked up on this machine: %2</source>
        <translation>Benutzer %1 kann auf diesem Rechner nicht nachgeschlagen werden: %2</translation>
    </message>
    <message>
        <source>this machine cannot list the groups of user %1</source>
        <translation>dieser Rechner kann die Gruppen von Benutzer %1 nicht auflisten</translation>
    </message>
    <message>
        <source>a user without a name has no groups</source>
        <translation>ein Benutzer ohne Namen hat keine Gruppen</translation>
    </message>
    <message>
        <source>group &quot;%1&quot; is ignored: this is no group name, names are separated by commas</source>
        <translation>Gruppe „%1“ wird ignoriert: das ist kein Gruppenname, Namen werden durch Kommas getrennt</translation>
    </message>
    <message>
        <source>user &quot;%1&quot; is ignored: this is no user name, names are separated by commas</source>
        <translation>Benutzer „%1“ wird ignoriert: das ist kein Benutzername, Namen werden durch Kommas getrennt</translation>
    </message>
    <message>
        <source>group &quot;%1&quot; is ignored: access can be granted by name only to groups of letters, digits and _ -; grant it through another group or the users</source>
        <translation>Gruppe „%1“ wird ignoriert: namentlich lässt sich Zugriff nur Gruppen aus Buchstaben, Ziffern und _ - gewähren; gewähren Sie ihn über eine andere Gruppe oder die Benutzer</translation>
    </message>
    <message>
        <source>user &quot;%1&quot; is ignored: access can be granted by name only to users of letters, digits and _ . @ -; grant it through a group</source>
        <translation>Benutzer „%1“ wird ignoriert: namentlich lässt sich Zugriff nur Benutzern aus Buchstaben, Ziffern und _ . @ - gewähren; gewähren Sie ihn über eine Gruppe</translation>
    </message>
    <message>
        <source>&quot;*&quot; among other groups is ignored: to grant access to everyone, write &quot;*&quot; alone</source>
        <translation>„*“ neben anderen Gruppen wird ignoriert: um allen Zugriff zu gewähren, schreiben Sie nur „*“</translation>
    </message>
    <message>
        <source>&quot;*&quot; among other users is ignored: to grant access to everyone, write &quot;*&quot; alone</source>
        <translation>„*“ neben anderen Benutzern wird ignoriert: um allen Zugriff zu gewähren, schreiben Sie nur „*“</translation>
    </message>
    <message>
        <source>group &quot;%1&quot; has no effect: &quot;*&quot; grants access to everyone</source>
        <translation>Gruppe „%1“ hat keine Wirkung: „*“ gewährt allen Zugriff</translation>
    </message>
    <message>
        <source>user &quot;%1&quot; has no effect: &quot;*&quot; grants access to everyone</source>
        <translation>Benutzer „%1“ hat keine Wirkung: „*“ gewährt allen Zugriff</translation>
    </message>
    <message>
        <source>the list has %1 spaces, and the scheduler splits at each of them: write users, exactly one space, groups</source>
        <translation>die Liste hat %1 Leerzeichen, und der Scheduler trennt an jedem davon: schreiben Sie Benutzer, genau ein Leerzeichen, Gruppen</translation>
    </message>
    <message>
        <source>%1 may submit to %2: user %3 is in the %4 of %5</source>
        <translation>%1 darf in %2 einreichen: Benutzer %3 steht in %4 von %5</translation>
    </message>
    <message>
        <source>%1 may administer %2: user %3 is in the %4 of %5</source>
        <translation>%1 darf %2 verwalten: Benutzer %3 steht in %4 von %5</translation>
    </message>
    <message>
        <source>%1 may submit to %2: group %3 is in the %4 of %5</source>
        <translation>%1 darf in %2 einreichen: Gruppe %3 steht in %4 von %5</translation>
    </message>
    <message>
        <source>%1 may administer %2: group %3 is in the %4 of %5</source>
        <translation>%1 darf %2 verwalten: Gruppe %3 steht in %4 von %5</translation>
    </message>
    <message>
        <source>%1 may submit to %2: everyone is in the %4 of %5</source>
        <translation>%1 darf in %2 einreichen: in %4 von %5 stehen alle</translation>
    </message>
    <message>
        <source>%1 may administer %2: everyone is in the %4 of %5</source>
        <translation>%1 darf %2 verwalten: in %4 von %5 stehen alle</translation>
    </message>
    <message>
        <source>%1 may not administer %2: no adminacl from there up to root names the user or one of the groups</source>
        <translation>%1 darf %2 nicht verwalten: keine adminacl von dort bis hinauf zu root nennt den Benutzer oder eine der Gruppen</translation>
    </message>
    <message>
        <source>%1 may not submit to %2: only forced applications run there</source>
        <translation>%1 darf in %2 nicht einreichen: dort laufen nur erzwungene Anwendungen</translation>
    </message>
    <message>
        <source>%1 may not submit to %2: no submitacl or adminacl from there up to root names the user or one of the groups</source>
        <translation>%1 darf in %2 nicht einreichen: keine submitacl oder adminacl von dort bis hinauf zu root nennt den Benutzer oder eine der Gruppen</translation>
    </message>
    <message>
        <source>This is no membership: write &quot;user: group, group&quot;, or use the output of getent.</source>
        <translation>Das ist keine Zugehörigkeit: Schreiben Sie „benutzer: gruppe, gruppe“, oder verwenden Sie die Ausgabe von getent.</translation>
    </message>
</context>
<context>
    <name>alert</name>
    <message>
        <source>used, but nothing is allowed</source>
        <translation>belegt, und nichts ist erlaubt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>queue %1</source>
        <translation>Queue %1</translation>
    </message>
    <message>
        <source>user %1 in %2</source>
        <translation>Benutzer %1 in %2</translation>
    </message>
    <message>
        <source>group %1 in %2</source>
        <translation>Gruppe %1 in %2</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>a file of alerts is a map with the keys apiVersion and alerts</source>
        <translation>eine Datei mit Alarmen ist eine Map mit den Schlüsseln apiVersion und alerts</translation>
    </message>
    <message>
        <source>&quot;apiVersion&quot; has to be quotadeck/v1</source>
        <translation>„apiVersion“ muss quotadeck/v1 sein</translation>
    </message>
    <message>
        <source>&quot;alerts&quot; has to be a list of rules</source>
        <translation>„alerts“ muss eine Liste von Regeln sein</translation>
    </message>
    <message>
        <source>a rule is a map with name, on and when</source>
        <translation>eine Regel ist eine Map mit name, on und when</translation>
    </message>
    <message>
        <source>there is a rule called %1 already</source>
        <translation>es gibt schon eine Regel namens %1</translation>
    </message>
    <message>
        <source>&quot;where&quot; is a map such as {queue: root.data.*}</source>
        <translation>„where“ ist eine Map wie {queue: root.data.*}</translation>
    </message>
    <message>
        <source>%1 has no resource: remove it from &quot;where&quot;</source>
        <translation>%1 hat keine Ressource: entfernen Sie sie aus „where“</translation>
    </message>
    <message>
        <source>%1 has no check: remove it from &quot;where&quot;</source>
        <translation>%1 hat keine Prüfung: entfernen Sie sie aus „where“</translation>
    </message>
    <message>
        <source>&quot;when&quot; begins with one of %1</source>
        <translation>„when“ beginnt mit einem von %1</translation>
    </message>
    <message>
        <source>write &quot;health failed&quot;</source>
        <translation>schreiben Sie „health failed“</translation>
    </message>
    <message>
        <source>%1 is to be followed by one of %2</source>
        <translation>auf %1 muss eines von %2 folgen</translation>
    </message>
    <message>
        <source>&quot;health failed&quot; has no &quot;clear&quot;</source>
        <translation>„health failed“ hat kein „clear“</translation>
    </message>
    <message>
        <source>&quot;clear&quot; has to be at most the threshold of &quot;when&quot;</source>
        <translation>„clear“ darf höchstens die Schwelle von „when“ sein</translation>
    </message>
    <message>
        <source>&quot;clear&quot; has to be at least the threshold of &quot;when&quot;</source>
        <translation>„clear“ muss mindestens die Schwelle von „when“ sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a duration such as 5m or 1h30m</source>
        <translation>„%1“ ist keine Dauer wie 5m oder 1h30m</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a percentage such as 90%</source>
        <translation>„%1“ ist kein Anteil wie 90%</translation>
    </message>
    <message>
        <source>%1 needs one resource: add &quot;where: {resource: memory}&quot;</source>
        <translation>%1 braucht eine Ressource: fügen Sie „where: {resource: memory}“ hinzu</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>there is no such scenario or file; built in: %1</source>
        <translation>dieses Szenario oder diese Datei gibt es nicht; eingebaut sind: %1</translation>
    </message>
    <message>
        <source>a scenario file may have at most 16 MiB</source>
        <translation>eine Szenariodatei darf höchstens 16 MiB groß sein</translation>
    </message>
    <message>
        <source>another instance keeps the settings locked</source>
        <translation>eine andere Instanz hält die Einstellungen gesperrt</translation>
    </message>
    <message>
        <source>the recording contains no configuration to run its load under: use quotadeck simulate with --config</source>
        <translation>die Aufzeichnung enthält keine Konfiguration, unter der ihre Last laufen kann: quotadeck simulate mit --config verwenden</translation>
    </message>
</context>
<context>
    <name>assertion</name>
    <message>
        <source>the file is empty: it needs apiVersion and assertions</source>
        <translation>die Datei ist leer: sie braucht apiVersion und assertions</translation>
    </message>
    <message>
        <source>a second document: a file has one, put all assertions there</source>
        <translation>ein zweites Dokument: eine Datei hat eines, setzen Sie alle Zusicherungen dorthin</translation>
    </message>
    <message>
        <source>%1: write a map of keys and values here</source>
        <translation>%1: schreiben Sie hier Schlüssel mit Werten</translation>
    </message>
    <message>
        <source>%1: a key is a text</source>
        <translation>%1: ein Schlüssel ist ein Text</translation>
    </message>
    <message>
        <source>%1: key %2 is repeated</source>
        <translation>%1: der Schlüssel %2 ist wiederholt</translation>
    </message>
    <message>
        <source>%1: unknown key %2; did you mean %3?</source>
        <translation>%1: unbekannter Schlüssel %2; meinten Sie %3?</translation>
    </message>
    <message>
        <source>%1: unknown key %2; use %3</source>
        <translation>%1: unbekannter Schlüssel %2; verwenden Sie %3</translation>
    </message>
    <message>
        <source>%1: key %2 is missing</source>
        <translation>%1: der Schlüssel %2 fehlt</translation>
    </message>
    <message>
        <source>%1: write a text here</source>
        <translation>%1: schreiben Sie hier einen Text</translation>
    </message>
    <message>
        <source>apiVersion: write %1</source>
        <translation>apiVersion: schreiben Sie %1</translation>
    </message>
    <message>
        <source>assertions: write a list with at least one assertion</source>
        <translation>assertions: schreiben Sie eine Liste mit mindestens einer Zusicherung</translation>
    </message>
    <message>
        <source>name: &quot;%1&quot; is repeated</source>
        <translation>name: „%1“ ist wiederholt</translation>
    </message>
    <message>
        <source>%1: write the full path of a queue, such as root.data</source>
        <translation>%1: schreiben Sie den vollen Pfad einer Queue, etwa root.data</translation>
    </message>
    <message>
        <source>request: at least one amount must be greater than 0</source>
        <translation>request: mindestens eine Menge muss größer als 0 sein</translation>
    </message>
    <message>
        <source>cluster: write empty, or use the key snapshot or scenario</source>
        <translation>cluster: schreiben Sie empty, oder verwenden Sie den Schlüssel snapshot oder scenario</translation>
    </message>
    <message>
        <source>when: write one of cluster: empty, snapshot: FILE, scenario: NAME at TIME</source>
        <translation>when: schreiben Sie eines von cluster: empty, snapshot: DATEI, scenario: NAME at ZEIT</translation>
    </message>
    <message>
        <source>scenario: write a name or file and the time since its start, up to 1000h, as in busy-cluster at 2h</source>
        <translation>scenario: schreiben Sie einen Namen oder eine Datei und die Zeit seit dem Beginn, bis zu 1000h, wie in busy-cluster at 2h</translation>
    </message>
    <message>
        <source>expect: write at least one expectation</source>
        <translation>expect: schreiben Sie mindestens eine Erwartung</translation>
    </message>
    <message>
        <source>allowed: write true or false</source>
        <translation>allowed: schreiben Sie true oder false</translation>
    </message>
    <message>
        <source>access: write submit, admin or none</source>
        <translation>access: schreiben Sie submit, admin oder none</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; begins with no operator: write &gt;=, &lt;=, ==, &gt; or &lt; and an amount, or unlimited, or not set</source>
        <translation>%1: „%2“ beginnt mit keinem Operator: schreiben Sie &gt;=, &lt;=, ==, &gt; oder &lt; und eine Menge, oder unlimited, oder not set</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no whole number</source>
        <translation>%1: „%2“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>allowed: given has no request; add one, as in request: {vcore: 4}</source>
        <translation>allowed: given hat keine Anforderung; ergänzen Sie eine, etwa request: {vcore: 4}</translation>
    </message>
    <message>
        <source>request: no expectation uses it; expect allowed or applications, or remove it</source>
        <translation>request: keine Erwartung verwendet es; erwarten Sie allowed oder applications, oder entfernen Sie es</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>expected %1 %2, at most %3 is possible</source>
        <translation>erwartet: %1 %2, möglich ist höchstens %3</translation>
    </message>
    <message>
        <source>expected %1 %2, found %3</source>
        <translation>erwartet: %1 %2, gefunden: %3</translation>
    </message>
    <message>
        <source>limited by the %1</source>
        <translation>begrenzt durch: %1</translation>
    </message>
    <message>
        <source>blocked by the %1</source>
        <translation>blockiert durch: %1</translation>
    </message>
    <message>
        <source>to pass: %1</source>
        <translation>nötige Änderung: %1</translation>
    </message>
    <message>
        <source>An assertion about quotas holds.</source>
        <translation>Eine Zusicherung über Quotas ist erfüllt.</translation>
    </message>
    <message>
        <source>The configuration gives a user less or more than expected. Change the limit that the message names, or the assertion.</source>
        <translation>Die Konfiguration gibt einem Benutzer weniger oder mehr als erwartet. Ändern Sie das Limit, das die Meldung nennt, oder die Zusicherung.</translation>
    </message>
    <message>
        <source>The usage that decides an assertion is known.</source>
        <translation>Die Nutzung, die eine Zusicherung entscheidet, ist bekannt.</translation>
    </message>
    <message>
        <source>The snapshot lacks the usage of queues, or of users and groups. Save one with quotadeck snapshot.</source>
        <translation>Dem Snapshot fehlt die Nutzung der Queues oder die der Benutzer und Gruppen. Speichern Sie einen mit quotadeck snapshot.</translation>
    </message>
    <message>
        <source>A file of assertions can be evaluated.</source>
        <translation>Eine Datei mit Zusicherungen kann ausgewertet werden.</translation>
    </message>
    <message>
        <source>Correct the file as the message says.</source>
        <translation>Korrigieren Sie die Datei nach der Meldung.</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>limit of everyone else (*) at %2: %3</source>
        <translation>Limit aller anderen (*) in %2: %3</translation>
    </message>
    <message>
        <source>limit of user %1 at %2: %3</source>
        <translation>Limit des Benutzers %1 in %2: %3</translation>
    </message>
    <message>
        <source>limit of all other groups together at %2: %3</source>
        <translation>Limit aller anderen Gruppen zusammen in %2: %3</translation>
    </message>
    <message>
        <source>limit of group %1 at %2: %3</source>
        <translation>Limit der Gruppe %1 in %2: %3</translation>
    </message>
    <message>
        <source>size of the cluster: %3</source>
        <translation>Größe des Clusters: %3</translation>
    </message>
    <message>
        <source>quota of queue %2: %3</source>
        <translation>Quota der Queue %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2 applications run</source>
        <translation>%1 von %2 Anwendungen laufen</translation>
    </message>
    <message>
        <source>it allows %1 applications</source>
        <translation>erlaubt sind %1 Anwendungen</translation>
    </message>
    <message>
        <source>%1 %2 of %3 used</source>
        <translation>%1 %2 von %3 genutzt</translation>
    </message>
    <message>
        <source>it allows %1 %2</source>
        <translation>erlaubt sind %1 %2</translation>
    </message>
    <message>
        <source>the application is rejected: %1</source>
        <translation>die Anwendung wird abgelehnt: %1</translation>
    </message>
    <message>
        <source>no queue</source>
        <translation>keine Queue</translation>
    </message>
    <message>
        <source>the snapshot lists no queues, and a rule needs one that placement may have created</source>
        <translation>der Snapshot enthält keine Queues, und eine Regel braucht eine, die die Platzierung angelegt haben kann</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>submit and admin</source>
        <translation>einreichen und verwalten</translation>
    </message>
    <message>
        <source>submit alone</source>
        <translation>nur einreichen</translation>
    </message>
    <message>
        <source>no access</source>
        <translation>kein Zugriff</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>set</source>
        <translation>gesetzt</translation>
    </message>
    <message>
        <source>the snapshot lists no queues: their usage and the size of the cluster are unknown</source>
        <translation>der Snapshot enthält keine Queues: ihre Nutzung und die Größe des Clusters sind unbekannt</translation>
    </message>
    <message>
        <source>the snapshot lists no users and groups: their usage is unknown</source>
        <translation>der Snapshot enthält keine Benutzer und Gruppen: ihre Nutzung ist unbekannt</translation>
    </message>
    <message>
        <source>the configuration has no partition %1</source>
        <translation>die Konfiguration hat keine Partition %1</translation>
    </message>
    <message>
        <source>it does not contain the partition %1</source>
        <translation>die Partition %1 ist nicht enthalten</translation>
    </message>
    <message>
        <source>neither the configuration nor the cluster has a resource %1</source>
        <translation>weder die Konfiguration noch der Cluster hat eine Ressource %1</translation>
    </message>
    <message>
        <source>neither the configuration nor the cluster has a resource %1; did you mean %2?</source>
        <translation>weder die Konfiguration noch der Cluster hat eine Ressource %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>raise the limit of everyone else (*) at %2 %3</source>
        <translation>das Limit aller anderen (*) in %2 %3 erhöhen</translation>
    </message>
    <message>
        <source>raise the limit of user %1 at %2 %3</source>
        <translation>das Limit des Benutzers %1 in %2 %3 erhöhen</translation>
    </message>
    <message>
        <source>raise the limit of all other groups together at %2 %3</source>
        <translation>das Limit aller anderen Gruppen zusammen in %2 %3 erhöhen</translation>
    </message>
    <message>
        <source>raise the limit of group %1 at %2 %3</source>
        <translation>das Limit der Gruppe %1 in %2 %3 erhöhen</translation>
    </message>
    <message>
        <source>raise the quota of queue %2 %3</source>
        <translation>die Quota der Queue %2 %3 erhöhen</translation>
    </message>
    <message>
        <source>lower the limit of everyone else (*) at %2 %3</source>
        <translation>das Limit aller anderen (*) in %2 %3 senken</translation>
    </message>
    <message>
        <source>lower the limit of user %1 at %2 %3</source>
        <translation>das Limit des Benutzers %1 in %2 %3 senken</translation>
    </message>
    <message>
        <source>lower the limit of all other groups together at %2 %3</source>
        <translation>das Limit aller anderen Gruppen zusammen in %2 %3 senken</translation>
    </message>
    <message>
        <source>lower the limit of group %1 at %2 %3</source>
        <translation>das Limit der Gruppe %1 in %2 %3 senken</translation>
    </message>
    <message>
        <source>lower the quota of queue %2 %3</source>
        <translation>die Quota der Queue %2 %3 senken</translation>
    </message>
    <message>
        <source>to %1 running applications</source>
        <translation>auf %1 laufende Anwendungen</translation>
    </message>
    <message>
        <source>of %1 to %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>from %1 to %2 running applications</source>
        <translation>von %1 auf %2 laufende Anwendungen</translation>
    </message>
    <message>
        <source>of %1 from %2 to %3</source>
        <translation>%1 von %2 auf %3</translation>
    </message>
    <message>
        <source>set the quota of queue %1 %2</source>
        <translation>die Quota der Queue %1 %2 setzen</translation>
    </message>
    <message>
        <source>the scenario has elastic quotas; assertions are about queues</source>
        <translation>das Szenario hat elastische Quotas; Zusicherungen betreffen Queues</translation>
    </message>
    <message>
        <source>the queue is draining and takes no new applications</source>
        <translation>die Queue läuft leer und nimmt keine neuen Anwendungen an</translation>
    </message>
    <message>
        <source>the snapshot lists no queues, and placement may have created this one</source>
        <translation>der Snapshot enthält keine Queues, und die Platzierung kann diese angelegt haben</translation>
    </message>
    <message>
        <source>an unknown queue</source>
        <translation>eine unbekannte Queue</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>cluster</name>
    <message>
        <source>the application takes no more requests in state %1</source>
        <translation>die Anwendung nimmt im Zustand %1 keine weiteren Anforderungen an</translation>
    </message>
    <message>
        <source>&quot;%1&quot; requests nothing: give an amount above zero</source>
        <translation>„%1“ fordert nichts an: geben Sie eine Menge über null an</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is allocated already</source>
        <translation>„%1“ ist bereits zugeteilt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is pending for another task group or role in the gang: remove that request first</source>
        <translation>„%1“ wartet für eine andere Task-Gruppe oder eine andere Rolle in der Gang: entfernen Sie zuerst diese Anforderung</translation>
    </message>
    <message>
        <source>no request &quot;%1&quot; is pending</source>
        <translation>keine Anforderung „%1“ wartet</translation>
    </message>
    <message>
        <source>no allocation &quot;%1&quot;</source>
        <translation>keine Zuteilung „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a placeholder, which keeps its size</source>
        <translation>„%1“ ist ein Platzhalter, und dessen Größe bleibt gleich</translation>
    </message>
    <message>
        <source>&quot;%1&quot; would hold nothing: release it instead</source>
        <translation>„%1“ würde nichts belegen: geben Sie die Zuteilung stattdessen frei</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot replace &quot;%2&quot;: the request must fit a placeholder of its task group that no other request replaces</source>
        <translation>„%1“ kann „%2“ nicht ersetzen: die Anforderung muss in einen Platzhalter ihrer Task-Gruppe passen, den keine andere ersetzt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no quantity for %2: write one like 500m, 64 or 100Gi</source>
        <translation>„%1“ ist keine Menge für %2: schreiben Sie zum Beispiel 500m, 64 oder 100Gi</translation>
    </message>
    <message>
        <source>no JSON: %1</source>
        <translation>kein JSON: %1</translation>
    </message>
    <message>
        <source>must be an object such as {&quot;cpu&quot;: &quot;64&quot;, &quot;memory&quot;: &quot;100G&quot;}</source>
        <translation>muss ein Objekt sein, etwa {„cpu“: „64“, „memory“: „100G“}</translation>
    </message>
    <message>
        <source>the amount of %1 must be a text: put it in quotes</source>
        <translation>die Menge von %1 muss ein Text sein: setzen Sie sie in Anführungszeichen</translation>
    </message>
    <message>
        <source>%1 is set and counts alone: remove this one</source>
        <translation>%1 ist gesetzt und zählt allein: entfernen Sie diese Annotation</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of applications: write digits only</source>
        <translation>„%1“ ist keine Anzahl von Anwendungen: schreiben Sie nur Ziffern</translation>
    </message>
    <message>
        <source>There is no such node.</source>
        <translation>Diesen Knoten gibt es nicht.</translation>
    </message>
    <message>
        <source>A node needs an id.</source>
        <translation>Ein Knoten braucht eine ID.</translation>
    </message>
    <message>
        <source>The capacity of a node cannot be negative.</source>
        <translation>Die Kapazität eines Knotens kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>There is a node of this id already.</source>
        <translation>Einen Knoten mit dieser ID gibt es bereits.</translation>
    </message>
    <message>
        <source>No such application runs in this partition.</source>
        <translation>In dieser Partition läuft keine solche Anwendung.</translation>
    </message>
    <message>
        <source>partition %1 is draining and takes no new applications</source>
        <translation>Partition %1 läuft leer und nimmt keine neuen Anwendungen an</translation>
    </message>
    <message>
        <source>the application has no ID</source>
        <translation>die Anwendung hat keine ID</translation>
    </message>
    <message>
        <source>application %1 exists already in partition %2</source>
        <translation>Anwendung %1 existiert bereits in Partition %2</translation>
    </message>
    <message>
        <source>the user cannot be resolved: %1</source>
        <translation>der Benutzer kann nicht aufgelöst werden: %1</translation>
    </message>
    <message>
        <source>the user has no name</source>
        <translation>der Benutzer hat keinen Namen</translation>
    </message>
    <message>
        <source>%1 is not a leaf queue</source>
        <translation>%1 ist keine Leaf-Queue</translation>
    </message>
    <message>
        <source>No request &quot;%1&quot; is pending.</source>
        <translation>Keine Anforderung „%1“ wartet.</translation>
    </message>
    <message>
        <source>The partition is draining: configure it again when it is gone.</source>
        <translation>Die Partition läuft leer: Konfigurieren Sie sie erneut, sobald sie entfernt ist.</translation>
    </message>
    <message>
        <source>a gang needs a queue that sorts its applications by age: set application.sort.policy to fifo, or submit elsewhere</source>
        <translation>eine Gang braucht eine Queue, die ihre Anwendungen nach Alter sortiert: setzen Sie application.sort.policy auf fifo, oder reichen Sie sie anderswo ein</translation>
    </message>
    <message>
        <source>the placeholders of the gang ask for %1, the queue can never hold more than %2: make the task groups smaller or raise the maximum</source>
        <translation>die Platzhalter der Gang fordern %1 an, die Queue kann nie mehr als %2 aufnehmen: verkleinern Sie die Task-Gruppen, oder erhöhen Sie das Maximum</translation>
    </message>
    <message>
        <source>Two queues have this path.</source>
        <translation>Zwei Queues haben diesen Pfad.</translation>
    </message>
    <message>
        <source>The queue is not below the root.</source>
        <translation>Die Queue liegt nicht unter der Root-Queue.</translation>
    </message>
    <message>
        <source>The queue exists already.</source>
        <translation>Die Queue existiert bereits.</translation>
    </message>
    <message>
        <source>The queue cannot be created: %1 is a leaf.</source>
        <translation>Die Queue kann nicht angelegt werden: %1 ist eine Leaf-Queue.</translation>
    </message>
    <message>
        <source>The queue cannot be created: %1 is draining.</source>
        <translation>Die Queue kann nicht angelegt werden: %1 läuft leer.</translation>
    </message>
    <message>
        <source>A queue in state %1 rejects this change.</source>
        <translation>Eine Queue im Zustand %1 lehnt diese Änderung ab.</translation>
    </message>
    <message>
        <source>More is released than is allocated here.</source>
        <translation>Es wird mehr freigegeben, als hier zugeteilt ist.</translation>
    </message>
    <message>
        <source>a queue called root has no resources of its own</source>
        <translation>eine Queue mit dem Namen root hat keine eigenen Ressourcen</translation>
    </message>
    <message>
        <source>it was created by placement</source>
        <translation>sie wurde durch die Platzierung angelegt</translation>
    </message>
    <message>
        <source>it is a leaf now</source>
        <translation>sie ist jetzt eine Leaf-Queue</translation>
    </message>
    <message>
        <source>it is a parent now</source>
        <translation>sie ist jetzt eine übergeordnete Queue</translation>
    </message>
    <message>
        <source>it is a parent now; applications no longer scheduled: %1</source>
        <translation>sie ist jetzt eine übergeordnete Queue; nicht mehr eingeplante Anwendungen: %1</translation>
    </message>
    <message>
        <source>it is a leaf now; queues still below it: %1</source>
        <translation>sie ist jetzt eine Leaf-Queue; Queues, die noch darunter liegen: %1</translation>
    </message>
    <message>
        <source>childtemplate: none; a template inherited from a queue above ends with a reload</source>
        <translation>childtemplate: keine; eine von einer Queue darüber geerbte Vorlage endet mit dem Neuladen</translation>
    </message>
    <message>
        <source>queues below that keep the values of the former template: %1</source>
        <translation>Queues darunter, die die Werte der früheren Vorlage behalten: %1</translation>
    </message>
    <message>
        <source>maxapplications stays %1 until the scheduler restarts</source>
        <translation>maxapplications bleibt %1, bis der Scheduler neu startet</translation>
    </message>
    <message>
        <source>a task group must be an object with name, minMember and minResource</source>
        <translation>eine Task-Gruppe muss ein Objekt mit name, minMember und minResource sein</translation>
    </message>
    <message>
        <source>a task group needs a name</source>
        <translation>eine Task-Gruppe braucht einen Namen</translation>
    </message>
    <message>
        <source>minMember must be above zero: say how many pods must run at the same time</source>
        <translation>minMember muss über null liegen: geben Sie an, wie viele Pods gleichzeitig laufen müssen</translation>
    </message>
    <message>
        <source>minResource is missing: say what each of the pods asks for</source>
        <translation>minResource fehlt: geben Sie an, was jeder der Pods anfordert</translation>
    </message>
    <message>
        <source>name must be a text</source>
        <translation>name muss ein Text sein</translation>
    </message>
    <message>
        <source>minMember must be a whole number of at most 2147483647</source>
        <translation>minMember muss eine ganze Zahl von höchstens 2147483647 sein</translation>
    </message>
    <message>
        <source>minResource must be an object such as {&quot;cpu&quot;: &quot;500m&quot;, &quot;memory&quot;: &quot;1Gi&quot;}</source>
        <translation>minResource muss ein Objekt sein, etwa {„cpu“: „500m“, „memory“: „1Gi“}</translation>
    </message>
    <message>
        <source>minResource: %1 must be a quantity like 500m, 64 or 100Gi</source>
        <translation>minResource: %1 muss eine Menge wie 500m, 64 oder 100Gi sein</translation>
    </message>
    <message>
        <source>nodeSelector must be an object of texts</source>
        <translation>nodeSelector muss ein Objekt aus Texten sein</translation>
    </message>
    <message>
        <source>no JSON: the text is empty</source>
        <translation>kein JSON: der Text ist leer</translation>
    </message>
    <message>
        <source>must be a list of task groups</source>
        <translation>muss eine Liste von Task-Gruppen sein</translation>
    </message>
    <message>
        <source>it is in queue %1 already</source>
        <translation>sie ist schon in der Queue %1</translation>
    </message>
    <message>
        <source>only forced applications run in queue %1</source>
        <translation>in der Queue %1 laufen nur erzwungene Anwendungen</translation>
    </message>
    <message>
        <source>queue %1 is draining and takes no new applications</source>
        <translation>die Queue %1 läuft leer und nimmt keine neuen Anwendungen an</translation>
    </message>
    <message>
        <source>queue %1</source>
        <translation>Queue %1</translation>
    </message>
    <message>
        <source>%1 in queue %2</source>
        <translation>%1 in der Queue %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 applications run already</source>
        <translation>%1: %2 von %3 Anwendungen laufen schon</translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4 used, the application holds %5</source>
        <translation>%1: %2 von %3 %4 belegt, die Anwendung hält %5</translation>
    </message>
    <message>
        <source>an application in state %1 cannot be moved</source>
        <translation>eine Anwendung im Zustand %1 kann nicht verschoben werden</translation>
    </message>
    <message>
        <source>there is no queue %1</source>
        <translation>es gibt keine Queue %1</translation>
    </message>
    <message>
        <source>the application is failing already</source>
        <translation>die Anwendung scheitert bereits</translation>
    </message>
</context>
<context>
    <name>collect</name>
    <message>
        <source>this file is a map with the keys apiVersion and sources</source>
        <translation>diese Datei ist eine Map mit den Schlüsseln apiVersion und sources</translation>
    </message>
    <message>
        <source>&quot;apiVersion&quot; has to be quotadeck/v1</source>
        <translation>„apiVersion“ muss quotadeck/v1 sein</translation>
    </message>
    <message>
        <source>&quot;listen&quot; needs an address and a port such as 127.0.0.1:9177</source>
        <translation>„listen“ braucht eine Adresse und einen Port wie 127.0.0.1:9177</translation>
    </message>
    <message>
        <source>&quot;hosts&quot; needs a list of host names</source>
        <translation>„hosts“ braucht eine Liste von Hostnamen</translation>
    </message>
    <message>
        <source>&quot;interval&quot; has to be from 1s to 1h</source>
        <translation>„interval“ muss von 1s bis 1h sein</translation>
    </message>
    <message>
        <source>&quot;sources&quot; needs a list of clusters</source>
        <translation>„sources“ braucht eine Liste von Clustern</translation>
    </message>
    <message>
        <source>a source is a map with name and one of url, context, connection</source>
        <translation>eine Quelle ist eine Map mit name und einem von url, context, connection</translation>
    </message>
    <message>
        <source>a source has one of url, context and connection</source>
        <translation>eine Quelle hat eines von url, context und connection</translation>
    </message>
    <message>
        <source>there is a source called %1 already</source>
        <translation>es gibt schon eine Quelle namens %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to a source with &quot;%2&quot;</source>
        <translation>„%1“ gehört zu einer Quelle mit „%2“</translation>
    </message>
</context>
<context>
    <name>connect</name>
    <message>
        <source>this is no address of a server; write it like http://localhost:9080</source>
        <translation>das ist keine Adresse eines Servers; schreiben Sie sie wie http://localhost:9080</translation>
    </message>
    <message>
        <source>the address may not contain a user or a password; sign in instead</source>
        <translation>die Adresse darf weder Benutzer noch Passwort enthalten; melden Sie sich stattdessen an</translation>
    </message>
    <message>
        <source>the address may not contain &apos;?&apos; or &apos;#&apos;</source>
        <translation>die Adresse darf weder &apos;?&apos; noch &apos;#&apos; enthalten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a header</source>
        <translation>„%1“ ist kein Name eines Headers</translation>
    </message>
    <message>
        <source>the value of the header &quot;%1&quot; contains a line break</source>
        <translation>der Wert des Headers „%1“ enthält einen Zeilenumbruch</translation>
    </message>
    <message>
        <source>the header &quot;%1&quot; cannot be given; every request has its own or none</source>
        <translation>der Header „%1“ kann nicht angegeben werden; jede Anfrage hat ihren eigenen oder keinen</translation>
    </message>
    <message>
        <source>the header &quot;%1&quot; and a sign-in with a token or a password exclude each other; remove one</source>
        <translation>der Header „%1“ und eine Anmeldung mit Token oder Passwort schließen einander aus; entfernen Sie eines davon</translation>
    </message>
    <message>
        <source>the header &quot;%1&quot; is given twice</source>
        <translation>der Header „%1“ ist zweimal angegeben</translation>
    </message>
    <message>
        <source>this connection signs in with a token; enter it</source>
        <translation>diese Verbindung meldet sich mit einem Token an; geben Sie es ein</translation>
    </message>
    <message>
        <source>the token contains a line break</source>
        <translation>das Token enthält einen Zeilenumbruch</translation>
    </message>
    <message>
        <source>enter a user name without a colon</source>
        <translation>geben Sie einen Benutzernamen ohne Doppelpunkt ein</translation>
    </message>
    <message>
        <source>this connection signs in with the password of &quot;%1&quot;; enter it</source>
        <translation>diese Verbindung meldet sich mit dem Passwort von „%1“ an; geben Sie es ein</translation>
    </message>
    <message>
        <source>the address of a proxy may not contain a user or a password</source>
        <translation>die Adresse eines Proxys darf weder Benutzer noch Passwort enthalten</translation>
    </message>
    <message>
        <source>this key needs the file of its client certificate</source>
        <translation>dieser Schlüssel braucht die Datei seines Client-Zertifikats</translation>
    </message>
    <message>
        <source>the server is %1</source>
        <translation>der Server ist %1</translation>
    </message>
    <message>
        <source>%1 is no name</source>
        <translation>%1 ist kein Name</translation>
    </message>
    <message>
        <source>the name %1 is not known here; check the address, and whether the VPN is connected</source>
        <translation>der Name %1 ist hier nicht bekannt; prüfen Sie die Adresse, und ob das VPN verbunden ist</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>no connection to %1: %2; check address and port, firewall and proxy</source>
        <translation>keine Verbindung zu %1: %2; prüfen Sie Adresse und Port, Firewall und Proxy</translation>
    </message>
    <message>
        <source>%1 does not answer; check address and port, and whether the VPN is connected</source>
        <translation>%1 antwortet nicht; prüfen Sie Adresse und Port, und ob das VPN verbunden ist</translation>
    </message>
    <message>
        <source>%1, through the proxy %2</source>
        <translation>%1, über den Proxy %2</translation>
    </message>
    <message>
        <source>http is not encrypted</source>
        <translation>http ist nicht verschlüsselt</translation>
    </message>
    <message>
        <source>the server ends the encrypted connection: %1; check that the port speaks https, and the client certificate</source>
        <translation>der Server beendet die verschlüsselte Verbindung: %1; prüfen Sie, ob der Port https spricht, und das Client-Zertifikat</translation>
    </message>
    <message>
        <source>the server does not answer in TLS; check that the port speaks https</source>
        <translation>der Server antwortet nicht in TLS; prüfen Sie, ob der Port https spricht</translation>
    </message>
    <message>
        <source>the certificate is valid until %1</source>
        <translation>das Zertifikat ist gültig bis %1</translation>
    </message>
    <message>
        <source>the certificate is not verified, as the connection says</source>
        <translation>das Zertifikat wird nicht geprüft, wie in der Verbindung eingestellt</translation>
    </message>
    <message>
        <source>the API server knows the user</source>
        <translation>der API-Server kennt den Benutzer</translation>
    </message>
    <message>
        <source>%1 in namespace %2, port %3</source>
        <translation>%1 im Namespace %2, Port %3</translation>
    </message>
    <message>
        <source>usage can be read, and configurations can be applied</source>
        <translation>die Nutzung kann gelesen und Konfigurationen können angewendet werden</translation>
    </message>
    <message>
        <source>not allowed: %1</source>
        <translation>nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>this is not the REST interface of a YuniKorn scheduler: %1</source>
        <translation>das ist nicht die REST-Schnittstelle eines YuniKorn-Schedulers: %1</translation>
    </message>
    <message>
        <source>YuniKorn; it does not report its version</source>
        <translation>YuniKorn; er meldet seine Version nicht</translation>
    </message>
    <message>
        <source>YuniKorn, version %1</source>
        <translation>YuniKorn, Version %1</translation>
    </message>
    <message>
        <source>the entry of this connection in the keyring cannot be read; enter its secrets again</source>
        <translation>der Eintrag dieser Verbindung im Schlüsselbund kann nicht gelesen werden; geben Sie die Geheimnisse erneut ein</translation>
    </message>
    <message>
        <source>the keyring is locked or denies access (%1); unlock it</source>
        <translation>der Schlüsselbund ist gesperrt oder verweigert den Zugriff (%1); entsperren Sie ihn</translation>
    </message>
    <message>
        <source>there is no keyring that can be used (%1)</source>
        <translation>es gibt keinen Schlüsselbund, der verwendet werden kann (%1)</translation>
    </message>
    <message>
        <source>the keyring has not answered within %1 s</source>
        <translation>der Schlüsselbund hat nicht innerhalb von %1 s geantwortet</translation>
    </message>
    <message>
        <source>the keyring is locked; unlock it</source>
        <translation>der Schlüsselbund ist gesperrt; entsperren Sie ihn</translation>
    </message>
    <message>
        <source>there are no saved connections; save them in the window, on the page Connections</source>
        <translation>es gibt keine gespeicherten Verbindungen; speichern Sie sie im Fenster auf der Seite Verbindungen</translation>
    </message>
    <message>
        <source>there is no such saved connection; there are: %1</source>
        <translation>es gibt keine solche gespeicherte Verbindung; es gibt: %1</translation>
    </message>
    <message>
        <source>elastic quotas are stored in a cluster, but this connection leads to the address of a scheduler</source>
        <translation>elastische Quotas sind in einem Cluster gespeichert, aber diese Verbindung führt zur Adresse eines Schedulers</translation>
    </message>
    <message>
        <source>no YuniKorn scheduler; elastic quotas of Koordinator were found</source>
        <translation>kein YuniKorn-Scheduler; elastische Quotas von Koordinator wurden gefunden</translation>
    </message>
    <message>
        <source>several saved connections have this name; give each its own in the window, on the page Connections</source>
        <translation>mehrere gespeicherte Verbindungen haben diesen Namen; geben Sie im Fenster auf der Seite Verbindungen jeder einen eigenen</translation>
    </message>
    <message>
        <source>the keyring is turned off in the preferences</source>
        <translation>der Schlüsselbund ist in den Einstellungen abgeschaltet</translation>
    </message>
</context>
<context>
    <name>diff</name>
    <message numerus="yes">
        <source>users %1</source>
        <comment>user %1</comment>
        <translation>
            <numerusform>Benutzer %1</numerusform>
            <numerusform>Benutzer %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>groups %1</source>
        <comment>group %1</comment>
        <translation>
            <numerusform>Gruppe %1</numerusform>
            <numerusform>Gruppen %1</numerusform>
        </translation>
    </message>
    <message>
        <source>limit for %1</source>
        <translation>Limit für %1</translation>
    </message>
    <message>
        <source>limit for %1 and %2</source>
        <translation>Limit für %1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n applications</source>
        <comment>%n application</comment>
        <translation>
            <numerusform>%n Anwendung</numerusform>
            <numerusform>%n Anwendungen</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing limited</source>
        <translation>nichts begrenzt</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>hinzugefügt: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>entfernt: %1</translation>
    </message>
    <message>
        <source>members who were in no other group named here are no longer counted under group *</source>
        <translation>Mitglieder, die in keiner anderen hier genannten Gruppe waren, werden nicht mehr auf Gruppe * angerechnet</translation>
    </message>
    <message>
        <source>members who were in no other group named here are now counted under group *</source>
        <translation>Mitglieder, die in keiner anderen hier genannten Gruppe waren, werden jetzt auf Gruppe * angerechnet</translation>
    </message>
    <message>
        <source>the limit for user * (%1) applied before</source>
        <translation>vorher galt das Limit für Benutzer * (%1)</translation>
    </message>
    <message>
        <source>the limit for user * (%1) applies instead</source>
        <translation>stattdessen gilt das Limit für Benutzer * (%1)</translation>
    </message>
    <message>
        <source>for users in both it matches before %1</source>
        <translation>bei Benutzern in beiden greift es vor %1</translation>
    </message>
    <message>
        <source>for users in both it matched before %1</source>
        <translation>bei Benutzern in beiden griff es vor %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more groups were moved</source>
        <comment>%n more group was moved</comment>
        <translation>
            <numerusform>%n weitere Gruppe wurde verschoben</numerusform>
            <numerusform>%n weitere Gruppen wurden verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 now matches before %2</source>
        <translation>%1 greift jetzt vor %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 now match before %2</source>
        <comment>%1 now matches before %2</comment>
        <translation>
            <numerusform>%1 greift jetzt vor %2</numerusform>
            <numerusform>%1 greifen jetzt vor %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; applications of users in both are counted under the first that matches</source>
        <translation>%1; Anwendungen von Benutzern in beiden werden auf die erste passende Gruppe angerechnet</translation>
    </message>
    <message>
        <source>order changed without effect: only the order of named groups has an effect</source>
        <translation>Reihenfolge ohne Wirkung geändert: nur die Reihenfolge benannter Gruppen hat eine Wirkung</translation>
    </message>
    <message>
        <source>group limits</source>
        <translation>Gruppenlimits</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>becomes a parent: applications that run in it are no longer scheduled</source>
        <translation>wird zur übergeordneten Queue: Anwendungen, die in ihr laufen, werden nicht mehr eingeplant</translation>
    </message>
    <message>
        <source>becomes a leaf: applications can run in it, queues below it are removed</source>
        <translation>wird zur Leaf-Queue: in ihr können Anwendungen laufen, Queues darunter werden entfernt</translation>
    </message>
    <message>
        <source>parent changed from %1 to %2 without effect: its queues make it a parent</source>
        <translation>parent ohne Wirkung von %1 auf %2 geändert: durch ihre Queues ist sie ohnehin übergeordnet</translation>
    </message>
    <message>
        <source>template for dynamic queues</source>
        <translation>Vorlage für dynamische Queues</translation>
    </message>
    <message numerus="yes">
        <source>%n queues below</source>
        <comment>%n queue below</comment>
        <translation>
            <numerusform>%n Queue darunter</numerusform>
            <numerusform>%n Queues darunter</numerusform>
        </translation>
    </message>
    <message>
        <source>guaranteed %1</source>
        <translation>Garantie %1</translation>
    </message>
    <message>
        <source>maximum %1</source>
        <translation>Maximum %1</translation>
    </message>
    <message numerus="yes">
        <source>%n limits</source>
        <comment>%n limit</comment>
        <translation>
            <numerusform>%n Limit</numerusform>
            <numerusform>%n Limits</numerusform>
        </translation>
    </message>
    <message>
        <source> with %1</source>
        <translation> mit %1</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>queue added%1</source>
        <translation>Queue hinzugefügt%1</translation>
    </message>
    <message>
        <source>queue removed%1</source>
        <translation>Queue entfernt%1</translation>
    </message>
    <message>
        <source>name spelled %1 instead of %2: the same queue, but limits on it and below apply only where the whole path is in lower case</source>
        <translation>Name als %1 statt %2 geschrieben: dieselbe Queue, aber Limits für sie und darunter gelten nur, wo der ganze Pfad in Kleinbuchstaben steht</translation>
    </message>
    <message>
        <source>queue moved from %1 to %2: the scheduler drains the old queue and creates a new one</source>
        <translation>Queue von %1 nach %2 verschoben: der Scheduler lässt die alte Queue leerlaufen und legt eine neue an</translation>
    </message>
    <message>
        <source>queue renamed from %1 to %2: the scheduler drains the old queue and creates a new one</source>
        <translation>Queue von %1 in %2 umbenannt: der Scheduler lässt die alte Queue leerlaufen und legt eine neue an</translation>
    </message>
    <message>
        <source>the text is not a configuration</source>
        <translation>der Text ist keine Konfiguration</translation>
    </message>
    <message>
        <source>this change no longer exists</source>
        <translation>diese Änderung gibt es nicht mehr</translation>
    </message>
    <message>
        <source>this change cannot be separated from others in the text: undo it, or edit the value</source>
        <translation>diese Änderung lässt sich im Text nicht von anderen trennen: machen Sie sie rückgängig, oder bearbeiten Sie den Wert</translation>
    </message>
    <message>
        <source>weight of %1 in sorting nodes changed from %2 to %3</source>
        <translation>Gewicht von %1 bei der Knotensortierung von %2 auf %3 geändert</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>filter %1</source>
        <translation>Filter %1</translation>
    </message>
    <message>
        <source>below (%1)</source>
        <translation>unter (%1)</translation>
    </message>
    <message>
        <source>placement rule %1 (%2)</source>
        <translation>Platzierungsregel %1 (%2)</translation>
    </message>
    <message>
        <source>%1 changed from %2 to %3</source>
        <translation>%1 von %2 auf %3 geändert</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>order changed from %1 to %2: the first rule that gives a queue wins</source>
        <translation>Reihenfolge von %1 zu %2 geändert: die erste Regel, die eine Queue ergibt, gilt</translation>
    </message>
    <message>
        <source>placement rules</source>
        <translation>Platzierungsregeln</translation>
    </message>
    <message>
        <source>partition added</source>
        <translation>Partition hinzugefügt</translation>
    </message>
    <message>
        <source>partition removed: its queues drain and all its applications fail</source>
        <translation>Partition entfernt: ihre Queues laufen leer, und alle ihre Anwendungen schlagen fehl</translation>
    </message>
    <message>
        <source>%1 set to %2, was %3</source>
        <translation>%1 auf %2 gesetzt, vorher %3</translation>
    </message>
    <message>
        <source>%1 removed: %2 instead of %3</source>
        <translation>%1 entfernt: %2 statt %3</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>not guaranteed</source>
        <translation>nicht garantiert</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>%1 of %2 removed: %3</source>
        <translation>%1 von %2 entfernt: %3</translation>
    </message>
    <message>
        <source>%1 raised from %2 to %3 (%4)</source>
        <translation>%1 von %2 auf %3 erhöht (%4)</translation>
    </message>
    <message>
        <source>%1 lowered from %2 to %3 (%4)</source>
        <translation>%1 von %2 auf %3 gesenkt (%4)</translation>
    </message>
    <message>
        <source>%1 of %2 now applies: the maximum is no longer all zeros</source>
        <translation>%1 von %2 gilt jetzt: das Maximum besteht nicht mehr nur aus Nullen</translation>
    </message>
    <message>
        <source>%1 of %2 no longer applies: the running scheduler ignores a maximum of all zeros</source>
        <translation>%1 von %2 gilt nicht mehr: der laufende Scheduler ignoriert ein Maximum, das nur aus Nullen besteht</translation>
    </message>
    <message>
        <source>%1; the quoted value is not a quantity</source>
        <translation>%1; der Wert in Anführungszeichen ist keine Menge</translation>
    </message>
    <message>
        <source>%1; the running scheduler ignores a maximum of all zeros</source>
        <translation>%1; der laufende Scheduler ignoriert ein Maximum, das nur aus Nullen besteht</translation>
    </message>
    <message>
        <source>%1; 0 allows nothing</source>
        <translation>%1; 0 erlaubt nichts</translation>
    </message>
    <message>
        <source>maximum of running applications raised from %1 to %2 (%3)</source>
        <translation>Höchstzahl laufender Anwendungen von %1 auf %2 erhöht (%3)</translation>
    </message>
    <message>
        <source>maximum of running applications lowered from %1 to %2 (%3)</source>
        <translation>Höchstzahl laufender Anwendungen von %1 auf %2 gesenkt (%3)</translation>
    </message>
    <message>
        <source>maximum of running applications</source>
        <translation>Höchstzahl laufender Anwendungen</translation>
    </message>
    <message>
        <source>property %1</source>
        <translation>Eigenschaft %1</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>document</name>
    <message>
        <source>problems of this kind of file cannot be ignored</source>
        <translation>Probleme in Dateien dieser Art können nicht ignoriert werden</translation>
    </message>
    <message>
        <source>the text has changed since: check it and try again</source>
        <translation>der Text hat sich seither geändert: prüfen Sie ihn, und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>the text has no such group</source>
        <translation>im Text gibt es keine solche Gruppe</translation>
    </message>
    <message>
        <source>the file is locked; unlock editing first</source>
        <translation>die Datei ist gesperrt; entsperren Sie zuerst das Bearbeiten</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>The partitions of the cluster, each scheduled separately; usually one, &quot;default&quot;.</source>
        <translation>Die Partitionen des Clusters, die der Scheduler getrennt plant; meist nur eine, „default“.</translation>
    </message>
    <message>
        <source>The name of the partition; &quot;default&quot; is the one that Kubernetes uses.</source>
        <translation>Der Name der Partition; Kubernetes verwendet „default“.</translation>
    </message>
    <message>
        <source>The top queues; the scheduler inserts a root above them if there is none.</source>
        <translation>Die obersten Queues; fehlt eine Root-Queue, fügt der Scheduler sie darüber ein.</translation>
    </message>
    <message>
        <source>Limits of users and groups on the root queue.</source>
        <translation>Limits für Benutzer und Gruppen in der Root-Queue.</translation>
    </message>
    <message>
        <source>How the queue of an application is chosen: the first rule that matches decides.</source>
        <translation>Wie die Queue einer Anwendung gewählt wird: Die erste passende Regel entscheidet.</translation>
    </message>
    <message>
        <source>The order in which nodes are tried.</source>
        <translation>Die Reihenfolge, in der Knoten versucht werden.</translation>
    </message>
    <message>
        <source>Whether allocations may be preempted.</source>
        <translation>Ob Zuteilungen verdrängt werden dürfen.</translation>
    </message>
    <message>
        <source>Where the groups of a user come from.</source>
        <translation>Woher die Gruppen eines Benutzers stammen.</translation>
    </message>
    <message>
        <source>The name of the queue, unique among its siblings, ignoring case.</source>
        <translation>Der Name der Queue, eindeutig unter ihren Geschwistern; Groß- und Kleinschreibung zählt nicht.</translation>
    </message>
    <message>
        <source>true: the queue has children and accepts no applications itself, even without children in the file.</source>
        <translation>true: Die Queue enthält untergeordnete Queues und nimmt selbst keine Anwendungen an, auch wenn in der Datei keine untergeordneten stehen.</translation>
    </message>
    <message>
        <source>The queues below this one.</source>
        <translation>Die Queues unter dieser.</translation>
    </message>
    <message>
        <source>The guaranteed and maximum resources of the queue and all queues below it.</source>
        <translation>Die garantierten und die maximalen Ressourcen der Queue und aller Queues darunter.</translation>
    </message>
    <message>
        <source>The maximum number of running applications in the queue and below it; 0 or not set: no limit.</source>
        <translation>Die Höchstzahl laufender Anwendungen in der Queue und darunter; 0 oder nicht gesetzt: kein Limit.</translation>
    </message>
    <message>
        <source>Who may submit applications: users, a space, groups; &quot;*&quot; is everyone.</source>
        <translation>Wer Anwendungen einreichen darf: Benutzer, ein Leerzeichen, Gruppen; „*“ steht für alle.</translation>
    </message>
    <message>
        <source>Who may administer the queue and submit to it: users, a space, groups; &quot;*&quot; is everyone.</source>
        <translation>Wer die Queue verwalten und in ihr einreichen darf: Benutzer, ein Leerzeichen, Gruppen; „*“ steht für alle.</translation>
    </message>
    <message>
        <source>Scheduling settings of this queue.</source>
        <translation>Scheduling-Einstellungen dieser Queue.</translation>
    </message>
    <message>
        <source>The settings of queues that placement rules create below this one.</source>
        <translation>Die Einstellungen von Queues, die Platzierungsregeln unter dieser anlegen.</translation>
    </message>
    <message>
        <source>Limits of users and groups in this queue and below it.</source>
        <translation>Limits für Benutzer und Gruppen in dieser Queue und darunter.</translation>
    </message>
    <message>
        <source>A description.</source>
        <translation>Eine Beschreibung.</translation>
    </message>
    <message>
        <source>The users to whom this limit applies, each separately; &quot;*&quot; is everyone else.</source>
        <translation>Die Benutzer, für die dieses Limit gilt, für jeden einzeln; „*“ steht für alle anderen.</translation>
    </message>
    <message>
        <source>The groups to which this limit applies, all members together; &quot;*&quot; is all other groups together.</source>
        <translation>Die Gruppen, für die dieses Limit gilt, für alle Mitglieder zusammen; „*“ steht für alle anderen Gruppen zusammen.</translation>
    </message>
    <message>
        <source>The maximum of each resource; a resource that is not set is not limited.</source>
        <translation>Das Maximum jeder Ressource; eine nicht gesetzte Ressource ist nicht begrenzt.</translation>
    </message>
    <message>
        <source>The maximum number of running applications; 0 or not set: no limit.</source>
        <translation>Die Höchstzahl laufender Anwendungen; 0 oder nicht gesetzt: kein Limit.</translation>
    </message>
    <message>
        <source>The resources that the queue gets before other queues get more than their guarantee.</source>
        <translation>Die Ressourcen, die die Queue erhält, bevor andere Queues mehr als ihre Garantie erhalten.</translation>
    </message>
    <message>
        <source>The maximum of the queue and all queues below it; a resource that is not set is not limited.</source>
        <translation>Das Maximum der Queue und aller Queues darunter; eine nicht gesetzte Ressource ist nicht begrenzt.</translation>
    </message>
    <message>
        <source>The kind of rule: provided, user, fixed or tag.</source>
        <translation>Die Art der Regel: provided, user, fixed oder tag.</translation>
    </message>
    <message>
        <source>Whether the rule may create the queue.</source>
        <translation>Ob die Regel die Queue anlegen darf.</translation>
    </message>
    <message>
        <source>The queue of a fixed rule, or the tag name of a tag rule.</source>
        <translation>Die Queue einer fixed-Regel oder der Tag-Name einer tag-Regel.</translation>
    </message>
    <message>
        <source>The users and groups to which the rule applies.</source>
        <translation>Die Benutzer und Gruppen, für die die Regel gilt.</translation>
    </message>
    <message>
        <source>The rule that chooses the queue above the one of this rule.</source>
        <translation>Die Regel, die die Queue über der Queue dieser Regel wählt.</translation>
    </message>
    <message>
        <source>allow: only users that match; deny: only users that do not match.</source>
        <translation>allow: nur Benutzer, die passen; deny: nur Benutzer, die nicht passen.</translation>
    </message>
    <message>
        <source>Users, or one regular expression.</source>
        <translation>Benutzer oder ein regulärer Ausdruck.</translation>
    </message>
    <message>
        <source>Groups, or one regular expression.</source>
        <translation>Gruppen oder ein regulärer Ausdruck.</translation>
    </message>
    <message>
        <source>The maxapplications of a created queue.</source>
        <translation>Der Wert maxapplications einer angelegten Queue.</translation>
    </message>
    <message>
        <source>The properties of a created queue.</source>
        <translation>Die Eigenschaften einer angelegten Queue.</translation>
    </message>
    <message>
        <source>The resources of a created queue.</source>
        <translation>Die Ressourcen einer angelegten Queue.</translation>
    </message>
    <message>
        <source>false: no preemption. If it is not set, it is true.</source>
        <translation>false: keine Preemption. Ist es nicht gesetzt, gilt true.</translation>
    </message>
    <message>
        <source>true: pods above a lowered quota are preempted.</source>
        <translation>true: Pods über einer gesenkten Quota werden verdrängt.</translation>
    </message>
    <message>
        <source>fair: the emptiest node first; binpacking: the fullest.</source>
        <translation>fair: der leerste Knoten zuerst; binpacking: der vollste.</translation>
    </message>
    <message>
        <source>The weight of each resource in the usage of a node.</source>
        <translation>Das Gewicht jeder Ressource bei der Nutzung eines Knotens.</translation>
    </message>
    <message>
        <source>os: the groups of the operating system; not set: the groups given with the application.</source>
        <translation>os: die Gruppen des Betriebssystems; nicht gesetzt: die mit der Anwendung angegebenen Gruppen.</translation>
    </message>
    <message>
        <source>CPU cores: &quot;2&quot; or &quot;500m&quot;.</source>
        <translation>CPU-Kerne: „2“ oder „500m“.</translation>
    </message>
    <message>
        <source>Bytes of memory: &quot;10Gi&quot; or &quot;10G&quot;.</source>
        <translation>Speicher in Bytes: „10Gi“ oder „10G“.</translation>
    </message>
    <message>
        <source>The order in which applications get resources: fifo, fair or stateaware.</source>
        <translation>Die Reihenfolge, in der Anwendungen Ressourcen erhalten: fifo, fair oder stateaware.</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>der Text ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>an item cannot move into itself</source>
        <translation>ein Eintrag kann nicht in sich selbst verschoben werden</translation>
    </message>
    <message>
        <source>the edited text could not be read (%1): edit the text directly</source>
        <translation>der geänderte Text wäre nicht lesbar (%1): bearbeiten Sie den Text direkt</translation>
    </message>
    <message>
        <source>the last item of a required list cannot be disabled</source>
        <translation>der letzte Eintrag einer notwendigen Liste kann nicht deaktiviert werden</translation>
    </message>
    <message>
        <source>a line of the item begins to the left of its dash: indent it first</source>
        <translation>eine Zeile des Eintrags beginnt links von seinem Listenstrich: rücken Sie sie zuerst ein</translation>
    </message>
    <message>
        <source>the disabled item could not be enabled again byte for byte: remove it instead</source>
        <translation>der deaktivierte Eintrag ließe sich nicht Byte für Byte wieder aktivieren: entfernen Sie ihn stattdessen</translation>
    </message>
    <message>
        <source>there is no disabled item with this number</source>
        <translation>einen deaktivierten Eintrag mit dieser Nummer gibt es nicht</translation>
    </message>
    <message>
        <source>these lines do not form a single item when they are enabled: edit the text directly</source>
        <translation>diese Zeilen ergeben nach dem Aktivieren keinen einzelnen Eintrag: bearbeiten Sie den Text direkt</translation>
    </message>
    <message>
        <source>the edit would also change other values, because the text is shared through an anchor or is written in an unusual way: edit the text directly</source>
        <translation>die Änderung würde auch andere Werte ändern, weil der Text über einen Anker mehrfach verwendet wird oder ungewöhnlich geschrieben ist: bearbeiten Sie den Text direkt</translation>
    </message>
    <message>
        <source>there is no limit number %1 on this queue</source>
        <translation>diese Queue hat kein Limit mit der Nummer %1</translation>
    </message>
    <message>
        <source>the limit does not set %1</source>
        <translation>das Limit setzt %1 nicht</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @</source>
        <translation>„%1“ ist kein Queue-Name: verwenden Sie 1 bis 64 Zeichen aus A-Z a-z 0-9 _ - : # / @</translation>
    </message>
    <message>
        <source>the new name moves all queues to another level below the root: rename the queue without changing the placement rules, then edit their paths</source>
        <translation>der neue Name verschiebt alle Queues auf eine andere Ebene unter der Root-Queue: benennen Sie die Queue um, ohne die Platzierungsregeln zu ändern, und bearbeiten Sie danach die Pfade der Regeln</translation>
    </message>
    <message>
        <source>the configuration has no value at this place</source>
        <translation>die Konfiguration hat an dieser Stelle keinen Wert</translation>
    </message>
    <message>
        <source>this cannot be done with the value at this place</source>
        <translation>das ist mit dem Wert an dieser Stelle nicht möglich</translation>
    </message>
    <message>
        <source>invalid value &quot;%1&quot;: use true or false</source>
        <translation>ungültiger Wert „%1“: verwenden Sie true oder false</translation>
    </message>
    <message>
        <source>invalid number &quot;%1&quot;: use a whole number of at least 0</source>
        <translation>ungültige Zahl „%1“: verwenden Sie eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>invalid number &quot;%1&quot;</source>
        <translation>ungültige Zahl „%1“</translation>
    </message>
    <message>
        <source>the list has fewer items</source>
        <translation>die Liste hat weniger Einträge</translation>
    </message>
    <message>
        <source>this is the alias *%1: change it at the anchor</source>
        <translation>das ist der Alias *%1: ändern Sie den Wert am Anker</translation>
    </message>
    <message>
        <source>the text contains no configuration yet: write &quot;partitions:&quot; into it</source>
        <translation>der Text enthält noch keine Konfiguration: schreiben Sie „partitions:“ hinein</translation>
    </message>
    <message>
        <source>this comes from a merge key &quot;&lt;&lt;&quot;: change it at the anchor</source>
        <translation>das stammt aus einem Merge-Schlüssel „&lt;&lt;“: ändern Sie den Wert am Anker</translation>
    </message>
    <message>
        <source>the item is not on lines of its own</source>
        <translation>der Eintrag steht nicht auf eigenen Zeilen</translation>
    </message>
    <message>
        <source>a placement rule leads to the queue through its parent rule, which would no longer fit: change the rule first</source>
        <translation>Eine Platzierungsregel führt über ihre Elternregel zu der Queue und würde nicht mehr passen: Ändern Sie zuerst die Regel.</translation>
    </message>
    <message>
        <source>%1 has no guaranteed %2</source>
        <translation>%1 hat keine Garantie für %2</translation>
    </message>
    <message>
        <source>%1 has no max of %2, nor has a queue above it</source>
        <translation>%1 hat kein Maximum für %2, auch keine Queue darüber</translation>
    </message>
    <message>
        <source>no queue above limits %1 of these users and groups</source>
        <translation>keine Queue darüber begrenzt %1 für diese Benutzer und Gruppen</translation>
    </message>
    <message>
        <source>%1 has no parent</source>
        <translation>%1 hat keine übergeordnete Queue</translation>
    </message>
    <message>
        <source>held at the largest possible amount</source>
        <translation>auf die größte mögliche Menge begrenzt</translation>
    </message>
    <message>
        <source>held at 0: the result is below it</source>
        <translation>auf 0 begrenzt: das Ergebnis liegt darunter</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>abgerundet</translation>
    </message>
    <message>
        <source>the root queue has no quota: its capacity is the sum of the nodes</source>
        <translation>die Queue root hat keine Quota: ihre Kapazität ist die Summe der Knoten</translation>
    </message>
    <message>
        <source>the root queue is not in the file</source>
        <translation>die Queue root steht nicht in der Datei</translation>
    </message>
    <message>
        <source>this queue or limit is not in the file</source>
        <translation>diese Queue oder dieses Limit steht nicht in der Datei</translation>
    </message>
    <message>
        <source>there is no such queue</source>
        <translation>diese Queue gibt es nicht</translation>
    </message>
    <message>
        <source>%1: there is nothing to distribute</source>
        <translation>%1: es gibt nichts zu verteilen</translation>
    </message>
    <message>
        <source>%1 has no child queues</source>
        <translation>%1 hat keine untergeordneten Queues</translation>
    </message>
    <message>
        <source>%1: there is no ratio</source>
        <translation>%1: es gibt kein Verhältnis</translation>
    </message>
    <message>
        <source>no child queue of %1 has any of it, so there is no ratio</source>
        <translation>keine untergeordnete Queue von %1 hat etwas davon, deshalb gibt es kein Verhältnis</translation>
    </message>
    <message>
        <source>not set: it gets no share</source>
        <translation>nicht gesetzt: bekommt keinen Anteil</translation>
    </message>
</context>
<context>
    <name>elastic</name>
    <message>
        <source>there is no group of this name that pods can belong to</source>
        <translation>es gibt keine Gruppe dieses Namens, zu der Pods gehören können</translation>
    </message>
    <message>
        <source>%1 of group %2: pods that may not be preempted must fit in min: %3 of %4 used, the pod requests %5</source>
        <translation>%1 der Gruppe %2: Pods, die nicht verdrängt werden dürfen, müssen in min passen: %3 von %4 belegt, der Pod fordert %5 an</translation>
    </message>
    <message>
        <source>%1 of group %2, above the pod&apos;s: its limit is exceeded: %3 of %4 used, the pod requests %5</source>
        <translation>%1 der Gruppe %2 über der Gruppe des Pods: ihr Limit ist überschritten: %3 von %4 belegt, der Pod fordert %5 an</translation>
    </message>
    <message>
        <source>%1 of group %2: its limit is exceeded: %3 of %4 used, the pod requests %5</source>
        <translation>%1 der Gruppe %2: ihr Limit ist überschritten: %3 von %4 belegt, der Pod fordert %5 an</translation>
    </message>
    <message>
        <source>raise %1&apos;s min of %2 from %3 to %4</source>
        <translation>min von %1 für %2 von %3 auf %4 erhöhen</translation>
    </message>
    <message>
        <source>raise %1&apos;s max of %2 from %3 to %4</source>
        <translation>max von %1 für %2 von %3 auf %4 erhöhen</translation>
    </message>
    <message>
        <source>raise the cluster&apos;s capacity of %1 from %2 to %3</source>
        <translation>Kapazität des Clusters an %1 von %2 auf %3 erhöhen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>there is another group &quot;%1&quot;: names are unique in the whole cluster</source>
        <translation>es gibt eine andere Gruppe „%1“: Namen sind im ganzen Cluster eindeutig</translation>
    </message>
    <message>
        <source>the namespace &quot;%1&quot; belongs to %2 already</source>
        <translation>der Namespace „%1“ gehört bereits zu %2</translation>
    </message>
    <message>
        <source>remove &quot;%1&quot; from the list</source>
        <translation>„%1“ aus der Liste entfernen</translation>
    </message>
    <message>
        <source>%1 belongs to the scheduler and cannot be changed</source>
        <translation>%1 gehört dem Scheduler und kann nicht geändert werden</translation>
    </message>
    <message>
        <source>a leaf cannot become a parent: create a new group</source>
        <translation>eine Leaf-Gruppe kann nicht zur übergeordneten Gruppe werden: legen Sie eine neue Gruppe an</translation>
    </message>
    <message>
        <source>a parent cannot become a leaf: create a new group</source>
        <translation>eine übergeordnete Gruppe kann nicht zur Leaf-Gruppe werden: legen Sie eine neue Gruppe an</translation>
    </message>
    <message>
        <source>keep it a parent</source>
        <translation>als übergeordnete Gruppe belassen</translation>
    </message>
    <message>
        <source>keep it a leaf</source>
        <translation>als Leaf-Gruppe belassen</translation>
    </message>
    <message>
        <source>it cannot become a leaf while it has children, such as %1</source>
        <translation>sie kann nicht zur Leaf-Gruppe werden, solange sie untergeordnete Gruppen hat, etwa %1</translation>
    </message>
    <message numerus="yes">
        <source>it cannot become a parent while %n pods are bound to it</source>
        <comment>it cannot become a parent while %n pod is bound to it</comment>
        <translation>
            <numerusform>sie kann nicht zur übergeordneten Gruppe werden, solange %n Pod an sie gebunden ist</numerusform>
            <numerusform>sie kann nicht zur übergeordneten Gruppe werden, solange %n Pods an sie gebunden sind</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 belongs to the scheduler and cannot be deleted</source>
        <translation>%1 gehört dem Scheduler und kann nicht gelöscht werden</translation>
    </message>
    <message>
        <source>there is no group &quot;%1&quot;</source>
        <translation>es gibt keine Gruppe „%1“</translation>
    </message>
    <message>
        <source>it cannot be deleted while it has children, such as %1</source>
        <translation>sie kann nicht gelöscht werden, solange sie untergeordnete Gruppen hat, etwa %1</translation>
    </message>
    <message numerus="yes">
        <source>it cannot be deleted while %n pods have its label, finished ones included</source>
        <comment>it cannot be deleted while %n pod has its label, finished ones included</comment>
        <translation>
            <numerusform>sie kann nicht gelöscht werden, solange %n Pod ihr Label hat, auch wenn er beendet ist</numerusform>
            <numerusform>sie kann nicht gelöscht werden, solange %n Pods ihr Label haben, beendete eingeschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its namespaces bind %n pods to it, which do not block the deletion: they move to %1</source>
        <comment>its namespaces bind %n pod to it, which does not block the deletion: it moves to %1</comment>
        <translation>
            <numerusform>ihre Namespaces binden %n Pod an sie, der das Löschen nicht verhindert: er geht an %1</numerusform>
            <numerusform>ihre Namespaces binden %n Pods an sie, die das Löschen nicht verhindern: sie gehen an %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a parent, and parents run no pods: name one of its leaves</source>
        <translation>„%1“ ist eine übergeordnete Gruppe, und in solchen laufen keine Pods: nennen Sie eine ihrer Leaf-Gruppen</translation>
    </message>
    <message>
        <source>a pod&apos;s preemptible setting cannot change: create the pod anew</source>
        <translation>ob ein Pod verdrängt werden darf, kann sich nicht ändern: legen Sie den Pod neu an</translation>
    </message>
    <message>
        <source>the cluster reports %1, the calculation gives %2: the cluster rounds every share</source>
        <translation>der Cluster meldet %1, die Berechnung ergibt %2: der Cluster rundet jeden Anteil</translation>
    </message>
    <message>
        <source>the cluster reports %1, the calculation gives %2: in the cluster the default and the system group share with the others</source>
        <translation>der Cluster meldet %1, die Berechnung ergibt %2: im Cluster nehmen Standard- und Systemgruppe an der Verteilung teil</translation>
    </message>
    <message>
        <source>the cluster reports %1, the calculation gives %2: the reported value may be old, it is refreshed every 10 s and whenever a pod is scheduled</source>
        <translation>der Cluster meldet %1, die Berechnung ergibt %2: der gemeldete Wert kann alt sein, er wird alle 10 s und mit jedem eingeplanten Pod aktualisiert</translation>
    </message>
    <message>
        <source>the tree id changes from &quot;%1&quot; to &quot;%2&quot;, but must stay</source>
        <translation>die Baum-ID ändert sich von „%1“ zu „%2“, muss aber gleich bleiben</translation>
    </message>
    <message>
        <source>keep the tree id</source>
        <translation>Baum-ID beibehalten</translation>
    </message>
    <message>
        <source>the tree id is &quot;%1&quot;, but that of its parent %2 is &quot;%3&quot;</source>
        <translation>die Baum-ID ist „%1“, aber die der übergeordneten Gruppe %2 ist „%3“</translation>
    </message>
    <message>
        <source>use that of %1</source>
        <translation>die von %1 verwenden</translation>
    </message>
    <message>
        <source>the tree id is &quot;%1&quot;, but that of its child %2 is &quot;%3&quot;</source>
        <translation>die Baum-ID ist „%1“, aber die der untergeordneten Gruppe %2 ist „%3“</translation>
    </message>
    <message>
        <source>its parent &quot;%1&quot; does not exist</source>
        <translation>die übergeordnete Gruppe „%1“ existiert nicht</translation>
    </message>
    <message>
        <source>move it to the first level</source>
        <translation>auf die erste Ebene verschieben</translation>
    </message>
    <message>
        <source>its parent &quot;%1&quot; is a leaf: only a group with is-parent &quot;true&quot; may have children</source>
        <translation>die übergeordnete Gruppe „%1“ ist eine Leaf-Gruppe: nur eine Gruppe mit is-parent „true“ darf untergeordnete Gruppen haben</translation>
    </message>
    <message>
        <source>make %1 a parent</source>
        <translation>%1 zur übergeordneten Gruppe machen</translation>
    </message>
    <message>
        <source>the group is its own parent</source>
        <translation>die Gruppe ist sich selbst übergeordnet</translation>
    </message>
    <message>
        <source>its parent &quot;%1&quot; is one of its own descendants</source>
        <translation>die übergeordnete Gruppe „%1“ liegt selbst unter dieser Gruppe</translation>
    </message>
    <message>
        <source>max of %1 names %2, which that of its parent %3 does not</source>
        <translation>max von %1 enthält %2, max der übergeordneten Gruppe %3 aber nicht</translation>
    </message>
    <message>
        <source>max of %1 lacks %2, which that of its parent %3 names</source>
        <translation>max von %1 enthält %2 nicht, max der übergeordneten Gruppe %3 aber schon</translation>
    </message>
    <message>
        <source>add %1 with the parent&apos;s %2</source>
        <translation>%1 mit dem Wert %2 der übergeordneten Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>min of %1 names %2, which that of its parent %3 does not</source>
        <translation>min von %1 enthält %2, min der übergeordneten Gruppe %3 aber nicht</translation>
    </message>
    <message>
        <source>remove %1 from min</source>
        <translation>%1 aus min entfernen</translation>
    </message>
    <message>
        <source>add %1 with the value of %2</source>
        <translation>%1 mit dem Wert von %2 hinzufügen</translation>
    </message>
    <message>
        <source>with it the minima of %1 below %2 come to %3, above the parent&apos;s %4</source>
        <translation>mit ihr ergeben die Minima für %1 unter %2 zusammen %3, mehr als die %4 der übergeordneten Gruppe</translation>
    </message>
    <message>
        <source>lower min to %1</source>
        <translation>min auf %1 senken</translation>
    </message>
    <message>
        <source>raise min of %1 to %2</source>
        <translation>min von %1 auf %2 erhöhen</translation>
    </message>
    <message>
        <source>min of %1 is %2, below the %3 that its children are guaranteed together</source>
        <translation>min für %1 ist %2, weniger als die %3, die den untergeordneten Gruppen zusammen garantiert sind</translation>
    </message>
    <message>
        <source>raise min to %1</source>
        <translation>min auf %1 erhöhen</translation>
    </message>
    <message>
        <source>min of %1 needs %2 guaranteed in %3, where only %4 are guaranteed</source>
        <translation>min für %1 erfordert %2 garantiert in %3, dort sind nur %4 garantiert</translation>
    </message>
    <message>
        <source>the minima of %1 on the first level come to %2, above the cluster&apos;s %3: all are scaled down</source>
        <translation>die Minima für %1 auf der ersten Ebene ergeben zusammen %2, mehr als die %3 des Clusters: alle werden herabskaliert</translation>
    </message>
    <message>
        <source>max of %1 is %2, but the parent %3 never gets more than %4</source>
        <translation>max für %1 ist %2, aber die übergeordnete Gruppe %3 erhält nie mehr als %4</translation>
    </message>
    <message>
        <source>apiVersion is not %1: the object may mean something else</source>
        <translation>apiVersion ist nicht %1: das Objekt bedeutet möglicherweise etwas anderes</translation>
    </message>
    <message>
        <source>the object has no name: write metadata.name</source>
        <translation>das Objekt hat keinen Namen: schreiben Sie metadata.name</translation>
    </message>
    <message>
        <source>%1 must be a map of texts</source>
        <translation>%1 muss eine Zuordnung mit Texten sein</translation>
    </message>
    <message>
        <source>the value of %1 must be a text</source>
        <translation>der Wert von %1 muss ein Text sein</translation>
    </message>
    <message>
        <source>the value of %1 is not a text: put it in quotes</source>
        <translation>der Wert von %1 ist kein Text: setzen Sie ihn in Anführungszeichen</translation>
    </message>
    <message>
        <source>put it in quotes</source>
        <translation>in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>unknown label %1: the scheduler ignores it</source>
        <translation>unbekanntes Label %1: der Scheduler ignoriert es</translation>
    </message>
    <message>
        <source>the scheduler reads the label %1, not %2</source>
        <translation>der Scheduler liest das Label %1, nicht %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither &quot;true&quot; nor &quot;false&quot;: it counts as %2</source>
        <translation>„%1“ ist weder „true“ noch „false“: es zählt als %2</translation>
    </message>
    <message>
        <source>this is not a JSON list of texts such as %1: it is ignored</source>
        <translation>das ist keine JSON-Liste von Texten wie %1: es wird ignoriert</translation>
    </message>
    <message>
        <source>%1 is ignored: %2</source>
        <translation>%1 wird ignoriert: %2</translation>
    </message>
    <message>
        <source>%1 is not a JSON object of quantities: it counts as unknown</source>
        <translation>%1 ist kein JSON-Objekt mit Mengen: es zählt als unbekannt</translation>
    </message>
    <message>
        <source>unknown annotation %1: the scheduler ignores it</source>
        <translation>unbekannte Annotation %1: der Scheduler ignoriert sie</translation>
    </message>
    <message>
        <source>%1 must be a map of quantities</source>
        <translation>%1 muss eine Zuordnung mit Mengen sein</translation>
    </message>
    <message>
        <source>a key of %1 is given twice or is not a text</source>
        <translation>ein Schlüssel von %1 kommt zweimal vor oder ist kein Text</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 für %2: %3</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>Min. %1</translation>
    </message>
    <message>
        <source>nothing guaranteed</source>
        <translation>nichts garantiert</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>Max. %1</translation>
    </message>
    <message>
        <source>not limited</source>
        <translation>nicht begrenzt</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>übergeordnete Gruppe</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>may have children</source>
        <translation>darf untergeordnete Gruppen haben</translation>
    </message>
    <message>
        <source>lends what it does not use</source>
        <translation>verleiht, was sie nicht nutzt</translation>
    </message>
    <message>
        <source>is the root of a tree</source>
        <translation>ist die Wurzel eines Baums</translation>
    </message>
    <message>
        <source>does not reduce the total of the default tree</source>
        <translation>verringert die Summe des Standardbaums nicht</translation>
    </message>
    <message>
        <source>may be changed against the rules</source>
        <translation>darf entgegen den Regeln geändert werden</translation>
    </message>
    <message>
        <source>namespaces</source>
        <translation>Namespaces</translation>
    </message>
    <message>
        <source>resources whose max stays above usage</source>
        <translation>Ressourcen, deren max über der Nutzung bleibt</translation>
    </message>
    <message>
        <source>cards of models</source>
        <translation>Karten nach Modell</translation>
    </message>
    <message>
        <source>%1 set to %2, was %3</source>
        <translation>%1 auf %2 gesetzt, vorher %3</translation>
    </message>
    <message>
        <source>%1 of %2 removed: %3</source>
        <translation>%1 von %2 entfernt: %3</translation>
    </message>
    <message>
        <source>%1 raised from %2 to %3 (%4)</source>
        <translation>%1 von %2 auf %3 erhöht (%4)</translation>
    </message>
    <message>
        <source>%1 lowered from %2 to %3 (%4)</source>
        <translation>%1 von %2 auf %3 gesenkt (%4)</translation>
    </message>
    <message>
        <source>%1 set to %2</source>
        <translation>%1 auf %2 gesetzt</translation>
    </message>
    <message>
        <source>%1 removed, was %2</source>
        <translation>%1 entfernt, vorher %2</translation>
    </message>
    <message>
        <source>%1 changed from %2 to %3</source>
        <translation>%1 von %2 auf %3 geändert</translation>
    </message>
    <message>
        <source>%1: yes, was no</source>
        <translation>%1: ja, vorher nein</translation>
    </message>
    <message>
        <source>%1: no, was yes</source>
        <translation>%1: nein, vorher ja</translation>
    </message>
    <message>
        <source>group added: min %1; max %2</source>
        <translation>Gruppe hinzugefügt: min %1; max %2</translation>
    </message>
    <message>
        <source>group removed while its pods use %1</source>
        <translation>Gruppe entfernt, während ihre Pods %1 nutzen</translation>
    </message>
    <message>
        <source>group removed; it is not used</source>
        <translation>Gruppe entfernt; sie wird nicht genutzt</translation>
    </message>
    <message>
        <source>group removed; its usage is unknown</source>
        <translation>Gruppe entfernt; ihre Nutzung ist unbekannt</translation>
    </message>
    <message>
        <source>minima of %1 add up to %2 of %3 in the cluster: all are scaled down</source>
        <translation>Minima für %1 ergeben zusammen %2 von %3 im Cluster: alle werden herabskaliert</translation>
    </message>
    <message>
        <source>the text has no such group</source>
        <translation>im Text gibt es keine solche Gruppe</translation>
    </message>
    <message>
        <source>the change would alter more than this group, because its text is shared through an anchor or written in an unusual way: edit the text itself</source>
        <translation>die Änderung würde mehr als diese Gruppe ändern, weil ihr Text über einen Anker mehrfach verwendet wird oder ungewöhnlich geschrieben ist: bearbeiten Sie den Text selbst</translation>
    </message>
    <message>
        <source>there is a group of this name already</source>
        <translation>eine Gruppe dieses Namens gibt es bereits</translation>
    </message>
    <message>
        <source>no document can be added at the end of the text</source>
        <translation>am Ende des Textes lässt sich kein Dokument hinzufügen</translation>
    </message>
    <message>
        <source>this must be an object</source>
        <translation>dies muss ein Objekt sein</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>dies muss true oder false sein</translation>
    </message>
    <message>
        <source>this must be a text</source>
        <translation>dies muss ein Text sein</translation>
    </message>
    <message>
        <source>this must be an object of integers in base units</source>
        <translation>dies muss ein Objekt mit ganzen Zahlen in Basiseinheiten sein</translation>
    </message>
    <message>
        <source>this must be the name of the group</source>
        <translation>dies muss der Name der Gruppe sein</translation>
    </message>
    <message>
        <source>this must be the list of groups</source>
        <translation>dies muss die Liste der Gruppen sein</translation>
    </message>
    <message>
        <source>this is not JSON: the text is empty</source>
        <translation>das ist kein JSON: der Text ist leer</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>das ist kein JSON: %1</translation>
    </message>
    <message>
        <source>the groups and pods up to here need more than the %1 MiB of memory allowed for one answer</source>
        <translation>die Gruppen und Pods bis hierher brauchen mehr als die %1 MiB Arbeitsspeicher, die für eine Antwort erlaubt sind</translation>
    </message>
    <message>
        <source>this must be an object of quantities</source>
        <translation>dies muss ein Objekt mit Mengen sein</translation>
    </message>
    <message>
        <source>this must be a quantity such as 1500m or 8Gi</source>
        <translation>dies muss eine Menge wie 1500m oder 8Gi sein</translation>
    </message>
    <message>
        <source>this must be an object of at most %1 resource types with names of at most %2 bytes</source>
        <translation>dies muss ein Objekt mit höchstens %1 Ressourcentypen sein, deren Namen höchstens %2 Bytes lang sind</translation>
    </message>
    <message>
        <source>this must be an object of quota groups by name</source>
        <translation>dies muss ein Objekt mit Quota-Gruppen nach Namen sein</translation>
    </message>
    <message>
        <source>there is another group of this name</source>
        <translation>es gibt eine weitere Gruppe dieses Namens</translation>
    </message>
    <message>
        <source>its parent &quot;%1&quot; cannot have children</source>
        <translation>die übergeordnete Gruppe „%1“ kann keine untergeordneten Gruppen haben</translation>
    </message>
    <message>
        <source>its parent &quot;%1&quot; does not lead to the root: the parents run in a circle</source>
        <translation>die übergeordnete Gruppe „%1“ führt nicht zur Wurzel: die übergeordneten Gruppen bilden einen Kreis</translation>
    </message>
    <message>
        <source>there is no ElasticQuota object in this file</source>
        <translation>in dieser Datei gibt es kein ElasticQuota-Objekt</translation>
    </message>
    <message>
        <source>%1 is here</source>
        <translation>%1 steht hier</translation>
    </message>
    <message>
        <source>more cards than the group may use</source>
        <translation>mehr Karten, als die Gruppe nutzen darf</translation>
    </message>
    <message>
        <source>the group has its max of this model</source>
        <translation>die Gruppe hat ihr Max. bei diesem Modell erreicht</translation>
    </message>
    <message>
        <source>the rest is reserved for the group in other models</source>
        <translation>der Rest ist für die Gruppe bei anderen Modellen reserviert</translation>
    </message>
    <message>
        <source>the free cards of this model are reserved for other groups</source>
        <translation>die freien Karten dieses Modells sind für andere Gruppen reserviert</translation>
    </message>
    <message>
        <source>this must look like %1</source>
        <translation>dies muss aussehen wie %1</translation>
    </message>
    <message>
        <source>min of model %1 is %2, but must not be negative</source>
        <translation>min des Modells %1 ist %2, darf aber nicht negativ sein</translation>
    </message>
    <message>
        <source>min of model %1 is %2, above its max %3</source>
        <translation>min des Modells %1 ist %2, mehr als dessen max %3</translation>
    </message>
    <message>
        <source>model %1 goes up to %2, above max %3 of all models</source>
        <translation>Modell %1 reicht bis %2 und damit über max %3 aller Modelle</translation>
    </message>
    <message>
        <source>the minima of the models come to %1, above min %2 of all models</source>
        <translation>die Minima der Modelle ergeben zusammen %1, mehr als min %2 aller Modelle</translation>
    </message>
    <message>
        <source>the siblings&apos; minima of model %1 come to %2, above the parent&apos;s %3</source>
        <translation>die Minima des Modells %1 in den Gruppen dieser Ebene ergeben zusammen %2, mehr als die %3 der übergeordneten Gruppe</translation>
    </message>
    <message>
        <source>max of %1 is %2, but must not be negative</source>
        <translation>max von %1 ist %2, darf aber nicht negativ sein</translation>
    </message>
    <message>
        <source>make it %1</source>
        <translation>auf %1 setzen</translation>
    </message>
    <message>
        <source>min of %1 is %2, but must not be negative</source>
        <translation>min von %1 ist %2, darf aber nicht negativ sein</translation>
    </message>
    <message>
        <source>make it 0</source>
        <translation>auf 0 setzen</translation>
    </message>
    <message>
        <source>the shared weight &quot;%1&quot; is not a JSON object of quantities such as %2</source>
        <translation>das Gewicht „%1“ ist kein JSON-Objekt mit Mengen wie %2</translation>
    </message>
    <message>
        <source>make it max</source>
        <translation>auf max setzen</translation>
    </message>
    <message>
        <source>the shared weight of %1 is %2, but must not be negative</source>
        <translation>das Gewicht von %1 ist %2, darf aber nicht negativ sein</translation>
    </message>
    <message>
        <source>remove the weight, so that max counts</source>
        <translation>das Gewicht entfernen, damit max zählt</translation>
    </message>
    <message>
        <source>min names %1, but max does not: what max does not name is not counted</source>
        <translation>min nennt %1, max aber nicht: was max nicht nennt, wird nicht gezählt</translation>
    </message>
    <message>
        <source>add %1 to max</source>
        <translation>%1 in max aufnehmen</translation>
    </message>
    <message>
        <source>min of %1 is %2, above max %3</source>
        <translation>min von %1 ist %2, mehr als max %3</translation>
    </message>
    <message>
        <source>raise max to %1</source>
        <translation>max auf %1 erhöhen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a JSON list of resources such as %2</source>
        <translation>„%1“ ist keine JSON-Liste von Ressourcen wie %2</translation>
    </message>
    <message>
        <source>max of %1 is %2, below the %3 in use, which the group forbids</source>
        <translation>max von %1 ist %2, weniger als die belegten %3, und das verbietet die Gruppe</translation>
    </message>
    <message>
        <source>max does not name %1, of which %2 is in use: the group forbids that</source>
        <translation>max nennt %1 nicht, obwohl davon %2 belegt sind: das verbietet die Gruppe</translation>
    </message>
    <message>
        <source>the weight of %1 is still %2, the old max: it does not follow the new max</source>
        <translation>das Gewicht von %1 ist noch %2, das alte max: es folgt dem neuen max nicht</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation>%1 [%2]</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>%1 and %n more</comment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the cluster accepts these updates in no order: each alone leaves a state that it rejects, such as a resource that a parent names and its child does not. Delete %2, then create %3 anew; a group with pods cannot be deleted</source>
        <translation>%1: der Cluster nimmt diese Aktualisierungen in keiner Reihenfolge an: jede für sich ergibt einen Zustand, den er ablehnt, etwa eine Ressource, die eine übergeordnete Gruppe nennt, ihre untergeordnete aber nicht. Löschen Sie %2, und legen Sie danach %3 neu an; eine Gruppe mit Pods kann nicht gelöscht werden</translation>
    </message>
    <message>
        <source>a map of the text has a key twice</source>
        <translation>eine Zuordnung im Text enthält einen Schlüssel zweimal</translation>
    </message>
    <message>
        <source>Runtime of %1</source>
        <translation>Runtime von %1</translation>
    </message>
    <message>
        <source>Amount available to all first-level groups</source>
        <translation>Menge, die allen Gruppen der ersten Ebene zur Verfügung steht</translation>
    </message>
    <message>
        <source>Amount tree %1 has for its first-level groups</source>
        <translation>Menge, die der Baum %1 für seine Gruppen der ersten Ebene hat</translation>
    </message>
    <message>
        <source>To distribute</source>
        <translation>Zu verteilen</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>%1 requested, capped by max</source>
        <translation>%1 angefordert, durch max gekappt</translation>
    </message>
    <message>
        <source>Requested in the group and below, including waiting pods</source>
        <translation>In der Gruppe und darunter angefordert, einschließlich wartender Pods</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Amount to distribute minus the start values of all groups of the level; shared by groups that request more</source>
        <translation>Zu verteilende Menge abzüglich der Startwerte aller Gruppen der Ebene; geht an Gruppen, die mehr anfordern</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Runtime-Menge</translation>
    </message>
    <message>
        <source>%1 below the effective request</source>
        <translation>%1 unter der wirksamen Anforderung</translation>
    </message>
    <message>
        <source>Maximum reachable</source>
        <translation>Maximal erreichbar</translation>
    </message>
    <message>
        <source>If the group requested all that its max allows and the requests of other groups stayed the same</source>
        <translation>Wenn die Gruppe alles anforderte, was ihr Max. zulässt, und die Anforderungen der anderen Gruppen gleich blieben</translation>
    </message>
    <message>
        <source>No more, regardless of the request</source>
        <translation>Nicht mehr, unabhängig von der Anforderung</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>No group of this level requests more or has a weight</source>
        <translation>Keine Gruppe dieser Ebene fordert mehr an oder hat ein Gewicht</translation>
    </message>
    <message>
        <source>Effective min</source>
        <translation>Wirksames Min.</translation>
    </message>
    <message>
        <source>Min %1 is scaled down: the mins of this level add up to more than the amount to distribute</source>
        <translation>Min. %1 wird herabskaliert: Die Minima dieser Ebene übersteigen die zu verteilende Menge</translation>
    </message>
    <message>
        <source>Guaranteed, up to the request</source>
        <translation>Garantiert, höchstens die Anforderung</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>Running pods are guaranteed</source>
        <translation>Laufende Pods sind garantiert</translation>
    </message>
    <message>
        <source>Requests more than its guaranteed %1: starts with it and takes part in the rounds</source>
        <translation>Fordert mehr an als ihre garantierten %1: startet damit und nimmt an den Runden teil</translation>
    </message>
    <message>
        <source>Requests less than its guaranteed %1: receives its request and lends %2</source>
        <translation>Fordert weniger an als ihre garantierten %1: erhält ihre Anforderung und verleiht %2</translation>
    </message>
    <message>
        <source>Requests exactly its guaranteed %1 and receives it</source>
        <translation>Fordert genau ihre garantierten %1 an und erhält sie</translation>
    </message>
    <message>
        <source>Lending is off: keeps its guaranteed %1 regardless of the request</source>
        <translation>Verleih ist aus: behält ihre garantierten %1 unabhängig von der Anforderung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Receives %5 of %1 in the pool: its weight %2 is %4% of %3, the total weight of the groups that still request more</source>
        <translation>Erhält %5 von %1 im Pool: Ihr Gewicht %2 ist %4 % von %3, dem Gesamtgewicht der Gruppen, die noch mehr anfordern</translation>
    </message>
    <message>
        <source>includes one unit from rounding</source>
        <translation>enthält eine Einheit aus der Rundung</translation>
    </message>
    <message>
        <source>%1 exceeds the request and returns to the pool</source>
        <translation>%1 liegt über der Anforderung und geht an den Pool zurück</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 is not a JSON object of quantities: max counts</source>
        <translation>%1 ist kein JSON-Objekt aus Mengen: Es gilt max</translation>
    </message>
    <message>
        <source>limit of %1 for new pods</source>
        <translation>Grenze von %1 für neue Pods</translation>
    </message>
    <message>
        <source>limited by max</source>
        <translation>durch max begrenzt</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>the picture could not be encoded</source>
        <translation>Das Bild konnte nicht kodiert werden.</translation>
    </message>
</context>
<context>
    <name>feed</name>
    <message>
        <source>the answer does not say whether the configuration is allowed</source>
        <translation>die Antwort sagt nicht, ob die Konfiguration zulässig ist</translation>
    </message>
    <message>
        <source>the server answered %1: %2</source>
        <translation>der Server hat mit %1 geantwortet: %2</translation>
    </message>
    <message>
        <source>the cluster has no partition yet</source>
        <translation>der Cluster hat noch keine Partition</translation>
    </message>
    <message>
        <source>the cluster has no such partition; there are: %1</source>
        <translation>diese Partition gibt es im Cluster nicht; vorhanden sind: %1</translation>
    </message>
    <message>
        <source>The file is not a recording.</source>
        <translation>Die Datei ist keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>The recording is damaged at byte %1.</source>
        <translation>Die Aufzeichnung ist bei Byte %1 beschädigt.</translation>
    </message>
    <message>
        <source>The recording has no samples.</source>
        <translation>Die Aufzeichnung enthält keine Messpunkte.</translation>
    </message>
    <message>
        <source>The recording does not name its source.</source>
        <translation>Die Aufzeichnung nennt ihre Quelle nicht.</translation>
    </message>
    <message>
        <source>The recording is too long: the sample at byte %1 exceeds the %2 samples and %3 parts that are read.</source>
        <translation>Die Aufzeichnung ist zu lang: Der Messpunkt bei Byte %1 überschreitet die %2 Messpunkte und %3 Teile, die gelesen werden.</translation>
    </message>
    <message>
        <source>The part at byte %1 of the recording decompresses to %2 bytes, more than the %3 that are read.</source>
        <translation>Der Teil bei Byte %1 der Aufzeichnung ist entpackt %2 Bytes groß, mehr als die %3, die gelesen werden.</translation>
    </message>
    <message>
        <source>A sample of the recording decompresses to more than the %1 bytes that are read.</source>
        <translation>Ein Messpunkt der Aufzeichnung ist entpackt größer als die %1 Bytes, die gelesen werden.</translation>
    </message>
    <message>
        <source>the clock of the source has no valid time</source>
        <translation>die Uhr der Quelle hat keine gültige Zeit</translation>
    </message>
    <message>
        <source>This moment is no longer kept. Choose a later one.</source>
        <translation>Dieser Zeitpunkt ist nicht mehr im Speicher. Wählen Sie einen späteren.</translation>
    </message>
    <message>
        <source>the text of the active configuration does not fit its checksum</source>
        <translation>der Text der aktiven Konfiguration passt nicht zu seiner Prüfsumme</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <source>the compressed data is followed by other data</source>
        <translation>auf die komprimierten Daten folgen andere Daten</translation>
    </message>
    <message>
        <source>the decompressed data is larger than the limit</source>
        <translation>die entpackten Daten sind größer als erlaubt</translation>
    </message>
    <message>
        <source>the compressed data is damaged</source>
        <translation>die komprimierten Daten sind beschädigt</translation>
    </message>
    <message>
        <source>the compressed data ends early</source>
        <translation>die komprimierten Daten enden zu früh</translation>
    </message>
    <message>
        <source>no space is left on the disk (%1 bytes needed, %2 free)</source>
        <translation>auf dem Datenträger ist kein Platz mehr (%1 Bytes benötigt, %2 frei)</translation>
    </message>
    <message>
        <source>no space is left on the disk (%1 bytes needed)</source>
        <translation>auf dem Datenträger ist kein Platz mehr (%1 Bytes benötigt)</translation>
    </message>
    <message>
        <source>your quota of this disk is used up</source>
        <translation>Ihr Kontingent auf diesem Datenträger ist aufgebraucht</translation>
    </message>
    <message>
        <source>the disk reports an input/output error</source>
        <translation>der Datenträger meldet einen Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the file would be larger than allowed</source>
        <translation>die Datei würde größer als erlaubt</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>der Ordner existiert nicht</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>zu viele Dateien sind geöffnet</translation>
    </message>
    <message>
        <source>another process is writing this file</source>
        <translation>ein anderer Prozess schreibt gerade diese Datei</translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation>die Datei existiert bereits</translation>
    </message>
    <message>
        <source>free space there, or choose another place</source>
        <translation>schaffen Sie dort Platz oder wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>choose a place on another disk, and check this one</source>
        <translation>wählen Sie einen Ort auf einem anderen Datenträger und prüfen Sie diesen</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation>wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>the file is unchanged</source>
        <translation>die Datei ist unverändert</translation>
    </message>
    <message>
        <source>no file was made</source>
        <translation>es wurde keine Datei angelegt</translation>
    </message>
    <message>
        <source>an earlier write of this file was interrupted; its content before that write is in %1; this file is unchanged; compare the two and remove %1</source>
        <translation>ein früherer Schreibvorgang dieser Datei wurde unterbrochen; ihr Inhalt davor liegt in %1; diese Datei ist unverändert; vergleichen Sie beide und entfernen Sie %1</translation>
    </message>
    <message>
        <source>the file may be damaged; its content before this write is in %1</source>
        <translation>die Datei ist möglicherweise beschädigt; ihr Inhalt vor diesem Schreibvorgang liegt in %1</translation>
    </message>
    <message>
        <source>the file has the new content, but a power failure may undo it</source>
        <translation>die Datei hat den neuen Inhalt, ein Stromausfall könnte ihn aber zurücknehmen</translation>
    </message>
    <message>
        <source>it may have received a part of the content</source>
        <translation>ein Teil des Inhalts wurde möglicherweise schon übertragen</translation>
    </message>
    <message>
        <source>another program changed the file on disk; merge its changes or keep the local changes first</source>
        <translation>ein anderes Programm hat die Datei auf dem Datenträger geändert; führen Sie zuerst dessen Änderungen zusammen oder behalten Sie die lokalen</translation>
    </message>
    <message>
        <source>its folder allows no new files; %1; choose another place</source>
        <translation>in ihrem Ordner dürfen keine neuen Dateien angelegt werden; %1; wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>the folder cannot be made: %1</source>
        <translation>der Ordner kann nicht angelegt werden: %1</translation>
    </message>
    <message>
        <source>cannot be made private: %1</source>
        <translation>der Zugriff anderer kann nicht entzogen werden: %1</translation>
    </message>
    <message>
        <source>the end of the file may be missing</source>
        <translation>das Ende der Datei fehlt möglicherweise</translation>
    </message>
    <message>
        <source>the lock file cannot be opened: %1</source>
        <translation>die Sperrdatei kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>the file cannot be locked: %1</source>
        <translation>die Datei kann nicht gesperrt werden: %1</translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation>der Arbeitsspeicher reicht nicht, um das zu lesen</translation>
    </message>
    <message numerus="yes">
        <source>the file has what was written before (%n bytes)</source>
        <comment>the file has what was written before (%n byte)</comment>
        <translation>
            <numerusform>die Datei enthält, was vorher geschrieben wurde (%n Byte)</numerusform>
            <numerusform>die Datei enthält, was vorher geschrieben wurde (%n Bytes)</numerusform>
        </translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <translation>ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the file is larger than %1 MiB</source>
        <translation>die Datei ist größer als %1 MiB</translation>
    </message>
    <message>
        <source>the file cannot be removed: %1</source>
        <translation>die Datei kann nicht gelöscht werden: %1</translation>
    </message>
</context>
<context>
    <name>filter</name>
    <message>
        <source>&quot;%1&quot; is not a field of this table. Fields: %2. Put a text with : = &lt; or &gt; in quotation marks.</source>
        <translation>„%1“ ist kein Feld dieser Tabelle. Felder: %2. Setzen Sie einen Text mit : = &lt; oder &gt; in Anführungszeichen (&quot;).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a field of this table. Did you mean &quot;%2&quot;? Fields: %3.</source>
        <translation>„%1“ ist kein Feld dieser Tabelle. Meinten Sie „%2“? Felder: %3.</translation>
    </message>
    <message>
        <source>Enter what to exclude after -</source>
        <translation>Geben Sie nach - ein, was ausgeschlossen wird</translation>
    </message>
    <message>
        <source>Enter a text between the quotation marks</source>
        <translation>Geben Sie zwischen den Anführungszeichen einen Text ein</translation>
    </message>
    <message>
        <source>Enter a field before &quot;%1&quot;, without blanks, for example used&gt;4</source>
        <translation>Geben Sie vor „%1“ ein Feld ein, ohne Leerzeichen, zum Beispiel used&gt;4</translation>
    </message>
    <message>
        <source>Enter a value after &quot;%1&quot;</source>
        <translation>Geben Sie nach „%1“ einen Wert ein</translation>
    </message>
    <message>
        <source>%1 is a text. Compare it with %1:value or %1=value.</source>
        <translation>%1 ist ein Text. Vergleichen Sie ihn mit %1:Wert oder %1=Wert.</translation>
    </message>
    <message>
        <source>&quot;none&quot; is not a number. Write %1=none.</source>
        <translation>„none“ ist keine Zahl. Schreiben Sie %1=none.</translation>
    </message>
    <message>
        <source>Enter a value before and after each comma</source>
        <translation>Geben Sie vor und nach jedem Komma einen Wert ein</translation>
    </message>
    <message>
        <source>Enter a blank or a comma after the quotation mark</source>
        <translation>Geben Sie nach dem Anführungszeichen ein Leerzeichen oder ein Komma ein</translation>
    </message>
    <message>
        <source>The quotation mark is not closed</source>
        <translation>Das Anführungszeichen ist nicht geschlossen</translation>
    </message>
    <message>
        <source>The regular expression is not closed. End it with /, or put a text that begins with / in quotation marks.</source>
        <translation>Der reguläre Ausdruck ist nicht geschlossen. Beenden Sie ihn mit / oder setzen Sie einen Text, der mit / beginnt, in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Enter a blank after the regular expression</source>
        <translation>Geben Sie nach dem regulären Ausdruck ein Leerzeichen ein</translation>
    </message>
    <message>
        <source>Enter a regular expression between the slashes</source>
        <translation>Geben Sie zwischen den Schrägstrichen einen regulären Ausdruck ein</translation>
    </message>
    <message>
        <source>Invalid regular expression (RE2): %1</source>
        <translation>Ungültiger regulärer Ausdruck (RE2): %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a whole number nor a percentage. Enter for example 4 or 90%.</source>
        <translation>„%1“ ist weder eine ganze Zahl noch ein Prozentsatz. Geben Sie zum Beispiel 4 oder 90% ein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number. Enter for example 4.</source>
        <translation>„%1“ ist keine ganze Zahl. Geben Sie zum Beispiel 4 ein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither an amount nor a percentage. Enter for example 4, 500m, 10Gi or 90%.</source>
        <translation>„%1“ ist weder eine Menge noch ein Prozentsatz. Geben Sie zum Beispiel 4, 500m, 10Gi oder 90% ein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an amount. Enter for example 4, 500m or 10Gi.</source>
        <translation>„%1“ ist keine Menge. Geben Sie zum Beispiel 4, 500m oder 10Gi ein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a percentage. Enter for example 90%.</source>
        <translation>„%1“ ist kein Prozentsatz. Geben Sie zum Beispiel 90% ein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a duration. Enter for example 90s, 15m, 2h or 3d.</source>
        <translation>„%1“ ist keine Dauer. Geben Sie zum Beispiel 90s, 15m, 2h oder 3d ein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains a comma. Write the decimal point as a point: %2</source>
        <translation>„%1“ enthält ein Komma. Schreiben Sie den Dezimaltrenner als Punkt: %2</translation>
    </message>
</context>
<context>
    <name>git</name>
    <message>
        <source>git cannot be started: %1</source>
        <translation>git kann nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>&quot;git %1&quot; did not end within %2 s</source>
        <translation>„git %1“ endete nicht innerhalb von %2 s</translation>
    </message>
    <message>
        <source>&quot;git %1&quot; failed: %2</source>
        <translation>„git %1“ schlug fehl: %2</translation>
    </message>
    <message>
        <source>it printed no reason</source>
        <translation>es gab keinen Grund aus</translation>
    </message>
    <message>
        <source>the file no longer exists</source>
        <translation>die Datei gibt es nicht mehr</translation>
    </message>
    <message>
        <source>there is no git in PATH; install it, or turn off commits in the preferences</source>
        <translation>in PATH gibt es kein git; installieren Sie es, oder schalten Sie das Einchecken in den Einstellungen aus</translation>
    </message>
    <message>
        <source>the file has changed since it was saved</source>
        <translation>die Datei wurde nach dem Speichern geändert</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>A stored block of samples is damaged.</source>
        <translation>Ein gespeicherter Block mit Messwerten ist beschädigt.</translation>
    </message>
    <message>
        <source>The usage history was written by a newer version of QuotaDeck; it is left as it is. Update QuotaDeck to continue it, or move the file away to begin a new one.</source>
        <translation>Der Nutzungsverlauf wurde von einer neueren Version von QuotaDeck geschrieben und bleibt unverändert. Aktualisieren Sie QuotaDeck, um ihn fortzusetzen, oder verschieben Sie die Datei, um einen neuen Verlauf zu beginnen.</translation>
    </message>
    <message>
        <source>The file is not a usage history.</source>
        <translation>Die Datei ist kein Nutzungsverlauf.</translation>
    </message>
    <message>
        <source>Another QuotaDeck is opening the usage history. Retrying.</source>
        <translation>Ein anderes QuotaDeck öffnet gerade den Nutzungsverlauf. Es wird erneut versucht.</translation>
    </message>
    <message>
        <source>The usage history is damaged. It was set aside as %1, and a new one was begun.</source>
        <translation>Der Nutzungsverlauf ist beschädigt. Er wurde als %1 beiseitegelegt, und ein neuer wurde begonnen.</translation>
    </message>
</context>
<context>
    <name>http</name>
    <message>
        <source>a web page; is the address right?</source>
        <translation>eine Webseite; stimmt die Adresse?</translation>
    </message>
    <message>
        <source>no explanation</source>
        <translation>keine Begründung</translation>
    </message>
    <message>
        <source>the server did not accept the request (400): %1</source>
        <translation>der Server hat die Anfrage nicht angenommen (400): %1</translation>
    </message>
    <message>
        <source>the server asks for a valid token (401)</source>
        <translation>der Server verlangt ein gültiges Token (401)</translation>
    </message>
    <message>
        <source>the server refuses access with this token (403)</source>
        <translation>der Server verweigert den Zugriff mit diesem Token (403)</translation>
    </message>
    <message>
        <source>the server answered 404: %1</source>
        <translation>der Server hat mit 404 geantwortet: %1</translation>
    </message>
    <message>
        <source>this server does not offer it (%1)</source>
        <translation>dieser Server bietet das nicht an (%1)</translation>
    </message>
    <message>
        <source>the server answered %1: %2</source>
        <translation>der Server hat mit %1 geantwortet: %2</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>die Antwort ist leer</translation>
    </message>
    <message>
        <source>the answer has the content encoding &quot;%1&quot;, but only %2 can be read</source>
        <translation>die Antwort hat die Inhaltskodierung „%1“, gelesen werden kann aber nur %2</translation>
    </message>
    <message>
        <source>the answer cannot be decompressed: %1</source>
        <translation>die Antwort kann nicht entpackt werden: %1</translation>
    </message>
    <message>
        <source>the answer is larger than %1 bytes after decompression, the most that is read; check the address</source>
        <translation>die Antwort ist entpackt größer als %1 Bytes, mehr wird nicht gelesen; prüfen Sie die Adresse</translation>
    </message>
    <message>
        <source>the answer is larger than %1 bytes, the most that is read; check the address</source>
        <translation>die Antwort ist größer als %1 Bytes, mehr wird nicht gelesen; prüfen Sie die Adresse</translation>
    </message>
    <message>
        <source>the certificate of %1 has expired on %2</source>
        <translation>das Zertifikat von %1 ist am %2 abgelaufen</translation>
    </message>
    <message>
        <source>the certificate of %1 is not valid before %2; is the clock right?</source>
        <translation>das Zertifikat von %1 gilt erst ab %2; geht die Uhr richtig?</translation>
    </message>
    <message>
        <source>the certificate of %1 is signed by no authority that is trusted here; name the file of its certificate authority</source>
        <translation>das Zertifikat von %1 ist von keiner Stelle unterschrieben, der hier vertraut wird; geben Sie die Datei der Zertifizierungsstelle an</translation>
    </message>
    <message>
        <source>the certificate of %1 is for another server: %2</source>
        <translation>das Zertifikat von %1 gilt für einen anderen Server: %2</translation>
    </message>
    <message>
        <source>the certificate of %1 is refused: %2</source>
        <translation>das Zertifikat von %1 wird abgelehnt: %2</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 s</source>
        <translation>%1 hat %2 s lang nichts gesendet</translation>
    </message>
    <message>
        <source>%1 did not complete its answer within %2 s</source>
        <translation>%1 hat die Antwort nicht innerhalb von %2 s vollständig gesendet</translation>
    </message>
    <message>
        <source>the answer has %1 bytes, more than the %2 that are read; check the address</source>
        <translation>die Antwort hat %1 Bytes, mehr als die %2, die gelesen werden; prüfen Sie die Adresse</translation>
    </message>
    <message>
        <source>the server redirects to %1, which is not followed; use that address if it is the right one</source>
        <translation>der Server leitet auf %1 um, was nicht befolgt wird; verwenden Sie diese Adresse, wenn sie die richtige ist</translation>
    </message>
    <message>
        <source>the server redirects more than %1 times</source>
        <translation>der Server leitet mehr als %1-mal um</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer</source>
        <translation>%1 hat die Verbindung ohne Antwort geschlossen</translation>
    </message>
    <message>
        <source>%1 closed the connection in the middle of its answer, after %2 bytes</source>
        <translation>%1 hat die Verbindung mitten in der Antwort geschlossen, nach %2 Bytes</translation>
    </message>
    <message>
        <source>cannot reach %1: %2</source>
        <translation>%1 ist nicht erreichbar: %2</translation>
    </message>
    <message>
        <source>the gateway at %1 asks for a sign-in in a browser (redirect to %2); give a token, a cookie or a header that it accepts, or use --context to go through the Kubernetes API</source>
        <translation>das Gateway unter %1 verlangt eine Anmeldung im Browser (Umleitung auf %2); geben Sie ein Token, ein Cookie oder einen Header an, den es annimmt, oder verwenden Sie --context für den Weg über die Kubernetes-API</translation>
    </message>
    <message>
        <source>the gateway at %1 asks for a sign-in in a browser (a web page, HTTP %2); give a token, a cookie or a header that it accepts, or use --context to go through the Kubernetes API</source>
        <translation>das Gateway unter %1 verlangt eine Anmeldung im Browser (eine Webseite, HTTP %2); geben Sie ein Token, ein Cookie oder einen Header an, den es annimmt, oder verwenden Sie --context für den Weg über die Kubernetes-API</translation>
    </message>
    <message>
        <source>this is a web page, the web interface of YuniKorn, not data; the REST interface is usually on port 9080 or below another path of %1</source>
        <translation>das ist eine Webseite, die Weboberfläche von YuniKorn, keine Daten; die REST-Schnittstelle ist meist auf Port 9080 oder unter einem anderen Pfad von %1</translation>
    </message>
    <message>
        <source>this is a web page, not data (HTTP %2); the REST interface is usually on port 9080 or below another path of %1; if a gateway asks for a sign-in, give a token, a cookie or a header</source>
        <translation>das ist eine Webseite, keine Daten (HTTP %2); die REST-Schnittstelle ist meist auf Port 9080 oder unter einem anderen Pfad von %1; verlangt ein Gateway eine Anmeldung, geben Sie ein Token, ein Cookie oder einen Header an</translation>
    </message>
    <message>
        <source>the server asks for a user name and a password (%1)</source>
        <translation>der Server verlangt Benutzername und Passwort (%1)</translation>
    </message>
    <message>
        <source>the gateway at %1 refuses access (a web page, HTTP %2); give a token, a cookie or a header that it accepts, or use --context to go through the Kubernetes API</source>
        <translation>das Gateway unter %1 verweigert den Zugriff (eine Webseite, HTTP %2); geben Sie ein Token, ein Cookie oder einen Header an, den es annimmt, oder verwenden Sie --context für den Weg über die Kubernetes-API</translation>
    </message>
    <message>
        <source>the server answered %1 and asks to wait %2 s: %3</source>
        <translation>der Server hat mit %1 geantwortet und bittet, %2 s zu warten: %3</translation>
    </message>
    <message>
        <source>a proxy asks for a user name and a password (407), which are sent only on the way to an address with https</source>
        <translation>ein Proxy verlangt Benutzername und Passwort (407), die nur auf dem Weg zu einer Adresse mit https gesendet werden</translation>
    </message>
    <message>
        <source>the server redirects to %1 (HTTP %2) instead of taking what was sent; it is not sent again</source>
        <translation>der Server leitet auf %1 um (HTTP %2), statt das Gesendete anzunehmen; es wird nicht noch einmal gesendet</translation>
    </message>
    <message>
        <source>cannot reach %1 through the proxy %2: %3</source>
        <translation>%1 ist über den Proxy %2 nicht erreichbar: %3</translation>
    </message>
    <message>
        <source>a line of the answer is longer than %1 bytes, the most that is read</source>
        <translation>eine Zeile der Antwort ist länger als %1 Bytes, das meiste, was gelesen wird</translation>
    </message>
    <message>
        <source>the server compresses the stream (&quot;%1&quot;), although it was asked not to</source>
        <translation>der Server komprimiert den Datenstrom („%1“), obwohl darum gebeten wurde, es nicht zu tun</translation>
    </message>
    <message>
        <source>a proxy that itself is reached over https is not supported; use http or socks5</source>
        <translation>ein Proxy, der selbst über https erreicht wird, wird nicht unterstützt; verwenden Sie http oder socks5</translation>
    </message>
    <message>
        <source>this is no address of a proxy, such as http://proxy.example:3128 or socks5://localhost:1080</source>
        <translation>das ist keine Adresse eines Proxys wie http://proxy.example:3128 oder socks5://localhost:1080</translation>
    </message>
    <message>
        <source>this is no certificate in PEM</source>
        <translation>das ist kein Zertifikat im PEM-Format</translation>
    </message>
    <message>
        <source>this is no private key in PEM that can be used without a passphrase</source>
        <translation>das ist kein privater Schlüssel im PEM-Format, der ohne Passphrase verwendet werden kann</translation>
    </message>
    <message>
        <source>this file cannot be read: %1</source>
        <translation>diese Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>this file has more than %1 bytes</source>
        <translation>diese Datei hat mehr als %1 Bytes</translation>
    </message>
</context>
<context>
    <name>insight</name>
    <message>
        <source>The request is empty: at least one amount must be above zero.</source>
        <translation>Die Anforderung ist leer: Mindestens eine Menge muss über null liegen.</translation>
    </message>
    <message>
        <source>Blocked by the limit of everyone else (*), which applies to %1, at %2: %3</source>
        <translation>Blockiert durch das Limit aller anderen (*) in %2, das für %1 gilt: %3</translation>
    </message>
    <message>
        <source>Blocked by the limit of user %1 at %2: %3</source>
        <translation>Blockiert durch das Limit des Benutzers %1 in %2: %3</translation>
    </message>
    <message>
        <source>Blocked by the limit of all other groups together at %2: %3</source>
        <translation>Blockiert durch das Limit aller anderen Gruppen zusammen in %2: %3</translation>
    </message>
    <message>
        <source>Blocked by the limit of group %1 at %2: %3</source>
        <translation>Blockiert durch das Limit der Gruppe %1 in %2: %3</translation>
    </message>
    <message>
        <source>Blocked by the size of the cluster at %2: %3</source>
        <translation>Blockiert durch die Größe des Clusters in %2: %3</translation>
    </message>
    <message>
        <source>Blocked by the quota at %2: %3</source>
        <translation>Blockiert durch die Quota in %2: %3</translation>
    </message>
    <message>
        <source>it allows %1 applications.</source>
        <translation>erlaubt sind %1 Anwendungen.</translation>
    </message>
    <message>
        <source>%1 of %2 applications run.</source>
        <translation>%1 von %2 Anwendungen laufen.</translation>
    </message>
    <message>
        <source>it allows %1 %2, requests %3.</source>
        <translation>erlaubt sind %1 %2, angefordert %3.</translation>
    </message>
    <message>
        <source>%1 of %2 %3 used, requests %4.</source>
        <translation>%1 von %2 %3 belegt, angefordert %4.</translation>
    </message>
    <message>
        <source>Not scheduled: %1 is stopped or not a leaf.</source>
        <translation>Nicht eingeplant: %1 ist gestoppt oder keine Leaf-Queue.</translation>
    </message>
    <message>
        <source>Allowed in %1; some usage is unknown.</source>
        <translation>Erlaubt in %1; die Nutzung ist teils unbekannt.</translation>
    </message>
    <message>
        <source>Allowed: no limit or quota along the path to %1 blocks it.</source>
        <translation>Erlaubt: Kein Limit und keine Quota auf dem Pfad zu %1 blockiert die Anforderung.</translation>
    </message>
    <message>
        <source>no groups</source>
        <translation>keine Gruppen</translation>
    </message>
    <message>
        <source>groups %1</source>
        <translation>Gruppen %1</translation>
    </message>
    <message>
        <source>A new application of user %1 (%2) requests %3 and is placed in %4 by the rules.</source>
        <translation>Eine neue Anwendung des Benutzers %1 (%2) fordert %3 an und wird durch die Regeln in %4 platziert.</translation>
    </message>
    <message>
        <source>A new application of user %1 (%2) requests %3 in %4.</source>
        <translation>Eine neue Anwendung des Benutzers %1 (%2) fordert %3 in %4 an.</translation>
    </message>
    <message>
        <source>Application %5 of user %1 (%2) requests %3 and is placed in %4 by the rules.</source>
        <translation>Anwendung %5 des Benutzers %1 (%2) fordert %3 an und wird durch die Regeln in %4 platziert.</translation>
    </message>
    <message>
        <source>Application %5 of user %1 (%2) requests %3 in %4.</source>
        <translation>Anwendung %5 des Benutzers %1 (%2) fordert %3 in %4 an.</translation>
    </message>
    <message>
        <source>No charged group: no group limit along the path covers the user.</source>
        <translation>Keine angerechnete Gruppe: Kein Gruppenlimit auf dem Pfad erfasst den Benutzer.</translation>
    </message>
    <message>
        <source>Charged to all other groups together (*), determined by its current usage.</source>
        <translation>Angerechnet auf alle anderen Gruppen zusammen (*), ermittelt aus der jetzigen Nutzung.</translation>
    </message>
    <message>
        <source>Charged to group %1, determined by its current usage.</source>
        <translation>Angerechnet auf Gruppe %1, ermittelt aus der jetzigen Nutzung.</translation>
    </message>
    <message>
        <source>Charged to all other groups together (*), by the limit at %2.</source>
        <translation>Angerechnet auf alle anderen Gruppen zusammen (*), durch das Limit in %2.</translation>
    </message>
    <message>
        <source>Charged to group %1, by the limit at %2.</source>
        <translation>Angerechnet auf Gruppe %1, durch das Limit in %2.</translation>
    </message>
    <message>
        <source>At most %1 would fit now.</source>
        <translation>Jetzt würde höchstens %1 passen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no amount: write TYPE=QUANTITY, as in vcore=500m</source>
        <translation>„%1“ ist keine Menge: schreiben Sie TYP=MENGE, etwa vcore=500m</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>named</source>
        <translation>namentlich</translation>
    </message>
    <message>
        <source>wildcard</source>
        <translation>Wildcard</translation>
    </message>
    <message>
        <source>QUEUE</source>
        <translation>QUEUE</translation>
    </message>
    <message>
        <source>APPLIES TO</source>
        <translation>GILT FÜR</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation>HERKUNFT</translation>
    </message>
    <message>
        <source>RESOURCE</source>
        <translation>RESSOURCE</translation>
    </message>
    <message>
        <source>LIMIT</source>
        <translation>LIMIT</translation>
    </message>
    <message>
        <source>USED</source>
        <translation>BELEGT</translation>
    </message>
    <message>
        <source>HEADROOM</source>
        <translation>SPIELRAUM</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>binding</source>
        <translation>maßgebend</translation>
    </message>
    <message>
        <source>BLOCKING</source>
        <translation>BLOCKIERT</translation>
    </message>
    <message>
        <source>What would help:</source>
        <translation>Was helfen würde:</translation>
    </message>
    <message>
        <source>What would help, all of these together:</source>
        <translation>Was helfen würde, alles zusammen:</translation>
    </message>
    <message>
        <source>Usage of users and groups is unknown: it counts as zero.</source>
        <translation>Die Nutzung von Benutzern und Gruppen ist unbekannt: Sie zählt als null.</translation>
    </message>
    <message>
        <source>Usage of queues and the size of the cluster are unknown: they count as zero and unlimited.</source>
        <translation>Die Nutzung von Queues und die Größe des Clusters sind unbekannt: Die Nutzung zählt als null, die Größe als unbegrenzt.</translation>
    </message>
    <message>
        <source>%1 (by the limit at %2)</source>
        <translation>%1 (durch das Limit in %2)</translation>
    </message>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>%1, before: %2</source>
        <translation>%1, vorher: %2</translation>
    </message>
    <message>
        <source>User %1 in %2, charged group: %3</source>
        <translation>Benutzer %1 in %2, angerechnete Gruppe: %3</translation>
    </message>
    <message>
        <source>nothing is limited along the path</source>
        <translation>nichts auf dem Pfad ist begrenzt</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>no group</source>
        <translation>keine Gruppe</translation>
    </message>
    <message>
        <source>new applications are charged to %1 instead of %2</source>
        <translation>neue Anwendungen werden auf %1 statt auf %2 angerechnet</translation>
    </message>
    <message numerus="yes">
        <source>takes no new applications; %n run</source>
        <comment>takes no new applications; %n runs</comment>
        <translation>
            <numerusform>nimmt keine neuen Anwendungen an; %n läuft</numerusform>
            <numerusform>nimmt keine neuen Anwendungen an; %n laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: limit %2 -&gt; %3, used %4, headroom %5 -&gt; %6; the excess will be preempted</source>
        <translation>%1: Limit %2 -&gt; %3, belegt %4, Spielraum %5 -&gt; %6; der Überschuss wird verdrängt</translation>
    </message>
    <message>
        <source>%1: limit %2 -&gt; %3, used %4, headroom %5 -&gt; %6</source>
        <translation>%1: Limit %2 -&gt; %3, belegt %4, Spielraum %5 -&gt; %6</translation>
    </message>
    <message numerus="yes">
        <source>%n queues with running applications removed: dangerous</source>
        <comment>%n queue with running applications removed: dangerous</comment>
        <translation>
            <numerusform>%n Queue mit laufenden Anwendungen entfernt: gefährlich</numerusform>
            <numerusform>%n Queues mit laufenden Anwendungen entfernt: gefährlich</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over the limit now, %2 newly limited, %3 tighter, %4 charged to another group, %5 unlimited now, %6 looser</source>
        <translation>%1 jetzt über dem Limit, %2 neu begrenzt, %3 strenger, %4 auf eine andere Gruppe angerechnet, %5 jetzt unbegrenzt, %6 lockerer</translation>
    </message>
    <message>
        <source>Usage of users and groups is unknown: the impact on them is not shown.</source>
        <translation>Die Nutzung von Benutzern und Gruppen ist unbekannt: Die Auswirkung auf sie wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>Usage of queues is unknown: the impact on them is not shown.</source>
        <translation>Die Nutzung von Queues ist unbekannt: Die Auswirkung auf sie wird nicht gezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>The groups of %n users are unknown: changes of their charged group are not shown.</source>
        <comment>The groups of %n user are unknown: changes of the charged group are not shown.</comment>
        <translation>
            <numerusform>Die Gruppen von %n Benutzer sind unbekannt: Änderungen der angerechneten Gruppe werden nicht gezeigt.</numerusform>
            <numerusform>Die Gruppen von %n Benutzern sind unbekannt: Änderungen ihrer angerechneten Gruppe werden nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue %1 does not exist, and no placement rule can create it.</source>
        <translation>Die Queue %1 existiert nicht, und keine Platzierungsregel kann sie anlegen.</translation>
    </message>
    <message>
        <source>Queue %1 does not exist, and no placement rule can create it. Did you mean %2?</source>
        <translation>Die Queue %1 existiert nicht, und keine Platzierungsregel kann sie anlegen. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>Queue %1 does not exist, and no placement rule can create it. Did you mean %2 or %3?</source>
        <translation>Die Queue %1 existiert nicht, und keine Platzierungsregel kann sie anlegen. Meinten Sie %2 oder %3?</translation>
    </message>
    <message>
        <source>Queue %1 does not exist, and no placement rule can create it. Did you mean %2, %3 or %4?</source>
        <translation>Die Queue %1 existiert nicht, und keine Platzierungsregel kann sie anlegen. Meinten Sie %2, %3 oder %4?</translation>
    </message>
    <message>
        <source>%2 was created by placement: its quota %3 is set by its template or namespace</source>
        <translation>%2 wurde durch Platzierung angelegt: die Quota %3 in der Vorlage oder im Namespace erhöhen</translation>
    </message>
    <message>
        <source>raise maxapplications of %2 %3, which takes a restart of the scheduler</source>
        <translation>maxapplications von %2 %3 erhöhen, was einen Neustart des Schedulers erfordert</translation>
    </message>
    <message>
        <source>add nodes: %2 %3</source>
        <translation>Knoten hinzufügen: %2 %3</translation>
    </message>
    <message>
        <source>raise the limit of everyone else (*) at %2 %3</source>
        <translation>das Limit aller anderen (*) in %2 %3 erhöhen</translation>
    </message>
    <message>
        <source>raise the limit of user %1 at %2 %3</source>
        <translation>das Limit des Benutzers %1 in %2 %3 erhöhen</translation>
    </message>
    <message>
        <source>raise the limit of all other groups together at %2 %3</source>
        <translation>das Limit aller anderen Gruppen zusammen in %2 %3 erhöhen</translation>
    </message>
    <message>
        <source>raise the limit of group %1 at %2 %3</source>
        <translation>das Limit der Gruppe %1 in %2 %3 erhöhen</translation>
    </message>
    <message>
        <source>raise the quota of queue %2 %3</source>
        <translation>die Quota der Queue %2 %3 erhöhen</translation>
    </message>
    <message>
        <source>from %1 to %2 running applications</source>
        <translation>von %1 auf %2 laufende Anwendungen</translation>
    </message>
    <message>
        <source>of %1 from %2 to %3</source>
        <translation>für %1 von %2 auf %3</translation>
    </message>
    <message>
        <source>The configuration has no such queue.</source>
        <translation>Diese Queue gibt es in der Konfiguration nicht.</translation>
    </message>
    <message>
        <source>The source does not report queues.</source>
        <translation>Die Quelle meldet keine Queues.</translation>
    </message>
    <message>
        <source>The source does not report the limits of users and groups.</source>
        <translation>Die Quelle meldet keine Limits von Benutzern und Gruppen.</translation>
    </message>
    <message>
        <source>whether applications run in it is unknown</source>
        <translation>ob darin Anwendungen laufen, ist unbekannt</translation>
    </message>
    <message>
        <source>no application runs in it</source>
        <translation>darin läuft keine Anwendung</translation>
    </message>
    <message numerus="yes">
        <source>%n applications run in it</source>
        <comment>%n application runs in it</comment>
        <translation>
            <numerusform>darin läuft %n Anwendung</numerusform>
            <numerusform>darin laufen %n Anwendungen</numerusform>
        </translation>
    </message>
    <message>
        <source>queue removed (%1)%2</source>
        <translation>Queue entfernt (%1)%2</translation>
    </message>
    <message>
        <source>partition removed (%1): its queues drain and all its applications fail</source>
        <translation>Partition entfernt (%1): ihre Queues laufen leer, und alle ihre Anwendungen schlagen fehl</translation>
    </message>
    <message>
        <source>The pod must run on node %1, which the source does not report.</source>
        <translation>Der Pod muss auf Knoten %1 laufen, den die Quelle nicht meldet.</translation>
    </message>
    <message>
        <source>The pod must run on node %1, which takes no new pods.</source>
        <translation>Der Pod muss auf Knoten %1 laufen, der keine neuen Pods annimmt.</translation>
    </message>
    <message>
        <source>The pod must run on node %1, which has room for it.</source>
        <translation>Der Pod muss auf Knoten %1 laufen, der Platz für ihn hat.</translation>
    </message>
    <message>
        <source>The pod must run on node %1, which has too little room: %2 free, %3 requested.</source>
        <translation>Der Pod muss auf Knoten %1 laufen, der zu wenig Platz hat: %2 frei, %3 angefordert.</translation>
    </message>
    <message>
        <source>Waiting does not help: the request is larger than a blocking limit.</source>
        <translation>Warten hilft nicht: Die Anforderung ist größer als ein blockierendes Limit.</translation>
    </message>
    <message numerus="yes">
        <source>The request is allowed when %n applications have ended, all of these:</source>
        <comment>The request is allowed when %n application has ended:</comment>
        <translation>
            <numerusform>Die Anforderung wird zugelassen, wenn %n Anwendung beendet ist:</numerusform>
            <numerusform>Die Anforderung wird zugelassen, wenn diese %n Anwendungen alle beendet sind:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of user %2 in %3</source>
        <translation>%1 von Benutzer %2 in %3</translation>
    </message>
    <message>
        <source>%1 of user %2 in %3 holds %4</source>
        <translation>%1 von Benutzer %2 in %3 belegt %4</translation>
    </message>
    <message>
        <source>Other queues that allow the request now:</source>
        <translation>Andere Queues, die die Anforderung jetzt zulassen:</translation>
    </message>
    <message>
        <source>%1 has no limit</source>
        <translation>%1 hat kein Limit</translation>
    </message>
    <message numerus="yes">
        <source>%1 has room for %n such pods</source>
        <comment>%1 has room for %n such pod</comment>
        <translation>
            <numerusform>%1 hat Platz für %n solchen Pod</numerusform>
            <numerusform>%1 hat Platz für %n solche Pods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other queues have room, but the placement rules choose another queue for this user.</source>
        <comment>%n other queue has room, but the placement rules choose another queue for this user.</comment>
        <translation>
            <numerusform>%n andere Queue hat Platz, aber die Platzierungsregeln wählen für diesen Benutzer eine andere.</numerusform>
            <numerusform>%n andere Queues haben Platz, aber die Platzierungsregeln wählen für diesen Benutzer eine andere.</numerusform>
        </translation>
    </message>
    <message>
        <source>No node takes new pods.</source>
        <translation>Kein Knoten nimmt neue Pods an.</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have room for the pod.</source>
        <comment>%n node has room for the pod.</comment>
        <translation>
            <numerusform>%n Knoten hat Platz für den Pod.</numerusform>
            <numerusform>%n Knoten haben Platz für den Pod.</numerusform>
        </translation>
    </message>
    <message>
        <source>No node has room for the pod: none has all requested amounts free at once.</source>
        <translation>Kein Knoten hat Platz für den Pod: Keiner hat alle angeforderten Mengen zugleich frei.</translation>
    </message>
    <message>
        <source>No node has room for the pod: the largest free amount of a node is %1, requested is %2.</source>
        <translation>Kein Knoten hat Platz für den Pod: Die größte freie Menge eines Knotens ist %1, angefordert ist %2.</translation>
    </message>
    <message>
        <source>The configuration has no such partition.</source>
        <translation>Die Konfiguration hat keine solche Partition.</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Blocked since version %1; version %2 allowed the request. %3</source>
        <translation>Blockiert seit Version %1; Version %2 ließ die Anforderung zu. %3</translation>
    </message>
    <message>
        <source>No version can be loaded by the scheduler.</source>
        <translation>Keine Version kann vom Scheduler geladen werden.</translation>
    </message>
    <message>
        <source>The newest version allows the request.</source>
        <translation>Die neueste Version lässt die Anforderung zu.</translation>
    </message>
    <message numerus="yes">
        <source>All %n versions block the request.</source>
        <comment>The only version (%n) blocks the request.</comment>
        <translation>
            <numerusform>Die einzige Version (%n) blockiert die Anforderung.</numerusform>
            <numerusform>Alle %n Versionen blockieren die Anforderung.</numerusform>
        </translation>
    </message>
    <message>
        <source>guaranteed of child queues</source>
        <translation>garantiert für Kind-Queues</translation>
    </message>
    <message>
        <source>max of child queues</source>
        <translation>Maxima der Kind-Queues</translation>
    </message>
    <message>
        <source>limits of named users</source>
        <translation>Limits genannter Benutzer</translation>
    </message>
    <message>
        <source>limits of named groups</source>
        <translation>Limits genannter Gruppen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>some are not limited</source>
        <translation>einige sind nicht begrenzt</translation>
    </message>
    <message>
        <source>each other user: %1</source>
        <translation>jeder andere Benutzer: %1</translation>
    </message>
    <message>
        <source>all other groups together: %1</source>
        <translation>alle anderen Gruppen zusammen: %1</translation>
    </message>
    <message>
        <source>No queue has a guaranteed amount.</source>
        <translation>Keine Queue hat eine garantierte Menge.</translation>
    </message>
    <message>
        <source>GUARANTEED</source>
        <translation>GARANTIERT</translation>
    </message>
    <message>
        <source>BORROWED</source>
        <translation>GELIEHEN</translation>
    </message>
    <message>
        <source>UNUSED</source>
        <translation>UNGENUTZT</translation>
    </message>
    <message>
        <source>UNUSED OF SIBLINGS</source>
        <translation>UNGENUTZT BEI GESCHWISTERN</translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <comment>%n other</comment>
        <translation>
            <numerusform>%n andere</numerusform>
            <numerusform>%n andere</numerusform>
        </translation>
    </message>
    <message>
        <source>SUM OF</source>
        <translation>SUMMIERT</translation>
    </message>
    <message>
        <source>SUM</source>
        <translation>SUMME</translation>
    </message>
    <message>
        <source>OF</source>
        <translation>VON</translation>
    </message>
    <message>
        <source>FACTOR</source>
        <translation>FAKTOR</translation>
    </message>
    <message>
        <source>LARGEST</source>
        <translation>GRÖSSTE</translation>
    </message>
    <message>
        <source>No queue has limits, or child queues with quotas.</source>
        <translation>Keine Queue hat Limits oder Kind-Queues mit Quotas.</translation>
    </message>
    <message>
        <source>The configuration has no partition.</source>
        <translation>Die Konfiguration hat keine Partition.</translation>
    </message>
    <message>
        <source>The root queue has what the nodes offer: it takes nothing from other queues.</source>
        <translation>Die Root-Queue hat, was die Nodes bieten: Sie bekommt nichts von anderen Queues.</translation>
    </message>
    <message>
        <source>The amount must be greater than 0.</source>
        <translation>Die Menge muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>%1 has %2 that none of its children is guaranteed; it gives %3</source>
        <translation>%1 hat %2, die keiner Unterqueue garantiert sind, und gibt %3</translation>
    </message>
    <message>
        <source>%1 never demanded more than %2 of guaranteed %3; it could give %4 and gives %5</source>
        <translation>%1 brauchte nie mehr als %2 von garantierten %3, könnte %4 geben und gibt %5</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>max %1 of %2: from %3 to %4</source>
        <translation>Max %1 von %2: von %3 auf %4</translation>
    </message>
    <message>
        <source>guaranteed %1 of %2: from %3 to %4</source>
        <translation>garantiert %1 von %2: von %3 auf %4</translation>
    </message>
    <message>
        <source>start not reported</source>
        <translation>Beginn nicht gemeldet</translation>
    </message>
    <message>
        <source>since %1 UTC</source>
        <translation>seit %1 UTC</translation>
    </message>
    <message>
        <source>applications left: not reported</source>
        <translation>verbliebene Anwendungen: nicht gemeldet</translation>
    </message>
    <message numerus="yes">
        <source>no applications left, %n queues below go first</source>
        <comment>no applications left, %n queue below goes first</comment>
        <translation>
            <numerusform>keine Anwendungen übrig, %n Queues darunter gehen zuerst</numerusform>
            <numerusform>keine Anwendungen übrig, %n Queue darunter geht zuerst</numerusform>
        </translation>
    </message>
    <message>
        <source>no applications left: the scheduler removes the queue next</source>
        <translation>keine Anwendungen übrig: Der Scheduler entfernt die Queue als Nächstes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n applications left</source>
        <comment>%n application left</comment>
        <translation>
            <numerusform>%n Anwendungen übrig</numerusform>
            <numerusform>%n Anwendung übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n users</source>
        <comment>%n user</comment>
        <translation>
            <numerusform>%n Benutzern</numerusform>
            <numerusform>%n Benutzer</numerusform>
        </translation>
    </message>
    <message>
        <source>No queue is draining.</source>
        <translation>Keine Queue läuft leer.</translation>
    </message>
    <message>
        <source>%1: draining %2</source>
        <translation>%1: läuft leer, %2</translation>
    </message>
    <message>
        <source>allocated: %1; pending: %2</source>
        <translation>zugeteilt: %1; wartend: %2</translation>
    </message>
    <message>
        <source>%1 of %2 in %3, %4: %5</source>
        <translation>%1 von %2 in %3, %4: %5</translation>
    </message>
    <message>
        <source>usage not reported</source>
        <translation>Nutzung nicht gemeldet</translation>
    </message>
    <message>
        <source>the limit of group %1 at %2</source>
        <translation>das Limit der Gruppe %1 an %2</translation>
    </message>
    <message>
        <source>the limit of user %1 at %2</source>
        <translation>das Limit des Benutzers %1 an %2</translation>
    </message>
    <message>
        <source>No version has this partition: check its name.</source>
        <translation>Keine Version hat diese Partition: Prüfen Sie den Namen.</translation>
    </message>
</context>
<context>
    <name>kube</name>
    <message>
        <source>a kubeconfig must be a map with the keys clusters, users and contexts</source>
        <translation>eine Kubeconfig muss eine Zuordnung mit den Schlüsseln clusters, users und contexts sein</translation>
    </message>
    <message>
        <source>this is not a kubeconfig: its kind is &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>dies ist keine Kubeconfig: kind ist „%1“, nicht „%2“</translation>
    </message>
    <message>
        <source>the apiVersion &quot;%1&quot; is not supported: use &quot;%2&quot;</source>
        <translation>die apiVersion „%1“ wird nicht unterstützt: verwenden Sie „%2“</translation>
    </message>
    <message>
        <source>%1 has another entry with the name &quot;%2&quot; in line %3: remove or rename one</source>
        <translation>%1 hat in Zeile %3 einen weiteren Eintrag mit dem Namen „%2“: entfernen Sie einen oder benennen Sie ihn um</translation>
    </message>
    <message>
        <source>%1 must be a text: put the value in quotes</source>
        <translation>%1 muss ein Text sein: setzen Sie den Wert in Anführungszeichen</translation>
    </message>
    <message>
        <source>%1 must be a text, not a list or a map</source>
        <translation>%1 muss ein Text sein, keine Liste oder Zuordnung</translation>
    </message>
    <message>
        <source>%1 must be true or false, without quotes</source>
        <translation>%1 muss true oder false sein, ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>%1 must be a list: begin each item with &quot;- &quot;</source>
        <translation>%1 muss eine Liste sein: beginnen Sie jedes Element mit „- “</translation>
    </message>
    <message>
        <source>%1 must be a map of keys and values</source>
        <translation>%1 muss eine Zuordnung von Schlüsseln zu Werten sein</translation>
    </message>
    <message>
        <source>each item of %1 must be a map of keys and values</source>
        <translation>jedes Element von %1 muss eine Zuordnung von Schlüsseln zu Werten sein</translation>
    </message>
    <message>
        <source>a key must be a text</source>
        <translation>ein Schlüssel muss ein Text sein</translation>
    </message>
    <message>
        <source>&quot;&lt;&lt;&quot; must be followed by a map or a list of maps</source>
        <translation>auf „&lt;&lt;“ muss eine Zuordnung oder eine Liste von Zuordnungen folgen</translation>
    </message>
    <message>
        <source>%1 is not valid base64: copy it again, without spaces</source>
        <translation>%1 ist kein gültiges Base64: kopieren Sie den Wert erneut, ohne Leerzeichen</translation>
    </message>
    <message>
        <source>the alias cannot be resolved: put a text that begins with * in quotes</source>
        <translation>der Alias kann nicht aufgelöst werden: setzen Sie einen Text, der mit * beginnt, in Anführungszeichen</translation>
    </message>
    <message>
        <source>no kubeconfig has a context of this name</source>
        <translation>keine Kubeconfig hat einen Kontext mit diesem Namen</translation>
    </message>
    <message>
        <source>no kubeconfig has a context of this name; did you mean &quot;%1&quot;?</source>
        <translation>keine Kubeconfig hat einen Kontext mit diesem Namen; meinten Sie „%1“?</translation>
    </message>
    <message>
        <source>cluster &quot;%1&quot; has both %2 and %3: remove one of them</source>
        <translation>Cluster „%1“ hat sowohl %2 als auch %3: entfernen Sie eines davon</translation>
    </message>
    <message>
        <source>cluster &quot;%1&quot; has no server: add &quot;server: https://HOST:PORT&quot;</source>
        <translation>Cluster „%1“ hat keinen Server: fügen Sie „server: https://HOST:PORT“ hinzu</translation>
    </message>
    <message>
        <source>the proxy-url of cluster &quot;%1&quot; must begin with http://, https:// or socks5://</source>
        <translation>die proxy-url von Cluster „%1“ muss mit http://, https:// oder socks5:// beginnen</translation>
    </message>
    <message>
        <source>exec of user &quot;%1&quot; has no command: add &quot;command: PROGRAM&quot;</source>
        <translation>exec von Benutzer „%1“ hat keinen Befehl: fügen Sie „command: PROGRAMM“ hinzu</translation>
    </message>
    <message>
        <source>exec of user &quot;%1&quot; has no apiVersion: add &quot;apiVersion: %2&quot;</source>
        <translation>exec von Benutzer „%1“ hat keine apiVersion: fügen Sie „apiVersion: %2“ hinzu</translation>
    </message>
    <message>
        <source>the exec apiVersion &quot;%2&quot; of user &quot;%1&quot; is not supported: use %3 or %4, and update the program if it does not support them</source>
        <translation>die apiVersion „%2“ von exec des Benutzers „%1“ wird nicht unterstützt: verwenden Sie %3 oder %4, und aktualisieren Sie das Programm, wenn es diese nicht unterstützt</translation>
    </message>
    <message>
        <source>exec of user &quot;%1&quot; has a variable without a name: add it under env</source>
        <translation>exec von Benutzer „%1“ hat eine Variable ohne Namen: ergänzen Sie ihn unter env</translation>
    </message>
    <message>
        <source>exec of user &quot;%1&quot; has no interactiveMode, which apiVersion %2 requires: add &quot;interactiveMode: IfAvailable&quot;</source>
        <translation>exec von Benutzer „%1“ hat keinen interactiveMode, den die apiVersion %2 verlangt: fügen Sie „interactiveMode: IfAvailable“ hinzu</translation>
    </message>
    <message>
        <source>unknown interactiveMode &quot;%2&quot; of user &quot;%1&quot;: use Never, IfAvailable or Always</source>
        <translation>unbekannter interactiveMode „%2“ von Benutzer „%1“: verwenden Sie Never, IfAvailable oder Always</translation>
    </message>
    <message>
        <source>user &quot;%1&quot; has both %2 and %3: remove one of them</source>
        <translation>Benutzer „%1“ hat sowohl %2 als auch %3: entfernen Sie eines davon</translation>
    </message>
    <message>
        <source>user &quot;%1&quot; has a client certificate without its key: add client-key or client-key-data</source>
        <translation>Benutzer „%1“ hat ein Client-Zertifikat ohne den Schlüssel dazu: fügen Sie client-key oder client-key-data hinzu</translation>
    </message>
    <message>
        <source>the auth-provider &quot;%2&quot; of user &quot;%1&quot; is not supported: replace it with exec, as the provider&apos;s documentation describes</source>
        <translation>der auth-provider „%2“ von Benutzer „%1“ wird nicht unterstützt: ersetzen Sie ihn durch exec, wie es die Dokumentation des Anbieters beschreibt</translation>
    </message>
    <message>
        <source>user &quot;%1&quot; has as-uid, as-groups or as-user-extra without as: add the name of the user</source>
        <translation>Benutzer „%1“ hat as-uid, as-groups oder as-user-extra ohne as: fügen Sie den Namen des Benutzers hinzu</translation>
    </message>
    <message>
        <source>no current context is set: choose a context</source>
        <translation>es ist kein aktueller Kontext gesetzt: wählen Sie einen Kontext</translation>
    </message>
    <message>
        <source>context &quot;%1&quot; has no cluster: add &quot;cluster: NAME&quot;</source>
        <translation>Kontext „%1“ hat keinen Cluster: fügen Sie „cluster: NAME“ hinzu</translation>
    </message>
    <message>
        <source>context &quot;%1&quot; names the cluster &quot;%2&quot;, which does not exist: add it under clusters, or add the file that contains it to KUBECONFIG</source>
        <translation>Kontext „%1“ nennt den Cluster „%2“, der nicht existiert: fügen Sie ihn unter clusters hinzu, oder nehmen Sie die Datei, die ihn enthält, in KUBECONFIG auf</translation>
    </message>
    <message>
        <source>context &quot;%1&quot; names the user &quot;%2&quot;, which does not exist: add it under users, or add the file that contains it to KUBECONFIG</source>
        <translation>Kontext „%1“ nennt den Benutzer „%2“, der nicht existiert: fügen Sie ihn unter users hinzu, oder nehmen Sie die Datei, die ihn enthält, in KUBECONFIG auf</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; in the server&apos;s answer is no text</source>
        <translation>der Wert von „%1“ in der Antwort des Servers ist kein Text</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; in the server&apos;s answer is no map</source>
        <translation>der Wert von „%1“ in der Antwort des Servers ist keine Zuordnung</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; in the server&apos;s answer is no list</source>
        <translation>der Wert von „%1“ in der Antwort des Servers ist keine Liste</translation>
    </message>
    <message>
        <source>the server&apos;s answer is no JSON object: %1</source>
        <translation>die Antwort des Servers ist kein JSON-Objekt: %1</translation>
    </message>
    <message>
        <source>a port of the service &quot;%1&quot; has no number</source>
        <translation>ein Port des Service „%1“ hat keine Nummer</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; in the server&apos;s answer is neither true nor false</source>
        <translation>der Wert von „%1“ in der Antwort des Servers ist weder true noch false</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; in the server&apos;s answer is no base64</source>
        <translation>der Wert von „%1“ in der Antwort des Servers ist kein Base64</translation>
    </message>
    <message>
        <source>the server&apos;s answer does not say whether the action is allowed</source>
        <translation>die Antwort des Servers sagt nicht, ob die Aktion erlaubt ist</translation>
    </message>
    <message>
        <source>the server gives no reason</source>
        <translation>der Server nennt keinen Grund</translation>
    </message>
    <message>
        <source>the API server does not accept the credentials (401); sign in again</source>
        <translation>der API-Server nimmt die Anmeldedaten nicht an (401); melden Sie sich neu an</translation>
    </message>
    <message>
        <source>the API server forbids to %1 (403): %2</source>
        <translation>der API-Server verbietet: %1 (403): %2</translation>
    </message>
    <message>
        <source>the API server does not know what is needed to %1 (404): %2</source>
        <translation>der API-Server kennt das Nötige nicht für: %1 (404): %2</translation>
    </message>
    <message>
        <source>another program manages these fields (409): %1</source>
        <translation>ein anderes Programm verwaltet diese Felder (409): %1</translation>
    </message>
    <message>
        <source>the object has changed on the server since it was read (409): %1</source>
        <translation>das Objekt hat sich auf dem Server geändert, seit es gelesen wurde (409): %1</translation>
    </message>
    <message>
        <source>the API server takes no request of this size (413); an object may have 1 MiB</source>
        <translation>der API-Server nimmt keine Anfrage dieser Größe an (413); ein Objekt darf 1 MiB haben</translation>
    </message>
    <message>
        <source>the API server rejects the object (%1): %2</source>
        <translation>der API-Server lehnt das Objekt ab (%1): %2</translation>
    </message>
    <message>
        <source>the API server has too many requests to answer (429); try again later</source>
        <translation>der API-Server hat zu viele Anfragen zu beantworten (429); versuchen Sie es später erneut</translation>
    </message>
    <message>
        <source>the API server answered %1 to the request to %2: %3</source>
        <translation>der API-Server hat mit %1 auf die Anfrage geantwortet (%2): %3</translation>
    </message>
    <message>
        <source>the ConfigMap is immutable: delete it and create it again to change it</source>
        <translation>die ConfigMap ist unveränderlich: löschen Sie sie und legen Sie sie neu an, um sie zu ändern</translation>
    </message>
    <message>
        <source>the configuration has %1 bytes, but Kubernetes takes at most %2</source>
        <translation>die Konfiguration hat %1 Bytes, Kubernetes nimmt aber höchstens %2 an</translation>
    </message>
    <message>
        <source>somebody else has changed the configuration of the cluster meanwhile; nothing was written</source>
        <translation>jemand anderes hat die Konfiguration des Clusters inzwischen geändert; es wurde nichts geschrieben</translation>
    </message>
    <message>
        <source>the cluster has this configuration already</source>
        <translation>der Cluster hat diese Konfiguration bereits</translation>
    </message>
    <message>
        <source>this ConfigMap is also managed by %1, which may undo the change: change it there, too</source>
        <translation>diese ConfigMap wird auch von %1 verwaltet, das die Änderung rückgängig machen kann: ändern Sie sie auch dort</translation>
    </message>
    <message>
        <source>the scheduler rejects the configuration: %1</source>
        <translation>der Scheduler lehnt die Konfiguration ab: %1</translation>
    </message>
    <message>
        <source>the scheduler cannot be asked to validate the configuration: %1</source>
        <translation>der Scheduler kann nicht nach der Gültigkeit der Konfiguration gefragt werden: %1</translation>
    </message>
    <message>
        <source>the change is stored, but the active configuration of the scheduler cannot be read: %1</source>
        <translation>die Änderung ist gespeichert, aber die aktive Konfiguration des Schedulers kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>this credential plugin needs a terminal (interactiveMode: Always); sign in with kubectl first, or use another user</source>
        <translation>dieses Anmelde-Plugin braucht ein Terminal (interactiveMode: Always); melden Sie sich zuerst mit kubectl an, oder verwenden Sie einen anderen Benutzer</translation>
    </message>
    <message>
        <source>there is no such program for the credentials, neither in PATH nor in that of the login shell</source>
        <translation>es gibt kein solches Programm für die Anmeldung, weder in PATH noch in dem der Login-Shell</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>the credential plugin cannot be started: %1</source>
        <translation>das Anmelde-Plugin kann nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>the credential plugin did not end within %1 minutes</source>
        <translation>das Anmelde-Plugin hat sich nicht innerhalb von %1 Minuten beendet</translation>
    </message>
    <message>
        <source>the credential plugin failed with exit code %1: %2</source>
        <translation>das Anmelde-Plugin ist mit dem Exit-Code %1 gescheitert: %2</translation>
    </message>
    <message>
        <source>it printed no reason</source>
        <translation>es hat keinen Grund ausgegeben</translation>
    </message>
    <message>
        <source>the credential plugin did not print an ExecCredential</source>
        <translation>das Anmelde-Plugin hat kein ExecCredential ausgegeben</translation>
    </message>
    <message>
        <source>the credential plugin answers in version &quot;%1&quot;, but &quot;%2&quot; is expected</source>
        <translation>das Anmelde-Plugin antwortet in der Version „%1“, erwartet wird aber „%2“</translation>
    </message>
    <message>
        <source>the credential plugin printed a client certificate without its key, or the other way round</source>
        <translation>das Anmelde-Plugin hat ein Client-Zertifikat ohne seinen Schlüssel ausgegeben, oder umgekehrt</translation>
    </message>
    <message>
        <source>the credential plugin printed neither a token nor a client certificate</source>
        <translation>das Anmelde-Plugin hat weder ein Token noch ein Client-Zertifikat ausgegeben</translation>
    </message>
    <message>
        <source>the credential plugin printed an unreadable expirationTimestamp: %1</source>
        <translation>das Anmelde-Plugin hat einen unlesbaren expirationTimestamp ausgegeben: %1</translation>
    </message>
    <message>
        <source>the impersonation of the user &quot;%1&quot; contains a line break</source>
        <translation>die angenommene Identität des Benutzers „%1“ enthält einen Zeilenumbruch</translation>
    </message>
    <message>
        <source>the server of the cluster &quot;%1&quot; is no address of http or https</source>
        <translation>der Server des Clusters „%1“ ist keine Adresse mit http oder https</translation>
    </message>
    <message>
        <source>the credentials of the user &quot;%1&quot; contain a line break</source>
        <translation>die Anmeldedaten des Benutzers „%1“ enthalten einen Zeilenumbruch</translation>
    </message>
    <message>
        <source>no service of a YuniKorn scheduler was found in the cluster; name its namespace and its service</source>
        <translation>im Cluster wurde kein Service eines YuniKorn-Schedulers gefunden; geben Sie seinen Namespace und seinen Service an</translation>
    </message>
    <message>
        <source>no service of a YuniKorn scheduler was found in this namespace; name another one, or the service</source>
        <translation>in diesem Namespace wurde kein Service eines YuniKorn-Schedulers gefunden; geben Sie einen anderen an, oder den Service</translation>
    </message>
    <message>
        <source>the REST interface of a scheduler cannot store a configuration; use --context to write its ConfigMap, or --dry-run to validate only</source>
        <translation>die REST-Schnittstelle eines Schedulers kann keine Konfiguration speichern; verwenden Sie --context, um seine ConfigMap zu schreiben, oder --dry-run, um nur zu prüfen</translation>
    </message>
    <message>
        <source>an ElasticQuota object of the text cannot be read</source>
        <translation>ein ElasticQuota-Objekt des Textes kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>you may not %1</source>
        <translation>Sie dürfen nicht: %1</translation>
    </message>
    <message>
        <source>you may not %1: %2</source>
        <translation>Sie dürfen nicht: %1: %2</translation>
    </message>
    <message>
        <source>only the groups of the namespace %1 may be listed, so rules about groups in other namespaces are left to the cluster</source>
        <translation>nur die Gruppen des Namespace %1 dürfen aufgelistet werden, daher prüft allein der Cluster Regeln über Gruppen in anderen Namespaces</translation>
    </message>
    <message>
        <source>the cluster has these groups already</source>
        <translation>der Cluster hat diese Gruppen schon</translation>
    </message>
    <message numerus="yes">
        <source>%n groups change, one after the other</source>
        <comment>%n group changes</comment>
        <translation>
            <numerusform>%n Gruppe ändert sich</numerusform>
            <numerusform>%n Gruppen ändern sich, eine nach der anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>changed by somebody else, and kept: %1</source>
        <translation>von jemand anderem geändert und beibehalten: %1</translation>
    </message>
    <message>
        <source>not in the file, and kept: %1</source>
        <translation>nicht in der Datei und beibehalten: %1</translation>
    </message>
    <message>
        <source>you may not: %1</source>
        <translation>Ihnen fehlen Rechte: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n groups depend on earlier steps, so the cluster cannot judge them before these are stored</source>
        <comment>%n group depends on an earlier step, so the cluster cannot judge it before that is stored</comment>
        <translation>
            <numerusform>%n Gruppe hängt von einem früheren Schritt ab; der Cluster kann sie erst prüfen, wenn er gespeichert ist</numerusform>
            <numerusform>%n Gruppen hängen von früheren Schritten ab; der Cluster kann sie erst prüfen, wenn diese gespeichert sind</numerusform>
        </translation>
    </message>
    <message>
        <source>depends on an earlier step; alone it is refused: %1</source>
        <translation>hängt von einem früheren Schritt ab; für sich allein wird es abgelehnt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n groups are stored</source>
        <comment>%n group is stored</comment>
        <translation>
            <numerusform>%n Gruppe ist gespeichert</numerusform>
            <numerusform>%n Gruppen sind gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>stored as version %1</source>
        <translation>als Version %1 gespeichert</translation>
    </message>
    <message>
        <source>somebody else has deleted this group meanwhile</source>
        <translation>jemand anderes hat diese Gruppe inzwischen gelöscht</translation>
    </message>
    <message>
        <source>somebody else has created this group meanwhile</source>
        <translation>jemand anderes hat diese Gruppe inzwischen angelegt</translation>
    </message>
    <message>
        <source>somebody else has changed this group meanwhile</source>
        <translation>jemand anderes hat diese Gruppe inzwischen geändert</translation>
    </message>
    <message>
        <source>somebody else has changed the same meanwhile: %1</source>
        <translation>jemand anderes hat inzwischen dasselbe geändert: %1</translation>
    </message>
    <message>
        <source>with what somebody else has changed meanwhile it breaks a rule: %1 [%2]</source>
        <translation>mit dem, was jemand anderes inzwischen geändert hat, verletzt es eine Regel: %1 [%2]</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>it is changed here, and deleted in the cluster</source>
        <translation>sie ist hier geändert und im Cluster gelöscht</translation>
    </message>
    <message>
        <source>a new group needs a namespace: write metadata.namespace</source>
        <translation>eine neue Gruppe braucht einen Namespace: schreiben Sie metadata.namespace</translation>
    </message>
    <message>
        <source>the group exists in the namespace %1, and an object cannot move: delete it there first, or keep the namespace</source>
        <translation>die Gruppe gibt es im Namespace %1, und ein Objekt kann nicht umziehen: löschen Sie sie dort zuerst oder behalten Sie den Namespace</translation>
    </message>
    <message>
        <source>it is deleted here, and changed in the cluster</source>
        <translation>sie ist hier gelöscht und im Cluster geändert</translation>
    </message>
    <message>
        <source>the profile %1 makes this group: its controller writes min, max and labels again</source>
        <translation>das Profil %1 erzeugt diese Gruppe: sein Controller schreibt Min, Max und Labels neu</translation>
    </message>
    <message>
        <source>%1 also manages this object and may undo the change: change it there, too</source>
        <translation>%1 verwaltet dieses Objekt ebenfalls und macht die Änderung vielleicht rückgängig: ändern Sie es auch dort</translation>
    </message>
    <message>
        <source>changes only what the scheduler does not read: %1</source>
        <translation>ändert nur, was der Scheduler nicht liest: %1</translation>
    </message>
    <message>
        <source>%1: here %2, in the cluster %3</source>
        <translation>%1: hier %2, im Cluster %3</translation>
    </message>
    <message>
        <source>somebody else has changed %1; that is kept</source>
        <translation>jemand anderes hat %1 geändert; das bleibt erhalten</translation>
    </message>
    <message>
        <source>the server&apos;s answer is no list of objects</source>
        <translation>die Antwort des Servers ist keine Liste von Objekten</translation>
    </message>
    <message>
        <source>an object in the server&apos;s answer has no name</source>
        <translation>ein Objekt in der Antwort des Servers hat keinen Namen</translation>
    </message>
    <message>
        <source>a line of the watch is no event</source>
        <translation>eine Zeile der Beobachtung ist kein Ereignis</translation>
    </message>
    <message>
        <source>the watch has an event of the unknown type &quot;%1&quot;</source>
        <translation>die Beobachtung enthält ein Ereignis des unbekannten Typs „%1“</translation>
    </message>
    <message>
        <source>the list has more than %1 MiB</source>
        <translation>die Liste hat mehr als %1 MiB</translation>
    </message>
    <message>
        <source>no pod of koord-scheduler runs in this namespace</source>
        <translation>in diesem Namespace läuft kein Pod von koord-scheduler</translation>
    </message>
    <message>
        <source>proxy-url of the cluster &quot;%1&quot;: %2</source>
        <translation>proxy-url des Clusters „%1“: %2</translation>
    </message>
    <message>
        <source>the objects have more than %1 bytes, the most that is read; choose a namespace</source>
        <translation>die Objekte haben mehr als %1 Bytes, das meiste, was gelesen wird; wählen Sie einen Namespace</translation>
    </message>
    <message>
        <source>the API server ends the watch as soon as it has begun</source>
        <translation>der API-Server beendet die Beobachtung, sobald sie begonnen hat</translation>
    </message>
    <message>
        <source>the API server forgets its changes sooner than they can be read (410)</source>
        <translation>der API-Server verwirft seine Änderungen schneller, als sie gelesen werden können (410)</translation>
    </message>
    <message>
        <source>kubectl port-forward reports no port within %1 s</source>
        <translation>kubectl port-forward meldet innerhalb von %1 s keinen Port</translation>
    </message>
    <message>
        <source>there is no kubectl on this machine; install it, or connect without port-forward</source>
        <translation>auf diesem Rechner gibt es kein kubectl; installieren Sie es, oder verbinden Sie sich ohne port-forward</translation>
    </message>
    <message>
        <source>kubectl port-forward has ended</source>
        <translation>kubectl port-forward hat sich beendet</translation>
    </message>
    <message>
        <source>kubectl port-forward has ended: %1</source>
        <translation>kubectl port-forward hat sich beendet: %1</translation>
    </message>
    <message>
        <source>kubectl port-forward has lost the pod of the scheduler</source>
        <translation>kubectl port-forward hat den Pod des Schedulers verloren</translation>
    </message>
    <message>
        <source>the cluster has no elastic quotas: its API server does not know ElasticQuota, which Koordinator installs</source>
        <translation>der Cluster hat keine elastischen Quotas: sein API-Server kennt ElasticQuota nicht, das Koordinator installiert</translation>
    </message>
    <message>
        <source>the server&apos;s answer is no ElasticQuota</source>
        <translation>die Antwort des Servers ist kein ElasticQuota</translation>
    </message>
    <message>
        <source>the API server forbids the way through its service proxy (403): %1; ask for this right, or let the connection use kubectl port-forward</source>
        <translation>der API-Server verbietet den Weg über seinen Service-Proxy (403): %1; lassen Sie sich dieses Recht geben, oder verwenden Sie in der Verbindung kubectl port-forward</translation>
    </message>
    <message>
        <source>the scheduler&apos;s answer is no configuration</source>
        <translation>die Antwort des Schedulers ist keine Konfiguration</translation>
    </message>
    <message>
        <source>%1; the change is written to %2</source>
        <translation>%1; die Änderung wird in %2 geschrieben</translation>
    </message>
    <message>
        <source>the answer to the change was lost, and by now the cluster has another configuration: %1</source>
        <translation>die Antwort auf die Änderung ging verloren, und inzwischen hat der Cluster eine andere Konfiguration: %1</translation>
    </message>
    <message>
        <source>the answer to the change was lost, and the cluster cannot be read: %1</source>
        <translation>die Antwort auf die Änderung ging verloren, und der Cluster kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>the change is stored, but after %1 s the scheduler still has another configuration (%2: %3); look at its events and logs, or apply the former one again</source>
        <translation>die Änderung ist gespeichert, aber der Scheduler hat nach %1 s noch eine andere Konfiguration (%2: %3); sehen Sie seine Ereignisse und Protokolle an oder wenden Sie die vorige wieder an</translation>
    </message>
    <message>
        <source>the answer of the API server cannot be read</source>
        <translation>die Antwort des API-Servers kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the context &quot;%1&quot; leads to another server than when this connection was made; connect again to use that server</source>
        <translation>der Kontext „%1“ führt zu einem anderen Server als beim Aufbau dieser Verbindung; verbinden Sie sich neu, um diesen Server zu verwenden</translation>
    </message>
    <message>
        <source>the cluster has several schedulers: %1; choose one: its namespace and its service, in the connection or with --namespace and --service</source>
        <translation>der Cluster hat mehrere Scheduler: %1; wählen Sie einen: mit Namespace und Service, in der Verbindung oder mit --namespace und --service</translation>
    </message>
    <message>
        <source>the connection was given up</source>
        <translation>die Verbindung wurde aufgegeben</translation>
    </message>
    <message>
        <source>%1 is removed, so that the defaults count again</source>
        <translation>%1 wird entfernt, damit wieder die Standardkonfiguration gilt</translation>
    </message>
</context>
<context>
    <name>limits</name>
    <message>
        <source>the queue no longer exists</source>
        <translation>Die Queue gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>the queue is not written in the file</source>
        <translation>Die Queue steht nicht in der Datei.</translation>
    </message>
</context>
<context>
    <name>link</name>
    <message>
        <source>&quot;%1&quot;: a percent sign must be followed by two hexadecimal digits</source>
        <translation>„%1“: Auf ein Prozentzeichen müssen zwei Hexadezimalziffern folgen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not UTF-8</source>
        <translation>„%1“ ist kein UTF-8</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains a control character</source>
        <translation>„%1“ enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>invalid time &quot;%1&quot;: write it in UTC, as in 2026-01-31T09:30:00.000Z</source>
        <translation>Ungültige Zeit „%1“: Schreiben Sie sie in UTC, wie in 2026-01-31T09:30:00.000Z</translation>
    </message>
    <message>
        <source>unknown parameter &quot;%1&quot;; there are: %2</source>
        <translation>Unbekannter Parameter „%1“; gültig: %2</translation>
    </message>
    <message>
        <source>unknown parameter &quot;%1&quot;; did you mean %2?</source>
        <translation>Unbekannter Parameter „%1“; meinten Sie %2?</translation>
    </message>
    <message>
        <source>the parameter %1 has no value</source>
        <translation>Der Parameter %1 hat keinen Wert</translation>
    </message>
    <message>
        <source>the parameter %1 is given twice</source>
        <translation>Der Parameter %1 ist doppelt angegeben</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together</source>
        <translation>%1 und %2 können nicht zusammen verwendet werden</translation>
    </message>
    <message>
        <source>the path of the recording must be absolute: &quot;%1&quot;</source>
        <translation>Der Pfad der Aufzeichnung muss absolut sein: „%1“</translation>
    </message>
    <message>
        <source>at requires recording: only recordings have past samples</source>
        <translation>at erfordert recording: Nur Aufzeichnungen haben frühere Messpunkte</translation>
    </message>
    <message>
        <source>the link has %1 bytes; at most %2 are allowed</source>
        <translation>Der Link hat %1 Bytes; höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>a link begins with %1, as in %2</source>
        <translation>Ein Link beginnt mit %1, wie in %2</translation>
    </message>
    <message>
        <source>unknown page &quot;%1&quot;; there are: %2</source>
        <translation>Unbekannte Seite „%1“; gültig: %2</translation>
    </message>
    <message>
        <source>unknown page &quot;%1&quot;; did you mean %2?</source>
        <translation>Unbekannte Seite „%1“; meinten Sie %2?</translation>
    </message>
</context>
<context>
    <name>manifest</name>
    <message>
        <source>the manifest contains no pods: use a Pod, Deployment, StatefulSet, ReplicaSet, DaemonSet, Job or CronJob</source>
        <translation>das Manifest enthält keine Pods: verwenden Sie Pod, Deployment, StatefulSet, ReplicaSet, DaemonSet, Job oder CronJob</translation>
    </message>
    <message>
        <source>the list has no &quot;items&quot;</source>
        <translation>in der Liste fehlt „items“</translation>
    </message>
    <message>
        <source>this is not a Kubernetes manifest: an object with &quot;kind&quot; is expected</source>
        <translation>das ist kein Kubernetes-Manifest: erwartet wird ein Objekt mit „kind“</translation>
    </message>
    <message>
        <source>kind %1 has no pods to place: use a Pod, Deployment, StatefulSet, ReplicaSet, DaemonSet, Job or CronJob</source>
        <translation>Objekte der Art %1 haben keine Pods zum Platzieren: verwenden Sie Pod, Deployment, StatefulSet, ReplicaSet, DaemonSet, Job oder CronJob</translation>
    </message>
    <message>
        <source>a manifest may contain at most %1 objects</source>
        <translation>ein Manifest darf höchstens %1 Objekte enthalten</translation>
    </message>
    <message>
        <source>%1 is ignored: %2</source>
        <translation>%1 wird ignoriert: %2</translation>
    </message>
    <message>
        <source>Pod %1 has no &quot;spec&quot;</source>
        <translation>Pod %1 hat kein „spec“</translation>
    </message>
    <message>
        <source>CronJob %1 has no &quot;spec.jobTemplate.spec.template.spec&quot;</source>
        <translation>CronJob %1 hat kein „spec.jobTemplate.spec.template.spec“</translation>
    </message>
    <message>
        <source>%1 %2 has no &quot;spec.template.spec&quot;</source>
        <translation>%1 %2 hat kein „spec.template.spec“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is ignored: it must be a map of texts</source>
        <translation>„%1“ wird ignoriert: dies muss eine Zuordnung von Texten sein</translation>
    </message>
    <message>
        <source>%1 is given twice: the first one is used</source>
        <translation>%1 ist zweimal angegeben: der erste Wert wird verwendet</translation>
    </message>
    <message>
        <source>%1 is ignored: it is longer than 256 KiB</source>
        <translation>%1 wird ignoriert: der Wert ist länger als 256 KiB</translation>
    </message>
    <message>
        <source>the API server rejects the value of %1, which is no text: put it in quotes</source>
        <translation>der API-Server lehnt den Wert von %1 ab, weil er kein Text ist: setzen Sie ihn in Anführungszeichen</translation>
    </message>
    <message>
        <source>%1 is ignored: the scheduler reads the metadata of the pods, move it to that of the pod template</source>
        <translation>%1 wird ignoriert: der Scheduler liest die Metadaten der Pods, verschieben Sie den Wert in die der Pod-Vorlage</translation>
    </message>
    <message>
        <source>%1 cannot be read, so the user is nobody, without groups: write JSON such as {&quot;user&quot;: &quot;bob&quot;, &quot;groups&quot;: [&quot;dev&quot;]}</source>
        <translation>%1 ist nicht lesbar, daher ist der Benutzer nobody, ohne Gruppen: schreiben Sie JSON wie {„user“: „bob“, „groups“: [„dev“]}</translation>
    </message>
    <message>
        <source>the parameter &quot;%1&quot; is ignored: write placeholderTimeoutInSeconds=60 or gangSchedulingStyle=Hard, with spaces between parameters</source>
        <translation>der Parameter „%1“ wird ignoriert: schreiben Sie placeholderTimeoutInSeconds=60 oder gangSchedulingStyle=Hard, mit Leerzeichen zwischen den Parametern</translation>
    </message>
    <message>
        <source>task group %1: %2</source>
        <translation>Task-Gruppe %1: %2</translation>
    </message>
    <message>
        <source>%1 is ignored, so there is no gang: %2</source>
        <translation>%1 wird ignoriert, daher gibt es keine Gang: %2</translation>
    </message>
    <message>
        <source>there is no task group &quot;%1&quot; in %2, so these pods use no placeholders</source>
        <translation>in %2 gibt es keine Task-Gruppe „%1“, daher verwenden diese Pods keine Platzhalter</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number from 0 to 2147483647: it counts as 1</source>
        <translation>„%1“ muss eine ganze Zahl von 0 bis 2147483647 sein: angenommen wird 1</translation>
    </message>
    <message>
        <source>this is ignored: it must be a map of resources to quantities</source>
        <translation>dies wird ignoriert: es muss eine Zuordnung von Ressourcen zu Mengen sein</translation>
    </message>
    <message>
        <source>a container may have at most %1 resource types</source>
        <translation>ein Container darf höchstens %1 Ressourcentypen haben</translation>
    </message>
    <message>
        <source>%1 is ignored: &quot;%2&quot; is no quantity of 0 or more, write one like 500m, 64 or 100Gi</source>
        <translation>%1 wird ignoriert: „%2“ ist keine Menge ab 0, schreiben Sie zum Beispiel 500m, 64 oder 100Gi</translation>
    </message>
    <message>
        <source>labels and annotations, with aliases and namespaces followed, are longer than 16 MiB</source>
        <translation>Labels und Annotationen sind mit aufgelösten Aliassen und Namespaces länger als 16 MiB</translation>
    </message>
    <message>
        <source>a DaemonSet has one pod on each node: the simulator cannot submit it</source>
        <translation>ein DaemonSet hat auf jedem Knoten einen Pod: der Simulator kann es nicht einreichen</translation>
    </message>
    <message>
        <source>more than %1 pods of one kind cannot be simulated</source>
        <translation>mehr als %1 Pods einer Art können nicht simuliert werden</translation>
    </message>
    <message>
        <source>no application ID: set the label yunikorn.apache.org/app-id of the pods</source>
        <translation>keine ID der Anwendung: setzen Sie das Label yunikorn.apache.org/app-id der Pods</translation>
    </message>
    <message>
        <source>this belongs to another application than %1: one action submits one application</source>
        <translation>dies gehört zu einer anderen Anwendung als %1: eine Aktion reicht nur eine Anwendung ein</translation>
    </message>
    <message>
        <source>the number of pods is 0: there is nothing to submit</source>
        <translation>die Anzahl der Pods ist 0: es gibt nichts einzureichen</translation>
    </message>
    <message>
        <source>this is not read: put &quot;---&quot; on a line of its own before each object</source>
        <translation>dies wird nicht gelesen: setzen Sie „---“ in eine eigene Zeile vor jedes Objekt</translation>
    </message>
    <message>
        <source>no application ID: submitted as %1; set the label yunikorn.apache.org/app-id</source>
        <translation>keine Anwendungs-ID: eingereicht als %1; setzen Sie das Label yunikorn.apache.org/app-id</translation>
    </message>
</context>
<context>
    <name>packaging</name>
    <message>
        <source>The answer is not a configuration in YAML.</source>
        <translation>Die Antwort ist keine Konfiguration in YAML.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is compressed and takes precedence over plain text: decompress it to edit it</source>
        <translation>„%1“ ist komprimiert und hat Vorrang vor unkomprimiertem Text: entpacken Sie den Inhalt, um ihn zu bearbeiten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text: write &quot;%1: |&quot; and indent the configuration</source>
        <translation>„%1“ muss ein Text sein: schreiben Sie „%1: |“, und rücken Sie die Konfiguration ein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty, so the scheduler uses its built-in default</source>
        <translation>„%1“ ist leer, daher verwendet der Scheduler seine eingebaute Voreinstellung</translation>
    </message>
    <message>
        <source>the ConfigMap &quot;%1&quot; has no &quot;%2&quot; under &quot;data&quot;</source>
        <translation>in der ConfigMap „%1“ fehlt „%2“ unter „data“</translation>
    </message>
    <message>
        <source>the configuration is not written as a literal block (&quot;queues.yaml: |&quot;), which is the only form that can be edited in place</source>
        <translation>die Konfiguration ist nicht als Literalblock („queues.yaml: |“) geschrieben; nur diese Form lässt sich an Ort und Stelle bearbeiten</translation>
    </message>
    <message>
        <source>the text has line ends or characters that a ConfigMap cannot contain as text; export the compressed form, which keeps every byte</source>
        <translation>der Text hat Zeilenenden oder Zeichen, die eine ConfigMap nicht als Text enthalten kann; exportieren Sie die komprimierte Form, die jedes Byte erhält</translation>
    </message>
</context>
<context>
    <name>placement</name>
    <message>
        <source>%1 &quot;%2&quot;: %3</source>
        <translation>%1 „%2“: %3</translation>
    </message>
    <message>
        <source>the top queue is spelled &quot;%1&quot;: write &quot;root&quot; in lower case, the scheduler cannot load the partition otherwise</source>
        <translation>die oberste Queue heißt „%1“: schreiben Sie „root“ in Kleinbuchstaben, sonst kann der Scheduler die Partition nicht laden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be %2</source>
        <translation>„%1“ muss %2 sein</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>eine Liste von Texten</translation>
    </message>
    <message>
        <source>an object of texts</source>
        <translation>ein Objekt mit Texten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known: an application has queue, user, groups and tags</source>
        <translation>„%1“ ist nicht bekannt: eine Anwendung hat queue, user, groups und tags</translation>
    </message>
    <message>
        <source>an object with queue, user, groups and tags</source>
        <translation>ein Objekt mit queue, user, groups und tags</translation>
    </message>
    <message>
        <source>no JSON: the text is empty</source>
        <translation>kein JSON: der Text ist leer</translation>
    </message>
    <message>
        <source>no JSON: %1</source>
        <translation>kein JSON: %1</translation>
    </message>
    <message>
        <source>an object with id, yaml and app</source>
        <translation>ein Objekt mit id, yaml und app</translation>
    </message>
    <message>
        <source>a tag rule needs the name of a tag as its value</source>
        <translation>eine tag-Regel braucht als Wert den Namen eines Tags</translation>
    </message>
    <message>
        <source>a fixed rule needs a queue as its value</source>
        <translation>eine fixed-Regel braucht als Wert eine Queue</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of queue &quot;%2&quot; is no queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @</source>
        <translation>„%1“ der Queue „%2“ ist kein Queue-Name: verwenden Sie 1 bis 64 Zeichen aus A-Z a-z 0-9 _ - : # / @</translation>
    </message>
    <message>
        <source>&quot;%1&quot; counts as a full path because it starts with &quot;root&quot;, and so the rule cannot have a parent rule: remove one of the two</source>
        <translation>„%1“ beginnt mit „root“ und gilt daher als voller Pfad, sodass die Regel keine Elternregel haben kann: entfernen Sie eines von beiden</translation>
    </message>
    <message>
        <source>no placement rule is active, because rule &quot;%1&quot; cannot be built: %2</source>
        <translation>keine Platzierungsregel ist aktiv, weil die Regel „%1“ nicht angelegt werden kann: %2</translation>
    </message>
    <message>
        <source>there is no placement rule &quot;%1&quot;: use provided, user, fixed or tag</source>
        <translation>die Platzierungsregel „%1“ gibt es nicht: verwenden Sie provided, user, fixed oder tag</translation>
    </message>
    <message>
        <source>the recovery rule is the last one of every rule set and cannot be configured: remove it</source>
        <translation>die recovery-Regel ist die letzte jedes Regelsatzes und kann nicht konfiguriert werden: entfernen Sie sie</translation>
    </message>
    <message>
        <source>the application requests no queue</source>
        <translation>die Anwendung fordert keine Queue an</translation>
    </message>
    <message>
        <source>the application has no tag &quot;%1&quot;</source>
        <translation>die Anwendung hat kein Tag „%1“</translation>
    </message>
    <message>
        <source>the user is in no group</source>
        <translation>der Benutzer ist in keiner Gruppe</translation>
    </message>
    <message>
        <source>no group of the user but the primary one is for this rule</source>
        <translation>außer der primären kommt keine Gruppe des Benutzers für diese Regel in Frage</translation>
    </message>
    <message>
        <source>the application is not forced</source>
        <translation>die Anwendung ist nicht erzwungen</translation>
    </message>
    <message>
        <source>the filter is not for %1</source>
        <translation>der Filter gilt nicht für %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @</source>
        <translation>„%1“ ist kein Queue-Name: verwenden Sie 1 bis 64 Zeichen aus A-Z a-z 0-9 _ - : # / @</translation>
    </message>
    <message>
        <source>parent rule %1: %2</source>
        <translation>Elternregel %1: %2</translation>
    </message>
    <message>
        <source>parent rule %1 leads to %2, which is a leaf: nothing can be below it</source>
        <translation>die Elternregel %1 führt zu %2, einer Leaf-Queue: unter ihr kann nichts stehen</translation>
    </message>
    <message>
        <source>queue %1 does not exist, and the rule may not create it</source>
        <translation>die Queue %1 existiert nicht, und die Regel darf sie nicht anlegen</translation>
    </message>
    <message>
        <source>application rejected: no placement rule matched</source>
        <translation>Anwendung abgelehnt: keine Platzierungsregel hat gepasst</translation>
    </message>
    <message>
        <source>%1 is a parent: applications run in leaf queues</source>
        <translation>%1 ist übergeordnet: Anwendungen laufen in Leaf-Queues</translation>
    </message>
    <message>
        <source>%1 is draining and takes no new applications</source>
        <translation>%1 läuft leer und nimmt keine neuen Anwendungen an</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not below root: write it as root.%1 or give the rule a parent</source>
        <translation>„%1“ liegt nicht unter root: schreiben Sie root.%1, oder geben Sie der Regel eine Elternregel</translation>
    </message>
    <message>
        <source>queue %1 cannot be created: %2 is a leaf</source>
        <translation>die Queue %1 kann nicht angelegt werden: %2 ist eine Leaf-Queue</translation>
    </message>
    <message>
        <source>queue %1 cannot be created: %2 is draining</source>
        <translation>die Queue %1 kann nicht angelegt werden: %2 läuft leer</translation>
    </message>
    <message>
        <source>queue %1 cannot be created: &quot;%2&quot; is no name for it</source>
        <translation>die Queue %1 kann nicht angelegt werden: „%2“ ist dafür kein zulässiger Name</translation>
    </message>
</context>
<context>
    <name>quantity</name>
    <message>
        <source>&quot;%1&quot; is not a quantity: write digits and an optional suffix, such as 500 or 10Gi</source>
        <translation>„%1“ ist keine Menge: schreiben Sie Ziffern und bei Bedarf eine Endung, etwa 500 oder 10Gi</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large: the highest value is %2</source>
        <translation>„%1“ ist zu groß: der höchste Wert ist %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an unknown suffix: use %2</source>
        <translation>„%1“ hat eine unbekannte Endung: verwenden Sie %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a percentage: write for example 50%</source>
        <translation>„%1“ ist kein Prozentwert: schreiben Sie zum Beispiel 50%</translation>
    </message>
    <message>
        <source>no maximum is set, so a percentage has no base: write an amount</source>
        <translation>es ist kein Maximum gesetzt, auf das sich der Prozentwert bezieht: schreiben Sie eine Menge</translation>
    </message>
    <message>
        <source>write an amount such as 64Gi, a percentage of the parent such as 50%, value, parent, guaranteed, max, min(…), max(…) or round(…)</source>
        <translation>schreiben Sie eine Menge wie 64Gi, einen Prozentwert der übergeordneten Queue wie 50%, value, parent, guaranteed, max, min(…), max(…) oder round(…)</translation>
    </message>
    <message>
        <source>write a number, a percentage of the parent such as 50%, value, parent, max, min(…), max(…) or round(…)</source>
        <translation>schreiben Sie eine Zahl, einen Prozentwert der übergeordneten Queue wie 50%, value, parent, max, min(…), max(…) oder round(…)</translation>
    </message>
    <message>
        <source>begin with *1.2, /2, +4, -4, =64Gi, =50%, min(…), max(…), round or clear</source>
        <translation>beginnen Sie mit *1.2, /2, +4, -4, =64Gi, =50%, min(…), max(…), round oder clear</translation>
    </message>
    <message>
        <source>write a number such as 1.2</source>
        <translation>schreiben Sie eine Zahl wie 1.2</translation>
    </message>
    <message>
        <source>write an amount such as 4 or 64Gi</source>
        <translation>schreiben Sie eine Menge wie 4 oder 64Gi</translation>
    </message>
    <message>
        <source>write (</source>
        <translation>schreiben Sie (</translation>
    </message>
    <message>
        <source>write , and the step</source>
        <translation>schreiben Sie , und den Schritt</translation>
    </message>
    <message>
        <source>write , and another operand, or )</source>
        <translation>schreiben Sie , und einen weiteren Operanden, oder )</translation>
    </message>
    <message>
        <source>write +, -, *, /, round and an amount, or nothing</source>
        <translation>schreiben Sie +, -, *, /, round und eine Menge, oder nichts</translation>
    </message>
    <message>
        <source>the formula is too long</source>
        <translation>die Formel ist zu lang</translation>
    </message>
    <message>
        <source>write nothing behind clear</source>
        <translation>schreiben Sie nichts hinter clear</translation>
    </message>
    <message>
        <source>guaranteed at character %1 is an amount of a resource, not of applications: write value, parent or max</source>
        <translation>guaranteed an Zeichen %1 ist eine Menge einer Ressource, nicht von Anwendungen: schreiben Sie value, parent oder max</translation>
    </message>
    <message>
        <source>the formula has too many brackets</source>
        <translation>die Formel hat zu viele Klammern</translation>
    </message>
    <message>
        <source>the bracket at character %1 is never closed</source>
        <translation>die Klammer an Zeichen %1 wird nie geschlossen</translation>
    </message>
    <message>
        <source>the step at character %1 is 0: write the amount whose multiples are wanted</source>
        <translation>der Schritt an Zeichen %1 ist 0: schreiben Sie die Menge, deren Vielfache gewünscht sind</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at character %2 is ambiguous behind + and -: write *1.1 to add a tenth of the value, or +parent*0.1</source>
        <translation>„%1“ an Zeichen %2 ist hinter + und - mehrdeutig: schreiben Sie *1.1, um ein Zehntel des Werts zu addieren, oder +parent*0.1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at character %2 is a unit, but applications are counted: write a number alone</source>
        <translation>„%1“ an Zeichen %2 ist eine Einheit, aber Anwendungen werden gezählt: schreiben Sie nur eine Zahl</translation>
    </message>
    <message>
        <source>at character %1: %2</source>
        <translation>an Zeichen %1: %2</translation>
    </message>
    <message>
        <source>the number at character %1 is 0: nothing can be divided by it</source>
        <translation>die Zahl an Zeichen %1 ist 0: durch sie kann nicht geteilt werden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at character %2 is not a number: write digits, at most 18 with six behind the point</source>
        <translation>„%1“ an Zeichen %2 ist keine Zahl: schreiben Sie Ziffern, höchstens 18, davon sechs hinter dem Punkt</translation>
    </message>
    <message>
        <source>something is missing at the end: %1</source>
        <translation>am Ende fehlt etwas: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at character %2 is not allowed there: %3</source>
        <translation>„%1“ an Zeichen %2 ist dort nicht erlaubt: %3</translation>
    </message>
    <message>
        <source>the result is 0, which would be unlimited: clear removes the limit</source>
        <translation>das Ergebnis ist 0, was unbegrenzt bedeuten würde: clear entfernt das Limit</translation>
    </message>
    <message>
        <source>%1: there is no amount to compute with</source>
        <translation>%1: es gibt keine Menge, mit der gerechnet werden kann</translation>
    </message>
    <message>
        <source>not set, and the formula computes with the present value</source>
        <translation>nicht gesetzt, und die Formel rechnet mit dem vorhandenen Wert</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::ApplyRows</name>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>needs an earlier step</source>
        <translation>braucht einen früheren Schritt</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>angewendet</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>nicht angewendet</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>QuotaDeck does not know what the cluster had when this file was made. The changes also take back what others have changed in the cluster since then.</source>
        <translation>QuotaDeck weiß nicht, was der Cluster hatte, als diese Datei entstand. Die Änderungen nehmen auch zurück, was andere seitdem im Cluster geändert haben.</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::ApplyRun</name>
    <message>
        <source>Nothing was merged, because another file is open by now: open %1 again, and apply it again.</source>
        <translation>Nichts wurde zusammengeführt, weil inzwischen eine andere Datei geöffnet ist: Öffnen Sie %1 wieder, und wenden Sie sie erneut an.</translation>
    </message>
    <message>
        <source>Whether the cluster has stored the change is unknown: the connection broke before its answer. Read the cluster again before you apply once more.</source>
        <translation>Ob der Cluster die Änderung gespeichert hat, ist unbekannt: Die Verbindung brach vor seiner Antwort ab. Lesen Sie den Cluster neu, bevor Sie noch einmal anwenden.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nichts wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::ClusterController</name>
    <message>
        <source>Kubeconfig Files</source>
        <translation>Kubeconfig-Dateien</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The configuration of the cluster cannot be read: %1: %2</source>
        <translation>Die Konfiguration des Clusters kann nicht gelesen werden: %1: %2</translation>
    </message>
    <message>
        <source>Edit a Copy of the Cluster&apos;s Configuration</source>
        <translation>Eine Kopie der Konfiguration des Clusters bearbeiten</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation>Konfigurationen (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>The cluster&apos;s configuration must not replace the file that is edited: choose another name.</source>
        <translation>Die Konfiguration des Clusters darf die Datei, die bearbeitet wird, nicht ersetzen: wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The configuration was not written: %1: %2</source>
        <translation>Die Konfiguration wurde nicht geschrieben: %1: %2</translation>
    </message>
    <message>
        <source>%1 becomes the configuration of %2.</source>
        <translation>%1 wird die Konfiguration von %2.</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::ClusterFile</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Changes by others to %1 cannot be found after a restart: %2: %3</source>
        <translation>Änderungen anderer an %1 lassen sich nach einem Neustart nicht finden: %2: %3</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::ConfigRun</name>
    <message>
        <source>The scheduler uses the configuration.</source>
        <translation>Der Scheduler verwendet die Konfiguration.</translation>
    </message>
    <message>
        <source>The cluster has this configuration already.</source>
        <translation>Der Cluster hat diese Konfiguration bereits.</translation>
    </message>
    <message>
        <source>Another user has changed the configuration since this file was made. Nothing was written. Changes cannot be merged into a manifest: edit a new copy of the cluster&apos;s configuration.</source>
        <translation>Ein anderer Benutzer hat die Konfiguration geändert, seit diese Datei entstand. Nichts wurde geschrieben. In ein Manifest lassen sich Änderungen nicht einfügen: Bearbeiten Sie eine neue Kopie der Konfiguration des Clusters.</translation>
    </message>
    <message>
        <source>Another user has changed the configuration after you. Nothing was rolled back: edit a new copy of the cluster&apos;s configuration.</source>
        <translation>Nach Ihnen hat jemand anderes die Konfiguration geändert. Nichts wurde zurückgenommen: Bearbeiten Sie eine neue Kopie der Konfiguration des Clusters.</translation>
    </message>
    <message>
        <source>Another user has changed the configuration since this file was made. Nothing was written. Merge their changes into the file, look at the result, and apply it again.</source>
        <translation>Seit diese Datei entstand, hat jemand anderes die Konfiguration geändert. Nichts wurde geschrieben. Führen Sie dessen Änderungen in die Datei zusammen, prüfen Sie das Ergebnis und wenden Sie es erneut an.</translation>
    </message>
    <message>
        <source>The configuration is stored, but the scheduler does not use it.</source>
        <translation>Die Konfiguration ist gespeichert, aber der Scheduler verwendet sie nicht.</translation>
    </message>
    <message>
        <source>The configuration is stored, but the active configuration of the scheduler cannot be read, so whether it uses the new one is unknown.</source>
        <translation>Die Konfiguration ist gespeichert, aber die aktive Konfiguration des Schedulers kann nicht gelesen werden. Ob er die neue verwendet, ist unbekannt.</translation>
    </message>
    <message>
        <source>The former configuration becomes that of %1.</source>
        <translation>Die frühere Konfiguration wird die von %1.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Nothing changes in meaning: comments and layout only.</source>
        <translation>Nichts ändert sich inhaltlich: nur Kommentare und Anordnung.</translation>
    </message>
    <message>
        <source>The cluster accepts the configuration. Nothing has been written yet.</source>
        <translation>Der Cluster nimmt die Konfiguration an. Noch wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Apply the configuration that the cluster had before</source>
        <translation>Die Konfiguration anwenden, die der Cluster vorher hatte</translation>
    </message>
    <message>
        <source>Validate here</source>
        <translation>Hier prüfen</translation>
    </message>
    <message>
        <source>Read the cluster&apos;s configuration</source>
        <translation>Konfiguration des Clusters lesen</translation>
    </message>
    <message>
        <source>Ask for the right to write</source>
        <translation>Nach dem Schreibrecht fragen</translation>
    </message>
    <message>
        <source>Ask the scheduler</source>
        <translation>Den Scheduler fragen</translation>
    </message>
    <message>
        <source>Dry run on the API server</source>
        <translation>Probelauf auf dem API-Server</translation>
    </message>
    <message>
        <source>Write the ConfigMap</source>
        <translation>ConfigMap schreiben</translation>
    </message>
    <message>
        <source>Wait for the scheduler to use it</source>
        <translation>Warten, bis der Scheduler sie verwendet</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::ConnectionController</name>
    <message>
        <source>Files and credentials</source>
        <translation>Dateien und Zugangsdaten</translation>
    </message>
    <message>
        <source>Host name</source>
        <translation>Hostname</translation>
    </message>
    <message>
        <source>Network connection</source>
        <translation>Netzwerkverbindung</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Scheduler&apos;s service</source>
        <translation>Service des Schedulers</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Rechte</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>The connection cannot be opened: %1: %2</source>
        <translation>Die Verbindung kann nicht geöffnet werden: %1: %2</translation>
    </message>
    <message>
        <source>Credentials are kept in memory until QuotaDeck closes: %1</source>
        <translation>Zugangsdaten bleiben nur im Speicher, bis QuotaDeck beendet wird: %1</translation>
    </message>
    <message>
        <source>Token, password and headers are stored in the keyring of the desktop.</source>
        <translation>Token, Passwort und Header werden im Schlüsselbund des Desktops gespeichert.</translation>
    </message>
    <message>
        <source>The credentials may still be in the keyring: %1: %2</source>
        <translation>Die Zugangsdaten sind vielleicht noch im Schlüsselbund: %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The connection does not work.</source>
        <translation>Die Verbindung funktioniert nicht.</translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation>Die Verbindung funktioniert.</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::DocumentController</name>
    <message>
        <source>Open a configuration</source>
        <translation>Konfiguration öffnen</translation>
    </message>
    <message>
        <source>Open manifests</source>
        <translation>Manifeste öffnen</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml);;All files (*)</source>
        <translation>Konfigurationen (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation>Konfigurationen (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Write the Active Configuration To</source>
        <translation>Aktive Konfiguration schreiben nach</translation>
    </message>
    <message>
        <source>The active configuration must not replace the file that is edited: choose another name, or compare with it in Changes.</source>
        <translation>Die aktive Konfiguration darf die bearbeitete Datei nicht ersetzen: wählen Sie einen anderen Namen, oder vergleichen Sie unter Änderungen mit ihr.</translation>
    </message>
    <message>
        <source>The configuration was not written: %1: %2</source>
        <translation>Die Konfiguration wurde nicht geschrieben: %1: %2</translation>
    </message>
    <message>
        <source>%1 is saved, but was not committed to Git: %2</source>
        <translation>%1 ist gespeichert, wurde aber nicht in Git eingecheckt: %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::FileOrigin</name>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::HistoryController</name>
    <message>
        <source>The usage history was written by a newer version of QuotaDeck; it is left as it is. This window keeps no history. Update QuotaDeck, or move the file away to begin a new history: %1</source>
        <translation>Der Nutzungsverlauf wurde von einer neueren Version von QuotaDeck geschrieben und bleibt unverändert. Dieses Fenster zeichnet keinen Verlauf auf. Aktualisieren Sie QuotaDeck, oder verschieben Sie die Datei, um einen neuen Verlauf zu beginnen: %1</translation>
    </message>
    <message>
        <source>The usage history is not kept: %1: %2</source>
        <translation>Der Nutzungsverlauf wird nicht aufbewahrt: %1: %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::PastController</name>
    <message>
        <source>Save the Past as a Recording</source>
        <translation>Vergangenheit als Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Recordings (*.qdrec)</source>
        <translation>Aufzeichnungen (*.qdrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The past was saved to %1.</source>
        <translation>Die Vergangenheit wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The past could not be saved: %1: %2</source>
        <translation>Die Vergangenheit konnte nicht gespeichert werden: %1: %2</translation>
    </message>
    <message>
        <source>Recordings with replaced names (*.qdrec)</source>
        <translation>Aufzeichnungen mit ersetzten Namen (*.qdrec)</translation>
    </message>
    <message>
        <source>The past was saved to %1 with replaced names. Messages, labels and the active configuration are left out, as they may contain names.</source>
        <translation>Die Vergangenheit wurde mit ersetzten Namen in %1 gespeichert. Meldungen, Labels und die aktive Konfiguration fehlen, weil sie Namen enthalten können.</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::QuotaController</name>
    <message>
        <source>The elastic quotas of the cluster cannot be read: %1: %2</source>
        <translation>Die elastischen Quotas des Clusters können nicht gelesen werden: %1: %2</translation>
    </message>
    <message>
        <source>Edit a Copy of the Cluster&apos;s Elastic Quotas</source>
        <translation>Eine Kopie der elastischen Quotas des Clusters bearbeiten</translation>
    </message>
    <message>
        <source>Manifests (*.yaml *.yml)</source>
        <translation>Manifeste (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>The cluster&apos;s elastic quotas must not replace the file that is edited: choose another name.</source>
        <translation>Die elastischen Quotas des Clusters dürfen die Datei, die bearbeitet wird, nicht ersetzen: wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The elastic quotas were not written: %1: %2</source>
        <translation>Die elastischen Quotas wurden nicht geschrieben: %1: %2</translation>
    </message>
    <message>
        <source>The groups of %1 become those of %2.</source>
        <translation>Die Gruppen von %1 werden die von %2.</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::QuotaRun</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation>%1 [%2]</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Delete the %n groups of the cluster that the file does not have</source>
        <translation>
            <numerusform>Die Gruppe des Clusters &amp;löschen, die die Datei nicht hat</numerusform>
            <numerusform>Die %n Gruppen des Clusters &amp;löschen, die die Datei nicht hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cluster has stored %n groups.</source>
        <translation>
            <numerusform>Der Cluster hat %n Gruppe gespeichert.</numerusform>
            <numerusform>Der Cluster hat %n Gruppen gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cluster has these groups already.</source>
        <translation>Der Cluster hat diese Gruppen schon.</translation>
    </message>
    <message numerus="yes">
        <source>The list shows which of the %n groups are as before, and why the others are not.</source>
        <translation>
            <numerusform>Die Liste zeigt, ob die Gruppe wie zuvor ist, und wenn nicht, warum.</numerusform>
            <numerusform>Die Liste zeigt, welche der %n Gruppen wie zuvor sind und warum die anderen nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list shows which of the %n groups the cluster has stored. Apply again, or roll back.</source>
        <translation>
            <numerusform>Die Liste zeigt, ob der Cluster die Gruppe gespeichert hat. Wenden Sie erneut an oder nehmen Sie zurück.</numerusform>
            <numerusform>Die Liste zeigt, welche der %n Gruppen der Cluster gespeichert hat. Wenden Sie erneut an oder nehmen Sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another user has changed the same groups after you. Nothing was rolled back: edit a new copy of the cluster&apos;s elastic quotas.</source>
        <translation>Nach Ihnen hat jemand anderes dieselben Gruppen geändert. Nichts wurde zurückgenommen: Bearbeiten Sie eine neue Kopie der elastischen Quotas des Clusters.</translation>
    </message>
    <message>
        <source>Another user has changed the same groups since this file was made. Nothing was written. Merge their changes into the file, look at the result, and apply it again.</source>
        <translation>Seit diese Datei entstand, hat jemand anderes dieselben Gruppen geändert. Nichts wurde geschrieben. Führen Sie dessen Änderungen in die Datei zusammen, prüfen Sie das Ergebnis und wenden Sie es erneut an.</translation>
    </message>
    <message>
        <source>The groups of %1 become what they were before.</source>
        <translation>Die Gruppen von %1 werden wieder, wie sie vorher waren.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Nothing changes in meaning.</source>
        <translation>Inhaltlich ändert sich nichts.</translation>
    </message>
    <message>
        <source>The cluster accepts the changes. Nothing has been written yet.</source>
        <translation>Der Cluster nimmt die Änderungen an. Noch wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Apply the groups as they were before</source>
        <translation>Die Gruppen anwenden, wie sie vorher waren</translation>
    </message>
    <message>
        <source>Validate here</source>
        <translation>Hier prüfen</translation>
    </message>
    <message>
        <source>Read the cluster&apos;s elastic quotas</source>
        <translation>Elastische Quotas des Clusters lesen</translation>
    </message>
    <message>
        <source>Compare, and find the order</source>
        <translation>Vergleichen und die Reihenfolge finden</translation>
    </message>
    <message>
        <source>Ask for the rights to write</source>
        <translation>Nach den Schreibrechten fragen</translation>
    </message>
    <message>
        <source>Dry run on the API server</source>
        <translation>Probelauf auf dem API-Server</translation>
    </message>
    <message>
        <source>Write one group after the other</source>
        <translation>Eine Gruppe nach der anderen schreiben</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::RecordingController</name>
    <message>
        <source>The recording ended: %1: %2</source>
        <translation>Die Aufzeichnung wurde beendet: %1: %2</translation>
    </message>
    <message>
        <source>There is nothing to record: open a source first.</source>
        <translation>Es gibt nichts aufzuzeichnen: Zuerst eine Quelle öffnen.</translation>
    </message>
    <message>
        <source>The recording ended, as the simulation went back in time: a recording has one past.</source>
        <translation>Die Aufzeichnung wurde beendet, da die Simulation in der Zeit zurückging: Eine Aufzeichnung hat nur eine Vergangenheit.</translation>
    </message>
    <message numerus="yes">
        <source>RECORDING %1 · %n samples · %2</source>
        <extracomment>status bar; file, number of samples, size</extracomment>
        <translation>
            <numerusform>AUFZEICHNUNG %1 · %n Messpunkt · %2</numerusform>
            <numerusform>AUFZEICHNUNG %1 · %n Messpunkte · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::app::SimulationControl</name>
    <message>
        <source>The scenario has no users who could do this</source>
        <translation>Das Szenario hat keine Benutzer, die das tun könnten</translation>
    </message>
    <message>
        <source>Only simulated clusters can do this: a scheduler has no request for it</source>
        <translation>Das geht nur in simulierten Clustern: Ein Scheduler hat dafür keine Anfrage</translation>
    </message>
    <message>
        <source>%1 no longer runs.</source>
        <translation>%1 läuft nicht mehr.</translation>
    </message>
    <message>
        <source>There is no other queue to move %1 to.</source>
        <translation>Es gibt keine andere Queue, in die %1 verschoben werden kann.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>title of an action, how it ended</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::SourceController</name>
    <message>
        <source>%1 is not the address of a scheduler: %2</source>
        <translation>%1 ist nicht die Adresse eines Schedulers: %2</translation>
    </message>
    <message>
        <source>Connect to Koordinator</source>
        <translation>Mit Koordinator verbinden</translation>
    </message>
    <message>
        <source>Open a Scenario File</source>
        <translation>Szenariodatei öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The scenario could not be read: %1: %2</source>
        <translation>Das Szenario konnte nicht gelesen werden: %1: %2</translation>
    </message>
    <message>
        <source>The address of koord-scheduler&apos;s services, usually port 10251.</source>
        <translation>Adresse der Dienste von koord-scheduler, meist Port 10251.</translation>
    </message>
    <message>
        <source>Reading the load of %1…</source>
        <translation>Die Last von %1 wird gelesen…</translation>
    </message>
    <message>
        <source>Scenarios and recordings (*.yaml *.yml *.qdrec)</source>
        <translation>Szenarien und Aufzeichnungen (*.yaml *.yml *.qdrec)</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::Windows</name>
    <message>
        <source>The link cannot be opened: %1: %2</source>
        <translation>Der Link kann nicht geöffnet werden: %1: %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::Workspace</name>
    <message>
        <source>The settings were not saved: %1: %2</source>
        <translation>Die Einstellungen wurden nicht gespeichert: %1: %2</translation>
    </message>
    <message>
        <source>Other users may be able to read data of this program: %1: %2</source>
        <translation>Andere Benutzer können möglicherweise Daten dieses Programms lesen: %1: %2</translation>
    </message>
    <message>
        <source>The token cannot be read: %1: %2</source>
        <translation>Das Token kann nicht gelesen werden: %1: %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ApplicationListModel</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Leaf queue where the application runs or waits</source>
        <translation>Leaf-Queue, in der sie läuft oder wartet</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>User who submitted the application</source>
        <translation>Benutzer, der die Anwendung eingereicht hat</translation>
    </message>
    <message>
        <source>Group whose limits the application counts against</source>
        <translation>Gruppe, auf deren Limits sie angerechnet wird</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Resources allocated to the application</source>
        <translation>Der Anwendung zugeteilte Ressourcen</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Requested but not yet allocated</source>
        <translation>Angefordert und noch nicht zugeteilt</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Time since submission</source>
        <translation>Zeit seit der Einreichung</translation>
    </message>
    <message>
        <source>Running since</source>
        <translation>Läuft seit</translation>
    </message>
    <message>
        <source>Time of the first allocation</source>
        <translation>Zeitpunkt der ersten Zuteilung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no group</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Not reported by the scheduler for this user</source>
        <translation>Vom Scheduler für diesen Benutzer nicht gemeldet</translation>
    </message>
    <message>
        <source>No group limit applies to this application</source>
        <translation>Für diese Anwendung gilt kein Gruppenlimit</translation>
    </message>
    <message>
        <source>Not started yet</source>
        <translation>Noch nicht gestartet</translation>
    </message>
    <message>
        <source>Charged group</source>
        <translation>Angerechnet</translation>
    </message>
    <message>
        <source>Reported while an application is active</source>
        <translation>Wird gemeldet, solange eine Anwendung aktiv ist</translation>
    </message>
    <message>
        <source>Not reported</source>
        <translation>Nicht gemeldet</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Time since the application completed, failed or was rejected</source>
        <translation>Zeit, seit die Anwendung beendet wurde, gescheitert ist oder abgelehnt wurde</translation>
    </message>
    <message>
        <source>Latest scheduler message for a pending request, or why the application was rejected or failed</source>
        <translation>Letzte Meldung des Schedulers zu einer wartenden Anforderung, oder warum die Anwendung abgelehnt wurde oder scheiterte</translation>
    </message>
    <message>
        <source>State reported by the scheduler; of a group, how many applications it has</source>
        <translation>Zustand laut Scheduler; bei einer Gruppe die Zahl ihrer Anwendungen</translation>
    </message>
    <message>
        <source>Application ID; of a group, what its applications have in common</source>
        <translation>Kennung der Anwendung; bei einer Gruppe, was ihre Anwendungen gemeinsam haben</translation>
    </message>
    <message>
        <source>no queue</source>
        <translation>keine Queue</translation>
    </message>
    <message numerus="yes">
        <source>%Ln apps</source>
        <translation>
            <numerusform>%Ln App</numerusform>
            <numerusform>%Ln Apps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln apps</source>
        <comment>name of a group</comment>
        <translation>
            <numerusform>%1, %Ln App</numerusform>
            <numerusform>%1, %Ln Apps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::models::BulkEditModel</name>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::CapacityModel</name>
    <message>
        <source>%1: %2 of %3 used, %4 pending</source>
        <translation>%1: %2 von %3 genutzt, %4 wartend</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Used part of the capacity; hatched: pending</source>
        <translation>Genutzter Teil der Kapazität; schraffiert: wartend</translation>
    </message>
    <message>
        <source>Not reported</source>
        <translation>Nicht gemeldet</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Offered by the nodes</source>
        <translation>Von den Knoten angeboten</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Requested but not yet allocated</source>
        <translation>Angefordert und noch nicht zugeteilt</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ChangeListModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ChangesModel</name>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>ohne Wirkung</translation>
    </message>
    <message>
        <source>▲ looser</source>
        <translation>▲ lockerer</translation>
    </message>
    <message>
        <source>▼ tighter</source>
        <translation>▼ strenger</translation>
    </message>
    <message>
        <source>▲ raised</source>
        <translation>▲ erhöht</translation>
    </message>
    <message>
        <source>▼ lowered</source>
        <translation>▼ gesenkt</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>✖ dangerous</source>
        <translation>✖ gefährlich</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ChargeModel</name>
    <message>
        <source>none</source>
        <comment>no group</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>no group: no group limit covers the user</source>
        <translation>keine Gruppe: Kein Gruppenlimit erfasst den Benutzer</translation>
    </message>
    <message>
        <source>%1, by the limit in %2</source>
        <extracomment>group, queue</extracomment>
        <translation>%1, durch das Limit in %2</translation>
    </message>
    <message>
        <source>Applications of %1 in %2 are charged to %3</source>
        <translation>Anwendungen von %1 in %2 werden auf %3 angerechnet</translation>
    </message>
    <message>
        <source>New applications of %1 in %2 will be charged to %3 instead of %4 (last save)</source>
        <translation>Neue Anwendungen von %1 in %2 werden auf %3 statt auf %4 (zuletzt gespeichert) angerechnet</translation>
    </message>
    <message>
        <source>User (groups)</source>
        <translation>Benutzer (Gruppen)</translation>
    </message>
    <message>
        <source>New applications of %1 in %2 will be charged to %3 instead of %4 (active configuration)</source>
        <translation>Neue Anwendungen von %1 in %2 werden auf %3 statt auf %4 (aktive Konfiguration) angerechnet</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ClusterOverview</name>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a user or group, use of a limit</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ComparisonModel</name>
    <message>
        <source>With the configuration of the scenario</source>
        <translation>Mit der Konfiguration des Szenarios</translation>
    </message>
    <message>
        <source>With the changed configuration</source>
        <translation>Mit der geänderten Konfiguration</translation>
    </message>
    <message>
        <source>B minus A; shares in percentage points</source>
        <translation>B minus A; Anteile in Prozentpunkten</translation>
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
        <source>Measure</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ConfigSession</name>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ConnectionListModel</name>
    <message>
        <source>Healthy</source>
        <translation>Gesund</translation>
    </message>
    <message numerus="yes">
        <source>%n checks failed</source>
        <translation>
            <numerusform>%n Prüfung fehlgeschlagen</numerusform>
            <numerusform>%n Prüfungen fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>path of a queue, percentage</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Staging</source>
        <translation>Staging</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Whether the scheduler can be read; the tool tip has the error</source>
        <translation>Ob der Scheduler gelesen werden kann; der Fehler steht im Tooltip</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Time since the last successful reading</source>
        <translation>Zeit seit dem letzten erfolgreichen Lesen</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Health checks of the scheduler</source>
        <translation>Selbsttests des Schedulers</translation>
    </message>
    <message>
        <source>Most used queue</source>
        <translation>Vollste Queue</translation>
    </message>
    <message>
        <source>The queue with the highest use of its maximum</source>
        <translation>Die Queue, die den größten Teil ihres Maximums nutzt</translation>
    </message>
    <message>
        <source>At limit</source>
        <translation>Am Limit</translation>
    </message>
    <message>
        <source>Users and groups that have used up one of their limits</source>
        <translation>Benutzer und Gruppen, die eines ihrer Limits ausgeschöpft haben</translation>
    </message>
    <message>
        <source>Unapplied edits</source>
        <translation>Nicht angewendet</translation>
    </message>
    <message>
        <source>Edits of the configuration in an open window that the cluster does not have yet</source>
        <translation>Änderungen der Konfiguration in einem offenen Fenster, die der Cluster noch nicht hat</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>Address, or kubeconfig context</source>
        <translation>Adresse oder kubeconfig-Kontext</translation>
    </message>
    <message>
        <source>not signed in</source>
        <translation>nicht angemeldet</translation>
    </message>
    <message>
        <source>The program %1 signs in to this cluster and may open a browser. It runs when you open the connection, or with Read All Now.</source>
        <translation>Das Programm %1 meldet bei diesem Cluster an und öffnet womöglich einen Browser. Es läuft, wenn Sie die Verbindung öffnen, oder mit „Alle jetzt lesen“.</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::DonorModel</name>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>%1, not allotted</source>
        <translation>%1, nicht vergeben</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>What the queue is guaranteed; of the root queue, the capacity of the cluster</source>
        <translation>Was der Queue garantiert ist; bei der Queue root die Kapazität des Clusters</translation>
    </message>
    <message>
        <source>Highest demand</source>
        <translation>Höchster Bedarf</translation>
    </message>
    <message>
        <source>Could give</source>
        <translation>Könnte geben</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>The part of the amount that the changes take from this queue</source>
        <translation>Der Teil der Menge, den die Änderungen dieser Queue nehmen</translation>
    </message>
    <message>
        <source>Largest sum of used and pending in a sample; where a guarantee is not allotted, the guaranteed amounts of the child queues</source>
        <translation>Größte Summe von belegt und angefordert in einer Messung; wo eine Garantie nicht verteilt ist, die garantierten Mengen der untergeordneten Queues</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::DonorSession</name>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>No configuration is open.</source>
        <translation>Es ist keine Konfiguration geöffnet.</translation>
    </message>
    <message>
        <source>The scheduler would reject this text: %1</source>
        <translation>Der Scheduler würde diesen Text ablehnen: %1</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>Noch keine Messungen</translation>
    </message>
    <message>
        <source>Donors are found by the demand of queues over time. Connect to a scheduler and wait for samples, or open a recording.</source>
        <translation>Geber werden nach dem Bedarf der Queues über die Zeit gesucht. Verbinden Sie sich mit einem Scheduler und warten Sie auf Messungen, oder öffnen Sie eine Aufzeichnung.</translation>
    </message>
    <message>
        <source>No queue and amount selected</source>
        <translation>Keine Queue und Menge ausgewählt</translation>
    </message>
    <message>
        <source>Enter the queue that needs more guaranteed resources, and the amount.</source>
        <translation>Geben Sie die Queue ein, die mehr garantierte Ressourcen braucht, und die Menge.</translation>
    </message>
    <message>
        <source>Not an amount</source>
        <translation>Keine Menge</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::DriftSession</name>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>%1: neither in the saved file nor in the cluster</source>
        <translation>%1: weder in der gespeicherten Datei noch im Cluster</translation>
    </message>
    <message>
        <source>%1: not in the saved file</source>
        <translation>%1: nicht in der gespeicherten Datei</translation>
    </message>
    <message>
        <source>%1: not in the cluster</source>
        <translation>%1: nicht im Cluster</translation>
    </message>
    <message>
        <source>%1: only in the saved file and in the cluster</source>
        <translation>%1: nur in der gespeicherten Datei und im Cluster</translation>
    </message>
    <message>
        <source>%1: only in the saved file</source>
        <translation>%1: nur in der gespeicherten Datei</translation>
    </message>
    <message>
        <source>%1: only in the cluster</source>
        <translation>%1: nur im Cluster</translation>
    </message>
    <message>
        <source>%1: edited %2, saved %3, cluster %4</source>
        <translation>%1: bearbeitet %2, gespeichert %3, Cluster %4</translation>
    </message>
    <message>
        <source>%1: edited %2, saved %3</source>
        <translation>%1: bearbeitet %2, gespeichert %3</translation>
    </message>
    <message>
        <source>%1: file %2, cluster %3</source>
        <translation>%1: Datei %2, Cluster %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>sign of a queue that differs from the saved file; at most two letters</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>C</source>
        <extracomment>sign of a queue that differs from the cluster; at most two letters</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>Differs from the saved file and from the cluster</source>
        <translation>Weicht von der gespeicherten Datei und vom Cluster ab</translation>
    </message>
    <message>
        <source>Differs from the saved file</source>
        <translation>Weicht von der gespeicherten Datei ab</translation>
    </message>
    <message>
        <source>Differs from the cluster</source>
        <translation>Weicht vom Cluster ab</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EditedFile</name>
    <message>
        <source>Text changed, settings unchanged</source>
        <translation>Text geändert, Einstellungen unverändert</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, und %n weitere Änderung</numerusform>
            <numerusform>%1, und %n weitere Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Before this save</source>
        <translation>Vor diesem Speichern</translation>
    </message>
    <message>
        <source>Save undone</source>
        <translation>Speichern rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EffectiveModel</name>
    <message>
        <source>◆ %1</source>
        <translation>◆ %1</translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>what holds is set above</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Not set here; %1 applies, set in %2</source>
        <translation>Hier nicht gesetzt; es gilt %1, gesetzt in %2</translation>
    </message>
    <message>
        <source>Not limited: not set here or above</source>
        <translation>Nicht begrenzt: weder hier noch darüber gesetzt</translation>
    </message>
    <message>
        <source>%1, most restrictive: the smallest of %2 along the path</source>
        <translation>%1, am strengsten: das kleinste von %2 auf dem Pfad</translation>
    </message>
    <message>
        <source>▼ new</source>
        <translation>▼ neu</translation>
    </message>
    <message>
        <source>▲ removed</source>
        <translation>▲ entfernt</translation>
    </message>
    <message>
        <source>most restrictive or not</source>
        <translation>strengstes Limit oder nicht</translation>
    </message>
    <message>
        <source>different source</source>
        <translation>andere Herkunft</translation>
    </message>
    <message>
        <source>▼ tighter</source>
        <translation>▼ strenger</translation>
    </message>
    <message>
        <source>▲ looser</source>
        <translation>▲ lockerer</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Last save</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Bearbeitet</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EffectiveSession</name>
    <message>
        <source>No configuration is open.</source>
        <translation>Keine Konfiguration ist geöffnet.</translation>
    </message>
    <message>
        <source>The scheduler would reject this text and keep its configuration: %1</source>
        <translation>Der Scheduler würde diesen Text ablehnen und seine Konfiguration behalten: %1</translation>
    </message>
    <message>
        <source>Unknown queue</source>
        <translation>Unbekannte Queue</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ElasticSession</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ElasticTreeModel</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>over runtime by %1</source>
        <translation>um %1 über Runtime</translation>
    </message>
    <message>
        <source>effective min %1</source>
        <translation>wirksames Min. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>weight differs from max</source>
        <translation>Gewicht weicht von max ab</translation>
    </message>
    <message>
        <source>does not lend</source>
        <translation>verleiht nicht</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>ruht</translation>
    </message>
    <message>
        <source>= max</source>
        <translation>= max</translation>
    </message>
    <message>
        <source>max of %1 does not include %2: not counted, not limited</source>
        <translation>max von %1 enthält %2 nicht: weder gezählt noch begrenzt</translation>
    </message>
    <message>
        <source>%1: used %2 of runtime %3, request %4, min %5, max %6</source>
        <translation>%1: %2 von Runtime %3 belegt, Anforderung %4, Min. %5, Max. %6</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>%1, effective %2: the mins of this level add up to more than the amount to distribute</source>
        <translation>%1, wirksam %2: Die Minima dieser Ebene übersteigen die zu verteilende Menge</translation>
    </message>
    <message>
        <source>Not set: 0</source>
        <translation>Nicht gesetzt: 0</translation>
    </message>
    <message>
        <source>Not included in max: not counted, not limited</source>
        <translation>In max nicht enthalten: weder gezählt noch begrenzt</translation>
    </message>
    <message>
        <source>%1, while max is %2: the cluster does not derive weights from max</source>
        <translation>%1, während max %2 ist: Der Cluster leitet Gewichte nicht aus max ab</translation>
    </message>
    <message>
        <source>Not reported by the object; calculated as 0</source>
        <translation>Vom Objekt nicht gemeldet; als 0 berechnet</translation>
    </message>
    <message>
        <source>Not reported by the object</source>
        <translation>Vom Objekt nicht gemeldet</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Quota group</source>
        <translation>Quota-Gruppe</translation>
    </message>
    <message>
        <source>Usage vs. runtime</source>
        <translation>Nutzung und Runtime</translation>
    </message>
    <message>
        <source>Filled: used; hatched: requested beyond usage; foot: min; flag: max; bold mark: runtime</source>
        <translation>Gefüllt: belegt; schraffiert: darüber hinaus angefordert; Fuß: Min.; Fahne: Max.; fette Marke: Runtime</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Guaranteed to the group on request; – if not set</source>
        <translation>Der Gruppe bei Anforderung garantiert; –, wenn nicht gesetzt</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Upper bound of the group; ∞ if max does not include the resource</source>
        <translation>Obergrenze der Gruppe; ∞, wenn max die Ressource nicht enthält</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Share of the remainder; max is used if not set</source>
        <translation>Anteil am Rest; wenn nicht gesetzt, zählt max</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Requested in the group and below, including pending pods</source>
        <translation>In der Gruppe und darunter angefordert, einschließlich wartender Pods</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Assigned in the group and below</source>
        <translation>In der Gruppe und darunter zugewiesen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Runtime calculated from the saved file</source>
        <translation>Aus der gespeicherten Datei berechnete Runtime</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Runtime</translation>
    </message>
    <message>
        <source>Amount the group may use now; depends on the requests</source>
        <translation>Menge, die die Gruppe jetzt nutzen darf; hängt von den Anforderungen ab</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Problems and notes</source>
        <translation>Probleme und Hinweise</translation>
    </message>
    <message>
        <source>cluster reports %1</source>
        <translation>Cluster meldet %1</translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <source>Runtime reported by the cluster</source>
        <translation>Die Runtime, die der Cluster meldet</translation>
    </message>
    <message>
        <source>may use %1</source>
        <comment>numbers of cards by model</comment>
        <translation>darf %1 nutzen</translation>
    </message>
    <message>
        <source>root of tree %1</source>
        <translation>Wurzel von Baum %1</translation>
    </message>
    <message>
        <source>%1 of any model; currently %2</source>
        <comment>amount, numbers of cards by model</comment>
        <translation>%1 beliebigen Modells; derzeit %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EventListModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>When it happened</source>
        <translation>Wann es geschah</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of the object</source>
        <translation>Was das Objekt ist</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Application, node, queue, user or group; press Enter to show it</source>
        <translation>Anwendung, Knoten, Queue, Benutzer oder Gruppe; Eingabetaste zeigt das Objekt</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Queue of the object, as far as it is known</source>
        <translation>Queue des Objekts, soweit bekannt</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Message of the scheduler</source>
        <translation>Meldung des Schedulers</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Resources of the event</source>
        <translation>Ressourcen des Ereignisses</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Beteiligt</translation>
    </message>
    <message>
        <source>Related object: the key of a request or allocation, or an application</source>
        <translation>Was außerdem beteiligt ist: der Schlüssel einer Anforderung oder Zuteilung, oder eine Anwendung</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EventLog</name>
    <message>
        <source>Scheduler restarted</source>
        <translation>Scheduler neu gestartet</translation>
    </message>
    <message>
        <source>Health check failed</source>
        <translation>Zustandsprüfung fehlgeschlagen</translation>
    </message>
    <message>
        <source>Health check passed</source>
        <translation>Zustandsprüfung bestanden</translation>
    </message>
    <message>
        <source>Events may be missing</source>
        <translation>Ereignisse können fehlen</translation>
    </message>
    <message>
        <source>The stream of events was interrupted before this moment</source>
        <translation>Der Strom der Ereignisse war vor diesem Moment unterbrochen</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EventMark</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Configuration changed: %1</source>
        <translation>Konfiguration geändert: %1</translation>
    </message>
    <message>
        <source>Node added: %1</source>
        <translation>Knoten hinzugekommen: %1</translation>
    </message>
    <message>
        <source>Node lost: %1</source>
        <translation>Knoten verloren: %1</translation>
    </message>
    <message>
        <source>Scheduler restarted: %1</source>
        <translation>Scheduler neu gestartet: %1</translation>
    </message>
    <message>
        <source>Health check failed: %1</source>
        <translation>Zustandsprüfung fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Health check passed again: %1</source>
        <translation>Zustandsprüfung wieder bestanden: %1</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EventTexts</name>
    <message>
        <source>Request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
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
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>Request canceled</source>
        <translation>Anforderung zurückgezogen</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>Zugeteilt</translation>
    </message>
    <message>
        <source>Request timed out</source>
        <translation>Anforderung abgelaufen</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Completing</source>
        <translation>Wird beendet</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>Scheitert</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Resuming</source>
        <translation>Wird fortgesetzt</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Verfallen</translation>
    </message>
    <message>
        <source>Blocked by the queue&apos;s number of applications</source>
        <translation>Durch die Anwendungszahl der Queue blockiert</translation>
    </message>
    <message>
        <source>No longer blocked by the queue</source>
        <translation>Nicht mehr durch die Queue blockiert</translation>
    </message>
    <message>
        <source>Blocked by a user or group limit</source>
        <translation>Durch ein Benutzer- oder Gruppenlimit blockiert</translation>
    </message>
    <message>
        <source>No longer blocked by a user or group limit</source>
        <translation>Nicht mehr durch ein Benutzer- oder Gruppenlimit blockiert</translation>
    </message>
    <message>
        <source>Node removed</source>
        <translation>Knoten entfernt</translation>
    </message>
    <message>
        <source>Schedulable changed</source>
        <translation>Planbarkeit geändert</translation>
    </message>
    <message>
        <source>Capacity changed</source>
        <translation>Kapazität geändert</translation>
    </message>
    <message>
        <source>Foreign usage changed</source>
        <translation>Fremde Nutzung geändert</translation>
    </message>
    <message>
        <source>Queue type changed</source>
        <translation>Art der Queue geändert</translation>
    </message>
    <message>
        <source>Maximum changed</source>
        <translation>Maximum geändert</translation>
    </message>
    <message>
        <source>Guaranteed changed</source>
        <translation>Garantie geändert</translation>
    </message>
    <message>
        <source>Quota preemption</source>
        <translation>Quota-Preemption</translation>
    </message>
    <message>
        <source>Allocation ended</source>
        <translation>Zuteilung beendet</translation>
    </message>
    <message>
        <source>Allocation preempted</source>
        <translation>Zuteilung verdrängt</translation>
    </message>
    <message>
        <source>Placeholder timed out</source>
        <translation>Platzhalter abgelaufen</translation>
    </message>
    <message>
        <source>Placeholder replaced</source>
        <translation>Platzhalter ersetzt</translation>
    </message>
    <message>
        <source>Allocation lost with its node</source>
        <translation>Zuteilung mit ihrem Knoten verloren</translation>
    </message>
    <message>
        <source>Reservation ended</source>
        <translation>Reservierung beendet</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reserviert</translation>
    </message>
    <message>
        <source>Queue removed</source>
        <translation>Queue entfernt</translation>
    </message>
    <message>
        <source>Queue added</source>
        <translation>Queue hinzugefügt</translation>
    </message>
    <message>
        <source>Application removed from queue</source>
        <translation>Anwendung aus der Queue entfernt</translation>
    </message>
    <message>
        <source>Application added</source>
        <translation>Anwendung hinzugefügt</translation>
    </message>
    <message>
        <source>Limit removed</source>
        <translation>Limit entfernt</translation>
    </message>
    <message>
        <source>Limit set</source>
        <translation>Limit gesetzt</translation>
    </message>
    <message>
        <source>Application no longer charged</source>
        <translation>Anwendung nicht mehr angerechnet</translation>
    </message>
    <message>
        <source>Application charged</source>
        <translation>Anwendung angerechnet</translation>
    </message>
    <message>
        <source>Usage decreased</source>
        <translation>Nutzung gesunken</translation>
    </message>
    <message>
        <source>Usage increased</source>
        <translation>Nutzung gestiegen</translation>
    </message>
    <message>
        <source>Application removed</source>
        <translation>Anwendung entfernt</translation>
    </message>
    <message>
        <source>Node added</source>
        <translation>Knoten hinzugefügt</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Event %1</source>
        <comment>number of an unknown event</comment>
        <translation>Ereignis %1</translation>
    </message>
    <message>
        <source>Scheduler message</source>
        <translation>Meldung des Schedulers</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::FieldTableModel</name>
    <message>
        <source>The scheduler uses %1 instead of &quot;%2&quot;: %3 expected. Press Enter again to confirm.</source>
        <translation>Der Scheduler verwendet %1 statt „%2“: erwartet wird %3. Zum Bestätigen erneut die Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>Empty: not set here, %1 applies</source>
        <translation>Leer: hier nicht gesetzt, es gilt %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of 0 or more</source>
        <translation>„%1“ ist keine Zahl ab 0</translation>
    </message>
    <message>
        <source>Must be one of: %1</source>
        <translation>Erlaubt ist: %1</translation>
    </message>
    <message>
        <source>A queue name has 1 to 64 characters of A-Z a-z 0-9 _ - : # / @</source>
        <translation>Ein Queue-Name hat 1 bis 64 Zeichen aus A-Z a-z 0-9 _ - : # / @</translation>
    </message>
    <message>
        <source>Enter users, one space, groups, for example: sue,bob dev,ops</source>
        <translation>Benutzer, ein Leerzeichen, Gruppen eingeben, zum Beispiel: sue,bob dev,ops</translation>
    </message>
    <message>
        <source>Must not be empty</source>
        <translation>Dies darf nicht leer sein</translation>
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
        <source>Meaning</source>
        <translation>Bedeutung</translation>
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
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::GroupResultsModel</name>
    <message>
        <source>%1 (deleted)</source>
        <comment>name of a group</comment>
        <translation>%1 (gelöscht)</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Runtime</translation>
    </message>
    <message>
        <source>Over
runtime</source>
        <extracomment>how long a group used more than its runtime; in two lines</extracomment>
        <translation>Über
Runtime</translation>
    </message>
    <message>
        <source>Peak
borrowed</source>
        <translation>Geliehen
(Spitze)</translation>
    </message>
    <message>
        <source>Peak
lent</source>
        <translation>Verliehen
(Spitze)</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Admitted</source>
        <translation>Zugelassen</translation>
    </message>
    <message>
        <source>Evicted</source>
        <translation>Verdrängt</translation>
    </message>
    <message>
        <source>Failed
attempts</source>
        <translation>Fehl-
versuche</translation>
    </message>
    <message>
        <source>Mean
wait</source>
        <translation>Mittlere
Wartezeit</translation>
    </message>
    <message>
        <source>Longest
wait</source>
        <translation>Längste
Wartezeit</translation>
    </message>
    <message>
        <source>Blocked by</source>
        <translation>Blockiert durch</translation>
    </message>
    <message>
        <source>Currently assigned in the group and below</source>
        <translation>Derzeit zugewiesen, in der Gruppe und darunter</translation>
    </message>
    <message>
        <source>Amount the group may use now; ∞ if not limited</source>
        <translation>Menge, die die Gruppe jetzt nutzen darf; ∞, wenn nicht begrenzt</translation>
    </message>
    <message>
        <source>Total time above the runtime in any resource</source>
        <translation>Gesamtzeit über der Runtime bei mindestens einer Ressource</translation>
    </message>
    <message>
        <source>Peak usage beyond the effective min</source>
        <translation>Höchste Nutzung über das wirksame Min. hinaus</translation>
    </message>
    <message>
        <source>Peak of the effective min that other groups could use</source>
        <translation>Höchster Teil des wirksamen Min., den andere Gruppen nutzen konnten</translation>
    </message>
    <message>
        <source>Pods currently not on a node</source>
        <translation>Pods, die derzeit auf keinem Knoten sind</translation>
    </message>
    <message>
        <source>Pods currently on a node</source>
        <translation>Pods, die derzeit auf einem Knoten sind</translation>
    </message>
    <message>
        <source>Completed pods</source>
        <translation>Beendete Pods</translation>
    </message>
    <message>
        <source>Number of times a pod was placed on a node; evicted pods may be placed again</source>
        <translation>Wie oft ein Pod auf einen Knoten kam; verdrängte Pods können erneut platziert werden</translation>
    </message>
    <message>
        <source>Number of evictions: for overuse, for cards guaranteed to other groups, or for a pod of higher priority in the group</source>
        <translation>Anzahl der Verdrängungen: wegen Übernutzung, wegen anderen Gruppen garantierter Karten oder für einen Pod höherer Priorität der Gruppe</translation>
    </message>
    <message>
        <source>Failed scheduling attempts; a waiting pod is tried once per second</source>
        <translation>Fehlgeschlagene Versuche; ein wartender Pod wird einmal pro Sekunde versucht</translation>
    </message>
    <message>
        <source>Mean of all waits; waiting pods count with the time until now</source>
        <translation>Mittel aller Wartezeiten; wartende Pods zählen mit der Zeit bis jetzt</translation>
    </message>
    <message>
        <source>Longest single wait of a pod</source>
        <translation>Die längste Zeit, die ein Pod am Stück wartete</translation>
    </message>
    <message>
        <source>%1
Pods of the deleted group are counted here only, not in the parent groups.</source>
        <extracomment>name of a group, &quot;(deleted)&quot;</extracomment>
        <translation>%1
Pods der gelöschten Gruppe zählen nur hier, nicht in den übergeordneten Gruppen.</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::HealthModel</name>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Befund</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ImpactModel</name>
    <message>
        <source>no group</source>
        <translation>keine Gruppe</translation>
    </message>
    <message>
        <source>usage above the limit is preempted</source>
        <translation>Nutzung über dem Limit wird verdrängt</translation>
    </message>
    <message>
        <source>running pods stay, new requests wait</source>
        <translation>laufende Pods bleiben, neue Anforderungen warten</translation>
    </message>
    <message>
        <source>new requests wait, as before</source>
        <translation>neue Anforderungen warten, wie bisher</translation>
    </message>
    <message>
        <source>accepts no new applications and is removed when empty</source>
        <translation>nimmt keine neuen Anwendungen an und wird entfernt, sobald sie leer ist</translation>
    </message>
    <message>
        <source>was not limited</source>
        <translation>war nicht begrenzt</translation>
    </message>
    <message>
        <source>▼ tighter</source>
        <translation>▼ strenger</translation>
    </message>
    <message>
        <source>new applications are charged to %1 instead of %2</source>
        <translation>neue Anwendungen werden auf %1 statt auf %2 angerechnet</translation>
    </message>
    <message>
        <source>no longer limited</source>
        <translation>ist nicht mehr begrenzt</translation>
    </message>
    <message>
        <source>▲ looser</source>
        <translation>▲ lockerer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>verdict and the number of rows it applies to</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n laufend</numerusform>
            <numerusform>%n laufend</numerusform>
        </translation>
    </message>
    <message>
        <source>Newly over limit</source>
        <translation>Neu über dem Limit</translation>
    </message>
    <message>
        <source>Already over limit</source>
        <translation>Bereits über dem Limit</translation>
    </message>
    <message>
        <source>Queue drains</source>
        <translation>Queue leert sich</translation>
    </message>
    <message>
        <source>Newly limited</source>
        <translation>Neu begrenzt</translation>
    </message>
    <message>
        <source>Less headroom</source>
        <translation>Weniger Spielraum</translation>
    </message>
    <message>
        <source>Different charged group</source>
        <translation>Andere angerechnete Gruppe</translation>
    </message>
    <message>
        <source>No longer limited</source>
        <translation>Nicht mehr begrenzt</translation>
    </message>
    <message>
        <source>More headroom</source>
        <translation>Mehr Spielraum</translation>
    </message>
    <message>
        <source>Affected</source>
        <translation>Betroffen</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Limit before</source>
        <translation>Limit vorher</translation>
    </message>
    <message>
        <source>Limit after</source>
        <translation>Limit nachher</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Headroom before</source>
        <translation>Spielraum vorher</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Headroom after</source>
        <translation>Spielraum nachher</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::LimitUseModel</name>
    <message numerus="yes">
        <source>%1 of %n applications</source>
        <translation>
            <numerusform>%1 von %n Anwendung</numerusform>
            <numerusform>%1 von %n Anwendungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>resource type, used amount, limit</extracomment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Queue, user or group</source>
        <translation>Queue, Benutzer oder Gruppe</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Used part of the limit</source>
        <translation>Genutzter Teil des Limits</translation>
    </message>
    <message>
        <source>Used of limit</source>
        <translation>Genutzt</translation>
    </message>
    <message>
        <source>Set at</source>
        <translation>Gesetzt bei</translation>
    </message>
    <message>
        <source>Queue where the limit is set</source>
        <translation>Queue, in der das Limit gesetzt ist</translation>
    </message>
    <message>
        <source>The queue&apos;s own maximum</source>
        <translation>Das eigene Maximum der Queue</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Trend</translation>
    </message>
    <message>
        <source>Change of the use in the last 15 minutes</source>
        <translation>Änderung der Nutzung in den letzten 15 Minuten</translation>
    </message>
    <message>
        <source>Not observed long enough</source>
        <translation>Noch nicht lange genug beobachtet</translation>
    </message>
    <message>
        <source>%1 of the limit in %2</source>
        <extracomment>percentage, time</extracomment>
        <translation>%1 des Limits in %2</translation>
    </message>
    <message>
        <source>Unknown: the use does not clearly grow, the limit is reached already, or the limit has not been observed long enough</source>
        <translation>Unbekannt: Die Nutzung wächst nicht eindeutig, das Limit ist bereits erreicht oder wurde nicht lange genug beobachtet</translation>
    </message>
    <message>
        <source>When the limit is reached if the use grows as in the last 15 minutes</source>
        <translation>Wann das Limit erreicht ist, wenn die Nutzung wie in den letzten 15 Minuten wächst</translation>
    </message>
    <message>
        <source>Limit in</source>
        <translation>Limit in</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::LimitsTableModel</name>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>deaktiviert</translation>
    </message>
    <message>
        <source>0 (no limit)</source>
        <translation>0 (kein Limit)</translation>
    </message>
    <message>
        <source>%1: not yet known to the scheduler</source>
        <translation>%1: dem Scheduler noch nicht bekannt</translation>
    </message>
    <message>
        <source>Commented out in the text: the scheduler ignores this limit</source>
        <translation>Im Text auskommentiert: Der Scheduler ignoriert dieses Limit</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>the max of %1</source>
        <translation>max von %1</translation>
    </message>
    <message>
        <source>Empty: not limited here</source>
        <translation>Leer: hier nicht begrenzt</translation>
    </message>
    <message>
        <source>0: no %1 may be used here. Press Enter again to confirm; empty means no limit.</source>
        <translation>0: Hier darf kein %1 genutzt werden. Zum Bestätigen erneut die Eingabetaste drücken; leer bedeutet kein Limit.</translation>
    </message>
    <message>
        <source>Share of the limit that is available: quotas and limits above may be smaller</source>
        <translation>Verfügbarer Anteil des Limits: Quotas und Limits darüber können kleiner sein</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Wirksam</translation>
    </message>
    <message>
        <source>Used now</source>
        <translation>Jetzt belegt</translation>
    </message>
    <message>
        <source>Highest current usage of the limit by one of its users or groups</source>
        <translation>Höchster Anteil am Limit, den einer seiner Benutzer oder eine seiner Gruppen jetzt nutzt</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>S where the saved file differs, C where the cluster differs</source>
        <translation>G: die gespeicherte Datei weicht ab, C: der Cluster weicht ab</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::NodeAllocationModel</name>
    <message>
        <source>Pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>Pod name, or allocation key if no name is reported</source>
        <translation>Name des Pods, oder Schlüssel der Zuteilung, wenn kein Name gemeldet wird</translation>
    </message>
    <message>
        <source>Allocation %1</source>
        <translation>Zuteilung %1</translation>
    </message>
    <message>
        <source>Allocation %1, namespace %2</source>
        <translation>Zuteilung %1, Namespace %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Foreign: a pod that this scheduler does not manage</source>
        <translation>Fremd: ein Pod, den dieser Scheduler nicht verwaltet</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>Preempted</source>
        <translation>Verdrängt</translation>
    </message>
    <message>
        <source>Foreign</source>
        <translation>Fremd</translation>
    </message>
    <message>
        <source>Pod of an application of this scheduler</source>
        <translation>Pod einer Anwendung dieses Schedulers</translation>
    </message>
    <message>
        <source>Reserves room for a pod of a gang until that pod starts</source>
        <translation>Hält Platz für einen Pod einer Gang frei, bis dieser startet</translation>
    </message>
    <message>
        <source>Chosen to be released for another request</source>
        <translation>Wird für eine andere Anforderung freigegeben</translation>
    </message>
    <message>
        <source>Not managed by this scheduler; counts as foreign on the node</source>
        <translation>Nicht von diesem Scheduler verwaltet; zählt auf dem Knoten als fremd</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Application ID; press Enter to show it</source>
        <translation>Anwendungs-ID; die Eingabetaste zeigt die Anwendung</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Queue of the application</source>
        <translation>Queue der Anwendung</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>User who submitted the application</source>
        <translation>Benutzer, der die Anwendung eingereicht hat</translation>
    </message>
    <message>
        <source>Task group</source>
        <translation>Task-Gruppe</translation>
    </message>
    <message>
        <source>Task group of a gang</source>
        <translation>Task-Gruppe einer Gang</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Priority of the pod</source>
        <translation>Priorität des Pods</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>Zugeteilt</translation>
    </message>
    <message>
        <source>Time since the allocation</source>
        <translation>Zeit seit der Zuteilung</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Amount of the resource shown; of the dominant one it is that of the node</source>
        <translation>Menge der gezeigten Ressource; bei der dominanten die des Knotens</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Amounts of all resource types</source>
        <translation>Mengen aller Ressourcentypen</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::NodeListModel</name>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Node ID; hover to see the host name if it is another</source>
        <translation>Knoten-ID; der Tooltip zeigt den Hostnamen, wenn er abweicht</translation>
    </message>
    <message>
        <source>%1 (host %2)</source>
        <comment>node ID, host name</comment>
        <translation>%1 (Host %2)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Whether the node takes pods</source>
        <translation>Ob der Knoten Pods annimmt</translation>
    </message>
    <message>
        <source>%1. Reservations for requests that wait: %2</source>
        <comment>state, number</comment>
        <translation>%1. Reservierungen für wartende Anforderungen: %2</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Used and foreign of the node&apos;s capacity; the lighter part of the bar is foreign</source>
        <translation>Belegter und fremder Anteil an der Kapazität; der hellere Teil des Balkens ist fremd</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Allocated to applications of this scheduler</source>
        <translation>An Anwendungen dieses Schedulers vergeben</translation>
    </message>
    <message>
        <source>Foreign</source>
        <translation>Fremd</translation>
    </message>
    <message>
        <source>Taken by pods that this scheduler does not manage</source>
        <translation>Von Pods belegt, die dieser Scheduler nicht verwaltet</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Capacity that is neither used nor foreign</source>
        <translation>Kapazität, die weder belegt noch fremd ist</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>What the node has for pods</source>
        <translation>Was der Knoten für Pods hat</translation>
    </message>
    <message>
        <source>Largest free slot</source>
        <translation>Größter freier Platz</translation>
    </message>
    <message>
        <source>Largest request that fits on the node: what is available of the resource shown. For the dominant resource it is listed for every type but pods and ephemeral-storage, and sorted by the smaller free part of memory and vcore</source>
        <translation>Größte Anforderung, die auf den Knoten passt: was von der gezeigten Ressource verfügbar ist. Bei der dominanten Ressource stehen alle Typen außer pods und ephemeral-storage da, sortiert nach dem kleineren freien Anteil von memory und vcore</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Used part of the capacity as the scheduler reports it, without foreign pods</source>
        <translation>Belegter Anteil der Kapazität, wie der Scheduler ihn meldet, ohne fremde Pods</translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation>Zuteilungen</translation>
    </message>
    <message>
        <source>Allocations of this scheduler + foreign ones</source>
        <translation>Zuteilungen dieses Schedulers + fremde</translation>
    </message>
    <message>
        <source>Allocations of this scheduler: %1, foreign: %2</source>
        <translation>Zuteilungen dieses Schedulers: %1, fremde: %2</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Rack reported by the scheduler</source>
        <translation>Vom Scheduler gemeldetes Rack</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>Maschinentyp</translation>
    </message>
    <message>
        <source>Machine type of the node&apos;s attributes</source>
        <translation>Maschinentyp aus den Attributen des Knotens</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Zone of the node&apos;s attributes</source>
        <translation>Zone aus den Attributen des Knotens</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::OpenedReview</name>
    <message>
        <source>%1 already has this text.</source>
        <translation>%1 hat diesen Text bereits.</translation>
    </message>
    <message>
        <source>The review changes another configuration than %1: its base, %2, has another text. Open the file that the review was made of, or ask for a review of %1 as it is now.</source>
        <translation>Die Prüfung ändert eine andere Konfiguration als %1: ihre Grundlage, %2, hat einen anderen Text. Öffnen Sie die Datei, von der die Prüfung gemacht wurde, oder bitten Sie um eine Prüfung von %1, wie sie jetzt ist.</translation>
    </message>
    <message>
        <source>%1 has unsaved edits, which the review does not know. Save or undo them, then open the review again.</source>
        <translation>%1 hat ungespeicherte Bearbeitungen, die die Prüfung nicht kennt. Speichern Sie sie oder machen Sie sie rückgängig, und öffnen Sie die Prüfung erneut.</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::OversubscriptionModel</name>
    <message>
        <source>Limits of named users</source>
        <translation>Limits genannter Benutzer</translation>
    </message>
    <message>
        <source>Limits of named groups</source>
        <translation>Limits genannter Gruppen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>No max up to the root, and the capacity is not known</source>
        <translation>Kein Maximum bis zur Wurzel, und die Kapazität ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1, the capacity of the cluster</source>
        <translation>%1, die Kapazität des Clusters</translation>
    </message>
    <message>
        <source>%1, the max of %2</source>
        <translation>%1, das Maximum von %2</translation>
    </message>
    <message>
        <source>some are not limited</source>
        <translation>einige sind nicht begrenzt</translation>
    </message>
    <message>
        <source>each other user: %1</source>
        <translation>jeder andere Benutzer: %1</translation>
    </message>
    <message>
        <source>all other groups together: %1</source>
        <translation>alle anderen Gruppen zusammen: %1</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Sum of</source>
        <translation>Summiert</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>The sum before the edits</source>
        <translation>Die Summe vor den Änderungen</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>The sum after the edits</source>
        <translation>Die Summe nach den Änderungen</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>The smallest max up to the root, or the capacity of the cluster</source>
        <translation>Das kleinste Maximum bis zur Wurzel oder die Kapazität des Clusters</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>The sum in percent of the available amount</source>
        <translation>Die Summe in Prozent des Verfügbaren</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>Guaranteed amounts of child queues</source>
        <translation>Garantierte Mengen der Kind-Queues</translation>
    </message>
    <message>
        <source>Maxima of child queues</source>
        <translation>Maxima der Kind-Queues</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::OversubscriptionSession</name>
    <message>
        <source>No configuration is open.</source>
        <translation>Keine Konfiguration ist geöffnet.</translation>
    </message>
    <message>
        <source>The scheduler would reject this text: %1</source>
        <translation>Der Scheduler würde diesen Text ablehnen: %1</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::PeopleTreeModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>User or group, with the queues in use below</source>
        <translation>Benutzer oder Gruppe, darunter die genutzten Queues</translation>
    </message>
    <message>
        <source>Highest use</source>
        <translation>Höchstwert</translation>
    </message>
    <message>
        <source>Most-used limit of all resources and applications</source>
        <translation>Am stärksten genutztes Limit über alle Ressourcen und Anwendungen</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Usage of the most-used limit on the shown resource</source>
        <translation>Nutzung des am stärksten genutzten Limits der angezeigten Ressource</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Usage counted by the most-used limit on the shown resource, otherwise total usage</source>
        <translation>Vom am stärksten genutzten Limit der angezeigten Ressource gezählte Nutzung, sonst die gesamte</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Most-used limit on the shown resource</source>
        <translation>Am stärksten genutztes Limit der angezeigten Ressource</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>Headroom of the most-used limit on the shown resource</source>
        <translation>Spielraum des am stärksten genutzten Limits der angezeigten Ressource</translation>
    </message>
    <message>
        <source>Apps</source>
        <translation>Apps</translation>
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
    <message>
        <source>%1 in %2</source>
        <extracomment>a number, name of a queue</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1: no application limit is set in this queue</source>
        <extracomment>path of a queue</extracomment>
        <translation>%1: Dort ist kein Limit für Anwendungen gesetzt</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>amount, path of a queue</extracomment>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>Queue of the limit, usage and headroom in this row: where the most-used limit on the shown resource is set</source>
        <translation>Queue, zu der Limit, Nutzung und Spielraum dieser Zeile gehören: wo das am stärksten genutzte Limit der gezeigten Ressource gesetzt ist</translation>
    </message>
    <message>
        <source>%1: no limit on the shown resource is set up to the root</source>
        <translation>%1: Bis zur Root-Queue ist kein Limit der gezeigten Ressource gesetzt</translation>
    </message>
    <message>
        <source>Running applications / limit in the same queue</source>
        <translation>Laufende Anwendungen / Limit in derselben Queue</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::PodListModel</name>
    <message>
        <source>Pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>Pod name, or the key of the allocation or request if no name is reported</source>
        <translation>Name des Pods, oder der Schlüssel der Zuteilung oder Anforderung, wenn kein Name gemeldet wird</translation>
    </message>
    <message>
        <source>Key %1</source>
        <comment>of an allocation or request</comment>
        <translation>Schlüssel %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Whether resources are allocated to the pod or pending</source>
        <translation>Ob der Pod seine Ressourcen hat oder auf sie wartet</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>Zugeteilt</translation>
    </message>
    <message>
        <source>Preempted</source>
        <translation>Verdrängt</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Node of the allocation, or the one that the request requires; press Enter to show it</source>
        <translation>Knoten der Zuteilung, oder der, den die Anforderung verlangt; Eingabetaste zeigt ihn</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>Maschinentyp</translation>
    </message>
    <message>
        <source>Instance type of the node</source>
        <translation>Maschinentyp des Knotens</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Placeholder: reserves room for a pod of a gang until that pod starts</source>
        <translation>Platzhalter: reserviert Platz für einen Pod einer Gang, bis dieser startet</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Priority of the pod</source>
        <translation>Priorität des Pods</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Time since the allocation or the request</source>
        <translation>Zeit seit der Zuteilung oder Anforderung</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Amounts of all resource types</source>
        <translation>Mengen aller Ressourcentypen</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Fehlgeschlagene Versuche</translation>
    </message>
    <message>
        <source>Number of failed attempts for this reason</source>
        <translation>Anzahl der aus diesem Grund fehlgeschlagenen Versuche</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Latest reason why the request was not allocated; hover to see all of them</source>
        <translation>Letzter Grund, warum der Anforderung nichts zugeteilt wurde; der Mauszeiger darauf zeigt alle</translation>
    </message>
    <message>
        <source>Task group</source>
        <translation>Task-Gruppe</translation>
    </message>
    <message>
        <source>Task group of a gang</source>
        <translation>Task-Gruppe einer Gang</translation>
    </message>
    <message>
        <source>%1 (%2 times, last %3)</source>
        <comment>reason, number, time</comment>
        <translation>%1 (%2-mal, zuletzt %3)</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::QuestionHistory</name>
    <message>
        <source>as placed</source>
        <translation>wie platziert</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>user or application, queue, amounts</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>yes, some usage unknown</source>
        <translation>ja, Nutzung teils unbekannt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>answer: question</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (edited file)</source>
        <translation>%1 (bearbeitete Datei)</translation>
    </message>
    <message>
        <source>%1 (active limits)</source>
        <translation>%1 (aktive Limits)</translation>
    </message>
    <message>
        <source>%1 · seed rules</source>
        <translation>%1 · Seed-Regeln</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::QueueDetails</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Not reported by this scheduler version</source>
        <translation>Von dieser Version des Schedulers nicht gemeldet</translation>
    </message>
    <message>
        <source>%1 is set at this queue</source>
        <translation>%1 ist an dieser Queue gesetzt</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>value, queue</comment>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>%1 is set at %2 and inherited</source>
        <translation>%1 ist an %2 gesetzt und wird geerbt</translation>
    </message>
    <message>
        <source>%1, from template</source>
        <comment>value</comment>
        <translation>%1, aus Vorlage</translation>
    </message>
    <message>
        <source>%1 is set in the template of %2</source>
        <translation>%1 ist in der Vorlage von %2 gesetzt</translation>
    </message>
    <message>
        <source>%1, default</source>
        <comment>value</comment>
        <translation>%1, Standard</translation>
    </message>
    <message>
        <source>%1 is not set</source>
        <translation>%1 ist nicht gesetzt</translation>
    </message>
    <message>
        <source>%1 is set at this queue or above</source>
        <translation>%1 ist an dieser Queue oder darüber gesetzt</translation>
    </message>
    <message>
        <source>Fair share usage</source>
        <translation>Nutzung des fairen Anteils</translation>
    </message>
    <message>
        <source>The root has no sibling queues</source>
        <translation>Die Root-Queue hat keine Geschwister-Queues</translation>
    </message>
    <message>
        <source>Neither a guaranteed amount nor a maximum is known up to the root</source>
        <translation>Bis zur Root-Queue ist weder eine garantierte Menge noch ein Maximum bekannt</translation>
    </message>
    <message>
        <source>Usage in percent of guaranteed, or of the maximum if nothing is guaranteed, for the resource with the highest percentage. Among queues with the same parent and priority, the one with the lowest percentage is served first.</source>
        <translation>Nutzung in Prozent der garantierten Menge, oder des Maximums, wenn nichts garantiert ist; es zählt die Ressource mit dem höchsten Wert. Von Queues mit derselben übergeordneten Queue und Priorität wird die mit dem niedrigsten Wert zuerst bedient.</translation>
    </message>
    <message>
        <source>Scheduling</source>
        <translation>Scheduling</translation>
    </message>
    <message>
        <source>Application sort policy</source>
        <translation>Sortierung der Anwendungen</translation>
    </message>
    <message>
        <source>Queue sort policy</source>
        <translation>Sortierung der Queues</translation>
    </message>
    <message>
        <source>Child queues are always sorted by fair share</source>
        <translation>Queues unter einer übergeordneten Queue werden immer nach fairem Anteil sortiert</translation>
    </message>
    <message>
        <source>Sort by priority</source>
        <translation>Nach Priorität sortieren</translation>
    </message>
    <message>
        <source>Priority offset</source>
        <translation>Prioritäts-Offset</translation>
    </message>
    <message>
        <source>Priority fence</source>
        <translation>Prioritätsgrenze</translation>
    </message>
    <message>
        <source>Highest pending priority</source>
        <translation>Höchste wartende Priorität</translation>
    </message>
    <message>
        <source>No request is pending</source>
        <translation>Keine Anforderung wartet</translation>
    </message>
    <message>
        <source>Includes the priority offsets and fences up to this queue</source>
        <translation>Mit den Offsets und Grenzen bis zu dieser Queue</translation>
    </message>
    <message>
        <source>Being preempted</source>
        <translation>Wird verdrängt</translation>
    </message>
    <message>
        <source>Allocations of this queue that are being released for other queues</source>
        <translation>Zuteilungen dieser Queue, die für andere Queues freigegeben werden</translation>
    </message>
    <message>
        <source>Quota preemption delay</source>
        <translation>Verzögerung der Quota-Preemption</translation>
    </message>
    <message>
        <source>off</source>
        <comment>no delay is set, so that it is not used</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>Without effect: quota preemption is disabled in this partition</source>
        <translation>Ohne Wirkung: Quota-Preemption ist in dieser Partition abgeschaltet</translation>
    </message>
    <message>
        <source>Quota preemption</source>
        <translation>Quota-Preemption</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>not running</source>
        <comment>quota preemption</comment>
        <translation>läuft nicht</translation>
    </message>
    <message>
        <source>Preempts usage above the maximum</source>
        <translation>Verdrängt die Nutzung über dem Maximum</translation>
    </message>
    <message>
        <source>Quota preemption starts</source>
        <translation>Beginn der Quota-Preemption</translation>
    </message>
    <message>
        <source>If usage is still above the maximum at that time</source>
        <translation>Falls die Nutzung dann noch über dem Maximum liegt</translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation>Preemption</translation>
    </message>
    <message>
        <source>Without effect: preemption is disabled in this partition</source>
        <translation>Ohne Wirkung: Preemption ist in dieser Partition abgeschaltet</translation>
    </message>
    <message>
        <source>Preemption fence</source>
        <translation>Preemption-Grenze</translation>
    </message>
    <message>
        <source>Preemption delay</source>
        <translation>Verzögerung der Preemption</translation>
    </message>
    <message>
        <source>Template of dynamic queues</source>
        <translation>Vorlage dynamischer Queues</translation>
    </message>
    <message>
        <source>No template: queues that placement creates below have no quota.</source>
        <translation>Keine Vorlage: Queues, die die Platzierung darunter anlegt, haben keine Quota.</translation>
    </message>
    <message>
        <source>The template is inherited from a queue above</source>
        <translation>Die Vorlage ist von einer Queue darüber geerbt</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>not limited</source>
        <translation>nicht begrenzt</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>Max applications</source>
        <translation>Max. Anwendungen</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>groups %1</source>
        <translation>Gruppen %1</translation>
    </message>
    <message>
        <source>May submit</source>
        <translation>Darf einreichen</translation>
    </message>
    <message>
        <source>May administer</source>
        <translation>Darf verwalten</translation>
    </message>
    <message>
        <source>submitacl of %1: %2</source>
        <translation>submitacl von %1: %2</translation>
    </message>
    <message>
        <source>adminacl of %1: %2</source>
        <translation>adminacl von %1: %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>No submitacl is set at this queue or above. Those who may administer may submit as well.</source>
        <translation>An dieser Queue und darüber ist keine submitacl gesetzt. Wer verwalten darf, darf auch einreichen.</translation>
    </message>
    <message>
        <source>No adminacl is set at this queue or above</source>
        <translation>An dieser Queue und darüber ist keine adminacl gesetzt</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>The source does not report its active configuration</source>
        <translation>Die Quelle meldet ihre aktive Konfiguration nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n application(s) now</source>
        <translation>
            <numerusform>%n Anwendung jetzt</numerusform>
            <numerusform>%n Anwendungen jetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>of a namespace: applications now, how it leads here</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>According to the tags of its applications</source>
        <translation>Laut den Tags ihrer Pods</translation>
    </message>
    <message>
        <source>by placement rule %1</source>
        <translation>durch Platzierungsregel %1</translation>
    </message>
    <message>
        <source>Unless an earlier rule places the application, or a filter excludes it</source>
        <translation>Sofern keine frühere Regel die Anwendung platziert und kein Filter sie ausschließt</translation>
    </message>
    <message>
        <source>every namespace</source>
        <translation>jeder Namespace</translation>
    </message>
    <message>
        <source>a queue of its own below, %1</source>
        <translation>eine eigene Queue darunter, %1</translation>
    </message>
    <message>
        <source>its queue below, if there is one, %1</source>
        <translation>seine Queue darunter, falls es sie gibt, %1</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Namespaces</translation>
    </message>
    <message>
        <source>No namespace is known to be placed in this queue.</source>
        <translation>Es ist kein Namespace bekannt, der hierher führt.</translation>
    </message>
    <message>
        <source>Placement rules</source>
        <translation>Platzierungsregeln</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Weitere Einstellungen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Übergeordnet</translation>
    </message>
    <message>
        <source>Running / max apps</source>
        <translation>Laufende / max. Anw.</translation>
    </message>
    <message>
        <source>Created by</source>
        <translation>Angelegt durch</translation>
    </message>
    <message>
        <source>configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>Platzierung</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>queue, amount</comment>
        <extracomment>queue, amount</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 used, %2 guaranteed</source>
        <translation>%1 genutzt, %2 garantiert</translation>
    </message>
    <message>
        <source>Other queues may use the unused part until this queue needs it</source>
        <translation>Andere Queues können den ungenutzten Teil nutzen, bis diese Queue ihn braucht</translation>
    </message>
    <message>
        <source>%1 of the guarantee unused</source>
        <translation>%1 der Garantie ungenutzt</translation>
    </message>
    <message>
        <source>The scheduler does not decide whose guarantee is borrowed. Allocations above the guaranteed amount may be preempted.</source>
        <translation>Der Scheduler legt nicht fest, wessen Garantie geliehen wird. Zuteilungen über der garantierten Menge können verdrängt werden.</translation>
    </message>
    <message>
        <source>%1 still fit into the parent</source>
        <translation>%1 passen noch in die übergeordnete Queue</translation>
    </message>
    <message>
        <source>%1 above the guarantee, no sibling has an unused one</source>
        <translation>%1 über der Garantie, keine Geschwister-Queue hat eine ungenutzte</translation>
    </message>
    <message>
        <source>%1 above the guarantee; unused by siblings: %2</source>
        <translation>%1 über der Garantie; ungenutzt bei Geschwistern: %2</translation>
    </message>
    <message>
        <source>Borrowing</source>
        <translation>Leihen</translation>
    </message>
    <message>
        <source>The root has no sibling queues.</source>
        <translation>Die Wurzel hat keine Geschwister-Queues.</translation>
    </message>
    <message>
        <source>No guaranteed amounts here or at sibling queues.</source>
        <translation>Keine garantierten Mengen hier oder bei Geschwister-Queues.</translation>
    </message>
    <message>
        <source>Draining</source>
        <translation>Läuft leer</translation>
    </message>
    <message>
        <source>Since</source>
        <comment>a time</comment>
        <translation>Seit</translation>
    </message>
    <message>
        <source>When the queue left the configuration</source>
        <translation>Wann die Queue aus der Konfiguration entfernt wurde</translation>
    </message>
    <message>
        <source>Schedulers do not report since when a queue drains</source>
        <translation>Scheduler melden nicht, seit wann eine Queue leerläuft</translation>
    </message>
    <message>
        <source>Applications left</source>
        <translation>Verbliebene Anwendungen</translation>
    </message>
    <message>
        <source>This source does not report applications</source>
        <translation>Diese Quelle meldet keine Anwendungen</translation>
    </message>
    <message>
        <source>They run on. The queue is removed once it is empty; until then they can be moved to another queue.</source>
        <translation>Sie laufen weiter. Die Queue wird entfernt, sobald sie leer ist; bis dahin können sie in eine andere Queue verschoben werden.</translation>
    </message>
    <message>
        <source>Still allocated</source>
        <translation>Noch zugeteilt</translation>
    </message>
    <message>
        <source>Still pending</source>
        <translation>Noch wartend</translation>
    </message>
    <message>
        <source>Queues below</source>
        <translation>Queues darunter</translation>
    </message>
    <message>
        <source>They are removed first</source>
        <translation>Sie werden zuerst entfernt</translation>
    </message>
    <message>
        <source>User %1</source>
        <translation>Benutzer %1</translation>
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
    <message>
        <source>Partition settings</source>
        <translation>Partitionseinstellungen</translation>
    </message>
    <message>
        <source>Placement rules (%1)</source>
        <translation>Platzierungsregeln (%1)</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>umbenannt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>a queue below was removed</source>
        <translation>eine Queue darunter wurde entfernt</translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>problems of the queues below
----------
sign of what differs in the queues below</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1 here, %2 in the queues below</source>
        <translation>%1 hier, %2 in den Queues darunter</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Queues below differ from the saved file and from the cluster</source>
        <translation>Untergeordnete Queues weichen von der gespeicherten Datei und vom Cluster ab</translation>
    </message>
    <message>
        <source>Queues below differ from the saved file</source>
        <translation>Untergeordnete Queues weichen von der gespeicherten Datei ab</translation>
    </message>
    <message>
        <source>Queues below differ from the cluster</source>
        <translation>Untergeordnete Queues weichen vom Cluster ab</translation>
    </message>
    <message>
        <source>Drift: S where the saved file differs, C where the cluster differs; in brackets for the queues below</source>
        <translation>Abweichung: G von der gespeicherten Datei, C vom Cluster; in Klammern bei untergeordneten Queues</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::QueueTreeModel</name>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Queue name; hover to see the full path</source>
        <translation>Name der Queue; der Tooltip zeigt den vollen Pfad</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Usage of the queue&apos;s own max</source>
        <translation>Nutzung des eigenen Maximums der Queue</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Allocated in the queue and below</source>
        <translation>In der Queue und darunter zugeteilt</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>Amount the queue may reclaim from other queues</source>
        <translation>Menge, die die Queue von anderen zurückfordern darf</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>The queue&apos;s own max; ∞ if not set</source>
        <translation>Eigenes Maximum der Queue; ∞, wenn nicht gesetzt</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>Amount that fits under every max up to the root</source>
        <translation>Menge, die unter jedes Maximum bis zur Root-Queue passt</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Requested but not yet allocated</source>
        <translation>Angefordert und noch nicht zugeteilt</translation>
    </message>
    <message>
        <source>Apps</source>
        <translation>Apps</translation>
    </message>
    <message>
        <source>Running applications / maximum</source>
        <translation>Laufende Anwendungen / Maximum</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>State reported by the scheduler</source>
        <translation>Vom Scheduler gemeldeter Zustand</translation>
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
        <source>Not limited: no max is set on this queue</source>
        <translation>Nicht begrenzt: Für diese Queue ist kein Maximum gesetzt</translation>
    </message>
    <message>
        <source>Not limited: no max is set up to the root</source>
        <translation>Nicht begrenzt: Bis zur Root-Queue ist kein Maximum gesetzt</translation>
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
    <message>
        <source>Guaranteed: %1</source>
        <translation>Garantiert: %1</translation>
    </message>
    <message>
        <source>Guaranteed to its child queues together: %1</source>
        <translation>Ihren Kind-Queues zusammen garantiert: %1</translation>
    </message>
    <message>
        <source>▲ %1</source>
        <comment>more than before</comment>
        <translation>▲ %1</translation>
    </message>
    <message>
        <source>▼ %1</source>
        <comment>less than before</comment>
        <translation>▼ %1</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>%1, as at the moment shown</source>
        <translation>%1, wie zum gezeigten Zeitpunkt</translation>
    </message>
    <message>
        <source>%1, %2 more than at the moment shown</source>
        <translation>%1, %2 mehr als zum gezeigten Zeitpunkt</translation>
    </message>
    <message>
        <source>%1, %2 less than at the moment shown</source>
        <translation>%1, %2 weniger als zum gezeigten Zeitpunkt</translation>
    </message>
    <message>
        <source>Borrowed</source>
        <translation>Geliehen</translation>
    </message>
    <message>
        <source>Used above the guaranteed amount; a queue without one counts that of its children</source>
        <translation>Nutzung über der garantierten Menge; eine Queue ohne eigene zählt die ihrer Kinder</translation>
    </message>
    <message>
        <source>The root has no sibling queues</source>
        <translation>Die Wurzel hat keine Geschwister-Queues</translation>
    </message>
    <message>
        <source>Unused guarantee</source>
        <translation>Ungenutzte Garantie</translation>
    </message>
    <message>
        <source>Guaranteed but not used; other queues may use it until it is needed</source>
        <translation>Garantiert, aber nicht genutzt; andere Queues können es nutzen, bis es gebraucht wird</translation>
    </message>
    <message>
        <source>Allocated now, while an earlier moment is shown: ▲ more than then, ▼ less</source>
        <translation>Jetzt zugeteilt, während ein früherer Zeitpunkt gezeigt wird: ▲ mehr als damals, ▼ weniger</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::QuotaTableModel</name>
    <message>
        <source>Not set here: %1 has a max of %2</source>
        <translation>Hier nicht gesetzt: %1 hat ein max von %2</translation>
    </message>
    <message>
        <source>Own max, %1</source>
        <translation>Eigenes Max., %1</translation>
    </message>
    <message>
        <source>Max of %1, %2</source>
        <translation>Max. von %1, %2</translation>
    </message>
    <message>
        <source>%1 (nodes)</source>
        <translation>%1 (Knoten)</translation>
    </message>
    <message>
        <source>No queue along the path has a max: capacity of the nodes</source>
        <translation>Keine Queue auf dem Pfad hat ein Max.: Kapazität der Knoten</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>No queue along the path has a max; capacity of the nodes is unknown</source>
        <translation>Keine Queue auf dem Pfad hat ein Max.; die Kapazität der Knoten ist unbekannt</translation>
    </message>
    <message>
        <source>The text cannot be read; fix it first</source>
        <translation>Der Text ist nicht lesbar: Zuerst berichtigen</translation>
    </message>
    <message>
        <source>This queue is not in the file</source>
        <translation>Diese Queue steht nicht in der Datei</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Effective max</source>
        <translation>Wirksames Max.</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>0: may not be used here</source>
        <translation>0: darf hier nicht genutzt werden</translation>
    </message>
    <message>
        <source>Not set: nothing is reserved for this queue</source>
        <translation>Nicht gesetzt: Für diese Queue ist nichts reserviert</translation>
    </message>
    <message>
        <source>Not set here or above</source>
        <translation>Weder hier noch darüber gesetzt</translation>
    </message>
    <message>
        <source>parent&apos;s max</source>
        <translation>Max. der übergeordneten Queue</translation>
    </message>
    <message>
        <source>Empty: not limited here</source>
        <translation>Leer: hier nicht begrenzt</translation>
    </message>
    <message>
        <source>0: no %1 may be used here. Press Enter again to confirm; empty means no max.</source>
        <translation>0: Hier darf kein %1 genutzt werden. Zum Bestätigen erneut die Eingabetaste drücken; leer bedeutet kein Max.</translation>
    </message>
    <message>
        <source>Empty: nothing is reserved for this queue</source>
        <translation>Leer: Für diese Queue ist nichts reserviert</translation>
    </message>
    <message>
        <source>0: nothing is reserved, like an empty cell. Press Enter again to confirm.</source>
        <translation>0: Nichts ist reserviert, wie bei einer leeren Zelle. Zum Bestätigen erneut die Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>Root capacity = sum of nodes</source>
        <translation>Root-Kapazität = Summe der Knoten</translation>
    </message>
    <message>
        <source>Used now</source>
        <translation>Jetzt belegt</translation>
    </message>
    <message>
        <source>What the cluster uses in this queue, and its share of the effective max</source>
        <translation>Was der Cluster in dieser Queue nutzt, und der Anteil am wirksamen Maximum</translation>
    </message>
    <message>
        <source>the effective max</source>
        <translation>wirksames Maximum</translation>
    </message>
    <message>
        <source>the capacity of the nodes</source>
        <translation>Kapazität der Knoten</translation>
    </message>
    <message>
        <source>The file is locked; unlock editing first</source>
        <translation>Die Datei ist gesperrt; entsperren Sie zuerst das Bearbeiten</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ResultsModel</name>
    <message>
        <source>%1
Quota of %2.</source>
        <extracomment>path of a queue</extracomment>
        <translation>%1
Quota von %2.</translation>
    </message>
    <message>
        <source>Share of the quota with the highest mean usage: for a queue the smallest max up to the root, for a user the limits</source>
        <translation>Anteil der im Mittel am stärksten genutzten Quota: bei einer Queue das kleinste Maximum bis zur Root-Queue, bei einem Benutzer die Limits</translation>
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
        <source>Share of quota</source>
        <translation>Anteil der Quota</translation>
    </message>
    <message>
        <source>Blocked by</source>
        <translation>Blockiert durch</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::RuleListModel</name>
    <message>
        <source>users %1</source>
        <translation>Benutzer %1</translation>
    </message>
    <message>
        <source>groups %1</source>
        <translation>Gruppen %1</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>all but %1</source>
        <translation>alle außer %1</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>below: %1</source>
        <extracomment>the rule that gives the queue above the one of the rule before</extracomment>
        <translation>unter: %1</translation>
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
        <source>Rules are evaluated from top to bottom; the first that returns a queue is used</source>
        <translation>Regeln werden von oben nach unten ausgewertet; die erste, die eine Queue ergibt, gilt</translation>
    </message>
    <message>
        <source>Returns the parent queue for the rule above</source>
        <translation>Ergibt die übergeordnete Queue für die Regel darüber</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::RuntimeChangesModel</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>▼ over runtime by %1</source>
        <translation>▼ um %1 über Runtime</translation>
    </message>
    <message>
        <source>▲ raised</source>
        <translation>▲ erhöht</translation>
    </message>
    <message>
        <source>▼ lowered</source>
        <translation>▼ gesenkt</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Runtime before</source>
        <translation>Runtime vorher</translation>
    </message>
    <message>
        <source>Runtime after</source>
        <translation>Runtime nachher</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Genutzt</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::SampleHistory</name>
    <message numerus="yes">
        <source>%Ln sample(s) from %1 to %2</source>
        <translation>
            <numerusform>%Ln Messung von %1 bis %2</numerusform>
            <numerusform>%Ln Messungen von %1 bis %2</numerusform>
        </translation>
    </message>
    <message>
        <source>These samples cover less than an hour: demand at other times is unknown</source>
        <translation>Diese Messungen umfassen weniger als eine Stunde: Der Bedarf zu anderen Zeiten ist unbekannt</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ScenarioChecksModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>ausstehend</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fehlgeschlagen: %1</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::SchedulerParity</name>
    <message>
        <source>Local: %1 – %2: %3</source>
        <extracomment>what our rules say, and what the scheduler says</extracomment>
        <translation>Lokal: %1 – %2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>errors, warnings</extracomment>
        <translation>%1, %2</translation>
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
        <source>validating…</source>
        <translation>wird geprüft…</translation>
    </message>
    <message>
        <source>agrees (%1)</source>
        <translation>stimmt überein (%1)</translation>
    </message>
    <message>
        <source>disagrees, it would accept this (%1)</source>
        <translation>weicht ab, würde dies annehmen (%1)</translation>
    </message>
    <message>
        <source>disagrees, it would reject this: %1 (%2)</source>
        <translation>weicht ab, würde dies ablehnen: %1 (%2)</translation>
    </message>
    <message>
        <source>validation failed: %1: %2 (%3)</source>
        <translation>Validierung fehlgeschlagen: %1: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ScriptModel</name>
    <message>
        <source>pending</source>
        <translation>ausstehend</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>nicht ausgeführt</translation>
    </message>
    <message>
        <source>not done: %1</source>
        <translation>nicht ausgeführt: %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>ausgeführt</translation>
    </message>
    <message>
        <source>%1 (manual)</source>
        <extracomment>title of an action that was injected</extracomment>
        <translation>%1 (manuell)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::SourceAlerts</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reachable: %1</source>
        <translation>Nicht erreichbar: %1</translation>
    </message>
    <message>
        <source>Not reachable</source>
        <translation>Nicht erreichbar</translation>
    </message>
    <message>
        <source>Reachable again</source>
        <translation>Wieder erreichbar</translation>
    </message>
    <message>
        <source>At their limit: %1</source>
        <translation>Am Limit: %1</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::SourceTexts</name>
    <message>
        <source>no data</source>
        <translation>keine Daten</translation>
    </message>
    <message numerus="yes">
        <source>last updated %n s ago</source>
        <translation>
            <numerusform>zuletzt vor %n s aktualisiert</numerusform>
            <numerusform>zuletzt vor %n s aktualisiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last updated %n min ago</source>
        <translation>
            <numerusform>zuletzt vor %n min aktualisiert</numerusform>
            <numerusform>zuletzt vor %n min aktualisiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last updated %n h ago</source>
        <translation>
            <numerusform>zuletzt vor %n h aktualisiert</numerusform>
            <numerusform>zuletzt vor %n h aktualisiert</numerusform>
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
    <message>
        <source>Not supported by this scheduler: %1.</source>
        <translation>Von diesem Scheduler nicht unterstützt: %1.</translation>
    </message>
    <message>
        <source>Dependent values are shown as unknown.</source>
        <translation>Davon abhängige Werte werden als unbekannt angezeigt.</translation>
    </message>
    <message>
        <source>Dependent values are stale or unknown.</source>
        <translation>Davon abhängige Werte sind veraltet oder unbekannt.</translation>
    </message>
    <message>
        <source>Cannot reach %1.</source>
        <translation>%1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2</source>
        <extracomment>name, reason as a sentence
----------
names of data, the reason as a sentence</extracomment>
        <translation>%1 ist nicht lesbar: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 Retrying in %n s (attempt %2).</source>
        <extracomment>a sentence, a number</extracomment>
        <translation>
            <numerusform>%1 Neuer Versuch in %n s (Versuch %2).</numerusform>
            <numerusform>%1 Neuer Versuch in %n s (Versuch %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Showing data from %2. Retrying in %n s (attempt %3).</source>
        <extracomment>a sentence, the time of day, a number</extracomment>
        <translation>
            <numerusform>%1 Angezeigt werden Daten von %2. Neuer Versuch in %n s (Versuch %3).</numerusform>
            <numerusform>%1 Angezeigt werden Daten von %2. Neuer Versuch in %n s (Versuch %3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Connect again with valid credentials.</source>
        <extracomment>a sentence</extracomment>
        <translation>%1 Verbinden Sie sich mit gültigen Anmeldedaten neu.</translation>
    </message>
    <message>
        <source>%1 Showing data from %2. Connect again with valid credentials.</source>
        <extracomment>a sentence, the time of day</extracomment>
        <translation>%1 Angezeigt werden Daten von %2. Verbinden Sie sich mit gültigen Anmeldedaten neu.</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>beobachtet</translation>
    </message>
    <message>
        <source>playback</source>
        <translation>Wiedergabe</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::StateCountModel</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>State reported by the scheduler</source>
        <translation>Vom Scheduler gemeldeter Zustand</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>Applications in this state are not listed</source>
        <translation>Anwendungen in diesem Zustand werden nicht aufgelistet</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::TraceModel</name>
    <message>
        <source>%1: %2 of %3 used, %4 requested</source>
        <translation>%1: %2 von %3 belegt, %4 angefordert</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>what holds is set above</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>✖ does not fit</source>
        <translation>✖ passt nicht</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>✖ blocking ◆</source>
        <translation>✖ blockiert ◆</translation>
    </message>
    <message>
        <source>✖ blocking</source>
        <translation>✖ blockiert</translation>
    </message>
    <message>
        <source>◆ least headroom</source>
        <translation>◆ kleinster Spielraum</translation>
    </message>
    <message>
        <source>The requested resources are not limited here for %1; the limits above apply</source>
        <translation>Die angeforderten Ressourcen sind hier für %1 nicht begrenzt; es gelten die Limits darüber</translation>
    </message>
    <message>
        <source>0: no %1 may be used here</source>
        <translation>0: Hier darf kein %1 genutzt werden</translation>
    </message>
    <message>
        <source>Not set here; %1 applies, set in %2</source>
        <translation>Hier nicht gesetzt; es gilt %1, gesetzt in %2</translation>
    </message>
    <message>
        <source>Not limited: not set here or above</source>
        <translation>Nicht begrenzt: weder hier noch darüber gesetzt</translation>
    </message>
    <message>
        <source>Usage unknown</source>
        <translation>Nutzung unbekannt</translation>
    </message>
    <message>
        <source>Blocks the request; least headroom of %1 along the path</source>
        <translation>Blockiert die Anforderung; kleinster Spielraum für %1 auf dem Pfad</translation>
    </message>
    <message>
        <source>Blocks the request</source>
        <translation>Blockiert die Anforderung</translation>
    </message>
    <message>
        <source>Least headroom of %1 along the path</source>
        <translation>Kleinster Spielraum für %1 auf dem Pfad</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>quota</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>aufgeführt</translation>
    </message>
    <message>
        <source>named</source>
        <translation>namentlich</translation>
    </message>
    <message>
        <source>wildcard</source>
        <translation>Wildcard</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Ebenen</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Used, requested</source>
        <translation>Belegt, angefordert</translation>
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
        <source>Requested</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::UnusedModel</name>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Applied to nobody</source>
        <translation>Galt für niemanden</translation>
    </message>
    <message>
        <source>The user or group that the limit names</source>
        <translation>Der Benutzer oder die Gruppe, die das Limit nennt</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Number of the limit in its queue</source>
        <translation>Nummer des Limits in seiner Queue</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::UnusedSession</name>
    <message>
        <source>No configuration is open.</source>
        <translation>Es ist keine Konfiguration geöffnet.</translation>
    </message>
    <message>
        <source>The scheduler would reject this text: %1</source>
        <translation>Der Scheduler würde diesen Text ablehnen: %1</translation>
    </message>
    <message>
        <source>Unused limits are found by the users, groups and applications of samples. Connect to a scheduler and wait for samples, or open a recording.</source>
        <translation>Ungenutzte Limits werden nach den Benutzern, Gruppen und Anwendungen der Messungen gesucht. Verbinden Sie sich mit einem Scheduler und warten Sie auf Messungen, oder öffnen Sie eine Aufzeichnung.</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::VersionsModel</name>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
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
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Errors and warnings of the validation when the version was stored</source>
        <translation>Fehler und Warnungen der Prüfung, als die Version gespeichert wurde</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>The connection of the cluster that the file is a copy of</source>
        <translation>Die Verbindung des Clusters, von dem die Datei eine Kopie ist</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::WaitingModel</name>
    <message>
        <source>The scheduler reports no reason</source>
        <translation>Der Scheduler meldet keinen Grund</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Latest scheduler message for a pending request</source>
        <translation>Letzte Meldung des Schedulers zu einer wartenden Anforderung</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Apps</translation>
    </message>
    <message>
        <source>Applications that wait for this reason</source>
        <translation>Anwendungen, die aus diesem Grund warten</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Max. Wartezeit</translation>
    </message>
    <message>
        <source>Waiting longest</source>
        <translation>Am längsten</translation>
    </message>
    <message>
        <source>Application that has waited longest</source>
        <translation>Anwendung, die am längsten wartet</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>application, queue</extracomment>
        <translation>%1 in %2</translation>
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
    <name>quotadeck::ui::AccessQuestion</name>
    <message>
        <source>dev, qa</source>
        <translation>dev, qa</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Benutzer</translation>
    </message>
    <message>
        <source>Unknown: the source does not report its active configuration.</source>
        <translation>Unbekannt: Die Quelle meldet ihre aktive Konfiguration nicht.</translation>
    </message>
    <message>
        <source>Yes: %1.</source>
        <translation>Ja: %1.</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <translation>Nein: %1.</translation>
    </message>
    <message>
        <source>Check submit access</source>
        <translation>Zugriff zum Einreichen prüfen</translation>
    </message>
    <message>
        <source>G&amp;roups</source>
        <translation>G&amp;ruppen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ActionTexts</name>
    <message>
        <source>Submit Application</source>
        <translation>Anwendung einreichen</translation>
    </message>
    <message>
        <source>Submit Gang</source>
        <translation>Gang einreichen</translation>
    </message>
    <message>
        <source>Add Pods to Application</source>
        <translation>Pods zu einer Anwendung hinzufügen</translation>
    </message>
    <message>
        <source>Complete Pods</source>
        <translation>Pods abschließen</translation>
    </message>
    <message>
        <source>Fail Application</source>
        <translation>Anwendung fehlschlagen lassen</translation>
    </message>
    <message>
        <source>Preempt Pods</source>
        <translation>Pods verdrängen</translation>
    </message>
    <message>
        <source>Add Node</source>
        <translation>Knoten hinzufügen</translation>
    </message>
    <message>
        <source>Drain Node</source>
        <translation>Knoten leeren</translation>
    </message>
    <message>
        <source>Fail Node</source>
        <translation>Knoten ausfallen lassen</translation>
    </message>
    <message>
        <source>Restore Node</source>
        <translation>Knoten zurückkehren lassen</translation>
    </message>
    <message>
        <source>Change Groups of User</source>
        <translation>Gruppen eines Benutzers ändern</translation>
    </message>
    <message>
        <source>Load Configuration</source>
        <translation>Konfiguration laden</translation>
    </message>
    <message>
        <source>Create or Change Namespace</source>
        <translation>Namespace anlegen oder ändern</translation>
    </message>
    <message>
        <source>Restart Scheduler</source>
        <translation>Scheduler neu starten</translation>
    </message>
    <message>
        <source>Create Pods</source>
        <translation>Pods anlegen</translation>
    </message>
    <message>
        <source>End Pods</source>
        <translation>Pods beenden</translation>
    </message>
    <message>
        <source>Change Quota Groups</source>
        <translation>Quota-Gruppen ändern</translation>
    </message>
    <message>
        <source>Delete Quota Group</source>
        <translation>Quota-Gruppe löschen</translation>
    </message>
    <message>
        <source>Apply Rules for Models</source>
        <translation>Regeln für Modelle anwenden</translation>
    </message>
    <message>
        <source>Move Application</source>
        <translation>Anwendung verschieben</translation>
    </message>
    <message>
        <source>Kill Application</source>
        <translation>Anwendung beenden</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AdministerDialog</name>
    <message>
        <source>Acting user</source>
        <translation>Handelnder Benutzer</translation>
    </message>
    <message>
        <source>Move Application</source>
        <translation>Anwendung verschieben</translation>
    </message>
    <message>
        <source>Kill Application</source>
        <translation>Anwendung beenden</translation>
    </message>
    <message>
        <source>The application moves with its allocations and requests. The acting user needs administrator access (adminacl) to both queues.</source>
        <translation>Die Anwendung wird mit ihren Zuteilungen und Anforderungen verschoben. Der handelnde Benutzer braucht Verwaltungszugriff (adminacl) auf beide Queues.</translation>
    </message>
    <message>
        <source>The application fails, and its pods end. The acting user needs administrator access (adminacl) to its queue.</source>
        <translation>Die Anwendung scheitert, und ihre Pods enden. Der handelnde Benutzer braucht Verwaltungszugriff (adminacl) auf ihre Queue.</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verschieben nach</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>&amp;Verschieben nach</translation>
    </message>
    <message>
        <source>&amp;Acting user</source>
        <translation>&amp;Handelnder Benutzer</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AdviceList</name>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Explain the same request in this queue</source>
        <translation>Dieselbe Anforderung in dieser Queue erklären</translation>
    </message>
    <message>
        <source>Use queue %1</source>
        <translation>Queue %1 verwenden</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AmountsBar</name>
    <message>
        <source>By &amp;model</source>
        <translation>Nach &amp;Modell</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Resource shown on the page</source>
        <translation>Auf der Seite gezeigte Ressource</translation>
    </message>
    <message>
        <source>Cluster total</source>
        <translation>Cluster-Summe</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Total of this resource on all nodes of the cluster, for example 400 or 2Ti</source>
        <translation>Summe dieser Ressource auf allen Knoten des Clusters, zum Beispiel 400 oder 2Ti</translation>
    </message>
    <message>
        <source>Cards by model</source>
        <translation>Karten nach Modell</translation>
    </message>
    <message>
        <source>Include guarantees per card model, an extension not present in Koordinator</source>
        <translation>Garantien je Kartenmodell berücksichtigen, eine Erweiterung, die Koordinator nicht kennt</translation>
    </message>
    <message>
        <source>&amp;Resource</source>
        <translation>&amp;Ressource</translation>
    </message>
    <message>
        <source>Cluster &amp;total</source>
        <translation>Cluster-&amp;Summe</translation>
    </message>
    <message>
        <source>mins of the first level %1, more than the total: scaled down</source>
        <translation>Minima der ersten Ebene %1, mehr als die Summe: herabskaliert</translation>
    </message>
    <message>
        <source>mins of the first level %1</source>
        <translation>Minima der ersten Ebene %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid total of %2. Enter for example 400, 1500m or 2Ti.</source>
        <translation>„%1“ ist keine gültige Summe von %2. Geben Sie zum Beispiel 400, 1500m oder 2Ti ein.</translation>
    </message>
    <message>
        <source>Filter groups</source>
        <translation>Gruppen filtern</translation>
    </message>
    <message>
        <source>Str&amp;ict</source>
        <translation>Str&amp;ikt</translation>
    </message>
    <message>
        <source>Strict rules</source>
        <translation>Strikte Regeln</translation>
    </message>
    <message>
        <source>Reject turning a leaf into a parent and a parent into a leaf (V10)</source>
        <translation>Lehnt es ab, aus einer Leaf-Gruppe eine übergeordnete Gruppe zu machen oder umgekehrt (V10)</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ApplicationPane</name>
    <message>
        <source>Show &amp;Node</source>
        <translation>&amp;Knoten anzeigen</translation>
    </message>
    <message>
        <source>Pods of the selected application</source>
        <translation>Pods der ausgewählten Anwendung</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>&amp;Zeilen kopieren</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Select an application to see its allocations and requests.</source>
        <translation>Wählen Sie eine Anwendung, um ihre Zuteilungen und Anforderungen zu sehen.</translation>
    </message>
    <message>
        <source>%1 is no longer listed.</source>
        <translation>%1 wird nicht mehr aufgeführt.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>application, state</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The scheduler reports allocations and requests of active applications only.</source>
        <translation>Der Scheduler meldet Zuteilungen und Anforderungen nur von aktiven Anwendungen.</translation>
    </message>
    <message>
        <source>%1 (%2). Allocations: %3, requests: %4</source>
        <comment>application, state, numbers</comment>
        <translation>%1 (%2). Zuteilungen: %3, Anforderungen: %4</translation>
    </message>
    <message>
        <source>No allocations and no requests are reported for this application.</source>
        <translation>Für diese Anwendung werden keine Zuteilungen und keine Anforderungen gemeldet.</translation>
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
        <source>No running or waiting applications</source>
        <translation>Keine Anwendung läuft oder wartet</translation>
    </message>
    <message>
        <source>Applications are listed from submission until they finish.</source>
        <translation>Anwendungen werden von der Einreichung bis zu ihrem Ende aufgeführt.</translation>
    </message>
    <message>
        <source>This source does not report applications.</source>
        <translation>Diese Quelle meldet keine Anwendungen.</translation>
    </message>
    <message>
        <source>Show all applications</source>
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
    <message>
        <source>Pending</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>No applications match</source>
        <translation>Keine Anwendung entspricht dem Filter</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>%1 is no longer listed.</source>
        <translation>%1 wird nicht mehr aufgeführt.</translation>
    </message>
    <message>
        <source>Active</source>
        <comment>applications</comment>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>applications</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>All</source>
        <comment>applications</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Applications shown</source>
        <translation>Angezeigte Anwendungen</translation>
    </message>
    <message>
        <source>No finished applications</source>
        <translation>Keine fertigen Anwendungen</translation>
    </message>
    <message>
        <source>Applications are listed here once they have completed, failed or been rejected.</source>
        <translation>Anwendungen stehen hier, sobald sie beendet, gescheitert oder abgelehnt sind.</translation>
    </message>
    <message>
        <source>This source reports active applications only, as recordings and older schedulers do.</source>
        <translation>Diese Quelle meldet nur aktive Anwendungen, so wie Aufzeichnungen und ältere Scheduler.</translation>
    </message>
    <message>
        <source>Group applications</source>
        <translation>Anwendungen gruppieren</translation>
    </message>
    <message>
        <source>Group applications by what they have in common</source>
        <translation>Anwendungen nach dem gruppieren, was sie gemeinsam haben</translation>
    </message>
    <message>
        <source>&amp;No Groups</source>
        <translation>&amp;Keine Gruppen</translation>
    </message>
    <message>
        <source>By &amp;Queue</source>
        <translation>Nach &amp;Queue</translation>
    </message>
    <message>
        <source>By &amp;User</source>
        <translation>Nach &amp;Benutzer</translation>
    </message>
    <message>
        <source>By &amp;Charged Group</source>
        <translation>Nach angerechneter &amp;Gruppe</translation>
    </message>
    <message>
        <source>By &amp;State</source>
        <translation>Nach &amp;Zustand</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>The last %L1 finished applications</source>
        <translation>Die letzten %L1 fertigen Anwendungen</translation>
    </message>
    <message>
        <source>&amp;Move to Queue…</source>
        <translation>In Queue &amp;verschieben…</translation>
    </message>
    <message>
        <source>&amp;Kill…</source>
        <translation>&amp;Beenden…</translation>
    </message>
    <message>
        <source>Only simulated clusters can do this: a scheduler has no request for it</source>
        <translation>Das geht nur in simulierten Clustern: Ein Scheduler hat dafür keine Anfrage</translation>
    </message>
    <message>
        <source>The application has finished</source>
        <translation>Die Anwendung ist beendet</translation>
    </message>
    <message>
        <source>Move the application with all it holds to another queue</source>
        <translation>Die Anwendung mit allem, was sie hält, in eine andere Queue verschieben</translation>
    </message>
    <message>
        <source>End the application and its pods</source>
        <translation>Die Anwendung und ihre Pods beenden</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ApplyDialog</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>läuft…</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Apply to Cluster</source>
        <translation>Auf den Cluster anwenden</translation>
    </message>
    <message>
        <source>Change in the cluster</source>
        <translation>Änderung im Cluster</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>&amp;Merge Their Changes</source>
        <translation>Andere Änderungen &amp;zusammenführen</translation>
    </message>
    <message>
        <source>&amp;Roll Back</source>
        <translation>Zu&amp;rücknehmen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>%1 is a production cluster.</source>
        <translation>%1 ist ein Produktionscluster.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::BaseTexts</name>
    <message>
        <source>Changes since last save</source>
        <translation>Änderungen seit dem letzten Speichern</translation>
    </message>
    <message>
        <source>Compared with the file on disk</source>
        <translation>Verglichen mit der Datei auf dem Datenträger</translation>
    </message>
    <message>
        <source>Compared with the current text</source>
        <translation>Verglichen mit dem aktuellen Text</translation>
    </message>
    <message>
        <source>Compared with the cluster&apos;s active configuration</source>
        <translation>Verglichen mit der aktiven Konfiguration des Clusters</translation>
    </message>
    <message>
        <source>Compared with the version of %1</source>
        <translation>Verglichen mit der Version vom %1</translation>
    </message>
    <message>
        <source>Compared with the version &quot;%1&quot; of %2</source>
        <translation>Verglichen mit der Version „%1“ vom %2</translation>
    </message>
    <message>
        <source>The current text is the version of %1. Save to write it to the file; Undo returns to the text before.</source>
        <translation>Der aktuelle Text ist die Version vom %1. Speichern schreibt ihn in die Datei, Rückgängig stellt den vorherigen Text wieder her.</translation>
    </message>
    <message>
        <source>The current text is the version &quot;%1&quot; of %2. Save to write it to the file; Undo returns to the text before.</source>
        <translation>Der aktuelle Text ist die Version „%1“ vom %2. Speichern schreibt ihn in die Datei, Rückgängig stellt den vorherigen Text wieder her.</translation>
    </message>
    <message>
        <source>Compared with the configuration of the cluster</source>
        <translation>Verglichen mit der Konfiguration des Clusters</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2</source>
        <extracomment>label and time of a version</extracomment>
        <translation>„%1“ vom %2</translation>
    </message>
    <message>
        <source>Changes from the version %1 to the version %2</source>
        <translation>Änderungen von der Version %1 zur Version %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::BulkEditDialog</name>
    <message>
        <source>Preview of the changes</source>
        <translation>Vorschau der Änderungen</translation>
    </message>
    <message>
        <source>Bulk Edit</source>
        <translation>Massenänderung</translation>
    </message>
    <message numerus="yes">
        <source>%n selected limit(s) of %1</source>
        <translation>
            <numerusform>%n ausgewähltes Limit von %1</numerusform>
            <numerusform>%n ausgewählte Limits von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All limits of %1</source>
        <translation>Alle Limits von %1</translation>
    </message>
    <message>
        <source>All limits of %1 and the queues below</source>
        <translation>Alle Limits von %1 und den Queues darunter</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>About the formula</source>
        <translation>Über die Formel</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>too many to preview their problems</source>
        <translation>zu viele für eine Vorschau ihrer Probleme</translation>
    </message>
    <message numerus="yes">
        <source>problems with %n of them: see the notes</source>
        <translation>
            <numerusform>Probleme bei %n davon: siehe Hinweis</numerusform>
            <numerusform>Probleme bei %n davon: siehe Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new problem(s) elsewhere</source>
        <translation>
            <numerusform>%n neues Problem an anderer Stelle</numerusform>
            <numerusform>%n neue Probleme an anderen Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>the scheduler would reject the result</source>
        <translation>der Scheduler würde das Ergebnis ablehnen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>By formula</source>
        <translation>Mit Formel</translation>
    </message>
    <message>
        <source>Distribute the guarantee of %1</source>
        <translation>Garantie von %1 verteilen</translation>
    </message>
    <message>
        <source>*1.2   +10   -500m   =64Gi   =50%   min(parent, 64Gi)   clear</source>
        <translation>*1.2   +10   -500m   =64Gi   =50%   min(parent, 64Gi)   clear</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>in the ratio of the present guarantees</source>
        <translation>im Verhältnis der jetzigen Garantien</translation>
    </message>
    <message>
        <source>equal shares</source>
        <translation>gleiche Anteile</translation>
    </message>
    <message>
        <source>in the ratio of the effective max</source>
        <translation>im Verhältnis des wirksamen Max.</translation>
    </message>
    <message>
        <source>Apply to</source>
        <translation>Anwenden auf</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Queues: guaranteed</source>
        <translation>Queues: Garantiert</translation>
    </message>
    <message>
        <source>Queues: max</source>
        <translation>Queues: Max.</translation>
    </message>
    <message>
        <source>Queues: max applications</source>
        <translation>Queues: maximale Anwendungen</translation>
    </message>
    <message>
        <source>Limits: max resources</source>
        <translation>Limits: maximale Ressourcen</translation>
    </message>
    <message>
        <source>Limits: max applications</source>
        <translation>Limits: maximale Anwendungen</translation>
    </message>
    <message>
        <source>Forms of formulas</source>
        <translation>Formen von Formeln</translation>
    </message>
    <message numerus="yes">
        <source>All limits of %n selected queue(s)</source>
        <translation>
            <numerusform>Alle Limits von %n ausgewählten Queue</numerusform>
            <numerusform>Alle Limits von %n ausgewählten Queues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected queue(s)</source>
        <translation>
            <numerusform>%n ausgewählte Queue</numerusform>
            <numerusform>%n ausgewählte Queues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All limits of %n selected queue(s) and the queues below</source>
        <translation>
            <numerusform>Alle Limits von %n ausgewählten Queue und den Queues darunter</numerusform>
            <numerusform>Alle Limits von %n ausgewählten Queues und den Queues darunter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected queue(s) and the queues below</source>
        <translation>
            <numerusform>%n ausgewählte Queue und die Queues darunter</numerusform>
            <numerusform>%n ausgewählte Queues und die Queues darunter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Child queues of %1</source>
        <translation>Untergeordnete Queues von %1</translation>
    </message>
    <message>
        <source>%1 and all queues below</source>
        <translation>%1 und alle Queues darunter</translation>
    </message>
    <message>
        <source>The guaranteed amount of the queue is given out to its child queues. Shares are rounded down, and what is left goes to the largest remainders, so that the sum is exact.</source>
        <translation>Die garantierte Menge der Queue wird auf ihre untergeordneten Queues verteilt. Anteile werden abgerundet, und der Rest geht an die größten Nachkommateile, sodass die Summe genau stimmt.</translation>
    </message>
    <message>
        <source>Change: *1.2  /2  +4Gi  -500m.   Set: =64Gi  =50%  =guaranteed*2  =max.   Choose: min(parent, 64Gi)  max(value, 4).   Round: round 4  *1.2 round 4.   Remove: clear.</source>
        <translation>Ändern: *1.2  /2  +4Gi  -500m.   Setzen: =64Gi  =50%  =guaranteed*2  =max.   Auswählen: min(parent, 64Gi)  max(value, 4).   Runden: round 4  *1.2 round 4.   Entfernen: clear.</translation>
    </message>
    <message>
        <source>% and parent: the limit of the same users and groups above. max and guaranteed: of the queue. value: the present value.</source>
        <translation>% und parent: das Limit derselben Benutzer und Gruppen darüber. max und guaranteed: der Queue. value: der jetzige Wert.</translation>
    </message>
    <message>
        <source>% and parent: the same value of the parent queue. max: the effective max. value: the present value. Amounts without a unit are bytes, cores or items.</source>
        <translation>% und parent: derselbe Wert der übergeordneten Queue. max: das wirksame Max. value: der jetzige Wert. Mengen ohne Einheit sind Bytes, Kerne oder Stück.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) would change</source>
        <translation>
            <numerusform>%n Wert würde sich ändern</numerusform>
            <numerusform>%n Werte würden sich ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) unchanged: see the notes</source>
        <translation>
            <numerusform>%n Wert unverändert: siehe Anmerkungen</numerusform>
            <numerusform>%n Werte unverändert: siehe Anmerkungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a formula to see what it changes.</source>
        <translation>Geben Sie eine Formel ein, um zu sehen, was sie ändert.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message numerus="yes">
        <source>Change %n Value(s)</source>
        <translation>
            <numerusform>%n Wert ändern</numerusform>
            <numerusform>%n Werte ändern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChangeTabs</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Text Difference</source>
        <translation>Unterschied im Text</translation>
    </message>
    <message>
        <source>Changes (%1)</source>
        <translation>Änderungen (%1)</translation>
    </message>
    <message>
        <source>no differences</source>
        <translation>keine Unterschiede</translation>
    </message>
    <message>
        <source>changed settings unknown, %1: %2</source>
        <translation>geänderte Einstellungen unbekannt, %1: %2</translation>
    </message>
    <message>
        <source>text differs, settings equal</source>
        <translation>Text abweichend, Einstellungen gleich</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChangesPanel</name>
    <message>
        <source>Revert This Change</source>
        <translation>Diese Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>%1: settings cannot be compared, %2: %3</source>
        <translation>%1: Einstellungen nicht vergleichbar, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Checking whether this change can be reverted separately</source>
        <translation>Es wird geprüft, ob sich diese Änderung einzeln zurücknehmen lässt</translation>
    </message>
    <message>
        <source>Select a change first</source>
        <translation>Zuerst eine Änderung auswählen</translation>
    </message>
    <message>
        <source>Revert this change and keep the others</source>
        <translation>Diese Änderung zurücknehmen und die anderen behalten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>&quot;Compared with the cluster&apos;s active configuration (read 14:02:31)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Compare with Last Save</source>
        <translation>Mit dem letzten Speichern vergleichen</translation>
    </message>
    <message>
        <source>Compare with Active Configuration</source>
        <translation>Mit der aktiven Konfiguration vergleichen</translation>
    </message>
    <message>
        <source>Changes since the last save are already shown</source>
        <translation>Die Änderungen seit dem letzten Speichern werden bereits angezeigt</translation>
    </message>
    <message>
        <source>Show what changed since the file was last opened or saved</source>
        <translation>Zeigen, was sich seit dem letzten Öffnen oder Speichern der Datei geändert hat</translation>
    </message>
    <message>
        <source>The source does not report its active configuration</source>
        <translation>Die Quelle meldet ihre aktive Konfiguration nicht</translation>
    </message>
    <message>
        <source>The comparison with the active configuration is already shown</source>
        <translation>Der Vergleich mit der aktiven Konfiguration wird bereits angezeigt</translation>
    </message>
    <message>
        <source>Show how the current text differs from the cluster&apos;s active configuration</source>
        <translation>Zeigen, worin sich der aktuelle Text von der aktiven Konfiguration des Clusters unterscheidet</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Keine Unterschiede</translation>
    </message>
    <message>
        <source>%1: the texts are identical.</source>
        <translation>%1: Die Texte sind identisch.</translation>
    </message>
    <message>
        <source>No changes since last save</source>
        <translation>Keine Änderungen seit dem letzten Speichern</translation>
    </message>
    <message>
        <source>The file was changed on disk by another program. Those changes are not listed here; choose Compare above to see them.</source>
        <translation>Die Datei wurde auf dem Datenträger von einem anderen Programm geändert. Diese Änderungen stehen nicht hier; wählen Sie oben „Vergleichen“, um sie zu sehen.</translation>
    </message>
    <message>
        <source>The current text is identical to the last save.</source>
        <translation>Der aktuelle Text entspricht dem zuletzt gespeicherten.</translation>
    </message>
    <message>
        <source>Changes (%1)</source>
        <translation>Änderungen (%1)</translation>
    </message>
    <message>
        <source>Comparison (%1)</source>
        <translation>Vergleich (%1)</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: keine</translation>
    </message>
    <message>
        <source>%1: text differs, settings equal</source>
        <translation>%1: Text abweichend, Einstellungen gleich</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChargePanel</name>
    <message>
        <source>Charged group changes</source>
        <translation>Änderungen der angerechneten Gruppe</translation>
    </message>
    <message>
        <source>&amp;Only changes</source>
        <translation>&amp;Nur Änderungen</translation>
    </message>
    <message>
        <source>Additional users</source>
        <translation>Weitere Benutzer</translation>
    </message>
    <message>
        <source>additional users: sue: dev, qa; bob: ds</source>
        <translation>weitere Benutzer: sue: dev, qa; bob: ds</translation>
    </message>
    <message>
        <source>Users whose groups the source does not report, or users with different groups: &quot;sue: dev, qa; bob: ds&quot;</source>
        <translation>Benutzer, deren Gruppen die Quelle nicht meldet, oder mit anderen Gruppen: „sue: dev, qa; bob: ds“</translation>
    </message>
    <message>
        <source>Charged groups by user and queue</source>
        <translation>Angerechnete Gruppen nach Benutzer und Queue</translation>
    </message>
    <message>
        <source>Enter or double-click shows the limits of this user in this queue</source>
        <translation>Eingabetaste oder Doppelklick zeigt die Limits dieses Benutzers in dieser Queue</translation>
    </message>
    <message numerus="yes">
        <source>Charged group (%n)</source>
        <comment>tab; people whose group changes</comment>
        <translation>
            <numerusform>Angerechnete Gruppe (%n)</numerusform>
            <numerusform>Angerechnete Gruppe (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Charged group</source>
        <translation>Angerechnet auf</translation>
    </message>
    <message>
        <source>the scheduler would reject the saved file, so nothing is compared</source>
        <translation>der Scheduler würde die gespeicherte Datei ablehnen, daher wird nichts verglichen</translation>
    </message>
    <message>
        <source>No charged group changes</source>
        <translation>Keine angerechnete Gruppe ändert sich</translation>
    </message>
    <message numerus="yes">
        <source>The charged group of %n users changes with their next application</source>
        <translation>
            <numerusform>Die angerechnete Gruppe von %n Benutzer ändert sich mit der nächsten Anwendung</numerusform>
            <numerusform>Die angerechnete Gruppe von %n Benutzern ändert sich mit der nächsten Anwendung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>groups of %n others unknown</source>
        <translation>
            <numerusform>Gruppen von %n weiterem Benutzer unbekannt</numerusform>
            <numerusform>Gruppen von %n weiteren Benutzern unbekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not shown</source>
        <translation>
            <numerusform>%n weiterer nicht gezeigt</numerusform>
            <numerusform>%n weitere nicht gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Charged groups unknown</source>
        <translation>Angerechnete Gruppen unbekannt</translation>
    </message>
    <message>
        <source>No group memberships known</source>
        <translation>Keine Gruppenzugehörigkeiten bekannt</translation>
    </message>
    <message>
        <source>Cannot read the group file: %1: %2</source>
        <translation>Die Gruppendatei ist nicht lesbar: %1: %2</translation>
    </message>
    <message>
        <source>Load group memberships from a file with lines &quot;user: group, group&quot;, or the output of getent group and getent passwd. They take precedence over the groups of submitted applications.</source>
        <translation>Gruppenzugehörigkeiten aus einer Datei laden: Zeilen „benutzer: gruppe, gruppe“ oder die Ausgabe von getent group und getent passwd. Sie haben Vorrang vor den Gruppen eingereichter Anwendungen.</translation>
    </message>
    <message>
        <source>Load Group File</source>
        <translation>Lesen, wer in welchen Gruppen ist</translation>
    </message>
    <message>
        <source>Remove the memberships from %1</source>
        <translation>Zugehörigkeiten aus %1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>groups of %n users from %1</source>
        <extracomment>number of people, file name</extracomment>
        <translation>
            <numerusform>Gruppen von %n Benutzer aus %1</numerusform>
            <numerusform>Gruppen von %n Benutzern aus %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Use This &amp;Machine&apos;s Groups</source>
        <translation>Gruppen dieser &amp;Maschine verwenden</translation>
    </message>
    <message>
        <source>Look up users whose groups are unknown in the user directory of this machine (files, LDAP)</source>
        <translation>Benutzer, deren Gruppen unbekannt sind, im Benutzerverzeichnis dieses Rechners nachschlagen (Dateien, LDAP)</translation>
    </message>
    <message>
        <source>&amp;Load Group File…</source>
        <translation>Gruppendatei &amp;laden…</translation>
    </message>
    <message>
        <source>&amp;Remove Group File</source>
        <translation>Gruppendatei &amp;entfernen</translation>
    </message>
    <message>
        <source>Group Sources</source>
        <translation>Gruppenquellen</translation>
    </message>
    <message>
        <source>Where the groups of users come from, besides their applications</source>
        <translation>Woher die Gruppen der Benutzer kommen, außer aus ihren Anwendungen</translation>
    </message>
    <message>
        <source>No group file is loaded</source>
        <translation>Es ist keine Gruppendatei geladen</translation>
    </message>
    <message numerus="yes">
        <source>groups of %n users from this machine</source>
        <translation>
            <numerusform>Gruppen von %n Benutzer laut diesem Rechner</numerusform>
            <numerusform>Gruppen von %n Benutzern laut diesem Rechner</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect to a cluster, enter memberships above, for example &quot;sue: dev, qa; bob: ds&quot;, load a group file, or use the groups of this machine.</source>
        <translation>Verbinden Sie sich mit einem Cluster, geben Sie oben Zugehörigkeiten ein, zum Beispiel „sue: dev, qa; bob: ds“, laden Sie eine Gruppendatei, oder verwenden Sie die Gruppen dieses Rechners.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartBar</name>
    <message>
        <source>SIMULATED</source>
        <translation>SIMULIERT</translation>
    </message>
    <message>
        <source>Add Chart</source>
        <translation>Neues Diagramm</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Show the values as a table (T)</source>
        <translation>Werte als Tabelle anzeigen (T)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 min</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 min</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 h</translation>
    </message>
    <message>
        <source>6 h</source>
        <translation>6 h</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all recorded time</comment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Time range</source>
        <translation>Zeitraum</translation>
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
        <source>Back to Live</source>
        <translation>Zurück zu Live</translation>
    </message>
    <message>
        <source>Follow the newest sample (Esc)</source>
        <translation>Wieder dem neuesten Messwert folgen (Esc)</translation>
    </message>
    <message>
        <source>Values from the simulator, not from a cluster</source>
        <translation>Werte aus dem Simulator, nicht aus einem Cluster</translation>
    </message>
    <message>
        <source>Maximum number of charts reached; remove one first</source>
        <translation>Höchstzahl der Diagramme erreicht; zuerst eines entfernen</translation>
    </message>
    <message>
        <source>Add a chart below with the same time range</source>
        <translation>Darunter ein Diagramm mit demselben Zeitraum hinzufügen</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>Noch keine Messwerte</translation>
    </message>
    <message numerus="yes">
        <source>Paused, %n newer samples – %1</source>
        <translation>
            <numerusform>Angehalten, %n neuerer Messwert – %1</numerusform>
            <numerusform>Angehalten, %n neuere Messwerte – %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not live – %1</source>
        <translation>Nicht live – %1</translation>
    </message>
    <message>
        <source>Live – %1</source>
        <translation>Live – %1</translation>
    </message>
    <message>
        <source>Recording – %1</source>
        <translation>Aufzeichnung – %1</translation>
    </message>
    <message>
        <source>Undo Zoom</source>
        <translation>Zoom zurücknehmen</translation>
    </message>
    <message>
        <source>Return to the chosen time range (Esc)</source>
        <translation>Zum gewählten Zeitraum zurückkehren (Esc)</translation>
    </message>
    <message>
        <source>No new samples – %1</source>
        <translation>Keine neuen Messwerte – %1</translation>
    </message>
    <message>
        <source>Follow selection</source>
        <translation>Auswahl folgen</translation>
    </message>
    <message>
        <source>Also show the queue, user or group that is selected on another page, in charts that list its kind. Without it charts keep their series.</source>
        <translation>Auch die Queue, den Benutzer oder die Gruppe zeigen, die auf einer anderen Seite ausgewählt ist, in Diagrammen, die ihre Art zeigen. Sonst behalten Diagramme ihre Reihen.</translation>
    </message>
    <message>
        <source>Range…</source>
        <translation>Zeitraum…</translation>
    </message>
    <message>
        <source>Show the time between two moments</source>
        <translation>Die Zeit zwischen zwei Zeitpunkten zeigen</translation>
    </message>
    <message>
        <source>Save one or all charts as PNG, SVG, CSV or JSON (Ctrl+E: all)</source>
        <translation>Ein Diagramm oder alle als PNG, SVG, CSV oder JSON speichern (Strg+E: alle)</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Prognose</translation>
    </message>
    <message>
        <source>Continue lines of growing use up to their limits, dashed; a thick line at the limit shows the interval of %1 confidence. Calculated from the data in the shown time range.</source>
        <translation>Linien wachsender Nutzung gestrichelt bis zu ihren Limits fortsetzen; eine dicke Linie am Limit zeigt das Intervall mit %1 Konfidenz. Berechnet aus den Daten des gezeigten Zeitraums.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartHeader</name>
    <message>
        <source>Measure of the chart</source>
        <translation>Messgröße des Diagramms</translation>
    </message>
    <message>
        <source>Resource of the chart</source>
        <translation>Ressource des Diagramms</translation>
    </message>
    <message>
        <source>The resource chosen in the toolbar, or a resource for this chart</source>
        <translation>Die in der Werkzeugleiste gewählte Ressource oder eine eigene für dieses Diagramm</translation>
    </message>
    <message>
        <source>Top queues</source>
        <translation>Größte Queues</translation>
    </message>
    <message>
        <source>Top users</source>
        <translation>Größte Benutzer</translation>
    </message>
    <message>
        <source>Top groups</source>
        <translation>Größte Gruppen</translation>
    </message>
    <message>
        <source>Lines shown</source>
        <translation>Gezeigte Linien</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Anzahl der Linien</translation>
    </message>
    <message>
        <source>Add Series…</source>
        <translation>Reihe hinzufügen…</translation>
    </message>
    <message>
        <source>Remove this chart</source>
        <translation>Dieses Diagramm entfernen</translation>
    </message>
    <message>
        <source>same as toolbar</source>
        <extracomment>the resource type that was chosen in the tool bar</extracomment>
        <translation>wie Werkzeugleiste</translation>
    </message>
    <message>
        <source>%1 (toolbar)</source>
        <translation>%1 (Werkzeugleiste)</translation>
    </message>
    <message>
        <source>You can&apos;t remove the last chart</source>
        <translation>Das letzte Diagramm kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>Added series only</source>
        <translation>Nur hinzugefügte Reihen</translation>
    </message>
    <message>
        <source>The largest, in addition to added series, or only those</source>
        <translation>Die größten, zusätzlich zu hinzugefügten Reihen, oder nur diese</translation>
    </message>
    <message>
        <source>Top elastic groups</source>
        <translation>Größte Elastic-Gruppen</translation>
    </message>
    <message>
        <source>Add a queue, user, group or elastic quota group to this chart</source>
        <translation>Diesem Diagramm eine Queue, einen Benutzer, eine Gruppe oder eine Elastic-Quota-Gruppe hinzufügen</translation>
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
        <source>Lines of the chart</source>
        <translation>Linien des Diagramms</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>% of limit</source>
        <translation>% vom Limit</translation>
    </message>
    <message>
        <source>Minimum in the time range</source>
        <translation>Minimum im Zeitraum</translation>
    </message>
    <message>
        <source>Maximum in the time range</source>
        <translation>Maximum im Zeitraum</translation>
    </message>
    <message>
        <source>Last value as a percentage of the limit</source>
        <translation>Letzter Wert in Prozent des Limits</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <extracomment>of a line in a legend</extracomment>
        <translation>%1, ausgeblendet</translation>
    </message>
    <message>
        <source>Show &amp;All Lines</source>
        <translation>&amp;Alle Linien anzeigen</translation>
    </message>
    <message>
        <source>Show &amp;Only This</source>
        <translation>&amp;Nur diese anzeigen</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>A&amp;usblenden</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Einblenden</translation>
    </message>
    <message>
        <source>&amp;Remove from Chart</source>
        <translation>Aus &amp;Diagramm entfernen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartOverlay</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>C</source>
        <comment>first letter of configuration</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>R</source>
        <comment>first letter of restart</comment>
        <translation>N</translation>
    </message>
    <message numerus="yes">
        <source>%n lines. The legend lists the values; press T for the table.</source>
        <translation>
            <numerusform>%n Linie. Die Legende nennt die Werte; T zeigt die Tabelle.</numerusform>
            <numerusform>%n Linien. Die Legende nennt die Werte; T zeigt die Tabelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>no data</source>
        <translation>keine Daten</translation>
    </message>
    <message>
        <source>H</source>
        <comment>first letter of health</comment>
        <translation>Z</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartPane</name>
    <message>
        <source>* (everyone else)</source>
        <translation>* (alle anderen)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>a queue, user, group or elastic quota group, and what of it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what is measured, and of which resource type</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>other (%n) and no group</source>
        <translation>
            <numerusform>andere (%n) und keine Gruppe</numerusform>
            <numerusform>andere (%n) und keine Gruppe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other (%n)</source>
        <translation>
            <numerusform>andere (%n)</numerusform>
            <numerusform>andere (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Limit %1</translation>
    </message>
    <message>
        <source>The scheduler reports pending resources of queues only, not of users and groups.</source>
        <translation>Der Scheduler meldet wartende Ressourcen nur für Queues, nicht für Benutzer und Gruppen.</translation>
    </message>
    <message>
        <source>No usage of %1 yet.</source>
        <translation>Noch keine Nutzung von %1.</translation>
    </message>
    <message>
        <source>One sample so far; lines start with the second.</source>
        <translation>Bisher ein Messwert; Linien beginnen mit dem zweiten.</translation>
    </message>
    <message>
        <source>Only queues have guaranteed amounts; users and groups have limits.</source>
        <translation>Nur Queues haben garantierte Mengen; Benutzer und Gruppen haben Limits.</translation>
    </message>
    <message>
        <source>No limits in the time range.</source>
        <translation>Keine Limits im Zeitraum.</translation>
    </message>
    <message>
        <source>No guaranteed amounts in the time range.</source>
        <translation>Keine garantierten Mengen im Zeitraum.</translation>
    </message>
    <message>
        <source>No samples in %1.</source>
        <translation>Keine Messwerte in %1.</translation>
    </message>
    <message>
        <source>%1 is hidden because its values would flatten all other lines. Click it in the legend or press Space to show it.</source>
        <extracomment>lines of the legend, for example &quot;other (20)&quot;</extracomment>
        <translation>%1 ist ausgeblendet, weil die Werte alle anderen Linien flach erscheinen ließen. Zum Anzeigen in der Legende anklicken oder die Leertaste drücken.</translation>
    </message>
    <message>
        <source>All lines are hidden. Click a line in the legend or press Space to show it.</source>
        <translation>Alle Linien sind ausgeblendet. Zum Anzeigen eine in der Legende anklicken oder dort die Leertaste drücken.</translation>
    </message>
    <message>
        <source>&amp;Add Series…</source>
        <translation>Reihe &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Export This Chart…</source>
        <translation>Dieses Diagramm &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Reset &amp;Zoom</source>
        <translation>&amp;Zoom zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Remove Chart</source>
        <translation>Diagramm &amp;entfernen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>what a chart shows of what, and of which it shows the lines</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No series yet. Choose Add Series, or turn on Follow selection and select a row on another page.</source>
        <translation>Noch keine Reihen. Wählen Sie „Reihe hinzufügen“, oder schalten Sie „Auswahl folgen“ ein und wählen Sie auf einer anderen Seite eine Zeile aus.</translation>
    </message>
    <message>
        <source>Select a queue, user or group to see its values over time.</source>
        <translation>Wählen Sie eine Queue, einen Benutzer oder eine Gruppe, um die Werte im Zeitverlauf zu sehen.</translation>
    </message>
    <message>
        <source>The source has not reported any resource yet.</source>
        <translation>Die Quelle hat noch keine Ressource gemeldet.</translation>
    </message>
    <message>
        <source>Only elastic quota groups have requests and runtimes.</source>
        <translation>Nur Elastic-Quota-Gruppen haben Anforderungen und Runtimes.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartTable</name>
    <message>
        <source>Chart values</source>
        <translation>Diagrammwerte</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartTableModel</name>
    <message>
        <source>%1 limit</source>
        <extracomment>the limit of a series</extracomment>
        <translation>%1: Limit</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
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
        <source>Charts start with the first data from the source.</source>
        <translation>Diagramme beginnen mit den ersten Daten der Quelle.</translation>
    </message>
    <message>
        <source>Export Charts</source>
        <translation>Diagramme exportieren</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>the file name must end with .png, .svg, .csv or .json</source>
        <translation>Der Name muss auf .png, .svg, .csv oder .json enden</translation>
    </message>
    <message>
        <source>Cannot export the charts: %1: %2</source>
        <translation>Die Diagramme konnten nicht exportiert werden: %1: %2</translation>
    </message>
    <message>
        <source>The series were not added: there are %1 charts, which is the maximum. Remove one first.</source>
        <translation>Die Reihen wurden nicht hinzugefügt: Es gibt %1 Diagramme, mehr sind nicht möglich. Entfernen Sie zuerst eines.</translation>
    </message>
    <message>
        <source>&amp;All Charts…</source>
        <translation>&amp;Alle Diagramme…</translation>
    </message>
    <message>
        <source>Chart %1: %2…</source>
        <extracomment>of several charts: its number, and what it shows</extracomment>
        <translation>Diagramm %1: %2…</translation>
    </message>
    <message>
        <source>Export Chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>charts</source>
        <comment>in a file name</comment>
        <translation>Diagramme</translation>
    </message>
    <message numerus="yes">
        <source>%n charts were saved to %1.</source>
        <translation>
            <numerusform>Ein Diagramm wurde in %1 gespeichert.</numerusform>
            <numerusform>%n Diagramme wurden in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart of the Selection</source>
        <translation>Diagramm der Auswahl</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ClusterActions</name>
    <message>
        <source>Apply to Cluster…</source>
        <translation>Auf den Cluster anwenden…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ClusterChanges</name>
    <message>
        <source>The configuration of the cluster was changed.</source>
        <translation>Die Konfiguration des Clusters wurde geändert.</translation>
    </message>
    <message>
        <source>The configuration of the cluster was changed by %1.</source>
        <translation>Die Konfiguration des Clusters wurde von %1 geändert.</translation>
    </message>
    <message>
        <source>The configuration of the cluster was changed by %1 at %2.</source>
        <translation>Die Konfiguration des Clusters wurde von %1 geändert (%2).</translation>
    </message>
    <message>
        <source>Show Changes</source>
        <translation>Änderungen anzeigen</translation>
    </message>
    <message>
        <source>Show how the current text differs from the configuration of the cluster</source>
        <translation>Zeigen, worin sich der aktuelle Text von der Konfiguration des Clusters unterscheidet</translation>
    </message>
    <message>
        <source>Merge Into File</source>
        <translation>Mit der Datei zusammenführen</translation>
    </message>
    <message>
        <source>Merge the changes of the cluster into the current text</source>
        <translation>Die Änderungen des Clusters mit dem aktuellen Text zusammenführen</translation>
    </message>
    <message>
        <source>Unlock and Merge Into File</source>
        <translation>Entsperren und mit der Datei zusammenführen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::CommandPalette</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>Suchtext</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>Nothing found. Commands that are disabled now are not listed.</source>
        <translation>Nichts gefunden. Befehle, die gerade deaktiviert sind, stehen nicht in der Liste.</translation>
    </message>
    <message>
        <source>Connection, page, command, queue, user, application, node or link</source>
        <translation>Verbindung, Seite, Befehl, Queue, Benutzer, Anwendung, Knoten oder Link</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ComparePane</name>
    <message>
        <source>Open File…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Load a queues.yaml or a ConfigMap manifest</source>
        <translation>Eine queues.yaml oder ein ConfigMap-Manifest laden</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the configuration of the scenario</source>
        <translation>Die Konfiguration des Szenarios wiederherstellen</translation>
    </message>
    <message>
        <source>Changed configuration</source>
        <translation>Geänderte Konfiguration</translation>
    </message>
    <message>
        <source>Problems in the changed configuration</source>
        <translation>Probleme in der geänderten Konfiguration</translation>
    </message>
    <message>
        <source>Configuration B</source>
        <translation>Konfiguration B</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Virtual time to compare</source>
        <translation>Virtuelle Zeit des Vergleichs</translation>
    </message>
    <message>
        <source>Virtual duration of both runs, from the start of the scenario</source>
        <translation>Virtuelle Zeit, die beide Läufe dauern, vom Beginn des Szenarios an</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Run the scenario twice with the same seed: A unchanged, B with this configuration. Manual actions are not repeated.</source>
        <translation>Das Szenario zweimal mit demselben Startwert ausführen: A unverändert, B mit dieser Konfiguration. Manuelle Aktionen werden nicht wiederholt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Fortschritt des Vergleichs</translation>
    </message>
    <message>
        <source>Compare by queue or user</source>
        <translation>Nach Queue oder Benutzer vergleichen</translation>
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
        <source>Only differences</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all rows, as tab-separated text (Ctrl+C)</source>
        <translation>Ausgewählte oder alle Zeilen als Text mit Tabulatoren kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren…</translation>
    </message>
    <message>
        <source>Export the whole comparison in base units and seconds</source>
        <translation>Den ganzen Vergleich in Basiseinheiten und Sekunden exportieren</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Nach %1 exportiert</translation>
    </message>
    <message>
        <source>Export failed: %1</source>
        <translation>Export fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>The script loads its own configurations in both runs.</source>
        <translation>Das Skript lädt in beiden Läufen eigene Konfigurationen.</translation>
    </message>
    <message>
        <source>Open Configuration to Compare</source>
        <translation>Eine Konfiguration zum Vergleichen öffnen</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation>Konfigurationen (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Loaded from %1</source>
        <translation>Aus %1 geladen</translation>
    </message>
    <message>
        <source>Line %1: %2 [%3]</source>
        <translation>Zeile %1: %2 [%3]</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>This scenario has elastic quotas and does not use a queue configuration.</source>
        <translation>Dieses Szenario hat elastische Quotas und nutzt keine Queue-Konfiguration.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft…</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Kein Unterschied</translation>
    </message>
    <message>
        <source>Both configurations lead to the same results.</source>
        <translation>Beide Konfigurationen führen zu denselben Ergebnissen.</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>Noch nicht verglichen</translation>
    </message>
    <message>
        <source>Change configuration B or open another one, then choose Compare. The scenario runs twice in the background with the same seed.</source>
        <translation>Ändern Sie Konfiguration B, oder öffnen Sie eine andere, und wählen Sie „Vergleichen“. Das Szenario läuft im Hintergrund zweimal mit demselben Startwert.</translation>
    </message>
    <message>
        <source>Configuration B is rejected</source>
        <translation>Konfiguration B wird abgelehnt</translation>
    </message>
    <message>
        <source>Problems are listed below the text. Click a problem to go to its line.</source>
        <translation>Die Probleme stehen unter dem Text. Ein Klick auf ein Problem führt zur Zeile.</translation>
    </message>
    <message>
        <source>A and B after %1, seed %2.</source>
        <extracomment>virtual time, a number</extracomment>
        <translation>A und B nach %1, Startwert %2.</translation>
    </message>
    <message>
        <source>First difference after %1.</source>
        <translation>Erster Unterschied nach %1.</translation>
    </message>
    <message>
        <source>Fairness: A %1, B %2.</source>
        <extracomment>Jain&apos;s index of the users, two numbers</extracomment>
        <translation>Fairness: A %1, B %2.</translation>
    </message>
    <message>
        <source>Fairness is 1 where the applications of all users wait the same part of their time, and less the more it differs.</source>
        <translation>Die Fairness ist 1, wenn die Anwendungen aller Benutzer denselben Teil ihrer Zeit warten, und umso kleiner, je mehr es sich unterscheidet.</translation>
    </message>
    <message>
        <source>A and B run side by side. The other pages are not affected.</source>
        <translation>A und B laufen nebeneinander. Die anderen Seiten sind nicht betroffen.</translation>
    </message>
    <message>
        <source>Both runs treat every application and pod alike.</source>
        <translation>Beide Läufe behandeln jede Anwendung und jeden Pod gleich.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ComparisonChart</name>
    <message>
        <source>Resource of the chart</source>
        <translation>Ressource des Diagramms</translation>
    </message>
    <message>
        <source>Used in both runs</source>
        <translation>In beiden Läufen genutzt</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ConfigExport</name>
    <message>
        <source>As Plain File…</source>
        <translation>Als einfache Datei…</translation>
    </message>
    <message>
        <source>As ConfigMap…</source>
        <translation>Als ConfigMap…</translation>
    </message>
    <message>
        <source>As Compressed ConfigMap…</source>
        <translation>Als ConfigMap, komprimiert…</translation>
    </message>
    <message>
        <source>Export the current text to another file</source>
        <translation>Den aktuellen Text in eine andere Datei exportieren</translation>
    </message>
    <message>
        <source>The scheduler would reject this text; fix the errors first</source>
        <translation>Der Scheduler würde diesen Text ablehnen; beheben Sie zuerst die Fehler</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation>Konfigurationen (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The export cannot replace the edited file. Choose another name.</source>
        <translation>Der Export kann die bearbeitete Datei nicht ersetzen. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Export failed: the scheduler would reject this text.</source>
        <translation>Export fehlgeschlagen: Der Scheduler würde diesen Text ablehnen.</translation>
    </message>
    <message>
        <source>Export failed: %1: %2</source>
        <translation>Export fehlgeschlagen: %1: %2</translation>
    </message>
    <message>
        <source>Exported %1 to %2. Kubernetes accepts at most 1 MiB in a ConfigMap; export the compressed form.</source>
        <translation>%1 nach %2 exportiert. Kubernetes nimmt höchstens 1 MiB in einer ConfigMap an; exportieren Sie die komprimierte Form.</translation>
    </message>
    <message>
        <source>Exported %1 to %2. Kubernetes accepts at most 1 MiB in a ConfigMap.</source>
        <translation>%1 nach %2 exportiert. Kubernetes nimmt höchstens 1 MiB in einer ConfigMap an.</translation>
    </message>
    <message>
        <source>Exported %1 to %2.</source>
        <translation>%1 nach %2 exportiert.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ConnectDialog</name>
    <message>
        <source>Connect to Scheduler</source>
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
        <source>Address of the scheduler&apos;s REST interface, usually port 9080.</source>
        <translation>Adresse der REST-Schnittstelle des Schedulers, meist Port 9080.</translation>
    </message>
    <message>
        <source>Over http the token is sent in clear text.</source>
        <translation>Über http wird das Token im Klartext übertragen.</translation>
    </message>
    <message>
        <source>Read-only access. The token is kept in memory until QuotaDeck closes.</source>
        <translation>Nur lesender Zugriff. Das Token bleibt im Arbeitsspeicher, bis QuotaDeck beendet wird.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a server. Enter a host name and a port, such as %2.</source>
        <extracomment>%1: what the user entered, %2: an example</extracomment>
        <translation>„%1“ ist keine Serveradresse. Geben Sie einen Rechnernamen und einen Port ein, zum Beispiel %2.</translation>
    </message>
    <message>
        <source>Trying %1…</source>
        <translation>%1 wird geprüft…</translation>
    </message>
    <message>
        <source>Connect Anyway</source>
        <translation>Trotzdem verbinden</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ConnectionBand</name>
    <message>
        <source>The certificate of the server is not verified: others may read and change what is sent.</source>
        <translation>Das Zertifikat des Servers wird nicht geprüft: andere können lesen und ändern, was gesendet wird.</translation>
    </message>
    <message>
        <source>Certificate not verified</source>
        <translation>Zertifikat nicht geprüft</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ConnectionDialog</name>
    <message>
        <source>New Connection</source>
        <translation>Neue Verbindung</translation>
    </message>
    <message>
        <source>Edit Connection</source>
        <translation>Verbindung bearbeiten</translation>
    </message>
    <message>
        <source>Kubernetes context</source>
        <translation>Kubernetes-Kontext</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>Changes of a production cluster have to be confirmed by typing its name.</source>
        <translation>Änderungen an einem Produktionscluster müssen durch Eintippen seines Namens bestätigt werden.</translation>
    </message>
    <message>
        <source>Color of the band over the window</source>
        <translation>Farbe des Bandes über dem Fenster</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere…</translation>
    </message>
    <message>
        <source>Color:</source>
        <translation>Farbe:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Environment:</source>
        <translation>&amp;Umgebung:</translation>
    </message>
    <message>
        <source>Use kubectl &amp;port-forward</source>
        <translation>kubectl &amp;port-forward verwenden</translation>
    </message>
    <message>
        <source>KUBECONFIG, or ~/.kube/config</source>
        <translation>KUBECONFIG oder ~/.kube/config</translation>
    </message>
    <message>
        <source>The current context</source>
        <translation>Der aktuelle Kontext</translation>
    </message>
    <message>
        <source>Found automatically</source>
        <translation>Wird gefunden</translation>
    </message>
    <message>
        <source>Found automatically; or NAME or NAME:PORT</source>
        <translation>Wird gefunden; oder NAME oder NAME:PORT</translation>
    </message>
    <message>
        <source>For clusters whose API server forbids the service proxy. kubectl runs as long as the window is open.</source>
        <translation>Für Cluster, deren API-Server den Service-Proxy verbietet. kubectl läuft, solange das Fenster offen ist.</translation>
    </message>
    <message>
        <source>&amp;Kubeconfig files:</source>
        <translation>&amp;Kubeconfig-Dateien:</translation>
    </message>
    <message>
        <source>Kubeconfig Files</source>
        <translation>Kubeconfig-Dateien</translation>
    </message>
    <message>
        <source>&amp;Context:</source>
        <translation>Kon&amp;text:</translation>
    </message>
    <message>
        <source>Scheduler&apos;s name&amp;space:</source>
        <translation>Name&amp;space des Schedulers:</translation>
    </message>
    <message>
        <source>Scheduler&apos;s ser&amp;vice:</source>
        <translation>Ser&amp;vice des Schedulers:</translation>
    </message>
    <message>
        <source>The scheduler is reached through the API server. Credentials are used as kubectl uses them, and are not stored.</source>
        <translation>Der Scheduler wird über den API-Server erreicht. Zugangsdaten werden wie von kubectl verwendet und nicht gespeichert.</translation>
    </message>
    <message>
        <source>Address of the scheduler&apos;s REST interface, with any path in front of /ws/v1.</source>
        <translation>Adresse der REST-Schnittstelle des Schedulers, mit dem Pfad vor /ws/v1.</translation>
    </message>
    <message>
        <source>Sign-In</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Zertifikate</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>&amp;Adresse:</translation>
    </message>
    <message>
        <source>Bearer token</source>
        <translation>Bearer-Token</translation>
    </message>
    <message>
        <source>User and password</source>
        <translation>Benutzer und Passwort</translation>
    </message>
    <message>
        <source>Sent with each request, one header a line. Cookies of a gateway belong here.</source>
        <translation>Werden mit jeder Anfrage gesendet, ein Header pro Zeile. Cookies eines Gateways gehören hierher.</translation>
    </message>
    <message>
        <source>&amp;Sign-in:</source>
        <translation>An&amp;meldung:</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>&amp;Token:</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>&amp;Benutzer:</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>Pass&amp;wort:</translation>
    </message>
    <message>
        <source>Further &amp;headers:</source>
        <translation>Weitere &amp;Header:</translation>
    </message>
    <message>
        <source>Authorities that the system trusts</source>
        <translation>Zertifizierungsstellen des Systems</translation>
    </message>
    <message>
        <source>In the certificate file</source>
        <translation>In der Zertifikatsdatei</translation>
    </message>
    <message>
        <source>The host of the address</source>
        <translation>Der Host der Adresse</translation>
    </message>
    <message>
        <source>&amp;Do not verify the certificate of the server</source>
        <translation>&amp;Zertifikat des Servers nicht prüfen</translation>
    </message>
    <message>
        <source>Certificate au&amp;thority:</source>
        <translation>Zertifizierungss&amp;telle:</translation>
    </message>
    <message>
        <source>Certificate Authority</source>
        <translation>Zertifizierungsstelle</translation>
    </message>
    <message>
        <source>Client &amp;certificate:</source>
        <translation>&amp;Client-Zertifikat:</translation>
    </message>
    <message>
        <source>Client Certificate</source>
        <translation>Client-Zertifikat</translation>
    </message>
    <message>
        <source>Client &amp;key:</source>
        <translation>Client-S&amp;chlüssel:</translation>
    </message>
    <message>
        <source>Client Key</source>
        <translation>Client-Schlüssel</translation>
    </message>
    <message>
        <source>Server na&amp;me in the certificate:</source>
        <translation>Servername i&amp;m Zertifikat:</translation>
    </message>
    <message>
        <source>As set in the system</source>
        <translation>Wie im System eingestellt</translation>
    </message>
    <message>
        <source>&amp;Proxy:</source>
        <translation>&amp;Proxy:</translation>
    </message>
    <message>
        <source>Pro&amp;xy address:</source>
        <translation>Pro&amp;xy-Adresse:</translation>
    </message>
    <message>
        <source>Te&amp;st</source>
        <translation>Te&amp;sten</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save and C&amp;onnect</source>
        <translation>Speichern und &amp;verbinden</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei auswählen</translation>
    </message>
    <message>
        <source>Enter the address of the scheduler, for example http://localhost:9080.</source>
        <translation>Geben Sie die Adresse des Schedulers ein, zum Beispiel http://localhost:9080.</translation>
    </message>
    <message>
        <source>Enter the token.</source>
        <translation>Geben Sie das Token ein.</translation>
    </message>
    <message>
        <source>Enter the user.</source>
        <translation>Geben Sie den Benutzer ein.</translation>
    </message>
    <message>
        <source>Write each header as Name: value.</source>
        <translation>Schreiben Sie jeden Header als Name: Wert.</translation>
    </message>
    <message>
        <source>Enter the certificate that belongs to the client key.</source>
        <translation>Geben Sie das Zertifikat ein, das zum Client-Schlüssel gehört.</translation>
    </message>
    <message>
        <source>Enter the address of the proxy.</source>
        <translation>Geben Sie die Adresse des Proxys ein.</translation>
    </message>
    <message>
        <source>Enter a name for the connection.</source>
        <translation>Geben Sie einen Namen für die Verbindung ein.</translation>
    </message>
    <message>
        <source>The certificate is not verified: others may read and change what is sent, the credentials included. The window keeps a red mark.</source>
        <translation>Das Zertifikat wird nicht geprüft: andere können lesen und ändern, was gesendet wird, auch die Zugangsdaten. Das Fenster behält eine rote Markierung.</translation>
    </message>
    <message>
        <source>Over http the credentials are sent in clear text.</source>
        <translation>Über http werden die Zugangsdaten im Klartext gesendet.</translation>
    </message>
    <message>
        <source>Cannot be read; kept if left empty</source>
        <translation>Nicht lesbar; bleibt erhalten, wenn leer</translation>
    </message>
    <message>
        <source>Write user and password into their fields: addresses are shown and saved as they are.</source>
        <translation>Schreiben Sie Benutzer und Kennwort in ihre Felder: Adressen werden so angezeigt und gespeichert, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ConnectionsPage</name>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Filter connections</source>
        <translation>Verbindungen filtern</translation>
    </message>
    <message>
        <source>No saved connections</source>
        <translation>Keine gespeicherten Verbindungen</translation>
    </message>
    <message>
        <source>Save the clusters that you work with: with a name, a color and their environment.</source>
        <translation>Speichern Sie die Cluster, mit denen Sie arbeiten: mit Name, Farbe und Umgebung.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Duplizieren…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen…</translation>
    </message>
    <message>
        <source>Read &amp;All Now</source>
        <translation>&amp;Alle jetzt lesen</translation>
    </message>
    <message>
        <source>Remove Connection</source>
        <translation>Verbindung entfernen</translation>
    </message>
    <message>
        <source>Remove the connection %1?</source>
        <translation>Die Verbindung %1 entfernen?</translation>
    </message>
    <message>
        <source>Its credentials and the layout of its window are removed, too. Files and the cluster are not touched.</source>
        <translation>Ihre Zugangsdaten und die Anordnung ihres Fensters werden mit entfernt. Dateien und der Cluster bleiben unberührt.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>No connections match</source>
        <translation>Keine Verbindung entspricht dem Filter</translation>
    </message>
    <message>
        <source>Clear the filter to show all connections.</source>
        <translation>Leeren Sie den Filter, um alle Verbindungen anzuzeigen.</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Filter leeren</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ContextDialog</name>
    <message>
        <source>Reading the kubeconfig…</source>
        <translation>Die Kubeconfig wird gelesen…</translation>
    </message>
    <message>
        <source>Connect to Kubernetes</source>
        <translation>Mit Kubernetes verbinden</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>API server</source>
        <translation>API-Server</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>Kontexte</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Other &amp;Kubeconfig…</source>
        <translation>Andere &amp;Kubeconfig…</translation>
    </message>
    <message>
        <source>Scheduler&apos;s &amp;namespace:</source>
        <translation>&amp;Namespace des Schedulers:</translation>
    </message>
    <message>
        <source>Scheduler&apos;s &amp;service:</source>
        <translation>&amp;Service des Schedulers:</translation>
    </message>
    <message>
        <source>No context in %1.</source>
        <translation>Kein Kontext in %1.</translation>
    </message>
    <message>
        <source>Contexts of %1</source>
        <translation>Kontexte von %1</translation>
    </message>
    <message>
        <source>%1 (current)</source>
        <translation>%1 (aktuell)</translation>
    </message>
    <message>
        <source>The kubeconfig cannot be read.</source>
        <translation>Die Kubeconfig kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The certificate of this server is not verified (insecure-skip-tls-verify): anybody in between can read and change what is sent.</source>
        <translation>Das Zertifikat dieses Servers wird nicht geprüft (insecure-skip-tls-verify): wer dazwischen sitzt, kann alles lesen und ändern, was gesendet wird.</translation>
    </message>
    <message>
        <source>The scheduler is reached through the API server. Credentials are used as kubectl uses them, and are not stored.</source>
        <translation>Der Scheduler wird über den API-Server erreicht. Anmeldedaten werden wie von kubectl verwendet und nicht gespeichert.</translation>
    </message>
    <message>
        <source>Found automatically</source>
        <translation>Wird gefunden</translation>
    </message>
    <message>
        <source>Found automatically; or NAME or NAME:PORT</source>
        <translation>Wird gefunden; oder NAME oder NAME:PORT</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::CopySaving</name>
    <message>
        <source>Save Draft Copy</source>
        <translation>Entwurfskopie speichern</translation>
    </message>
    <message>
        <source>Save Copy</source>
        <translation>Eine Kopie speichern</translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml)</source>
        <translation>YAML-Dateien (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::CsvExport</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DiffText</name>
    <message>
        <source>Text difference</source>
        <translation>Unterschied der Texte</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DifferenceSheet</name>
    <message>
        <source>%1: comparing…</source>
        <translation>%1: wird verglichen…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what the text is compared with, then the differences</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DiskChanges</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show how the current text differs from the file on disk</source>
        <translation>Zeigen, worin sich der aktuelle Text von der Datei auf dem Datenträger unterscheidet</translation>
    </message>
    <message>
        <source>Keep Local Changes</source>
        <translation>Eigene Änderungen behalten</translation>
    </message>
    <message>
        <source>Let the next save overwrite the changes on disk</source>
        <translation>Das nächste Speichern überschreibt die Änderungen auf dem Datenträger</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Auf dem Datenträger geändert</translation>
    </message>
    <message>
        <source>%1 was not saved: it was changed on disk by another program.</source>
        <translation>%1 wurde nicht gespeichert: ein anderes Programm hat die Datei auf dem Datenträger geändert.</translation>
    </message>
    <message>
        <source>Merge the changes on disk into the current text and save again, or overwrite them.</source>
        <translation>Führen Sie die Änderungen auf dem Datenträger mit dem aktuellen Text zusammen und speichern Sie erneut, oder überschreiben Sie sie.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Overwrite…</source>
        <translation>Überschreiben…</translation>
    </message>
    <message>
        <source>%1 changed on disk. Your edits are kept.</source>
        <translation>%1 wurde auf dem Datenträger geändert. Ihre Änderungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>%1 changed on disk.</source>
        <translation>%1 wurde auf dem Datenträger geändert.</translation>
    </message>
    <message>
        <source>%1 can no longer be read. Your edits are kept.</source>
        <translation>%1 ist nicht mehr lesbar. Ihre Änderungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>%1 can no longer be read. Its text is kept here.</source>
        <translation>%1 ist nicht mehr lesbar. Der Text bleibt hier erhalten.</translation>
    </message>
    <message>
        <source>Use File on Disk</source>
        <translation>Datei vom Datenträger übernehmen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DiskMerge</name>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Merge the changes on disk into the current text</source>
        <translation>Die Änderungen auf dem Datenträger mit dem aktuellen Text zusammenführen</translation>
    </message>
    <message>
        <source>Unlock and Merge</source>
        <translation>Entsperren und zusammenführen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DisplayPreferences</name>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Usage of a limit</source>
        <translation>Nutzung eines Limits</translation>
    </message>
    <message>
        <source>&amp;Warning from:</source>
        <translation>&amp;Warnung ab:</translation>
    </message>
    <message>
        <source>&amp;Critical from:</source>
        <translation>&amp;Kritisch ab:</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Memory in GiB, storage in GB</source>
        <translation>Arbeitsspeicher in GiB, Speicherplatz in GB</translation>
    </message>
    <message>
        <source>Binary (GiB)</source>
        <translation>Binär (GiB)</translation>
    </message>
    <message>
        <source>Decimal (GB)</source>
        <translation>Dezimal (GB)</translation>
    </message>
    <message>
        <source>&amp;Bytes:</source>
        <translation>&amp;Bytes:</translation>
    </message>
    <message>
        <source>Cores (1.5)</source>
        <translation>Kerne (1,5)</translation>
    </message>
    <message>
        <source>Millicores (1500m)</source>
        <translation>Millikerne (1500m)</translation>
    </message>
    <message>
        <source>C&amp;ores:</source>
        <translation>K&amp;erne:</translation>
    </message>
    <message>
        <source>Charts keep their units. Amounts of elastic quotas are always written as in Kubernetes.</source>
        <translation>Diagramme behalten ihre Einheiten. Mengen elastischer Quotas werden immer wie in Kubernetes geschrieben.</translation>
    </message>
    <message>
        <source>The warning threshold must be below the critical threshold.</source>
        <translation>Eine Warnung muss unterhalb des kritischen Werts beginnen.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DocumentPage</name>
    <message>
        <source>Validate</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>The file on disk cannot be merged, your edits are kept: %1</source>
        <translation>Die Datei auf dem Datenträger lässt sich nicht zusammenführen, Ihre Änderungen bleiben erhalten: %1</translation>
    </message>
    <message>
        <source>The version cannot be used: %1</source>
        <translation>Die Version ist nicht verwendbar: %1</translation>
    </message>
    <message>
        <source>This file is also open in another QuotaDeck window (process %1, since %2). Saves there appear here as changes on disk.</source>
        <translation>Diese Datei ist auch in einem anderen QuotaDeck-Fenster geöffnet (Prozess %1, seit %2). Dort Gespeichertes erscheint hier als Änderung auf dem Datenträger.</translation>
    </message>
    <message numerus="yes">
        <source>This file is also open in %n other QuotaDeck windows. Saves there appear here as changes on disk.</source>
        <translation>
            <numerusform>Diese Datei ist auch in %n anderem QuotaDeck-Fenster geöffnet. Dort Gespeichertes erscheint hier als Änderung auf dem Datenträger.</numerusform>
            <numerusform>Diese Datei ist auch in %n anderen QuotaDeck-Fenstern geöffnet. Dort Gespeichertes erscheint hier als Änderung auf dem Datenträger.</numerusform>
        </translation>
    </message>
    <message>
        <source>The changes in the cluster cannot be merged, your edits are kept: %1</source>
        <translation>Die Änderungen im Cluster lassen sich nicht zusammenführen, Ihre Bearbeitungen bleiben erhalten: %1</translation>
    </message>
    <message>
        <source>Save Copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DocumentPanels</name>
    <message>
        <source>Editor panels</source>
        <translation>Bereiche des Editors</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Versions (%1)</source>
        <translation>Versionen (%1)</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::DonorPanel</name>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>The scheduler would reject the changes: %1</source>
        <translation>Der Scheduler würde die Änderungen ablehnen: %1</translation>
    </message>
    <message>
        <source>No queue can give %1 of the amount</source>
        <translation>Keine Queue kann %1 der Menge geben</translation>
    </message>
    <message>
        <source>The donors can give the whole amount</source>
        <translation>Die Geber können die ganze Menge geben</translation>
    </message>
    <message>
        <source>Changes of the configuration</source>
        <translation>Änderungen der Konfiguration</translation>
    </message>
    <message>
        <source>&amp;Queue that needs more</source>
        <translation>&amp;Queue mit Mehrbedarf</translation>
    </message>
    <message>
        <source>vcore=20, memory=64Gi</source>
        <translation>vcore=20, memory=64Gi</translation>
    </message>
    <message>
        <source>&amp;Amount</source>
        <translation>&amp;Menge</translation>
    </message>
    <message>
        <source>%</source>
        <extracomment>of a number of percent</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>What a donor keeps above its highest demand, in percent of that demand</source>
        <translation>Was ein Geber über seinen höchsten Bedarf hinaus behält, in Prozent dieses Bedarfs</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Reserve</translation>
    </message>
    <message>
        <source>Apply Changes</source>
        <translation>Änderungen übernehmen</translation>
    </message>
    <message>
        <source>Make the changes in the open configuration, as one edit that can be undone</source>
        <translation>Die Änderungen in der offenen Konfiguration machen, als eine Bearbeitung, die rückgängig gemacht werden kann</translation>
    </message>
    <message>
        <source>Queues that could give</source>
        <translation>Queues, die geben könnten</translation>
    </message>
    <message>
        <source>Donors unknown</source>
        <translation>Geber unbekannt</translation>
    </message>
    <message>
        <source>No queue can give anything</source>
        <translation>Keine Queue kann etwas geben</translation>
    </message>
    <message>
        <source>Every queue demanded what it is guaranteed, with the margin, in some sample.</source>
        <translation>Jede Queue brauchte in einer Messung, was ihr garantiert ist, mit der Reserve.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtern</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Unlock &amp;Editing</source>
        <translation>Bearbeiten ent&amp;sperren</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::EditRecovery</name>
    <message>
        <source>Show Difference</source>
        <translation>Unterschied anzeigen</translation>
    </message>
    <message>
        <source>Show how the recovered text differs from the current text</source>
        <translation>Zeigen, worin sich der wiederhergestellte Text vom aktuellen unterscheidet</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Delete the recoverable edits</source>
        <translation>Die wiederherstellbaren Änderungen löschen</translation>
    </message>
    <message>
        <source>The text from %1 is recovered. Undo removes it again.</source>
        <translation>Der Text vom %1 ist wiederhergestellt. Rückgängig entfernt ihn wieder.</translation>
    </message>
    <message>
        <source>Crash recovery is unavailable: %1</source>
        <translation>Die Wiederherstellung nach einem Absturz ist nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>Cannot keep the edits: %1</source>
        <translation>Die Änderungen können nicht aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>A save of this file was interrupted at %1. The file may be damaged; its previous content can be recovered.</source>
        <translation>Ein Speichern dieser Datei wurde am %1 unterbrochen. Die Datei kann beschädigt sein; ihr vorheriger Inhalt kann wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Unsaved edits from %1 can be recovered. The file has changed since: Recover merges both.</source>
        <translation>Ungespeicherte Änderungen vom %1 können wiederhergestellt werden. Die Datei hat sich seither geändert: Wiederherstellen führt beides zusammen.</translation>
    </message>
    <message>
        <source>Unsaved edits from %1 can be recovered.</source>
        <translation>Ungespeicherte Änderungen vom %1 können wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Difference to the recovered text</source>
        <translation>Unterschied zum wiederhergestellten Text</translation>
    </message>
    <message>
        <source>Unlock and Recover</source>
        <translation>Entsperren und wiederherstellen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::EffectivePanel</name>
    <message>
        <source>no group</source>
        <translation>keine Gruppe</translation>
    </message>
    <message>
        <source>%1 by the limit in %2</source>
        <extracomment>group, queue</extracomment>
        <translation>%1 durch das Limit in %2</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Benutzer</translation>
    </message>
    <message>
        <source>in &amp;groups</source>
        <translation>in &amp;Gruppen</translation>
    </message>
    <message>
        <source>dev, qa</source>
        <translation>dev, qa</translation>
    </message>
    <message>
        <source>in &amp;queue</source>
        <translation>in &amp;Queue</translation>
    </message>
    <message>
        <source>Limits before and after the edits</source>
        <translation>Limits vor und nach den Änderungen</translation>
    </message>
    <message>
        <source>Charged to %1 (last save: %2)</source>
        <translation>Angerechnet auf %1 (zuletzt gespeichert: %2)</translation>
    </message>
    <message>
        <source>Charged to %1</source>
        <translation>Angerechnet auf %1</translation>
    </message>
    <message>
        <source>Effective limits unknown</source>
        <translation>Wirksame Limits unbekannt</translation>
    </message>
    <message>
        <source>No user and queue selected</source>
        <translation>Kein Benutzer und keine Queue gewählt</translation>
    </message>
    <message>
        <source>Enter a user and a queue above.</source>
        <translation>Oben einen Benutzer und eine Queue angeben.</translation>
    </message>
    <message>
        <source>Not limited</source>
        <translation>Nicht begrenzt</translation>
    </message>
    <message>
        <source>No quota or limit of the configuration applies to this user in this queue.</source>
        <translation>Für diesen Benutzer gilt in dieser Queue keine Quota und kein Limit der Konfiguration.</translation>
    </message>
    <message>
        <source>Charged to %1 (active: %2)</source>
        <translation>Angerechnet auf %1 (aktiv: %2)</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::EffectiveStrip</name>
    <message>
        <source>Effective</source>
        <translation>Wirksam</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not limited</source>
        <translation>nicht begrenzt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 here</source>
        <extracomment>what the queue that is shown sets: &quot;max&quot;, &quot;limit&quot;</extracomment>
        <translation>%1 hier</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ElasticDetails</name>
    <message>
        <source>Over its runtime</source>
        <translation>Über ihrer Runtime</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Lends</source>
        <translation>Verleiht</translation>
    </message>
    <message>
        <source>Details of the group</source>
        <translation>Details der Gruppe</translation>
    </message>
    <message>
        <source>Select a group to see its runtime calculation and to edit it.</source>
        <translation>Wählen Sie eine Gruppe aus, um die Berechnung ihrer Runtime zu sehen und sie zu ändern.</translation>
    </message>
    <message>
        <source>Runtime calculation</source>
        <translation>Berechnung der Runtime</translation>
    </message>
    <message>
        <source>Lending on this level</source>
        <translation>Verleih auf dieser Ebene</translation>
    </message>
    <message>
        <source>%1 of %2 must be released by the groups below. Pods are evicted there, not in a parent group.</source>
        <translation>%1 von %2 müssen von den Gruppen darunter freigegeben werden. Pods werden dort verdrängt, nicht in einer übergeordneten Gruppe.</translation>
    </message>
    <message>
        <source>%1 of %2 must be released. With monitorAllQuotas enabled, pods are evicted after 120 s of continuous overuse: lower priority first, then newer pods.</source>
        <translation>%1 von %2 müssen freigegeben werden. Mit aktivem monitorAllQuotas werden Pods nach 120 s ununterbrochener Übernutzung verdrängt: niedrigere Priorität zuerst, dann jüngere Pods.</translation>
    </message>
    <message>
        <source>None of the listed pods can be evicted.</source>
        <translation>Keiner der aufgeführten Pods kann verdrängt werden.</translation>
    </message>
    <message>
        <source>Pods to evict:</source>
        <translation>Zu verdrängende Pods:</translation>
    </message>
    <message>
        <source>Pods to evict, not sufficient:</source>
        <translation>Zu verdrängende Pods, nicht ausreichend:</translation>
    </message>
    <message>
        <source>
%1: priority %2, %3 %4</source>
        <comment>pod, priority, amount, resource</comment>
        <translation>
%1: Priorität %2, %3 %4</translation>
    </message>
    <message>
        <source>Max does not include %1: not counted, not limited.</source>
        <translation>max enthält %1 nicht: weder gezählt noch begrenzt.</translation>
    </message>
    <message>
        <source>Unknown: the runtime is unknown.</source>
        <translation>Unbekannt: Die Runtime ist unbekannt.</translation>
    </message>
    <message>
        <source>No group borrows. %1 idle.</source>
        <translation>Keine Gruppe leiht. %1 ungenutzt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 unreserved, %2 idle. %n smaller parts are not listed.</source>
        <translation>
            <numerusform>%1 nicht reserviert, %2 ungenutzt. %n kleinerer Teil ist nicht aufgeführt.</numerusform>
            <numerusform>%1 nicht reserviert, %2 ungenutzt. %n kleinere Teile sind nicht aufgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreserved, %2 idle.</source>
        <translation>%1 nicht reserviert, %2 ungenutzt.</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>Nach Modell</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Card models</source>
        <translation>Kartenmodelle</translation>
    </message>
    <message>
        <source>Parent group</source>
        <translation>Übergeordnete Gruppe</translation>
    </message>
    <message>
        <source>Leaf group</source>
        <translation>Leaf-Gruppe</translation>
    </message>
    <message>
        <source>%1 · line %2</source>
        <comment>kind, number</comment>
        <translation>%1 · Zeile %2</translation>
    </message>
    <message>
        <source>Pods unknown: no pods of this group are listed.</source>
        <translation>Pods unbekannt: Von dieser Gruppe sind keine Pods aufgeführt.</translation>
    </message>
    <message>
        <source>Differs from the cluster: %1.</source>
        <translation>Abweichung vom Cluster: %1.</translation>
    </message>
    <message>
        <source>May use</source>
        <translation>Darf nutzen</translation>
    </message>
    <message>
        <source>%1 · tree %2</source>
        <comment>kind, id</comment>
        <translation>%1 · Baum %2</translation>
    </message>
    <message>
        <source>Rules for models are on, an extension not present in Koordinator. They do not change the runtime.</source>
        <translation>Die Regeln für Modelle sind an, eine Erweiterung, die Koordinator nicht kennt. Sie ändern die Runtime nicht.</translation>
    </message>
    <message>
        <source>Cards are counted regardless of their model, as in Koordinator.</source>
        <translation>Karten werden unabhängig vom Modell gezählt, wie bei Koordinator.</translation>
    </message>
    <message>
        <source>Unknown. %1.</source>
        <translation>Unbekannt. %1.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Min: guaranteed and in effect; available: free and not guaranteed to other groups; may use: number the group may use now</source>
        <translation>Min.: garantiert und wirksam; verfügbar: frei und keiner anderen Gruppe garantiert; darf nutzen: Anzahl, die die Gruppe jetzt nutzen darf</translation>
    </message>
    <message>
        <source>From unreserved resources</source>
        <translation>Aus nicht reservierten Ressourcen</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>Made by the profile %1, whose controller writes min, max and labels again. Profiles are shown, not edited here.</source>
        <translation>Erzeugt vom Profil %1, dessen Controller Min, Max und Labels neu schreibt. Profile werden hier gezeigt, nicht bearbeitet.</translation>
    </message>
    <message>
        <source>It selects all nodes.</source>
        <translation>Es wählt alle Knoten aus.</translation>
    </message>
    <message>
        <source>It selects the nodes %1.</source>
        <translation>Es wählt die Knoten %1 aus.</translation>
    </message>
    <message>
        <source>Ratio of their resources: %1.</source>
        <translation>Anteil ihrer Ressourcen: %1.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ElasticPage</name>
    <message>
        <source>Elastic</source>
        <translation>Elastisch</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Open ElasticQuota Manifests</source>
        <translation>ElasticQuota-Manifeste öffnen</translation>
    </message>
    <message>
        <source>No elastic quotas open</source>
        <translation>Keine elastischen Quotas geöffnet</translation>
    </message>
    <message>
        <source>Open ElasticQuota manifests, for example the output of &quot;kubectl get elasticquotas -A -o yaml&quot;, to see the runtime of every group, its calculation and the effect of changes.</source>
        <translation>Öffnen Sie ElasticQuota-Manifeste, zum Beispiel die Ausgabe von „kubectl get elasticquotas -A -o yaml“, um die Runtime jeder Gruppe, ihre Berechnung und die Wirkung von Änderungen zu sehen.</translation>
    </message>
    <message>
        <source>The simulated cluster rejects this: %1</source>
        <translation>Der simulierte Cluster lehnt dies ab: %1</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>Show the elastic quotas of a cluster with Koordinator</source>
        <translation>Die elastischen Quotas eines Clusters mit Koordinator anzeigen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Open Manifests…</source>
        <translation>Manifeste öffnen…</translation>
    </message>
    <message>
        <source>Connect to Koordinator…</source>
        <translation>Mit Koordinator verbinden…</translation>
    </message>
    <message>
        <source>Simulated cluster: changes take effect immediately</source>
        <translation>Simulierter Cluster: Änderungen wirken sofort</translation>
    </message>
    <message>
        <source>Cluster: read-only</source>
        <translation>Cluster: nur lesbar</translation>
    </message>
    <message>
        <source>Selected group and text</source>
        <translation>Ausgewählte Gruppe und Text</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Edit Cluster Quotas…</source>
        <translation>Quotas des Clusters bearbeiten…</translation>
    </message>
    <message>
        <source>Connect to a Kubernetes cluster with Koordinator first</source>
        <translation>Verbinden Sie sich zuerst mit einem Kubernetes-Cluster mit Koordinator</translation>
    </message>
    <message>
        <source>Save the elastic quotas of %1 to a file and open it</source>
        <translation>Die elastischen Quotas von %1 in einer Datei speichern und sie öffnen</translation>
    </message>
    <message>
        <source>Make the open manifests the elastic quotas of %1</source>
        <translation>Die geöffneten Manifeste zu den elastischen Quotas von %1 machen</translation>
    </message>
    <message>
        <source>Open manifests first</source>
        <translation>Öffnen Sie zuerst Manifeste</translation>
    </message>
    <message>
        <source>You may not change the elastic quotas of the cluster</source>
        <translation>Sie dürfen die elastischen Quotas des Clusters nicht ändern</translation>
    </message>
    <message>
        <source>Show in C&amp;hart</source>
        <translation>Im &amp;Diagramm anzeigen</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>Earlier moment: read-only</source>
        <translation>Früherer Zeitpunkt: schreibgeschützt</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ElasticReview</name>
    <message numerus="yes">
        <source>%1 (%n warning(s))</source>
        <extracomment>a verdict, then the number of warnings</extracomment>
        <translation>
            <numerusform>%1 (%n Warnung)</numerusform>
            <numerusform>%1 (%n Warnungen)</numerusform>
        </translation>
    </message>
    <message>
        <source>This removes all quota groups: their pods move to the default group.</source>
        <translation>Dies entfernt alle Quota-Gruppen: Ihre Pods gehen an die Standardgruppe.</translation>
    </message>
    <message numerus="yes">
        <source>%n dangerous change(s), first in the list.</source>
        <translation>
            <numerusform>%n gefährliche Änderung, oben in der Liste.</numerusform>
            <numerusform>%n gefährliche Änderungen, oben in der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mins of the first level add up to more than the cluster total: no group is guaranteed its full min.</source>
        <translation>Die Minima der ersten Ebene ergeben zusammen mehr als die Cluster-Summe: Keiner Gruppe ist ihr volles Min. garantiert.</translation>
    </message>
    <message>
        <source>This removes group %1 while its pods use resources: they move to the default group.</source>
        <translation>Dies entfernt die Gruppe %1, während ihre Pods Ressourcen nutzen: Sie gehen an die Standardgruppe.</translation>
    </message>
    <message>
        <source>No runtime changes</source>
        <translation>Keine Runtime ändert sich</translation>
    </message>
    <message>
        <source>The runtime of every group stays the same.</source>
        <translation>Die Runtime jeder Gruppe bleibt gleich.</translation>
    </message>
    <message>
        <source>Runtimes are unknown</source>
        <translation>Runtimes unbekannt</translation>
    </message>
    <message>
        <source>Enter the cluster total on the page to calculate them.</source>
        <translation>Geben Sie auf der Seite die Cluster-Summe ein, um sie zu berechnen.</translation>
    </message>
    <message>
        <source>Runtime changes</source>
        <translation>Änderungen der Runtimes</translation>
    </message>
    <message>
        <source>Runtimes (%1)</source>
        <translation>Runtimes (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n groups would use more than their runtime: pods may be evicted.</source>
        <translation>
            <numerusform>%n Gruppe würde mehr als ihre Runtime nutzen: Pods können verdrängt werden.</numerusform>
            <numerusform>%n Gruppen würden mehr als ihre Runtime nutzen: Pods können verdrängt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Effect on runtimes unknown: the cluster total is not set.</source>
        <translation>Wirkung auf Runtimes unbekannt: Die Cluster-Summe ist nicht gesetzt.</translation>
    </message>
    <message>
        <source>This removes group %1, whose usage is unknown: its pods move to the default group.</source>
        <translation>Dies entfernt die Gruppe %1, deren Nutzung unbekannt ist: Ihre Pods gehen an die Standardgruppe.</translation>
    </message>
    <message>
        <source>The cluster would reject this text.</source>
        <translation>Der Cluster würde diesen Text ablehnen.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::EventsPage</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation>Ereignisse filtern</translation>
    </message>
    <message>
        <source>No events match</source>
        <translation>Keine Ereignisse gefunden</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>Noch keine Ereignisse</translation>
    </message>
    <message>
        <source>Events are listed as they happen, from the moment the source is opened.</source>
        <translation>Ereignisse werden ab dem Öffnen der Quelle aufgeführt, sobald sie eintreten.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Keep the newest event in view; scroll away from it to stop</source>
        <translation>Das neueste Ereignis sichtbar halten; Wegscrollen beendet das</translation>
    </message>
    <message>
        <source>Origin of the events</source>
        <translation>Herkunft der Ereignisse</translation>
    </message>
    <message>
        <source>Reported by the scheduler, of all partitions.</source>
        <translation>Vom Scheduler gemeldet, für alle Partitionen.</translation>
    </message>
    <message>
        <source>Found by comparing snapshots: what began and ended in between is missing.</source>
        <translation>Durch Vergleich von Snapshots gefunden: Was dazwischen begann und endete, fehlt.</translation>
    </message>
    <message>
        <source>Only the last %1 are kept. Older ones dropped: %2.</source>
        <translation>Nur die letzten %1 werden behalten. Ältere verworfen: %2.</translation>
    </message>
    <message>
        <source>Paused. New events: %1.</source>
        <translation>Angehalten. Neue Ereignisse: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n events match</source>
        <translation>
            <numerusform>%1 von %n Ereignis gefunden</numerusform>
            <numerusform>%1 von %n Ereignissen gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ExplainPage</name>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Limits along the path</source>
        <translation>Limits auf dem Pfad</translation>
    </message>
    <message>
        <source>A&amp;ll resources</source>
        <translation>A&amp;lle Ressourcen</translation>
    </message>
    <message>
        <source>Include requested resources without a limit and limited resources that are not requested</source>
        <translation>Auch angeforderte Ressourcen ohne Limit und begrenzte Ressourcen, die nicht angefordert sind</translation>
    </message>
    <message>
        <source>All limits from the root to the queue</source>
        <translation>Alle Limits von der Root-Queue bis zur Queue</translation>
    </message>
    <message>
        <source>Suggested changes</source>
        <translation>Vorgeschlagene Änderungen</translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation>Frühere Fragen</translation>
    </message>
    <message>
        <source>Enter or click to ask again</source>
        <translation>Eingabetaste oder Klick fragt erneut</translation>
    </message>
    <message>
        <source>%1 has no waiting requests. Enter a user and the requested resources.</source>
        <translation>%1 hat keine wartenden Anforderungen. Geben Sie Benutzer und angeforderte Ressourcen ein.</translation>
    </message>
    <message>
        <source>Why is an application waiting?</source>
        <translation>Warum wartet eine Anwendung?</translation>
    </message>
    <message>
        <source>Choose a waiting application above, or enter a user and the requested resources. On a queue, user or application, press W to explain the application that has been waiting longest.</source>
        <translation>Wählen Sie oben eine wartende Anwendung, oder geben Sie Benutzer und angeforderte Ressourcen ein. Bei einer Queue, einem Benutzer oder einer Anwendung erklärt die Taste W die am längsten wartende Anwendung.</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Noch keine Antwort vorhanden</translation>
    </message>
    <message>
        <source>To stage an edit, open the configuration of this cluster (Ctrl+O).</source>
        <translation>Um eine Änderung vorzumerken, öffnen Sie die Konfiguration dieses Clusters (Strg+O).</translation>
    </message>
    <message>
        <source>(%1)
</source>
        <extracomment>end of a copied answer; what the numbers are</extracomment>
        <translation>(%1)
</translation>
    </message>
    <message>
        <source>This answer uses the active limits, not those of the edited file.</source>
        <translation>Diese Antwort verwendet die aktiven Limits, nicht die der bearbeiteten Datei.</translation>
    </message>
    <message>
        <source>Use the Edited File</source>
        <translation>Bearbeitete Datei verwenden</translation>
    </message>
    <message>
        <source>To stage an edit, copy the active configuration to a file and edit it, or open the configuration of this cluster (Ctrl+O).</source>
        <translation>Um eine Änderung vorzumerken, kopieren Sie die aktive Konfiguration in eine Datei und bearbeiten Sie diese, oder öffnen Sie die Konfiguration dieses Clusters (Strg+O).</translation>
    </message>
    <message>
        <source>Edit Active Configuration…</source>
        <translation>Aktive Konfiguration bearbeiten…</translation>
    </message>
    <message>
        <source>The file is locked. Unlock editing first (Ctrl+L).</source>
        <translation>Die Datei ist gesperrt. Entsperren Sie zuerst das Bearbeiten (Strg+L).</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FieldsSection</name>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Remove the setting from the text</source>
        <translation>Die Einstellung aus dem Text entfernen</translation>
    </message>
    <message>
        <source>Add an entry with another name</source>
        <translation>Eintrag mit anderem Namen hinzufügen</translation>
    </message>
    <message>
        <source>not in the file</source>
        <translation>nicht in der Datei</translation>
    </message>
    <message numerus="yes">
        <source>%n set</source>
        <translation>
            <numerusform>%n gesetzt</numerusform>
            <numerusform>%n gesetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileActions</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
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
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Read the file again and discard the edits</source>
        <translation>Datei erneut lesen und Änderungen verwerfen</translation>
    </message>
    <message>
        <source>%1 is not writable; save a copy (%2)</source>
        <translation>%1 ist nicht beschreibbar; speichern Sie eine Kopie (%2)</translation>
    </message>
    <message>
        <source>The text would be rejected; fix the errors first</source>
        <translation>Der Text würde abgelehnt; beheben Sie zuerst die Fehler</translation>
    </message>
    <message>
        <source>Review the changes and write them to %1 (%2)</source>
        <translation>Die Änderungen prüfen und nach %1 schreiben (%2)</translation>
    </message>
    <message>
        <source>Unlock Editing</source>
        <translation>Bearbeiten entsperren</translation>
    </message>
    <message>
        <source>The file is locked; unlock editing first (%1)</source>
        <translation>Die Datei ist gesperrt; entsperren Sie zuerst das Bearbeiten (%1)</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileHeader</name>
    <message>
        <source>%1
Edits can only be saved as a copy: %2.</source>
        <translation>%1
Änderungen können nur als Kopie gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>modified since last save</source>
        <translation>seit dem letzten Speichern geändert</translation>
    </message>
    <message>
        <source>changed on disk</source>
        <translation>auf dem Datenträger geändert</translation>
    </message>
    <message>
        <source>missing on disk</source>
        <translation>auf dem Datenträger nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>file name, then states of the file: &quot;modified since last save, changed on disk&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Close &amp;Window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;New Window</source>
        <translation>&amp;Neues Fenster</translation>
    </message>
    <message>
        <source>Open &amp;Demo Cluster</source>
        <translation>&amp;Demo-Cluster öffnen</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>&amp;Verbinden…</translation>
    </message>
    <message>
        <source>Connect to &amp;Kubernetes…</source>
        <translation>Mit &amp;Kubernetes verbinden…</translation>
    </message>
    <message>
        <source>D&amp;isconnect</source>
        <translation>Verbindung &amp;trennen</translation>
    </message>
    <message>
        <source>&amp;Open Configuration File…</source>
        <translation>Konfigurationsdatei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;Recording…</source>
        <translation>Auf&amp;zeichnung öffnen…</translation>
    </message>
    <message>
        <source>Open R&amp;ecent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Save Cop&amp;y…</source>
        <translation>Ko&amp;pie speichern…</translation>
    </message>
    <message>
        <source>Record to &amp;File…</source>
        <translation>In Datei &amp;aufzeichnen…</translation>
    </message>
    <message>
        <source>Save Connec&amp;tion…</source>
        <translation>Verbindung speic&amp;hern…</translation>
    </message>
    <message>
        <source>Stop Recordin&amp;g</source>
        <translation>Aufzeichnung been&amp;den</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileMessages</name>
    <message>
        <source>Edit failed: %1</source>
        <translation>Änderung fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Cannot open the file: %1</source>
        <translation>Die Datei kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>Saved, but no version could be kept: %1</source>
        <translation>Gespeichert, aber es konnte keine Version aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Saved, but old versions were not removed: %1</source>
        <translation>Gespeichert, aber alte Versionen wurden nicht gelöscht: %1</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileSaving</name>
    <message>
        <source>Show Problems</source>
        <translation>Probleme anzeigen</translation>
    </message>
    <message>
        <source>Go to the errors that cause the rejection</source>
        <translation>Zu den Fehlern gehen, die zur Ablehnung führen</translation>
    </message>
    <message>
        <source>Save Draft Copy…</source>
        <translation>Entwurfskopie speichern…</translation>
    </message>
    <message>
        <source>Save the text to another file without validation</source>
        <translation>Den Text ohne Prüfung in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>Cannot save the copy: %1: %2</source>
        <translation>Die Kopie kann nicht gespeichert werden: %1: %2</translation>
    </message>
    <message>
        <source>The draft would be rejected and cannot replace %1. Choose another name.</source>
        <translation>Der Entwurf würde abgelehnt und kann %1 nicht ersetzen. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 was not saved: it would be rejected.</source>
        <translation>%1 wurde nicht gespeichert: Die Datei würde abgelehnt.</translation>
    </message>
    <message>
        <source>%1 was not saved: it would be rejected. Line %2: %3</source>
        <translation>%1 wurde nicht gespeichert: Die Datei würde abgelehnt. Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cannot undo the save of %1: %2</source>
        <translation>Das Speichern von %1 kann nicht rückgängig gemacht werden: %2</translation>
    </message>
    <message>
        <source>%1 was not saved: %2. Your edits are kept. Save again when the cause is fixed, or save a copy elsewhere.</source>
        <translation>%1 wurde nicht gespeichert: %2. Ihre Änderungen bleiben erhalten. Speichern Sie erneut, wenn die Ursache behoben ist, oder speichern Sie eine Kopie an einem anderen Ort.</translation>
    </message>
    <message>
        <source>Save Copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Undo Save</source>
        <translation>Speichern rückgängig machen</translation>
    </message>
    <message>
        <source>%1 was restored to its content before the save. Your edits are kept, unsaved.</source>
        <translation>%1 wurde auf den Inhalt vor dem Speichern zurückgesetzt. Ihre Änderungen bleiben ungespeichert erhalten.</translation>
    </message>
    <message>
        <source>Saved the draft to %1.</source>
        <translation>Entwurf in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Saved the copy to %1. %2 is unchanged.</source>
        <translation>Kopie in %1 gespeichert. %2 ist unverändert.</translation>
    </message>
    <message>
        <source>Open Copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>%1 was not saved: it is locked. Unlock editing first.</source>
        <translation>%1 wurde nicht gespeichert: Die Datei ist gesperrt. Entsperren Sie zuerst das Bearbeiten.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FilterChips</name>
    <message>
        <source>%1 %2</source>
        <extracomment>value of a field, number of rows that have it</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FilterField</name>
    <message>
        <source>Clear the filter</source>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Mistake in the filter</source>
        <translation>Fehler im Filter</translation>
    </message>
    <message>
        <source>Show how to filter</source>
        <translation>Filterregeln anzeigen</translation>
    </message>
    <message>
        <source>All terms must match, in upper or lower case:
erin: a word that begins with erin; er*n: any letters for *
&quot;two words&quot;: these words in this order
-tmp: does not match; /er(in|ik)/: regular expression
%1
Fields: %2</source>
        <translation>Alle Ausdrücke müssen zutreffen, in Groß- oder Kleinschreibung:
erin: ein Wort, das mit erin beginnt; er*n: beliebige Zeichen für *
&quot;two words&quot;: diese Wörter in dieser Reihenfolge
-tmp: trifft nicht zu; /er(in|ik)/: regulärer Ausdruck
%1
Felder: %2</translation>
    </message>
    <message>
        <source>%1:erin: a word in a field; %1=erin: the whole field; %1:erin,bob: one of several</source>
        <translation>%1:erin: ein Wort in einem Feld; %1=erin: das ganze Feld; %1:erin,bob: eines von mehreren</translation>
    </message>
    <message>
        <source>%1: comparisons; %2=none: no value</source>
        <translation>%1: Vergleiche; %2=none: kein Wert</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Previous match (Shift+Return)</source>
        <translation>Vorheriger Treffer (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next match (Return)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Match whole words</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression (single line)</source>
        <translation>Regulärer Ausdruck (innerhalb einer Zeile)</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>In a regular expression, \1 is the first group and \0 the whole match</source>
        <translation>Bei einem regulären Ausdruck ist \1 die erste Gruppe und \0 der ganze Treffer</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace the selected match and go to the next (Return)</source>
        <translation>Den ausgewählten Treffer ersetzen und zum nächsten gehen (Eingabe)</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace all matches in one step (Ctrl+Return)</source>
        <translation>Alle Treffer in einem Schritt ersetzen (Strg+Eingabe)</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FormDelegate</name>
    <message>
        <source>%1 ?</source>
        <extracomment>a name that the scheduler has not told of yet</extracomment>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not saved. %2</source>
        <translation>„%1“ wurde nicht übernommen. %2</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>so many more users and groups</extracomment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FormSection</name>
    <message>
        <source>Collapse or expand this section</source>
        <translation>Diesen Abschnitt zuklappen oder aufklappen</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::GeneralPreferences</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farbschema:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Font size:</source>
        <translation>&amp;Schriftgröße:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>Takes effect when QuotaDeck is started again.</source>
        <translation>Gilt ab dem nächsten Start von QuotaDeck.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::GroupForm</name>
    <message>
        <source>Lends unrequested resources</source>
        <translation>Verleiht nicht Angefordertes</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>not set: 0</source>
        <translation>nicht gesetzt: 0</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>not counted, not limited</source>
        <translation>nicht gezählt, nicht begrenzt</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Übergeordnet</translation>
    </message>
    <message>
        <source>(first level)</source>
        <translation>(erste Ebene)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid amount of %2. Enter for example 4, 500m or 8Gi.</source>
        <translation>„%1“ ist keine gültige Menge von %2. Geben Sie zum Beispiel 4, 500m oder 8Gi ein.</translation>
    </message>
    <message>
        <source>Limit for new pods</source>
        <translation>Grenze für neue Pods</translation>
    </message>
    <message>
        <source>Requests of all pods up to which the cluster accepts new pods, if creation-time admission is on</source>
        <translation>Anforderungen aller Pods, bis zu denen der Cluster neue Pods annimmt, wenn die Zulassung beim Anlegen eingeschaltet ist</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::GroupsPane</name>
    <message>
        <source>Quota groups</source>
        <translation>Quota-Gruppen</translation>
    </message>
    <message>
        <source>No matching groups</source>
        <translation>Keine passenden Gruppen</translation>
    </message>
    <message numerus="yes">
        <source>0 of %n groups match the filter.</source>
        <translation>
            <numerusform>Treffer: 0 von %n Gruppe.</numerusform>
            <numerusform>Treffer: 0 von %n Gruppen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cluster has no quota groups</source>
        <translation>Der Cluster hat keine Quota-Gruppen</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>Noch keine Daten</translation>
    </message>
    <message>
        <source>Quota groups appear here when the source reports them.</source>
        <translation>Quota-Gruppen erscheinen hier, sobald die Quelle sie meldet.</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>Diese Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>The problems are listed below.</source>
        <translation>Die Probleme stehen unten.</translation>
    </message>
    <message>
        <source>This file contains no ElasticQuota</source>
        <translation>Diese Datei enthält keine ElasticQuota</translation>
    </message>
    <message>
        <source>Other kinds of objects are ignored. Use &quot;kubectl get elasticquotas -A -o yaml&quot; to print those of a cluster.</source>
        <translation>Objekte anderer Art werden ignoriert. „kubectl get elasticquotas -A -o yaml“ gibt die eines Clusters aus.</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>No elastic quotas at this moment</source>
        <translation>Keine Elastic-Quotas zu diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>They were not read or not recorded then. Choose another moment.</source>
        <translation>Sie wurden damals nicht gelesen oder nicht aufgezeichnet. Wählen Sie einen anderen Zeitpunkt.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::HistoryPreferences</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>&amp;Keep usage over time</source>
        <translation>Nutzung im &amp;Zeitverlauf aufbewahren</translation>
    </message>
    <message>
        <source>Usage history</source>
        <translation>Nutzungsverlauf</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Maximum size:</source>
        <translation>&amp;Maximale Größe:</translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <source>Delete &amp;after:</source>
        <translation>&amp;Löschen nach:</translation>
    </message>
    <message>
        <source>All samples are kept for two days, then one per 10 s for three weeks, then one per 10 min. Samples beyond the age or size limit are deleted when the next sample is stored.</source>
        <translation>Jeder Messwert wird zwei Tage aufbewahrt, danach drei Wochen lang einer je 10 s, dann einer je 10 min. Was zu alt oder zu viel ist, wird mit dem nächsten Messwert gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Remove old versions after a save</source>
        <translation>Alte &amp;Versionen nach dem Speichern löschen</translation>
    </message>
    <message>
        <source>&amp;Commit saved files to Git when the file is in a repository</source>
        <translation>Gespeicherte Dateien in &amp;Git einchecken, wenn sie in einem Repository liegen</translation>
    </message>
    <message>
        <source>Past of a scheduler</source>
        <translation>Vergangenheit eines Schedulers</translation>
    </message>
    <message>
        <source> h</source>
        <translation> h</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Keep the &amp;last:</source>
        <translation>&amp;Letzte behalten:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Copies of production clusters</source>
        <translation>Kopien von Produktionsclustern</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>&amp;Open files locked:</source>
        <translation>Gesperrt ö&amp;ffnen:</translation>
    </message>
    <message>
        <source> versions</source>
        <translation> Versionen</translation>
    </message>
    <message>
        <source>Remove ol&amp;der than:</source>
        <translation>Löschen, wenn äl&amp;ter als:</translation>
    </message>
    <message>
        <source>Of each file. Versions with a label are kept.</source>
        <translation>Je Datei. Versionen mit einer Bezeichnung bleiben.</translation>
    </message>
    <message>
        <source>At most, in m&amp;emory:</source>
        <translation>Höchstens, im &amp;Arbeitsspeicher:</translation>
    </message>
    <message>
        <source>Go &gt; Go to Time shows an earlier moment of the scheduler on all pages except Elastic, while the scheduler is still read. The past is lost when the window is closed.</source>
        <translation>Gehe zu &gt; Zu Zeitpunkt zeigt auf allen Seiten außer Elastisch einen früheren Zeitpunkt des Schedulers, während er weiter gelesen wird. Die Vergangenheit geht verloren, wenn das Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>Keep a&amp;t least:</source>
        <translation>Mindestens &amp;behalten:</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ImpactPanel</name>
    <message>
        <source>Impact of the edits</source>
        <translation>Auswirkung der Änderungen</translation>
    </message>
    <message>
        <source>Filter users, groups and queues</source>
        <translation>Benutzer, Gruppen und Queues filtern</translation>
    </message>
    <message>
        <source>Copy as Text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the whole list</source>
        <translation>Die ganze Liste kopieren</translation>
    </message>
    <message>
        <source>Affected users, groups and queues</source>
        <translation>Betroffene Benutzer, Gruppen und Queues</translation>
    </message>
    <message numerus="yes">
        <source>%n over limit</source>
        <translation>
            <numerusform>%n über Limit</numerusform>
            <numerusform>%n über Limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tighter</source>
        <translation>
            <numerusform>%n strenger</numerusform>
            <numerusform>%n strenger</numerusform>
        </translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Auswirkung</translation>
    </message>
    <message>
        <source>Impact (%1)</source>
        <translation>Auswirkung (%1)</translation>
    </message>
    <message>
        <source>users and groups not listed: usage unknown</source>
        <translation>Benutzer und Gruppen nicht aufgeführt: Nutzung unbekannt</translation>
    </message>
    <message>
        <source>queues not listed: usage unknown</source>
        <translation>Queues nicht aufgeführt: Nutzung unbekannt</translation>
    </message>
    <message>
        <source>No one is affected</source>
        <translation>Niemand ist betroffen</translation>
    </message>
    <message>
        <source>At the current usage, the edits affect no user, group or queue.</source>
        <translation>Bei der jetzigen Nutzung betreffen die Änderungen keinen Benutzer, keine Gruppe und keine Queue.</translation>
    </message>
    <message>
        <source>No configuration is open</source>
        <translation>Keine Konfiguration geöffnet</translation>
    </message>
    <message>
        <source>Impact unknown: no usage data</source>
        <translation>Auswirkung unbekannt: keine Nutzungsdaten</translation>
    </message>
    <message>
        <source>Connect to a cluster, open a recording or start a simulation.</source>
        <translation>Verbinden Sie sich mit einem Cluster, öffnen Sie eine Aufzeichnung, oder starten Sie eine Simulation.</translation>
    </message>
    <message>
        <source>No edits</source>
        <translation>Nichts ist geändert</translation>
    </message>
    <message>
        <source>Users, groups and queues affected by your edits are listed here.</source>
        <translation>Von Ihren Änderungen betroffene Benutzer, Gruppen und Queues stehen hier.</translation>
    </message>
    <message>
        <source>Nothing to compare with</source>
        <translation>Nichts zum Vergleichen vorhanden</translation>
    </message>
    <message>
        <source>The scheduler would reject the saved file.</source>
        <translation>Der Scheduler würde die gespeicherte Datei ablehnen.</translation>
    </message>
    <message>
        <source>Impact unknown</source>
        <translation>Auswirkung unbekannt</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides %n rows.</source>
        <translation>
            <numerusform>Der Filter blendet %n Zeile aus.</numerusform>
            <numerusform>Der Filter blendet %n Zeilen aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Base of the comparison</source>
        <translation>Vergleichsbasis</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Co&amp;mpared with</source>
        <translation>&amp;Verglichen mit</translation>
    </message>
    <message>
        <source>the last save</source>
        <translation>dem letzten Speichern</translation>
    </message>
    <message>
        <source>the active configuration</source>
        <translation>der aktiven Konfiguration</translation>
    </message>
    <message>
        <source>Base of the comparison in Impact, Effective and Charged group: the last save, or the cluster&apos;s active configuration, which loading the text would change</source>
        <translation>Vergleichsbasis für Auswirkung, Wirksam und Angerechnete Gruppe: der zuletzt gespeicherte Stand oder die aktive Konfiguration des Clusters, die das Laden des Textes ändern würde</translation>
    </message>
    <message>
        <source>The active configuration differs from the last save.</source>
        <translation>Die aktive Konfiguration weicht vom zuletzt gespeicherten Stand ab.</translation>
    </message>
    <message>
        <source>The active configuration (%1) differs from the last save.</source>
        <translation>Die aktive Konfiguration (%1) weicht vom zuletzt gespeicherten Stand ab.</translation>
    </message>
    <message>
        <source>Loading the text would change it, so it is the base of the comparison.</source>
        <translation>Das Laden des Textes würde sie ändern, daher ist sie die Vergleichsbasis.</translation>
    </message>
    <message>
        <source>Loading the text may change more than listed here.</source>
        <translation>Das Laden des Textes kann mehr ändern, als hier steht.</translation>
    </message>
    <message>
        <source>No difference from the active configuration</source>
        <translation>Kein Unterschied zur aktiven Konfiguration</translation>
    </message>
    <message>
        <source>Loading the text would change nothing in the cluster.</source>
        <translation>Das Laden des Textes würde im Cluster nichts ändern.</translation>
    </message>
    <message>
        <source>Impact unknown until errors are fixed</source>
        <translation>Auswirkung unbekannt, bis die Fehler behoben sind</translation>
    </message>
    <message>
        <source>The scheduler would reject this text and keep its configuration: %1</source>
        <translation>Der Scheduler würde diesen Text ablehnen und seine Konfiguration behalten: %1</translation>
    </message>
    <message>
        <source>This text has no partition %1</source>
        <translation>Dieser Text enthält keine Partition %1</translation>
    </message>
    <message>
        <source>Loading it removes the partition: its queues drain and all its applications fail.</source>
        <translation>Wird er geladen, verschwindet die Partition: Ihre Queues laufen leer, und alle ihre Anwendungen schlagen fehl.</translation>
    </message>
    <message>
        <source>Usage of %1 at %2</source>
        <translation>Nutzung von %1 um %2</translation>
    </message>
    <message numerus="yes">
        <source>groups of %n users unknown</source>
        <translation>
            <numerusform>Gruppen von %n Benutzer unbekannt</numerusform>
            <numerusform>Gruppen von %n Benutzern unbekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Filter leeren</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::InjectPane</name>
    <message>
        <source>Run Action</source>
        <translation>Aktion ausführen</translation>
    </message>
    <message>
        <source>Template of the action</source>
        <translation>Vorlage der Aktion</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Result of the action</source>
        <translation>Ergebnis der Aktion</translation>
    </message>
    <message>
        <source>YAML, as in the script of a scenario.</source>
        <translation>YAML, wie im Skript eines Szenarios.</translation>
    </message>
    <message>
        <source>Queued in the simulation.</source>
        <translation>In der Simulation eingereiht.</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <extracomment>virtual time since the start, what became of an action</extracomment>
        <translation>Bei %1: %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>ausgeführt</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>line, column, what is wrong there</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>From Manifest…</source>
        <translation>Aus Manifest…</translation>
    </message>
    <message>
        <source>Manifests (*.yaml *.yml *.json)</source>
        <translation>Manifeste (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>Loaded from %1</source>
        <translation>Aus %1 geladen</translation>
    </message>
    <message>
        <source>Fill in the submissions of the applications of Kubernetes manifests: user, queue, pods and task groups. Several files are read together: namespaces of one count for the pods of all.</source>
        <translation>Trägt das Einreichen der Anwendungen aus Kubernetes-Manifesten ein: Benutzer, Queue, Pods und Task-Gruppen. Mehrere Dateien werden zusammen gelesen: Namespaces der einen gelten für die Pods aller.</translation>
    </message>
    <message>
        <source>Run the action, or a list of them, at the current virtual time (Ctrl+Enter)</source>
        <translation>Die Aktion oder eine Liste von Aktionen zur aktuellen virtuellen Zeit ausführen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Open Kubernetes Manifests</source>
        <translation>Kubernetes-Manifeste öffnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>title of an action, how it ended</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a problem, how many others there are</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>%n weiteres Problem</numerusform>
            <numerusform>%n weitere Probleme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::InsightPanels</name>
    <message>
        <source>Impact of Edits</source>
        <translation>Auswirkung der Änderungen</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Wirksam</translation>
    </message>
    <message>
        <source>Donors</source>
        <translation>Geber</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Select a queue, user, group or application to see its details.</source>
        <translation>Wählen Sie Queue, Benutzer, Gruppe oder Anwendung aus, um Details zu sehen.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::InspectorDock</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Select a queue, user, group or application to see its details.</source>
        <translation>Wählen Sie Queue, Benutzer, Gruppe oder Anwendung aus, um Details zu sehen.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 existiert nicht mehr.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::InspectorTexts</name>
    <message>
        <source>Usage vs. maximum</source>
        <translation>Nutzung und Maximum</translation>
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
        <source>No usage and no quota.</source>
        <translation>Keine Nutzung und keine Quota.</translation>
    </message>
    <message>
        <source>Guaranteed, headroom, pending</source>
        <translation>Garantiert, Spielraum, wartend</translation>
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
        <source>Nothing guaranteed or pending.</source>
        <translation>Nichts garantiert oder wartend.</translation>
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
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>No user or group limits known for this queue.</source>
        <translation>Keine Limits für Benutzer oder Gruppen dieser Queue bekannt.</translation>
    </message>
    <message>
        <source>everyone else (*)</source>
        <translation>alle anderen (*)</translation>
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
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Limits on every level</source>
        <translation>Limits auf jeder Ebene</translation>
    </message>
    <message>
        <source>Limits along the path to %1</source>
        <translation>Limits auf dem Pfad zu %1</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>No limits and no usage.</source>
        <translation>Keine Limits und keine Nutzung.</translation>
    </message>
    <message>
        <source>apps</source>
        <translation>Apps</translation>
    </message>
    <message>
        <source>Reasons for waiting</source>
        <translation>Wartegründe</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>The scheduler reports no reason for waiting.</source>
        <translation>Der Scheduler meldet keinen Wartegrund.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Property</source>
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
        <source>Users not covered by a named group</source>
        <translation>Benutzer, die keine benannte Gruppe erfasst</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Share of the parent</source>
        <translation>Anteil an der übergeordneten Queue</translation>
    </message>
    <message>
        <source>Of usage</source>
        <translation>Der Nutzung</translation>
    </message>
    <message>
        <source>Of guaranteed</source>
        <translation>Der Garantie</translation>
    </message>
    <message>
        <source>The root has no parent.</source>
        <translation>Die Root-Queue hat keine übergeordnete Queue.</translation>
    </message>
    <message>
        <source>The source does not report the parent.</source>
        <translation>Die Quelle meldet die übergeordnete Queue nicht.</translation>
    </message>
    <message>
        <source>No usage and no guaranteed amount.</source>
        <translation>Keine Nutzung und keine garantierte Menge.</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <extracomment>amounts, path of a queue</extracomment>
        <translation>%1 von %2 an %3</translation>
    </message>
    <message>
        <source>Nothing is used at %1</source>
        <translation>An %1 wird nichts genutzt</translation>
    </message>
    <message>
        <source>Nothing is guaranteed at %1</source>
        <translation>An %1 ist nichts garantiert</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Select a second row (Ctrl+click) to see both side by side.</source>
        <translation>Wählen Sie eine zweite Zeile (Strg+Klick), um beide nebeneinander zu sehen.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Nothing is allocated.</source>
        <translation>Nichts ist zugeteilt.</translation>
    </message>
    <message>
        <source>State timeline</source>
        <translation>Zeitleiste der Zustände</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>For</source>
        <comment>duration</comment>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>The scheduler reports no states with times.</source>
        <translation>Der Scheduler meldet keine Zustände mit Zeiten.</translation>
    </message>
    <message>
        <source>%1·s</source>
        <comment>amount times seconds</comment>
        <translation>%1·s</translation>
    </message>
    <message>
        <source>Resource-seconds</source>
        <translation>Ressourcensekunden</translation>
    </message>
    <message>
        <source>Preempted</source>
        <translation>Verdrängt</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>The scheduler no longer reports them once an application has finished.</source>
        <translation>Der Scheduler meldet sie nicht mehr, sobald eine Anwendung fertig ist.</translation>
    </message>
    <message>
        <source>Counted when an allocation ends. None is reported yet.</source>
        <translation>Gezählt, wenn eine Zuteilung endet. Noch ist keine gemeldet.</translation>
    </message>
    <message>
        <source>Unknown instance type</source>
        <translation>Maschinentyp unbekannt</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>Running since</source>
        <translation>Läuft seit</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>used and limit, used part</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Used / limit on every level</source>
        <translation>Genutzt / Limit auf jeder Ebene</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two users or groups</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::LimitsForm</name>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Open a configuration file</source>
        <translation>Konfigurationsdatei öffnen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>No configuration is open</source>
        <translation>Keine Konfiguration geöffnet</translation>
    </message>
    <message>
        <source>Open a queues.yaml to view, edit and validate its limits.</source>
        <translation>Öffnen Sie eine queues.yaml, um ihre Limits anzusehen, zu bearbeiten und zu prüfen.</translation>
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
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Export the configuration to another file</source>
        <translation>Die Konfiguration in eine andere Datei exportieren</translation>
    </message>
    <message>
        <source>Go to Line</source>
        <translation>Zur Zeile gehen</translation>
    </message>
    <message>
        <source>&amp;Find in Text…</source>
        <translation>&amp;Im Text suchen…</translation>
    </message>
    <message>
        <source>Open Configuration File…</source>
        <translation>Konfigurationsdatei öffnen…</translation>
    </message>
    <message>
        <source>The form is read-only until the text is fixed. Line %1: %2</source>
        <translation>Das Formular ist gesperrt, bis der Text behoben ist. Zeile %1: %2</translation>
    </message>
    <message>
        <source>No text to search. Open a configuration first (Ctrl+O).</source>
        <translation>Kein Text zum Durchsuchen. Öffnen Sie zuerst eine Konfiguration (Strg+O).</translation>
    </message>
    <message>
        <source>Edit Active Configuration…</source>
        <translation>Aktive Konfiguration bearbeiten…</translation>
    </message>
    <message>
        <source>Save the cluster&apos;s active configuration to a file and open it</source>
        <translation>Die aktive Konfiguration des Clusters in einer Datei speichern und diese öffnen</translation>
    </message>
    <message>
        <source>QuotaDeck accepts this, the scheduler rejects it</source>
        <translation>QuotaDeck akzeptiert dies, der Scheduler lehnt es ab</translation>
    </message>
    <message>
        <source>QuotaDeck rejects this, the scheduler accepts it</source>
        <translation>QuotaDeck lehnt dies ab, der Scheduler akzeptiert es</translation>
    </message>
    <message>
        <source>Edit Cluster Configuration…</source>
        <translation>Konfiguration des Clusters bearbeiten…</translation>
    </message>
    <message>
        <source>Connect to Kubernetes first</source>
        <translation>Verbinden Sie sich zuerst mit Kubernetes</translation>
    </message>
    <message>
        <source>Save the configuration that %1 has stored to a file and open it</source>
        <translation>Die in %1 gespeicherte Konfiguration in einer Datei sichern und öffnen</translation>
    </message>
    <message>
        <source>Make the open configuration that of %1</source>
        <translation>Die offene Konfiguration zu der von %1 machen</translation>
    </message>
    <message>
        <source>Open a configuration first</source>
        <translation>Öffnen Sie zuerst eine Konfiguration</translation>
    </message>
    <message>
        <source>You may not write the ConfigMap with the configuration</source>
        <translation>Sie dürfen die ConfigMap mit der Konfiguration nicht schreiben</translation>
    </message>
    <message>
        <source>ConfigMap</source>
        <translation>ConfigMap</translation>
    </message>
    <message>
        <source>The file is a Kubernetes manifest with the configuration in a ConfigMap. Edits change the configuration only.</source>
        <translation>Die Datei ist ein Kubernetes-Manifest mit der Konfiguration in einer ConfigMap. Änderungen betreffen nur die Konfiguration.</translation>
    </message>
    <message>
        <source>The open configuration does not list %1.</source>
        <translation>Die geöffnete Konfiguration enthält %1 nicht.</translation>
    </message>
    <message>
        <source>The open configuration does not list %1. Selected: %2.</source>
        <translation>Die geöffnete Konfiguration enthält %1 nicht. Ausgewählt: %2.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::LimitsReview</name>
    <message>
        <source>The scheduler would accept this.</source>
        <translation>Der Scheduler würde dies annehmen.</translation>
    </message>
    <message numerus="yes">
        <source>The scheduler would accept this, with %n warning(s).</source>
        <translation>
            <numerusform>Der Scheduler würde dies annehmen, mit %n Warnung.</numerusform>
            <numerusform>Der Scheduler würde dies annehmen, mit %n Warnungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This removes everything: all queues drain and all applications fail.</source>
        <translation>Das entfernt alles: Alle Queues laufen leer, und alle Anwendungen schlagen fehl.</translation>
    </message>
    <message>
        <source>This removes partition %1: its queues drain and all its applications fail.</source>
        <translation>Das entfernt die Partition %1: Ihre Queues laufen leer, und alle ihre Anwendungen schlagen fehl.</translation>
    </message>
    <message>
        <source>This removes queue %1, in which applications may run: it drains.</source>
        <translation>Das entfernt die Queue %1, in der Anwendungen laufen können: Sie läuft leer.</translation>
    </message>
    <message>
        <source>Calculating the impact…</source>
        <translation>Die Auswirkung wird berechnet…</translation>
    </message>
    <message>
        <source>Impact unknown: see Impact</source>
        <translation>Auswirkung unbekannt: siehe Auswirkung</translation>
    </message>
    <message numerus="yes">
        <source>Current usage exceeds %n limit(s): running pods stay, new requests wait.</source>
        <translation>
            <numerusform>Die jetzige Nutzung überschreitet %n Limit: Laufende Pods bleiben, neue Anforderungen warten.</numerusform>
            <numerusform>Die jetzige Nutzung überschreitet %n Limits: Laufende Pods bleiben, neue Anforderungen warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scheduler would reject this.</source>
        <translation>Der Scheduler würde dies ablehnen.</translation>
    </message>
    <message>
        <source>The scheduler would reject this text.</source>
        <translation>Der Scheduler würde diesen Text ablehnen.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This removes %n queue(s) or partition(s) in which applications may run: %1.</source>
        <translation>
            <numerusform>Das entfernt %n Queue oder Partition, in der Anwendungen laufen können: %1.</numerusform>
            <numerusform>Das entfernt %n Queues oder Partitionen, in denen Anwendungen laufen können: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This removes queue %1, in which %n application(s) run: it drains.</source>
        <translation>
            <numerusform>Das entfernt die Queue %1, in der %n Anwendung läuft: Sie läuft leer.</numerusform>
            <numerusform>Das entfernt die Queue %1, in der %n Anwendungen laufen: Sie läuft leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n application(s))</source>
        <translation>
            <numerusform>%1 (%n Anwendung)</numerusform>
            <numerusform>%1 (%n Anwendungen)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (usage unknown)</source>
        <translation>%1 (Nutzung unbekannt)</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::LimitsSection</name>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Limits of the queue</source>
        <translation>Limits der Queue</translation>
    </message>
    <message numerus="yes">
        <source>The new order changes no charged group of %n known user(s).</source>
        <translation>
            <numerusform>Die neue Reihenfolge ändert die angerechnete Gruppe bei %n bekanntem Benutzer nicht.</numerusform>
            <numerusform>Die neue Reihenfolge ändert die angerechnete Gruppe bei keinem von %n bekannten Benutzern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The new order changes the charged group of %n user(s): %1</source>
        <translation>
            <numerusform>Die neue Reihenfolge ändert die angerechnete Gruppe von %n Benutzer: %1</numerusform>
            <numerusform>Die neue Reihenfolge ändert die angerechnete Gruppe von %n Benutzern: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved. The effect on charged groups is unknown: no source reports the groups of users.</source>
        <translation>Verschoben. Die Wirkung auf angerechnete Gruppen ist unbekannt: Keine Quelle meldet die Gruppen der Benutzer.</translation>
    </message>
    <message>
        <source>Add Limit…</source>
        <translation>Neues Limit…</translation>
    </message>
    <message>
        <source>Limit a user or group here</source>
        <translation>Hier einen Benutzer oder eine Gruppe begrenzen</translation>
    </message>
    <message>
        <source>Bulk Edit…</source>
        <translation>Mehrere ändern…</translation>
    </message>
    <message>
        <source>Change a value of several limits by a formula</source>
        <translation>Einen Wert mehrerer Limits durch eine Formel ändern</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Copy the limit with its comments below itself</source>
        <translation>Das Limit mit seinen Kommentaren darunter kopieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected limits</source>
        <translation>Die ausgewählten Limits entfernen</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>The first limit that names a group of a user decides which group is charged</source>
        <translation>Das erste Limit, das eine Gruppe eines Benutzers nennt, entscheidet, auf welche Gruppe angerechnet wird</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move to Another Queue…</source>
        <translation>In andere Queue verschieben…</translation>
    </message>
    <message>
        <source>Move the limit with its comments</source>
        <translation>Das Limit mit seinen Kommentaren verschieben</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Deaktivieren</translation>
    </message>
    <message>
        <source>Comment the limit out, or restore it</source>
        <translation>Das Limit auskommentieren oder wiederherstellen</translation>
    </message>
    <message>
        <source>Add Resource…</source>
        <translation>Neue Ressource…</translation>
    </message>
    <message>
        <source>Show a column for another resource</source>
        <translation>Eine Spalte für eine weitere Ressource anzeigen</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Actions for the selected limits</source>
        <translation>Aktionen für die ausgewählten Limits</translation>
    </message>
    <message>
        <source>Enable</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>%1 active, %2 disabled</source>
        <translation>%1 aktiv, %2 deaktiviert</translation>
    </message>
    <message>
        <source>Move to Another Queue</source>
        <translation>In andere Queue verschieben</translation>
    </message>
    <message>
        <source>Drag to reorder the limits</source>
        <translation>Ziehen ändert die Reihenfolge der Limits</translation>
    </message>
    <message>
        <source>Split per User and Group</source>
        <translation>Nach Benutzern und Gruppen teilen</translation>
    </message>
    <message>
        <source>Create a separate limit for each user and group</source>
        <translation>Für jeden Benutzer und jede Gruppe ein eigenes Limit anlegen</translation>
    </message>
    <message>
        <source>Merge Equal Limits</source>
        <translation>Gleiche Limits zusammenfassen</translation>
    </message>
    <message>
        <source>Merge limits with equal values: the selected ones, or all that equal this one</source>
        <translation>Limits mit gleichen Werten zusammenfassen: die ausgewählten oder alle, die diesem gleichen</translation>
    </message>
    <message>
        <source>A disabled limit cannot be moved. Enable it first.</source>
        <translation>Ein deaktiviertes Limit kann nicht verschoben werden. Aktivieren Sie es zuerst.</translation>
    </message>
    <message>
        <source>Only the limits of the queues above apply to users and groups here</source>
        <translation>Nur die Limits der Queues darüber gelten hier für Benutzer und Gruppen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Queue that gets the limit:</source>
        <translation>Queue, die das Limit erhält:</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MainToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Pause Display</source>
        <translation>Anzeige an&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
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
        <source>Dominant resource</source>
        <translation>Dominante Ressource</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Resource shown on all pages</source>
        <translation>Auf allen Seiten gezeigte Ressource</translation>
    </message>
    <message>
        <source>Resource:</source>
        <translation>Ressource:</translation>
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
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message>
        <source>&amp;Resume Display</source>
        <translation>Anzeige f&amp;ortsetzen</translation>
    </message>
    <message>
        <source>Pause the display; recording continues</source>
        <translation>Anzeige anhalten; die Aufzeichnung läuft weiter</translation>
    </message>
    <message>
        <source>Read the source now</source>
        <translation>Quelle jetzt lesen</translation>
    </message>
    <message>
        <source>Show details of the selection</source>
        <translation>Details der Auswahl zeigen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MainWindow</name>
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
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>S&amp;tartseite</translation>
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
        <source>&amp;System</source>
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
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>&amp;About QuotaDeck…</source>
        <translation>Über &amp;QuotaDeck…</translation>
    </message>
    <message>
        <source>%1 (simulated, paused) – QuotaDeck</source>
        <translation>%1 (simuliert, angehalten) – QuotaDeck</translation>
    </message>
    <message>
        <source>%1 (simulated) – QuotaDeck</source>
        <translation>%1 (simuliert) – QuotaDeck</translation>
    </message>
    <message>
        <source>&amp;Find Command, Queue or User…</source>
        <translation>Befehl, Queue oder Benutzer &amp;suchen…</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>Start Page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Reset &amp;Layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Previou&amp;s Pane</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>%1 (past) – QuotaDeck</source>
        <translation>%1 (früher) – QuotaDeck</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MergeDialog</name>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n equal line(s)</source>
        <translation>
            <numerusform>⋯ %n gleiche Zeile</numerusform>
            <numerusform>⋯ %n gleiche Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>File on disk</source>
        <translation>Datei auf dem Datenträger</translation>
    </message>
    <message>
        <source>Recovered edits</source>
        <translation>Wiederhergestellte Änderungen</translation>
    </message>
    <message>
        <source>Conflicts with the file on disk</source>
        <translation>Konflikte mit der Datei auf dem Datenträger</translation>
    </message>
    <message>
        <source>Conflicts with the recovered edits</source>
        <translation>Konflikte mit den wiederhergestellten Änderungen</translation>
    </message>
    <message>
        <source>The whole file: its changes cannot be merged individually.</source>
        <translation>Die ganze Datei: Ihre Änderungen lassen sich nicht einzeln zusammenführen.</translation>
    </message>
    <message>
        <source>The current text and the file on disk have conflicting changes. Choose which version to keep for each conflict. All other changes are merged; the merge can be undone.</source>
        <translation>Der aktuelle Text und die Datei auf dem Datenträger enthalten widersprüchliche Änderungen. Wählen Sie für jeden Konflikt, welche Fassung bleibt. Alle anderen Änderungen werden zusammengeführt; das Zusammenführen lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>The current text and the recovered edits have conflicting changes. Choose which version to keep for each conflict. All other changes are merged; the merge can be undone.</source>
        <translation>Der aktuelle Text und die wiederhergestellten Änderungen widersprechen sich. Wählen Sie für jeden Konflikt, welche Fassung bleibt. Alle anderen Änderungen werden zusammengeführt; das Zusammenführen lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Current text, line %1</source>
        <translation>Aktueller Text, Zeile %1</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(entfernt)</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Current text</source>
        <translation>Aktueller Text</translation>
    </message>
    <message>
        <source>Conflicts with the cluster&apos;s configuration</source>
        <translation>Konflikte mit der Konfiguration des Clusters</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>The current text and the configuration of the cluster have conflicting changes. Choose which version to keep for each conflict. All other changes are merged; the merge can be undone.</source>
        <translation>Der aktuelle Text und die Konfiguration des Clusters enthalten Änderungen, die einander widersprechen. Wählen Sie für jeden Konflikt, welche Fassung gilt. Alle anderen Änderungen werden zusammengeführt; das lässt sich rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MessageBar</name>
    <message>
        <source>Hide this notice</source>
        <translation>Diesen Hinweis ausblenden</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MessageStrip</name>
    <message>
        <source>Show all messages</source>
        <translation>Alle Meldungen anzeigen</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>Ganze Meldung anzeigen</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MomentBar</name>
    <message>
        <source>First sample</source>
        <translation>Erster Messpunkt</translation>
    </message>
    <message>
        <source>Previous sample</source>
        <translation>Voriger Messpunkt</translation>
    </message>
    <message>
        <source>Play the recording</source>
        <translation>Aufzeichnung abspielen</translation>
    </message>
    <message>
        <source>Next sample</source>
        <translation>Nächster Messpunkt</translation>
    </message>
    <message>
        <source>Last sample</source>
        <translation>Letzter Messpunkt</translation>
    </message>
    <message>
        <source>Reading sample %1 of %2</source>
        <translation>Messpunkt %1 von %2 wird gelesen</translation>
    </message>
    <message>
        <source>Opening the recording</source>
        <translation>Aufzeichnung wird geöffnet</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 von %3</translation>
    </message>
    <message>
        <source>Go to time…</source>
        <translation>Zeitpunkt…</translation>
    </message>
    <message>
        <source>Enter a time such as 03:00 or 2026-11-02 03:00:30 to show the last sample up to then.</source>
        <translation>Geben Sie eine Zeit wie 03:00 oder 2026-11-02 03:00:30 ein, um den letzten Messpunkt bis dahin zu zeigen.</translation>
    </message>
    <message>
        <source>Go to &amp;Time…</source>
        <translation>Zu &amp;Zeitpunkt…</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Messpunkt</translation>
    </message>
    <message>
        <source>Go to a time</source>
        <translation>Zu einem Zeitpunkt</translation>
    </message>
    <message>
        <source>Save all samples as a recording…</source>
        <translation>Alle Messpunkte als Aufzeichnung speichern…</translation>
    </message>
    <message>
        <source>Save as a recording</source>
        <translation>Als Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Back to what the source reports now</source>
        <translation>Zurück zu dem, was die Quelle jetzt meldet</translation>
    </message>
    <message>
        <source>Close, and go back to what the source reports now</source>
        <translation>Schließen und zurück zu dem, was die Quelle jetzt meldet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>Live · %n samples</source>
        <translation>
            <numerusform>Live · %n Messpunkt</numerusform>
            <numerusform>Live · %n Messpunkte</numerusform>
        </translation>
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
    <name>quotadeck::ui::Navigator</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward to %1</source>
        <translation>Vorwärts zu %1</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::NewLimitDialog</name>
    <message>
        <source>Add Limit</source>
        <translation>Limit hinzufügen</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>u:sue g:dev, or u:* for everyone else</source>
        <translation>u:sue g:dev oder u:* für alle anderen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Note about the new limit</source>
        <translation>Zum neuen Limit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Set at least one limit greater than 0</source>
        <translation>Setzen Sie mindestens ein Limit größer als 0</translation>
    </message>
    <message>
        <source>About the field</source>
        <translation>Zum Feld</translation>
    </message>
    <message>
        <source>Add Resource…</source>
        <translation>Ressource hinzufügen…</translation>
    </message>
    <message>
        <source>Empty: not limited here</source>
        <translation>Leer: hier nicht begrenzt</translation>
    </message>
    <message>
        <source>Add Anyway</source>
        <translation>Trotzdem hinzufügen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::NodeLegend</name>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Foreign</source>
        <translation>Fremd</translation>
    </message>
    <message>
        <source>Takes no pods</source>
        <translation>Nimmt keine Pods an</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reserviert</translation>
    </message>
    <message>
        <source>Not reported, or none of it</source>
        <translation>Nicht gemeldet oder nicht vorhanden</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::NodePane</name>
    <message>
        <source>Show &amp;Application</source>
        <translation>&amp;Anwendung anzeigen</translation>
    </message>
    <message>
        <source>Details of the selected node</source>
        <translation>Details des ausgewählten Knotens</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Foreign</source>
        <translation>Fremd</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percentage, a column&apos;s title</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Resources of the node</source>
        <translation>Ressourcen des Knotens</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Reservierungen</translation>
    </message>
    <message>
        <source>Reserved for</source>
        <translation>Reserviert für</translation>
    </message>
    <message>
        <source>Reservations of the node</source>
        <translation>Reservierungen des Knotens</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Attributes of the node</source>
        <translation>Attribute des Knotens</translation>
    </message>
    <message>
        <source>Allocations of the selected node</source>
        <translation>Zuteilungen des ausgewählten Knotens</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>&amp;Zeilen kopieren</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Select a node to see its resources and what runs on it.</source>
        <translation>Wählen Sie einen Knoten aus, um seine Ressourcen zu sehen und was auf ihm läuft.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 existiert nicht mehr.</translation>
    </message>
    <message>
        <source>%1 (%2). Allocations: %3, foreign: %4</source>
        <comment>node, state, numbers</comment>
        <translation>%1 (%2). Zuteilungen: %3, fremde: %4</translation>
    </message>
    <message>
        <source>Not reported for this node</source>
        <translation>Für diesen Knoten nicht gemeldet</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation>Zuteilungen</translation>
    </message>
    <message>
        <source>Details shown</source>
        <translation>Gezeigte Einzelheiten</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::NodesPage</name>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Filter nodes</source>
        <translation>Knoten filtern</translation>
    </message>
    <message>
        <source>No nodes match</source>
        <translation>Keine Knoten gefunden</translation>
    </message>
    <message>
        <source>No nodes</source>
        <translation>Keine Knoten</translation>
    </message>
    <message>
        <source>This partition has no nodes. Choose another partition.</source>
        <translation>Diese Partition hat keine Knoten. Wählen Sie eine andere Partition.</translation>
    </message>
    <message>
        <source>This source does not report nodes.</source>
        <translation>Diese Quelle meldet keine Knoten.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>View of the nodes</source>
        <translation>Ansicht der Knoten</translation>
    </message>
    <message>
        <source>Map of the nodes</source>
        <translation>Karte der Knoten</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Sort the map</source>
        <translation>Karte sortieren</translation>
    </message>
    <message>
        <source>Sort the map; the table has the same order</source>
        <translation>Sortiert die Karte; die Tabelle hat dieselbe Reihenfolge</translation>
    </message>
    <message>
        <source>By &amp;Name</source>
        <translation>Nach &amp;Name</translation>
    </message>
    <message>
        <source>Highest &amp;Usage First</source>
        <translation>Höchste &amp;Nutzung zuerst</translation>
    </message>
    <message>
        <source>Lowest U&amp;sage First</source>
        <translation>N&amp;iedrigste Nutzung zuerst</translation>
    </message>
    <message>
        <source>&amp;Largest Free Slot First</source>
        <translation>&amp;Größter freier Platz zuerst</translation>
    </message>
    <message>
        <source>&amp;Closed and Reserved First</source>
        <translation>Ge&amp;sperrte und reservierte zuerst</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n nodes match</source>
        <translation>
            <numerusform>Treffer: %1 von %n Knoten</numerusform>
            <numerusform>Treffer: %1 von %n Knoten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::NotificationPreferences</name>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Show an icon in the system &amp;tray</source>
        <translation>Symbol im System&amp;bereich zeigen</translation>
    </message>
    <message>
        <source>Notify when a &amp;source becomes unreachable or reachable again</source>
        <translation>Benachrichtigen, wenn eine &amp;Quelle nicht mehr oder wieder erreichbar ist</translation>
    </message>
    <message>
        <source>Notify when a &amp;queue, user or group reaches a limit</source>
        <translation>Benachrichtigen, wenn eine Queue, ein Benutzer oder eine Gruppe ein &amp;Limit erreicht</translation>
    </message>
    <message>
        <source>System tray</source>
        <translation>Systembereich</translation>
    </message>
    <message>
        <source>This desktop has no system tray.</source>
        <translation>Diese Arbeitsumgebung hat keinen Systembereich.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::OutlinePane</name>
    <message>
        <source>Queues</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>Queues of the configuration</source>
        <translation>Queues der Konfiguration</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add Queue…</source>
        <translation>Neue Queue…</translation>
    </message>
    <message>
        <source>Add a queue below the selected one</source>
        <translation>Queue unter der ausgewählten hinzufügen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Placement rules that refer to the queue are updated</source>
        <translation>Platzierungsregeln, die auf die Queue verweisen, werden angepasst</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>Duplizieren…</translation>
    </message>
    <message>
        <source>Copy the queue with its child queues and comments</source>
        <translation>Die Queue mit untergeordneten Queues und Kommentaren kopieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the queue with its child queues</source>
        <translation>Die Queue mit untergeordneten Queues entfernen</translation>
    </message>
    <message>
        <source>Name of the queue</source>
        <translation>Name der Queue</translation>
    </message>
    <message>
        <source>About the name</source>
        <translation>Zum Namen</translation>
    </message>
    <message>
        <source>Name of the queue below %1:</source>
        <translation>Name der Queue unter %1:</translation>
    </message>
    <message>
        <source>Add Queue</source>
        <translation>Queue hinzufügen</translation>
    </message>
    <message>
        <source>Rename Queue</source>
        <translation>Queue umbenennen</translation>
    </message>
    <message>
        <source>Duplicate Queue</source>
        <translation>Queue duplizieren</translation>
    </message>
    <message>
        <source>Filter queues</source>
        <translation>Queues filtern</translation>
    </message>
    <message>
        <source>No queues match</source>
        <translation>Keine Queue entspricht dem Filter</translation>
    </message>
    <message>
        <source>Clear the filter to show all queues.</source>
        <translation>Filter löschen, um alle Queues zu zeigen.</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Filter löschen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln queues match</source>
        <translation>
            <numerusform>Treffer: %1 von %Ln Queue</numerusform>
            <numerusform>Treffer: %1 von %Ln Queues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queue(s)</source>
        <translation>
            <numerusform>%Ln Queue</numerusform>
            <numerusform>%Ln Queues</numerusform>
        </translation>
    </message>
    <message>
        <source>Move Queue To…</source>
        <translation>Queue verschieben nach…</translation>
    </message>
    <message>
        <source>Move the queue with its child queues and comments below another one</source>
        <translation>Die Queue mit untergeordneten Queues und Kommentaren unter eine andere verschieben</translation>
    </message>
    <message>
        <source>Move Queue To</source>
        <translation>Queue verschieben nach</translation>
    </message>
    <message>
        <source>New parent of %1:</source>
        <translation>Neue übergeordnete Queue von %1:</translation>
    </message>
    <message>
        <source>Add Tenant from Template…</source>
        <translation>Neuer Mandant aus Vorlage…</translation>
    </message>
    <message>
        <source>Add queues from a template file below the selected one</source>
        <translation>Queues aus einer Vorlagendatei unter der ausgewählten hinzufügen</translation>
    </message>
    <message>
        <source>Bulk Edit Queues…</source>
        <translation>Mehrere Queues ändern…</translation>
    </message>
    <message>
        <source>Change a value of the selected queues, or of their limits, by a formula</source>
        <translation>Einen Wert der ausgewählten Queues oder ihrer Limits durch eine Formel ändern</translation>
    </message>
    <message>
        <source>Distribute Guarantee…</source>
        <translation>Garantie verteilen…</translation>
    </message>
    <message>
        <source>Give the guaranteed amount of the queue out to its child queues</source>
        <translation>Die garantierte Menge der Queue auf ihre untergeordneten Queues verteilen</translation>
    </message>
    <message>
        <source>Drift Only</source>
        <translation>Nur Abweichungen</translation>
    </message>
    <message>
        <source>Show only queues whose settings differ from the saved file or from the cluster</source>
        <translation>Nur Queues zeigen, deren Einstellungen von der gespeicherten Datei oder vom Cluster abweichen</translation>
    </message>
    <message>
        <source>Find Donors…</source>
        <translation>Geber suchen…</translation>
    </message>
    <message>
        <source>Find queues that could give guaranteed resources to the selected one</source>
        <translation>Queues suchen, die der ausgewählten garantierte Ressourcen geben könnten</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::OversubscriptionPanel</name>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>Sums compared with max and capacity</source>
        <translation>Summen verglichen mit Maximum und Kapazität</translation>
    </message>
    <message>
        <source>Capacity unknown: sums compared with max only</source>
        <translation>Kapazität unbekannt: Summen nur mit dem Maximum verglichen</translation>
    </message>
    <message>
        <source>Sums of quotas and limits</source>
        <translation>Summen der Quotas und Limits</translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <extracomment>the number of sums that are above what there is</extracomment>
        <translation>Überbuchung</translation>
    </message>
    <message>
        <source>Oversubscription (%1)</source>
        <translation>Überbuchung (%1)</translation>
    </message>
    <message>
        <source>Oversubscription unknown</source>
        <translation>Überbuchung unbekannt</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>No queue has limits, or child queues with quotas.</source>
        <translation>Keine Queue hat Limits oder Kind-Queues mit Quotas.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>No node offers anything</source>
        <translation>Kein Knoten bietet etwas an</translation>
    </message>
    <message>
        <source>Not reported by this source</source>
        <translation>Von dieser Quelle nicht gemeldet</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>No applications</source>
        <translation>Keine Anwendungen</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>No checks</source>
        <translation>Keine Prüfungen</translation>
    </message>
    <message>
        <source>Highest use of limits</source>
        <translation>Höchste Nutzung der Limits</translation>
    </message>
    <message>
        <source>No queue, user or group is limited</source>
        <translation>Keine Queue, kein Benutzer und keine Gruppe ist begrenzt</translation>
    </message>
    <message>
        <source>Waiting applications by reason</source>
        <translation>Wartende Anwendungen nach Grund</translation>
    </message>
    <message>
        <source>No application is waiting</source>
        <translation>Keine Anwendung wartet</translation>
    </message>
    <message>
        <source>Changes in the last hour</source>
        <translation>Änderungen der letzten Stunde</translation>
    </message>
    <message>
        <source>No changes seen in the last hour</source>
        <translation>In der letzten Stunde keine Änderungen beobachtet</translation>
    </message>
    <message>
        <source>%1 of %2 passed</source>
        <translation>%1 von %2 bestanden</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>data of %1</source>
        <translation>Daten von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n at their limit</source>
        <translation>
            <numerusform>%n am Limit</numerusform>
            <numerusform>%n am Limit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::Page</name>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtern</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PageExport</name>
    <message>
        <source>the file name must end with .csv, .json or .md</source>
        <translation>der Dateiname muss auf .csv, .json oder .md enden</translation>
    </message>
    <message>
        <source>E&amp;xport Table…</source>
        <translation>&amp;Tabelle exportieren…</translation>
    </message>
    <message>
        <source>Export Se&amp;lected Rows…</source>
        <translation>Aus&amp;gewählte Zeilen exportieren…</translation>
    </message>
    <message>
        <source>Copy as CS&amp;V</source>
        <translation>Als CS&amp;V kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Save Pict&amp;ure of Page…</source>
        <translation>B&amp;ild der Seite speichern…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>There is no table on this page.</source>
        <translation>Auf dieser Seite ist keine Tabelle.</translation>
    </message>
    <message>
        <source>No rows are selected.</source>
        <translation>Es sind keine Zeilen ausgewählt.</translation>
    </message>
    <message>
        <source>Export Selected Rows</source>
        <translation>Ausgewählte Zeilen exportieren</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Save Picture of Page</source>
        <translation>Bild der Seite speichern</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>The page was sent to the printer.</source>
        <translation>Die Seite wurde an den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Cannot print: the printer or the file does not accept data.</source>
        <translation>Drucken nicht möglich: Der Drucker oder die Datei nimmt keine Daten an.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were copied.</source>
        <translation>
            <numerusform>%n Zeile wurde kopiert.</numerusform>
            <numerusform>%n Zeilen wurden kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export failed: %1: %2</source>
        <translation>Der Export ist fehlgeschlagen: %1: %2</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PaletteEntries</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
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
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Connection, %1</source>
        <translation>Verbindung, %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ParityLine</name>
    <message>
        <source>Copy Report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Validate Again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Copy both results and the text for a bug report</source>
        <translation>Beide Ergebnisse und den Text für einen Fehlerbericht kopieren</translation>
    </message>
    <message>
        <source>Validate the text with the scheduler again</source>
        <translation>Den Text erneut vom Scheduler prüfen lassen</translation>
    </message>
    <message>
        <source>Not validated by a scheduler: not connected</source>
        <translation>Nicht von einem Scheduler geprüft: nicht verbunden</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PartitionForm</name>
    <message>
        <source>Partition settings</source>
        <translation>Einstellungen der Partition</translation>
    </message>
    <message>
        <source>Selected rule</source>
        <translation>Ausgewählte Regel</translation>
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
        <source>No users or groups tracked yet</source>
        <translation>Noch wird kein Benutzer und keine Gruppe erfasst</translation>
    </message>
    <message>
        <source>YuniKorn lists a user when a limit names the user or their first application runs.</source>
        <translation>YuniKorn führt einen Benutzer auf, sobald ein Limit ihn nennt oder seine erste Anwendung läuft.</translation>
    </message>
    <message>
        <source>This source does not report the usage of users and groups.</source>
        <translation>Diese Quelle meldet keine Nutzung von Benutzern und Gruppen.</translation>
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
        <source>Listed subjects</source>
        <translation>Aufgeführte</translation>
    </message>
    <message>
        <source>Applications of the selected user or group</source>
        <translation>Anwendungen des ausgewählten Benutzers oder der Gruppe</translation>
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
        <source>All applications; select a user or group to filter</source>
        <translation>Alle Anwendungen; zum Filtern Benutzer oder Gruppe auswählen</translation>
    </message>
    <message>
        <source>Applications of %1</source>
        <translation>Anwendungen von %1</translation>
    </message>
    <message>
        <source>Applications of %1 in %2</source>
        <translation>Anwendungen von %1 in %2</translation>
    </message>
    <message>
        <source>No users or groups match</source>
        <translation>Kein Benutzer und keine Gruppe entspricht dem Filter</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PlaceSync</name>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Validating…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>The file cannot be read as a configuration</source>
        <translation>Die Datei ist nicht als Konfiguration lesbar</translation>
    </message>
    <message>
        <source>Fix the problem listed below in the text on the right.</source>
        <translation>Beheben Sie das unten aufgeführte Problem rechts im Text.</translation>
    </message>
    <message>
        <source>The file has no queues yet</source>
        <translation>Die Datei hat noch keine Queues</translation>
    </message>
    <message>
        <source>Enter &quot;partitions:&quot; in the text on the right; Ctrl+Space shows completions.</source>
        <translation>Geben Sie rechts im Text „partitions:“ ein; Strg+Leertaste zeigt Vorschläge.</translation>
    </message>
    <message>
        <source>No queue selected</source>
        <translation>Keine Queue ausgewählt</translation>
    </message>
    <message>
        <source>Select a queue on the left to see its limits.</source>
        <translation>Links eine Queue auswählen, um ihre Limits zu sehen.</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Die Datei ist leer</translation>
    </message>
    <message>
        <source>Insert a small configuration with comments, or enter &quot;partitions:&quot; in the text on the right; Ctrl+Space shows completions.</source>
        <translation>Eine kleine Konfiguration mit Kommentaren einfügen oder rechts im Text „partitions:“ eingeben; Strg+Leertaste zeigt Vorschläge.</translation>
    </message>
    <message>
        <source>Insert Template</source>
        <translation>Vorlage einfügen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::Placeholder</name>
    <message>
        <source>No data yet</source>
        <translation>Noch keine Daten</translation>
    </message>
    <message>
        <source>Connect to a cluster or open the demo.</source>
        <translation>Verbinden Sie sich mit einem Cluster, oder öffnen Sie die Demo.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Nothing was read from %1 yet.</source>
        <translation>Von %1 wurde noch nichts gelesen.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PodRemedy</name>
    <message>
        <source>Changes that admit the pod</source>
        <translation>Änderungen, die den Pod zulassen</translation>
    </message>
    <message>
        <source>The quotas admit %1 now.</source>
        <translation>Die Quotas lassen %1 jetzt zu.</translation>
    </message>
    <message>
        <source>The quotas block %1: %2.</source>
        <comment>pod, reason</comment>
        <translation>Die Quotas blockieren %1: %2.</translation>
    </message>
    <message>
        <source>No single change would admit %1.</source>
        <translation>Keine einzelne Änderung würde %1 zulassen.</translation>
    </message>
    <message>
        <source>Smallest change that admits %1: %2.</source>
        <comment>pod, changes</comment>
        <translation>Kleinste Änderung, die %1 zulässt: %2.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>With preemption, these pods would be evicted: %1.</source>
        <comment>pods</comment>
        <translation>Mit Preemption würden diese Pods verdrängt: %1.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PodSection</name>
    <message>
        <source>evicted, ending</source>
        <translation>verdrängt, endet gerade</translation>
    </message>
    <message>
        <source>waiting, previously evicted</source>
        <translation>wartet, zuvor verdrängt</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>on %1, %2</source>
        <comment>node, model of its cards</comment>
        <translation>auf %1, %2</translation>
    </message>
    <message>
        <source>Pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Fordert an</translation>
    </message>
    <message>
        <source>Pods of the group</source>
        <translation>Pods der Gruppe</translation>
    </message>
    <message>
        <source>Pods</source>
        <translation>Pods</translation>
    </message>
    <message>
        <source>%1 running, %2 waiting.</source>
        <translation>%1 laufend, %2 wartend.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>pod, what it would get</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 waits: %2.</source>
        <comment>pod, reason</comment>
        <translation>%1 wartet: %2.</translation>
    </message>
    <message>
        <source>Showing the first %1.</source>
        <translation>Gezeigt sind die ersten %1.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Resets all pages to the defaults; choose OK or Apply to use them</source>
        <translation>Setzt alle Seiten auf die Vorgaben zurück; „OK“ oder „Anwenden“ übernimmt sie</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ProblemsPanel</name>
    <message>
        <source>Next problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Voriges Problem</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Beheben…</translation>
    </message>
    <message>
        <source>Ignore Here…</source>
        <translation>Ignorieren…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Only the problems of %1</source>
        <translation>Nur die Probleme von %1</translation>
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
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide these</source>
        <translation>Diese ausblenden</translation>
    </message>
    <message>
        <source>Show these</source>
        <translation>Diese anzeigen</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 von %2 angezeigt</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message numerus="yes">
        <source>0 of %n problem(s) match</source>
        <translation>
            <numerusform>Treffer: 0 von %n Problem</numerusform>
            <numerusform>Treffer: 0 von %n Problemen</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Select a problem first</source>
        <translation>Zuerst ein Problem auswählen</translation>
    </message>
    <message>
        <source>No fix is known for this problem</source>
        <translation>Für dieses Problem ist keine Korrektur bekannt</translation>
    </message>
    <message>
        <source>Fixes for this problem (%1)</source>
        <translation>Korrekturen für dieses Problem (%1)</translation>
    </message>
    <message>
        <source>An error cannot be ignored: the scheduler rejects the file</source>
        <translation>Ein Fehler kann nicht ignoriert werden: Der Scheduler lehnt die Datei deswegen ab</translation>
    </message>
    <message>
        <source>Suppress this problem with a comment that gives the reason</source>
        <translation>Dieses Problem durch einen Kommentar mit Begründung unterdrücken</translation>
    </message>
    <message>
        <source>Copy this problem with its location</source>
        <translation>Dieses Problem mit seiner Fundstelle kopieren</translation>
    </message>
    <message>
        <source>Ignore here</source>
        <translation>Hier ignorieren</translation>
    </message>
    <message>
        <source>%1

Reason for ignoring this problem (written to the file):</source>
        <translation>%1

Grund, dieses Problem zu ignorieren (wird in die Datei geschrieben):</translation>
    </message>
    <message>
        <source>The selected problem</source>
        <translation>Das ausgewählte Problem</translation>
    </message>
    <message>
        <source>Selection only</source>
        <translation>Nur Auswahl</translation>
    </message>
    <message>
        <source>Problems in the file</source>
        <translation>Probleme in der Datei</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Probleme filtern</translation>
    </message>
    <message>
        <source>Show more severities, turn off Selection only, or clear the filter.</source>
        <translation>Zeigen Sie mehr Schweregrade, schalten Sie „Nur Auswahl“ aus oder leeren Sie den Filter.</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Fix All (%1)</source>
        <translation>Alle beheben (%1)</translation>
    </message>
    <message>
        <source>Fix Selected (%1)</source>
        <translation>Ausgewählte beheben (%1)</translation>
    </message>
    <message>
        <source>Select one problem only</source>
        <translation>Nur ein Problem auswählen</translation>
    </message>
    <message>
        <source>None of these problems has exactly one fix</source>
        <translation>Keines dieser Probleme hat genau eine Korrektur</translation>
    </message>
    <message>
        <source>Fix all shown problems that have exactly one fix, in one step (%1)</source>
        <translation>Alle gezeigten Probleme mit genau einer Korrektur in einem Schritt beheben (%1)</translation>
    </message>
    <message>
        <source>Fix the selected problems that have exactly one fix, in one step (%1)</source>
        <translation>Die ausgewählten Probleme mit genau einer Korrektur in einem Schritt beheben (%1)</translation>
    </message>
    <message>
        <source>Copy these problems with their locations</source>
        <translation>Diese Probleme mit ihrer Stelle kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) fixed in one step.</source>
        <translation>
            <numerusform>%n Problem in einem Schritt behoben.</numerusform>
            <numerusform>%n Probleme in einem Schritt behoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 No problems left.</source>
        <translation>%1 Keine Probleme übrig.</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n problem(s) left.</source>
        <translation>
            <numerusform>%1 %n Problem ist übrig.</numerusform>
            <numerusform>%1 %n Probleme sind übrig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QtChartCanvas</name>
    <message>
        <source>Line chart</source>
        <translation>Liniendiagramm</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QuestionForm</name>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Edited file</source>
        <translation>Bearbeitete Datei</translation>
    </message>
    <message>
        <source>Limits used</source>
        <translation>Verwendete Limits</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Benutzer</translation>
    </message>
    <message>
        <source>user name</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>dev, qa</source>
        <translation>dev, qa</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Queue</translation>
    </message>
    <message>
        <source>placed by the rules</source>
        <translation>durch die Regeln platziert</translation>
    </message>
    <message>
        <source>&amp;Requests</source>
        <translation>&amp;Fordert an</translation>
    </message>
    <message>
        <source>vcore=2, memory=4Gi</source>
        <translation>vcore=2, memory=4Gi</translation>
    </message>
    <message>
        <source>Resources requested by one pod, in queues.yaml notation</source>
        <translation>Von einem Pod angeforderte Ressourcen, in der Schreibweise von queues.yaml</translation>
    </message>
    <message>
        <source>Show whether it would run, or which limit blocks it (Enter in any field)</source>
        <translation>Zeigen, ob sie laufen würde oder welches Limit sie blockiert (Eingabetaste in jedem Feld)</translation>
    </message>
    <message>
        <source>Waiting application</source>
        <translation>Wartende Anwendung</translation>
    </message>
    <message>
        <source>new application</source>
        <translation>neue Anwendung</translation>
    </message>
    <message>
        <source>A waiting application fills the other fields; longest wait first</source>
        <translation>Eine wartende Anwendung füllt die anderen Felder; längste Wartezeit zuerst</translation>
    </message>
    <message>
        <source>&amp;Waiting application</source>
        <translation>&amp;Wartende Anwendung</translation>
    </message>
    <message>
        <source>Active: limits of the active configuration, or as reported by the source. Edited file: limits of the open configuration with its edits, as if it were loaded now.</source>
        <translation>Aktiv: Limits der aktiven Konfiguration oder wie von der Quelle gemeldet. Bearbeitete Datei: Limits der geöffneten Konfiguration mit ihren Änderungen, als wäre sie jetzt geladen.</translation>
    </message>
    <message>
        <source>Gr&amp;oups</source>
        <translation>Gr&amp;uppen</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>&amp;Erklären</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QueueForm</name>
    <message>
        <source>Quota</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Child template: quota</source>
        <translation>Vorlage für Unterqueues: Quota</translation>
    </message>
    <message>
        <source>Child template: settings</source>
        <translation>Vorlage für Unterqueues: Einstellungen</translation>
    </message>
    <message>
        <source>Add Property…</source>
        <translation>Neue Eigenschaft…</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QueuesPage</name>
    <message>
        <source>Queues</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>No queues</source>
        <translation>Keine Queues</translation>
    </message>
    <message>
        <source>This partition has no queues. Choose another partition.</source>
        <translation>Diese Partition hat keine Queues. Wählen Sie eine andere Partition.</translation>
    </message>
    <message>
        <source>This source does not report queues.</source>
        <translation>Diese Quelle meldet keine Queues.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n queues match</source>
        <translation>
            <numerusform>Treffer: %1 von %n Queue</numerusform>
            <numerusform>Treffer: %1 von %n Queues</numerusform>
        </translation>
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
        <translation>A&amp;lle Ebenen</translation>
    </message>
    <message>
        <source>&amp;Collapse All</source>
        <translation>&amp;Alles zuklappen</translation>
    </message>
    <message>
        <source>Filter queues</source>
        <translation>Queues filtern</translation>
    </message>
    <message>
        <source>No queues match</source>
        <translation>Keine Queue entspricht dem Filter</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Levels of the tree</source>
        <translation>Ebenen des Baums</translation>
    </message>
    <message>
        <source>Expand the tree to a level, or list the leaf queues</source>
        <translation>Den Baum bis zu einer Ebene aufklappen oder die Blatt-Queues auflisten</translation>
    </message>
    <message>
        <source>&amp;Flat List of Leaf Queues</source>
        <translation>&amp;Flache Liste der Blatt-Queues</translation>
    </message>
    <message>
        <source>nothing allocated</source>
        <translation>nichts zugeteilt</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a time</comment>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>start not reported</source>
        <translation>Beginn nicht gemeldet</translation>
    </message>
    <message numerus="yes">
        <source>%n application(s)</source>
        <translation>
            <numerusform>%n Anwendung</numerusform>
            <numerusform>%n Anwendungen</numerusform>
        </translation>
    </message>
    <message>
        <source>applications not reported</source>
        <translation>Anwendungen nicht gemeldet</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <extracomment>queue, applications, amounts, since when</extracomment>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n draining</source>
        <comment>queues that are removed once they are empty</comment>
        <translation>
            <numerusform>%n läuft leer</numerusform>
            <numerusform>%n laufen leer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>draining queues, applications in them</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n application(s) left</source>
        <translation>
            <numerusform>%n Anwendung übrig</numerusform>
            <numerusform>%n Anwendungen übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to show these queues. Select one to see who still runs in it.</source>
        <translation>Klicken zeigt diese Queues. Wählen Sie eine aus, um zu sehen, wer darin noch läuft.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::QuotaSection</name>
    <message>
        <source>Add Resource…</source>
        <translation>Neue Ressource…</translation>
    </message>
    <message>
        <source>Add a resource to the quota</source>
        <translation>Ressource zur Quota hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the resource from the quota</source>
        <translation>Die Ressource aus der Quota entfernen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::RaiseList</name>
    <message>
        <source>Stage &amp;All</source>
        <translation>&amp;Alle vormerken</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Vormerken</translation>
    </message>
    <message>
        <source>Stage: %1</source>
        <translation>Vormerken: %1</translation>
    </message>
    <message>
        <source>Make this edit on the Limits page; nothing is saved yet</source>
        <translation>Diese Änderung auf der Seite Limits vornehmen; gespeichert wird noch nichts</translation>
    </message>
    <message>
        <source>No change needed.</source>
        <translation>Keine Änderung nötig.</translation>
    </message>
    <message>
        <source>All of these changes together are needed:</source>
        <translation>Alle diese Änderungen zusammen sind nötig:</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ResultsPane</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren…</translation>
    </message>
    <message>
        <source>Results by queue or user</source>
        <translation>Ergebnisse nach Queue oder Benutzer</translation>
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
        <source>Copy the selected rows, or all rows, as tab-separated text (Ctrl+C)</source>
        <translation>Ausgewählte oder alle Zeilen als Text mit Tabulatoren kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Export queues and users in base units and seconds</source>
        <translation>Queues und Benutzer in Basiseinheiten und Sekunden exportieren</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Nach %1 exportiert</translation>
    </message>
    <message>
        <source>Export failed: %1</source>
        <translation>Export fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>No applications submitted yet</source>
        <translation>Noch keine Anwendungen eingereicht</translation>
    </message>
    <message>
        <source>Results appear when the first application is submitted.</source>
        <translation>Ergebnisse erscheinen, sobald die erste Anwendung eingereicht ist.</translation>
    </message>
    <message>
        <source>&amp;Resource</source>
        <translation>&amp;Ressource</translation>
    </message>
    <message>
        <source>Results by group</source>
        <translation>Ergebnisse nach Gruppe</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Resource shown in the table</source>
        <translation>In der Tabelle gezeigte Ressource</translation>
    </message>
    <message>
        <source>Export the groups in base units and seconds</source>
        <translation>Die Gruppen in Basiseinheiten und Sekunden exportieren</translation>
    </message>
    <message>
        <source>No pods created yet</source>
        <translation>Noch keine Pods erzeugt</translation>
    </message>
    <message>
        <source>Results appear when the first pod is created.</source>
        <translation>Ergebnisse erscheinen, sobald der erste Pod erzeugt ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n application(s) in %1</source>
        <extracomment>virtual time since the start</extracomment>
        <translation>
            <numerusform>%n Anwendung in %1</numerusform>
            <numerusform>%n Anwendungen in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pod(s) in %1</source>
        <extracomment>virtual time since the start</extracomment>
        <translation>
            <numerusform>%n Pod in %1</numerusform>
            <numerusform>%n Pods in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ReviewExport</name>
    <message>
        <source>Save Review…</source>
        <translation>Prüfung speichern…</translation>
    </message>
    <message>
        <source>Save differences, problems and impact as a page for reviewers, and as JSON for quotadeck apply --bundle</source>
        <translation>Unterschiede, Probleme und Auswirkung als Seite für Prüfer speichern, und als JSON für quotadeck apply --bundle</translation>
    </message>
    <message>
        <source>Saved the review to %1 and the JSON beside it.</source>
        <translation>Die Prüfung wurde nach %1 gespeichert, das JSON daneben.</translation>
    </message>
    <message>
        <source>The review was not saved: %1</source>
        <translation>Die Prüfung wurde nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Save Review</source>
        <translation>Prüfung speichern</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation>HTML-Seiten (*.html)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>the JSON is written beside the page, so choose a name that ends in .html</source>
        <translation>das JSON wird neben die Seite geschrieben, wählen Sie deshalb einen Namen, der auf .html endet</translation>
    </message>
    <message>
        <source>%1 as saved</source>
        <translation>%1 wie gespeichert</translation>
    </message>
    <message>
        <source>%1 as edited</source>
        <translation>%1 wie bearbeitet</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ReviewOpen</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Proposed by</source>
        <translation>Vorgeschlagen von</translation>
    </message>
    <message>
        <source>Unknown: the review does not name anybody</source>
        <translation>Unbekannt: die Prüfung nennt niemanden</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>%1; impact is that of %2</source>
        <translation>%1; die Auswirkungen sind die von %2</translation>
    </message>
    <message>
        <source>Nothing changes in meaning</source>
        <translation>Nichts ändert sich in der Bedeutung</translation>
    </message>
    <message>
        <source>The texts differ in comments, order or spelling alone.</source>
        <translation>Die Texte unterscheiden sich nur in Kommentaren, Reihenfolge oder Schreibweise.</translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Vorgeschlagene Änderungen</translation>
    </message>
    <message>
        <source>Affected users, groups and queues</source>
        <translation>Betroffene Benutzer, Gruppen und Queues</translation>
    </message>
    <message>
        <source>Nobody is affected</source>
        <translation>Niemand ist betroffen</translation>
    </message>
    <message>
        <source>No user, group or queue that is shown now is affected.</source>
        <translation>Kein Benutzer, keine Gruppe und keine Queue, die jetzt gezeigt werden, ist betroffen.</translation>
    </message>
    <message>
        <source>Impact unknown</source>
        <translation>Auswirkungen unbekannt</translation>
    </message>
    <message>
        <source>No usage data. Connect to the scheduler to see the impact.</source>
        <translation>Keine Verbrauchsdaten. Verbinden Sie sich mit dem Scheduler, um die Auswirkungen zu sehen.</translation>
    </message>
    <message>
        <source>The scheduler would reject the candidate.</source>
        <translation>Der Scheduler würde den Kandidaten ablehnen.</translation>
    </message>
    <message numerus="yes">
        <source>The scheduler would reject the candidate: %n error(s).</source>
        <translation>
            <numerusform>Der Scheduler würde den Kandidaten ablehnen: %n Fehler.</numerusform>
            <numerusform>Der Scheduler würde den Kandidaten ablehnen: %n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scheduler would accept the candidate.</source>
        <translation>Der Scheduler würde den Kandidaten annehmen.</translation>
    </message>
    <message numerus="yes">
        <source>The scheduler would accept the candidate, with %n warning(s).</source>
        <translation>
            <numerusform>Der Scheduler würde den Kandidaten annehmen, mit %n Warnung.</numerusform>
            <numerusform>Der Scheduler würde den Kandidaten annehmen, mit %n Warnungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Review…</source>
        <translation>Prüfung öffnen…</translation>
    </message>
    <message>
        <source>Open the JSON of a review of this configuration</source>
        <translation>Das JSON einer Prüfung dieser Konfiguration öffnen</translation>
    </message>
    <message>
        <source>Open Review</source>
        <translation>Prüfung öffnen</translation>
    </message>
    <message>
        <source>Reviews (*.json)</source>
        <translation>Prüfungen (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The review was not opened: %1</source>
        <translation>Die Prüfung wurde nicht geöffnet: %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Changes (%1)</source>
        <translation>Änderungen (%1)</translation>
    </message>
    <message>
        <source>Impact (%1)</source>
        <translation>Auswirkungen (%1)</translation>
    </message>
    <message>
        <source>The file is locked. Unlock it, then open the review again.</source>
        <translation>Die Datei ist gesperrt. Entsperren Sie sie, und öffnen Sie die Prüfung erneut.</translation>
    </message>
    <message>
        <source>The review is of the open file. Its text goes into the editor as one edit, which can be undone, and is saved as usual.</source>
        <translation>Die Prüfung ist von der offenen Datei. Ihr Text kommt als eine Bearbeitung in den Editor, die rückgängig gemacht werden kann, und wird wie üblich gespeichert.</translation>
    </message>
    <message>
        <source>Put into Editor</source>
        <translation>In den Editor übernehmen</translation>
    </message>
    <message>
        <source>Open the configuration first, then the review.</source>
        <translation>Öffnen Sie zuerst die Konfiguration, dann die Prüfung.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::RulesSection</name>
    <message>
        <source>Placement rules</source>
        <translation>Platzierungsregeln</translation>
    </message>
    <message>
        <source>Add Rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Add a rule at the end of the list</source>
        <translation>Regel am Ende der Liste hinzufügen</translation>
    </message>
    <message>
        <source>Add Parent Rule</source>
        <translation>Elternregel hinzufügen</translation>
    </message>
    <message>
        <source>Place below the queue returned by another rule</source>
        <translation>Unter der Queue platzieren, die eine andere Regel ergibt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the rule with its parent rules</source>
        <translation>Die Regel mit ihren Elternregeln entfernen</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Evaluate the rule earlier</source>
        <translation>Regel früher auswerten</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Evaluate the rule later</source>
        <translation>Regel später auswerten</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s), evaluated from top to bottom</source>
        <translation>
            <numerusform>%n Regel, von oben nach unten ausgewertet</numerusform>
            <numerusform>%n Regeln, von oben nach unten ausgewertet</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Actions for the selected rule</source>
        <translation>Aktionen für die ausgewählte Regel</translation>
    </message>
    <message>
        <source>Applications go to the requested queue if it exists</source>
        <translation>Anwendungen gehen in die angeforderte Queue, falls sie existiert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::RulesSwitch</name>
    <message>
        <source>Current</source>
        <comment>rules</comment>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Seed</source>
        <comment>rules</comment>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Current: as in the scheduler. Seed: as in its design documents: placement rules for primary group, secondary group and application type, more names in access lists, no fallback to root.default, new queues keep their letter case, limits of users and groups are checked before those of queues.</source>
        <translation>Aktuell: wie im Scheduler. Seed: wie in seinen Entwurfsdokumenten: Platzierungsregeln für primäre Gruppe, sekundäre Gruppe und Anwendungstyp, mehr Namen in Zugriffslisten, kein Rückfall auf root.default, neue Queues behalten Groß- und Kleinschreibung, Limits von Benutzern und Gruppen werden vor denen der Queues geprüft.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SaveSheet</name>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Changes to save</source>
        <translation>Zu speichernde Änderungen</translation>
    </message>
    <message>
        <source>Save to %1</source>
        <translation>In %1 speichern</translation>
    </message>
    <message>
        <source>Will be saved to %1</source>
        <translation>Wird in %1 gespeichert</translation>
    </message>
    <message>
        <source>No versions are kept in this session</source>
        <translation>In dieser Sitzung werden keine Versionen aufbewahrt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Grund:</translation>
    </message>
    <message>
        <source>%1: comparing…</source>
        <translation>%1: wird verglichen…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Changes since last save: 1 looser, 2 tighter&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Undo Save of %1</source>
        <translation>Speichern von %1 rückgängig machen</translation>
    </message>
    <message>
        <source>Changes that undoing the save makes</source>
        <translation>Änderungen durch das Rückgängigmachen des Speicherns</translation>
    </message>
    <message>
        <source>Undo Save</source>
        <translation>Speichern rückgängig machen</translation>
    </message>
    <message>
        <source>%1 will hold its content before the save. Your edits are kept, unsaved.</source>
        <translation>%1 erhält wieder den Inhalt vor dem Speichern. Ihre Änderungen bleiben ungespeichert erhalten.</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Stored with the version; empty: a summary of the changes</source>
        <translation>Wird mit der Version gespeichert; leer: eine Zusammenfassung der Änderungen</translation>
    </message>
    <message>
        <source>Stored with the version, for example OPS-1234</source>
        <translation>Wird mit der Version gespeichert, zum Beispiel OPS-1234</translation>
    </message>
    <message>
        <source>Ticket:</source>
        <translation>Ticket:</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ScriptTimeline</name>
    <message>
        <source>Timeline of the scenario</source>
        <translation>Zeitleiste des Szenarios</translation>
    </message>
    <message>
        <source>Now at %1</source>
        <translation>Jetzt bei %1</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SeriesDialog</name>
    <message>
        <source>Add Series</source>
        <translation>Reihe hinzufügen</translation>
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
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Measures with another unit need a separate chart.</source>
        <translation>Messgrößen mit anderer Einheit brauchen ein eigenes Diagramm.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Typ</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messgröße</translation>
    </message>
    <message>
        <source>Recorded since its first use.</source>
        <translation>Seit der ersten Nutzung aufgezeichnet.</translation>
    </message>
    <message>
        <source>No recorded series of this type.</source>
        <translation>Keine aufgezeichneten Reihen dieses Typs.</translation>
    </message>
    <message>
        <source>No data recorded for “%1”: recording starts with the first use.</source>
        <translation>Keine Daten zu „%1“ aufgezeichnet: Die Aufzeichnung beginnt mit der ersten Nutzung.</translation>
    </message>
    <message>
        <source>Elastic quota group</source>
        <translation>Elastic-Quota-Gruppe</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ShortcutPreferences</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation>&amp;Tasten:</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>kein Kürzel</translation>
    </message>
    <message>
        <source>%1 cannot be used for “%2”: it is that of “%3”.</source>
        <extracomment>keys, an action, another action</extracomment>
        <translation>%1 kann nicht für „%2“ verwendet werden: Das ist das Kürzel von „%3“.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
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
        <source>Filter: clear, move to the table</source>
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
        <source>Table: explain why it is waiting</source>
        <translation>Tabelle: erklären, warum es wartet</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Limits: save, undo, redo</source>
        <translation>Limits: speichern, rückgängig, wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+S, Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Strg+S, Strg+Z, Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>Limits: validate, changes</source>
        <translation>Limits: prüfen, Änderungen</translation>
    </message>
    <message>
        <source>F7, Ctrl+D</source>
        <translation>F7, Strg+D</translation>
    </message>
    <message>
        <source>Limits, text: complete</source>
        <translation>Limits, Text: vervollständigen</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Strg+Leertaste</translation>
    </message>
    <message>
        <source>Limits, text: find, replace, replace all</source>
        <translation>Limits, Text: suchen, ersetzen, alle ersetzen</translation>
    </message>
    <message>
        <source>Ctrl+F, Ctrl+H, Ctrl+Return</source>
        <translation>Strg+F, Strg+H, Strg+Eingabe</translation>
    </message>
    <message>
        <source>Limits: impact of the edits</source>
        <translation>Limits: Auswirkung der Änderungen</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Strg+I</translation>
    </message>
    <message>
        <source>Limits, Elastic: next problem, previous, fixes</source>
        <translation>Limits, Elastisch: nächstes Problem, voriges, Korrekturen</translation>
    </message>
    <message>
        <source>F8, Shift+F8, Ctrl+.</source>
        <translation>F8, Umschalt+F8, Strg+.</translation>
    </message>
    <message>
        <source>Chart: move to earlier, later</source>
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
        <source>Chart: previous sample, next sample</source>
        <translation>Diagramm: voriger Messwert, nächster Messwert</translation>
    </message>
    <message>
        <source>[, ]</source>
        <translation>[, ]</translation>
    </message>
    <message>
        <source>Chart: undo zoom, back to live</source>
        <translation>Diagramm: Zoom zurücknehmen, zurück zu live</translation>
    </message>
    <message>
        <source>Backspace, Esc</source>
        <translation>Rücktaste, Esc</translation>
    </message>
    <message>
        <source>T, Ctrl+E</source>
        <translation>T, Strg+E</translation>
    </message>
    <message>
        <source>Simulation: run or pause, next event, restart</source>
        <translation>Simulation: fortsetzen oder anhalten, nächstes Ereignis, neu starten</translation>
    </message>
    <message>
        <source>Scenario timeline: previous mark, next mark</source>
        <translation>Zeitleiste eines Szenarios: vorige Marke, nächste Marke</translation>
    </message>
    <message>
        <source>Legend: show only this line, show in addition</source>
        <translation>Legende: nur diese Linie anzeigen, zusätzlich anzeigen</translation>
    </message>
    <message>
        <source>Enter, Ctrl+Enter</source>
        <translation>Eingabe, Strg+Eingabe</translation>
    </message>
    <message>
        <source>Legend: hide or show, remove</source>
        <translation>Legende: aus- oder einblenden, entfernen</translation>
    </message>
    <message>
        <source>Space, Del</source>
        <translation>Leertaste, Entf</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Charts: show table, export all charts</source>
        <translation>Diagramme: Tabelle zeigen, alle exportieren</translation>
    </message>
    <message>
        <source>Recording: play or pause, previous sample, next sample</source>
        <translation>Aufzeichnung: abspielen oder anhalten, voriger Messpunkt, nächster Messpunkt</translation>
    </message>
    <message>
        <source>Recording: first sample, last sample</source>
        <translation>Aufzeichnung: erster Messpunkt, letzter Messpunkt</translation>
    </message>
    <message>
        <source>Alt+Home, Alt+End</source>
        <translation>Alt+Pos1, Alt+Ende</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Space, Alt+PgDown, Alt+Home</source>
        <translation>Strg+Alt+Leertaste, Alt+Bild ab, Alt+Pos1</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Space, Alt+PgUp, Alt+PgDown</source>
        <translation>Strg+Alt+Leertaste, Alt+Bild auf, Alt+Bild ab</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SimulatePage</name>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Open Scenario File…</source>
        <translation>Szenariodatei öffnen…</translation>
    </message>
    <message>
        <source>Scenario description</source>
        <translation>Erläuterung des Szenarios</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>Erneut starten</translation>
    </message>
    <message>
        <source>Run Scenario</source>
        <translation>Szenario starten</translation>
    </message>
    <message>
        <source>Run this scenario from the start</source>
        <translation>Dieses Szenario von vorn starten</translation>
    </message>
    <message>
        <source>Show this scenario on all pages instead of the current source</source>
        <translation>Dieses Szenario anstelle der aktuellen Quelle auf allen Seiten anzeigen</translation>
    </message>
    <message>
        <source>Running a scenario replaces the current source with a simulated cluster on all pages. Its script and checks appear here. Nothing is sent to a real cluster.</source>
        <translation>Ein laufendes Szenario ersetzt die aktuelle Quelle auf allen Seiten durch einen simulierten Cluster. Skript und Prüfungen erscheinen hier. Nichts wird an einen echten Cluster gesendet.</translation>
    </message>
    <message>
        <source>Another scenario is running</source>
        <translation>Ein anderes Szenario läuft</translation>
    </message>
    <message>
        <source>“%1” is running. %2</source>
        <translation>„%1“ läuft jetzt. %2</translation>
    </message>
    <message>
        <source>No scenario running</source>
        <translation>Kein Szenario läuft</translation>
    </message>
    <message>
        <source>View of the scenario</source>
        <translation>Ansicht des Szenarios</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Applies when the scenario is run.</source>
        <translation>Gilt, wenn das Szenario ausgeführt wird.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SimulationBar</name>
    <message>
        <source>SIMULATED</source>
        <translation>SIMULIERT</translation>
    </message>
    <message>
        <source>Restart with this seed</source>
        <translation>Mit diesem Startwert neu starten</translation>
    </message>
    <message>
        <source>Run or pause the simulation</source>
        <translation>Simulation fortsetzen oder anhalten</translation>
    </message>
    <message>
        <source>Advance to the next event</source>
        <translation>Zum nächsten Ereignis</translation>
    </message>
    <message>
        <source>All pages show values from the embedded simulator, not from a cluster.</source>
        <translation>Alle Seiten zeigen Werte aus dem eingebauten Simulator, nicht aus einem Cluster.</translation>
    </message>
    <message>
        <source>Virtual time</source>
        <translation>Virtuelle Zeit</translation>
    </message>
    <message>
        <source>Seed </source>
        <translation>Startwert </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Seed of the random numbers: the same seed gives the same run. Takes effect on restart.</source>
        <translation>Startwert der Zufallszahlen: Gleicher Startwert ergibt gleichen Ablauf. Gilt ab dem Neustart.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Virtual seconds per second</source>
        <translation>Virtuelle Sekunden pro Sekunde</translation>
    </message>
    <message>
        <source>× %1</source>
        <extracomment>how many times as fast as the clock</extracomment>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Jump to a time since the start</source>
        <translation>Zu einer Zeit seit Beginn springen</translation>
    </message>
    <message>
        <source>Jump to…</source>
        <translation>Springen zu…</translation>
    </message>
    <message>
        <source>Time since the start, for example 90, 1:30 or 1:00:00, then Enter. Going back reruns the scenario up to that time.</source>
        <translation>Zeit seit Beginn, zum Beispiel 90, 1:30 oder 1:00:00, dann Eingabetaste. Für einen Sprung zurück läuft das Szenario erneut bis zu dieser Zeit.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>virtual date and time, time since the start</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Virtual time in UTC, and since the start of the scenario. Events so far: %1</source>
        <translation>Virtuelle Zeit in UTC und seit Beginn des Szenarios. Ereignisse bisher: %1</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SinceWhen</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Find the saved version of the open file that began to block this request</source>
        <translation>Die gespeicherte Version der geöffneten Datei finden, die diese Anforderung zuerst blockiert hat</translation>
    </message>
    <message>
        <source>Version that began to block the request</source>
        <translation>Version, die die Anforderung zuerst blockiert hat</translation>
    </message>
    <message>
        <source>Reading versions: %1 of %2</source>
        <translation>Versionen werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Reading versions…</source>
        <translation>Versionen werden gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Show This Version</source>
        <translation>Diese Version anzeigen</translation>
    </message>
    <message>
        <source>&amp;Since When?</source>
        <translation>&amp;Seit wann?</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourceDialogs</name>
    <message>
        <source>Open Configuration File</source>
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
    <message>
        <source>Open Recording</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Recordings (*.qdrec)</source>
        <translation>Aufzeichnungen (*.qdrec)</translation>
    </message>
    <message>
        <source>Record to File</source>
        <translation>In Datei aufzeichnen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourceDisplay</name>
    <message>
        <source>Retry Now</source>
        <translation>Jetzt erneut versuchen</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Verbinden…</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourceNotices</name>
    <message>
        <source>Runtimes unknown. %1</source>
        <translation>Runtimes unbekannt. %1</translation>
    </message>
    <message>
        <source>The manifests do not contain the cluster total of %1. Enter it in “Cluster total” to calculate runtimes.</source>
        <translation>Die Manifeste enthalten die Cluster-Summe an %1 nicht. Geben Sie sie unter „Cluster-Summe“ ein, um die Runtimes zu berechnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n groups report no request; 0 is assumed.</source>
        <translation>
            <numerusform>%n Gruppe meldet keine Anforderung; angenommen wird 0.</numerusform>
            <numerusform>%n Gruppen melden keine Anforderung; angenommen wird 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing data from the last successful read: %1: %2</source>
        <translation>Angezeigt werden Daten des letzten erfolgreichen Lesens: %1: %2</translation>
    </message>
    <message>
        <source>The cluster does not report its total of %1. Enter it in “Cluster total” to compare the reported runtimes with the calculation.</source>
        <translation>Der Cluster meldet seine Summe an %1 nicht. Geben Sie sie unter „Cluster-Summe“ ein, um die gemeldeten Runtimes mit der Berechnung zu vergleichen.</translation>
    </message>
    <message>
        <source>The cluster does not report the totals of its trees, so runtimes are unknown.</source>
        <translation>Der Cluster meldet die Summen seiner Bäume nicht, daher sind die Runtimes unbekannt.</translation>
    </message>
    <message>
        <source>Only the groups of one namespace are shown, so runtimes may be wrong: %1</source>
        <translation>Nur die Gruppen eines Namespace werden gezeigt, daher können Runtimes falsch sein: %1</translation>
    </message>
    <message>
        <source>The total of %1 is unknown: %2. Enter it in “Cluster total” to compare the reported runtimes with the calculation.</source>
        <translation>Die Summe an %1 ist unbekannt: %2. Geben Sie sie unter „Cluster-Summe“ ein, um die gemeldeten Runtimes mit der Berechnung zu vergleichen.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourcePreferences</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Keep tokens and passwords in the &amp;keyring</source>
        <translation>Token und Passwörter im &amp;Schlüsselbund aufbewahren</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Interval:</source>
        <translation>&amp;Intervall:</translation>
    </message>
    <message>
        <source>A scheduler that reports its events is read less often while nothing happens.</source>
        <translation>Ein Scheduler, der seine Ereignisse meldet, wird seltener gelesen, solange nichts geschieht.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Desktop setting</source>
        <translation>Wie in der Arbeitsumgebung eingestellt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigener</translation>
    </message>
    <message>
        <source>&amp;Proxy:</source>
        <translation>&amp;Proxy:</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>&amp;Adresse:</translation>
    </message>
    <message>
        <source>Used by connections without their own proxy. Takes effect when a connection is opened again.</source>
        <translation>Für Verbindungen ohne eigenen Proxy, ab dem nächsten Öffnen.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Zugangsdaten</translation>
    </message>
    <message>
        <source>Without the keyring, credentials are kept in memory until QuotaDeck quits. Credentials already in the keyring stay there.</source>
        <translation>Ohne den Schlüsselbund bleiben Zugangsdaten bis zum Beenden von QuotaDeck im Arbeitsspeicher. Was bereits im Schlüsselbund ist, bleibt dort.</translation>
    </message>
    <message>
        <source>Enter an address such as http://proxy.example:3128 or socks5://localhost:1080.</source>
        <translation>Geben Sie eine Adresse wie http://proxy.example:3128 oder socks5://localhost:1080 ein.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourceVerdicts</name>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>No changes to validate</source>
        <translation>Keine Änderungen zu prüfen</translation>
    </message>
    <message numerus="yes">
        <source>The cluster would reject this: %n errors</source>
        <translation>
            <numerusform>Der Cluster würde dies ablehnen: %n Fehler</numerusform>
            <numerusform>Der Cluster würde dies ablehnen: %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>The cluster would accept these changes one by one: %1</source>
        <translation>Der Cluster würde dies einzeln nacheinander annehmen: %1</translation>
    </message>
    <message>
        <source>The cluster would accept this</source>
        <translation>Der Cluster würde dies annehmen</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>noch keine Daten</translation>
    </message>
    <message>
        <source>%1 · simulated, %2 UTC</source>
        <comment>name, time</comment>
        <translation>%1 · simuliert, %2 UTC</translation>
    </message>
    <message>
        <source>%1 · as of %2</source>
        <comment>address, time</comment>
        <translation>%1 · Stand %2</translation>
    </message>
    <message>
        <source>The last read failed</source>
        <translation>Das letzte Lesen ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Changes take effect immediately</source>
        <translation>Änderungen wirken sofort</translation>
    </message>
    <message>
        <source>Read-only: edit the manifests to change groups</source>
        <translation>Nur lesbar: Zum Ändern der Gruppen die Manifeste bearbeiten</translation>
    </message>
    <message numerus="yes">
        <source>Cannot be updated: %n groups must be recreated</source>
        <translation>
            <numerusform>Nicht aktualisierbar: %n Gruppe muss neu angelegt werden</numerusform>
            <numerusform>Nicht aktualisierbar: %n Gruppen müssen neu angelegt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>Quotas of the moment on screen</source>
        <translation>Quotas des angezeigten Zeitpunkts</translation>
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
        <source>Monitor queues, users, groups and their limits.</source>
        <translation>Queues, Benutzer, Gruppen und ihre Limits überwachen.</translation>
    </message>
    <message>
        <source>Open Demo Cluster</source>
        <translation>Demo-Cluster öffnen</translation>
    </message>
    <message>
        <source>A simulated cluster with busy queues. No network access.</source>
        <translation>Ein simulierter Cluster mit ausgelasteten Queues. Kein Netzwerkzugriff.</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>Open Configuration File…</source>
        <translation>Konfigurationsdatei öffnen…</translation>
    </message>
    <message>
        <source>View, validate and edit a queues.yaml. You can also drop a file here.</source>
        <translation>Eine queues.yaml ansehen, prüfen und bearbeiten, oder hierher ziehen.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Connect to Kubernetes…</source>
        <translation>Mit Kubernetes verbinden…</translation>
    </message>
    <message>
        <source>Monitor a scheduler through the API server, and apply limits to it.</source>
        <translation>Scheduler über den API-Server beobachten und Limits anwenden.</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Monitor a YuniKorn scheduler through its REST interface.</source>
        <translation>Einen YuniKorn-Scheduler über seine REST-Schnittstelle beobachten.</translation>
    </message>
    <message>
        <source>Find a scenario to simulate</source>
        <translation>Szenario zum Simulieren suchen</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::StatusStrip</name>
    <message>
        <source>SIMULATED</source>
        <translation>SIMULIERT</translation>
    </message>
    <message>
        <source>Values from the embedded simulator, not from a cluster</source>
        <translation>Werte aus dem eingebauten Simulator, nicht aus einem Cluster</translation>
    </message>
    <message>
        <source>Duration of the last read</source>
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
    <message>
        <source>Recording all data from the source to a file</source>
        <translation>Alle Daten der Quelle werden in eine Datei aufgezeichnet</translation>
    </message>
    <message numerus="yes">
        <source>The scheduler reports changes, which are read soon. Without changes everything is read every %n s.</source>
        <translation>
            <numerusform>Der Scheduler meldet Änderungen, die bald darauf gelesen werden. Ohne Änderungen wird alles alle %n s gelesen.</numerusform>
            <numerusform>Der Scheduler meldet Änderungen, die bald darauf gelesen werden. Ohne Änderungen wird alles alle %n s gelesen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::StepList</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>läuft…</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TablePage</name>
    <message>
        <source>Show &amp;Applications</source>
        <translation>&amp;Anwendungen anzeigen</translation>
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
        <source>Not reported by this source</source>
        <translation>Von dieser Quelle nicht gemeldet</translation>
    </message>
    <message>
        <source>&amp;Why Is It Waiting?</source>
        <translation>&amp;Warum wartet das?</translation>
    </message>
    <message>
        <source>Show in C&amp;hart</source>
        <translation>Im &amp;Diagramm anzeigen</translation>
    </message>
    <message>
        <source>Clear the filter to show all rows.</source>
        <translation>Leeren Sie den Filter, um alle Zeilen anzuzeigen.</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>&amp;Edit Limits Here</source>
        <translation>Limits hier b&amp;earbeiten</translation>
    </message>
    <message>
        <source>Show &amp;Events</source>
        <translation>&amp;Ereignisse anzeigen</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>&amp;Link kopieren</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TenantDialog</name>
    <message>
        <source>Add Tenant from Template</source>
        <translation>Mandanten aus Vorlage hinzufügen</translation>
    </message>
    <message>
        <source>Template file</source>
        <translation>Vorlagendatei</translation>
    </message>
    <message>
        <source>Path of a template</source>
        <translation>Pfad einer Vorlage</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>Vorschau des Texts</translation>
    </message>
    <message>
        <source>The text of the new queues</source>
        <translation>Der Text der neuen Queues</translation>
    </message>
    <message>
        <source>About the result</source>
        <translation>Über das Ergebnis</translation>
    </message>
    <message>
        <source>Add Tenant</source>
        <translation>Mandanten hinzufügen</translation>
    </message>
    <message>
        <source>Choose Template</source>
        <translation>Vorlage auswählen</translation>
    </message>
    <message>
        <source>Templates (*.yaml *.yml)</source>
        <translation>Vorlagen (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>Choose a template file.</source>
        <translation>Wählen Sie eine Vorlagendatei aus.</translation>
    </message>
    <message>
        <source>Reading the template…</source>
        <translation>Die Vorlage wird gelesen…</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message numerus="yes">
        <source>%n new problem(s): %1</source>
        <translation>
            <numerusform>%n neues Problem: %1</numerusform>
            <numerusform>%n neue Probleme: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No new problems, but the scheduler rejects the configuration for others.</source>
        <translation>Keine neuen Probleme, aber der Scheduler lehnt die Konfiguration wegen anderer ab.</translation>
    </message>
    <message>
        <source>No problems found. The scheduler would accept the result.</source>
        <translation>Keine Probleme gefunden. Der Scheduler würde das Ergebnis annehmen.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TextAssist</name>
    <message>
        <source>Complete</source>
        <translation>Vervollständigen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TextPane</name>
    <message>
        <source>Replace in the text</source>
        <translation>Im Text ersetzen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TimeRangeDialog</name>
    <message>
        <source>Time Range</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Bis</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Ortszeit</translation>
    </message>
    <message>
        <source>The end must be after the start.</source>
        <translation>Das Ende muss nach dem Anfang liegen.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TimelinePane</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>what happens or should hold, what became of it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Manual actions</source>
        <translation>Manuelle Aktionen</translation>
    </message>
    <message>
        <source>No script</source>
        <translation>Kein Skript</translation>
    </message>
    <message>
        <source>This scenario has no scripted actions, only its random workload. Manual actions are listed here.</source>
        <translation>Dieses Szenario hat keine Skriptaktionen, nur seine zufällige Last. Manuelle Aktionen werden hier aufgeführt.</translation>
    </message>
    <message>
        <source>No checks</source>
        <translation>Keine Prüfungen</translation>
    </message>
    <message>
        <source>This scenario defines no checks.</source>
        <translation>Dieses Szenario definiert keine Prüfungen.</translation>
    </message>
    <message>
        <source>Script · %1 of %2 done</source>
        <translation>Skript · %1 von %2 ausgeführt</translation>
    </message>
    <message>
        <source>Checks · %1 passed, %2 failed, %3 pending</source>
        <translation>Prüfungen · %1 bestanden, %2 fehlgeschlagen, %3 ausstehend</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TotalSection</name>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Allocatable</source>
        <translation>Zuteilbar</translation>
    </message>
    <message>
        <source>Cluster capacity</source>
        <translation>Cluster-Kapazität</translation>
    </message>
    <message>
        <source>Counted nodes</source>
        <translation>Gezählte Knoten</translation>
    </message>
    <message>
        <source>Used: requests of the pods on the node</source>
        <translation>Belegt: Anforderungen der Pods auf dem Knoten</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>schedulable</source>
        <translation>planbar</translation>
    </message>
    <message>
        <source>unschedulable</source>
        <translation>nicht planbar</translation>
    </message>
    <message>
        <source>Accepts new pods</source>
        <translation>Nimmt neue Pods an</translation>
    </message>
    <message>
        <source>Accepts no new pods, but is counted</source>
        <translation>Nimmt keine neuen Pods an, wird aber gezählt</translation>
    </message>
    <message>
        <source>The source does not report nodes.</source>
        <translation>Die Quelle meldet keine Knoten.</translation>
    </message>
    <message>
        <source>No Node objects found in the file.</source>
        <translation>In der Datei stehen keine Node-Objekte.</translation>
    </message>
    <message>
        <source>Showing the first %1 of %2 nodes.</source>
        <translation>Gezeigt sind die ersten %1 von %2 Knoten.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TrayIcon</name>
    <message>
        <source>QuotaDeck</source>
        <translation>QuotaDeck</translation>
    </message>
    <message>
        <source>%1: not reachable</source>
        <translation>%1: nicht erreichbar</translation>
    </message>
    <message>
        <source>%1: health check failed</source>
        <translation>%1: Eine Zustandsprüfung schlägt fehl</translation>
    </message>
    <message>
        <source>All sources are reachable</source>
        <translation>Alle Quellen sind erreichbar</translation>
    </message>
    <message>
        <source>&amp;Show Windows</source>
        <translation>&amp;Fenster zeigen</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
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
    <message>
        <source>Order held: rows are sorted again when the pointer leaves</source>
        <translation>Reihenfolge gehalten: Zeilen werden wieder sortiert, wenn der Mauszeiger sie verlässt</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::TypedConfirmation</name>
    <message>
        <source>Type %1 to confirm:</source>
        <translation>Zur Bestätigung %1 eingeben:</translation>
    </message>
    <message>
        <source>Type %1 to confirm</source>
        <translation>Zur Bestätigung %1 eingeben</translation>
    </message>
    <message>
        <source>Type the name shown above first</source>
        <translation>Geben Sie zuerst den oben gezeigten Namen ein</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::UnsavedQuestion</name>
    <message>
        <source>Unsaved edits</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has unsaved edits.</source>
        <translation>%1 enthält nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Discarded edits cannot be recovered. Kept edits can be recovered when the file is opened again.</source>
        <translation>Verworfene Änderungen können nicht wiederhergestellt werden. Aufbewahrte Änderungen können beim nächsten Öffnen der Datei wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Edits that are not saved cannot be recovered.</source>
        <translation>Nicht gespeicherte Änderungen können nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Keep for Next Time</source>
        <translation>Für das nächste Mal aufbewahren</translation>
    </message>
    <message>
        <source>Discard Edits</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Discarded edits cannot be recovered.</source>
        <translation>Verworfene Änderungen können nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>The file was also changed on disk. To save, keep editing and resolve the changes on disk first.</source>
        <translation>Die Datei wurde auch auf dem Datenträger geändert. Zum Speichern bearbeiten Sie weiter und klären zuerst die Änderungen auf dem Datenträger.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::UnusedPanel</name>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln name(s) in limits applied to nobody</source>
        <extracomment>of the users and groups that limits name</extracomment>
        <translation>
            <numerusform>%1 von %Ln Namen in Limits galt für niemanden</numerusform>
            <numerusform>%1 von %Ln Namen in Limits galten für niemanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits that applied to nobody</source>
        <translation>Limits, die für niemanden galten</translation>
    </message>
    <message>
        <source>Unused Limits</source>
        <extracomment>the number of users and groups whose limits applied to nobody</extracomment>
        <translation>Ungenutzte Limits</translation>
    </message>
    <message>
        <source>Unused Limits (%1)</source>
        <translation>Ungenutzte Limits (%1)</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>Noch keine Messungen</translation>
    </message>
    <message>
        <source>Unused limits unknown</source>
        <translation>Ungenutzte Limits unbekannt</translation>
    </message>
    <message>
        <source>No limits</source>
        <translation>Keine Limits</translation>
    </message>
    <message>
        <source>The configuration has no limits for users or groups.</source>
        <translation>Die Konfiguration hat keine Limits für Benutzer oder Gruppen.</translation>
    </message>
    <message>
        <source>All limits are used</source>
        <translation>Alle Limits werden genutzt</translation>
    </message>
    <message>
        <source>Each user and group in a limit had an application in its queue.</source>
        <translation>Jeder Benutzer und jede Gruppe in einem Limit hatte eine Anwendung in dessen Queue.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ValueEditor</name>
    <message>
        <source>Preview of the input</source>
        <translation>Vorschau der Eingabe</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::VerdictPane</name>
    <message>
        <source>Limits as reported by the source</source>
        <translation>Limits wie von der Quelle gemeldet</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>Limits von %1</translation>
    </message>
    <message>
        <source>Limits of %1 with your edits</source>
        <translation>Limits von %1 mit Ihren Änderungen</translation>
    </message>
    <message>
        <source>no usage</source>
        <translation>keine Nutzung</translation>
    </message>
    <message>
        <source>usage of %1 at %2</source>
        <translation>Nutzung von %1 (%2)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Copy as Text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the whole answer</source>
        <translation>Die ganze Antwort kopieren, fertig zum Senden an die fragende Person</translation>
    </message>
    <message>
        <source>%1 Some usage is unknown.</source>
        <translation>%1 Die Nutzung ist teils unbekannt.</translation>
    </message>
    <message>
        <source>Limits of the active configuration</source>
        <translation>Limits der aktiven Konfiguration</translation>
    </message>
    <message>
        <source>Limits of the active configuration (%1)</source>
        <translation>Limits der aktiven Konfiguration (%1)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>limits, data</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::VersionsPanel</name>
    <message>
        <source>No versions yet</source>
        <translation>Noch keine Versionen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Label…</source>
        <translation>Bezeichnung…</translation>
    </message>
    <message>
        <source>Name this version</source>
        <translation>Dieser Version einen Namen geben</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Name of this version</source>
        <translation>Name dieser Version</translation>
    </message>
    <message>
        <source>Every save stores the text before and after it. Both can be compared and restored here.</source>
        <translation>Jedes Speichern bewahrt den Text davor und danach auf. Beide lassen sich hier vergleichen und wiederherstellen.</translation>
    </message>
    <message>
        <source>Show what changed from this version to the current text</source>
        <translation>Zeigen, was sich von dieser Version zum aktuellen Text geändert hat</translation>
    </message>
    <message>
        <source>Make this version the current text; save to write it to the file</source>
        <translation>Diese Version zum aktuellen Text machen; Speichern schreibt ihn in die Datei</translation>
    </message>
    <message>
        <source>Versions of the file</source>
        <translation>Versionen der Datei</translation>
    </message>
    <message>
        <source>Show what changed between these two versions</source>
        <translation>Zeigt, was sich zwischen diesen beiden Versionen geändert hat</translation>
    </message>
    <message>
        <source>Select one version, or two to compare with each other</source>
        <translation>Wählen Sie eine Version, oder zwei, um sie miteinander zu vergleichen</translation>
    </message>
    <message>
        <source>Select one version first</source>
        <translation>Wählen Sie zuerst eine Version</translation>
    </message>
    <message>
        <source>Compare Versions</source>
        <translation>Versionen vergleichen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ViewsMenu</name>
    <message>
        <source>Saved &amp;Views</source>
        <translation>Gespeicherte &amp;Ansichten</translation>
    </message>
    <message>
        <source>&amp;Save View…</source>
        <translation>Ansicht &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Rename View</source>
        <translation>Ansicht &amp;umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete View</source>
        <translation>Ansicht &amp;löschen</translation>
    </message>
    <message>
        <source>Save View</source>
        <translation>Ansicht speichern</translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation>Ansicht umbenennen</translation>
    </message>
    <message>
        <source>Delete View</source>
        <translation>Ansicht löschen</translation>
    </message>
    <message>
        <source>Delete the view “%1”?</source>
        <translation>Die Ansicht „%1“ löschen?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>Name der Ansicht</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Name of the view (replaces the existing view)</source>
        <translation>Name der Ansicht (ersetzt die gleichnamige)</translation>
    </message>
    <message>
        <source>Show All &amp;Columns</source>
        <translation>Alle S&amp;palten anzeigen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::YamlView</name>
    <message>
        <source>Text of the file</source>
        <translation>Text der Datei</translation>
    </message>
</context>
<context>
    <name>resource</name>
    <message>
        <source>everyone else (*)</source>
        <translation>alle anderen (*)</translation>
    </message>
    <message>
        <source>user %1</source>
        <translation>Benutzer %1</translation>
    </message>
    <message>
        <source>all other groups together</source>
        <translation>alle anderen Gruppen zusammen</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>applications</source>
        <translation>Anwendungen</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>this is no configuration</source>
        <translation>das ist keine Konfiguration</translation>
    </message>
    <message>
        <source>looser</source>
        <translation>lockerer</translation>
    </message>
    <message>
        <source>tighter</source>
        <translation>enger</translation>
    </message>
    <message>
        <source>raised</source>
        <translation>erhöht</translation>
    </message>
    <message>
        <source>lowered</source>
        <translation>gesenkt</translation>
    </message>
    <message>
        <source>dangerous</source>
        <translation>gefährlich</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>gleichwertig</translation>
    </message>
    <message>
        <source>over the limit now</source>
        <translation>jetzt über dem Limit</translation>
    </message>
    <message>
        <source>still over the limit</source>
        <translation>weiterhin über dem Limit</translation>
    </message>
    <message>
        <source>drains</source>
        <translation>läuft leer</translation>
    </message>
    <message>
        <source>newly limited</source>
        <translation>neu begrenzt</translation>
    </message>
    <message>
        <source>other charged group</source>
        <translation>andere belastete Gruppe</translation>
    </message>
    <message>
        <source>unlimited now</source>
        <translation>jetzt unbegrenzt</translation>
    </message>
    <message>
        <source>Review of a queue configuration</source>
        <translation>Prüfung einer Queue-Konfiguration</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>SHA-256 of the base</source>
        <translation>SHA-256 der Basis</translation>
    </message>
    <message>
        <source>SHA-256 of the candidate</source>
        <translation>SHA-256 des Kandidaten</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Der Scheduler</translation>
    </message>
    <message>
        <source>would accept the candidate</source>
        <translation>würde den Kandidaten annehmen</translation>
    </message>
    <message>
        <source>would reject the candidate</source>
        <translation>würde den Kandidaten ablehnen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Nothing changes in meaning.</source>
        <translation>Die Bedeutung ändert sich nicht.</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>keine Auswirkung</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Pfad der Queue</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Auswirkung</translation>
    </message>
    <message>
        <source>Problems of the candidate</source>
        <translation>Probleme des Kandidaten</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>not limited</source>
        <translation>nicht begrenzt</translation>
    </message>
    <message>
        <source>Impact on current usage</source>
        <translation>Auswirkung auf die aktuelle Nutzung</translation>
    </message>
    <message>
        <source>Unknown: the review was made without a snapshot of the usage.</source>
        <translation>Unbekannt: die Prüfung wurde ohne einen Snapshot der Nutzung erstellt.</translation>
    </message>
    <message>
        <source>Unknown: the scheduler would reject the candidate.</source>
        <translation>Unbekannt: der Scheduler würde den Kandidaten ablehnen.</translation>
    </message>
    <message>
        <source>Usage of users and groups is unknown.</source>
        <translation>Die Nutzung von Benutzern und Gruppen ist unbekannt.</translation>
    </message>
    <message>
        <source>Usage of queues is unknown.</source>
        <translation>Die Nutzung von Queues ist unbekannt.</translation>
    </message>
    <message>
        <source>No user, group or queue is affected.</source>
        <translation>Kein Benutzer, keine Gruppe und keine Queue ist betroffen.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Auswirkung</translation>
    </message>
    <message>
        <source>Affected</source>
        <translation>Betroffen</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Genutzt</translation>
    </message>
    <message>
        <source>%1 (binding)</source>
        <translation>%1 (bindend)</translation>
    </message>
    <message>
        <source>Limits of affected users</source>
        <translation>Limits betroffener Benutzer</translation>
    </message>
    <message>
        <source>No affected users are known.</source>
        <translation>Es sind keine betroffenen Benutzer bekannt.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Limit of</source>
        <translation>Limit von</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message numerus="yes">
        <source>%n more users in queues are affected.</source>
        <comment>%n more user in a queue is affected.</comment>
        <translation>
            <numerusform>%n weiterer Benutzer in einer Queue ist betroffen.</numerusform>
            <numerusform>%n weitere Benutzer in Queues sind betroffen.</numerusform>
        </translation>
    </message>
    <message>
        <source>this is no JSON of a review bundle: &quot;%1&quot; is missing</source>
        <translation>das ist kein JSON eines Prüfpakets: „%1“ fehlt</translation>
    </message>
    <message>
        <source>the text of &quot;%1&quot; does not have its SHA-256: the bundle was changed</source>
        <translation>der Text von „%1“ hat nicht seinen SHA-256: das Paket wurde verändert</translation>
    </message>
    <message>
        <source>there is no partition %1</source>
        <translation>es gibt keine Partition %1</translation>
    </message>
    <message>
        <source>this is no JSON of a review bundle: &quot;format&quot; is not %1</source>
        <translation>das ist kein JSON eines Prüfpakets: „format“ ist nicht %1</translation>
    </message>
    <message>
        <source>Proposed by</source>
        <translation>Vorgeschlagen von</translation>
    </message>
    <message>
        <source>Partitions of the candidate</source>
        <translation>Partitionen des Kandidaten</translation>
    </message>
    <message>
        <source>Partition of impact and limits</source>
        <translation>Partition der Auswirkungen und Limits</translation>
    </message>
    <message>
        <source>In partition</source>
        <translation>In Partition</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>a duration above 0 such as 30s or 1m30s</source>
        <translation>eine Dauer über 0 wie 30s oder 1m30s</translation>
    </message>
    <message>
        <source>fifo or fair, in lower case</source>
        <translation>fifo oder fair, in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>The order in which the applications of a leaf queue are served.</source>
        <translation>Die Reihenfolge, in der die Anwendungen einer Leaf-Queue bedient werden.</translation>
    </message>
    <message>
        <source>enabled or disabled</source>
        <translation>enabled oder disabled</translation>
    </message>
    <message>
        <source>Whether priorities come before the order of the sort policy.</source>
        <translation>Ob Prioritäten Vorrang vor der Reihenfolge der Sortierrichtlinie haben.</translation>
    </message>
    <message>
        <source>default or fence</source>
        <translation>default oder fence</translation>
    </message>
    <message>
        <source>With fence, priorities inside the queue do not count outside it.</source>
        <translation>Bei fence zählen Prioritäten in der Queue nicht außerhalb von ihr.</translation>
    </message>
    <message>
        <source>a whole number of 32 bits</source>
        <translation>eine ganze Zahl mit 32 Bit</translation>
    </message>
    <message>
        <source>Added to the priority of everything in the queue.</source>
        <translation>Wird zur Priorität von allem in der Queue addiert.</translation>
    </message>
    <message>
        <source>default, fence or disabled</source>
        <translation>default, fence oder disabled</translation>
    </message>
    <message>
        <source>With fence, requests inside the queue preempt only inside it; disabled protects its pods.</source>
        <translation>Bei fence verdrängen Anforderungen in der Queue nur innerhalb der Queue; disabled schützt ihre Pods.</translation>
    </message>
    <message>
        <source>How long a request of a leaf queue waits before it may preempt others.</source>
        <translation>Wie lange eine Anforderung einer Leaf-Queue wartet, bevor sie andere verdrängen darf.</translation>
    </message>
    <message>
        <source>no quota preemption</source>
        <translation>keine Quota-Preemption</translation>
    </message>
    <message>
        <source>How long a queue may stay above a lowered maximum before its pods are preempted.</source>
        <translation>Wie lange eine Queue über einem gesenkten Maximum bleiben darf, bevor ihre Pods verdrängt werden.</translation>
    </message>
    <message>
        <source>a whole number of at least 0</source>
        <translation>eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>no back-off</source>
        <translation>kein Backoff</translation>
    </message>
    <message>
        <source>The number of requests that do not fit after which an application is skipped for a while.</source>
        <translation>Die Anzahl nicht passender Anforderungen, nach der eine Anwendung eine Zeit lang übersprungen wird.</translation>
    </message>
    <message>
        <source>How long the application is skipped then.</source>
        <translation>Wie lange die Anwendung dann übersprungen wird.</translation>
    </message>
    <message>
        <source>The text is YAML in UTF-8</source>
        <translation>Der Text ist YAML in UTF-8</translation>
    </message>
    <message>
        <source>The scheduler reads the first YAML document of the file; JSON is YAML too. Correct the place that is named: often a tab in the indentation, a missing quote or a missing colon.</source>
        <translation>Der Scheduler liest das erste YAML-Dokument der Datei; auch JSON ist YAML. Berichtigen Sie die genannte Stelle: Oft ist es ein Tabulator in der Einrückung, ein fehlendes Anführungszeichen oder ein fehlender Doppelpunkt.</translation>
    </message>
    <message>
        <source>The document is a map</source>
        <translation>Das Dokument ist eine Zuordnung</translation>
    </message>
    <message>
        <source>The file starts with &quot;partitions:&quot; at the top; a list or a single value cannot be read.</source>
        <translation>Die Datei beginnt oben mit „partitions:“; eine Liste oder ein Einzelwert ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Only known keys are used</source>
        <translation>Nur bekannte Schlüssel werden verwendet</translation>
    </message>
    <message>
        <source>Keys are lower case and exact; any other key rejects the file. Correct the spelling or remove the key.</source>
        <translation>Schlüssel bestehen aus Kleinbuchstaben und müssen genau stimmen; wegen jedes anderen Schlüssels wird die Datei abgelehnt. Berichtigen Sie die Schreibweise, oder entfernen Sie den Schlüssel.</translation>
    </message>
    <message>
        <source>A key occurs once in its map</source>
        <translation>Ein Schlüssel steht in seiner Zuordnung nur einmal</translation>
    </message>
    <message>
        <source>The same key twice rejects the file, whatever its quotes. Keep the one that is intended.</source>
        <translation>Steht derselbe Schlüssel zweimal da, wird die Datei abgelehnt, auch bei unterschiedlichen Anführungszeichen. Behalten Sie den Eintrag, der gemeint ist.</translation>
    </message>
    <message>
        <source>Aliases and merge keys have a target</source>
        <translation>Aliasse und Merge-Schlüssel haben ein Ziel</translation>
    </message>
    <message>
        <source>An alias needs an anchor before it; a merge key takes a map or a list of maps.</source>
        <translation>Ein Alias braucht davor einen Anker; ein Merge-Schlüssel erwartet eine Zuordnung oder eine Liste von Zuordnungen.</translation>
    </message>
    <message>
        <source>A text is a single value</source>
        <translation>Ein Text ist ein Einzelwert</translation>
    </message>
    <message>
        <source>Any single value is taken literally where a text is expected; a list or a map is not.</source>
        <translation>Wo ein Text erwartet wird, gilt jeder Einzelwert wörtlich; eine Liste oder Zuordnung nicht.</translation>
    </message>
    <message>
        <source>A switch is true or false</source>
        <translation>Ein Schalter ist true oder false</translation>
    </message>
    <message>
        <source>Write true or false without quotes.</source>
        <translation>Schreiben Sie true oder false ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>A number of applications is a whole number</source>
        <translation>Eine Anzahl von Anwendungen ist eine ganze Zahl</translation>
    </message>
    <message>
        <source>Write a whole number of at least 0, without quotes; 0 means no limit.</source>
        <translation>Schreiben Sie eine ganze Zahl ab 0, ohne Anführungszeichen; 0 bedeutet kein Limit.</translation>
    </message>
    <message>
        <source>A weight is a number</source>
        <translation>Ein Gewicht ist eine Zahl</translation>
    </message>
    <message>
        <source>Write a number such as 1 or 0.5, without quotes.</source>
        <translation>Schreiben Sie eine Zahl wie 1 oder 0.5, ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>A value has the type that its key expects</source>
        <translation>Ein Wert hat den Typ, den sein Schlüssel erwartet</translation>
    </message>
    <message>
        <source>Write a list where a list is expected and a map where a map is expected: users: [bob], not users: bob.</source>
        <translation>Schreiben Sie eine Liste, wo eine Liste erwartet wird, und eine Zuordnung, wo eine Zuordnung erwartet wird: users: [bob], nicht users: bob.</translation>
    </message>
    <message>
        <source>The file stays within bounds</source>
        <translation>Die Datei bleibt innerhalb der Grenzen</translation>
    </message>
    <message>
        <source>Nesting, size and the number of problems shown are bounded, so that no file can exhaust the memory. Split or simplify the file.</source>
        <translation>Verschachtelung, Größe und die Anzahl der gezeigten Probleme sind begrenzt, damit keine Datei den Arbeitsspeicher erschöpft. Teilen oder vereinfachen Sie die Datei.</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>eine Zuordnung</translation>
    </message>
    <message>
        <source>a single value</source>
        <translation>ein Einzelwert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written twice in this map</source>
        <translation>„%1“ steht zweimal in dieser Zuordnung</translation>
    </message>
    <message>
        <source>the first one is here</source>
        <translation>das erste Vorkommen steht hier</translation>
    </message>
    <message>
        <source>a key must be a text, but is %1</source>
        <translation>ein Schlüssel muss ein Text sein, ist aber %1</translation>
    </message>
    <message>
        <source>&quot;&lt;&lt;&quot; takes a map, an alias of a map, or a list of these</source>
        <translation>„&lt;&lt;“ erwartet eine Zuordnung, einen Alias einer Zuordnung oder eine Liste davon</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>unbekannter Schlüssel „%1“</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>unbekannter Schlüssel „%1“: meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>Rename the key to &quot;%1&quot;</source>
        <translation>Schlüssel in „%1“ umbenennen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a map, but is %2</source>
        <translation>„%1“ muss eine Zuordnung sein, ist aber %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list, but is %2</source>
        <translation>„%1“ muss eine Liste sein, ist aber %2</translation>
    </message>
    <message>
        <source>each item of &quot;%1&quot; must be a map, but this is %2</source>
        <translation>jeder Eintrag von „%1“ muss eine Zuordnung sein, dieser ist aber %2</translation>
    </message>
    <message>
        <source>the scheduler rejects %YAML %1.%2: remove the line, or write %YAML 1.1</source>
        <translation>der Scheduler lehnt %YAML %1.%2 ab: entfernen Sie die Zeile, oder schreiben Sie %YAML 1.1</translation>
    </message>
    <message>
        <source>the file must be a map with the key &quot;partitions&quot;, but is %1</source>
        <translation>die Datei muss eine Zuordnung mit dem Schlüssel „partitions“ sein, ist aber %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text, but is %2</source>
        <translation>„%1“ muss ein Text sein, ist aber %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a value of its tag %3, but is %2</source>
        <translation>„%1“ muss ein Wert des angegebenen Tags %3 sein, ist aber %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be true or false, without quotes, but is %2</source>
        <translation>„%1“ muss true oder false sein, ohne Anführungszeichen, ist aber %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number of at least 0, without quotes, but is %2</source>
        <translation>„%1“ muss eine ganze Zahl ab 0 sein, ohne Anführungszeichen, ist aber %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list such as [a, b], but is %2</source>
        <translation>„%1“ muss eine Liste wie [a, b] sein, ist aber %2</translation>
    </message>
    <message>
        <source>each item of &quot;%1&quot; must be a text, but this is %2</source>
        <translation>jeder Eintrag von „%1“ muss ein Text sein, dieser ist aber %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a map such as {memory: 10Gi}, but is %2</source>
        <translation>„%1“ muss eine Zuordnung wie {memory: 10Gi} sein, ist aber %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 entries, at most %3 are read</source>
        <translation>„%1“ hat %2 Einträge, höchstens %3 werden gelesen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text or number, but is %2</source>
        <translation>„%1“ muss ein Text oder eine Zahl sein, ist aber %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a map such as {memory: 1.0}, but is %2</source>
        <translation>„%1“ muss eine Zuordnung wie {memory: 1.0} sein, ist aber %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a number, but is %2</source>
        <translation>„%1“ muss eine Zahl sein, ist aber %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a placement rule, but is %2</source>
        <translation>„%1“ muss eine Platzierungsregel sein, ist aber %2</translation>
    </message>
    <message>
        <source>The file can be read</source>
        <translation>Die Datei ist lesbar</translation>
    </message>
    <message>
        <source>The file could not be opened or read, or is larger than a configuration may be. Check its name and permissions.</source>
        <translation>Die Datei konnte nicht geöffnet oder gelesen werden oder ist größer, als eine Konfiguration sein darf. Prüfen Sie Namen und Berechtigungen.</translation>
    </message>
    <message>
        <source>An empty configuration is legal</source>
        <translation>Eine leere Konfiguration ist zulässig</translation>
    </message>
    <message>
        <source>An empty text, comments alone and a null document are read as a configuration without partitions.</source>
        <translation>Ein leerer Text, bloße Kommentare und ein Dokument null werden als Konfiguration ohne Partitionen gelesen.</translation>
    </message>
    <message>
        <source>A null counts as not set</source>
        <translation>Der Wert null gilt als nicht gesetzt</translation>
    </message>
    <message>
        <source>A null value is the default of its key; a null in a list is dropped; a null quantity is an empty text, which is not a quantity.</source>
        <translation>Als Wert steht null für die Voreinstellung des Schlüssels; in einer Liste entfällt null; als Menge ist null ein leerer Text und damit keine Menge.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Amounts are plausible for their resource</source>
        <translation>Mengen sind für ihre Ressource plausibel</translation>
    </message>
    <message>
        <source>The amount is more than 100 times the largest beside it, more than any cluster has, or vcore with a unit of memory such as Gi. Check the number and its unit.</source>
        <translation>Die Menge ist mehr als das 100-Fache der größten daneben, größer als jeder Cluster oder vcore mit einer Speichereinheit wie Gi. Prüfen Sie Zahl und Einheit.</translation>
    </message>
    <message>
        <source>An amount of memory is at least 1 Mi</source>
        <translation>Eine Speichermenge beträgt mindestens 1 Mi</translation>
    </message>
    <message>
        <source>A number without a unit is in bytes, k is a thousand bytes. No pod runs with so little: write Mi or Gi.</source>
        <translation>Eine Zahl ohne Einheit zählt in Bytes, k steht für tausend Bytes. Mit so wenig läuft kein Pod: Schreiben Sie Mi oder Gi.</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; of memory is %n bytes, less than 1Mi: did you mean %2 or %3?</source>
        <comment>&quot;%1&quot; of memory is %n byte, less than 1Mi: did you mean %2 or %3?</comment>
        <translation>
            <numerusform>„%1“ bei memory ist %n Byte, weniger als 1Mi: meinten Sie %2 oder %3?</numerusform>
            <numerusform>„%1“ bei memory sind %n Bytes, weniger als 1Mi: meinten Sie %2 oder %3?</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; of vcore is %2 cores: Ki, Mi, Gi and so on are units of memory</source>
        <translation>„%1“ bei vcore sind %2 Kerne: Ki, Mi, Gi und so weiter sind Speichereinheiten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is more than any cluster has: check the unit</source>
        <translation>„%1“ bei %2 ist größer als jeder Cluster: prüfen Sie die Einheit</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is more than %3 times the largest of the other limits of this queue, &quot;%4&quot;: check the unit</source>
        <translation>„%1“ bei %2 ist mehr als das %3-Fache des größten anderen Limits dieser Queue, „%4“: prüfen Sie die Einheit</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is more than %3 times the largest of the queues beside this one, &quot;%4&quot;: check the unit</source>
        <translation>„%1“ bei %2 ist mehr als das %3-Fache der größten Menge der Queues daneben, „%4“: prüfen Sie die Einheit</translation>
    </message>
    <message>
        <source>the largest of the others</source>
        <translation>die größte andere Menge</translation>
    </message>
    <message>
        <source>Write %1 %2</source>
        <translation>%1 %2 schreiben</translation>
    </message>
    <message>
        <source>Write memory %1 instead of vcore</source>
        <translation>memory %1 statt vcore schreiben</translation>
    </message>
    <message>
        <source>A queue allows no more applications than its parent</source>
        <translation>Eine Queue erlaubt nicht mehr Anwendungen als ihre übergeordnete</translation>
    </message>
    <message>
        <source>Lower the number or raise that of the parent.</source>
        <translation>Senken Sie die Zahl, oder erhöhen Sie die der übergeordneten Queue.</translation>
    </message>
    <message>
        <source>A queue limits applications where its parent does</source>
        <translation>Eine Queue begrenzt Anwendungen, wenn ihre übergeordnete es tut</translation>
    </message>
    <message>
        <source>Once a queue sets maxapplications, every queue below must set it too.</source>
        <translation>Sobald eine Queue maxapplications setzt, muss jede Queue darunter es auch setzen.</translation>
    </message>
    <message>
        <source>A limit allows no more resources than the same limit above</source>
        <translation>Ein Limit erlaubt nicht mehr Ressourcen als dasselbe Limit darüber</translation>
    </message>
    <message>
        <source>A user or group is compared with its own limit on the queues above, or else with the wildcard there.</source>
        <translation>Ein Benutzer oder eine Gruppe wird mit dem eigenen Limit in den Queues darüber verglichen, sonst mit der Wildcard dort.</translation>
    </message>
    <message>
        <source>A limit allows no more applications than the same limit above</source>
        <translation>Ein Limit erlaubt nicht mehr Anwendungen als dasselbe Limit darüber</translation>
    </message>
    <message>
        <source>A limit without maxapplications counts as no limit, and so as more.</source>
        <translation>Ein Limit ohne maxapplications zählt als kein Limit und damit als mehr.</translation>
    </message>
    <message>
        <source>A limit allows no more applications than the wildcard above</source>
        <translation>Ein Limit erlaubt nicht mehr Anwendungen als die Wildcard darüber</translation>
    </message>
    <message>
        <source>A name that has no limit above is compared with the wildcard there.</source>
        <translation>Ein Name ohne Limit darüber wird mit der Wildcard dort verglichen.</translation>
    </message>
    <message>
        <source>queue %1 allows %2 applications, more than %3 of %4 above it</source>
        <translation>die Queue %1 erlaubt %2 Anwendungen, mehr als die %3 von %4 darüber</translation>
    </message>
    <message>
        <source>the maximum of %1</source>
        <translation>das Maximum von %1</translation>
    </message>
    <message>
        <source>queue %1 does not limit its applications, but %2 above it allows only %3: set &quot;maxapplications&quot; here too</source>
        <translation>die Queue %1 begrenzt ihre Anwendungen nicht, %2 darüber erlaubt aber nur %3: setzen Sie „maxapplications“ auch hier</translation>
    </message>
    <message numerus="yes">
        <source>%1 may use %2 on %3, more than %4 that they may use on %5 above it</source>
        <comment>%1 may use %2 on %3, more than %4 that %1 may use on %5 above it</comment>
        <translation>
            <numerusform>%1 darf in %3 %2 nutzen, in %5 darüber aber nur %4</numerusform>
            <numerusform>%1 dürfen in %3 %2 nutzen, in %5 darüber aber nur %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may use %2 on %3, more than %4 that the wildcard &quot;*&quot; may use on %5 above it</source>
        <comment>%1 may use %2 on %3, more than %4 that the wildcard &quot;*&quot; may use on %5 above it</comment>
        <translation>
            <numerusform>%1 darf in %3 %2 nutzen, die Wildcard „*“ in %5 darüber aber nur %4</numerusform>
            <numerusform>%1 dürfen in %3 %2 nutzen, die Wildcard „*“ in %5 darüber aber nur %4</numerusform>
        </translation>
    </message>
    <message>
        <source>the limit on %1</source>
        <translation>das Limit in %1</translation>
    </message>
    <message>
        <source>%1 may run any number of applications on %2, but %1 may run only %3 on %4 above it: set &quot;maxapplications&quot; to at most %3</source>
        <translation>%1 darf in %2 beliebig viele Anwendungen ausführen, in %4 darüber darf %1 aber nur %3 ausführen: setzen Sie „maxapplications“ auf höchstens %3</translation>
    </message>
    <message>
        <source>%1 may run any number of applications on %2, but the wildcard &quot;*&quot; may run only %3 on %4 above it: set &quot;maxapplications&quot; to at most %3</source>
        <translation>%1 darf in %2 beliebig viele Anwendungen ausführen, in %4 darüber darf die Wildcard „*“ aber nur %3 ausführen: setzen Sie „maxapplications“ auf höchstens %3</translation>
    </message>
    <message>
        <source>%1 may run %5 applications on %2, but %1 may run only %3 on %4 above it: set &quot;maxapplications&quot; to at most %3</source>
        <translation>%1 darf in %2 %5 Anwendungen ausführen, in %4 darüber darf %1 aber nur %3 ausführen: setzen Sie „maxapplications“ auf höchstens %3</translation>
    </message>
    <message>
        <source>%1 may run %5 applications on %2, but the wildcard &quot;*&quot; may run only %3 on %4 above it: set &quot;maxapplications&quot; to at most %3</source>
        <translation>%1 darf in %2 %5 Anwendungen ausführen, in %4 darüber darf die Wildcard „*“ aber nur %3 ausführen: setzen Sie „maxapplications“ auf höchstens %3</translation>
    </message>
    <message>
        <source>Limits of one queue are not compared with each other</source>
        <translation>Limits einer Queue werden nicht miteinander verglichen</translation>
    </message>
    <message>
        <source>A named user may have more than the wildcard on the same queue.</source>
        <translation>Ein namentlich genannter Benutzer darf mehr haben als die Wildcard derselben Queue.</translation>
    </message>
    <message>
        <source>A wildcard is not compared with a name above</source>
        <translation>Eine Wildcard wird nicht mit einem Namen darüber verglichen</translation>
    </message>
    <message>
        <source>It is compared only with a wildcard there.</source>
        <translation>Verglichen wird sie nur mit einer Wildcard dort.</translation>
    </message>
    <message>
        <source>A limit without resources always fits</source>
        <translation>Ein Limit ohne Ressourcen passt immer</translation>
    </message>
    <message>
        <source>It still replaces what its names inherit.</source>
        <translation>Es ersetzt trotzdem, was seine Namen erben.</translation>
    </message>
    <message>
        <source>Queues without a limit for a name pass on the one above</source>
        <translation>Queues ohne Limit für einen Namen geben das darüber weiter</translation>
    </message>
    <message>
        <source>The comparison continues below them.</source>
        <translation>Der Vergleich geht unter ihnen weiter.</translation>
    </message>
    <message>
        <source>Resources of a limit above stay in force</source>
        <translation>Ressourcen eines Limits darüber bleiben in Kraft</translation>
    </message>
    <message>
        <source>For the same name this holds even where a limit in between does not set them.</source>
        <translation>Für denselben Namen gilt dies auch, wenn ein Limit dazwischen sie nicht setzt.</translation>
    </message>
    <message>
        <source>Limits of groups are compared as those of users</source>
        <translation>Limits von Gruppen werden wie die von Benutzern verglichen</translation>
    </message>
    <message>
        <source>Groups are compared with groups, users with users.</source>
        <translation>Gruppen werden mit Gruppen verglichen, Benutzer mit Benutzern.</translation>
    </message>
    <message>
        <source>Applications of a new name are not compared</source>
        <translation>Anwendungen eines neuen Namens werden nicht verglichen</translation>
    </message>
    <message>
        <source>There is no limit above to compare with.</source>
        <translation>Darüber gibt es kein Limit zum Vergleichen.</translation>
    </message>
    <message>
        <source>An ignore comment gives a reason</source>
        <translation>Ein ignore-Kommentar nennt einen Grund</translation>
    </message>
    <message>
        <source>The next reader needs it. Write the reason after the rule.</source>
        <translation>Wer die Datei später liest, braucht ihn. Schreiben Sie den Grund hinter die Regel.</translation>
    </message>
    <message>
        <source>An ignore comment names rules that exist</source>
        <translation>Ein ignore-Kommentar nennt Regeln, die es gibt</translation>
    </message>
    <message>
        <source>An unknown name silences nothing. Compare it with the rule in the report.</source>
        <translation>Ein unbekannter Name unterdrückt nichts. Vergleichen Sie ihn mit der Regel im Bericht.</translation>
    </message>
    <message>
        <source>An ignore comment silences a finding</source>
        <translation>Ein ignore-Kommentar unterdrückt ein Problem</translation>
    </message>
    <message>
        <source>The finding is gone, or is on another line. Remove the comment or move it.</source>
        <translation>Das Problem besteht nicht mehr oder steht in einer anderen Zeile. Entfernen oder verschieben Sie den Kommentar.</translation>
    </message>
    <message>
        <source>this comment silences findings without a reason</source>
        <translation>dieser Kommentar unterdrückt Probleme ohne Grund</translation>
    </message>
    <message>
        <source>this comment names no rule</source>
        <translation>dieser Kommentar nennt keine Regel</translation>
    </message>
    <message>
        <source>there is no rule &quot;%1&quot;</source>
        <translation>es gibt keine Regel „%1“</translation>
    </message>
    <message>
        <source>%1 is an error here: the scheduler rejects the file, and a comment cannot silence it</source>
        <translation>%1 ist hier ein Fehler: der Scheduler lehnt die Datei ab, und ein Kommentar kann ihn nicht unterdrücken</translation>
    </message>
    <message>
        <source>there is no finding of %1 to silence here</source>
        <translation>hier gibt es kein Problem der Regel %1 zu unterdrücken</translation>
    </message>
    <message>
        <source>the scheduler rejects the file because of this error; a comment cannot silence it</source>
        <translation>der Scheduler lehnt die Datei wegen dieses Fehlers ab; ein Kommentar kann ihn nicht unterdrücken</translation>
    </message>
    <message>
        <source>enter a reason on one line that does not begin with a comma</source>
        <translation>geben Sie einen einzeiligen Grund ein, der nicht mit einem Komma beginnt</translation>
    </message>
    <message>
        <source>no comment above this line can silence the finding</source>
        <translation>kein Kommentar über dieser Zeile kann das Problem unterdrücken</translation>
    </message>
    <message>
        <source>A limit has at least one user or group</source>
        <translation>Ein Limit hat mindestens einen Benutzer oder eine Gruppe</translation>
    </message>
    <message>
        <source>Add a user or a group, or &quot;*&quot; for everyone else.</source>
        <translation>Fügen Sie einen Benutzer oder eine Gruppe hinzu oder „*“ für alle anderen.</translation>
    </message>
    <message>
        <source>Users and groups of a limit are legal names</source>
        <translation>Benutzer und Gruppen eines Limits haben zulässige Namen</translation>
    </message>
    <message>
        <source>Letters, digits and some signs are allowed, and &quot;*&quot; for everyone else; none of @ # / $ is allowed in the name of a group.</source>
        <translation>Erlaubt sind Buchstaben, Ziffern und einige Sonderzeichen sowie „*“ für alle anderen; im Namen einer Gruppe ist keines der Zeichen @ # / $ erlaubt.</translation>
    </message>
    <message>
        <source>A name is limited once on a queue</source>
        <translation>Ein Name ist in einer Queue nur einmal begrenzt</translation>
    </message>
    <message>
        <source>Each user and group occurs in one limit of the queue. Combine the limits of a name in one.</source>
        <translation>Jeder Benutzer und jede Gruppe kommt in nur einem Limit der Queue vor. Fassen Sie die Limits eines Namens in einem zusammen.</translation>
    </message>
    <message>
        <source>A wildcard comes after all names</source>
        <translation>Eine Wildcard steht nach allen Namen</translation>
    </message>
    <message>
        <source>Names after &quot;*&quot; would never match. Move the wildcard limit to the end.</source>
        <translation>Namen nach „*“ kämen nie zum Zug. Verschieben Sie das Wildcard-Limit ans Ende.</translation>
    </message>
    <message>
        <source>A wildcard group follows a named group</source>
        <translation>Eine Gruppen-Wildcard folgt auf eine benannte Gruppe</translation>
    </message>
    <message>
        <source>The group wildcard alone is not allowed: name a group in the same limit or in one before it.</source>
        <translation>Die Gruppen-Wildcard allein ist nicht erlaubt: Nennen Sie eine Gruppe im selben Limit oder in einem davor.</translation>
    </message>
    <message>
        <source>The resources of a limit are quantities above zero</source>
        <translation>Die Ressourcen eines Limits sind Mengen über null</translation>
    </message>
    <message>
        <source>Write quantities such as 500m or 10Gi, with at least one above zero.</source>
        <translation>Schreiben Sie Mengen wie 500m oder 10Gi, mindestens eine davon über null.</translation>
    </message>
    <message>
        <source>A limit sets resources or applications</source>
        <translation>Ein Limit setzt Ressourcen oder Anwendungen</translation>
    </message>
    <message>
        <source>Set maxapplications or maxresources, or remove the limit.</source>
        <translation>Setzen Sie maxapplications oder maxresources, oder entfernen Sie das Limit.</translation>
    </message>
    <message>
        <source>A limit allows no more applications than its queue</source>
        <translation>Ein Limit erlaubt nicht mehr Anwendungen als seine Queue</translation>
    </message>
    <message>
        <source>Lower the limit or raise the maximum of the queue.</source>
        <translation>Senken Sie das Limit, oder erhöhen Sie das Maximum der Queue.</translation>
    </message>
    <message>
        <source>A limit allows no more resources than its queue</source>
        <translation>Ein Limit erlaubt nicht mehr Ressourcen als seine Queue</translation>
    </message>
    <message>
        <source>A limit fits into every limit of the root queue</source>
        <translation>Ein Limit passt in jedes Limit der Root-Queue</translation>
    </message>
    <message>
        <source>The scheduler compares only limits of the same name, and names with the wildcard.</source>
        <translation>Der Scheduler vergleicht nur Limits desselben Namens und Namen mit der Wildcard.</translation>
    </message>
    <message>
        <source>A wildcard is the only entry of its list</source>
        <translation>Eine Wildcard ist der einzige Eintrag ihrer Liste</translation>
    </message>
    <message>
        <source>The other names in the list have the same limit anyway, each for its own usage.</source>
        <translation>Die anderen Namen der Liste haben ohnehin dasselbe Limit, jeder für seine eigene Nutzung.</translation>
    </message>
    <message>
        <source>A name occurs once in a list</source>
        <translation>Ein Name kommt in einer Liste nur einmal vor</translation>
    </message>
    <message>
        <source>The scheduler&apos;s manual states that repeated names are ignored; the scheduler rejects them.</source>
        <translation>Laut Handbuch des Schedulers werden wiederholte Namen ignoriert; der Scheduler lehnt sie aber ab.</translation>
    </message>
    <message>
        <source>A maximum of applications is not 0</source>
        <translation>Ein Maximum an Anwendungen ist nicht 0</translation>
    </message>
    <message>
        <source>0 is read as not set, which means no limit. Remove the key, or write the intended number.</source>
        <translation>0 wird als nicht gesetzt gelesen, also als kein Limit. Entfernen Sie den Schlüssel, oder schreiben Sie die gewünschte Zahl.</translation>
    </message>
    <message>
        <source>No group wildcard hides a named group above it</source>
        <translation>Keine Gruppen-Wildcard verdeckt eine benannte Gruppe darüber</translation>
    </message>
    <message>
        <source>An application is counted under the group that matches on the lowest queue, and * matches every group: the limit of the named group further up does not count what runs here.</source>
        <translation>Eine Anwendung wird auf die Gruppe angerechnet, die in der untersten Queue passt, und * passt auf jede Gruppe: Das Limit der benannten Gruppe weiter oben zählt nicht, was hier läuft.</translation>
    </message>
    <message>
        <source>A group wildcard is intended as one shared limit</source>
        <translation>Eine Gruppen-Wildcard ist als ein gemeinsames Limit gedacht</translation>
    </message>
    <message>
        <source>All members of all other groups share the limit of the group *. For a limit for each user add the user *.</source>
        <translation>Alle Mitglieder aller anderen Gruppen teilen sich das Limit der Gruppe *. Für ein Limit je Benutzer fügen Sie den Benutzer * hinzu.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a user name: start with a letter or _, go on with A-Z a-z 0-9 _ : # / . @ -, at the end also $</source>
        <translation>„%1“ ist kein Benutzername: am Anfang ein Buchstabe oder _, danach A-Z a-z 0-9 _ : # / . @ -, am Ende auch $</translation>
    </message>
    <message>
        <source>user &quot;%1&quot; has a limit on %2 already</source>
        <translation>Benutzer „%1“ hat in %2 bereits ein Limit</translation>
    </message>
    <message>
        <source>user &quot;%1&quot; comes after the wildcard &quot;*&quot;: named users must come first</source>
        <translation>Benutzer „%1“ steht nach der Wildcard „*“: benannte Benutzer müssen zuerst kommen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a group name: start with a letter or _, go on with A-Z a-z 0-9 _ : . -</source>
        <translation>„%1“ ist kein Gruppenname: am Anfang ein Buchstabe oder _, danach A-Z a-z 0-9 _ : . -</translation>
    </message>
    <message>
        <source>group &quot;%1&quot; has a limit on %2 already</source>
        <translation>Gruppe „%1“ hat in %2 bereits ein Limit</translation>
    </message>
    <message>
        <source>group &quot;%1&quot; comes after the wildcard &quot;*&quot;: named groups must come first</source>
        <translation>Gruppe „%1“ steht nach der Wildcard „*“: benannte Gruppen müssen zuerst kommen</translation>
    </message>
    <message>
        <source>this limit has no users and no groups: add at least one</source>
        <translation>dieses Limit hat weder Benutzer noch Gruppen: fügen Sie mindestens einen Namen hinzu</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot; here</source>
        <translation>„%1“ hier entfernen</translation>
    </message>
    <message>
        <source>the wildcard is here</source>
        <translation>die Wildcard steht hier</translation>
    </message>
    <message>
        <source>Move &quot;*&quot; to the end of the list</source>
        <translation>„*“ ans Ende der Liste verschieben</translation>
    </message>
    <message>
        <source>Move the limit of &quot;*&quot; to the end</source>
        <translation>Das Limit von „*“ ans Ende verschieben</translation>
    </message>
    <message>
        <source>the group wildcard &quot;*&quot; needs a limit for a named group before it on %1</source>
        <translation>die Gruppen-Wildcard „*“ braucht in %1 vor sich ein Limit für eine benannte Gruppe</translation>
    </message>
    <message>
        <source>&quot;maxresources&quot; has only zeros: at least one value must be above 0</source>
        <translation>„maxresources“ enthält nur Nullen: mindestens ein Wert muss über 0 liegen</translation>
    </message>
    <message>
        <source>this limit limits nothing: set &quot;maxresources&quot;, &quot;maxapplications&quot; or both</source>
        <translation>dieses Limit begrenzt nichts: setzen Sie „maxresources“, „maxapplications“ oder beide</translation>
    </message>
    <message>
        <source>this limit allows %1 applications, but queue %2 only %3 in total</source>
        <translation>dieses Limit erlaubt %1 Anwendungen, die Queue %2 aber insgesamt nur %3</translation>
    </message>
    <message>
        <source>the maximum of the queue</source>
        <translation>das Maximum der Queue</translation>
    </message>
    <message>
        <source>this limit allows %1, more than the maximum %2 of queue %3</source>
        <translation>dieses Limit erlaubt %1, mehr als das Maximum %2 der Queue %3</translation>
    </message>
    <message>
        <source>&quot;maxapplications: 0&quot; means no limit, although the documentation forbids it: remove the key</source>
        <translation>„maxapplications: 0“ bedeutet kein Limit, obwohl die Dokumentation es verbietet: entfernen Sie den Schlüssel</translation>
    </message>
    <message>
        <source>Remove &quot;maxapplications&quot;</source>
        <translation>„maxapplications“ entfernen</translation>
    </message>
    <message>
        <source>this limit allows %1 %2, more than %3 that a limit of the root queue allows: that limit is intended as the upper bound, but the scheduler does not check it</source>
        <translation>dieses Limit erlaubt %1 %2, mehr als die %3 eines Limits der Root-Queue: jenes Limit ist als Obergrenze gedacht, aber der Scheduler prüft es nicht</translation>
    </message>
    <message>
        <source>the limit of the root queue</source>
        <translation>das Limit der Root-Queue</translation>
    </message>
    <message>
        <source>according to the documentation &quot;*&quot; must be alone in its list: add a separate limit for it</source>
        <translation>laut Dokumentation muss „*“ allein in seiner Liste stehen: fügen Sie dafür ein eigenes Limit hinzu</translation>
    </message>
    <message>
        <source>according to the documentation a repeated user is ignored, but the scheduler rejects &quot;%1&quot; a second time</source>
        <translation>laut Dokumentation wird ein wiederholter Benutzer ignoriert, aber der Scheduler lehnt „%1“ beim zweiten Mal ab</translation>
    </message>
    <message>
        <source>according to the documentation a repeated group is ignored, but the scheduler rejects &quot;%1&quot; a second time</source>
        <translation>laut Dokumentation wird eine wiederholte Gruppe ignoriert, aber der Scheduler lehnt „%1“ beim zweiten Mal ab</translation>
    </message>
    <message>
        <source>%1 (limit on %2)</source>
        <translation>%1 (Limit in %2)</translation>
    </message>
    <message>
        <source>in %1 the group wildcard &quot;*&quot; hides limits of queues above: members of %2 and others count as &quot;*&quot; here, unless their group has a limit here too</source>
        <translation>in %1 verdeckt die Gruppen-Wildcard „*“ Limits von Queues darüber: Mitglieder von %2 und anderen zählen hier als „*“, sofern ihre Gruppe nicht auch hier ein Limit hat</translation>
    </message>
    <message>
        <source>in %1 the group wildcard &quot;*&quot; hides limits of queues above: members of %2 count as &quot;*&quot; here, unless their group has a limit here too</source>
        <translation>in %1 verdeckt die Gruppen-Wildcard „*“ Limits von Queues darüber: Mitglieder von %2 zählen hier als „*“, sofern ihre Gruppe nicht auch hier ein Limit hat</translation>
    </message>
    <message>
        <source>the limit of group %1</source>
        <translation>das Limit der Gruppe %1</translation>
    </message>
    <message numerus="yes">
        <source>all groups without a limit of their own share %n applications; a limit for each single user is &quot;users: [&apos;*&apos;]&quot;</source>
        <comment>all groups without a limit of their own share %n application; a limit for each single user is &quot;users: [&apos;*&apos;]&quot;</comment>
        <translation>
            <numerusform>alle Gruppen ohne eigenes Limit teilen sich diese %n Anwendung; ein Limit für jeden einzelnen Benutzer ist „users: [&apos;*&apos;]“</numerusform>
            <numerusform>alle Gruppen ohne eigenes Limit teilen sich diese %n Anwendungen; ein Limit für jeden einzelnen Benutzer ist „users: [&apos;*&apos;]“</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits of a queue are checked one by one</source>
        <translation>Limits einer Queue werden einzeln nacheinander geprüft</translation>
    </message>
    <message>
        <source>In the order of the list; the names of users and of groups are remembered over all limits of the queue.</source>
        <translation>In der Reihenfolge der Liste; die Namen der Benutzer und der Gruppen werden über alle Limits der Queue hinweg gemerkt.</translation>
    </message>
    <message>
        <source>A user name has legal characters</source>
        <translation>Ein Benutzername hat zulässige Zeichen</translation>
    </message>
    <message>
        <source>It starts with a letter or _ and continues with letters, digits and : # / _ . @ -; it may end with $.</source>
        <translation>Er beginnt mit einem Buchstaben oder _, danach folgen Buchstaben, Ziffern und : # / _ . @ -; am Ende darf $ stehen.</translation>
    </message>
    <message>
        <source>A group name has legal characters</source>
        <translation>Ein Gruppenname hat zulässige Zeichen</translation>
    </message>
    <message>
        <source>It starts with a letter or _ and continues with letters, digits, colons, dots, _ and -.</source>
        <translation>Er beginnt mit einem Buchstaben oder _, danach folgen Buchstaben, Ziffern, Doppelpunkte, Punkte, _ und -.</translation>
    </message>
    <message>
        <source>A limit is compared with its own queue only</source>
        <translation>Ein Limit wird nur mit der eigenen Queue verglichen</translation>
    </message>
    <message>
        <source>The maxima of queues further up are not compared.</source>
        <translation>Die Maxima von Queues weiter oben werden nicht verglichen.</translation>
    </message>
    <message>
        <source>A placement rule has a legal name</source>
        <translation>Eine Platzierungsregel hat einen zulässigen Namen</translation>
    </message>
    <message>
        <source>Letters, digits and _, not starting with a digit: provided, user, fixed, tag.</source>
        <translation>Buchstaben, Ziffern und _, am Anfang keine Ziffer: provided, user, fixed, tag.</translation>
    </message>
    <message>
        <source>A filter of a placement rule is legal</source>
        <translation>Der Filter einer Platzierungsregel ist zulässig</translation>
    </message>
    <message>
        <source>The type is allow or deny; a single entry is a name or a regular expression of RE2, without look-around and back references.</source>
        <translation>Der Typ ist allow oder deny; ein einzelner Eintrag ist ein Name oder ein regulärer Ausdruck nach RE2, ohne Lookaround und Rückverweise.</translation>
    </message>
    <message>
        <source>A fixed rule with a full path has no fixed parent rule</source>
        <translation>Eine fixed-Regel mit vollem Pfad hat keine fixed-Elternregel</translation>
    </message>
    <message>
        <source>A value that starts with &quot;root&quot; cannot have a fixed rule as parent. Write only the part below the queue of the parent rule.</source>
        <translation>Ein Wert, der mit „root“ beginnt, kann keine fixed-Regel als Elternregel haben. Schreiben Sie nur den Teil unter der Queue der Elternregel.</translation>
    </message>
    <message>
        <source>A fixed placement rule leads to a queue</source>
        <translation>Eine fixed-Regel führt zu einer Queue</translation>
    </message>
    <message>
        <source>The path must exist, or the rule must be allowed to create it. Applications run in a leaf; the parent rule of a dynamic rule gives a parent queue.</source>
        <translation>Der Pfad muss existieren, oder die Regel muss ihn anlegen dürfen. Anwendungen laufen in einer Leaf-Queue; die Elternregel einer dynamischen Regel ergibt eine übergeordnete Queue.</translation>
    </message>
    <message>
        <source>Placement rules have names that can be configured</source>
        <translation>Platzierungsregeln haben Namen, die konfiguriert werden können</translation>
    </message>
    <message>
        <source>An unknown rule name, &quot;recovery&quot;, &quot;test&quot; and a tag rule without value pass validation but cannot be used.</source>
        <translation>Ein unbekannter Regelname, „recovery“, „test“ und eine tag-Regel ohne Wert bestehen die Validierung, können aber nicht verwendet werden.</translation>
    </message>
    <message>
        <source>The type of a filter is in lower case</source>
        <translation>Der Typ eines Filters ist kleingeschrieben</translation>
    </message>
    <message>
        <source>Only the exact text &quot;deny&quot; denies; any other type lets users through when applications are placed. Write it in lower case.</source>
        <translation>Nur genau der Text „deny“ verweigert; jeder andere Typ lässt Benutzer durch, wenn Anwendungen platziert werden. Schreiben Sie ihn klein.</translation>
    </message>
    <message>
        <source>A queue that rules place queues under sets &quot;parent: true&quot;</source>
        <translation>Eine Queue, unter der Regeln Queues platzieren, setzt „parent: true“</translation>
    </message>
    <message>
        <source>Having children is not enough for a placement rule: without the key the queue counts as a leaf there.</source>
        <translation>Untergeordnete Queues allein genügen einer Platzierungsregel nicht: Ohne den Schlüssel gilt die Queue dort als Leaf-Queue.</translation>
    </message>
    <message>
        <source>The placement rules can be built</source>
        <translation>Die Platzierungsregeln lassen sich aufbauen</translation>
    </message>
    <message>
        <source>Otherwise a scheduler that starts with the file rejects every application, and a running one rejects the update.</source>
        <translation>Sonst lehnt ein Scheduler, der mit der Datei startet, jede Anwendung ab, und ein laufender lehnt die Aktualisierung ab.</translation>
    </message>
    <message>
        <source>Filters contain names that have an effect</source>
        <translation>Filter enthalten Namen, die eine Wirkung haben</translation>
    </message>
    <message>
        <source>The scheduler ignores the others without a message.</source>
        <translation>Die anderen ignoriert der Scheduler ohne Meldung.</translation>
    </message>
    <message>
        <source>A fixed value starts with &quot;root&quot; only as a full path</source>
        <translation>Ein fixed-Wert beginnt nur als voller Pfad mit „root“</translation>
    </message>
    <message>
        <source>A value such as &quot;rooted&quot; that may be created crashes the scheduler at the first application.</source>
        <translation>Ein Wert wie „rooted“, der angelegt werden darf, bringt den Scheduler bei der ersten Anwendung zum Absturz.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a placement rule name: start with a letter or _, go on with A-Z a-z 0-9 _</source>
        <translation>„%1“ ist kein Name einer Platzierungsregel: am Anfang ein Buchstabe oder _, danach A-Z a-z 0-9 _</translation>
    </message>
    <message>
        <source>unknown filter type &quot;%1&quot;: use allow or deny</source>
        <translation>unbekannter Filtertyp „%1“: verwenden Sie allow oder deny</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a user name nor a regular expression (RE2: no look-around, no back references)</source>
        <translation>„%1“ ist weder ein Benutzername noch ein regulärer Ausdruck (RE2: kein Lookaround, keine Rückverweise)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a group name nor a regular expression (RE2: no look-around, no back references)</source>
        <translation>„%1“ ist weder ein Gruppenname noch ein regulärer Ausdruck (RE2: kein Lookaround, keine Rückverweise)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a full path, but the parent rule already leads to %2: remove &quot;root.&quot;</source>
        <translation>„%1“ ist ein voller Pfad, aber die Elternregel führt bereits zu %2: entfernen Sie „root.“</translation>
    </message>
    <message>
        <source>queue %1 of path &quot;%2&quot; is a leaf: nothing can be below it</source>
        <translation>die Queue %1 des Pfads „%2“ ist eine Leaf-Queue: unter ihr kann nichts stehen</translation>
    </message>
    <message>
        <source>queue &quot;%1&quot; of path &quot;%2&quot; does not exist, and the rule may not create it</source>
        <translation>die Queue „%1“ des Pfads „%2“ existiert nicht, und die Regel darf sie nicht anlegen</translation>
    </message>
    <message>
        <source>queue &quot;%1&quot; is used as a parent, but does not set &quot;parent: true&quot;</source>
        <translation>die Queue „%1“ wird als übergeordnete Queue verwendet, setzt aber „parent: true“ nicht</translation>
    </message>
    <message>
        <source>queue &quot;%1&quot; is a parent: applications can run in a leaf only</source>
        <translation>die Queue „%1“ ist übergeordnet: Anwendungen können nur in einer Leaf-Queue laufen</translation>
    </message>
    <message>
        <source>the rule &quot;recovery&quot; is added by the scheduler itself: remove it here</source>
        <translation>die Regel „recovery“ fügt der Scheduler selbst hinzu: entfernen Sie sie hier</translation>
    </message>
    <message>
        <source>the rule &quot;test&quot; is only for the scheduler&apos;s own tests</source>
        <translation>die Regel „test“ ist nur für eigene Tests des Schedulers</translation>
    </message>
    <message>
        <source>the rule &quot;tag&quot; needs a value: the name of the tag, for example namespace</source>
        <translation>die Regel „tag“ braucht einen Wert: den Namen des Tags, zum Beispiel namespace</translation>
    </message>
    <message>
        <source>unknown placement rule &quot;%1&quot;: use provided, user, fixed or tag</source>
        <translation>unbekannte Platzierungsregel „%1“: verwenden Sie provided, user, fixed oder tag</translation>
    </message>
    <message>
        <source>unknown placement rule &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>unbekannte Platzierungsregel „%1“: meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>the filter type &quot;%1&quot; acts as allow: only &quot;deny&quot; in lower case denies</source>
        <translation>der Filtertyp „%1“ wirkt wie allow: nur „deny“ in Kleinbuchstaben verweigert</translation>
    </message>
    <message>
        <source>Write deny</source>
        <translation>deny schreiben</translation>
    </message>
    <message>
        <source>the parent rule fixed &quot;root&quot; leads to root.root: without a parent rule the queue is below root anyway</source>
        <translation>die Elternregel fixed „root“ führt zu root.root: ohne Elternregel liegt die Queue ohnehin unter root</translation>
    </message>
    <message>
        <source>Remove the parent rule</source>
        <translation>Elternregel entfernen</translation>
    </message>
    <message>
        <source>&quot;recovery&quot; cannot be configured</source>
        <translation>„recovery“ kann nicht konfiguriert werden</translation>
    </message>
    <message>
        <source>unknown rule &quot;%1&quot;</source>
        <translation>unbekannte Regel „%1“</translation>
    </message>
    <message>
        <source>rule &quot;%1&quot; has no value</source>
        <translation>die Regel „%1“ hat keinen Wert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path of queues</source>
        <translation>„%1“ ist kein Queue-Pfad</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a full path, which cannot have a parent rule</source>
        <translation>„%1“ ist ein voller Pfad und kann keine Elternregel haben</translation>
    </message>
    <message>
        <source>accepted by the validator, but fails when applied: the placement rules cannot be built, so that a start rejects every application and a reload fails</source>
        <translation>von der Validierung angenommen, scheitert aber beim Anwenden: die Platzierungsregeln lassen sich nicht aufbauen, sodass nach einem Start jede Anwendung abgelehnt wird und ein Neuladen scheitert</translation>
    </message>
    <message>
        <source>accepted by the validator, but ignored when applied: &quot;%1&quot; is not a user name, and a list of several names cannot contain regular expressions</source>
        <translation>von der Validierung angenommen, beim Anwenden aber ignoriert: „%1“ ist kein Benutzername, und eine Liste mehrerer Namen kann keine regulären Ausdrücke enthalten</translation>
    </message>
    <message>
        <source>accepted by the validator, but ignored when applied: &quot;%1&quot; is not a group name, and a list of several names cannot contain regular expressions</source>
        <translation>von der Validierung angenommen, beim Anwenden aber ignoriert: „%1“ ist kein Gruppenname, und eine Liste mehrerer Namen kann keine regulären Ausdrücke enthalten</translation>
    </message>
    <message>
        <source>accepted by the validator, but fails when applied: &quot;%1&quot; begins like a full path without being one, and the scheduler crashes on the first application: write &quot;root.%1&quot;, or another name</source>
        <translation>von der Validierung angenommen, scheitert aber beim Anwenden: „%1“ beginnt wie ein voller Pfad, ohne einer zu sein, und der Scheduler stürzt bei der ersten Anwendung ab: schreiben Sie „root.%1“ oder einen anderen Namen</translation>
    </message>
    <message>
        <source>a placement rule uses %1 as a parent: write &quot;parent: true&quot; here, because rules do not take the queues below it into account</source>
        <translation>eine Platzierungsregel verwendet %1 als übergeordnete Queue: schreiben Sie hier „parent: true“, weil Regeln die Queues darunter nicht berücksichtigen</translation>
    </message>
    <message>
        <source>the placement rule</source>
        <translation>die Platzierungsregel</translation>
    </message>
    <message>
        <source>Write &quot;parent: true&quot;</source>
        <translation>„parent: true“ schreiben</translation>
    </message>
    <message>
        <source>Placement rules use the written &quot;parent: true&quot;</source>
        <translation>Platzierungsregeln richten sich nach dem geschriebenen „parent: true“</translation>
    </message>
    <message>
        <source>A queue with children but without that key counts as a leaf for them.</source>
        <translation>Eine Queue mit untergeordneten Queues, aber ohne diesen Schlüssel gilt für sie als Leaf-Queue.</translation>
    </message>
    <message>
        <source>Fixed rules are compared in lower case</source>
        <translation>Bei fixed-Regeln wird in Kleinbuchstaben verglichen</translation>
    </message>
    <message>
        <source>A rule never finds a configured queue with capital letters.</source>
        <translation>Eine Regel findet nie eine Queue, die mit Großbuchstaben konfiguriert ist.</translation>
    </message>
    <message>
        <source>A fixed rule has a value</source>
        <translation>Eine fixed-Regel hat einen Wert</translation>
    </message>
    <message>
        <source>Name the queue in which the applications run.</source>
        <translation>Nennen Sie die Queue, in der die Anwendungen laufen.</translation>
    </message>
    <message>
        <source>A fixed rule does not end at the root</source>
        <translation>Eine fixed-Regel endet nicht bei der Root-Queue</translation>
    </message>
    <message>
        <source>Applications run in leaves. The root can be the parent of a dynamic rule.</source>
        <translation>Anwendungen laufen in Leaf-Queues. Die Root-Queue kann einer dynamischen Regel übergeordnet sein.</translation>
    </message>
    <message>
        <source>A full path has no parent rule</source>
        <translation>Ein voller Pfad hat keine Elternregel</translation>
    </message>
    <message>
        <source>Validation accepts it below a dynamic rule, but the rules cannot be built.</source>
        <translation>Die Validierung nimmt ihn unter einer dynamischen Regel an, aber die Regeln lassen sich nicht aufbauen.</translation>
    </message>
    <message>
        <source>The parts of a fixed value are queue names</source>
        <translation>Die Teile eines fixed-Werts sind Queue-Namen</translation>
    </message>
    <message>
        <source>Validation does not check them; building the rules does.</source>
        <translation>Die Validierung prüft sie nicht, wohl aber das Aufbauen der Regeln.</translation>
    </message>
    <message>
        <source>The outermost rule decides whether queues are created</source>
        <translation>Die äußerste Regel entscheidet, ob Queues angelegt werden</translation>
    </message>
    <message>
        <source>Validation ignores the key &quot;create&quot; of parent rules.</source>
        <translation>Die Validierung ignoriert den Schlüssel „create“ von Elternregeln.</translation>
    </message>
    <message>
        <source>The rule &quot;fixed&quot; is written in lower case</source>
        <translation>Die Regel „fixed“ wird kleingeschrieben</translation>
    </message>
    <message>
        <source>With another spelling its path is not checked.</source>
        <translation>Bei anderer Schreibweise wird ihr Pfad nicht geprüft.</translation>
    </message>
    <message>
        <source>Rules that cannot be built pass validation</source>
        <translation>Regeln, die sich nicht aufbauen lassen, bestehen die Validierung</translation>
    </message>
    <message>
        <source>A tag rule without value, &quot;recovery&quot; and &quot;test&quot; fail only when they are applied.</source>
        <translation>Eine tag-Regel ohne Wert, „recovery“ und „test“ scheitern erst beim Anwenden.</translation>
    </message>
    <message>
        <source>An access list is &quot;users groups&quot;</source>
        <translation>Eine Zugriffsliste hat die Form „Benutzer Gruppen“</translation>
    </message>
    <message>
        <source>Names are separated by commas, and one space separates users from groups; &quot;*&quot; is everyone.</source>
        <translation>Kommas trennen die Namen, ein Leerzeichen trennt Benutzer von Gruppen; „*“ steht für alle.</translation>
    </message>
    <message>
        <source>Queue names are legal and unique among siblings</source>
        <translation>Queue-Namen sind zulässig und unter derselben übergeordneten Queue eindeutig</translation>
    </message>
    <message>
        <source>Use 1 to 64 letters, digits and _ - : # / @, no dot. Upper and lower case do not matter.</source>
        <translation>Verwenden Sie 1 bis 64 Buchstaben, Ziffern und _ - : # / @, keinen Punkt. Groß- und Kleinschreibung spielt keine Rolle.</translation>
    </message>
    <message>
        <source>Queue properties have known names and values</source>
        <translation>Eigenschaften von Queues haben bekannte Namen und Werte</translation>
    </message>
    <message>
        <source>An unknown property has no effect, and an invalid value is replaced by the default, both without a message.</source>
        <translation>Eine unbekannte Eigenschaft hat keine Wirkung, ein ungültiger Wert wird durch die Voreinstellung ersetzt, beides ohne Meldung.</translation>
    </message>
    <message>
        <source>Queue names with limits or rules on them are in lower case</source>
        <translation>Namen von Queues mit Limits oder Regeln sind kleingeschrieben</translation>
    </message>
    <message>
        <source>Usage is counted under the lower-case name; limits and fixed rules with capital letters may never apply.</source>
        <translation>Die Nutzung wird unter dem kleingeschriebenen Namen gezählt; Limits und fixed-Regeln mit Großbuchstaben gelten möglicherweise nie.</translation>
    </message>
    <message>
        <source>Access lists have no entries that the scheduler ignores</source>
        <translation>Zugriffslisten haben keine Einträge, die der Scheduler ignoriert</translation>
    </message>
    <message>
        <source>A &quot;*&quot; among other names is ignored, and white space other than a single space becomes part of a name.</source>
        <translation>Ein „*“ neben anderen Namen wird ignoriert, und Leerraum außer einem einzelnen Leerzeichen wird Teil eines Namens.</translation>
    </message>
    <message>
        <source>A queue with children does not set &quot;parent: false&quot;</source>
        <translation>Eine Queue mit untergeordneten Queues setzt „parent: false“ nicht</translation>
    </message>
    <message>
        <source>Children make it a parent in any case. Remove the key.</source>
        <translation>Untergeordnete Queues machen sie in jedem Fall zur übergeordneten. Entfernen Sie den Schlüssel.</translation>
    </message>
    <message>
        <source>An access list has at most one space</source>
        <translation>Eine Zugriffsliste hat höchstens ein Leerzeichen</translation>
    </message>
    <message>
        <source>More spaces pass validation, but the queue cannot be created when the file is applied.</source>
        <translation>Mehr Leerzeichen bestehen die Validierung, aber beim Anwenden der Datei kann die Queue nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The root queue is exactly &quot;root&quot;</source>
        <translation>Die Root-Queue heißt genau „root“</translation>
    </message>
    <message>
        <source>Another spelling passes validation, but the partition cannot be created.</source>
        <translation>Eine andere Schreibweise besteht die Validierung, aber die Partition kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The resources of a child template are quantities</source>
        <translation>Die Ressourcen einer Vorlage für Unterqueues sind Mengen</translation>
    </message>
    <message>
        <source>Validation does not check them. If one is not a quantity, the queue cannot be created when the file is applied.</source>
        <translation>Die Validierung prüft sie nicht. Ist eine davon keine Menge, kann die Queue beim Anwenden der Datei nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Names in access lists have legal characters</source>
        <translation>Namen in Zugriffslisten haben zulässige Zeichen</translation>
    </message>
    <message>
        <source>Names with other characters are dropped without a message, so they grant nothing.</source>
        <translation>Namen mit anderen Zeichen entfallen ohne Meldung und gewähren daher nichts.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 parts: write users, one space, groups; names are separated by commas</source>
        <translation>„%1“ hat %2 Teile: schreiben Sie Benutzer, ein Leerzeichen, Gruppen; Namen werden durch Kommas getrennt</translation>
    </message>
    <message>
        <source>a queue needs a name</source>
        <translation>eine Queue braucht einen Namen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @</source>
        <translation>„%1“ ist kein Queue-Name: verwenden Sie 1 bis 64 Zeichen aus A-Z a-z 0-9 _ - : # / @</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a queue &quot;%2&quot; already; upper and lower case do not matter</source>
        <translation>„%1“ hat bereits eine Queue „%2“; Groß- und Kleinschreibung spielt keine Rolle</translation>
    </message>
    <message>
        <source>unknown property &quot;%1&quot;: it has no effect</source>
        <translation>unbekannte Eigenschaft „%1“: sie hat keine Wirkung</translation>
    </message>
    <message>
        <source>unknown property &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>unbekannte Eigenschaft „%1“: meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>Rename the property to &quot;%1&quot;</source>
        <translation>Eigenschaft in „%1“ umbenennen</translation>
    </message>
    <message>
        <source>the sort policy &quot;stateaware&quot; was removed: the scheduler uses fifo</source>
        <translation>die Sortierrichtlinie „stateaware“ gibt es nicht mehr: der Scheduler verwendet fifo</translation>
    </message>
    <message>
        <source>Write fifo</source>
        <translation>fifo schreiben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of &quot;%2&quot;, so the scheduler uses %3: write %4</source>
        <translation>„%1“ ist kein Wert von „%2“, daher verwendet der Scheduler %3: schreiben Sie %4</translation>
    </message>
    <message>
        <source>queue &quot;%1&quot; is named in a fixed placement rule, which only finds lower-case names: write it in lower case</source>
        <translation>die Queue „%1“ ist in einer fixed-Regel genannt, die nur kleingeschriebene Namen findet: schreiben Sie ihren Namen klein</translation>
    </message>
    <message>
        <source>queue &quot;%1&quot; has capital letters, so limits on it or below do not match the usage, which is counted in lower case: write it in lower case</source>
        <translation>die Queue „%1“ hat Großbuchstaben im Namen, daher passen Limits hier oder darunter nicht zur Nutzung, die in Kleinbuchstaben gezählt wird: schreiben Sie ihn klein</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot;</source>
        <translation>„%1“ schreiben</translation>
    </message>
    <message>
        <source>&quot;*&quot; among other names in &quot;%1&quot; is ignored: write it alone to allow everyone</source>
        <translation>„*“ neben anderen Namen in „%1“ wird ignoriert: schreiben Sie es allein, um alle zuzulassen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has white space other than a space, such as a tab or a line break, which becomes part of the name, so that name is ignored: use one space between users and groups, and nothing around them</source>
        <translation>„%1“ enthält Leerraum, der kein Leerzeichen ist, etwa einen Tabulator oder Zeilenumbruch; er wird Teil des Namens, sodass dieser Name ignoriert wird: verwenden Sie ein Leerzeichen zwischen Benutzern und Gruppen und keines davor oder dahinter</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has white space other than a space, such as a tab or a line break, which becomes part of the name, so nobody is allowed: use one space between users and groups, and nothing around them</source>
        <translation>„%1“ enthält Leerraum, der kein Leerzeichen ist, etwa einen Tabulator oder Zeilenumbruch; er wird Teil des Namens, sodass niemand zugelassen ist: verwenden Sie ein Leerzeichen zwischen Benutzern und Gruppen und keines davor oder dahinter</translation>
    </message>
    <message>
        <source>Use a space</source>
        <translation>Leerzeichen verwenden</translation>
    </message>
    <message>
        <source>accepted by the validator, but fails when applied: &quot;%1&quot; has more than one space, so the queue cannot be created: write users, one space, groups</source>
        <translation>von der Validierung angenommen, scheitert aber beim Anwenden: „%1“ hat mehr als ein Leerzeichen, daher kann die Queue nicht angelegt werden: schreiben Sie Benutzer, ein Leerzeichen, Gruppen</translation>
    </message>
    <message>
        <source>accepted by the validator, but the scheduler ignores %2 in &quot;%1&quot; when it applies the file: a user in an access list may have only A-Z a-z 0-9 _ . @ -, at the end also $</source>
        <translation>von der Validierung angenommen, aber der Scheduler ignoriert %2 in „%1“, wenn er die Datei anwendet: ein Benutzer in einer Zugriffsliste darf nur A-Z a-z 0-9 _ . @ - enthalten, am Ende auch $</translation>
    </message>
    <message>
        <source>accepted by the validator, but the scheduler ignores %2 in &quot;%1&quot; when it applies the file: a group in an access list may have only A-Z a-z 0-9 _ -</source>
        <translation>von der Validierung angenommen, aber der Scheduler ignoriert %2 in „%1“, wenn er die Datei anwendet: eine Gruppe in einer Zugriffsliste darf nur A-Z a-z 0-9 _ - enthalten</translation>
    </message>
    <message>
        <source>%1 has the name of the root queue: the scheduler ignores its resources</source>
        <translation>%1 hat den Namen der Root-Queue: der Scheduler ignoriert ihre Ressourcen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the scheduler&apos;s own queue for recovery: nobody can submit to it</source>
        <translation>„%1“ ist die eigene Queue des Schedulers für die Wiederherstellung: niemand kann dort einreichen</translation>
    </message>
    <message>
        <source>&quot;parent: false&quot; has no effect: %1 has queues below it</source>
        <translation>„parent: false“ hat keine Wirkung: unter %1 gibt es Queues</translation>
    </message>
    <message>
        <source>Remove &quot;parent&quot;</source>
        <translation>„parent“ entfernen</translation>
    </message>
    <message>
        <source>accepted by the validator, but fails when applied: the root queue must be spelled &quot;root&quot;, not &quot;%1&quot;</source>
        <translation>von der Validierung angenommen, scheitert aber beim Anwenden: die Root-Queue muss „root“ geschrieben werden, nicht „%1“</translation>
    </message>
    <message>
        <source>Write &quot;root&quot;</source>
        <translation>„root“ schreiben</translation>
    </message>
    <message>
        <source>accepted by the validator, but fails when applied: the child template cannot be read, %1: %2</source>
        <translation>von der Validierung angenommen, scheitert aber beim Anwenden: die Vorlage für Unterqueues ist nicht lesbar, %1: %2</translation>
    </message>
    <message>
        <source>Both access lists of a queue have the right form</source>
        <translation>Beide Zugriffslisten einer Queue haben die richtige Form</translation>
    </message>
    <message>
        <source>The administrators&apos; list is checked first, then that of the submitters.</source>
        <translation>Zuerst wird die Liste der Administratoren geprüft, dann die der Einreichenden.</translation>
    </message>
    <message>
        <source>Children are checked after their parent</source>
        <translation>Untergeordnete Queues werden nach ihrer übergeordneten geprüft</translation>
    </message>
    <message>
        <source>The first error that the scheduler reports is the one highest in the tree.</source>
        <translation>Der erste Fehler, den der Scheduler meldet, ist der am höchsten im Baum.</translation>
    </message>
    <message>
        <source>A queue name has 1 to 64 legal characters</source>
        <translation>Ein Queue-Name hat 1 bis 64 zulässige Zeichen</translation>
    </message>
    <message>
        <source>Letters, digits and _ - : # / @ are allowed; a dot separates the parts of a path.</source>
        <translation>Erlaubt sind Buchstaben, Ziffern und _ - : # / @; ein Punkt trennt die Teile eines Pfads.</translation>
    </message>
    <message>
        <source>Names match from the first to the last character</source>
        <translation>Namen passen vom ersten bis zum letzten Zeichen</translation>
    </message>
    <message>
        <source>A trailing line break makes a name illegal.</source>
        <translation>Ein Zeilenumbruch am Ende macht einen Namen unzulässig.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Lower %1</source>
        <translation>%1 senken</translation>
    </message>
    <message>
        <source>Raise the maximum of %1: %2</source>
        <translation>Maximum von %1 erhöhen: %2</translation>
    </message>
    <message>
        <source>Lower the guaranteed %1</source>
        <translation>Garantie senken: %1</translation>
    </message>
    <message>
        <source>Raise the guaranteed %1</source>
        <translation>Garantie erhöhen: %1</translation>
    </message>
    <message>
        <source>Raise the limit on %1: %2</source>
        <translation>Limit in %1 erhöhen: %2</translation>
    </message>
    <message>
        <source>Lower the maximum to %1</source>
        <translation>Maximum auf %1 senken</translation>
    </message>
    <message>
        <source>Raise the maximum of %1 to %2</source>
        <translation>Maximum von %1 auf %2 erhöhen</translation>
    </message>
    <message>
        <source>Set &quot;maxapplications&quot; to %1</source>
        <translation>„maxapplications“ auf %1 setzen</translation>
    </message>
    <message>
        <source>Set &quot;maxapplications&quot; to %1, here and below</source>
        <translation>„maxapplications“ hier und darunter auf %1 setzen</translation>
    </message>
    <message>
        <source>Lower the limit to %1</source>
        <translation>Limit auf %1 senken</translation>
    </message>
    <message>
        <source>Raise the limit on %1 to %2</source>
        <translation>Limit in %1 auf %2 erhöhen</translation>
    </message>
    <message>
        <source>Guaranteed and maximum are quantities</source>
        <translation>Garantie und Maximum sind Mengen</translation>
    </message>
    <message>
        <source>Write whole numbers with a unit that fits the resource: vcore 500m or 2, memory 10Gi.</source>
        <translation>Schreiben Sie ganze Zahlen mit einer Einheit, die zur Ressource passt: vcore 500m oder 2, memory 10Gi.</translation>
    </message>
    <message>
        <source>A queue guarantees no more than its maximum</source>
        <translation>Eine Queue garantiert nicht mehr als ihr Maximum</translation>
    </message>
    <message>
        <source>Lower the guarantee or raise the maximum.</source>
        <translation>Senken Sie die Garantie, oder erhöhen Sie das Maximum.</translation>
    </message>
    <message>
        <source>The maximum of a queue fits into those above</source>
        <translation>Das Maximum einer Queue passt in die Maxima darüber</translation>
    </message>
    <message>
        <source>The smallest maximum on the path to the root counts. Lower this one or raise that one.</source>
        <translation>Es zählt das kleinste Maximum auf dem Pfad zur Root-Queue. Senken Sie dieses, oder erhöhen Sie jenes.</translation>
    </message>
    <message>
        <source>Children are guaranteed no more than their parent</source>
        <translation>Untergeordneten Queues ist nicht mehr garantiert als ihrer übergeordneten</translation>
    </message>
    <message>
        <source>The sum over the children must fit into the guarantee of the parent, for the resources that it sets.</source>
        <translation>Die Summe über die untergeordneten Queues muss in die Garantie der übergeordneten passen, für die Ressourcen, die diese setzt.</translation>
    </message>
    <message>
        <source>Children are guaranteed no more than the maximum above</source>
        <translation>Untergeordneten Queues ist nicht mehr garantiert als das Maximum darüber</translation>
    </message>
    <message>
        <source>The sum over the children must fit into the smallest maximum from their parent to the root.</source>
        <translation>Die Summe über die untergeordneten Queues muss in das kleinste Maximum von der übergeordneten bis zur Root-Queue passen.</translation>
    </message>
    <message>
        <source>Resources have the names that pods report</source>
        <translation>Ressourcen heißen so, wie Pods sie melden</translation>
    </message>
    <message>
        <source>Pods report &quot;vcore&quot; and &quot;memory&quot;, in lower case. A quota on &quot;cpu&quot; or &quot;Memory&quot; limits nothing.</source>
        <translation>Pods melden „vcore“ und „memory“, kleingeschrieben. Eine Quota für „cpu“ oder „Memory“ begrenzt nichts.</translation>
    </message>
    <message>
        <source>A maximum is not all zeros</source>
        <translation>Ein Maximum besteht nicht nur aus Nullen</translation>
    </message>
    <message>
        <source>Validation reads it as nothing allowed, the running scheduler as no maximum. Remove it, or set the intended quota.</source>
        <translation>Die Validierung liest es so, dass nichts erlaubt ist, der laufende Scheduler als kein Maximum. Entfernen Sie es, oder setzen Sie die gewünschte Quota.</translation>
    </message>
    <message>
        <source>A limit fits into the maximum of every queue above</source>
        <translation>Ein Limit passt in das Maximum jeder Queue darüber</translation>
    </message>
    <message>
        <source>The scheduler compares only the queue&apos;s own maximum. A larger limit can never be reached.</source>
        <translation>Der Scheduler vergleicht nur das eigene Maximum der Queue. Ein größeres Limit kann nie erreicht werden.</translation>
    </message>
    <message>
        <source>A queue without quota shares that of its parent</source>
        <translation>Eine Queue ohne Quota nutzt die ihrer übergeordneten Queue mit</translation>
    </message>
    <message>
        <source>Its siblings can use all of it; set a quota if the queue needs its own.</source>
        <translation>Die Queues daneben können diese ganz nutzen; setzen Sie eine Quota, wenn die Queue eine eigene braucht.</translation>
    </message>
    <message>
        <source>Guarantees leave room below the maximum</source>
        <translation>Garantien lassen Platz unter dem Maximum</translation>
    </message>
    <message>
        <source>With more than nine tenths guaranteed little can be lent. Guaranteeing all of it may be intended.</source>
        <translation>Sind mehr als neun Zehntel garantiert, lässt sich wenig verleihen. Alles zu garantieren kann gewollt sein.</translation>
    </message>
    <message>
        <source>%1 guarantees this part</source>
        <translation>%1 garantiert diesen Teil</translation>
    </message>
    <message>
        <source>queue %1 guarantees %2, more than its own maximum %3</source>
        <translation>die Queue %1 garantiert %2, mehr als ihr eigenes Maximum %3</translation>
    </message>
    <message>
        <source>the maximum</source>
        <translation>das Maximum</translation>
    </message>
    <message>
        <source>queue %1 has the maximum %2, more than %3 of %4 above it</source>
        <translation>die Queue %1 hat das Maximum %2, mehr als die %3 von %4 darüber</translation>
    </message>
    <message>
        <source>the queues below %1 guarantee %2 together, but %1 itself only %3</source>
        <translation>die Queues unter %1 garantieren zusammen %2, %1 selbst aber nur %3</translation>
    </message>
    <message>
        <source>the queues below %1 guarantee %2 together, more than the maximum %3 of %4</source>
        <translation>die Queues unter %1 garantieren zusammen %2, mehr als das Maximum %3 von %4</translation>
    </message>
    <message>
        <source>no pod uses the resource &quot;%1&quot;: pods report it as &quot;%2&quot;</source>
        <translation>kein Pod verwendet die Ressource „%1“: Pods melden sie als „%2“</translation>
    </message>
    <message>
        <source>Rename the resource to &quot;%1&quot;</source>
        <translation>Ressource in „%1“ umbenennen</translation>
    </message>
    <message>
        <source>no node has the resource &quot;%1&quot;: nodes report it as &quot;%2&quot;</source>
        <translation>kein Knoten hat die Ressource „%1“: Knoten melden sie als „%2“</translation>
    </message>
    <message>
        <source>the maximum of %1 has only zeros: the validator reads it as nothing allowed, the running scheduler as no maximum at all</source>
        <translation>das Maximum von %1 enthält nur Nullen: die Validierung liest es so, dass nichts erlaubt ist, der laufende Scheduler als gar kein Maximum</translation>
    </message>
    <message>
        <source>this limit allows %1, which cannot be reached: the maximum of %2 above it is %3</source>
        <translation>dieses Limit erlaubt %1, was nicht erreichbar ist: das Maximum von %2 darüber ist %3</translation>
    </message>
    <message>
        <source>queue &quot;%1&quot; is the only one below %2 without a maximum: it may use all that the queues above it allow</source>
        <translation>die Queue „%1“ ist die einzige unter %2 ohne Maximum: sie darf alles nutzen, was die Queues darüber erlauben</translation>
    </message>
    <message>
        <source>the queues below %1 guarantee %2 %3 together, more than 90% of its maximum %4: little is left to share</source>
        <translation>die Queues unter %1 garantieren zusammen %2 %3, mehr als 90&#xa0;% des dortigen Maximums %4: es bleibt wenig zum Teilen</translation>
    </message>
    <message>
        <source>The smallest maximum on the path applies</source>
        <translation>Es gilt das kleinste Maximum auf dem Pfad</translation>
    </message>
    <message>
        <source>A queue without a maximum inherits the one above.</source>
        <translation>Eine Queue ohne Maximum erbt das darüber.</translation>
    </message>
    <message>
        <source>Guarantees of children are added up</source>
        <translation>Garantien untergeordneter Queues werden addiert</translation>
    </message>
    <message>
        <source>The sum represents the subtree in the comparisons above it.</source>
        <translation>Die Summe vertritt den Teilbaum in den Vergleichen darüber.</translation>
    </message>
    <message>
        <source>A guarantee represents its subtree</source>
        <translation>Eine Garantie vertritt ihren Teilbaum</translation>
    </message>
    <message>
        <source>Resources that a queue does not guarantee itself are not counted above it.</source>
        <translation>Ressourcen, die eine Queue nicht selbst garantiert, zählen über ihr nicht.</translation>
    </message>
    <message>
        <source>The root guarantees nothing</source>
        <translation>Die Root-Queue garantiert nichts</translation>
    </message>
    <message>
        <source>The sum of the maxima of its children may exceed the cluster.</source>
        <translation>Die Summe der Maxima ihrer untergeordneten Queues darf den Cluster übersteigen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Partition names are unique</source>
        <translation>Namen von Partitionen sind eindeutig</translation>
    </message>
    <message>
        <source>Upper and lower case do not matter; a partition without a name is &quot;default&quot;. Rename one.</source>
        <translation>Groß- und Kleinschreibung spielt keine Rolle; eine Partition ohne Namen heißt „default“. Benennen Sie eine um.</translation>
    </message>
    <message>
        <source>A partition has a list of queues</source>
        <translation>Eine Partition hat eine Liste von Queues</translation>
    </message>
    <message>
        <source>Write &quot;queues:&quot; with a list below; an empty list is enough.</source>
        <translation>Schreiben Sie „queues:“ mit einer Liste darunter; eine leere Liste genügt.</translation>
    </message>
    <message>
        <source>The root queue has no resources of its own</source>
        <translation>Die Root-Queue hat keine eigenen Ressourcen</translation>
    </message>
    <message>
        <source>The size of the root is the size of the cluster. Remove guaranteed and max, or set them on its children.</source>
        <translation>Die Größe der Root-Queue ist die des Clusters. Entfernen Sie guaranteed und max, oder setzen Sie beide in ihren untergeordneten Queues.</translation>
    </message>
    <message>
        <source>Limits are set on the partition or on the root queue</source>
        <translation>Limits sind für die Partition oder für die Root-Queue gesetzt</translation>
    </message>
    <message>
        <source>Both lists apply to the same queue; if both are written, they must be identical. Keep one.</source>
        <translation>Beide Listen gelten für dieselbe Queue; stehen beide da, müssen sie identisch sein. Behalten Sie nur eine.</translation>
    </message>
    <message>
        <source>The node sorting policy is fair or binpacking</source>
        <translation>Die Knotensortierung ist fair oder binpacking</translation>
    </message>
    <message>
        <source>In lower case, or omitted for fair.</source>
        <translation>In Kleinbuchstaben, oder für fair weggelassen.</translation>
    </message>
    <message>
        <source>Weights of resources are not negative</source>
        <translation>Gewichte von Ressourcen sind nicht negativ</translation>
    </message>
    <message>
        <source>A weight of 0 excludes the resource.</source>
        <translation>Ein Gewicht von 0 schließt die Ressource aus.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>partition &quot;%1&quot; is defined twice; upper and lower case do not matter</source>
        <translation>die Partition „%1“ ist doppelt definiert; Groß- und Kleinschreibung spielt keine Rolle</translation>
    </message>
    <message>
        <source>partition &quot;%1&quot; has no &quot;queues&quot;: write at least &quot;queues: []&quot;</source>
        <translation>die Partition „%1“ hat kein „queues“: schreiben Sie mindestens „queues: []“</translation>
    </message>
    <message>
        <source>the root queue must not have &quot;guaranteed&quot; or &quot;max&quot;: its size is that of the cluster</source>
        <translation>die Root-Queue darf weder „guaranteed“ noch „max“ haben: ihre Größe ist die des Clusters</translation>
    </message>
    <message>
        <source>the partition and its root queue both have limits, and they differ: keep one of the two lists</source>
        <translation>die Partition und ihre Root-Queue haben beide Limits, und diese unterscheiden sich: behalten Sie nur eine der beiden Listen</translation>
    </message>
    <message>
        <source>the limits of the root queue</source>
        <translation>die Limits der Root-Queue</translation>
    </message>
    <message>
        <source>unknown node sorting policy &quot;%1&quot;: use fair or binpacking, in lower case</source>
        <translation>unbekannte Knotensortierung „%1“: verwenden Sie fair oder binpacking, in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>the weight of %1 is %2: it must not be negative</source>
        <translation>das Gewicht von %1 ist %2: es darf nicht negativ sein</translation>
    </message>
    <message>
        <source>A single top queue &quot;root&quot; is the root</source>
        <translation>Eine einzige oberste Queue „root“ ist die Root-Queue</translation>
    </message>
    <message>
        <source>In all other cases a root is inserted, and the queues become its children.</source>
        <translation>In allen anderen Fällen wird eine Root-Queue eingefügt, und die Queues werden ihr untergeordnet.</translation>
    </message>
    <message>
        <source>The root queue is spelled &quot;root&quot;</source>
        <translation>Die Root-Queue wird „root“ geschrieben</translation>
    </message>
    <message>
        <source>Another spelling passes validation but cannot be applied.</source>
        <translation>Eine andere Schreibweise besteht die Prüfung, kann aber nicht angewendet werden.</translation>
    </message>
    <message>
        <source>Limits of the partition are those of the root queue</source>
        <translation>Limits der Partition sind die der Root-Queue</translation>
    </message>
    <message>
        <source>They are checked and enforced as if they were written there.</source>
        <translation>Sie werden geprüft und durchgesetzt, als stünden sie dort.</translation>
    </message>
    <message>
        <source>Without limits of the partition those of the root queue apply</source>
        <translation>Ohne Limits der Partition gelten die der Root-Queue</translation>
    </message>
    <message>
        <source>The two lists are never merged.</source>
        <translation>Die beiden Listen werden nie zusammengeführt.</translation>
    </message>
    <message>
        <source>the configuration has no partition: a scheduler that loads it removes all partitions, and all applications fail</source>
        <translation>die Konfiguration hat keine Partition: ein Scheduler, der sie lädt, entfernt alle Partitionen, und alle Anwendungen schlagen fehl</translation>
    </message>
    <message>
        <source>more problems are not shown</source>
        <translation>weitere Probleme werden nicht gezeigt</translation>
    </message>
    <message>
        <source>This is a saved answer of a scheduler: the configuration in it is checked, the keys that the scheduler has added are not. Remove them to use it as a queues.yaml.</source>
        <translation>Dies ist die gespeicherte Antwort eines Schedulers: Geprüft wird die Konfiguration darin, nicht aber die Schlüssel, die der Scheduler hinzugefügt hat. Entfernen Sie diese, um die Antwort als queues.yaml zu verwenden.</translation>
    </message>
    <message>
        <source>Remove the added keys</source>
        <translation>Hinzugefügte Schlüssel entfernen</translation>
    </message>
    <message>
        <source>The answer is not a configuration: it has no partitions.</source>
        <translation>Die Antwort ist keine Konfiguration: Sie hat keine Partitionen.</translation>
    </message>
    <message>
        <source>the configuration has resource types with too long names, or more than %1 new ones</source>
        <translation>die Konfiguration hat Ressourcentypen mit zu langen Namen oder mehr als %1 neue</translation>
    </message>
    <message>
        <source>The ConfigMap of the administrator takes precedence</source>
        <translation>Die ConfigMap des Administrators hat Vorrang</translation>
    </message>
    <message>
        <source>The scheduler uses each key from &quot;yunikorn-configs&quot; if it is there, else from &quot;yunikorn-defaults&quot;.</source>
        <translation>Der Scheduler nimmt jeden Schlüssel aus „yunikorn-configs“, wenn er dort steht, sonst aus „yunikorn-defaults“.</translation>
    </message>
    <message>
        <source>A ConfigMap has the key of the queue configuration</source>
        <translation>Eine ConfigMap hat den Schlüssel der Queue-Konfiguration</translation>
    </message>
    <message>
        <source>The key is &quot;queues.yaml&quot;, or named after the policy group where the ConfigMap sets one. Add it, or check the file that has it.</source>
        <translation>Der Schlüssel heißt „queues.yaml“ oder wie die Policy-Gruppe, falls die ConfigMap eine setzt. Fügen Sie ihn hinzu, oder prüfen Sie die Datei, in der er steht.</translation>
    </message>
    <message>
        <source>A compressed queue configuration can be decompressed</source>
        <translation>Eine komprimierte Queue-Konfiguration lässt sich entpacken</translation>
    </message>
    <message>
        <source>A key in binaryData that ends in .gz is decompressed and takes precedence over the plain text.</source>
        <translation>Ein Schlüssel in binaryData, der auf .gz endet, wird entpackt und hat Vorrang vor dem unkomprimierten Text.</translation>
    </message>
    <message>
        <source>A queues.yaml has no keys that the scheduler adds to its answers</source>
        <translation>Eine queues.yaml hat keine Schlüssel, die der Scheduler seinen Antworten hinzufügt</translation>
    </message>
    <message>
        <source>The scheduler reports its active configuration with &quot;checksum&quot;, &quot;extra&quot; and other keys, and rejects a file that has them all. Remove them to use the answer as a queues.yaml.</source>
        <translation>Der Scheduler meldet seine aktive Konfiguration mit „checksum“, „extra“ und weiteren Schlüsseln und lehnt eine Datei ab, die alle enthält. Entfernen Sie diese Schlüssel, um die Antwort als queues.yaml zu verwenden.</translation>
    </message>
    <message>
        <source>any user (*)</source>
        <translation>jeder Benutzer (*)</translation>
    </message>
    <message>
        <source>any group (*)</source>
        <translation>jede Gruppe (*)</translation>
    </message>
    <message>
        <source>user %1</source>
        <translation>Benutzer %1</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>Reserved queue names are not used</source>
        <translation>Reservierte Queue-Namen werden nicht verwendet</translation>
    </message>
    <message>
        <source>&quot;root&quot; below the root and &quot;@recovery@&quot; have a meaning of their own; choose another name.</source>
        <translation>„root“ unterhalb von root und „@recovery@“ haben eine eigene Bedeutung; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>A configuration has a partition</source>
        <translation>Eine Konfiguration hat eine Partition</translation>
    </message>
    <message>
        <source>The scheduler accepts an empty text or comments alone. Loading it removes all partitions: their queues drain and all applications fail. Restore the file unless this is intended.</source>
        <translation>Der Scheduler nimmt einen leeren Text oder bloße Kommentare an. Das Laden entfernt alle Partitionen: Ihre Queues laufen leer, und alle Anwendungen schlagen fehl. Stellen Sie die Datei wieder her, wenn das nicht beabsichtigt ist.</translation>
    </message>
    <message>
        <source>A key of the scheduler&apos;s ConfigMap is one that it reads</source>
        <translation>Ein Schlüssel der ConfigMap des Schedulers ist einer, den er liest</translation>
    </message>
    <message>
        <source>The scheduler ignores keys that it does not know, and its documentation spells two keys in a way that its code does not read. Values must be texts: put numbers and true or false in quotes.</source>
        <translation>Der Scheduler ignoriert Schlüssel, die er nicht kennt, und seine Dokumentation schreibt zwei Schlüssel so, wie sein Code sie nicht liest. Werte müssen Texte sein: Setzen Sie Zahlen und true oder false in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A value of the scheduler&apos;s ConfigMap can be read</source>
        <translation>Ein Wert der ConfigMap des Schedulers ist lesbar</translation>
    </message>
    <message>
        <source>With an unreadable value of a key for the service, Kubernetes or log the scheduler loads nothing of the ConfigMap, the queue configuration included. Unreadable values of event keys count as not set.</source>
        <translation>Mit einem unlesbaren Wert eines Schlüssels für Dienst, Kubernetes oder Protokoll lädt der Scheduler nichts aus der ConfigMap, auch nicht die Queue-Konfiguration. Unlesbare Werte von event-Schlüsseln gelten als nicht gesetzt.</translation>
    </message>
    <message>
        <source>A change of the ConfigMap takes effect without a restart</source>
        <translation>Eine Änderung der ConfigMap wirkt ohne Neustart</translation>
    </message>
    <message>
        <source>Only the queue configuration, log levels, the health interval, event keys and the flag for hot refresh are read again. Restart the scheduler after a change of any other key.</source>
        <translation>Nur die Queue-Konfiguration, Protokollstufen, das Health-Intervall, event-Schlüssel und der Schalter für Hot Refresh werden neu gelesen. Starten Sie den Scheduler nach einer Änderung jedes anderen Schlüssels neu.</translation>
    </message>
    <message>
        <source>A log level exists</source>
        <translation>Eine Protokollstufe existiert</translation>
    </message>
    <message>
        <source>Log levels are -1 to 5 or debug, info, warn, error, dpanic, panic and fatal, in lower or upper case. The most specific key counts.</source>
        <translation>Protokollstufen sind -1 bis 5 oder debug, info, warn, error, dpanic, panic und fatal, klein- oder großgeschrieben. Der speziellste Schlüssel zählt.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number of 0 or more</source>
        <translation>eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a duration such as 30s or 5m</source>
        <translation>eine Dauer wie 30s oder 5m</translation>
    </message>
    <message>
        <source>a log level from -1 to 5, or one such as info or debug</source>
        <translation>eine Protokollstufe von -1 bis 5 oder eine wie info oder debug</translation>
    </message>
    <message>
        <source>the API server rejects the value of &quot;%1&quot;, which is no text: put it in quotes</source>
        <translation>der API-Server lehnt den Wert von „%1“ ab, der kein Text ist: Setzen Sie ihn in Anführungszeichen</translation>
    </message>
    <message>
        <source>hot refresh is off: changes of the ConfigMap, also of the queue configuration, take effect after a restart only, and so does turning it on again</source>
        <translation>Hot Refresh ist aus: Änderungen der ConfigMap, auch der Queue-Konfiguration, wirken erst nach einem Neustart, ebenso das Wiedereinschalten</translation>
    </message>
    <message>
        <source>the value &quot;%1&quot; of &quot;%2&quot; must be %3; the scheduler uses %4 instead</source>
        <translation>der Wert „%1“ von „%2“ muss %3 sein; der Scheduler verwendet stattdessen %4</translation>
    </message>
    <message>
        <source>the value &quot;%1&quot; of &quot;%2&quot; must be %3; the scheduler loads nothing of this ConfigMap until it is corrected</source>
        <translation>der Wert „%1“ von „%2“ muss %3 sein; bis zur Korrektur lädt der Scheduler nichts aus dieser ConfigMap</translation>
    </message>
    <message>
        <source>the scheduler does not read &quot;%1&quot;: its documentation has that name, its code reads &quot;%2&quot;</source>
        <translation>der Scheduler liest „%1“ nicht: So heißt es in seiner Dokumentation, sein Code liest „%2“</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>In %1 umbenennen</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: the scheduler ignores it</source>
        <translation>unbekannter Schlüssel „%1“: Der Scheduler ignoriert ihn</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: the scheduler ignores it; did you mean &quot;%2&quot;?</source>
        <translation>unbekannter Schlüssel „%1“: Der Scheduler ignoriert ihn; meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>the value &quot;%1&quot; of &quot;%2&quot; must be %3; the scheduler cannot read it</source>
        <translation>der Wert &quot;%1&quot; von &quot;%2&quot; muss %3 sein; der Scheduler kann ihn nicht lesen</translation>
    </message>
</context>
<context>
    <name>sim</name>
    <message>
        <source>Submit %1</source>
        <translation>%1 einreichen</translation>
    </message>
    <message>
        <source>Add pods to %1</source>
        <translation>Pods zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Complete pods of %1</source>
        <translation>Pods von %1 abschließen</translation>
    </message>
    <message>
        <source>Fail %1</source>
        <translation>%1 fehlschlagen lassen</translation>
    </message>
    <message>
        <source>Preempt pods of %1</source>
        <translation>Pods von %1 verdrängen</translation>
    </message>
    <message>
        <source>Add node %1</source>
        <translation>Knoten %1 hinzufügen</translation>
    </message>
    <message>
        <source>Drain node %1</source>
        <translation>Knoten %1 leeren</translation>
    </message>
    <message>
        <source>Fail node %1</source>
        <translation>Knoten %1 ausfallen lassen</translation>
    </message>
    <message>
        <source>Restore node %1</source>
        <translation>Knoten %1 zurückkehren lassen</translation>
    </message>
    <message>
        <source>Change the groups of %1</source>
        <translation>Gruppen von %1 ändern</translation>
    </message>
    <message>
        <source>Load Configuration</source>
        <translation>Konfiguration laden</translation>
    </message>
    <message>
        <source>Change namespace %1</source>
        <translation>Namespace %1 ändern</translation>
    </message>
    <message>
        <source>Restart Scheduler</source>
        <translation>Scheduler neu starten</translation>
    </message>
    <message>
        <source>Create pods in %1</source>
        <translation>Pods in %1 anlegen</translation>
    </message>
    <message>
        <source>End pods of %1</source>
        <translation>Pods von %1 beenden</translation>
    </message>
    <message>
        <source>Change Quota Groups</source>
        <translation>Quota-Gruppen ändern</translation>
    </message>
    <message>
        <source>Delete group %1</source>
        <translation>Gruppe %1 löschen</translation>
    </message>
    <message>
        <source>Count Cards Only</source>
        <translation>Nur Karten zählen</translation>
    </message>
    <message>
        <source>Apply rules for models to %1</source>
        <translation>Regeln für Modelle auf %1 anwenden</translation>
    </message>
    <message>
        <source>uses %1</source>
        <translation>belegt %1</translation>
    </message>
    <message>
        <source>applications %1</source>
        <translation>Anwendungen %1</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Limit %1</translation>
    </message>
    <message>
        <source>there is no such queue</source>
        <translation>diese Queue gibt es nicht</translation>
    </message>
    <message>
        <source>the queue exists</source>
        <translation>die Queue existiert</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>Max. %1</translation>
    </message>
    <message>
        <source>guaranteed %1</source>
        <translation>garantiert %1</translation>
    </message>
    <message>
        <source>pending %1</source>
        <translation>wartend %1</translation>
    </message>
    <message>
        <source>running applications %1</source>
        <translation>laufende Anwendungen %1</translation>
    </message>
    <message>
        <source>status &quot;%1&quot;</source>
        <translation>Status „%1“</translation>
    </message>
    <message>
        <source>applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>queue %1 for %2</source>
        <translation>Queue %1 für %2</translation>
    </message>
    <message>
        <source>user %1 in %2 for %3</source>
        <translation>Benutzer %1 in %2 für %3</translation>
    </message>
    <message>
        <source>group %1 in %2 for %3</source>
        <translation>Gruppe %1 in %2 für %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>a node or a placeholder</source>
        <translation>einen Knoten oder einen Platzhalter</translation>
    </message>
    <message>
        <source>there is no such application</source>
        <translation>diese Anwendung gibt es nicht</translation>
    </message>
    <message>
        <source>state &quot;%1&quot;</source>
        <translation>Zustand „%1“</translation>
    </message>
    <message>
        <source>queue &quot;%1&quot;</source>
        <translation>Queue „%1“</translation>
    </message>
    <message>
        <source>placeholders hold %1</source>
        <translation>Platzhalter belegen %1</translation>
    </message>
    <message>
        <source>charged group %1</source>
        <translation>angerechnete Gruppe %1</translation>
    </message>
    <message>
        <source>waits for &quot;%1&quot;</source>
        <translation>wartet auf „%1“</translation>
    </message>
    <message>
        <source>message &quot;%1&quot;</source>
        <translation>Meldung „%1“</translation>
    </message>
    <message>
        <source>there is no such node</source>
        <translation>diesen Knoten gibt es nicht</translation>
    </message>
    <message>
        <source>the node exists</source>
        <translation>der Knoten existiert</translation>
    </message>
    <message>
        <source>takes pods</source>
        <translation>nimmt Pods an</translation>
    </message>
    <message>
        <source>takes no pods</source>
        <translation>nimmt keine Pods an</translation>
    </message>
    <message>
        <source>no configuration was loaded</source>
        <translation>es wurde keine Konfiguration geladen</translation>
    </message>
    <message>
        <source>there is no such namespace</source>
        <translation>diesen Namespace gibt es nicht</translation>
    </message>
    <message>
        <source>rejected pods %1</source>
        <translation>abgelehnte Pods %1</translation>
    </message>
    <message>
        <source>there is no such group</source>
        <translation>diese Gruppe gibt es nicht</translation>
    </message>
    <message>
        <source>the group exists</source>
        <translation>die Gruppe existiert</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>Min. %1</translation>
    </message>
    <message>
        <source>min in effect %1</source>
        <translation>wirksames Min. %1</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>Anforderung %1</translation>
    </message>
    <message>
        <source>used %1</source>
        <translation>belegt %1</translation>
    </message>
    <message>
        <source>runtime %1</source>
        <translation>Runtime %1</translation>
    </message>
    <message>
        <source>running pods %1</source>
        <translation>laufende Pods %1</translation>
    </message>
    <message>
        <source>waiting pods %1</source>
        <translation>wartende Pods %1</translation>
    </message>
    <message>
        <source>evicted pods %1</source>
        <translation>verdrängte Pods %1</translation>
    </message>
    <message>
        <source>there is no such pod</source>
        <translation>diesen Pod gibt es nicht</translation>
    </message>
    <message>
        <source>group &quot;%1&quot;</source>
        <translation>Gruppe „%1“</translation>
    </message>
    <message>
        <source>model &quot;%1&quot;</source>
        <translation>Modell „%1“</translation>
    </message>
    <message>
        <source>waits &quot;%1&quot;</source>
        <translation>Wartegrund „%1“</translation>
    </message>
    <message>
        <source>evicted %1</source>
        <translation>Verdrängungen %1</translation>
    </message>
    <message>
        <source>there is no such machine</source>
        <translation>diese Maschine gibt es nicht</translation>
    </message>
    <message>
        <source>the machine exists</source>
        <translation>die Maschine existiert</translation>
    </message>
    <message>
        <source>allocatable %1</source>
        <translation>zuteilbar %1</translation>
    </message>
    <message>
        <source>there is no such tree</source>
        <translation>diesen Baum gibt es nicht</translation>
    </message>
    <message>
        <source>unschedulable %1</source>
        <translation>nicht planbar %1</translation>
    </message>
    <message>
        <source>shared %1</source>
        <translation>zu verteilen %1</translation>
    </message>
    <message>
        <source>The scenario has elastic quotas: a configuration of queues does not concern it.</source>
        <translation>Das Szenario hat elastische Quotas: Eine Queue-Konfiguration betrifft es nicht.</translation>
    </message>
    <message>
        <source>The configuration is rejected.</source>
        <translation>Die Konfiguration wird abgelehnt.</translation>
    </message>
    <message>
        <source>The configuration is rejected, line %1: %2 [%3]</source>
        <translation>Die Konfiguration wird abgelehnt, Zeile %1: %2 [%3]</translation>
    </message>
    <message>
        <source>The configuration has no partition %1, which the scenario simulates.</source>
        <translation>Die Konfiguration hat keine Partition %1, die das Szenario simuliert.</translation>
    </message>
    <message>
        <source>The configuration cannot be applied, %1: %2</source>
        <translation>Die Konfiguration kann nicht angewendet werden, %1: %2</translation>
    </message>
    <message>
        <source>the queue is stopped</source>
        <translation>die Queue ist gestoppt</translation>
    </message>
    <message>
        <source>no node with room</source>
        <translation>kein Knoten mit Platz</translation>
    </message>
    <message>
        <source>queue %1: %2</source>
        <translation>Queue %1: %2</translation>
    </message>
    <message>
        <source>user %1 at %2: %3</source>
        <translation>Benutzer %1 in %2: %3</translation>
    </message>
    <message>
        <source>group %1 at %2: %3</source>
        <translation>Gruppe %1 in %2: %3</translation>
    </message>
    <message>
        <source>runtime of %1: %2</source>
        <translation>Runtime von %1: %2</translation>
    </message>
    <message>
        <source>min of %1: %2</source>
        <translation>Min. von %1: %2</translation>
    </message>
    <message>
        <source>no card of a model it takes</source>
        <translation>keine Karte eines passenden Modells</translation>
    </message>
    <message>
        <source>a workload</source>
        <translation>eine Last</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must not be above %2</source>
        <translation>„%1“ darf nicht über %2 liegen</translation>
    </message>
    <message>
        <source>a node group</source>
        <translation>eine Knotengruppe</translation>
    </message>
    <message>
        <source>a user</source>
        <translation>ein Benutzer</translation>
    </message>
    <message>
        <source>a burst</source>
        <translation>ein Schub</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a name is used twice</source>
        <translation>„%1“: ein Name kommt zweimal vor</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: there is no user %2</source>
        <translation>„%1“: es gibt keinen Benutzer %2</translation>
    </message>
    <message>
        <source>a generated cluster</source>
        <translation>ein generierter Cluster</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be at most 10 numbers from 1, the children of each queue by level</source>
        <translation>„%1“ muss aus höchstens 10 Zahlen ab 1 bestehen: je Ebene die Zahl der untergeordneten Queues jeder Queue</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must give at most %2 queues</source>
        <translation>„%1“ darf höchstens %2 Queues ergeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; cannot both be given</source>
        <translation>„%1“ und „%2“ dürfen nicht beide angegeben sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 [%3]</source>
        <translation>„%1“: %2 [%3]</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2: %3 [%4]</source>
        <translation>„%1“: %2: %3 [%4]</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2: %3</source>
        <translation>„%1“: %2: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>applications of %1 would be rejected: %2</source>
        <translation>Anwendungen von %1 würden abgelehnt: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: there is no partition %2 in the queues</source>
        <translation>„%1“: in den Queues gibt es keine Partition %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is not a leaf queue</source>
        <translation>„%1“: %2 ist keine Leaf-Queue</translation>
    </message>
    <message>
        <source>there are no users</source>
        <translation>es gibt keine Benutzer</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: &quot;%2&quot;: there is no user %3: add one, or give the groups</source>
        <translation>„%1“: „%2“: es gibt keinen Benutzer %3: fügen Sie ihn hinzu, oder geben Sie die Gruppen an</translation>
    </message>
    <message>
        <source>a scenario</source>
        <translation>ein Szenario</translation>
    </message>
    <message>
        <source>&quot;%1&quot; requires &quot;%2&quot;</source>
        <translation>„%1“ erfordert „%2“</translation>
    </message>
    <message>
        <source>elastic quotas</source>
        <translation>elastische Quotas</translation>
    </message>
    <message>
        <source>the revoking of over-use</source>
        <translation>die Verdrängung wegen Übernutzung</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains no ElasticQuota object</source>
        <translation>„%1“ enthält kein ElasticQuota-Objekt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: &quot;%2&quot; is not possible in a cluster with elastic quotas</source>
        <translation>„%1“: „%2“ ist in einem Cluster mit elastischen Quotas nicht möglich</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: &quot;%2&quot; is not possible in a cluster with queues</source>
        <translation>„%1“: „%2“ ist in einem Cluster mit Queues nicht möglich</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: &quot;%2&quot; checks what a cluster with elastic quotas does not have</source>
        <translation>„%1“: „%2“ prüft, was es in einem Cluster mit elastischen Quotas nicht gibt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: &quot;%2&quot; checks what a cluster with queues does not have</source>
        <translation>„%1“: „%2“ prüft, was es in einem Cluster mit Queues nicht gibt</translation>
    </message>
    <message>
        <source>A scenario must not be larger than 1 MiB.</source>
        <translation>Ein Szenario darf nicht größer als 1 MiB sein.</translation>
    </message>
    <message>
        <source>A scenario must be a text in UTF-8, which this is not.</source>
        <translation>Ein Szenario muss ein Text in UTF-8 sein; dies ist keiner.</translation>
    </message>
    <message>
        <source>a group of pods</source>
        <translation>eine Gruppe von Pods</translation>
    </message>
    <message>
        <source>a gang</source>
        <translation>eine Gang</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be soft or hard</source>
        <translation>„%1“ muss soft oder hard sein</translation>
    </message>
    <message>
        <source>a task group</source>
        <translation>eine Task-Gruppe</translation>
    </message>
    <message>
        <source>an application</source>
        <translation>eine Anwendung</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs &quot;%2&quot;</source>
        <translation>„%1“ braucht „%2“</translation>
    </message>
    <message>
        <source>more pods</source>
        <translation>weitere Pods</translation>
    </message>
    <message>
        <source>a failure</source>
        <translation>ein Fehlschlag</translation>
    </message>
    <message>
        <source>a node</source>
        <translation>ein Knoten</translation>
    </message>
    <message>
        <source>the groups of a user</source>
        <translation>die Gruppen eines Benutzers</translation>
    </message>
    <message>
        <source>a configuration</source>
        <translation>eine Konfiguration</translation>
    </message>
    <message>
        <source>a restart</source>
        <translation>ein Neustart</translation>
    </message>
    <message>
        <source>new pods</source>
        <translation>neue Pods</translation>
    </message>
    <message>
        <source>pods that end</source>
        <translation>zu beendende Pods</translation>
    </message>
    <message>
        <source>quotas</source>
        <translation>Quotas</translation>
    </message>
    <message>
        <source>a quota group</source>
        <translation>eine Quota-Gruppe</translation>
    </message>
    <message>
        <source>the rules for models of cards</source>
        <translation>die Regeln für Kartenmodelle</translation>
    </message>
    <message>
        <source>this must be a map</source>
        <translation>dies muss eine Zuordnung sein</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>unbekannter Schlüssel „%1“</translation>
    </message>
    <message>
        <source>no action or check is given</source>
        <translation>keine Aktion oder Prüfung ist angegeben</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>der Schlüssel „%1“ fehlt</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>eine Aktion</translation>
    </message>
    <message>
        <source>an event</source>
        <translation>ein Ereignis</translation>
    </message>
    <message>
        <source>a namespace</source>
        <translation>ein Namespace</translation>
    </message>
    <message>
        <source>the usage of a person</source>
        <translation>die Nutzung eines Benutzers oder einer Gruppe</translation>
    </message>
    <message>
        <source>a queue</source>
        <translation>eine Queue</translation>
    </message>
    <message>
        <source>a blocking limit</source>
        <translation>ein blockierendes Limit</translation>
    </message>
    <message>
        <source>a loaded configuration</source>
        <translation>eine geladene Konfiguration</translation>
    </message>
    <message>
        <source>a pod</source>
        <translation>ein Pod</translation>
    </message>
    <message>
        <source>a machine</source>
        <translation>eine Maschine</translation>
    </message>
    <message>
        <source>a total</source>
        <translation>eine Summe</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>eine Prüfung</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>„%1“ ist zweimal angegeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list with at least one item</source>
        <translation>„%1“ muss eine Liste mit mindestens einem Eintrag sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text</source>
        <translation>„%1“ muss ein Text sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be true or false</source>
        <translation>„%1“ muss true oder false sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a map of texts</source>
        <translation>„%1“ muss eine Zuordnung von Texten sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list of texts</source>
        <translation>„%1“ muss eine Liste von Texten sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a number from 1 to %2</source>
        <translation>„%1“ muss eine Zahl von 1 bis %2 sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a number from 0 to %2</source>
        <translation>„%1“ muss eine Zahl von 0 bis %2 sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a duration from 1ms to 1000h, such as 90s or 1m30s</source>
        <translation>„%1“ muss eine Dauer von 1ms bis 1000h sein, etwa 90s oder 1m30s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a number from 1, or two of them, the smaller one first</source>
        <translation>„%1“ muss eine Zahl ab 1 sein oder zwei solche Zahlen, die kleinere zuerst</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a duration such as 90s or 1m30s, or two of them, the smaller one first</source>
        <translation>„%1“ muss eine Dauer sein, etwa 90s oder 1m30s, oder zwei solche Angaben, die kleinere zuerst</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 must be above 0</source>
        <translation>„%1“: %2 muss größer als 0 sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a map of resource types to quantities</source>
        <translation>„%1“ muss eine Zuordnung von Ressourcentypen zu Mengen sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 must not be negative</source>
        <translation>„%1“: %2 darf nicht negativ sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a time in UTC, such as 2026-11-02T08:00:00Z</source>
        <translation>„%1“ muss eine Zeit in UTC sein, etwa 2026-11-02T08:00:00Z</translation>
    </message>
    <message>
        <source>a cluster with queues has no elastic quotas: this action is not supported</source>
        <translation>ein Cluster mit Queues hat keine elastischen Quotas: diese Aktion wird nicht unterstützt</translation>
    </message>
    <message>
        <source>runs in %1</source>
        <translation>läuft in %1</translation>
    </message>
    <message>
        <source>Application %1 does not exist or has finished.</source>
        <translation>Anwendung %1 existiert nicht oder ist beendet.</translation>
    </message>
    <message>
        <source>Application %1 exists already.</source>
        <translation>Anwendung %1 existiert bereits.</translation>
    </message>
    <message>
        <source>the quota of namespace %1 in Kubernetes has no room for any of its pods</source>
        <translation>die Kubernetes-Quota des Namespace %1 hat für keinen der Pods Platz</translation>
    </message>
    <message numerus="yes">
        <source>%1; Kubernetes rejected %n pods</source>
        <comment>%1; Kubernetes rejected %n pod</comment>
        <translation>
            <numerusform>%1; Kubernetes hat %n Pod abgelehnt</numerusform>
            <numerusform>%1; Kubernetes hat %n Pods abgelehnt</numerusform>
        </translation>
    </message>
    <message>
        <source>more pods are requested</source>
        <translation>weitere Pods sind angefordert</translation>
    </message>
    <message>
        <source>There is no application %1 in the scheduler.</source>
        <translation>Im Scheduler gibt es keine Anwendung %1.</translation>
    </message>
    <message>
        <source>No pod %1 of %2 is allocated.</source>
        <translation>Kein Pod %1 von %2 ist zugeteilt.</translation>
    </message>
    <message numerus="yes">
        <source>%n pods ended</source>
        <comment>%n pod ended</comment>
        <translation>
            <numerusform>%n Pod beendet</numerusform>
            <numerusform>%n Pods beendet</numerusform>
        </translation>
    </message>
    <message>
        <source>fails</source>
        <translation>schlägt fehl</translation>
    </message>
    <message numerus="yes">
        <source>release of %n pods requested</source>
        <comment>release of %n pod requested</comment>
        <translation>
            <numerusform>Freigabe von %n Pod angefordert</numerusform>
            <numerusform>Freigabe von %n Pods angefordert</numerusform>
        </translation>
    </message>
    <message>
        <source>node %1 added</source>
        <translation>Knoten %1 hinzugefügt</translation>
    </message>
    <message>
        <source>node %1 takes no new pods</source>
        <translation>Knoten %1 nimmt keine neuen Pods an</translation>
    </message>
    <message>
        <source>There is no node %1.</source>
        <translation>Es gibt keinen Knoten %1.</translation>
    </message>
    <message numerus="yes">
        <source>node %1 removed with %n pods</source>
        <comment>node %1 removed with %n pod</comment>
        <translation>
            <numerusform>Knoten %1 mit %n Pod entfernt</numerusform>
            <numerusform>Knoten %1 mit %n Pods entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>node %1 takes pods again</source>
        <translation>Knoten %1 nimmt wieder Pods an</translation>
    </message>
    <message>
        <source>applications that %1 submits from now on have these groups</source>
        <translation>Anwendungen, die %1 ab jetzt einreicht, haben diese Gruppen</translation>
    </message>
    <message>
        <source>rejected, line %1: %2 [%3]</source>
        <translation>abgelehnt, Zeile %1: %2 [%3]</translation>
    </message>
    <message>
        <source>rejected: partition %1 is simulated and must stay</source>
        <translation>abgelehnt: die Partition %1 wird simuliert und muss bleiben</translation>
    </message>
    <message>
        <source>rejected, %1: %2</source>
        <translation>abgelehnt, %1: %2</translation>
    </message>
    <message>
        <source>active: %1 and %2</source>
        <translation>aktiv: %1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n queue changes</source>
        <comment>%n queue change</comment>
        <translation>
            <numerusform>%n Queue-Änderung</numerusform>
            <numerusform>%n Queue-Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n limit changes</source>
        <comment>%n limit change</comment>
        <translation>
            <numerusform>%n Limit-Änderung</numerusform>
            <numerusform>%n Limit-Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>applies to new pods and applications</source>
        <translation>gilt für neue Pods und Anwendungen</translation>
    </message>
    <message numerus="yes">
        <source>recovered %n applications</source>
        <comment>recovered %n application</comment>
        <translation>
            <numerusform>%n Anwendung wiederhergestellt</numerusform>
            <numerusform>%n Anwendungen wiederhergestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>no node on which it may run has room for it</source>
        <translation>kein Knoten, auf dem er laufen darf, hat Platz für ihn</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>kein Modell</translation>
    </message>
    <message>
        <source>%1: no node has room for it</source>
        <translation>%1: kein Knoten hat Platz für ihn</translation>
    </message>
    <message>
        <source>waiting for evicted pods to end on %1</source>
        <translation>wartet auf das Ende verdrängter Pods auf %1</translation>
    </message>
    <message>
        <source>%1 of priority %2 preempts in %3: %4 evicted</source>
        <translation>%1 mit Priorität %2 verdrängt in %3: %4</translation>
    </message>
    <message>
        <source>%1: %2 [%3]</source>
        <translation>%1: %2 [%3]</translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation>Verdrängung</translation>
    </message>
    <message>
        <source>Over-use is revoked</source>
        <translation>Verdrängung wegen Übernutzung</translation>
    </message>
    <message>
        <source>a cluster with elastic quotas has no queues: this action is not supported</source>
        <translation>ein Cluster mit elastischen Quotas hat keine Queues: diese Aktion wird nicht unterstützt</translation>
    </message>
    <message>
        <source>pod %1 exists already</source>
        <translation>Pod %1 existiert bereits</translation>
    </message>
    <message numerus="yes">
        <source>%n pods in %1</source>
        <comment>%n pod in %1</comment>
        <translation>
            <numerusform>%n Pod in %1</numerusform>
            <numerusform>%n Pods in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no such pods in namespace %1</source>
        <translation>im Namespace %1 gibt es keine solchen Pods</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>there is no ElasticQuota object in the text</source>
        <translation>der Text enthält kein ElasticQuota-Objekt</translation>
    </message>
    <message>
        <source>%1 created</source>
        <translation>%1 angelegt</translation>
    </message>
    <message>
        <source>%1 configured</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1; then %2</source>
        <translation>%1; danach: %2</translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message>
        <source>node %1 exists already</source>
        <translation>Knoten %1 existiert bereits</translation>
    </message>
    <message>
        <source>there is no node %1</source>
        <translation>es gibt keinen Knoten %1</translation>
    </message>
    <message>
        <source>node %1 is back without pods</source>
        <translation>Knoten %1 ist ohne Pods zurück</translation>
    </message>
    <message>
        <source>cards are not counted by model</source>
        <translation>Karten werden nicht nach Modell gezählt</translation>
    </message>
    <message>
        <source>%1 is counted by model</source>
        <translation>%1 wird nach Modell gezählt</translation>
    </message>
    <message>
        <source>%1 must return %2 of %3 to groups that are guaranteed them, but none of its pods may be evicted</source>
        <translation>%1 muss %2 von %3 an Gruppen zurückgeben, denen dies garantiert ist, aber keiner der Pods darf verdrängt werden</translation>
    </message>
    <message>
        <source>%1 returns %2 of %3 to groups that are guaranteed them: %4 moves</source>
        <translation>%1 gibt %2 von %3 an Gruppen zurück, denen dies garantiert ist: %4 verschoben</translation>
    </message>
    <message>
        <source>%1 returns %2 of %3 to groups that are guaranteed them: %4 evicted</source>
        <translation>%1 gibt %2 von %3 an Gruppen zurück, denen dies garantiert ist: %4 verdrängt</translation>
    </message>
    <message>
        <source>%1 has been over its limit for too long, but none of its pods may be evicted</source>
        <translation>%1 ist zu lange über dem Limit, aber keiner der Pods darf verdrängt werden</translation>
    </message>
    <message>
        <source>%1 has been over its limit for too long: %2 evicted</source>
        <translation>%1 ist zu lange über dem Limit: %2 verdrängt</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Rules for models</source>
        <translation>Regeln für Modelle</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be current or seed, not %2</source>
        <translation>„%1“ muss current oder seed sein, nicht %2</translation>
    </message>
    <message>
        <source>pod %1 is not created: %2 of group %3: %4 of at most %5 are requested, the pod requests %6</source>
        <translation>Pod %1 wird nicht angelegt: %2 der Gruppe %3: %4 von höchstens %5 sind angefordert, der Pod fordert %6 an</translation>
    </message>
    <message>
        <source>the scenario has elastic quotas: mode applies to queues only</source>
        <translation>das Szenario hat elastische Quotas: mode gilt nur für Queues</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Kill %1</source>
        <translation>%1 beenden</translation>
    </message>
    <message>
        <source>the samples do not contain nodes: without them there is nowhere to run</source>
        <translation>die Stichproben enthalten keine Nodes: ohne sie kann nichts laufen</translation>
    </message>
    <message>
        <source>the samples contain no pod that was requested or allocated</source>
        <translation>die Stichproben enthalten keinen Pod, der angefordert oder zugeteilt war</translation>
    </message>
    <message>
        <source>The load has %1 and %2, from %3.</source>
        <translation>Die Last umfasst %1 und %2, aus %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n applications</source>
        <comment>%n application</comment>
        <translation>
            <numerusform>%n Anwendung</numerusform>
            <numerusform>%n Anwendungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pods</source>
        <comment>%n pod</comment>
        <translation>
            <numerusform>%n Pod</numerusform>
            <numerusform>%n Pods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <comment>%n sample</comment>
        <translation>
            <numerusform>%n Stichprobe</numerusform>
            <numerusform>%n Stichproben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pods ran until the end of the samples and do not end in the simulation.</source>
        <comment>%n pod ran until the end of the samples and does not end in the simulation.</comment>
        <translation>
            <numerusform>%n Pod lief bis zum Ende der Stichproben und endet in der Simulation nicht.</numerusform>
            <numerusform>%n Pods liefen bis zum Ende der Stichproben und enden in der Simulation nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pods were never allocated: they run as long as the median of their user&apos;s pods.</source>
        <comment>%n pod was never allocated: it runs as long as the median of its user&apos;s pods.</comment>
        <translation>
            <numerusform>%n Pod wurde nie zugeteilt: er läuft so lange wie der Median der Pods seines Benutzers.</numerusform>
            <numerusform>%n Pods wurden nie zugeteilt: sie laufen so lange wie der Median der Pods ihres Benutzers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applications are left out: no sample shows a pod of them.</source>
        <comment>%n application is left out: no sample shows a pod of it.</comment>
        <translation>
            <numerusform>%n Anwendung fehlt: keine Stichprobe zeigt einen Pod von ihr.</numerusform>
            <numerusform>%n Anwendungen fehlen: keine Stichprobe zeigt einen Pod von ihnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected applications are left out: what they requested is not known.</source>
        <comment>%n rejected application is left out: what it requested is not known.</comment>
        <translation>
            <numerusform>%n abgelehnte Anwendung fehlt: was sie anforderte, ist nicht bekannt.</numerusform>
            <numerusform>%n abgelehnte Anwendungen fehlen: was sie anforderten, ist nicht bekannt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n placeholders are left out: only the pods that replace them run.</source>
        <comment>%n placeholder is left out: only the pod that replaces it runs.</comment>
        <translation>
            <numerusform>%n Platzhalter fehlt: nur der Pod, der ihn ersetzt, läuft.</numerusform>
            <numerusform>%n Platzhalter fehlen: nur die Pods, die sie ersetzen, laufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: &quot;%2&quot;: there is no user %3: add one</source>
        <translation>„%1“: „%2“: Es gibt keinen Benutzer %3: Fügen Sie einen hinzu</translation>
    </message>
    <message>
        <source>the list has no actions</source>
        <translation>die Liste enthält keine Aktionen</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>ein Verschieben</translation>
    </message>
    <message>
        <source>a kill</source>
        <translation>ein Beenden</translation>
    </message>
    <message>
        <source>%1 moved it from %2 to %3</source>
        <translation>%1 hat sie von %2 nach %3 verschoben</translation>
    </message>
    <message>
        <source>killed by %1</source>
        <translation>von %1 beendet</translation>
    </message>
    <message>
        <source>no sample contains applications of partition %1: choose another partition, or record a scheduler with queues</source>
        <translation>keine Stichprobe enthält Anwendungen der Partition %1: eine andere Partition wählen oder einen Scheduler mit Queues aufzeichnen</translation>
    </message>
    <message>
        <source>only one sample contains applications: record for longer</source>
        <translation>nur eine Stichprobe enthält Anwendungen: länger aufzeichnen</translation>
    </message>
    <message numerus="yes">
        <source>%n applications are left out: they were submitted and ended between two samples.</source>
        <comment>%n application is left out: it was submitted and ended between two samples.</comment>
        <translation>
            <numerusform>%n Anwendung fehlt: sie wurde zwischen zwei Stichproben eingereicht und endete.</numerusform>
            <numerusform>%n Anwendungen fehlen: sie wurden zwischen zwei Stichproben eingereicht und endeten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The configuration changed %n times while the load was recorded; its first one counts.</source>
        <comment>The configuration changed once while the load was recorded; its first one counts.</comment>
        <translation>
            <numerusform>Die Konfiguration änderte sich während der Aufzeichnung %n-mal; ihre erste zählt.</numerusform>
            <numerusform>Die Konfiguration änderte sich während der Aufzeichnung %n-mal; ihre erste zählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The capacity of %n nodes changed; the first one of each counts.</source>
        <comment>The capacity of %n node changed; its first one counts.</comment>
        <translation>
            <numerusform>Die Kapazität von %n Knoten änderte sich; gerechnet wird mit der ersten.</numerusform>
            <numerusform>Die Kapazität von %n Knoten änderte sich; gerechnet wird mit der jeweils ersten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pods run longer than they did: their applications would complete before their next pods.</source>
        <comment>%n pod runs longer than it did: its application would complete before its next pod.</comment>
        <translation>
            <numerusform>%n Pod läuft länger als damals: Seine Anwendung würde vor ihrem nächsten Pod enden.</numerusform>
            <numerusform>%n Pods laufen länger als damals: Ihre Anwendungen würden vor ihren nächsten Pods enden.</numerusform>
        </translation>
    </message>
    <message>
        <source>the scenario has elastic quotas: reports need queues</source>
        <translation>das Szenario hat elastische Quotas: Berichte brauchen Queues</translation>
    </message>
</context>
<context>
    <name>snapshot</name>
    <message>
        <source>text after the end of the value</source>
        <translation>Text nach dem Ende des Werts</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>der Text endet zu früh</translation>
    </message>
    <message>
        <source>expected a comma or the end of the list or object</source>
        <translation>erwartet wird ein Komma oder das Ende der Liste oder des Objekts</translation>
    </message>
    <message>
        <source>expected a key in quotes</source>
        <translation>erwartet wird ein Schlüssel in Anführungszeichen</translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation>erwartet wird ein Doppelpunkt</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>erwartet wird ein Wert</translation>
    </message>
    <message>
        <source>number out of range</source>
        <translation>Zahl außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>expected a digit</source>
        <translation>erwartet wird eine Ziffer</translation>
    </message>
    <message>
        <source>no valid UTF-8</source>
        <translation>kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>control character in a text</source>
        <translation>Steuerzeichen in einem Text</translation>
    </message>
    <message>
        <source>expected a hexadecimal digit</source>
        <translation>erwartet wird eine hexadezimale Ziffer</translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation>unbekannte Escape-Sequenz</translation>
    </message>
    <message>
        <source>The answer is nested more than %1 levels deep.</source>
        <translation>Die Antwort ist mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>The answer is too large.</source>
        <translation>Die Antwort ist zu groß.</translation>
    </message>
    <message>
        <source>The answer is empty (byte 0).</source>
        <translation>Die Antwort ist leer (Byte 0).</translation>
    </message>
    <message>
        <source>No JSON: %1; the answer starts with &quot;%2&quot;.</source>
        <translation>Kein JSON: %1; die Antwort beginnt mit „%2“.</translation>
    </message>
    <message>
        <source>No JSON at byte %1: %2; the answer starts with &quot;%3&quot;.</source>
        <translation>Kein JSON bei Byte %1: %2; die Antwort beginnt mit „%3“.</translation>
    </message>
    <message>
        <source>No JSON at byte %1: %2, last key &quot;%3&quot;; the answer starts with &quot;%4&quot;.</source>
        <translation>Kein JSON bei Byte %1: %2, letzter Schlüssel „%3“; die Antwort beginnt mit „%4“.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>The lists of the answer need more than the %1 MiB of memory that are used for one answer.</source>
        <translation>Die Listen der Antwort brauchen mehr als die %1 MiB Arbeitsspeicher, die für eine Antwort verwendet werden.</translation>
    </message>
    <message>
        <source>The resource type &quot;%1&quot; cannot be read: its name is longer than %2 bytes, or more than %3 types were received.</source>
        <translation>Der Ressourcentyp „%1“ ist nicht lesbar: Sein Name ist länger als %2 Bytes, oder es wurden mehr als %3 Typen empfangen.</translation>
    </message>
    <message>
        <source>The answer must be %1, but is %2.</source>
        <translation>Die Antwort muss %1 sein, ist aber %2.</translation>
    </message>
    <message>
        <source>%1 must be %2, but is %3.</source>
        <translation>%1 muss %2 sein, ist aber %3.</translation>
    </message>
    <message>
        <source>The answer has no %1.</source>
        <translation>In der Antwort fehlt %1.</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>In %1 fehlt %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a resource with at most %1 types</source>
        <translation>eine Ressource mit höchstens %1 Typen</translation>
    </message>
    <message>
        <source>no JSON: %1</source>
        <translation>kein JSON: %1</translation>
    </message>
    <message>
        <source>no snapshot: it must be one JSON object</source>
        <translation>kein Snapshot: er muss ein einzelnes JSON-Objekt sein</translation>
    </message>
    <message>
        <source>no snapshot: the member &quot;partition&quot; is missing</source>
        <translation>kein Snapshot: das Element „partition“ fehlt</translation>
    </message>
</context>
<context>
    <name>template</name>
    <message>
        <source>a template is a map with the keys template, description, parameters and queue</source>
        <translation>eine Vorlage ist eine Map mit den Schlüsseln template, description, parameters und queue</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: a template has %2</source>
        <translation>unbekannter Schlüssel „%1“: eine Vorlage hat %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice</source>
        <translation>„%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a text</source>
        <translation>„%1“ ist ein Text</translation>
    </message>
    <message>
        <source>the key &quot;queue&quot; with a queue as in queues.yaml is missing</source>
        <translation>der Schlüssel „queue“ mit einer Queue wie in queues.yaml fehlt</translation>
    </message>
    <message>
        <source>&quot;parameters&quot; is a map from names to their settings</source>
        <translation>„parameters“ ist eine Map von Namen zu ihren Einstellungen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a parameter: use letters, digits, - and _</source>
        <translation>„%1“ ist kein Name eines Parameters: verwenden Sie Buchstaben, Ziffern, - und _</translation>
    </message>
    <message>
        <source>the parameter %1 is there twice</source>
        <translation>der Parameter %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>the settings of a parameter are a map with description, default, values or classes</source>
        <translation>die Einstellungen eines Parameters sind eine Map mit description, default, values oder classes</translation>
    </message>
    <message>
        <source>a size class is a map of values, such as {cpu: 8}</source>
        <translation>eine Größenklasse ist eine Map von Werten wie {cpu: 8}</translation>
    </message>
    <message>
        <source>the size class %1 has other values than %2</source>
        <translation>die Größenklasse %1 hat andere Werte als %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a text, values a list of texts, classes a map from names to values</source>
        <translation>„%1“ ist ein Text, values eine Liste von Texten, classes eine Map von Namen zu Werten</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: a parameter has description, default, values and classes</source>
        <translation>unbekannter Schlüssel „%1“: ein Parameter hat description, default, values und classes</translation>
    </message>
    <message>
        <source>the parameter %1 has values and classes: use one of them</source>
        <translation>der Parameter %1 hat values und classes: verwenden Sie eines davon</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 braucht einen Wert</translation>
    </message>
    <message>
        <source>the value of %1 is not one line of text</source>
        <translation>der Wert von %1 ist keine einzelne Textzeile</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value of %2: use %3</source>
        <translation>„%1“ ist kein Wert von %2: verwenden Sie %3</translation>
    </message>
    <message>
        <source>the template has no parameter %1: it has %2</source>
        <translation>die Vorlage hat keinen Parameter %1: sie hat %2</translation>
    </message>
    <message>
        <source>the parameter %1 has no default: give it a value</source>
        <translation>der Parameter %1 hat keine Vorgabe: geben Sie ihm einen Wert</translation>
    </message>
    <message>
        <source>a placeholder is never closed: write ${name}, or %1 for the characters</source>
        <translation>ein Platzhalter wird nie geschlossen: schreiben Sie ${name}, oder %1 für die Zeichen selbst</translation>
    </message>
    <message>
        <source>${%1} is no parameter of the template: it has %2</source>
        <translation>${%1} ist kein Parameter der Vorlage: sie hat %2</translation>
    </message>
    <message>
        <source>a placeholder cannot stand in a text of several lines</source>
        <translation>ein Platzhalter kann nicht in einem mehrzeiligen Text stehen</translation>
    </message>
    <message>
        <source>the queue of the template has no name</source>
        <translation>die Queue der Vorlage hat keinen Namen</translation>
    </message>
    <message>
        <source>there is no queue %1 to add the tenant to</source>
        <translation>es gibt keine Queue %1, zu der der Mandant hinzugefügt werden kann</translation>
    </message>
    <message>
        <source>%1 has a queue %2 already</source>
        <translation>%1 hat schon eine Queue %2</translation>
    </message>
</context>
<context>
    <name>ugm</name>
    <message>
        <source>The user %1 has no usage in this queue.</source>
        <translation>Der Benutzer %1 hat in dieser Queue keine Nutzung.</translation>
    </message>
    <message>
        <source>The group %1 has no usage in this queue.</source>
        <translation>Die Gruppe %1 hat in dieser Queue keine Nutzung.</translation>
    </message>
    <message>
        <source>The queue path must be &quot;root&quot; or start with &quot;root.&quot;, without an empty part.</source>
        <translation>Der Queue-Pfad muss „root“ sein oder mit „root.“ beginnen, ohne leeren Teil.</translation>
    </message>
    <message>
        <source>The application has no ID.</source>
        <translation>Die Anwendung hat keine ID.</translation>
    </message>
    <message>
        <source>The user has no name.</source>
        <translation>Der Benutzer hat keinen Namen.</translation>
    </message>
    <message>
        <source>There is no usage to book.</source>
        <translation>Es gibt keine Nutzung zu buchen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text</source>
        <translation>„%1“ muss ein Text sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be an object of whole numbers, or null</source>
        <translation>„%1“ muss ein Objekt mit ganzen Zahlen oder null sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list of texts</source>
        <translation>„%1“ muss eine Liste von Texten sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be true or false</source>
        <translation>„%1“ muss true oder false sein</translation>
    </message>
    <message>
        <source>%2 has no answer &quot;%1&quot;</source>
        <translation>%2 hat keine Antwort „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be an object</source>
        <translation>„%1“ muss ein Objekt sein</translation>
    </message>
    <message>
        <source>no JSON: the text is empty</source>
        <translation>kein JSON: der Text ist leer</translation>
    </message>
    <message>
        <source>no JSON: %1</source>
        <translation>kein JSON: %1</translation>
    </message>
    <message>
        <source>an operation must be an object with &quot;op&quot;</source>
        <translation>eine Operation muss ein Objekt mit „op“ sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be config, tryIncrease, increase, decrease, headroom, canRun or usage</source>
        <translation>„%1“ muss config, tryIncrease, increase, decrease, headroom, canRun oder usage sein</translation>
    </message>
</context>
<context>
    <name>usage</name>
    <message>
        <source>this machine does not know the time zone &quot;%1&quot;: use a name such as Europe/Berlin, or UTC</source>
        <translation>dieser Rechner kennt die Zeitzone „%1“ nicht: erwartet wird ein Name wie Europe/Berlin oder UTC</translation>
    </message>
    <message>
        <source>a price list is a mapping with currency and prices</source>
        <translation>eine Preisliste ist eine Zuordnung mit currency und prices</translation>
    </message>
    <message>
        <source>the price list has no currency, such as EUR</source>
        <translation>die Preisliste enthält keine Währung (currency), etwa EUR</translation>
    </message>
    <message>
        <source>the price list has no list of prices</source>
        <translation>die Preisliste enthält keine Liste von Preisen (prices)</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: use one of %2</source>
        <translation>unbekannter Schlüssel „%1“: erlaubt sind %2</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; occurs twice</source>
        <translation>der Schlüssel „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation>%1 muss ein Text sein</translation>
    </message>
    <message>
        <source>a price is a mapping with resource, per and price</source>
        <translation>ein Preis ist eine Zuordnung mit resource, per und price</translation>
    </message>
    <message>
        <source>the price has no %1</source>
        <translation>dem Preis fehlt %1</translation>
    </message>
    <message>
        <source>per must be above 0</source>
        <translation>per muss größer als 0 sein</translation>
    </message>
    <message>
        <source>the price ends before it begins</source>
        <translation>der Preis endet vor seinem Beginn</translation>
    </message>
    <message>
        <source>%1 has another price at the same time: let that end with &quot;to&quot; where this begins with &quot;from&quot;</source>
        <translation>für %1 gilt gleichzeitig ein anderer Preis: er muss mit „to“ enden, wo dieser mit „from“ beginnt</translation>
    </message>
    <message>
        <source>the period ends before it begins</source>
        <translation>der Zeitraum endet vor seinem Beginn</translation>
    </message>
    <message>
        <source>guarantees belong to queues: charge them with rows by queue</source>
        <translation>Garantien gehören zu Queues: dafür sind Zeilen nach Queue nötig</translation>
    </message>
    <message>
        <source>the source does not know what was guaranteed: use a recording, the history or a scenario</source>
        <translation>die Quelle kennt die garantierten Mengen nicht: nötig ist eine Aufzeichnung, der Verlauf oder ein Szenario</translation>
    </message>
    <message>
        <source>the cost of guarantees contains that of idle ones: choose what becomes of them only where used amounts are charged</source>
        <translation>die Kosten der Garantien enthalten die der ungenutzten: was aus diesen wird, lässt sich nur wählen, wenn nach Nutzung abgerechnet wird</translation>
    </message>
    <message>
        <source>the source does not know what was idle: use a recording, the history or a scenario</source>
        <translation>die Quelle kennt die ungenutzten Mengen nicht: nötig ist eine Aufzeichnung, der Verlauf oder ein Szenario</translation>
    </message>
    <message>
        <source>the source does not say to which %1 amounts belong: choose other rows or another source</source>
        <translation>die Quelle ordnet Mengen nicht zu (%1): andere Zeilen oder eine andere Quelle wählen</translation>
    </message>
    <message numerus="yes">
        <source>%n samples have no applications and count as a gap</source>
        <comment>%n sample has no applications and counts as a gap</comment>
        <translation>
            <numerusform>%n Messung enthält keine Anwendungen und zählt als Lücke</numerusform>
            <numerusform>%n Messungen enthalten keine Anwendungen und zählen als Lücke</numerusform>
        </translation>
    </message>
    <message>
        <source>samples do not show which allocations end by preemption: those are used</source>
        <translation>Messungen zeigen nicht, welche Zuteilungen durch Verdrängung enden: sie zählen als genutzt</translation>
    </message>
    <message>
        <source>the summary has no time</source>
        <translation>die Zusammenfassung enthält keine Zeit</translation>
    </message>
    <message numerus="yes">
        <source>%n summaries occur again and count once</source>
        <comment>%n summary occurs again and counts once</comment>
        <translation>
            <numerusform>%n Zusammenfassung kommt wiederholt vor und zählt einmal</numerusform>
            <numerusform>%n Zusammenfassungen kommen wiederholt vor und zählen einmal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summaries are of applications that did not complete: their amounts may be incomplete</source>
        <comment>%n summary is of an application that did not complete: its amounts may be incomplete</comment>
        <translation>
            <numerusform>%n Zusammenfassung stammt von einer nicht abgeschlossenen Anwendung: ihre Mengen sind möglicherweise unvollständig</numerusform>
            <numerusform>%n Zusammenfassungen stammen von nicht abgeschlossenen Anwendungen: ihre Mengen sind möglicherweise unvollständig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters of the scheduler overflowed: they are in no sum, and sums marked with ≥ are at least that</source>
        <comment>%n counter of the scheduler overflowed: it is in no sum, and sums marked with ≥ are at least that</comment>
        <translation>
            <numerusform>%n Zähler des Schedulers ist übergelaufen: er ist in keiner Summe enthalten; mit ≥ markierte Summen sind Mindestwerte</numerusform>
            <numerusform>%n Zähler des Schedulers sind übergelaufen: sie sind in keiner Summe enthalten; mit ≥ markierte Summen sind Mindestwerte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summaries do not say what was preempted</source>
        <comment>%n summary does not say what was preempted</comment>
        <translation>
            <numerusform>%n Zusammenfassung sagt nicht, was verdrängt wurde</numerusform>
            <numerusform>%n Zusammenfassungen sagen nicht, was verdrängt wurde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summaries do not say what placeholders held</source>
        <comment>%n summary does not say what placeholders held</comment>
        <translation>
            <numerusform>%n Zusammenfassung sagt nicht, was Platzhalter belegt haben</numerusform>
            <numerusform>%n Zusammenfassungen sagen nicht, was Platzhalter belegt haben</numerusform>
        </translation>
    </message>
    <message>
        <source>summaries are of applications that have ended: what still runs is not in them</source>
        <translation>Zusammenfassungen gibt es nur von beendeten Anwendungen: was noch läuft, ist nicht enthalten</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>milliseconds since 1970</source>
        <translation>Millisekunden seit 1970</translation>
    </message>
    <message>
        <source>an object of amounts by instance type and resource type</source>
        <translation>ein Objekt mit Mengen nach Instanztyp und Ressourcentyp</translation>
    </message>
    <message>
        <source>the summary has none of the known fields</source>
        <translation>die Zusammenfassung enthält keines der bekannten Felder</translation>
    </message>
    <message>
        <source>TrackedResource{type:resource=amount,...}; the line may be cut off</source>
        <translation>TrackedResource{type:resource=amount,...}; die Zeile ist möglicherweise abgeschnitten</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 ist ungültig; erwartet: %2</translation>
    </message>
    <message>
        <source>the summary has no end: the line is cut off</source>
        <translation>die Zusammenfassung hat kein Ende: die Zeile ist abgeschnitten</translation>
    </message>
    <message>
        <source>the summary is no JSON (%1); the line may be cut off</source>
        <translation>die Zusammenfassung ist kein JSON (%1); die Zeile ist möglicherweise abgeschnitten</translation>
    </message>
    <message>
        <source>the line has no application summary</source>
        <translation>die Zeile enthält keine Zusammenfassung einer Anwendung</translation>
    </message>
    <message>
        <source>invalid time &quot;%1&quot;: use 2026-11-02, 2026-11-02T08:00 or 2026-11-02T08:00:00Z</source>
        <translation>ungültige Zeit „%1“: erwartet wird 2026-11-02, 2026-11-02T08:00 oder 2026-11-02T08:00:00Z</translation>
    </message>
    <message>
        <source>invalid currency &quot;%1&quot;: use three capital letters, such as EUR</source>
        <translation>ungültige Währung „%1“: erwartet werden drei Großbuchstaben, etwa EUR</translation>
    </message>
    <message>
        <source>invalid price &quot;%1&quot;: use digits, at most nine of them behind the point, such as 0.0416</source>
        <translation>ungültiger Preis „%1“: erwartet werden Ziffern, höchstens neun nach dem Punkt, etwa 0.0416</translation>
    </message>
    <message>
        <source>the report has more than %1 columns: choose longer columns or a shorter period</source>
        <translation>der Bericht hat mehr als %1 Spalten: wählen Sie längere Spalten oder einen kürzeren Zeitraum</translation>
    </message>
    <message numerus="yes">
        <source>%n samples are older than the one before them and do not count</source>
        <comment>%n sample is older than the one before it and does not count</comment>
        <translation>
            <numerusform>%n Messung ist älter als die vorherige und zählt nicht</numerusform>
            <numerusform>%n Messungen sind älter als die jeweils vorherige und zählen nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples have no queues: guaranteed and idle lack what was in their time</source>
        <comment>%n sample has no queues: guaranteed and idle lack what was in its time</comment>
        <translation>
            <numerusform>%n Messung enthält keine Queues: in guaranteed und idle fehlt ihre Zeit</numerusform>
            <numerusform>%n Messungen enthalten keine Queues: in guaranteed und idle fehlt ihre Zeit</numerusform>
        </translation>
    </message>
    <message>
        <source>the summary does not say what was used: the line may be cut off</source>
        <translation>die Zusammenfassung sagt nicht, was genutzt wurde: die Zeile ist möglicherweise abgeschnitten</translation>
    </message>
    <message>
        <source>a time from 1970 to 2100, in milliseconds since 1970</source>
        <translation>eine Zeit von 1970 bis 2100 in Millisekunden seit 1970</translation>
    </message>
</context>
<context>
    <name>yaml</name>
    <message>
        <source>a second YAML parser rejects it: %1</source>
        <translation>ein zweiter YAML-Parser lehnt dies ab: %1</translation>
    </message>
    <message>
        <source>a second YAML parser reads this place differently</source>
        <translation>ein zweiter YAML-Parser liest diese Stelle anders</translation>
    </message>
    <message>
        <source>the list does not begin on a line of its own</source>
        <translation>die Liste beginnt nicht in einer eigenen Zeile</translation>
    </message>
    <message>
        <source>the item cannot be put into a list in brackets without losing its comments or anchors</source>
        <translation>der Eintrag kann nicht in eine Liste in Klammern übernommen werden, ohne seine Kommentare oder Anker zu verlieren</translation>
    </message>
    <message>
        <source>the item does not begin on a line of its own</source>
        <translation>der Eintrag beginnt nicht in einer eigenen Zeile</translation>
    </message>
    <message>
        <source>a comment in the list would be lost</source>
        <translation>ein Kommentar in der Liste ginge verloren</translation>
    </message>
    <message>
        <source>a second &apos;:&apos; makes this line ambiguous: check the indentation, or put the text in quotes</source>
        <translation>ein zweiter &apos;:&apos; macht diese Zeile mehrdeutig: prüfen Sie die Einrückung, oder setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>this line does not continue what is above it: check its indentation and the quotes before it</source>
        <translation>diese Zeile setzt nicht fort, was darüber steht: prüfen Sie ihre Einrückung und die Anführungszeichen davor</translation>
    </message>
    <message>
        <source>a list item must start with &apos;-&apos; in the same column as the items above it</source>
        <translation>ein Listeneintrag muss mit &apos;-&apos; in derselben Spalte beginnen wie die Einträge darüber</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;}&apos;: the map that begins with &apos;{&apos; is not closed</source>
        <translation>erwartet wird &apos;,&apos; oder &apos;}&apos;: die Zuordnung, die mit &apos;{&apos; beginnt, ist nicht geschlossen</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;]&apos;: the list that begins with &apos;[&apos; is not closed</source>
        <translation>erwartet wird &apos;,&apos; oder &apos;]&apos;: die Liste, die mit &apos;[&apos; beginnt, ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a value is missing here, or a bracket above is not closed</source>
        <translation>hier fehlt ein Wert, oder eine Klammer darüber ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the document ends above: this text does not belong to it</source>
        <translation>das Dokument endet darüber: dieser Text gehört nicht dazu</translation>
    </message>
    <message>
        <source>a key must be followed by &apos;:&apos; on its line</source>
        <translation>auf einen Schlüssel muss in derselben Zeile &apos;:&apos; folgen</translation>
    </message>
    <message>
        <source>a list item &apos;-&apos; is not allowed here: put it on a line of its own</source>
        <translation>ein Listeneintrag &apos;-&apos; ist hier nicht erlaubt: setzen Sie ihn in eine eigene Zeile</translation>
    </message>
    <message>
        <source>a map cannot begin here: put it on a line of its own</source>
        <translation>eine Zuordnung kann hier nicht beginnen: setzen Sie sie in eine eigene Zeile</translation>
    </message>
    <message>
        <source>a key is not allowed here: check the indentation</source>
        <translation>ein Schlüssel ist hier nicht erlaubt: prüfen Sie die Einrückung</translation>
    </message>
    <message>
        <source>the text ends inside quotes: the closing quote is missing</source>
        <translation>der Text endet innerhalb von Anführungszeichen: das schließende Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>the document ends inside quotes: the closing quote is missing</source>
        <translation>das Dokument endet innerhalb von Anführungszeichen: das schließende Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>unknown escape sequence: use single quotes to keep backslashes as they are</source>
        <translation>unbekannte Escape-Sequenz: verwenden Sie einfache Anführungszeichen, damit Backslashes unverändert bleiben</translation>
    </message>
    <message>
        <source>the text contains a control character: remove it</source>
        <translation>der Text enthält ein Steuerzeichen: entfernen Sie es</translation>
    </message>
    <message>
        <source>a tab cannot indent: use spaces</source>
        <translation>mit einem Tabulator lässt sich nicht einrücken: verwenden Sie Leerzeichen</translation>
    </message>
    <message>
        <source>the tag begins with a handle that no %TAG line defines</source>
        <translation>das Tag beginnt mit einem Kürzel, das keine %TAG-Zeile definiert</translation>
    </message>
    <message>
        <source>a second %YAML line: keep one</source>
        <translation>eine zweite %YAML-Zeile: behalten Sie nur eine</translation>
    </message>
    <message>
        <source>only %YAML 1.1 can be read: remove the %YAML line</source>
        <translation>nur %YAML 1.1 ist lesbar: entfernen Sie die %YAML-Zeile</translation>
    </message>
    <message>
        <source>the text ends where a value is expected</source>
        <translation>der Text endet, wo ein Wert erwartet wird</translation>
    </message>
    <message>
        <source>a value cannot start with &apos;%1&apos;: put it in quotes</source>
        <translation>ein Wert kann nicht mit &apos;%1&apos; beginnen: setzen Sie ihn in Anführungszeichen</translation>
    </message>
    <message>
        <source>the text contains a NUL byte: this is not a text file</source>
        <translation>der Text enthält ein NUL-Byte: das ist keine Textdatei</translation>
    </message>
    <message>
        <source>byte %1 is not UTF-8: save the file as UTF-8</source>
        <translation>Byte %1 ist kein UTF-8: speichern Sie die Datei als UTF-8</translation>
    </message>
    <message>
        <source>the alias *%1 has no anchor &amp;%1 above it</source>
        <translation>zum Alias *%1 steht darüber kein Anker &amp;%1</translation>
    </message>
    <message>
        <source>the alias *%1 is inside its own anchor</source>
        <translation>der Alias *%1 steht innerhalb seines eigenen Ankers</translation>
    </message>
    <message>
        <source>%1 of %2 values up to here are copies by alias, which the scheduler rejects as excessive: write some of them out</source>
        <translation>%1 von %2 Werten bis hierher sind Kopien durch Aliasse, was der Scheduler als übermäßig ablehnt: schreiben Sie einige davon aus</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>mehr als %1 Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels by this alias</source>
        <translation>durch diesen Alias mehr als %1 Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>more than %1 values, aliases counted again</source>
        <translation>mehr als %1 Werte, Aliasse jedes Mal mitgezählt</translation>
    </message>
    <message>
        <source>not enough memory to read the text</source>
        <translation>der Arbeitsspeicher reicht nicht, um den Text zu lesen</translation>
    </message>
    <message>
        <source>the text is not YAML</source>
        <translation>der Text ist kein YAML</translation>
    </message>
    <message>
        <source>the text has %1 bytes; at most %2 are read (16 MiB)</source>
        <translation>der Text hat %1 Bytes; gelesen werden höchstens %2 (16 MiB)</translation>
    </message>
    <message>
        <source>the value is the alias *%1: change it at the anchor</source>
        <translation>der Wert ist der Alias *%1: ändern Sie ihn am Anker</translation>
    </message>
    <message>
        <source>a list or map is written where a single value is expected</source>
        <translation>eine Liste oder Zuordnung steht, wo ein einzelner Wert erwartet wird</translation>
    </message>
    <message>
        <source>the value spans several lines without quotes</source>
        <translation>der Wert erstreckt sich ohne Anführungszeichen über mehrere Zeilen</translation>
    </message>
    <message>
        <source>a comment beside it would be lost</source>
        <translation>ein Kommentar daneben ginge verloren</translation>
    </message>
    <message>
        <source>the key already has a value of another type</source>
        <translation>der Schlüssel hat bereits einen Wert eines anderen Typs</translation>
    </message>
    <message>
        <source>a comment inside would be lost</source>
        <translation>ein Kommentar darin ginge verloren</translation>
    </message>
    <message>
        <source>a comment before it would be lost</source>
        <translation>ein Kommentar davor ginge verloren</translation>
    </message>
    <message>
        <source>&quot;%1&quot; comes from a merge key &quot;&lt;&lt;&quot;</source>
        <translation>„%1“ stammt aus einem Merge-Schlüssel „&lt;&lt;“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the only key of its map</source>
        <translation>„%1“ ist der einzige Schlüssel seiner Zuordnung</translation>
    </message>
    <message>
        <source>disabled items would lose their list: enable them or remove their lines first</source>
        <translation>deaktivierte Einträge verlören ihre Liste: aktivieren Sie sie zuerst, oder entfernen Sie ihre Zeilen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written elsewhere</source>
        <translation>„%1“ steht an anderer Stelle</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is there twice</source>
        <translation>der Schlüssel „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: use %2</source>
        <translation>unbekannter Schlüssel „%1“: verwenden Sie %2</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>unbekannter Schlüssel „%1“: meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is missing here</source>
        <translation>hier fehlt der Schlüssel „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a text</source>
        <translation>„%1“ braucht einen Text</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a duration such as 5m or 1h30m</source>
        <translation>„%1“ braucht eine Dauer wie 5m oder 1h30m</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a whole number from %2 to %3</source>
        <translation>„%1“ braucht eine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value of &quot;%2&quot;: use %3</source>
        <translation>„%1“ ist kein Wert von „%2“: verwenden Sie %3</translation>
    </message>
</context>
</TS>
