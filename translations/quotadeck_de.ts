<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AskResource</name>
    <message>
        <source>There is a row or column for %1 already.</source>
        <translation>Für %1 gibt es bereits eine Zeile oder Spalte.</translation>
    </message>
    <message>
        <source>Pods ask the scheduler for vcore: a limit of %1 limits nothing. Write vcore.</source>
        <translation>Pods fordern beim Scheduler vcore an: Ein Limit für %1 begrenzt nichts. vcore schreiben.</translation>
    </message>
    <message>
        <source>The scheduler knows %1, not %2.</source>
        <translation>Der Scheduler kennt %1, nicht %2.</translation>
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
        <source>Resource type, as pods ask for it:</source>
        <translation>Ressourcentyp, wie Pods ihn anfordern:</translation>
    </message>
    <message>
        <source>Add %1 All the Same</source>
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
        <source>The active configuration (%1) was the same as the last save, and may have changed since</source>
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
        <source>each other user</source>
        <translation>jeder andere Benutzer</translation>
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
        <source>%1: nothing limits it</source>
        <translation>%1: nichts begrenzt es</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>queue, what it sets, amount</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 (binds)</source>
        <translation>%1 (bindet)</translation>
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
        <source>%1: only %2 of %3 can be had, by %4 %5</source>
        <extracomment>resource, two amounts, queue, and what it sets</extracomment>
        <translation>%1: Nur %2 von %3 sind zu haben, durch %4 %5</translation>
    </message>
    <message>
        <source>Nothing on the way from the root is smaller: the limit itself decides</source>
        <translation>Nichts auf dem Weg von der Root-Queue ist kleiner: Das Limit selbst entscheidet</translation>
    </message>
    <message>
        <source>For %1:</source>
        <translation>Für %1:</translation>
    </message>
</context>
<context>
    <name>ElasticAccount</name>
    <message>
        <source>To share</source>
        <translation>Zu verteilen</translation>
    </message>
    <message>
        <source>What the cluster has for all groups of the first level</source>
        <translation>Was der Cluster für alle Gruppen der ersten Ebene hat</translation>
    </message>
    <message>
        <source>The runtime of %1</source>
        <translation>Runtime von %1</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Of %1 that are asked for, max lets no more count</source>
        <translation>Von den angeforderten %1 lässt max nicht mehr zählen</translation>
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
        <source>Left over</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Nobody of the level asks for more, or has a weight for it</source>
        <translation>Keine Gruppe der Ebene fordert mehr an oder hat ein Gewicht dafür</translation>
    </message>
    <message>
        <source>Min in effect</source>
        <translation>Wirksames Min.</translation>
    </message>
    <message>
        <source>Min %1 is scaled down: the minima of the level are more than there is to share</source>
        <translation>Min. %1 wird herabskaliert: Die Minima der Ebene übersteigen, was zu verteilen ist</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>What runs already is guaranteed</source>
        <translation>Was bereits läuft, ist garantiert</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>; one unit of it from rounding</source>
        <translation>; davon eine Einheit durch Rundung</translation>
    </message>
    <message>
        <source>; %1 is above the request and goes back to the pool</source>
        <translation>; %1 liegt über der Anforderung und geht an den Pool zurück</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>What tree %1 has for all groups of its first level</source>
        <translation>Was der Baum %1 für alle Gruppen seiner ersten Ebene hat</translation>
    </message>
    <message>
        <source>Asked for in the group and below it, pods that wait included</source>
        <translation>In der Gruppe und darunter angefordert, wartende Pods eingeschlossen</translation>
    </message>
    <message>
        <source>What there is to share, less the starts of all groups of the level: it goes to those who ask for more</source>
        <translation>Was zu verteilen ist, abzüglich der Startwerte aller Gruppen der Ebene: Es geht an die, die mehr anfordern</translation>
    </message>
    <message>
        <source>%1 less than the request that counts</source>
        <translation>%1 weniger als die Anforderung, die zählt</translation>
    </message>
    <message>
        <source>Its own, as far as it asks for it</source>
        <translation>Ihr eigener Anteil, soweit sie ihn anfordert</translation>
    </message>
    <message>
        <source>Asks for more than its own %1, so it starts with that and takes part in the rounds</source>
        <translation>Fordert mehr an als die eigenen %1, startet also damit und nimmt an den Runden teil</translation>
    </message>
    <message>
        <source>Asks for less than its own %1: it gets what it asks for and lends %2</source>
        <translation>Fordert weniger an als die eigenen %1: erhält das Angeforderte und verleiht %2</translation>
    </message>
    <message>
        <source>Asks for no more than its own %1, and gets that</source>
        <translation>Fordert nicht mehr an als die eigenen %1 und erhält das</translation>
    </message>
    <message>
        <source>Does not lend, so it keeps its own %1, whatever it asks for</source>
        <translation>Verleiht nicht, behält also die eigenen %1, was auch immer sie anfordert</translation>
    </message>
    <message>
        <source>Of %1 in the pool it gets %5: its weight %2 is %4 % of %3, the weights of all who still ask for more</source>
        <extracomment>amounts: pool, own weight, sum of weights, percentage, own part of the pool</extracomment>
        <translation>Von %1 im Pool erhält sie %5: Ihr Gewicht %2 ist %4 % von %3, den Gewichten aller, die noch mehr anfordern</translation>
    </message>
    <message>
        <source>Could get</source>
        <translation>Könnte bekommen</translation>
    </message>
    <message>
        <source>If it asked for all that max lets it have, while the others ask for what they do now</source>
        <translation>Wenn sie alles anforderte, was ihr Max zulässt, während die anderen anfordern, was sie jetzt anfordern</translation>
    </message>
    <message>
        <source>Not more, whatever it asks for</source>
        <translation>Nicht mehr, was auch immer sie anfordert</translation>
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
        <source>pods that may not be evicted have to fit in the min of %1, which is %2 %3: %4 are used so, and the pod asks for %5</source>
        <translation>Pods, die nicht verdrängt werden dürfen, müssen in das Min. von %1 passen, das sind %2 %3: So sind %4 belegt, und der Pod fordert %5 an</translation>
    </message>
    <message>
        <source>%1 may use %2 %3: %4 are used, and the pod asks for %5</source>
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
        <source>would get cards of %1</source>
        <comment>model</comment>
        <translation>bekäme Karten vom Typ %1</translation>
    </message>
    <message>
        <source>%1 would have to give %2 of %3 back.</source>
        <comment>group, number, model</comment>
        <translation>%1 müsste %2 von %3 zurückgeben.</translation>
    </message>
    <message>
        <source>would get cards of any model that is free</source>
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
        <source>What the annotation total-resource of its root says (EQ-54)</source>
        <translation>Was die Annotation total-resource seiner Wurzel nennt (EQ-54)</translation>
    </message>
    <message>
        <source>First level shares</source>
        <translation>Erste Ebene teilt</translation>
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
        <source>What %n nodes have to give, whether they take pods or not (EQ-55)</source>
        <translation>
            <numerusform>Was %n Knoten bietet, ob er Pods annimmt oder nicht (EQ-55)</numerusform>
            <numerusform>Was %n Knoten bieten, ob sie Pods annehmen oder nicht (EQ-55)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What %n nodes of its pool have to give (EQ-56)</source>
        <translation>
            <numerusform>Was %n Knoten seines Pools bietet (EQ-56)</numerusform>
            <numerusform>Was %n Knoten seines Pools bieten (EQ-56)</numerusform>
        </translation>
    </message>
    <message>
        <source>of these closed</source>
        <translation>davon geschlossen</translation>
    </message>
    <message>
        <source>On nodes that take no new pods. Counted all the same: what runs there goes on (EQ-55)</source>
        <translation>Auf Knoten, die keine neuen Pods annehmen. Zählt trotzdem: Was dort läuft, läuft weiter (EQ-55)</translation>
    </message>
    <message>
        <source>Cluster total</source>
        <translation>Cluster-Summe</translation>
    </message>
    <message>
        <source>As it was typed, which counts in place of the nodes&apos; sum</source>
        <translation>Wie eingegeben; das zählt anstelle der Summe der Knoten</translation>
    </message>
    <message>
        <source>As it was typed or told: no nodes are known</source>
        <translation>Wie eingegeben oder mitgeteilt: Es sind keine Knoten bekannt</translation>
    </message>
    <message>
        <source>System and default</source>
        <translation>System und Standard</translation>
    </message>
    <message>
        <source>Used by the pods of the two groups, which take theirs first (EQ-52)</source>
        <translation>Belegt von den Pods der beiden Gruppen, die zuerst bedient werden (EQ-52)</translation>
    </message>
    <message>
        <source>Other trees</source>
        <translation>Andere Bäume</translation>
    </message>
    <message>
        <source>Belongs to trees with totals of their own (EQ-54)</source>
        <translation>Gehört Bäumen mit eigener Summe (EQ-54)</translation>
    </message>
    <message>
        <source>The scheduler&apos;s service does not tell what tree %1 has of %2: that stands in the annotation total-resource of its root</source>
        <translation>Der Dienst des Schedulers teilt nicht mit, was der Baum %1 an %2 hat: Das steht in der Annotation total-resource seiner Wurzel</translation>
    </message>
    <message>
        <source>What tree %1 has of %2 is not told: its root lacks the annotation total-resource, or the annotation lacks it</source>
        <translation>Was der Baum %1 an %2 hat, ist nicht angegeben: Seiner Wurzel fehlt die Annotation total-resource, oder sie nennt es nicht</translation>
    </message>
    <message>
        <source>What tree %1 takes from the cluster is not told, so neither is what is left for the default tree</source>
        <translation>Was der Baum %1 vom Cluster nimmt, ist nicht bekannt, also auch nicht, was dem Standardbaum bleibt</translation>
    </message>
    <message>
        <source>Known as soon as the total of the cluster is: type what it has of %1 into “Cluster total”</source>
        <translation>Bekannt, sobald es die Summe des Clusters ist: unter „Cluster-Summe“ eingeben, was er an %1 hat</translation>
    </message>
    <message>
        <source>A part of the file cannot be read, so not all groups are known: line %1: %2</source>
        <translation>Ein Teil der Datei ist nicht lesbar, daher sind nicht alle Gruppen bekannt: Zeile %1: %2</translation>
    </message>
    <message>
        <source>The groups make no tree: %1: %2</source>
        <comment>group, reason</comment>
        <translation>Die Gruppen bilden keinen Baum: %1: %2</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>%1 Open the configuration and ask about that.</source>
        <translation>%1 Die Konfiguration öffnen und zu dieser fragen.</translation>
    </message>
    <message>
        <source>No configuration is open: open one with Ctrl+O.</source>
        <translation>Keine Konfiguration ist geöffnet: Mit Strg+O eine öffnen.</translation>
    </message>
    <message>
        <source>The scheduler would reject the edited text and keep what it has. Line %1: %2</source>
        <translation>Der Scheduler würde den geänderten Text ablehnen und behalten, was er hat. Zeile %1: %2</translation>
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
        <source>The source does not tell of applications.</source>
        <translation>Die Quelle nennt keine Anwendungen.</translation>
    </message>
    <message>
        <source>There is no application %1 at this moment.</source>
        <translation>Zu diesem Zeitpunkt gibt es keine Anwendung %1.</translation>
    </message>
    <message>
        <source>%1 waits for nothing: it has no pending request.</source>
        <translation>%1 wartet auf nichts: Es gibt keine wartende Anforderung.</translation>
    </message>
    <message>
        <source>Name the user who asks.</source>
        <translation>Den anfragenden Benutzer nennen.</translation>
    </message>
    <message>
        <source>Say what is asked for, as in vcore=2, memory=4Gi.</source>
        <translation>Angeben, was angefordert wird, etwa vcore=2, memory=4Gi.</translation>
    </message>
    <message>
        <source>%1 is a parent queue: applications run in leaf queues only.</source>
        <translation>%1 ist eine übergeordnete Queue: Anwendungen laufen nur in Leaf-Queues.</translation>
    </message>
    <message>
        <source>There is no queue %1.</source>
        <translation>Es gibt keine Queue %1.</translation>
    </message>
    <message>
        <source>What users and groups use is unknown: nothing is assumed.</source>
        <translation>Was Benutzer und Gruppen belegen, ist unbekannt: Es wird nichts angenommen.</translation>
    </message>
    <message>
        <source>What queues hold and how large the cluster is are unknown: empty and endless are assumed.</source>
        <translation>Was Queues enthalten und wie groß der Cluster ist, ist unbekannt: Leer und unbegrenzt werden angenommen.</translation>
    </message>
    <message>
        <source>The source does not list the order of limits: another group of the user may be the one that is charged.</source>
        <translation>Die Quelle nennt die Reihenfolge der Limits nicht: Möglicherweise wird auf eine andere Gruppe des Benutzers angerechnet.</translation>
    </message>
    <message>
        <source>The source does not list its placement rules: name a queue, or ask about the edited file.</source>
        <translation>Die Quelle nennt ihre Platzierungsregeln nicht: Eine Queue nennen oder zur geänderten Datei fragen.</translation>
    </message>
    <message>
        <source>The placement rules give no queue: %1</source>
        <translation>Die Platzierungsregeln ergeben keine Queue: %1</translation>
    </message>
    <message>
        <source>%1 does not exist yet: it is asked about as placement would create it.</source>
        <translation>%1 existiert noch nicht: Es wird so gefragt, wie die Platzierung sie anlegen würde.</translation>
    </message>
    <message>
        <source>%1 has all that it asked for: it runs in %2 since %3.</source>
        <translation>%1 hat alles, was angefordert war: Läuft in %2 seit %3.</translation>
    </message>
    <message>
        <source>%1 has all that it asked for: it runs in %2.</source>
        <translation>%1 hat alles, was angefordert war: Läuft in %2.</translation>
    </message>
    <message>
        <source>It runs now</source>
        <translation>Läuft jetzt</translation>
    </message>
    <message>
        <source>Nothing was read from a source yet: connect one, or open a configuration and ask about that. What a cluster with elastic quotas decides is told on the page Elastic.</source>
        <translation>Noch wurde nichts aus einer Quelle gelesen: Eine verbinden, oder eine Konfiguration öffnen und zu dieser fragen. Was ein Cluster mit elastischen Quotas entscheidet, steht auf der Seite Elastisch.</translation>
    </message>
    <message>
        <source>The source does not list %1 in %2: a limit for each other user may hold as well.</source>
        <translation>Die Quelle führt %1 in %2 nicht auf: Ein Limit für jeden anderen Benutzer kann ebenfalls gelten.</translation>
    </message>
    <message>
        <source>The active configuration could not be read for %1: another one may be in force by now.</source>
        <translation>Die aktive Konfiguration war seit %1 nicht zu lesen: Inzwischen kann eine andere gelten.</translation>
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
        <source>each other user</source>
        <translation>jeder andere Benutzer</translation>
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
        <source>There is no queue %1, and no placement rule could create it.</source>
        <translation>Die Queue %1 gibt es nicht, und keine Platzierungsregel könnte sie anlegen.</translation>
    </message>
    <message>
        <source>There is no queue %1, and no placement rule could create it. Similar: %2.</source>
        <extracomment>the second is a list of queues, &quot;root.prod, root.pre&quot;</extracomment>
        <translation>Die Queue %1 gibt es nicht, und keine Platzierungsregel könnte sie anlegen. Ähnlich: %2.</translation>
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
        <source>Not set: the default of the scheduler</source>
        <translation>Nicht gesetzt: die Voreinstellung des Schedulers</translation>
    </message>
    <message>
        <source>the queue that the application asks for</source>
        <translation>die Queue, die die Anwendung anfordert</translation>
    </message>
    <message>
        <source>a queue called as the user</source>
        <translation>eine Queue, die wie der Benutzer heißt</translation>
    </message>
    <message>
        <source>always the queue of the value</source>
        <translation>immer die Queue aus dem Wert</translation>
    </message>
    <message>
        <source>a queue called as the tag of the value</source>
        <translation>eine Queue, die wie das Tag aus dem Wert heißt</translation>
    </message>
    <message>
        <source>unknown to the scheduler: no rule works then</source>
        <translation>dem Scheduler unbekannt: Dann wirkt keine Regel</translation>
    </message>
    <message>
        <source>Node sort policy</source>
        <translation>Knotensortierung</translation>
    </message>
    <message>
        <source>fair spreads pods over the nodes, binpacking fills them</source>
        <translation>fair verteilt Pods auf die Knoten, binpacking füllt sie auf</translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation>Preemption</translation>
    </message>
    <message>
        <source>Whether queues below their guarantee may take from others</source>
        <translation>Ob Queues unter ihrer Garantie anderen etwas entziehen dürfen</translation>
    </message>
    <message>
        <source>Quota preemption</source>
        <translation>Quota-Preemption</translation>
    </message>
    <message>
        <source>Whether pods go when a maximum is lowered below the use</source>
        <translation>Ob Pods weichen, wenn ein Maximum unter die Nutzung gesenkt wird</translation>
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
        <source>Where the groups of users come from</source>
        <translation>Woher die Gruppen der Benutzer kommen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Of the partition</source>
        <translation>Der Partition</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Gewicht von %1</translation>
    </message>
    <message>
        <source>How much the resource counts when nodes are sorted</source>
        <translation>Wie stark die Ressource beim Sortieren der Knoten zählt</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>What the queue is made of</source>
        <translation>Woraus sich die Queue ergibt</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Whether a queue that is missing is made</source>
        <translation>Ob eine fehlende Queue angelegt wird</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Whether the rule is for those below, or for all others</source>
        <translation>Ob die Regel für die unten Genannten gilt oder für alle anderen</translation>
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
        <source>The queue of a fixed rule, the name of the tag of a tag rule</source>
        <translation>Die Queue einer fixed-Regel, der Name des Tags einer tag-Regel</translation>
    </message>
    <message>
        <source>Filter: users</source>
        <translation>Filter: Benutzer</translation>
    </message>
    <message>
        <source>Names, or one expression such as ^svc-</source>
        <translation>Namen oder ein Ausdruck wie ^svc-</translation>
    </message>
    <message>
        <source>Filter: groups</source>
        <translation>Filter: Gruppen</translation>
    </message>
    <message>
        <source>Names, or one expression such as ^team-</source>
        <translation>Namen oder ein Ausdruck wie ^team-</translation>
    </message>
