// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/apiobjects.h"

#include "core/base/jsontext.h"

#include <absl/strings/escaping.h>
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <simdjson.h>
#include <utility>

namespace quotadeck::kube {
namespace {
using simdjson::dom::element;
using simdjson::dom::object;

constexpr std::int64_t kSchedulerPort = 9080;
constexpr std::string_view kSchedulerPortName = "yunikorn-core";
constexpr std::string_view kSchedulerService = "yunikorn-service";

/// A complaint about a value of an object: which one, and what it has to be.
tl::unexpected<Error> wrongValue(std::string_view key, MessageTemplate problem)
{
    return fail(ErrorCode::Parse, {}, Message(problem, key));
}

constexpr auto kMustBeText = QUOTADECK_TEXT("kube", "the value of \"%1\" in the server's answer is no text");
constexpr auto kMustBeMap = QUOTADECK_TEXT("kube", "the value of \"%1\" in the server's answer is no map");
constexpr auto kMustBeList = QUOTADECK_TEXT("kube", "the value of \"%1\" in the server's answer is no list");

Result<object> parseObject(simdjson::dom::parser& parser, std::string_view json)
{
    object parsed;
    if (const auto error = parser.parse(simdjson::padded_string(json)).get(parsed);
        error != simdjson::SUCCESS)
        return fail(ErrorCode::Parse, {},
                    Message(QUOTADECK_TEXT("kube", "the server's answer is no JSON object: %1"),
                            simdjson::error_message(error)));
    return parsed;
}

/// The member @p key; nothing where it is absent or null.
std::optional<element> member(const object& parent, std::string_view key)
{
    element value;
    if (parent.at_key(key).get(value) != simdjson::SUCCESS || value.is_null())
        return std::nullopt;
    return value;
}

Status readText(const object& parent, std::string_view key, std::string& target)
{
    const auto value = member(parent, key);
    std::string_view text;
    if (value && value->get(text) != simdjson::SUCCESS)
        return wrongValue(key, kMustBeText);
    target = text;
    return {};
}

/// The map @p key; empty where it is absent.
Result<std::optional<object>> mapMember(const object& parent, std::string_view key)
{
    const auto value = member(parent, key);
    object map;
    if (!value)
        return std::nullopt;
    if (value->get(map) != simdjson::SUCCESS)
        return wrongValue(key, kMustBeMap);
    return map;
}

Status readTexts(const object& parent, std::string_view key, std::map<std::string, std::string>& target)
{
    const auto map = mapMember(parent, key);
    if (!map)
        return tl::unexpected(map.error());
    if (!*map)
        return {};
    for (const auto field : **map) {
        std::string_view text;
        if (field.value.get(text) != simdjson::SUCCESS)
            return wrongValue(field.key, kMustBeText);
        target.emplace(field.key, text);
    }
    return {};
}

/// Calls @p read, Status(object), for each object of the list @p key.
template <typename Read>
Status eachObject(const object& parent, std::string_view key, Read read)
{
    const auto value = member(parent, key);
    simdjson::dom::array items;
    if (!value)
        return {};
    if (value->get(items) != simdjson::SUCCESS)
        return wrongValue(key, kMustBeList);
    for (const auto item : items) {
        object entry;
        if (item.get(entry) != simdjson::SUCCESS)
            return wrongValue(key, kMustBeList);
        if (Status status = read(entry); !status)
            return status;
    }
    return {};
}

/// "f:queues.yaml" of {"f:data": {"f:queues.yaml": {}}}; fields that have another form are of no interest.
void readOwnedKeys(const object& fields, std::string_view key, std::vector<std::string>& keys)
{
    object owned;
    if (fields.at_key(key).get(owned) != simdjson::SUCCESS)
        return;
    for (const auto field : owned) {
        if (field.key.substr(0, 2) == "f:")
            keys.emplace_back(field.key.substr(2));
    }
}

Status readManager(const object& entry, FieldManager& manager)
{
    if (Status status = readText(entry, "manager", manager.name); !status)
        return status;
    if (Status status = readText(entry, "operation", manager.operation); !status)
        return status;
    if (Status status = readText(entry, "time", manager.time); !status)
        return status;
    if (object fields; entry.at_key("fieldsV1").get(fields) == simdjson::SUCCESS) {
        readOwnedKeys(fields, "f:data", manager.dataKeys);
        readOwnedKeys(fields, "f:binaryData", manager.dataKeys);
    }
    return {};
}

Status readMetadata(const object& parent, ConfigMap& map)
{
    const auto metadata = mapMember(parent, "metadata");
    if (!metadata)
        return tl::unexpected(metadata.error());
    if (!*metadata)
        return {};
    const object& fields = **metadata;
    for (const auto& [key, target] : {std::pair("namespace", &map.nameSpace),
                                      {"name", &map.name},
                                      {"resourceVersion", &map.resourceVersion}}) {
        if (Status status = readText(fields, key, *target); !status)
            return status;
    }
    for (const auto& [key, target] : {std::pair("labels", &map.labels), {"annotations", &map.annotations}}) {
        if (Status status = readTexts(fields, key, *target); !status)
            return status;
    }
    return eachObject(fields, "managedFields", [&map](const object& entry) {
        return readManager(entry, map.managers.emplace_back());
    });
}

Status readService(const object& entry, Service& service)
{
    const auto metadata = mapMember(entry, "metadata");
    const auto spec = mapMember(entry, "spec");
    if (!metadata || !spec)
        return tl::unexpected(!metadata ? metadata.error() : spec.error());
    if (*metadata) {
        if (Status status = readText(**metadata, "namespace", service.nameSpace); !status)
            return status;
        if (Status status = readText(**metadata, "name", service.name); !status)
            return status;
        if (Status status = readTexts(**metadata, "labels", service.labels); !status)
            return status;
    }
    if (!*spec)
        return {};
    return eachObject(**spec, "ports", [&service](const object& fields) {
        auto& port = service.ports.emplace_back();
        if (fields.at_key("port").get(port.number) != simdjson::SUCCESS)
            return Status(fail(
                ErrorCode::Parse, {},
                Message(QUOTADECK_TEXT("kube", "a port of the service \"%1\" has no number"), service.name)));
        return readText(fields, "name", port.name);
    });
}

/// How likely a port is the REST interface of the core; 0: it is not.
int likelihood(const Service& service, const ServicePort& port)
{
    const bool isNamed = port.name == kSchedulerPortName;
    const bool hasLabel = std::ranges::any_of(service.labels, [](const auto& label) {
        return (label.first == "app" || label.first == "app.kubernetes.io/name")
            && label.second == "yunikorn";
    });
    const bool looksLikeIt = hasLabel || service.name.find("yunikorn") != std::string::npos;
    if (!isNamed && (port.number != kSchedulerPort || !looksLikeIt))
        return 0;
    return 1 + (isNamed ? 4 : 0) + (hasLabel ? 2 : 0) + (service.name == kSchedulerService ? 1 : 0);
}

bool hasAny(const std::map<std::string, std::string>& entries, std::initializer_list<const char*> keys)
{
    return std::ranges::any_of(keys, [&entries](const char* key) { return entries.contains(key); });
}
} // namespace

Result<ConfigMap> readConfigMap(std::string_view json)
{
    simdjson::dom::parser parser;
    const auto parsed = parseObject(parser, json);
    if (!parsed)
        return tl::unexpected(parsed.error());
    ConfigMap map;
    if (Status status = readMetadata(*parsed, map); !status)
        return tl::unexpected(status.error());
    if (const auto value = member(*parsed, "immutable");
        value && value->get(map.isImmutable) != simdjson::SUCCESS)
        return wrongValue(
            "immutable",
            QUOTADECK_TEXT("kube", "the value of \"%1\" in the server's answer is neither true nor false"));
    if (Status status = readTexts(*parsed, "data", map.data); !status)
        return tl::unexpected(status.error());
    if (Status status = readTexts(*parsed, "binaryData", map.binaryData); !status)
        return tl::unexpected(status.error());
    for (auto& [key, value] : map.binaryData) {
        if (std::string bytes; absl::Base64Unescape(value, &bytes))
            value = std::move(bytes);
        else
            return wrongValue(
                key, QUOTADECK_TEXT("kube", "the value of \"%1\" in the server's answer is no base64"));
    }
    return map;
}

Result<std::vector<Service>> readServices(std::string_view json)
{
    simdjson::dom::parser parser;
    const auto parsed = parseObject(parser, json);
    if (!parsed)
        return tl::unexpected(parsed.error());
    std::vector<Service> services;
    const Status read = eachObject(*parsed, "items", [&services](const object& entry) {
        return readService(entry, services.emplace_back());
    });
    if (!read)
        return tl::unexpected(read.error());
    return services;
}

Result<std::vector<std::string>> readRunningPods(std::string_view json)
{
    simdjson::dom::parser parser;
    const auto parsed = parseObject(parser, json);
    if (!parsed)
        return tl::unexpected(parsed.error());
    std::vector<std::string> names;
    const Status read = eachObject(*parsed, "items", [&names](const object& entry) -> Status {
        const auto metadata = mapMember(entry, "metadata");
        const auto status = mapMember(entry, "status");
        if (!metadata || !status)
            return tl::unexpected(!metadata ? metadata.error() : status.error());
        std::string name;
        std::string phase;
        if (*metadata && *status) {
            if (Status text = readText(**metadata, "name", name); !text)
                return text;
            if (Status text = readText(**status, "phase", phase); !text)
                return text;
        }
        if (phase == "Running")
            names.push_back(std::move(name));
        return {};
    });
    if (!read)
        return tl::unexpected(read.error());
    return names;
}

Result<bool> listsResource(std::string_view json, std::string_view resource)
{
    simdjson::dom::parser parser;
    const auto parsed = parseObject(parser, json);
    if (!parsed)
        return tl::unexpected(parsed.error());
    bool isThere = false;
    const Status read = eachObject(*parsed, "resources", [&](const object& entry) {
        std::string name;
        Status text = readText(entry, "name", name);
        isThere = isThere || name == resource;
        return text;
    });
    if (!read)
        return tl::unexpected(read.error());
    return isThere;
}

std::vector<ServiceAddress> likelySchedulers(const std::vector<Service>& services)
{
    std::vector<ServiceAddress> found;
    int best = 1;
    for (const auto& service : services) {
        const ServicePort* port = nullptr;
        int rank = 0;
        for (const auto& candidate : service.ports) {
            if (const int likely = likelihood(service, candidate); likely > rank) {
                rank = likely;
                port = &candidate;
            }
        }
        if (port == nullptr || rank < best)
            continue;
        if (rank > best)
            found.clear();
        best = rank;
        found.push_back({service.nameSpace, service.name, port->number});
    }
    return found;
}

std::string proxyPath(const ServiceAddress& service)
{
    return fmt::format("/api/v1/namespaces/{}/services/http:{}:{}/proxy", service.nameSpace, service.name,
                       service.port);
}

std::vector<std::string> deployersOf(const std::map<std::string, std::string>& labels,
                                     const std::map<std::string, std::string>& annotations)
{
    std::vector<std::string> found;
    if (hasAny(annotations, {"argocd.argoproj.io/tracking-id", "argocd.argoproj.io/sync-options"})
        || hasAny(labels, {"argocd.argoproj.io/instance"}))
        found.emplace_back("Argo CD");
    if (hasAny(labels, {"kustomize.toolkit.fluxcd.io/name", "helm.toolkit.fluxcd.io/name"}))
        found.emplace_back("Flux");
    const auto managedBy = labels.find("app.kubernetes.io/managed-by");
    if (hasAny(annotations, {"meta.helm.sh/release-name"})
        || (managedBy != labels.end() && managedBy->second == "Helm"))
        found.emplace_back("Helm");
    return found;
}

std::string nextPage(std::string_view json)
{
    simdjson::dom::parser parser;
    const auto parsed = parseObject(parser, json);
    const auto metadata = parsed ? mapMember(*parsed, "metadata") : Result<std::optional<object>>();
    std::string next;
    if (metadata && *metadata)
        (void)readText(**metadata, "continue", next); // another type is no page
    return next;
}

std::string wordsFor(const Action& action)
{
    std::string words = fmt::format("{} {}", action.verb, action.resource);
    if (!action.subresource.empty())
        words += '/' + action.subresource;
    if (!action.group.empty())
        words += '.' + action.group;
    if (!action.name.empty())
        words += ' ' + action.name;
    return words
        + (action.nameSpace.empty() ? std::string(" in all namespaces")
                                    : " in namespace " + action.nameSpace);
}

std::string accessReview(const Action& action)
{
    const auto text
        = [](const std::string& value) { return value.empty() ? std::string() : jsonQuoted(value); };
    const auto attributes = jsonObject({{"namespace", text(action.nameSpace)},
                                        {"verb", jsonQuoted(action.verb)},
                                        {"group", text(action.group)},
                                        {"resource", jsonQuoted(action.resource)},
                                        {"subresource", text(action.subresource)},
                                        {"name", text(action.name)}});
    return jsonObject({{"apiVersion", jsonQuoted("authorization.k8s.io/v1")},
                       {"kind", jsonQuoted("SelfSubjectAccessReview")},
                       {"spec", jsonObject({{"resourceAttributes", attributes}})}});
}

Result<AccessVerdict> readAccessVerdict(std::string_view json)
{
    simdjson::dom::parser parser;
    const auto parsed = parseObject(parser, json);
    if (!parsed)
        return tl::unexpected(parsed.error());
    AccessVerdict verdict;
    const auto status = mapMember(*parsed, "status");
    if (!status || !*status || (*status)->at_key("allowed").get(verdict.isAllowed) != simdjson::SUCCESS)
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("kube", "the server's answer does not say whether the action is allowed"));
    if (Status read = readText(**status, "reason", verdict.reason); !read)
        return tl::unexpected(read.error());
    return verdict;
}

