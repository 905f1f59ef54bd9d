// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/closeprotocol.h"
#include "app/clustercopies.h"
#include "app/connection.h"
#include "app/unappliededits.h"
#include "background/jobs.h"
#include "core/kube/configapply.h"
#include "core/snapshot/sourcestatus.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace quotadeck::models {
struct OtherEdits;
} // namespace quotadeck::models

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
    void
    editConfig(); ///< Saves the configuration of the cluster to a file of the user's choice, and opens that.
    void apply(); ///< Applies the open configuration to the cluster that is connected.
    /// What is being written has to end before the window may close: what the cluster has then would not be known.
    [[nodiscard]] CloseProtocol::Document writing();

private:
    /// One change of the cluster, from the dialog to its end.
    struct Run;

    void readContexts(ui::ContextDialog* dialog, const kube::ContextChoice& choice);
    void followSource();
    void followStatus(const SourceStatus& status);
    void askForRight();
    void showChange();
    [[nodiscard]] std::optional<ui::ClusterChange> changeOf(const QString& path) const;
    void takeConfig(const Result<kube::ClusterConfig>& config);
    void writeCopy(const QString& path, const kube::ClusterConfig& config);
    [[nodiscard]] QString heading(const QString& file) const;
    void begin();
    void start(kube::ConfigApply::Plan plan);
    void takeStep(kube::ConfigApply::Step step, kube::ConfigApply::State state, const Message& detail);
    void finish(kube::ConfigApply::Outcome outcome);
    void noteStored();
    void mergeRun();
    void mergeChange();
    void merge(const std::string& base, ClusterCopy theirs);
    void takeMerged(const models::OtherEdits& others);
    void rollBack();

    Parts m_parts;
    UnappliedEdits m_edits;
    ConnectionPtr m_connection; ///< to a cluster; null: to none
    std::unique_ptr<ClusterConfigWatch> m_watch; ///< of the connection; null without one
    kube::ContextChoice m_chosen; ///< the kubeconfig files that were chosen last
    std::optional<ClusterCopy>
        m_merging; ///< what is being merged into the open file; conflicts may be asked about
    std::unique_ptr<kube::ConfigServer>
        m_rights; ///< is asked whether the configuration may be changed; null: nothing is asked
    std::unique_ptr<kube::ConfigServer>
        m_reader; ///< of the configuration that is to be edited; null: nothing is read
    std::unique_ptr<Run> m_run; ///< null: nothing is applied
    background::LatestJob m_contextJob{this};
};
} // namespace quotadeck::app
