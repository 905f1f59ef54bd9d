// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/connection.h"
#include "background/jobs.h"
#include "core/kube/configapply.h"
#include "core/snapshot/sourcestatus.h"

#include <QHash>
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
class Connections;
class DocumentController;
class SourceController;

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
        const Connections* connections;
    };

    explicit ClusterController(const Parts& parts, QObject* parent = nullptr);
    ~ClusterController() override;

    void askForContext();
    void
    editConfig(); ///< Saves the configuration of the cluster to a file of the user's choice, and opens that.
    void apply(); ///< Applies the open configuration to the cluster that is connected.

private:
    /// What the cluster had when a file was made of it, or merged with it.
    struct Base
    {
        connect::Reach cluster;
        std::string text;
        std::string configMap; ///< that had it
        std::optional<kube::ConfigWriter> writer;
    };
    [[nodiscard]] static Base baseOf(const Connection& connection, const kube::ClusterConfig& config);
    /// One change of the cluster, from the dialog to its end.
    struct Run;

    void readContexts(ui::ContextDialog* dialog, const kube::ContextChoice& choice);
    void followSource();
    void followStatus(const SourceStatus& status);
    void showChange();
    [[nodiscard]] std::optional<ui::ClusterChange> changeOf(const QString& path) const;
    void takeConfig(const Result<kube::ClusterConfig>& config);
    void writeCopy(const QString& path, const kube::ClusterConfig& config);
    [[nodiscard]] QString heading(const QString& file) const;
    void start(kube::ConfigApply::Plan plan);
    void takeStep(kube::ConfigApply::Step step, kube::ConfigApply::State state, const Message& detail);
    void finish(kube::ConfigApply::Outcome outcome);
    void setBase(const QString& path, Base base);
    void noteStored();
    void mergeRun();
    void mergeChange();
    void merge(Base theirs);
    void takeMerged(const models::OtherEdits& others);
    void rollBack();

    Parts m_parts;
    ConnectionPtr m_connection; ///< to a cluster; null: to none
    std::unique_ptr<ClusterConfigWatch> m_watch; ///< of the connection; null without one
    kube::ContextChoice m_chosen; ///< the kubeconfig files that were chosen last
    QHash<QString, Base> m_bases; ///< by the path of the file
    std::optional<Base> m_merging; ///< what is being merged into the open file; conflicts may be asked about
    std::unique_ptr<kube::ConfigServer>
        m_reader; ///< of the configuration that is to be edited; null: nothing is read
    std::unique_ptr<Run> m_run; ///< null: nothing is applied
    background::LatestJob m_contextJob{this};
};
} // namespace quotadeck::app
