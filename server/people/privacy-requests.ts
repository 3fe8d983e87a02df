// Requests under data-protection law, the person's side: asking signed in, or by an address that a mailed link proves.

import { PRIVACY_DEADLINE_DAYS, PRIVACY_REMINDERS, type PrivacyKind } from "../../contract/people/privacy-rules.ts";
import type { OwnPrivacyRequest } from "../../contract/people/privacy-wire.ts";
import type { DataKeeper } from "../data-keeper.ts";
import type { Deps, Operation, PublicOperation, Teller, TellingDeps } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { hashToken, makeToken } from "../platform/random-tokens.ts";
import { conflict, notFound, refuse } from "../platform/refusal.ts";

const DAY_MS = 86_400_000;
/** How long the mailed link works; then the request is dropped. */
const CONFIRM_DAYS = 14;
/** How many links are mailed to an address within a day. */
const LINKS_A_DAY = 3;
/** How long answered requests stay, to show that they were answered. */
const KEPT_YEARS = 3;

type Row = Timed<OwnPrivacyRequest, "askedAt" | "dueAt" | "answeredAt">;

const columns = `r.id, r.kind, r.text, r.state, r.asked_at as "askedAt", r.due_at as "dueAt", r.answer, r.answered_at as "answeredAt"`;

async function readOwn(reader: Reader, id: string): Promise<OwnPrivacyRequest> {
  const [row] = await reader.query<Row>(
    `select ${columns} from privacy_request r where r.id = $1 /* kind, state as typed: checks of the table */`,
    [id],
  );
  if (!row) throw notFound("There is no such request.");
  return isoTimes(row);
}

type Wish = {
  kind: PrivacyKind;
  email: string;
  name: string;
  text: string;
  accountId: string | null;
  messageId?: string;
  askedAt: Date;
};

/** Writes a request; null if one of the kind waits already. With `token` it waits for the address to be proven. */
async function write(tx: Writer, wish: Wish, token: string | null, now: Date): Promise<string | null> {
  const id = newId(now);
  const made = await tx.query(
    `insert into privacy_request (id, kind, state, email, name, text, account_id, message_id, token_hash, asked_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning 1`,
    [
      id,
      wish.kind,
      token === null ? "OPEN" : "UNCONFIRMED",
      wish.email,
      wish.name,
      wish.text,
      wish.accountId,
      wish.messageId ?? null,
      token && hashToken(token),
      wish.askedAt,
      new Date(wish.askedAt.getTime() + PRIVACY_DEADLINE_DAYS * DAY_MS),
    ],
  );
  return made.length === 0 ? null : id;
}

type Opened = { email: string; name: string; requestKind: PrivacyKind; requestId: string; dueAt: string };
const tellOpened = (tx: Writer, { announce }: Teller, facts: Opened) =>
  announce(tx, { kind: "privacy-request.opened", ...facts });

/** 409 while one of the kind is open. */
export const askPrivacyRequest: Operation<"askPrivacyRequest"> = async ({ body }, { caller }, deps) =>
  deps.db.transaction(async (tx) => {
    const { accountId, email, name } = caller;
    await holdAccount(tx, accountId);
    const { kind, text = "" } = body;
    const now = deps.clock();
    const id = await write(tx, { kind, text, accountId, email, name, askedAt: now }, null, now);
    if (id === null) throw conflict("You asked for this already. Your request waits for its answer.", "kind");
    const request = await readOwn(tx, id);
    await tellOpened(tx, deps, { email, name, requestKind: kind, requestId: id, dueAt: request.dueAt });
    return request;
  });

export const listOwnPrivacyRequests: Operation<"listOwnPrivacyRequests"> = async (_, { caller }, { db }) => {
  const rows = await db.query<Row>(
    `select ${columns} from privacy_request r where r.account_id = $1 order by r.id desc limit 100
     /* kind, state as typed: checks of the table */`,
    [caller.accountId],
  );
  return { data: rows.map(isoTimes) };
};

/** Answers alike whatever is known of the address; beyond a few a day no link is mailed. */
export const askPrivacyRequestByMail: PublicOperation<"askPrivacyRequestByMail"> = async ({ body }, deps) =>
  deps.db.transaction(async (tx) => {
    const { kind, email, name, text = "" } = body;
    const now = deps.clock();
    await tx.query("select pg_advisory_xact_lock(hashtextextended('privacy request ' || $1, 0))", [email]);
    const [{ recent } = { recent: 0 }] = await tx.query<{ recent: number }>(
      `select count(*)::int as recent from privacy_request
       where email = $1 and state = 'UNCONFIRMED' and asked_at > $2::timestamptz - interval '1 day'`,
      [email, now],
    );
    if (recent < LINKS_A_DAY) await writeUnproven(tx, { kind, email, name, text, accountId: null, askedAt: now }, deps);
    return { isSent: true };
  });

