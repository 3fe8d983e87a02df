// Kills a process (-9) that moves money at twenty random moments: the books balance after each, reported moves are
// there, no hold stays.
import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { signedIn } from "../../tests/support/accounts.ts";
import { startApp } from "../../tests/support/app.ts";
import { assertBooks } from "../../tests/support/money.ts";
import type { MoneyWishes } from "../../tests/support/money-mover.ts";
import type { Moved } from "../../tests/support/money-moves.ts";
import { runLedgerRounds } from "./run-rounds.ts";

const kills = 20;
/** How many moves each process reports before it may be killed. */
const atLeast = 5;
const program = join(import.meta.dirname, "../../tests/support/money-mover.ts");
let aheadMs = 0;
const app = await startApp({ clock: () => new Date(Date.now() + aheadMs) });
const people = await Promise.all(Array.from({ length: 6 }, () => signedIn(app)));

/** Lets a process move money, kills it after `forMs`, and resolves to the moves it reported. */
async function moveUntilKilled(seed: number, forMs: number): Promise<Moved[]> {
  const child = fork(program, { stdio: ["ignore", "inherit", "pipe", "ipc"] });
  after(() => child.kill("SIGKILL"));
  let complaints = "";
  child.stderr?.on("data", (chunk) => {
    complaints += chunk;
  });
  const moved: Moved[] = [];
  const underWay = Promise.withResolvers<void>();
  child.on("message", (move: Moved) => {
    moved.push(move);
    if (moved.filter(({ done }) => done).length >= atLeast) underWay.resolve();
  });
  const owners = people.map(({ accountId, email }) => ({ accountId, email }));
  const wishes: MoneyWishes = { databaseUrl: app.url, people: owners, seed, atOnce: 5 };
  child.send(wishes);
  const gone = once(child, "exit");
  await Promise.race([underWay.promise, gone]);
  await pause(forMs);
  child.kill("SIGKILL");
  const [, signal] = await gone;
  assert.equal(signal, "SIGKILL", `it ended by itself: ${complaints}`);
  return moved;
}

test(`killed ${kills} times under load`, { skip: process.platform === "win32" && "signals of Unix" }, async () => {
  const told: Moved[] = [];
  const heldNow = async () => (await app.db.query("select id from ledger_hold where state = 'HELD'")).length;
  let left = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const seed = Math.floor(Math.random() * 1e9);
    told.push(...(await moveUntilKilled(seed, Math.random() * 200)));
    // Ignores overdue holds: no process runs rounds now, and the next one ends them.
    await assertBooks(app, new Date(0));
    left += await heldNow();
  }
  const done = told.filter((move) => move.done);
  assert.ok(done.length >= kills * atLeast, `only ${done.length} moves were done`);

  const held = done.flatMap(({ held: subjectId }) => subjectId ?? []);
  const kept = await app.db.query("select from ledger_hold where subject_id = any ($1)", [held]);
  assert.equal(kept.length, held.length, "what was told as set aside is there");

  // One killed process may have returned its own holds; twenty do not all.
  assert.ok(left > 0, "no killed process left a hold");
  // Every hold lasted less than two seconds, so one round returns whatever the last process left.
  aheadMs = 3_000;
  await runLedgerRounds(app.deps);
  assert.equal(await heldNow(), 0);
  await assertBooks(app, app.deps.clock());
});
