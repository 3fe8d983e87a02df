// Plans of credits: which there are, what a person has, buying one.
import { type Paying, PLAN_PAY_MINUTES } from "../../../contract/ledger/rules.ts";
import { type Credits, buyPlan as endpoint, type Plan } from "../../../contract/ledger/wire.ts";
import type { Deps, Operation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { conflict, notFound, Refusal, refuse, refuseForNow } from "../../platform/refusal.ts";
import { openAccounts } from "../books/post-entry.ts";
import { makePayment, openPayment } from "../payments/make-payment.ts";
import { canBuy } from "../payments/rules.ts";
import { getPayment } from "../payments/store.ts";

type OfferedPlan = Omit<Plan, "canBuy">;

/** Cheapest first. */
export async function listPlans({ db, payments }: Deps): Promise<{ data: Plan[]; paying: Paying }> {
  const plans = await readPlans(db);
  return {
    data: plans.map((plan) => ({ ...plan, canBuy: canBuy(plan, payments) })),
    paying: payments === null ? "OFF" : payments.isTest ? "TEST" : "LIVE",
  };
}

/** The newest version of each plan on offer. */
async function readPlans(reader: Reader): Promise<OfferedPlan[]> {
  const plans = await reader.query<OfferedPlan & { isOffered: boolean }>(
    `select distinct on (plan) id, plan, label, description, credits, price::float8 as price,
       is_placeholder as "isPlaceholder", is_offered as "isOffered"
     from plan_version order by plan, version desc`,
    [],
    "plans of now",
  );
  return plans
    .filter(({ isOffered }) => isOffered)
    .map(({ isOffered: _, ...plan }) => plan)
    .sort((a, b) => a.price - b.price || a.credits - b.credits);
}

/** Only candidates have credits; recruiters and admins get zero. */
export async function getCredits({ caller }: Call<Caller>, { db, clock, vault }: Deps): Promise<Credits> {
  if (caller.userType !== "General_User") return { balance: 0, held: 0 };
  const { accountId, email } = caller;
  const known = await readCredits(db, accountId);
  if (known) return known;
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    await openAccounts(tx, { accountId, email }, { vault, now: clock() });
    return (await readCredits(tx, accountId)) ?? { balance: 0, held: 0 };
  });
}

/** Null when the accounts are not open. */
async function readCredits(reader: Reader, ownerId: string): Promise<Credits | null> {
  const rows = await reader.query<{ kind: string; balance: string }>(
    `select kind, balance from ledger_account where owner_id = $1 and unit = 'CREDIT' and kind in ('CREDITS', 'CREDITS_HELD')`,
    [ownerId],
    "credits of an account",
  );
  if (rows.length === 0) return null;
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.balance ?? 0);
  return { balance: of("CREDITS"), held: of("CREDITS_HELD") };
}

/** The most unpaid payments one person may have open. */
const MOST_OPEN = 10;

/** Refuses as contract/ledger/wire.ts says. */
export const buyPlan: Operation<"buyPlan"> = async (input, call, deps) => {
  const { id } = await once(endpoint, input, call, deps, async (tx) => ({
    id: await orderPlan(tx, input.body.planId, call.caller, deps),
  }));
  const named = { params: { paymentId: id }, query: undefined, body: undefined };
  // If the provider does not answer, the payment stays recorded and the page opens it later.
  const isOver = (error: unknown) => error instanceof Refusal && [409, 503].includes(error.status);
  return openPayment(named, call, deps).catch((error: unknown) => {
    if (!isOver(error)) throw error;
    return getPayment(named, call, deps);
  });
};

async function orderPlan(tx: Writer, planId: string, caller: Caller, deps: Deps): Promise<string> {
  const { payments, vault, clock } = deps;
  const { accountId, email } = caller;
  await holdAccount(tx, accountId);
  if (caller.userType !== "General_User")
    throw refuse(409, "NOT_A_CANDIDATE", "Credits are for people who are looking for a job.");
  const plan = await planToBuy(tx, planId);
  if (!payments) throw refuse(409, "PAYMENTS_OFF", "Plans cannot be bought here yet.");
  if (!canBuy(plan, payments)) throw refuse(409, "PAYMENTS_OFF", "The price of this plan has not been set yet.");
  const now = clock();
  await openAccounts(tx, { accountId, email }, { vault, now });
  await refuseTooMany(tx, accountId, now);
  const { label, credits, price: amount } = plan;
  return makePayment(
    tx,
    {
      ownerId: accountId,
      purpose: "PLAN",
      subjectId: planId,
      label: `${label}: ${credits} credits`,
      amount,
      credits,
      provider: payments.name,
      memo: { plan: label },
      expiresAt: new Date(now.getTime() + PLAN_PAY_MINUTES * 60_000),
      holdUntil: null,
    },
    now,
  );
}

/** A plan that changed after it was shown is refused, so that the buyer sees the new terms first. */
async function planToBuy(tx: Writer, planId: string): Promise<OfferedPlan> {
  const plan = (await readPlans(tx)).find(({ id }) => id === planId);
  if (plan) return plan;
  const [known] = await tx.query("select from plan_version where id = $1", [planId]);
  if (known) throw conflict("This plan has changed. Please look at it again before you buy.");
  throw notFound("There is no such plan.");
}

async function refuseTooMany(tx: Writer, ownerId: string, now: Date): Promise<void> {
  const open = await tx.query<{ expiresAt: Date }>(
    `select expires_at as "expiresAt" from payment where owner_id = $1 and state = 'CREATED' and expires_at > $2
     order by expires_at limit ${MOST_OPEN}`,
    [ownerId, now],
  );
  if (open.length < MOST_OPEN || !open[0]) return;
  const seconds = Math.ceil((open[0].expiresAt.getTime() - now.getTime()) / 1_000);
  throw refuseForNow(seconds, "There are many payments that you have begun and not made. Please finish or close one.");
}
