// Learns which statements an API call sends, so that the same ones can be timed bare through the driver.

import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Deps } from "../server/deps.ts";
import { openDisk } from "../server/drivers/files-disk.ts";
import { getJob } from "../server/jobs/get-job.ts";
import { listJobs } from "../server/jobs/list-jobs.ts";
import { makeAnswerCache } from "../server/platform/answer-cache.ts";
import { makeCursors } from "../server/platform/cursor.ts";
import type { Database, Reader, Statement } from "../server/platform/db.ts";
import { makeVault } from "../server/platform/vault.ts";
import { makeReader } from "../server/resumes/index.ts";
import { readQuery } from "./workload.ts";

export type BareCall = { statement: Statement; values: readonly unknown[] }[];

/** The statements of one list query. */
export async function statementsOfList(db: Database, given: Record<string, string>): Promise<BareCall> {
  const { deps, calls } = recording(db);
  await listJobs({ query: readQuery(given), params: undefined, body: undefined }, deps);
  return calls;
}

/** The statement of one job by id. */
export async function statementsOfJob(db: Database, id: string): Promise<BareCall> {
  const { deps, calls } = recording(db);
  await getJob({ params: { jobid: id }, query: undefined, body: undefined }, deps);
  return calls;
}

/** Runs recorded statements and returns the rows of the last one. */
export async function runBare(db: Reader, calls: BareCall): Promise<Record<string, unknown>[]> {
  let rows: Record<string, unknown>[] = [];
  for (const { statement, values } of calls) rows = await db.query(statement, values);
  return rows;
}

function recording(db: Database): { deps: Deps; calls: BareCall } {
  const calls: BareCall = [];
  const replica: Reader = {
    query(statement, values = []) {
      calls.push({ statement, values });
      return db.query(statement, values);
    },
  };
  return {
    calls,
    deps: {
      db: { ...db, replica },
      clock: () => new Date(),
      cursors: makeCursors("measured with any key that is long enough"),
      cache: makeAnswerCache(1),
      vault: makeVault("measured with any key that is long enough"),
      announce: async () => {},
      files: openDisk({
        folder: join(tmpdir(), "no-files-here"),
        vault: makeVault("measured with any key that is long enough"),
      }),
      resumes: makeReader(),
      payments: null,
    },
  };
}
