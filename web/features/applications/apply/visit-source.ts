// Where a person came from before they applied: for the company's counts of its applicants' sources.
import type { ToldSource } from "../../../../contract/applications/rules.ts";

/** Pages on the way of an application that say nothing of where it began. */
const BETWEEN = /^(\/hi)?\/(login|signup|forgot-password|reset-password|oauth2|v2)(\/|$)/;

type Visit = {
  /** The page of the job. */
  here: string;
  /** Addresses of this tab before it, newest first. */
  before: readonly string[];
  /** The page that led to this site, or "". */
  referrer: string;
};

/** Mails about new jobs mark their links. A page of this site before the job counts as a list of it. */
export function sourceOf({ here, before, referrer }: Visit): ToldSource {
  const { origin, pathname, searchParams } = new URL(here);
  if (searchParams.get("from") === "alert") return "ALERT";
  for (const address of [...before, referrer]) {
    const page = URL.canParse(address) ? new URL(address) : null;
    if (!page || page.origin !== origin || BETWEEN.test(page.pathname)) continue;
    if (page.pathname !== pathname) return "SEARCH";
    if (page.searchParams.get("from") === "alert") return "ALERT";
  }
  return "DIRECT";
}

/** Of this tab. Browsers without the Navigation API know the referrer only. */
export function sourceOfVisit(): ToldSource {
  const { navigation } = window as { navigation?: Navigation };
  const current = navigation?.currentEntry?.index ?? 0;
  const entries = navigation?.entries().slice(0, current) ?? [];
  return sourceOf({
    here: window.location.href,
    before: entries.map(({ url }) => url ?? "").toReversed(),
    referrer: document.referrer,
  });
}
