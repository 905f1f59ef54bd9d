// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rulesswitch.h"

#include "ui/widgets/segmentedswitch.h"

#include <QCoreApplication>

namespace quotadeck::ui {
namespace {
struct RulesTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::ui::RulesSwitch)
};
} // namespace

SegmentedSwitch* createRulesSwitch(QWidget* parent)
{
    auto* rules = new SegmentedSwitch(parent);
    rules->addChoice(static_cast<int>(Mode::Current), RulesTexts::tr("Current", "rules"));
    rules->addChoice(static_cast<int>(Mode::Seed), RulesTexts::tr("Seed", "rules"));
    rules->setAccessibleName(RulesTexts::tr("Rules"));
    rules->setToolTip(RulesTexts::tr(
        "Current: as in the scheduler. Seed: as in its design documents: placement rules for primary group, "
        "secondary group and application type, more names in access lists, no fallback to root.default, "
        "new queues keep their letter case, limits of users and groups are checked before those of queues."));
    return rules;
}

QString rulesWord(Mode mode)
{
    return mode == Mode::Seed ? QStringLiteral("seed") : QStringLiteral("current");
}

Mode rulesOf(const QString& word)
{
    return word == rulesWord(Mode::Seed) ? Mode::Seed : Mode::Current;
}
} // namespace quotadeck::ui
