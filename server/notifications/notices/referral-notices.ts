// Notices about a referral request: to the candidate, to the assigned referee, and to admins about disputes.
import type { Language } from "../../../contract/identity/rules.ts";
import {
  DISPUTES_PATH,
  EMPLOYEE_REQUESTS_PATH,
  employeeRequestPath,
  referralPath,
  requestPath,
} from "../../../contract/paths.ts";
import { ACT_HOURS, POOL_DAYS } from "../../../contract/referrals/rules.ts";
import type { Concerned, RequestFacts } from "../../facts.ts";
import { dayIn } from "../../platform/words.ts";
import { facts, type Piece, plainCompany, plainName, quote, say } from "../mails/mail-text.ts";
import { clipped, jobIn, type Notice, noticeOf, noticesIn, type ToldFactOf } from "./notice-of.ts";
import { newRequestInPool, REFERRAL_WORDS } from "./referee-notices.ts";

const companyIn = (fact: Pick<RequestFacts, "companyName">, language: Language) =>
  plainCompany(fact.companyName) ?? REFERRAL_WORDS[language].t.theCompany;

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
  language: Language,
  { text, says = [say(text)], ...told }: Told & Pick<Notice, "kind" | "to" | "about" | "href">,
): Notice {
  const { t, fill } = REFERRAL_WORDS[language];
  const job = jobIn(fact);
  return noticeOf({
    ...told,
    text: fill(t.aboutJob, { job, text }),
    subject: fill(t.subject, { title: told.title, job }),
    preheader: clipped(text, 120),
    says: [...says, facts([t.job, job], [t.company, companyIn(fact, language)])],
  });
}

/** `step` makes the notice distinct; it contains a time if the step can happen to a request more than once. */
const toCandidate = (fact: RequestFacts, language: Language, step: string, told: Told) =>
  aboutRequest(fact, language, {
    kind: "referral-request",
    to: fact.candidate,
    about: `${step}:${fact.requestId}`,
    href: requestPath(fact.requestId),
    label: REFERRAL_WORDS[language].t.seeYourRequest,
    ...told,
  });

const toReferee = (
  fact: RequestFacts & { referee: Concerned | null },
  language: Language,
  step: string,
  told: Told,
): Notice[] =>
  fact.referee === null
    ? []
    : [
        aboutRequest(fact, language, {
          kind: "referee-inbox",
          to: fact.referee,
          about: `${step}:${fact.requestId}`,
          href: employeeRequestPath(fact.requestId),
          label: REFERRAL_WORDS[language].t.seeTheRequest,
          ...told,
        }),
      ];

/** Does not name the referee; marks their feedback as a quotation. */
function declined(fact: ToldFactOf<"referral.declined">, language: Language): Notice {
  const { t, fill } = REFERRAL_WORDS[language];
  const company = companyIn(fact, language);
  const reasons = fact.reasons.map((reason) => fill(t.declineReason, { reason })).join("; ");
  const unpaid = fact.isLast ? t.feedbackLast : t.feedbackGoesOn;
  const goesOn = fact.isPaid ? t.feedbackPaid : unpaid;
  return toCandidate(fact, language, `declined:${fact.eventAt}`, {
    title: fill(t.declined, { company }),
    text: fill(t.declinedText, { reasons, goesOn }),
    says: [
      say(fill(t.declinedSays, { company, reasons })),
      ...(fact.feedback ? [say(t.theyWrote), quote(fact.feedback)] : []),
      say(goesOn),
    ],
    label: t.viewFeedback,
  });
}

