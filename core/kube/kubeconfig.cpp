// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/kubeconfig.h"

#include "core/base/nearestname.h"
#include "core/base/text.h"
#include "core/config/yaml/yamlscalar.h"
#include "core/config/yaml/yamltree.h"
#include "core/file/filereader.h"
#include "core/kube/objectfields.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <iterator>
#include <unordered_map>
#include <unordered_set>

namespace quotadeck::kube {
namespace {
using config::ScalarType;
using config::YamlKind;
using config::YamlNode;
using config::YamlRef;
using config::YamlStyle;

constexpr std::string_view kExecV1 = "client.authentication.k8s.io/v1";
constexpr std::string_view kExecV1Beta1 = "client.authentication.k8s.io/v1beta1";
constexpr std::string_view kUnnamedProvider = "(unnamed)";

/// The interaction of each interactiveMode.
constexpr std::array<std::pair<std::string_view, ExecPlugin::Interaction>, 3> kInteractions
    = {{{"IfAvailable", ExecPlugin::Interaction::IfAvailable},
        {"Never", ExecPlugin::Interaction::Never},
        {"Always", ExecPlugin::Interaction::Always}}};

constexpr const ExecPlugin::Interaction* interactionOf(std::string_view mode)
{
    const auto* const known = std::ranges::find(kInteractions, mode,
                                                &std::pair<std::string_view, ExecPlugin::Interaction>::first);
    return known == kInteractions.end() ? nullptr : &known->second;
}

/// kubectl reads YAML 1.1, where these words are booleans unless they are in quotes.
bool isOldBoolean(const YamlNode& scalar)
{
    return scalar.style == YamlStyle::Plain && scalar.tag().empty() && config::readBoolean(scalar);
}

bool isText(const YamlNode& node)
{
    return node.kind == YamlKind::Scalar && config::resolveScalar(node).type == ScalarType::Text
        && !isOldBoolean(node);
}

std::optional<bool> booleanOf(const YamlNode& node)
{
    const bool isBoolean = node.kind == YamlKind::Scalar
        && (config::resolveScalar(node).type == ScalarType::Boolean || isOldBoolean(node));
    return isBoolean ? config::readBoolean(node) : std::nullopt;
}

/// True for what Go's base64.StdEncoding decodes: padded, with line breaks but no other white space.
bool isBase64(std::string_view text)
{
    const auto isDigit64 = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '+'
            || c == '/';
    };
    std::size_t digits = 0;
    std::size_t padding = 0;
    for (const char c : text) {
        if (c == '\n' || c == '\r')
            continue;
        if (c == '=')
            ++padding;
        else if (isDigit64(c) && padding == 0)
            ++digits;
        else
            return false;
    }
    return padding <= 2 && (digits + padding) % 4 == 0;
}

/// Reads the tree of one kubeconfig as kubectl does: unknown keys are ignored, a null is as good as no value, and of a key
/// that a map has twice the last value counts.
class TreeReader
{
public:
    explicit TreeReader(const std::string& file)
        : m_file(file)
        , m_folder(std::filesystem::path(file).parent_path())
    {
    }

    Result<Kubeconfig> read(const YamlNode* root)
    {
        Kubeconfig config;
        if (root)
            readRoot(fieldsOf(YamlRef(root), {},
                              QUOTADECK_TEXT(
                                  "kube",
                                  "a kubeconfig must be a map with the keys clusters, users and contexts")),
                     config);
        if (m_problem)
            return tl::unexpected(Error{
                ErrorCode::Parse, fmt::format("{}:{}:{}", m_file, m_problem->at.line, m_problem->at.column),
                std::move(m_problem->message)});
        return config;
    }

private:
    /// The values of a map by their keys.
    using Fields = std::unordered_map<std::string_view, YamlRef>;
    struct Problem
    {
        TextPosition at;
        Message message;
    };

    /// The first problem of the text is reported.
    void complain(const TextSpan& place, Message message)
    {
        if (!m_problem || place.begin < m_problem->at)
            m_problem = {place.begin, std::move(message)};
    }

