// Admins read, change and restore the settings of the site. Every version stays, and so do the logos of earlier ones, which can be restored.
import type { SiteField, SiteSettings, SiteValues, SiteVersion } from "../../contract/site/wire.ts";
import { recordAct } from "../audit/index.ts";
import type { Deps, Operation, PublicOperation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { beginUse, drawUpload, type PictureShape, pictureName } from "../pictures/index.ts";
import { openPage } from "../platform/cursor.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { refuse, refuseStale } from "../platform/refusal.ts";
import { readNewest, type Site, type StoredVersion } from "./open-site.ts";

type Row = StoredVersion & { madeAt: Date; madeBy: string | null; restored: number | null };

/** Selects versions with their makers; append conditions. */
const versionRows = `select v.version, v.values, v.made_at as "madeAt", maker.name as "madeBy", v.restored
  from site_version v left join account maker on maker.id = v.made_by`;
const asStored = "/* values as typed: what updateSiteSettings stored */";

async function readSettings(reader: Reader, site: Site): Promise<SiteSettings> {
  const [row] = await reader.query<Row>(`${versionRows} order by v.version desc limit 1 ${asStored}`);
  return {
    version: row?.version ?? 0,
    madeAt: row?.madeAt.toISOString() ?? null,
    madeBy: row?.madeBy ?? "",
    values: site.complete(row?.values ?? {}),
    fixed: [...site.fixed],
  };
}

export const getSiteSettings: PublicOperation<"getSiteSettings"> = (_, { db, site }) => readSettings(db, site);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const changedFields = (before: SiteValues, after: SiteValues) =>
  (Object.keys(after) as SiteField[]).filter((name) => !isSame(before[name], after[name]));

type Change = { basis: number; values: Partial<SiteValues>; restored: number | null; actorId: string };

/** Writes the version after `basis`; 409 with the settings as they are if another one is there by now. */
async function writeVersion(tx: Writer, { basis, values, restored, actorId }: Change, { site, clock }: Deps) {
  const newest = await readNewest(tx);
  const before = site.complete(newest?.values ?? {});
  const changed = changedFields(before, site.complete(values));
  const at = clock();
  const made =
    (newest?.version ?? 0) === basis &&
    (await tx.query(
      `insert into site_version (version, values, made_at, made_by, restored) values ($1, $2, $3, $4, $5)
       on conflict (version) do nothing returning version`,
      [basis + 1, JSON.stringify(values), at, actorId, restored],
    ));
  if (!made || made.length === 0) {
    const current = await readSettings(tx, site);
    const who = current.madeBy || "An admin";
    throw refuseStale(`${who} has since changed the settings. Please look at what there is now.`, current);
  }
  await recordAct(tx, {
    actorId,
    action: restored === null ? "site-settings.changed" : "site-settings.restored",
    subject: { kind: "site-settings", id: String(basis + 1) },
    before: { version: basis, ...switchesOf(before, changed) },
    after: { version: basis + 1, restored, changed, ...switchesOf(site.complete(values), changed) },
    at,
  });
}

/** The changed parts that are on or off; words and names are in the versions, which can be read beside the log. */
const switchesOf = (values: SiteValues, changed: readonly SiteField[]) =>
  Object.fromEntries(changed.flatMap((name) => (typeof values[name] === "boolean" ? [[name, values[name]]] : [])));

/** Changes nothing, and makes no version, if it is like that already. */
export const updateSiteSettings: Operation<"updateSiteSettings"> = async ({ body }, { caller }, deps) => {
  const { db, site } = deps;
  const { version: basis, ...rest } = body;
  const given: Partial<SiteValues> = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  );
  const bound = site.fixed.find((name) => name in given && !isSame(site.current().values[name], given[name]));
  if (bound) throw refuse(409, "CONFLICT", "The environment sets this: it cannot be changed here.", bound);
  const settings = await db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const newest = await readNewest(tx);
    const stored = newest?.values ?? {};
    const values = { ...stored, ...given };
    const isLikeThat = changedFields(site.complete(stored), site.complete(values)).length === 0;
    if (!isLikeThat || basis !== (newest?.version ?? 0))
      await writeVersion(tx, { basis, values, restored: null, actorId: caller.accountId }, deps);
    return readSettings(tx, site);
  });
  await site.refresh();
  return settings;
};

