// Notices about a referral request: to the candidate, to the assigned referee, and to admins about disputes.
import { DISPUTES_PATH, EMPLOYEE_REQUESTS_PATH, employeeRequestPath, requestPath } from "../../../contract/paths.ts";
import { ACT_HOURS, type DeclineReason, type DisputeReason, POOL_DAYS } from "../../../contract/referrals/rules.ts";
import type { Concerned, RequestFacts } from "../../facts.ts";
import { facts, greeting, link, type Piece, plainCompany, plainName, quote, say } from "../mails/mail-text.ts";
import { clipped, type Notice, type NoticesOf } from "./notice-of.ts";
import { newRequestInPool } from "./referee-notices.ts";

const companyIn = (fact: RequestFacts) => plainCompany(fact.companyName) ?? "the company";
const jobIn = (fact: RequestFacts) => clipped(fact.jobTitle, 120);

/** "28 November 2026", as it is in India. */
const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });

type Told = {
  about: string;
  title: string;
  /** On the site, after the job's title; in the mail, the first paragraph unless `says` is given. */
  text: string;
  says?: readonly Piece[];
  label: string;
  href: string;
};

/** A notice about a request, with the same text as a mail. */
function noticeOf(kind: Notice["kind"], to: Notice["to"], fact: RequestFacts, told: Told): Notice {
  const { about, title, text, says = [say(text)], label, href } = told;
  const job = jobIn(fact);
  return {
    kind,
    to,
    about,
    title,
    text: `${job}. ${text}`,
    href,
    mail: (name, { publicUrl }) => ({
      subject: `${title}: ${job}`,
      preheader: clipped(text, 120),
      heading: title,
      body: [greeting(name), ...says, facts(["Job", job], ["Company", companyIn(fact)]), link(label, publicUrl + href)],
    }),
  };
}

/** `step` makes the notice distinct; it contains a time if the step can happen to a request more than once. */
const toCandidate = (
  fact: RequestFacts,
  step: string,
  told: Omit<Told, "about" | "label" | "href"> & { label?: string },
) =>
  noticeOf("referral-request", fact.candidate, fact, {
    label: "See your request",
    ...told,
    about: `${step}:${fact.requestId}`,
    href: requestPath(fact.requestId),
  });

const toReferee = (
  referee: Concerned | null,
  fact: RequestFacts,
  step: string,
  told: Omit<Told, "about" | "label" | "href"> & { href?: string },
): Notice[] =>
  referee === null
    ? []
    : [
        noticeOf("referee-inbox", referee, fact, {
          label: "See the request",
          href: employeeRequestPath(fact.requestId),
          ...told,
          about: `${step}:${fact.requestId}`,
        }),
      ];

export const referralSent: NoticesOf<"referral.sent"> = (fact) => [
  toCandidate(fact, "sent", {
    title: `You asked for a referral at ${companyIn(fact)}`,
    text: `It waits for a verified employee for up to ${POOL_DAYS} days. If nobody takes it up, your credit comes back.`,
  }),
  newRequestInPool(fact),
];

export const referralAccepted: NoticesOf<"referral.accepted"> = (fact) => {
  const referee = plainName(fact.referee.name) ?? "Somebody";
  const who = fact.referee.title === "" ? referee : `${referee}, ${clipped(fact.referee.title, 80)},`;
  return [
    toCandidate(fact, `accepted:${fact.eventAt}`, {
      title: `Somebody at ${companyIn(fact)} takes on your request`,
      text: `${who} looks after it and answers by ${dayOf(fact.dueAt)}.`,
    }),
  ];
};

