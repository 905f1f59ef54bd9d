// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/routes.h"

#include "app/serve/answers.h"
#include "core/base/text.h"

#include <QByteArrayList>
#include <QString>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string_view>

namespace quotadeck::serve {
namespace {
struct Route
{
    const char* method;
    const char* path; ///< a part that starts with ':' takes anything, a last part '*' any number of parts
    Response (*answer)(const ServedCluster& cluster, const Call& call);
};

constexpr std::array kRoutes{
    Route{"GET", "/ws/v1/clusters", answerClusters},
    Route{"GET", "/ws/v1/metrics", answerMetrics},
    Route{"GET", "/ws/v1/config", answerConfig},
    Route{"POST", "/ws/v1/validate-conf", answerValidateConf},
    Route{"GET", "/ws/v1/history/apps", answerApplicationHistory},
    Route{"GET", "/ws/v1/history/containers", answerContainerHistory},
    Route{"GET", "/ws/v1/partitions", answerPartitions},
    Route{"GET", "/ws/v1/partition/:partition/placementrules", answerPlacementRules},
    Route{"GET", "/ws/v1/partition/:partition/queues", answerQueues},
    Route{"GET", "/ws/v1/partition/:partition/queue/:queue", answerQueue},
    Route{"GET", "/ws/v1/partition/:partition/nodes", answerNodes},
    Route{"GET", "/ws/v1/partition/:partition/node/:node", answerNode},
    Route{"GET", "/ws/v1/partition/:partition/queue/:queue/applications", answerQueueApplications},
    Route{"GET", "/ws/v1/partition/:partition/queue/:queue/applications/:state",
          answerQueueApplicationsByState},
    Route{"GET", "/ws/v1/partition/:partition/queue/:queue/application/:application", answerQueueApplication},
    Route{"GET", "/ws/v1/partition/:partition/application/:application", answerApplication},
    Route{"GET", "/ws/v1/partition/:partition/applications/:state", answerApplicationsByState},
    Route{"GET", "/ws/v1/partition/:partition/usage/users", answerUsers},
    Route{"GET", "/ws/v1/partition/:partition/usage/user/:user", answerUser},
    Route{"GET", "/ws/v1/partition/:partition/usage/groups", answerGroups},
    Route{"GET", "/ws/v1/partition/:partition/usage/group/:group", answerGroup},
    Route{"GET", "/ws/v1/events/batch", answerEventBatch},
    Route{"GET", "/ws/v1/events/stream", answerEventStream},
    Route{"GET", "/ws/v1/scheduler/healthcheck", answerHealth},
    Route{"GET", "/ws/v1/scheduler/node-utilizations", answerNodeUtilizations},
    Route{"GET", "/ws/v1/stack", answerMovedToDebug},
    Route{"GET", "/ws/v1/fullstatedump", answerMovedToDebug},
    Route{"GET", "/debug/stack", answerNoDiagnostics},
    Route{"GET", "/debug/fullstatedump", answerFullStateDump},
    Route{"GET", "/debug/pprof/*", answerNoDiagnostics},
};

const QByteArray kNoPage = QByteArrayLiteral("404 page not found\n");

enum class LetterCase { Exact, Any };

std::vector<std::string_view> partsOf(std::string_view path)
{
    std::vector<std::string_view> parts;
    path.remove_prefix(1);
    for (;;) {
        const auto end = path.find('/');
        parts.push_back(path.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        path.remove_prefix(end + 1);
    }
}

bool matches(const Route& route, const std::vector<std::string>& parts, LetterCase letterCase)
{
    const auto wanted = partsOf(route.path);
    const bool takesRest = wanted.back() == "*";
    if (takesRest ? parts.size() < wanted.size() : parts.size() != wanted.size())
        return false;
    for (std::size_t index = 0; index < wanted.size() - (takesRest ? 1 : 0); ++index) {
        if (wanted[index].starts_with(':')) {
            if (parts[index].empty())
                return false;
        } else if (letterCase == LetterCase::Exact ? wanted[index] != parts[index]
                                                   : !equalsIgnoringAsciiCase(wanted[index], parts[index])) {
            return false;
        }
    }
    return true;
}

std::vector<std::string> argumentsOf(const Route& route, const std::vector<std::string>& parts)
{
    std::vector<std::string> arguments;
    const auto wanted = partsOf(route.path);
    for (std::size_t index = 0; index < wanted.size(); ++index) {
        if (wanted[index].starts_with(':'))
            arguments.push_back(parts[index]);
    }
    return arguments;
}

/// The right way to write @p target if only a slash at its end or the letter case of its fixed parts is wrong.
std::optional<std::string> correctedPath(const std::string& method, const Target& target)
{
    auto parts = target.parts;
    if (parts.size() > 1 && parts.back().empty())
        parts.pop_back();
    const auto isRoute = [&](const Route& route) {
        return route.method == method && matches(route, parts, LetterCase::Any);
    };
    const auto route = std::ranges::find_if(kRoutes, isRoute);
    if (route == kRoutes.end())
        return std::nullopt;
    std::string path;
    const auto wanted = partsOf(route->path);
    for (std::size_t index = 0; index < parts.size(); ++index) {
        const bool isFixed = index < wanted.size() && !wanted[index].starts_with(':') && wanted[index] != "*";
        path += "/" + (isFixed ? std::string(wanted[index]) : target.rawParts[index]);
    }
    return target.rawQuery.empty() ? path : path + "?" + target.rawQuery;
}

QByteArray htmlEscaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped().toUtf8();
}

Response redirect(const std::string& method, const std::string& path)
{
    Response response;
    response.status = method == "GET" ? 301 : 307;
    response.headers.emplace_back("Location", QByteArray::fromStdString(path));
    if (method == "GET") {
        response.contentType = "text/html; charset=utf-8";
        response.body = "<a href=\"" + htmlEscaped(path) + "\">Moved Permanently</a>.\n\n";
    }
    return response;
}

/// What Allow lists for @p parts; empty when no route has that path.
QByteArray allowedMethods(const std::vector<std::string>& parts)
{
    std::set<QByteArray> methods;
    for (const auto& route : kRoutes) {
        if (matches(route, parts, LetterCase::Exact))
            methods.insert(route.method);
    }
    if (methods.empty())
        return {};
    methods.insert("OPTIONS");
    return QByteArrayList(methods.begin(), methods.end()).join(", ");
}

Response answerMissing(const std::string& method, const Target& target)
{
    if (const auto path = correctedPath(method, target))
        return redirect(method, *path);
    const auto allowed = allowedMethods(target.parts);
    if (allowed.isEmpty())
        return textResponse(404, kNoPage);
    auto response = method == "OPTIONS" ? Response() : textResponse(405, "Method Not Allowed\n");
    response.headers.emplace_back("Allow", allowed);
    return response;
}
} // namespace

Response answer(const ServedCluster& cluster, const Request& request)
{
    const auto target = parseTarget(request.head.target);
    if (!target)
        return textResponse(400, "400 Bad Request: broken escape in the path\n");
    for (const auto& route : kRoutes) {
        if (route.method != request.head.method || !matches(route, target->parts, LetterCase::Exact))
            continue;
        if (!cluster.snapshot())
            return errorResponse(503, "The simulation is still being prepared");
        return route.answer(cluster, {request, *target, argumentsOf(route, target->parts)});
    }
    return answerMissing(request.head.method, *target);
}
} // namespace quotadeck::serve