/** Writes a request whose address a mailed link has to prove; null if the message is one already. */
export async function writeUnproven(tx: Writer, wish: Wish, { clock, announce }: Deps): Promise<string | null> {
  const token = makeToken();
  const now = clock();
  const id = await write(tx, wish, token, now);
  const { email, name, kind: requestKind } = wish;
  const expiresAt = new Date(now.getTime() + CONFIRM_DAYS * DAY_MS).toISOString();
  if (id !== null) await announce(tx, { kind: "privacy-request.asked", email, name, requestKind, token, expiresAt });
  return id;
}

type Unproven = { id: string; kind: PrivacyKind; email: string; name: string; dueAt: Date };

/** 410 for a link that is used or too old. If one of the kind is open already, this one ends and that one is shown. */
export const confirmPrivacyRequest: PublicOperation<"confirmPrivacyRequest"> = async ({ body }, deps) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const [found] = await tx.query<Unproven>(
      `select id, kind, email, name, due_at as "dueAt" from privacy_request
       where token_hash = $1 and uuid_extract_timestamp(id) > $2::timestamptz - make_interval(days => ${CONFIRM_DAYS}) for update
       /* kind as typed: a check of the table */`,
      [hashToken(body.token), now],
    );
    if (!found) throw refuse(410, "CODE_EXPIRED", "This link is used or too old. Please ask again.");
    await tx.query("select pg_advisory_xact_lock(hashtextextended('privacy request ' || $1, 0))", [found.email]);
    const [open] = await tx.query<{ id: string }>(
      "select id from privacy_request where email = $1 and kind = $2 and state = 'OPEN'",
      [found.email, found.kind],
    );
    if (open) {
      await tx.query("delete from privacy_request where id = $1", [found.id]);
      return readOwn(tx, open.id);
    }
    await tx.query(
      `update privacy_request set state = 'OPEN', token_hash = null, version = version + 1,
         account_id = (select id from account where email = $2 and sub <> 'deleted-' || id) where id = $1`,
      [found.id, found.email],
    );
    const { id: requestId, kind: requestKind, email, name } = found;
    await tellOpened(tx, deps, { requestId, requestKind, email, name, dueAt: found.dueAt.toISOString() });
    return readOwn(tx, requestId);
  });

/** Reminds admins of deadlines, drops unproven requests whose link is too old, and answered ones after three years. */
export async function tendPrivacyRequests({ db, clock, announce }: TellingDeps) {
  const now = clock();
  await db.transaction(async (tx) => {
    for (const [index, days] of PRIVACY_REMINDERS.entries()) {
      const due = await tx.query<{ id: string; dueAt: Date }>(
        `update privacy_request set reminders = $1 where state = 'OPEN' and reminders < $1
           and due_at <= $2::timestamptz + make_interval(days => $3) returning id, due_at as "dueAt"`,
        [index + 1, now, days],
      );
      for (const { id, dueAt } of due)
        await announce(tx, {
          kind: "privacy-request.due",
          requestId: id,
          dueAt: dueAt.toISOString(),
          reminder: index + 1,
        });
    }
    await tx.query(
      `delete from privacy_request where state = 'UNCONFIRMED'
         and uuid_extract_timestamp(id) < $1::timestamptz - make_interval(days => ${CONFIRM_DAYS})`,
      [now],
    );
    await tx.query(
      `delete from privacy_request where answered_at < $1::timestamptz - make_interval(years => ${KEPT_YEARS})`,
      [now],
    );
  });
}

/** An erased account answers its open requests; that there were some stays on record, without the person. */
export const privacyRequestKeeper: DataKeeper = {
  async collect(reader, { accountId, email }) {
    const rows = await reader.query<Row>(
      `select ${columns} from privacy_request r where r.account_id = $1 or r.email = $2 order by r.asked_at
       /* kind, state as typed: checks of the table */`,
      [accountId, email],
    );
    return { privacyRequests: rows.map(({ id: _, ...row }) => row) };
  },
  async refuseMerge(tx, { fromId }) {
    const open = await tx.query(
      `select from privacy_request where (account_id = $1 or email = (select email from account where id = $1))
         and state = 'OPEN' for update`,
      [fromId],
    );
    if (open.length > 0)
      throw conflict("The account that ends has an open request about its data. Please answer it first.");
  },
  async merge(tx, { fromId, into }) {
    await tx.query("update privacy_request set account_id = $2, email = $3 where account_id = $1", [
      fromId,
      into.accountId,
      into.email,
    ]);
  },
  async erase(tx, { accountId, email }, now) {
    await tx.query("delete from privacy_request where state = 'UNCONFIRMED' and email = $1", [email]);
    await tx.query(
      `update privacy_request set email = '', name = '', text = '', answer = null, account_id = null, message_id = null,
         export_token = null, export_until = null,
         state = case when state = 'OPEN' then 'ANSWERED' else state end, answered_at = coalesce(answered_at, $3),
         version = version + 1
       where account_id = $1 or email = $2`,
      [accountId, email, now],
    );
  },
};
