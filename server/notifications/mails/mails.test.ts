// Checks every mail as a table: its content in text and HTML, and that no typed name can change its structure.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { freshDatabase } from "../../../tests/support/database.ts";
import { assertHindi } from "../../../tests/support/hindi-letter.ts";
import type { Fact, MessageFacts } from "../../facts.ts";
import { createAccount } from "../../identity/accounts.ts";
import type { Letter } from "../delivery/mailer.ts";
import { writeMail } from "../index.ts";
import { MAIL_COLORS, type MailColor } from "../lay-out-mail.ts";
import { greeting } from "./mail-text.ts";
import { ALL_MAILS, type MailedFact } from "./mails.ts";

const publicUrl = "https://jobs.example.org";
const now = new Date("2026-11-21T12:00:00Z");
const email = "asha@example.com";
/** Of an account whose language is Hindi. */
const hindiEmail = "meera@example.com";
const { db } = await freshDatabase();
const account = await db.transaction((tx) =>
  createAccount(tx, { issuer: publicUrl, email: hindiEmail, name: "Meera", language: "hi" }),
);

/** The letter that a fact delivers; `late` is the delay after its announcement, in minutes. */
async function write(fact: MailedFact, late = 0): Promise<Letter | null> {
  let written: Letter | null = null;
  const mailer = {
    from: "",
    deliver: async (letter: Letter) => {
      written = letter;
    },
    close: async () => {},
    proven: async () => {},
  };
  const at = new Date(now.getTime() - late * 60_000);
  await writeMail(fact, { id: "0193", at }, { db, mailer, publicUrl, clock: () => now, operatorMail: email });
  return written;
}

type Case = { fact: MailedFact; subject: string; says: (string | RegExp)[]; links: string[] };

const anEnquiry: MessageFacts = {
  messageId: "0193",
  messageKind: "ENQUIRY",
  reference: "AB2CD3EF4G",
  name: "Asha Rao",
  email,
  topic: null,
  company: { name: "Acme", teamSize: "11-50", phone: "+91 98765 43210" },
  text: "Two bakers,\nplease.",
};

