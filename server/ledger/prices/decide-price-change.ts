// Decides a proposed price: another admin applies it as a new version or refuses it, or the proposer withdraws it.

import {
  type BudgetTerms,
  decidePriceChange as endpoint,
  type FeeTerms,
  type PlanTerms,
  type PriceChange,
} from "../../../contract/ledger/prices-wire.ts";
import type { PriceChangeState, PriceKind } from "../../../contract/ledger/rules.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount, recordSecurityEvent } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { isUuid, newId } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { type Refusal, refuse } from "../../platform/refusal.ts";
import { type WhyNotDecide, whyNotDecide } from "./rules.ts";
import { readChanges } from "./store.ts";

/** If two admins decide at once, the second gets a 409. */
export async function decidePriceChange(
  input: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<PriceChange> {
  const { decision } = input.body;
  const { accountId } = call.caller;
  return once(endpoint, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const change = await lockChange(tx, input.params.changeId);
    const why = whyNotDecide({ state: change.state, isOwn: change.proposerId === accountId }, decision);
    if (why !== null) throw REFUSALS[why]();
    const now = deps.clock();
    await tx.query("update price_change set state = $2, decided_by = $3, decided_at = $4 where id = $1", [
      change.id,
      decision,
      accountId,
      now,
    ]);
    if (decision === "APPLIED") await apply(tx, change, now);
    const details = { changeId: change.id, kind: change.kind, target: change.target, decision };
    await recordSecurityEvent(tx, { kind: "price-change.decided", accountId, ip: call.ip, details, at: now });
    const [decided] = await readChanges(tx, accountId, "where c.id = $1", [change.id]);
    if (!decided) throw noChange();
    return decided;
  });
}

type Locked = { id: string; proposerId: string; target: string; state: PriceChangeState } & (
  | { kind: Extract<PriceKind, "PLAN">; after: PlanTerms }
  | { kind: Extract<PriceKind, "FEE">; after: FeeTerms }
  | { kind: Extract<PriceKind, "BUDGET">; after: BudgetTerms }
);

async function lockChange(tx: Writer, id: string): Promise<Locked> {
  const [change] = isUuid(id)
    ? await tx.query<Locked>(
        `select id, kind, target, after, state, proposed_by as "proposerId" from price_change where id = $1 for update`,
        [id],
      )
    : [];
  if (!change) throw noChange();
  return change;
}

const noChange = () => refuse(404, "NOT_FOUND", "There is no such proposal.");

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
  DECIDED: () => refuse(409, "CONFLICT", "This is decided already."),
  OWN: () => refuse(403, "FORBIDDEN", "You proposed this: another admin decides. You can take it back."),
  ANOTHERS: () => refuse(403, "FORBIDDEN", "Another admin proposed this: only they take it back. You can refuse it."),
};
