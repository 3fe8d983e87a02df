// Facts of the site for every page, from the root loader.
import { data, useRouteLoaderData } from "react-router";
import type { Feature } from "../contract/site/rules.ts";
import type { SiteFacts } from "./server-context.ts";

const UNKNOWN: SiteFacts = {
  publicUrl: "",
  environment: "production",
  socialLinks: [],
  off: [],
  hasDemoBar: false,
};

/** The site's facts; if the root loader failed, a production site without an address. */
export function useSiteFacts(): SiteFacts {
  return useRouteLoaderData<{ site: SiteFacts }>("root")?.site ?? UNKNOWN;
}

/**
 * Where something new begins in a part of the site; a part that has none is left out by the screens that offer it.
 * Not where a person finishes what is under way: those pages stay, and the server refuses what is new there.
 */
export const PLACES_OF: Partial<Record<Feature, readonly string[]>> = {
  referrals: ["/referrals", "/for-employee", "/employee/become"],
  guidance: ["/guidance"],
};

/** Whether a link leads to a part that the operator switched off. */
export const leadsToOff = (to: string, off: readonly Feature[]): boolean =>
  off.some((feature) => PLACES_OF[feature]?.some((path) => to === path || to.startsWith(`${path}/`)));

/** For loaders of pages of such a part: there is no such page then. */
export function refuseOff({ off }: Pick<SiteFacts, "off">, feature: Feature): void {
  if (off.includes(feature)) throw data(null, { status: 404 });
}
