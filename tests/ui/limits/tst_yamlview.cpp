// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/configsession.h"
#include "tests/support/testprogram.h"
#include "ui/document/qscintilla.h"
#include "ui/document/yamlview.h"

#include <QFile>
#include <QGuiApplication>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <string>

namespace tst_yamlview {
using namespace quotadeck;

namespace {

/// More than is shown in one go, with characters of three bytes wherever it is cut.
std::string largeText()
{
    std::string text = "partitions:\n- name: default\n  queues:\n  - name: root\n    queues:\n";
    for (int queue = 0; text.size() < 3'000'000; ++queue)
        text += "    - name: q" + std::to_string(queue) + " # €€€€€€€€€€€€€€€€€€€€€€€€€€€€€€\n";
    return text;
}
} // namespace

class TestYamlView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_view = std::make_unique<ui::YamlView>();
        m_view->show();
    }

    void aTextLooksTheSameInEveryLanguage()
    {
        const auto pictureIn = [](Qt::LayoutDirection direction) {
            QGuiApplication::setLayoutDirection(direction);
            const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
            ui::YamlView view;
            view.resize(400, 120);
            view.preview("queues:\n  - name: root # all of it\n");
            return view.grab().toImage();
        };
        QCOMPARE(pictureIn(Qt::RightToLeft), pictureIn(Qt::LeftToRight));
    }

    void aLargeTextIsSeenAtOnceAndWholeSoon()
    {
        const std::string text = largeText();
        m_view->preview(text);
        QVERIFY(m_view->shown().size() < text.size());
        QVERIFY(text.starts_with(m_view->shown()));
        QVERIFY(m_view->editor()->lines() > 1000);
        QVERIFY(m_view->editor()->isReadOnly());
        QTRY_VERIFY(m_view->shown() == text);
        QVERIFY(m_view->editor()->isReadOnly());
    }

    void aRevisionDoesNotWaitForTheParts()
    {
        models::ConfigSession session;
        const auto path = m_folder.filePath(QStringLiteral("queues.yaml"));
        const std::string text = largeText();
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
        file.close();
        QSignalSpy typed(m_view.get(), &ui::YamlView::typed);
        connect(&session, &models::ConfigSession::revisionChanged, m_view.get(), [&] {
            m_view->preview(text); // with nothing but its first part shown
            m_view->setRevision(session.revision());
        });
        session.open(path);
        QTRY_VERIFY(m_view->shown() == text);
        QVERIFY(!m_view->editor()->isReadOnly());
        QVERIFY(!m_view->isTyping());

        QTest::keyClick(m_view->editor(),
                        Qt::Key_Space); // what is shown by the view is not told, what is typed is
        QTRY_COMPARE(typed.count(), 1);
        QCOMPARE(m_view->text(), " " + text);
    }

    void aPlaceIsShownAsFarLeftAsItIsVisible()
    {
        m_view->resize(300, 200);
        const std::string text = "short: 1\nlong: " + std::string(400, 'x') + " end\n";
        m_view->preview(text);
        const auto offset
            = [this] { return m_view->editor()->SendScintilla(QsciScintillaBase::SCI_GETXOFFSET); };
        const auto spanOf = [&text](std::size_t begin, std::size_t length) {
            const int line = begin < text.find("long") ? 1 : 2;
            return TextSpan{{static_cast<std::uint32_t>(begin), line, 1},
                            {static_cast<std::uint32_t>(begin + length), line, 1}};
        };
        m_view->reveal(spanOf(text.find(" end"), 4)); // far to the right
        const auto right = offset();
        QVERIFY(right > 0);
        const auto x = m_view->editor()->SendScintilla(QsciScintillaBase::SCI_POINTXFROMPOSITION, 0UL,
                                                       static_cast<long>(text.find(" end")));
        QVERIFY(0 < x && x < 300);
        m_view->reveal(spanOf(text.find("xxx"), 400)); // begins at the left and is longer than the view
        QCOMPARE(offset(), 0L);
        m_view->reveal(spanOf(text.find(" end"), 4));
        m_view->reveal(spanOf(0, 5));
        QCOMPARE(offset(), 0L);
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<ui::YamlView> m_view;
};

QUOTADECK_TEST(TestYamlView, QApplication)
} // namespace tst_yamlview

#include "tst_yamlview.moc"
