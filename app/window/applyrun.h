// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/clustercopies.h"
#include "app/cluster/connection.h"
#include "core/kube/apply.h"
#include "models/common/roles.h"

#include <QObject>
#include <QString>

#include <optional>
#include <string>

namespace quotadeck::ui {
class ApplyDialog;
struct ApplyTexts;
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
class ClusterFile;
struct Shared;

/// One change of a cluster by the open file: its dialog, its steps, its end, and the way back. Derived classes know what is applied.
///
/// Ownership: what it is given outlives it. Threading: GUI thread; never waits.
class ApplyRun : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApplyRun)
public:
    struct Parts
    {
        ClusterFile* file;
        ui::MainWindow* window;
        const Shared* shared;
    };

    ~ApplyRun() override;

    [[nodiscard]] ui::ApplyDialog* dialog() const { return m_dialog; }
    /// Shows the dialog, which begins as soon as it is known what the file began with.
    void open(const QString& heading);

Q_SIGNALS:
    void closed(); ///< the dialog is, and the run is over: whoever hears it may delete it at once

protected:
    /// How a run has ended, in words.
    struct End
    {
        QString text;
        models::RowState state = models::RowState::Critical;
    };

    ApplyRun(const Parts& parts, ui::ApplyTexts texts, QObject* parent);

    [[nodiscard]] const Connection& connection() const { return *m_connection; }
    /// Of the file that is applied, whatever is open by now; as setBase().
    [[nodiscard]] std::optional<ClusterCopy> base() const;
    void setBase(std::optional<ClusterCopy> copy);
    /// Closes the dialog, which ends the run, and merges what @p theirs has instead of @p base into the file.
    void closeAndMerge(const std::string& base, ClusterCopy theirs);
    [[nodiscard]] bool isRollBack() const { return m_isRollBack; }
    /// Of one try: its steps are shown in the dialog.
    [[nodiscard]] kube::ApplyListener listener();

    virtual void begin() = 0; ///< with what the file has
    virtual void proceed() = 0; ///< the user wants it to be written
    virtual void beginRollBack() = 0;
    virtual void merge() = 0; ///< what others changed, into the file
    virtual void takeStep(kube::ApplyStep step, kube::ApplyState state, const Message& detail) = 0;
    [[nodiscard]] virtual End endOf(kube::ApplyOutcome outcome) const; ///< where no kind differs
    /// Sets what the file begins with from now on, and offers what can be done.
    virtual void settle(kube::ApplyOutcome outcome) = 0;

private:
    void rollBack();
    void finish(kube::ApplyOutcome outcome);

    Parts m_parts;
    ConnectionPtr m_connection;
    QString m_path; ///< of the file
    ui::ApplyDialog* m_dialog; // deletes itself when it is closed, and the run ends then
    bool m_isRollBack = false;
};
} // namespace quotadeck::app
