// Notifies people of a fact, on the site and by mail at once or in the digest, as each has chosen. Idempotent.

import { NOTIFICATION_WORDS } from "../../../messages/en/notifications.ts";
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
import { type Addressed, findRecipients, type Recipient } from "./find-recipients.ts";

/** Throws if a mail must be retried; mails that were sent are not sent again. */
export async function tellPeople(fact: ToldFact, { id }: Telling, post: PostOffice): Promise<void> {
  const noticesOf = ALL_NOTICES[fact.kind] as NoticesOf<ToldFact["kind"]>;
  const notices = noticesOf(fact, id);
  const letters = await post.db.transaction(async (tx) => {
    const mailed = await keepNotices(tx, await findRecipients(tx, notices), post.clock());
    return mailed.map(({ notice, recipient }) => letterFor(notice, recipient, post));
  });
  await deliverAll(letters, post.mailer);
}

const keyOf = (notice: Notice) => `${notice.kind}:${notice.about}`;

/** Stores the notices that are new; resolves to those that are mailed at once. */
async function keepNotices(tx: Writer, addressed: readonly Addressed[], now: Date): Promise<Addressed[]> {
  const kept = addressed.flatMap(({ notice, recipient }) => {
    const ways = keptAs(recipient, notice.mail !== null);
    return ways ? [{ notice, recipient, key: keyOf(notice), ...ways }] : [];
  });
  if (kept.length === 0) return [];
  const accountIds = kept.map(({ recipient }) => recipient.accountId);
  const keys = kept.map(({ key }) => key);
  await tx.query(
    {
      name: "keep notices",
      text: `insert into notification (id, account_id, dedupe_key, kind, title, text, href, created_at, in_app, email, awaits_digest)
         select id, account_id, dedupe_key, kind, title, text, href, $1, in_app, email, awaits_digest
         from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::boolean[], $10::text[], $11::boolean[])
           as row (id, account_id, dedupe_key, kind, title, text, href, in_app, email, awaits_digest)
         on conflict (account_id, dedupe_key) do nothing`,
    },
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
  );
  const whenTold = await readWays(tx, accountIds, keys);
  return kept.filter(({ recipient, key }) =>
    isMailedAtOnce(whenTold.get(`${recipient.accountId} ${key}`) ?? "OFF", recipient.email),
  );
}

/** The mail setting of each stored notice from when it was first stored, by account and key. */
async function readWays(tx: Writer, accountIds: string[], keys: string[]): Promise<Map<string, Ways["email"]>> {
  const told = await tx.query<{ accountId: string; key: string; email: Ways["email"] }>(
    {
      name: "ways of kept notices",
      text: `select account_id as "accountId", dedupe_key as key, email
         from notification join unnest($1::uuid[], $2::text[]) as kept (account_id, dedupe_key) using (account_id, dedupe_key)`,
    },
    [accountIds, keys],
  );
  return new Map(told.map(({ accountId, key, email }) => [`${accountId} ${key}`, email]));
}

function letterFor(notice: Notice, { accountId, address, name }: Recipient, post: PostOffice): Letter {
  if (!notice.mail) throw new Error(`${notice.kind} has no mail`);
  const { label } = NOTIFICATION_WORDS[notice.kind];
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
