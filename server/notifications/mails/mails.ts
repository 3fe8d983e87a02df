// The mails that concern an account's safety or carry a code, each to one address.
import { DELETION_GRACE_DAYS } from "../../../contract/identity/accounts-wire.ts";
import { CODE_MINUTES } from "../../../contract/identity/rules.ts";
import { COMPANY_PAGE_PATH, invitePath, mergePath } from "../../../contract/paths.ts";
import { matterIn } from "../../consents/index.ts";
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
  type MailText,
  type MailWords,
  moment,
  plainCompany,
  plainName,
  quiet,
  quote,
  say,
} from "./mail-text.ts";
import { MESSAGE_MAILS } from "./message-mails.ts";
import { PRIVACY_MAILS } from "./privacy-mails.ts";

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

const minutes = CODE_MINUTES;

type CodeTexts = Omit<MailText, "body"> & { says: string; holds: string; notYou: string };

/** A mail that carries a code: what it is for, the code, how long it holds, and what to do if it was not asked for. */
const codeMail = <Made extends { name: string; code: string }>(
  textsOf: (words: MailWords, fact: Made) => CodeTexts,
) => ({
  uselessFrom: codeEnds,
  compose: (fact: Made, words: MailWords): MailText => {
    const { says, holds, notYou, ...frame } = textsOf(words, fact);
    const body = [greeting(fact.name, words.language), say(says), code(fact.code), say(holds), quiet(notYou)];
    return { ...frame, body };
  },
});

/**
 * Sent to a suppressed address as well: what people wait for, what concerns the safety of their account, which the site
 * promises, and the operator's own.
 */
export const AWAITED: ReadonlySet<MailedFact["kind"]> = new Set([
  "sign-up.code-made",
  "sign-up.address-taken",
  "password-reset.code-made",
  "mail-check.code-made",
  "company-claim.code-made",
  "referee.code-made",
  "password.changed",
  "second-factor.changed",
  "account.deletion-asked",
  "account.deletion-taken-back",
  "account.deleted",
  "account.merge-asked",
  "account.merged",
  "account.suspended",
  "account.suspension-lifted",
  "privacy-request.asked",
  "privacy-request.answered",
  "message.received",
  "message.answered",
  "consent.asked-alone",
]);

