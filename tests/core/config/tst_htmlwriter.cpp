// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/htmlwriter.h"
#include "tests/support/testprogram.h"

#include <QTest>
#include <QXmlStreamReader>

#include <rapidcheck.h>

namespace tst_htmlwriter {
using namespace quotadeck::config;

class TestHtmlWriter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatMeansSomethingInHtmlIsEscaped()
    {
        QCOMPARE(htmlEscaped("<a href='x'>\"b\" & c</a>"),
                 std::string("&lt;a href=&#39;x&#39;&gt;&quot;b&quot; &amp; c&lt;/a&gt;"));
        QCOMPARE(htmlEscaped("a\tb\nc"), std::string("a\tb\nc"));
        QCOMPARE(htmlEscaped(std::string_view("a\0b\x1b\x7f\xff", 6)),
                 std::string("a\xEF\xBF\xBD"
                             "b\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD"));
        QCOMPARE(htmlEscaped("é€"), std::string("é€"));
    }

    void everyPartIsEscaped()
    {
        const std::string evil = "<script>alert(1)</script>";
        HtmlPage page(evil, "en\"><script>");
        page.heading(evil);
        page.paragraph(evil, HtmlPage::Tone::Bad);
        page.table({evil}, {HtmlPage::Row{{evil, HtmlPage::Tone::Good}}});
        page.facts({HtmlPage::Row{evil, evil}});
        page.listing(evil + "\r\n" + evil);
        const std::string text = page.take();
        QVERIFY2(text.find("<script") == std::string::npos, text.c_str());
        QVERIFY(text.find("default-src 'none'") != std::string::npos); // and nothing is loaded
        QVERIFY(text.find("http:") == std::string::npos && text.find("https:") == std::string::npos);
    }

    void elementsAreClosed()
    {
        QVERIFY(rc::check("whatever the texts, elements nest", [] {
            const auto text = *rc::gen::string<std::string>();
            HtmlPage page(text, "en");
            page.heading(text);
            page.table({text, "b"},
                       {HtmlPage::Row{text, std::string("<")}, HtmlPage::Row{std::string("&"), text}});
            page.listing(text);
            std::string html = page.take();
            // Of what HTML does not close, the page has only the document type and meta elements.
            html.erase(0, html.find("<html"));
            for (std::size_t at = 0; (at = html.find("<meta", at)) != std::string::npos;)
                html.erase(at, html.find('>', at) + 1 - at);
            QXmlStreamReader reader(QString::fromStdString(html));
            while (!reader.atEnd())
                reader.readNext();
            RC_ASSERT(!reader.hasError());
        }));
    }
};

QUOTADECK_TEST(TestHtmlWriter, QCoreApplication)
} // namespace tst_htmlwriter

#include "tst_htmlwriter.moc"
