// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reports/reportquestion.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QToolButton;

namespace quotadeck::ui {
/// What a report is made of: its source, period, rows, columns, prices. Sources that are not there are disabled.
class ReportControls final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportControls(QWidget* parent = nullptr);

    void setQuestion(const models::ReportQuestion& question);
    [[nodiscard]] models::ReportQuestion question() const;
    void setAvailable(models::ReportSourceKind kind, bool isThere);
    /// Asks for a log of the scheduler with a dialog.
    void askForLog();
    /// Asks for a store with a dialog.
    void askForStore();
    /// The clusters that the store has.
    void setClusters(const QList<models::StoredCluster>& clusters);
    void askForPrices();

Q_SIGNALS:
    void changed(); ///< question(), by the user

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct ChosenStore
    {
        QString address; ///< empty: none is chosen
        QString passwordFile;
        models::StoredCluster cluster; ///< empty: the only one
    };

    void chooseSource();
    void showState();
    void showClusters();
    QComboBox* addChoice(const QString& label, const QStringList& texts, const QString& help);
    QWidget* labelled(const QString& label, QWidget* field);
    void arrange();

    QString m_logFile;
    ChosenStore m_chosen;
    QList<models::StoredCluster> m_clusters;
    QString m_priceFile;
    int m_sourceBefore = 0; ///< to go back to where no log or store is chosen
    int m_arrangedWidth = -1;
    QList<QWidget*> m_fields; ///< from left to right; children
    QWidget* m_fromField; // not owned, as all below: children
    QWidget* m_toField;
    QWidget* m_tagField;
    QComboBox* m_source;
    QToolButton* m_log;
    QToolButton* m_store;
    QComboBox* m_cluster;
    QComboBox* m_period;
    QLineEdit* m_from;
    QLineEdit* m_to;
    QComboBox* m_rows;
    QLineEdit* m_tag;
    QComboBox* m_columns;
    QLineEdit* m_where;
    QToolButton* m_prices;
    QComboBox* m_charge;
    QComboBox* m_idle;
    QCheckBox* m_before;
};
} // namespace quotadeck::ui
