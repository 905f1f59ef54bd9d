// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/gitcommits.h"

#include "app/kube/programs.h"
#include "core/file/filereader.h"
#include "models/document/editedfile.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStringList>

#include <stop_token>
#include <string>
#include <utility>

namespace quotadeck::app {
namespace {
constexpr qsizetype kMostGitOutput = 300; ///< characters that are shown
constexpr int kGitEnd = 2000; ///< ms that git has to remove its lock files

struct GitAnswer
{
    int exitCode = 0;
    QByteArray output;
    QByteArray problems; ///< what it printed as errors
};

/// git asks no questions and prints English. Variables of a hook that started this program name no other repository.
QProcessEnvironment gitEnvironment(QProcessEnvironment environment)
{
    for (const auto* name : {"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX"})
        environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    environment.insert(QStringLiteral("GIT_TERMINAL_PROMPT"), QStringLiteral("0"));
    environment.insert(QStringLiteral("GIT_EDITOR"), QStringLiteral("true"));
    return environment;
}

/// git in one folder.
class Git
{
public:
    Git(kube::FoundProgram program, QString folder, std::chrono::milliseconds patience)
        : m_program(std::move(program))
        , m_folder(std::move(folder))
        , m_patience(patience)
    {
    }

    /// By @p option file names are no patterns.
    [[nodiscard]] Result<GitAnswer> run(const QStringList& arguments,
                                        const QString& option = QStringLiteral("--literal-pathspecs")) const
    {
        QProcess process;
        process.setProgram(m_program.path);
        process.setArguments(QStringList{option, QStringLiteral("-C"), m_folder} + arguments);
        process.setProcessEnvironment(gitEnvironment(m_program.environment));
        process.setStandardInputFile(QProcess::nullDevice());
        process.start(QIODevice::ReadOnly);
        if (!process.waitForStarted())
            return fail(
                ErrorCode::Io, "git",
                {QUOTADECK_TEXT("git", "git cannot be started: %1"), process.errorString().toStdString()});
        if (!process.waitForFinished(static_cast<int>(m_patience.count()))
            && process.state() != QProcess::NotRunning) {
            process.terminate();
            if (!process.waitForFinished(kGitEnd))
                process.kill();
            process.waitForFinished();
            return fail(ErrorCode::Timeout, "git",
                        {QUOTADECK_TEXT("git", "\"git %1\" did not end within %2 s"),
                         arguments.front().toStdString(),
                         std::chrono::floor<std::chrono::seconds>(m_patience).count()});
        }
        return GitAnswer{process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                         process.readAllStandardOutput(), process.readAllStandardError()};
    }

    /// The same, where anything but success is an error.
    [[nodiscard]] Status require(const QStringList& arguments) const
    {
        return run(arguments).and_then([&arguments](const GitAnswer& answer) -> Status {
            return answer.exitCode == 0 ? Status() : failed(arguments, answer);
        });
    }

