// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/advice.h"
#include "core/insight/quotaraise.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace quotadeck::ui {
/// What helps a blocked request without a change of limits: applications to wait for, and other queues. Names are links; a
/// queue has a button that asks about it.
class AdviceList final : public QWidget
{
    Q_OBJECT
public:
    explicit AdviceList(QWidget* parent = nullptr);

    void setAdvice(const insight::Advice& advice);

Q_SIGNALS:
    void applicationRequested(const QString& id); ///< is to be shown
    void queueRequested(const QString& path); ///< likewise
    void useRequested(const QString& path); ///< the question is to be asked about this queue

protected:
    void changeEvent(QEvent* event) override;

private:
    struct QueueRow
    {
        QWidget* box; // not owned, as the next two: children
        QLabel* text;
        QPushButton* use;
    };
    [[nodiscard]] QLabel* addLink(QWidget* parent);
    void addQueueRow();
    void setWaits(const insight::Advice& advice);
    void setQueues(const insight::Advice& advice);

    std::vector<insight::OtherQueue> m_shown;
    std::vector<QLabel*> m_waits; ///< kept for later answers: a link must not go from under the pointer
    std::vector<QueueRow> m_queues; ///< likewise
    QLabel* m_waitLead; // not owned, as all below: children
    QVBoxLayout* m_waitColumn;
    QLabel* m_queueLead;
    QVBoxLayout* m_queueColumn;
    QLabel* m_elsewhere;
};

/// The smallest changes that would help, each with a button that stages it where an edit does it.
class RaiseList final : public QWidget
{
    Q_OBJECT
public:
    explicit RaiseList(QWidget* parent = nullptr);

    /// Why nothing can be staged, and what the user can do about it.
    struct Obstacle
    {
        QString reason{}; ///< empty: there is none
        QString remedy{}; ///< the text of a button; empty: there is none
    };

    void setRaises(const std::vector<insight::QuotaRaise>& raises, const Obstacle& obstacle, bool isAllowed);

Q_SIGNALS:
    void stageRequested(const std::vector<quotadeck::insight::QuotaRaise>& raises);
    void remedyRequested();

private:
    struct Row
    {
        QWidget* box; // not owned, as the next two: children
        QLabel* text;
        QPushButton* stage;
    };
    void addRow();

    std::vector<insight::QuotaRaise> m_raises;
    std::vector<Row> m_rows; ///< kept for later answers: a button must not go from under the pointer
    QVBoxLayout* m_column; // not owned, as all below: children
    QLabel* m_lead;
    QPushButton* m_all;
    QLabel* m_reason;
    QPushButton* m_remedy;
};
} // namespace quotadeck::ui
