// Suspends accounts and lifts that, signs people out, and mails a waiting sign-up's code again: for admins, all on record.
import { type Group, roleOf } from "../../contract/identity/rules.ts";
import { recordAct } from "../audit/index.ts";
import type { DataKeepers } from "../data-keeper.ts";
import type { Deps, Operation } from "../deps.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { isUuid, newId } from "../platform/ids.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { conflict, notFound, type Refusal, refuse } from "../platform/refusal.ts";
import { deletionDueFrom, recordActOn } from "./accounts.ts";
import { resendTo } from "./embedded/sign-up.ts";
import { endEverywhere } from "./sessions/session-store.ts";

const DAY = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", dateStyle: "long" });

/** The refusal that tells a suspended person why and how to object. */
export const suspended = ({ reason, at }: { reason: string; at: Date }): Refusal =>
  refuse(
    403,
    "SUSPENDED",
    `This account is suspended since ${DAY.format(at)}. The reason: ${reason} If you think that this is wrong, write to us by the contact form. Nothing that you hold is lost.`,
  );

/** Null unless the account is suspended. */
export async function whySuspended(reader: Reader, accountId: string): Promise<Refusal | null> {
  const [open] = await reader.query<{ reason: string; at: Date }>(
    "select reason, suspended_at as at from account_suspension where account_id = $1 and lifted_at is null",
    [accountId],
  );
  return open ? suspended(open) : null;
}

type Held = Record<"id" | "email" | "name", string> &
  Record<"isSuspended" | "isDisabled" | "isDeleted" | "isAdmin", boolean>;

/**
 * Locks the account against all that its owner does, and the admin's, who may be suspended meanwhile. 404 without an account, 409 for a deleted one, 401 for an admin who was suspended meanwhile.
 */
async function lockToAct(tx: Writer, accountId: string, { caller }: Call<Caller>): Promise<Held> {
  const rows = isUuid(accountId)
    ? await tx.query<Omit<Held, "isSuspended">>(
        `select id, email, name, disabled_at is not null as "isDisabled", sub = 'deleted-' || id as "isDeleted", groups @> '{admin}' as "isAdmin"
         from account where id = any ($1::uuid[]) order by id for update`,
        [[accountId.toLowerCase(), caller.accountId]],
      )
    : [];
  if (rows.find(({ id }) => id === caller.accountId)?.isDisabled)
    throw refuse(401, "UNAUTHENTICATED", "Access token is missing or expired");
  const row = rows.find(({ id }) => id === accountId.toLowerCase());
  if (!row) throw notFound("There is no such account.");
  if (row.isDeleted) throw conflict("This account is deleted.");
  // Read after the lock: another admin may have decided while this one waited.
  return { ...row, isSuspended: (await whySuspended(tx, row.id)) !== null };
}

/** Ends sessions at once, and lets every keeper end or keep what the person holds. `keepers` as for a deletion. */
export const suspendAccount: Operation<"suspendAccount", [DataKeepers]> = async (
  { params, body },
  call,
  { db, clock, announce },
  keepers,
) => {
  const actorId = call.caller.accountId;
  return db.transaction(async (tx) => {
    if (params.accountId.toLowerCase() === actorId)
      throw conflict("This is your own account: another admin would have to suspend it.");
    const held = await lockToAct(tx, params.accountId, call);
    if (held.isSuspended) throw conflict("This account is suspended already. Please reload the page.");
    if (held.isDisabled) throw conflict("This account is closed.");
    // Else one admin could be rid of the second one, whose word some acts need.
    if (held.isAdmin)
      throw conflict(
        "An admin cannot suspend another one. The operator first makes the account an ordinary one: vouchboard admin remove.",
      );
    const now = clock();
    const { id, email, name } = held;
    await tx.query(
      "insert into account_suspension (id, account_id, reason, suspended_by, suspended_at) values ($1, $2, $3, $4, $5)",
      [newId(now), id, body.reason, actorId, now],
    );
    await tx.query("update account set disabled_at = $2 where id = $1", [id, now]);
    await endEverywhere(tx, id, now);
    for (const keeper of keepers) await keeper.suspend?.(tx, { accountId: id, email, actorId, announce }, now);
    await recordActOn(tx, id, "account.suspended", actorId, now, fromTo("ACTIVE", "SUSPENDED"));
    await announce(tx, { kind: "account.suspended", email, name, reason: body.reason, at: now.toISOString() });
    return { state: "SUSPENDED" };
  });
};

export const liftSuspension: Operation<"liftSuspension"> = async ({ params }, call, { db, clock, announce }) => {
  const actorId = call.caller.accountId;
  return db.transaction(async (tx) => {
    const held = await lockToAct(tx, params.accountId, call);
    if (!held.isSuspended) throw conflict("This account is not suspended. Please reload the page.");
    const now = clock();
    const { id, email, name } = held;
    await tx.query(
      "update account_suspension set lifted_by = $2, lifted_at = $3 where account_id = $1 and lifted_at is null",
      [id, actorId, now],
    );
    await tx.query("update account set disabled_at = null where id = $1", [id]);
    // A deletion could not be taken back during the suspension: it waited, and its days begin anew.
    const [leaving] = await tx.query<{ dueAt: Date; groups: Group[] }>(
      `update account set deletion_due_at = $2 where id = $1 and deletion_due_at is not null
       returning deletion_due_at as "dueAt", groups`,
      [id, deletionDueFrom(now)],
    );
    await recordActOn(tx, id, "account.suspension-lifted", actorId, now, fromTo("SUSPENDED", "ACTIVE"));
    await announce(tx, { kind: "account.suspension-lifted", email, name });
    if (leaving) {
      const { userType } = roleOf(leaving.groups);
      const dueAt = leaving.dueAt.toISOString();
      await announce(tx, { kind: "account.deletion-asked", email, name, userType, dueAt });
    }
    return { state: "ACTIVE" };
  });
};

const fromTo = (before: string, after: string) => ({ before: { state: before }, after: { state: after } });

/** Idempotent; resolves to how many browsers were signed in. */
export const signOutAccount: Operation<"signOutAccount"> = async ({ params }, call, { db, clock }) => {
  const actorId = call.caller.accountId;
  return db.transaction(async (tx) => {
    const { id } = await lockToAct(tx, params.accountId, call);
    const now = clock();
    const [counted] = await tx.query<{ sessions: number }>(
      "select count(*)::int as sessions from session where account_id = $1",
      [id],
    );
    const sessions = counted?.sessions ?? 0;
    await endEverywhere(tx, id, now);
    await recordActOn(tx, id, "account.signed-out", actorId, now, { before: { sessions } });
    return { sessions };
  });
};

/** Records the sign-up's id, because there is no account yet. */
export const resendCodeTo: Operation<"resendCodeTo"> = async ({ body }, { caller }, deps: Deps) =>
  deps.db.transaction(async (tx) => {
    const id = await resendTo(tx, deps, body.email);
    if (id === null) throw notFound("No sign-up waits for a code at this address.", "email");
    const subject = { kind: "sign-up", id };
    await recordAct(tx, { actorId: caller.accountId, action: "code.sent-again", subject, at: deps.clock() });
    return { isSent: true };
  });