const CASES: Case[] = [
  {
    fact: { kind: "sign-up.code-made", email, name: "Asha Rao", code: "482913" },
    subject: "Your code to join Vouchboard",
    says: ["Hello Asha Rao,", "482913", "works for 10 minutes", "If you did not sign up"],
    links: [],
  },
  {
    fact: { kind: "sign-up.address-taken", email, name: "Asha Rao" },
    subject: "You already have a Vouchboard account",
    says: ["Hello Asha Rao,", "no new one was made", "If it was not you"],
    links: [`${publicUrl}/auth/login`, `${publicUrl}/auth/forgot-password`],
  },
  {
    fact: { kind: "password-reset.code-made", email, name: "Asha Rao", code: "007042" },
    subject: "Your code for a new Vouchboard password",
    says: ["007042", "works for 10 minutes, in the browser that asked", "your password stays as it is"],
    links: [],
  },
  {
    fact: { kind: "password.changed", email, name: "Asha Rao", at: "2026-11-21T11:58:30Z", how: "changed" },
    subject: "Your Vouchboard password was changed",
    says: ["21 November 2026, 11:58 UTC", "With the old password", "If it was not you, choose a new password now"],
    links: [`${publicUrl}/auth/forgot-password`],
  },
  {
    fact: { kind: "password.changed", email, name: "Asha Rao", at: "2026-11-21T11:58:30Z", how: "reset" },
    subject: "Your Vouchboard password was changed",
    says: ["With a code mailed to this address", "change the password of your mailbox first"],
    links: [`${publicUrl}/auth/forgot-password`],
  },
  ...(
    [
      ["ADDED", "got a second step"],
      ["REMOVED", "A second step was removed"],
      ["CODES_RENEWED", "The old ones no longer work"],
      ["CODE_USED", "A recovery code of your"],
      ["RESET", "The operator of Vouchboard removed every second step"],
    ] as const
  ).map(([how, words]) => ({
    fact: { kind: "second-factor.changed", email, name: "Asha Rao", at: "2026-11-21T11:58:30Z", how } as const,
    subject: "The second step of your Vouchboard login changed",
    says: [words, "21 November 2026, 11:58 UTC", "If it was not you, choose a new password now"],
    links: [`${publicUrl}/auth/forgot-password`],
  })),
  {
    fact: {
      kind: "invite.sent",
      email,
      companyName: "Booking & Sons",
      role: "corporate-recruiter",
      invitedBy: "Ravi Iyer",
      token: "tok_EN-123",
      expiresAt: "2026-11-28T12:00:00Z",
    },
    subject: "Booking & Sons invites you to Vouchboard",
    says: ["Ravi Iyer invites you", "Recruiter: ", "28 November 2026, 12:00 UTC", `only for ${email}`],
    links: [`${publicUrl}/invite#token=tok_EN-123`],
  },
  {
    fact: {
      kind: "account.deletion-asked",
      email,
      name: "Asha Rao",
      userType: "General_User",
      dueAt: "2026-12-05T12:00:00Z",
    },
    subject: "Your Vouchboard account will be deleted",
    says: [
      "Hello Asha Rao,",
      "5 December 2026, 12:00 UTC",
      "14 days",
      "you can take it back",
      "If it was not you who asked",
    ],
    links: [`${publicUrl}/v2/candidate/profile`],
  },
  {
    fact: {
      kind: "account.deletion-asked",
      email,
      name: "Asha Rao",
      userType: "Corporate",
      dueAt: "2026-12-05T12:00:00Z",
    },
    subject: "Your Vouchboard account will be deleted",
    says: ["you can take it back"],
    links: [`${publicUrl}/v2/corporate/profile`],
  },
  {
    fact: { kind: "account.deletion-taken-back", email, name: "Asha Rao" },
    subject: "Your Vouchboard account stays",
    says: ["Everything is as it was", "If it was not you who did this"],
    links: [`${publicUrl}/auth/forgot-password`],
  },
  {
    fact: { kind: "account.deleted", email, name: "Asha Rao" },
    subject: "Your Vouchboard account is deleted",
    says: ["Hello Asha Rao,", "This is the last e-mail about it", "sign up again"],
    links: [],
  },
  {
    fact: {
      kind: "account.merge-asked",
      email,
      name: "Asha Rao",
      otherEmail: "a•••@work.example",
      ends: true,
      reason: "You wrote from both addresses.",
      token: "a-token",
      expiresAt: "2027-11-22T12:00:00Z",
    },
    subject: "Are these two Vouchboard accounts yours?",
    says: [
      "You wrote from both addresses.",
      "everything moves to the account of a•••@work.example",
      `The account of ${email} then ends`,
      "ignore this e-mail",
    ],
    links: [`${publicUrl}/merge-accounts#token=a-token`],
  },
  {
    fact: { kind: "account.merged", email, name: "Asha Rao", into: "asha@work.example" },
    subject: "Your two Vouchboard accounts are one now",
    says: ["as you agreed at both addresses", "Log in with asha@work.example from now on"],
    links: [`${publicUrl}/auth/login`],
  },
  {
    fact: {
      kind: "account.suspended",
      email,
      name: "Asha Rao",
      reason: "Three people say that you asked them for money.",
      at: "2026-11-22T12:00:00Z",
    },
    subject: "Your Vouchboard account is suspended",
    says: [
      "Three people say that you asked them for money.",
      "cannot log in",
      "your earnings stay yours",
      "write to us",
    ],
    links: [`${publicUrl}/contact`],
  },
  {
    fact: { kind: "account.suspension-lifted", email, name: "Asha Rao" },
    subject: "Your Vouchboard account is open again",
    says: ["lifted the suspension"],
    links: [`${publicUrl}/auth/login`],
  },
  {
    fact: { kind: "mail-check.code-made", email, name: "Asha Rao", code: "482913" },
    subject: "Your code to get Vouchboard e-mails again",
    says: ["Hello Asha Rao,", "482913", "An earlier e-mail to this address came back", "works for 10 minutes"],
    links: [],
  },
  {
    fact: { kind: "referee.code-made", email, name: "Asha Rao", companyName: "Acme", code: "482913", isAgain: false },
    subject: "Your Vouchboard code for your work address",
    says: ["Hello Asha Rao,", "become a referee for Acme", "482913", "works for 10 minutes", "no other person sees it"],
    links: [],
  },
  {
    fact: {
      kind: "company-domain.unproven",
      email,
      name: "Asha Rao",
      companyName: "Acme",
      domain: "acme.com",
      record: { name: "_vouchboard.acme.com", value: "vouchboard=abc" },
      endsAt: "2026-11-30T10:00:00.000Z",
    },
    subject: "The proof of acme.com is missing",
    says: ["Hello Asha Rao,", "proves acme.com for Acme", "30 Nov", "_vouchboard.acme.com", "vouchboard=abc"],
    links: [`${publicUrl}/v2/corporate/company`],
  },
  {
    fact: {
      kind: "company-domain.unproven",
      email,
      name: "Asha Rao",
      companyName: "Acme",
      domain: "acme.com",
      record: null,
      endsAt: null,
    },
    subject: "acme.com is no longer proven",
    says: ["We still did not find the domain acme.com", "prove another domain"],
    links: [`${publicUrl}/v2/corporate/company`],
  },
  {
    fact: { kind: "company-claim.code-made", email, name: "Asha Rao", companyName: "Acme", code: "482913" },
    subject: "Your Vouchboard code for Acme",
    says: [
      "Hello Asha Rao,",
      "hire for Acme on Vouchboard",
      "482913",
      "works for 10 minutes",
      "no other person sees it",
    ],
    links: [],
  },
  {
    fact: { kind: "referee.address-taken", email },
    subject: "This address is in use at Vouchboard",
    says: ["has already proven it, so no code was made", "If it was not you"],
    links: [`${publicUrl}/auth/login`],
  },
  {
    fact: {
      kind: "privacy-request.asked",
      email,
      name: "Asha Rao",
      requestKind: "ERASURE",
      token: "t0ken",
      expiresAt: "2026-12-06T12:00:00Z",
    },
    subject: "Confirm your request to Vouchboard",
    says: ["to erase the data that we keep about you", "6 December 2026", "If you did not ask"],
    links: [`${publicUrl}/privacy-request#token=t0ken`],
  },
  {
    fact: {
      kind: "privacy-request.opened",
      requestId: "0193",
      email,
      name: "Asha Rao",
      requestKind: "ACCESS",
      dueAt: "2026-12-22T12:00:00Z",
    },
    subject: "We have your request to Vouchboard",
    says: ["to see the data that we keep about you", "22 December 2026"],
    links: [],
  },
  {
    fact: {
      kind: "privacy-request.answered",
      requestId: "0193",
      email,
      name: "Asha Rao",
      requestKind: "ACCESS",
      askedAt: "2026-11-22T12:00:00Z",
      answer: "It is all there.",
      isRefused: false,
      dataPath: "/v2/candidate/profile#data",
    },
    subject: "Our answer to your request to Vouchboard",
    says: ["It is all there.", "On 22 November 2026"],
    links: [`${publicUrl}/v2/candidate/profile#data`],
  },
  {
    fact: {
      kind: "consent.asked-alone",
      consentId: "0193",
      email,
      name: "Asha Rao",
      title: "A payout of ₹500",
      href: "/v2/admin/payouts",
      aloneFrom: "2026-11-22T12:00:00Z",
    },
    subject: "A payout of ₹500: possible from 22 November 2026, 12:00 UTC",
    says: ["Asha Rao, the only admin of Vouchboard, asked for this: A payout of ₹500", "choose a new password"],
    links: [`${publicUrl}/v2/admin/payouts`],
  },
  {
    fact: { kind: "message.received", ...anEnquiry },
    subject: "New enquiry AB2CD3EF4G from Acme",
    says: ["Asha Rao", email, "Acme, 11-50 people", "+91 98765 43210", "Two bakers,", "A reply to this e-mail"],
    links: [`${publicUrl}/v2/admin/messages/0193`],
  },
  {
    fact: {
      kind: "message.answered",
      ...anEnquiry,
      eventId: "0193",
      earlier: [],
      answer: "Gladly.\n\nWe call you on Monday.",
      createdAt: "2026-11-21T11:58:30Z",
    },
    subject: "Re: Your enquiry to Vouchboard (AB2CD3EF4G)",
    says: ["Hello Asha Rao,", "We call you on Monday.", "You wrote on 21 November 2026, 11:58 UTC:", "please."],
    links: [],
  },
];

