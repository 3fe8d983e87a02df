// The queries that several operations on notification preferences share.
import type { NotificationKind } from "../../../contract/notifications/rules.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import type { Choice } from "../rules.ts";

/** A person's stored preferences, without kinds that they never changed. */
export const readChosen = (reader: Reader, accountId: string): Promise<Choice[]> =>
  reader.query<Choice>(
    {
      name: "chosen notification preferences",
      text: `select kind, in_app as "inApp", email from notification_preference where account_id = $1`,
    },
    [accountId],
  );

/** Writes preferences; `before` is the mail setting that an unsubscribe link replaced, null when the owner chose. */
export async function saveChoices(
  tx: Writer,
  accountId: string,
  choices: readonly (Choice & { before: Choice["email"] | null })[],
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into notification_preference (account_id, kind, in_app, email, email_before, updated_at)
     select $1, kind, in_app, email, email_before, $2
     from unnest($3::text[], $4::boolean[], $5::text[], $6::text[]) as row (kind, in_app, email, email_before)
     on conflict (account_id, kind) do update set in_app = excluded.in_app, email = excluded.email,
       email_before = excluded.email_before, updated_at = excluded.updated_at`,
    [
      accountId,
      now,
      choices.map(({ kind }) => kind),
      choices.map(({ inApp }) => inApp),
      choices.map(({ email }) => email),
      choices.map(({ before }) => before),
    ],
  );
}

/** The kinds that unsubscribe links turned off, with the earlier mail setting of each. */
export const readEnded = (
  reader: Reader,
  accountId: string,
): Promise<{ kind: NotificationKind; inApp: boolean; before: Choice["email"] }[]> =>
  reader.query<{ kind: NotificationKind; inApp: boolean; before: Choice["email"] }>(
    `select kind, in_app as "inApp", email_before as before from notification_preference
     where account_id = $1 and email = 'OFF' and email_before is not null`,
    [accountId],
  );
