// Referees and referral requests for tests: verified referees as rows, requests sent over the API and advanced by the
// server's own steps.
import assert from "node:assert/strict";
import {
  ACT_HOURS,
  CLAIM_MINUTES,
  CONFIRM_DAYS,
  type RefereeStatus,
  type RequestStatus,
} from "../../contract/referrals/rules.ts";
import type { AskedReferral, ReferralRequestDetails } from "../../contract/referrals/wire.ts";
import { earnReview } from "../../server/ledger/index.ts";
import { hashOfAddress } from "../../server/referrals/referees/store.ts";
import { lockRequest, moveRequest } from "../../server/referrals/transition.ts";
import { type Person, type PersonFacts, signedIn } from "./accounts.ts";
import type { Answer, TestApp } from "./app.ts";
import { aSeeker, SUITED } from "./applying.ts";
import { aCompany, aJob } from "./builders.ts";
import type { CandidateFacts } from "./candidates.ts";

export type RefereeFacts = PersonFacts & {
  status?: RefereeStatus;
  title?: string;
  /** "2020-01-01" */
  since?: string;
  workEmail?: string;
  isPaused?: boolean;
  weeklyCap?: number;
  verifiedUntil?: Date;
};

/** A signed-in referee of this company; verified and not paused by default. */
export async function aReferee(app: TestApp, companyId: string, facts: RefereeFacts = {}): Promise<Person> {
  const {
    status = "VERIFIED",
    title = "Staff Engineer",
    since = "2020-01-01",
    isPaused = false,
    weeklyCap = 50,
  } = facts;
  const person = await signedIn(app, facts);
  const now = app.deps.clock();
  const workEmail = facts.workEmail ?? `${person.accountId.slice(-12)}@works.example`;
  const until = facts.verifiedUntil ?? new Date(now.getTime() + 180 * 86_400_000);
  await app.db.query(
    `insert into referee (account_id, company_id, status, title, since, work_email, work_email_hash, work_domain, verified_at,
       verified_until, paused_at, weekly_cap, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $9, $9)`,
    [
      person.accountId,
      companyId,
      status,
      title,
      since,
      app.deps.vault.seal("work address", workEmail),
      hashOfAddress(app.deps.vault, workEmail),
      workEmail.split("@")[1],
      now,
      until,
      isPaused ? now : null,
      weeklyCap,
    ],
  );
  return person;
}

export const ask = (person: Person, body: object, key?: string): Promise<Answer<AskedReferral>> =>
  person.send<AskedReferral>(
    "POST",
    "/api/referral-request",
    body,
    key === undefined ? {} : { "idempotency-key": key },
  );

/** A person's credits in the books, by kind of account; {} before the accounts are open. */
export async function creditsOf({ db }: Pick<TestApp, "db">, { accountId }: Pick<Person, "accountId">) {
  const rows = await db.query<{ kind: string; balance: number }>(
    "select kind, balance::int as balance from ledger_account where owner_id = $1 and unit = 'CREDIT' order by kind",
    [accountId],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
}

/** A person's earnings by kind; in paise. */
export const earningsOf = ({ db }: Pick<TestApp, "db">, { accountId }: Pick<Person, "accountId">) =>
  db.query<{ kind: string; state: string; amount: number }>(
    "select kind, state, amount::int as amount from ledger_earning where owner_id = $1 order by kind",
    [accountId],
  );

/** The kinds of the facts about a request, oldest first. */
export const factsAbout = ({ facts }: Pick<TestApp, "facts">, requestId: string): string[] =>
  facts.filter((fact) => "requestId" in fact && fact.requestId === requestId).map(({ kind }) => kind);

/** A candidate's action on a request: withdraw, confirm or dispute. */
export const act = (person: Person, requestId: string, verb: string, body: object = {}) =>
  person.send<ReferralRequestDetails>("POST", `/api/referral-request/${requestId}/${verb}`, body);

export const sentRequest = async (person: Person, requestId: string): Promise<ReferralRequestDetails> => {
  const answer = await person.send<ReferralRequestDetails>("GET", `/api/referral-request/${requestId}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};

export type RequestWishes = {
  companyId?: string;
  /** A job of that company; a fitting one by default. */
  jobId?: string;
  candidate?: Person;
  /** The profile of a new candidate. */
  profile?: CandidateFacts;
  note?: string;
  /** OPEN by default; in the others, `referee` holds the request. */
  status?: Extract<RequestStatus, "OPEN" | "CLAIMED" | "ACCEPTED" | "REFERRED">;
  /** A new referee of the company by default. */
  referee?: Person;
};

export type ARequest = {
  requestId: string;
  companyId: string;
  jobId: string;
  candidate: Person;
  referee: Person | null;
};

/** A sent request; makes its candidate and its company's job by default. */
export async function aRequest(app: TestApp, wishes: RequestWishes = {}): Promise<ARequest> {
  const { status = "OPEN", note } = wishes;
  const companyId = wishes.companyId ?? (await aCompany(app.db)).id;
  const jobId = wishes.jobId ?? (await aJob(app.db, { companyId, ...SUITED })).id;
  const candidate = wishes.candidate ?? (await aSeeker(app, wishes.profile));
  const answer = await ask(candidate, { companyId, jobId, ...(note !== undefined && { note }) });
  assert.equal(answer.body.type, "RequestAccepted", answer.text);
  const requestId = answer.body.requestId ?? "";
  if (status === "OPEN") return { requestId, companyId, jobId, candidate, referee: null };
  const referee = wishes.referee ?? (await aReferee(app, companyId));
  await putInHands(app, requestId, referee, status);
  return { requestId, companyId, jobId, candidate, referee };
}

const WAY = ["CLAIMED", "ACCEPTED", "REFERRED"] as const;
const MINUTES = { CLAIMED: CLAIM_MINUTES, ACCEPTED: ACT_HOURS * 60, REFERRED: CONFIRM_DAYS * 1_440 };

/** Advances an open request to `status` with `referee`, including the fee for a referral. */
export async function putInHands(
  app: TestApp,
  requestId: string,
  referee: Person,
  status: (typeof WAY)[number],
): Promise<void> {
  await app.db.transaction(async (tx) => {
    let request = await lockRequest(tx, requestId);
    const now = app.deps.clock();
    for (const to of WAY.slice(0, WAY.indexOf(status) + 1)) {
      const dueAt = new Date(now.getTime() + MINUTES[to] * 60_000);
      const proof = to === "REFERRED" ? { reference: `REF-${requestId}` } : {};
      const who = { by: "REFEREE", actorId: referee.accountId, refereeId: referee.accountId } as const;
      request = await moveRequest(tx, request, { ...who, to, dueAt, ...proof }, now);
    }
    if (status !== "REFERRED") return;
    await tx.query(
      `insert into referral_answer (request_id, referee_id, kind, claimed_at, at) values ($1, $2, 'REFERRED', $3, $3)`,
      [requestId, referee.accountId, now],
    );
    const earner = { accountId: referee.accountId, email: referee.email };
    await earnReview(tx, { kind: "REFERRAL", subjectId: requestId, earner, memo: {} }, { vault: app.deps.vault, now });
  });
}
