// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QString>
#include <QTranslator>

#include <utility>
#include <vector>

namespace quotadeck::test {
/// The language of the windows of scenes: English, or for pictures the one that QUOTADECK_SCENES_LANGUAGE names ("de"), or
/// the one of tests that needOfScenes() asks for.
/// Scenes always name controls by their English texts.
///
/// Threading: GUI thread. Errors: an unknown language ends the program.
class SceneLanguage
{
public:
    SceneLanguage();
    ~SceneLanguage();
    Q_DISABLE_COPY_MOVE(SceneLanguage)

    /// The one that lives; there is one at a time.
    [[nodiscard]] static SceneLanguage& current() { return *s_current; }

    /// @p shown is the text that the sources call @p english: "In queues.yaml speichern" for "Save to queues.yaml".
    [[nodiscard]] bool isNamed(const QString& shown, const QString& english);
    /// @p shown begins like a text of the sources that begins with @p start.
    [[nodiscard]] bool begins(const QString& shown, const QString& start) const;
    /// @p shown contains the words of a text of the sources that contains @p part.
    [[nodiscard]] bool mentions(const QString& shown, const QString& part) const;

private:
    using Entry = std::pair<QString, QString>; ///< text of the sources and its translation

    void read(const QString& file);

    static SceneLanguage* s_current;

    QTranslator m_texts;
    std::vector<Entry> m_entries; ///< empty: English
    QHash<QString, QSet<QString>> m_names; ///< translations of the texts that were asked for
};
} // namespace quotadeck::test
