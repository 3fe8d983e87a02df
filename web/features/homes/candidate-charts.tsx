// The two charts of a candidate's home: how far applications came, and the match over time.

import { t } from "#messages/homes.ts";
import { NUMBERS } from "#messages/language.ts";
import type { CandidateHome } from "../../../contract/homes/wire.ts";
import { MAX_SHOWN_SCORE } from "../../../contract/matching/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { BarTable, Trend } from "../../ui/charts.tsx";
import { dayOf, longDayOf } from "../../ui/moments.ts";
import { PROFILE_PATH } from "./next-step.tsx";
import { Nothing, Part } from "./parts.tsx";

export function Funnel({ funnel }: Pick<CandidateHome, "funnel">) {
  const { sent, seen, shortlisted, interview, offer } = funnel;
  const bars = [
    [t.sent, sent],
    [t.seen, seen],
    [t.shortlisted, shortlisted],
    [t.interview, interview],
    [t.offer, offer],
  ] as const;
  return (
    <Part title={t.howFarYourApplicationsCame}>
      {sent > 0 ? (
        <div className="mt-3">
          <BarTable
            caption={t.howManyOfYourApplicationsGotAt}
            heads={[t.stage, t.applications]}
            bars={bars.map(([label, value]) => ({ label, value, text: value.toLocaleString(NUMBERS) }))}
          />
        </div>
      ) : (
        <Nothing to="/jobs" label={t.findJobs}>
          {t.fromSentToOfferEachStageIs}
        </Nothing>
      )}
    </Part>
  );
}

export function MatchPart({ home: { matchDays } }: { home: CandidateHome }) {
  const [first, last] = [matchDays[0], matchDays.at(-1)];
  return (
    <Part title={t.yourMatchOverTime}>
      {first && last ? (
        <div className="mt-3">
          <Trend
            caption={t.meanMatchWithTheJobsThatSuit}
            heads={[t.day, t.match]}
            most={MAX_SHOWN_SCORE}
            steps={[0, 30, 60, 90]}
            points={matchDays.map(({ day, score }) => ({ at: Date.parse(day), label: dayOf(day), value: score }))}
          >
            <p className="font-display text-3xl/[1.1] font-bold tabular-nums">
              {last.score}{" "}
              <span className="text-lg font-semibold text-ink-faint">
                {fill(t.ofWord, { maxShownScore: MAX_SHOWN_SCORE })}
              </span>
            </p>
            <p className="mt-1 text-sm/body text-ink-soft">{matchSentence(first, last)}</p>
          </Trend>
        </div>
      ) : (
        <Nothing to={PROFILE_PATH} label={t.uploadYourCv}>
          {t.fromYourFirstCvOnALine}
        </Nothing>
      )}
    </Part>
  );
}

type Day = CandidateHome["matchDays"][number];

function matchSentence(first: Day, last: Day): string {
  if (first.day === last.day) return t.thisIsHowWellTheJobsThat;
  const since = longDayOf(first.day);
  if (last.score === first.score) return fill(t.theJobsThatSuitYouBestMatch, { score: last.score, since });
  return last.score > first.score
    ? fill(t.theJobsThatSuitYouBestMatch2, { score: last.score, score2: first.score, since })
    : fill(t.theJobsThatSuitYouBestMatch3, { score: last.score, score2: first.score, since });
}
