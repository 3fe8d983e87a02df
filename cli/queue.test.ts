// `queue` run as a command: lists what failed and why, never its content; a retried job runs once.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { readBacklog } from "../server/platform/parked-jobs.ts";
import { Hopeless, makeQueue } from "../server/platform/queue.ts";
import { freshDatabase } from "../tests/support/database.ts";
import { anOperator } from "../tests/support/operator.ts";

const { url, db } = await freshDatabase();
const folder = await mkdtemp(join(tmpdir(), "vouchboard-queue-"));
after(() => rm(folder, { recursive: true, force: true }));

const run = anOperator();
const queue = (...args: string[]) => run(["queue", ...args], { DATA_DIR: folder, DATABASE_URL: url });

describe("a mistake gets one line", () => {
  const MISTAKES: [args: string[], line: RegExp][] = [
    [[], /^queue takes one of: list, retry\./],
    [["delete"], /^queue takes one of: /],
    [["list", "x"], /^queue takes one of: /],
    [["list", "--all"], /^queue takes one of: /],
    [["retry"], /^queue retry takes the ids of jobs, or --all\./],
    [["retry", "x", "--all"], /^queue retry takes the ids of jobs, or --all\./],
  ];
  for (const [args, line] of MISTAKES)
    test(args.join(" ") || "(nothing)", async () => {
      const answer = await queue(...args);
      assert.equal(answer.code, 2, answer.err);
      assert.match(answer.err.trim(), line);
      assert.equal(answer.err.trim().split("\n").length, 1);
    });
});

test("parked work is listed with its reason, retried by its id or all at once, and done", async () => {
  assert.equal((await queue("list")).out, "Nothing is parked.\n");
  assert.equal((await queue("retry", "--all")).out, "0 are tried again.\n");

  const worker = makeQueue(url);
  await worker.open({ error: () => {}, warn: () => {} });
  after(() => worker.stop());
  let isMended = false;
  const done: string[] = [];
  await worker.work<{ name: string }>("letters", async ({ name }) => {
    if (!isMended) throw new Hopeless("The mail server did not take it.");
    done.push(name);
  });
  await db.transaction(async (tx) => {
    for (const name of ["secret-one", "secret-two", "secret-three"]) await worker.send(tx, "letters", { name });
  });
  const parked = () => db.query<{ id: string }>("select id from pgboss.job where name = 'letters-parked'");
  for (let rounds = 0; (await parked()).length < 3; rounds += 1) {
    assert.ok(rounds < 600, "they are not parked");
    await pause(100);
  }
  const listed = await queue("list");
  assert.equal(listed.code, 0, listed.err);
  const lines = listed.out.trim().split("\n");
  assert.equal(lines.length, 3);
  for (const line of lines)
    assert.match(line, /^[\da-f-]{36} {2}letters {2}\S+Z {2}1 try {2}The mail server did not take it\.$/);
  assert.doesNotMatch(listed.out + listed.err, /secret/);

  const backlog = await readBacklog(db, new Date());
  assert.deepEqual([backlog.parked, backlog.waiting], [3, 0]);

  isMended = true;
  const stranger = "0193a000-0000-7000-8000-000000000001";
  assert.match((await queue("retry", stranger)).err, new RegExp(`^Not parked: ${stranger}`));
  const one = await queue("retry", lines[0]!.split("  ")[0]!);
  assert.equal(one.out, "One is tried again.\n", one.err);
  assert.equal((await queue("retry", "--all")).out, "2 are tried again.\n");
  for (let rounds = 0; done.length < 3; rounds += 1) {
    assert.ok(rounds < 600, `only ${done} were done`);
    await pause(100);
  }
  assert.deepEqual(done.toSorted(), ["secret-one", "secret-three", "secret-two"]);
  assert.equal((await queue("list")).out, "Nothing is parked.\n");
});
