// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/kube/schedulerchoice.h"

#include <QObject>

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::app {
/// Which API servers the contexts of kubeconfigs lead to: contexts of several names, in several files, may lead to one cluster.
///
/// Shape:     all servers count that a context has led to since the start: a connection stays with the one that it was made to.
/// Threading: GUI thread; files are read on a worker thread.
class ContextServers final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContextServers)
public:
    using QObject::QObject;

    /// Reads what is not known of @p choices, or was read a while ago; changed() follows if they lead elsewhere than was known.
    void look(const std::vector<kube::ContextChoice>& choices);
    /// Reads them at once. Blocks: for commands without a window.
    void readNow(const std::vector<kube::ContextChoice>& choices);

    /// As far as it is known: a context whose kubeconfig is not read yet, or cannot be read, is the same as itself alone.
    [[nodiscard]] bool leadToSame(const kube::ContextChoice& a, const kube::ContextChoice& b) const;

Q_SIGNALS:
    void changed();

private:
    using Key = std::pair<std::vector<std::string>, std::string>; ///< files and name
    using Servers = std::map<Key, std::string>;

    [[nodiscard]] static Key keyOf(const kube::ContextChoice& choice);
    [[nodiscard]] static Servers read(const std::vector<kube::ContextChoice>& choices);
    void start();
    void take(const std::vector<kube::ContextChoice>& choices, const Servers& servers);

    std::map<Key, std::set<std::string>> m_servers;
    std::map<Key, std::chrono::steady_clock::time_point> m_readAt;
    std::vector<kube::ContextChoice> m_wanted; ///< still to be read
    bool m_isReading = false;
    background::LatestJob m_job{this};
};
} // namespace quotadeck::app
