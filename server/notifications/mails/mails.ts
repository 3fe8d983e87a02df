// The mails that concern an account's safety or carry a code, each to one address.

import { DELETION_GRACE_DAYS } from "../../../contract/identity/accounts-wire.ts";
import { CODE_MINUTES, type CorporateUserType } from "../../../contract/identity/rules.ts";
import { invitePath } from "../../../contract/paths.ts";
import type { Fact } from "../../facts.ts";
import { siteName } from "../../platform/site-name.ts";
import type { Letter } from "../delivery/mailer.ts";
import {
  code,
  type FactOf,
  facts,
  greeting,
  link,
  type MailOf,
  moment,
  plainCompany,
  plainName,
  quiet,
  quote,
  say,
} from "./mail-text.ts";
import { MESSAGE_MAILS } from "./message-mails.ts";

const ROLES: Record<CorporateUserType, string> = {
  "corporate-admin": "Admin: posts jobs, works through applicants, and invites others",
  "corporate-recruiter": "Recruiter: posts jobs and works through applicants",
};

const factorChanges = (): Record<FactOf<"second-factor.changed">["how"], string> => ({
  ADDED: `Your ${siteName()} account got a second step for logging in.`,
  REMOVED: `A second step was removed from your ${siteName()} account.`,
  CODES_RENEWED: `New recovery codes were made for your ${siteName()} account. The former ones work no more.`,
  CODE_USED: `A recovery code of your ${siteName()} account was used. It works no more.`,
  RESET: `The operator of ${siteName()} removed every second step from your account and signed it out everywhere. You log in with your password alone until you add a new one.`,
});

/** Facts that carry the address to mail. */
export type MailedFact = Exclude<Extract<Fact, { email: string }>, { kind: "password-reset.asked-in-vain" }>;

type Row<Kind extends Fact["kind"]> = {
  compose: MailOf<Kind>;
  /** When the mail's content stops working (an expired code); it is not sent from then on. */
  uselessFrom?: (fact: FactOf<Kind>, announcedAt: Date) => Date;
  /** Key and addresses where they are not the fact's; null for no mail. `operatorMail` is undefined if there is none. */
  envelope?: (fact: FactOf<Kind>, operatorMail: string | undefined) => Envelope | null;
};

export type Envelope = Pick<Letter, "key" | "to" | "replyTo" | "after">;

const codeEnds = (_fact: Fact, at: Date) => new Date(at.getTime() + CODE_MINUTES * 60_000);

