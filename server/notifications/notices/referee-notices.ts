// Notices to referees about their verification and new requests, and to admins about work addresses to review.

import type { Language } from "../../../contract/identity/rules.ts";
import {
  BECOME_REFEREE_PATH,
  EMPLOYEE_PATH,
  employeeRequestPath,
  REFEREE_SETTINGS_PATH,
  REFEREES_PATH,
} from "../../../contract/paths.ts";
import { REMIND_DAYS, VERIFIED_DAYS } from "../../../contract/referrals/rules.ts";
import { t as english } from "../../../messages/en/referral-notices.ts";
import { t as hindi } from "../../../messages/hi/referral-notices.ts";
import type { RefereeFacts, RequestFacts } from "../../facts.ts";
import { dayIn, wordsOf } from "../../platform/words.ts";
import { facts, plainCompany, quote, say, scoreIn } from "../mails/mail-text.ts";
import { clipped, jobIn, type Notice, noticeOf, noticesIn } from "./notice-of.ts";

export const REFERRAL_WORDS = wordsOf(english, hindi);

const companyIn = (fact: Pick<RefereeFacts, "companyName">, language: Language) =>
  plainCompany(fact.companyName) ?? REFERRAL_WORDS[language].t.yourCompany;

type Standing = Pick<Notice, "about" | "title" | "text" | "href"> & { label: string };

/** A notice about a referee's verification. */
const standing = ({ referee: to }: RefereeFacts, told: Standing): Notice =>
  noticeOf({ kind: "referee-inbox", to, ...told });

export const REFEREE_NOTICES = noticesIn(REFERRAL_WORDS, {
  "referee.verified": (fact, { t, fill, language }) =>
    standing(fact, {
      about: `verified:${fact.until}`,
      title: fill(fact.isAgain ? t.verifiedAgain : t.verified, { company: companyIn(fact, language) }),
      text: fill(fact.isAgain ? t.verifiedAgainText : t.verifiedText, { day: dayIn(language, fact.until) }),
      href: EMPLOYEE_PATH,
      label: t.openYourInbox,
    }),
  "referee.refused": (fact, { t, fill, language }) =>
    noticeOf({
      kind: "referee-inbox",
      to: fact.referee,
      about: `refused:${fact.at}`,
      title: fill(t.refused, { company: companyIn(fact, language) }),
      text: fill(t.refusedText, { reason: clipped(fact.reason, 500) }),
      href: BECOME_REFEREE_PATH,
      preheader: t.refusedLead,
      says: [say(t.refusedLead), quote(fact.reason)],
      label: t.seeWhatYouCanDo,
    }),
  "referee.due": (fact, { t, fill, language }) => {
    const company = companyIn(fact, language);
    return standing(fact, {
      about: `due:${fact.until}`,
      title: fill(t.due, { day: dayIn(language, fact.until) }),
      text: fill(t.dueText, { every: VERIFIED_DAYS, last: REMIND_DAYS, company }),
      href: REFEREE_SETTINGS_PATH,
      label: t.verifyAgain,
    });
  },
  /** Only expiry: those who left know it, and the notice of a refusal covers refusals. */
  "referee.ended": (fact, { t, fill, language }) => {
    if (fact.why !== "EXPIRED") return [];
    return standing(fact, {
      about: `expired:${fact.at}`,
      title: t.ended,
      text: fill(t.endedText, { company: companyIn(fact, language) }),
      href: REFEREE_SETTINGS_PATH,
      label: t.verifyAgain,
    });
  },
  "referee.review-asked": (fact, { t, fill, language }) => {
    const company = companyIn(fact, language);
    return noticeOf({
      kind: "referee-review",
      to: "admins",
      about: `${fact.referee.accountId}:${fact.at}`,
      title: fill(t.toReview, { company }),
      text: fill(t.toReviewText, { domain: fact.domain }),
      href: REFEREES_PATH,
      heading: t.toReviewHeading,
      says: [say(t.toReviewSays), facts([t.company, company], [t.domain, fact.domain])],
      label: t.lookIntoIt,
    });
  },
});

/** For all referees who could answer the request. Does not name the candidate. */
export function newRequestInPool(fact: RequestFacts & { score: number }, language: Language): Notice {
  const { t, fill } = REFERRAL_WORDS[language];
  const job = jobIn(fact);
  return noticeOf({
    kind: "referee-pool",
    to: { refereesOf: fact.companyId, except: fact.candidate.accountId },
    about: `request:${fact.requestId}`,
    title: fill(t.inPool, { job }),
    text: fill(t.inPoolText, { score: fact.score }),
    href: employeeRequestPath(fact.requestId),
    subject: fill(t.inPoolSubject, { job }),
    heading: t.inPoolHeading,
    says: [say(t.inPoolSays), facts([t.job, job], [t.matchScore, scoreIn(language, fact.score)])],
    label: t.lookAtIt,
  });
}
