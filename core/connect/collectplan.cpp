// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/connect/collectplan.h"

#include "core/base/text.h"
#include "core/config/yaml/yamlscalar.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <charconv>
#include <initializer_list>
#include <utility>

namespace quotadeck::connect {
namespace {
using config::YamlKind;
using config::YamlNode;

bool isIpv6(const std::string& text)
{
    in6_addr address{};
    return inet_pton(AF_INET6, text.substr(0, text.find('%')).c_str(), &address) == 1;
}

bool isIpAddress(const std::string& text)
{
    in_addr address{};
    return inet_pton(AF_INET, text.c_str(), &address) == 1 || isIpv6(text);
}

/// "metrics.example", "10.0.0.1", "::1" or "[::1]", without port or path.
bool isHostName(const std::string& text)
{
    if (text.size() > 2 && text.front() == '[' && text.back() == ']')
        return isIpv6(text.substr(1, text.size() - 2));
    return text.find_first_of(":/[]") == std::string::npos || isIpv6(text);
}

bool isWebAddress(const std::string& text)
{
    const std::string lowered = asciiLowered(text);
    for (const std::string_view scheme : {"http://", "https://"}) {
        if (lowered.starts_with(scheme))
            return lowered.size() > scheme.size()
                && std::string_view("/:?#@").find(lowered[scheme.size()]) == std::string_view::npos
                && lowered.find_first_of(" \t\n") == std::string::npos;
    }
    return false;
}

/// Of a web address: its host and port, with a user in front of them if it has one.
std::string_view authorityOf(std::string_view url)
{
    url.remove_prefix(url.find("://") + 3);
    return url.substr(0, url.find_first_of("/?#"));
}

class PlanReader : private config::FieldReader
{
public:
    tl::expected<CollectPlan, std::vector<config::TextProblem>> read(std::string_view text)
    {
        const auto tree = config::parseYaml(text);
        if (!tree) {
            add(tree.error().span.begin, tree.error().message);
            return tl::unexpected(takeProblems());
        }
        const YamlNode* const root = tree->root();
        if (!root || root->kind != YamlKind::Mapping)
            add(root ? root->span.begin : TextPosition(),
                QUOTADECK_TEXT("collect", "this file is a map with the keys apiVersion and sources"));
        else
            readPlan(*root);
        if (!problems().empty())
            return tl::unexpected(takeProblems());
        return std::move(m_plan);
    }

private:
    void readPlan(const YamlNode& root)
    {
        static constexpr std::array<std::string_view, 8> kKeys{"apiVersion",  "listen",  "hosts",  "interval",
                                                               "mostSamples", "sources", "alerts", "store"};
        static constexpr std::array<std::string_view, 2> kRequired{"apiVersion", "sources"};
        const Fields found = fields(root, kKeys);
        require(root, found, kRequired);
        for (const auto& [key, node] : found) {
            if (key == "apiVersion" && node->text() != "quotadeck/v1")
                add(node->span.begin, QUOTADECK_TEXT("collect", "\"apiVersion\" has to be quotadeck/v1"));
            else if (key == "listen")
                readListen(*node);
            else if (key == "hosts")
                readHosts(*node);
            else if (key == "interval")
                readInterval(*node);
            else if (key == "mostSamples")
                m_plan.mostSamples
                    = static_cast<std::size_t>(count(*node, key, 1, 1'000'000).value_or(m_plan.mostSamples));
            else if (key == "alerts")
                m_plan.alertsFile = text(*node, key).value_or("");
            else if (key == "sources")
                readSources(*node);
            else if (key == "store")
                readStore(*node);
        }
    }

    /// "127.0.0.1:9177", "[::1]:9177", "0.0.0.0:0".
    void readListen(const YamlNode& node)
    {
        const auto given = text(node, "listen");
        if (!given)
            return;
        const std::size_t colon = given->rfind(':');
        std::string address = given->substr(0, colon);
        if (address.size() > 2 && address.front() == '[' && address.back() == ']')
            address = address.substr(1, address.size() - 2);
        std::uint16_t port = 0;
        const char* const begin = given->data() + (colon == std::string::npos ? given->size() : colon + 1);
        const char* const end = given->data() + given->size();
        const auto [stop, error] = std::from_chars(begin, end, port);
        if (colon == std::string::npos || !isIpAddress(address) || error != std::errc() || stop != end) {
            add(node.span.begin,
                QUOTADECK_TEXT("collect",
                               "\"listen\" needs an IP address and a port such as 127.0.0.1:9177"));
            return;
        }
        m_plan.address = std::move(address);
        m_plan.port = port;
    }

