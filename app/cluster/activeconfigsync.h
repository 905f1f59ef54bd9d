// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/feed.h"
#include "background/jobs.h"
#include "models/insight/insightsource.h"

#include <QObject>

#include <functional>

namespace quotadeck::app {
/// Parses the active configuration that a source reports, and shows it no earlier than the usage that was read with it:
/// newer limits beside older usage, as while the window is paused, would show a state that never was.
///
/// Threading: GUI thread; reads texts in the background. Ownership: the insight source outlives it.
class ActiveConfigSync final : public QObject
{
    Q_OBJECT
public:
    /// @p isUpToDate: what is on screen is the newest usage.
    ActiveConfigSync(models::InsightSource* insight, std::function<bool()> isUpToDate,
                     QObject* parent = nullptr);

    void take(const feed::ConfigurationReading& reading);
    /// Shows the newest that is parsed: the newest usage is about to be on screen, or is.
    void show();
    void clear(); ///< Another source: shows nothing.
    /// The newest that was reported, parsed or not; null: none was.
    [[nodiscard]] const std::shared_ptr<const std::string>& reportedText() const { return m_reported.text; }

Q_SIGNALS:
    /// Another one is known, whether it is shown or not; null: its text would be rejected.
    void parsed(const quotadeck::models::ActiveConfigurationPtr& active);

private:
    void parse(bool isOfShown);

    models::InsightSource* m_insight; // not owned
    std::function<bool()> m_isUpToDate;
    feed::ConfigurationReading m_reported;
    feed::ConfigurationReading m_parsed; ///< what m_active came from
    models::ActiveConfigurationPtr m_active; ///< null: not known
    background::LatestJob m_job{this};
};
} // namespace quotadeck::app