    void readRoot(const Fields& fields, Kubeconfig& config)
    {
        require(fields, "kind", "Config",
                QUOTADECK_TEXT("kube", "this is not a kubeconfig: its kind is \"%1\", not \"%2\""));
        require(fields, "apiVersion", "v1",
                QUOTADECK_TEXT("kube", "the apiVersion \"%1\" is not supported: use \"%2\""));
        const Fields preferences = map(fields, "preferences");
        (void)boolean(preferences, "colors");
        checkExtensions(preferences);
        checkExtensions(fields);
        config.currentContext = text(fields, "current-context");
        readEntries(fields, "clusters", "cluster", config.clusters,
                    [this](const Fields& from, Cluster& cluster) { readCluster(from, cluster); });
        readEntries(fields, "users", "user", config.users,
                    [this](const Fields& from, User& user) { readUser(from, user); });
        readEntries(fields, "contexts", "context", config.contexts,
                    [this](const Fields& from, Context& context) { readContext(from, context); });
    }

    /// Reads the items {name: ..., @p itemKey: {...}} of the list @p key.
    template <typename Entry, typename Read>
    void readEntries(const Fields& fields, std::string_view key, std::string_view itemKey,
                     std::vector<Entry>& entries, Read read)
    {
        std::unordered_map<std::string, int> lines; // of the names
        for (const YamlRef& item : list(fields, key)) {
            const Fields named = itemFields(item, key);
            Entry entry;
            entry.name = text(named, "name");
            entry.file = m_file;
            read(map(named, itemKey), entry);
            const auto name = named.find("name");
            const TextSpan& place = name == named.end() ? item.place() : name->second.place();
            const auto [first, isNew] = lines.emplace(entry.name, place.begin.line);
            if (!isNew)
                complain(place,
                         {QUOTADECK_TEXT(
                              "kube",
                              "%1 has another entry with the name \"%2\" in line %3: remove or rename one"),
                          key, entry.name, first->second});
            entries.push_back(std::move(entry));
        }
    }

    void readCluster(const Fields& fields, Cluster& cluster)
    {
        cluster.server = text(fields, "server");
        cluster.tlsServerName = text(fields, "tls-server-name");
        cluster.skipsTlsVerification = boolean(fields, "insecure-skip-tls-verify");
        cluster.certificateAuthority
            = fileOrData(fields, "certificate-authority", "certificate-authority-data");
        cluster.proxyUrl = text(fields, "proxy-url");
        cluster.isCompressionDisabled = boolean(fields, "disable-compression");
        checkExtensions(fields);
        cluster.pluginConfig = pluginConfig(fields);
    }

    void readUser(const Fields& fields, User& user)
    {
        user.clientCertificate = fileOrData(fields, "client-certificate", "client-certificate-data");
        user.clientKey = fileOrData(fields, "client-key", "client-key-data");
        user.token = text(fields, "token");
        user.tokenFile = absolute(text(fields, "tokenFile"));
        user.userName = text(fields, "username");
        user.password = text(fields, "password");
        user.impersonation.user = text(fields, "as");
        user.impersonation.uid = text(fields, "as-uid");
        user.impersonation.groups = texts(fields, "as-groups");
        for (const auto& [key, values] : map(fields, "as-user-extra"))
            user.impersonation.extra.emplace(key, texts(values, key));
        if (hasValue(fields, "auth-provider")) {
            const Fields provider = map(fields, "auth-provider");
            user.authProvider = text(provider, "name");
            if (user.authProvider.empty())
                user.authProvider = kUnnamedProvider;
            for (const auto& [key, value] : map(provider, "config"))
                (void)text(value, key);
        }
        if (hasValue(fields, "exec"))
            user.exec = exec(map(fields, "exec"));
        checkExtensions(fields);
    }

    ExecPlugin exec(const Fields& fields)
    {
        ExecPlugin plugin;
        plugin.apiVersion = text(fields, "apiVersion");
        plugin.command = text(fields, "command");
        if (plugin.command.find('/') != std::string::npos)
            plugin.command = absolute(plugin.command);
        plugin.arguments = texts(fields, "args");
        for (const YamlRef& item : list(fields, "env")) {
            const Fields variable = itemFields(item, "env");
            plugin.environment.emplace_back(text(variable, "name"), text(variable, "value"));
        }
        plugin.installHint = text(fields, "installHint");
        plugin.wantsCluster = boolean(fields, "provideClusterInfo");
        plugin.interactiveMode = text(fields, "interactiveMode");
        if (const auto* const interaction = interactionOf(plugin.interactiveMode))
            plugin.interaction = *interaction;
        return plugin;
    }

