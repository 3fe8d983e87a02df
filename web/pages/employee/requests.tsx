// A referee's requests: the company's pool, and their own.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { RequestsScreen } from "../../features/referrals/referees/inbox/requests-screen.tsx";

export const meta = fixedMeta({
  title: "Requests",
  description: `Referral requests for your company on ${BRAND_NAME}.`,
});

export default RequestsScreen;
