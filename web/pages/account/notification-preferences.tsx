// The page of notification preferences.

import { Link } from "react-router";
import { t } from "#messages/identity.ts";
import { NOTIFICATIONS_PATH } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { PreferencesScreen } from "../../features/notifications/preferences-screen.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.whatYouHearOf, description: t.chooseWhatTellsYouOnTheSite });

export default function NotificationPreferences() {
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <Link to={NOTIFICATIONS_PATH} className="text-link thumb mb-4 inline-flex items-center gap-1 text-sm">
        <Icon name="chevron-left" size={16} />
        {t.notifications}
      </Link>
      <ScreenHead title={t.whatYouHearOf}>
        <p>{t.onceADayIsOneMailAt}</p>
      </ScreenHead>
      <PreferencesScreen />
    </div>
  );
}