    void readContext(const Fields& fields, Context& context)
    {
        context.cluster = text(fields, "cluster");
        context.user = text(fields, "user");
        context.nameSpace = text(fields, "namespace");
        checkExtensions(fields);
    }

    std::string pluginConfig(const Fields& fields)
    {
        for (const YamlRef& item : list(fields, "extensions")) {
            const Fields extension = itemFields(item, "extensions");
            if (text(extension, "name") == "client.authentication.k8s.io/exec"
                && hasValue(extension, "extension"))
                return jsonOf(*extension.at("extension").node);
        }
        return {};
    }

    /// Extensions belong to other programs; kubectl reads no more than their form.
    void checkExtensions(const Fields& fields)
    {
        constexpr std::string_view kKey = "extensions";
        for (const YamlRef& item : list(fields, kKey))
            (void)text(itemFields(item, kKey), "name");
    }

    void require(const Fields& fields, std::string_view key, std::string_view expected,
                 MessageTemplate problem)
    {
        const std::string value = text(fields, key);
        if (!value.empty() && value != expected)
            complain(fields.at(key).place(), {problem, value, expected});
    }

    static bool hasValue(const Fields& fields, std::string_view key)
    {
        const auto value = fields.find(key);
        return value != fields.end() && !config::isNull(*value->second.node);
    }

    std::string text(const Fields& fields, std::string_view key)
    {
        return hasValue(fields, key) ? text(fields.at(key), key) : std::string();
    }

    /// The text @p value of @p key or in the list @p key; a null is the empty text.
    std::string text(const YamlRef& value, std::string_view key)
    {
        if (config::isNull(*value.node))
            return {};
        if (isText(*value.node))
            return std::string(value.node->text());
        complain(value.place(),
                 {value.node->kind == YamlKind::Scalar
                      ? QUOTADECK_TEXT("kube", "%1 must be a text: put the value in quotes")
                      : QUOTADECK_TEXT("kube", "%1 must be a text, not a list or a map"),
                  key});
        return {};
    }

    bool boolean(const Fields& fields, std::string_view key)
    {
        if (!hasValue(fields, key))
            return false;
        const YamlRef& value = fields.at(key);
        const std::optional<bool> result = booleanOf(*value.node);
        if (!result)
            complain(value.place(),
                     {QUOTADECK_TEXT("kube", "%1 must be true or false, without quotes"), key});
        return result.value_or(false);
    }

    std::vector<YamlRef> list(const Fields& fields, std::string_view key)
    {
        return hasValue(fields, key) ? list(fields.at(key), key) : std::vector<YamlRef>();
    }

    std::vector<YamlRef> list(const YamlRef& value, std::string_view key)
    {
        const YamlNode& node = *value.node;
        if (node.kind != YamlKind::Sequence && !config::isNull(node))
            complain(value.place(),
                     {QUOTADECK_TEXT("kube", "%1 must be a list: begin each item with \"- \""), key});
        return {node.items().begin(), node.items().end()};
    }

    std::vector<std::string> texts(const Fields& fields, std::string_view key)
    {
        return hasValue(fields, key) ? texts(fields.at(key), key) : std::vector<std::string>();
    }

    std::vector<std::string> texts(const YamlRef& value, std::string_view key)
    {
        std::vector<std::string> result;
        for (const YamlRef& item : list(value, key))
            result.push_back(text(item, key));
        return result;
    }

    Fields map(const Fields& fields, std::string_view key)
    {
        if (!hasValue(fields, key))
            return {};
        return fieldsOf(fields.at(key), key, QUOTADECK_TEXT("kube", "%1 must be a map of keys and values"));
    }

    Fields itemFields(const YamlRef& item, std::string_view key)
    {
        return fieldsOf(item, key,
                        QUOTADECK_TEXT("kube", "each item of %1 must be a map of keys and values"));
    }

    /// The fields of the map @p value; a null has none.
    Fields fieldsOf(const YamlRef& value, std::string_view key, MessageTemplate problem)
    {
        Fields fields;
        if (value.node->kind == YamlKind::Mapping)
            collect(*value.node, fields);
        else if (!config::isNull(*value.node))
            complain(value.place(), {problem, key});
        return fields;
    }

