// The mails of requests under data-protection law: proving the address, the deadline, and the answer.
import { confirmPrivacyPath } from "../../../contract/paths.ts";
import { siteName } from "../../platform/site-name.ts";
import {
  type FactOf,
  facts,
  greeting,
  link,
  type MailText,
  type MailWords,
  moment,
  type Piece,
  quiet,
  say,
} from "./mail-text.ts";

type Asked = FactOf<"privacy-request.asked">;
type Opened = FactOf<"privacy-request.opened">;
type Answered = FactOf<"privacy-request.answered">;

export const PRIVACY_MAILS = {
  "privacy-request.asked": {
    uselessFrom: (fact: Asked) => new Date(fact.expiresAt),
    compose: (
      { name, requestKind: kind, token, expiresAt }: Asked,
      { t, fill, publicUrl, language }: MailWords,
    ): MailText => ({
      subject: fill(t.dataAskedSubject, { brandName: siteName() }),
      preheader: t.dataAskedPreheader,
      heading: t.dataAskedHeading,
      body: [
        greeting(name, language),
        say(fill(t.dataAskedSays, { kind })),
        link(t.dataConfirm, publicUrl + confirmPrivacyPath(token)),
        facts([t.worksUntil, moment(expiresAt, language)]),
        quiet(t.dataNotYou),
      ],
    }),
  },
  "privacy-request.opened": {
    envelope: (fact: Opened) => ({ key: `privacy-request.opened:${fact.requestId}`, to: fact.email }),
    compose: ({ name, requestKind: kind, dueAt }: Opened, { t, fill, language }: MailWords): MailText => {
      const until = moment(dueAt, language);
      return {
        subject: fill(t.dataOpenedSubject, { brandName: siteName() }),
        preheader: fill(t.dataOpenedPreheader, { moment: until }),
        heading: t.dataOpenedHeading,
        body: [greeting(name, language), say(fill(t.dataOpenedSays, { kind })), facts([t.dataAnswerBy, until])],
      };
    },
  },
  "privacy-request.answered": {
    envelope: (fact: Answered, operatorMail: string | undefined) => ({
      key: `privacy-request.answered:${fact.requestId}`,
      to: fact.email,
      replyTo: operatorMail,
    }),
    compose: (fact: Answered, site: MailWords): MailText => {
      const { t, fill } = site;
      const lines = fact.answer.split("\n").filter((line) => line.trim() !== "");
      const asked = { kind: fact.requestKind, moment: moment(fact.askedAt, site.language) };
      return {
        subject: fill(t.dataAnsweredSubject, { brandName: siteName() }),
        preheader: (lines[0] ?? "").slice(0, 140),
        heading: fact.isRefused ? t.dataRefusedHeading : t.dataAnsweredHeading,
        body: [
          greeting(fact.name, site.language),
          say(fill(t.dataAnsweredSays, asked)),
          ...lines.map(say),
          ...linksFor(fact, site),
        ],
      };
    },
  },
};

/** The person's own export and deletion, where these answer the request. */
function linksFor({ requestKind, dataPath, isRefused }: Answered, { t, publicUrl }: MailWords): Piece[] {
  if (dataPath === null || isRefused) return [];
  if (requestKind === "ACCESS") return [link(t.dataDownload, publicUrl + dataPath)];
  return requestKind === "ERASURE" ? [link(t.dataDelete, publicUrl + dataPath)] : [];
}
