// Sends one person's daily digest.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { NOTIFICATION_KINDS } from "../../../contract/notifications/rules.ts";
import { NOTIFICATIONS_PATH } from "../../../contract/paths.ts";
import { NOTIFICATION_WORDS } from "../../../messages/en/notifications.ts";
import type { Fact } from "../../facts.ts";
import { choiceIn } from "../choices/mail-choice.ts";
import { layOutMail } from "../lay-out-mail.ts";
import type { MailSite } from "../mails/mail-of.ts";
import { greeting, items, link, type MailText, say } from "../mails/mail-text.ts";
import type { PostOffice } from "../write-mail.ts";

type Gathered = Extract<Fact, { kind: "digest.gathered" }>;

/** Delivered once per person and day; skipped if the account is gone meanwhile. */
export async function sendDigest(fact: Gathered, post: PostOffice): Promise<void> {
  const [reader] = await post.db.query<{ email: string; name: string }>(
    "select email, name from account where id = $1 and disabled_at is null",
    [fact.accountId],
  );
  if (!reader) return;
  const why = "You get this mail once a day, when there is something to tell.";
  const { stopUrl, ...choice } = choiceIn({ accountId: fact.accountId, ends: "DIGEST" }, why, post);
  await post.mailer.deliver({
    key: `digest:${fact.day}:${fact.accountId}`,
    to: reader.email,
    ...layOutMail(digestText(fact, reader.name, post), post, choice),
    stopUrl,
  });
}

function digestText({ count, items: named }: Gathered, name: string, { publicUrl }: MailSite): MailText {
  const [first] = named;
  const heading = count === 1 ? "One thing for you" : `${count} things for you`;
  const byKind = NOTIFICATION_KINDS.map((kind) => ({ kind, ofKind: named.filter((item) => item.kind === kind) }));
  return {
    subject: count === 1 && first ? first.title : `${count} things for you on ${BRAND_NAME}`,
    preheader: first?.title ?? heading,
    heading,
    body: [
      greeting(name),
      ...byKind.flatMap(({ kind, ofKind }) =>
        ofKind.length === 0
          ? []
          : [
              say(`${NOTIFICATION_WORDS[kind].label}:`),
              items(ofKind.map(({ title, text, href }) => ({ title, text, href: publicUrl + href }))),
            ],
      ),
      link(count > named.length ? `See all ${count}` : "See them all", publicUrl + NOTIFICATIONS_PATH),
    ],
  };
}