export const referralReferred: NoticesOf<"referral.referred"> = (fact) => [
  toCandidate(fact, "referred", {
    title: `You were referred at ${companyIn(fact)}`,
    text: `${plainName(fact.referee.name) ?? "Your referee"} put your name forward. Please confirm it by ${dayOf(fact.dueAt)}, or tell us if something is wrong; after that it counts as confirmed.`,
    label: "Confirm it",
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

/** Does not name the referee; marks their feedback as a quotation. */
export const referralDeclined: NoticesOf<"referral.declined"> = (fact) => {
  const reasons = fact.reasons.map((reason) => DECLINE_WORDS[reason]).join("; ");
  const goesOn = whatNow(fact);
  return [
    toCandidate(fact, `declined:${fact.eventAt}`, {
      title: `Feedback from ${companyIn(fact)}`,
      text: `Somebody declined: ${reasons}. ${goesOn}`,
      says: [
        say(`Somebody at ${companyIn(fact)} looked at your request and declined: ${reasons}.`),
        ...(fact.feedback ? [say("They wrote:"), quote(fact.feedback)] : []),
        say(goesOn),
      ],
      label: "View feedback",
    }),
  ];
};

function whatNow({ isPaid, isLast }: { isPaid: boolean; isLast: boolean }): string {
  if (isPaid) return "This feedback is what your credit paid for, and your request ends with it.";
  return isLast
    ? "It goes to nobody else now, and your credit is back."
    : "Other employees there can still take it up.";
}

/** If this also ended the request, the "ended" notice covers it. */
export const referralReturned: NoticesOf<"referral.returned"> = (fact) => [
  ...(fact.isOpen
    ? [
        toCandidate(fact, `returned:${fact.eventAt}`, {
          title: "Your request is open to others again",
          text: fact.isByTime
            ? `Who had taken it on at ${companyIn(fact)} did not answer within ${ACT_HOURS} hours.`
            : `Who had taken it on at ${companyIn(fact)} cannot go on with it. Other employees there can take it up now.`,
        }),
      ]
    : []),
  // A referee who gave it back themselves needs no notice.
  ...toReferee(fact.isByTime ? fact.referee : null, fact, `returned:${fact.eventAt}`, {
    title: "You are no longer on a request you took on",
    text: `The ${ACT_HOURS} hours to act were over. It is not offered to you again.`,
    href: EMPLOYEE_REQUESTS_PATH,
  }),
];

export const referralEnded: NoticesOf<"referral.ended"> = (fact) => [
  toCandidate(fact, "ended", {
    title: "Your credit is back",
    text:
      fact.to === "EXPIRED"
        ? `Nobody at ${companyIn(fact)} took your request up within ${POOL_DAYS} days.`
        : `Nobody at ${companyIn(fact)} is left who could take your request up.`,
  }),
];

export const referralWithdrawn: NoticesOf<"referral.withdrawn"> = (fact) =>
  toReferee(fact.referee, fact, "withdrawn", {
    title: "A request was withdrawn",
    text: "The candidate took it back: there is nothing more to do.",
    // A referee who only claimed it can no longer open it.
    ...(fact.from === "CLAIMED" && { href: EMPLOYEE_REQUESTS_PATH }),
  });

export const referralConfirmed: NoticesOf<"referral.confirmed"> = (fact) => [
  ...(fact.isByTime
    ? [
        toCandidate(fact, "confirmed", {
          title: `Your referral at ${companyIn(fact)} is confirmed`,
          text: "The time to dispute it is over, so it counts as confirmed.",
        }),
      ]
    : []),
  ...toReferee(fact.referee, fact, "confirmed", {
    title: "Your referral is confirmed",
    text: fact.isByTime
      ? "The candidate did not object in time. What you earned by it follows the fees’ waiting time."
      : "The candidate confirmed it. What you earned by it follows the fees’ waiting time.",
  }),
];

const DISPUTE_WORDS: Record<DisputeReason, string> = {
  NO_REFERENCE: "The employer knows of no such referral.",
  WRONG_JOB: "It was made for another job.",
  ASKED_FOR_MONEY: "The referee asked for money.",
  OTHER: "Something else is wrong.",
};

export const referralDisputed: NoticesOf<"referral.disputed"> = (fact) => [
  ...toReferee(fact.referee, fact, "disputed", {
    title: "A referral of yours is disputed",
    text: `The candidate says: ${DISPUTE_WORDS[fact.reason]} We look into it; what you earned by it waits until then.`,
  }),
  noticeOf("admin-money", "admins", fact, {
    about: `disputed:${fact.requestId}`,
    title: `A disputed referral at ${companyIn(fact)}`,
    text: DISPUTE_WORDS[fact.reason],
    label: "Look into it",
    href: DISPUTES_PATH,
  }),
];

export const referralDisputeDecided: NoticesOf<"referral.dispute-decided"> = (fact) => {
  const isForReferee = fact.decision === "CONFIRMED";
  const why = (text: string) => [say(text), say("Whoever decided it wrote:"), quote(fact.note)];
  const forCandidate = isForReferee
    ? "We looked into it and found that the referral was made. It is confirmed."
    : "We looked into it and found that you are right. Your credit is back.";
  const forReferee = isForReferee
    ? "We looked into it and found that the referral was made. What you earned by it follows the fees’ waiting time."
    : "We looked into it and found that the referral was not made. What was set aside for it is taken back.";
  return [
    toCandidate(fact, "decided", { title: "Your dispute is decided", text: forCandidate, says: why(forCandidate) }),
    ...toReferee(fact.referee, fact, "decided", {
      title: "A dispute is decided",
      text: forReferee,
      says: why(forReferee),
    }),
  ];
};
