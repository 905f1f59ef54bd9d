// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/membershipfile.h"

#include "core/access/usergroups.h"
#include "models/common/textfile.h"

#include <fmt/format.h>
#include <utility>

namespace quotadeck::models {
namespace {
using People = std::vector<access::UserGroups>;

Result<People> readFile(const QString& path)
{
    const auto text = readTextFile(path);
    if (!text)
        return tl::unexpected(text.error());
    auto people = access::readMemberships(*text);
    if (!people)
        people.error().where = fmt::format("{}:{}", path.toStdString(), people.error().where);
    return people;
}
} // namespace

MembershipFile::MembershipFile(InsightSource* source, QObject* parent) : QObject(parent), m_source(source) { }

void MembershipFile::open(const QString& path)
{
    m_wantedPath = path;
    m_job.start([path](const std::stop_token&) { return readFile(path); },
                [this, path](Result<People> people) {
                    if (!people) {
                        if (!m_path.isEmpty())
                            m_wantedPath = m_path; // what is known goes on to be
                        Q_EMIT failed(people.error());
                        return;
                    }
                    m_path = path;
                    m_people = people->size();
                    m_source->setMemberships(std::make_shared<const People>(*std::move(people)));
                    Q_EMIT changed();
                });
}

void MembershipFile::close()
{
    m_job.cancel();
    m_path.clear();
    m_wantedPath.clear();
    m_people = 0;
    m_source->setMemberships(nullptr);
    Q_EMIT changed();
}
} // namespace quotadeck::models

#include "moc_membershipfile.cpp"
