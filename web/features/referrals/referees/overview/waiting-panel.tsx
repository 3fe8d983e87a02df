// What waits for a referee: claimed requests with their deadlines, and the number in the pool.

import { Link } from "react-router";
import { EMPLOYEE_GUIDANCE_PATH, EMPLOYEE_REQUESTS_PATH, employeeRequestPath } from "../../../../../contract/paths.ts";
import { referralRows } from "../../../../row-places.ts";
import { useNow } from "../../../../session/use-now.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { counted, momentOf, timeLeft } from "../../../../ui/moments.ts";
import { LoadingBlock } from "../../../../ui/skeleton.tsx";
import { type RefereeNumbers, useSessionsToAnswer, useTaken } from "../referee-queries.ts";
import { isInHand, VIEW_WORDS } from "../referee-words.ts";

const SHOWN = 4;

export function WaitingPanel({ numbers }: { numbers: RefereeNumbers }) {
  const { rows } = useTaken("OPEN");
  const now = useNow(30_000);
  const inHand = (rows ?? []).filter(({ view }) => isInHand(view));
  return (
    <section aria-labelledby="waiting-title" className="card">
      <h2 id="waiting-title" className="text-xl">
        What waits for you
      </h2>
      {rows === undefined && numbers.open > 0 && (
        <LoadingBlock
          label="Your requests are being loaded."
          sizes={referralRows("h-14")}
          className="mt-4 grid gap-3"
        />
      )}
      {inHand.length > 0 && (
        <ul className="mt-3 [&>li]:flex [&>li]:flex-wrap [&>li]:items-center [&>li]:justify-between [&>li]:gap-y-1 [&>li]:gap-x-4 [&>li]:py-3 [&>li]:border-b [&>li]:border-b-line">
          {inHand.slice(0, SHOWN).map(({ id, jobTitle, view, dueAt }) => (
            <li key={id}>
              <span className="min-w-0">
                <Link
                  to={employeeRequestPath(id)}
                  className="font-semibold wrap-anywhere hover:text-(--link) hover:underline hover:underline-offset-[0.2em]"
                >
                  {jobTitle}
                </Link>
                {dueAt && (
                  <span className="block text-sm text-ink-soft">
                    <time dateTime={dueAt} title={momentOf(dueAt)}>
                      {timeLeft(dueAt, now) ? `${timeLeft(dueAt, now)} left` : "The time is over"}
                    </time>
                  </span>
                )}
              </span>
              <Badge tone={VIEW_WORDS[view].tone} icon="clock">
                {VIEW_WORDS[view].label}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <GuidanceLine />
      <PoolLine numbers={numbers} hasMore={inHand.length > SHOWN} />
    </section>
  );
}

/** Sessions are answered on their own page. */
function GuidanceLine() {
  const count = useSessionsToAnswer().data ?? 0;
  if (count === 0) return null;
  return (
    <p className="mt-4 flex gap-3">
      <Icon name="calendar" className="mt-0.5 text-ink-faint" />
      <Link to={EMPLOYEE_GUIDANCE_PATH} className="text-link font-semibold">
        {counted(count, "guidance session")} {count === 1 ? "waits" : "wait"} for your answer
      </Link>
    </p>
  );
}

function PoolLine({ numbers: { waiting, open, shut }, hasMore }: { numbers: RefereeNumbers; hasMore: boolean }) {
  const isIdle = waiting === 0 && open === 0;
  return (
    <>
      <p className="mt-4 flex gap-3">
        <Icon name={isIdle ? "check" : "people"} className="mt-0.5 text-ink-faint" />
        <span>
          {waiting > 0
            ? `${counted(waiting, "request")} in your company’s pool ${waiting === 1 ? "waits" : "wait"} for a referee.`
            : shut
              ? "Nothing new is shown to you just now."
              : isIdle
                ? "Nothing waits. We tell you by mail when a request comes for your company."
                : "The pool of your company is empty."}
        </span>
      </p>
      {!isIdle && (
        <div className="mt-5 flex flex-wrap gap-3">
          {waiting > 0 && <ButtonLink to={EMPLOYEE_REQUESTS_PATH}>See the pool</ButtonLink>}
          {open > 0 && (
            <ButtonLink to={`${EMPLOYEE_REQUESTS_PATH}?show=mine`} variant="secondary">
              {hasMore ? "All in your hands" : "In your hands"}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
