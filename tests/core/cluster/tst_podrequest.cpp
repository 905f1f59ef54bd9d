// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/taskgroups.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_podrequest {
using namespace quotadeck;
using cluster::podRequest;
using cluster::PodResources;

namespace {
Resource cores(Quantity millicores)
{
    return {{"vcore", millicores}};
}

Quantity vcore(const PodResources& pod)
{
    return podRequest(pod).find("vcore").value();
}
} // namespace

class TestPodRequest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPodWithoutRequestsIsStillAPod() // NSQ-8
    {
        QCOMPARE(podRequest({}), (Resource{{"pods", 1}}));
    }

    void containersAddUp() // NSQ-8, seed 003
    {
        PodResources pod;
        pod.containers = {{{"vcore", 250}, {"memory", 1073741824}, {"hugepages-1Gi", 1}}, {{"vcore", 50}}};
        QCOMPARE(podRequest(pod),
                 (Resource{{"vcore", 300}, {"memory", 1073741824}, {"hugepages-1Gi", 1}, {"pods", 1}}));
    }

    void anInitContainerCountsWhereItNeedsMore() // NSQ-8
    {
        PodResources pod;
        pod.containers = {{{"vcore", 100}, {"memory", 10}}};
        pod.initContainers = {{{{"vcore", 300}, {"memory", 5}}, false}, {{{"gpu", 1}}, false}};
        QCOMPARE(podRequest(pod), (Resource{{"vcore", 300}, {"memory", 10}, {"gpu", 1}, {"pods", 1}}));
    }

    void sidecarsCountLikeContainers() // NSQ-8
    {
        PodResources pod;
        pod.containers = {cores(100)};
        pod.initContainers = {{cores(20), true}, {cores(3), true}};
        QCOMPARE(vcore(pod), 123);
        pod.initContainers = {{cores(20), true}, {cores(110), false}}; // runs beside the side-car
        QCOMPARE(vcore(pod), 130);
        pod.initContainers = {{cores(110), false}, {cores(20), true}}; // is over before it starts
        QCOMPARE(vcore(pod), 120);
    }

    void podLevelRequestsReplaceTheSum() // NSQ-8
    {
        PodResources pod;
        pod.containers = {{{"vcore", 100}, {"memory", 10}, {"gpu", 1}}};
        pod.podLevel = {{"vcore", 70}, {"gpu", 9}};
        QCOMPARE(podRequest(pod), (Resource{{"vcore", 70}, {"memory", 10}, {"gpu", 1}, {"pods", 1}}));
    }

    void overheadComesOnTop() // NSQ-8
    {
        PodResources pod;
        pod.containers = {cores(100)};
        pod.podLevel = cores(200);
        pod.overhead = {{"vcore", 7}, {"memory", 1}};
        QCOMPARE(podRequest(pod), (Resource{{"vcore", 207}, {"memory", 1}, {"pods", 1}}));
    }
};

QUOTADECK_TEST(TestPodRequest, NoApplication)
} // namespace tst_podrequest

#include "tst_podrequest.moc"
