// A referee's settings: workload, employment, and leaving.
import { t } from "#messages/referees.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { SettingsScreen } from "../../features/referrals/referees/settings/settings-screen.tsx";

export const meta = fixedMeta({ title: t.refereeSettings, description: t.yourPaceAndTheProofOfYour });

export default SettingsScreen;