</context>
<context>
    <name>QueueActions</name>
    <message>
        <source>A queue name has 1 to 64 of A-Z a-z 0-9 _ - : # / @</source>
        <translation>Ein Queue-Name hat 1 bis 64 Zeichen aus A-Z a-z 0-9 _ - : # / @</translation>
    </message>
    <message>
        <source>%1 has a queue of that name already</source>
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
        <source>cannot be applied: write users, one space, groups</source>
        <translation>nicht anwendbar: Benutzer, ein Leerzeichen, Gruppen schreiben</translation>
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
        <source>nobody by this list</source>
        <translation>niemand durch diese Liste</translation>
    </message>
    <message>
        <source>nobody by this queue</source>
        <translation>niemand durch diese Queue</translation>
    </message>
    <message>
        <source>Not set here: only those whom the lists of the queues above let in</source>
        <translation>Hier nicht gesetzt: nur wer durch die Listen der Queues darüber zugelassen ist</translation>
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
        <source>How many applications may run here at once</source>
        <translation>Wie viele Anwendungen hier gleichzeitig laufen dürfen</translation>
    </message>
    <message>
        <source>Not set here, nor above</source>
        <translation>Weder hier noch darüber gesetzt</translation>
    </message>
    <message>
        <source>Not set here: %1 lets %2 run</source>
        <translation>Hier nicht gesetzt: %1 lässt %2 zu</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Übergeordnet</translation>
    </message>
    <message>
        <source>Not set here: a queue with children is a parent</source>
        <translation>Hier nicht gesetzt: Eine Queue mit untergeordneten Queues ist übergeordnet</translation>
    </message>
    <message>
        <source>Not set here: a queue without children runs applications</source>
        <translation>Hier nicht gesetzt: In einer Queue ohne untergeordnete Queues laufen Anwendungen</translation>
    </message>
    <message>
        <source>no effect: it has children</source>
        <translation>ohne Wirkung: hat untergeordnete Queues</translation>
    </message>
    <message>
        <source>Whether queues are made below it instead of applications running in it</source>
        <translation>Ob unter ihr Queues angelegt werden, statt dass Anwendungen in ihr laufen</translation>
    </message>
    <message>
        <source>no effect on the scheduler</source>
        <translation>ohne Wirkung auf den Scheduler</translation>
    </message>
    <message>
        <source>The scheduler keeps and shows this property, but does not act upon it</source>
        <translation>Der Scheduler behält und zeigt diese Eigenschaft, richtet sich aber nicht danach</translation>
    </message>
    <message>
        <source>Not set: the default of the scheduler</source>
        <translation>Nicht gesetzt: die Voreinstellung des Schedulers</translation>
    </message>
    <message>
        <source>%1
Takes %2.</source>
        <translation>%1
Erlaubt: %2.</translation>
    </message>
    <message>
        <source>taken for %1</source>
        <translation>gilt als %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Placement rules that lead here get the new name, too</source>
        <translation>Platzierungsregeln, die hierher führen, erhalten ebenfalls den neuen Namen</translation>
    </message>
    <message>
        <source>Submit ACL</source>
        <translation>Submit-ACL</translation>
    </message>
    <message>
        <source>Who may submit applications: users, one space, groups; * is everyone</source>
        <translation>Wer Anwendungen einreichen darf: Benutzer, ein Leerzeichen, Gruppen; * steht für alle</translation>
    </message>
    <message>
        <source>Admin ACL</source>
        <translation>Admin-ACL</translation>
    </message>
    <message>
        <source>Who may administer, and submit: users, one space, groups</source>
        <translation>Wer verwalten und einreichen darf: Benutzer, ein Leerzeichen, Gruppen</translation>
    </message>
    <message>
        <source>Not set here: comes from %1</source>
        <translation>Hier nicht gesetzt: kommt von %1</translation>
    </message>
    <message>
        <source>How many applications may run at once in each queue that is made</source>
        <translation>Wie viele Anwendungen in jeder angelegten Queue gleichzeitig laufen dürfen</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
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
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>95 % wait</source>
        <extracomment>the 95th percentile of the waits</extracomment>
        <translation>95 % warten</translation>
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
        <source>Denied</source>
        <translation>Verweigert</translation>
    </message>
    <message>
        <source>Applications that were submitted, rejected ones included</source>
        <translation>Eingereichte Anwendungen, abgelehnte eingeschlossen</translation>
    </message>
    <message>
        <source>Applications that were accepted and have not got anything yet</source>
        <translation>Anwendungen, die angenommen wurden und noch nichts bekommen haben</translation>
    </message>
    <message>
        <source>Applications that have got something and are not finished</source>
        <translation>Anwendungen, die etwas bekommen haben und nicht fertig sind</translation>
    </message>
    <message>
        <source>Applications that came to their end</source>
        <translation>Anwendungen, die ihr Ende erreicht haben</translation>
    </message>
    <message>
        <source>Applications that failed</source>
        <translation>Anwendungen, die gescheitert sind</translation>
    </message>
    <message>
        <source>Applications that the scheduler did not accept</source>
        <translation>Anwendungen, die der Scheduler nicht angenommen hat</translation>
    </message>
    <message>
        <source>From submission to the first allocation, on the average; an application that still waits counts with the time until now</source>
        <translation>Vom Einreichen bis zur ersten Zuteilung, im Mittel; eine Anwendung, die noch wartet, zählt mit der Zeit bis jetzt</translation>
    </message>
    <message>
        <source>The wait that 95 of 100 applications do not exceed</source>
        <translation>Die Wartezeit, die 95 von 100 Anwendungen nicht überschreiten</translation>
    </message>
    <message>
        <source>How much of the tightest quota was used, on the average of the whole time</source>
        <translation>Wie viel von der knappsten Quota genutzt wurde, im Mittel der ganzen Zeit</translation>
    </message>
    <message>
        <source>How much of that quota is used now</source>
        <translation>Wie viel von dieser Quota jetzt genutzt wird</translation>
    </message>
    <message>
        <source>Attempts of the scheduler that came to nothing; a request that waits is tried once a second</source>
        <translation>Vergebliche Versuche des Schedulers; eine wartende Anforderung wird jede Sekunde einmal versucht</translation>
    </message>
    <message>
        <source>%1 pp</source>
        <extracomment>percentage points</extracomment>
        <translation>%1 Pp.</translation>
    </message>
    <message>
        <source>the queue is stopped</source>
        <translation>die Queue ist angehalten</translation>
    </message>
    <message>
        <source>no node with room</source>
        <translation>kein Knoten mit Platz</translation>
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
        <source>no card of a model it takes</source>
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
    <name>ValueCheck</name>
    <message>
        <source>%1 % of %2</source>
        <translation>%1 % von %2</translation>
    </message>
    <message>
        <source>Writes %1</source>
        <extracomment>1536Gi, which is 1.5 TiB</extracomment>
        <translation>Schreibt %1</translation>
    </message>
    <message>
        <source>Writes %1, which is %2</source>
        <translation>Schreibt %1, das ist %2</translation>
    </message>
    <message>
        <source>top user now: %1 with %2</source>
        <extracomment>the user who uses most of a resource</extracomment>
        <translation>größter Benutzer jetzt: %1 mit %2</translation>
    </message>
    <message>
        <source>no pod asks for cpu, they ask for vcore: this limits nothing</source>
        <translation>kein Pod fordert cpu an, Pods fordern vcore an: Dies begrenzt nichts</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of applications: write digits, or nothing for no limit</source>
        <translation>„%1“ ist keine Anzahl von Anwendungen: Ziffern schreiben, oder nichts für kein Limit</translation>
    </message>
    <message>
        <source>0 means no limit here, as if it were empty. Press Enter again to write it.</source>
        <translation>0 bedeutet hier kein Limit, als wäre das Feld leer. Zum Schreiben erneut Enter drücken.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n application(s) may run at once</source>
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
        <source>%1 is %2, less than 1 MiB: write Mi or Gi if more is meant.</source>
        <translation>%1 sind %2, weniger als 1 MiB: Schreiben Sie Mi oder Gi, wenn mehr gemeint ist.</translation>
    </message>
    <message>
        <source>%1 is %2 cores: Ki, Mi and Gi are units of memory.</source>
        <translation>%1 sind %2 Kerne: Ki, Mi und Gi sind Einheiten für Speicher.</translation>
    </message>
    <message>
        <source>%1 is more than any cluster has: check the unit.</source>
        <translation>%1 ist mehr, als irgendein Cluster hat: Prüfen Sie die Einheit.</translation>
    </message>
    <message>
        <source>%1 is more than %2 times what the nodes have, %3: check the unit.</source>
        <translation>%1 ist mehr als das %2-Fache dessen, was die Knoten haben (%3): Prüfen Sie die Einheit.</translation>
    </message>
    <message>
        <source>%1 Press Enter again to write it.</source>
        <translation>%1 Drücken Sie noch einmal die Eingabetaste, um es trotzdem zu schreiben.</translation>
    </message>
</context>
<context>
    <name>ValueUnit</name>
    <message>
        <source>%1 %</source>
        <extracomment>percent</extracomment>
        <translation>%1 %</translation>
    </message>
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
        <source>each other user</source>
        <translation>jeder andere Benutzer für sich</translation>
    </message>
    <message>
        <source>A limit needs somebody: write u:name for a user or g:name for a group, or u:*</source>
        <translation>Ein Limit gilt für jemanden: u:Name für einen Benutzer, g:Name für eine Gruppe oder u:*</translation>
    </message>
    <message>
        <source>The scheduler refuses the name &quot;%1&quot;</source>
        <translation>Der Scheduler lehnt den Namen „%1“ ab</translation>
    </message>
    <message>
        <source>Not seen yet by the scheduler: %1</source>
        <translation>Dem Scheduler noch nicht begegnet: %1</translation>
    </message>
    <message>
        <source>u: a user, g: a group, u:* each other user, g:* all other groups together</source>
        <translation>u: ein Benutzer, g: eine Gruppe, u:* jeder andere Benutzer, g:* alle anderen Gruppen zusammen</translation>
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
    <message>
        <source>Charged to</source>
        <translation>Gruppe</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::BulkEditModel</name>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
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
        <source>%1, by the limit at %2</source>
        <extracomment>group, queue</extracomment>
        <translation>%1, durch das Limit in %2</translation>
    </message>
    <message>
        <source>Applications of %1 in %2 are charged to %3</source>
        <translation>Anwendungen von %1 in %2 werden auf %3 angerechnet</translation>
    </message>
    <message>
        <source>New applications of %1 in %2 will be charged to %3; as saved it is %4</source>
        <translation>Neue Anwendungen von %1 in %2 werden auf %3 angerechnet; laut gespeicherter Datei auf %4</translation>
    </message>
    <message>
        <source>User (groups)</source>
        <translation>Benutzer (Gruppen)</translation>
    </message>
    <message>
        <source>New applications of %1 in %2 will be charged to %3; now it is %4</source>
        <translation>Neue Anwendungen von %1 in %2 werden auf %3 angerechnet; jetzt auf %4</translation>
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
        <source>B less A; of shares in percentage points</source>
        <translation>B weniger A; bei Anteilen in Prozentpunkten</translation>
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
        <source>Not set here; %1 holds, set at %2</source>
        <translation>Hier nicht gesetzt; es gilt %1, gesetzt in %2</translation>
    </message>
    <message>
        <source>Unlimited: set neither here nor above</source>
        <translation>Unbegrenzt: weder hier noch darüber gesetzt</translation>
    </message>
    <message>
        <source>%1, binding: the smallest of %2 on the way</source>
        <translation>%1, greift: das kleinste von %2 auf dem Weg</translation>
    </message>
    <message>
        <source>▼ new</source>
        <translation>▼ neu</translation>
    </message>
    <message>
        <source>▲ gone</source>
        <translation>▲ entfallen</translation>
    </message>
    <message>
        <source>binding or not</source>
        <translation>greift oder nicht</translation>
    </message>
    <message>
        <source>another entry</source>
        <translation>anderer Eintrag</translation>
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
        <source>At</source>
        <translation>In Queue</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Wessen</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>As saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>As edited</source>
        <translation>Bearbeitet</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>In Kraft</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::EffectiveSession</name>
    <message>
        <source>No configuration is open.</source>
        <translation>Keine Konfiguration ist geöffnet.</translation>
    </message>
    <message>
        <source>The scheduler would reject this text and keep what it has: %1</source>
        <translation>Der Scheduler würde diesen Text ablehnen und behalten, was er hat: %1</translation>
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
        <source>over by %1</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>min counts %1</source>
        <translation>min zählt %1</translation>
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
        <source>weight is not max</source>
        <translation>Gewicht ist nicht max</translation>
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
        <source>max of %1 does not name %2: it is neither counted nor limited</source>
        <translation>max von %1 nennt %2 nicht: wird weder gezählt noch begrenzt</translation>
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
        <source>%1, of which %2 count: the minima of the level are more than there is to share</source>
        <translation>%1, davon zählen %2: Die Minima der Ebene übersteigen, was zu verteilen ist</translation>
    </message>
    <message>
        <source>Not set, which counts as 0</source>
        <translation>Nicht gesetzt, zählt als 0</translation>
    </message>
    <message>
        <source>Not named in max: neither counted nor limited</source>
        <translation>In max nicht genannt: weder gezählt noch begrenzt</translation>
    </message>
    <message>
        <source>%1, while max is %2: the cluster does not let a weight follow max</source>
        <translation>%1, während max %2 ist: Der Cluster lässt ein Gewicht nicht max folgen</translation>
    </message>
    <message>
        <source>The object does not report it; solved as if it were nothing</source>
        <translation>Das Objekt meldet dies nicht; berechnet, als wäre es nichts</translation>
    </message>
    <message>
        <source>The object does not report it</source>
        <translation>Das Objekt meldet dies nicht</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>The quota group</source>
        <translation>Quota-Gruppe</translation>
    </message>
    <message>
        <source>Used of runtime</source>
        <translation>Von Runtime belegt</translation>
    </message>
    <message>
        <source>Filled: used; hatched: requested beyond; foot: min; flag: max; bold mark: runtime</source>
        <translation>Gefüllt: belegt; schraffiert: darüber hinaus angefordert; Fuß: Min.; Fahne: Max.; fette Marke: Runtime</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>What is the group&apos;s own when it asks for it; – where none is set</source>
        <translation>Was der Gruppe zusteht, wenn sie es anfordert; –, wo keines gesetzt ist</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>What the group never gets more than; ∞ where max does not name it</source>
        <translation>Mehr erhält die Gruppe nie; ∞, wo max die Ressource nicht nennt</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>The part of what is left; max counts where none is set</source>
        <translation>Anteil am Rest; wo keines gesetzt ist, zählt max</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Asked for in the group and below it, pending pods included</source>
        <translation>In der Gruppe und darunter angefordert, einschließlich wartender Pods</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Assigned in the group and below it</source>
        <translation>In der Gruppe und darunter zugewiesen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>The runtime with the groups as they are in the saved file</source>
        <translation>Runtime mit den Gruppen, wie sie in der gespeicherten Datei stehen</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Runtime</translation>
    </message>
    <message>
        <source>What the group may use now. It follows what is asked for</source>
        <translation>Was die Gruppe jetzt nutzen darf. Folgt dem, was angefordert ist</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>What deserves a look</source>
        <translation>Was Beachtung verdient</translation>
    </message>
    <message>
        <source>cluster says %1</source>
        <translation>laut Cluster %1</translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <source>The runtime that the cluster reports</source>
        <translation>Die Runtime, die der Cluster meldet</translation>
    </message>
    <message>
        <source>may get %1</source>
        <comment>numbers of cards by model</comment>
        <translation>kann %1 bekommen</translation>
    </message>
    <message>
        <source>root of tree %1</source>
        <translation>Wurzel von Baum %1</translation>
    </message>
    <message>
        <source>%1 of any model; now it may get %2</source>
        <comment>amount, numbers of cards by model</comment>
        <translation>%1 jedes Modells; jetzt kann sie %2 bekommen</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::FieldTableModel</name>
    <message>
        <source>The scheduler takes %1 for &quot;%2&quot;: it wants %3. Press Enter again to write it.</source>
        <translation>Der Scheduler nimmt %1 für „%2“: Er erwartet %3. Zum Schreiben erneut Enter drücken.</translation>
    </message>
    <message>
        <source>Empty: not set here, %1 holds</source>
        <translation>Leer: hier nicht gesetzt, es gilt %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of at least 0</source>
        <translation>„%1“ ist keine Zahl ab 0</translation>
    </message>
    <message>
        <source>Choose one of: %1</source>
        <translation>Eines davon wählen: %1</translation>
    </message>
    <message>
        <source>A queue name has 1 to 64 of A-Z a-z 0-9 _ - : # / @</source>
        <translation>Ein Queue-Name hat 1 bis 64 Zeichen aus A-Z a-z 0-9 _ - : # / @</translation>
    </message>
    <message>
        <source>Write users, one space, groups, such as: sue,bob dev,ops</source>
        <translation>Benutzer, ein Leerzeichen, Gruppen eingeben, etwa: sue,bob dev,ops</translation>
    </message>
    <message>
        <source>This cannot be empty</source>
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
        <source>Same meaning, other text</source>
        <translation>Gleiche Bedeutung, anderer Text</translation>
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
        <source>Most
