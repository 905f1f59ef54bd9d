// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the Kubernetes API and its clients define: kubeconfig files.
namespace quotadeck::kube {
/// The path of a file, or its content inside the kubeconfig.
struct FileOrData
{
    std::string path; ///< absolute; empty: none
    std::string data; ///< base64 as written, with its line breaks; empty: none

    [[nodiscard]] bool isEmpty() const { return path.empty() && data.empty(); }
    friend bool operator==(const FileOrData&, const FileOrData&) = default;
};

struct Cluster
{
    std::string name;
    std::string server; ///< URL as written, possibly with a path, a user or without a scheme
    FileOrData certificateAuthority;
    std::string tlsServerName; ///< expected in the server's certificate; empty: the host of the server
    bool skipsTlsVerification = false;
    std::string proxyUrl; ///< http, https or socks5; empty: the proxy of the environment
    bool isCompressionDisabled = false;
    std::string
        pluginConfig; ///< JSON for credential plugins, of the extension "client.authentication.k8s.io/exec"; empty: none
    std::string file; ///< the kubeconfig that defines it

    friend bool operator==(const Cluster&, const Cluster&) = default;
};

/// A program that prints credentials.
struct ExecPlugin
{
    /// Whether the program may ask the user for input.
    enum class Interaction : std::uint8_t { IfAvailable, Never, Always };

    std::string apiVersion; ///< "client.authentication.k8s.io/v1" or ".../v1beta1"
    std::string command; ///< an absolute path, or a name without a slash, to be found in PATH
    std::vector<std::string> arguments;
    std::vector<std::pair<std::string, std::string>>
        environment; ///< added to the environment of this process
    std::string installHint;
    bool wantsCluster = false; ///< in the variable KUBERNETES_EXEC_INFO
    Interaction interaction = Interaction::IfAvailable; ///< the meaning of interactiveMode
    std::string interactiveMode; ///< as written; empty: not given

    friend bool operator==(const ExecPlugin&, const ExecPlugin&) = default;
};

/// The identity that requests of a user claim.
struct Impersonation
{
    std::string user; ///< empty: none
    std::string uid;
    std::vector<std::string> groups;
    std::map<std::string, std::vector<std::string>> extra;

    friend bool operator==(const Impersonation&, const Impersonation&) = default;
};

struct User
{
    std::string name;
    FileOrData clientCertificate;
    FileOrData clientKey;
    std::string token;
    std::string tokenFile; ///< absolute; takes precedence over the token
    std::string userName; ///< for basic authentication
    std::string password;
    Impersonation impersonation;
    std::optional<ExecPlugin> exec;
    std::string authProvider; ///< name of an old-style provider, which is not supported; empty: none
    std::string file; ///< the kubeconfig that defines it

    friend bool operator==(const User&, const User&) = default;
};

struct Context
{
    std::string name;
    std::string cluster;
    std::string user; ///< empty: anonymous
    std::string nameSpace; ///< empty: "default"
    std::string file; ///< the kubeconfig that defines it

    friend bool operator==(const Context&, const Context&) = default;
};

/// The clusters, users and contexts of one or several files, in their order; names of a kind differ.
struct Kubeconfig
{
    std::vector<Cluster> clusters;
    std::vector<User> users;
    std::vector<Context> contexts;
    std::string currentContext; ///< empty: none

    friend bool operator==(const Kubeconfig&, const Kubeconfig&) = default;
};

/// A context with its cluster and user.
struct Login
{
    Context context;
    Cluster cluster;
    User user; ///< without a name: anonymous

    friend bool operator==(const Login&, const Login&) = default;
};

/// The files in @p variable, the value of KUBECONFIG, each once; if it is empty, the default file in @p home.
[[nodiscard]] std::vector<std::string> kubeconfigFiles(std::string_view variable, const std::string& home);

/// Reads the text of @p file, an absolute path. Paths in it become absolute: they are relative to the folder of the file.
/// What kubectl rejects is an error; the message never contains a value that may be secret.
/// Errors: Parse with "file:line:column"; TooLarge with the file.
[[nodiscard]] Result<Kubeconfig> parseKubeconfig(std::string_view text, const std::string& file);

/// Adds the entries of @p later whose names @p config does not have, and its current context if @p config has none.
void merge(Kubeconfig& config, Kubeconfig later);

/// Reads and merges @p files. One that does not exist is left out, unless it is the only one. Errors: NotFound, Io,
/// TooLarge, Parse; with the file.
[[nodiscard]] Result<Kubeconfig> loadKubeconfig(const std::vector<std::string>& files);

/// The context @p name with its cluster and user; the current context if @p name is empty. Files that they name are not
/// read. Errors: NotFound for a missing entry, Unsupported for an auth-provider or an unknown apiVersion of exec,
/// InvalidArgument for entries that kubectl rejects as incomplete or contradictory; with the file of the entry at fault,
/// or with the name of the context if none has it.
[[nodiscard]] Result<Login> login(const Kubeconfig& config, const std::string& name);
} // namespace quotadeck::kube
