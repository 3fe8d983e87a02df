// The settings of the site, for platform admins.
import { t } from "#messages/site.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { SettingsScreen } from "../../features/site/settings-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.settings, description: t.describeSettings });

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
