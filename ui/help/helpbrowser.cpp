// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpbrowser.h"

#include "ui/help/helpcontents.h"
#include "ui/theme/metrics.h"

#include <QDesktopServices>
#include <QEvent>
#include <QImage>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kLongestPicture = 900; ///< px, wide
constexpr qreal kLineHeight = 125; ///< percent
} // namespace

HelpBrowser::HelpBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    document()->setDocumentMargin(metrics::kMedium);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // it would take width from pictures that fit
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::open);
    // Also on the way back and forward, which does not call doSetSource().
    connect(this, &QTextBrowser::sourceChanged, this, &HelpBrowser::arrange);
}

void HelpBrowser::open(const QUrl& url)
{
    const QUrl target = inHelpLanguage(source().resolved(url));
    if (isHelpDocument(target))
        setSource(target);
    else if (target.scheme() == QStringLiteral("https") || target.scheme() == QStringLiteral("http"))
        QDesktopServices::openUrl(target);
    else
        Q_EMIT missingRequested(target);
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    const QUrl url = source().resolved(name);
    if (type != QTextDocument::ImageResource)
        return helpText(url);
    const QImage picture(u':' + url.path());
    const int width = pictureWidth();
    return picture.width() <= width ? picture : picture.scaledToWidth(width, Qt::SmoothTransformation);
}

int HelpBrowser::pictureWidth() const
{
    return std::clamp(viewport()->width() - 2 * metrics::kMedium, 1, kLongestPicture);
}

void HelpBrowser::arrange()
{
    const QScopedValueRollback isArranging(m_isArranging, true);
    m_pictureWidth = pictureWidth();
    QTextCursor cursor(document());
    // Qt puts an empty block before what replaces another document.
    if (const QTextBlock first = document()->firstBlock(); first.length() == 1 && first.next().isValid()) {
        const QTextBlockFormat format = first.next().blockFormat();
        cursor.deleteChar();
        cursor.setBlockFormat(format);
    }
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (format.hasProperty(QTextFormat::BlockCodeFence)) {
            format.setBackground(palette().alternateBase());
            format.setLeftMargin(metrics::kMedium);
            format.setNonBreakableLines(false); // long commands are wrapped
        } else if (!block.text().contains(
                       QChar::ObjectReplacementCharacter)) { // a picture needs no room above it
            format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
            if (format.headingLevel() > 1)
                format.setTopMargin(metrics::kLarge);
        }
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
    }
    arrangeTables();
    document()->setModified(false);
}

void HelpBrowser::arrangeTables()
{
    const auto frames = document()->rootFrame()->childFrames();
    for (QTextFrame* frame : frames) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderBrush(palette().mid());
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(metrics::kTiny);
        format.setCellSpacing(0);
        format.setTopMargin(metrics::kSmall);
        format.setBottomMargin(metrics::kSmall);
        table->setFormat(format);
    }
}

void HelpBrowser::showAgain()
{
    if (m_isArranging || source().isEmpty())
        return;
    const int place = verticalScrollBar()->value();
    const QScopedValueRollback isArranging(m_isArranging, true);
    reload();
    verticalScrollBar()->setValue(place);
}

void HelpBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    // The colours of links and code were written into the document.
    if (event->type() == QEvent::PaletteChange)
        showAgain();
}

void HelpBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (pictureWidth() != m_pictureWidth)
        showAgain();
}
} // namespace quotadeck::ui

#include "moc_helpbrowser.cpp"
