// Requests under data-protection law, the admins' side: list, take on, answer, and make one of a message. All on record.

import { exportByLinkPath } from "../../contract/paths.ts";
import type { PrivacyKind } from "../../contract/people/privacy-rules.ts";
import type { PrivacyRequest } from "../../contract/people/privacy-wire.ts";
import { recordAct, recordLook } from "../audit/index.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { openPage, type TimePosition } from "../platform/cursor.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { idOrNull, isUuid } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { hashToken, makeToken } from "../platform/random-tokens.ts";
import { conflict, notFound } from "../platform/refusal.ts";
import { writeUnproven } from "./privacy-requests.ts";

type Shown = Omit<PrivacyRequest, "isOverdue" | "assignee" | "isMine">;
type Row = Timed<Shown, "askedAt" | "dueAt" | "answeredAt"> & Record<"assigneeId" | "assigneeName", string | null>;

const rows = `select r.id, r.kind, r.text, r.state, r.asked_at as "askedAt", r.due_at as "dueAt", r.answer,
    r.answered_at as "answeredAt", r.name, r.email, r.account_id as "accountId", r.message_id as "messageId", r.version,
    r.assignee_id as "assigneeId", assignee.name as "assigneeName", coalesce(answerer.name, '') as "answeredBy"
  from privacy_request r left join account assignee on assignee.id = r.assignee_id
    left join account answerer on answerer.id = r.answered_by`;

function present({ assigneeId, assigneeName, ...row }: Row, callerId: string, now: Date): PrivacyRequest {
  return {
    ...isoTimes(row),
    isOverdue: row.state === "OPEN" && row.dueAt < now,
    assignee: assigneeId === null ? null : { accountId: assigneeId, name: assigneeName ?? "" },
    isMine: assigneeId === callerId,
  };
}

const OPEN = `where r.state = $1 and ($2::timestamptz is null or (r.due_at, r.id) > ($2, $3::uuid))
  order by r.due_at, r.id limit $4`;
const OTHERS = `where r.state = $1 and ($2::timestamptz is null or r.id < $3::uuid) order by r.id desc limit $4`;

/** The look is on record. 400 for a cursor of another list. */
export const listPrivacyRequests: Operation<"listPrivacyRequests"> = async ({ query }, { caller }, deps) => {
  const { db, cursors, clock } = deps;
  const { state = "OPEN" } = query;
  const now = clock();
  const page = openPage<TimePosition>(cursors, query, { list: "privacy requests", state });
  const found = await db.query<Row>(
    `${rows} ${state === "OPEN" ? OPEN : OTHERS} /* kind, state as typed: checks of the table */`,
    [state, page.after?.at ?? null, page.after?.id ?? null, page.limit],
  );
  const { rows: shown, pagination } = page.cut(found, ({ dueAt, id }) => ({ at: dueAt, id }));
  const ids = shown.map(({ id }) => id);
  await recordLook(db, { actorId: caller.accountId, of: "privacy-request", ids, at: now });
  return { data: shown.map((row) => present(row, caller.accountId, now)), pagination };
};

async function read(reader: Reader, id: string, callerId: string, now: Date): Promise<PrivacyRequest> {
  const [row] = await reader.query<Row>(`${rows} where r.id = $1 /* kind, state as typed: checks of the table */`, [
    idOrNull(id),
  ]);
  if (!row) throw notFound("There is no such request.");
  return present(row, callerId, now);
}

/** Locks an open request of this version. 404, or 409 if it changed or is answered. */
async function lock(tx: Writer, id: string, version: number): Promise<void> {
  const [row] = isUuid(id)
    ? await tx.query<{ state: string; version: number }>(
        "select state, version from privacy_request where id = $1 for update",
        [id],
      )
    : [];
  if (!row) throw notFound("There is no such request.");
  if (row.version !== version || row.state !== "OPEN")
    throw conflict("Another admin changed this request first. Read what is new, then decide.");
}

