// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace quotadeck::ui {
/// Shows one document of the help, which is Markdown: pictures fit the width, tables have lines, code has a background.
/// A link to a document of the help leads there, in the language of the handbook, one to a web address opens the browser of the
/// desktop; for any other missingRequested() is emitted.
class HelpBrowser final : public QTextBrowser
{
    Q_OBJECT
public:
    explicit HelpBrowser(QWidget* parent = nullptr);

    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;

Q_SIGNALS:
    void missingRequested(const QUrl& url); ///< the user wants to see what the help does not have

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void open(const QUrl& url);
    /// Reads the document again, for other colours or another width, and keeps the place.
    void showAgain();
    void arrange();
    void arrangeTables();
    [[nodiscard]] int pictureWidth() const;

    int m_pictureWidth = 0; ///< px, that pictures were read for
    bool m_isArranging = false;
};
} // namespace quotadeck::ui
