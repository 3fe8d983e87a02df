// The conversation about an application: reading it, writing, marking as read, blocking.

import {
  MESSAGES_A_PAGE,
  MOST_MESSAGES_A_DAY,
  otherSide,
  type Side,
  type Silence,
  whyNotWrite,
} from "../../contract/hiring/rules.ts";
import type { Conversation, TalkMessage } from "../../contract/hiring/wire.ts";
import * as calls from "../../contract/hiring/wire.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { isoTimes } from "../platform/iso-times.ts";
import { once } from "../platform/once.ts";
import { conflict, refuse, refuseForNow } from "../platform/refusal.ts";
import {
  type Dealing,
  factsOf,
  lockTalk,
  readDealing,
  readTalk,
  refuseSuspendedSide,
  stateOf,
  type Talk,
} from "./store.ts";

export const getConversation: Operation<"getConversation"> = async ({ params, query }, { caller }, { db, clock }) => {
  const dealing = await readDealing(db, caller.accountId, params.applicationId);
  return present(db, dealing, caller.accountId, clock(), query.before);
};

type MessageRow = Omit<TalkMessage, "isOwn" | "at"> & { authorId: string | null; at: Date };

/** The newest messages of a conversation before a number, oldest first; one more than `most` if there are older ones. */
export async function readMessages(
  reader: Reader,
  applicationId: string,
  { most, before = null }: { most: number; before?: number | null },
): Promise<MessageRow[]> {
  const rows = await reader.query<MessageRow>(
    `select m.number, m.by, m.author_id as "authorId", coalesce(p.name, '') as author, m.text, m.at
     from conversation_message m left join account p on p.id = m.author_id
     where m.application_id = $1 and ($2::int is null or m.number < $2) order by m.number desc limit $3`,
    [applicationId, before, most + 1],
    "messages of a conversation",
  );
  return rows.reverse();
}

/** The conversation as the caller may see it. */
export async function present(
  reader: Reader,
  dealing: Dealing,
  accountId: string,
  now: Date,
  before?: number,
): Promise<Conversation> {
  const { applicationId, side, jobTitle, companyName, candidateName } = dealing;
  const talk = await readTalk(reader, applicationId);
  const rows = talk ? await readMessages(reader, applicationId, { most: MESSAGES_A_PAGE, before: before ?? null }) : [];
  const shown = rows.slice(-MESSAGES_A_PAGE);
  return {
    applicationId,
    side,
    jobTitle,
    withName: side === "CANDIDATE" ? companyName : candidateName,
    isOpened: talk !== null,
    silence: whyNotWrite(await stateOf(reader, dealing, talk, now), side),
    isBlocked: talk !== null && isBlockedBy(talk, side),
    isReported: talk !== null && (await isReportedBy(reader, applicationId, side)),
    unread: talk ? await countUnread(reader, applicationId, side, readBy(talk, side)) : 0,
    readByOther: talk ? readBy(talk, otherSide(side)) : 0,
    data: shown.map(({ authorId, ...message }) => ({ ...isoTimes(message), isOwn: authorId === accountId })),
    hasOlder: rows.length > shown.length,
  };
}

const readBy = (talk: Talk, side: Side) => (side === "CANDIDATE" ? talk.readByCandidate : talk.readByCompany);
const isBlockedBy = (talk: Talk, side: Side) =>
  side === "CANDIDATE" ? talk.isBlockedByCandidate : talk.isBlockedByCompany;

async function isReportedBy(reader: Reader, applicationId: string, side: Side): Promise<boolean> {
  const open = await reader.query(
    "select from conversation_report where application_id = $1 and by = $2 and state = 'OPEN'",
    [applicationId, side],
  );
  return open.length > 0;
}

async function countUnread(reader: Reader, applicationId: string, side: Side, read: number): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    `select count(*)::int as count from conversation_message where application_id = $1 and number > $2 and by <> $3`,
    [applicationId, read, side],
  );
  return row?.count ?? 0;
}

const SILENCE_WORDS: Record<Silence, string> = {
  NOT_OPENED: "You can answer once the company has written to you.",
  WITHDRAWN: "This application was withdrawn, so there is nothing more to write here.",
  CLOSED: "We closed this conversation after a report.",
  BLOCKED_BY_YOU: "You blocked this conversation. Lift that to write again.",
  BLOCKED: "The other side takes no more messages here.",
  UNANSWERED: "Several of your messages wait for an answer. You can write again when it comes, or tomorrow.",
};

