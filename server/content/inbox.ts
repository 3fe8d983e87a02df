// The operators' inbox: admins list, assign, answer and close what people wrote by the public forms.
import type { InboxMessage, MessageEvent, OpenedMessage } from "../../contract/content/inbox-wire.ts";
import * as calls from "../../contract/content/inbox-wire.ts";
import type { MessageEventKind, MessageState } from "../../contract/content/rules.ts";
import { recordAct, recordLook } from "../audit/index.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { openPage } from "../platform/cursor.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { isUuid, newId } from "../platform/ids.ts";
import { once } from "../platform/once.ts";
import { refuse } from "../platform/refusal.ts";

type MessageRow = Omit<InboxMessage, "createdAt" | "from" | "company" | "assignee"> & {
  createdAt: Date;
  companyName: string | null;
  teamSize: string | null;
  phone: string | null;
  assigneeId: string | null;
  assigneeName: string | null;
};

/** Selects messages with their assignees; append conditions. The message is `m`. */
const messageRows = `select m.id, m.kind, m.name, m.email, m.reference, m.message as text, m.topic, m.company_name as "companyName",
  m.team_size as "teamSize", m.phone, m.state, m.version, m.created_at as "createdAt", m.assignee_id as "assigneeId",
  assignee.name as "assigneeName",
  (select count(*)::int from message_event e where e.message_id = m.id and e.kind = 'ANSWERED') as answers
  from contact_message m left join account assignee on assignee.id = m.assignee_id`;

function presentMessage(row: MessageRow): InboxMessage {
  const { companyName, teamSize, phone, assigneeId, assigneeName, createdAt, ...message } = row;
  return {
    ...message,
    from: `${row.name} <${row.email}>`,
    company: companyName === null ? null : { name: companyName, teamSize, phone },
    assignee: assigneeId === null ? null : { accountId: assigneeId, name: assigneeName ?? "" },
    createdAt: createdAt.toISOString(),
  };
}

/** The look is on record. 400 for a cursor of another list. */
export const listMessages: Operation<"listMessages"> = async ({ query }, { caller }, { db, clock, cursors }) => {
  const [state, kind] = [query.state ?? null, query.kind ?? null];
  const page = openPage<string>(cursors, query, { list: "messages", state, kind });
  const found = await db.query<MessageRow>(
    `${messageRows} where ($1::text is null or m.state = $1) and ($2::text is null or m.kind = $2)
       and ($3::uuid is null or m.id < $3) order by m.id desc limit $4`,
    [state, kind, page.after, page.limit],
  );
  const { rows, pagination } = page.cut(found, ({ id }) => id);
  await recordLook(db, { actorId: caller.accountId, of: "message", ids: rows.map(({ id }) => id), at: clock() });
  return { data: rows.map(presentMessage), pagination };
};

/** The read is on record. 404 for an unknown message. */
export const getMessage: Operation<"getMessage"> = ({ params }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    const { accountId: actorId } = caller;
    await holdAccount(tx, actorId);
    const message = await openMessage(tx, params.messageId);
    const subject = { kind: "message", id: message.id };
    await recordAct(tx, { actorId, action: "message.read", subject, at: clock() });
    return message;
  });

async function openMessage(reader: Reader, messageId: string): Promise<OpenedMessage> {
  const row = await readMessage(reader, messageId);
  const history = await reader.query<Omit<MessageEvent, "createdAt"> & { createdAt: Date }>(
    `select e.id, e.kind, coalesce(actor.name, '') as by, e.text, e.state, assignee.name as assignee, e.created_at as "createdAt"
     from message_event e left join account actor on actor.id = e.actor_id left join account assignee on assignee.id = e.assignee_id
     where e.message_id = $1 order by e.created_at, e.kind, e.id`,
    [row.id],
  );
  const admins = await reader.query<OpenedMessage["admins"][number]>(
    `select id as "accountId", name from account where groups @> '{admin}' and disabled_at is null order by name, id`,
  );
  return {
    ...presentMessage(row),
    history: history.map(({ createdAt, ...event }) => ({ ...event, createdAt: createdAt.toISOString() })),
    admins,
  };
}

async function readMessage(reader: Reader, messageId: string): Promise<MessageRow> {
  const [row] = isUuid(messageId) ? await reader.query<MessageRow>(`${messageRows} where m.id = $1`, [messageId]) : [];
  if (!row) throw refuse(404, "NOT_FOUND", "There is no such message.");
  return row;
}

