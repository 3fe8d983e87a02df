// The jobs that suit the caller: in groups by how well, within each by the displayed score; every job with its reasons in words.
import type { JobCard } from "../../../contract/jobs/wire.ts";
import { FITTING_SCORE, matcherOf } from "../../../contract/matching/match-score.ts";
import type { listJobsForYou as endpoint } from "../../../contract/matching/wire.ts";
import { readWorkProfile, type WorkProfile } from "../../candidates/index.ts";
import type { Deps } from "../../deps.ts";
import { findSuited, readTerms, type SuitedPosition, type SuitedRow, saysAnything } from "../../jobs/suited/index.ts";
import { type Call, type Caller, type Input, ReadyJson } from "../../platform/mount.ts";
import { readDoings } from "./read-doings.ts";
import { reasonsFor } from "./reasons.ts";
import { subjectOf } from "./subject-of.ts";

/** See contract/matching/wire.ts. Reckoned for each call: nothing of it is kept. */
export async function listForYou(
  { query }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<ReadyJson> {
  const bound = { list: "for-you", of: caller.accountId };
  const from = query.lastKey === undefined ? null : deps.cursors.open<SuitedPosition>(query.lastKey, bound);
  const [profile, doings, terms] = await Promise.all([
    readWorkProfile(deps.db, caller.accountId),
    readDoings(deps.db, caller.accountId),
    readTerms(deps.db.replica),
  ]);
  const subject = subjectOf(profile, doings.liked);
  if (!saysAnything(subject)) return present([], null, "NO_PROFILE");
  const { rows, next } = await findSuited(deps.db.replica, {
    subject,
    terms,
    isLeftOut: doings.isDone,
    from,
    size: query.pageSize,
    now: deps.clock(),
  });
  const shown = inGroups(rows, profile).map(({ card, read, job }) => {
    const why = reasonsFor({ subject, terms, card: read, job });
    return `${card.slice(0, -1)},"why":${JSON.stringify(why)}}`;
  });
  return present(
    shown,
    next && deps.cursors.seal(next, bound),
    from === null && rows.length === 0 ? "NOTHING_SUITS" : null,
  );
}

function present(cards: readonly string[], lastKey: string | null, emptyBecause: string | null): ReadyJson {
  const rest = JSON.stringify({ pagination: { lastKey }, emptyBecause });
  return new ReadyJson(`{"data":[${cards.join(",")}],${rest.slice(1)}`);
}

/** Jobs in a group: within it the displayed score decides, between groups relevance does. */
const GROUP = 10;

/** Within each group those posted here that fit come first, then the higher score (spec §9); equals stay in the order of relevance. */
export function inGroups(rows: readonly SuitedRow[], profile: WorkProfile): (SuitedRow & { read: JobCard })[] {
  const scoreOf = matcherOf(profile);
  const weighed = rows.map((row, at) => {
    const read = JSON.parse(row.card) as JobCard;
    const { total } = scoreOf({ ...read, minYears: read.experienceRange.min });
    const isFirst = profile.hasCv && total >= FITTING_SCORE && row.job.isOwn;
    return {
      row: { ...row, read },
      group: Math.floor(at / GROUP),
      rank: profile.hasCv ? total + (isFirst ? 1_000 : 0) : 0,
    };
  });
  return weighed.sort((one, other) => one.group - other.group || other.rank - one.rank).map(({ row }) => row);
}
