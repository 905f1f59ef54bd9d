// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/screenshot.h"

#include "core/file/filewriter.h"

#include <QBuffer>
#include <QFile>
#include <QImageWriter>
#include <QPixmap>
#include <QWidget>

namespace quotadeck::app {
Status saveScreenshot(QWidget& window, const QSize& size, const QString& file)
{
    window.resize(size);
    const QPixmap picture = window.grab();
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    QImageWriter writer(&png, "png");
    if (!writer.write(picture.toImage()))
        return fail(ErrorCode::Io, file.toStdString(), writer.errorString().toStdString());
    return file::writeFile(QFile::encodeName(file).toStdString(), png.data().toStdString());
}
} // namespace quotadeck::app