export const REFERRAL_NOTICES = noticesIn(REFERRAL_WORDS, {
  "referral.possible": (fact, { t, fill, language }) =>
    noticeOf({
      kind: "referral-request",
      to: fact.to,
      about: `possible:${fact.companyId}:${fact.at}`,
      title: fill(t.possible, { company: companyIn(fact, language) }),
      text: t.possibleText,
      href: referralPath({ SK: fact.companyId, name: fact.companyName }),
      label: t.askForAReferral,
    }),
  "referral.sent": (fact, { t, fill, language }) => {
    const receipt = toCandidate(fact, language, "sent", {
      title: fill(t.sent, { company: companyIn(fact, language) }),
      text: fill(t.sentText, { days: POOL_DAYS }),
    });
    return [receipt, newRequestInPool(fact, language)];
  },
  "referral.accepted": (fact, { t, fill, language }) => {
    const referee = plainName(fact.referee.name) ?? t.anEmployee;
    const [title, day] = [clipped(fact.referee.title, 80), dayIn(language, fact.dueAt)];
    return toCandidate(fact, language, `accepted:${fact.eventAt}`, {
      title: fill(t.accepted, { company: companyIn(fact, language) }),
      text: title === "" ? fill(t.acceptedText, { referee, day }) : fill(t.acceptedTextTitle, { referee, title, day }),
    });
  },
  "referral.referred": (fact, { t, fill, language }) => {
    const referee = plainName(fact.referee.name) ?? t.yourReferee;
    return toCandidate(fact, language, "referred", {
      title: fill(t.referred, { company: companyIn(fact, language) }),
      text: fill(t.referredText, { referee, day: dayIn(language, fact.dueAt) }),
      label: t.confirmIt,
    });
  },
  "referral.declined": (fact, { language }) => declined(fact, language),
  /** If this also ended the request, the "ended" notice covers it. */
  "referral.returned": (fact, { t, fill, language }) => {
    const [company, hours] = [companyIn(fact, language), ACT_HOURS];
    const open = toCandidate(fact, language, `returned:${fact.eventAt}`, {
      title: t.openAgain,
      text: fact.isByTime ? fill(t.returnedByTime, { company, hours }) : fill(t.returned, { company }),
    });
    // A referee who gave it back themselves needs no notice.
    const told = { ...fact, referee: fact.isByTime ? fact.referee : null };
    const ended = toReferee(told, language, `returned:${fact.eventAt}`, {
      title: t.noLongerYours,
      text: fill(t.noLongerYoursText, { hours }),
      href: EMPLOYEE_REQUESTS_PATH,
    });
    return fact.isOpen ? [open, ...ended] : ended;
  },
  "referral.ended": (fact, { t, fill, language }) => {
    const company = companyIn(fact, language);
    return toCandidate(fact, language, "ended", {
      title: t.creditBack,
      text: fact.to === "EXPIRED" ? fill(t.notTakenUp, { company, days: POOL_DAYS }) : fill(t.noneLeft, { company }),
    });
  },
  "referral.withdrawn": (fact, { t, language }) =>
    toReferee(fact, language, "withdrawn", {
      title: t.withdrawn,
      text: fact.isByUs ? t.withdrawnByUs : t.withdrawnByCandidate,
      // A referee who only claimed it can no longer open it.
      ...(fact.from === "CLAIMED" && { href: EMPLOYEE_REQUESTS_PATH }),
    }),
  "referral.confirmed": (fact, { t, fill, language }) => {
    const byTime = toCandidate(fact, language, "confirmed", {
      title: fill(t.confirmed, { company: companyIn(fact, language) }),
      text: t.confirmedText,
    });
    const forReferee = toReferee(fact, language, "confirmed", {
      title: t.yoursConfirmed,
      text: fact.isByTime ? t.yoursConfirmedByTime : t.yoursConfirmedText,
    });
    return fact.isByTime ? [byTime, ...forReferee] : forReferee;
  },
  "referral.disputed": (fact, { t, fill, language }) => {
    const reason = fill(t.disputeReason, { reason: fact.reason });
    return [
      ...toReferee(fact, language, "disputed", { title: t.yoursDisputed, text: fill(t.yoursDisputedText, { reason }) }),
      aboutRequest(fact, language, {
        kind: "admin-money",
        to: "admins",
        about: `disputed:${fact.requestId}`,
        title: fill(t.disputed, { company: companyIn(fact, language) }),
        text: reason,
        label: t.lookIntoIt,
        href: DISPUTES_PATH,
      }),
    ];
  },
  "referral.dispute-decided": (fact, { t, language }) => {
    const isMade = fact.decision === "CONFIRMED";
    const told = (title: string, text: string): Told => ({
      title,
      text,
      says: [say(text), say(t.deciderWrote), quote(fact.note)],
    });
    return [
      toCandidate(fact, language, "decided", told(t.decided, isMade ? t.decidedMade : t.decidedRight)),
      ...toReferee(
        fact,
        language,
        "decided",
        told(t.decidedReferee, isMade ? t.decidedRefereeMade : t.decidedRefereeNotMade),
      ),
    ];
  },
});
