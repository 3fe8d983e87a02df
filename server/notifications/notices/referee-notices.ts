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
import { facts, greeting, link, plainCompany, quote, say } from "../mails/mail-text.ts";
import { clipped, type Notice, type NoticesOf } from "./notice-of.ts";

const companyIn = (fact: Pick<RefereeFacts, "companyName">) => plainCompany(fact.companyName) ?? "your company";

/** "28 November 2026", as it is in India. */
const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });

type Standing = { about: string; title: string; text: string; href: string; label: string; quoted?: string };

/** A notice about a referee's verification, with the same text as a mail. */
const standing = (to: RefereeFacts["referee"], { about, title, text, href, label, quoted }: Standing): Notice => ({
  kind: "referee-inbox",
  to,
  about,
  title,
  text: quoted ? `${text} ${clipped(quoted, 500)}` : text,
  href,
  mail: (name, { publicUrl }) => ({
    subject: title,
    preheader: text,
    heading: title,
    body: [greeting(name), say(text), ...(quoted ? [quote(quoted)] : []), link(label, publicUrl + href)],
  }),
});

export const refereeVerified: NoticesOf<"referee.verified"> = (fact) => {
  const company = companyIn(fact);
  const until = dayOf(fact.until);
  return [
    standing(fact.referee, {
      about: `verified:${fact.until}`,
      title: fact.isAgain ? `You are verified again at ${company}` : `You are a verified referee at ${company}`,
      text: fact.isAgain
        ? `Good until ${until}. Thank you for staying.`
        : `Requests of candidates reach your inbox from now on, until ${until}. Then you prove the address again.`,
      href: EMPLOYEE_PATH,
      label: "Open your inbox",
    }),
  ];
};

export const refereeRefused: NoticesOf<"referee.refused"> = (fact) => [
  standing(fact.referee, {
    about: `refused:${fact.at}`,
    title: `We could not verify you at ${companyIn(fact)}`,
    text: "We looked at it by hand and wrote:",
    quoted: fact.reason,
    href: BECOME_REFEREE_PATH,
    label: "See what you can do",
  }),
];

export const refereeDue: NoticesOf<"referee.due"> = (fact) => [
  standing(fact.referee, {
    about: `due:${fact.until}`,
    title: `Verify again by ${dayOf(fact.until)}`,
    text: `Every ${VERIFIED_DAYS} days you show that you still work at ${companyIn(fact)}: a code to your work address, in the last ${REMIND_DAYS} days before. It takes a minute.`,
    href: REFEREE_SETTINGS_PATH,
    label: "Verify again",
  }),
];

/** Only expiry: those who left know it, and `refereeRefused` covers refusals. */
export const refereeEnded: NoticesOf<"referee.ended"> = (fact) =>
  fact.why !== "EXPIRED"
    ? []
    : [
        standing(fact.referee, {
          about: `expired:${fact.at}`,
          title: "Your inbox is closed until you verify again",
          text: `It was time to show that you still work at ${companyIn(fact)}. What you have taken on is still yours; new requests come after a code to your work address.`,
          href: REFEREE_SETTINGS_PATH,
          label: "Verify again",
        }),
      ];

export const refereeToReview: NoticesOf<"referee.review-asked"> = (fact) => {
  const company = companyIn(fact);
  return [
    {
      kind: "referee-review",
      to: "admins",
      about: `${fact.referee.accountId}:${fact.at}`,
      title: `A referee to verify at ${company}`,
      text: `Their address is at ${fact.domain}.`,
      href: REFEREES_PATH,
      mail: (name, { publicUrl }) => ({
        subject: `A referee to verify at ${company}`,
        preheader: `Their address is at ${fact.domain}.`,
        heading: "A referee to verify",
        body: [
          greeting(name),
          say("Somebody has proven a work address whose domain we do not know to be the company’s."),
          facts(["Company", company], ["Domain", fact.domain]),
          link("Look into it", publicUrl + REFEREES_PATH),
        ],
      }),
    },
  ];
};

/** For all referees who could answer the request. Does not name the candidate. */
export function newRequestInPool(fact: RequestFacts & { score: number }): Notice {
  const job = clipped(fact.jobTitle, 120);
  const path = employeeRequestPath(fact.requestId);
  const text = `Match score ${fact.score}. Whoever claims it first looks at it.`;
  return {
    kind: "referee-pool",
    to: { refereesOf: fact.companyId, except: fact.candidate.accountId },
    about: `request:${fact.requestId}`,
    title: `A new request: ${job}`,
    text,
    href: path,
    mail: (name, { publicUrl }) => ({
      subject: `A new referral request: ${job}`,
      preheader: text,
      heading: "A new referral request",
      body: [
        greeting(name),
        say("Somebody asks for a referral at your company."),
        facts(["Job", job], ["Match score", scoreInWords(fact.score)]),
        link("Look at it", publicUrl + path),
      ],
    }),
  };
}
