// The settings of the site, for platform admins.
import { t } from "#messages/site.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { SettingsScreen } from "../../features/site/settings-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.settings, description: fill(t.describeSettings, { brandName: BRAND_NAME }) });

export default function Settings() {
  return (
    <>
      <ScreenHead title={t.settings}>
        <p>{t.settingsIntro}</p>
      </ScreenHead>
      <SettingsScreen />
    </>
  );
}
