// The referees' start page: what waits, and their numbers; for others how to become a referee.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { OverviewScreen } from "../../features/referrals/referees/overview/overview-screen.tsx";

export const meta = fixedMeta({
  title: "Employee area",
  description: `For people who refer others on ${BRAND_NAME}: what waits for you, by when, and what you have earned.`,
});

export default OverviewScreen;
