// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/models.h"

namespace quotadeck::app {
using UpdatePtr = std::shared_ptr<const SnapshotUpdate>;

Models::Models()
{
    const auto apply = [this](const PartitionDelta& delta) {
        queues.apply(delta.queues);
        people.apply(delta);
        applications.apply(delta);
        personsApplications.apply(delta);
        nodes.apply(delta.nodes);
    };
    QObject::connect(&stage, &models::Stage::shown, &stage, [this, apply](const UpdatePtr& update) {
        applications.setNow(sourceTime(*update->snapshot));
        personsApplications.setNow(sourceTime(*update->snapshot));
        apply(update->delta);
        pods.apply(*update);
        nodeAllocations.apply(*update);
        events.setNow(sourceTime(*update->snapshot));
        events.setUntil(stage.isPast() || (stage.isEarlier() && !stage.isPaused())
                            ? std::optional(sourceTime(*update->snapshot))
                            : std::nullopt);
        overview.take(update->snapshot, update->partition, series.marks());
    });
    QObject::connect(&stage, &models::Stage::cleared, &stage, [this, apply](const UpdatePtr& removal) {
        apply(removal->delta);
        pods.apply(*removal);
        pods.setApplication({}); // another source may have one of that name
        nodeAllocations.apply(*removal);
        nodeAllocations.setNode({}); // likewise
        overview.clear();
        series.clear();
        samples.clear();
        eventLog.leavePartition();
    });
    QObject::connect(&stage, &models::Stage::recorded, &stage, [this](const UpdatePtr& update) {
        series.record(*update);
        samples.add(update->snapshot);
        eventLog.compare(update, series.marks());
    });
    QObject::connect(&stage, &models::Stage::gapReached, &stage,
                     [this](SystemTime time) { series.markGap(time); });
    QObject::connect(&stage, &models::Stage::rewound, &stage, [this] {
        series.clear();
        samples.clear();
        eventLog.clear();
    });
}
} // namespace quotadeck::app