test("every mailed fact has a case", () => {
  assert.deepEqual([...new Set(CASES.map(({ fact }) => fact.kind))].sort(), Object.keys(ALL_MAILS).sort());
});

describe("the mails' content", () => {
  for (const { fact, subject, says, links } of CASES) {
    test(`${fact.kind}${"how" in fact ? ` (${fact.how})` : ""}`, async () => {
      const mail = await write(fact);
      assert.ok(mail);
      assert.equal(mail.to, email);
      assert.equal(mail.key, `${fact.kind}:0193`);
      assert.equal(mail.subject, subject);
      const seen = textIn(mail.html);
      for (const words of says) {
        assert.ok(mail.text.includes(String(words)), `text has no "${words}":\n${mail.text}`);
        assert.ok(seen.includes(String(words)), `HTML has no "${words}":\n${seen}`);
      }
      for (const url of links) {
        assert.ok(mail.text.split("\n").includes(url), `a line of its own for ${url}:\n${mail.text}`);
        assert.ok(mail.html.includes(`href="${url}"`));
      }
      if ("code" in fact) assert.doesNotMatch(mail.subject + preheaderIn(mail.html), new RegExp(fact.code));
      assert.notEqual(preheaderIn(mail.html), "");
    });

    test(`${fact.kind}${"how" in fact ? ` (${fact.how})` : ""}: in the language of the account that has the address`, async () => {
      const hindi = { ...fact, email: hindiEmail };
      // The operators' mailbox is their own, and an account is gone once it is deleted.
      const isKnown = !["message.received", "consent.asked-alone", "account.deleted"].includes(fact.kind);
      const mail = await write(isKnown ? hindi : ({ ...hindi, language: "hi" } as typeof fact));
      assert.ok(mail);
      assertHindi(mail, hindi, publicUrl);
    });

    test(`${fact.kind}: plain HTML that loads nothing`, async () => {
      const { html = "" } = (await write(fact)) ?? {};
      assert.doesNotMatch(
        html,
        /<(table|script|img|link|iframe|object|form|svg|base)\b|\son\w+=|url\(|@import|@font-face/i,
      );
      const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = ""]) => url);
      assert.deepEqual(
        addresses.filter((url) => !url.startsWith(publicUrl)),
        [],
      );
      assert.match(html, /<meta name="color-scheme" content="light dark">/);
      assert.match(html, /^<!doctype html>\n<html lang="en">/);
    });
  }
});

