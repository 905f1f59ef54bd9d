// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Objects of the Kubernetes API as its JSON has them, reduced to what is used here.
namespace quotadeck::kube {
/// Who wrote which fields of an object last (metadata.managedFields).
struct FieldManager
{
    std::string name;
    std::string operation; ///< "Apply" or "Update"
    std::string time; ///< as sent; empty: unknown
    std::vector<std::string> dataKeys; ///< the keys of data and binaryData that it wrote

    friend bool operator==(const FieldManager&, const FieldManager&) = default;
};

struct ConfigMap
{
    std::string nameSpace;
    std::string name;
    std::string resourceVersion; ///< opaque; of what was read
    std::map<std::string, std::string> labels;
    std::map<std::string, std::string> annotations;
    std::vector<FieldManager> managers;
    bool isImmutable = false;
    std::map<std::string, std::string> data;
    std::map<std::string, std::string> binaryData; ///< bytes, no longer in base64

    friend bool operator==(const ConfigMap&, const ConfigMap&) = default;
};

/// Reads a ConfigMap. Errors: Parse, where the JSON is none or the value of a key has another type.
[[nodiscard]] Result<ConfigMap> readConfigMap(std::string_view json);

struct ServicePort
{
    std::string name; ///< may be empty
    std::int64_t number = 0;

    friend bool operator==(const ServicePort&, const ServicePort&) = default;
};

struct Service
{
    std::string nameSpace;
    std::string name;
    std::map<std::string, std::string> labels;
    std::vector<ServicePort> ports;

    friend bool operator==(const Service&, const Service&) = default;
};

/// Reads a ServiceList. Errors likewise.
[[nodiscard]] Result<std::vector<Service>> readServices(std::string_view json);

/// The names of the pods of a PodList that run. Errors likewise.
[[nodiscard]] Result<std::vector<std::string>> readRunningPods(std::string_view json);

/// Whether @p resource, in the plural, is among those of an APIResourceList. Errors likewise.
[[nodiscard]] Result<bool> listsResource(std::string_view json, std::string_view resource);

/// Where the REST interface of a scheduler is.
struct ServiceAddress
{
    std::string nameSpace;
    std::string name;
    std::int64_t port = 0;

    friend bool operator==(const ServiceAddress&, const ServiceAddress&) = default;
};

/// Those of @p services that most likely are the REST interface of YuniKorn; several: the user has to choose.
[[nodiscard]] std::vector<ServiceAddress> likelySchedulers(const std::vector<Service>& services);

/// The path of the API server that leads to @p service: "/api/v1/namespaces/.../proxy".
[[nodiscard]] std::string proxyPath(const ServiceAddress& service);

/// Whether the server lets us do something (SelfSubjectAccessReview).
struct AccessVerdict
{
    bool isAllowed = false;
    std::string reason; ///< may be empty

    friend bool operator==(const AccessVerdict&, const AccessVerdict&) = default;
};

/// The tools that put an object with these labels and annotations back to what they have: "Argo CD", "Flux", "Helm".
[[nodiscard]] std::vector<std::string> deployersOf(const std::map<std::string, std::string>& labels,
                                                   const std::map<std::string, std::string>& annotations);

/// Where the next page of a list begins; empty: @p json is the last one.
[[nodiscard]] std::string nextPage(std::string_view json);

/// What is to be done with what.
struct Action
{
    std::string verb; ///< "get", "patch", ...
    std::string resource; ///< in the plural: "configmaps"
    std::string nameSpace; ///< empty: in all
    std::string name; ///< empty: any
    std::string group{}; ///< of the API; empty: the core's
    std::string subresource{}; ///< "proxy"; empty: none

    friend bool operator==(const Action&, const Action&) = default;
};

/// "patch configmaps yunikorn-configs in namespace yunikorn", as administrators word rights.
[[nodiscard]] std::string wordsFor(const Action& action);

/// The SelfSubjectAccessReview that asks for @p action.
[[nodiscard]] std::string accessReview(const Action& action);
/// Reads the answer to it. Errors: Parse.
[[nodiscard]] Result<AccessVerdict> readAccessVerdict(std::string_view json);

/// A failure as the API server words it (kind Status).
struct ApiFailure
{
    struct Cause
    {
        std::string reason;
        std::string field;
        std::string message;

        friend bool operator==(const Cause&, const Cause&) = default;
    };

    int code = 0; ///< the HTTP status
    std::string reason; ///< "Conflict", "Forbidden", ...; empty: the body is no Status
    std::string message;
    std::vector<Cause> causes;
    std::optional<std::int64_t> retryAfterSeconds;

    /// Another field manager owns the fields; force=true takes them.
    [[nodiscard]] bool isOwnershipConflict() const;
    /// An admission webhook refuses the object, most with the status 403 as if a right were missing.
    [[nodiscard]] bool isOfWebhook() const;
    /// The object has changed since its resourceVersion, or exists by now.
    [[nodiscard]] bool isStale() const;

    friend bool operator==(const ApiFailure&, const ApiFailure&) = default;
};

/// Reads the failure with the HTTP status @p code; a body that is no Status gives the code alone.
[[nodiscard]] ApiFailure readFailure(int code, std::string_view body);

/// @p failure of @p action as an error that says what to do. @p where is the endpoint.
[[nodiscard]] Error errorOf(const ApiFailure& failure, const Action& action, const std::string& where);
} // namespace quotadeck::kube
