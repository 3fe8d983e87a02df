// Which notices a person gets by mail, and when.
import { NOTIFICATION_TABLE, type NotificationKind } from "../../../contract/notifications/rules.ts";
import type { NotificationPreference } from "../../../contract/notifications/wire.ts";
import type { Deps, Operation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { type Choice, choicesFor } from "../rules.ts";

/** A person's stored preferences, without kinds that they never changed. */
export const readChosen = (reader: Reader, accountId: string): Promise<Choice[]> =>
  reader.query<Choice>(
    `select kind, in_app as "inApp", email from notification_preference where account_id = $1`,
    [accountId],
    "chosen notification preferences",
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

/** Every kind for the caller's user type. */
export async function listPreferences(
  { caller }: Pick<Call<Caller>, "caller">,
  { db }: Pick<Deps, "db">,
): Promise<{ data: NotificationPreference[] }> {
  return { data: choicesFor(caller.userType, await readChosen(db, caller.accountId)) };
}

/** 400 for a kind that is named twice or is not for the caller's user type. */
export const setPreferences: Operation<"setPreferences"> = async ({ body }, { caller }, { db, clock }) => {
  const kinds = body.data.map(({ kind }) => kind);
  const foreign = kinds.find((kind) => !NOTIFICATION_TABLE[kind].for.includes(caller.userType));
  if (foreign !== undefined) throw refuse(400, "INVALID_BODY", `${foreign} is no kind of your notifications.`, "kind");
  if (new Set(kinds).size < kinds.length) throw refuse(400, "INVALID_BODY", "A kind is named twice.", "kind");
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    await saveChoices(
      tx,
      caller.accountId,
      body.data.map((choice) => ({ ...choice, before: null })),
      clock(),
    );
    return { data: choicesFor(caller.userType, await readChosen(tx, caller.accountId)) };
  });
};
