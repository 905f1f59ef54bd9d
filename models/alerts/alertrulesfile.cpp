// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/alerts/alertrulesfile.h"

#include <string>
#include <utility>

namespace quotadeck::models {
namespace {
Result<WatchedFile::Content> alertRulesOf(const QString& path, const std::string& text)
{
    auto rules = alert::readRules(text);
    if (!rules) {
        const config::TextProblem& first = rules.error().front();
        return tl::unexpected(problemAt(path, first.place.line, first.place.column, first.message));
    }
    return WatchedFile::Content(std::make_shared<const std::vector<alert::Rule>>(*std::move(rules)));
}
} // namespace

AlertRulesFile::AlertRulesFile(QObject* parent) : WatchedFile(alertRulesOf, parent)
{
    connect(this, &WatchedFile::contentChanged, this, &AlertRulesFile::rulesChanged);
}
} // namespace quotadeck::models

#include "moc_alertrulesfile.cpp"
