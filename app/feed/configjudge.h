// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/restconfig.h"
#include "core/config/rules/validator.h"

#include <QObject>

#include <memory>
#include <string>

namespace quotadeck::feed {
/// Has a scheduler validate a configuration (REST-31), which changes nothing there.
/// Threading: GUI thread; never waits.
class ConfigJudge final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConfigJudge)
public:
    explicit ConfigJudge(const RestConfig& config, QObject* parent = nullptr);
    ~ConfigJudge() override;

    /// Posts @p text, the queues.yaml itself. A question under way is dropped: the newest counts.
    void judge(const std::string& text);

Q_SIGNALS:
    /// Errors: those of http::HttpFetcher, and Parse for an answer of another form.
    void judged(const quotadeck::Result<quotadeck::config::SchedulerVerdict>& verdict);

private:
    RestConfig m_config;
    std::unique_ptr<http::HttpFetcher> m_fetcher; ///< under way, or null
};
} // namespace quotadeck::feed
