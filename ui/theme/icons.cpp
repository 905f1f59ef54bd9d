// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <functional>
#include <utility>

namespace quotadeck::ui {
namespace {
QString fileName(Icon which)
{
    switch (which) {
    case Icon::Overview:
        return QStringLiteral("overview");
    case Icon::Queues:
        return QStringLiteral("queues");
    case Icon::People:
        return QStringLiteral("people");
    case Icon::Applications:
        return QStringLiteral("applications");
    case Icon::Nodes:
        return QStringLiteral("nodes");
    case Icon::Events:
        return QStringLiteral("events");
    case Icon::Limits:
        return QStringLiteral("limits");
    case Icon::Charts:
        return QStringLiteral("charts");
    case Icon::Elastic:
        return QStringLiteral("elastic");
    case Icon::Explain:
        return QStringLiteral("explain");
    case Icon::Reports:
        return QStringLiteral("reports");
    case Icon::ParentQueue:
        return QStringLiteral("queue-parent");
    case Icon::LeafQueue:
        return QStringLiteral("queue-leaf");
    case Icon::DynamicQueue:
        return QStringLiteral("queue-dynamic");
    case Icon::User:
        return QStringLiteral("user");
    case Icon::Group:
        return QStringLiteral("group");
    case Icon::Wildcard:
        return QStringLiteral("wildcard");
    case Icon::Filter:
        return QStringLiteral("filter");
    case Icon::Pause:
        return QStringLiteral("pause");
    case Icon::Play:
        return QStringLiteral("play");
    case Icon::Refresh:
        return QStringLiteral("refresh");
    case Icon::Settings:
        return QStringLiteral("settings");
    case Icon::Warning:
        return QStringLiteral("warning");
    case Icon::Error:
        return QStringLiteral("error");
    case Icon::Ok:
        return QStringLiteral("ok");
    case Icon::Note:
        return QStringLiteral("note");
    case Icon::Stale:
        return QStringLiteral("stale");
    case Icon::Open:
        return QStringLiteral("open");
    case Icon::Save:
        return QStringLiteral("save");
    case Icon::Connect:
        return QStringLiteral("connect");
    case Icon::Demo:
        return QStringLiteral("demo");
    case Icon::Copy:
        return QStringLiteral("copy");
    case Icon::Zoom:
        return QStringLiteral("zoom");
    case Icon::Close:
        return QStringLiteral("close");
    case Icon::Inspector:
        return QStringLiteral("inspector");
    case Icon::First:
        return QStringLiteral("first");
    case Icon::StepBack:
        return QStringLiteral("step-back");
    case Icon::StepForward:
        return QStringLiteral("step-forward");
    case Icon::Last:
        return QStringLiteral("last");
    case Icon::Back:
        return QStringLiteral("back");
    case Icon::Forward:
        return QStringLiteral("forward");
    case Icon::Record:
        return QStringLiteral("record");
    case Icon::Simulate:
        return QStringLiteral("simulate");
    }
    return {};
}

using Tint = std::function<QColor(const QPalette&)>;

/// Draws one SVG file in one colour, asked for at every paint.
class TintedSvgEngine final : public QIconEngine
{
public:
    TintedSvgEngine(QString name, Tint tint) : m_name(std::move(name)), m_tint(std::move(tint)) { }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        const QColor color = colorFor(mode);
        const QString key = QStringLiteral("quotadeck/%1/%2x%3/%4/%5")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(scale)
                                .arg(color.rgba(), 0, 16);
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            pixmap = render(size, color);
            QPixmapCache::insert(key, pixmap);
        }
        return pixmap;
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatio();
        painter->drawPixmap(rect, scaledPixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state, ratio));
    }

    bool isNull() override { return false; }
    QIconEngine* clone() const override { return new TintedSvgEngine(m_name, m_tint); }

private:
    QColor colorFor(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::Text);
        return m_tint(palette);
    }

    QPixmap render(const QSize& size, const QColor& color) const
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QSvgRenderer renderer(QStringLiteral(":/quotadeck/icons/%1.svg").arg(m_name));
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        QPainter painter(&pixmap);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(size)));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), color);
        return pixmap;
    }

    QString m_name;
    Tint m_tint;
};

QIcon tinted(Icon which, Tint tint)
{
    return QIcon(new TintedSvgEngine(fileName(which), std::move(tint)));
}

QIcon tinted(Icon which, models::RowState state)
{
    return tinted(which, [state](const QPalette& palette) { return stateColor(palette, state); });
}
} // namespace

QIcon icon(Icon which)
{
    return tinted(which, [](const QPalette& palette) { return palette.color(QPalette::Text); });
}

QIcon kindIcon(models::RowKind kind)
{
    switch (kind) {
    case models::RowKind::ParentQueue:
        return icon(Icon::ParentQueue);
    case models::RowKind::LeafQueue:
        return icon(Icon::LeafQueue);
    case models::RowKind::DynamicQueue:
        return icon(Icon::DynamicQueue);
    case models::RowKind::User:
        return icon(Icon::User);
    case models::RowKind::Group:
        return icon(Icon::Group);
    case models::RowKind::WildcardGroup:
        return icon(Icon::Wildcard);
    case models::RowKind::Application:
        return icon(Icon::Applications);
    }
    return {};
}

QIcon stateIcon(models::RowState state)
{
    switch (state) {
    case models::RowState::Normal:
        return {};
    case models::RowState::Notice:
        return tinted(Icon::Note, state);
    case models::RowState::Warning:
        return tinted(Icon::Warning, state);
    case models::RowState::Critical:
        return tinted(Icon::Error, state);
    case models::RowState::Stale:
        return tinted(Icon::Stale, state);
    }
    return {};
}

QIcon okIcon()
{
    return tinted(Icon::Ok, [](const QPalette& palette) { return okColor(palette); });
}

QIcon colorIcon(const QColor& colour)
{
    QPixmap square(metrics::kIcon, metrics::kIcon);
    square.fill(colour.isValid() ? colour : QColor(Qt::transparent));
    QIcon icon(square);
    icon.addPixmap(square, QIcon::Selected); // Qt would tint it
    return icon;
}

QIcon applicationIcon()
{
    return QIcon(QStringLiteral(":/quotadeck/icons/quotadeck.svg"));
}
} // namespace quotadeck::ui
