// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/connect/profile.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace QKeychain {
class Job;
}

namespace quotadeck::connect {
/// The secrets of saved connections in the keyring of the desktop (Secret Service or KWallet), one entry a profile. Where there is no
/// keyring, or it refuses, they are kept in memory until the program ends, and written when the keyring can be used again.
///
/// Errors:    Io with the reason; Parse for an entry that somebody else has made. Nothing is ever written to a file.
/// Threading: GUI thread; never waits. The functions call their last argument once, later, unless the receiver ends before.
class SecretStore final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SecretStore)
public:
    template <typename T>
    using Taker = std::function<void(const Result<T>&)>;

    /// How long the keyring has for an answer: the user may have to unlock it.
    static constexpr std::chrono::milliseconds kPatience = std::chrono::minutes(2);

    explicit SecretStore(std::chrono::milliseconds patience = kPatience, QObject* parent = nullptr);
    ~SecretStore() override;

    /// Empty where the keyring has none for the profile @p id; an error where that is not known.
    void read(const std::string& id, QObject* receiver, Taker<Secrets> take);
    /// An error says why they are kept in memory only. Empty secrets are removed.
    void write(const std::string& id, const Secrets& secrets, QObject* receiver, Taker<void> take);
    /// An error says why the keyring may still have them.
    void remove(const std::string& id, QObject* receiver, Taker<void> take);

    /// Whether the keyring is used at all. Off: it is neither read nor written, and secrets are kept in memory; its entries stay as they
    /// are. On again: those are written.
    void setEnabled(bool isEnabled);
    [[nodiscard]] bool isEnabled() const { return m_isEnabled; }

    /// Why the keyring cannot be used, as far as is known; nothing: it can.
    [[nodiscard]] const std::optional<Message>& problem() const { return m_problem; }

Q_SIGNALS:
    void problemChanged();

private:
    /// Makes a job, which deletes itself.
    using JobMaker = std::function<QKeychain::Job*()>;
    /// What a job led to: its data, nothing for an entry that is not there.
    using Outcome = Result<std::optional<QByteArray>>;

    /// Gets the outcome of a job; a second one when the first was that there is none in time.
    using Settler = std::function<void(const Outcome&)>;

    void start(const JobMaker& make, const Settler& settle);
    void take(const QKeychain::Job& ended, const Settler& settle);
    void save(const std::string& id, const std::function<void(const Status&)>& done);
    void conclude(const Outcome& outcome); ///< notes whether the keyring can be used

    std::chrono::milliseconds m_patience;
    std::map<std::string, Secrets> m_unsaved; ///< not known to be in the keyring, by profile
    std::optional<Message> m_problem;
    bool m_isEnabled = true;
    std::vector<std::function<void()>> m_starts; ///< of jobs, while the session bus is asked for
    int m_overdue = 0; ///< jobs that had no answer in time; the ones behind them wait, too
};
} // namespace quotadeck::connect
