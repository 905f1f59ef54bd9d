// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/connection.h"
#include "app/cluster/rightwatch.h"
#include "app/window/clusterfile.h"
#include "core/base/result.h"

#include <QObject>
#include <QString>

#include <memory>

namespace quotadeck::kube {
struct ClusterQuotas;
class QuotaClient;
} // namespace quotadeck::kube

namespace quotadeck::ui {
class ApplyDialog;
class ElasticPage;
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Models;
class DocumentController;
class QuotaRun;
class SourceController;
struct Shared;

/// Edits a copy of the elastic quotas of a cluster and applies the open manifests to it.
///
/// Ownership: what it is given outlives it. Threading: GUI thread; never waits.
class QuotaController final : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        Models* models;
        ui::MainWindow* window;
        ui::ElasticPage* page;
        SourceController* source;
        DocumentController* documents;
        Shared* shared;
    };

    explicit QuotaController(const Parts& parts, QObject* parent = nullptr);
    ~QuotaController() override;

    void editQuotas(); ///< Saves the quotas of the cluster to a file of the user's choice, and opens that.
    void apply(); ///< Applies the open manifests to the cluster that is connected.
    /// Null: nothing is being applied.
    [[nodiscard]] ui::ApplyDialog* dialog() const;

private:
    void followSource();
    void askForRight();
    void takeQuotas(const Result<kube::ClusterQuotas>& quotas);

    Parts m_parts;
    ClusterFile m_file;
    RightWatch m_rights; ///< whether quotas may be changed
    std::unique_ptr<kube::QuotaClient> m_reader; ///< of the quotas to be edited; null: nothing is read
    std::unique_ptr<QuotaRun> m_run; ///< null: nothing is applied
};
} // namespace quotadeck::app
