// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connect/sessionbus.h"

#include <QLibrary>
#include <QString>

#include <memory>
#include <utility>

namespace quotadeck::connect {
namespace {
using Callback = void (*)(void* source, void* result, void* data);
using Variant = void*; ///< GVariant

/// The functions of GIO that are used here, with types of their own for GLib's.
struct Gio
{
    void (*busGet)(int type, void* cancellable, Callback, void* data) = nullptr;
    void* (*busGetFinish)(void* result, void** error) = nullptr;
    void (*setExitOnClose)(void* connection, int exits) = nullptr;
    void (*call)(void* connection, const char* service, const char* path, const char* interface,
                 const char* method, Variant arguments, void* replyType, int flags, int timeout,
                 void* cancellable, Callback, void* data)
        = nullptr;
    Variant (*callFinish)(void* connection, void* result, void** error) = nullptr;
    Variant (*newVariant)(const char* format, ...) = nullptr;
    Variant (*childValue)(Variant, std::size_t index) = nullptr;
    Variant (*variantInside)(Variant) = nullptr;
    int (*booleanIn)(Variant) = nullptr;
    void (*unrefVariant)(Variant) = nullptr;
    void (*unrefObject)(void*) = nullptr;
    bool isThere = true;

    Gio()
    {
        QLibrary library(QStringLiteral("gio-2.0"), 0);
        find(library, busGet, "g_bus_get");
        find(library, busGetFinish, "g_bus_get_finish");
        find(library, setExitOnClose, "g_dbus_connection_set_exit_on_close");
        find(library, call, "g_dbus_connection_call");
        find(library, callFinish, "g_dbus_connection_call_finish");
        find(library, newVariant, "g_variant_new");
        find(library, childValue, "g_variant_get_child_value");
        find(library, variantInside, "g_variant_get_variant");
        find(library, booleanIn, "g_variant_get_boolean");
        find(library, unrefVariant, "g_variant_unref");
        find(library, unrefObject, "g_object_unref");
    }

private:
    template <typename Function>
    void find(QLibrary& library, Function& function, const char* name)
    {
        function = reinterpret_cast<Function>(library.resolve(name));
        isThere = isThere && function != nullptr;
    }
};

const Gio& gio()
{
    static const Gio functions;
    return functions;
}

using BusTaker = std::function<void(void* connection)>;
using LockTaker = std::function<void(bool)>;

void takeBus(void*, void* result, void* data)
{
    const std::unique_ptr<BusTaker> take(static_cast<BusTaker*>(data));
    // One reference is kept: without it, the next user of the bus would get another connection.
    static void* kept = nullptr;
    void* connection = gio().busGetFinish(result, nullptr);
    if (connection != nullptr)
        gio().setExitOnClose(connection, 0);
    (*take)(connection);
    if (connection == nullptr)
        return;
    if (void* surplus = std::exchange(kept, connection))
        gio().unrefObject(surplus);
}

/// Calls @p take with the connection, or null.
void withBus(BusTaker take)
{
    constexpr int kSession = 2;
    if (gio().isThere)
        gio().busGet(kSession, nullptr, takeBus, std::make_unique<BusTaker>(std::move(take)).release());
    else
        take(nullptr);
}

void takeLock(void* connection, void* result, void* data)
{
    const std::unique_ptr<LockTaker> take(static_cast<LockTaker*>(data));
    bool isLocked = false;
    if (Variant reply = gio().callFinish(connection, result, nullptr)) { // (v)
        Variant value = gio().childValue(reply, 0);
        Variant inside = gio().variantInside(value);
        isLocked = gio().booleanIn(inside) != 0;
        for (Variant each : {inside, value, reply})
            gio().unrefVariant(each);
    }
    (*take)(isLocked);
}
} // namespace

void outliveSessionBus(std::function<void()> done)
{
    withBus([done = std::move(done)](void*) { done(); });
}

void askWhetherKeyringIsLocked(std::function<void(bool)> take)
{
    withBus([take = std::move(take)](void* connection) {
        constexpr int kNoAutoStart = 1;
        constexpr int kPatience = 3'000; // ms
        if (connection == nullptr) {
            take(false);
            return;
        }
        gio().call(connection, "org.freedesktop.secrets", "/org/freedesktop/secrets/aliases/default",
                   "org.freedesktop.DBus.Properties", "Get",
                   gio().newVariant("(ss)", "org.freedesktop.Secret.Collection", "Locked"), nullptr,
                   kNoAutoStart, kPatience, nullptr, takeLock, std::make_unique<LockTaker>(take).release());
    });
}

void forgetKeyring()
{
    QLibrary library(QStringLiteral("secret-1"), 0);
    if (const auto disconnect = library.resolve("secret_service_disconnect"))
        disconnect();
}
} // namespace quotadeck::connect
