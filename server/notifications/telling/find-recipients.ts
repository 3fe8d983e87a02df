// Finds the recipients of a notice and each one's channels for its kind.
import type { NotificationKind } from "../../../contract/notifications/rules.ts";
import type { Writer } from "../../platform/db.ts";
import { readMembers } from "../../recruiting/index.ts";
import { refereesToTell } from "../../referrals/index.ts";
import type { Audience, Notice } from "../notices/notice-of.ts";
import { type Ways, waysOf } from "../rules.ts";

/** `address` is the mail address; `email`, how this kind is mailed to them. */
export type Recipient = Ways & { accountId: string; address: string; name: string };

/** A notice and one of its recipients. */
export type Addressed = { notice: Notice; recipient: Recipient };

type Row = {
  accountId: string;
  address: string;
  name: string;
  chosen: Partial<Record<NotificationKind, Ways>> | null;
};

/**
 * The recipients of each notice whose accounts are active, in the order of the notices and of account ids. Locks the
 * accounts (key share) until the transaction ends, so that none is deleted while rows are written for it.
 */
export async function findRecipients(tx: Writer, notices: readonly Notice[]): Promise<Addressed[]> {
  const audiences: Set<string>[] = [];
  for (const { to } of notices) audiences.push(new Set(await idsOf(tx, to)));
  const people = await tx.query<Row>(
    {
      name: "recipients of notices",
      // A deleted account is a disabled one.
      text: `select a.id as "accountId", a.email as address, a.name,
           (select jsonb_object_agg(p.kind, jsonb_build_object('inApp', p.in_app, 'email', p.email))
              from notification_preference p where p.account_id = a.id and p.kind = any($2)) as chosen
         from account a where a.id = any($1::uuid[]) and a.disabled_at is null order by a.id for key share of a`,
    },
    [[...new Set(audiences.flatMap((audience) => [...audience]))], [...new Set(notices.map(({ kind }) => kind))]],
  );
  return notices.flatMap((notice, index) =>
    people
      .filter(({ accountId }) => audiences[index]?.has(accountId))
      .map(({ chosen, ...person }) => ({
        notice,
        recipient: { ...person, ...waysOf(notice.kind, chosen?.[notice.kind] ?? null) },
      })),
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
