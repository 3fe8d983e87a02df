// One referral request, as a referee sees it.
import { t } from "#messages/referees.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { RequestScreen } from "../../features/referrals/referees/request/request-screen.tsx";
import type { Route } from "./+types/request";

export const meta = fixedMeta({ title: t.referralRequest, description: t.aRequestToBeReferredAtYour });

export default function EmployeeRequest({ params: { requestId } }: Route.ComponentProps) {
  // The key resets dialogs and messages for another request.
  return <RequestScreen key={requestId} requestId={requestId} />;
}
