// Finds people for admins by name, address or id, and shows what an account is and did: never a CV or a message.

import { type CorporateUserType, roleOf } from "../../contract/identity/rules.ts";
import type { AccountMerge } from "../../contract/people/merge-wire.ts";
import type { AdminAccount, FoundAccount, Suspension } from "../../contract/people/wire.ts";
import { recordAct, recordLook } from "../audit/index.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { openPage } from "../platform/cursor.ts";
import { containing, type Reader, type Writer } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { notFound } from "../platform/refusal.ts";

type Row = Timed<Omit<FoundAccount, "userType" | "company">, "createdAt"> & {
  groups: string[];
  companyId: string | null;
  companyName: string | null;
  role: CorporateUserType | null;
};

const columns = `a.id as "accountId", a.email, a.name, a.groups, a.is_demo as "isDemo", a.created_at as "createdAt",
  case when a.sub = 'deleted-' || a.id then 'DELETED'
    when exists (select from account_suspension s where s.account_id = a.id and s.lifted_at is null) then 'SUSPENDED'
    when a.disabled_at is not null then 'CLOSED' when a.deletion_due_at is not null then 'LEAVING' else 'ACTIVE' end as state,
  m.company_id as "companyId", c.name as "companyName", m.role`;
const tables = `left join company_member m on m.account_id = a.id left join company c on c.id = m.company_id`;

const present = ({ groups, companyId, companyName, role, ...row }: Row): FoundAccount => ({
  ...isoTimes(row),
  userType: roleOf(groups).userType,
  company: companyId !== null && role !== null ? { companyId, name: companyName ?? "", role } : null,
});

/** The look is on record. 400 for a cursor of another search. */
export const listAccounts: Operation<"listAccounts"> = async ({ query: asked }, { caller }, { db, clock, cursors }) => {
  const text = asked.query?.toLowerCase();
  const page = openPage<string>(cursors, asked, { list: "accounts", text });
  const found = await findAccounts(db, text, page.after, page.limit);
  const { rows, pagination } = page.cut(found, ({ accountId }) => accountId);
  const ids = rows.map(({ accountId }) => accountId);
  await recordLook(db, { actorId: caller.accountId, of: "account", ids, at: clock() });
  return { data: rows.map(present), pagination };
};

/** Newest first, below the id `before`. A page is found before anything is joined to it. */
export async function findAccounts(
  reader: Reader,
  text: string | undefined,
  before: string | null,
  limit: number,
): Promise<Row[]> {
  const isId = text !== undefined && isUuid(text);
  // Parts of a domain are parts of very many addresses, so that one has an index of its own.
  const domain = /^@(\S+)$/.exec(text ?? "")?.[1];
  const part = isId || domain ? undefined : text;
  return reader.query<Row>(
    // Planned anew each time: a frequent part is found going back from the newest, a rare one by its index.
    `with page as materialized (
       select id from account where ($1::uuid is null or id = $1) and ($2::text is null or lower(name) like $2 or email like $2)
         and ($3::text is null or split_part(email, '@', 2) like $3)
         and ($4::uuid is null or id < $4) order by id desc limit $5)
     select ${columns} from page join account a on a.id = page.id ${tables} order by a.id desc
     /* role as typed: a check of the table */`,
    [
      isId ? text : null,
      part === undefined ? null : patternOf(part),
      domain === undefined ? null : `${literal(domain)}%`,
      before,
      limit,
    ],
  );
}

const literal = (word: string): string => containing(word)?.slice(1, -1) ?? "";

/** Words in their order, with anything in between. One or two characters are looked for at the beginning only. */
function patternOf(text: string): string {
  const joined = text.split(/\s+/).map(literal).join("%");
  return joined.length < 3 ? `${joined}%` : `%${joined}%`;
}

/** The read is on record. 404 for an unknown account. */
export const getAccount: Operation<"getAccount"> = async ({ params }, { caller }, { db, clock }) => {
  const { accountId: actorId } = caller;
  return db.transaction(async (tx) => {
    await holdAccount(tx, actorId);
    const account = isUuid(params.accountId) ? await readAccount(tx, params.accountId) : null;
    if (!account) throw notFound("There is no such account.");
    const { accountId } = account;
    const subject = { kind: "account", id: accountId };
    await recordAct(tx, { actorId, action: "account.read", subject, accountId, at: clock() });
    return { ...account, merge: await readMerge(tx, accountId, clock()), isOwn: accountId === actorId };
  });
};

type Rest = Pick<
  AdminAccount,
  "hasPassword" | "socialLinks" | "sessions" | "referee" | "did" | "holds" | "suspensions" | "mailTroubles"
> &
  Row & { deletionDueAt: Date | null; lastSignInAt: Date | null };

const count = (rest: string) => `(select count(*)::int from ${rest})`;
const balance = (kind: string) =>
  `coalesce((select balance from ledger_account l where l.owner_id = a.id and l.kind = '${kind}'), 0)::float8`;

