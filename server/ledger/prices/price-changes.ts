// Prices, fees and budgets: an admin proposes a change, another one applies it.

import * as calls from "../../../contract/ledger/prices-wire.ts";
import type { PriceChangeState, PriceKind } from "../../../contract/ledger/rules.ts";
import { PRICES_PATH } from "../../../contract/paths.ts";
import { recordAct } from "../../audit/index.ts";
import { matterIn, soleFrom, whyNotAlone } from "../../consents/index.ts";
import type { Deps, Operation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import { openPage } from "../../platform/cursor.ts";
import type { Database, Writer } from "../../platform/db.ts";
import { idOrNull, newId } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { conflict, forbidden, notFound, type Refusal, refuse } from "../../platform/refusal.ts";
import { isFeeRight, isSame, type WhyNotDecide, whyNotDecide } from "./rules.ts";
import { readBudget, readChanges, readFees, readPlans } from "./store.ts";

type Body = Input<typeof calls.proposePriceChange>["body"];

/** 409 while another proposal for the same target is open, and when nothing would change. */
export const proposePriceChange: Operation<"proposePriceChange"> = async (input, call, deps) => {
  const { body } = input;
  const { accountId } = call.caller;
  const target = targetOf(body);
  return once(calls.proposePriceChange, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const now = deps.clock();
    const before = await termsBefore(tx, body, now);
    const id = newId(now);
    const aloneFrom = await soleFrom(tx, accountId, now);
    const made = await tx.query(
      `insert into price_change (id, kind, target, before, after, reason, proposed_by, proposed_at, alone_from)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (kind, target) where state = 'PROPOSED' do nothing returning 1`,
      [
        id,
        body.kind,
        target,
        before && JSON.stringify(before),
        JSON.stringify(body.terms),
        body.reason,
        accountId,
        now,
        aloneFrom,
      ],
    );
    if (made.length === 0) throw conflict("A change of this waits already: decide it, or take it back, first.");
    await recordAct(tx, {
      actorId: accountId,
      action: "price-change.proposed",
      subject: { kind: "price-change", id },
      before: before && { target, ...before },
      after: { target, ...body.terms },
      at: now,
    });
    await tellOthers(tx, { body, changeId: id, aloneFrom }, call.caller, deps);
    const [change] = await readChanges(tx, accountId, "where c.id = $1", [id]);
    if (!change) throw new Error("The proposal that was just made is not there.");
    return change;
  });
};

type Proposed = { body: Body; changeId: string; aloneFrom: Date | null };

/** The other admins; an only one, and the operator, hear by a mail that it can be applied after a day. */
async function tellOthers(tx: Writer, { body, changeId, aloneFrom }: Proposed, caller: Caller, { announce }: Deps) {
  const { kind: priceKind, reason } = body;
  const target = targetOf(body);
  if (aloneFrom === null)
    return announce(tx, {
      kind: "price-change.proposed",
      changeId,
      proposedBy: caller.accountId,
      priceKind,
      target,
      reason,
    });
  const matter = priceKind === "PLAN" ? ({ what: "PLAN", plan: target } as const) : ({ what: "FEE" } as const);
  const { email, name } = caller;
  const at = aloneFrom.toISOString();
  return announce(tx, {
    kind: "consent.asked-alone",
    consentId: changeId,
    email,
    name,
    matter,
    title: matterIn("en", matter),
    href: PRICES_PATH,
    aloneFrom: at,
  });
}

function targetOf(body: Body): string {
  if (body.kind === "BUDGET") return "FREE_CREDITS";
  return body.kind === "PLAN" ? body.plan : body.fee;
}

const TERMS = { PLAN: calls.planTerms, FEE: calls.feeTerms, BUDGET: calls.budgetTerms };

/** The current terms; null for a new plan. A placeholder that is already right must still be confirmed by a proposal. */
async function termsBefore(
  tx: Writer,
  body: Body,
  now: Date,
): Promise<calls.PlanTerms | calls.FeeTerms | calls.BudgetTerms | null> {
  if (body.kind === "FEE" && !isFeeRight(body.fee, body.terms))
    throw refuse(400, "INVALID_BODY", "Guidance earns a share of its price, everything else an amount.", "terms");
  const current = await readCurrent(tx, body, now);
  const before = current ? TERMS[body.kind].parse(current) : null;
  if (isSame(before, body.terms) && !current?.isPlaceholder) throw unchanged();
  return before;
}

async function readCurrent(
  tx: Writer,
  body: Body,
  now: Date,
): Promise<calls.PricedPlan | calls.Fee | calls.FeeBudget | undefined> {
  if (body.kind === "BUDGET") return readBudget(tx, now);
  if (body.kind === "PLAN") return (await readPlans(tx)).find(({ plan }) => plan === body.plan);
  return (await readFees(tx)).find(({ kind }) => kind === body.fee);
}

const unchanged = () => conflict("It is like this already.");

