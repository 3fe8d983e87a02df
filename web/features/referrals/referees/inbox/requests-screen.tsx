// A referee's requests: those in the company's pool, claimed ones, and completed ones.

import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { t } from "#messages/referees.ts";
import { t as requestTexts } from "#messages/referrals.ts";
import { bandOf, MAX_SHOWN_SCORE } from "../../../../../contract/matching/rules.ts";
import {
  EMPLOYEE_PATH,
  EMPLOYEE_REQUESTS_PATH,
  employeeRequestPath,
  REFEREE_SETTINGS_PATH,
} from "../../../../../contract/paths.ts";
import type { RefereeRequest } from "../../../../../contract/referrals/referees-wire.ts";
import { CLAIM_MINUTES } from "../../../../../contract/referrals/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { referralRows } from "../../../../row-places.ts";
import { useNow } from "../../../../session/use-now.ts";
import { isReferee, useReferee } from "../../../../session/use-referee.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { ChipLink } from "../../../../ui/chip.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Gauge } from "../../../../ui/gauge.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { dayOf, momentOf, timeLeft } from "../../../../ui/moments.ts";
import { PagedItems, type PagedRows } from "../../../../ui/paged-list.tsx";
import { ScreenHead } from "../../../../ui/screen-head.tsx";
import { useInbox, useTaken } from "../referee-queries.ts";
import { isInHand, SHUT_WORDS, VIEW_WORDS, whoOf } from "../referee-words.ts";

const VIEWS = [
  { id: "pool", label: t.inThePool },
  { id: "mine", label: t.yours },
  { id: "done", label: t.done },
] as const;

export function RequestsScreen() {
  const asked = useSearchParams()[0].get("show");
  const view = VIEWS.find(({ id }) => id === asked)?.id ?? "pool";
  const { data: referee, isPending } = useReferee();
  if (!isPending && !isReferee(referee))
    return (
      <EmptyState
        level={1}
        icon="people"
        title={t.requestsAreForReferees}
        actions={<ButtonLink to={EMPLOYEE_PATH}>{t.whatARefereeDoes}</ButtonLink>}
        text={t.onceYourWorkAddressIsProvenThe}
      />
    );
  return (
    <>
      <ScreenHead title={t.requests}>
        <p>{fill(t.claimOneAndItIsYoursAlone, { claimMinutes: CLAIM_MINUTES })}</p>
      </ScreenHead>
      <nav aria-label={t.whichRequests} className="mt-6 mb-6 flex flex-wrap gap-2">
        {VIEWS.map(({ id, label }) => (
          <ChipLink
            key={id}
            to={id === "pool" ? EMPLOYEE_REQUESTS_PATH : `${EMPLOYEE_REQUESTS_PATH}?show=${id}`}
            current={id === view}
            preventScrollReset
          >
            {label}
          </ChipLink>
        ))}
      </nav>
      {view === "pool" ? <Pool /> : <Taken key={view} state={view === "mine" ? "OPEN" : "DONE"} />}
    </>
  );
}

function Pool() {
  const list = useInbox();
  const shut = list.first?.shut ?? null;
  if (shut)
    return (
      <Alert tone="notice" title={SHUT_WORDS[shut].title}>
        <p>{SHUT_WORDS[shut].text}</p>
        <ButtonLink to={REFEREE_SETTINGS_PATH} size="sm" variant="secondary" className="mt-3">
          {t.toTheSettings}
        </ButtonLink>
      </Alert>
    );
  return <Rows list={list} empty={<EmptyState icon="check" title={t.thePoolIsEmpty} text={t.poolIsEmptyText} />} />;
}

function Taken({ state }: { state: "OPEN" | "DONE" }) {
  const list = useTaken(state);
  return (
    <Rows
      list={list}
      empty={
        state === "OPEN" ? (
          <EmptyState
            icon="briefcase"
            title={t.nothingInYourHands}
            actions={
              <ButtonLink to={EMPLOYEE_REQUESTS_PATH} variant="secondary">
                {t.seeThePool}
              </ButtonLink>
            }
            text={t.whatYouClaimOrTakeOnIs}
          />
        ) : (
          <EmptyState icon="document" title={t.nothingDoneYet} text={t.whatYouHaveReferredOrDeclinedIs} />
        )
      }
    />
  );
}

function Rows({ list, empty }: { list: PagedRows<RefereeRequest>; empty: ReactNode }) {
  const now = useNow(30_000);
  return (
    <PagedItems
      list={list}
      loading={{ label: t.requestsAreBeingLoaded, sizes: referralRows("h-40") }}
      empty={empty}
      moreLabel={requestTexts.showMoreRequests}
      items="grid gap-3.5"
    >
      {(request) => <RequestRow key={request.id} request={request} now={now} />}
    </PagedItems>
  );
}

/** One request in a referee's list: the job, what may be known of the candidate, the match, and the time left. */
function RequestRow({ request, now }: { request: RefereeRequest; now: number }) {
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
              {fill(t.ofCoreSkills2, { has, of })}
            </span>
          )}
          <TimeFact request={request} now={now} />
        </p>
      </div>
      <Gauge label={requestTexts.matchScore} value={score} max={MAX_SHOWN_SCORE} {...bandOf(score)} />
    </li>
  );
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
          {timeLeft(until, now) ? fill(t.left, { until: timeLeft(until, now) }) : t.theTimeIsOver}
        </time>
      </span>
    );
  return (
    <span>
      <Icon name="calendar" size={16} />
      {answeredAt ? fill(t.answered, { answeredAt: dayOf(answeredAt) }) : fill(t.sent2, { sentAt: dayOf(sentAt) })}
    </span>
  );
}
