// A referee's requests: the company's pool, and their own.
import { t } from "#messages/referees.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { RequestsScreen } from "../../features/referrals/referees/inbox/requests-screen.tsx";

export const meta = fixedMeta({ title: t.requests, description: t.referralRequestsForYourCompanyOn });

export default RequestsScreen;
