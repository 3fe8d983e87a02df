// Facts of the site for every page, from the root loader.
import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "./server-context.ts";

const UNKNOWN: SiteFacts = { publicUrl: "", environment: "production", socialLinks: [], hasDemoBar: false };

/** The site's facts; if the root loader failed, a production site without an address. */
export function useSiteFacts(): SiteFacts {
  return useRouteLoaderData<{ site: SiteFacts }>("root")?.site ?? UNKNOWN;
}
