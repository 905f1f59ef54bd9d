// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/configsession.h"

#include "core/config/diff/reverting.h"
#include "core/config/diff/textdiff.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/config/yaml/secondparser.h"
#include "core/config/yaml/textedit.h"
#include "models/common/textfile.h"
#include "models/limits/textplace.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
ConfigRevisionPtr makeRevision(std::string text)
{
    auto verdict = config::validateFile(text);
    config::Document document(std::move(text));
    std::vector<config::PartitionConfig> partitions;
    if (document.config() && verdict.config)
        partitions = config::effectivePartitions(*verdict.config);
    std::unordered_map<std::string, ProblemCount> problems;
    for (const auto& finding : verdict.findings) {
        if (finding.severity == config::Severity::Error)
            ++problems[finding.path].errors;
        else if (finding.severity == config::Severity::Warning)
            ++problems[finding.path].warnings;
    }
    auto disabled = document.disabledContent();
    return std::make_shared<const ConfigRevision>(ConfigRevision{std::move(document), std::move(verdict),
                                                                 std::move(partitions), std::move(problems),
                                                                 std::move(disabled)});
}

/// Line @p line, from 1, of @p text begins here, its blanks left out.
std::size_t offsetOf(const std::string& text, int line)
{
    std::size_t offset = 0;
    for (int passed = 1; passed < line && offset < text.size(); ++passed)
        offset = std::min(text.find('\n', offset), text.size() - 1) + 1;
    return std::min(text.find_first_not_of(' ', offset), text.size());
}
} // namespace

ConfigSession::ConfigSession(QObject* parent) : FileSession(parent) { }

ConfigSession::~ConfigSession() = default;

TextPtr ConfigSession::text() const
{
    return m_revision ? TextPtr(m_revision, &m_revision->text()) : nullptr;
}

void ConfigSession::open(const QString& path)
{
    startOpening();
    job().start([path](const std::stop_token&) { return readTextFile(path); },
                [this, path](const Result<std::string>& text) { judge(path, text); });
}

void ConfigSession::judge(const QString& path, const Result<std::string>& text)
{
    if (!text) {
        startNext();
        Q_EMIT openFailed(text.error());
        return;
    }
    job().start([text = *text](const std::stop_token&) { return makeRevision(text); },
                [this, path](const ConfigRevisionPtr& revision) { take(path, revision); });
    Q_EMIT textRead(path, *text);
}

void ConfigSession::take(const QString& path, const ConfigRevisionPtr& revision)
{
    m_revision = revision;
    m_undo.clear();
    m_redo.clear();
    m_typingBase.reset();
    finishOpening(path, m_revision->text());
    Q_EMIT opened();
    Q_EMIT revisionChanged();
}

void ConfigSession::edit(Operation operation)
{
    enqueue([this, operation = std::move(operation)] {
        startEditing(StepKind::Edit, operation);
        return true;
    });
}

void ConfigSession::replaceText(std::string text)
{
    edit([text = std::move(text)](const config::Document& document) {
        return Result<Splices>(config::lineEdits(document.text(), text));
    });
}

void ConfigSession::type(ConfigRevisionPtr base, std::string text, TypingStep step)
{
    const auto stepOf = [this, base = std::move(base), text = std::move(text)](TypingStep which) -> Step {
        return [this, base, text, which] {
            startTyping(base, text, which);
            return true;
        };
    };
    // One that waits and starts a step of its own hands that on to what takes its place.
    if (step == TypingStep::Same && replaceLast(m_typingTicket, stepOf(m_typingStep)))
        return;
    m_typingStep = step;
    m_typingTicket = enqueue(stepOf(step));
}

void ConfigSession::undo()
{
    enqueue([this] { return startUndoing(StepKind::Undo); });
}

void ConfigSession::redo()
{
    enqueue([this] { return startUndoing(StepKind::Redo); });
}

bool ConfigSession::startUndoing(StepKind kind)
{
    const auto& stack = kind == StepKind::Undo ? m_undo : m_redo;
    if (stack.empty())
        return false;
    startEditing(kind,
                 [splices = stack.back()](const config::Document&) { return Result<Splices>(splices); });
    return true;
}

