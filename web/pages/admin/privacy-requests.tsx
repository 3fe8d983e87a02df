// Requests of people about their data, for platform admins.
import { t } from "#messages/privacy.ts";
import { PRIVACY_DEADLINE_DAYS } from "../../../contract/people/privacy-rules.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { RequestsScreen } from "../../features/privacy/requests-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.requests, description: t.requestsDescription });

export default function PrivacyRequests() {
  return (
    <>
      <ScreenHead title={t.requests} lead={fill(t.eachIsAnsweredIn, { days: PRIVACY_DEADLINE_DAYS })} />
      <RequestsScreen />
    </>
  );
}
