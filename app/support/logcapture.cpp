// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/support/logcapture.h"

#include "models/log/programlog.h"

#include <QLatin1String>
#include <QMessageLogContext>

#include <atomic>
#include <mutex>
#include <string_view>

namespace quotadeck::app {
namespace {
struct CapturedLog
{
    std::mutex mutex; ///< of the log
    models::ProgramLog* log = nullptr; ///< null: nothing is captured
    std::atomic<QtMessageHandler> before = nullptr;
};

CapturedLog& capturedLog()
{
    static CapturedLog captured;
    return captured;
}

models::LogLevel levelOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return models::LogLevel::Debug;
    case QtInfoMsg:
        return models::LogLevel::Information;
    case QtWarningMsg:
        return models::LogLevel::Warning;
    case QtCriticalMsg:
    case QtFatalMsg:
        break;
    }
    return models::LogLevel::Error;
}

void capture(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    thread_local bool isInside = false; // what adding to the log reports itself is not logged
    CapturedLog& captured = capturedLog();
    if (!isInside) {
        isInside = true;
        const std::scoped_lock lock(captured.mutex);
        const std::string_view category = context.category ? context.category : "default";
        if (captured.log)
            captured.log->add(levelOf(type),
                              category == "default"
                                  ? QStringLiteral("qt")
                                  : QString::fromUtf8(category.data(), qsizetype(category.size())),
                              text);
        if (captured.log && type == QtFatalMsg) // the process ends when this returns
            captured.log->flush();
        isInside = false;
    }
    if (const QtMessageHandler before = captured.before)
        before(type, context, text);
}
} // namespace

LogCapture::LogCapture(models::ProgramLog* log)
{
    CapturedLog& captured = capturedLog();
    const std::scoped_lock lock(captured.mutex);
    captured.log = log;
    captured.before = qInstallMessageHandler(capture);
}

LogCapture::~LogCapture()
{
    CapturedLog& captured = capturedLog();
    const std::scoped_lock lock(captured.mutex);
    captured.log = nullptr;
    qInstallMessageHandler(captured.before); // which the handler may still be asked to call
}
} // namespace quotadeck::app
