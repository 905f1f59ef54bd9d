// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"

#include <QAbstractItemModelTester>
#include <QHash>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <QTest>

#include <utility>

namespace quotadeck::test {
/// The display texts of all rows below @p parent: one line a row, cells joined by '|', one blank a level.
inline QStringList dump(const QAbstractItemModel& model, const QModelIndex& parent = {}, int level = 0)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column)
            cells << model.index(row, column, parent).data().toString();
        lines << QString(level, QLatin1Char(' ')) + cells.join(QLatin1Char('|'));
        lines << dump(model, model.index(row, 0, parent), level + 1);
    }
    return lines;
}

/// Watches a model with rows that have an IdRole. On each signal the structure must be sound; verify(), and the
/// end of the scope, check that there was no reset, that a proxy fed by signals alone has the same rows (the
/// tester cannot notice a signal that was never sent), and that every changed text was announced.
class ModelGuard
{
public:
    explicit ModelGuard(QAbstractItemModel* model)
        : changes(model, &QAbstractItemModel::dataChanged)
        , inserts(model, &QAbstractItemModel::rowsInserted)
        , removes(model, &QAbstractItemModel::rowsRemoved)
        , moves(model, &QAbstractItemModel::rowsMoved)
        , layouts(model, &QAbstractItemModel::layoutChanged)
        , m_model(model)
        , m_tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest)
        , m_resets(model, &QAbstractItemModel::modelReset)
    {
        m_shadow.setSourceModel(model);
        dump(m_shadow); // the proxy maps lazily: force it now
        learn({}, 0, model->rowCount() - 1);
        QObject::connect(
            model, &QAbstractItemModel::rowsInserted, &m_context,
            [this](const QModelIndex& parent, int first, int last) { learn(parent, first, last); });
        QObject::connect(
            model, &QAbstractItemModel::rowsAboutToBeRemoved, &m_context,
            [this](const QModelIndex& parent, int first, int last) { forget(parent, first, last); });
        QObject::connect(model, &QAbstractItemModel::layoutChanged, &m_context,
                         [this] { adopt(std::exchange(m_texts, {}), {}); });
        QObject::connect(model, &QAbstractItemModel::dataChanged, &m_context,
                         [this](const QModelIndex& from, const QModelIndex& to) { refresh(from, to); });
    }
    ~ModelGuard() { verify(); }
    Q_DISABLE_COPY_MOVE(ModelGuard)

    void verify()
    {
        QCOMPARE(m_resets.count(), 0);
        QCOMPARE(dump(m_shadow), dump(*m_model));
        checkTexts({});
    }

    void clearCounts()
    {
        for (auto* spy : {&changes, &inserts, &removes, &moves, &layouts})
            spy->clear();
    }
    [[nodiscard]] qsizetype signalCount() const
    {
        return changes.count() + inserts.count() + removes.count() + moves.count() + layouts.count();
    }

    QSignalSpy changes;
    QSignalSpy inserts;
    QSignalSpy removes;
    QSignalSpy moves;
    QSignalSpy layouts;

private:
    [[nodiscard]] static QString idOf(const QModelIndex& index)
    {
        return index.data(models::IdRole).toString();
    }
    [[nodiscard]] QStringList textsOf(const QModelIndex& index) const
    {
        QStringList texts;
        for (int column = 0; column < m_model->columnCount(index.parent()); ++column)
            texts << index.siblingAtColumn(column).data().toString();
        return texts;
    }
    void learn(const QModelIndex& parent, int first, int last)
    {
        for (int row = first; row <= last; ++row) {
            const QModelIndex index = m_model->index(row, 0, parent);
            m_texts[idOf(index)] = textsOf(index);
            learn(index, 0, m_model->rowCount(index) - 1);
        }
    }
    /// A new layout may bring and take rows, but it announces no new text of a row that stays.
    void adopt(const QHash<QString, QStringList>& before, const QModelIndex& parent)
    {
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            const QModelIndex index = m_model->index(row, 0, parent);
            const auto known = before.find(idOf(index));
            m_texts[idOf(index)] = known == before.end() ? textsOf(index) : *known;
            adopt(before, index);
        }
    }
    void forget(const QModelIndex& parent, int first, int last)
    {
        for (int row = first; row <= last; ++row) {
            const QModelIndex index = m_model->index(row, 0, parent);
            m_texts.remove(idOf(index));
            forget(index, 0, m_model->rowCount(index) - 1);
        }
    }
    void refresh(const QModelIndex& from, const QModelIndex& to)
    {
        QVERIFY(from.parent() == to.parent());
        for (int row = from.row(); row <= to.row(); ++row) {
            for (int column = from.column(); column <= to.column(); ++column) {
                const QModelIndex index = m_model->index(row, column, from.parent());
                m_texts[idOf(index)][column] = index.data().toString();
            }
        }
    }
    void checkTexts(const QModelIndex& parent)
    {
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            const QModelIndex index = m_model->index(row, 0, parent);
            QCOMPARE(m_texts.value(idOf(index)), textsOf(index));
            checkTexts(index);
        }
    }

    QAbstractItemModel* m_model; // not owned
    QAbstractItemModelTester m_tester;
    QSignalSpy m_resets;
    QSortFilterProxyModel m_shadow;
    QHash<QString, QStringList> m_texts; // by row id, as announced
    QObject m_context; // last, so that the connections go before what they use
};
} // namespace quotadeck::test
