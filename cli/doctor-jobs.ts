// The check of `doctor` for job counts: those on the landing page must match the listed jobs.
import { openDatabase } from "../server/platform/db.ts";
import type { Finding } from "./doctor-finding.ts";

/** Recounts every listed job, which takes seconds for a million; nothing before the schema has counts. */
export async function lookAtCounts(url: string): Promise<Finding[]> {
  const db = openDatabase({ url, poolSize: 1, statementTimeout: 0 });
  const subject = "job counts";
  try {
    const [known] = await db.query<{ there: boolean }>("select to_regclass('job_count') is not null as there");
    if (!known?.there) return [];
    const [flaws] = await db.query<{ count: number; example: string | null }>(
      `select count(*)::int as count, min(kind || ' ' || key || ': ' || counted || ' for ' || listed) as example from job_count_flaws()`,
    );
    if (!flaws?.count) return [{ level: "ok", subject, words: "as many as are listed" }];
    const words = `${flaws.count} are not what is listed (${flaws.example})`;
    return [{ level: "warn", subject, words, advice: `Have PostgreSQL run: ${MEND_COUNTS}` }];
  } finally {
    await db.close();
  }
}

/** Safe at any time, also while jobs change, because each change updates the counts in its own statement. */
const MEND_COUNTS = "insert into job_count select kind, key, listed - counted from job_count_flaws()";
