// Asks for a referral with the current CV and score; holds a credit if the request is sent.
import { type AskedReferral, askReferral as endpoint } from "../../../contract/referrals/wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import { holdCredit } from "../../ledger/index.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { endsOf } from "./rules.ts";
import { saveRequest } from "./save-request.ts";
import { type Weighed, weighRequest } from "./weigh-request.ts";

/** Refuses and answers as contract/referrals/wire.ts says. Results of `outcomeOf` are answers, not refusals. */
export async function askReferral(
  input: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<AskedReferral> {
  const { caller } = call;
  return once(endpoint, input, call, deps, async (tx) => {
    // Load and decide: serialise one person's requests, so that their credits and daily tries are counted correctly.
    await holdAccount(tx, caller.accountId);
    await takeTurn(tx, caller.accountId);
    const weighed = await weighRequest(tx, caller, input.body, deps);
    const { type, match, feedback, activeId } = weighed;

    // Save and announce
    const note = input.body.note || null;
    if (type === "RequestAccepted") return send(tx, caller, weighed, note, deps);
    if (type === "RequestRejected")
      return { type, match, feedback, requestId: await keepRejected(tx, caller, weighed, note) };
    return { type, match: null, feedback: null, requestId: type === "AlreadyRequested" ? activeId : null };
  });
}

const takeTurn = (tx: Writer, accountId: string) =>
  tx.query({ name: "turn of a referral request", text: "select pg_advisory_xact_lock(hashtextextended($1, 0))" }, [
    `referral requests of ${accountId}`,
  ]);

/** The ledger may still refuse here: a person who had an account before gets no free credits again. */
async function send(
  tx: Writer,
  caller: Caller,
  weighed: Weighed,
  note: string | null,
  deps: Deps,
): Promise<AskedReferral> {
  const { accountId, email, name } = caller;
  const { job, match, now } = weighed;
  if (!match) throw new Error("A request is sent with its match.");
  const id = newId(now);
  const { expiresAt, heldUntil } = endsOf(now);
  const { company, jobTitle } = job;
  const memo = { company: company.name, job: jobTitle };
  const isHeld = await holdCredit(
    tx,
    { owner: { accountId, email }, subjectId: id, expiresAt: heldUntil, memo },
    { vault: deps.vault, now },
  );
  if (!isHeld) return { type: "zeroReferral", match: null, feedback: null, requestId: null };
  await saveRequest(tx, { ...weighed, match, id, accountId, note, status: "OPEN", expiresAt });
  const facts = { requestId: id, jobTitle, companyId: company.id, companyName: company.name };
  const candidate = { accountId, email, name };
  await deps.announce(tx, { kind: "referral.sent", ...facts, candidate, score: match.matchingScore });
  return { type: "RequestAccepted", requestId: id, match, feedback: null };
}

/** Stored for its feedback and to count the day's tries. */
async function keepRejected(tx: Writer, { accountId }: Caller, weighed: Weighed, note: string | null): Promise<string> {
  const { match, now } = weighed;
  if (!match) throw new Error("What is rejected was compared.");
  const id = newId(now);
  await saveRequest(tx, { ...weighed, match, id, accountId, note, status: "NOT_ALIGNED", expiresAt: now });
  return id;
}