    void readHosts(const YamlNode& node)
    {
        if (node.kind != YamlKind::Sequence) {
            add(node.span.begin, QUOTADECK_TEXT("collect", "\"hosts\" needs a list of host names"));
            return;
        }
        for (const config::YamlRef& item : node.items()) {
            auto host = text(*item.node, "hosts");
            if (!host)
                continue;
            if (!isHostName(*host))
                add(item.place().begin,
                    QUOTADECK_TEXT("collect",
                                   "\"hosts\" needs names and IP addresses without port and path, such as "
                                   "metrics.example"));
            m_plan.hosts.push_back(*std::move(host));
        }
    }

    void readInterval(const YamlNode& node)
    {
        const auto interval = duration(node, "interval");
        if (!interval)
            return;
        m_plan.interval = std::chrono::floor<std::chrono::milliseconds>(*interval);
        if (m_plan.interval < std::chrono::seconds(1) || m_plan.interval > std::chrono::hours(1))
            add(node.span.begin, QUOTADECK_TEXT("collect", "\"interval\" has to be from 1s to 1h"));
    }

    /// "usage.sqlite", or a map with more.
    void readStore(const YamlNode& node)
    {
        CollectStore store;
        if (node.kind != YamlKind::Mapping) {
            readStoreAddress(node, "store", store);
            m_plan.store = std::move(store);
            return;
        }
        static constexpr std::array<std::string_view, 5> kKeys{"database", "passwordFile", "interval",
                                                               "writeEvery", "keep"};
        static constexpr std::array<std::string_view, 1> kRequired{"database"};
        const Fields found = fields(node, kKeys);
        require(node, found, kRequired);
        for (const auto& [key, value] : found) {
            if (key == "database")
                readStoreAddress(*value, key, store);
            else if (key == "passwordFile")
                store.passwordFile = text(*value, key).value_or("");
            else if (key == "interval")
                readStoreInterval(*value, store);
            else if (key == "writeEvery")
                readWriteEvery(*value, store);
            else
                readKeep(*value, store);
        }
        const auto file = found.find("passwordFile");
        if (file != found.end() && found.contains("database") && !store.address.isServer())
            add(file->second->span.begin,
                QUOTADECK_TEXT("collect", "\"passwordFile\" belongs to a store in PostgreSQL"));
        m_plan.store = std::move(store);
    }

    void readStoreAddress(const YamlNode& node, std::string_view key, CollectStore& store)
    {
        const auto given = text(node, key);
        if (!given)
            return;
        if (auto address = connect::readStoreAddress(*given))
            store.address = *std::move(address);
        else
            add(node.span.begin, std::move(address).error().message);
    }

    void readStoreInterval(const YamlNode& node, CollectStore& store)
    {
        const auto interval = duration(node, "interval");
        if (!interval)
            return;
        store.interval = std::chrono::floor<std::chrono::seconds>(*interval);
        if (store.interval < std::chrono::minutes(1)
            || std::chrono::hours(24) % store.interval != std::chrono::seconds(0))
            add(node.span.begin,
                QUOTADECK_TEXT(
                    "collect",
                    "\"interval\" of a store has to be from 1m to 24h, and a day a multiple of it"));
    }

    void readWriteEvery(const YamlNode& node, CollectStore& store)
    {
        const auto interval = duration(node, "writeEvery");
        if (!interval)
            return;
        store.writeEvery = std::chrono::floor<std::chrono::milliseconds>(*interval);
        if (store.writeEvery < std::chrono::seconds(1) || store.writeEvery > std::chrono::hours(1))
            add(node.span.begin, QUOTADECK_TEXT("collect", "\"writeEvery\" has to be from 1s to 1h"));
    }

    /// Longer than any interval, so that no interval is deleted that is still being written.
    void readKeep(const YamlNode& node, CollectStore& store)
    {
        const auto keep = duration(node, "keep");
        if (!keep)
            return;
        store.keep = std::chrono::floor<std::chrono::seconds>(*keep);
        if (*store.keep < std::chrono::hours(48))
            add(node.span.begin,
                QUOTADECK_TEXT("collect", "\"keep\" has to be 48h or more; without it everything is kept"));
    }

    void readSources(const YamlNode& node)
    {
        if (node.kind != YamlKind::Sequence || node.items().empty()) {
            add(node.span.begin, QUOTADECK_TEXT("collect", "\"sources\" needs a list of clusters"));
            return;
        }
        for (const config::YamlRef& item : node.items()) {
            if (item.node->kind == YamlKind::Mapping)
                readSource(*item.node);
            else
                add(item.place().begin,
                    QUOTADECK_TEXT("collect",
                                   "a source is a map with name and one of url, context, connection"));
        }
    }

