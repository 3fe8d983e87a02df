// Finds whom a notice is for, and by which ways each of them hears of its kind.
import type { NotificationKind } from "../../../contract/notification-words.ts";
import type { Writer } from "../../platform/db.ts";
import { readMembers } from "../../recruiting/index.ts";
import { refereesToTell } from "../../referrals/index.ts";
import type { Audience } from "../notices/notice-of.ts";
import { type Ways, waysOf } from "../rules.ts";

/** `address` is where their mail goes; `email`, how this kind is mailed. */
export type Recipient = Ways & { accountId: string; address: string; name: string };

type Row = { accountId: string; address: string; name: string; chosen: Ways | null };

/**
 * Those of the audience whose accounts stand, in the order of their ids. Their accounts are held until the transaction
 * ends: nobody's is deleted while something is written for them, and whose is gone is left out.
 */
export async function findRecipients(tx: Writer, audience: Audience, kind: NotificationKind): Promise<Recipient[]> {
  const rows = await tx.query<Row>(
    {
      name: "recipients of a notice",
      // A deleted account is a disabled one.
      text: `select a.id as "accountId", a.email as address, a.name, (select jsonb_build_object('inApp', p.in_app, 'email', p.email)
           from notification_preference p where p.account_id = a.id and p.kind = $2) as chosen
         from account a where a.id = any($1::uuid[]) and a.disabled_at is null order by a.id for key share of a`,
    },
    [await idsOf(tx, audience), kind],
  );
  return rows.map(({ chosen, ...person }) => ({ ...person, ...waysOf(kind, chosen) }));
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