/** 409 if another admin changed the message since `version`. */
export const changeMessage: Operation<"changeMessage"> = async ({ params, body }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const { messageId } = params;
    const before = await readMessage(tx, messageId);
    if (body.assigneeId) await refuseOthersThanAdmins(tx, body.assigneeId);
    const state = body.state ?? before.state;
    const assigneeId = body.assigneeId === undefined ? before.assigneeId : body.assigneeId;
    await change(tx, messageId, { version: body.version, state, assigneeId });
    const event = { messageId, actorId: caller.accountId, at: clock() };
    await recordAct(tx, {
      actorId: caller.accountId,
      action: "message.changed",
      subject: { kind: "message", id: messageId },
      before: { state: before.state, assigneeId: before.assigneeId },
      after: { state, assigneeId },
      at: event.at,
    });
    if (assigneeId !== before.assigneeId) await record(tx, { ...event, kind: "ASSIGNED", assigneeId });
    if (state !== before.state) await record(tx, { ...event, kind: "STATE_CHANGED", state });
    return openMessage(tx, messageId);
  });

/** The admin who answers a message of no one looks after it from then on. 409 as for changeMessage. */
export const answerMessage: Operation<"answerMessage"> = (input, call, { db, clock, announce }) =>
  once(calls.answerMessage, input, call, { db, clock }, async (tx) => {
    const { accountId } = call.caller;
    await holdAccount(tx, accountId);
    const { messageId } = input.params;
    const { version, text, state } = input.body;
    const before = presentMessage(await readMessage(tx, messageId));
    await change(tx, messageId, { version, state, assigneeId: before.assignee?.accountId ?? accountId });
    const earlier = await tx.query<{ id: string }>(
      "select id from message_event where message_id = $1 and kind = 'ANSWERED' order by created_at, id",
      [messageId],
    );
    const eventId = await record(tx, {
      messageId,
      actorId: accountId,
      at: clock(),
      kind: "ANSWERED",
      text,
      state: state === before.state ? null : state,
    });
    await recordAct(tx, {
      actorId: accountId,
      action: "message.answered",
      subject: { kind: "message", id: messageId },
      before: { state: before.state },
      after: { state, answerId: eventId },
      at: clock(),
    });
    const { kind, reference, name, email, topic, company, createdAt } = before;
    await announce(tx, {
      kind: "message.answered",
      eventId,
      earlier: earlier.map(({ id }) => id),
      answer: text,
      createdAt,
      messageId,
      messageKind: kind,
      reference,
      name,
      email,
      topic,
      company,
      text: before.text,
    });
    return openMessage(tx, messageId);
  });

type Change = { version: number; state: MessageState; assigneeId: string | null };

/** Changes the message if it still has this version; of two at once, the second waits and is refused. */
async function change(tx: Writer, messageId: string, { version, state, assigneeId }: Change): Promise<void> {
  const changed = await tx.query(
    `update contact_message set state = $3, assignee_id = $4, version = version + 1 where id = $1 and version = $2 returning 1`,
    [messageId, version, state, assigneeId],
  );
  if (changed.length > 0) return;
  const [last] = await tx.query<{ by: string }>(
    `select a.name as by from message_event e join account a on a.id = e.actor_id where e.message_id = $1
     order by e.created_at desc, e.id desc limit 1`,
    [messageId],
  );
  const who = last?.by ?? "Another admin";
  throw refuse(409, "CONFLICT", `${who} changed this message first. Read what is new, then decide.`);
}

async function refuseOthersThanAdmins(tx: Writer, accountId: string): Promise<void> {
  const found = await tx.query(
    "select 1 from account where id = $1 and groups @> '{admin}' and disabled_at is null for key share",
    [accountId],
  );
  if (found.length === 0) throw refuse(400, "INVALID_BODY", "assigneeId: must be an admin's account", "assigneeId");
}

type Event = {
  messageId: string;
  kind: MessageEventKind;
  actorId: string;
  at: Date;
  text?: string;
  state?: MessageState | null;
  assigneeId?: string | null;
};

/** Resolves to the event's id. */
async function record(tx: Writer, { messageId, kind, actorId, at, ...event }: Event): Promise<string> {
  const id = newId(at);
  await tx.query(
    `insert into message_event (id, message_id, kind, actor_id, text, state, assignee_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, messageId, kind, actorId, event.text ?? null, event.state ?? null, event.assigneeId ?? null, at],
  );
  return id;
}