/** Each part by an index of the person's own rows. */
const DETAIL = `select ${columns}, a.deletion_due_at as "deletionDueAt",
    exists (select from credential k where k.account_id = a.id) as "hasPassword",
    ${count("social_link l where l.account_id = a.id")} as "socialLinks",
    ${count("session s where s.account_id = a.id")} as sessions,
    (select max(e.at) from security_event e where e.account_id = a.id and e.kind = 'session.began') as "lastSignInAt",
    (select json_build_object('companyId', f.company_id, 'companyName', o.name, 'status', f.status, 'title', f.title)
      from referee f join company o on o.id = f.company_id where f.account_id = a.id) as referee,
    json_build_object(
      'applications', ${count("application p where p.account_id = a.id")},
      'referralRequests', ${count("referral_request r where r.candidate_id = a.id")},
      'openReferralRequests', ${count(
        "referral_request r where r.candidate_id = a.id and r.status in ('OPEN', 'CLAIMED', 'ACCEPTED', 'REFERRED', 'DISPUTED')",
      )},
      'referralAnswers', ${count("referral_answer r where r.referee_id = a.id")},
      'sessionsBooked', ${count("guidance_booking b where b.candidate_id = a.id and b.requested_at is not null")},
      'sessionsGiven', ${count("guidance_booking b where b.referee_id = a.id and b.requested_at is not null")},
      'jobsReported', ${count("job_report j where j.reporter_id = a.id")}) as did,
    json_build_object('credits', ${balance("CREDITS")}, 'creditsHeld', ${balance("CREDITS_HELD")},
      'earningsPending', ${balance("EARNINGS_PENDING")}, 'earningsAvailable', ${balance("EARNINGS_AVAILABLE")},
      'openPayout', ${balance("PAYOUTS_HELD")}) as holds,
    coalesce((select json_agg(json_build_object('id', s.id, 'reason', s.reason, 'at', s.suspended_at,
        'by', coalesce(b.name, ''), 'liftedAt', s.lifted_at, 'liftedBy', l.name) order by s.suspended_at desc, s.id desc)
      from account_suspension s left join account b on b.id = s.suspended_by left join account l on l.id = s.lifted_by
      where s.account_id = a.id), '[]') as suspensions,
    coalesce((select json_agg(json_build_object('reason', x.reason, 'since', x.since) order by x.reason)
      from mail_suppression x where x.address = a.email and x.lifted_at is null), '[]') as "mailTroubles"
  from account a ${tables} where a.id = $1
  /* role, did, holds, referee, suspensions, mailTroubles as typed: as built above */`;

async function readAccount(tx: Writer, accountId: string): Promise<Omit<AdminAccount, "merge" | "isOwn"> | null> {
  const [row] = await tx.query<Rest>(DETAIL, [accountId]);
  if (!row) return null;
  const { hasPassword, socialLinks, sessions, referee, did, holds } = row;
  return {
    ...present(row),
    deletionDueAt: row.deletionDueAt?.toISOString() ?? null,
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    ...{ hasPassword, socialLinks, sessions, referee, did, holds },
    suspensions: row.suspensions.map(presentSuspension),
    mailTroubles: row.mailTroubles.map(({ reason, since }) => ({ reason, since: new Date(since).toISOString() })),
  };
}

/** Times come as PostgreSQL writes them into JSON. */
const presentSuspension = ({ at, liftedAt, ...rest }: Suspension): Suspension => ({
  ...rest,
  at: new Date(at).toISOString(),
  liftedAt: liftedAt === null ? null : new Date(liftedAt).toISOString(),
});

type MergeRow = Pick<AccountMerge, "id" | "state" | "reason"> &
  Record<"askedAt" | "expiresAt", Date> &
  Record<"fromId" | "fromEmail" | "fromName" | "intoId" | "intoEmail" | "intoName", string> &
  Record<"fromAgreedAt" | "intoAgreedAt", Date | null>;

/** The newest one, whichever of the two accounts it is. */
async function readMerge(tx: Writer, accountId: string, now: Date): Promise<AccountMerge | null> {
  const [row] = await tx.query<MergeRow>(
    `select m.id, case when m.state = 'ASKED' and m.expires_at <= $2 then 'EXPIRED' else m.state end as state, m.reason,
       m.asked_at as "askedAt", m.expires_at as "expiresAt", m.from_id as "fromId", m.from_email as "fromEmail",
       m.from_name as "fromName", m.from_agreed_at as "fromAgreedAt", m.into_id as "intoId", i.email as "intoEmail",
       i.name as "intoName", m.into_agreed_at as "intoAgreedAt"
     from account_merge m join account i on i.id = m.into_id where m.from_id = $1 or m.into_id = $1
     order by m.id desc limit 1 /* state as typed: a check of the table */`,
    [accountId, now],
  );
  if (!row) return null;
  const { id, state, reason, fromAgreedAt, intoAgreedAt } = row;
  const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...{ id, state, reason, askedAt: row.askedAt.toISOString(), expiresAt: row.expiresAt.toISOString() },
    from: { accountId: row.fromId, email: row.fromEmail, name: row.fromName, agreedAt: isoOrNull(fromAgreedAt) },
    into: { accountId: row.intoId, email: row.intoEmail, name: row.intoName, agreedAt: isoOrNull(intoAgreedAt) },
  };
}