borrowed</source>
        <translation>Höchstens
geliehen</translation>
    </message>
    <message>
        <source>Most
lent</source>
        <translation>Höchstens
verliehen</translation>
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
        <source>Revoked</source>
        <translation>Verdrängt</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgewiesen</translation>
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
        <source>Refused by</source>
        <translation>Abgewiesen durch</translation>
    </message>
    <message>
        <source>Assigned now, in the group and below it</source>
        <translation>Derzeit zugewiesen, in der Gruppe und darunter</translation>
    </message>
    <message>
        <source>What the group may use now; ∞ where nothing limits it</source>
        <translation>Was die Gruppe derzeit belegen darf; ∞, wo nichts sie begrenzt</translation>
    </message>
    <message>
        <source>How long it used more of any resource than its runtime, all in all</source>
        <translation>Wie lange sie von irgendeiner Ressource mehr belegte als ihre Runtime, alles in allem</translation>
    </message>
    <message>
        <source>Used beyond the min in effect, at the peak</source>
        <translation>Über das wirksame Min. hinaus belegt, zum Höchststand</translation>
    </message>
    <message>
        <source>Of its min in effect, what others could use, at the peak</source>
        <translation>Was andere von ihrem wirksamen Min. belegen konnten, zum Höchststand</translation>
    </message>
    <message>
        <source>Pods that are on no node now</source>
        <translation>Pods, die derzeit auf keinem Knoten sind</translation>
    </message>
    <message>
        <source>Pods that are on a node now</source>
        <translation>Pods, die derzeit auf einem Knoten sind</translation>
    </message>
    <message>
        <source>Pods that came to their end</source>
        <translation>Pods, die zu Ende gelaufen sind</translation>
    </message>
    <message>
        <source>How often a pod got a node; one that was evicted may get one again</source>
        <translation>Wie oft ein Pod einen Knoten bekam; ein verdrängter kann wieder einen bekommen</translation>
    </message>
    <message>
        <source>How often a pod was evicted: for over-use, for cards that are guaranteed to others, or for a more important pod of its group</source>
        <translation>Wie oft ein Pod verdrängt wurde: wegen Überbelegung, wegen Karten, die anderen garantiert sind, oder für einen wichtigeren Pod seiner Gruppe</translation>
    </message>
    <message>
        <source>Attempts that came to nothing; a pod that waits is tried once a second</source>
        <translation>Vergebliche Versuche; ein wartender Pod wird jede Sekunde versucht</translation>
    </message>
    <message>
        <source>Each time that a pod waited, on the average; one that still waits counts with the time until now</source>
        <translation>Jedes Mal, das ein Pod wartete, im Mittel; einer, der noch wartet, zählt mit der Zeit bis jetzt</translation>
    </message>
    <message>
        <source>The longest that a pod waited at a time</source>
        <translation>Die längste Zeit, die ein Pod am Stück wartete</translation>
    </message>
    <message>
        <source>%1
What became of its pods until it was deleted is counted here alone, not in the groups above it.</source>
        <extracomment>name of a group, &quot;(deleted)&quot;</extracomment>
        <translation>%1
Was aus ihren Pods wurde, bis sie gelöscht wurde, zählt nur hier, nicht in den Gruppen darüber.</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ImpactModel</name>
    <message>
        <source>no group</source>
        <translation>keine Gruppe</translation>
    </message>
    <message>
        <source>what is above is preempted</source>
        <translation>was darüber liegt, wird verdrängt</translation>
    </message>
    <message>
        <source>running work stays, new requests wait</source>
        <translation>laufende Arbeit bleibt, neue Anforderungen warten</translation>
    </message>
    <message>
        <source>new requests wait, as before</source>
        <translation>neue Anforderungen warten, wie bisher</translation>
    </message>
    <message>
        <source>takes no new applications and goes when it is empty</source>
        <translation>nimmt keine neuen Anwendungen an und verschwindet, sobald sie leer ist</translation>
    </message>
    <message>
        <source>was unlimited</source>
        <translation>war unbegrenzt</translation>
    </message>
    <message>
        <source>▼ tighter</source>
        <translation>▼ strenger</translation>
    </message>
    <message>
        <source>new applications are charged to %1, before to %2</source>
        <translation>neue Anwendungen werden auf %1 angerechnet, vorher auf %2</translation>
    </message>
    <message>
        <source>is limited no longer</source>
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
        <source>Over the limit now</source>
        <translation>Jetzt über dem Limit</translation>
    </message>
    <message>
        <source>Over the limit as before</source>
        <translation>Über dem Limit wie bisher</translation>
    </message>
    <message>
        <source>Queue drains</source>
        <translation>Queue leert sich</translation>
    </message>
    <message>
        <source>Limited from now on</source>
        <translation>Ab jetzt begrenzt</translation>
    </message>
    <message>
        <source>Less headroom</source>
        <translation>Weniger Spielraum</translation>
    </message>
    <message>
        <source>Charged to another group</source>
        <translation>Auf andere Gruppe angerechnet</translation>
    </message>
    <message>
        <source>Unlimited from now on</source>
        <translation>Ab jetzt unbegrenzt</translation>
    </message>
    <message>
        <source>More headroom</source>
        <translation>Mehr Spielraum</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
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
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Left before</source>
        <translation>Rest vorher</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
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
        <source>switched off</source>
        <translation>abgeschaltet</translation>
    </message>
    <message>
        <source>0 (no limit)</source>
        <translation>0 (kein Limit)</translation>
    </message>
    <message>
        <source>%1: not seen yet by the scheduler</source>
        <translation>%1: vom Scheduler noch nicht gesehen</translation>
    </message>
    <message>
        <source>A comment in the text: the scheduler does not see this limit</source>
        <translation>Ein Kommentar im Text: Der Scheduler sieht dieses Limit nicht</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
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
        <source>0: none of these may use any %1 here. Press Enter again to write it; empty means no limit.</source>
        <translation>0: Niemand davon darf hier %1 nutzen. Zum Schreiben erneut Enter drücken; leer bedeutet kein Limit.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>How much of what the limit allows can be had: quotas and limits above it may be smaller</source>
        <translation>Wie viel von dem zu haben ist, was das Limit erlaubt: Quotas und Limits darüber können kleiner sein</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Wirksam</translation>
    </message>
    <message>
        <source>&lt; 1 %</source>
        <translation>&lt; 1 %</translation>
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
        <source>as far as is known, yes</source>
        <translation>soweit bekannt, ja</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>answer: question</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, of the edited file</source>
        <translation>%1, laut geänderter Datei</translation>
    </message>
    <message>
        <source>%1, of what is in force</source>
        <translation>%1, laut geltendem Stand</translation>
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
        <source>Of the partition %1</source>
        <translation>Der Partition %1</translation>
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
    <name>quotadeck::models::QuotaTableModel</name>
    <message>
        <source>Not set here: %1 has a max of %2</source>
        <translation>Hier nicht gesetzt: %1 hat ein max von %2</translation>
    </message>
    <message>
        <source>The own max, %1</source>
        <translation>Das eigene max, %1</translation>
    </message>
    <message>
        <source>The max of %1, %2</source>
        <translation>Das max von %1, %2</translation>
    </message>
    <message>
        <source>%1 (nodes)</source>
        <translation>%1 (Knoten)</translation>
    </message>
    <message>
        <source>No queue on the way has a max: what the nodes offer now</source>
        <translation>Keine Queue auf dem Weg hat ein max: was die Knoten jetzt bieten</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>No queue on the way has a max; what the nodes offer is not known</source>
        <translation>Keine Queue auf dem Weg hat ein max; was die Knoten bieten, ist nicht bekannt</translation>
    </message>
    <message>
        <source>The text cannot be read: mend it first</source>
        <translation>Der Text ist nicht lesbar: Zuerst berichtigen</translation>
    </message>
    <message>
        <source>This queue is not written in the file</source>
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
        <source>Zero: nothing of it may be used here</source>
        <translation>Null: Davon darf hier nichts genutzt werden</translation>
    </message>
    <message>
        <source>Not set: nothing is kept for this queue</source>
        <translation>Nicht gesetzt: Für diese Queue wird nichts vorgehalten</translation>
    </message>
    <message>
        <source>Not set here, nor above</source>
        <translation>Weder hier noch darüber gesetzt</translation>
    </message>
    <message>
        <source>the max above</source>
        <translation>das max darüber</translation>
    </message>
    <message>
        <source>Empty: unlimited here</source>
        <translation>Leer: hier unbegrenzt</translation>
    </message>
    <message>
        <source>0: nothing of %1 may be used here. Press Enter again to write it; empty means no max.</source>
        <translation>0: Von %1 darf hier nichts genutzt werden. Zum Schreiben erneut Enter drücken; leer bedeutet kein max.</translation>
    </message>
    <message>
        <source>Empty: nothing is kept for this queue</source>
        <translation>Leer: Für diese Queue wird nichts vorgehalten</translation>
    </message>
    <message>
        <source>0: nothing is kept, as if it were empty. Press Enter again to write it.</source>
        <translation>0: Nichts wird vorgehalten, als wäre es leer. Zum Schreiben erneut Enter drücken.</translation>
    </message>
    <message>
        <source>The root has what the nodes offer</source>
        <translation>Die Root-Queue hat, was die Knoten bieten</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ResultsModel</name>
    <message>
        <source>%1
The quota is that at %2.</source>
        <extracomment>path of a queue</extracomment>
        <translation>%1
