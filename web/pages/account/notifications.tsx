// The person's notifications: the bell's list at full length.
import { t } from "#messages/identity.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { NotificationsScreen } from "../../features/notifications/notifications-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.notifications, description: t.whatHappenedOnThatConcernsYou });

export default function Notifications() {
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <ScreenHead title={t.notifications} />
      <NotificationsScreen />
    </div>
  );
}
