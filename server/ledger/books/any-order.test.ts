// Runs money operations concurrently in random order: the books stay balanced and no operation fails unexpectedly.
import assert from "node:assert/strict";
import { test } from "node:test";
import { signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { assertBooks } from "../../../tests/support/money.ts";
import { type Moved, makeMoves, seeded } from "../../../tests/support/money-moves.ts";
import { ledgerKeeper } from "../keep-money.ts";

const atOnce = 5;
const rounds = 60;
let aheadMs = 0;
const app = await startApp({ clock: () => new Date(Date.now() + aheadMs) });

// The last seed is random; repeat a failure with the seed in the test's name.
for (const seed of [1, 2, 3, Math.floor(Math.random() * 1e9)])
  test(`${atOnce} at once, ${rounds} times, in the order of seed ${seed}`, async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => signedIn(app)));
    const random = seeded(seed);
    const move = makeMoves({ deps: app.deps, people, random });
    const moved: Moved[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Now and then the clock jumps, by two hours or a month.
      if (random() < 0.1) aheadMs = (random() - 0.5) * 4 * 3_600_000;
      if (random() < 0.05) aheadMs += 30 * 24 * 3_600_000;
      moved.push(...(await Promise.all(Array.from({ length: atOnce }, move))));
      if (round % 10 === 9) await assertSound();
    }
    const done = Map.groupBy(
      moved.filter((each) => each.done),
      ({ what }) => what,
    );
    assert.ok(done.size >= 8, `only these happened at all: ${[...done.keys()].join(", ")}`);
    for (const person of people) await app.db.transaction((tx) => ledgerKeeper.erase(tx, person, app.deps.clock()));
    await assertSound();
    const ids = people.map(({ accountId }) => accountId);
    const left = await app.db.query("select kind from ledger_account where balance <> 0 and owner_id = any ($1)", [
      ids,
    ]);
    // People with an open payout keep it: the test skips the check that refuses to close their accounts.
    const open = await app.db.query("select from payout where state = 'REQUESTED' and owner_id = any ($1)", [ids]);
    assert.deepEqual(
      left,
      open.map(() => ({ kind: "PAYOUTS_HELD" })),
    );
  });

/** Ignores overdue holds, because the clock jumps. */
const assertSound = () => assertBooks(app, new Date(0));
