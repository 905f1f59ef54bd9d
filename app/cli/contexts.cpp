// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/textreports.h"
#include "core/base/jsontext.h"
#include "core/base/terminaltext.h"
#include "core/kube/kubeconfig.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <optional>
#include <ostream>
#include <string_view>
#include <utility>

namespace quotadeck::cli {
namespace {
/// One way in which a user signs in.
struct SignIn
{
    std::string_view word; ///< in JSON
    std::string text;
};

/// What is printed of a context.
struct ContextLine
{
    const kube::Context* context = nullptr;
    bool isCurrent = false;
    std::optional<std::string> server; ///< nothing: its cluster is missing
    std::optional<std::vector<SignIn>> signIns; ///< nothing: its user is missing
    std::string command; ///< of exec
    std::optional<Error> problem;
};

std::string environmentVariable(const char* name)
{
    const char* const value = std::getenv(name);
    return value ? value : "";
}

/// The files that the command line names must all exist; those of the environment need not.
Result<kube::Kubeconfig> readKubeconfig(const std::vector<std::string>& files)
{
    if (files.empty())
        return kube::loadKubeconfig(
            kube::kubeconfigFiles(environmentVariable("KUBECONFIG"), environmentVariable("HOME")));
    kube::Kubeconfig all;
    for (const std::string& file : files) {
        auto config = kube::loadKubeconfig({file});
        if (!config)
            return config;
        kube::merge(all, *std::move(config));
    }
    return all;
}

/// @p url without what may be secret: user, password and query.
std::string publicUrl(std::string_view url)
{
    url = url.substr(0, url.find_first_of("?#"));
    const auto scheme = url.find("://");
    const std::size_t begin = scheme == std::string_view::npos ? 0 : scheme + 3;
    const std::string_view host = url.substr(begin, url.find('/', begin) - begin);
    const auto at = host.rfind('@');
    const std::size_t hostBegin = at == std::string_view::npos ? begin : begin + at + 1;
    return fmt::format("{}{}", url.substr(0, begin), url.substr(hostBegin));
}

std::vector<SignIn> signInsOf(const kube::User& user)
{
    std::vector<SignIn> result;
    if (!user.tokenFile.empty())
        result.push_back({"token-file", "token file"});
    else if (!user.token.empty())
        result.push_back({"token", "token"});
    if (!user.userName.empty() || !user.password.empty())
        result.push_back({"basic", "basic"});
    if (!user.clientCertificate.isEmpty())
        result.push_back({"client-certificate", "client certificate"});
    if (user.exec)
        result.push_back({"exec", fmt::format("exec {}", user.exec->command)});
    if (!user.authProvider.empty())
        result.push_back({"auth-provider", fmt::format("auth-provider {}", user.authProvider)});
    return result;
}

template <typename Entry>
const Entry* findNamed(const std::vector<Entry>& entries, const std::string& name)
{
    const auto entry = std::ranges::find(entries, name, &Entry::name);
    return entry == entries.end() ? nullptr : &*entry;
}

ContextLine lineOf(const kube::Kubeconfig& config, const kube::Context& context)
{
    ContextLine line;
    line.context = &context;
    line.isCurrent = context.name == config.currentContext;
    if (const auto* cluster = findNamed(config.clusters, context.cluster))
        line.server = publicUrl(cluster->server);
    if (const auto* user = findNamed(config.users, context.user)) {
        line.signIns = signInsOf(*user);
        line.command = user->exec ? user->exec->command : std::string();
    } else if (context.user.empty()) {
        line.signIns.emplace();
    }
    if (auto login = kube::login(config, context.name); !login)
        line.problem = std::move(login).error();
    return line;
}

std::string namespaceOf(const kube::Context& context)
{
    return context.nameSpace.empty() ? "default" : context.nameSpace;
}

std::string problemText(const Error& error)
{
    return fmt::format("{}: {}", error.where, error.message.english());
}

std::string textOrDash(const std::string& text)
{
    return text.empty() ? "-" : printable(text);
}

std::string contextsText(const std::vector<ContextLine>& lines)
{
    if (lines.empty())
        return "no contexts\n";
    const bool hasProblems
        = std::ranges::any_of(lines, [](const ContextLine& line) { return line.problem.has_value(); });
    std::vector<TableLine> table{{" ", "Name", "Cluster", "Server", "User", "Namespace", "Sign-in"}};
    if (hasProblems)
        table.front().emplace_back("Problem");
    for (const ContextLine& line : lines) {
        std::vector<std::string> ways;
        for (const SignIn& way : line.signIns.value_or(std::vector<SignIn>()))
            ways.push_back(printable(way.text));
        const std::string none = line.signIns ? "none" : "-";
        table.push_back({line.isCurrent ? "*" : "", printable(line.context->name),
                         textOrDash(line.context->cluster), textOrDash(line.server.value_or(std::string())),
                         textOrDash(line.context->user), printable(namespaceOf(*line.context)),
                         ways.empty() ? none : fmt::format("{}", fmt::join(ways, ", "))});
        if (hasProblems)
            table.back().push_back(line.problem ? printable(problemText(*line.problem)) : std::string());
    }
    return alignedTable(table, table.front().size());
}

std::string textOrNull(const std::string& text)
{
    return text.empty() ? "null" : jsonQuoted(text);
}

std::string contextsJson(const std::string& current, const std::vector<ContextLine>& lines)
{
    const auto object = [](const ContextLine& line) {
        const kube::Context& context = *line.context;
        return jsonObject(
            {{"name", jsonQuoted(context.name)},
             {"current", line.isCurrent ? "true" : "false"},
             {"cluster", textOrNull(context.cluster)},
             {"server", textOrNull(line.server.value_or(std::string()))},
             {"user", textOrNull(context.user)},
             {"namespace", jsonQuoted(namespaceOf(context))},
             {"signIn",
              line.signIns ? jsonArray(*line.signIns, [](const SignIn& way) { return jsonQuoted(way.word); })
                           : "null"},
             {"command", textOrNull(line.command)},
             {"problem", line.problem ? jsonQuoted(problemText(*line.problem)) : "null"}});
    };
    return jsonObject({{"current", textOrNull(current)}, {"contexts", jsonArray(lines, object)}}) + "\n";
}
} // namespace

int runContexts(const ContextsOptions& options, Streams streams)
{
    const auto config = readKubeconfig(options.files);
    if (!config)
        return printError(streams.err, config.error());
    std::vector<ContextLine> lines;
    std::ranges::transform(config->contexts, std::back_inserter(lines),
                           [&config](const kube::Context& context) { return lineOf(*config, context); });
    streams.out << (options.format == AnswerFormat::Json ? contextsJson(config->currentContext, lines)
                                                         : contextsText(lines));
    const bool isCurrentMissing
        = !config->currentContext.empty() && !findNamed(config->contexts, config->currentContext);
    if (isCurrentMissing)
        (void)printError(streams.err, kube::login(*config, {}).error());
    return ExitDone;
}
} // namespace quotadeck::cli
