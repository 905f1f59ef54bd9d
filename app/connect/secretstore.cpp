// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connect/secretstore.h"

#include "app/connect/sessionbus.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QTimer>
#include <qt6keychain/keychain.h>

#include <fmt/format.h>
#include <memory>
#include <utility>
#include <vector>

namespace quotadeck::connect {
namespace {
const QString kService = QStringLiteral("QuotaDeck");

QString textOf(const std::string& text)
{
    return QString::fromStdString(text);
}

QByteArray jsonOf(const Secrets& secrets)
{
    QJsonArray headers;
    for (const auto& [name, value] : secrets.headers)
        headers.append(QJsonArray{textOf(name), textOf(value)});
    return QJsonDocument(QJsonObject{{QStringLiteral("token"), textOf(secrets.token)},
                                     {QStringLiteral("password"), textOf(secrets.password)},
                                     {QStringLiteral("headers"), headers}})
        .toJson(QJsonDocument::Compact);
}

Result<Secrets> secretsIn(const QByteArray& json, const std::string& id)
{
    const auto document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        return fail(ErrorCode::Parse, id,
                    QUOTADECK_TEXT("connect",
                                   "the entry of this connection in the keyring cannot be read; enter its "
                                   "secrets again"));
    const auto object = document.object();
    const auto at
        = [&object](const char* key) { return object.value(QLatin1String(key)).toString().toStdString(); };
    Secrets secrets{.token = at("token"), .password = at("password")};
    const auto headers = object.value(QLatin1String("headers")).toArray();
    for (const auto& header : headers)
        secrets.headers.emplace_back(header[0].toString().toStdString(), header[1].toString().toStdString());
    return secrets;
}

Error unusable(Message reason)
{
    return {ErrorCode::Io, "keyring", std::move(reason)};
}

Error turnedOff()
{
    return unusable(QUOTADECK_TEXT("connect", "the keyring is turned off in the preferences"));
}

Error errorOf(const QKeychain::Job& job)
{
    const std::string words = job.errorString().toStdString();
    switch (job.error()) {
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return unusable(
            {QUOTADECK_TEXT("connect", "the keyring is locked or denies access (%1); unlock it"), words});
    default:
        return unusable({QUOTADECK_TEXT("connect", "there is no keyring that can be used (%1)"), words});
    }
}

/// Passes on the first result, while @p receiver is there.
template <typename T>
std::function<void(const Result<T>&)> once(QObject* receiver, SecretStore::Taker<T> take)
{
    return [there = QPointer<QObject>(receiver), take = std::move(take),
            isTaken = std::make_shared<bool>(false)](const Result<T>& result) {
        if (there && !std::exchange(*isTaken, true))
            take(result);
    };
}
} // namespace

SecretStore::SecretStore(std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent)
    , m_patience(patience)
{
}

SecretStore::~SecretStore() = default;

void SecretStore::setEnabled(bool isEnabled)
{
    if (isEnabled == m_isEnabled)
        return;
    m_isEnabled = isEnabled;
    conclude(isEnabled ? Outcome() : Outcome(tl::unexpected(turnedOff())));
}

void SecretStore::read(const std::string& id, QObject* receiver, Taker<Secrets> take)
{
    const auto deliver = once<Secrets>(receiver, std::move(take));
    if (const auto unsaved = m_unsaved.find(id); unsaved != m_unsaved.end()) {
        const auto answer = [deliver, secrets = unsaved->second] { deliver(secrets); };
        QMetaObject::invokeMethod(this, answer, Qt::QueuedConnection);
        return;
    }
    if (!m_isEnabled) {
        QMetaObject::invokeMethod(
            this, [deliver] { deliver(Secrets()); }, Qt::QueuedConnection);
        return;
    }
    const auto make = [id] {
        auto* job = new QKeychain::ReadPasswordJob(kService);
        job->setKey(textOf(id));
        return job;
    };
    start(make, [this, id, deliver](const Outcome& outcome) {
        conclude(outcome);
        deliver(outcome.and_then([&id](const std::optional<QByteArray>& entry) {
            return entry ? secretsIn(*entry, id) : Result<Secrets>(Secrets());
        }));
    });
}

void SecretStore::write(const std::string& id, const Secrets& secrets, QObject* receiver, Taker<void> take)
{
    if (secrets.isEmpty()) {
        remove(id, receiver, std::move(take));
        return;
    }
    m_unsaved.insert_or_assign(id, secrets);
    save(id, once<void>(receiver, std::move(take)));
}

void SecretStore::save(const std::string& id, const std::function<void(const Status&)>& done)
{
    const Secrets secrets = m_unsaved.at(id);
    const auto make = [id, secrets] {
        auto* job = new QKeychain::WritePasswordJob(kService);
        job->setKey(textOf(id));
        job->setTextData(QString::fromUtf8(jsonOf(secrets)));
        return job;
    };
    start(make, [this, id, secrets, done](const Outcome& outcome) {
        const auto unsaved = m_unsaved.find(id);
        if (outcome && unsaved != m_unsaved.end()
            && unsaved->second == secrets) // not written again meanwhile
            m_unsaved.erase(unsaved);
        conclude(outcome);
        done(outcome.map([](const auto&) {}));
    });
}

void SecretStore::remove(const std::string& id, QObject* receiver, Taker<void> take)
{
    m_unsaved.erase(id);
    const auto make = [id] {
        auto* job = new QKeychain::DeletePasswordJob(kService);
        job->setKey(textOf(id));
        return job;
    };
    start(make, [this, deliver = once<void>(receiver, std::move(take))](const Outcome& outcome) {
        conclude(outcome);
        deliver(outcome.map([](const auto&) {}));
    });
}

/// Jobs run one after the other, as QtKeychain has it. None is deleted before its end: libsecret would call it then.
void SecretStore::start(const JobMaker& make, const Settler& settle)
{
    if (!m_isEnabled) {
        QMetaObject::invokeMethod(
            this, [settle] { settle(tl::unexpected(turnedOff())); }, Qt::QueuedConnection);
        return;
    }
    auto* timer = new QTimer(this);
    const auto isOverdue = std::make_shared<bool>(false);
    timer->setSingleShot(true);
    connect(timer, &QTimer::timeout, this, [this, settle, isOverdue] {
        *isOverdue = true;
        ++m_overdue;
        const auto seconds = std::chrono::duration<double>(m_patience).count();
        settle(tl::unexpected(unusable({QUOTADECK_TEXT("connect", "the keyring has not answered within %1 s"),
                                        Message::Figure{fmt::format("{:g}", seconds)}})));
    });
    timer->start(m_overdue > 0 ? std::chrono::milliseconds(0) : m_patience);
    const auto settleInTime = [this, settle, isOverdue, timer](const Outcome& outcome) {
        timer->stop();
        timer->deleteLater();
        if (*isOverdue)
            --m_overdue;
        settle(outcome);
    };
    m_starts.emplace_back([this, make, settleInTime] {
        auto* job = make();
        job->setInsecureFallback(false); // QtKeychain would write secrets to a file
        connect(job, &QKeychain::Job::finished, this,
                [this, settleInTime](const QKeychain::Job* ended) { take(*ended, settleInTime); });
        job->start();
    });
    if (m_starts.size() > 1)
        return; // the first one has asked for the bus
    outliveSessionBus([there = QPointer<SecretStore>(this)] {
        if (!there)
            return;
        for (const auto& begin : std::exchange(there->m_starts, {}))
            begin();
    });
}

/// A locked keyring that stays so has no entries for libsecret, and nothing to remove.
void SecretStore::take(const QKeychain::Job& ended, const Settler& settle)
{
    const auto* read = qobject_cast<const QKeychain::ReadPasswordJob*>(&ended);
    const auto* removal = qobject_cast<const QKeychain::DeletePasswordJob*>(&ended);
    const bool isMissing = ended.error() == QKeychain::EntryNotFound;
    if (ended.error() != QKeychain::NoError && !isMissing) {
        forgetKeyring();
        settle(tl::unexpected(errorOf(ended)));
    } else if (isMissing || removal != nullptr) {
        askWhetherKeyringIsLocked([there = QPointer<SecretStore>(this), settle](bool isLocked) {
            if (there && isLocked)
                settle(
                    tl::unexpected(unusable(QUOTADECK_TEXT("connect", "the keyring is locked; unlock it"))));
            else if (there)
                settle(std::optional<QByteArray>());
        });
    } else {
        settle(std::optional(read != nullptr ? read->textData().toUtf8() : QByteArray()));
    }
}

void SecretStore::conclude(const Outcome& outcome)
{
    const auto problem = outcome ? std::nullopt : std::optional(outcome.error().message);
    if (m_problem == problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
    if (m_problem)
        return;
    std::vector<std::string> ids;
    for (const auto& [id, secrets] : m_unsaved)
        ids.push_back(id);
    for (const auto& id : ids)
        save(id, [](const Status&) {});
}
} // namespace quotadeck::connect

#include "moc_secretstore.cpp"
