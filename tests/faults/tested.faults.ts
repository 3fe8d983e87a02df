// Faults that the suite of tests injects, each by a file of its own: run here again, so that the table has them all.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "../support/run-node.ts";
import { trial } from "./fault.ts";

const GROUP = "Injected by tests";
const ROOT = join(import.meta.dirname, "../..");

/** Fault -> the files that inject it, and the names of their tests (all unless given). */
const TESTED: Record<string, [files: string[], names?: string]> = {
  "close, suspension and fifty applications at the same moment": [["server/applications/races.test.ts"]],
  "claims, withdrawals and answers of referral requests at the same moment": [["server/referrals/inbox/races.test.ts"]],
  "a password, an address or a role changes while sessions open": [["server/identity/sessions/overtaken.test.ts"]],
  "another issuer is away, or signs with other keys": [["server/identity/issuer/outside-issuer.test.ts"]],
  "a source of jobs answers 500, never, without end, or with a bomb": [["server/listings/outside-fetch.test.ts"]],
  "a source sends half a row, wrong bytes, or the same twice": [["server/listings/import-listings.test.ts"]],
  "CVs that are bombs, broken, or take too long; a reader that dies": [
    ["server/resumes/process/make-reader.test.ts", "server/resumes/pdf/inflate-budget.test.ts"],
  ],
  "a server is killed before, while and after it reads a CV": [["server/candidates/cvs/killed.test.ts"]],
  "a process is killed before, while and after it tells people": [["server/notifications/telling/faults.test.ts"]],
  "poison work: a job that always fails is parked, others go on": [["server/platform/queue.test.ts"]],
  "a restore breaks off; a backup is altered": [["server/backup/backup.test.ts"]],
  "an older release on a newer schema": [["server/platform/health.test.ts"]],
  "a replica is stopped, silent or cut; an LSN that does not move": [["server/platform/db.test.ts"]],
  "a mistake in each setting": [["server/platform/config.test.ts"]],
  "a data folder that another process has, or a dead one had": [["server/platform/data-lock.test.ts"]],
  "two servers count one limit": [["server/platform/shared-limits.test.ts"]],
  "the short cut of this suite": [["tests/faults.test.ts"]],
};

for (const [name, [files, names]] of Object.entries(TESTED))
  trial(GROUP, name, async () => {
    for (const file of files) assert.ok(existsSync(join(ROOT, file)), `${file} is gone`);
    const pattern = names === undefined ? [] : [`--test-name-pattern=${names}`];
    const { out, code } = await runNode(
      ["--test", "--test-reporter=tap", "--test-global-setup=tests/support/scratch-server.ts", ...pattern, ...files],
      { cwd: ROOT, env: { ...process.env, NODE_TEST_CONTEXT: undefined } },
    );
    const passed = Number(/^# pass (\d+)/m.exec(out)?.[1] ?? 0);
    const failed = [...out.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, words]) => words);
    assert.equal(code, 0, failed.join("; ").slice(0, 500));
    assert.ok(passed > 0, "no test ran");
    return `${passed} tests of ${files.join(", ")}`;
  });
