// Announces, once a week from Monday 08:00 in India, five new jobs of the "For you" list to each person.
import type { JobCard } from "../../../contract/jobs/wire.ts";
import type { Said } from "../../../contract/said.ts";
import { readWorkProfile } from "../../candidates/index.ts";
import type { DataKeeper } from "../../data-keeper.ts";
import type { Deps } from "../../deps.ts";
import { findSuited, readTerms, saysAnything } from "../../jobs/suited/index.ts";
import { inGroups, readDoings } from "./list-for-you.ts";
import { inEnglish, reasonsFor } from "./reasons.ts";
import { subjectOf } from "./subject-of.ts";

const MOST = 5;
/** How many reasons are given for a job. */
const MOST_REASONS = 2;
/** Fewer new jobs are not worth a mail. */
const LEAST = 3;
/** How many people are read at once. */
const TOGETHER = 100;

const DAY_MS = 86_400_000;
/** The first Monday 08:00 in India of 1970, in UTC. */
const FIRST_MONDAY_MS = Date.UTC(1970, 0, 5, 2, 30);

/** The newest week that is due: its Monday as 2026-11-23, and when it began. */
export function weekDue(now: Date): { week: string; since: Date } {
  const weeks = Math.floor((now.getTime() - FIRST_MONDAY_MS) / (7 * DAY_MS));
  const since = new Date(FIRST_MONDAY_MS + weeks * 7 * DAY_MS);
  return { week: since.toISOString().slice(0, 10), since };
}

type Telling = Pick<Deps, "db" | "clock" | "announce">;
type Person = { accountId: string; email: string; name: string };
type Suggested = {
  jobId: string;
  jobTitle: string;
  companyName: string;
  city: string | null;
  why: string;
  says: readonly Said[];
};

/**
 * Writes each person's week, jobs and announcement in one transaction: an interrupted round continues in the next, and
 * two rounds announce once. Resolves to the number of mails; rejects at the end with all failures.
 */
export async function tellWeeklyJobs(deps: Telling): Promise<number> {
  const due = weekDue(deps.clock());
  const failures: unknown[] = [];
  let announced = 0;
  for (let after: string | null = null, goOn = true; goOn; ) {
    const people: Person[] = await readDue(deps, due, after);
    for (const person of people) {
      try {
        if (await tellPerson(person, due.week, deps)) announced += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    after = people.at(-1)?.accountId ?? null;
    goOn = people.length === TOGETHER;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} weekly lists of jobs failed`);
  return announced;
}

/** People who look for a job and have not ended these mails, by id. A new account begins with its next week. */
function readDue({ db }: Telling, { week, since }: ReturnType<typeof weekDue>, after: string | null) {
  return db.query<Person>(
    `select a.id as "accountId", a.email, a.name from candidate_profile c join account a on a.id = c.account_id
     where a.disabled_at is null and a.groups = '{}' and a.created_at < $2 and ($3::uuid is null or a.id > $3)
       and not exists (select 1 from weekly_jobs w where w.account_id = a.id and w.week >= $1)
       and not exists (select 1 from notification_preference p
         where p.account_id = a.id and p.kind = 'jobs-for-you' and p.email = 'OFF' and not p.in_app)
     order by a.id limit ${TOGETHER}`,
    [week, since, after],
  );
}

async function tellPerson(person: Person, week: string, { db, clock, announce }: Telling): Promise<boolean> {
  const jobs = await suggestedTo(person.accountId, { db, clock });
  return db.transaction(async (tx) => {
    const [stands] = await tx.query("select 1 from account where id = $1 and disabled_at is null for key share", [
      person.accountId,
    ]);
    if (!stands) return false;
    const [mine] = await tx.query(
      `insert into weekly_jobs (account_id, week) values ($1, $2)
       on conflict (account_id) do update set week = excluded.week where weekly_jobs.week < excluded.week returning 1`,
      [person.accountId, week],
    );
    // Another process was first.
    if (!mine || jobs.length < LEAST) return false;
    await tx.query(
      "insert into mailed_job (account_id, job_id, mailed_at) select $1, id, $3 from unnest($2::uuid[]) id on conflict do nothing",
      [person.accountId, jobs.map(({ jobId }) => jobId), clock()],
    );
    await announce(tx, { kind: "jobs-for-you.gathered", to: person, week, jobs });
    return true;
  });
}

/** The first of the "For you" list that were neither mailed nor opened. */
async function suggestedTo(accountId: string, { db, clock }: Pick<Telling, "db" | "clock">): Promise<Suggested[]> {
  const [profile, doings, terms, known] = await Promise.all([
    readWorkProfile(db, accountId),
    readDoings(db, accountId),
    readTerms(db.replica),
    db.query<{ id: string }>(
      `select job_id as id from mailed_job where account_id = $1 union select job_id from seen_job where account_id = $1`,
      [accountId],
    ),
  ]);
  const subject = subjectOf(profile, doings.liked);
  if (!saysAnything(subject)) return [];
  const knownIds = new Set(known.map(({ id }) => id));
  const { rows } = await findSuited(db.replica, {
    subject,
    terms,
    isLeftOut: (job) => doings.isDone(job) || knownIds.has(job.id),
    from: null,
    size: MOST,
    now: clock(),
  });
  return inGroups(rows, profile).map(({ read, job }) => present(read, reasonsFor({ subject, terms, card: read, job })));
}

const present = ({ id, jobTitle, companyName, location }: JobCard, reasons: readonly Said[]): Suggested => ({
  jobId: id,
  jobTitle,
  companyName,
  city: location.city,
  why: inEnglish(reasons.slice(0, MOST_REASONS)).join(" "),
  says: reasons.slice(0, MOST_REASONS),
});

/** So that the weekly mail names no job twice. */
const MERGE = [
  `update mailed_job a set account_id = $2 where account_id = $1
     and not exists (select from mailed_job b where b.account_id = $2 and b.job_id = a.job_id)`,
] as const;

export const weeklyJobsKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const mailedJobs = await reader.query(
      `select j.job_title as "jobTitle", c.name as "companyName", m.mailed_at as "mailedAt"
       from mailed_job m join job j on j.id = m.job_id join company c on c.id = j.company_id
       where m.account_id = $1 order by m.mailed_at, m.job_id`,
      [accountId],
    );
    return { mailedJobs };
  },
  async merge(tx, { fromId, into }) {
    for (const statement of MERGE) await tx.query(statement, [fromId, into.accountId]);
  },
  async erase(tx, { accountId }) {
    await tx.query("delete from mailed_job where account_id = $1", [accountId]);
    await tx.query("delete from weekly_jobs where account_id = $1", [accountId]);
  },
};
