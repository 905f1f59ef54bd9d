// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/activeconfigsync.h"

#include <optional>
#include <utility>

namespace quotadeck::app {
ActiveConfigSync::ActiveConfigSync(models::InsightSource* insight, std::function<bool()> isUpToDate,
                                   QObject* parent)
    : QObject(parent)
    , m_insight(insight)
    , m_isUpToDate(std::move(isUpToDate))
{
}

void ActiveConfigSync::take(const feed::ConfigurationReading& reading)
{
    const bool isOfShown = m_isUpToDate();
    const bool isOther = std::exchange(m_reported, reading).text != reading.text;
    if (isOther) {
        parse(isOfShown);
    } else if (m_parsed.text == reading.text) { // else it is on its way
        m_parsed = reading;
        if (isOfShown)
            show();
    }
}

void ActiveConfigSync::parse(bool isOfShown)
{
    m_job.start(
        [text = m_reported.text](const std::stop_token&) { return models::readActiveConfiguration(*text); },
        [this, isOfShown](models::ActiveConfigurationPtr active) {
            m_active = std::move(active);
            m_parsed = m_reported; // of the same text: another one would have dropped this
            Q_EMIT parsed(m_active);
            if (isOfShown || m_isUpToDate())
                show();
        });
}

void ActiveConfigSync::show()
{
    std::optional<models::ActiveReading> reading;
    if (m_active && m_parsed.time)
        reading = {*m_parsed.time, m_parsed.period};
    m_insight->setActive(m_active, reading);
}

void ActiveConfigSync::clear()
{
    m_job.cancel();
    m_reported = {};
    m_parsed = {};
    m_active.reset();
    m_insight->setActive(nullptr);
}
} // namespace quotadeck::app

#include "moc_activeconfigsync.cpp"
