// Proposes a new plan price, fee or budget; it takes effect when another admin agrees.
import { proposePriceChange as endpoint, type PriceChange } from "../../../contract/ledger/prices-wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount, recordSecurityEvent } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import { isFeeRight, isSame } from "./rules.ts";
import { readBudget, readChanges, readFees, readPlans, termsOfBudget, termsOfFee, termsOfPlan } from "./store.ts";

type Body = Input<typeof endpoint>["body"];

/** 409 while another proposal for the same target is open, and when nothing would change. */
export async function proposePriceChange(
  input: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<PriceChange> {
  const { body } = input;
  const { accountId } = call.caller;
  const target = targetOf(body);
  return once(endpoint, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const now = deps.clock();
    const before = await termsBefore(tx, body, now);
    const id = newId(now);
    const made = await tx.query(
      `insert into price_change (id, kind, target, before, after, reason, proposed_by, proposed_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
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
      ],
    );
    if (made.length === 0)
      throw refuse(409, "CONFLICT", "A change of this waits already: decide it, or take it back, first.");
    const details = { changeId: id, kind: body.kind, target };
    await recordSecurityEvent(tx, { kind: "price-change.proposed", accountId, ip: call.ip, details, at: now });
    const { kind: priceKind, reason } = body;
    await deps.announce(tx, {
      kind: "price-change.proposed",
      changeId: id,
      proposedBy: accountId,
      priceKind,
      target,
      reason,
    });
    const [change] = await readChanges(tx, accountId, "where c.id = $1", [id]);
    if (!change) throw new Error("The proposal that was just made is not there.");
    return change;
  });
}

function targetOf(body: Body): string {
  if (body.kind === "BUDGET") return "FREE_CREDITS";
  return body.kind === "PLAN" ? body.plan : body.fee;
}

/** The current terms; null for a new plan. */
async function termsBefore(tx: Writer, body: Body, now: Date) {
  if (body.kind === "BUDGET") {
    const budget = await readBudget(tx, now);
    if (isSame(termsOfBudget(budget), body.terms) && !budget.isPlaceholder) throw unchanged();
    return termsOfBudget(budget);
  }
  if (body.kind === "PLAN") {
    const plan = (await readPlans(tx)).find((one) => one.plan === body.plan);
    const before = plan ? termsOfPlan(plan) : null;
    // A placeholder that is already right must still be confirmed by a proposal.
    if (isSame(before, body.terms) && !plan?.isPlaceholder) throw unchanged();
    return before;
  }
  if (!isFeeRight(body.fee, body.terms))
    throw refuse(400, "INVALID_BODY", "Guidance earns a share of its price, everything else an amount.", "terms");
  const fee = (await readFees(tx)).find((one) => one.kind === body.fee);
  const before = fee ? termsOfFee(fee) : null;
  if (isSame(before, body.terms) && !fee?.isPlaceholder) throw unchanged();
  return before;
}

const unchanged = () => refuse(409, "CONFLICT", "It is like this already.");
