// A referee's settings: workload, employment, and leaving.
import { t } from "#messages/referees.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { SettingsScreen } from "../../features/referrals/referees/settings/settings-screen.tsx";

export const meta = fixedMeta({
  title: t.refereeSettings,
  description: fill(t.yourPaceAndTheProofOfYour, { brandName: BRAND_NAME }),
});

export default SettingsScreen;