Die Quota ist die bei %2.</translation>
    </message>
    <message>
        <source>Of the quota that most is used of on the average: of a queue the smallest maximum up to the root, of a user the limits</source>
        <translation>Von der Quota, die im Mittel am stärksten genutzt wird: bei einer Queue das kleinste Maximum bis zur Wurzel, bei einem Benutzer seine Limits</translation>
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
        <source>Denied by</source>
        <translation>Verweigert durch</translation>
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
        <source>nobody</source>
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
        <source>For</source>
        <translation>Für</translation>
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
        <source>Rules are asked from the top; the first that gives a queue wins</source>
        <translation>Regeln werden von oben befragt; die erste, die eine Queue ergibt, gewinnt</translation>
    </message>
    <message>
        <source>Gives the queue below which the rule above it places</source>
        <translation>Ergibt die Queue, unter der die Regel darüber platziert</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::RuntimeChangesModel</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>▼ over its runtime by %1</source>
        <translation>▼ um %1 über ihrer Runtime</translation>
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
        <source>not yet</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>trifft zu</translation>
    </message>
    <message>
        <source>broken: %1</source>
        <translation>verletzt: %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Does it hold?</source>
        <translation>Trifft sie zu?</translation>
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
        <source>asking…</source>
        <translation>wird gefragt…</translation>
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
        <source>could not be asked: %1: %2 (%3)</source>
        <translation>konnte nicht gefragt werden: %1: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::ScriptModel</name>
    <message>
        <source>to come</source>
        <translation>steht aus</translation>
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
        <source>%1 (by hand)</source>
        <extracomment>title of an action that was injected</extracomment>
        <translation>%1 (von Hand)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>quotadeck::models::TraceModel</name>
    <message>
        <source>%1: %2 of %3 used, %4 asked for</source>
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
        <source>✖ does not pass</source>
        <translation>✖ passt nicht</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>✖ in the way ◆</source>
        <translation>✖ im Weg ◆</translation>
    </message>
    <message>
        <source>✖ in the way</source>
        <translation>✖ im Weg</translation>
    </message>
    <message>
        <source>◆ tightest</source>
        <translation>◆ engstes</translation>
    </message>
    <message>
        <source>Nothing of what is asked for is limited here for %1: what is set above holds</source>
        <translation>Nichts vom Angeforderten ist hier für %1 begrenzt: Es gilt, was darüber gesetzt ist</translation>
    </message>
    <message>
        <source>0: nothing of %1 may be used here</source>
        <translation>0: Von %1 darf hier nichts genutzt werden</translation>
    </message>
    <message>
        <source>Not set here; %1 holds, set at %2</source>
        <translation>Hier nicht gesetzt; es gilt %1, gesetzt in %2</translation>
    </message>
    <message>
        <source>Unlimited: set neither here nor above</source>
        <translation>Unbegrenzt: weder hier noch darüber gesetzt</translation>
    </message>
    <message>
        <source>What is used is not known</source>
        <translation>Was belegt ist, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Refuses the request; the smallest headroom of %1 on the whole way</source>
        <translation>Weist die Anforderung zurück; kleinster Spielraum für %1 auf dem ganzen Weg</translation>
    </message>
    <message>
        <source>Refuses the request</source>
        <translation>Weist die Anforderung zurück</translation>
    </message>
    <message>
        <source>The smallest headroom of %1 on the whole way</source>
        <translation>Kleinster Spielraum für %1 auf dem ganzen Weg</translation>
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
        <source>At</source>
        <translation>In Queue</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Wessen</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Used, asked</source>
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
        <source>Asked</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Verdict</source>
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
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
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
        <source>Submit an application</source>
        <translation>Anwendung einreichen</translation>
    </message>
    <message>
        <source>Submit a gang</source>
        <translation>Gang einreichen</translation>
    </message>
    <message>
        <source>Add pods to an application</source>
        <translation>Pods zu einer Anwendung hinzufügen</translation>
    </message>
    <message>
        <source>Complete pods</source>
        <translation>Pods abschließen</translation>
    </message>
    <message>
        <source>Fail an application</source>
        <translation>Anwendung fehlschlagen lassen</translation>
    </message>
    <message>
        <source>Preempt pods</source>
        <translation>Pods verdrängen</translation>
    </message>
    <message>
        <source>Add a node</source>
        <translation>Knoten hinzufügen</translation>
    </message>
    <message>
        <source>Drain a node</source>
        <translation>Knoten leeren</translation>
    </message>
    <message>
        <source>Lose a node</source>
        <translation>Knoten ausfallen lassen</translation>
    </message>
    <message>
        <source>Return a node</source>
        <translation>Knoten zurückkehren lassen</translation>
    </message>
    <message>
        <source>Change the groups of a user</source>
        <translation>Gruppen eines Benutzers ändern</translation>
    </message>
    <message>
        <source>Load a configuration</source>
        <translation>Konfiguration laden</translation>
    </message>
    <message>
        <source>Create or change a namespace</source>
        <translation>Namespace anlegen oder ändern</translation>
    </message>
    <message>
        <source>Restart the scheduler</source>
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
        <source>Lose node %1</source>
        <translation>Knoten %1 ausfallen lassen</translation>
    </message>
    <message>
        <source>Return node %1</source>
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
        <source>Create pods</source>
        <translation>Pods anlegen</translation>
    </message>
    <message>
        <source>End pods</source>
        <translation>Pods beenden</translation>
    </message>
    <message>
        <source>Change quota groups</source>
        <translation>Quota-Gruppen ändern</translation>
    </message>
    <message>
        <source>Delete a quota group</source>
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
        <source>Count cards alone</source>
        <translation>Nur Karten zählen</translation>
    </message>
    <message>
        <source>Let %1 go by models</source>
        <translation>%1 nach Modellen vergeben</translation>
    </message>
    <message>
        <source>Let cards go by models</source>
        <translation>Karten nach Modellen zählen</translation>
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
        <source>The resource that all numbers are of</source>
        <translation>Ressource, auf die sich alle Zahlen beziehen</translation>
    </message>
    <message>
        <source>Cluster total</source>
        <translation>Cluster-Summe</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>What all nodes of the cluster have of this resource, for example 400 or 2Ti</source>
        <translation>Was alle Knoten des Clusters von dieser Ressource haben, zum Beispiel 400 oder 2Ti</translation>
    </message>
    <message>
        <source>Cards by model</source>
        <translation>Karten nach Modell</translation>
    </message>
    <message>
        <source>Let what groups are guaranteed of single models of cards count: an addition that Koordinator does not know</source>
        <translation>Berücksichtigt, was Gruppen von einzelnen Kartenmodellen zugesichert ist: ein Zusatz, den Koordinator nicht kennt</translation>
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
        <source>min of the first level %1, more than there is: scaled down</source>
        <translation>Min. der ersten Ebene %1, mehr als vorhanden: herabskaliert</translation>
    </message>
    <message>
        <source>min of the first level %1</source>
        <translation>Min. der ersten Ebene %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no total of %2: write for example 400, 1500m or 2Ti.</source>
        <translation>„%1“ ist keine Summe von %2: zum Beispiel 400, 1500m oder 2Ti eingeben.</translation>
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
        <source>What the formula changes</source>
        <translation>Was die Formel ändert</translation>
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
        <source>*1.2 multiplies, +10Gi and -500m add and take, =64Gi sets, clear takes out. What is not limited stays so unless it is set.</source>
        <translation>*1.2 multipliziert, +10Gi und -500m addieren und ziehen ab, =64Gi setzt, clear entfernt. Was nicht begrenzt ist, bleibt es, sofern es nicht gesetzt wird.</translation>
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
        <source>the changes in meaning are unknown, %1: %2</source>
        <translation>die Änderungen der Bedeutung sind unbekannt, %1: %2</translation>
    </message>
    <message>
        <source>other text, same settings</source>
        <translation>anderer Text, gleiche Einstellungen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChangesPanel</name>
    <message>
        <source>Revert This Change</source>
        <translation>Diese Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>%1: not comparable by meaning, %2: %3</source>
        <translation>%1: nicht nach Bedeutung vergleichbar, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Finding out whether this change can be taken back alone</source>
        <translation>Es wird ermittelt, ob sich diese Änderung einzeln zurücknehmen lässt</translation>
    </message>
    <message>
        <source>Select a change first</source>
        <translation>Zuerst eine Änderung auswählen</translation>
    </message>
    <message>
        <source>Take this change back and keep the others</source>
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
        <source>The changes since the last save are shown already</source>
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
        <source>The comparison with the active configuration is shown already</source>
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
        <source>%1: both texts are the same.</source>
        <translation>%1: beide Texte sind gleich.</translation>
    </message>
    <message>
        <source>No changes since last save</source>
        <translation>Keine Änderungen seit dem letzten Speichern</translation>
    </message>
    <message>
        <source>The file on disk was changed by another program. Its changes are not listed here: choose Compare above to see them.</source>
        <translation>Die Datei auf dem Datenträger wurde von einem anderen Programm geändert. Diese Änderungen stehen nicht hier: wählen Sie oben Vergleichen, um sie zu sehen.</translation>
    </message>
    <message>
        <source>The current text is the one that was last opened or saved.</source>
        <translation>Der aktuelle Text ist der zuletzt geöffnete oder gespeicherte.</translation>
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
        <source>%1: other text, same settings</source>
        <translation>%1: anderer Text, gleiche Einstellungen</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChargePanel</name>
    <message>
        <source>Changes of the charged group</source>
        <translation>Änderungen der angerechneten Gruppe</translation>
    </message>
    <message>
        <source>&amp;Only what changes</source>
        <translation>&amp;Nur Änderungen</translation>
    </message>
    <message>
        <source>More people</source>
        <translation>Weitere Personen</translation>
    </message>
    <message>
        <source>more people: sue: dev, qa; bob: ds</source>
        <translation>weitere Personen: sue: dev, qa; bob: ds</translation>
    </message>
    <message>
        <source>People beside those whose groups the source tells, or in other groups: &quot;sue: dev, qa; bob: ds&quot;</source>
        <translation>Personen außer denen, deren Gruppen die Quelle nennt, oder in anderen Gruppen: „sue: dev, qa; bob: ds“</translation>
    </message>
    <message>
        <source>Charged groups, users by queues</source>
        <translation>Angerechnete Gruppen, Benutzer nach Queues</translation>
    </message>
    <message>
        <source>Return or a double click shows the limits of this person in this queue</source>
        <translation>Eingabetaste oder Doppelklick zeigt die Limits dieser Person in dieser Queue</translation>
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
        <translation>Angerechnete Gruppe</translation>
    </message>
    <message>
        <source>the file as saved is not one that the scheduler takes, so nothing is compared</source>
        <translation>die gespeicherte Datei würde der Scheduler nicht annehmen, daher wird nichts verglichen</translation>
    </message>
    <message>
        <source>The edits change nobody&apos;s group</source>
        <translation>Die Änderungen ändern niemandes Gruppe</translation>
    </message>
    <message numerus="yes">
        <source>%n people change their group from the next application on</source>
        <translation>
            <numerusform>%n Person wechselt ab der nächsten Anwendung die Gruppe</numerusform>
            <numerusform>%n Personen wechseln ab der nächsten Anwendung die Gruppe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the groups of %n more are not known</source>
        <translation>
            <numerusform>die Gruppen von %n weiteren Person sind nicht bekannt</numerusform>
            <numerusform>die Gruppen von %n weiteren Personen sind nicht bekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more do not fit in</source>
        <translation>
            <numerusform>%n weitere passt nicht hinein</numerusform>
            <numerusform>%n weitere passen nicht hinein</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is charged is not known</source>
        <translation>Wem angerechnet wird, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Nobody&apos;s groups are known</source>
        <translation>Von niemandem sind Gruppen bekannt</translation>
    </message>
    <message>
        <source>The group file was not read: %1: %2</source>
        <translation>Die Gruppendatei wurde nicht gelesen: %1: %2</translation>
    </message>
    <message>
        <source>Group File…</source>
        <translation>Gruppendatei…</translation>
    </message>
    <message>
        <source>Read who is in which groups from a file: lines &quot;user: group, group&quot;, or the output of getent group and getent passwd. It outweighs what applications were submitted with.</source>
        <translation>Aus einer Datei lesen, wer in welchen Gruppen ist: Zeilen „benutzer: gruppe, gruppe“ oder die Ausgabe von getent group und getent passwd. Sie geht dem vor, womit Anwendungen eingereicht wurden.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Read Who Is in Which Groups</source>
        <translation>Lesen, wer in welchen Gruppen ist</translation>
    </message>
    <message>
        <source>Forget what %1 tells</source>
        <translation>Vergessen, was %1 angibt</translation>
    </message>
    <message numerus="yes">
        <source>groups of %n people from %1</source>
        <extracomment>number of people, file name</extracomment>
        <translation>
            <numerusform>Gruppen von %n Person aus %1</numerusform>
            <numerusform>Gruppen von %n Personen aus %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget the group file</source>
        <translation>Gruppendatei vergessen</translation>
    </message>
    <message>
        <source>Connect a cluster, type above who is in which groups: &quot;sue: dev, qa; bob: ds&quot;, or choose a file that tells.</source>
        <translation>Verbinden Sie einen Cluster, geben Sie oben ein, wer in welchen Gruppen ist: „sue: dev, qa; bob: ds“, oder wählen Sie eine Datei, in der es steht.</translation>
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
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Show the same as a table of numbers (T)</source>
        <translation>Dasselbe als Zahlentabelle anzeigen (T)</translation>
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
        <source>Back to Live</source>
        <translation>Zurück zu Live</translation>
    </message>
    <message>
        <source>Follow the newest sample again (Esc)</source>
        <translation>Wieder dem neuesten Messwert folgen (Esc)</translation>
    </message>
    <message>
        <source>These numbers come from the simulator, not from a cluster.</source>
        <translation>Diese Zahlen stammen vom Simulator, nicht von einem Cluster.</translation>
    </message>
    <message>
        <source>There is room for no more charts: remove one first</source>
        <translation>Für weitere Diagramme ist kein Platz: Zuerst eines entfernen</translation>
    </message>
    <message>
        <source>Another chart below these, on the same time</source>
        <translation>Weiteres Diagramm unter diesen, mit derselben Zeitachse</translation>
    </message>
    <message>
        <source>There are no samples yet</source>
        <translation>Noch keine Messwerte vorhanden</translation>
    </message>
    <message>
        <source>Save as PNG, SVG, CSV or JSON (Ctrl+E)</source>
        <translation>Als PNG, SVG, CSV oder JSON speichern (Strg+E)</translation>
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
        <source>Show the chosen span again (Esc)</source>
        <translation>Wieder die gewählte Zeitspanne zeigen (Esc)</translation>
    </message>
    <message>
        <source>No new samples – %1</source>
        <translation>Keine neuen Messwerte – %1</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartHeader</name>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Resource of the chart</source>
        <translation>Ressource des Diagramms</translation>
    </message>
    <message>
        <source>The resource of all pages, as chosen in the tool bar, or one of its own</source>
        <translation>Ressource aller Seiten, wie in der Werkzeugleiste gewählt, oder eine eigene</translation>
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
        <source>Chosen only</source>
        <translation>Nur gewählte</translation>
    </message>
    <message>
        <source>Whose lines are shown</source>
        <translation>Wessen Linien angezeigt werden</translation>
    </message>
    <message>
        <source>The largest ones, besides the selection and what was added by name</source>
        <translation>Die größten, zusätzlich zur Auswahl und zu namentlich Hinzugefügtem</translation>
    </message>
    <message>
        <source>How many lines</source>
        <translation>Anzahl der Linien</translation>
    </message>
    <message>
        <source>Add Series…</source>
        <translation>Reihe hinzufügen…</translation>
    </message>
    <message>
        <source>Put a queue, user or group into this chart by name</source>
        <translation>Queue, Benutzer oder Gruppe namentlich in dieses Diagramm aufnehmen</translation>
    </message>
    <message>
        <source>Remove this chart</source>
        <translation>Dieses Diagramm entfernen</translation>
    </message>
    <message>
        <source>as above</source>
        <extracomment>the resource type that was chosen in the tool bar</extracomment>
        <translation>wie oben</translation>
    </message>
    <message>
        <source>%1 (as above)</source>
        <translation>%1 (wie oben)</translation>
    </message>
    <message>
        <source>The last chart stays</source>
        <translation>Das letzte Diagramm bleibt</translation>
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
        <source>Of limit</source>
        <translation>Vom Limit</translation>
    </message>
    <message>
        <source>The least in the shown time</source>
        <translation>Kleinster Wert in der angezeigten Zeit</translation>
    </message>
    <message>
        <source>The greatest in the shown time</source>
        <translation>Größter Wert in der angezeigten Zeit</translation>
    </message>
    <message>
        <source>The last value as a part of the limit</source>
        <translation>Letzter Wert als Anteil am Limit</translation>
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
        <source>Show &amp;Alone</source>
        <translation>&amp;Allein anzeigen</translation>
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
        <source>%n lines. The table beside them has the numbers; T shows them all.</source>
        <translation>
            <numerusform>%n Linie. Die Tabelle daneben enthält die Zahlen; T zeigt alle.</numerusform>
            <numerusform>%n Linien. Die Tabelle daneben enthält die Zahlen; T zeigt alle.</numerusform>
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
        <source>The scheduler does not tell what users and groups have pending, only queues.</source>
        <translation>Was wartet, nennt der Scheduler nur für Queues, nicht für Benutzer und Gruppen.</translation>
    </message>
    <message>
        <source>Nothing was chosen yet: add a series, or select a queue, user or group.</source>
        <translation>Noch nichts gewählt: Reihe hinzufügen oder Queue, Benutzer oder Gruppe auswählen.</translation>
    </message>
    <message>
        <source>Nothing to show: none of them has used any %1 yet.</source>
        <translation>Nichts anzuzeigen: Bisher wurde nirgends %1 genutzt.</translation>
    </message>
    <message>
        <source>One sample so far; a line begins with the second.</source>
        <translation>Bisher ein Messwert; eine Linie beginnt mit dem zweiten.</translation>
    </message>
    <message>
        <source>Users and groups have limits only; guaranteed amounts are of queues.</source>
        <translation>Benutzer und Gruppen haben nur Limits; garantierte Mengen haben nur Queues.</translation>
    </message>
    <message>
        <source>None of these has a limit in the shown time.</source>
        <translation>In der angezeigten Zeit gilt hier nirgends ein Limit.</translation>
    </message>
    <message>
        <source>None of these has a guaranteed amount in the shown time.</source>
        <translation>In der angezeigten Zeit ist hier nirgends eine garantierte Menge gesetzt.</translation>
    </message>
    <message>
        <source>No samples in %1.</source>
        <translation>Keine Messwerte in %1.</translation>
    </message>
    <message>
        <source>The source has told of no resource yet. What a cluster with elastic quotas uses is on the page Elastic.</source>
        <translation>Die Quelle hat noch keine Ressource genannt. Was ein Cluster mit elastischen Quotas belegt, steht auf der Seite Elastisch.</translation>
    </message>
    <message>
        <source>Hidden at first: %1. Beside so much all other lines would be flat. Click it or press Space to show it.</source>
        <extracomment>lines of the legend, for example &quot;other (20)&quot;</extracomment>
        <translation>Zunächst ausgeblendet: %1. Neben so viel wären alle anderen Linien flach. Zum Anzeigen anklicken oder die Leertaste drücken.</translation>
    </message>
    <message>
        <source>All lines are hidden. Click one in the legend or press Space there to show it.</source>
        <translation>Alle Linien sind ausgeblendet. Zum Anzeigen eine in der Legende anklicken oder dort die Leertaste drücken.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ChartTable</name>
    <message>
        <source>Numbers of the chart</source>
        <translation>Zahlen des Diagramms</translation>
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
        <source>What happened</source>
        <translation>Was geschah</translation>
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
        <source>%1 could not be read: %2. Charts begin with its first answer.</source>
        <translation>%1 konnte nicht gelesen werden: %2. Diagramme beginnen mit der ersten Antwort.</translation>
    </message>
    <message>
        <source>Charts begin with the first answer of the source.</source>
        <translation>Diagramme beginnen mit der ersten Antwort der Quelle.</translation>
    </message>
    <message>
        <source>Export the Charts</source>
        <translation>Diagramme exportieren</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Comma separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>QuotaDeck charts</source>
        <translation>QuotaDeck-Diagramme</translation>
    </message>
    <message>
        <source>end the name with .png, .svg, .csv or .json</source>
        <translation>Der Name muss auf .png, .svg, .csv oder .json enden</translation>
    </message>
    <message>
        <source>Charts begin with the first answer of a source. The start page in the menu View offers some.</source>
        <translation>Diagramme beginnen mit der ersten Antwort einer Quelle. Die Startseite im Menü Ansicht bietet welche an.</translation>
    </message>
    <message>
        <source>The charts were not exported: %1: %2</source>
        <translation>Die Diagramme wurden nicht exportiert: %1: %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::CommandPalette</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>A page, command, queue or person</source>
        <translation>Seite, Befehl, Queue oder Person</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Was gesucht wird</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ComparePane</name>
    <message>
        <source>Open File…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Take the text of a queues.yaml or of a ConfigMap manifest</source>
        <translation>Den Text einer queues.yaml oder eines ConfigMap-Manifests nehmen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Take the configuration of the scenario again</source>
        <translation>Wieder die Konfiguration des Szenarios nehmen</translation>
    </message>
    <message>
        <source>Changed configuration</source>
        <translation>Geänderte Konfiguration</translation>
    </message>
    <message>
        <source>Findings in the changed configuration</source>
        <translation>Befunde zur geänderten Konfiguration</translation>
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
        <source>Virtual time that both runs take, from the start of the scenario</source>
        <translation>Virtuelle Zeit, die beide Läufe dauern, vom Beginn des Szenarios an</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Run the scenario twice with the same seed: A as it is, B with this configuration. What was done by hand is left out.</source>
        <translation>Das Szenario zweimal mit demselben Startwert ausführen: A, wie es ist, B mit dieser Konfiguration. Was von Hand getan wurde, bleibt weg.</translation>
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
        <source>Comparison by queue or by user</source>
        <translation>Vergleich nach Queue oder Benutzer</translation>
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
        <source>Copy the selected rows, or all, as text with tabs (Ctrl+C)</source>
        <translation>Die gewählten Zeilen, oder alle, als Text mit Tabulatoren kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren…</translation>
    </message>
    <message>
        <source>Write all of the comparison to a file, in base units and seconds</source>
        <translation>Den ganzen Vergleich in eine Datei schreiben, in Basiseinheiten und Sekunden</translation>
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
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>Nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>A and B after %1 min, seed %2.</source>
        <extracomment>minutes of virtual time, a number</extracomment>
        <translation>A und B nach %1 min, Startwert %2.</translation>
    </message>
    <message>
        <source>The script loads configurations of its own, in both.</source>
        <translation>Das Skript lädt eigene Konfigurationen, in beiden.</translation>
    </message>
    <message>
        <source>Open a Configuration to Compare With</source>
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
        <source>Read from %1</source>
        <translation>Gelesen aus %1</translation>
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
        <source>This scenario has elastic quotas: a configuration of queues does not concern it.</source>
        <translation>Dieses Szenario hat elastische Quotas: Eine Konfiguration von Queues betrifft es nicht.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft…</translation>
    </message>
    <message>
        <source>A runs first, then B. All pages go on showing what they show.</source>
        <translation>Erst läuft A, dann B. Alle Seiten zeigen weiter, was sie zeigen.</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Kein Unterschied</translation>
    </message>
    <message>
        <source>Both configurations come to the same results.</source>
        <translation>Beide Konfigurationen führen zu denselben Ergebnissen.</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>Noch nicht verglichen</translation>
    </message>
    <message>
        <source>Change configuration B or open another one. Compare runs the scenario twice in the background, with the same seed, and shows what differs.</source>
        <translation>Konfiguration B ändern oder eine andere öffnen. Vergleichen führt das Szenario im Hintergrund zweimal mit demselben Startwert aus und zeigt, was sich unterscheidet.</translation>
    </message>
    <message>
        <source>Configuration B is rejected</source>
        <translation>Konfiguration B wird abgelehnt</translation>
    </message>
    <message>
        <source>The scheduler would not take it. Its findings are below the text; a click on one leads to the place.</source>
        <translation>Der Scheduler nähme sie nicht an. Ihre Befunde stehen unter dem Text; ein Klick auf einen führt zur Stelle.</translation>
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
    <name>quotadeck::ui::CopyFlow</name>
    <message>
        <source>Save a Draft Copy</source>
        <translation>Entwurfskopie speichern</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Eine Kopie speichern</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml)</source>
        <translation>YAML-Dateien (*.yaml *.yml)</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::CoursePane</name>
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
        <source>Facts</source>
        <translation>Aussagen</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>No script</source>
        <translation>Kein Skript</translation>
    </message>
    <message>
        <source>Nothing happens in this scenario but its workload, which chance makes from the seed. What you do by hand is listed here.</source>
        <translation>In diesem Szenario geschieht nichts außer seiner Last, die der Zufall aus dem Startwert erzeugt. Was Sie von Hand tun, wird hier aufgeführt.</translation>
    </message>
    <message>
        <source>No facts</source>
        <translation>Keine Aussagen</translation>
    </message>
    <message>
        <source>This scenario states none.</source>
        <translation>Dieses Szenario macht keine.</translation>
    </message>
    <message>
        <source>Script · %1 of %2 done</source>
        <translation>Skript · %1 von %2 ausgeführt</translation>
    </message>
    <message>
        <source>Facts · %1 hold, %2 broken, %3 to come</source>
        <translation>Aussagen · %1 zutreffend, %2 verletzt, %3 offen</translation>
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
        <source>Difference of the texts</source>
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
    <name>quotadeck::ui::DiskFlow</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
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
        <source>%1 cannot be read any more. Your edits are kept.</source>
        <translation>%1 ist nicht mehr lesbar. Ihre Änderungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>%1 cannot be read any more. Its text is still here.</source>
        <translation>%1 ist nicht mehr lesbar. Der Text ist noch hier.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
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
</context>
<context>
    <name>quotadeck::ui::EditorPanels</name>
    <message>
        <source>Panels of the editor</source>
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
        <source>%1 by the limit at %2</source>
        <extracomment>group, queue</extracomment>
        <translation>%1 durch das Limit in %2</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Person</translation>
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
        <source>Charged to %1, as saved %2</source>
        <translation>Angerechnet auf %1, laut gespeicherter Datei auf %2</translation>
    </message>
    <message>
        <source>Charged to %1</source>
        <translation>Angerechnet auf %1</translation>
    </message>
    <message>
        <source>What holds is not known</source>
        <translation>Was gilt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Whose limits?</source>
        <translation>Wessen Limits?</translation>
    </message>
    <message>
        <source>Name a person and a queue above.</source>
        <translation>Oben eine Person und eine Queue angeben.</translation>
    </message>
    <message>
        <source>Nothing is limited on the way</source>
        <translation>Auf dem Weg ist nichts begrenzt</translation>
    </message>
    <message>
        <source>Neither quotas nor limits of the configuration hold for them there.</source>
        <translation>Dort gelten für diese Person weder Quotas noch Limits der Konfiguration.</translation>
    </message>
    <message>
        <source>Charged to %1, now %2</source>
        <translation>Angerechnet auf %1, jetzt auf %2</translation>
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
        <source>nothing limits it</source>
        <translation>nichts begrenzt es</translation>
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
        <source>More used than it may</source>
        <translation>Mehr belegt als erlaubt</translation>
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
        <source>Select a group to see how its runtime comes about, and to change it.</source>
        <translation>Gruppe auswählen, um zu sehen, wie ihre Runtime zustande kommt, und um sie zu ändern.</translation>
    </message>
    <message>
        <source>How the runtime comes about</source>
        <translation>Wie die Runtime zustande kommt</translation>
    </message>
    <message>
        <source>Lending on this level</source>
        <translation>Verleih auf dieser Ebene</translation>
    </message>
    <message>
        <source>%1 of %2 have to come back from the groups below. Pods are taken from them, not from a parent.</source>
        <translation>%1 von %2 müssen von den Gruppen darunter zurückkommen. Pods werden diesen entzogen, nicht einer übergeordneten Gruppe.</translation>
    </message>
    <message>
        <source>%1 of %2 have to go. With monitorAllQuotas on, pods are evicted after 120 s without a break, lower priority first, then the younger.</source>
        <translation>%1 von %2 müssen weichen. Mit aktivem monitorAllQuotas werden Pods nach 120 s ohne Unterbrechung verdrängt, niedrigere Priorität zuerst, dann die jüngeren.</translation>
    </message>
    <message>
        <source>None of the listed pods may be evicted.</source>
        <translation>Keiner der aufgeführten Pods darf verdrängt werden.</translation>
    </message>
    <message>
        <source>That would be:</source>
        <translation>Das wären:</translation>
    </message>
    <message>
        <source>That would be, and is not enough:</source>
        <translation>Das wären, und es reicht nicht:</translation>
    </message>
    <message>
        <source>
