// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace quotadeck::app {
struct Models;
class SessionSettings;

/// The assertions of a window: remembers the file of each configuration, and reads the snapshots and scenarios that they start from.
///
/// Ownership: what it is given outlives it.
class AssertionController final : public QObject
{
    Q_OBJECT
public:
    AssertionController(Models* models, SessionSettings* settings, QObject* parent = nullptr);

private:
    void takeFile();
    void remember();

    Models* m_models;
    SessionSettings* m_settings;
    bool m_isTaking = false; ///< the file is that of another configuration, not chosen for this one
};
} // namespace quotadeck::app
