// What a referee sees: open requests, claimed ones, one in detail, the dashboard.

import type { z } from "zod";
import type { RefereeHome } from "../../../contract/homes/wire.ts";
import type * as calls from "../../../contract/referrals/referees-wire.ts";
import type { Deps, Operation } from "../../deps.ts";
import { openPage, type TimePosition } from "../../platform/cursor.ts";
import type { Reader, Values } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { notFound } from "../../platform/refusal.ts";
import { getReferee } from "../referees/read-referee.ts";
import { asReferee, findReferee } from "../referees/store.ts";
import { noRequest } from "../transition.ts";
import { readDesk, SHUT_WORDS } from "./desk.ts";
import { whyNotClaim } from "./rules.ts";
import { IN_POOL, type InboxRow, presentInbox, readForReferee, readInbox } from "./store.ts";

/** Empty while the inbox is shut. 400 for cursors of other queries. */
export const listInbox: Operation<"listInbox"> = async ({ query }, { caller }, { db, clock, cursors }) => {
  const referee = asReferee(await findReferee(db, caller.accountId), caller);
  const now = clock();
  const { shut } = await readDesk(db, referee, now);
  const { accountId, companyId } = referee;
  const { after, limit, cut } = openPage<string>(cursors, query, { list: "inbox", accountId, companyId });
  if (shut) return { data: [], pagination: { lastKey: null }, shut };
  const found = await readInbox(
    db,
    "pool of a referee",
    `where ${IN_POOL} and ($4::uuid is null or r.id > $4) order by r.id limit $5`,
    [accountId, companyId, now, after, limit],
  );
  const { rows, pagination } = cut(found, ({ id }) => id);
  return { data: rows.map(presentInbox), pagination, shut };
};

/** Filter, order and cursor position of each list. */
const PLACE = {
  OPEN: {
    name: "requests in hand",
    where: `where r.referee_id = $1 and r.status in ('CLAIMED', 'ACCEPTED')
      and ($2::timestamptz is null or (r.due_at, r.id) > ($2, $3::uuid)) order by r.due_at, r.id limit $4`,
    at: ({ dueAt, updatedAt }: InboxRow) => dueAt ?? updatedAt,
  },
  DONE: {
    name: "requests done with",
    where: `where r.id in (select id from referral_request where referee_id = $1 union all
        select request_id from referral_answer where referee_id = $1)
      and not (r.referee_id is not distinct from $1 and r.status in ('CLAIMED', 'ACCEPTED'))
      and ($2::timestamptz is null or (coalesce(a.at, r.updated_at), r.id) < ($2, $3::uuid))
      order by coalesce(a.at, r.updated_at) desc, r.id desc limit $4`,
    at: ({ answeredAt, updatedAt }: InboxRow) => answeredAt ?? updatedAt,
  },
};

/** Works for former referees too. 400 for cursors of other queries. */
export const listTaken: Operation<"listTaken"> = async ({ query }, { caller }, { db, cursors }) => {
  const { accountId } = asReferee(await findReferee(db, caller.accountId), caller);
  const { state = "OPEN" } = query;
  const { after, limit, cut } = openPage<TimePosition>(cursors, query, { list: "taken", accountId, state });
  const { name, where, at } = PLACE[state];
  const found = await readInbox(db, name, where, [accountId, after?.at ?? null, after?.id ?? null, limit]);
  const { rows, pagination } = cut(found, (row) => ({ at: at(row), id: row.id }));
  return { data: rows.map(presentInbox), pagination };
};

/** 404 for all others, with the reason if the inbox is shut. */
export const getRefereeRequest: Operation<"getRefereeRequest"> = async ({ params }, { caller }, { db, clock }) => {
  const referee = asReferee(await findReferee(db, caller.accountId), caller);
  const now = clock();
  const found = isUuid(params.requestId) ? await readForReferee(db, caller.accountId, params.requestId, now) : null;
  if (!found) throw noRequest();
  const { row, detail } = found;
  if (detail.view !== "POOL") return detail;
  if (row.companyId !== referee.companyId || row.isOwn || whyNotClaim(row, now)) throw noRequest();
  const { shut } = await readDesk(db, referee, now);
  if (shut) throw notFound(SHUT_WORDS[shut]);
  return detail;
};

