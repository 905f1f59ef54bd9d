// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/serveraccess.h"
#include "app/kube/apiclient.h"
#include "core/kube/apiobjects.h"
#include "core/kube/clusterconfig.h"
#include "core/kube/configapply.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>

namespace quotadeck::kube {
/// Reads and writes the queue configuration in the ConfigMaps of one scheduler, through the API server.
///
/// Threading, errors: as ApiClient, and those of clusterConfig().
class ConfigClient final : public ApiClient
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConfigClient)
public:
    /// @p nameSpace is that of the scheduler.
    ConfigClient(http::ServerAccessPtr server, std::string nameSpace, QObject* parent = nullptr);
    ~ConfigClient() override;

    void read(Taker<ClusterConfig> take);
    /// Makes @p text the configuration, if the map is still as @p current has it. The server's webhook judges it.
    void write(const ClusterConfig& current, const std::optional<std::string>& text, Storing storing,
               ConfigServer::WriteTaker take);
    /// Asks whether write() is allowed, of the map that @p current has or of a new one.
    void askForWrite(const ClusterConfig& current, Taker<AccessVerdict> take);

private:
    /// The two maps as far as they are read.
    struct Maps;

    void readMap(const char* name, std::function<void(Result<std::optional<ConfigMap>>)> take);
    [[nodiscard]] Action actionOn(const char* verb, const char* name) const;

    std::string m_nameSpace;
};
} // namespace quotadeck::kube
