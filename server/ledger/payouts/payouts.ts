// Payouts: asked for and cancelled by their owners; listed, cleared, paid or refused by another, an admin.

import * as calls from "../../../contract/ledger/payouts-wire.ts";
import { PAYOUTS_PATH } from "../../../contract/paths.ts";
import { recordAct } from "../../audit/index.ts";
import { askConsent, readConsents, takeConsent } from "../../consents/index.ts";
import type { Deps, Operation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import { openPage } from "../../platform/cursor.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { conflict, forbidden, type Refusal } from "../../platform/refusal.ts";
import { move, postEntry } from "../books/post-entry.ts";
import { amountOfPayout, endOf, type WhyNotPayout } from "./rules.ts";
import {
  type AdminPayoutRow,
  adminPayoutRows,
  type LockedPayout,
  lockOpenPayout,
  markOfDestination,
  markPayout,
  noPayout,
  openDestination,
  type PayoutRow,
  payoutRows,
  presentAdminPayout,
  presentPayout,
  readAdminPayout,
  refuseUncleared,
  type Settlement,
  sealDestination,
  settlePayout,
} from "./store.ts";

/** One open payout for each person. 409 when one is open or too little is available. */
export const askPayout: Operation<"askPayout"> = async (input, call, deps) => {
  const { destination } = input.body;
  const ownerId = call.caller.accountId;
  return once(calls.askPayout, input, call, deps, async (tx) => {
    await holdAccount(tx, ownerId);
    const available = await lockAvailable(tx, ownerId);
    const now = deps.clock();
    const amount = amountOfPayout({ asked: input.body.amount, available, hasOpen: await hasOpenPayout(tx, ownerId) });
    if (typeof amount !== "number") throw refusalFor(amount);
    const [id, destinationEnd] = [newId(now), endOf(destination)];
    await tx.query(
      `insert into payout (id, owner_id, amount, way, destination, destination_mark, destination_end, asked_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        id,
        ownerId,
        amount,
        destination.way,
        sealDestination(deps.vault, destination),
        markOfDestination(deps.vault, destination),
        destinationEnd,
        now,
      ],
    );
    const lines = move("EARNINGS_AVAILABLE", "PAYOUTS_HELD", ownerId, amount);
    await postEntry(tx, { key: `payout:${id}:asked`, kind: "PAYOUT_ASKED", unit: "INR", subjectId: id, lines }, now);
    await deps.announce(tx, { kind: "payout.asked", payoutId: id, ownerId, amount });
    const open = {
      state: "REQUESTED",
      askedAt: now.toISOString(),
      settledAt: null,
      reference: null,
      reason: null,
    } as const;
    return { id, amount, way: destination.way, destinationEnd, ...open };
  });
};

/** The available earnings in paise, locked until the transaction ends. 0 without accounts. */
async function lockAvailable(tx: Writer, ownerId: string): Promise<number> {
  const [account] = await tx.query<{ balance: string }>(
    `select balance from ledger_account where owner_id = $1 and kind = 'EARNINGS_AVAILABLE' for no key update`,
    [ownerId],
  );
  return Number(account?.balance ?? 0);
}

export async function hasOpenPayout(tx: Writer, ownerId: string): Promise<boolean> {
  const open = await tx.query("select from payout where owner_id = $1 and state = 'REQUESTED'", [ownerId]);
  return open.length > 0;
}

const WORDS: Record<WhyNotPayout, string> = {
  ONE_IS_OPEN: "A payout is under way already. You can ask for the next one when it is settled.",
  TOO_LITTLE: "There is not enough available yet: the least that can be sent is ₹500.",
  MORE_THAN_AVAILABLE: "This is more than is available.",
};

const refusalFor = (why: WhyNotPayout): Refusal =>
  conflict(WORDS[why], ...(why === "MORE_THAN_AVAILABLE" ? ["amount"] : []));

/** 409 when an admin settled it first. */
export const cancelPayout: Operation<"cancelPayout"> = async (input, call, deps) => {
  const { accountId } = call.caller;
  return once(calls.cancelPayout, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const open = await lockOpenPayout(tx, input.params.payoutId, accountId);
    await settlePayout(tx, open, { state: "CANCELLED", settledBy: accountId }, deps.clock());
    const [row] = await tx.query<PayoutRow>(`${payoutRows} where p.id = $1`, [open.id]);
    if (!row) throw noPayout();
    return presentPayout(row);
  });
};

/** Refuses cursors of other lists (400). */
export const listPayouts: Operation<"listPayouts"> = async ({ query }, { caller: { accountId } }, { db, cursors }) => {
  const page = openPage<string>(cursors, query, { list: "payouts", accountId });
  const found = await db.query<PayoutRow>(
    `${payoutRows} where p.owner_id = $1 and ($2::uuid is null or p.id < $2) order by p.id desc limit $3`,
    [accountId, page.after, page.limit],
  );
  const { rows, pagination } = page.cut(found, ({ id }) => id);
  return { data: rows.map(presentPayout), pagination };
};

/** Open ones by default. 400 for a cursor of another list. */
export const listAllPayouts: Operation<"listAllPayouts"> = async ({ query }, { caller }, { db, cursors }) => {
  const state = query.state ?? "REQUESTED";
  const page = openPage<string>(cursors, query, { list: "all payouts", state });
  const [beyond, order] = state === "REQUESTED" ? [">", "asc"] : ["<", "desc"];
  const found = await db.query<AdminPayoutRow>(
    `${adminPayoutRows} where p.state = $1 and ($2::uuid is null or p.id ${beyond} $2) order by p.id ${order} limit $3`,
    [state, page.after, page.limit],
  );
  const { rows, pagination } = page.cut(found, ({ id }) => id);
  const ids = rows.map(({ id }) => id);
  const approvals = await readConsents(db, "payout.paid", ids, caller.accountId);
  return { data: rows.map((row) => presentAdminPayout(row, caller.accountId, approvals.get(row.id))), pagination };
};

const keptDays = 90;

/** Resolves to the number erased. */
export async function forgetDestinations({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const gone = await db.transaction((tx) =>
    tx.query(
      `update payout set destination = null
       where destination is not null and settled_at <= $1::timestamptz - make_interval(days => ${keptDays}) returning 1`,
      [clock()],
    ),
  );
  return gone.length;
}

/** The read is on record. Also marks an older payout's destination, for its signs. */
export const readDestination: Operation<"readPayoutDestination"> = async ({ params }, call, { db, vault, clock }) =>
  db.transaction(async (tx) => {
    const open = await lockForAdmin(tx, params.payoutId, call.caller);
    await record(tx, "payout.destination-read", open, call, clock());
    await markPayout(tx, open, vault);
    const destination = openDestination(vault, open.destination);
    if (!destination) throw conflict("Where it should go can no longer be read. Refuse it, and say why.");
    return { destination };
  });

/** Asks for a second admin's consent, who sends the money. */
export const approvePayout: Operation<"approvePayout"> = ({ params }, call, deps) =>
  deps.db.transaction(async (tx) => {
    const { caller } = call;
    const open = await lockForAdmin(tx, params.payoutId, caller);
    await refuseSuspended(tx, open);
    await refuseUncleared(tx, open, deps.vault);
    const what = { what: "PAYOUT", amount: open.amount } as const;
    await askConsent(tx, { ...consentTo(open), what, href: PAYOUTS_PATH }, caller, deps);
    return readAdminPayout(tx, open.id, caller.accountId);
  });

const consentTo = ({ id, amount }: LockedPayout) => ({ act: "payout.paid", subjectId: id, terms: { amount } });

/** 409 unless another admin approved it, or an only admin a day ago. */
export const payPayout: Operation<"payPayout"> = (input, call, deps) =>
  once(calls.payPayout, input, call, deps, (tx) =>
    settle(tx, input.params.payoutId, { state: "PAID", reference: input.body.reference }, call, deps),
  );

export const refusePayout: Operation<"refusePayout"> = (input, call, deps) =>
  once(calls.refusePayout, input, call, deps, (tx) =>
    settle(tx, input.params.payoutId, { state: "REFUSED", reason: input.body.reason }, call, deps),
  );

const recordedSigns = 50;

/** Every clearing is on record. A sign that appears later is not cleared. */
export const clearPayout: Operation<"clearPayout"> = (input, call, deps) =>
  once(calls.clearPayout, input, call, deps, async (tx) => {
    const { reason, signs } = input.body;
    const open = await lockForAdmin(tx, input.params.payoutId, call.caller);
    const now = deps.clock();
    await tx.query(
      `update payout set cleared_signs = array(select distinct unnest(coalesce(cleared_signs, '{}') || $2::text[])), cleared_by = $3,
         cleared_at = $4, cleared_reason = $5 where id = $1`,
      [open.id, signs, call.caller.accountId, now, reason],
    );
    // An entry of the audit log has no room for all that may be cleared at once; the payout's row holds them.
    const after = { cleared: signs.length, signs: signs.slice(0, recordedSigns) };
    await record(tx, "payout.cleared", open, call, now, { after });
    return readAdminPayout(tx, open.id, call.caller.accountId);
  });

type Verdict = Omit<Settlement, "settledBy" | "state"> & { state: "PAID" | "REFUSED" };

async function settle(
  tx: Writer,
  payoutId: string,
  verdict: Verdict,
  call: Call<Caller>,
  { clock, announce, vault }: Deps,
): Promise<calls.AdminPayout> {
  const { accountId } = call.caller;
  const open = await lockForAdmin(tx, payoutId, call.caller);
  if (verdict.state === "PAID") {
    await refuseSuspended(tx, open);
    await refuseUncleared(tx, open, vault);
    await takeConsent(tx, consentTo(open), call.caller, { clock, announce });
  }
  const now = clock();
  await settlePayout(tx, open, { ...verdict, settledBy: accountId }, now);
  const { id, ownerId, amount } = open;
  const action = verdict.state === "PAID" ? "payout.paid" : "payout.refused";
  await record(tx, action, open, call, now, {
    before: { state: "REQUESTED" },
    after: { state: verdict.state, amount },
  });
  const { state, reference = null, reason = null } = verdict;
  await announce(tx, { kind: "payout.settled", payoutId: id, ownerId, amount, state, reference, reason });
  return readAdminPayout(tx, id, accountId);
}

/** 409 while the owner is suspended: the payout waits, and refusing it returns the money to them. */
async function refuseSuspended(tx: Writer, { ownerId }: LockedPayout): Promise<void> {
  const suspended = await tx.query("select from account_suspension where account_id = $1 and lifted_at is null", [
    ownerId,
  ]);
  if (suspended.length > 0)
    throw conflict("The account of this payout is suspended: lift that first, or refuse the payout.");
}

/** 403 for the admin's own payout. */
async function lockForAdmin(tx: Writer, payoutId: string, { accountId }: Caller): Promise<LockedPayout> {
  await holdAccount(tx, accountId);
  const open = await lockOpenPayout(tx, payoutId);
  if (open.ownerId === accountId) throw forbidden("This is your own payout: another admin settles it.");
  return open;
}

async function record(
  tx: Writer,
  action: string,
  { id, ownerId }: LockedPayout,
  { caller }: Call<Caller>,
  at: Date,
  change: Pick<Parameters<typeof recordAct>[1], "before" | "after"> = {},
): Promise<void> {
  const subject = { kind: "payout", id };
  await recordAct(tx, { actorId: caller.accountId, action, subject, accountId: ownerId, ...change, at });
}