    void readSource(const YamlNode& map)
    {
        static constexpr std::array<std::string_view, 11> kKeys{
            "name",       "kind",      "url",     "tokenFile",  "caFile",   "context",
            "kubeconfig", "namespace", "service", "connection", "partition"};
        static constexpr std::array<std::string_view, 1> kRequired{"name"};
        const Fields found = fields(map, kKeys);
        require(map, found, kRequired);
        const auto textOf = [&](std::string_view key) {
            const auto field = found.find(key);
            return field == found.end() ? std::string() : text(*field->second, key).value_or("");
        };
        CollectSource source;
        source.name = textOf("name");
        source.connection = textOf("connection");
        source.tokenFile = textOf("tokenFile");
        source.partition = textOf("partition");
        if (const auto kind = found.find("kind"); kind != found.end())
            readKind(*kind->second, found, source);
        const int ways = static_cast<int>(found.contains("url") + found.contains("context")
                                          + found.contains("connection"));
        if (ways != 1)
            add(map.span.begin, QUOTADECK_TEXT("collect", "a source has one of url, context and connection"));
        refuseWithout(found, "url", {"tokenFile", "caFile"});
        refuseWithout(found, "context", {"kubeconfig", "namespace", "service"});
        if (found.contains("url")) {
            AddressReach reach;
            reach.url = textOf("url");
            if (!reach.url.empty())
                checkUrl(reach.url, found.find("url")->second->span.begin);
            reach.authorityFile = textOf("caFile");
            reach.signIn = source.tokenFile.empty() ? SignIn::None : SignIn::Token;
            source.reach = std::move(reach);
        } else if (found.contains("context")) {
            ClusterReach reach;
            reach.scheduler.context.context = textOf("context");
            if (auto file = textOf("kubeconfig"); !file.empty())
                reach.scheduler.context.files.push_back(std::move(file));
            reach.scheduler.nameSpace = textOf("namespace");
            reach.scheduler.service = textOf("service");
            source.reach = std::move(reach);
        }
        if (std::ranges::find(m_plan.sources, source.name, &CollectSource::name) != m_plan.sources.end())
            add(map.span.begin,
                {QUOTADECK_TEXT("collect", "there is a source called %1 already"), source.name});
        m_plan.sources.push_back(std::move(source));
    }

    void readKind(const YamlNode& node, const Fields& found, CollectSource& source)
    {
        const auto kind = text(node, "kind");
        if (!kind || *kind == "yunikorn")
            return;
        if (*kind != "koordinator") {
            add(node.span.begin, QUOTADECK_TEXT("collect", "\"kind\" has to be yunikorn or koordinator"));
            return;
        }
        source.kind = CollectKind::Koordinator;
        for (const std::string_view key : {"partition", "namespace", "service"}) {
            if (const auto field = found.find(key); field != found.end())
                add(field->second->span.begin,
                    {QUOTADECK_TEXT("collect", "\"%1\" belongs to a source of the kind yunikorn"), key});
        }
    }

    /// No message shows @p url: it may have a password.
    void checkUrl(const std::string& url, TextPosition place)
    {
        if (!isWebAddress(url))
            add(place,
                QUOTADECK_TEXT("collect",
                               "\"url\" needs http:// or https:// and a host, such as "
                               "https://scheduler.example:9080"));
        else if (authorityOf(url).find('@') != std::string_view::npos)
            add(place,
                QUOTADECK_TEXT("collect",
                               "\"url\" may not contain a user or a password; put a token into a file and "
                               "name it with \"tokenFile\", or use a saved connection"));
        else if (url.find_first_of("?#") != std::string::npos)
            add(place, QUOTADECK_TEXT("collect", "\"url\" may not contain '?' or '#'"));
    }

    void refuseWithout(const Fields& fields, std::string_view needed,
                       std::initializer_list<std::string_view> keys)
    {
        for (const std::string_view key : keys) {
            const auto field = fields.find(key);
            if (field != fields.end() && !fields.contains(needed))
                add(field->second->span.begin,
                    {QUOTADECK_TEXT("collect", "\"%1\" belongs to a source with \"%2\""), key, needed});
        }
    }

    CollectPlan m_plan;
};
} // namespace

tl::expected<CollectPlan, std::vector<config::TextProblem>> readCollectPlan(std::string_view text)
{
    return PlanReader().read(text);
}
} // namespace quotadeck::connect