type Work = Pick<RefereeHome, "referee" | "numbers" | "inHand" | "pool">;

/** What a referee has in hand and could take, at most `most` of each, and their numbers; nothing of these for others. */
export async function readRefereeWork(call: Call<Caller>, most: number, deps: Deps): Promise<Work> {
  const { referee } = await getReferee({ params: undefined, query: undefined, body: undefined }, call, deps);
  if (referee?.status !== "VERIFIED" && referee?.status !== "EXPIRED")
    return { referee, numbers: null, inHand: [], pool: [] };
  const asked = { params: undefined, query: { pageSize: most, lastKey: undefined }, body: undefined };
  const [numbers, inHand, pool] = await Promise.all([
    getRefereeDashboard({ params: undefined, query: undefined, body: undefined }, call, deps),
    listTaken({ ...asked, query: { ...asked.query, state: "OPEN" } }, call, deps),
    listInbox(asked, call, deps),
  ]);
  return { referee, numbers, inHand: inHand.data, pool: pool.data };
}

type Dashboard = z.output<(typeof calls.getRefereeDashboard)["answer"]>;

/** Computes a referee's dashboard: waiting and open requests, response time, and outcomes. */
export const getRefereeDashboard: Operation<"getRefereeDashboard"> = async (_input, { caller }, { db, clock }) => {
  const referee = asReferee(await findReferee(db, caller.accountId), caller);
  const { accountId, companyId, weeklyCap } = referee;
  const now = clock();
  const [{ shut, used }, waiting, hand, answers] = await Promise.all([
    readDesk(db, referee, now),
    countWaiting(db, [accountId, companyId, now]),
    readHand(db, accountId),
    readAnswers(db, accountId),
  ]);
  const isVerified = shut !== "NOT_VERIFIED" && shut !== "EXPIRED";
  return {
    shut,
    waiting: isVerified ? waiting : 0,
    open: hand.open,
    nextDueAt: hand.nextDueAt?.toISOString() ?? null,
    usedThisWeek: used,
    weeklyCap,
    ...answers,
  };
};

async function countWaiting(reader: Reader, values: Values): Promise<number> {
  const [row] = await reader.query<{ waiting: number }>(
    `select count(*)::int as waiting from referral_request r
     left join referral_answer a on a.request_id = r.id and a.referee_id = $1 where ${IN_POOL}`,
    values,
    "pool of a referee counted",
  );
  return row?.waiting ?? 0;
}

type Hand = { open: number; nextDueAt: Date | null };

async function readHand(reader: Reader, refereeId: string): Promise<Hand> {
  const [row] = await reader.query<Hand>(
    `select count(*)::int as open, min(due_at) as "nextDueAt" from referral_request
     where referee_id = $1 and status in ('CLAIMED', 'ACCEPTED')`,
    [refereeId],
    "hand of a referee",
  );
  return row ?? { open: 0, nextDueAt: null };
}

type Answers = Pick<Dashboard, "medianResponseMinutes" | "referred" | "confirmed" | "declined" | "lapsed">;

async function readAnswers(reader: Reader, refereeId: string): Promise<Answers> {
  const [row] = await reader.query<Answers>(
    `select round((percentile_cont(0.5) within group (order by extract(epoch from at - claimed_at) / 60)
         filter (where kind in ('REFERRED', 'DECLINED')))::numeric)::int as "medianResponseMinutes",
       count(*) filter (where kind = 'REFERRED')::int as referred, count(*) filter (where kind = 'DECLINED')::int as declined,
       count(*) filter (where kind = 'LAPSED')::int as lapsed,
       (select count(*)::int from referral_request where referee_id = $1 and status = 'CONFIRMED') as confirmed
     from referral_answer where referee_id = $1`,
    [refereeId],
    "answers of a referee",
  );
  return row as Answers;
}
