// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include <memory>

namespace quotadeck::testing {
/// A session bus of its own, with gnome-keyring's daemon on request: for programs that are started with its environment. Nothing of it is seen
/// from the outside, and it sees nothing of the user's. It ends with this object.
class PrivateKeyring
{
public:
    enum class State { Unlocked, Locked };

    PrivateKeyring(); ///< The bus alone.
    ~PrivateKeyring();
    PrivateKeyring(const PrivateKeyring&) = delete;
    PrivateKeyring& operator=(const PrivateKeyring&) = delete;

    /// Starts the daemon over the keyring that earlier ones have made. A locked one can be unlocked by nobody.
    void startDaemon(State state);
    void pauseDaemon(); ///< it answers nothing
    void continueDaemon();
    void endDaemon();
    void endBus();

    [[nodiscard]] QString folder() const { return m_folder.path(); } ///< with all files of the daemon
    [[nodiscard]] QProcessEnvironment environment() const;

private:
    QTemporaryDir m_folder;
    QString m_address;
    std::unique_ptr<QProcess> m_bus;
    std::unique_ptr<QProcess> m_daemon;
};
} // namespace quotadeck::testing