%1: priority %2, %3 %4</source>
        <comment>pod, priority, amount, resource</comment>
        <translation>
%1: Priorität %2, %3 %4</translation>
    </message>
    <message>
        <source>Max does not name %1, so it is neither counted nor limited here.</source>
        <translation>max nennt %1 nicht, daher wird es hier weder gezählt noch begrenzt.</translation>
    </message>
    <message>
        <source>Not known, as the runtime.</source>
        <translation>Nicht bekannt, wie die Runtime.</translation>
    </message>
    <message>
        <source>Nobody has more than its own. %1 are idle.</source>
        <translation>Keine Gruppe hat mehr als ihr Eigenes. %1 sind ungenutzt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 are nobody&apos;s min, %2 are idle. %n smaller parts are not listed.</source>
        <translation>
            <numerusform>%1 sind von keinem Min. gedeckt, %2 sind ungenutzt. %n kleinerer Teil ist nicht aufgeführt.</numerusform>
            <numerusform>%1 sind von keinem Min. gedeckt, %2 sind ungenutzt. %n kleinere Teile sind nicht aufgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are nobody&apos;s min, %2 are idle.</source>
        <translation>%1 sind von keinem Min. gedeckt, %2 sind ungenutzt.</translation>
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
        <source>Models of cards</source>
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
        <source>Which ones is not known: no pods of this group are listed.</source>
        <translation>Welche, ist nicht bekannt: Von dieser Gruppe sind keine Pods aufgeführt.</translation>
    </message>
    <message>
        <source>Not as the cluster: %1.</source>
        <translation>Anders als der Cluster: %1.</translation>
    </message>
    <message>
        <source>May get</source>
        <translation>Kann haben</translation>
    </message>
    <message>
        <source>%1 · tree %2</source>
        <comment>kind, id</comment>
        <translation>%1 · Baum %2</translation>
    </message>
    <message>
        <source>The rules for models are on, an addition that Koordinator does not know. They leave the runtime as it is.</source>
        <translation>Die Regeln für Modelle gelten, ein Zusatz, den Koordinator nicht kennt. Die Runtime lassen sie, wie sie ist.</translation>
    </message>
    <message>
        <source>Cards are counted alone, whatever their model, as Koordinator does.</source>
        <translation>Gezählt werden nur Karten, gleich welchen Modells, wie bei Koordinator.</translation>
    </message>
    <message>
        <source>Not known. %1.</source>
        <translation>Nicht bekannt. %1.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Min: guaranteed, and in force; room: free, and not promised to other groups; may get: as many of them as the group may use now</source>
        <translation>Min.: zugesichert und wirksam; frei: frei und keiner anderen Gruppe zugesagt; kann haben: so viele davon, wie die Gruppe jetzt nutzen darf</translation>
    </message>
    <message>
        <source>Of what is nobody&apos;s min</source>
        <translation>Aus dem, was von keinem Min. gedeckt ist</translation>
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
        <source>Open ElasticQuota manifests</source>
        <translation>ElasticQuota-Manifeste öffnen</translation>
    </message>
    <message>
        <source>No elastic quotas are open</source>
        <translation>Keine elastischen Quotas geöffnet</translation>
    </message>
    <message>
        <source>Open ElasticQuota manifests, for example what &quot;kubectl get elasticquotas -A -o yaml&quot; prints, to see what every group may use, why, and what a change would do.</source>
        <translation>ElasticQuota-Manifeste öffnen, zum Beispiel die Ausgabe von „kubectl get elasticquotas -A -o yaml“, um zu sehen, was jede Gruppe nutzen darf, warum, und was eine Änderung bewirken würde.</translation>
    </message>
    <message>
        <source>The simulated cluster refuses this: %1</source>
        <translation>Der simulierte Cluster weist dies zurück: %1</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>Watch the elastic quotas of a cluster that runs Koordinator</source>
        <translation>Die Elastic Quotas eines Clusters mit Koordinator beobachten</translation>
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
        <source>Open manifests…</source>
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
        <source>Simulated cluster: changes take effect at once</source>
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
        <source>Compare with and restore texts that the file had before</source>
        <translation>Frühere Texte der Datei vergleichen und wiederherstellen</translation>
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
        <source>This removes all quota groups: their pods fall to the default group.</source>
        <translation>Dies entfernt alle Quota-Gruppen: ihre Pods fallen an die Standardgruppe.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) are dangerous: they are first in the list.</source>
        <translation>
            <numerusform>%n Änderung ist gefährlich: sie steht oben in der Liste.</numerusform>
            <numerusform>%n Änderungen sind gefährlich: sie stehen oben in der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The minima of the first level add up to more than the cluster has: no group is guaranteed its whole min.</source>
        <translation>Die Minima der ersten Ebene ergeben zusammen mehr, als der Cluster hat: keiner Gruppe ist ihr ganzes min garantiert.</translation>
    </message>
    <message>
        <source>This removes group %1 while its pods use resources: they fall to the default group.</source>
        <translation>Dies entfernt die Gruppe %1, während ihre Pods Ressourcen nutzen: sie fallen an die Standardgruppe.</translation>
    </message>
    <message>
        <source>No runtime changes</source>
        <translation>Keine Runtime ändert sich</translation>
    </message>
    <message>
        <source>Every group may use as much as before.</source>
        <translation>Jede Gruppe darf so viel nutzen wie zuvor.</translation>
    </message>
    <message>
        <source>Runtimes are unknown</source>
        <translation>Runtimes unbekannt</translation>
    </message>
    <message>
        <source>Enter the total of the cluster on the page to calculate them.</source>
        <translation>Geben Sie auf der Seite die Gesamtmenge des Clusters ein, um sie zu berechnen.</translation>
    </message>
    <message>
        <source>Changes of runtimes</source>
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
        <source>Effect on runtimes unknown: the total of the cluster is not set.</source>
        <translation>Wirkung auf Runtimes unbekannt: die Gesamtmenge des Clusters ist nicht gesetzt.</translation>
    </message>
    <message>
        <source>This removes group %1, whose usage is unknown: its pods fall to the default group.</source>
        <translation>Dies entfernt die Gruppe %1, deren Nutzung unbekannt ist: ihre Pods fallen an die Standardgruppe.</translation>
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
        <source>Limits on the way</source>
        <translation>Limits auf dem Weg</translation>
    </message>
    <message>
        <source>A&amp;ll amounts</source>
        <translation>A&amp;lle Mengen</translation>
    </message>
    <message>
        <source>Also what is asked for and not limited, and what is limited and not asked for</source>
        <translation>Auch, was angefordert und nicht begrenzt ist, und was begrenzt und nicht angefordert ist</translation>
    </message>
    <message>
        <source>Every limit on the way, from the root to the queue</source>
        <translation>Jedes Limit auf dem Weg von der Root-Queue zur Queue</translation>
    </message>
    <message>
        <source>What would help</source>
        <translation>Was helfen würde</translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation>Frühere Fragen</translation>
    </message>
    <message>
        <source>Return or a click asks again</source>
        <translation>Eingabetaste oder Klick fragt erneut</translation>
    </message>
    <message>
        <source>Nothing of %1 waits now: say who asks, and for what.</source>
        <translation>Von %1 wartet jetzt nichts: Angeben, wer anfordert und was.</translation>
    </message>
    <message>
        <source>Why does it wait, and would it run?</source>
        <translation>Warum wartet es, und würde es laufen?</translation>
    </message>
    <message>
        <source>Choose a waiting application above, or type who asks for what. On a queue, a person or an application, the key W asks about what waits longest there.</source>
        <translation>Oben eine wartende Anwendung wählen oder eingeben, wer was anfordert. Auf einer Queue, einer Person oder einer Anwendung fragt die Taste W nach dem, was dort am längsten wartet.</translation>
    </message>
    <message>
        <source>There is no answer yet</source>
        <translation>Noch keine Antwort vorhanden</translation>
    </message>
    <message>
        <source>This is about what is in force. Ask about the edited file (above, on the left) to stage an edit.</source>
        <translation>Dies betrifft, was in Kraft ist. Um eine Änderung vorzumerken, nach der bearbeiteten Datei fragen (oben links).</translation>
    </message>
    <message>
        <source>To stage an edit, open the configuration of this cluster (Ctrl+O): the question is then asked of it.</source>
        <translation>Um eine Änderung vorzumerken, die Konfiguration dieses Clusters öffnen (Strg+O): Die Frage wird dann an sie gestellt.</translation>
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
    <name>quotadeck::ui::ExportFlow</name>
    <message>
        <source>As a Plain File…</source>
        <translation>Als einfache Datei…</translation>
    </message>
    <message>
        <source>As a ConfigMap…</source>
        <translation>Als ConfigMap…</translation>
    </message>
    <message>
        <source>As a ConfigMap, Compressed…</source>
        <translation>Als ConfigMap, komprimiert…</translation>
    </message>
    <message>
        <source>Write the text as it is now to another file</source>
        <translation>Den Text, wie er jetzt ist, in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>Only what the scheduler would accept can be exported</source>
        <translation>Nur was der Scheduler annehmen würde, kann exportiert werden</translation>
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
        <source>An export must not replace the file that is edited: choose another name.</source>
        <translation>Ein Export darf die bearbeitete Datei nicht ersetzen: Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Nothing was exported: %1: %2</source>
        <translation>Nichts wurde exportiert: %1: %2</translation>
    </message>
    <message>
        <source>Exported %1 to %2. Kubernetes takes at most 1 MiB in a ConfigMap: export the compressed form.</source>
        <translation>%1 nach %2 exportiert. Kubernetes nimmt höchstens 1 MiB in einer ConfigMap an: Die komprimierte Form exportieren.</translation>
    </message>
    <message>
        <source>Exported %1 to %2. Kubernetes takes at most 1 MiB in a ConfigMap.</source>
        <translation>%1 nach %2 exportiert. Kubernetes nimmt höchstens 1 MiB in einer ConfigMap an.</translation>
    </message>
    <message>
        <source>Exported %1 to %2.</source>
        <translation>%1 nach %2 exportiert.</translation>
    </message>
    <message>
        <source>Nothing was exported: the scheduler would reject this text.</source>
        <translation>Nichts wurde exportiert: Der Scheduler würde diesen Text ablehnen.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FieldsSection</name>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Take the setting out of the text</source>
        <translation>Die Einstellung aus dem Text entfernen</translation>
    </message>
    <message>
        <source>Add one of any other name</source>
        <translation>Eintrag mit beliebigem anderem Namen hinzufügen</translation>
    </message>
    <message>
        <source>not written in the file</source>
        <translation>steht nicht in der Datei</translation>
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
        <source>Read the file again and drop the edits</source>
        <translation>Datei erneut lesen und Änderungen verwerfen</translation>
    </message>
    <message>
        <source>%1 cannot be written: save a copy (%2)</source>
        <translation>%1 kann nicht geschrieben werden: Eine Kopie speichern (%2)</translation>
    </message>
    <message>
        <source>Only what would be accepted can be saved</source>
        <translation>Nur was angenommen würde, kann gespeichert werden</translation>
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
        <source>This file is also open in another QuotaDeck window (process %1, since %2). What is saved there appears here as a change on disk.</source>
        <translation>Diese Datei ist auch in einem anderen QuotaDeck-Fenster geöffnet (Prozess %1, seit %2). Was dort gespeichert wird, erscheint hier als Änderung auf dem Datenträger.</translation>
    </message>
    <message numerus="yes">
        <source>This file is also open in %n other QuotaDeck windows. What is saved there appears here as a change on disk.</source>
        <translation>
            <numerusform>Diese Datei ist auch in %n anderen QuotaDeck-Fenster geöffnet. Was dort gespeichert wird, erscheint hier als Änderung auf dem Datenträger.</numerusform>
            <numerusform>Diese Datei ist auch in %n anderen QuotaDeck-Fenstern geöffnet. Was dort gespeichert wird, erscheint hier als Änderung auf dem Datenträger.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::FileHeader</name>
    <message>
        <source>%1
