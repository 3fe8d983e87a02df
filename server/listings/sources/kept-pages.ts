// What a source answered, kept by address: for conditional requests, to go on with a run, and to replay one.
import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { t } from "../../../messages/en/problems.ts";
import { fill } from "../../../messages/fill.ts";
import type { Database } from "../../platform/db.ts";
import { OperatorError } from "../../platform/operator.ts";
import type { KeptPage, PageKeeper } from "../outside-fetch.ts";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** What one run may read. */
const RUN_BUDGET = { pages: 1_000, bytes: 64_000_000 } as const;
const ROBOTS_HOURS = 24;

/** The time of a turn is over; the run goes on with the next. */
export class TurnOver extends Error {}

export type RunPages = PageKeeper & {
  /** A hash of what was read so far, in its order. */
  digest(): string;
};

type Row = {
  etag: string | null;
  lastModified: string | null;
  body: Buffer;
  hash: string;
  size: number;
  readAt: Date;
  runId: string;
};

type Run = {
  db: Database;
  sourceId: string;
  runId: string;
  clock: () => Date;
  /** After which no further request is made, in ms since 1970; null to make none at all: a replay. */
  deadline: number | null;
};

const isRobots = (address: string): boolean => address.endsWith("/robots.txt");

/** The pages of a run. Throws an OperatorError beyond the budget, a TurnOver after the deadline. */
export function pagesOfRun({ db, sourceId, runId, clock, deadline }: Run): RunPages {
  const read: string[] = [];
  const spent = { pages: 0, bytes: 0 };
  const count = (address: string, textHash: string, size: number) => {
    if (isRobots(address)) return;
    read.push(address, textHash);
    spent.pages += 1;
    spent.bytes += size;
    if (spent.pages > RUN_BUDGET.pages) throw new OperatorError(fill(t.tooManyPages, { limit: RUN_BUDGET.pages }));
    if (spent.bytes > RUN_BUDGET.bytes) throw new OperatorError(fill(t.tooManyBytes, { limit: RUN_BUDGET.bytes }));
  };
  const isFresh = (address: string, { readAt, runId: readBy }: Row, changedAt: Date | undefined): boolean => {
    if (deadline === null || readBy === runId) return true;
    if (isRobots(address)) return readAt.getTime() > clock().getTime() - ROBOTS_HOURS * 3_600_000;
    return changedAt !== undefined && changedAt < readAt;
  };
  return {
    digest: () => hash("sha256", JSON.stringify(read)),
    async find(address, changedAt) {
      const row = await readPage(db, sourceId, address);
      const fresh = row !== undefined && isFresh(address, row, changedAt);
      if (!fresh && deadline === null) throw new OperatorError(fill(t.isNotKept, { address }));
      if (!fresh && deadline !== null && Date.now() > deadline) throw new TurnOver();
      if (!row) return undefined;
      if (fresh) {
        count(address, row.hash, row.size);
        if (deadline !== null && row.runId !== runId && !isRobots(address)) await touch(address);
      }
      return {
        etag: row.etag,
        lastModified: row.lastModified,
        text: (await unpack(row.body)).toString(),
        isFresh: fresh,
      };
    },
    async keep(address, page, isSame) {
      const textHash = hash("sha256", page.text);
      const size = Buffer.byteLength(page.text);
      count(address, textHash, size);
      if (isSame) return touch(address);
      await writePage(db, { sourceId, address, runId, hash: textHash, size, at: clock() }, page);
    },
  };

  async function touch(address: string): Promise<void> {
    await db.query("update listing_page set read_at = $3, run_id = $4 where source_id = $1 and address = $2", [
      sourceId,
      address,
      clock(),
      runId,
    ]);
  }
}

async function readPage(db: Database, sourceId: string, address: string): Promise<Row | undefined> {
  const [row] = await db.query<Row>(
    `select etag, last_modified as "lastModified", body, hash, size, read_at as "readAt", run_id as "runId"
     from listing_page where source_id = $1 and address = $2`,
    [sourceId, address],
  );
  return row;
}

type Written = { sourceId: string; address: string; runId: string; hash: string; size: number; at: Date };

async function writePage(db: Database, written: Written, { etag, lastModified, text }: KeptPage): Promise<void> {
  const { sourceId, address, runId, size, at } = written;
  await db.query(
    `insert into listing_page (source_id, address, etag, last_modified, body, hash, size, read_at, run_id)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9 from listing_source where id = $1 and removed_at is null
     on conflict (source_id, address) do update set etag = excluded.etag, last_modified = excluded.last_modified, body = excluded.body,
       hash = excluded.hash, size = excluded.size, read_at = excluded.read_at, run_id = excluded.run_id`,
    [sourceId, address, etag, lastModified, await pack(text), written.hash, size, at, runId],
  );
}
