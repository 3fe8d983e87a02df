// One source of jobs, with its runs.
import { t } from "#messages/sources.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { SourceScreen } from "../../features/listings/source-screen.tsx";
import type { Route } from "./+types/source";

export const meta = fixedMeta({ title: t.aSource, description: t.oneSourceDescription });

export default function Source({ params: { sourceId } }: Route.ComponentProps) {
  return <SourceScreen key={sourceId} sourceId={sourceId} />;
}