bool ApiFailure::isOwnershipConflict() const
{
    return code == 409 && std::ranges::any_of(causes, [](const Cause& cause) {
               return cause.reason == "FieldManagerConflict";
           });
}

bool ApiFailure::isOfWebhook() const
{
    return message.starts_with("admission webhook ");
}

bool ApiFailure::isStale() const
{
    return code == 409 && !isOwnershipConflict();
}

ApiFailure readFailure(int code, std::string_view body)
{
    ApiFailure failure{.code = code, .reason = {}, .message = {}, .causes = {}, .retryAfterSeconds = {}};
    simdjson::dom::parser parser;
    const auto parsed = parseObject(parser, body);
    std::string kind;
    if (!parsed || !readText(*parsed, "kind", kind) || kind != "Status")
        return failure;
    // What a server words in another form is left out: the code says enough.
    (void)readText(*parsed, "reason", failure.reason);
    (void)readText(*parsed, "message", failure.message);
    const auto details = mapMember(*parsed, "details");
    if (!details || !*details)
        return failure;
    (void)eachObject(**details, "causes", [&failure](const object& entry) {
        auto& cause = failure.causes.emplace_back();
        (void)readText(entry, "reason", cause.reason);
        (void)readText(entry, "field", cause.field);
        (void)readText(entry, "message", cause.message);
        return Status();
    });
    if (std::int64_t seconds = 0; (*details)->at_key("retryAfterSeconds").get(seconds) == simdjson::SUCCESS)
        failure.retryAfterSeconds = seconds;
    return failure;
}