void ConfigSession::startTaking(std::string text, std::function<void()> done)
{
    startEditing(
        StepKind::Edit,
        [text = std::move(text)](const config::Document& document) {
            return Result<Splices>(config::lineEdits(document.text(), text));
        },
        std::move(done));
}

void ConfigSession::startEditing(StepKind kind, Operation operation, std::function<void()> done)
{
    setBusy(Work::Edit);
    job().start(
        [revision = m_revision, operation = std::move(operation)](const std::stop_token&) -> Result<Edited> {
            return operation(revision->document).map([&](const Splices& splices) {
                return Edited{makeRevision(config::applied(revision->text(), splices)),
                              config::inverse(revision->text(), splices)};
            });
        },
        [this, kind, tell = std::move(done)](const Result<Edited>& edited) {
            finishEditing(kind, edited);
            if (tell)
                tell();
        });
}

void ConfigSession::startTyping(const ConfigRevisionPtr& base, std::string text, TypingStep step)
{
    setBusy(Work::Edit);
    const bool goesOn = step == TypingStep::Same && m_typingBase;
    const auto stepBase = goesOn ? m_typingBase : m_revision;
    job().start(
        [revision = m_revision, base, typed = std::move(text), stepBase](const std::stop_token&) {
            auto rebased = config::rebased(base->text(), typed, revision->text());
            auto inverse = config::editBetween(rebased, stepBase->text());
            return Edited{makeRevision(std::move(rebased)), std::move(inverse)};
        },
        [this, stepBase](const Edited& edited) { finishTyping(stepBase, edited); });
}

void ConfigSession::finishTyping(const ConfigRevisionPtr& stepBase, const Edited& edited)
{
    if (m_typingBase == stepBase) // the step that it goes on with
        m_undo.pop_back();
    if (!edited.inverse.empty())
        m_undo.push_back(edited.inverse);
    m_redo.clear();
    m_typingBase = edited.inverse.empty() ? nullptr : stepBase;
    m_revision = edited.revision;
    startNext();
    Q_EMIT revisionChanged();
}

void ConfigSession::finishEditing(StepKind kind, const Result<Edited>& edited)
{
    if (!edited) {
        Q_EMIT editRefused(edited.error());
    } else {
        const bool isChange = edited->revision->text() != m_revision->text();
        if (kind == StepKind::Undo)
            m_undo.pop_back();
        if (kind == StepKind::Redo)
            m_redo.pop_back();
        if (isChange)
            (kind == StepKind::Undo ? m_redo : m_undo).push_back(edited->inverse);
        if (isChange && kind == StepKind::Edit)
            m_redo.clear();
        m_typingBase.reset();
        m_revision = edited->revision;
    }
    startNext();
    Q_EMIT revisionChanged();
}

FileSession::Comparer ConfigSession::comparer() const
{
    return
        [](const std::string& older, const std::string& newer) { return config::fileChanges(older, newer); };
}

FileSession::Merger ConfigSession::merger() const
{
    return [](const std::string& ours, const OtherEdits& theirs) -> Result<config::Merge> {
        if (theirs.base.empty())
            return config::mergeLines(theirs.base, ours, theirs.text);
        auto merged = config::merge(theirs.base, ours, theirs.text);
        // Edits that a crash has left may end in the middle of a line: they are merged all the same.
        if (!merged && theirs.origin == OtherEdits::Origin::Recovery)
            return config::mergeLines(theirs.base, ours, theirs.text);
        return merged;
    };
}

QString ConfigSession::placeName(int line) const
{
    const auto place = placeAt(*m_revision, offsetOf(m_revision->text(), line));
    return place ? QString::fromStdString(place->queue.text()) : QString();
}

FileSession::SaveCheck ConfigSession::saveCheck() const
{
    return [](const std::string& text) { return config::agreesWithSecondParser(text); };
}
} // namespace quotadeck::models
