// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/pseudotranslator.h"

#include <QLocale>
#include <QString>

#include <optional>

namespace quotadeck::test {
/// What somebody needs to read the window.
enum class Need { Contrast, LargeText, RightToLeft, LongTexts };

/// "contrast", "large", "rtl" or "pseudo".
[[nodiscard]] QString nameOf(Need need);
/// The need that QUOTADECK_SCENES_NEED names, for pictures of all scenes; nothing: none. Errors: an unknown name ends the
/// program.
[[nodiscard]] std::optional<Need> needOfScenes();

/// The direction, locale and texts of @p need until it goes. Theme and text size are those of the window.
class Reading
{
public:
    explicit Reading(Need need);
    ~Reading();
    Q_DISABLE_COPY_MOVE(Reading)

private:
    QLocale m_locale;
    PseudoTranslator m_pseudo;
};
} // namespace quotadeck::test
