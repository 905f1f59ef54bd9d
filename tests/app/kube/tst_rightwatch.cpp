// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a cluster may be changed: asked again while it may not.
#include "app/cluster/rightwatch.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <deque>
#include <utility>
#include <vector>

namespace tst_rightwatch {
using namespace quotadeck;
using app::RightWatch;

namespace {
using Answer = Result<kube::AccessVerdict>;

/// Answers each question at once with the next of its answers, and with the last one from then on.
struct Cluster
{
    std::deque<Answer> answers;
    int questions = 0;

    [[nodiscard]] RightWatch::Ask ask()
    {
        return [this](auto take) {
            ++questions;
            const Answer answer = answers.front();
            if (answers.size() > 1)
                answers.pop_front();
            take(answer);
        };
    }
};

const Answer kAllowed = kube::AccessVerdict{.isAllowed = true, .reason = {}};
const Answer kRefused = kube::AccessVerdict{.isAllowed = false, .reason = "no"};
const Answer kUnknown = fail(ErrorCode::Network, "https://api", "connection refused");
} // namespace

class TestRightWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksAgainWhileItIsRefusedOrNotKnown()
    {
        std::vector<bool> shown;
        RightWatch rights([&shown](const auto& verdict) { shown.push_back(verdict.isAllowed); }, {});
        Cluster cluster{{kRefused, kUnknown, kRefused, kAllowed}};
        rights.start(cluster.ask());
        QCOMPARE(cluster.questions, 1);
        QTRY_COMPARE(cluster.questions, 4);
        QCOMPARE(shown, (std::vector{false, false, true}));
        QCoreApplication::processEvents(); // a question that waits would be asked now
        QCOMPARE(cluster.questions, 4);
    }

    void aStoppedOneAsksNoMore()
    {
        RightWatch rights([](const auto&) {}, {});
        Cluster cluster{{kRefused}};
        rights.start(cluster.ask());
        rights.stop();
        QCoreApplication::processEvents();
        QCOMPARE(cluster.questions, 1);
    }

    void anotherClusterIsAskedInstead()
    {
        RightWatch rights([](const auto&) {}, {});
        Cluster first{{kRefused}};
        Cluster second{{kRefused, kAllowed}};
        rights.start(first.ask());
        rights.start(second.ask());
        QTRY_COMPARE(second.questions, 2);
        QCOMPARE(first.questions, 1);
    }
};

QUOTADECK_TEST(TestRightWatch, QCoreApplication)
} // namespace tst_rightwatch

#include "tst_rightwatch.moc"
