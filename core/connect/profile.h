// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kube/schedulerchoice.h"

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace quotadeck::connect {
/// What a cluster is used for. Writes to a production cluster have to be confirmed.
enum class Environment : std::uint8_t { None, Lab, Staging, Production };

/// How a request shows who sends it. The secrets are not here.
enum class SignIn : std::uint8_t { None, Token, Basic };

enum class ProxyUse : std::uint8_t { System, None, Address };

/// A scheduler by the address of its REST interface, which may be behind a gateway or an Ingress.
struct AddressReach
{
    std::string url{}; ///< http or https, with any path before "/ws/v1"
    SignIn signIn = SignIn::None;
    std::string userName{}; ///< of SignIn::Basic
    std::string authorityFile{}; ///< certificates to trust, PEM; empty: those of the system
    std::string certificateFile{}; ///< of the client, PEM, with its chain; empty: none
    std::string keyFile{}; ///< of the client, PEM
    std::string serverName{}; ///< that the certificate has to have; empty: the host of the address
    bool skipsTlsVerification = false;
    ProxyUse proxy = ProxyUse::System;
    std::string proxyUrl{}; ///< of ProxyUse::Address: http or socks5, without credentials

    friend bool operator==(const AddressReach&, const AddressReach&) = default;
};

/// A scheduler in the cluster of a context.
struct ClusterReach
{
    kube::SchedulerChoice scheduler{};
    bool usesPortForward = false; ///< of kubectl, where the API server forbids its service proxy

    friend bool operator==(const ClusterReach&, const ClusterReach&) = default;
};

using Reach = std::variant<AddressReach, ClusterReach>;

/// A Prometheus, or a server with its interface, that knows the past of the cluster.
struct PastServer
{
    AddressReach server{}; ///< with any path before "/api/v1"; an empty address: there is none
    std::string matchers{}; ///< which series are those of the cluster, in PromQL; empty: all

    [[nodiscard]] bool isSet() const { return !server.url.empty(); }
    friend bool operator==(const PastServer&, const PastServer&) = default;
};

/// A connection to a scheduler, saved or not.
struct Profile
{
    std::string id{}; ///< never changes, and names its secrets; empty: not saved
    std::string name{};
    std::string colour{}; ///< "#rrggbb"; empty: none
    Environment environment = Environment::None;
    Reach reach{};
    std::string alertRules{}; ///< file of the rules that alert of it; empty: that of all others
    PastServer past{};

    friend bool operator==(const Profile&, const Profile&) = default;
};

/// What a profile by address needs and must not be written to a file that others may read.
struct Secrets
{
    std::string token{}; ///< of SignIn::Token
    std::string password{}; ///< of SignIn::Basic
    /// Sent with each request: name and value. Cookies are among them.
    std::vector<std::pair<std::string, std::string>> headers{};

    [[nodiscard]] bool isEmpty() const { return token.empty() && password.empty() && headers.empty(); }
    friend bool operator==(const Secrets&, const Secrets&) = default;
};

/// The name of the secrets of PastServer; those of the scheduler are called @p profileId.
[[nodiscard]] std::string pastSecretsId(const std::string& profileId);

/// A scheduler at @p url, with a sign-in by the token of @p secrets if they have one.
[[nodiscard]] AddressReach addressReach(std::string url, const Secrets& secrets);

/// What people call @p reach: the address, or "context NAME".
[[nodiscard]] std::string nameOf(const Reach& reach);
/// The name of @p profile, or that of its scheduler where it has none.
[[nodiscard]] std::string nameOf(const Profile& profile);
} // namespace quotadeck::connect
