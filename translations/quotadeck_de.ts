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
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>percent</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ChangesTable</name>
    <message>
        <source>Changes of the configuration</source>
        <translation>Änderungen der Konfiguration</translation>
    </message>
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
</context>
<context>
    <name>ChartContent</name>
    <message>
        <source>%1 (%2 – %3)</source>
        <extracomment>the last value, with the least and the greatest of the same moment</extracomment>
        <translation>%1 (%2 – %3)</translation>
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
    <name>ElasticAccount</name>
    <message>
        <source>To distribute</source>
        <translation>Zu verteilen</translation>
    </message>
    <message>
        <source>Amount available to all first-level groups</source>
        <translation>Menge, die allen Gruppen der ersten Ebene zur Verfügung steht</translation>
    </message>
    <message>
        <source>Runtime of %1</source>
        <translation>Runtime von %1</translation>
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
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Runtime</translation>
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
        <source>Floor</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>Running pods are guaranteed</source>
        <translation>Laufende Pods sind garantiert</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>; includes one unit from rounding</source>
        <translation>; enthält eine Einheit aus der Rundung</translation>
    </message>
    <message>
        <source>; %1 exceeds the request and returns to the pool</source>
        <translation>; %1 liegt über der Anforderung und geht an den Pool zurück</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Amount tree %1 has for its first-level groups</source>
        <translation>Menge, die der Baum %1 für seine Gruppen der ersten Ebene hat</translation>
    </message>
    <message>
        <source>Requested in the group and below, including waiting pods</source>
        <translation>In der Gruppe und darunter angefordert, einschließlich wartender Pods</translation>
    </message>
    <message>
        <source>Amount to distribute minus the start values of all groups of the level; shared by groups that request more</source>
        <translation>Zu verteilende Menge abzüglich der Startwerte aller Gruppen der Ebene; geht an Gruppen, die mehr anfordern</translation>
    </message>
    <message>
        <source>%1 below the effective request</source>
        <translation>%1 unter der wirksamen Anforderung</translation>
    </message>
    <message>
        <source>Receives %5 of %1 in the pool: its weight %2 is %4 of %3, the total weight of the groups that still request more</source>
        <extracomment>amounts: pool, own weight, sum of weights, percentage, own part of the pool</extracomment>
        <translation>Erhält %5 von %1 im Pool: Ihr Gewicht %2 ist %4 von %3, dem Gesamtgewicht der Gruppen, die noch mehr anfordern</translation>
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
        <source>Guaranteed, up to the request</source>
        <translation>Garantiert, höchstens die Anforderung</translation>
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
</context>
<context>
    <name>ElasticAdmission</name>
    <message>
        <source>min of %1 of %2: %3 → %4</source>
        <extracomment>resource, group, two amounts</extracomment>
        <translation>Min. für %1 von %2: %3 → %4</translation>
    </message>
    <message>
        <source>max of %1 of %2: %3 → %4</source>
        <extracomment>resource, group, two amounts</extracomment>
        <translation>Max. für %1 von %2: %3 → %4</translation>
    </message>
    <message>
        <source>%1 of the cluster: %2 → %3</source>
        <extracomment>resource, two amounts</extracomment>
        <translation>%1 des Clusters: %2 → %3</translation>
    </message>
    <message>
        <source>non-preemptible pods must fit in the min of %1, %2 %3: %4 are used by such pods and the pod requests %5</source>
        <translation>nicht verdrängbare Pods müssen in das Min. von %1 passen, %2 %3: %4 sind durch solche Pods belegt, und der Pod fordert %5 an</translation>
    </message>
    <message>
        <source>%1 may use %2 %3: %4 are used and the pod requests %5</source>
        <translation>%1 darf %2 %3 belegen: %4 sind belegt, und der Pod fordert %5 an</translation>
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
</context>
<context>
    <name>Insight</name>
    <message>
        <source>applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Queue</translation>
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
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>everyone else (*)</source>
        <translation>alle anderen (*)</translation>
    </message>
    <message>
        <source>all other groups together</source>
        <translation>alle anderen Gruppen zusammen</translation>
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
    <message>
        <source>Queue %1 does not exist, and no placement rule can create it.</source>
        <translation>Die Queue %1 existiert nicht, und keine Platzierungsregel kann sie anlegen.</translation>
    </message>
    <message>
        <source>Queue %1 does not exist, and no placement rule can create it. Similar: %2.</source>
        <extracomment>the second is a list of queues, &quot;root.prod, root.pre&quot;</extracomment>
        <translation>Die Queue %1 existiert nicht, und keine Platzierungsregel kann sie anlegen. Ähnlich: %2.</translation>
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
</context>
<context>
    <name>QueueChoice</name>
    <message>
        <source>Queue:</source>
        <translation>Queue:</translation>
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
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
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
        <source>queue is stopped</source>
        <translation>die Queue ist angehalten</translation>
    </message>
    <message>
        <source>no node with enough free resources</source>
        <translation>kein Knoten mit genügend freien Ressourcen</translation>
    </message>
    <message>
        <source>queue %1: %2</source>
        <extracomment>path, resource or &quot;applications&quot;</extracomment>
        <translation>Queue %1: %2</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <extracomment>&quot;user sue&quot;, path, resource or &quot;applications&quot;</extracomment>
        <translation>%1 bei %2: %3</translation>
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
    <message>
        <source>runtime of %1: %2</source>
        <extracomment>group, resource</extracomment>
        <translation>Runtime von %1: %2</translation>
    </message>
    <message>
        <source>min of %1: %2</source>
        <extracomment>group, resource</extracomment>
        <translation>Min. von %1: %2</translation>
    </message>
    <message>
        <source>no card of an accepted model</source>
        <translation>keine Karte eines passenden Modells</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more</source>
        <extracomment>a reason, how many others</extracomment>
        <translation>
            <numerusform>%1, %n weiterer</numerusform>
            <numerusform>%1, %n weitere</numerusform>
        </translation>
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
        <source>&quot;%1&quot; is not a formula: write *1.2, +10Gi, -500m, =64Gi or clear</source>
        <translation>„%1“ ist keine Formel: schreiben Sie *1.2, +10Gi, -500m, =64Gi oder clear</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a factor: write for example *1.2</source>
        <translation>„%1“ ist kein Faktor: schreiben Sie zum Beispiel *1.2</translation>
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
    <name>quotadeck::app::RecordingController</name>
    <message>
        <source>The recording ended: %1: %2</source>
        <translation>Die Aufzeichnung wurde beendet: %1: %2</translation>
    </message>
    <message>
        <source>There is nothing to record: open a source first.</source>
        <translation>Es gibt nichts aufzuzeichnen: Zuerst eine Quelle öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>RECORDING %1 · %n moments · %2</source>
        <extracomment>status bar; file, number of moments, size</extracomment>
        <translation>
            <numerusform>AUFZEICHNUNG %1 · %n Zeitpunkt · %2</numerusform>
            <numerusform>AUFZEICHNUNG %1 · %n Zeitpunkte · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The recording ended, as the simulation went back in time: a recording has one past.</source>
        <translation>Die Aufzeichnung wurde beendet, da die Simulation in der Zeit zurückging: Eine Aufzeichnung hat nur eine Vergangenheit.</translation>
    </message>
