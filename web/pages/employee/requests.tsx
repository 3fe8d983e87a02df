// A referee's requests: the company's pool, and their own.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { pageMeta } from "../../features/content/seo/page-meta.ts";
import { RequestsScreen } from "../../features/referrals/referees/inbox/requests-screen.tsx";
import type { Route } from "./+types/requests";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Requests", description: `Referral requests for your company on ${BRAND_NAME}.` });

export default RequestsScreen;
