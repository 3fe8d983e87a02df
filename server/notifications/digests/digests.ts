// The day's mail: gathered for each person, then sent.

import type { Language } from "../../../contract/identity/rules.ts";
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_TABLE,
  type NotificationKind,
} from "../../../contract/notifications/rules.ts";
import { NOTIFICATIONS_PATH } from "../../../contract/paths.ts";
import type { Deps } from "../../deps.ts";
import type { Fact } from "../../facts.ts";
import type { Writer } from "../../platform/db.ts";
import { siteName } from "../../platform/site-name.ts";
import { readCompanyOf } from "../../recruiting/index.ts";
import { readChosen } from "../choices/preferences.ts";
import { choiceIn, kindLabel } from "../choices/unsubscribe.ts";
import { layOutMail, type PostOffice, siteFor } from "../lay-out-mail.ts";
import { greeting, items, link, MAIL_WORDS, type MailSite, type MailText, say } from "../mails/mail-text.ts";
import { digestDue, waysOf } from "../rules.ts";

/** A digest lists this many notices and only counts the others. */
const mostNamed = 30;

type Waiting = { id: string; kind: NotificationKind; title: string; text: string; href: string; readAt: Date | null };
type Due = ReturnType<typeof digestDue>;

/**
 * Gathers each person's notices in a transaction of their own, so that the next round continues one that was cut off.
 * Resolves to the number of digests announced. However late the round runs, notices from after 08:00 wait for the next
 * day.
 */
export async function gatherDigests({ db, clock, announce }: Pick<Deps, "db" | "clock" | "announce">): Promise<number> {
  const due = digestDue(clock());
  let gathered = 0;
  for (
    let accountId = await findNext(db, due, null);
    accountId !== null;
    accountId = await findNext(db, due, accountId)
  ) {
    const person = accountId;
    gathered += await db.transaction(async (tx) => {
      const waiting = await takeWaiting(tx, person, due);
      if (waiting.length === 0) return 0;
      const named = waiting.slice(0, mostNamed).map(({ kind, title, text, href }) => ({ kind, title, text, href }));
      await announce(tx, {
        kind: "digest.gathered",
        accountId: person,
        day: due.day,
        count: waiting.length,
        items: named,
      });
      return 1;
    });
  }
  return gathered;
}

/** The next account, by id, that has notices waiting and no digest for this day yet. */
async function findNext({ query }: Pick<Deps["db"], "query">, { day, since }: Due, after: string | null) {
  const [next] = await query<{ accountId: string }>(
    `select n.account_id as "accountId" from notification n join account a on a.id = n.account_id and a.disabled_at is null
     where n.awaits_digest and n.created_at < $1 and ($2::uuid is null or n.account_id > $2)
       and not exists (select 1 from notification_digest d where d.account_id = n.account_id and d.day = $3)
     order by n.account_id limit 1`,
    [since, after, day],
  );
  return next?.accountId ?? null;
}

/**
 * Claims the person's digest of the day. Returns the notices to mail, newest first: unread, of kinds whose mails are
 * on, and not about applicants if the person has left the company.
 */
async function takeWaiting(tx: Writer, accountId: string, { day, since }: Due): Promise<Waiting[]> {
  const [account] = await tx.query<{ isOpen: boolean }>(
    `select disabled_at is null as "isOpen" from account where id = $1 for key share`,
    [accountId],
  );
  if (!account?.isOpen) return [];
  const [first] = await tx.query(
    "insert into notification_digest (account_id, day) values ($1, $2) on conflict do nothing returning 1",
    [accountId, day],
  );
  // Another process has claimed this digest.
  if (!first) return [];
  const waiting = await tx.query<Waiting>(
    `update notification set awaits_digest = false where account_id = $1 and awaits_digest and created_at < $2
     returning id, kind, title, text, href, read_at as "readAt"`,
    [accountId, since],
  );
  const chosen = await readChosen(tx, accountId);
  const isEnded = (kind: NotificationKind) =>
    waysOf(kind, chosen.find((choice) => choice.kind === kind) ?? null).email === "OFF";
  const company = await readCompanyOf(tx, accountId);
  const isTheirs = (kind: NotificationKind) =>
    company !== null || NOTIFICATION_TABLE[kind].for.some((userType) => userType !== "Corporate");
  return waiting
    .filter(({ kind, readAt }) => readAt === null && !isEnded(kind) && isTheirs(kind))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
}

type Gathered = Extract<Fact, { kind: "digest.gathered" }>;

/** Delivered once per person and day; skipped if the account is gone meanwhile. */
export async function sendDigest(fact: Gathered, post: PostOffice): Promise<void> {
  const [reader] = await post.db.query<{ email: string; name: string; language: Language | null }>(
    "select email, name, language from account where id = $1 and disabled_at is null",
    [fact.accountId],
  );
  if (!reader) return;
  const site = siteFor(reader.language, post);
  const why = MAIL_WORDS[site.language].t.oncePerDay;
  const { stopUrl, ...choice } = choiceIn({ accountId: fact.accountId, ends: "DIGEST" }, why, { ...post, site });
  await post.mailer.deliver({
    key: `digest:${fact.day}:${fact.accountId}`,
    to: reader.email,
    ...layOutMail(digestText(fact, reader.name, site), site, choice),
    stopUrl,
  });
}

function digestText({ count, items: named }: Gathered, name: string, { publicUrl, language }: MailSite): MailText {
  const { t, fill } = MAIL_WORDS[language];
  const [first] = named;
  const heading = fill(t.thingsForYou, { count });
  const byKind = NOTIFICATION_KINDS.map((kind) => ({ kind, ofKind: named.filter((item) => item.kind === kind) }));
  return {
    subject: count === 1 && first ? first.title : fill(t.thingsForYouOn, { count, brandName: siteName() }),
    preheader: first?.title ?? heading,
    heading,
    body: [
      greeting(name, language),
      ...byKind.flatMap(({ kind, ofKind }) =>
        ofKind.length === 0
          ? []
          : [
              say(fill(t.ofKind, { label: kindLabel(kind, language) })),
              items(ofKind.map(({ title, text, href }) => ({ title, text, href: publicUrl + href }))),
            ],
      ),
      link(count > named.length ? fill(t.seeAllCount, { count }) : t.seeThemAll, publicUrl + NOTIFICATIONS_PATH),
    ],
  };
}
