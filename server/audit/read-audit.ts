// Reads the audit log: searched by page, exported as CSV, and a person's share of it for their own export.

import type { AuditEntry, AuditFacts } from "../../contract/audit/wire.ts";
import type { DataKeeper } from "../data-keeper.ts";
import type { Operation, PublicOperation } from "../deps.ts";
import { openPage } from "../platform/cursor.ts";
import type { Reader } from "../platform/db.ts";
import { writeCsv } from "../platform/download.ts";
import { isUuid, lowestId } from "../platform/ids.ts";
import { siteSlug } from "../platform/site-name.ts";
import { recordAct } from "./record-act.ts";

/** The parts of a search; see contract/audit/wire.ts. */
type Search = Partial<Record<"actor" | "action" | "subject" | "from" | "to", string | undefined>>;
type Row = {
  id: string;
  at: Date;
  action: string;
  actorId: string | null;
  actorName: string | null;
  subjectKind: string;
  subjectId: string;
  accountId: string | null;
  accountName: string | null;
  before: AuditFacts | null;
  after: AuditFacts | null;
};

/** Newest first, below the id `before`. */
async function readAudit(reader: Reader, search: Search, before: string | null, limit: number): Promise<Row[]> {
  const { actor, action, subject, from, to } = search;
  // Planned anew each time, so that conditions of parts that are not given fall away and the others find their index.
  return reader.query<Row>(
    `select e.id, e.at, e.action, e.actor_id as "actorId", a.name as "actorName", e.subject_kind as "subjectKind",
       e.subject_id as "subjectId", e.account_id as "accountId", p.name as "accountName", e.before, e.after
     from audit_entry e left join account a on a.id = e.actor_id left join account p on p.id = e.account_id
     where ($1::uuid is null or e.id < $1)
       and ($2::text is null or e.actor_id = case when $2 ~ '@' then (select id from account where email = $2) else $3::uuid end)
       and ($4::text is null or e.action = $4 or starts_with(e.action, $4 || '.') or starts_with(e.action, $4 || '-'))
       and ($5::text is null or e.subject_id = $5
         or e.account_id = case when $5 ~ '@' then (select id from account where email = lower($5)) else $6::uuid end)
       and ($7::uuid is null or e.id >= $7) and ($8::uuid is null or e.id < $8)
     order by e.id desc limit $9
     /* before, after as typed: written by recordAct only */`,
    [
      before,
      actor?.toLowerCase() ?? null,
      actor !== undefined && isUuid(actor) ? actor : null,
      action?.toLowerCase() ?? null,
      subject ?? null,
      subject !== undefined && isUuid(subject) ? subject : null,
      from === undefined ? null : lowestId(Math.max(0, Date.parse(from))),
      to === undefined ? null : lowestId(Math.max(0, Date.parse(to))),
      limit,
    ],
  );
}

const present = ({ id, at, action, before, after, ...row }: Row): AuditEntry => ({
  ...{ id, action, before, after },
  at: at.toISOString(),
  actor: row.actorId === null ? null : { accountId: row.actorId, name: row.actorName ?? "" },
  subject: { kind: row.subjectKind, id: row.subjectId },
  person: row.accountId === null ? null : { accountId: row.accountId, name: row.accountName ?? "" },
});

/** What admins did about a thing, newest first, at most fifty. */
export const readHistory = async (reader: Reader, subject: string): Promise<AuditEntry[]> =>
  (await readAudit(reader, { subject }, null, 50)).map(present);

/** 400 for a cursor of another search. */
export const listAudit: PublicOperation<"listAudit"> = async ({ query }, { db, cursors }) => {
  const { lastKey, pageSize, ...search } = query;
  const page = openPage<string>(cursors, { lastKey, pageSize }, { list: "audit", ...search });
  const found = await readAudit(db, search, page.after, page.limit);
  const { rows, pagination } = page.cut(found, ({ id }) => id);
  return { data: rows.map(present), pagination };
};

const mostRows = 10_000;
const HEADS = [
  "When (UTC)",
  "Actor",
  "Actor's name",
  "Action",
  "Kind",
  "Id",
  "Person",
  "Person's name",
  "Before",
  "After",
];

/** The newest rows that the search finds; the export itself is recorded. */
export const exportAudit: Operation<"exportAudit"> = async ({ query }, { caller }, { db, clock }) => {
  const at = clock();
  const found = await db.transaction(async (tx) => {
    const rows = await readAudit(tx, query, null, mostRows);
    const after = { entries: rows.length };
    await recordAct(tx, {
      actorId: caller.accountId,
      action: "audit.exported",
      subject: { kind: "audit", id: "audit" },
      after,
      at,
    });
    return rows;
  });
  return {
    fileName: `${siteSlug()}-audit-${at.toISOString().slice(0, 10)}.csv`,
    csv: writeCsv([HEADS, ...found.map(rowOf)]),
  };
};

const rowOf = (row: Row): string[] => [
  row.at.toISOString(),
  row.actorId ?? "",
  row.actorName ?? "",
  row.action,
  row.subjectKind,
  row.subjectId,
  row.accountId ?? "",
  row.accountName ?? "",
  row.before === null ? "" : JSON.stringify(row.before),
  row.after === null ? "" : JSON.stringify(row.after),
];

/**
 * Exports what admins did about a person, and what the person did as an admin; what changed only of their own acts,
 * because that of others names third people and what made the admins suspicious. Nothing personal is in it, so it stays.
 */
export const auditKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const adminActs = await reader.query(
      `select at, action, subject_kind as "subjectKind", subject_id as "subjectId", actor_id is not distinct from $1 as "isOwnAct",
         case when actor_id = $1 then before end as before, case when actor_id = $1 then after end as after
       from audit_entry where account_id = $1 or actor_id = $1 order by id`,
      [accountId],
    );
    return { adminActs };
  },
  async erase() {},
};