/** The first message of a company opens the conversation. 409 and 429 as contract/hiring/wire.ts says. */
export const sendMessage: Operation<"sendMessage"> = async (input, call, deps) => {
  const { accountId } = call.caller;
  return once(calls.sendMessage, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const dealing = await readDealing(tx, accountId, input.params.applicationId);
    refuseSuspendedSide(dealing);
    const { applicationId, side } = dealing;
    const now = deps.clock();
    let talk = await lockTalk(tx, applicationId);
    // Two colleagues may open it at once: the second one finds it here.
    if (talk === null && side === "COMPANY" && dealing.status !== "WITHDRAWN") {
      await tx.query("insert into conversation (application_id, opened_at) values ($1, $2) on conflict do nothing", [
        applicationId,
        now,
      ]);
      talk = await lockTalk(tx, applicationId);
    }
    const silence = whyNotWrite(await stateOf(tx, dealing, talk, now), side);
    if (silence !== null || talk === null)
      throw refuse(
        409,
        silence === "UNANSWERED" ? "LIMIT_REACHED" : "CONFLICT",
        SILENCE_WORDS[silence ?? "NOT_OPENED"],
      );
    await refuseTooMany(tx, accountId, now);
    const number = talk.messages + 1;
    const firstUnread = await saveMessage(tx, { ...dealing, number, accountId, text: input.body.text, now });
    const recruiters = side === "CANDIDATE" ? await readRecruiters(tx, dealing) : [];
    await deps.announce(tx, {
      kind: "conversation.message-sent",
      ...factsOf(dealing),
      by: side,
      firstUnread,
      isFirst: number === 1,
      text: input.body.text,
      recruiters,
    });
    return present(tx, dealing, accountId, now);
  });
};

async function refuseTooMany(tx: Writer, accountId: string, now: Date): Promise<void> {
  // One person's messages follow one another, because parallel ones would not count each other.
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`messages of ${accountId}`]);
  const [written] = await tx.query<{ count: number }>(
    `select count(*)::int as count from conversation_message where author_id = $1 and at > $2::timestamptz - interval '1 day'`,
    [accountId, now],
  );
  if ((written?.count ?? 0) >= MOST_MESSAGES_A_DAY)
    throw refuseForNow(3_600, "You have written very many messages today. Please go on tomorrow.");
}

type NewMessage = Pick<Dealing, "applicationId" | "side"> & {
  number: number;
  accountId: string;
  text: string;
  now: Date;
};

/** Writing marks the other side's messages as read. Resolves to the first message that the other side has not read. */
async function saveMessage(tx: Writer, { applicationId, side, number, accountId, text, now }: NewMessage) {
  await tx.query(
    "insert into conversation_message (application_id, number, by, author_id, text, at) values ($1, $2, $3, $4, $5, $6)",
    [applicationId, number, side, accountId, text, now],
  );
  await tx.query(
    `update conversation set messages = $2, read_by_candidate = case $3 when 'CANDIDATE' then $2 else read_by_candidate end,
       read_by_company = case $3 when 'COMPANY' then $2 else read_by_company end where application_id = $1`,
    [applicationId, number, side],
  );
  const [first] = await tx.query<{ number: number | null }>(
    `select min(m.number) as number from conversation_message m join conversation t using (application_id)
     where application_id = $1 and m.by = $2
       and m.number > case $2 when 'COMPANY' then t.read_by_candidate else t.read_by_company end`,
    [applicationId, side],
  );
  return first?.number ?? number;
}

/** The members of the company who have written in the conversation. */
async function readRecruiters(reader: Reader, { applicationId, companyId }: Dealing): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    `select distinct m.account_id as id from conversation_message t join company_member m on m.account_id = t.author_id
     where t.application_id = $1 and t.by = 'COMPANY' and m.company_id = $2 order by 1`,
    [applicationId, companyId],
  );
  return rows.map(({ id }) => id);
}

/** Never goes back, and not beyond the last message. */
export const readConversation: Operation<"readConversation"> = async ({ params, body }, { caller }, { db }) => {
  await db.transaction(async (tx) => {
    const { applicationId, side } = await readDealing(tx, caller.accountId, params.applicationId);
    await tx.query(
      side === "CANDIDATE"
        ? "update conversation set read_by_candidate = greatest(read_by_candidate, least($2::int, messages)) where application_id = $1"
        : "update conversation set read_by_company = greatest(read_by_company, least($2::int, messages)) where application_id = $1",
      [applicationId, body.upTo],
    );
  });
  return {};
};

/** Either side may, once the company has written. */
export const blockConversation: Operation<"blockConversation"> = async ({ params, body }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const dealing = await readDealing(tx, caller.accountId, params.applicationId);
    const now = clock();
    const { applicationId, side } = dealing;
    if ((await lockTalk(tx, applicationId)) === null) throw notOpened();
    const at = body.isBlocked ? now : null;
    await tx.query(
      side === "CANDIDATE"
        ? "update conversation set blocked_by_candidate_at = $2 where application_id = $1"
        : "update conversation set blocked_by_company_at = $2 where application_id = $1",
      [applicationId, at],
    );
    return present(tx, dealing, caller.accountId, now);
  });

export const notOpened = () => conflict("The company has not written yet.");
