// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/validator.h"

#include <QTest>

#include <algorithm>

/// Rows of texts that the rules accept or reject.
namespace quotadeck::config {
/// Expectation of a row: accepted, or the rule and category of the first error.
inline const auto kAccept = QByteArrayLiteral("");

inline void addColumns()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("category");
}

/// A partition whose "queues" are @p queues, in flow style.
inline QByteArray queues(const char* queues)
{
    return QByteArrayLiteral("partitions: [{name: default, queues: ") + queues + QByteArrayLiteral("}]\n");
}

inline QByteArray partition(const char* body)
{
    return QByteArrayLiteral("partitions: [{name: default, ") + body + QByteArrayLiteral("}]\n");
}

inline void reject(const char* name, const QByteArray& yaml, const char* rule, const char* category)
{
    QTest::newRow(name) << yaml << QByteArray(rule) << QByteArray(category);
}

inline void accept(const char* name, const QByteArray& yaml)
{
    QTest::newRow(name) << yaml << kAccept << kAccept;
}

/// The row that is being run.
inline void check()
{
    QFETCH(QByteArray, yaml);
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, category);

    const Verdict verdict = validate(yaml.toStdString());

    const auto message
        = verdict.findings.empty() ? std::string() : verdict.findings.front().message.english();
    QVERIFY2(QByteArray::fromStdString(verdict.category) == category,
             (verdict.category + ": " + message).c_str());
    QCOMPARE(verdict.accepted, rule.isEmpty());
    if (!rule.isEmpty()) {
        const bool isNamed = std::ranges::any_of(verdict.findings, [&](const Finding& finding) {
            return QByteArray::fromStdString(finding.rule) == rule
                && QByteArray::fromStdString(finding.category) == category;
        });
        QVERIFY2(isNamed, message.c_str());
    }
}
} // namespace quotadeck::config
