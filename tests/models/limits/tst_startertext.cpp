// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/samplefiles.h"
#include "models/limits/configsession.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_startertext {
using namespace quotadeck;

class TestStarterText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theSchedulerAcceptsIt()
    {
        const auto revision = models::QueuesAnalysis().revise(models::starterText(), {}, {});
        for (const auto& finding : revision->verdict.findings)
            qInfo("%s: %s", finding.rule.c_str(), finding.message.english().c_str());
        QVERIFY(revision->verdict.accepted);
        QVERIFY(revision->verdict.findings.empty());
    }

    void aTextOfBlanksAndCommentsIsBlank()
    {
        QVERIFY(models::isBlankText(""));
        QVERIFY(models::isBlankText(" \r\n# to do\n\n"));
        QVERIFY(!models::isBlankText("# to do\npartitions:"));
        QVERIFY(!models::isBlankText("x"));
    }
};

QUOTADECK_TEST(TestStarterText, NoApplication)
} // namespace tst_startertext

#include "tst_startertext.moc"
