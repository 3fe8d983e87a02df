// Guidance from the referee's side: their offer, free times, and booked sessions.
import { t } from "#messages/referees.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { GuidanceDesk } from "../../features/guidance/desk/guidance-desk.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({
  title: t.guidanceYouGive,
  description: fill(t.yourOfferOfGuidanceOnYourFree, { brandName: BRAND_NAME }),
});

export default function EmployeeGuidance() {
  return (
    <>
      <ScreenHead title={t.guidance} />
      <GuidanceDesk />
    </>
  );
}