    /// As kubectl's reader, in the order of the text: what a merge key takes over replaces what is above it.
    void collect(const YamlNode& mapping, Fields& fields)
    {
        for (const config::YamlPair& pair : mapping.pairs()) {
            const YamlNode& key = *pair.key.node;
            if (key.kind != YamlKind::Scalar || config::isNull(key))
                complain(pair.key.place(), QUOTADECK_TEXT("kube", "a key must be a text"));
            else if (key.text() == "<<" && key.style == YamlStyle::Plain)
                takeOver(pair.value, fields);
            else
                fields.insert_or_assign(key.text(), pair.value);
        }
    }

    void takeOver(const YamlRef& merged, Fields& fields)
    {
        const YamlNode& node = *merged.node;
        const std::vector<YamlRef> maps = node.kind == YamlKind::Sequence
            ? std::vector(node.items().begin(), node.items().end())
            : std::vector{merged};
        for (auto item = maps.rbegin(); item != maps.rend(); ++item) { // the first one wins
            if (item->node->kind == YamlKind::Mapping)
                collect(*item->node, fields);
            else
                complain(item->place(),
                         QUOTADECK_TEXT("kube", "\"<<\" must be followed by a map or a list of maps"));
        }
    }

    FileOrData fileOrData(const Fields& fields, std::string_view pathKey, std::string_view dataKey)
    {
        FileOrData result{absolute(text(fields, pathKey)), text(fields, dataKey)};
        if (!isBase64(result.data))
            complain(
                fields.at(dataKey).place(),
                {QUOTADECK_TEXT("kube", "%1 is not valid base64: copy it again, without spaces"), dataKey});
        return result;
    }

    [[nodiscard]] std::string absolute(const std::string& path) const
    {
        if (path.empty() || path.starts_with('/'))
            return path;
        std::string result = (m_folder / path).lexically_normal();
        if (result.size() > 1 && result.ends_with('/'))
            result.pop_back();
        return result;
    }

