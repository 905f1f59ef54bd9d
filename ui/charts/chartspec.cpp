// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartspec.h"

#include <algorithm>

namespace quotadeck::ui {
namespace {
using models::Measure;
using models::SubjectKind;

const QString kMeasure = QStringLiteral("measure");
const QString kType = QStringLiteral("type");
const QString kTopKind = QStringLiteral("topKind");
const QString kTopCount = QStringLiteral("topCount");
const QString kChosen = QStringLiteral("chosen");
const QString kKind = QStringLiteral("kind");
const QString kId = QStringLiteral("id");
constexpr int kNoTop = -1;

template <typename Choice>
Choice choiceOf(const QVariantMap& map, const QString& key, Choice last, Choice fallback)
{
    bool isNumber = false;
    const int value = map.value(key).toInt(&isNumber);
    return isNumber && value >= 0 && value <= static_cast<int>(last) ? static_cast<Choice>(value) : fallback;
}
} // namespace

QVariantMap ChartSpec::toMap() const
{
    QVariantList series;
    for (const ChosenSeries& one : chosen) {
        series << QVariantMap{
            {kKind, static_cast<int>(one.kind)}, {kId, one.id}, {kMeasure, static_cast<int>(one.measure)}};
    }
    return {{kMeasure, static_cast<int>(measure)},
            {kType, type},
            {kTopKind, topKind ? static_cast<int>(*topKind) : kNoTop},
            {kTopCount, topCount},
            {kChosen, series}};
}

ChartSpec ChartSpec::fromMap(const QVariantMap& map)
{
    ChartSpec spec;
    spec.measure = choiceOf(map, kMeasure, models::kLastMeasure, spec.measure);
    spec.type = map.value(kType).toString();
    if (map.value(kTopKind, 0).toInt() == kNoTop)
        spec.topKind.reset();
    else
        spec.topKind = choiceOf(map, kTopKind, models::kLastSubjectKind, SubjectKind::Queue);
    spec.topCount = std::clamp(map.value(kTopCount, spec.topCount).toInt(), kLeastTop, kMostTop);
    for (const QVariant& entry : map.value(kChosen).toList()) {
        const QVariantMap one = entry.toMap();
        if (const QString id = one.value(kId).toString(); !id.isEmpty()) {
            spec.chosen << ChosenSeries{choiceOf(one, kKind, models::kLastSubjectKind, SubjectKind::Queue),
                                        id, choiceOf(one, kMeasure, models::kLastMeasure, spec.measure)};
        }
    }
    return spec;
}
} // namespace quotadeck::ui
