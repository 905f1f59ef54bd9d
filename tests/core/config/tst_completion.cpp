// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/completion.h"
#include "core/config/rules/validator.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_completion {
using namespace quotadeck::config;

namespace {
const std::string kText = R"(partitions:
  - name: default
    placementrules:
      - name: fixed
        filter: {type: allow}
    queues:
      - name: root
        # a comment
        limits:
          - users: [sue, bob]
            groups:
              - dev
            maxresources: {vcore: 4, memory: 10Gi}
        queues:
          - name: sales
            resources:
              max:
                nvidia.com/gpu: 4
)";

/// What is offered where "|" stands in @p text.
std::vector<std::string> offered(std::string text)
{
    const auto place = text.find('|');
    text.erase(place, 1);
    const auto names = namesIn(*validate(kText).config);
    return completionAt(text, place, names).words;
}

using Words = std::vector<std::string>;
} // namespace

class TestCompletion : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesAreThoseOfTheConfiguration()
    {
        const auto names = namesIn(*validate(kText).config);
        QVERIFY(names.resources == (Words{"memory", "nvidia.com/gpu", "vcore"}));
        QVERIFY(names.users == (Words{"*", "bob", "sue"}));
        QVERIFY(names.groups == (Words{"*", "dev"}));
    }

    void keysAreThoseOfTheMapAround()
    {
        QVERIFY(offered("|") == (Words{"partitions", "checksum"}));
        QVERIFY(offered("partitions:\n  - name: default\n    pl|") == Words{"placementrules"});
        QVERIFY(offered("partitions:\n  - q|") == Words{"queues"});
        const std::string limit = "partitions:\n- name: d\n  queues:\n  - name: root\n    limits:\n    - ";
        QVERIFY(offered(limit + "max|") == (Words{"maxresources", "maxapplications"}));
        QVERIFY(offered(limit + "users: [a]\n      maxr|") == Words{"maxresources"});
        QVERIFY(offered(limit + "users: [a]\n      maxresources: {v|") == Words{"vcore"});
        QVERIFY(offered(limit + "users: [a]\n      maxresources: {vcore: 4, m|") == Words{"memory"});
        QVERIFY(offered(limit + "maxresources:\n        n|") == Words{"nvidia.com/gpu"});
        // Back out of the limit: a key of the queue.
        QVERIFY(offered(limit + "users: [a]\n    sub|") == Words{"submitacl"});
        QVERIFY(offered("partitions:\n- name: d\n  placementrules:\n  - name: user\n    parent:\n      cr|")
                == Words{"create"});
    }

    void valuesAreThoseOfTheKey()
    {
        const std::string queue = "partitions:\n- name: d\n  queues:\n  - name: root\n";
        QVERIFY(offered(queue + "    parent: t|") == Words{"true"});
        QVERIFY(offered(queue + "    limits:\n    - users: [sue, b|") == Words{"bob"});
        QVERIFY(offered(queue + "    limits:\n    - users:\n      - s|") == Words{"sue"});
        QVERIFY(offered(queue + "    limits:\n    - users: [sue]\n      groups: [D|") == Words{"dev"});
        QVERIFY(offered("partitions:\n- name: d\n  placementrules:\n  - name: p|") == Words{"provided"});
        QVERIFY(offered(queue + "    name: s|").empty()); // no word for a queue's own name
    }

    void aManifestIsSeenThrough() // PKG-2
    {
        const std::string text
            = "kind: ConfigMap\ndata:\n  queues.yaml:\n    partitions:\n    - name: d\n      placem|";
        QVERIFY(offered(text) == Words{"placementrules"});
    }

    void everyKeyOfTheSchemaHasHelp()
    {
        for (const char* key : {"partitions", "placementrules", "filter", "limits", "users", "maxresources",
                                "resources", "vcore"}) {
            const auto at = kText.find(std::string(key) + ':');
            QVERIFY2(!keyHelpAt(kText, at + 1).isEmpty(), key);
        }
        QVERIFY(keyHelpAt(kText, kText.find("users")) != keyHelpAt(kText, kText.find("groups")));
        QVERIFY(keyHelpAt(kText, kText.find("sue")).isEmpty());
        QVERIFY(keyHelpAt(kText, kText.find("nvidia")).isEmpty());
    }

    void anyPlaceOfAnyTextWillDo()
    {
        const auto names = namesIn(*validate(kText).config);
        for (std::size_t at = 0; at <= kText.size(); ++at) {
            const std::string cut = kText.substr(0, at);
            const auto completion = completionAt(cut, at + 3, names);
            QVERIFY(completion.begin <= cut.size());
            QVERIFY(keyHelpAt(cut, at).english().size() < 200);
        }
        QVERIFY(completionAt("- - - {[,]}:", 12, names).words.empty());
    }
};

QUOTADECK_TEST(TestCompletion, QCoreApplication)
} // namespace tst_completion

#include "tst_completion.moc"