describe("the language of a mail", () => {
  const claimed = { kind: "company-claim.code-made", name: "Meera", companyName: "Acme", code: "482913" } as const;
  const LANGUAGES: [name: string, fact: MailedFact, lang: string][] = [
    ["a work address: the account's that proves it", { ...claimed, email, accountId: account?.id ?? "" }, "hi"],
    ["an address that no account has", { ...claimed, email }, "en"],
    ["a sign-up: the page's", { kind: "sign-up.code-made", email, name: "Asha", code: "1", language: "hi" }, "hi"],
    ["a sign-up on an English page", { kind: "sign-up.code-made", email, name: "A", code: "1", language: "en" }, "en"],
  ];
  for (const [name, fact, lang] of LANGUAGES)
    test(name, async () => assert.match((await write(fact))?.html ?? "", new RegExp(`<html lang="${lang}">`)));
});

describe("text that is no name", () => {
  const NASTY = [
    `<img src=x onerror=alert(1)>`,
    `Asha\r\nBcc: thief@example.net`,
    `</title><script>alert(1)</script>`,
    `"onmouseover="alert(1)`,
    `Asha\u2028\u0000\u0007Rao`,
    `\u202egro.elpmaxe`,
  ];
  for (const name of NASTY) {
    test(JSON.stringify(name), async () => {
      for (const { fact } of CASES) {
        const changed = {
          ...fact,
          ...("name" in fact ? { name } : { companyName: name, invitedBy: name }),
        } as MailedFact;
        const mail = await write(changed);
        assert.ok(mail);
        assert.doesNotMatch(mail.subject, /[\p{Cc}\p{Zl}\p{Zp}\u202e]/u);
        assert.doesNotMatch(mail.text, /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\u202e]|^Bcc:/mu);
        assert.doesNotMatch(mail.html, /<(img|script)\b|="?[^">]*"onmouseover/i);
        assert.equal(mail.html.match(/<title>/g)?.length, 1);
      }
    });
  }

  const GREETINGS: [name: string, greets: string][] = [
    ["Asha Rao", "Hello Asha Rao,"],
    ["Jean-Luc O’Neill", "Hello Jean-Luc O’Neill,"],
    ["A. P. J. Abdul Kalam", "Hello A. P. J. Abdul Kalam,"],
    ["आशा राव", "Hello आशा राव,"],
    ["李小龍", "Hello 李小龍,"],
    ["Martin Luther King Jr.", "Hello Martin Luther King Jr.,"],
    ["You won! Visit evil.example", "Hello,"],
    ["Visit evil.example", "Hello,"],
    ["https://evil.example/win", "Hello,"],
    ["www evil", "Hello,"],
    ["Call 0900 123456", "Hello,"],
    ["a@b.example", "Hello,"],
    ["Asha\nYour account is locked", "Hello,"],
    ["x".repeat(61), "Hello,"],
    ["", "Hello,"],
  ];
  for (const [name, greets] of GREETINGS) {
    test(`greeting ${JSON.stringify(name)}`, () =>
      assert.deepEqual(greeting(name, "en"), { kind: "say", text: greets }));
  }
});

