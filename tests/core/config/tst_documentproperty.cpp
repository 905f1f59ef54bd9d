// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/document.h"
#include "core/config/schema/configsource.h"
#include "core/config/schema/content.h"
#include "core/config/yaml/secondparser.h"
#include "core/config/yaml/textindex.h"
#include "tests/core/config/documentgenerator.h"
#include "tests/core/config/documentoperations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <rapidcheck.h>
#include <set>

namespace tst_documentproperty {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
using Edits = Document::Edits;

constexpr int kDocuments = 500;
constexpr int kOperations = 20; ///< per document
constexpr std::size_t kTogether = 6; ///< of these as one transaction

struct Tally
{
    std::size_t done = 0;
    std::size_t refused = 0;
};

/// The numbered comments of @p text with the lines they stand on; copies add lines.
std::map<std::string, std::vector<int>> commentsOf(const std::string& text)
{
    std::map<std::string, std::vector<int>> comments;
    int line = 1;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\n')
            ++line;
        if (text.compare(at, 2, "#c") == 0)
            comments[text.substr(at, text.find(' ', at) - at)].push_back(line);
    }
    return comments;
}

bool isCommentLine(const TextIndex& index, int line)
{
    const auto text = index.line(line);
    const auto first = text.find_first_not_of(" \t");
    return first != std::string_view::npos && text[first] == '#';
}

/// "- &anchor" with its map below.
bool isAnchorLine(const TextIndex& index, int line)
{
    const auto text = index.line(line);
    const auto first = text.find_first_not_of(' ');
    return first != std::string_view::npos && text.substr(first).starts_with("- &");
}

/// The lines of @p span, with the anchor and the comment lines that touch it.
std::pair<int, int> linesAround(const TextIndex& index, const TextSpan& span)
{
    int first = span.begin.line;
    int last = span.end.line;
    if (first > 1 && isAnchorLine(index, first - 1))
        --first;
    while (first > 1 && isCommentLine(index, first - 1))
        --first;
    while (isCommentLine(index, last + 1))
        ++last;
    return {first, last};
}

bool isWithin(const TextIndex& index, const ConfigSource& source, const Trial& trial, const TextEdit& edit)
{
    return std::ranges::any_of(trial.owners, [&](const TextSpan& owner) {
        const auto [first, last] = linesAround(index, source.outerSpan(owner));
        return first <= edit.span.begin.line && edit.span.end.line <= last + 1;
    });
}

void checkPlaces(const Document& document, const Trial& trial, const Edits& edits)
{
    const TextIndex index(document.text());
    const ConfigSource& source = document.source();
    std::size_t done = 0;
    for (const TextEdit& edit : edits) {
        RC_ASSERT(edit.span.begin.offset >= done);
        done = edit.span.end.offset;
        RC_ASSERT(isWithin(index, source, trial, edit));
        const auto removed = document.text().substr(edit.span.begin.offset, edit.span.length());
        if (trial.isSetting && removed.find("|") == std::string::npos)
            RC_ASSERT(removed.find('\n') == std::string::npos);
    }
}

/// No comment gets lost but those that belong to what goes away.
void checkComments(const Document& before, const std::string& after, const Trial& trial)
{
    const TextIndex index(before.text());
    const auto left = commentsOf(after);
    for (const auto& [comment, lines] : commentsOf(before.text())) {
        const auto found = left.find(comment);
        if (found != left.end() && found->second.size() >= lines.size())
            continue;
        const bool isOfLost = std::ranges::any_of(trial.lost, [&](const TextSpan& lost) {
            const auto [first, last] = linesAround(index, before.source().outerSpan(lost));
            return std::ranges::any_of(lines, [&](int line) { return first <= line && line <= last; });
        });
        const bool isBehindValue
            = std::ranges::any_of(lines, [&](int line) { return !isCommentLine(index, line); });
        RC_LOG() << "lost " << comment << "\n";
        // The key of an emptied list goes too, and what stands behind it.
        RC_ASSERT(isOfLost || isBehindValue);
        RC_ASSERT(isOfLost || trial.isClearing || !trial.lost.empty() || trial.kind.starts_with("move"));
    }
}

/// Makes @p edits; returns those that take them back.
Edits checkedApply(Document& document, const Trial& trial, const Edits& edits)
{
    const std::string before = document.text();
    checkPlaces(document, trial, edits);
    checkComments(document, applied(before, edits), trial);
    auto back = document.apply(edits);
    RC_ASSERT(document.config() != nullptr);
    RC_ASSERT(sameContent(*document.config(), trial.expected));
    RC_ASSERT(agreesWithSecondParser(document.source().inner()).has_value());
    RC_ASSERT(applied(document.text(), back) == before);
    return back;
}

/// All @p operations at once give what they give one after the other, as one list of edits.
void checkTransaction(const std::string& start, const std::vector<Document::Operation>& operations,
                      const std::string& end)
{
    Document document(start);
    const auto edits = document.transact(operations);
    RC_ASSERT(edits.has_value());
    for (std::size_t i = 1; i < edits->size(); ++i)
        RC_ASSERT((*edits)[i - 1].span.end.offset < (*edits)[i].span.begin.offset);
    const auto back = document.apply(*edits);
    RC_ASSERT(document.text() == end);
    RC_ASSERT(applied(end, back) == start);
}
} // namespace

