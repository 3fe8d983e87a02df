// Notifies people of a fact, on the site and their devices, and by mail at once or in the digest, as each has chosen.
// Idempotent.

import type { Language } from "../../../contract/identity/rules.ts";
import type { NotificationKind } from "../../../contract/notifications/rules.ts";
import type { Telling } from "../../announce.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { readMembers } from "../../recruiting/index.ts";
import { refereesToTell } from "../../referrals/index.ts";
import { choiceIn, kindLabel } from "../choices/unsubscribe.ts";
import { deliverAll, type Letter } from "../delivery/mailer.ts";
import { layOutMail, type PostOffice, siteFor } from "../lay-out-mail.ts";
import { MAIL_WORDS } from "../mails/mail-text.ts";
import { ALL_NOTICES } from "../notices/all-notices.ts";
import type { Audience, Notice, NoticesOf, ToldFact } from "../notices/notice-of.ts";
import { announcePushes } from "../push/push-notice.ts";
import { isMailedAtOnce, keptAs, type Ways, waysOf } from "../rules.ts";

/** `address` is the mail address; `email`, how this kind is mailed to them. */
type Recipient = Ways & { accountId: string; address: string; name: string; language: Language };

/** A notice and one of its recipients. */
type Addressed = { notice: Notice; recipient: Recipient };

type Row = {
  /** Whom the fact names: the account itself, or one that became part of it. */
  namedId: string;
  accountId: string;
  address: string;
  name: string;
  language: Language | null;
  chosen: Partial<Record<NotificationKind, Ways>> | null;
};

/** A fact's notices in a language; the same ones to the same people in each. */
type NoticesIn = (language: Language) => readonly Notice[];

/**
 * The recipients of each notice, each with the notice in their language, whose accounts are active, in the order of the notices and of account ids. Locks the
 * accounts (key share) until the transaction ends, so that none is deleted while rows are written for it.
 */
async function findRecipients(tx: Writer, noticesIn: NoticesIn): Promise<Addressed[]> {
  const notices = noticesIn("en");
  const audiences: Set<string>[] = [];
  for (const { to } of notices) audiences.push(new Set(await idsOf(tx, to)));
  const people = await tx.query<Row>(
    {
      name: "recipients of notices",
      // A deleted account is a disabled one.
      text: `select o.id as "namedId", a.id as "accountId", a.email as address, a.name, a.language,
           (select jsonb_object_agg(p.kind, jsonb_build_object('inApp', p.in_app, 'email', p.email))
              from notification_preference p where p.account_id = a.id and p.kind = any($2)) as chosen
         from account o join account a on a.id = coalesce(o.merged_into, o.id)
         where o.id = any($1::uuid[]) and a.disabled_at is null order by a.id for key share of a`,
    },
    [[...new Set(audiences.flatMap((audience) => [...audience]))], [...new Set(notices.map(({ kind }) => kind))]],
  );
  return notices.flatMap((notice, index) =>
    people
      .filter(({ namedId }) => audiences[index]?.has(namedId))
      .map(({ chosen, namedId: _, ...person }) => {
        const language = person.language ?? "en";
        return {
          notice: noticesIn(language)[index] ?? notice,
          recipient: { ...person, language, ...waysOf(notice.kind, chosen?.[notice.kind] ?? null) },
        };
      }),
  );
}

async function idsOf(tx: Writer, audience: Audience): Promise<string[]> {
  if (audience === "admins" || "adminsBut" in audience) {
    const admins = await tx.query<{ id: string }>("select id from account where groups @> '{admin}'");
    const left = audience === "admins" ? null : audience.adminsBut;
    return admins.map(({ id }) => id).filter((id) => id !== left);
  }
  if ("refereesOf" in audience) return refereesToTell(tx, audience.refereesOf, audience.except);
  if ("accountId" in audience) return [audience.accountId];
  return (await readMembers(tx, audience.companyId)).map(({ accountId }) => accountId);
}

