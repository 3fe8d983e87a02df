// Moves money at random by the ledger's own operations, concurrently, for tests of invariants.
import type { Deps } from "../../server/deps.ts";
import { holdCredit, holdPaidSession, settleCredit } from "../../server/ledger/books/holds.ts";
import { type Owner, openAccounts } from "../../server/ledger/books/post-entry.ts";
import { earnReward, earnSession } from "../../server/ledger/earnings/earn.ts";
import { earnReview } from "../../server/ledger/earnings/earn-review.ts";
import { refundSession, settleEarning } from "../../server/ledger/earnings/settle-earning.ts";
import {
  approvePayout,
  askPayout,
  cancelPayout,
  payPayout,
  refusePayout,
} from "../../server/ledger/payouts/payouts.ts";
import { runLedgerRounds } from "../../server/ledger/run-rounds.ts";
import type { Writer } from "../../server/platform/db.ts";
import { newId } from "../../server/platform/ids.ts";
import type { Call, Caller } from "../../server/platform/mount.ts";
import { Refusal } from "../../server/platform/refusal.ts";

/** Numbers in [0, 1), the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Moving = {
  deps: Deps;
  /** People with accounts; the last one is an admin. */
  people: readonly Owner[];
  random: () => number;
};

/** The result of a move; `held` names the subject of a hold it made. */
export type Moved = { what: string; done: boolean; held?: string };

const kinds = ["REVIEWED_REQUEST", "SHARE_REWARD"] as const;
const outcomes = ["FROZEN", "AVAILABLE", "REVERSED"] as const;

/** A function that makes one move. Throws only unexpected errors; refusals are results. */
export function makeMoves({ deps, people, random }: Moving): () => Promise<Moved> {
  const { db, vault, clock } = deps;
  const [requests, sessions, payouts]: [string[], string[], string[]] = [[], [], []];
  const one = <Item>(of: readonly Item[]): Item => of[Math.floor(random() * of.length)] as Item;
  const write = <Result>(work: (tx: Writer) => Promise<Result>) => db.transaction(work);
  const soon = () => new Date(clock().getTime() + random() * 2_000);
  const now = () => ({ vault, now: clock() });
  /** The subject of an earlier move, or an unknown one. */
  const known = (of: readonly string[]) => (of.length === 0 ? newId() : one(of));
  const moves: Record<string, () => Promise<boolean | string>> = {
    "hold a credit": async () => {
      const subjectId = newId();
      requests.push(subjectId);
      const isHeld = await write((tx) =>
        holdCredit(tx, { owner: one(people), subjectId, expiresAt: soon(), memo: {} }, now()),
      );
      return isHeld && subjectId;
    },
    "give back or spend": () =>
      write((tx) =>
        settleCredit(tx, { subjectId: known(requests), outcome: one(["SPENT", "RETURNED"]), memo: {} }, clock()),
      ),
    earn: () =>
      write(async (tx) => {
        const earning = { subjectId: known(requests), earner: one(people), memo: {} };
        if (one(kinds) === "SHARE_REWARD") return (await earnReward(tx, { ...earning, applicantId: null }, now())) > 0;
        return (await earnReview(tx, { ...earning, kind: one(["DECLINE", "REFERRAL"]) }, now())).why === null;
      }),
    "settle an earning": () =>
      write((tx) => {
        const of = { kind: one([...kinds, "GUIDANCE_SESSION"] as const), earnerId: one(people).accountId };
        const subjectId = known(of.kind === "GUIDANCE_SESSION" ? sessions : requests);
        return settleEarning(tx, { ...of, subjectId, outcome: one(outcomes), memo: {} }, clock());
      }),
    "pay for a session": async () => {
      const [owner, subjectId] = [one(people), newId()];
      sessions.push(subjectId);
      const paid = {
        ownerId: owner.accountId,
        subjectId,
        amount: 1 + Math.floor(random() * 200_000),
        expiresAt: soon(),
      };
      await write(async (tx) => {
        await openAccounts(tx, owner, now());
        await holdPaidSession(tx, { ...paid, memo: {} }, clock());
      });
      return subjectId;
    },
    "a session takes place": () =>
      write(
        async (tx) => (await earnSession(tx, { subjectId: known(sessions), earner: one(people), memo: {} }, now())) > 0,
      ),
    "refund a session": () => write((tx) => refundSession(tx, { subjectId: known(sessions), memo: {} }, clock())),
    "ask for a payout": async () => {
      const owner = one(people);
      const body = { destination: { way: "UPI" as const, upiId: `${owner.accountId}@okhdfc` } };
      const { id } = await askPayout({ body, params: undefined, query: undefined }, callOf(owner, random), deps);
      return payouts.push(id) > 0;
    },
    "settle a payout": async () => {
      const params = { payoutId: known(payouts) };
      const call = callOf(one(people), random);
      const rest = { params, query: undefined };
      const how = one(["cancel", "approve", "pay", "refuse"]);
      if (how === "approve") await approvePayout({ ...rest, body: undefined }, call, deps);
      else if (how === "cancel") await cancelPayout({ ...rest, body: undefined }, call, deps);
      else if (how === "pay") await payPayout({ ...rest, body: { reference: newId() } }, call, deps);
      else await refusePayout({ ...rest, body: { reason: "No." } }, call, deps);
      return true;
    },
    "the clock goes on": () => runLedgerRounds(deps).then(() => true),
  };
  return async () => {
    const what = one(Object.keys(moves));
    try {
      const done = await moves[what]?.();
      return { what, done: Boolean(done), ...(typeof done === "string" && { held: done }) };
    } catch (error) {
      if (error instanceof Refusal) return { what, done: false };
      throw new Error(`${what}: ${error}`, { cause: error });
    }
  };
}

/** A call as the application makes it, sometimes under a repeated key. */
function callOf({ accountId, email }: Owner, random: () => number): Call<Caller> {
  const caller: Caller = {
    accountId,
    email,
    subject: accountId,
    name: "Somebody",
    sessionId: accountId,
    userType: "Admin",
    corporateUserType: null,
    groups: [],
  } as unknown as Caller;
  const key = random() < 0.3 ? { key: `key-${Math.floor(random() * 5)}` } : {};
  return { caller, ip: "127.0.0.1", userAgent: "a test", cookies: {}, setCookie: () => {}, ...key };
}