/** The table from facts to the mails that are always sent, whatever the recipient's preferences. */
export const ALL_MAILS: { [Kind in MailedFact["kind"]]: Row<Kind> | MailOf<Kind> } = {
  /** The code that verifies an email address at sign-up. */
  "sign-up.code-made": codeMail(({ t, fill }) => ({
    subject: fill(t.joinSubject, { brandName: siteName() }),
    preheader: fill(t.joinPreheader, { minutes }),
    heading: t.confirmYourAddress,
    says: fill(t.joinSays, { brandName: siteName() }),
    holds: fill(t.joinHolds, { minutes }),
    notYou: t.joinNotYou,
  })),
  /** The code that shows whether mail arrives again at an address that it came back from. */
  "mail-check.code-made": codeMail(({ t, fill }) => ({
    subject: fill(t.mailCheckSubject, { brandName: siteName() }),
    preheader: fill(t.mailCheckPreheader, { minutes }),
    heading: t.mailCheckHeading,
    says: fill(t.mailCheckSays, { brandName: siteName() }),
    holds: fill(t.mailCheckHolds, { minutes }),
    notYou: t.mailCheckNotYou,
  })),
  /** Warns an account's owner of a sign-up with their address. The sign-up form answers as for a new address. */
  "sign-up.address-taken": (fact, { t, fill, publicUrl, language }) => ({
    subject: fill(t.takenSubject, { brandName: siteName() }),
    preheader: t.takenPreheader,
    heading: t.takenHeading,
    body: [
      greeting(fact.name, language),
      say(fill(t.takenSays, { brandName: siteName() })),
      link(t.logIn, `${publicUrl}/auth/login`),
      say(t.takenForgot),
      link(t.chooseANewPassword, `${publicUrl}/auth/forgot-password`),
      quiet(t.takenNotYou),
    ],
  }),
  /** The code for a password reset. */
  "password-reset.code-made": codeMail(({ t, fill }) => ({
    subject: fill(t.resetSubject, { brandName: siteName() }),
    preheader: fill(t.resetPreheader, { minutes }),
    heading: t.chooseANewPassword,
    says: fill(t.resetSays, { brandName: siteName() }),
    holds: fill(t.resetHolds, { minutes }),
    notYou: t.resetNotYou,
  })),
  /** Tells an account's owner that the password changed, and what to do if it was not them. */
  "password.changed": (fact, { t, fill, publicUrl, language }) => ({
    subject: fill(t.passwordSubject, { brandName: siteName() }),
    preheader: t.nothingToDo,
    heading: t.passwordHeading,
    body: [
      greeting(fact.name, language),
      say(fill(t.passwordSays, { brandName: siteName() })),
      facts([t.when, moment(fact.at, language)], [t.how, fact.how === "reset" ? t.byCode : t.byOldPassword]),
      say(t.passwordNotYou),
      link(t.chooseANewPassword, `${publicUrl}/auth/forgot-password`),
      ...(fact.how === "reset" ? [say(t.mailboxFirst)] : []),
    ],
  }),
  /** Tells an account's owner of each change of what their sign-in asks for beside the password. */
  "second-factor.changed": (fact, { t, fill, publicUrl, language }) => ({
    subject: fill(t.factorSubject, { brandName: siteName() }),
    preheader: t.nothingToDo,
    heading: t.factorHeading,
    body: [
      greeting(fact.name, language),
      say(`${fill(t.factorChange, { how: fact.how, brandName: siteName() })} ${t.nothingToDo}`),
      facts([t.when, moment(fact.at, language)]),
      say(t.factorNotYou),
      link(t.chooseANewPassword, `${publicUrl}/auth/forgot-password`),
    ],
  }),
  "account.deletion-asked": (fact, { t, fill, publicUrl, language }) => {
    const due = moment(fact.dueAt, language);
    return {
      subject: fill(t.deletionSubject, { brandName: siteName() }),
      preheader: fill(t.deletionPreheader, { moment: due }),
      heading: t.deletionHeading,
      body: [
        greeting(fact.name, language),
        say(fill(t.deletionSays, { brandName: siteName() })),
        facts([t.willBeDeleted, due], [t.timeToThink, fill(t.days, { days: DELETION_GRACE_DAYS })]),
        link(t.keepMyAccount, `${publicUrl}/v2/${fact.userType === "Corporate" ? "corporate" : "candidate"}/profile`),
        say(t.deletionNotYou),
      ],
    };
  },
  "account.deletion-taken-back": (fact, { t, fill, publicUrl, language }) => ({
    subject: fill(t.staysSubject, { brandName: siteName() }),
    preheader: t.staysPreheader,
    heading: t.staysHeading,
    body: [
      greeting(fact.name, language),
      say(fill(t.staysSays, { brandName: siteName() })),
      say(t.staysNotYou),
      link(t.chooseANewPassword, `${publicUrl}/auth/forgot-password`),
    ],
  }),
  "account.deleted": (fact, { t, fill, language }) => ({
    subject: fill(t.deletedSubject, { brandName: siteName() }),
    preheader: t.deletedPreheader,
    heading: t.deletedHeading,
    body: [greeting(fact.name, language), say(fill(t.deletedSays, { brandName: siteName() })), say(t.deletedWelcome)],
  }),
  "account.merge-asked": {
    uselessFrom: (fact) => new Date(fact.expiresAt),
    compose: (fact, { t, fill, publicUrl, language }) => {
      const [mine, other] = [fact.email, fact.otherEmail];
      return {
        subject: fill(t.mergeSubject, { brandName: siteName() }),
        preheader: t.mergePreheader,
        heading: t.mergeHeading,
        body: [
          greeting(fact.name, language),
          say(fill(t.mergeSays, { brandName: siteName(), email: mine, otherEmail: other })),
          quote(fact.reason),
          say(fill(t.mergeMeans, fact.ends ? { stays: other, ends: mine } : { stays: mine, ends: other })),
          link(t.mergeAnswer, publicUrl + mergePath(fact.token)),
          facts([t.worksUntil, moment(fact.expiresAt, language)]),
          quiet(t.mergeNotYou),
        ],
      };
    },
  },
  "account.merged": (fact, { t, fill, publicUrl, language }) => ({
    subject: fill(t.mergedSubject, { brandName: siteName() }),
    preheader: fill(t.mergedPreheader, { email: fact.into }),
    heading: t.mergedHeading,
    body: [
      greeting(fact.name, language),
      say(fill(t.mergedSays, { brandName: siteName(), email: fact.into })),
      link(t.logIn, `${publicUrl}/auth/login`),
    ],
  }),
  "account.suspended": (fact, { t, fill, publicUrl, language }) => ({
    subject: fill(t.suspendedSubject, { brandName: siteName() }),
    preheader: t.suspendedPreheader,
    heading: t.suspendedHeading,
    body: [
      greeting(fact.name, language),
      say(fill(t.suspendedSays, { brandName: siteName(), moment: moment(fact.at, language) })),
      quote(fact.reason),
      say(t.suspendedMeans),
      say(t.suspendedObject),
      link(t.writeToUs, `${publicUrl}/contact`),
    ],
  }),
  "account.suspension-lifted": (fact, { t, fill, publicUrl, language }) => ({
    subject: fill(t.liftedSubject, { brandName: siteName() }),
    preheader: t.liftedPreheader,
    heading: t.liftedHeading,
    body: [
      greeting(fact.name, language),
      say(fill(t.liftedSays, { brandName: siteName() })),
      link(t.logIn, `${publicUrl}/auth/login`),
    ],
  }),
  /** An invite to join a company as a member. */
  "invite.sent": {
    uselessFrom: (fact) => new Date(fact.expiresAt),
    compose: (fact, { t, fill, publicUrl, language }) => {
      const [name, sender] = [plainCompany(fact.companyName), plainName(fact.invitedBy)];
      const company = name ?? t.aCompany;
      const until = moment(fact.expiresAt, language);
      const role = fact.role === "corporate-admin" ? "admin" : "recruiter";
      return {
        subject: name
          ? fill(t.inviteSubject, { company: name, brandName: siteName() })
          : fill(t.inviteSubjectUnnamed, { brandName: siteName() }),
        preheader: fill(t.invitePreheader, { company, moment: until }),
        heading: fill(t.inviteHeading, { company, brandName: siteName() }),
        body: [
          say(t.helloUnnamed),
          say(
            sender
              ? fill(t.inviteFrom, { sender, company, brandName: siteName() })
              : fill(t.inviteFromAdmin, { company, brandName: siteName() }),
          ),
          facts(
            ...(name ? ([[t.company, name]] as const) : []),
            [t.role, fill(t.roleWords, { role })],
            [t.worksUntil, until],
          ),
          link(t.acceptTheInvite, publicUrl + invitePath(fact.token)),
          quiet(
            name
              ? fill(t.inviteOnlyFor, { email: fact.email, company: name })
              : fill(t.inviteOnlyForUnnamed, { email: fact.email }),
          ),
        ],
      };
    },
  },
  /** The code that proves the work address of a person who claims a company. */
  "company-claim.code-made": codeMail(({ t, fill }, fact: FactOf<"company-claim.code-made">) => {
    const company = plainCompany(fact.companyName) ?? t.yourCompany;
    return {
      subject: fill(t.claimSubject, { brandName: siteName(), company }),
      preheader: fill(t.workPreheader, { minutes }),
      heading: t.confirmYourWorkAddress,
      says: fill(t.claimSays, { company, brandName: siteName() }),
      holds: fill(t.workHolds, { minutes }),
      notYou: t.workNotYou,
    };
  }),
  /** Tells a company's admin that its domain's TXT record is gone, and what comes of it. */
  "company-domain.unproven": ({ name, companyName, domain, record, endsAt }, { t, fill, publicUrl, language }) => {
    const company = plainCompany(companyName) ?? t.yourCompany;
    const until = endsAt && moment(endsAt, language);
    if (record === null)
      return {
        subject: fill(until ? t.goneSubject : t.proofEndedSubject, { domain }),
        preheader: until ? t.gonePreheader : t.proofEndedPreheader,
        heading: until ? t.goneHeading : t.proofEndedHeading,
        body: [
          greeting(name, language),
          say(
            until ? fill(t.goneSays, { domain, company, moment: until }) : fill(t.goneEndedSays, { domain, company }),
          ),
          link(t.toYourCompanysPage, publicUrl + COMPANY_PAGE_PATH),
        ],
      };
    return {
      subject: fill(until ? t.proofMissingSubject : t.proofEndedSubject, { domain }),
      preheader: until ? t.proofMissingPreheader : t.proofEndedPreheader,
      heading: until ? t.proofMissingHeading : t.proofEndedHeading,
      body: [
        greeting(name, language),
        say(
          until
            ? fill(t.proofMissingSays, { domain, company, moment: until })
            : fill(t.proofEndedSays, { domain, company }),
        ),
        facts([t.recordName, record.name], [t.recordType, "TXT"], [t.recordValue, record.value]),
        link(t.toYourCompanysPage, publicUrl + COMPANY_PAGE_PATH),
      ],
    };
  },
  /** The code that verifies a referee's work address, the first time or again. */
  "referee.code-made": codeMail(({ t, fill }, fact: FactOf<"referee.code-made">) => {
    const company = plainCompany(fact.companyName) ?? t.yourCompany;
    return {
      subject: fill(t.refereeSubject, { brandName: siteName() }),
      preheader: fill(t.workPreheader, { minutes }),
      heading: t.confirmYourWorkAddress,
      says: fill(fact.isAgain ? t.refereeSaysAgain : t.refereeSays, { company, brandName: siteName() }),
      holds: fill(t.workHolds, { minutes }),
      notYou: t.workNotYou,
    };
  }),
  /** Warns a work address's owner that another account tried it as a referee. The form answers as always. */
  "referee.address-taken": (_fact, { t, fill, publicUrl }) => ({
    subject: fill(t.addressSubject, { brandName: siteName() }),
    preheader: t.addressPreheader,
    heading: t.addressHeading,
    body: [
      say(t.helloUnnamed),
      say(fill(t.addressSays, { brandName: siteName() })),
      say(t.addressHelp),
      link(t.logIn, `${publicUrl}/auth/login`),
      quiet(t.addressNotYou),
    ],
  }),
  /** Replaces a second admin's consent where there is only one: the mail and a day leave time to notice a stolen session. */
  "consent.asked-alone": {
    envelope: (fact, operatorMail) => ({
      key: `consent.asked-alone:${fact.consentId}`,
      to: operatorMail ?? fact.email,
    }),
    compose: (fact, { t, fill, publicUrl, language }) => {
      const title = fact.matter ? matterIn(language, fact.matter) : fact.title;
      const from = moment(fact.aloneFrom, language);
      const admin = plainName(fact.name) ?? t.anAdmin;
      return {
        subject: fill(t.aloneSubject, { title, moment: from }),
        preheader: t.alonePreheader,
        heading: t.aloneHeading,
        body: [
          say(t.helloUnnamed),
          say(fill(t.aloneSays, { admin, brandName: siteName(), title, moment: from })),
          link(t.lookOrTakeBack, publicUrl + fact.href),
          say(t.aloneNotYou),
        ],
      };
    },
  },
  ...MESSAGE_MAILS,
  ...PRIVACY_MAILS,
};
