// A process that moves money at random until it is killed, and reports each finished move and what it held.
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
  // The moves need no other dependencies.
  const move = makeMoves({ deps: deps as unknown as Deps, people, random: seeded(seed) });
  const goOn = async () => {
    for (;;) process.send?.(await move());
  };
  for (let worker = 0; worker < atOnce; worker += 1) void goOn();
});
// The parent process is gone.
process.once("disconnect", () => process.exit());
