// Guidance from the referee's side: their offer, free times, and booked sessions.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { GuidanceDesk } from "../../features/guidance/desk/guidance-desk.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({
  title: "Guidance you give",
  description: `Your offer of guidance on ${BRAND_NAME}, your free times, and the sessions that were booked.`,
});

export default function EmployeeGuidance() {
  return (
    <>
      <ScreenHead title="Guidance" />
      <GuidanceDesk />
    </>
  );
}
