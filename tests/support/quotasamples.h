// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasnapshot.h"

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace quotadeck::test {
/// Elastic quotas with something in every field, drawn from a seed: the same seed gives the same snapshots.
class QuotaSamples
{
public:
    explicit QuotaSamples(std::uint32_t seed) : m_random(seed) { }

    [[nodiscard]] elastic::QuotaSnapshot next()
    {
        elastic::QuotaSnapshot snapshot;
        m_time += std::chrono::milliseconds(1 + number(5000));
        snapshot.time = elastic::QuotaTime(m_time);
        snapshot.total = amounts();
        if (chance())
            snapshot.cards = "nvidia.com/gpu";
        for (int group = 0, count = number(8); group < count; ++group)
            snapshot.objects.push_back(object("group-" + std::to_string(group)));
        for (int machine = 0, count = number(3); machine < count; ++machine)
            snapshot.machines.push_back({"node-" + std::to_string(machine), word(), amounts(), chance(),
                                         word(),
                                         chance() ? std::map<std::string, std::string>{{"pool", word()}}
                                                  : std::map<std::string, std::string>()});
        for (int index = 0, count = number(6); index < count; ++index)
            snapshot.pods.push_back(pod("team/pod-" + std::to_string(index)));
        for (int profile = 0, count = number(2); profile < count; ++profile)
            snapshot.profiles.push_back({"profile-" + std::to_string(profile), word(), word(), "tree",
                                         chance() ? std::optional(elastic::LabelSelector{
                                             {{"zone", word()}}, {{"gpu", "In", {word(), word()}}}})
                                                  : std::nullopt,
                                         word()});
        return snapshot;
    }

private:
    [[nodiscard]] int number(int end) { return static_cast<int>(m_random() % static_cast<unsigned>(end)); }
    [[nodiscard]] bool chance() { return number(2) == 0; }

    [[nodiscard]] std::string word()
    {
        static const std::vector<std::string> kWords{"", "a", "team b", "ü\"\\", "line\nbreak", "x/y"};
        return kWords[static_cast<std::size_t>(number(static_cast<int>(kWords.size())))];
    }

    [[nodiscard]] Resource amounts()
    {
        Resource result;
        for (const char* const type : {"cpu", "memory", "nvidia.com/gpu"}) {
            if (chance())
                result.set(type, chance() ? number(4) : Quantity{number(1'000'000)} << number(40));
        }
        return result;
    }
    /// Unknown, known to be nothing, or some.
    [[nodiscard]] std::optional<Resource> known()
    {
        return chance() ? std::nullopt : std::optional(chance() ? Resource() : amounts());
    }

    [[nodiscard]] elastic::QuotaObject object(std::string name)
    {
        elastic::QuotaObject object;
        elastic::QuotaGroup& group = object.group;
        group.name = std::move(name);
        group.namespaceName = word();
        group.parent = word();
        group.treeId = word();
        if (chance())
            group.namespaces = {word(), word()};
        if (chance())
            group.strictMaxKeys = {"cpu"};
        group.min = amounts();
        group.max = amounts();
        group.weight = known();
        group.admission = known();
        if (chance())
            group.typed["nvidia.com/gpu"]["A100"]
                = {number(9), chance() ? std::optional<Quantity>(number(9)) : std::nullopt, number(9),
                   number(9)};
        group.treeTotal = amounts();
        for (bool elastic::QuotaGroup::*const flag :
             {&elastic::QuotaGroup::isParent, &elastic::QuotaGroup::lends, &elastic::QuotaGroup::isTreeRoot,
              &elastic::QuotaGroup::ignoresDefaultTree, &elastic::QuotaGroup::allowsForceUpdate})
            group.*flag = chance();
        object.status = {known(), known(), known(), known(), known(), known(), known(), known()};
        if (chance())
            object.badWeight = word();
        if (chance())
            object.badStrictKeys = word();
        object.profile = word();
        return object;
    }

    [[nodiscard]] elastic::QuotaPodState pod(std::string name)
    {
        elastic::QuotaPodState state;
        elastic::PodManifest& manifest = state.manifest;
        manifest.binding = {word(), word()};
        manifest.pod.name = std::move(name);
        manifest.pod.priority = number(2000) - 1000;
        if (chance())
            manifest.pod.start = elastic::QuotaTime(std::chrono::seconds(number(1'000'000)));
        manifest.pod.request = amounts();
        manifest.pod.isNonPreemptible = chance();
        manifest.isAssigned = chance();
        manifest.node = word();
        manifest.model = word();
        state.group = word();
        state.node = word();
        state.model = word();
        if (chance())
            state.models = {word()};
        state.waits = Message(word());
        state.evictions = static_cast<std::uint64_t>(number(5));
        state.isTerminating = chance();
        return state;
    }

    std::mt19937 m_random;
    std::chrono::system_clock::duration m_time = std::chrono::hours(24 * 365 * 50);
};

/// One group "team" that may use 10 CPU and is guaranteed 4.
[[nodiscard]] inline elastic::QuotaSnapshotPtr teamQuotas(std::chrono::seconds time,
                                                          std::optional<Quantity> used,
                                                          Quantity runtime = 6000, Quantity request = 8000)
{
    auto snapshot = std::make_shared<elastic::QuotaSnapshot>();
    snapshot->time = elastic::QuotaTime(time);
    snapshot->total.set("cpu", 20'000);
    elastic::QuotaObject& object = snapshot->objects.emplace_back();
    object.group.name = "team";
    object.group.min = {{"cpu", 4000}};
    object.group.max = {{"cpu", 10'000}};
    if (used)
        object.status.used = Resource{{"cpu", *used}};
    object.status.request = Resource{{"cpu", request}};
    object.status.childRequest = object.status.request;
    object.status.runtime = Resource{{"cpu", runtime}};
    return snapshot;
}
} // namespace quotadeck::test
