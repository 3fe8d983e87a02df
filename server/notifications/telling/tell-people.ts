// Tells people of a fact: on the site, and by mail at once or with the day's mail, as each of them has chosen. Once, however often the fact is told.

import { NOTIFICATION_TABLE } from "../../../contract/notification-words.ts";
import type { Telling } from "../../announce.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { choiceIn } from "../choices/mail-choice.ts";
import { deliverAll } from "../delivery/deliver-all.ts";
import type { Letter } from "../delivery/mailer.ts";
import { layOutMail } from "../lay-out-mail.ts";
import { ALL_NOTICES } from "../notices/all-notices.ts";
import type { Notice, NoticesOf, ToldFact } from "../notices/notice-of.ts";
import { isMailedAtOnce, keptAs, type Ways } from "../rules.ts";
import type { PostOffice } from "../write-mail.ts";
import { findRecipients, type Recipient } from "./find-recipients.ts";

/** Throws when a mail has to be tried again; those that went out do not go out a second time. */
export async function tellPeople(fact: ToldFact, { id }: Telling, post: PostOffice): Promise<void> {
  const noticesOf = ALL_NOTICES[fact.kind] as NoticesOf<ToldFact["kind"]>;
  const notices = noticesOf(fact, id);
  const letters = await post.db.transaction(async (tx) => {
    const all: Letter[] = [];
    for (const notice of notices) {
      const recipients = await findRecipients(tx, notice.to, notice.kind);
      const mailed = await keepNotice(tx, notice, recipients, post.clock());
      all.push(...mailed.map((recipient) => letterFor(notice, recipient, post)));
    }
    return all;
  });
  await deliverAll(letters, post.mailer);
}

const keyOf = (notice: Notice) => `${notice.kind}:${notice.about}`;

/** Writes what is not there yet; resolves to those who get a mail at once. */
async function keepNotice(tx: Writer, notice: Notice, recipients: Recipient[], now: Date): Promise<Recipient[]> {
  const kept = recipients.flatMap((recipient) => {
    const ways = keptAs(recipient, notice.mail !== null);
    return ways ? [{ recipient, ...ways }] : [];
  });
  if (kept.length === 0) return [];
  await tx.query(
    {
      name: "keep a notice",
      text: `insert into notification (id, account_id, kind, dedupe_key, title, text, href, created_at, in_app, email, awaits_digest)
         select id, account_id, $1, $2, $3, $4, $5, $6, in_app, email, awaits_digest
         from unnest($7::uuid[], $8::uuid[], $9::boolean[], $10::text[], $11::boolean[])
           as row (id, account_id, in_app, email, awaits_digest)
         on conflict (account_id, dedupe_key) do nothing`,
    },
    [
      notice.kind,
      keyOf(notice),
      notice.title,
      notice.text,
      notice.href,
      now,
      kept.map(() => newId(now)),
      kept.map(({ recipient }) => recipient.accountId),
      kept.map(({ inApp }) => inApp),
      kept.map(({ email }) => email),
      kept.map(({ awaitsDigest }) => awaitsDigest),
    ],
  );
  const told = await tx.query<{ accountId: string; email: Ways["email"] }>(
    {
      name: "ways of a kept notice",
      text: `select account_id as "accountId", email from notification where dedupe_key = $1 and account_id = any($2::uuid[])`,
    },
    [keyOf(notice), kept.map(({ recipient }) => recipient.accountId)],
  );
  const whenTold = new Map(told.map(({ accountId, email }) => [accountId, email]));
  return kept
    .map(({ recipient }) => recipient)
    .filter(({ accountId, email }) => isMailedAtOnce(whenTold.get(accountId) ?? "OFF", email));
}

function letterFor(notice: Notice, { accountId, address, name }: Recipient, post: PostOffice): Letter {
  if (!notice.mail) throw new Error(`${notice.kind} has no mail`);
  const { label } = NOTIFICATION_TABLE[notice.kind];
  const ends = notice.searchId === undefined ? { kind: notice.kind } : { searchId: notice.searchId };
  const { stopUrl, ...choice } = choiceIn({ accountId, ends }, `You hear from us about “${label}”.`, post);
  const calendar = notice.calendar?.({ name, address, from: post.mailer.from, at: post.clock() }, post);
  return {
    key: `${keyOf(notice)}:${accountId}`,
    to: address,
    ...layOutMail(notice.mail(name, post), post, choice),
    stopUrl,
    ...(calendar && { calendar }),
  };
}
