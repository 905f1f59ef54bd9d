// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticsession.h"

#include "models/common/textfile.h"

#include <QFileInfo>
#include <QThread>

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

Resource withAmount(Resource total, ResourceType type, std::optional<Quantity> amount)
{
    if (amount)
        total.set(type, *amount);
    else
        total.erase(type);
    return total;
}
} // namespace

ElasticSession::ElasticSession(QObject* parent) : QObject(parent)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &ElasticSession::compareWithDisk);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &ElasticSession::compareWithDisk);
}

ElasticSession::~ElasticSession() = default;

bool ElasticSession::isModified() const
{
    return m_state && m_state->text() != m_savedText;
}

bool ElasticSession::hasUnsavedEdits() const
{
    return isModified() || m_isEditing || !m_requests.empty();
}

bool ElasticSession::isSavable() const
{
    return isModified() && !m_isBusy && m_state->verdict.accepted;
}

void ElasticSession::open(const QString& path, const Resource& total)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_requests.clear();
    m_isEditing = false;
    setBusy(true);
    m_job.start(
        [path, total](const std::stop_token&) -> Result<ElasticStatePtr> {
            return readTextFile(path).map([&total](const std::string& text) {
                return makeElasticState({text, text, total, {}});
            });
        },
        [this, path](const Result<ElasticStatePtr>& state) { finishReading(path, state); });
}

void ElasticSession::reload()
{
    open(m_path, m_state ? m_state->total : Resource());
}

void ElasticSession::finishReading(const QString& path, const Result<ElasticStatePtr>& state)
{
    if (!state) {
        startNextRequest();
        Q_EMIT openFailed(state.error());
        return;
    }
    m_requests.clear(); // they were about the file before
    setBusy(false);
    m_path = path;
    m_state = *state;
    m_savedText = m_state->text();
    m_undo.clear();
    m_redo.clear();
    watchFile();
    Q_EMIT opened();
    Q_EMIT stateChanged();
}

void ElasticSession::change(std::string group, Change change)
{
    enqueue(
        {.kind = RequestKind::Change, .group = std::move(group), .change = std::move(change), .amount = {}});
}

void ElasticSession::splice(std::vector<config::TextEdit> edits)
{
    enqueue({.kind = RequestKind::Splice,
             .group = {},
             .change = {},
             .amount = {},
             .edits = std::move(edits),
             .base = m_state ? m_state->text() : std::string()});
}

void ElasticSession::undo()
{
    enqueue({.kind = RequestKind::Undo, .group = {}, .change = {}, .amount = {}});
}

void ElasticSession::redo()
{
    enqueue({.kind = RequestKind::Redo, .group = {}, .change = {}, .amount = {}});
}

void ElasticSession::save()
{
    enqueue({.kind = RequestKind::Save, .group = {}, .change = {}, .amount = {}});
}

void ElasticSession::setTotal(ResourceType type, std::optional<Quantity> amount)
{
    enqueue({.kind = RequestKind::Total, .group = {}, .change = {}, .type = type, .amount = amount});
}

void ElasticSession::enqueue(Request request)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_requests.push_back(std::move(request));
    if (!m_isBusy)
        startNextRequest();
}

void ElasticSession::startNextRequest()
{
    m_isEditing = false;
    while (!m_requests.empty() && m_state) {
        Request request = std::move(m_requests.front());
        m_requests.pop_front();
        const bool isIdle = (request.kind == RequestKind::Undo && m_undo.empty())
            || (request.kind == RequestKind::Redo && m_redo.empty())
            || (request.kind == RequestKind::Save && (!isModified() || !m_state->verdict.accepted));
        if (isIdle)
            continue;
        setBusy(true);
        if (request.kind == RequestKind::Save)
            startSaving();
        else
            start(std::move(request));
        return;
    }
    setBusy(false);
}

