// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/queuefile.h"
#include "core/config/rules/validator.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/document/qscintilla.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QFileDialog>
#include <QMenu>
#include <QRandomGenerator>
#include <QToolButton>

#include <zlib.h>

namespace tst_configexport {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QByteArray kText = R"(# owners: platform team
partitions:
  - name: default
    queues:
      - name: root
        limits:
          - users: [ann]
            maxresources: {vcore: 40}   # agreed
)";
constexpr qsizetype kTooMuch = 950 << 10; ///< bytes, beyond the 900 KiB of the warning

const QString kPlain = QStringLiteral("As Plain File…");
const QString kManifest = QStringLiteral("As ConfigMap…");
const QString kPacked = QStringLiteral("As Compressed ConfigMap…");

/// kText behind comments of this many bytes, of digits that compress well or badly.
QByteArray largeText(qsizetype size, bool isRandom)
{
    QRandomGenerator random(1);
    QByteArray text;
    while (text.size() < size) {
        text += "# ";
        for (int i = 0; i < 4; ++i)
            text += QByteArray::number(isRandom ? random.generate64() : 7, 36);
        text += '\n';
    }
    return text + kText;
}

QByteArray unpacked(const QByteArray& gzip)
{
    QByteArray text(4 << 20, '\0');
    z_stream stream{};
    // NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast, cppcoreguidelines-pro-type-const-cast): zlib's types
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(gzip.constData()));
    stream.avail_in = static_cast<uInt>(gzip.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    // NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast, cppcoreguidelines-pro-type-const-cast)
    stream.avail_out = static_cast<uInt>(text.size());
    const bool isWhole
        = inflateInit2(&stream, MAX_WBITS + 16) == Z_OK && inflate(&stream, Z_FINISH) == Z_STREAM_END;
    text.truncate(static_cast<qsizetype>(stream.total_out));
    inflateEnd(&stream);
    return isWhole ? text : QByteArray("broken");
}
} // namespace

