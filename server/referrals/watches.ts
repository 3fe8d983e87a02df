// People who want to hear when the first verified employee of a company refers: their watches, and the one notice of each.
import { type DataKeeper, mergeBy } from "../data-keeper.ts";
import type { Operation, TellingDeps } from "../deps.ts";
import type { Concerned } from "../facts.ts";
import { holdAccount } from "../identity/index.ts";
import { idOrNull, isUuid } from "../platform/ids.ts";
import { conflict, notFound, refuse } from "../platform/refusal.ts";
import { isActiveReferee, OWN_COMPANY_STATUSES } from "./referees/read-referee.ts";

/** Enough for a search of work, and too few to watch the whole list. */
export const MAX_WATCHES = 100;

const noCompany = () => notFound("There is no such company.");

/** A repeated call changes nothing. 409 when someone refers there already, or with too many watches. */
export const watchReferrals: Operation<"watchReferrals"> = async ({ params }, { caller }, { db, clock }) => {
  if (caller.userType !== "General_User")
    throw refuse(
      409,
      "NOT_A_CANDIDATE",
      "Only candidates ask for referrals. Please log in with a candidate's account.",
    );
  const { companyId } = params;
  if (!isUuid(companyId)) throw noCompany();
  const { accountId } = caller;
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    // One at a time for each person, because their watches are counted.
    await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`watches of ${accountId}`]);
    const [company] = await tx.query<{ isAnswering: boolean; isWatched: boolean; watches: number }>(
      `select exists (select from referee r where r.company_id = c.id and ${isActiveReferee("r", "$3")}) as "isAnswering",
         exists (select from referral_watch w where w.account_id = $2 and w.company_id = c.id) as "isWatched",
         (select count(*)::int from referral_watch w where w.account_id = $2) as watches
       from company c where c.id = $1 and c.is_listed`,
      [companyId, accountId, clock()],
    );
    if (!company) throw noCompany();
    if (company.isWatched) return { companyId };
    if (company.isAnswering) throw conflict("Someone refers there already. You can ask for a referral now.");
    if (company.watches >= MAX_WATCHES)
      throw refuse(409, "LIMIT_REACHED", `You watch ${MAX_WATCHES} companies already. Please stop watching one first.`);
    await tx.query(
      "insert into referral_watch (account_id, company_id, created_at) values ($1, $2, $3) on conflict do nothing",
      [accountId, companyId, clock()],
    );
    return { companyId };
  });
};

/** A repeated call changes nothing. */
export const unwatchReferrals: Operation<"unwatchReferrals"> = async ({ params }, { caller }, { db }) => {
  await db.transaction((tx) =>
    tx.query("delete from referral_watch where account_id = $1 and company_id = $2", [
      caller.accountId,
      idOrNull(params.companyId),
    ]),
  );
  return {};
};

/** Newest first. */
export const listReferralWatches: Operation<"listReferralWatches"> = async (_input, { caller }, { db }) => {
  const rows = await db.query<{ companyId: string; companyName: string; at: Date }>(
    `select w.company_id as "companyId", c.name as "companyName", w.created_at as at
     from referral_watch w join company c on c.id = w.company_id where w.account_id = $1 order by w.created_at desc, c.id`,
    [caller.accountId],
    "companies watched for referees",
  );
  return { data: rows.map(({ at, ...row }) => ({ ...row, since: at.toISOString() })) };
};

/** The most watchers in one round: a popular company's mails go out over several minutes. */
const mostInRound = 200;

/**
 * Ends the watches of companies where someone refers now, and announces each: one notice per watch, also with several
 * processes. A watcher who became a referee there keeps the watch, because they may not ask there. Resolves to their number.
 */
export async function tellWatchers({ db, clock, announce }: TellingDeps): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx.query<Concerned & { companyId: string; companyName: string }>(
      `with due as (
         select w.account_id, w.company_id from referral_watch w
         where exists (select from referee r where r.company_id = w.company_id and ${isActiveReferee("r", "$1")})
           and not exists (select from referee own where own.account_id = w.account_id and own.company_id = w.company_id
             and own.status in ${OWN_COMPANY_STATUSES})
         order by w.created_at limit ${mostInRound} for update of w skip locked),
       ended as (
         delete from referral_watch w using due where w.account_id = due.account_id and w.company_id = due.company_id
         returning w.account_id, w.company_id)
       select a.id as "accountId", a.email, a.name, c.id as "companyId", c.name as "companyName"
       from ended e join account a on a.id = e.account_id join company c on c.id = e.company_id`,
      [clock()],
    );
    for (const { companyId, companyName, ...to } of due)
      await announce(tx, { kind: "referral.possible", to, companyId, companyName, at: clock().toISOString() });
    return due.length;
  });
}

const MERGE = [
  `update referral_watch a set account_id = $2 where account_id = $1
     and not exists (select from referral_watch b where b.account_id = $2 and b.company_id = a.company_id)`,
] as const;

/** Exports and erases a person's watches. */
export const watchKeeper: DataKeeper = {
  collect: async (reader, { accountId }) => ({
    referralWatches: await reader.query<{ companyName: string; createdAt: Date }>(
      `select c.name as "companyName", w.created_at as "createdAt"
       from referral_watch w join company c on c.id = w.company_id where w.account_id = $1 order by w.created_at`,
      [accountId],
    ),
  }),
  merge: mergeBy(MERGE),
  async erase(tx, { accountId }) {
    await tx.query("delete from referral_watch where account_id = $1", [accountId]);
  },
};