    [[nodiscard]] static tl::unexpected<Error> failed(const QStringList& arguments, const GitAnswer& answer)
    {
        const QByteArray& printed = answer.problems.trimmed().isEmpty() ? answer.output : answer.problems;
        const std::string words
            = QString::fromLocal8Bit(printed).simplified().right(kMostGitOutput).toStdString();
        return fail(
            ErrorCode::Io, "git",
            {QUOTADECK_TEXT("git", "\"git %1\" failed: %2"), arguments.front().toStdString(),
             words.empty() ? Message(QUOTADECK_TEXT("git", "it printed no reason")) : Message(words)});
    }

private:
    kube::FoundProgram m_program;
    QString m_folder;
    std::chrono::milliseconds m_patience;
};

/// Whether the repository, if there is one, takes the file @p name.
Result<bool> isToBeCommitted(const Git& git, const QString& name)
{
    const QStringList inside{QStringLiteral("rev-parse"), QStringLiteral("--is-inside-work-tree")};
    const auto place = git.run(inside);
    if (!place)
        return tl::unexpected(place.error());
    if (place->exitCode != 0) {
        if (place->problems.contains("not a git repository"))
            return false;
        return Git::failed(inside, *place);
    }
    if (place->output.trimmed() != "true")
        return false;
    // This command does not know that option, and no patterns after "./".
    const auto ignored = git.run({QStringLiteral("check-ignore"), QStringLiteral("--quiet"),
                                  QStringLiteral("--"), QStringLiteral("./") + name},
                                 QStringLiteral("--no-optional-locks"));
    return ignored.map([](const GitAnswer& answer) { return answer.exitCode != 0; });
}
} // namespace

Result<GitOutcome> commitToGit(const QString& path, const std::string& text, const QString& message,
                               std::chrono::milliseconds patience)
{
    const QFileInfo target(QFileInfo(path).canonicalFilePath()); // a link may lead into a repository
    if (target.fileName().isEmpty())
        return fail(ErrorCode::NotFound, path.toStdString(),
                    QUOTADECK_TEXT("git", "the file no longer exists"));
    kube::FoundProgram program = kube::findProgram(QStringLiteral("git"), std::stop_token());
    if (program.path.isEmpty())
        return fail(
            ErrorCode::NotFound, "git",
            QUOTADECK_TEXT("git",
                           "there is no git in PATH; install it, or turn off commits in the preferences"));
    const Git git(std::move(program), target.path(), patience);
    const QString name = target.fileName();
    const auto isWanted = isToBeCommitted(git, name);
    if (!isWanted)
        return tl::unexpected(isWanted.error());
    if (!*isWanted)
        return GitOutcome::NoRepository;
    const QString end = QStringLiteral("--");
    const auto known = git.run({QStringLiteral("ls-files"), QStringLiteral("--error-unmatch"), end, name});
    if (!known)
        return tl::unexpected(known.error());
    if (known->exitCode != 0) { // what the user staged of a known file is left alone
        const Status status
            = git.require({QStringLiteral("add"), QStringLiteral("--intent-to-add"), end, name});
        if (!status)
            return tl::unexpected(status.error());
    }
    const auto difference
        = git.run({QStringLiteral("diff"), QStringLiteral("--quiet"), QStringLiteral("HEAD"), end, name});
    if (!difference)
        return tl::unexpected(difference.error());
    if (difference->exitCode == 0)
        return GitOutcome::Unchanged;
    const auto present = file::openForReading(QFile::encodeName(target.filePath()).toStdString())
                             .and_then([&](std::ifstream stream) {
                                 return file::readRest(stream, path.toStdString(), text.size());
                             });
    if (!present && present.error().code != ErrorCode::TooLarge)
        return tl::unexpected(present.error());
    if (!present || *present != text)
        return fail(ErrorCode::Io, path.toStdString(),
                    QUOTADECK_TEXT("git", "the file has changed since it was saved"));
    return git
        .require(
            {QStringLiteral("commit"), QStringLiteral("--quiet"), QStringLiteral("-m"), message, end, name})
        .map([] { return GitOutcome::Committed; });
}

void GitCommits::follow(const models::EditedFile* file)
{
    connect(file, &models::EditedFile::saved, this, [this, file] { commit(*file); });
    connect(file, &models::EditedFile::saveUndone, this, [this, file] { commit(*file); });
}

void GitCommits::commit(const models::EditedFile& file)
{
    if (!m_isEnabled)
        return;
    const models::VersionNote& note = file.lastNote();
    const QString message = note.ticket.isEmpty()
        ? note.message
        : QStringLiteral("%1\n\nTicket: %2").arg(note.message, note.ticket);
    m_jobs.start(
        this,
        [path = file.path(), text = file.savedText(), message] { return commitToGit(path, text, message); },
        [this, path = file.path()](const Result<GitOutcome>& outcome) {
            if (!outcome)
                Q_EMIT failed(path, outcome.error());
            else if (*outcome == GitOutcome::Committed)
                Q_EMIT committed(path);
        });
}
} // namespace quotadeck::app

#include "moc_gitcommits.cpp"
