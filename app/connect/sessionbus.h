// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

/// What QtKeychain leaves to its user. GLib and libsecret are loaded only where they are there, as QtKeychain does it.
/// Threading: GUI thread; never waits. Functions call back later, on the GUI thread, or, while the session bus hangs, never.
namespace quotadeck::connect {
/// Makes this process outlive the session bus: GLib would end it by SIGTERM when the bus does. The connection to it is shared by all GLib code
/// of a process.
void outliveSessionBus(std::function<void()> done);

/// Whether the keyring for new secrets is locked; false where that is not known.
void askWhetherKeyringIsLocked(std::function<void(bool)> take);

/// Drops what libsecret keeps about the keyring's daemon: one that has been started again knows nothing of it.
void forgetKeyring();
} // namespace quotadeck::connect