class TestDocumentProperty : public QObject
{
    Q_OBJECT

    std::map<std::string, Tally> m_tallies;
    std::map<std::string, std::size_t> m_reasons;
    std::string m_last; ///< what was done when a check failed

    void runOn(Dice& dice, Document& document, std::vector<Edits>& undo)
    {
        const std::string start = document.text();
        std::vector<Document::Operation> together;
        for (int i = 0; i < kOperations;) {
            const auto trial = TrialGenerator(dice, *document.config()).draw();
            if (!trial)
                continue;
            ++i;
            const auto edits = trial->run(document);
            if (!edits) {
                m_last = trial->kind + ": " + edits.error().message.english();
                RC_ASSERT(edits.error().code == ErrorCode::Unsupported);
                ++m_tallies[trial->kind].refused;
                ++m_reasons[trial->kind + ": " + edits.error().message.english()];
                continue;
            }
            m_last = fmt::format("{} in\n{}\n---- gives\n{}", trial->kind, document.text(),
                                 applied(document.text(), *edits));
            ++m_tallies[trial->kind].done;
            undo.push_back(checkedApply(document, *trial, *edits));
            together.push_back(trial->run);
            if (together.size() == kTogether)
                checkTransaction(start, together, document.text());
        }
    }

    /// The lists of queues in @p queues and below, with their number of queues.
    static void collectLists(const ConfigPlace& list, const std::vector<QueueConfig>& queues,
                             std::vector<std::pair<ConfigPlace, std::size_t>>& lists)
    {
        if (!queues.empty())
            lists.emplace_back(list, queues.size());
        for (std::size_t i = 0; i < queues.size(); ++i)
            collectLists(list / i / "queues", queues[i].queues.value, lists);
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto parameters
            = QByteArray("seed=4711 noshrink=1 max_success=") + QByteArray::number(kDocuments);
        qputenv("RC_PARAMS", parameters);
    }

    void everyOperationDoesWhatItMeansAndCanBeTakenBack()
    {
        const bool holds = rc::check([this] {
            const auto seed = *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>());
            Dice dice(seed);
            const std::string original = DocumentGenerator(seed).text();
            Document document(original);
            m_last = original;
            RC_ASSERT(document.config() != nullptr);
            std::vector<Edits> undo;
            runOn(dice, document, undo);
            std::string text = document.text(); // each text on the way back was read on the way there
            for (; !undo.empty(); undo.pop_back())
                text = applied(text, undo.back());
            RC_ASSERT(text == original);
        });
        if (!holds)
            qInfo("%s", m_last.c_str());
        QVERIFY(holds);
        Tally all;
        for (const auto& [kind, tally] : m_tallies) {
            qInfo("%-16s %5zu done, %4zu refused", kind.c_str(), tally.done, tally.refused);
            QVERIFY2(tally.done >= 40, kind.c_str());
            QVERIFY2(tally.refused * 3 < tally.done, kind.c_str());
            all.done += tally.done;
            all.refused += tally.refused;
        }
        for (const auto& [reason, count] : m_reasons)
            qInfo("%5zu %s", count, reason.c_str());
        qInfo("%zu done, %zu refused", all.done, all.refused);
        QCOMPARE(all.done + all.refused, std::size_t{kDocuments} * kOperations);
        QVERIFY(all.refused * 100 < 15 * (all.done + all.refused));
    }

    /// Where both lists are there before and after, each item being on lines of its own.
    void aQueueThatMovesAwayAndBackLeavesTheSameBytes()
    {
        std::size_t moves = 0;
        std::size_t others = 0; // the same configuration, in another text
        const bool holds = rc::check([&] {
            const auto seed = *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>());
            const std::string original = DocumentGenerator(seed).text();
            m_last = original;
            Document document(original);
            const SchedulerConfig before = *document.config();
            std::vector<std::pair<ConfigPlace, std::size_t>> lists;
            for (std::size_t p = 0; p < before.partitions.size(); ++p)
                collectLists(ConfigPlace() / "partitions" / p / "queues", before.partitions[p].queues.value,
                             lists);
            for (const auto& [from, count] : lists) {
                for (const auto& [to, size] : lists) {
                    const ConfigPlace item = from / (count - 1);
                    if (count < 2 || from == to || item.contains(to) || from.first(2) != to.first(2)
                        || to.contains(from))
                        continue;
                    const auto away = document.move(item, to / size);
                    if (!away)
                        continue;
                    document.apply(*away);
                    const auto back = document.move(to / size, item);
                    if (!back) { // an alias, or another way of writing
                        document = Document(original);
                        continue;
                    }
                    document.apply(*back);
                    RC_ASSERT(sameContent(*document.config(), before));
                    ++moves;
                    if (document.text() != original) {
                        ++others;
                        document = Document(original);
                    }
                }
            }
        });
        if (!holds)
            qInfo("%s", m_last.c_str());
        QVERIFY(holds);
        qInfo("%zu moves, %zu with another text", moves, others);
        QVERIFY(moves > 100);
        QVERIFY2(others * 5 < moves, "most come back byte for byte");
    }
};

QUOTADECK_TEST(TestDocumentProperty, NoApplication)
} // namespace tst_documentproperty

#include "tst_documentproperty.moc"