Edits can be saved as a copy only: %2.</source>
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
        <source>The edit was not made: %1</source>
        <translation>Die Änderung wurde nicht vorgenommen: %1</translation>
    </message>
    <message>
        <source>The file could not be opened: %1</source>
        <translation>Die Datei konnte nicht geöffnet werden: %1</translation>
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
        <source>Upper and lower case differ</source>
        <translation>Groß- und Kleinschreibung unterscheiden</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression, within a line</source>
        <translation>Regulärer Ausdruck, innerhalb einer Zeile</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>With a regular expression, \1 is what its first group holds and \0 all of it</source>
        <translation>Bei einem regulären Ausdruck ist \1 der Inhalt der ersten Gruppe und \0 der ganze Treffer</translation>
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
        <source>All</source>
        <translation>Alle</translation>
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
        <source>&quot;%1&quot; was not written. %2</source>
        <translation>„%1“ wurde nicht geschrieben. %2</translation>
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
        <source>Fold or unfold this part</source>
        <translation>Diesen Teil zuklappen oder aufklappen</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>unfolded</source>
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
        <source>Lends what it does not ask for</source>
        <translation>Verleiht, was sie nicht anfordert</translation>
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
        <source>&quot;%1&quot; is no amount of %2: write for example 4, 500m or 8Gi.</source>
        <translation>„%1“ ist keine Menge von %2: zum Beispiel 4, 500m oder 8Gi eingeben.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::GroupsPane</name>
    <message>
        <source>Quota groups</source>
        <translation>Quota-Gruppen</translation>
    </message>
    <message>
        <source>No group matches</source>
        <translation>Keine Gruppe passt zum Filter</translation>
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
        <source>Nothing is known yet</source>
        <translation>Noch ist nichts bekannt</translation>
    </message>
    <message>
        <source>They appear here as soon as the source tells of them.</source>
        <translation>Sie erscheinen hier, sobald die Quelle sie meldet.</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>Diese Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>What is wrong with it is listed below.</source>
        <translation>Was daran falsch ist, steht unten.</translation>
    </message>
    <message>
        <source>There is no ElasticQuota in this file</source>
        <translation>Diese Datei enthält keine ElasticQuota</translation>
    </message>
    <message>
        <source>Objects of other kinds are passed over. &quot;kubectl get elasticquotas -A -o yaml&quot; prints those of a cluster.</source>
        <translation>Objekte anderer Art werden übergangen. „kubectl get elasticquotas -A -o yaml“ gibt die eines Clusters aus.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ImpactPanel</name>
    <message>
        <source>Impact of the edits</source>
        <translation>Auswirkung der Änderungen</translation>
    </message>
    <message>
        <source>Filter people and queues</source>
        <translation>Personen und Queues filtern</translation>
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
        <source>Who is hit by the edits</source>
        <translation>Wen die Änderungen treffen</translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
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
        <source>usage of users and groups is not known, so they are not listed</source>
        <translation>die Nutzung von Benutzern und Gruppen ist nicht bekannt, daher sind sie nicht aufgeführt</translation>
    </message>
    <message>
        <source>what queues hold is not known, so they are not listed</source>
        <translation>die Belegung der Queues ist nicht bekannt, daher sind sie nicht aufgeführt</translation>
    </message>
    <message>
        <source>Nobody is hit</source>
        <translation>Niemand ist betroffen</translation>
    </message>
    <message>
        <source>Nobody gains or loses anything by these edits at what is used now.</source>
        <translation>Bei der jetzigen Nutzung gewinnt oder verliert niemand etwas durch diese Änderungen.</translation>
    </message>
    <message>
        <source>No configuration is open</source>
        <translation>Keine Konfiguration geöffnet</translation>
    </message>
    <message>
        <source>There is no usage to look at</source>
        <translation>Keine Nutzung zum Betrachten vorhanden</translation>
    </message>
    <message>
        <source>Connect a cluster, open a recording or start a simulation: the impact is that on what is used there.</source>
        <translation>Einen Cluster verbinden, eine Aufzeichnung öffnen oder eine Simulation starten: Die Auswirkung bezieht sich auf das, was dort belegt ist.</translation>
    </message>
    <message>
        <source>Nothing is edited</source>
        <translation>Nichts ist geändert</translation>
    </message>
    <message>
        <source>Whom an edit hits is listed here before it is saved.</source>
        <translation>Wen eine Änderung trifft, steht hier, bevor sie gespeichert wird.</translation>
    </message>
    <message>
        <source>There is nothing to compare with</source>
        <translation>Nichts zum Vergleichen vorhanden</translation>
    </message>
    <message>
        <source>The scheduler would reject the file as it was saved.</source>
        <translation>Der Scheduler würde die Datei, wie sie gespeichert wurde, ablehnen.</translation>
    </message>
    <message>
        <source>The impact is not known</source>
        <translation>Die Auswirkung ist nicht bekannt</translation>
    </message>
    <message>
        <source>Nobody matches the filter</source>
        <translation>Niemand passt zum Filter</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are hidden by it.</source>
        <translation>
            <numerusform>%n Zeile wird dadurch ausgeblendet.</numerusform>
            <numerusform>%n Zeilen werden dadurch ausgeblendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the edits are compared with</source>
        <translation>Womit die Änderungen verglichen werden</translation>
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
        <source>What the edits are compared with, here, in Effective and in Charged group: the file as it was last saved, or the cluster&apos;s active configuration, which loading the text would change</source>
        <translation>Womit die Änderungen verglichen werden, hier, unter Effektiv und unter Angerechnete Gruppe: mit der Datei, wie sie zuletzt gespeichert wurde, oder mit der aktiven Konfiguration des Clusters, die das Laden des Textes ändern würde</translation>
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
        <source>Loading the text changes it, so the text is compared with it.</source>
        <translation>Das Laden des Textes ändert sie, deshalb wird der Text mit ihr verglichen.</translation>
    </message>
    <message>
        <source>Loading the text may change more than what is listed here.</source>
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
        <source>Impact unknown until the errors are fixed</source>
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
        <translation>Verbrauch von %1 um %2</translation>
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
        <source>Do It Now</source>
        <translation>Jetzt ausführen</translation>
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
        <source>Do this in the simulation at its present time (Ctrl+Enter)</source>
        <translation>In der Simulation zu ihrer aktuellen Zeit ausführen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>What became of the action</source>
        <translation>Was aus der Aktion wurde</translation>
    </message>
    <message>
        <source>Written in YAML as in the script of a scenario.</source>
        <translation>In YAML geschrieben wie im Skript eines Szenarios.</translation>
    </message>
    <message>
        <source>Waits for its turn in the simulation.</source>
        <translation>Wartet, bis sie in der Simulation an der Reihe ist.</translation>
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
        <source>Impact of the Edits</source>
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
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
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
        <source>Legend: show alone, show as well</source>
        <translation>Legende: allein anzeigen, zusätzlich anzeigen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>F8, Shift+F8, Ctrl+.</source>
        <translation>F8, Umschalt+F8, Strg+.</translation>
    </message>
    <message>
        <source>Chart: sample before, sample after</source>
        <translation>Diagramm: voriger Messwert, nächster Messwert</translation>
    </message>
    <message>
        <source>[, ]</source>
        <translation>[, ]</translation>
    </message>
    <message>
        <source>Chart: undo a zoom, back to live</source>
        <translation>Diagramm: Zoom zurücknehmen, zurück zu live</translation>
    </message>
    <message>
        <source>Backspace, Esc</source>
        <translation>Rücktaste, Esc</translation>
    </message>
    <message>
        <source>Charts: numbers as a table, export</source>
        <translation>Diagramme: Zahlen als Tabelle, exportieren</translation>
    </message>
    <message>
        <source>T, Ctrl+E</source>
        <translation>T, Strg+E</translation>
    </message>
    <message>
        <source>Simulation: let time pass or stand, next event, from the start</source>
        <translation>Simulation: Zeit laufen lassen oder anhalten, nächstes Ereignis, von vorn</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Space, Ctrl+Alt+Right, Ctrl+Alt+Home</source>
        <translation>Strg+Alt+Leertaste, Strg+Alt+Rechts, Strg+Alt+Pos1</translation>
    </message>
    <message>
        <source>Time line of a scenario: mark before, mark after</source>
        <translation>Zeitleiste eines Szenarios: vorige Marke, nächste Marke</translation>
    </message>
    <message>
        <source>Enter, Ctrl+Enter</source>
        <translation>Eingabe, Strg+Eingabe</translation>
    </message>
    <message>
        <source>Legend: hide or show, take out</source>
        <translation>Legende: aus- oder einblenden, entfernen</translation>
    </message>
    <message>
        <source>Space, Del</source>
        <translation>Leertaste, Entf</translation>
    </message>
    <message>
        <source>Table: why does it wait</source>
        <translation>Tabelle: warum wartet es</translation>
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
        <source>Limits, text: what may stand here</source>
        <translation>Limits, Text: was hier stehen darf</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Strg+Leertaste</translation>
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
        <source>Limits, text: find, replace, replace all</source>
        <translation>Limits, Text: suchen, ersetzen, alle ersetzen</translation>
    </message>
    <message>
        <source>Ctrl+F, Ctrl+H, Ctrl+Return</source>
        <translation>Strg+F, Strg+H, Strg+Eingabe</translation>
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
        <source>Open a queues.yaml to see its limits, change them, and check it as the scheduler does.</source>
        <translation>Eine queues.yaml öffnen, um ihre Limits zu sehen, zu ändern und sie wie der Scheduler zu prüfen.</translation>
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
        <source>Write the configuration to another file, for a cluster</source>
        <translation>Die Konfiguration für einen Cluster in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Dorthin gehen</translation>
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
        <source>Open a Configuration File…</source>
        <translation>Konfigurationsdatei öffnen…</translation>
    </message>
    <message>
        <source>The form is paused. Line %1: %2</source>
        <translation>Das Formular ist angehalten. Zeile %1: %2</translation>
    </message>
    <message>
        <source>There is no text to find anything in yet: open a configuration first (Ctrl+O).</source>
        <translation>Noch gibt es keinen Text, in dem etwas zu finden wäre: Zuerst eine Konfiguration öffnen (Strg+O).</translation>
    </message>
    <message>
        <source>Edit the Active Configuration…</source>
        <translation>Aktive Konfiguration bearbeiten…</translation>
    </message>
    <message>
        <source>Write what the cluster works with now to a file, and open that</source>
        <translation>Das, womit der Cluster jetzt arbeitet, in eine Datei schreiben und diese öffnen</translation>
    </message>
    <message>
        <source>Our rules accept this, the scheduler does not</source>
        <translation>Unsere Regeln nehmen dies an, der Scheduler nicht</translation>
    </message>
    <message>
        <source>Our rules reject this, the scheduler does not</source>
        <translation>Unsere Regeln lehnen dies ab, der Scheduler nicht</translation>
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
        <source>%n limit(s) would be exceeded by what is used now: it stays, new requests wait.</source>
        <translation>
            <numerusform>%n Limit würde durch die jetzige Nutzung überschritten: sie bleibt, neue Anforderungen warten.</numerusform>
            <numerusform>%n Limits würden durch die jetzige Nutzung überschritten: sie bleibt, neue Anforderungen warten.</numerusform>
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
        <source>The new order changes the charged group of nobody among %n known user(s).</source>
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
        <source>Moved. Whose charged group changes is not known: no source tells the groups of users.</source>
        <translation>Verschoben. Wessen angerechnete Gruppe sich ändert, ist nicht bekannt: Keine Quelle nennt die Gruppen der Benutzer.</translation>
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
        <source>Change one number of many limits by a formula</source>
        <translation>Eine Zahl vieler Limits durch eine Formel ändern</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Copy the limit, comments included, to the place below it</source>
        <translation>Das Limit samt Kommentaren an die Stelle darunter kopieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take the selected limits out</source>
        <translation>Die ausgewählten Limits herausnehmen</translation>
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
        <source>Switch Off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Make a comment of the limit, or a limit of the comment again</source>
        <translation>Das Limit zum Kommentar machen oder den Kommentar wieder zum Limit</translation>
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
        <source>What can be done with the selected limits</source>
        <translation>Was sich mit den ausgewählten Limits tun lässt</translation>
    </message>
    <message>
        <source>Switch On</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>%1 in force, %2 switched off</source>
        <translation>%1 in Kraft, %2 ausgeschaltet</translation>
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
        <source>Make one limit of each user and group that the limit names</source>
        <translation>Aus jedem Benutzer und jeder Gruppe des Limits ein eigenes machen</translation>
    </message>
    <message>
        <source>Merge Equal Limits</source>
        <translation>Gleiche Limits zusammenfassen</translation>
    </message>
    <message>
        <source>Make one limit of those that allow the same: of the selected ones, or of all like this</source>
        <translation>Aus Limits, die dasselbe erlauben, eines machen: aus den ausgewählten oder allen wie diesem</translation>
    </message>
    <message>
        <source>A limit that is switched off stays where it is: switch it on to move it.</source>
        <translation>Ein abgeschaltetes Limit bleibt, wo es ist: Zum Verschieben einschalten.</translation>
    </message>
    <message>
        <source>Only the limits of the queues above bind users and groups here</source>
        <translation>Nur die Limits der Queues darüber gelten hier für Benutzer und Gruppen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
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
    <message>
        <source>%1 (simulated, paused) – QuotaDeck</source>
        <translation>%1 (simuliert, angehalten) – QuotaDeck</translation>
    </message>
    <message>
        <source>%1 (simulated) – QuotaDeck</source>
        <translation>%1 (simuliert) – QuotaDeck</translation>
    </message>
    <message>
        <source>Open a &amp;Recording…</source>
        <translation>&amp;Aufzeichnung öffnen…</translation>
    </message>
    <message>
        <source>Record to a &amp;File…</source>
        <translation>In Datei auf&amp;zeichnen…</translation>
    </message>
    <message>
        <source>Open a Recording</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Recordings (*.qdrec)</source>
        <translation>Aufzeichnungen (*.qdrec)</translation>
    </message>
    <message>
        <source>Record to a File</source>
        <translation>In Datei aufzeichnen</translation>
    </message>
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
        <source>&amp;Find a Command, Queue or Person…</source>
        <translation>Befehl, Queue oder Person &amp;suchen…</translation>
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
        <source>The whole file: its changes cannot be merged place by place.</source>
        <translation>Die ganze Datei: ihre Änderungen lassen sich nicht Stelle für Stelle zusammenführen.</translation>
    </message>
    <message>
        <source>The current text and the file on disk changed the same places. Choose which version to keep of each. All other changes are merged, and the merge can be undone.</source>
        <translation>Der aktuelle Text und die Datei auf dem Datenträger wurden an denselben Stellen geändert. Wählen Sie für jede Stelle, welche Fassung bleibt. Alle anderen Änderungen werden zusammengeführt; das Zusammenführen lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>The current text and the recovered edits changed the same places. Choose which version to keep of each. All other changes are merged, and the merge can be undone.</source>
        <translation>Der aktuelle Text und die wiederhergestellten Änderungen betreffen dieselben Stellen. Wählen Sie für jede Stelle, welche Fassung bleibt. Alle anderen Änderungen werden zusammengeführt; das Zusammenführen lässt sich rückgängig machen.</translation>
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
    <name>quotadeck::ui::MergeFlow</name>
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
        <source>First moment</source>
        <translation>Erster Zeitpunkt</translation>
    </message>
    <message>
        <source>One moment back</source>
        <translation>Einen Zeitpunkt zurück</translation>
    </message>
    <message>
        <source>Play the moments one after the other</source>
        <translation>Zeitpunkte nacheinander abspielen</translation>
    </message>
    <message>
        <source>One moment on</source>
        <translation>Einen Zeitpunkt weiter</translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation>Letzter Zeitpunkt</translation>
    </message>
    <message>
        <source>Moment of the recording</source>
        <translation>Zeitpunkt der Aufzeichnung</translation>
    </message>
    <message>
        <source>Reading moment %1 of %2</source>
        <translation>Zeitpunkt %1 von %2 wird gelesen</translation>
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
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>u:sue g:dev, or u:* for each other user</source>
        <translation>u:sue g:dev oder u:* für jeden anderen Benutzer</translation>
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
        <source>About the new limit</source>
        <translation>Zum neuen Limit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Write at least one number above 0: how much of what</source>
        <translation>Mindestens eine Zahl über 0 angeben: wie viel wovon</translation>
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
        <source>Placement rules that lead here follow</source>
        <translation>Platzierungsregeln, die hierher führen, werden angepasst</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>Duplizieren…</translation>
    </message>
    <message>
        <source>Copy the queue with all below it, comments included</source>
        <translation>Queue mit allem darunter kopieren, einschließlich Kommentaren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take the queue out with all below it</source>
        <translation>Queue mit allem darunter herausnehmen</translation>
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
    <name>quotadeck::ui::ParityLine</name>
    <message>
        <source>Copy Report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Ask Again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <source>Copy both verdicts and the text, for a bug report</source>
        <translation>Beide Urteile und den Text für einen Fehlerbericht kopieren</translation>
    </message>
    <message>
        <source>Let the scheduler validate the text once more</source>
        <translation>Den Text noch einmal vom Scheduler prüfen lassen</translation>
    </message>
    <message>
        <source>Not validated by a scheduler: none is connected</source>
        <translation>Nicht von einem Scheduler validiert: Es ist keiner verbunden</translation>
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
    <name>quotadeck::ui::PlaceKeeper</name>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>The rules are looking at the file.</source>
        <translation>Die Regeln prüfen die Datei.</translation>
    </message>
    <message>
        <source>The file cannot be read as a configuration</source>
        <translation>Die Datei ist nicht als Konfiguration lesbar</translation>
    </message>
    <message>
        <source>Mend the problem that is listed below in the text on the right.</source>
        <translation>Das unten aufgeführte Problem rechts im Text beheben.</translation>
    </message>
    <message>
        <source>The file has no queues yet</source>
        <translation>Die Datei hat noch keine Queues</translation>
    </message>
    <message>
        <source>Write &quot;partitions:&quot; in the text on the right; Ctrl+Space tells what may follow.</source>
        <translation>Rechts im Text „partitions:“ schreiben; Strg+Leertaste zeigt, was folgen darf.</translation>
    </message>
    <message>
        <source>No queue is selected</source>
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
        <source>What would admit the pod</source>
        <translation>Was den Pod zulassen würde</translation>
    </message>
    <message>
        <source>The quotas would let %1 run now.</source>
        <translation>Die Quotas ließen %1 jetzt laufen.</translation>
    </message>
    <message>
        <source>The quotas do not let %1 run: %2.</source>
        <comment>pod, reason</comment>
        <translation>Die Quotas lassen %1 nicht laufen: %2.</translation>
    </message>
    <message>
        <source>No change of a single value would admit %1.</source>
        <translation>Keine Änderung eines einzelnen Wertes würde %1 zulassen.</translation>
    </message>
    <message>
        <source>The smallest change that would admit %1: %2.</source>
        <comment>pod, changes</comment>
        <translation>Die kleinste Änderung, die %1 zulassen würde: %2.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>If it may preempt, these would go for it: %1.</source>
        <comment>pods</comment>
        <translation>Darf er verdrängen, müssten diese für ihn weichen: %1.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::PodSection</name>
    <message>
        <source>evicted, ending</source>
        <translation>verdrängt, endet gerade</translation>
    </message>
    <message>
        <source>waiting, evicted before</source>
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
        <source>Is</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Asks for</source>
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
        <source>%1 run, %2 wait.</source>
        <translation>%1 laufen, %2 warten.</translation>
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
        <source>The first %1 are listed.</source>
        <translation>Die ersten %1 sind aufgeführt.</translation>
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
        <source>Only this queue</source>
        <translation>Nur diese Queue</translation>
    </message>
    <message>
        <source>Problems of the configuration</source>
        <translation>Probleme der Konfiguration</translation>
    </message>
    <message>
        <source>No queue is selected</source>
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
        <source>No rule has anything to say about this configuration.</source>
        <translation>Keine Regel hat an dieser Konfiguration etwas zu beanstanden.</translation>
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
        <source>An error cannot be ignored: the scheduler refuses the file for it</source>
        <translation>Ein Fehler kann nicht ignoriert werden: Der Scheduler lehnt die Datei deswegen ab</translation>
    </message>
    <message>
        <source>Silence this problem by a comment that says why</source>
        <translation>Dieses Problem durch einen Kommentar mit Begründung unterdrücken</translation>
    </message>
    <message>
        <source>Copy this problem with its place</source>
        <translation>Dieses Problem mit seiner Fundstelle kopieren</translation>
    </message>
    <message>
        <source>Ignore here</source>
        <translation>Hier ignorieren</translation>
    </message>
    <message>
        <source>%1

