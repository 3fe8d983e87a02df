// The terms of use, in plain words.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { TextPage, type TextSection } from "../../features/content/text-page.tsx";

export const meta = fixedMeta({
  title: "Terms of use",
  description: `What you may expect from ${BRAND_NAME} and what ${BRAND_NAME} expects from you: listings, applications, referrals, guidance, credits and fees.`,
});

const SECTIONS: readonly TextSection[] = [
  {
    id: "agreement",
    title: "What this is",
    body: [
      `These terms are the agreement between you and whoever runs this ${BRAND_NAME} site (“we”, “us”). By using the site you accept them. If you use it for a company, you accept them for the company and confirm that you may.`,
      "You must be old enough to work where you live, and at least 18 to take or make payments here.",
    ],
  },
  {
    id: "looking",
    title: "Looking around",
    body: [
      "You may search and read listings and company pages without an account, as often as you like and for your own use. Please do not copy the listings in bulk or load the site with machines in a way that slows it down for others; search engines that follow robots.txt are welcome.",
    ],
  },
  {
    id: "accounts",
    title: "Your account",
    body: [
      "Your account belongs to you alone. Keep your password to yourself, give true information, and tell us if you think somebody else has been using it. You can close your account at any time.",
      "If you break these terms, we may refuse you as a referee, take a listing off the site and keep back what was earned by it. Unless the law or somebody’s safety forbids it, we say why and listen to your side.",
    ],
  },
  {
    id: "listings",
    title: "Listings",
    body: [
      "Jobs posted here come from the companies named; other jobs are read from employers’ public job boards. We take care that they are real and current, but we are not the employer, and cannot promise that a job is still open or that its description is complete.",
      "Companies that post promise that the job exists, that they may fill it, that the posting is lawful and does not discriminate, and that nobody will be asked for money.",
      "We may freeze or remove a listing that is wrong, misleading or dangerous. Jobs that are closed disappear from the lists.",
    ],
  },
  {
    id: "scores",
    title: "Match scores",
    body: [
      "A match score compares a résumé with a job by a published rule. It is a help and no verdict: it does not know you, and no employer is bound by it. You see its parts, and you can correct the data behind it.",
    ],
  },
  {
    id: "applications",
    title: "Applications",
    body: [
      "When you apply to a job posted here, your CV and your match as they stand at that moment go to the company. What it decides is its own affair. For jobs listed elsewhere you apply on the employer’s site, under the employer’s terms.",
      "What you send must be yours and true.",
    ],
  },
  {
    id: "referrals",
    title: "Referral requests",
    body: [
      "A referral request asks employees of a company to put you forward. It takes one credit, which is held when the request is accepted and comes back to you if nobody takes it on in time, if all decline and none of them is paid for feedback, if you withdraw it before someone has taken it on, or if it is found that you were not referred. Feedback for which a referee is paid uses the credit and ends the request.",
      "Referees decide freely. A referral is no promise of an interview or a job.",
      "Referees promise that they work where they say, that they follow their employer’s rules on referrals, that they use CVs for the request and nothing else, and that they take no money from candidates outside this site.",
    ],
  },
  {
    id: "guidance",
    title: "Guidance",
    body: [
      "Guidance sessions are booked between a candidate and a referee. A candidate may cancel until 48 hours before the session and gets everything back; after that the fee is due. If the referee declines, does not answer in time, cancels or does not appear, the candidate gets everything back.",
      "Sessions are personal advice and no guarantee of anything. Confidential material of an employer has no place in them.",
    ],
  },
  {
    id: "money",
    title: "Credits, fees and rewards",
    body: [
      "Prices, fees and rewards are set by the operator of the site and shown before you commit to anything. Credits are for use on this site and cannot be sold. A referee’s fee is paid out of a credit that was spent: one review of a request, and one in 30 days for the same candidate and referee. Free credits pay for fees only within a budget that the operator sets for each month.",
      "Fees and rewards that were obtained by deception, by referring oneself, or through several accounts are not paid, and may be taken back. Before a payout we compare keyed traces of browsers, networks and payout destinations of the two sides; where they agree, an admin looks at it.",
    ],
  },
  {
    id: "conduct",
    title: "What is not allowed",
    body: [
      [
        "Pretending to be somebody else, or to work where you do not.",
        "Asking candidates for money, identity documents or passwords.",
        "Harassing anyone, or treating people worse for who they are.",
        "Getting at data that is not meant for you, or testing the site’s security without asking first.",
        "Passing on other people’s CVs or contact details.",
      ],
    ],
  },
  {
    id: "software",
    title: "The software",
    body: [
      "The software behind the site is open source under the MIT licence. That licence covers the software; it does not cover the listings, the company names and logos, or what people write here, which remain their owners’.",
    ],
  },
  {
    id: "liability",
    title: "What we answer for",
    body: [
      "We run the site with care, but cannot promise that it is always available or free of mistakes. We answer without limit where the law says so, in particular for intent and gross negligence. Beyond that, we answer only for what could be foreseen from a service of this kind.",
    ],
  },
  {
    id: "changes",
    title: "Changes, and how to reach us",
    body: [
      "If these terms change, the new text is published on this page and holds for what you do here from then on; you may close your account instead. Should one part of them not hold, the rest does.",
      "Questions about the terms go to us through the contact page.",
    ],
  },
];

export default function Terms() {
  return (
    <TextPage
      title="Terms of use"
      intro="What you may expect from this site, and what it expects from you. Written to be read."
      sections={SECTIONS}
    />
  );
}