export const assignPrivacyRequest: Operation<"assignPrivacyRequest"> = async ({ params, body }, { caller }, deps) =>
  deps.db.transaction(async (tx) => {
    const actorId = caller.accountId;
    await holdAccount(tx, actorId);
    await lock(tx, params.requestId, body.version);
    const now = deps.clock();
    const before = await read(tx, params.requestId, actorId, now);
    const assigneeId = body.isMine ? actorId : null;
    await tx.query("update privacy_request set assignee_id = $2, version = version + 1 where id = $1", [
      before.id,
      assigneeId,
    ]);
    await recordAct(tx, {
      actorId,
      action: "privacy-request.assigned",
      subject: { kind: "privacy-request", id: before.id },
      accountId: before.accountId,
      before: { assigneeId: before.assignee?.accountId ?? null },
      after: { assigneeId },
      at: now,
    });
    return read(tx, before.id, actorId, now);
  });

/** The words are mailed, with links to the person's own export and deletion where those answer the request. */
export const answerPrivacyRequest: Operation<"answerPrivacyRequest"> = async ({ params, body }, { caller }, deps) =>
  deps.db.transaction(async (tx) => {
    const actorId = caller.accountId;
    await holdAccount(tx, actorId);
    await lock(tx, params.requestId, body.version);
    const now = deps.clock();
    const { state, answer } = body;
    const request = await read(tx, params.requestId, actorId, now);
    const { id, accountId, email, name, kind, askedAt } = request;
    if (accountId === actorId) throw conflict("This is your own request: another admin answers it.");
    await tx.query(
      `update privacy_request set state = $2, answer = $3, answered_by = $4, answered_at = $5,
         assignee_id = coalesce(assignee_id, $4), version = version + 1 where id = $1`,
      [id, state, answer, actorId, now],
    );
    await recordAct(tx, {
      actorId,
      action: "privacy-request.answered",
      subject: { kind: "privacy-request", id },
      accountId,
      before: { state: "OPEN", kind },
      after: { state, wasOverdue: request.isOverdue },
      at: now,
    });
    const isRefused = state === "REFUSED";
    const own = await dataPathOf(tx, accountId);
    const dataPath = own ?? (kind === "ACCESS" && !isRefused ? await makeExportLink(tx, request, now) : null);
    await deps.announce(tx, {
      kind: "privacy-request.answered",
      requestId: id,
      ...{ email, name, requestKind: kind, askedAt, answer, isRefused, dataPath },
    });
    return read(tx, id, actorId, now);
  });

/** Where the person exports and deletes their data; null without an account that they can log in to. */
async function dataPathOf(tx: Reader, accountId: string | null): Promise<string | null> {
  const [account] = await tx.query<{ isCorporate: boolean }>(
    `select groups && '{corporate-admin,corporate-recruiter}' as "isCorporate" from account
     where id = $1 and disabled_at is null /* isCorporate as typed: of a column that cannot be null */`,
    [accountId],
  );
  return account ? `/v2/${account.isCorporate ? "corporate" : "candidate"}/profile#data` : null;
}

/** How long the mailed link to a person's data works. */
const EXPORT_DAYS = 30;

/** For a person who cannot log in, as while they are suspended; null without an account. */
async function makeExportLink(tx: Writer, { id, accountId }: PrivacyRequest, now: Date): Promise<string | null> {
  if (accountId === null) return null;
  const token = makeToken();
  await tx.query("update privacy_request set export_token = $2, export_until = $3 where id = $1", [
    id,
    hashToken(token),
    new Date(now.getTime() + EXPORT_DAYS * 86_400_000),
  ]);
  return exportByLinkPath(token);
}

/** 409 if the message is one already. */
export const makePrivacyRequest: Operation<"makePrivacyRequest"> = async ({ params, body }, { caller }, deps) =>
  deps.db.transaction(async (tx) => {
    const actorId = caller.accountId;
    await holdAccount(tx, actorId);
    const [message] = isUuid(params.messageId)
      ? await tx.query<{ id: string; email: string; name: string; text: string; askedAt: Date }>(
          `select id, lower(email) as email, name, message as text, created_at as "askedAt" from contact_message
           where id = $1 for key share`,
          [params.messageId],
        )
      : [];
    if (!message) throw notFound("There is no such message.");
    const kind: PrivacyKind = body.kind;
    const { id: messageId, ...words } = message;
    const id = await writeUnproven(tx, { ...words, kind, accountId: null, messageId }, deps);
    if (id === null) throw conflict("A request was made of this message already.");
    const now = deps.clock();
    const subject = { kind: "privacy-request", id };
    await recordAct(tx, { actorId, action: "privacy-request.made", subject, after: { kind, messageId }, at: now });
    return read(tx, id, actorId, now);
  });
