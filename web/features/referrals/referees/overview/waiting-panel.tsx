// What waits for a referee: requests in hand with their deadlines, sessions to answer, and the pool.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/referees.ts";
import type { RefereeHome } from "../../../../../contract/homes/wire.ts";
import { scoreInWords } from "../../../../../contract/matching/rules.ts";
import {
  EMPLOYEE_GUIDANCE_PATH,
  EMPLOYEE_REQUESTS_PATH,
  employeeRequestPath,
  employeeSessionPath,
} from "../../../../../contract/paths.ts";
import { fill } from "../../../../../messages/fill.ts";
import { useNow } from "../../../../session/use-now.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { dayOf, momentOf, timeLeft } from "../../../../ui/moments.ts";
import { Section } from "../../../../ui/section.tsx";
import type { RefereeNumbers } from "../referee-queries.ts";
import { isInHand, VIEW_WORDS } from "../referee-words.ts";

const SHOWN = 4;

export function WaitingPanel({ home, numbers }: { home: RefereeHome; numbers: RefereeNumbers }) {
  const inHand = home.inHand.filter(({ view }) => isInHand(view));
  return (
    <Section id="waiting-title" title={t.whatWaitsForYou} className="card">
      {inHand.length + home.sessions.length > 0 && (
        <ul className="mt-3">
          {inHand.slice(0, SHOWN).map(({ id, jobTitle, view, dueAt }) => (
            <Waiting
              key={id}
              to={employeeRequestPath(id)}
              title={jobTitle}
              text={<Deadline dueAt={dueAt} />}
              aside={
                <Badge tone={VIEW_WORDS[view].tone} icon="clock">
                  {VIEW_WORDS[view].label}
                </Badge>
              }
            />
          ))}
          {home.sessions.map(({ id, topic, startsAt, dueAt }) => (
            <Waiting
              key={id}
              to={employeeSessionPath(id)}
              title={topic}
              text={
                <>
                  {fill(t.sessionOn, { startsAt: momentOf(startsAt) })} <Deadline dueAt={dueAt} />
                </>
              }
              aside={
                <Badge tone="accent" icon="calendar">
                  {t.yoursToAnswer}
                </Badge>
              }
            />
          ))}
        </ul>
      )}
      {home.sessionsToAnswer > home.sessions.length && (
        <p className="mt-4">
          <Link to={EMPLOYEE_GUIDANCE_PATH} className="text-link font-semibold">
            {fill(t.sessionsToAnswer, { sessionsToAnswer: home.sessionsToAnswer })}
          </Link>
        </p>
      )}
      <Pool home={home} numbers={numbers} hasMore={inHand.length > SHOWN} />
    </Section>
  );
}

function Deadline({ dueAt }: { dueAt: string | null }) {
  const now = useNow(30_000);
  if (dueAt === null) return null;
  const left = timeLeft(dueAt, now);
  return (
    <time dateTime={dueAt} title={momentOf(dueAt)} className="whitespace-nowrap">
      {left ? fill(t.left2, { left }) : t.theTimeIsOver2}
    </time>
  );
}

type WaitingProps = { to: string; title: string; text: ReactNode; aside: ReactNode };

const Waiting = ({ to, title, text, aside }: WaitingProps) => (
  <li className="group relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 not-first:border-t not-first:border-line">
    <span className="min-w-0 flex-[1_1_12rem]">
      <Link
        to={to}
        className="font-semibold wrap-anywhere group-hover:text-link group-hover:underline group-hover:underline-offset-[0.2em] after:absolute after:inset-0 after:rounded-sm"
      >
        {title}
      </Link>
      <span className="block text-sm text-ink-soft">{text}</span>
    </span>
    {aside}
  </li>
);

type PoolProps = { home: RefereeHome; numbers: RefereeNumbers; hasMore: boolean };

function Pool({ home: { pool, sessionsToAnswer }, numbers: { waiting, open, shut }, hasMore }: PoolProps) {
  const isIdle = waiting === 0 && open === 0 && sessionsToAnswer === 0;
  return (
    <>
      <p className="mt-4 flex gap-3">
        <Icon name={isIdle ? "check" : "people"} className="mt-0.5 text-ink-faint" />
        <span>
          {waiting > 0
            ? fill(t.requestsInYourCompanysPoolWait, { waiting })
            : shut
              ? t.nothingNewIsShownToYouJust
              : isIdle
                ? t.nothingWaitsWeTellYouByMail
                : t.thePoolOfYourCompanyIsEmpty}
        </span>
      </p>
      {pool.length > 0 && (
        <ul className="mt-2">
          {pool.map(({ id, jobTitle, designation, score, expiresAt }) => (
            <Waiting
              key={id}
              to={employeeRequestPath(id)}
              title={jobTitle}
              text={fill(t.openUntil, { designation: designation ?? "A candidate", expiresAt: dayOf(expiresAt) })}
              aside={<Badge>{scoreInWords(score)}</Badge>}
            />
          ))}
        </ul>
      )}
      {waiting + open > 0 && (
        <div className="mt-5 flex flex-wrap gap-3">
          {waiting > 0 && <ButtonLink to={EMPLOYEE_REQUESTS_PATH}>{t.seeThePool}</ButtonLink>}
          {open > 0 && (
            <ButtonLink to={`${EMPLOYEE_REQUESTS_PATH}?show=mine`} variant="secondary">
              {hasMore ? t.allInYourHands : t.inYourHands}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
