// A person's earnings: sums, the statement, and payouts.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { EarningsScreen } from "../../features/ledger/earnings/earnings-screen.tsx";

export const meta = fixedMeta({
  title: "Earnings",
  description: `What you have earned on ${BRAND_NAME}, line by line, and having it sent to you.`,
});

export default EarningsScreen;
