// Merges the two accounts of one person: an admin asks, both mailboxes agree by a mailed link, then one account ends.
import type { Language } from "../../../contract/identity/rules.ts";
import { MERGE_DAYS, type MergeState } from "../../../contract/people/rules.ts";
import type { DataKeepers, DataOwner, Merge } from "../../data-keeper.ts";
import type { Deps, Operation, PublicOperation } from "../../deps.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { isUuid, newId } from "../../platform/ids.ts";
import { hashToken, makeToken } from "../../platform/random-tokens.ts";
import { conflict, notFound, refuse } from "../../platform/refusal.ts";
import { holdAccount, recordActOn, recordSecurityEvent } from "../accounts.ts";
import { hasFactor } from "../factors/store.ts";
import { anonymise } from "./delete-account.ts";

const DAY_MS = 86_400_000;
/** A merge waits for what both accounts have under way. */
const LONGEST_MS = 20_000;

type Side = DataOwner & { name: string; language: Language | null };

const WHY_NOT = [
  ["isDeleted", "One of the two accounts is deleted."],
  ["isDisabled", "One of the two accounts is suspended or closed. Please lift that first."],
  ["isLeaving", "One of the two accounts is about to be deleted."],
  ["isGrouped", "Only candidates’ accounts can be merged."],
] as const;
type Locked = Side & { isDemo: boolean } & Record<(typeof WHY_NOT)[number][0], boolean>;
/** `isGuarded`: the account that ends asks for a second step, which a mailbox cannot stand in for. */
type LockedBoth = { from: Locked; into: Locked; isGuarded: boolean };

/** Locks both against all that their owners do, in the order of their ids. */
async function lockBoth(tx: Writer, fromId: string, intoId: string): Promise<LockedBoth> {
  const rows = await tx.query<Locked>(
    `select id as "accountId", email, name, language, is_demo as "isDemo", sub = 'deleted-' || id as "isDeleted",
       disabled_at is not null as "isDisabled", deletion_due_at is not null as "isLeaving", groups <> '{}' as "isGrouped"
     from account where id = any ($1::uuid[]) order by id for update /* language as typed: a check of the table */`,
    [[fromId, intoId]],
  );
  const [from, into] = [fromId, intoId].map((id) => rows.find(({ accountId }) => accountId === id));
  if (!from || !into) throw notFound("There is no such account.");
  return { from, into, isGuarded: await hasFactor(tx, fromId) };
}

/** 409 for any accounts but those of active candidates. */
function refuseUnfit({ from, into, isGuarded }: LockedBoth): void {
  const why = WHY_NOT.find(([flag]) => from[flag] || into[flag]);
  if (why) throw conflict(why[1]);
  if (from.isDemo !== into.isDemo) throw conflict("One of the two accounts belongs to the demo.");
  if (isGuarded)
    throw conflict("The account that ends asks for a second step at log-in. Its owner has to remove that first.");
}

/** By id or address; 409 beside the field if there is none. */
async function findOther(reader: Reader, text: string): Promise<string> {
  const [found] = await reader.query<{ id: string }>(
    `select id from account where ${isUuid(text) ? "id = $1::uuid" : "email = $1"} and sub <> 'deleted-' || id`,
    [text.toLowerCase()],
  );
  if (!found) throw conflict("There is no account with this address or id.", "into");
  return found.id;
}

