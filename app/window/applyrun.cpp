// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/applyrun.h"

#include "app/window/clusterfile.h"
#include "app/window/shared.h"
#include "ui/document/applydialog.h"
#include "ui/window/mainwindow.h"

#include <utility>

namespace quotadeck::app {
ApplyRun::ApplyRun(const Parts& parts, ui::ApplyTexts texts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_connection(parts.file->connection())
    , m_path(parts.file->path())
    , m_dialog(new ui::ApplyDialog(std::move(texts), parts.window))
{
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setConfirmation(parts.shared->connections.nameToConfirm(m_connection->profile()));
    connect(m_dialog, &ui::ApplyDialog::applyRequested, this, [this] { proceed(); });
    connect(m_dialog, &ui::ApplyDialog::mergeRequested, this, [this] { merge(); });
    connect(m_dialog, &ui::ApplyDialog::rollBackRequested, this, &ApplyRun::rollBack);
    connect(m_dialog, &QDialog::finished, this, &ApplyRun::closed);
}

ApplyRun::~ApplyRun() = default;

void ApplyRun::open(const QString& heading)
{
    m_dialog->begin(heading);
    m_dialog->open();
    m_parts.file->whenKnown(this, [this] { begin(); });
}

std::optional<ClusterCopy> ApplyRun::base() const
{
    return m_parts.file->base(m_path, *m_connection);
}

void ApplyRun::setBase(std::optional<ClusterCopy> copy)
{
    m_parts.file->setBase(m_path, std::move(copy));
}

void ApplyRun::closeAndMerge(const std::string& base, ClusterCopy theirs)
{
    ClusterFile& file = *m_parts.file;
    ui::MainWindow& window = *m_parts.window;
    const QString path = m_path;
    m_dialog->close(); // this object ends
    if (file.path() == path)
        file.merge(base, std::move(theirs));
    else
        window.showNotice(
            models::RowState::Warning,
            tr("Nothing was merged, because another file is open by now: open %1 again, and apply it again.")
                .arg(path));
}

kube::ApplyListener ApplyRun::listener()
{
    return {[this](kube::ApplyStep step, kube::ApplyState state, const Message& detail) {
                takeStep(step, state, detail);
            },
            [this] { m_dialog->setReady(); }, [this](kube::ApplyOutcome outcome) { finish(outcome); }};
}

void ApplyRun::rollBack()
{
    m_isRollBack = true;
    beginRollBack();
}

void ApplyRun::finish(kube::ApplyOutcome outcome)
{
    const End end = endOf(outcome);
    m_dialog->setEnd(end.text, end.state);
    settle(outcome);
}

ApplyRun::End ApplyRun::endOf(kube::ApplyOutcome outcome) const
{
    if (outcome == kube::ApplyOutcome::Unknown)
        return {tr(
            "Whether the cluster has stored the change is unknown: the connection broke before its answer. "
            "Read the cluster again before you apply once more.")};
    return {tr("Nothing was written.")};
}
} // namespace quotadeck::app

#include "moc_applyrun.cpp"
