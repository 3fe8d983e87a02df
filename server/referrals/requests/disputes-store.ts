// Reads disputes for admins: both sides' statements and the timeline.

import { jobPath } from "../../../contract/paths.ts";
import type { ReferralDispute } from "../../../contract/referrals/wire.ts";
import type { Reader } from "../../platform/db.ts";

type Row = Omit<ReferralDispute, "jobPath" | "referredAt" | "disputedAt" | "timeline" | "decision"> & {
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

/** Disputes are ordered by `at`, the ISO time of their last change. */
export type Position = { at: string; id: string };
export type PlacedDispute = { dispute: ReferralDispute; position: Position };

/** `rest` filters and orders; there the request is `r`. Reads only requests that were disputed. */
export async function readDisputes(reader: Reader, rest: string, values: readonly unknown[]): Promise<PlacedDispute[]> {
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
  return rows.map((row) => ({
    dispute: presentDispute(row),
    position: { at: row.updatedAt.toISOString(), id: row.requestId },
  }));
}

function presentDispute({ jobId, decisionNote, decidedBy, updatedAt: _, ...row }: Row): ReferralDispute {
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