Error errorOf(const ApiFailure& failure, const Action& action, const std::string& where)
{
    const std::string words = wordsFor(action);
    const Message reason = failure.message.empty()
        ? Message(QUOTADECK_TEXT("kube", "the server gives no reason"))
        : Message(failure.message);
    if (failure.isOfWebhook())
        return {ErrorCode::InvalidArgument, where,
                Message(QUOTADECK_TEXT("kube", "the API server rejects the object (%1): %2"), failure.code,
                        reason)};
    switch (failure.code) {
    case 401:
        return {
            ErrorCode::Unauthorized, where,
            QUOTADECK_TEXT("kube", "the API server does not accept the credentials (401); sign in again")};
    case 403:
        return {ErrorCode::Unauthorized, where,
                Message(QUOTADECK_TEXT("kube", "the API server forbids to %1 (403): %2"), words, reason)};
    case 404:
        return {ErrorCode::NotFound, where,
                Message(QUOTADECK_TEXT("kube", "the API server does not know what is needed to %1 (404): %2"),
                        words, reason)};
    case 409:
        return {
            ErrorCode::InvalidArgument, where,
            failure.isOwnershipConflict()
                ? Message(QUOTADECK_TEXT("kube", "another program manages these fields (409): %1"), reason)
                : Message(QUOTADECK_TEXT("kube",
                                         "the object has changed on the server since it was read (409): %1"),
                          reason)};
    case 413:
        return {ErrorCode::TooLarge, where,
                QUOTADECK_TEXT(
                    "kube", "the API server takes no request of this size (413); an object may have 1 MiB")};
    case 400: // also of a webhook that gives no status
    case 422:
        return {ErrorCode::InvalidArgument, where,
                Message(QUOTADECK_TEXT("kube", "the API server rejects the object (%1): %2"), failure.code,
                        reason)};
    case 429:
        return {
            ErrorCode::Network, where,
            QUOTADECK_TEXT("kube", "the API server has too many requests to answer (429); try again later")};
    default:
        return {ErrorCode::Network, where,
                Message(QUOTADECK_TEXT("kube", "the API server answered %1 to the request to %2: %3"),
                        failure.code, words, reason)};
    }
}
} // namespace quotadeck::kube
