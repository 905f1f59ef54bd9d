// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "ui/pages/subject.h"
#include "ui/window/commandpalette.h"

#include <functional>

class QMenu;
class QWidget;

namespace quotadeck::ui {
class Page;

using ShowPage = std::function<void(const QString& id)>;
using ShowSubject = std::function<void(const QString& pageId, const Subject& subject)>;

/// An entry for each of @p pages.
[[nodiscard]] QList<PaletteEntry> pageEntries(const QList<Page*>& pages, const ShowPage& show);
/// The enabled actions of @p window and of the page @p pageId, without those of @p pageMenu.
[[nodiscard]] QList<PaletteEntry> commandEntries(const QWidget& window, const QMenu& pageMenu,
                                                 const QString& pageId);
/// The queues, users and groups of @p partition.
[[nodiscard]] QList<PaletteEntry> subjectEntries(const PartitionSnapshot& partition, const ShowSubject& show);
} // namespace quotadeck::ui
