// A newcomer's first steps: read from what the account has, and the few things that only the person can say.
import type { OnboardingNote } from "../../contract/candidates/onboarding-wire.ts";
import type { Deps, Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Reader } from "../platform/db.ts";
import type { Caller } from "../platform/mount.ts";
import { forbidden } from "../platform/refusal.ts";
import { NO_ONBOARDING, type OnboardingFacts, onboardingOf, SENT_BY_THEMSELVES } from "./rules.ts";

export const getOnboarding: Operation<"getOnboarding"> = (_input, { caller }, deps) =>
  readOnboarding(deps.db, caller, deps);

/** The first time counts: noting again changes nothing. */
export const noteOnboarding: Operation<"noteOnboarding"> = async ({ body }, { caller }, deps) => {
  if (caller.userType !== "General_User")
    throw forbidden("These steps are for people who are looking for a job or refer others.");
  const { accountId } = caller;
  const now = deps.clock();
  const at = (note: OnboardingNote) => (body.note === note ? now : null);
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    await tx.query(
      `insert into onboarding as kept (account_id, came_to_refer_at, cv_skipped_at, profile_confirmed_at, jobs_seen_at, dismissed_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (account_id) do update set
         came_to_refer_at = coalesce(kept.came_to_refer_at, excluded.came_to_refer_at),
         cv_skipped_at = coalesce(kept.cv_skipped_at, excluded.cv_skipped_at),
         profile_confirmed_at = coalesce(kept.profile_confirmed_at, excluded.profile_confirmed_at),
         jobs_seen_at = coalesce(kept.jobs_seen_at, excluded.jobs_seen_at),
         dismissed_at = coalesce(kept.dismissed_at, excluded.dismissed_at)`,
      [accountId, at("CAME_TO_REFER"), at("CV_SKIPPED"), at("PROFILE_CONFIRMED"), at("JOBS_SEEN"), at("DISMISSED")],
    );
    return readOnboarding(tx, caller, deps);
  });
};

async function readOnboarding(reader: Reader, { accountId, userType }: Caller, { clock }: Deps) {
  if (userType !== "General_User") return NO_ONBOARDING;
  const [facts] = await reader.query<OnboardingFacts>(
    `select a.created_at as "createdAt",
       (select r.status from referee r where r.account_id = a.id) as "refereeStatus",
       exists (select from cv_version v where v.account_id = a.id and v.deleted_at is null and v.state <> 'FAILED')
         as "hasCv",
       p.edited, coalesce(p.designation is not null or cardinality(p.core_skills) > 0, false) as "hasProfile",
       (select count(*)::int from (
         select from application where account_id = a.id
         union all select from referral_request where candidate_id = a.id limit ${SENT_BY_THEMSELVES}) s) as sent,
       o.came_to_refer_at as "cameToReferAt", o.cv_skipped_at as "cvSkippedAt", o.profile_confirmed_at as "profileConfirmedAt",
       o.jobs_seen_at as "jobsSeenAt", o.dismissed_at as "dismissedAt"
     from account a left join candidate_profile p on p.account_id = a.id left join onboarding o on o.account_id = a.id
     where a.id = $1`,
    [accountId],
    "onboarding of a person",
  );
  return facts ? onboardingOf(facts, clock()) : NO_ONBOARDING;
}
