// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/connection.h"
#include "background/jobs.h"
#include "core/kube/configapply.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <string>

namespace quotadeck::ui {
class ApplyDialog;
class ContextDialog;
class LimitsPage;
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Models;
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
    };
    /// One change of the cluster, from the dialog to its end.
    struct Run;

    void readContexts(ui::ContextDialog* dialog, const kube::ContextChoice& choice);
    void followSource();
    void takeConfig(const Result<kube::ClusterConfig>& config);
    void writeCopy(const QString& path, const std::string& text);
    [[nodiscard]] QString heading(const QString& file) const;
    void start(kube::ConfigApply::Plan plan);
    void takeStep(kube::ConfigApply::Step step, kube::ConfigApply::State state, const Message& detail);
    void finish(kube::ConfigApply::Outcome outcome);
    void merge();
    void rollBack();

    Parts m_parts;
    ConnectionPtr m_connection; ///< to a cluster; null: to none
    kube::ContextChoice m_chosen; ///< the kubeconfig files that were chosen last
    QHash<QString, Base> m_bases; ///< by the path of the file
    std::unique_ptr<kube::ConfigServer>
        m_reader; ///< of the configuration that is to be edited; null: nothing is read
    std::unique_ptr<Run> m_run; ///< null: nothing is applied
    background::LatestJob m_contextJob{this};
};
} // namespace quotadeck::app
