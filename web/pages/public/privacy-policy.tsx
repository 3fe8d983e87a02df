// The privacy policy, in plain words: which data is stored, why, for how long, and who sees it.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { REFERRAL_SCORE } from "../../../contract/referrals/rules.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { TextPage, type TextSection } from "../../features/content/text-page.tsx";

export const meta = fixedMeta({
  title: "Privacy policy",
  description: `What ${BRAND_NAME} keeps about you, why, for how long and who sees it. No trackers, no advertising, no sale of data.`,
});

const SECTIONS: readonly TextSection[] = [
  {
    id: "in-short",
    title: "In short",
    body: [
      [
        "You can search and read everything here without telling us who you are.",
        "There are no trackers, no advertising and no scripts or fonts from other companies on this site.",
        "We do not sell data, and nobody can search through CVs.",
        "You can see, correct, take with you and delete what is yours.",
      ],
    ],
  },
  {
    id: "who",
    title: "Who is responsible",
    body: [
      `This ${BRAND_NAME} site is run by its operator, who is responsible for your data. You reach the operator through the contact page.`,
    ],
  },
  {
    id: "visiting",
    title: "When you visit",
    body: [
      "Your browser’s request tells the server your internet address, the page you ask for, and what kind of browser you use. The server needs the address to answer, and to limit how often one sender may ask, so that nobody can overload the site. The technical log notes what kind of page was asked for, how long it took and what went wrong, without your address and without what you typed.",
      "Reading the site sets no cookie. Signing up and logging in do: one keeps you logged in until you log out, a short-lived one ties a sign-up, or a login through another site, to the browser that began it, and one marks the browser in which you logged in, so that several accounts of one person who pay each other can be found. None of them is used to follow you on other sites. If you choose a light or dark scheme, your browser remembers it; that choice stays on your device.",
      "If you open a job by a link that somebody shared with you, your browser remembers which one, so that they can be rewarded should you apply. It stays on your device until you log in.",
      "What you last searched for among the jobs is kept in your browser, encrypted, to be offered again. It stays on your device, until you clear it below the search box or log out. While you type there, what is typed so far is sent to the server, which answers with suggestions and keeps nothing of it.",
      "What you type into the search box is part of the page’s address and reaches the server, which needs it to search. It is not tied to a person, unless you save the search.",
    ],
  },
  {
    id: "writing",
    title: "When you write to us",
    body: [
      "The contact forms send your name, your e-mail address and what you write, and for companies the company’s name, its size and a telephone number if you give one. We use that to answer you and for nothing else. What came from the address of an account is deleted with the account; for anything else, ask us to delete it.",
    ],
  },
  {
    id: "accounts",
    title: "When you have an account",
    body: [
      "The following applies to people with an account.",
      [
        "Sign-in: your name, e-mail address and a telephone number if you give one. Passwords are kept only as a fingerprint from which they cannot be read back. If you sign in through a professional network, we receive your name and e-mail address from it.",
        "Logging in: while you are logged in, your internet address and the kind of browser. What concerns the safety of your account (logins, failed tries, new passwords) stays on record with the address it came from until the account is deleted.",
        "Your browser: who is logged in, and a form that you have not sent or saved yet, are kept in it encrypted, never a password, and are deleted when you log out.",
        "Profile: what you fill in, what you correct, and a photo if you add one. The photo is cut in your browser, without what the camera wrote into it.",
        "Résumé: the PDF files you upload and what was read from them: skills, years of experience, positions, education, contact details. You can see all of it, correct it and delete it.",
        "Match scores: worked out from your profile and a job whenever they are shown; what you apply with is kept, so that it can be explained to you later.",
        "Applications, referral requests, guidance sessions: what you sent, to whom, when, how it went on, and how you rated a session.",
        "As a referee: your company, your title and since when, what you decided about requests and wrote to candidates, and your work e-mail, which is kept sealed.",
        "Saved jobs and searches: what you keep for later, how often a search writes to you, and when it last did. Only you see them; you remove them in your dashboard. What you press before logging in waits in that tab of your browser.",
        "Against abuse: from which browser and which block of internet addresses your account was used, as a fingerprint from which neither can be read back, with the days. Before somebody is paid by us, it is compared with the accounts they earned by.",
        "Shares and reports: the links you made to jobs, the link by which you came to one, and the jobs you reported.",
        "Money: credits, payments, fees and rewards are entered in books that cannot be altered, as the law on accounting asks; they know you by a number. You pay on the payment service’s own page: your card or account never reaches this site. Where a payout goes is kept sealed, and forgotten 90 days after it was settled.",
      ],
    ],
  },
  {
    id: "who-sees",
    title: "Who sees what",
    body: [
      [
        "A company sees your CV and match when you apply to one of its jobs.",
        "Whoever shared a job with you sees how many people came by their link, how many applied and whether a reward was earned; no names. A company does not learn who reported a job.",
        "Verified employees of a company see what you ask for there, your match, role, years, city and note, without your name. The one who claims the request sees your CV while they have it in hand, and your e-mail address once they take it on. Each look at the CV is recorded, and you see it in your dashboard.",
        "A referee’s name is given to a candidate only when the referee accepts a request or a session. A referee’s work e-mail is given to nobody.",
        "The operator’s staff see what they need to help you or to look into a report; that, too, is recorded.",
        "Service providers such as a mail, storage or payment service work for the operator under contract and may use the data for nothing else.",
      ],
      "Beyond that, data is handed out only where the law compels it.",
    ],
  },
  {
    id: "why",
    title: "On what ground",
    body: [
      "We use your data to do what you ask for (search, apply, request, book, be paid), to keep the site safe, and to meet duties of law. Where we would like to do anything else, we ask first, and you may take a yes back at any time.",
      `No decision with legal effect is made about you by machine alone. A low match score warns you, a score below 1 holds an application back until the score is there, and a referral request below ${REFERRAL_SCORE} is not sent; people decide everything else.`,
    ],
  },
  {
    id: "how-long",
    title: "For how long",
    body: [
      "Your résumé and profile stay until you delete them or your account; the file that an application or a request was sent with stays with it. A deleted account can be taken back for 14 days; then your profile, résumés, photo and sign-in are deleted for good. Applications stay as long as the company may need them to answer for its decision. Records of payments stay, as the law on accounting demands. Fingerprints of browsers and address blocks are deleted 180 days after they were last used, or with the account if nobody has earned by it. How long technical logs are kept is set by the operator.",
    ],
  },
  {
    id: "safety",
    title: "How it is kept safe",
    body: [
      "Where this site’s address begins with https, connections are encrypted. Sign-in tokens are held in memory and not in your browser’s storage. Uploaded files are opened in a sealed-off process, and downloads leave by links that expire. Each person’s data is checked against that person’s sign-in on every request.",
      "If something goes wrong that concerns your data, the operator has to tell you, as the law asks.",
    ],
  },
  {
    id: "your-rights",
    title: "Your rights",
    body: [
      "You may ask what we keep about you, have it corrected, receive a copy in a usable format, object to a use, or have it deleted. With an account you do most of that yourself: your profile shows and corrects it, downloads all of it as one file, and deletes the account. For anything else write to us through the contact page; we may have to make sure that it is you. If you are not content with the answer, you can turn to the data protection authority where you live.",
    ],
  },
  {
    id: "changes",
    title: "Changes",
    body: ["When this policy changes, the new text is published on this page before it takes effect."],
  },
];

export default function PrivacyPolicy() {
  return (
    <TextPage
      title="Privacy policy"
      intro="What is kept about you, why, for how long, and who sees it."
      sections={SECTIONS}
    />
  );
}
