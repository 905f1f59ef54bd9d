// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

namespace quotadeck::test {
/// Reads a text of OpenMetrics 1.0.0 with gauges and counters alone, line by line.
///
/// Source:    the grammar and the sections MetricFamily, Gauge and Counter of https://prometheus.io/docs/specs/om/open_metrics_spec
class OpenMetricsCheck
{
public:
    /// What is wrong in @p text: "LINE: what"; empty: nothing.
    [[nodiscard]] static QStringList problems(const QByteArray& text)
    {
        OpenMetricsCheck check;
        if (!text.endsWith("# EOF\n"))
            check.m_problems << QStringLiteral("no # EOF at the end");
        const QStringList lines = QString::fromUtf8(text).split(u'\n');
        for (qsizetype index = 0; index + 1 < lines.size(); ++index)
            check.read(lines[index], index + 2 == lines.size());
        if (!check.m_hasSamples)
            check.m_problems << QStringLiteral("no samples");
        return check.m_problems;
    }

private:
    void read(const QString& line, bool isLast)
    {
        static const QRegularExpression s_head(
            QStringLiteral("^# (TYPE|UNIT|HELP) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)$"));
        static const QRegularExpression s_sample(QStringLiteral(
            "^([a-zA-Z_:][a-zA-Z0-9_:]*)(\\{.+\\})? ([-+]?[0-9]+(?:\\.[0-9]*)?(?:e[-+]?[0-9]+)?)$"));
        if (line == QStringLiteral("# EOF")) {
            expect(isLast, line, "not at the end");
            return;
        }
        if (const auto head = s_head.match(line); head.hasMatch())
            readHead(line, head.captured(1), head.captured(2), head.captured(3));
        else if (const auto sample = s_sample.match(line); sample.hasMatch())
            readSample(line, sample.captured(1), sample.captured(2), sample.captured(3));
        else
            expect(false, line, "neither metadata nor a sample");
    }

    void readHead(const QString& line, const QString& key, const QString& name, const QString& value)
    {
        if (name != m_family) {
            expect(!m_names.contains(name), line, "the family is not in one piece");
            m_names << name;
            m_family = name;
            m_type.clear();
            m_keys.clear();
            m_samples.clear();
        }
        expect(m_samples.isEmpty(), line, "metadata behind a sample");
        expect(!m_keys.contains(key), line, "twice");
        m_keys << key;
        if (key == QStringLiteral("TYPE")) {
            m_type = value;
            expect(value == QStringLiteral("gauge") || value == QStringLiteral("counter"), line,
                   "no such type");
            expect(!name.endsWith(QStringLiteral("_total")), line, "a reserved end of a name");
        } else if (key == QStringLiteral("UNIT")) {
            expect(name.endsWith(u'_' + value), line, "a unit that the name does not have");
        } else {
            static const QRegularExpression s_text(QStringLiteral("^(?:[^\\\\\"]|\\\\[\\\\n\"])*$"));
            expect(s_text.match(value).hasMatch(), line, "not escaped");
        }
    }

    void readSample(const QString& line, const QString& name, const QString& labels, const QString& value)
    {
        m_hasSamples = true;
        const bool isCounter = m_type == QStringLiteral("counter");
        expect(name == (isCounter ? m_family + QStringLiteral("_total") : m_family), line,
               "not of the family in front of it");
        expect(!m_type.isEmpty(), line, "no type");
        expect(!isCounter || value.toDouble() >= 0, line, "a negative counter");
        expect(!m_samples.contains(labels), line, "twice");
        m_samples << labels;
        static const QRegularExpression s_labels(
            QStringLiteral("^\\{(%1(?:,%1)*)\\}$")
                .arg(QStringLiteral("[a-zA-Z_][a-zA-Z0-9_]*=\"(?:[^\\\\\"]|\\\\[\\\\n\"])*\"")));
        expect(labels.isEmpty() || s_labels.match(labels).hasMatch(), line, "labels");
    }

    void expect(bool holds, const QString& line, const char* problem)
    {
        if (!holds)
            m_problems << line + QStringLiteral(": ") + QLatin1String(problem);
    }

    QStringList m_problems;
    QString m_family; ///< that the last metadata is about
    QString m_type; ///< of it
    QSet<QString> m_keys; ///< of its metadata
    QSet<QString> m_samples; ///< labels of its samples
    QSet<QString> m_names; ///< of all families
    bool m_hasSamples = false;
};
} // namespace quotadeck::test