/** Throws if a mail must be retried; mails that were sent are not sent again. */
export async function tellPeople(fact: ToldFact, { id }: Telling, post: PostOffice): Promise<void> {
  const noticesOf = ALL_NOTICES[fact.kind] as NoticesOf<ToldFact["kind"]>;
  const made = new Map<Language, readonly Notice[]>();
  const noticesIn: NoticesIn = (language) => {
    const notices = made.get(language) ?? [noticesOf(fact, id, language)].flat();
    made.set(language, notices);
    return notices;
  };
  const letters = await post.db.transaction(async (tx) => {
    const mailed = await keepNotices(tx, await findRecipients(tx, noticesIn), post);
    return mailed.map(({ notice, recipient }) => letterFor(notice, recipient, post));
  });
  await deliverAll(letters, post.mailer);
}

const keyOf = (notice: Notice) => `${notice.kind}:${notice.about}`;

/** Stores the notices that are new, and has them pushed; resolves to those that are mailed at once. */
async function keepNotices(
  tx: Writer,
  addressed: readonly Addressed[],
  { clock, announce }: PostOffice,
): Promise<Addressed[]> {
  const now = clock();
  const kept = addressed.flatMap(({ notice, recipient }) => {
    const ways = keptAs(recipient, notice.mail !== null);
    return ways ? [{ notice, recipient, key: keyOf(notice), ...ways }] : [];
  });
  if (kept.length === 0) return [];
  const accountIds = kept.map(({ recipient }) => recipient.accountId);
  const keys = kept.map(({ key }) => key);
  const stored = await tx.query<{ id: string; accountId: string; inApp: boolean }>(
    `insert into notification (id, account_id, dedupe_key, kind, title, text, href, created_at, in_app, email, awaits_digest)
         select id, account_id, dedupe_key, kind, title, text, href, $1, in_app, email, awaits_digest
         from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::boolean[], $10::text[], $11::boolean[])
           as row (id, account_id, dedupe_key, kind, title, text, href, in_app, email, awaits_digest)
         on conflict (account_id, dedupe_key) do nothing
         returning id, account_id as "accountId", in_app as "inApp"`,
    [
      now,
      kept.map(() => newId(now)),
      accountIds,
      keys,
      kept.map(({ notice }) => notice.kind),
      kept.map(({ notice }) => notice.title),
      kept.map(({ notice }) => notice.text),
      kept.map(({ notice }) => notice.href),
      kept.map(({ inApp }) => inApp),
      kept.map(({ email }) => email),
      kept.map(({ awaitsDigest }) => awaitsDigest),
    ],
    "keep notices",
  );
  await announcePushes(
    tx,
    stored.filter(({ inApp }) => inApp),
    announce,
  );
  const whenTold = await readWays(tx, accountIds, keys);
  return kept.filter(({ recipient, key }) =>
    isMailedAtOnce(whenTold.get(`${recipient.accountId} ${key}`) ?? "OFF", recipient.email),
  );
}

/** The mail setting of each stored notice from when it was first stored, by account and key. */
async function readWays(tx: Writer, accountIds: string[], keys: string[]): Promise<Map<string, Ways["email"]>> {
  const told = await tx.query<{ accountId: string; key: string; email: Ways["email"] }>(
    `select account_id as "accountId", dedupe_key as key, email
         from notification join unnest($1::uuid[], $2::text[]) as kept (account_id, dedupe_key) using (account_id, dedupe_key)`,
    [accountIds, keys],
    "ways of kept notices",
  );
  return new Map(told.map(({ accountId, key, email }) => [`${accountId} ${key}`, email]));
}

function letterFor(notice: Notice, { accountId, address, name, language }: Recipient, post: PostOffice): Letter {
  if (!notice.mail) throw new Error(`${notice.kind} has no mail`);
  const { t, fill } = MAIL_WORDS[language];
  const site = siteFor(language, post);
  const why = fill(t.youHearOf, { label: kindLabel(notice.kind, language) });
  const ends = notice.searchId === undefined ? { kind: notice.kind } : { searchId: notice.searchId };
  const { stopUrl, ...choice } = choiceIn({ accountId, ends }, why, { ...post, site });
  const calendar = notice.calendar?.({ name, address, from: post.mailer.from, at: post.clock() }, site);
  return {
    key: `${keyOf(notice)}:${accountId}`,
    to: address,
    ...layOutMail(notice.mail(name, site), site, choice),
    stopUrl,
    ...(calendar && { calendar }),
  };
}
