// Decides what helps a candidate most at the moment. Pure.
import type { Application } from "../../contract/applications/wire.ts";
import type { GuidanceBooking } from "../../contract/guidance/bookings-wire.ts";
import type { HomeJob, NextStep, NextStepKind } from "../../contract/homes/wire.ts";
import type { ReferralRequest } from "../../contract/referrals/wire.ts";

export type HomeFacts = {
  /** The résumé section's and the whole profile's completion, in percent. */
  resumePercent: number;
  profilePercent: number;
  sent: number;
  applications: readonly Pick<Application, "id" | "status" | "jobTitle" | "companyName">[];
  requests: readonly Pick<ReferralRequest, "id" | "status" | "jobTitle" | "companyName">[];
  sessions: readonly Pick<GuidanceBooking, "id" | "awaits" | "topic" | "companyName">[];
  forYou: readonly Pick<HomeJob, "id" | "jobTitle" | "companyName">[];
};

/** From here on the profile is complete enough not to be the next step. */
const ENOUGH_PERCENT = 80;

type About = { id: string; jobTitle?: string; topic?: string; companyName: string };

const step = (kind: NextStepKind, about?: About): NextStep => ({
  kind,
  id: about?.id ?? null,
  title: about?.jobTitle ?? about?.topic ?? null,
  companyName: about?.companyName ?? null,
});

/** What other people wait for comes first, then what every later step needs, then the next one on the way. */
export function nextStepOf(facts: HomeFacts): NextStep {
  const { resumePercent, profilePercent, sent, applications, requests, sessions, forYou } = facts;
  const referred = requests.find(({ status }) => status === "REFERRED");
  if (referred) return step("CONFIRM_REFERRAL", referred);
  const offered = applications.find(({ status }) => status === "OFFERED");
  if (offered) return step("ANSWER_OFFER", offered);
  const session = sessions.find(({ awaits }) => awaits === "CANDIDATE");
  if (session) return step("ANSWER_SESSION", session);
  if (resumePercent === 0) return step("UPLOAD_CV");
  if (profilePercent < ENOUGH_PERCENT) return step("COMPLETE_PROFILE");
  if (sent === 0 && forYou[0]) return step("APPLY_FIRST", forYou[0]);
  if (sent > 0 && requests.length === 0) return step("ASK_REFERRAL");
  return step("FIND_JOBS");
}
