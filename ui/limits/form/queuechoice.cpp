// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/queuechoice.h"

#include "core/config/schema/effective.h"

#include <QCoreApplication>
#include <QInputDialog>

namespace quotadeck::ui {
namespace {
void collect(const config::QueueConfig& queue, const QueuePath& path, const QueuePath& current,
             QStringList& paths)
{
    if (path != current)
        paths << QString::fromStdString(path.text());
    for (const auto& child : queue.queues.value)
        collect(child, path.child(child.name.value), current, paths);
}
} // namespace

void askForQueue(QWidget* parent, const QString& title, const models::ConfigRevision& revision,
                 std::size_t partition, const QueuePath& current,
                 const std::function<void(const QueuePath& queue)>& take)
{
    QStringList paths;
    const auto& root = config::rootOf(revision.partitions.at(partition));
    collect(root, QueuePath(config::kRootQueue), current, paths);
    auto* dialog = new QInputDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(QCoreApplication::translate("QueueChoice", "Queue:"));
    dialog->setComboBoxItems(paths);
    dialog->setOption(QInputDialog::UseListViewForComboBoxItems);
    QObject::connect(dialog, &QInputDialog::textValueSelected, parent,
                     [take](const QString& path) { take(QueuePath(path.toStdString())); });
    dialog->open();
}
} // namespace quotadeck::ui
