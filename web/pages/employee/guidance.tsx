// Guidance from the referee's side: their offer, free times, and booked sessions.
import { t } from "#messages/referees.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { GuidanceDesk } from "../../features/guidance/desk/guidance-desk.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.guidanceYouGive, description: t.yourOfferOfGuidanceOnYourFree });

export default function EmployeeGuidance() {
  return (
    <>
      <ScreenHead title={t.guidance} />
      <GuidanceDesk />
    </>
  );
}
