// Tells other capabilities who is a referee, where, and whether they are active.
import type { RefereeStatus } from "../../../contract/referrals/rules.ts";
import type { Deps, Operation } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { readCompanyOf } from "../../recruiting/index.ts";
import { findReferee, presentReferee } from "./store.ts";

type RefereeFacts = {
  accountId: string;
  companyId: string;
  companyName: string;
  title: string;
  /** The first of a month, such as 2021-04-01. */
  since: string;
  status: RefereeStatus;
  /** Verified, not paused, not suspended, and no member of a company's hiring team. */
  isActive: boolean;
};

/** SQL condition: hires for a company, or is suspended, and so answers no requests. */
export const isAway = (
  alias: string,
) => `(exists (select from company_member m where m.account_id = ${alias}.account_id)
  or exists (select from account_suspension x where x.account_id = ${alias}.account_id and x.lifted_at is null))`;

/** SQL condition: referee `alias` is active at `now` (a placeholder). */
export const isActiveReferee = (alias: string, now: string): string =>
  `(${alias}.status = 'VERIFIED' and ${alias}.verified_until > ${now}::timestamptz and ${alias}.paused_at is null
    and not ${isAway(alias)})`;

/** Null if never a referee. An expired verification counts until the next round, at most a minute. */
export async function readReferee(reader: Reader, accountId: string): Promise<RefereeFacts | null> {
  const [referee] = await reader.query<RefereeFacts>(
    `select f.account_id as "accountId", f.company_id as "companyId", c.name as "companyName", f.title,
       to_char(f.since, 'YYYY-MM-DD') as since, f.status, f.status = 'VERIFIED' and f.paused_at is null and not ${isAway("f")} as "isActive"
     from referee f join company c on c.id = f.company_id where f.account_id = $1`,
    [accountId],
    "referee for others",
  );
  return referee ?? null;
}

/** The accounts of a company's active referees except `except`, to notify of a new request. */
export async function refereesToTell(reader: Reader, companyId: string, except: string): Promise<string[]> {
  const referees = await reader.query<{ id: string }>(
    `select account_id as id from referee f where company_id = $1 and status = 'VERIFIED' and paused_at is null
     and account_id <> $2 and not ${isAway("f")}`,
    [companyId, except],
    "referees to tell",
  );
  return referees.map(({ id }) => id);
}

const keptSeconds = 30;

/** Counts a company's active referees; cached, because every visitor of its page asks. */
export async function countReferees(
  { db, clock, cache }: Pick<Deps, "db" | "clock" | "cache">,
  companyId: string,
): Promise<number> {
  const { count } = await cache.through(`referees of ${companyId}`, keptSeconds, async () => {
    const [row] = await db.replica.query<{ count: number }>(
      `select count(*)::int as count from referee f where f.company_id = $1 and ${isActiveReferee("f", "$2")}`,
      [companyId, clock()],
      "referees of a company counted",
    );
    return { count: row?.count ?? 0 };
  });
  return count;
}

/** Reads the caller's referee status. */
export const getReferee: Operation<"getReferee"> = async (_input, { caller }, { db, clock }) => {
  const row = caller.userType === "General_User" ? await findReferee(db, caller.accountId) : null;
  return { referee: row && presentReferee(row, clock()) };
};

/** The statuses of referees who ask for no referral to their own company. */
export const OWN_COMPANY_STATUSES = "('PENDING', 'REVIEW', 'VERIFIED', 'EXPIRED')";

/** As its referee, verified or pending, or as a member who hires for it. */
export async function isOwnCompany(reader: Reader, accountId: string, companyId: string): Promise<boolean> {
  const [referee] = await reader.query(
    `select from referee where account_id = $1 and company_id = $2 and status in ${OWN_COMPANY_STATUSES}`,
    [accountId, companyId],
    "referee of a company",
  );
  return referee !== undefined || (await readCompanyOf(reader, accountId))?.id === companyId;
}
