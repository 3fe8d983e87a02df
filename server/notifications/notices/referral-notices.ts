// Notices about a referral request: to the candidate, to the assigned referee, and to admins about disputes.
import {
  DISPUTES_PATH,
  EMPLOYEE_REQUESTS_PATH,
  employeeRequestPath,
  referralPath,
  requestPath,
} from "../../../contract/paths.ts";
import { ACT_HOURS, type DeclineReason, type DisputeReason, POOL_DAYS } from "../../../contract/referrals/rules.ts";
import type { Concerned, RequestFacts } from "../../facts.ts";
import { facts, type Piece, plainCompany, plainName, quote, say } from "../mails/mail-text.ts";
import { type AllNotices, clipped, dayOf, jobIn, type Notice, noticeOf } from "./notice-of.ts";
import { newRequestInPool } from "./referee-notices.ts";

const companyIn = (fact: RequestFacts) => plainCompany(fact.companyName) ?? "the company";

type Told = {
  title: string;
  /** On the site, after the job's title; in the mail, the first paragraph unless `says` is given. */
  text: string;
  says?: readonly Piece[];
  label?: string;
  href?: string;
};

/** A notice about a request. */
function aboutRequest(
  fact: RequestFacts,
  { text, says = [say(text)], ...told }: Told & Pick<Notice, "kind" | "to" | "about" | "href">,
): Notice {
  const job = jobIn(fact);
  return noticeOf({
    ...told,
    text: `${job}. ${text}`,
    subject: `${told.title}: ${job}`,
    preheader: clipped(text, 120),
    says: [...says, facts(["Job", job], ["Company", companyIn(fact)])],
  });
}

/** `step` makes the notice distinct; it contains a time if the step can happen to a request more than once. */
const toCandidate = (fact: RequestFacts, step: string, told: Told) =>
  aboutRequest(fact, {
    kind: "referral-request",
    to: fact.candidate,
    about: `${step}:${fact.requestId}`,
    href: requestPath(fact.requestId),
    label: "See your request",
    ...told,
  });

const toReferee = (referee: Concerned | null, fact: RequestFacts, step: string, told: Told): Notice[] =>
  referee === null
    ? []
    : [
        aboutRequest(fact, {
          kind: "referee-inbox",
          to: referee,
          about: `${step}:${fact.requestId}`,
          href: employeeRequestPath(fact.requestId),
          label: "See the request",
          ...told,
        }),
      ];

const DECLINE_WORDS: Record<DeclineReason, string> = {
  SKILLS_MISSING: "skills are missing",
  EXPERIENCE: "the experience does not fit",
  CV_UNCLEAR: "the CV does not make it clear",
  ROLE_FILLED: "the role is filled",
  NO_HIRING: "nobody is hired now",
  POLICY: "a rule of the company",
  OTHER: "something else",
};

function whatNow({ isPaid, isLast }: { isPaid: boolean; isLast: boolean }): string {
  if (isPaid) return "This feedback is what your credit paid for, and your request ends with it.";
  return isLast
    ? "It goes to nobody else now, and your credit is back."
    : "Other employees there can still take it up.";
}

const DISPUTE_WORDS: Record<DisputeReason, string> = {
  NO_REFERENCE: "The employer knows of no such referral.",
  WRONG_JOB: "It was made for another job.",
  ASKED_FOR_MONEY: "The referee asked for money.",
  OTHER: "Something else is wrong.",
};