</context>
<context>
    <name>quotadeck::app::SimulationControl</name>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Rules for models</source>
        <translation>Regeln für Modelle</translation>
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
        <source>The address of koord-scheduler&apos;s services, port 10251 as a rule.</source>
        <translation>Adresse der Dienste des koord-scheduler, in der Regel Port 10251.</translation>
    </message>
    <message>
        <source>Open a Scenario File</source>
        <translation>Szenariodatei öffnen</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>Szenarien (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The scenario could not be read: %1: %2</source>
        <translation>Das Szenario konnte nicht gelesen werden: %1: %2</translation>
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
</context>
<context>
    <name>quotadeck::models::ApplicationListModel</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>State reported by the scheduler</source>
        <translation>Vom Scheduler gemeldeter Zustand</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Application ID</source>
        <translation>ID der Anwendung</translation>
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
        <translation>Eingereicht</translation>
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
        <source>Latest scheduler message for a pending request</source>
        <translation>Letzte Meldung des Schedulers zu einer wartenden Anforderung</translation>
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
        <translation>Angerechnet auf</translation>
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
    <name>quotadeck::models::FileSession</name>
    <message>
        <source>Text changed, settings unchanged</source>
        <translation>Text geändert, Einstellungen unverändert</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, und %n weitere</numerusform>
            <numerusform>%1, und %n weitere</numerusform>
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
        <source>Queue of the most-used limit</source>
        <translation>Queue des am stärksten genutzten Limits</translation>
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
        <source>Running applications / limit, where the share is highest</source>
        <translation>Laufende Anwendungen / Limit, wo der Anteil am höchsten ist</translation>
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
        <extracomment>problems of the queues below</extracomment>
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
    <name>quotadeck::models::ScenarioFactsModel</name>
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
        <source>Change namespace %1</source>
        <translation>Namespace %1 ändern</translation>
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
        <source>Create pods in %1</source>
        <translation>Pods in %1 anlegen</translation>
    </message>
    <message>
        <source>End pods of %1</source>
        <translation>Pods von %1 beenden</translation>
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
        <source>Apply Rules for Models</source>
        <translation>Regeln für Modelle anwenden</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::AmountsBar</name>
    <message>
        <source>By &amp;model</source>
        <translation>Nach &amp;Modell</translation>
    </message>
    <message>
        <source>Filter groups by name</source>
        <translation>Gruppen nach Namen filtern</translation>
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
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>*1.2   +10   -500m   =64Gi   clear</source>
        <translation>*1.2   +10   -500m   =64Gi   clear</translation>
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
        <source>applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>*1.2 multiplies, +10Gi and -500m add and subtract, =64Gi sets, clear removes. Unset limits stay unset unless you use =.</source>
        <translation>*1.2 multipliziert, +10Gi und -500m addieren und subtrahieren, =64Gi setzt, clear entfernt. Nicht gesetzte Limits bleiben ungesetzt, außer mit =.</translation>
    </message>
    <message numerus="yes">
        <source>%n limit(s) would change</source>
        <translation>
            <numerusform>%n Limit würde sich ändern</numerusform>
            <numerusform>%n Limits würden sich ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n Limit(s)</source>
        <translation>
            <numerusform>%n Limit ändern</numerusform>
            <numerusform>%n Limits ändern</numerusform>
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
        <source>Load Group File…</source>
        <translation>Gruppendatei laden…</translation>
    </message>
    <message>
        <source>Load group memberships from a file with lines &quot;user: group, group&quot;, or the output of getent group and getent passwd. They take precedence over the groups of submitted applications.</source>
        <translation>Gruppenzugehörigkeiten aus einer Datei laden: Zeilen „benutzer: gruppe, gruppe“ oder die Ausgabe von getent group und getent passwd. Sie haben Vorrang vor den Gruppen eingereichter Anwendungen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
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
        <source>Remove the group file</source>
        <translation>Gruppendatei vergessen</translation>
    </message>
    <message>
        <source>Connect to a cluster, enter memberships above, for example &quot;sue: dev, qa; bob: ds&quot;, or load a group file.</source>
        <translation>Verbinden Sie sich mit einem Cluster, geben Sie oben Zugehörigkeiten ein, zum Beispiel „sue: dev, qa; bob: ds“, oder laden Sie eine Gruppendatei.</translation>
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
        <translation>Diagramm hinzufügen</translation>
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
        <translation>Exportieren…</translation>
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
    <message>
        <source>Save as PNG, SVG, CSV or JSON (Ctrl+E)</source>
        <translation>Als PNG, SVG, CSV oder JSON speichern (Strg+E)</translation>
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
        <source>Selected only</source>
        <translation>Nur ausgewählte</translation>
    </message>
    <message>
        <source>Lines shown</source>
        <translation>Gezeigte Linien</translation>
    </message>
    <message>
        <source>The largest, in addition to the selection and added series</source>
        <translation>Die größten, zusätzlich zur Auswahl und zu hinzugefügten Reihen</translation>
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
        <source>Add a queue, user or group to this chart</source>
        <translation>Queue, Benutzer oder Gruppe zu diesem Diagramm hinzufügen</translation>
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
</context>
<context>
    <name>quotadeck::ui::ChartPane</name>
    <message>
        <source>* (everyone else)</source>
        <translation>* (alle anderen)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>a queue, user or group, and what of it</extracomment>
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
        <source>Nothing selected. Add a series, or select a queue, user or group.</source>
        <translation>Nichts ausgewählt. Fügen Sie eine Reihe hinzu, oder wählen Sie Queue, Benutzer oder Gruppe aus.</translation>
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
        <source>The source has not reported any resource yet. Elastic quotas are shown on the Elastic page.</source>
        <translation>Die Quelle hat noch keine Ressource gemeldet. Elastische Quotas zeigt die Seite Elastisch.</translation>
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
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message>
        <source>Cannot read %1: %2. Charts start with the first data.</source>
        <translation>%1 ist nicht lesbar: %2. Diagramme beginnen mit den ersten Daten.</translation>
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
        <source>No data yet. Connect to a cluster or open the demo.</source>
        <translation>Noch keine Daten. Verbinden Sie sich mit einem Cluster, oder öffnen Sie die Demo.</translation>
    </message>
    <message>
        <source>Cannot export the charts: %1: %2</source>
        <translation>Die Diagramme konnten nicht exportiert werden: %1: %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::CommandPalette</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Page, command, queue, user or group</source>
        <translation>Seite, Befehl, Queue, Benutzer oder Gruppe</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>Suchtext</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
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
        <source>A and B after %1 min, seed %2.</source>
        <extracomment>minutes of virtual time, a number</extracomment>
        <translation>A und B nach %1 min, Startwert %2.</translation>
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
        <source>A runs first, then B. The other pages are not affected.</source>
        <translation>Erst läuft A, dann B. Die anderen Seiten sind nicht betroffen.</translation>
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
        <source>Reload</source>
        <translation>Neu laden</translation>
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
</context>
<context>
    <name>quotadeck::ui::EditorPanels</name>
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
</context>
<context>
    <name>quotadeck::ui::ElasticFindings</name>
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
        <source>Problems of the quota groups</source>
        <translation>Probleme der Quota-Gruppen</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
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
        <source>No problems found</source>
        <translation>Keine Probleme gefunden</translation>
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
        <source>Compare</source>
        <translation>Vergleichen</translation>
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
        <source>Versions…</source>
        <translation>Versionen…</translation>
    </message>
    <message>
        <source>Compare with earlier versions of the file, or restore them</source>
        <translation>Mit früheren Versionen der Datei vergleichen oder sie wiederherstellen</translation>
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
        <source>%n group(s) would use more than their runtime: pods may be evicted.</source>
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
</context>
<context>
    <name>quotadeck::ui::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
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
        <source>This answer uses the active limits. To stage an edit, choose the edited file above.</source>
        <translation>Diese Antwort beruht auf den aktiven Limits. Um eine Änderung vorzumerken, wählen Sie oben die bearbeitete Datei.</translation>
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
</context>
<context>
    <name>quotadeck::ui::FileEditing</name>
    <message>
        <source>The file on disk cannot be merged, your edits are kept: %1</source>
        <translation>Die Datei auf dem Datenträger lässt sich nicht zusammenführen, Ihre Änderungen bleiben erhalten: %1</translation>
    </message>
    <message>
        <source>This file is also open in another QuotaDeck window (process %1, since %2). Saves there appear here as changes on disk.</source>
        <translation>Diese Datei ist auch in einem anderen QuotaDeck-Fenster geöffnet (Prozess %1, seit %2). Dort Gespeichertes erscheint hier als Änderung auf dem Datenträger.</translation>
    </message>
    <message numerus="yes">
        <source>This file is also open in %n other QuotaDeck windows. Saves there appear here as changes on disk.</source>
        <translation>
            <numerusform>Diese Datei ist auch in %n anderen QuotaDeck-Fenster geöffnet. Dort Gespeichertes erscheint hier als Änderung auf dem Datenträger.</numerusform>
            <numerusform>Diese Datei ist auch in %n anderen QuotaDeck-Fenstern geöffnet. Dort Gespeichertes erscheint hier als Änderung auf dem Datenträger.</numerusform>
        </translation>
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
    <name>quotadeck::ui::GroupForm</name>
    <message>
        <source>Lends unrequested resources</source>
        <translation>Verleiht nicht angeforderte Ressourcen</translation>
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
        <source>Run the action at the current virtual time (Ctrl+Enter)</source>
        <translation>Die Aktion zur aktuellen virtuellen Zeit ausführen (Strg+Eingabe)</translation>
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
        <source>The version cannot be used: %1</source>
        <translation>Die Version ist nicht verwendbar: %1</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
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
        <source>Replace in the text</source>
        <translation>Im Text ersetzen</translation>
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
    <message numerus="yes">
        <source>This removes %n queue(s) or partition(s) in which applications may run.</source>
        <translation>
            <numerusform>Das entfernt %n Queue oder Partition, in der Anwendungen laufen können.</numerusform>
            <numerusform>Das entfernt %n Queues oder Partitionen, in denen Anwendungen laufen können.</numerusform>
        </translation>
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
        <source>Pause the display; recording continues (Ctrl+P)</source>
        <translation>Anzeige anhalten; die Aufzeichnung läuft weiter (Strg+P)</translation>
    </message>
    <message>
        <source>Read the source now (F5)</source>
        <translation>Quelle jetzt lesen (F5)</translation>
    </message>
    <message>
        <source>Show details of the selection (F9)</source>
        <translation>Details zur Auswahl anzeigen (F9)</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message>
        <source>&amp;Resume Display</source>
        <translation>Anzeige f&amp;ortsetzen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::MainWindow</name>
    <message>
        <source>Select a queue, user, group or application to see its details.</source>
        <translation>Wählen Sie Queue, Benutzer, Gruppe oder Anwendung aus, um Details zu sehen.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 existiert nicht mehr.</translation>
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
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
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
        <source>&amp;Open Configuration File…</source>
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
        <source>Open &amp;Recording…</source>
        <translation>&amp;Aufzeichnung öffnen…</translation>
    </message>
    <message>
        <source>Record to &amp;File…</source>
        <translation>In Datei auf&amp;zeichnen…</translation>
    </message>
    <message>
        <source>&amp;Find Command, Queue or User…</source>
        <translation>Befehl, Queue oder Benutzer &amp;suchen…</translation>
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
        <source>Sample of the recording</source>
        <translation>Messpunkt der Aufzeichnung</translation>
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
</context>
<context>
    <name>quotadeck::ui::Page</name>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtern</translation>
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
        <translation>Hier ignorieren…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Selected queue only</source>
        <translation>Nur die gewählte Queue</translation>
    </message>
    <message>
        <source>Problems of the configuration</source>
        <translation>Probleme der Konfiguration</translation>
    </message>
    <message>
        <source>No queue selected</source>
        <translation>Keine Queue ausgewählt</translation>
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
        <source>Show more severities, or all queues.</source>
        <translation>Weitere Schweregrade oder alle Queues anzeigen.</translation>
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
        <source>&amp;Groups</source>
        <translation>&amp;Gruppen</translation>
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
        <source>&amp;Explain</source>
        <translation>&amp;Erklären</translation>
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
        <source>Filter queues by path</source>
        <translation>Queues nach Pfad filtern</translation>
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
        <source>Expand</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>Expand to level</source>
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
        <translation>A&amp;lle Ebenen</translation>
    </message>
    <message>
        <source>&amp;Collapse All</source>
        <translation>&amp;Alles zuklappen</translation>
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
    <message numerus="yes">
        <source>%n application(s) until %1</source>
        <extracomment>virtual time since the start</extracomment>
        <translation>
            <numerusform>%n Anwendung bis %1</numerusform>
            <numerusform>%n Anwendungen bis %1</numerusform>
        </translation>
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
        <source>%n pod(s) until %1</source>
        <extracomment>virtual time since the start</extracomment>
        <translation>
            <numerusform>%n Pod bis %1</numerusform>
            <numerusform>%n Pods bis %1</numerusform>
        </translation>
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
        <source>Stored with the version, for example a ticket number</source>
        <translation>Wird mit der Version gespeichert, zum Beispiel eine Ticketnummer</translation>
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
        <source>Charts: show table, export</source>
        <translation>Diagramme: Tabelle anzeigen, exportieren</translation>
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
        <source>Ctrl+Alt+Space, Ctrl+Alt+Right, Ctrl+Alt+Home</source>
        <translation>Strg+Alt+Leertaste, Strg+Alt+Rechts, Strg+Alt+Pos1</translation>
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
</context>
<context>
    <name>quotadeck::ui::SourceTexts</name>
    <message>
        <source>%1 rejected the credentials. Connect again with a valid token.</source>
        <translation>%1 hat die Anmeldedaten abgelehnt. Mit gültigem Token erneut verbinden.</translation>
    </message>
    <message>
        <source>%1 rejected the credentials. Showing data from %2. Connect again with a valid token.</source>
        <translation>%1 hat die Anmeldedaten abgelehnt. Angezeigt werden Daten von %2. Verbinden Sie sich mit gültigem Token erneut.</translation>
    </message>
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
        <source>recording</source>
        <translation>Aufzeichnung</translation>
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
        <source>Cannot be updated: %n group(s) must be recreated</source>
        <translation>
            <numerusform>Nicht aktualisierbar: %n Gruppe muss neu angelegt werden</numerusform>
            <numerusform>Nicht aktualisierbar: %n Gruppen müssen neu angelegt werden</numerusform>
        </translation>
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
        <source>Monitor a running YuniKorn scheduler through its REST interface. Read-only.</source>
        <translation>Einen laufenden YuniKorn-Scheduler über seine REST-Schnittstelle beobachten. Nur lesend.</translation>
    </message>
    <message>
        <source>Open Configuration File…</source>
        <translation>Konfigurationsdatei öffnen…</translation>
    </message>
    <message>
        <source>View, validate and edit a queues.yaml. You can also drop a file here.</source>
        <translation>Eine queues.yaml ansehen, prüfen und bearbeiten. Die Datei kann auch hier abgelegt werden.</translation>
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
        <source>No data yet</source>
        <translation>Noch keine Daten</translation>
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
        <source>Connect to a cluster or open the demo.</source>
        <translation>Verbinden Sie sich mit einem Cluster, oder öffnen Sie die Demo.</translation>
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
    <name>quotadeck::ui::ValueEditor</name>
    <message>
        <source>Preview of the input</source>
        <translation>Vorschau der Eingabe</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::VerdictPane</name>
    <message>
        <source>A new application</source>
        <translation>Eine neue Anwendung</translation>
    </message>
    <message>
        <source>%1 (no groups)</source>
        <translation>%1 (keine Gruppen)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 requests %3 and is placed in %4 by the rules.</source>
        <translation>%1 von %2 fordert %3 an und wird durch die Regeln in %4 platziert.</translation>
    </message>
    <message>
        <source>%1 of %2 requests %3 in %4.</source>
        <translation>%1 von %2 fordert %3 in %4 an.</translation>
    </message>
    <message>
        <source>No charged group: no group limit along the path covers the user.</source>
        <translation>Keine angerechnete Gruppe: Kein Gruppenlimit auf dem Pfad erfasst den Benutzer.</translation>
    </message>
    <message>
        <source>Charged to %1, determined by its current usage.</source>
        <translation>Auf %1 angerechnet, bestimmt durch die bestehende Nutzung.</translation>
    </message>
    <message>
        <source>Charged to %1, by the limit in %2.</source>
        <translation>Auf %1 angerechnet, durch das Limit in %2.</translation>
    </message>
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
        <source>At most %1 would fit.</source>
        <translation>Höchstens %1 würde passen.</translation>
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
        <source>Versions of the configuration</source>
        <translation>Versionen der Konfiguration</translation>
    </message>
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
        <source>Select a version first</source>
        <translation>Zuerst eine Version auswählen</translation>
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
</context>
<context>
    <name>quotadeck::ui::VersionsSheet</name>
    <message>
        <source>Versions of %1</source>
        <translation>Versionen von %1</translation>
    </message>
    <message>
        <source>Compare with Version</source>
        <translation>Mit einer Version vergleichen</translation>
    </message>
    <message>
        <source>The version cannot be used: %1</source>
        <translation>Die Version ist nicht verwendbar: %1</translation>
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