void ElasticSession::start(Request request)
{
    const RequestKind kind = request.kind;
    m_isEditing = kind != RequestKind::Total;
    std::string text;
    const bool isEdit = kind == RequestKind::Change || kind == RequestKind::Splice;
    if (!isEdit)
        text = kind == RequestKind::Undo ? m_undo.back()
                                         : (kind == RequestKind::Redo ? m_redo.back() : m_state->text());
    const bool isTotal = kind == RequestKind::Total;
    ElasticInput input{std::move(text), m_savedText,
                       isTotal ? withAmount(m_state->total, request.type, request.amount) : m_state->total,
                       isTotal ? ElasticSolutionPtr() : m_state->saved};
    m_job.start(
        [state = m_state, wanted = std::move(request),
         base = std::move(input)](const std::stop_token&) -> Result<ElasticStatePtr> {
            ElasticInput next = base;
            if (wanted.kind == RequestKind::Change || wanted.kind == RequestKind::Splice) {
                auto changed = wanted.kind == RequestKind::Change
                    ? changedText(state->document, wanted.group, wanted.change)
                    : splicedText(state->text(), wanted.base, wanted.edits);
                if (!changed)
                    return tl::unexpected(changed.error());
                next.text = *std::move(changed);
            }
            return makeElasticState(std::move(next));
        },
        [this, kind](const Result<ElasticStatePtr>& state) { finishRequest(kind, state); });
}

void ElasticSession::finishRequest(RequestKind kind, const Result<ElasticStatePtr>& state)
{
    if (!state) {
        Q_EMIT editRefused(state.error());
    } else {
        const bool isChange = (*state)->text() != m_state->text();
        if (kind == RequestKind::Undo)
            m_undo.pop_back();
        if (kind == RequestKind::Redo)
            m_redo.pop_back();
        if (isChange)
            (kind == RequestKind::Undo ? m_redo : m_undo).push_back(m_state->text());
        if (isChange && (kind == RequestKind::Change || kind == RequestKind::Splice))
            m_redo.clear();
        m_state = *state;
    }
    startNextRequest();
    Q_EMIT stateChanged();
}

void ElasticSession::startSaving()
{
    m_job.start(
        [path = m_path, expected = m_savedText,
         state = m_state](const std::stop_token&) -> Result<ElasticStatePtr> {
            return replaceTextFile(path, expected, state->text()).map([&state] {
                return makeElasticState({state->text(), state->text(), state->total, {}});
            });
        },
        [this](const Result<ElasticStatePtr>& state) { finishSaving(state); });
}

void ElasticSession::finishSaving(const Result<ElasticStatePtr>& state)
{
    if (state) {
        m_state = *state;
        m_savedText = m_state->text();
        watchFile(); // the name now leads to another file
    }
    startNextRequest();
    if (state)
        Q_EMIT saved();
    else
        Q_EMIT saveFailed(state.error());
    Q_EMIT stateChanged();
}

void ElasticSession::watchFile()
{
    if (const auto watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    // The folder tells when a file that was renamed over the old one, or is missing for a moment, comes back.
    m_watcher.addPaths({m_path, QFileInfo(m_path).path()});
}

void ElasticSession::compareWithDisk()
{
    // An editor that saves by renaming takes the watch with it.
    if (!m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    m_isComparisonDue = m_isBusy;
    if (m_isBusy) // later: what runs may be our own save
        return;
    m_compareJob.start([path = m_path](const std::stop_token&) { return readTextFile(path); },
                       [this](const Result<std::string>& onDisk) {
                           if (!onDisk || *onDisk != m_savedText)
                               Q_EMIT changedOnDisk();
                       });
}

void ElasticSession::setBusy(bool busy)
{
    if (std::exchange(m_isBusy, busy) == busy)
        return;
    if (!busy && m_isComparisonDue)
        compareWithDisk();
    Q_EMIT busyChanged();
}
} // namespace quotadeck::models
