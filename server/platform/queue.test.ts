// Checks the queue on real PostgreSQL: transactional sending, retries, parking, parallel starts, and stopping in time.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { register } from "prom-client";
import { freshDatabase } from "../../tests/support/database.ts";
import { Hopeless, Later, makeQueue, type Queue, type QueueLog, tellErrors } from "./queue.ts";

const { url, db } = await freshDatabase();
type Line = { level: string; message: string; details: Record<string, unknown> };
const lines: Line[] = [];
const log: QueueLog = {
  error: (details, message) => lines.push({ level: "error", message, details: details as Line["details"] }),
  warn: (details, message) => lines.push({ level: "warn", message, details: details as Line["details"] }),
};

async function openQueue(): Promise<Queue> {
  const queue = makeQueue(url);
  await queue.open(log);
  after(() => queue.stop());
  return queue;
}

/** Waits until true; a minute is far more than any of it takes. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let rounds = 0; !(await isTrue()); rounds += 1) {
    assert.ok(rounds < 1_200, `this did not come: ${isTrue}`);
    await pause(50);
  }
}

const statesOf = async (name: string) =>
  (
    await db.query<{ state: string }>("select state::text from pgboss.job where name = $1 order by created_on", [name])
  ).map(({ state }) => state);

describe("sending", () => {
  test("a job exists only if its transaction commits", async () => {
    const queue = await openQueue();
    const done: number[] = [];
    await queue.work<{ n: number }>("outbox", async ({ n }) => void done.push(n));
    await assert.rejects(
      db.transaction(async (tx) => {
        await queue.send(tx, "outbox", { n: 1 });
        throw new Error("the deed failed");
      }),
      /the deed failed/,
    );
    await db.transaction(async (tx) => {
      await queue.send(tx, "outbox", { n: 2 });
      await pause(1_200);
      assert.deepEqual(done, [], "no worker sees a job before its transaction commits");
    });
    await until(() => done.length > 0);
    assert.deepEqual(done, [2]);
    await until(async () => (await statesOf("outbox")).join() === "completed");
  });

  test("a process that only prepares a queue sends to it, and another one works", async () => {
    const [web, worker] = [await openQueue(), await openQueue()];
    const done: number[] = [];
    await web.prepare("of-others");
    await db.transaction((tx) => web.send(tx, "of-others", { n: 1 }));
    await worker.work<{ n: number }>("of-others", async ({ n }) => void done.push(n));
    await until(() => done.length > 0);
    assert.deepEqual(done, [1]);
  });

  test("sending to a queue without workers fails the transaction", async () => {
    const queue = await openQueue();
    await assert.rejects(
      db.transaction((tx) => queue.send(tx, "nobody", {})),
      /does not exist/,
    );
  });

  test("jobs sent by requests in progress while the queue stops are stored", async () => {
    const queue = makeQueue(url);
    await queue.open(log);
    await queue.work("late", async () => {});
    await queue.stop();
    await db.transaction((tx) => queue.send(tx, "late", {}));
    assert.deepEqual(await statesOf("late"), ["created"]);
  });
});

describe("failing", () => {
  test("a failed job is retried after a pause; a hopeless one is parked, and the others proceed", async () => {
    const queue = await openQueue();
    const tries = new Map<string, number>();
    await queue.work<{ kind: string }>("mixed", async ({ kind }, count) => {
      tries.set(kind, count);
      if (kind === "poison") throw new Hopeless("the secret cannot be read");
      if (kind === "flaky" && tries.get(kind) === 1) throw new Error("not yet");
    });
    await db.transaction(async (tx) => {
      for (const kind of ["poison", "flaky", "good", "fine"]) await queue.send(tx, "mixed", { kind });
    });
    await until(async () => (await statesOf("mixed")).filter((state) => state === "completed").length === 3);
    assert.deepEqual(Object.fromEntries(tries), { poison: 1, flaky: 2, good: 1, fine: 1 });
    assert.deepEqual(await statesOf("mixed-parked"), ["created"]);
    const told = lines.filter(({ details }) => details.queue === "mixed");
    assert.deepEqual(told.map(({ level, message }) => `${level}: ${message}`).sort(), [
      "error: a job failed for good and is parked",
      "warn: a job failed and will be tried again",
    ]);
    assert.doesNotMatch(JSON.stringify(told), /poison/, "a job's data is not logged");
    const metrics = await register.metrics();
    assert.match(metrics, /^queue_jobs\{queue="mixed",state="parked"\} 1$/m);
    assert.match(metrics, /^queue_jobs\{queue="mixed",state="waiting"\} 0$/m);
  });
});

test("a job is tried for more than a day before it is parked", async () => {
  const queue = await openQueue();
  await queue.prepare("enduring");
  const [row] = await db.query<{ limit: number; first: number; longest: number }>(
    `select retry_limit as limit, retry_delay as first, retry_delay_max as longest from pgboss.queue where name = 'enduring'`,
  );
  assert.ok(row);
  // pg-boss takes between half of each pause and the whole.
  const shortest = Array.from({ length: row.limit }, (_, at) => Math.min(row.longest, row.first * 2 ** at));
  const total = shortest.reduce((sum, seconds) => sum + seconds, 0);
  assert.ok(total >= 86_400, `${total} s`);
});

describe("waiting", () => {
  test("a job that waits keeps its tries, age and priority, is there once and no failure", async () => {
    const queue = await openQueue();
    const heard: string[] = [];
    const waits = new Map([
      ["flaky", 2],
      ["calm", 2],
    ]);
    await queue.work<{ kind: string }>("patient", async ({ kind }, tries) => {
      heard.push(`${kind} ${tries}`);
      if (kind === "flaky" && tries === 1) throw new Error("not yet");
      const left = waits.get(kind) ?? 0;
      waits.set(kind, left - 1);
      if (left > 0) throw new Later("no turn", 0.2);
    });
    await db.transaction(async (tx) => {
      await queue.send(tx, "patient", { kind: "flaky" }, { priority: -1 });
      await queue.send(tx, "patient", { kind: "calm" }, { priority: -1 });
    });
    const jobs = () =>
      db.query<{ kind: string; priority: number; born: string; tries: number; state: string }>(
        `select data ->> 'kind' as kind, priority, created_on::text as born, retry_count as tries, state::text from pgboss.job
         where name = 'patient' order by kind`,
      );
    const before = await jobs();
    await until(async () => (await jobs()).every(({ state }) => state === "completed"));
    assert.deepEqual(heard.toSorted(), ["calm 1", "calm 1", "calm 1", "flaky 1", "flaky 2", "flaky 2", "flaky 2"]);
    const after = await jobs();
    assert.deepEqual(
      after.map(({ kind, priority, born, tries }) => ({ kind, priority, born, tries })),
      before.map(({ kind, priority, born }) => ({ kind, priority, born, tries: kind === "flaky" ? 1 : 0 })),
    );
    assert.deepEqual(
      lines.filter(({ details }) => details.queue === "patient").map(({ message }) => message),
      ["a job failed and will be tried again"],
    );
  });

  test("a job that another process has by now is neither put off nor doubled", async () => {
    const queue = await openQueue();
    let rounds = 0;
    await queue.work("taken", async () => {
      rounds += 1;
      if (rounds > 1) return;
      // As the supervisor does after heartbeats that did not come.
      await db.query("update pgboss.job set state = 'retry', start_after = now() where name = 'taken'");
      throw new Later("no turn", 1);
    });
    await db.transaction((tx) => queue.send(tx, "taken", {}));
    await until(async () => (await statesOf("taken")).join() === "completed");
    assert.equal(rounds, 2);
  });
});

describe("several processes", () => {
  test("parallel starts create nothing twice, and each job runs once", async () => {
    const queues = await Promise.all(Array.from({ length: 4 }, openQueue));
    const done: number[] = [];
    const rounds: number[] = [];
    await Promise.all(
      queues.map(async (queue, index) => {
        await queue.work<{ n: number }>("shared", async ({ n }) => void done.push(n));
        await queue.repeat("round", "0 0 1 1 *", async () => void rounds.push(index));
      }),
    );
    const [queue] = queues;
    assert.ok(queue);
    const count = async (text: string) => (await db.query<{ count: number }>(text))[0]?.count;
    assert.equal(await count("select count(*)::int from pgboss.schedule where name = 'round'"), 1);
    assert.equal(
      await count("select count(*)::int from pgboss.queue where name in ('shared', 'shared-parked', 'round')"),
      3,
    );

    await db.transaction(async (tx) => {
      for (let n = 0; n < 40; n += 1) await queue.send(tx, "shared", { n });
    });
    // A second round is rejected while one waits.
    await db.transaction((tx) => queue.send(tx, "round", {}));
    await assert.rejects(
      db.transaction((tx) => queue.send(tx, "round", {})),
      /did not take/,
    );
    await until(() => done.length >= 40 && rounds.length >= 1);
    assert.deepEqual(
      done.toSorted((a, b) => a - b),
      Array.from({ length: 40 }, (_, n) => n),
    );
    assert.equal(rounds.length, 1);
  });
});

test("a round without heartbeats, as that of a killed process, makes room for the next one", async () => {
  const queue = await openQueue();
  let begun = 0;
  await queue.repeat("killed-round", "0 0 1 1 *", async () => {
    begun += 1;
    if (begun === 1) await new Promise(() => {});
  });
  const send = () => db.transaction((tx) => queue.send(tx, "killed-round", {}));
  await send();
  await until(() => begun === 1);
  await assert.rejects(send(), /did not take/);
  await until(async () => {
    await db.query(
      "update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = 'killed-round' and state = 'active'",
    );
    return (await statesOf("killed-round")).join() === "failed";
  });
  await send();
});

test("while one of two processes stops and another takes its place, each job is done once", async () => {
  const done: number[] = [];
  const work = async (queue: Queue) => {
    await queue.work<{ n: number }>("rolling", async ({ n }) => {
      await pause(20);
      done.push(n);
    });
    return queue;
  };
  const [leaving, staying] = await Promise.all([openQueue().then(work), openQueue().then(work)]);
  const jobs = Array.from({ length: 60 }, (_, n) => n);
  const send = (some: number[]) =>
    db.transaction(async (tx) => {
      for (const n of some) await staying.send(tx, "rolling", { n });
    });
  await send(jobs.slice(0, 40));
  await until(() => done.length > 5);
  await Promise.all([leaving.stop(), send(jobs.slice(40)), openQueue().then(work)]);
  await until(async () => (await statesOf("rolling")).every((state) => state === "completed"));
  assert.deepEqual(
    done.toSorted((a, b) => a - b),
    jobs,
  );
});

describe("stopping", () => {
  test("waits for work in progress, and returns jobs that do not end to the queue", async () => {
    const queue = makeQueue(url);
    await queue.open(log);
    let isDone = false;
    let begun = 0;
    await queue.work("slow", async () => {
      begun += 1;
      await pause(1_000);
      isDone = true;
    });
    await queue.work("stuck", async () => {
      begun += 1;
      await new Promise(() => {});
    });
    await db.transaction(async (tx) => {
      await queue.send(tx, "slow", {});
      await queue.send(tx, "stuck", {});
    });
    await until(() => begun === 2);
    const late = pause(9_000, "late" as const, { ref: false });
    assert.notEqual(await Promise.race([queue.stop(), late]), "late");
    assert.ok(isDone);
    assert.deepEqual([await statesOf("slow"), await statesOf("stuck")], [["completed"], ["retry"]]);
  });
});

test("errors of pg-boss are told with their words, and not each time a worker meets them", (t) => {
  const now = t.mock.method(performance, "now", () => 1_000);
  const told: { err: Error; untold: number }[] = [];
  const hear = tellErrors((details) => told.push(details));
  // A copy of an error, as its workers hand it out.
  hear({ message: "no space left", stack: "error: no space left\n    at x", code: "53100", queue: "mail" });
  hear(new Error("again"));
  hear(new Error("again"));
  now.mock.mockImplementation(() => 7_000);
  hear(new Error("later"));
  assert.deepEqual(
    told.map(({ err, untold }) => [err instanceof Error, err.message, untold]),
    [
      [true, "no space left", 0],
      [true, "later", 2],
    ],
  );
  assert.deepEqual({ ...told[0]?.err }, { code: "53100", queue: "mail" });
});
