// Notices to referees about their verification and new requests, and to admins about work addresses to review.

import { scoreInWords } from "../../../contract/matching/rules.ts";
import {
  BECOME_REFEREE_PATH,
  EMPLOYEE_PATH,
  employeeRequestPath,
  REFEREE_SETTINGS_PATH,
  REFEREES_PATH,
} from "../../../contract/paths.ts";
import { REMIND_DAYS, VERIFIED_DAYS } from "../../../contract/referrals/rules.ts";
import type { RefereeFacts, RequestFacts } from "../../facts.ts";
import { facts, plainCompany, quote, say } from "../mails/mail-text.ts";
import { type AllNotices, clipped, dayOf, jobIn, type Notice, noticeOf } from "./notice-of.ts";

const companyIn = (fact: Pick<RefereeFacts, "companyName">) => plainCompany(fact.companyName) ?? "your company";

type Standing = Pick<Notice, "about" | "title" | "text" | "href"> & { label: string };

/** A notice about a referee's verification. */
const standing = ({ referee: to }: RefereeFacts, told: Standing): Notice =>
  noticeOf({ kind: "referee-inbox", to, ...told });

export const REFEREE_NOTICES = {
  "referee.verified": (fact) => {
    const company = companyIn(fact);
    const until = dayOf(fact.until);
    return standing(fact, {
      about: `verified:${fact.until}`,
      title: fact.isAgain ? `You are verified again at ${company}` : `You are a verified referee at ${company}`,
      text: fact.isAgain
        ? `Good until ${until}. Thank you for staying.`
        : `Requests of candidates reach your inbox from now on, until ${until}. Then you prove the address again.`,
      href: EMPLOYEE_PATH,
      label: "Open your inbox",
    });
  },
  "referee.refused": (fact) => {
    const lead = "We looked at it by hand and wrote:";
    return noticeOf({
      kind: "referee-inbox",
      to: fact.referee,
      about: `refused:${fact.at}`,
      title: `We could not verify you at ${companyIn(fact)}`,
      text: `${lead} ${clipped(fact.reason, 500)}`,
      href: BECOME_REFEREE_PATH,
      preheader: lead,
      says: [say(lead), quote(fact.reason)],
      label: "See what you can do",
    });
  },
  "referee.due": (fact) =>
    standing(fact, {
      about: `due:${fact.until}`,
      title: `Verify again by ${dayOf(fact.until)}`,
      text: `Every ${VERIFIED_DAYS} days you show that you still work at ${companyIn(fact)}: a code to your work address, in the last ${REMIND_DAYS} days before. It takes a minute.`,
      href: REFEREE_SETTINGS_PATH,
      label: "Verify again",
    }),
  /** Only expiry: those who left know it, and the notice of a refusal covers refusals. */
  "referee.ended": (fact) =>
    fact.why !== "EXPIRED"
      ? []
      : standing(fact, {
          about: `expired:${fact.at}`,
          title: "Your inbox is closed until you verify again",
          text: `It was time to show that you still work at ${companyIn(fact)}. What you have taken on is still yours; new requests come after a code to your work address.`,
          href: REFEREE_SETTINGS_PATH,
          label: "Verify again",
        }),
  "referee.review-asked": (fact) => {
    const company = companyIn(fact);
    return noticeOf({
      kind: "referee-review",
      to: "admins",
      about: `${fact.referee.accountId}:${fact.at}`,
      title: `A referee to verify at ${company}`,
      text: `Their address is at ${fact.domain}.`,
      href: REFEREES_PATH,
      heading: "A referee to verify",
      says: [
        say("Somebody has proven a work address whose domain we do not know to be the company’s."),
        facts(["Company", company], ["Domain", fact.domain]),
      ],
      label: "Look into it",
    });
  },
} satisfies Partial<AllNotices>;

/** For all referees who could answer the request. Does not name the candidate. */
export function newRequestInPool(fact: RequestFacts & { score: number }): Notice {
  const job = jobIn(fact);
  return noticeOf({
    kind: "referee-pool",
    to: { refereesOf: fact.companyId, except: fact.candidate.accountId },
    about: `request:${fact.requestId}`,
    title: `A new request: ${job}`,
    text: `Match score ${fact.score}. Whoever claims it first looks at it.`,
    href: employeeRequestPath(fact.requestId),
    subject: `A new referral request: ${job}`,
    heading: "A new referral request",
    says: [
      say("Somebody asks for a referral at your company."),
      facts(["Job", job], ["Match score", scoreInWords(fact.score)]),
    ],
    label: "Look at it",
  });
}