export const REFERRAL_NOTICES = {
  "referral.possible": (fact) => {
    const company = plainCompany(fact.companyName) ?? "the company";
    return noticeOf({
      kind: "referral-request",
      to: fact.to,
      about: `possible:${fact.companyId}:${fact.at}`,
      title: `You can now ask for a referral at ${company}`,
      text: "A verified employee answers requests there. You asked us to tell you; we do so once.",
      href: referralPath({ SK: fact.companyId, name: fact.companyName }),
      label: "Ask for a referral",
    });
  },
  "referral.sent": (fact) => [
    toCandidate(fact, "sent", {
      title: `You asked for a referral at ${companyIn(fact)}`,
      text: `It waits for a verified employee for up to ${POOL_DAYS} days. If nobody takes it up, your credit comes back.`,
    }),
    newRequestInPool(fact),
  ],
  "referral.accepted": (fact) => {
    const referee = plainName(fact.referee.name) ?? "Somebody";
    const who = fact.referee.title === "" ? referee : `${referee}, ${clipped(fact.referee.title, 80)},`;
    return toCandidate(fact, `accepted:${fact.eventAt}`, {
      title: `Somebody at ${companyIn(fact)} takes on your request`,
      text: `${who} looks after it and answers by ${dayOf(fact.dueAt)}.`,
    });
  },
  "referral.referred": (fact) =>
    toCandidate(fact, "referred", {
      title: `You were referred at ${companyIn(fact)}`,
      text: `${plainName(fact.referee.name) ?? "Your referee"} put your name forward. Please confirm it by ${dayOf(fact.dueAt)}, or tell us if something is wrong; after that it counts as confirmed.`,
      label: "Confirm it",
    }),
  /** Does not name the referee; marks their feedback as a quotation. */
  "referral.declined": (fact) => {
    const reasons = fact.reasons.map((reason) => DECLINE_WORDS[reason]).join("; ");
    const goesOn = whatNow(fact);
    return toCandidate(fact, `declined:${fact.eventAt}`, {
      title: `Feedback from ${companyIn(fact)}`,
      text: `Somebody declined: ${reasons}. ${goesOn}`,
      says: [
        say(`Somebody at ${companyIn(fact)} looked at your request and declined: ${reasons}.`),
        ...(fact.feedback ? [say("They wrote:"), quote(fact.feedback)] : []),
        say(goesOn),
      ],
      label: "View feedback",
    });
  },
  /** If this also ended the request, the "ended" notice covers it. */
  "referral.returned": (fact) => {
    const open = toCandidate(fact, `returned:${fact.eventAt}`, {
      title: "Your request is open to others again",
      text: fact.isByTime
        ? `Who had taken it on at ${companyIn(fact)} did not answer within ${ACT_HOURS} hours.`
        : `Who had taken it on at ${companyIn(fact)} cannot go on with it. Other employees there can take it up now.`,
    });
    // A referee who gave it back themselves needs no notice.
    const ended = toReferee(fact.isByTime ? fact.referee : null, fact, `returned:${fact.eventAt}`, {
      title: "You are no longer on a request you took on",
      text: `The ${ACT_HOURS} hours to act were over. It is not offered to you again.`,
      href: EMPLOYEE_REQUESTS_PATH,
    });
    return fact.isOpen ? [open, ...ended] : ended;
  },
  "referral.ended": (fact) =>
    toCandidate(fact, "ended", {
      title: "Your credit is back",
      text:
        fact.to === "EXPIRED"
          ? `Nobody at ${companyIn(fact)} took your request up within ${POOL_DAYS} days.`
          : `Nobody at ${companyIn(fact)} is left who could take your request up.`,
    }),
  "referral.withdrawn": (fact) =>
    toReferee(fact.referee, fact, "withdrawn", {
      title: "A request was withdrawn",
      text: `${fact.isByUs ? "We have ended it" : "The candidate took it back"}: there is nothing more to do.`,
      // A referee who only claimed it can no longer open it.
      ...(fact.from === "CLAIMED" && { href: EMPLOYEE_REQUESTS_PATH }),
    }),
  "referral.confirmed": (fact) => {
    const byTime = toCandidate(fact, "confirmed", {
      title: `Your referral at ${companyIn(fact)} is confirmed`,
      text: "The time to dispute it is over, so it counts as confirmed.",
    });
    const forReferee = toReferee(fact.referee, fact, "confirmed", {
      title: "Your referral is confirmed",
      text: `${fact.isByTime ? "The candidate did not object in time." : "The candidate confirmed it."} What you earned by it follows the fees’ waiting time.`,
    });
    return fact.isByTime ? [byTime, ...forReferee] : forReferee;
  },
  "referral.disputed": (fact) => [
    ...toReferee(fact.referee, fact, "disputed", {
      title: "A referral of yours is disputed",
      text: `The candidate says: ${DISPUTE_WORDS[fact.reason]} We look into it; what you earned by it waits until then.`,
    }),
    aboutRequest(fact, {
      kind: "admin-money",
      to: "admins",
      about: `disputed:${fact.requestId}`,
      title: `A disputed referral at ${companyIn(fact)}`,
      text: DISPUTE_WORDS[fact.reason],
      label: "Look into it",
      href: DISPUTES_PATH,
    }),
  ],
  "referral.dispute-decided": (fact) => {
    const isForReferee = fact.decision === "CONFIRMED";
    const told = (title: string, outcome: string): Told => {
      const text = `We looked into it and found that ${outcome}`;
      return { title, text, says: [say(text), say("Whoever decided it wrote:"), quote(fact.note)] };
    };
    return [
      toCandidate(
        fact,
        "decided",
        told(
          "Your dispute is decided",
          isForReferee ? "the referral was made. It is confirmed." : "you are right. Your credit is back.",
        ),
      ),
      ...toReferee(
        fact.referee,
        fact,
        "decided",
        told(
          "A dispute is decided",
          isForReferee
            ? "the referral was made. What you earned by it follows the fees’ waiting time."
            : "the referral was not made. What was set aside for it is taken back.",
        ),
      ),
    ];
  },
} satisfies Partial<AllNotices>;
