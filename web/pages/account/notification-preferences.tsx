// The page of notification preferences.
import { Link } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { NOTIFICATIONS_PATH } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { PreferencesScreen } from "../../features/notifications/preferences-screen.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({
  title: "What you hear of",
  description: `Choose what ${BRAND_NAME} tells you on the site, and what by mail: at once, once a day, or never.`,
});

export default function NotificationPreferences() {
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <Link to={NOTIFICATIONS_PATH} className="text-link mb-4 inline-flex items-center gap-1 text-sm">
        <Icon name="chevron-left" size={16} />
        Notifications
      </Link>
      <ScreenHead title="What you hear of">
        <p>
          “Once a day” is one mail at 8 in the morning, Indian time, with everything that you have not read by then.
          Mails about the safety of your account always come.
        </p>
      </ScreenHead>
      <PreferencesScreen />
    </div>
  );
}
