// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticsession.h"

#include "core/elastic/quotachanges.h"
#include "models/common/textfile.h"

#include <utility>

namespace quotadeck::models {
namespace {
/// The text with one group changed; the same text where nothing changes.
Result<std::string> changedText(const elastic::QuotaDocument& document, const std::string& group,
                                const ElasticSession::Change& change)
{
    const auto* const manifest = document.find(group);
    if (!manifest)
        return fail(ErrorCode::NotFound, group, "the text has no such group");
    auto wanted = manifest->object.group;
    change(wanted);
    return document.change(wanted).map(
        [&document](const auto& edits) { return config::applied(document.text(), edits); });
}

Result<std::string> splicedText(const std::string& text, const std::string& base,
                                const std::vector<config::TextEdit>& edits)
{
    if (text != base)
        return fail(ErrorCode::InvalidArgument, {}, "the text is another by now: look at the problem again");
    return config::applied(text, edits);
}

Result<ElasticInput> withText(ElasticInput input, Result<std::string> text)
{
    return std::move(text).map([&input](std::string wanted) {
        input.text = std::move(wanted);
        return std::move(input);
    });
}

Resource withAmount(Resource total, ResourceType type, std::optional<Quantity> amount)
{
    if (amount)
        total.set(type, *amount);
    else
        total.erase(type);
    return total;
}
} // namespace

ElasticSession::ElasticSession(QObject* parent) : FileSession(parent) { }

ElasticSession::~ElasticSession() = default;

TextPtr ElasticSession::text() const
{
    return m_state ? TextPtr(m_state, &m_state->text()) : nullptr;
}

void ElasticSession::open(const QString& path, const Resource& total)
{
    startOpening();
    job().start(
        [path, total](const std::stop_token&) -> Result<ElasticStatePtr> {
            return readTextFile(path).map([&total](const std::string& text) {
                return makeElasticState({text, text, total, {}});
            });
        },
        [this, path](const Result<ElasticStatePtr>& state) { finishReading(path, state); });
}

void ElasticSession::openAs(const QString& path)
{
    open(path, m_state ? m_state->total : Resource());
}

void ElasticSession::finishReading(const QString& path, const Result<ElasticStatePtr>& state)
{
    if (!state) {
        startNext();
        Q_EMIT openFailed(state.error());
        return;
    }
    m_state = *state;
    m_undo.clear();
    m_redo.clear();
    finishOpening(path, m_state->text());
    Q_EMIT opened();
    Q_EMIT revisionChanged();
}

void ElasticSession::change(std::string group, Change change)
{
    enqueue([this, group = std::move(group), change = std::move(change)] {
        start(StepKind::Edit, [group, change](const ElasticState& state, ElasticInput input) {
            return withText(std::move(input), changedText(state.document, group, change));
        });
        return true;
    });
}

void ElasticSession::splice(std::vector<config::TextEdit> edits)
{
    enqueue([this, edits = std::move(edits), base = m_state ? m_state->text() : std::string()] {
        start(StepKind::Edit, [edits, base](const ElasticState& state, ElasticInput input) {
            return withText(std::move(input), splicedText(state.text(), base, edits));
        });
        return true;
    });
}

void ElasticSession::replaceText(std::string text)
{
    enqueue([this, text = std::move(text)] {
        start(StepKind::Edit,
              [text](const ElasticState&, ElasticInput input) { return withText(std::move(input), text); });
        return true;
    });
}

void ElasticSession::undo()
{
    enqueue([this] {
        if (m_undo.empty())
            return false;
        start(StepKind::Undo, [text = m_undo.back()](const ElasticState&, ElasticInput input) {
            return withText(std::move(input), text);
        });
        return true;
    });
}

void ElasticSession::redo()
{
    enqueue([this] {
        if (m_redo.empty())
            return false;
        start(StepKind::Redo, [text = m_redo.back()](const ElasticState&, ElasticInput input) {
            return withText(std::move(input), text);
        });
        return true;
    });
}

void ElasticSession::setTotal(ResourceType type, std::optional<Quantity> amount)
{
    enqueue([this, type, amount] {
        start(StepKind::Total, [type, amount](const ElasticState&, ElasticInput input) {
            input.total = withAmount(std::move(input.total), type, amount);
            input.saved.reset();
            return Result<ElasticInput>(std::move(input));
        });
        return true;
    });
}

void ElasticSession::compareWithSaved()
{
    enqueue([this] {
        start(StepKind::Total, [](const ElasticState&, ElasticInput input) {
            input.saved.reset();
            return Result<ElasticInput>(std::move(input));
        });
        return true;
    });
}

void ElasticSession::startTaking(std::string text, std::function<void()> done)
{
    start(
        StepKind::Edit,
        [text = std::move(text)](const ElasticState&, ElasticInput input) {
            input.saved.reset(); // what the file holds may be another text, too
            return withText(std::move(input), text);
        },
        std::move(done));
}

void ElasticSession::start(StepKind kind, Turn turn, std::function<void()> done)
{
    setBusy(kind == StepKind::Total ? Work::Other : Work::Edit);
    job().start(
        [state = m_state, turn = std::move(turn),
         saved = savedText()](const std::stop_token&) -> Result<ElasticStatePtr> {
            return turn(*state, {state->text(), saved, state->total, state->saved}).map(&makeElasticState);
        },
        [this, kind, tell = std::move(done)](const Result<ElasticStatePtr>& state) {
            finish(kind, state);
            if (tell)
                tell();
        });
}

void ElasticSession::finish(StepKind kind, const Result<ElasticStatePtr>& state)
{
    if (!state) {
        Q_EMIT editRefused(state.error());
    } else {
        const bool isChange = (*state)->text() != m_state->text();
        if (kind == StepKind::Undo)
            m_undo.pop_back();
        if (kind == StepKind::Redo)
            m_redo.pop_back();
        if (isChange)
            (kind == StepKind::Undo ? m_redo : m_undo).push_back(m_state->text());
        if (isChange && kind == StepKind::Edit)
            m_redo.clear();
        m_state = *state;
    }
    startNext();
    Q_EMIT revisionChanged();
}

FileSession::Comparer ElasticSession::comparer() const
{
    return
        [total = m_state ? m_state->total : Resource()](const std::string& older, const std::string& newer) {
            return elastic::quotaChanges(older, newer, total);
        };
}

FileSession::Merger ElasticSession::merger() const
{
    return [](const std::string& ours, const OtherEdits& theirs) {
        return Result<config::Merge>(config::mergeLines(theirs.base, ours, theirs.text));
    };
}

QString ElasticSession::placeName(int line) const
{
    for (const elastic::QuotaManifest& manifest : m_state->manifests()) {
        if (manifest.span.begin.line <= line && line <= manifest.span.end.line)
            return QString::fromStdString(manifest.object.group.name);
    }
    return {};
}

FileSession::AfterWrite ElasticSession::afterWrite()
{
    return [this, state = m_state](const std::string& text) {
        return [this, compared = makeElasticState({state->text(), text, state->total, {}})] {
            m_state = compared;
        };
    };
}
} // namespace quotadeck::models
