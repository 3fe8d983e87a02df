// Sources of jobs, for platform admins.
import { t } from "#messages/sources.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { SourcesScreen } from "../../features/listings/sources-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.sources, description: t.sourcesDescription });

export default function Sources() {
  return (
    <>
      <ScreenHead title={t.sources} lead={t.readByThemselves} />
      <SourcesScreen />
    </>
  );
}