/** The table from facts to the mails that are always sent, whatever the recipient's preferences. */
export const ALL_MAILS: { [Kind in MailedFact["kind"]]: Row<Kind> } = {
  /** The code that verifies an email address at sign-up. */
  "sign-up.code-made": {
    uselessFrom: codeEnds,
    compose: (fact) => ({
      subject: `Your code to join ${siteName()}`,
      preheader: `Enter it within ${CODE_MINUTES} minutes to finish signing up.`,
      heading: "Confirm your address",
      body: [
        greeting(fact.name),
        say(`This is your code to finish signing up at ${siteName()}:`),
        code(fact.code),
        say(
          `It works for ${CODE_MINUTES} minutes, in the browser that you signed up with. We never ask for it by phone or mail.`,
        ),
        quiet(
          "You did not sign up? Then somebody mistyped their address. Without the code nothing happens; you can delete this mail.",
        ),
      ],
    }),
  },
  /** Warns an account's owner of a sign-up with their address. The sign-up form answers as for a new address. */
  "sign-up.address-taken": {
    compose: (fact, { publicUrl }) => ({
      subject: `You already have a ${siteName()} account`,
      preheader: "Sign in with the password you have, or choose a new one.",
      heading: "You already have an account",
      body: [
        greeting(fact.name),
        say(
          `Somebody, probably you, just tried to sign up at ${siteName()} with this address. It has an account already, so no new one was made.`,
        ),
        link("Sign in", `${publicUrl}/auth/login`),
        say("If you do not remember the password, choose a new one:"),
        link("Choose a new password", `${publicUrl}/auth/forgot-password`),
        quiet(
          "It was not you? Then there is nothing to do: nobody got in, and nothing about your account has changed.",
        ),
      ],
    }),
  },
  /** The code for a password reset. */
  "password-reset.code-made": {
    uselessFrom: codeEnds,
    compose: (fact) => ({
      subject: `Your code for a new ${siteName()} password`,
      preheader: `Enter it within ${CODE_MINUTES} minutes to choose a new password.`,
      heading: "Choose a new password",
      body: [
        greeting(fact.name),
        say(`This is your code to choose a new password at ${siteName()}:`),
        code(fact.code),
        say(
          `It works for ${CODE_MINUTES} minutes, in the browser that asked for it. We never ask for it by phone or mail.`,
        ),
        quiet("You did not ask for it? Then leave this mail alone: your password stays as it is."),
      ],
    }),
  },
  /** Tells an account's owner that the password changed, and what to do if it was not them. */
  "password.changed": {
    compose: (fact, { publicUrl }) => ({
      subject: `Your ${siteName()} password was changed`,
      preheader: "If it was you, there is nothing to do.",
      heading: "Your password was changed",
      body: [
        greeting(fact.name),
        say(`The password of your ${siteName()} account was changed. If it was you, there is nothing to do.`),
        facts(
          ["When", moment(fact.at)],
          [
            "How",
            fact.how === "reset" ? "With a code mailed to this address" : "With the old password, in your profile",
          ],
        ),
        say("If it was not you, choose a new password now. That signs everybody out of your account."),
        link("Choose a new password", `${publicUrl}/auth/forgot-password`),
        ...(fact.how === "reset"
          ? [say("Whoever did this could read your mail: change the password of your mailbox first.")]
          : []),
      ],
    }),
  },
  /** Tells an account's owner of each change of what their sign-in asks for beside the password. */
  "second-factor.changed": {
    compose: (fact, { publicUrl }) => ({
      subject: `The second step of your ${siteName()} log-in changed`,
      preheader: "If it was you, there is nothing to do.",
      heading: "Your second step changed",
      body: [
        greeting(fact.name),
        say(`${factorChanges()[fact.how]} If it was you, there is nothing to do.`),
        facts(["When", moment(fact.at)]),
        say(
          "If it was not you, choose a new password now, which signs everybody out of your account, and then look at your security page.",
        ),
        link("Choose a new password", `${publicUrl}/auth/forgot-password`),
      ],
    }),
  },
  "account.deletion-asked": {
    compose: (fact, { publicUrl }) => ({
      subject: `Your ${siteName()} account will be deleted`,
      preheader: `You can take this back until ${moment(fact.dueAt)}.`,
      heading: "Your account will be deleted",
      body: [
        greeting(fact.name),
        say(
          `You asked us to delete your ${siteName()} account, with your profile, your CVs and everything else we keep about you. Until then nothing changes, and you can take it back.`,
        ),
        facts(["Will be deleted", moment(fact.dueAt)], ["Time to think again", `${DELETION_GRACE_DAYS} days`]),
        link("Keep my account", `${publicUrl}/v2/${fact.userType === "Corporate" ? "corporate" : "candidate"}/profile`),
        say("If it was not you who asked, keep the account and choose a new password now."),
      ],
    }),
  },
  "account.deletion-taken-back": {
    compose: (fact, { publicUrl }) => ({
      subject: `Your ${siteName()} account stays`,
      preheader: "Its deletion was taken back.",
      heading: "Your account stays",
      body: [
        greeting(fact.name),
        say(`The deletion of your ${siteName()} account was taken back. Everything is as it was.`),
        say("If it was not you who did this, choose a new password now. That signs everybody out of your account."),
        link("Choose a new password", `${publicUrl}/auth/forgot-password`),
      ],
    }),
  },
  "account.deleted": {
    compose: (fact) => ({
      subject: `Your ${siteName()} account is deleted`,
      preheader: "This is the last mail we send you about it.",
      heading: "Your account is deleted",
      body: [
        greeting(fact.name),
        say(
          `Your ${siteName()} account is deleted, as you asked: your profile, your CVs and files, your ways to sign in. This is the last mail about it.`,
        ),
        say("You are welcome to sign up again whenever you like; it will be a new account."),
      ],
    }),
  },
  "account.suspended": {
    compose: (fact, { publicUrl }) => ({
      subject: `Your ${siteName()} account is suspended`,
      preheader: "Why, what it means, and how to object.",
      heading: "Your account is suspended",
      body: [
        greeting(fact.name),
        say(`We have suspended your ${siteName()} account on ${moment(fact.at)}. This is the reason:`),
        quote(fact.reason),
        say(
          "You cannot log in while it lasts. Your open referral requests and guidance sessions have ended; what was paid for sessions goes back the way it was paid. Your credits and your earnings stay yours and wait.",
        ),
        say("If you think that this is wrong, write to us. A person reads every message."),
        link("Write to us", `${publicUrl}/contact`),
      ],
    }),
  },
  "account.suspension-lifted": {
    compose: (fact, { publicUrl }) => ({
      subject: `Your ${siteName()} account is open again`,
      preheader: "The suspension is lifted.",
      heading: "Your account is open again",
      body: [
        greeting(fact.name),
        say(
          `We have lifted the suspension of your ${siteName()} account. You can log in again; your credits and earnings are as they were.`,
        ),
        link("Log in", `${publicUrl}/auth/login`),
      ],
    }),
  },
  /** An invite to join a company as a member. */
  "invite.sent": {
    uselessFrom: (fact) => new Date(fact.expiresAt),
    compose: (fact, { publicUrl }) => {
      const name = plainCompany(fact.companyName);
      const company = name ?? "a company";
      const sender = plainName(fact.invitedBy);
      return {
        subject: `${name ?? "A company"} invites you to ${siteName()}`,
        preheader: `Join the people of ${company} until ${moment(fact.expiresAt)}.`,
        heading: `Join ${company} on ${siteName()}`,
        body: [
          say("Hello,"),
          say(
            sender
              ? `${sender} invites you to work for ${company} on ${siteName()}.`
              : `An admin of ${company} invites you to work there on ${siteName()}.`,
          ),
          facts(
            ...(name ? ([["Company", name]] as const) : []),
            ["Role", ROLES[fact.role]],
            ["Works until", moment(fact.expiresAt)],
          ),
          link("Accept the invite", publicUrl + invitePath(fact.token)),
          quiet(
            `The link works once, and only for ${fact.email}. You do not know ${name ?? "who invites you"}? Then delete this mail; nothing happens.`,
          ),
        ],
      };
    },
  },
  /** The code that proves the work address of a person who claims a company. */
  "company-claim.code-made": {
    uselessFrom: codeEnds,
    compose: (fact) => {
      const company = plainCompany(fact.companyName) ?? "your company";
      return {
        subject: `Your ${siteName()} code for ${company}`,
        preheader: `Enter it within ${CODE_MINUTES} minutes to prove this address.`,
        heading: "Confirm your work address",
        body: [
          greeting(fact.name),
          say(`This is your code to hire for ${company} on ${siteName()}:`),
          code(fact.code),
          say(
            `It works for ${CODE_MINUTES} minutes, where you are signed in. We never ask for it by phone or mail. This address is kept sealed: nobody sees it, and nothing but such codes is mailed to it.`,
          ),
          quiet(
            "You did not ask for it? Then a person mistyped their address. Without the code nothing happens; you can delete this mail.",
          ),
        ],
      };
    },
  },
  /** The code that verifies a referee's work address, the first time or again. */
  "referee.code-made": {
    uselessFrom: codeEnds,
    compose: (fact) => {
      const company = plainCompany(fact.companyName) ?? "your company";
      const purpose = fact.isAgain ? `show that you still work at ${company}` : `become a referee for ${company}`;
      return {
        subject: `Your ${siteName()} code for your work address`,
        preheader: `Enter it within ${CODE_MINUTES} minutes to prove this address.`,
        heading: "Confirm your work address",
        body: [
          greeting(fact.name),
          say(`This is your code to ${purpose} at ${siteName()}:`),
          code(fact.code),
          say(
            `It works for ${CODE_MINUTES} minutes, where you are signed in. We never ask for it by phone or mail. This address is kept sealed: nobody sees it, and nothing but such codes is mailed to it.`,
          ),
          quiet(
            "You did not ask for it? Then somebody mistyped their address. Without the code nothing happens; you can delete this mail.",
          ),
        ],
      };
    },
  },
  /** Warns a work address's owner that another account tried it as a referee. The form answers as always. */
  "referee.address-taken": {
    compose: (_fact, { publicUrl }) => ({
      subject: `This address is known at ${siteName()}`,
      preheader: "It has proven another account already.",
      heading: "This work address is in use",
      body: [
        say("Hello,"),
        say(
          `Somebody, probably you, just tried to become a referee at ${siteName()} with this address. It has proven another account already, so no code was made.`,
        ),
        say("Sign in with that account, or stop being a referee there first. Then the address can be used anew."),
        link("Sign in", `${publicUrl}/auth/login`),
        quiet("It was not you? Then there is nothing to do: nothing about your account has changed."),
      ],
    }),
  },
  /** Replaces a second admin's consent where there is only one: the mail and a day leave time to notice a stolen session. */
  "consent.asked-alone": {
    envelope: (fact, operatorMail) => ({
      key: `consent.asked-alone:${fact.consentId}`,
      to: operatorMail ?? fact.email,
    }),
    compose: (fact, { publicUrl }) => ({
      subject: `${fact.title}: possible from ${moment(fact.aloneFrom)}`,
      preheader: "There is no second admin, so this waits a day.",
      heading: "This waits a day",
      body: [
        say("Hello,"),
        say(
          `${plainName(fact.name) ?? "An admin"}, the only admin of ${siteName()}, asked for this: ${fact.title}. There is no second admin to agree, so it can be done from ${moment(fact.aloneFrom)} on.`,
        ),
        link("Look at it, or take it back", publicUrl + fact.href),
        say("If it was not you who asked, take it back, choose a new password and log out everywhere now."),
      ],
    }),
  },
  ...MESSAGE_MAILS,
};
