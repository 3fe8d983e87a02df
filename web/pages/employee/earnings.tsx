// A person's earnings: sums, the statement, and payouts.
import { t } from "#messages/referees.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { EarningsScreen } from "../../features/ledger/earnings/earnings-screen.tsx";

export const meta = fixedMeta({ title: t.earnings, description: t.whatYouHaveEarnedOnLineBy });

export default EarningsScreen;