/** 404 for a version that there is not; version 0 is how an installation begins. */
export const restoreSiteVersion: Operation<"restoreSiteVersion"> = async ({ params, body }, { caller }, deps) => {
  const { db, site } = deps;
  const wanted = /^\d{1,9}$/.test(params.version) ? Number(params.version) : -1;
  const settings = await db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const values = await readValues(tx, wanted);
    const newest = await readNewest(tx);
    const now = site.complete(newest?.values ?? {});
    if (body.version === (newest?.version ?? 0) && changedFields(now, site.complete(values)).length === 0)
      throw refuse(409, "CONFLICT", "The settings are like that already.");
    await writeVersion(tx, { basis: body.version, values, restored: wanted, actorId: caller.accountId }, deps);
    return readSettings(tx, site);
  });
  await site.refresh();
  return settings;
};

async function readValues(reader: Reader, version: number): Promise<Partial<SiteValues>> {
  if (version === 0) return {};
  const [row] = await reader.query<Row>(`${versionRows} where v.version = $1 ${asStored}`, [version]);
  if (!row) throw refuse(404, "NOT_FOUND", "There is no such version.");
  return row.values;
}

/** Longer texts are cut in the history. */
const SHOWN_LENGTH = 300;
const shown = (value: SiteValues[SiteField]) =>
  typeof value === "string" && value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value;

/** 400 for a cursor of another list. */
export const listSiteVersions: PublicOperation<"listSiteVersions"> = async ({ query }, { db, cursors, site }) => {
  const page = openPage<number>(cursors, query, { list: "site versions" });
  // One more than a page needs to know whether there are more: what the last one changed is seen beside the one before.
  const found = await db.query<Row>(
    `${versionRows} where ($1::int is null or v.version < $1) order by v.version desc limit $2 ${asStored}`,
    [page.after, page.limit],
  );
  const { rows, pagination } = page.cut(found, ({ version }) => version);
  const data = rows.map((row, at): SiteVersion => {
    const [before, after] = [site.complete(found[at + 1]?.values ?? {}), site.complete(row.values)];
    const changes = changedFields(before, after).map((name) => ({
      name,
      before: shown(before[name]),
      after: shown(after[name]),
    }));
    const { version, madeAt, madeBy, restored } = row;
    return { version, madeAt: madeAt.toISOString(), madeBy: madeBy ?? "", restored, changes };
  });
  return { data, pagination };
};

/** In the header the logo has 36 pixels a side, on screens with two or three for one. */
const LOGO_WIDTH = 144;
const LOGO_SHAPE: PictureShape = {
  aspect: { width: 1, height: 1 },
  widths: [LOGO_WIDTH],
  least: { width: 64, height: 64 },
  quality: 90,
};

/** Drawing takes its time, so it comes before the transaction; what is not used then is removed by a round. */
export const setSiteLogo: Operation<"setSiteLogo"> = async ({ body }, { caller }, deps) => {
  const { db, site, clock } = deps;
  const drawn = await drawUpload({ key: body.file, ownerId: caller.accountId, shape: LOGO_SHAPE, field: "file" }, deps);
  const settings = await db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const logo = pictureName(drawn.id, LOGO_WIDTH);
    const stored = (await readNewest(tx))?.values ?? {};
    if (stored.logo !== logo) {
      const values = { ...stored, logo };
      await writeVersion(tx, { basis: body.version, values, restored: null, actorId: caller.accountId }, deps);
      await beginUse(tx, drawn, clock());
    }
    return readSettings(tx, site);
  });
  await site.refresh();
  return settings;
};
