// Disputes over referrals: an admin reads them and decides.
import type { Consent } from "../../../contract/consents/wire.ts";
import { DISPUTES_PATH, jobPath } from "../../../contract/paths.ts";
import type { ReferralDispute } from "../../../contract/referrals/wire.ts";
import { recordAct } from "../../audit/index.ts";
import { askOrConsent, readConsents } from "../../consents/index.ts";
import type { Operation, TimedTeller } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import { openPage, type TimePosition } from "../../platform/cursor.ts";
import type { Reader, Values, Writer } from "../../platform/db.ts";
import { conflict } from "../../platform/refusal.ts";
import { factsOf } from "../back-to-pool.ts";
import { type LockedRequest, lockRequest, moveRequest, noRequest } from "../transition.ts";
import { settleReferral } from "./request-changes.ts";

type Row = Omit<ReferralDispute, "jobPath" | "referredAt" | "disputedAt" | "timeline" | "decision" | "asked"> & {
  jobId: string | null;
  timeline: {
    id: string;
    kind: ReferralDispute["timeline"][number]["kind"];
    by: ReferralDispute["timeline"][number]["by"];
    at: string;
  }[];
  decisionNote: string | null;
  decidedBy: string | null;
  updatedAt: Date;
};

/** Disputes are ordered by the time of their last change. */
type PlacedDispute = { dispute: ReferralDispute; position: TimePosition };

/** `rest` filters and orders; there the request is `r`. Reads only requests that were disputed. */
async function readDisputes(reader: Reader, callerId: string, rest: string, values: Values): Promise<PlacedDispute[]> {
  const rows = await reader.query<Row>(
    `select r.id as "requestId", r.status, c.name as "companyName", r.job_id as "jobId", r.job_title as "jobTitle",
       r.job_url as "jobUrl", p.name as candidate, r.score as "matchingScore", r.reference, r.proof_key is not null as "hasProof",
       case when h.id is not null then json_build_object('name', h.name, 'title', coalesce(f.title, '')) end as referee,
       r.dispute_reason as reason, r.dispute_text as text, r.decision_note as "decisionNote", d.name as "decidedBy", r.updated_at as "updatedAt",
       coalesce((select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'by', e.by, 'at', e.at) order by e.at, e.id)
          from referral_event e where e.request_id = r.id), '[]') as timeline
     from referral_request r join company c on c.id = r.company_id join account p on p.id = r.candidate_id
       left join account h on h.id = r.referee_id left join referee f on f.account_id = h.id and f.company_id = r.company_id
       left join account d on d.id = r.decided_by
     where r.dispute_reason is not null ${rest}
     /* status as typed: only what was said to be referred is disputed */`,
    values,
  );
  const ids = rows.map(({ requestId }) => requestId);
  const asked = await readConsents<Verdict>(reader, ACT, ids, callerId);
  return rows.map((row) => ({
    dispute: { ...presentDispute(row), asked: shown(asked.get(row.requestId)) },
    position: { at: row.updatedAt, id: row.requestId },
  }));
}

/** A decision as the second admin has to say it again. */
type Verdict = Pick<NonNullable<ReferralDispute["asked"]>, "decision" | "note">;
const ACT = "referral-dispute.decided";

const shown = (asked: (Consent & { terms: Verdict }) | undefined): ReferralDispute["asked"] => {
  if (!asked) return null;
  const { terms, ...consent } = asked;
  return { ...consent, ...terms };
};

function presentDispute({ jobId, decisionNote, decidedBy, updatedAt: _, ...row }: Row): Omit<ReferralDispute, "asked"> {
  const timeline = row.timeline.map(({ at, ...event }) => ({ ...event, at: new Date(at).toISOString() }));
  const momentOf = (kind: string) => timeline.findLast((event) => event.kind === kind)?.at ?? null;
  const decidedAt = momentOf(row.status);
  return {
    ...row,
    jobPath: jobId === null ? null : jobPath({ id: jobId, companyName: row.companyName }),
    referredAt: momentOf("REFERRED"),
    disputedAt: momentOf("DISPUTED") ?? "",
    timeline,
    decision: decisionNote !== null && decidedAt !== null ? { note: decisionNote, by: decidedBy, at: decidedAt } : null,
  };
}

const OPEN = `and r.status = 'DISPUTED' and ($1::timestamptz is null or (r.updated_at, r.id) > ($1, $2::uuid))
  order by r.updated_at, r.id limit $3`;
const DECIDED = `and r.decision_note is not null and ($1::timestamptz is null or (r.updated_at, r.id) < ($1, $2::uuid))
  order by r.updated_at desc, r.id desc limit $3`;

/** Open ones by default. 400 for a cursor of another list. */
export const listDisputes: Operation<"listReferralDisputes"> = async ({ query }, { caller }, { db, cursors }) => {
  const { state = "OPEN" } = query;
  const { after, limit, cut } = openPage<TimePosition>(cursors, query, { list: "referral disputes", state });
  const found = await readDisputes(db, caller.accountId, state === "OPEN" ? OPEN : DECIDED, [
    after?.at ?? null,
    after?.id ?? null,
    limit,
  ]);
  const { rows, pagination } = cut(found, ({ position }) => position);
  return { data: rows.map(({ dispute }) => dispute), pagination };
};

/** Decides when a second admin says the same. 409 if it is decided, or waits for another admin. */
export const decideDispute: Operation<"decideReferralDispute"> = async ({ params, body }, { caller }, deps) => {
  const { accountId } = caller;
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const request = await lockRequest(tx, params.requestId);
    const { id, referee, candidate } = request;
    if (request.status !== "DISPUTED") {
      const [before] = await readDisputes(tx, accountId, "and r.id = $1", [id]);
      if (!before) throw noRequest();
      throw conflict("This dispute is decided already.");
    }
    if ([candidate.accountId, referee?.accountId].includes(accountId))
      throw conflict("You are one of the two: another admin has to decide.");
    const matter = { act: ACT, subjectId: id, terms: body, what: { what: "REFERRAL" } as const, href: DISPUTES_PATH };
    if (await askOrConsent(tx, matter, caller, deps)) await carryOut(tx, request, body, accountId, deps);
    const [decidedNow] = await readDisputes(tx, accountId, "and r.id = $1", [id]);
    if (!decidedNow) throw noRequest();
    return decidedNow.dispute;
  });
};

async function carryOut(
  tx: Writer,
  request: LockedRequest,
  { decision, note }: Verdict,
  accountId: string,
  { clock, announce }: TimedTeller,
): Promise<void> {
  const now = clock();
  const { id, referee, candidate } = request;
  const decided = { to: decision, decidedBy: accountId, decisionNote: note };
  await moveRequest(tx, request, { by: "ADMIN", actorId: accountId, ...decided }, now);
  await settleReferral(tx, request, decision === "CONFIRMED", now);
  // A number that proved nothing may prove another referral.
  if (decision === "NOT_REFERRED") await tx.query("delete from used_reference where request_id = $1", [id]);
  await announce(tx, { kind: "referral.dispute-decided", ...factsOf(request), decision, note, referee });
  await recordAct(tx, {
    actorId: accountId,
    action: ACT,
    subject: { kind: "referral-request", id },
    accountId: candidate.accountId,
    before: { status: request.status },
    after: { status: decision, refereeId: referee?.accountId ?? null },
    at: now,
  });
}