Why is this all right here? The reason is written into the file.</source>
        <translation>%1

Warum ist dies hier in Ordnung? Der Grund wird in die Datei geschrieben.</translation>
    </message>
    <message>
        <source>The selected problem</source>
        <translation>Das ausgewählte Problem</translation>
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
    <name>quotadeck::ui::QuestionForm</name>
    <message>
        <source>In force</source>
        <translation>In Kraft</translation>
    </message>
    <message>
        <source>Edited file</source>
        <translation>Bearbeitete Datei</translation>
    </message>
    <message>
        <source>Which limits</source>
        <translation>Welche Limits</translation>
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
        <source>who asks</source>
        <translation>wer anfordert</translation>
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
        <source>as placed by the rules</source>
        <translation>wie durch die Regeln platziert</translation>
    </message>
    <message>
        <source>&amp;Asks for</source>
        <translation>&amp;Fordert an</translation>
    </message>
    <message>
        <source>vcore=2, memory=4Gi</source>
        <translation>vcore=2, memory=4Gi</translation>
    </message>
    <message>
        <source>What one pod asks for, in the quantities of queues.yaml</source>
        <translation>Was ein Pod anfordert, in den Mengenangaben von queues.yaml</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>&amp;Erklären</translation>
    </message>
    <message>
        <source>Would it run, and if not, what stands in the way? (Return in any field)</source>
        <translation>Würde sie laufen, und wenn nicht, was steht im Weg? (Eingabetaste in einem beliebigen Feld)</translation>
    </message>
    <message>
        <source>Waiting application</source>
        <translation>Wartende Anwendung</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>eine neue</translation>
    </message>
    <message>
        <source>One that waits fills the other fields; those that wait longest come first</source>
        <translation>Eine wartende füllt die anderen Felder aus; die am längsten wartenden stehen zuerst</translation>
    </message>
    <message>
        <source>&amp;Waiting application</source>
        <translation>&amp;Wartende Anwendung</translation>
    </message>
    <message>
        <source>In force: the limits of the active configuration, or as the source lists them when it does not tell that. Edited file: those of the open configuration with its edits, as if it were loaded now.</source>
        <translation>In Kraft: die Limits der aktiven Konfiguration oder, wenn die Quelle diese nicht mitteilt, die von ihr aufgeführten. Bearbeitete Datei: die der offenen Konfiguration mit ihren Änderungen, als wäre sie jetzt geladen.</translation>
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
        <source>Take the resource out of the quota</source>
        <translation>Ressource aus der Quota herausnehmen</translation>
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
        <source>Nothing is needed.</source>
        <translation>Es ist nichts nötig.</translation>
    </message>
    <message>
        <source>All of these together let it pass:</source>
        <translation>Alle diese Änderungen zusammen lassen es zu:</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::RecoveryFlow</name>
    <message>
        <source>Show Difference</source>
        <translation>Unterschied anzeigen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Unsaved edits cannot be kept for the case of a crash: %1</source>
        <translation>Nicht gespeicherte Änderungen können nicht für den Fall eines Absturzes gesichert werden: %1</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>The edits could not be kept: %1</source>
        <translation>Die Änderungen konnten nicht aufgehoben werden: %1</translation>
    </message>
    <message>
        <source>Show what recovering would add to the current text and remove from it</source>
        <translation>Zeigen, was die Wiederherstellung im aktuellen Text hinzufügt und entfernt</translation>
    </message>
    <message>
        <source>Delete what was found</source>
        <translation>Den Fund löschen</translation>
    </message>
    <message>
        <source>The text from %1 is recovered. Undo removes it again.</source>
        <translation>Der Text vom %1 ist wiederhergestellt. Rückgängig entfernt ihn wieder.</translation>
    </message>
    <message>
        <source>A save of this file was cut short at %1, and the file may be damaged. Its content before that save can be recovered.</source>
        <translation>Ein Speichern dieser Datei wurde am %1 unterbrochen, die Datei kann beschädigt sein. Ihr Inhalt vor diesem Speichern kann wiederhergestellt werden.</translation>
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
        <source>What recovering changes</source>
        <translation>Was die Wiederherstellung ändert</translation>
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
        <source>Results by queue or by user</source>
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
        <source>Copy the selected rows, or all, as text with tabs (Ctrl+C)</source>
        <translation>Die gewählten Zeilen, oder alle, als Text mit Tabulatoren kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Write queues and users to a file, in base units and seconds</source>
        <translation>Queues und Benutzer in eine Datei schreiben, in Basiseinheiten und Sekunden</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>Nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>Nothing was submitted yet</source>
        <translation>Noch wurde nichts eingereicht</translation>
    </message>
    <message>
        <source>What became of the applications appears here with the first one.</source>
        <translation>Was aus den Anwendungen wird, erscheint hier mit der ersten.</translation>
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
        <source>The resource that is used, lent and borrowed</source>
        <translation>Die Ressource, die belegt, verliehen und geliehen wird</translation>
    </message>
    <message>
        <source>Write the groups to a file, in base units and seconds</source>
        <translation>Die Gruppen in eine Datei schreiben, in Grundeinheiten und Sekunden</translation>
    </message>
    <message>
        <source>No pod was created yet</source>
        <translation>Noch wurde kein Pod erzeugt</translation>
    </message>
    <message>
        <source>What became of the pods of each group appears here with the first one.</source>
        <translation>Was aus den Pods jeder Gruppe wurde, erscheint hier mit dem ersten.</translation>
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
        <source>Add a rule that is asked last</source>
        <translation>Regel hinzufügen, die zuletzt befragt wird</translation>
    </message>
    <message>
        <source>Add Parent Rule</source>
        <translation>Elternregel hinzufügen</translation>
    </message>
    <message>
        <source>Place below the queue that another rule gives</source>
        <translation>Unter der Queue platzieren, die eine andere Regel ergibt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take the rule out, with its parent rules</source>
        <translation>Regel mit ihren Elternregeln herausnehmen</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Ask the rule earlier</source>
        <translation>Regel früher befragen</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Ask the rule later</source>
        <translation>Regel später befragen</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s), asked from the top</source>
        <translation>
            <numerusform>%n Regel, von oben an befragt</numerusform>
            <numerusform>%n Regeln, von oben an befragt</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>What can be done with the selected rule</source>
        <translation>Was sich mit der ausgewählten Regel tun lässt</translation>
    </message>
    <message>
        <source>Applications go to the queue that they ask for, if it exists</source>
        <translation>Anwendungen gehen in die Queue, nach der sie fragen, falls es sie gibt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SaveFlow</name>
    <message>
        <source>Show Problems</source>
        <translation>Probleme anzeigen</translation>
    </message>
    <message>
        <source>Save Draft Copy…</source>
        <translation>Entwurfskopie speichern…</translation>
    </message>
    <message>
        <source>Write the text to another file, as it is</source>
        <translation>Den Text unverändert in eine andere Datei schreiben</translation>
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
        <source>%1 is again what it was before the save. Your edits are still here, unsaved.</source>
        <translation>%1 ist wieder so wie vor dem Speichern. Ihre Änderungen sind noch da, ungespeichert.</translation>
    </message>
    <message>
        <source>The draft was written to %1.</source>
        <translation>Der Entwurf wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>The copy was not written: %1: %2</source>
        <translation>Die Kopie wurde nicht geschrieben: %1: %2</translation>
    </message>
    <message>
        <source>The copy was written to %1. %2 is as it was.</source>
        <translation>Die Kopie wurde nach %1 geschrieben. %2 ist, wie es war.</translation>
    </message>
    <message>
        <source>Open the Copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>Go to the problems that the file would be rejected for</source>
        <translation>Zu den Problemen gehen, derentwegen die Datei abgelehnt würde</translation>
    </message>
    <message>
        <source>A draft that would be rejected must not replace %1: choose another name.</source>
        <translation>Ein Entwurf, der abgelehnt würde, darf %1 nicht ersetzen: Einen anderen Namen wählen.</translation>
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
        <source>%1 was not saved: %2. Your edits are still here, unsaved. Save again when the cause is fixed, or save a copy in another place.</source>
        <translation>%1 wurde nicht gespeichert: %2. Ihre Änderungen sind weiterhin vorhanden, ungespeichert. Speichern Sie erneut, wenn die Ursache behoben ist, oder speichern Sie eine Kopie an einem anderen Ort.</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>The save of %1 was not undone: %2</source>
        <translation>Das Speichern von %1 wurde nicht rückgängig gemacht: %2</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SaveSheet</name>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>What is about to be saved</source>
        <translation>Was gespeichert werden soll</translation>
    </message>
    <message>
        <source>Save to %1</source>
        <translation>In %1 speichern</translation>
    </message>
    <message>
        <source>To be written to %1</source>
        <translation>Wird in %1 geschrieben</translation>
    </message>
    <message>
        <source>Kept with the version, such as a ticket number</source>
        <translation>Wird mit der Version aufbewahrt, etwa eine Ticketnummer</translation>
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
        <source>Time line of the scenario</source>
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
        <source>Add a Series</source>
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
        <source>What has another unit goes into another chart.</source>
        <translation>Was eine andere Einheit hat, kommt in ein anderes Diagramm.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Of a</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Messgröße</translation>
    </message>
    <message>
        <source>Recorded from its first use on.</source>
        <translation>Ab der ersten Nutzung aufgezeichnet.</translation>
    </message>
    <message>
        <source>Nothing of that kind has used anything yet.</source>
        <translation>Nichts von dieser Art hat bisher etwas genutzt.</translation>
    </message>
    <message>
        <source>Nothing has been recorded of “%1”: recording begins with the first use.</source>
        <translation>Von „%1“ ist nichts aufgezeichnet: Die Aufzeichnung beginnt mit der ersten Nutzung.</translation>
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
        <source>Open a Scenario File…</source>
        <translation>Szenariodatei öffnen…</translation>
    </message>
    <message>
        <source>Explanation of the scenario</source>
        <translation>Erläuterung des Szenarios</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>Erneut starten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Run this scenario from its start</source>
        <translation>Dieses Szenario von vorn starten</translation>
    </message>
    <message>
        <source>Show this scenario on all pages, in place of the present source</source>
        <translation>Dieses Szenario anstelle der aktuellen Quelle auf allen Seiten anzeigen</translation>
    </message>
    <message>
        <source>Run starts a simulated cluster in place of the present source: all pages then show it, and its script and facts appear here. Nothing is sent to a real cluster.</source>
        <translation>„Starten“ startet anstelle der aktuellen Quelle einen simulierten Cluster: Alle Seiten zeigen ihn dann, sein Skript und seine Aussagen erscheinen hier. Nichts wird an einen echten Cluster gesendet.</translation>
    </message>
    <message>
        <source>Another scenario runs</source>
        <translation>Ein anderes Szenario läuft</translation>
    </message>
    <message>
        <source>“%1” runs now. %2</source>
        <translation>„%1“ läuft jetzt. %2</translation>
    </message>
    <message>
        <source>No scenario runs</source>
        <translation>Kein Szenario läuft</translation>
    </message>
    <message>
        <source>What is shown of the scenario</source>
        <translation>Was vom Szenario gezeigt wird</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
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
        <source>From the start, with this seed</source>
        <translation>Von vorn, mit diesem Startwert</translation>
    </message>
    <message>
        <source>Let the virtual time pass</source>
        <translation>Virtuelle Zeit laufen lassen</translation>
    </message>
    <message>
        <source>Next event alone</source>
        <translation>Nur das nächste Ereignis</translation>
    </message>
    <message>
        <source>The numbers on all pages come from the embedded simulator, not from a cluster.</source>
        <translation>Die Zahlen auf allen Seiten stammen vom eingebauten Simulator, nicht von einem Cluster.</translation>
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
        <source>What chance begins with: the same seed gives the same course of things. It is taken at the restart.</source>
        <translation>Womit der Zufall beginnt: Gleicher Startwert ergibt gleichen Ablauf. Gilt ab dem Neustart.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Virtual seconds in a second</source>
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
        <source>Time since the start, for example 90, 1:30 or 1:00:00, then Enter. To go back, the scenario runs anew from its seed up to there.</source>
        <translation>Zeit seit Beginn, zum Beispiel 90, 1:30 oder 1:00:00, dann Eingabetaste. Für einen Sprung zurück läuft das Szenario ab seinem Startwert erneut bis dorthin.</translation>
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
    <name>quotadeck::ui::SourceNotices</name>
    <message>
        <source>Runtimes are not known. %1</source>
        <translation>Runtimes sind nicht bekannt. %1</translation>
    </message>
    <message>
        <source>What the cluster has of %1 in total is not in a manifest. Type it into “Cluster total” to know the runtimes.</source>
        <translation>Wie viel %1 der Cluster insgesamt hat, steht in keinem Manifest. Unter „Cluster-Summe“ eingeben, um die Runtimes zu berechnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n groups report no request, which is unknown then: they are solved as if they asked for nothing.</source>
        <translation>
            <numerusform>%n Gruppe meldet keine Anforderung, diese ist also unbekannt: Sie wird berechnet, als forderte sie nichts an.</numerusform>
            <numerusform>%n Gruppen melden keine Anforderung, diese ist also unbekannt: Sie werden berechnet, als forderten sie nichts an.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is shown is of the last good reading: %1: %2</source>
        <translation>Angezeigt wird der Stand des letzten erfolgreichen Lesens: %1: %2</translation>
    </message>
    <message>
        <source>The cluster does not tell what it has of %1 in total. Type that into “Cluster total” to compare its runtimes with ours.</source>
        <translation>Der Cluster nennt nicht, wie viel %1 er insgesamt hat. Dies unter „Cluster-Summe“ eingeben, um seine Runtimes mit unseren zu vergleichen.</translation>
    </message>
    <message>
        <source>The cluster does not tell what its trees take, so runtimes are not known.</source>
        <translation>Der Cluster teilt nicht mit, was seine Bäume nehmen; daher sind die Runtimes nicht bekannt.</translation>
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
    <message>
        <source>%1 refused the credentials. Connect again with a valid token.</source>
        <translation>%1 hat die Anmeldedaten abgelehnt. Mit gültigem Token erneut verbinden.</translation>
    </message>
    <message>
        <source>%1 refused the credentials. Shown is the data of %2. Connect again with a valid token.</source>
        <translation>%1 hat die Anmeldedaten abgelehnt. Angezeigt werden die Daten von %2. Mit gültigem Token erneut verbinden.</translation>
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
    <message>
        <source>%1 can not be read. %2</source>
        <translation>%1 ist nicht lesbar. %2</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message numerus="yes">
        <source>%1 Shown is the data of %2. Attempts so far: %3. Next try in %n s.</source>
        <extracomment>a sentence, the time of day, a number</extracomment>
        <translation>
            <numerusform>%1 Angezeigt werden die Daten von %2. Versuche bisher: %3. Nächster Versuch in %n s.</numerusform>
            <numerusform>%1 Angezeigt werden die Daten von %2. Versuche bisher: %3. Nächster Versuch in %n s.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot read %1. %2</source>
        <extracomment>names of data, the reason as a sentence</extracomment>
        <translation>%1 kann nicht gelesen werden. %2</translation>
    </message>
    <message>
        <source>This scheduler does not offer: %1.</source>
        <translation>Dieser Scheduler bietet nicht an: %1.</translation>
    </message>
    <message>
        <source>What depends on it is shown as not known.</source>
        <translation>Was davon abhängt, wird als unbekannt angezeigt.</translation>
    </message>
    <message>
        <source>What depends on it is old or not known.</source>
        <translation>Was davon abhängt, ist veraltet oder unbekannt.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::SourceVerdicts</name>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>There is nothing to accept</source>
        <translation>Es gibt nichts anzunehmen</translation>
    </message>
    <message numerus="yes">
        <source>The cluster would refuse this: %n errors</source>
        <translation>
            <numerusform>Der Cluster würde dies ablehnen: %n Fehler</numerusform>
            <numerusform>Der Cluster würde dies ablehnen: %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>The cluster would accept this one by one: %1</source>
        <translation>Der Cluster würde dies einzeln nacheinander annehmen: %1</translation>
    </message>
    <message>
        <source>The cluster would accept this</source>
        <translation>Der Cluster würde dies annehmen</translation>
    </message>
    <message>
        <source>nothing known yet</source>
        <translation>noch nichts bekannt</translation>
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
        <source>The last reading failed</source>
        <translation>Das letzte Lesen ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>What you change takes effect at once</source>
        <translation>Was Sie ändern, wirkt sofort</translation>
    </message>
    <message>
        <source>Read only: groups are changed as manifests</source>
        <translation>Nur lesbar: Gruppen werden als Manifeste geändert</translation>
    </message>
    <message numerus="yes">
        <source>Not as updates: %n group(s) have to be created anew</source>
        <translation>
            <numerusform>Nicht als Aktualisierungen: %n Gruppe muss neu angelegt werden</numerusform>
            <numerusform>Nicht als Aktualisierungen: %n Gruppen müssen neu angelegt werden</numerusform>
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
    <message>
        <source>Everything the source tells is written to a file.</source>
        <translation>Alles, was die Quelle meldet, wird in eine Datei geschrieben.</translation>
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
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>&amp;Why Waiting? Explain</source>
        <translation>&amp;Warum wartet sie? Erklären</translation>
    </message>
    <message>
        <source>The table fills as soon as a source has answered. The start page in the menu View offers sources; what a cluster with elastic quotas tells is on the page Elastic.</source>
        <translation>Die Tabelle füllt sich, sobald eine Quelle geantwortet hat. Die Startseite im Menü Ansicht bietet Quellen an; was ein Cluster mit elastischen Quotas mitteilt, steht auf der Seite Elastisch.</translation>
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
    <name>quotadeck::ui::TotalSection</name>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Has</source>
        <translation>Hat</translation>
    </message>
    <message>
        <source>What there is to share</source>
        <translation>Was zu verteilen ist</translation>
    </message>
    <message>
        <source>Nodes that count</source>
        <translation>Knoten, die zählen</translation>
    </message>
    <message>
        <source>Has: allocatable of the node; used: what its pods ask for</source>
        <translation>Hat: zuteilbar auf dem Knoten; belegt: was seine Pods anfordern</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>Takes new pods</source>
        <translation>Nimmt neue Pods an</translation>
    </message>
    <message>
        <source>Takes no new pods, and counts all the same</source>
        <translation>Nimmt keine neuen Pods an und zählt trotzdem</translation>
    </message>
    <message>
        <source>The source tells nothing of nodes.</source>
        <translation>Die Quelle teilt nichts über Knoten mit.</translation>
    </message>
    <message>
        <source>No Node objects stand beside the groups.</source>
        <translation>Neben den Gruppen stehen keine Node-Objekte.</translation>
    </message>
    <message>
        <source>The first %1 of %2 nodes are listed.</source>
        <translation>Aufgeführt sind die ersten %1 von %2 Knoten.</translation>
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
        <source>Type the name above first</source>
        <translation>Geben Sie zuerst den Namen darüber ein</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::UnsavedQuestion</name>
    <message>
        <source>Unsaved edits</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has edits that are not saved.</source>
        <translation>%1 enthält nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Discarded, they are lost. Kept, they are offered when the file is opened next.</source>
        <translation>Verworfen sind sie verloren. Aufgehoben werden sie beim nächsten Öffnen der Datei angeboten.</translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Keep for next time</source>
        <translation>Fürs nächste Mal aufheben</translation>
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
        <source>Discarded, they are lost.</source>
        <translation>Verworfen sind sie verloren.</translation>
    </message>
    <message>
        <source>The file was changed on disk, too. To save the edits, go on editing and say first what is to become of that.</source>
        <translation>Auch die Datei wurde geändert. Um die Änderungen zu speichern, bearbeiten Sie weiter und sagen Sie zuerst, was daraus werden soll.</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::ValueEditor</name>
    <message>
        <source>What becomes of the input</source>
        <translation>Was aus der Eingabe wird</translation>
    </message>
