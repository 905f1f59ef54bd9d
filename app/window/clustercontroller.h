// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/connection.h"
#include "app/cluster/rightwatch.h"
#include "app/window/clusterfile.h"
#include "background/jobs.h"
#include "core/kube/configapply.h"
#include "core/snapshot/sourcestatus.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace quotadeck::ui {
class ApplyDialog;
struct ClusterChange;
class ContextDialog;
class LimitsPage;
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Models;
class ClusterConfigWatch;
class ConfigRun;
class DocumentController;
class SourceController;
struct Shared;

/// Connects to schedulers in Kubernetes, edits a copy of their stored configuration and applies the open file to them.
///
/// Ownership: what it is given outlives it. Threading: GUI thread; never waits.
class ClusterController final : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        Models* models;
        ui::MainWindow* window;
        ui::LimitsPage* page;
        SourceController* source;
        DocumentController* documents;
        Shared* shared;
    };

    explicit ClusterController(const Parts& parts, QObject* parent = nullptr);
    ~ClusterController() override;

    void askForContext();
    /// Saves the configuration of the cluster to a file of the user's choice, and opens that.
    void editConfig();
    void apply(); ///< Applies the open configuration to the cluster that is connected.
    /// Null: nothing is being applied.
    [[nodiscard]] ui::ApplyDialog* dialog() const;

private:
    void readContexts(ui::ContextDialog* dialog, const kube::ContextChoice& choice);
    void followSource();
    void followStatus(const SourceStatus& status);
    void askForRight();
    void showChange();
    [[nodiscard]] std::optional<ui::ClusterChange> change() const;
    void takeConfig(const Result<kube::ClusterConfig>& config);
    void mergeChange();

    Parts m_parts;
    ClusterFile m_file;
    std::unique_ptr<ClusterConfigWatch> m_watch; ///< null without a connection
    kube::ContextChoice m_chosen; ///< the kubeconfig files that were chosen last
    RightWatch m_rights; ///< whether the configuration may be changed
    std::unique_ptr<kube::ConfigServer>
        m_reader; ///< of the configuration to be edited; null: nothing is read
    std::unique_ptr<ConfigRun> m_run; ///< null: nothing is applied
    background::LatestJob m_contextJob{this};
};
} // namespace quotadeck::app