/** Refuses as contract/people/merge-wire.ts says, for the same reasons as the merge itself would. */
export const askAccountMerge: Operation<"askAccountMerge", [DataKeepers]> = async (
  { params, body },
  { caller },
  { db, clock, announce, vault },
  keepers,
) =>
  db.transaction(
    async (tx) => {
      await holdAccount(tx, caller.accountId);
      const now = clock();
      const fromId = params.accountId.toLowerCase();
      if (!isUuid(fromId)) throw notFound("There is no such account.");
      const intoId = await findOther(tx, body.into);
      if (intoId === fromId) throw conflict("Please enter the other account, which stays.", "into");
      const both = await lockBoth(tx, fromId, intoId);
      const { from, into } = both;
      refuseUnfit(both);
      await refuseSecond(tx, fromId, intoId, now);
      for (const keeper of keepers) await keeper.refuseMerge?.(tx, { fromId, into, vault }, now);
      const [id, tokens] = [newId(now), { from: makeToken(), into: makeToken() }];
      const expiresAt = new Date(now.getTime() + MERGE_DAYS * DAY_MS);
      await tx.query(
        `insert into account_merge (id, from_id, into_id, from_email, from_name, reason, asked_by, asked_at, expires_at, state,
           from_token, into_token) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'ASKED', $10, $11)`,
        [
          ...[id, fromId, intoId, from.email, from.name, body.reason, caller.accountId, now, expiresAt],
          ...[hashToken(tokens.from), hashToken(tokens.into)],
        ],
      );
      await recordActOn(tx, fromId, "account.merge-asked", caller.accountId, now, { after: { intoId } });
      const said = { reason: body.reason, expiresAt: expiresAt.toISOString(), kind: "account.merge-asked" } as const;
      const [fromShown, intoShown] = [shorten(from.email), shorten(into.email)];
      await announce(tx, {
        ...said,
        email: from.email,
        name: from.name,
        token: tokens.from,
        ends: true,
        otherEmail: intoShown,
      });
      await announce(tx, {
        ...said,
        email: into.email,
        name: into.name,
        token: tokens.into,
        ends: false,
        otherEmail: fromShown,
      });
      return { state: "ASKED" };
    },
    { longestMs: LONGEST_MS },
  );

