// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/activekeeper.h"

#include <optional>
#include <utility>

namespace quotadeck::app {
ActiveKeeper::ActiveKeeper(models::InsightSource* insight, std::function<bool()> isUpToDate, QObject* parent)
    : QObject(parent)
    , m_insight(insight)
    , m_isUpToDate(std::move(isUpToDate))
{
}

void ActiveKeeper::take(const feed::ConfigurationReading& reading)
{
    const bool isOfShown = m_isUpToDate();
    const bool isOther = std::exchange(m_told, reading).text != reading.text;
    if (isOther) {
        understand(isOfShown);
    } else if (m_understood.text == reading.text) { // else it is on its way
        m_understood = reading;
        if (isOfShown)
            show();
    }
}

void ActiveKeeper::understand(bool isOfShown)
{
    m_job.start(
        [text = m_told.text](const std::stop_token&) { return models::readActiveConfiguration(*text); },
        [this, isOfShown](models::ActiveConfigurationPtr active) {
            m_active = std::move(active);
            m_understood = m_told; // of the same text: another one would have dropped this
            if (isOfShown || m_isUpToDate())
                show();
        });
}

void ActiveKeeper::show()
{
    std::optional<models::ActiveReading> reading;
    if (m_active && m_understood.time)
        reading = {*m_understood.time, m_understood.period};
    m_insight->setActive(m_active, reading);
}

void ActiveKeeper::clear()
{
    m_job.cancel();
    m_told = {};
    m_understood = {};
    m_active.reset();
    m_insight->setActive(nullptr);
}
} // namespace quotadeck::app
