// Facts of the site that every page may need, as the root loader sent them.
import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "./server-context.ts";

const UNKNOWN: SiteFacts = { publicUrl: "", environment: "production", socialLinks: [] };

/** The site's facts; with the root loader failed, a production site without an address. */
export function useSiteFacts(): SiteFacts {
  return useRouteLoaderData<{ site: SiteFacts }>("root")?.site ?? UNKNOWN;
}
