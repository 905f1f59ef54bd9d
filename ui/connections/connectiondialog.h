// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connect/profile.h"
#include "models/common/roles.h"
#include "ui/widgets/steplist.h"

#include <QColor>
#include <QDialog>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace quotadeck::ui {
class AddressForm;
class PastServerField;
class SegmentedSwitch;
class StateLabel;

/// Edits a connection: name, environment and colour, the way to the scheduler, the credentials of a way by address, and the Prometheus that
/// knows the past. Tests the way to the scheduler on request, and shows the steps of the test.
class ConnectionDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit ConnectionDialog(const connect::Profile& profile, QWidget* parent = nullptr);

    /// As the fields say; with the id of the profile that is edited.
    [[nodiscard]] connect::Profile profile() const;
    [[nodiscard]] connect::Secrets secrets() const;
    /// The profile is to be shown once it is saved.
    [[nodiscard]] bool isToConnect() const { return m_isToConnect; }

    /// Fills in the credentials, which come later than the rest: until then they cannot be edited.
    void setSecrets(const connect::Secrets& secrets);
    /// They cannot be read: the fields stay empty, and what is stored stays stored unless the user enters others.
    void setUnknownSecrets();
    /// What is to be stored; nothing: what is stored already.
    [[nodiscard]] std::optional<connect::Secrets> changedSecrets() const;
    /// Takes the credentials of the Prometheus likewise.
    [[nodiscard]] PastServerField* past() const { return m_past; }
    [[nodiscard]] std::optional<connect::Secrets> changedPastSecrets() const;
    /// Where credentials are kept, as a sentence.
    void setSecretsNote(const QString& note, models::RowState state);
    /// The contexts of the kubeconfig files that are chosen; @p problem is why there are none.
    void setContexts(const QStringList& names, const QString& current, const QString& problem);

    /// The steps of a test that begins. setTestEnd() ends it.
    void setTestSteps(const QStringList& titles);
    void setTestStep(int step, StepState state, const QString& detail);
    void setTestEnd(const QString& result, models::RowState state);

Q_SIGNALS:
    /// The contexts of these kubeconfig files are to be listed; none: those of the environment.
    void contextsRequested(const std::vector<std::string>& files);
    void testRequested();

private:
    struct ClusterFields
    {
        QLineEdit* files;
        QComboBox* context;
        QLineEdit* nameSpace;
        QLineEdit* service;
        QCheckBox* usesPortForward;
    };

    [[nodiscard]] QWidget* createGeneral(const connect::PastServer& past);
    [[nodiscard]] QWidget* createCluster();
    [[nodiscard]] QWidget* createTest();
    void createButtons();
    [[nodiscard]] std::optional<connect::Secrets>
    changed(const connect::Secrets& entered, const std::optional<connect::Secrets>& stored) const;
    void chooseColour();
    void showColour();
    void fill(const connect::Profile& profile);
    void requestContexts();
    void showWay();
    void check();
    [[nodiscard]] QString problem() const;
    [[nodiscard]] connect::ClusterReach cluster() const;

    std::string m_id; ///< of the profile that is edited
    QColor m_colour; ///< invalid: none
    QString m_contextProblem; ///< why the contexts are not known; empty: they are
    bool m_isToConnect = false;
    AddressForm* m_address = nullptr; // not owned, as all below: children
    ClusterFields m_cluster{};
    PastServerField* m_past = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_alertRules = nullptr;
    QComboBox* m_environment = nullptr;
    QToolButton* m_colourButton = nullptr;
    SegmentedSwitch* m_way = nullptr;
    QStackedWidget* m_ways = nullptr;
    StateLabel* m_problem = nullptr;
    QPushButton* m_test = nullptr;
    StepList* m_steps = nullptr;
    StateLabel* m_result = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_connect = nullptr;
};
} // namespace quotadeck::ui
