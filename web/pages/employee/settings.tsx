// A referee's settings: workload, employment, and leaving.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { SettingsScreen } from "../../features/referrals/referees/settings/settings-screen.tsx";

export const meta = fixedMeta({
  title: "Referee settings",
  description: `Your pace and the proof of your work address on ${BRAND_NAME}.`,
});

export default SettingsScreen;
