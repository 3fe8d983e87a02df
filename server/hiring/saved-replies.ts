// What the recruiters of a company write often, saved for all of them.

import { MOST_REPLIES } from "../../contract/hiring/rules.ts";
import type { SavedReply } from "../../contract/hiring/wire.ts";
import * as calls from "../../contract/hiring/wire.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { idOrNull, isUuid, newId } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { once } from "../platform/once.ts";
import { conflict, forbidden, notFound, refuse } from "../platform/refusal.ts";
import { readCompanyOf, refuseSuspended } from "../recruiting/index.ts";

type Row = Timed<SavedReply, "updatedAt">;

const present = (row: Row): SavedReply => isoTimes(row);

/** 403 without a company, and for a suspended one. */
async function companyOf(reader: Reader, accountId: string): Promise<string> {
  const company = await readCompanyOf(reader, accountId);
  if (!company) throw forbidden("You belong to no company.");
  refuseSuspended(company);
  return company.id;
}

/** The same, locked against other changes of the company's replies, because they are counted. */
async function lockReplies(tx: Writer, accountId: string): Promise<string> {
  await holdAccount(tx, accountId);
  const companyId = await companyOf(tx, accountId);
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`saved replies of ${companyId}`]);
  return companyId;
}

export const listSavedReplies: Operation<"listSavedReplies"> = async (_input, { caller }, { db }) => {
  const rows = await db.query<Row>(
    `select id, title, text, updated_at as "updatedAt" from saved_reply where company_id = $1 order by lower(title) limit 500`,
    [await companyOf(db, caller.accountId)],
    "saved replies",
  );
  return { data: rows.map(present) };
};

/** 409 when there are too many, or one with this title. */
export const addSavedReply: Operation<"addSavedReply"> = (input, call, deps) =>
  once(calls.addSavedReply, input, call, deps, async (tx) => {
    const companyId = await lockReplies(tx, call.caller.accountId);
    const [saved] = await tx.query<{ count: number }>(
      "select count(*)::int as count from saved_reply where company_id = $1",
      [companyId],
    );
    if ((saved?.count ?? 0) >= MOST_REPLIES)
      throw refuse(409, "LIMIT_REACHED", `A company can save ${MOST_REPLIES} replies. Please delete one first.`);
    const { title, text } = input.body;
    await refuseTaken(tx, companyId, title, null);
    const [row] = await tx.query<Row>(
      `insert into saved_reply (id, company_id, title, text, updated_at) values ($1, $2, $3, $4, $5)
       returning id, title, text, updated_at as "updatedAt"`,
      [newId(deps.clock()), companyId, title, text, deps.clock()],
    );
    return present(row as Row);
  });

async function refuseTaken(tx: Writer, companyId: string, title: string, exceptId: string | null): Promise<void> {
  const taken = await tx.query(
    "select from saved_reply where company_id = $1 and lower(title) = lower($2) and id is distinct from $3::uuid",
    [companyId, title, exceptId],
  );
  if (taken.length > 0) throw conflict("Your company has a saved reply with this title already.", "title");
}

const noReply = () => notFound("There is no such saved reply.");

export const changeSavedReply: Operation<"changeSavedReply"> = ({ params, body }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    const companyId = await lockReplies(tx, caller.accountId);
    if (!isUuid(params.replyId)) throw noReply();
    await refuseTaken(tx, companyId, body.title, params.replyId);
    const [row] = await tx.query<Row>(
      `update saved_reply set title = $3, text = $4, updated_at = $5 where id = $1 and company_id = $2
       returning id, title, text, updated_at as "updatedAt"`,
      [params.replyId, companyId, body.title, body.text, clock()],
    );
    if (!row) throw noReply();
    return present(row);
  });

export const removeSavedReply: Operation<"removeSavedReply"> = ({ params }, { caller }, { db }) =>
  db.transaction(async (tx) => {
    const companyId = await lockReplies(tx, caller.accountId);
    const gone = await tx.query("delete from saved_reply where id = $1 and company_id = $2 returning 1", [
      idOrNull(params.replyId),
      companyId,
    ]);
    if (gone.length === 0) throw noReply();
    return {};
  });
