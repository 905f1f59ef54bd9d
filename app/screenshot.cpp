// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshot.h"

#include <QImageWriter>
#include <QPixmap>
#include <QSaveFile>
#include <QWidget>

namespace quotadeck::app {
Status saveScreenshot(QWidget& window, const QSize& size, const QString& file)
{
    window.resize(size);
    const QPixmap picture = window.grab();
    QSaveFile output(file);
    if (!output.open(QIODevice::WriteOnly))
        return fail(ErrorCode::Io, file.toStdString(), output.errorString().toStdString());
    QImageWriter writer(&output, "png");
    if (!writer.write(picture.toImage()))
        return fail(ErrorCode::Io, file.toStdString(), writer.errorString().toStdString());
    if (!output.commit())
        return fail(ErrorCode::Io, file.toStdString(), output.errorString().toStdString());
    return {};
}
} // namespace quotadeck::app