    const std::string& m_file;
    std::filesystem::path m_folder;
    std::optional<Problem> m_problem;
};

Error readingError(const config::YamlError& error, const std::string& file)
{
    if (error.kind == config::YamlErrorKind::TooLarge)
        return {ErrorCode::TooLarge, file, error.message};
    const TextPosition& at = error.span.begin;
    // The name of an alias may be a password that begins with an asterisk.
    const Message message = error.kind == config::YamlErrorKind::Alias
        ? Message(
            QUOTADECK_TEXT("kube", "the alias cannot be resolved: put a text that begins with * in quotes"))
        : error.message;
    return {ErrorCode::Parse, fmt::format("{}:{}:{}", file, at.line, at.column), message};
}

template <typename Entry>
void addNew(std::vector<Entry>& entries, std::vector<Entry>&& later)
{
    std::unordered_set<std::string> names;
    for (const Entry& entry : entries)
        names.insert(entry.name);
    std::ranges::copy_if(std::move_iterator(later.begin()), std::move_iterator(later.end()),
                         std::back_inserter(entries),
                         [&names](const Entry& entry) { return !names.contains(entry.name); });
}

template <typename Entry>
const Entry* find(const std::vector<Entry>& entries, const std::string& name)
{
    const auto entry = std::ranges::find(entries, name, &Entry::name);
    return entry == entries.end() ? nullptr : &*entry;
}

tl::unexpected<Error> unknownContext(const Kubeconfig& config, const std::string& name)
{
    std::vector<std::string_view> names;
    std::ranges::transform(config.contexts, std::back_inserter(names), &Context::name);
    const std::string_view nearest = names.empty() ? std::string_view() : nearestKey(name, names);
    if (nearest.empty())
        return fail(ErrorCode::NotFound, name,
                    QUOTADECK_TEXT("kube", "no kubeconfig has a context of this name"));
    return fail(
        ErrorCode::NotFound, name,
        {QUOTADECK_TEXT("kube", "no kubeconfig has a context of this name; did you mean \"%1\"?"), nearest});
}

bool hasProxyScheme(std::string_view url)
{
    constexpr std::array<std::string_view, 3> kSchemes = {"http", "https", "socks5"};
    const auto end = url.find("://");
    return end != std::string_view::npos
        && std::ranges::any_of(kSchemes, [scheme = url.substr(0, end)](std::string_view known) {
               return equalsIgnoringAsciiCase(scheme, known);
           });
}

Status checkCluster(const Cluster& cluster)
{
    const auto problem = [&cluster](MessageTemplate form, auto... arguments) {
        return fail(ErrorCode::InvalidArgument, cluster.file, {form, cluster.name, arguments...});
    };
    const MessageTemplate both
        = QUOTADECK_TEXT("kube", "cluster \"%1\" has both %2 and %3: remove one of them");
    const FileOrData& authority = cluster.certificateAuthority;
    if (cluster.server.empty())
        return problem(
            QUOTADECK_TEXT("kube", "cluster \"%1\" has no server: add \"server: https://HOST:PORT\""));
    if (!authority.path.empty() && !authority.data.empty())
        return problem(both, "certificate-authority", "certificate-authority-data");
    if (cluster.skipsTlsVerification && !authority.isEmpty())
        return problem(both, "insecure-skip-tls-verify",
                       authority.path.empty() ? "certificate-authority-data" : "certificate-authority");
    if (!cluster.proxyUrl.empty() && !hasProxyScheme(cluster.proxyUrl))
        return problem(QUOTADECK_TEXT(
            "kube", "the proxy-url of cluster \"%1\" must begin with http://, https:// or socks5://"));
    return {};
}

Status checkExec(const User& user, const ExecPlugin& exec)
{
    const auto problem = [&user](MessageTemplate form, auto... arguments) {
        return fail(ErrorCode::InvalidArgument, user.file, {form, user.name, arguments...});
    };
    if (exec.command.empty())
        return problem(
            QUOTADECK_TEXT("kube", "exec of user \"%1\" has no command: add \"command: PROGRAM\""));
    if (exec.apiVersion.empty())
        return problem(
            QUOTADECK_TEXT("kube", "exec of user \"%1\" has no apiVersion: add \"apiVersion: %2\""), kExecV1);
    if (exec.apiVersion != kExecV1 && exec.apiVersion != kExecV1Beta1)
        return fail(
            ErrorCode::Unsupported, user.file,
            {QUOTADECK_TEXT("kube",
                            "the exec apiVersion \"%2\" of user \"%1\" is not supported: use %3 or %4, and "
                            "update the program if it does not support them"),
             user.name, exec.apiVersion, kExecV1, kExecV1Beta1});
    if (std::ranges::any_of(exec.environment, [](const auto& variable) { return variable.first.empty(); }))
        return problem(
            QUOTADECK_TEXT("kube", "exec of user \"%1\" has a variable without a name: add it under env"));
    if (exec.interactiveMode.empty() && exec.apiVersion == kExecV1)
        return problem(
            QUOTADECK_TEXT("kube",
                           "exec of user \"%1\" has no interactiveMode, which apiVersion %2 requires: add "
                           "\"interactiveMode: IfAvailable\""),
            kExecV1);
    if (!exec.interactiveMode.empty() && !interactionOf(exec.interactiveMode))
        return problem(
            QUOTADECK_TEXT("kube",
                           "unknown interactiveMode \"%2\" of user \"%1\": use Never, IfAvailable or Always"),
            exec.interactiveMode);
    return {};
}

Status checkUser(const User& user)
{
    const auto problem = [&user](MessageTemplate form, auto... arguments) {
        return fail(ErrorCode::InvalidArgument, user.file, {form, user.name, arguments...});
    };
    const MessageTemplate both = QUOTADECK_TEXT("kube", "user \"%1\" has both %2 and %3: remove one of them");
    const FileOrData& certificate = user.clientCertificate;
    const FileOrData& key = user.clientKey;
    const bool isBasic = !user.userName.empty() || !user.password.empty();
    if (isBasic && (!user.token.empty() || !user.tokenFile.empty()))
        return problem(both, user.token.empty() ? "tokenFile" : "token",
                       user.userName.empty() ? "password" : "username");
    if (!certificate.path.empty() && !certificate.data.empty())
        return problem(both, "client-certificate", "client-certificate-data");
    if (!certificate.isEmpty() && !key.path.empty() && !key.data.empty())
        return problem(both, "client-key", "client-key-data");
    if (!certificate.isEmpty() && key.isEmpty())
        return problem(QUOTADECK_TEXT(
            "kube",
            "user \"%1\" has a client certificate without its key: add client-key or client-key-data"));
    if (user.exec && !user.authProvider.empty())
        return problem(both, "exec", "auth-provider");
    if (!user.authProvider.empty())
        return fail(
            ErrorCode::Unsupported, user.file,
            {QUOTADECK_TEXT("kube",
                            "the auth-provider \"%2\" of user \"%1\" is not supported: replace it with exec, "
                            "as the provider's documentation describes"),
             user.name, user.authProvider});
    const Impersonation& as = user.impersonation;
    if (as.user.empty() && (!as.uid.empty() || !as.groups.empty() || !as.extra.empty()))
        return problem(QUOTADECK_TEXT(
            "kube",
            "user \"%1\" has as-uid, as-groups or as-user-extra without as: add the name of the user"));
    return user.exec ? checkExec(user, *user.exec) : Status();
}
} // namespace

