// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

namespace quotadeck::testing {
/// Writes of one manager, as metadata.managedFields has them.
struct FieldWriter
{
    QString manager;
    QString apiVersion;
    QString time;
};

/// A field that a server-side apply may not change: another manager has set it.
struct FieldConflict
{
    FieldWriter owner;
    QString field; ///< ".data.queues.yaml"
};

struct AppliedObject
{
    QJsonObject object; ///< as it is when the apply is forced
    QList<FieldConflict> conflicts;
};

/// @p after with the managedFields of @p before and of the change between them. Lists count as one field.
[[nodiscard]] QJsonObject withUpdateTracked(const QJsonObject& before, QJsonObject after,
                                            const FieldWriter& writer);
/// @p live with the fields of @p patch set, and those removed that the writer alone applied before.
[[nodiscard]] AppliedObject applied(const QJsonObject& live, const QJsonObject& patch,
                                    const FieldWriter& writer);
} // namespace quotadeck::testing
