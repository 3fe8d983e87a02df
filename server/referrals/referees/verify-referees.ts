// Referees whom an admin has to verify: list and decision.
import type { RefereeToVerify } from "../../../contract/referrals/referees-wire.ts";
import { recordAct } from "../../audit/index.ts";
import type { Deps, Operation, PublicOperation, Teller } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import { openPage, type TimePosition } from "../../platform/cursor.ts";
import { containing, type Reader, type Values, type Writer } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Caller } from "../../platform/mount.ts";
import { conflict, notFound } from "../../platform/refusal.ts";
import { returnRequests } from "./referee-changes.ts";
import { mayDecide, statusNow, verifiedUntil } from "./rules.ts";
import { factsOf, lockReferee, type RefereeRow, refereeColumns, refereeTables } from "./store.ts";

type ToVerifyRow = RefereeRow & { decidedByName: string | null };

/** `rest` filters and orders; there the referee is `f` and the company `c`. */
const readToVerify = (reader: Reader, name: string, rest: string, values: Values): Promise<ToVerifyRow[]> =>
  reader.query<ToVerifyRow>(
    `select ${refereeColumns}, d.name as "decidedByName" from ${refereeTables} left join account d on d.id = f.decided_by ${rest}`,
    values,
    name,
  );

const presentToVerify = (row: ToVerifyRow, now: Date): RefereeToVerify => ({
  accountId: row.accountId,
  name: row.name,
  companyId: row.companyId,
  companyName: row.companyName,
  companyWebsite: row.companyWebsite,
  addedDomains: row.addedDomains,
  status: statusNow(row, now),
  title: row.title,
  since: row.since.slice(0, 7),
  workDomain: row.workDomain,
  evidence: row.evidence,
  updatedAt: row.updatedAt.toISOString(),
  verifiedUntil: row.verifiedUntil?.toISOString() ?? null,
  decidedBy: row.decidedByName,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decisionReason: row.decisionReason,
});

/** 400 for cursors of other queries. */
export const listRefereesToVerify: PublicOperation<"listRefereesToVerify"> = async ({ query }, deps) => {
  const { db, clock, cursors } = deps;
  const { status = "REVIEW", searchText } = query;
  const { after, limit, cut } = openPage<TimePosition>(cursors, query, { list: "referees", status, searchText });
  const [found, [counted]] = await Promise.all([
    readToVerify(
      db,
      "referees to verify",
      `where f.status = $1 and ($2::text is null or c.name ilike $2)
         and ($3::timestamptz is null or (f.updated_at, f.account_id) > ($3, $4::uuid))
       order by f.updated_at, f.account_id limit $5`,
      [status, searchText ? containing(searchText) : null, after?.at ?? null, after?.id ?? null, limit],
    ),
    db.query<{ waiting: number }>("select count(*)::int as waiting from referee where status = 'REVIEW'"),
  ]);
  const { rows, pagination } = cut(found, ({ updatedAt, accountId }) => ({ at: updatedAt, id: accountId }));
  const now = clock();
  return { data: rows.map((row) => presentToVerify(row, now)), pagination, waiting: counted?.waiting ?? 0 };
};

/** Refuses as contract/referrals/referees-wire.ts says. Returns the held requests of a verified referee who is refused. */
export const decideReferee: Operation<"decideReferee"> = async ({ params, body }, { caller }, deps) => {
  const { accountId } = params;
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const row = isUuid(accountId) ? await lockReferee(tx, accountId) : null;
    if (!row) throw notFound("There is no such referee.");
    if (row.accountId === caller.accountId) throw conflict("Admins cannot decide about themselves.");
    if (!mayDecide(row.status, body.decision)) throw conflict("There is nothing to decide about this person any more.");
    const now = deps.clock();
    if (body.decision === "VERIFY") await verify(tx, row, caller, deps, now);
    else await refuseReferee(tx, row, { adminId: caller.accountId, reason: body.reason ?? "" }, deps, now);
    const addsDomain = body.decision === "VERIFY" && body.addDomain === true;
    if (addsDomain) await addDomain(tx, row, caller.accountId, now);
    const isVerified = body.decision === "VERIFY";
    await recordAct(tx, {
      actorId: caller.accountId,
      action: isVerified ? "referee.verified-by-hand" : "referee.refused",
      subject: { kind: "company", id: row.companyId },
      accountId: row.accountId,
      before: { status: row.status },
      after: { status: isVerified ? "VERIFIED" : "REFUSED", addedDomain: addsDomain ? row.workDomain : null },
      at: now,
    });
    const [decided] = await readToVerify(tx, "a decided referee", "where f.account_id = $1", [row.accountId]);
    return presentToVerify(decided as ToVerifyRow, now);
  });
};

/** Clears an earlier refusal. */
async function verify(tx: Writer, row: RefereeRow, admin: Caller, { announce }: Deps, now: Date): Promise<void> {
  const until = verifiedUntil(now);
  await tx.query(
    `update referee set status = 'VERIFIED', verified_at = $2, verified_until = $3, decided_by = $4, decided_at = $2,
       decision_reason = null, reminded_at = null, updated_at = $2 where account_id = $1`,
    [row.accountId, now, until, admin.accountId],
  );
  await announce(tx, { kind: "referee.verified", ...factsOf(row), until: until.toISOString(), isAgain: false });
}

/** `adminId` is null for a round. */
export async function refuseReferee(
  tx: Writer,
  row: RefereeRow,
  { adminId, reason }: { adminId: string | null; reason: string },
  { announce }: Teller,
  now: Date,
): Promise<void> {
  await returnRequests(
    tx,
    row.accountId,
    { by: adminId === null ? "SYSTEM" : "ADMIN", actorId: adminId },
    { announce },
    now,
  );
  await tx.query(
    `update referee set status = 'REFUSED', verified_at = null, verified_until = null, code_hash = null, decided_by = $2,
       decided_at = $3, decision_reason = $4, updated_at = $3 where account_id = $1`,
    [row.accountId, adminId, now, reason],
  );
  await announce(tx, { kind: "referee.refused", ...factsOf(row), reason, at: now.toISOString() });
  if (row.status !== "REVIEW")
    await announce(tx, { kind: "referee.ended", ...factsOf(row), why: "REFUSED", at: now.toISOString() });
}

async function addDomain(tx: Writer, { companyId, workDomain }: RefereeRow, by: string, now: Date): Promise<void> {
  await tx.query(
    `insert into company_mail_domain (company_id, domain, added_by, added_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [companyId, workDomain, by, now],
  );
}
