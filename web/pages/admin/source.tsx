// One source of jobs, with its runs.
import { t } from "#messages/sources.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { SourceScreen } from "../../features/listings/source-screen.tsx";
import type { Route } from "./+types/source";

export const meta = fixedMeta({
  title: t.aSource,
  description: fill(t.oneSourceDescription, { brandName: BRAND_NAME }),
});

export default function Source({ params: { sourceId } }: Route.ComponentProps) {
  return <SourceScreen key={sourceId} sourceId={sourceId} />;
}
