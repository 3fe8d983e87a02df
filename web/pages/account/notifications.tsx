// The person's notifications: the bell's list at full length.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { NotificationsScreen } from "../../features/notifications/notifications-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({
  title: "Notifications",
  description: `What happened on ${BRAND_NAME} that concerns you: your applications, your company’s jobs, what you shared.`,
});

export default function Notifications() {
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <ScreenHead title="Notifications" />
      <NotificationsScreen />
    </div>
  );
}