/** Enough for the owner to know the address, and too little for anyone else to use it: "a•••@example.com". */
const shorten = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf("@"))}`;

/** Both accounts are locked, so that none is in two merges. Those whose time is over end here. */
async function refuseSecond(tx: Writer, fromId: string, intoId: string, now: Date): Promise<void> {
  await tx.query(
    `update account_merge set state = 'EXPIRED', ended_at = expires_at, from_token = null, into_token = null
     where state = 'ASKED' and expires_at <= $3 and (from_id in ($1, $2) or into_id in ($1, $2))`,
    [fromId, intoId, now],
  );
  const open = await tx.query(
    "select from account_merge where state = 'ASKED' and (from_id in ($1, $2) or into_id in ($1, $2))",
    [fromId, intoId],
  );
  if (open.length > 0)
    throw conflict("One of the two accounts waits for the answer to another merge. Please reload the page.");
}

/** The mailed links work no more. */
export const cancelAccountMerge: Operation<"cancelAccountMerge"> = async ({ params }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const now = clock();
    const fromId = params.accountId.toLowerCase();
    if (!isUuid(fromId)) throw notFound("There is no such account.");
    const [ended] = await tx.query<{ id: string }>(
      `update account_merge set state = 'CANCELLED', ended_at = $2, from_token = null, into_token = null
       where from_id = $1 and state = 'ASKED' and expires_at > $2 returning id`,
      [fromId, now],
    );
    if (!ended) throw conflict("Nothing waits for an answer here any more. Please reload the page.");
    const change = { after: { mergeId: ended.id } };
    await recordActOn(tx, fromId, "account.merge-cancelled", caller.accountId, now, change);
    return { state: "CANCELLED" };
  });

type Asked = Record<"id" | "fromId" | "intoId" | "fromEmail" | "intoEmail" | "reason" | "askedBy", string> & {
  expiresAt: Date;
  /** Whether the token is the one of the account that ends. */
  isFrom: boolean;
  hasOther: boolean;
};

/** 410 for a link that is used, withdrawn or too old. */
async function findAsked(reader: Reader, token: string, now: Date): Promise<Asked> {
  const [found] = await reader.query<Asked>(
    `select m.id, m.from_id as "fromId", m.into_id as "intoId", m.reason, m.asked_by as "askedBy", m.expires_at as "expiresAt",
       f.email as "fromEmail", i.email as "intoEmail", m.from_token is not distinct from $1 as "isFrom",
       case when m.from_token = $1 then m.into_agreed_at else m.from_agreed_at end is not null as "hasOther"
     from account_merge m join account f on f.id = m.from_id join account i on i.id = m.into_id
     where (m.from_token = $1 or m.into_token = $1) and m.state = 'ASKED' and m.expires_at > $2`,
    [hashToken(token), now],
  );
  if (!found) throw refuse(410, "CODE_EXPIRED", "This link is used or no longer works.");
  return found;
}

export const readAccountMerge: PublicOperation<"readAccountMerge"> = async ({ body }, { db, clock }) => {
  const asked = await findAsked(db, body.token, clock());
  const { isFrom, fromEmail, intoEmail, reason, expiresAt } = asked;
  return {
    ends: isFrom,
    email: isFrom ? fromEmail : intoEmail,
    otherEmail: shorten(isFrom ? intoEmail : fromEmail),
    reason,
    expiresAt: expiresAt.toISOString(),
  };
};

/** Of two agreements at once the later one merges. A refusal ends the matter; the admin sees it on the person's page. */
export const answerAccountMerge: PublicOperation<"answerAccountMerge", [DataKeepers]> = async (
  { body },
  deps,
  keepers,
) => {
  const now = deps.clock();
  const { fromId, intoId } = await findAsked(deps.db, body.token, now);
  return deps.db.transaction(
    async (tx) => {
      // The accounts before the merge, as everywhere; what was read without locks may be over by now.
      const both = body.answer === "AGREE" ? await lockBoth(tx, fromId, intoId) : null;
      await tx.query("select from account_merge where from_token = $1 or into_token = $1 for update", [
        hashToken(body.token),
      ]);
      const asked = await findAsked(tx, body.token, now);
      const accountId = asked.isFrom ? fromId : intoId;
      if (!both) {
        await endAsked(tx, asked.id, "REFUSED", now);
        await recordSecurityEvent(tx, { kind: "account-merge.refused", accountId, at: now });
        return { state: "REFUSED" };
      }
      refuseUnfit(both);
      await agree(tx, asked, now);
      await recordSecurityEvent(tx, { kind: "account-merge.agreed", accountId, at: now });
      if (!asked.hasOther) return { state: "ASKED" };
      await merge(tx, { asked, ...both }, deps, keepers, now);
      return { state: "DONE" };
    },
    { longestMs: LONGEST_MS },
  );
};

const agree = (tx: Writer, { id, isFrom }: Asked, now: Date) =>
  tx.query(
    isFrom
      ? "update account_merge set from_agreed_at = $2, from_token = null where id = $1"
      : "update account_merge set into_agreed_at = $2, into_token = null where id = $1",
    [id, now],
  );

const endAsked = (tx: Writer, id: string, state: MergeState, now: Date) =>
  tx.query("update account_merge set state = $2, ended_at = $3, from_token = null, into_token = null where id = $1", [
    id,
    state,
    now,
  ]);

type Both = { asked: Asked; from: Side; into: Side };

/** Everything that can be handed over is; the rest, such as the second of two equal rows, goes as by a deletion. */
async function merge(
  tx: Writer,
  { asked, from, into }: Both,
  { announce, vault }: Pick<Deps, "announce" | "vault">,
  keepers: DataKeepers,
  now: Date,
): Promise<void> {
  const wanted: Merge = { fromId: from.accountId, into, vault };
  for (const keeper of keepers) await keeper.refuseMerge?.(tx, wanted, now);
  for (const keeper of keepers) await keeper.merge?.(tx, wanted, now);
  for (const statement of MERGE) await tx.query(statement, [from.accountId, into.accountId]);
  await endAsked(tx, asked.id, "DONE", now);
  for (const keeper of keepers) await keeper.erase(tx, from, now);
  await anonymise(tx, from, now);
  await tx.query("update account set merged_into = $2 where id = $1 or merged_into = $1", [
    from.accountId,
    into.accountId,
  ]);
  await recordActOn(tx, from.accountId, "account.merged", asked.askedBy, now, { after: { intoId: into.accountId } });
  const done = { kind: "account.merged", into: into.email } as const;
  // The ended account no longer says which language its address is written to in.
  await announce(tx, { ...done, email: from.email, name: from.name, language: from.language });
  await announce(tx, { ...done, email: into.email, name: into.name });
}

/** Ways to log in at other services lead to the account that stays; so do signs of a ring. */
const MERGE = [
  "update social_link set account_id = $2 where account_id = $1",
  `insert into account_trace (account_id, kind, hash, first_at, last_at)
     select $2, kind, hash, first_at, last_at from account_trace where account_id = $1
   on conflict (account_id, kind, hash) do update
     set first_at = least(account_trace.first_at, excluded.first_at), last_at = greatest(account_trace.last_at, excluded.last_at)`,
] as const;
