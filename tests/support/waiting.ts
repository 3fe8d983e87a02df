// Detects transactions that wait for locks, so that tests of races need not guess durations.
import assert from "node:assert/strict";
import type { Database } from "../../server/platform/db.ts";

/** Resolves when so many transactions wait for locks; fails the test if they never do. */
export async function untilWaiting(db: Database, transactions = 1): Promise<void> {
  for (let looks = 0; looks < 500; looks += 1) {
    const waiting = await db.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (waiting.length >= transactions) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.fail(`fewer than ${transactions} wait for what is locked`);
}
