// The settings of the site as this process has them: the newest version, below what the environment sets.
import type { Feature } from "../../contract/site/rules.ts";
import type { SiteField, SiteValues } from "../../contract/site/wire.ts";
import type { Database, Reader } from "../platform/db.ts";
import { nameSite } from "../platform/site-name.ts";

type SiteSnapshot = {
  /** 0 before the first change. */
  version: number;
  values: SiteValues;
};

/** `fixed` are values that the environment sets; `usual` those of an installation that has not set them. */
export type SiteGiven = { fixed: Partial<SiteValues>; usual: Partial<SiteValues> };

export type Site = {
  /** As last read. */
  current(): SiteSnapshot;
  /** Reads the newest version. */
  refresh(): Promise<void>;
  /** What values of a version come to. */
  complete(stored: Partial<SiteValues>): SiteValues;
  readonly fixed: readonly SiteField[];
};

const USUAL: SiteValues = {
  name: "",
  mailName: "",
  logo: "",
  operatorName: "",
  operatorAddress: "",
  privacyContact: "",
  privacyText: "",
  termsText: "",
  socialLinks: [],
  colorLight: "",
  colorDark: "",
  referrals: true,
  guidance: true,
  payments: true,
  sharing: true,
  listings: true,
};

export type StoredVersion = { version: number; values: Partial<SiteValues> };

/** Null before the first change. */
export async function readNewest(reader: Reader): Promise<StoredVersion | null> {
  const [row] = await reader.query<StoredVersion>(
    "select version, values /* values as typed: what updateSiteSettings stored */ from site_version order by version desc limit 1",
  );
  return row ?? null;
}

/** Whether a part of the site is on by the newest version, for work that holds no snapshot. */
export async function isSwitchedOn(reader: Reader, feature: Feature): Promise<boolean> {
  return (await readNewest(reader))?.values[feature] ?? USUAL[feature];
}

/** Knows no version before the first `refresh`. */
export function openSite(db: Database, { fixed, usual }: SiteGiven): Site {
  const complete = (stored: Partial<SiteValues>): SiteValues => ({ ...USUAL, ...usual, ...stored, ...fixed });
  let snapshot: SiteSnapshot = { version: 0, values: complete({}) };
  return {
    fixed: Object.keys(fixed) as SiteField[],
    complete,
    current: () => snapshot,
    async refresh() {
      const newest = await readNewest(db);
      // An answer that was slower than a later one.
      if ((newest?.version ?? 0) < snapshot.version) return;
      snapshot = { version: newest?.version ?? 0, values: complete(newest?.values ?? {}) };
      nameSite(snapshot.values.name);
    },
  };
}

/** Every process looks this often, so that all have a change within five seconds. */
const LOOK_MS = 2_000;

/** Reads the settings from now on until the returned function is called; while the database is away, those of before hold. */
export function watchSite(site: Site): () => void {
  const timer = setInterval(() => void site.refresh().catch(() => {}), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
