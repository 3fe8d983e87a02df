// The two charts of a candidate's home: how far applications came, and the match over time.
import type { CandidateHome } from "../../../contract/homes/wire.ts";
import { MAX_SHOWN_SCORE } from "../../../contract/matching/rules.ts";
import { BarTable, Trend } from "../../ui/charts.tsx";
import { dayOf, longDayOf } from "../../ui/moments.ts";
import { PROFILE_PATH } from "./next-step.tsx";
import { Nothing, Part } from "./parts.tsx";

export function Funnel({ funnel }: Pick<CandidateHome, "funnel">) {
  const { sent, seen, shortlisted, interview, offer } = funnel;
  const bars = [
    ["Sent", sent],
    ["Seen", seen],
    ["Shortlisted", shortlisted],
    ["Interview", interview],
    ["Offer", offer],
  ] as const;
  return (
    <Part title="How far your applications came">
      {sent > 0 ? (
        <div className="mt-3">
          <BarTable
            caption="How many of your applications got at least this far"
            heads={["Stage", "Applications"]}
            bars={bars.map(([label, value]) => ({ label, value, text: value.toLocaleString("en-IN") }))}
          />
        </div>
      ) : (
        <Nothing to="/jobs" label="Find jobs">
          From sent to offer: each stage is counted here from your first application on.
        </Nothing>
      )}
    </Part>
  );
}

export function MatchPart({ home: { matchDays } }: { home: CandidateHome }) {
  const [first, last] = [matchDays[0], matchDays.at(-1)];
  return (
    <Part title="Your match over time">
      {first && last ? (
        <div className="mt-3">
          <Trend
            caption="Mean match with the jobs that suit you best, by day"
            heads={["Day", "Match"]}
            most={MAX_SHOWN_SCORE}
            steps={[0, 30, 60, 90]}
            points={matchDays.map(({ day, score }) => ({ at: Date.parse(day), label: dayOf(day), value: score }))}
          >
            <p className="font-display text-3xl/[1.1] font-bold tabular-nums">
              {last.score} <span className="text-lg font-semibold text-ink-faint">of {MAX_SHOWN_SCORE}</span>
            </p>
            <p className="mt-1 text-sm/body text-ink-soft">{matchSentence(first, last)}</p>
          </Trend>
        </div>
      ) : (
        <Nothing to={PROFILE_PATH} label="Upload your CV">
          From your first CV on, a line shows how well the jobs that suit you best match you.
        </Nothing>
      )}
    </Part>
  );
}

type Day = CandidateHome["matchDays"][number];

function matchSentence(first: Day, last: Day): string {
  if (first.day === last.day)
    return "This is how well the jobs that suit you best match you today. As your profile changes, a line grows from here.";
  const since = longDayOf(first.day);
  if (last.score === first.score)
    return `The jobs that suit you best match you by ${last.score} on average, as on ${since}.`;
  return last.score > first.score
    ? `The jobs that suit you best match you by ${last.score} on average, up from ${first.score} on ${since}.`
    : `The jobs that suit you best match you by ${last.score} on average, down from ${first.score} on ${since}.`;
}