</context>
<context>
    <name>quotadeck::ui::VerdictPane</name>
    <message>
        <source>A new application</source>
        <translation>Eine neue Anwendung</translation>
    </message>
    <message>
        <source>%1, who is in no group,</source>
        <translation>%1, Mitglied keiner Gruppe,</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 asks for %3 and is placed in %4 by the rules.</source>
        <translation>%1 von %2 fordert %3 an und wird durch die Regeln in %4 platziert.</translation>
    </message>
    <message>
        <source>%1 of %2 asks for %3 in %4.</source>
        <translation>%1 von %2 fordert %3 in %4 an.</translation>
    </message>
    <message>
        <source>Charged to no group: no group limit on the way covers the user.</source>
        <translation>Auf keine Gruppe angerechnet: Kein Gruppenlimit auf dem Weg erfasst den Benutzer.</translation>
    </message>
    <message>
        <source>Charged to %1, settled by what it uses already.</source>
        <translation>Auf %1 angerechnet, festgelegt durch die bereits bestehende Nutzung.</translation>
    </message>
    <message>
        <source>Charged to %1, by the limit at %2.</source>
        <translation>Auf %1 angerechnet, durch das Limit in %2.</translation>
    </message>
    <message>
        <source>Limits as the source lists them</source>
        <translation>Limits, wie die Quelle sie aufführt</translation>
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
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Copy as Text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the whole answer, ready to be sent to whoever asked</source>
        <translation>Die ganze Antwort kopieren, fertig zum Senden an die fragende Person</translation>
    </message>
    <message>
        <source>As far as is known: %1</source>
        <translation>Soweit bekannt: %1</translation>
    </message>
    <message>
        <source>As it is, at most %1 would pass.</source>
        <translation>Beim jetzigen Stand käme höchstens %1 durch.</translation>
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
        <source>Give this version a name</source>
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
        <source>Every save keeps the text before it and after it. Both can be compared and restored here.</source>
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
        <source>Compare with a Version</source>
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
