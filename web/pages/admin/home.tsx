// Where an admin starts.
import { t } from "#messages/admin.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { AdminHomeScreen } from "../../features/homes/admin-home.tsx";

export const meta = fixedMeta({
  title: t.administration,
  description: t.thePagesOfThePeopleWhoLook,
});

export default function AdminHome() {
  return <AdminHomeScreen />;
}
