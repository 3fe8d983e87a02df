// Computes a referee's dashboard: waiting and open requests, response time, and outcomes.

import type { z } from "zod";
import type { getRefereeDashboard as endpoint } from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { asReferee, findReferee } from "../referees/store.ts";
import { readDesk } from "./desk.ts";
import { IN_POOL } from "./store.ts";

type Dashboard = z.output<(typeof endpoint)["answer"]>;

export async function getRefereeDashboard({ caller }: Call<Caller>, { db, clock }: Deps): Promise<Dashboard> {
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
}

async function countWaiting(reader: Reader, values: readonly unknown[]): Promise<number> {
  const [row] = await reader.query<{ waiting: number }>(
    {
      name: "pool of a referee counted",
      text: `select count(*)::int as waiting from referral_request r
        left join referral_answer a on a.request_id = r.id and a.referee_id = $1 where ${IN_POOL}`,
    },
    values,
  );
  return row?.waiting ?? 0;
}

type Hand = { open: number; nextDueAt: Date | null };

async function readHand(reader: Reader, refereeId: string): Promise<Hand> {
  const [row] = await reader.query<Hand>(
    {
      name: "hand of a referee",
      text: `select count(*)::int as open, min(due_at) as "nextDueAt" from referral_request
        where referee_id = $1 and status in ('CLAIMED', 'ACCEPTED')`,
    },
    [refereeId],
  );
  return row ?? { open: 0, nextDueAt: null };
}

type Answers = Pick<Dashboard, "medianResponseMinutes" | "referred" | "confirmed" | "declined" | "lapsed">;

async function readAnswers(reader: Reader, refereeId: string): Promise<Answers> {
  const [row] = await reader.query<Answers>(
    {
      name: "answers of a referee",
      text: `select round((percentile_cont(0.5) within group (order by extract(epoch from at - claimed_at) / 60)
            filter (where kind in ('REFERRED', 'DECLINED')))::numeric)::int as "medianResponseMinutes",
          count(*) filter (where kind = 'REFERRED')::int as referred, count(*) filter (where kind = 'DECLINED')::int as declined,
          count(*) filter (where kind = 'LAPSED')::int as lapsed,
          (select count(*)::int from referral_request where referee_id = $1 and status = 'CONFIRMED') as confirmed
        from referral_answer where referee_id = $1`,
    },
    [refereeId],
  );
  return row as Answers;
}
