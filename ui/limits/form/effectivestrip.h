// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/effectivechain.h"

#include <QWidget>

#include <vector>

namespace quotadeck::ui {
/// What holds for the selected limit, level by level on one line: a small bar and the amount of each, on a common scale,
/// the binding one in bold. What has no room is in the tool tip.
class EffectiveStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit EffectiveStrip(QWidget* parent = nullptr);

    /// @p queue is the one that is looked at; its long name is not repeated.
    void setChain(const models::EffectiveChain& chain, const QString& queue = {});
    [[nodiscard]] const models::EffectiveChain& chain() const { return m_chain; }

    /// The steps that @p width, in px, has room for with all of their names, from the root down: the binding one, at
    /// least, and of the others the lowest, which say most.
    [[nodiscard]] std::vector<std::size_t> shownSteps(int width) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString heading() const;
    [[nodiscard]] int widthOf(const models::EffectiveStep& step) const;
    [[nodiscard]] QString nameOf(const models::EffectiveStep& step) const;

    models::EffectiveChain m_chain;
    QString m_queue;
};
} // namespace quotadeck::ui
