// One request in a referee's list: the job, what may be known of the candidate, the match, and the time left.
import { Link } from "react-router";
import { bandOf, MAX_SHOWN_SCORE } from "../../../../../contract/matching/rules.ts";
import { employeeRequestPath } from "../../../../../contract/paths.ts";
import type { RefereeRequest } from "../../../../../contract/referrals/referees-wire.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Gauge } from "../../../../ui/gauge.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { counted, dayOf, momentOf, timeLeft } from "../../../../ui/moments.ts";
import { isInHand, VIEW_WORDS } from "../referee-words.ts";

export function RequestRow({ request, now }: { request: RefereeRequest; now: number }) {
  const { id, view, jobTitle, score, matched, missing, note } = request;
  const words = VIEW_WORDS[view];
  const has = matched.coreSkills.length;
  const of = has + missing.coreSkills.length;
  return (
    <li className="card card-link grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 gap-x-6 items-center max-sm:grid-cols-[minmax(0,1fr)] max-sm:[&>.gauge]:[justify-self:start]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-lg/[1.3] font-[650] tracking-[-0.01em] wrap-anywhere">
            <Link to={employeeRequestPath(id)} className="cover-link">
              {jobTitle}
            </Link>
          </h2>
          {view !== "POOL" && <Badge tone={words.tone}>{words.label}</Badge>}
        </div>
        <p className="mt-1 text-sm text-ink-soft">{whoOf(request)}</p>
        {note && (
          <p className="[display:-webkit-box] [-webkit-box-orient:vertical] [-webkit-line-clamp:2] overflow-hidden max-w-(--container-prose) mt-2 text-sm/body wrap-anywhere">
            “{note}”
          </p>
        )}
        <p className="flex flex-wrap gap-y-1 gap-x-5 mt-2.5 text-sm/body text-ink-faint [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5">
          {of > 0 && (
            <span>
              <Icon name="spark" size={16} />
              {has} of {counted(of, "core skill")}
            </span>
          )}
          <TimeFact request={request} now={now} />
        </p>
      </div>
      <Gauge label="Match score" value={score} max={MAX_SHOWN_SCORE} {...bandOf(score)} />
    </li>
  );
}

/** "Backend Engineer · 4 years · Pune". */
export function whoOf({ designation, YOE, location }: RefereeRequest): string {
  const facts = [designation, YOE === null ? null : counted(YOE, "year"), location];
  return facts.filter(Boolean).join(" · ") || "The CV tells more";
}

function TimeFact({
  request: { view, dueAt, expiresAt, sentAt, answeredAt },
  now,
}: {
  request: RefereeRequest;
  now: number;
}) {
  const until = isInHand(view) ? dueAt : view === "POOL" ? expiresAt : null;
  if (until)
    return (
      <span>
        <Icon name="clock" size={16} />
        <time dateTime={until} title={momentOf(until)}>
          {timeLeft(until, now) ? `${timeLeft(until, now)} left` : "the time is over"}
        </time>
      </span>
    );
  return (
    <span>
      <Icon name="calendar" size={16} />
      {answeredAt ? `answered ${dayOf(answeredAt)}` : `sent ${dayOf(sentAt)}`}
    </span>
  );
}
