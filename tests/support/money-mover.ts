// A process of its own that moves money at random until it is killed, and tells what was set aside by each move that was done.
import type { Deps } from "../../server/deps.ts";
import type { Owner } from "../../server/ledger/index.ts";
import { openDatabase } from "../../server/platform/db.ts";
import { makeVault } from "../../server/platform/vault.ts";
import { makeMoves, seeded } from "./money-moves.ts";

export type MoneyWishes = { databaseUrl: string; people: Owner[]; seed: number; atOnce: number };

process.once("message", ({ databaseUrl, people, seed, atOnce }: MoneyWishes) => {
  const deps = {
    db: openDatabase({ url: databaseUrl, statementTimeout: 30_000 }),
    clock: () => new Date(),
    vault: makeVault("a master key that only tests use, long enough"),
    announce: async () => {},
  };
  // Nothing else is asked of it by what moves money.
  const move = makeMoves({ deps: deps as unknown as Deps, people, random: seeded(seed) });
  const goOn = async () => {
    for (;;) process.send?.(await move());
  };
  for (let worker = 0; worker < atOnce; worker += 1) void goOn();
});
// Whoever started it is gone.
process.once("disconnect", () => process.exit());