std::vector<std::string> kubeconfigFiles(std::string_view variable, const std::string& home)
{
    std::vector<std::string> files;
    if (variable.empty()) {
        if (!home.empty())
            files.push_back(home + "/.kube/config");
        return files;
    }
    std::unordered_set<std::string_view> known;
    for (std::size_t begin = 0; begin <= variable.size();) {
        const std::size_t end = std::min(variable.find(':', begin), variable.size());
        const std::string_view file = variable.substr(begin, end - begin);
        if (!file.empty() && known.insert(file).second)
            files.emplace_back(file);
        begin = end + 1;
    }
    return files;
}

Result<Kubeconfig> parseKubeconfig(std::string_view text, const std::string& file)
{
    const auto tree = config::parseYaml(text);
    if (!tree)
        return tl::unexpected(readingError(tree.error(), file));
    return TreeReader(file).read(tree->root());
}

void merge(Kubeconfig& config, Kubeconfig later)
{
    addNew(config.clusters, std::move(later.clusters));
    addNew(config.users, std::move(later.users));
    addNew(config.contexts, std::move(later.contexts));
    if (config.currentContext.empty())
        config.currentContext = std::move(later.currentContext);
}

Result<Kubeconfig> loadKubeconfig(const std::vector<std::string>& files)
{
    Kubeconfig all;
    for (const std::string& file : files) {
        auto stream = file::openForReading(file);
        if (!stream && stream.error().code == ErrorCode::NotFound && files.size() > 1)
            continue;
        if (!stream)
            return tl::unexpected(std::move(stream).error());
        const auto text = file::readRest(*stream, file, config::kMaxYamlSize);
        if (!text)
            return tl::unexpected(text.error());
        auto config = parseKubeconfig(*text, std::filesystem::absolute(file).lexically_normal());
        if (!config)
            return tl::unexpected(std::move(config).error());
        merge(all, *std::move(config));
    }
    return all;
}

Result<Login> login(const Kubeconfig& config, const std::string& name)
{
    const std::string& chosen = name.empty() ? config.currentContext : name;
    if (chosen.empty())
        return fail(ErrorCode::NotFound, "current-context",
                    QUOTADECK_TEXT("kube", "no current context is set: choose a context"));
    const Context* const context = find(config.contexts, chosen);
    if (!context)
        return unknownContext(config, chosen);
    if (context->cluster.empty())
        return fail(
            ErrorCode::InvalidArgument, context->file,
            {QUOTADECK_TEXT("kube", "context \"%1\" has no cluster: add \"cluster: NAME\""), context->name});
    const Cluster* const cluster = find(config.clusters, context->cluster);
    if (!cluster)
        return fail(
            ErrorCode::NotFound, context->file,
            {QUOTADECK_TEXT("kube",
                            "context \"%1\" names the cluster \"%2\", which does not exist: add it under "
                            "clusters, or add the file that contains it to KUBECONFIG"),
             context->name, context->cluster});
    const User anonymous;
    const User* const user = context->user.empty() ? &anonymous : find(config.users, context->user);
    if (!user)
        return fail(ErrorCode::NotFound, context->file,
                    {QUOTADECK_TEXT(
                         "kube",
                         "context \"%1\" names the user \"%2\", which does not exist: add it under users, or "
                         "add the file that contains it to KUBECONFIG"),
                     context->name, context->user});
    return checkCluster(*cluster).and_then([user] { return checkUser(*user); }).map([&] {
        return Login{*context, *cluster, *user};
    });
}
} // namespace quotadeck::kube