/** If two admins decide at once, the second gets a 409. */
export const decidePriceChange: Operation<"decidePriceChange"> = async (input, call, deps) => {
  const { decision } = input.body;
  const { accountId } = call.caller;
  return once(calls.decidePriceChange, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const change = await lockChange(tx, input.params.changeId);
    const now = deps.clock();
    const isOwn = change.proposerId === accountId;
    const alone = isOwn ? await whyNotAlone(tx, { aloneFrom: change.aloneFrom, accountId, now }) : null;
    const why = whyNotDecide({ state: change.state, isOwn, alone }, decision);
    if (why !== null) throw REFUSALS[why]();
    await tx.query("update price_change set state = $2, decided_by = $3, decided_at = $4 where id = $1", [
      change.id,
      decision,
      accountId,
      now,
    ]);
    if (decision === "APPLIED") await apply(tx, change, now);
    await recordAct(tx, {
      actorId: accountId,
      action: "price-change.decided",
      subject: { kind: "price-change", id: change.id },
      accountId: change.proposerId,
      before: { state: change.state, target: change.target },
      after: { state: decision, target: change.target, ...change.after },
      at: now,
    });
    const [decided] = await readChanges(tx, accountId, "where c.id = $1", [change.id]);
    if (!decided) throw noChange();
    return decided;
  });
};

type Locked = { id: string; proposerId: string; aloneFrom: Date | null; target: string; state: PriceChangeState } & (
  | { kind: Extract<PriceKind, "PLAN">; after: calls.PlanTerms }
  | { kind: Extract<PriceKind, "FEE">; after: calls.FeeTerms }
  | { kind: Extract<PriceKind, "BUDGET">; after: calls.BudgetTerms }
);

async function lockChange(tx: Writer, id: string): Promise<Locked> {
  const [change] = await tx.query<Locked>(
    `select id, kind, target, after, state, proposed_by as "proposerId", alone_from as "aloneFrom" from price_change where id = $1 for update`,
    [idOrNull(id)],
  );
  if (!change) throw noChange();
  return change;
}

const noChange = () => notFound("There is no such proposal.");

/** Writes the next version. Nothing else does meanwhile, because only one proposal for each target can be open. */
async function apply(tx: Writer, { kind, target, after }: Locked, now: Date): Promise<void> {
  if (kind === "PLAN") {
    const { label, description, credits, price, isOffered } = after;
    await tx.query(
      `insert into plan_version (id, plan, version, label, description, credits, price, is_placeholder, is_offered, made_at)
       select $1, $2, coalesce(max(version), 0) + 1, $3, $4, $5, $6, false, $7, $8 from plan_version where plan = $2`,
      [newId(now), target, label, description, credits, price, isOffered, now],
    );
    return;
  }
  if (kind === "BUDGET") {
    await tx.query(
      `insert into fee_budget_version (id, version, amount, is_placeholder, made_at)
       select $1, coalesce(max(version), 0) + 1, $2, false, $3 from fee_budget_version`,
      [newId(now), after.amount, now],
    );
    return;
  }
  const { amount, shareOfPrice, releaseHours } = after;
  await tx.query(
    `insert into fee_version (id, kind, version, amount, share_of_price, release_hours, is_placeholder, made_at)
     select $1, $2, coalesce(max(version), 0) + 1, $3, $4, $5, false, $6 from fee_version where kind = $2`,
    [newId(now), target, amount, shareOfPrice, releaseHours, now],
  );
}

const REFUSALS: Record<WhyNotDecide, () => Refusal> = {
  DECIDED: () => conflict("This is decided already."),
  OWN: () => forbidden("You proposed this: another admin decides. You can take it back."),
  TOO_EARLY: () => conflict("There is no second admin, so this waits 24 hours after you proposed it."),
  ANOTHERS: () => forbidden("Another admin proposed this: only they take it back. You can refuse it."),
};

/** 400 for a cursor of another list. */
export const listPriceChanges: Operation<"listPriceChanges"> = async ({ query }, { caller }, { db, cursors }) => {
  const page = openPage<string>(cursors, query, { list: "price changes" });
  const condition = "where ($1::uuid is null or c.id < $1) order by c.id desc limit $2";
  const found = await readChanges(db, caller.accountId, condition, [page.after, page.limit]);
  const { rows: data, pagination } = page.cut(found, ({ id }) => id);
  return { data, pagination };
};

/** Reads prices: the fees for everyone; plans, fees, budget and open proposals for admins. */
export const listFees = async ({ db }: Deps): Promise<{ data: calls.Fee[] }> => ({ data: await readFees(db) });

type Prices = { plans: calls.PricedPlan[]; fees: calls.Fee[]; budget: calls.FeeBudget; open: calls.PriceChange[] };

export async function getPrices({ caller }: Call<Caller>, { db, clock }: Deps): Promise<Prices> {
  const [plans, fees, budget, open] = await Promise.all([
    readPlans(db),
    readFees(db),
    readBudget(db, clock()),
    readChanges(db, caller.accountId, "where c.state = 'PROPOSED' order by c.id", []),
  ]);
  return { plans, fees, budget, open };
}

/** Resolves to whether there was one. A budget set by an operator stays. */
export async function endDemoBudget(db: Database, now: Date): Promise<boolean> {
  const ended = await db.transaction((tx) =>
    tx.query(
      `insert into fee_budget_version (id, version, amount, is_placeholder, made_at)
       select $1, last.version + 1, 0, true, $2
       from (select version, amount, is_placeholder from fee_budget_version order by version desc limit 1) last
       where last.is_placeholder and last.amount > 0 on conflict do nothing returning 1`,
      [newId(now), now],
    ),
  );
  return ended.length > 0;
}