describe("an invite by", () => {
  const fact = CASES.find((one) => one.fact.kind === "invite.sent")?.fact as MailedFact;
  const SENDERS: [invitedBy: string, says: string][] = [
    ["Ravi Iyer", "Ravi Iyer invites you to work for Booking & Sons on Vouchboard."],
    ["Log in at evil.example", "An admin of Booking & Sons invites you to work there on Vouchboard."],
    ["https://evil.example", "An admin of Booking & Sons invites you to work there on Vouchboard."],
    ["", "An admin of Booking & Sons invites you to work there on Vouchboard."],
  ];
  for (const [invitedBy, says] of SENDERS)
    test(JSON.stringify(invitedBy), async () => {
      const { text, html } = (await write({ ...fact, invitedBy } as MailedFact)) ?? assert.fail("no mail");
      for (const seen of [text, textIn(html)]) {
        assert.ok(seen.includes(says), seen);
        assert.ok(!seen.includes("evil"), seen);
      }
    });

  const COMPANIES: [companyName: string, subject: string][] = [
    ["Booking.com", "Booking.com invites you to Vouchboard"],
    ["Amazon.com, Inc.", "Amazon.com, Inc. invites you to Vouchboard"],
    ["3M", "3M invites you to Vouchboard"],
    ["St. John & Söhne GmbH", "St. John & Söhne GmbH invites you to Vouchboard"],
    ["https://evil.example", "A company invites you to Vouchboard"],
    ["evil.example/win", "A company invites you to Vouchboard"],
    ["www.evil.example", "A company invites you to Vouchboard"],
    ["You won! See evil.example", "A company invites you to Vouchboard"],
    ["pay@evil.example", "A company invites you to Vouchboard"],
    [`evil${" money".repeat(20)}`, "A company invites you to Vouchboard"],
  ];
  for (const [companyName, subject] of COMPANIES)
    test(`the company ${JSON.stringify(companyName)}`, async () => {
      const mail = (await write({ ...fact, companyName } as MailedFact)) ?? assert.fail("no mail");
      assert.equal(mail.subject, subject);
      if (subject.startsWith("A company")) assert.doesNotMatch(mail.text + textIn(mail.html), /evil/);
    });
});

describe("expired mails", () => {
  const [signUp, taken, reset, changed] = CASES.map(({ fact }) => fact) as [Fact, ...MailedFact[]];
  const invite = CASES.find(({ fact }) => fact.kind === "invite.sent")?.fact as MailedFact;
  const LATE: [fact: MailedFact, minutes: number, isWritten: boolean][] = [
    [signUp as MailedFact, 9, true],
    [signUp as MailedFact, 10, false],
    [reset as MailedFact, 10, false],
    [taken as MailedFact, 600, true],
    [changed as MailedFact, 600, true],
    [invite as MailedFact, 600, true],
    [{ ...invite, expiresAt: now.toISOString() } as MailedFact, 0, false],
  ];
  for (const [fact, minutes, isWritten] of LATE) {
    test(`${fact.kind} after ${minutes} minutes is ${isWritten ? "" : "not "}written`, async () => {
      assert.equal((await write(fact, minutes)) !== null, isWritten);
    });
  }
});

describe("the colours are the site's", () => {
  const css = readFileSync(new URL("../../../web/styles/tokens.css", import.meta.url), "utf8");
  const value = "(#[0-9a-f]{6}|oklch\\([\\d. ]+\\))";
  for (const name of Object.keys(MAIL_COLORS) as MailColor[]) {
    test(name, () => {
      const [, light = "", dark = ""] = new RegExp(`--${name}: light-dark\\(${value}, ${value}\\);`).exec(css) ?? [];
      assert.deepEqual({ light: hexOf(light), dark: hexOf(dark) }, MAIL_COLORS[name]);
    });
  }
});

/** sRGB in hex of a hex or oklch() colour, clipped to the gamut. */
function hexOf(color: string): string {
  if (color.startsWith("#")) return color;
  const [lightness = 0, chroma = 0, hue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const part = (value: number) => {
    const clipped = Math.min(1, Math.max(0, value));
    const curved = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(curved * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${linear.map(part).join("")}`;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'" };

/** The visible text of a mail's HTML. */
function textIn(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, " ");
}

const preheaderIn = (html: string) => /<div style="display:none[^"]*">([^<]*)<\/div>/.exec(html)?.[1] ?? "";
