// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "tests/ui/limits/twolimits.h"
#include "ui/document/filesaving.h"
#include "ui/document/savesheet.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <atomic>
#include <filesystem>

namespace tst_readonly {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QByteArray kEdited = QByteArray(kTwoLimits).replace("vcore: 40}", "vcore: 30}");
}

/// A file that cannot be written. The check is the test's: whoever is root may write everything.
class TestReadOnly : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_isReadOnly = true;
        m_limits = std::make_unique<LimitsFixture>(kTwoLimits);
        m_limits->session.setWriteCheck([this](const QString& path) -> Status {
            if (!m_isReadOnly || path != m_limits->path())
                return {};
            return fail(ErrorCode::Io, path.toStdString(), "the file may not be written");
        });
        m_limits->session.reload();
        QTRY_COMPARE(fileLabel(), QStringLiteral("queues.yaml (read-only)"));
    }

    void itIsToldBeforeAnythingIsEdited()
    {
        QVERIFY(childNamed<QToolButton>(m_limits->page, QStringLiteral("Save…"))
                    ->toolTip()
                    .contains(QStringLiteral("is not writable; save a copy")));
        edit();
        QCOMPARE(fileLabel(), QStringLiteral("queues.yaml (read-only, modified since last save)"));
    }

    void aSaveOffersACopyWhichIsOpenedWithoutAQuestion()
    {
        edit();
        save();
        QVERIFY(barThatSays(QStringLiteral("queues.yaml was not saved: the file may not be written")));
        QVERIFY(!m_limits->page.findChild<ui::SaveSheet*>());
        const QString copy = saveCopyAs(QStringLiteral("mine.yaml"));
        QCOMPARE(bytesOf(copy), kEdited);
        QCOMPARE(bytesOf(m_limits->path()), kTwoLimits);

        childNamed<QToolButton>(m_limits->page, QStringLiteral("Open Copy"))->click();
        QTRY_COMPARE(m_limits->session.path(), copy);
        QTRY_COMPARE(fileLabel(), QStringLiteral("mine.yaml"));
        QVERIFY(!barThatSays(QStringLiteral("Saved the copy")));
    }

    void onceItCanBeWrittenItIsSavedAsAnyOther()
    {
        edit();
        save();
        QVERIFY(barThatSays(QStringLiteral("queues.yaml was not saved")));
        m_isReadOnly = false;
        QFile::setPermissions(m_limits->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup);
        QTRY_COMPARE(fileLabel(), QStringLiteral("queues.yaml (modified since last save)"));
        QVERIFY(!barThatSays(QStringLiteral("queues.yaml was not saved")));
        save();
        QVERIFY(m_limits->page.findChild<ui::SaveSheet*>());
    }

    void aSaveThatFailsOffersACopy()
    {
        m_isReadOnly = false;
        edit();
        QVERIFY(QFile::remove(m_limits->path()));
        QVERIFY(QDir().mkpath(m_limits->path())); // refused for root, too
        m_limits->session.save();
        QTRY_VERIFY(barThatSays(QStringLiteral("queues.yaml was not saved: ")));
        QVERIFY(m_limits->session.isModified());
        QVERIFY(childNamed<QToolButton>(m_limits->page, QStringLiteral("Save…"))->isEnabled());
        const QString copy = saveCopyAs(QStringLiteral("later.yaml"));
        QCOMPARE(bytesOf(copy), kEdited);
    }

    void anUndoThatFailsIsNotToldAsAFailedSave()
    {
        m_isReadOnly = false;
        edit();
        QSignalSpy saved(&m_limits->session, &models::ConfigSession::saved);
        m_limits->session.save();
        QTRY_COMPARE(saved.count(), 1);
        QVERIFY(barThatSays(QStringLiteral("Saved ")));
        childNamed<QToolButton>(m_limits->page, QStringLiteral("Undo Save"))->click();
        auto* sheet = m_limits->page.findChild<ui::SaveSheet*>();
        QVERIFY(sheet);
        const auto labels = sheet->findChildren<QLabel*>();
        QTRY_VERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().startsWith(QStringLiteral("Changes that undoing the save makes: "))
                && !label->text().endsWith(QStringLiteral("comparing…"));
        }));
        QVERIFY(QFile::remove(m_limits->path()));
        QVERIFY(QDir().mkpath(m_limits->path())); // refused for root, too
        sheet->accept();
        QTRY_VERIFY(barThatSays(QStringLiteral("Cannot undo the save of queues.yaml: ")));
        QVERIFY(!barThatSays(QStringLiteral("queues.yaml was not saved")));
    }

    void anotherNameOfTheFileIsNoCopy()
    {
        const QString link = m_dir.filePath(QStringLiteral("link.yaml"));
        std::filesystem::create_hard_link(m_limits->path().toStdString(), link.toStdString());
        QVERIFY(ui::isSameFile(link, m_limits->path()));
        QVERIFY(!ui::isSameFile(m_dir.filePath(QStringLiteral("none.yaml")), m_limits->path()));
    }

private:
    void edit()
    {
        m_limits->session.edit([](const config::Document& document) {
            return document.setQuantity({0, QueuePath("root"), 0}, "vcore", "30");
        });
        m_limits->waitUntilIdle();
    }
    void save() { childNamed<QToolButton>(m_limits->page, QStringLiteral("Save…"))->click(); }
    QString saveCopyAs(const QString& name)
    {
        childNamed<QToolButton>(m_limits->page, QStringLiteral("Save Copy…"))->click();
        auto* dialog = m_limits->page.findChild<QFileDialog*>();
        QString copy = m_dir.filePath(name);
        dialog->selectFile(copy);
        QMetaObject::invokeMethod(dialog, "accept");
        [&] { QTRY_VERIFY(barThatSays(QStringLiteral("Saved the copy to"))); }();
        return copy;
    }
    [[nodiscard]] bool barThatSays(const QString& start) const
    {
        const auto bars = m_limits->page.findChildren<ui::MessageBar*>();
        return std::ranges::any_of(bars, [&start](const ui::MessageBar* bar) {
            return bar->hasMessage() && bar->text().startsWith(start); // maybe behind a critical one
        });
    }
    [[nodiscard]] QString fileLabel() const
    {
        return m_limits->page.findChild<ui::ElidedLabel*>(QStringLiteral("file"))->accessibleName();
    }

    QTemporaryDir m_dir;
    std::atomic<bool> m_isReadOnly = true;
    std::unique_ptr<LimitsFixture> m_limits;
};

QUOTADECK_TEST(TestReadOnly, QApplication)
} // namespace tst_readonly

#include "tst_readonly.moc"