/// What leaves the editor for a cluster (product.md 4.3, save flow 5; PKG-9).
class TestExportFlow : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { open(kText); }

    void aPlainFileHoldsTheTextAsItIsNow()
    {
        m_limits->session.edit([](const config::Document& document) {
            return document.setQuantity({0, QueuePath("root"), 0}, "vcore", "50");
        });
        m_limits->waitUntilIdle();
        exportAs(kPlain, target());
        QTRY_VERIFY(outcome().startsWith(QStringLiteral("Exported ")));
        QCOMPARE(bytesOf(target()), QByteArray(kText).replace("40", "50"));
        QVERIFY(outcome().contains(target()));
        QCOMPARE(bytesOf(m_limits->path()), kText); // no save
        QVERIFY(m_limits->session.isModified());
    }

    void aManifestIsUnpackedToAPlainFile() // PKG-2
    {
        exportAs(kManifest, target());
        QTRY_VERIFY(QFile::exists(target()));
        const QByteArray manifest = bytesOf(target());
        QVERIFY(manifest.contains("kind: ConfigMap") && manifest.contains("queues.yaml: |"));
        QVERIFY(config::validateFile(manifest.toStdString()).accepted);

        open(manifest);
        QVERIFY(m_limits->session.revision()->isReadable());
        exportAs(kPlain, target());
        QTRY_COMPARE(bytesOf(target()), kText);
    }

    void theCompressedFormHoldsTheSameText() // PKG-3
    {
        exportAs(kPacked, target());
        QTRY_VERIFY(QFile::exists(target()));
        const QByteArray manifest = bytesOf(target());
        QVERIFY(manifest.contains("\nbinaryData:\n  queues.yaml.gz: "));
        const QByteArray packed = manifest.mid(manifest.indexOf(".gz: ") + 5).trimmed();
        QCOMPARE(unpacked(QByteArray::fromBase64(packed)), kText);
    }

    void aManifestNearTheLimitOfKubernetesIsWarnedOf_data() // PKG-3, PKG-9
    {
        QTest::addColumn<bool>("isRandom");
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("warning");
        const QString advice = QStringLiteral("export the compressed form");
        QTest::newRow("text") << false << kManifest << advice;
        QTest::newRow("compressed") << false << kPacked << QString();
        QTest::newRow("hardly compressed")
            << true << kPacked << QStringLiteral("at most 1 MiB in a ConfigMap.");
        QTest::newRow("no manifest") << false << kPlain << QString();
    }

    void aManifestNearTheLimitOfKubernetesIsWarnedOf()
    {
        QFETCH(bool, isRandom);
        QFETCH(QString, form);
        QFETCH(QString, warning);
        open(largeText(isRandom ? 2 * kTooMuch : kTooMuch, isRandom));
        exportAs(form, target());
        QTRY_VERIFY(outcome().startsWith(QStringLiteral("Exported ")));
        QVERIFY2(outcome().contains(warning), qPrintable(outcome()));
        QCOMPARE(outcome().contains(QStringLiteral("Kubernetes")), !warning.isEmpty());
    }

    void whatABlockCannotHoldIsNotExportedAsText()
    {
        open(QByteArray(kText).replace("\n", "\r\n"));
        exportAs(kManifest, target());
        QTRY_VERIFY(outcome().startsWith(QStringLiteral("Export failed: queues.yaml:")));
        QVERIFY(outcome().contains(QStringLiteral("export the compressed form")));
        QVERIFY(!QFile::exists(target()));
    }

    void theEditedFileIsNeverReplaced()
    {
        const QString link = m_dir->filePath(QStringLiteral("link.yaml"));
        QVERIFY(QFile::link(m_limits->path(), link));
        for (const QString& path : {m_limits->path(), link}) {
            exportAs(kManifest, path);
            QTRY_VERIFY(outcome().contains(QStringLiteral("cannot replace the edited file")));
            QCOMPARE(bytesOf(m_limits->path()), kText);
        }
    }

    void aFolderThatCannotBeWrittenIsTold()
    {
        exportAs(kPlain, m_dir->filePath(QStringLiteral("missing/queues.yaml")));
        QTRY_VERIFY(outcome().startsWith(QStringLiteral("Export failed: ")));
    }

    void whatIsRejectedCannotBeExported() // PKG-9
    {
        m_limits->session.type(m_limits->session.revision(),
                               QByteArray(kText).replace("[ann]", "[an n, \"\"]").toStdString(),
                               models::ConfigSession::TypingStep::New);
        m_limits->waitUntilIdle();
        QVERIFY(!m_limits->session.revision()->verdict.accepted);
        for (const QAction* action : actions()) {
            QTRY_VERIFY(!action->isEnabled());
            QTRY_COMPARE(action->toolTip(),
                         QStringLiteral("The scheduler would reject this text; fix the errors first"));
        }
    }

    void whatWasTypedLastIsExported()
    {
        auto* editor = m_limits->page.findChild<QsciScintilla*>();
        editor->setFocus();
        editor->SendScintilla(QsciScintillaBase::SCI_GOTOPOS,
                              static_cast<unsigned long>(kText.indexOf("40") + 2));
        QTest::keyClicks(editor, QStringLiteral("0"));
        exportAs(kPlain, target());
        QTRY_COMPARE(bytesOf(target()), QByteArray(kText).replace("40", "400"));
    }

    void whatBecomesWrongMeanwhileIsNotExported()
    {
        auto* dialog = ask(kPlain);
        QVERIFY(dialog);
        m_limits->session.type(m_limits->session.revision(),
                               QByteArray(kText).replace("[ann]", "[an n, \"\"]").toStdString(),
                               models::ConfigSession::TypingStep::New);
        choose(dialog, target());
        QTRY_VERIFY(outcome().contains(QStringLiteral("would reject this text")));
        QVERIFY(!QFile::exists(target()));
    }

    void aNameWithoutAnEndGetsOne()
    {
        exportAs(kPlain, m_dir->filePath(QStringLiteral("mine")));
        QTRY_COMPARE(bytesOf(m_dir->filePath(QStringLiteral("mine.yaml"))), kText);
    }

private:
    void open(const QByteArray& text)
    {
        m_limits = std::make_unique<LimitsFixture>(text);
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(QTest::qWaitForWindowActive(&m_limits->page));
    }
    [[nodiscard]] QString target() const { return m_dir->filePath(QStringLiteral("exported.yaml")); }
    [[nodiscard]] QList<QAction*> actions() const
    {
        const auto* button = childNamed<QToolButton>(m_limits->page, QStringLiteral("Export"));
        QList<QAction*> found = button->menu()->actions();
        found.removeIf([](const QAction* action) { // a review is opened, not exported
            return action->isSeparator() || action->text() == QStringLiteral("Open Review…");
        });
        return found;
    }
    /// The dialog that a choice of the menu opens.
    QFileDialog* ask(const QString& form)
    {
        for (QAction* action : actions()) {
            if (action->text() == form)
                action->trigger();
        }
        return m_limits->page.findChild<QFileDialog*>();
    }
    void choose(QFileDialog* dialog, const QString& path)
    {
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY(!m_limits->page.findChild<QFileDialog*>());
    }
    void exportAs(const QString& form, const QString& path)
    {
        auto* dialog = ask(form);
        QVERIFY(dialog);
        dialog->setOption(QFileDialog::DontConfirmOverwrite); // Qt's own question
        choose(dialog, path);
    }
    /// What the bar about exports says.
    [[nodiscard]] QString outcome() const
    {
        for (auto* bar : m_limits->page.findChildren<ui::MessageBar*>()) {
            if (bar->isVisible()
                && (bar->text().contains(QStringLiteral("xport"))
                    || bar->text().contains(QStringLiteral("rejec"))))
                return bar->text();
        }
        return {};
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<LimitsFixture> m_limits;
};

QUOTADECK_TEST(TestExportFlow, QApplication)
} // namespace tst_configexport

#include "tst_configexport.moc"
