// The admins' home: what waits with its screens, numbers over time, and the health of the installation.

import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { t } from "#messages/admin-home.ts";
import type { AdminHome, AdminWaiting, NumberPeriod } from "../../../contract/homes/admin-wire.ts";
import { NUMBER_KINDS, NUMBER_SPANS, type NumberKind, type NumberSpan } from "../../../contract/homes/rules.ts";
import {
  ADMIN_COMPANIES_PATH,
  ADMIN_JOBS_PATH,
  DISPUTES_PATH,
  MESSAGES_PATH,
  PAYOUTS_PATH,
  PRICES_PATH,
  PRIVACY_REQUESTS_PATH,
  REFEREES_PATH,
  REPORTS_PATH,
  SOURCES_PATH,
} from "../../../contract/paths.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import { fill } from "../../../messages/fill.ts";
import { adminHomeKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { Card } from "../../ui/card.tsx";
import { Trend } from "../../ui/charts.tsx";
import { ChoiceLinks, chosenIn } from "../../ui/choice-links.tsx";
import { dayOf } from "../../ui/moments.ts";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { Section } from "../../ui/section.tsx";
import { FailedPart, InstallationPart } from "./installation-part.tsx";

export function AdminHomeScreen() {
  // What waits changes by every act: what is kept shows at once, and is loaded anew each time.
  const query = useQuery({ queryKey: adminHomeKey, queryFn: () => ask("getAdminHome"), staleTime: 0 });
  return (
    <>
      <ScreenHead title={t.administration}>
        <p>{t.whatWaitsAndHowTheSiteIs}</p>
      </ScreenHead>
      {query.data ? (
        <>
          <Waiting waiting={query.data.waiting} />
          <Numbers />
          <FailedPart failed={query.data.failed} parked={query.data.waiting.parkedWork} />
          <InstallationPart {...query.data} />
        </>
      ) : (
        <LoadState
          query={query}
          label={t.theHomeIsBeingLoaded}
          sizes={["h-40", "h-64", "h-64"]}
          className="mt-8 grid gap-4"
        />
      )}
    </>
  );
}

type Tile = { name: string; to: string; count: number };

function tilesOf(waiting: AdminWaiting): Tile[] {
  return [
    { name: t.newMessages, to: `${MESSAGES_PATH}?kind=MESSAGE`, count: waiting.messages },
    { name: t.newEnquiries, to: `${MESSAGES_PATH}?kind=ENQUIRY`, count: waiting.enquiries },
    { name: t.privacyRequests, to: PRIVACY_REQUESTS_PATH, count: waiting.privacyRequests },
    { name: t.overduePrivacyRequests, to: PRIVACY_REQUESTS_PATH, count: waiting.overduePrivacyRequests },
    { name: t.likelyScams, to: ADMIN_JOBS_PATH, count: waiting.likelyScams },
    { name: t.appeals, to: `${ADMIN_JOBS_PATH}?list=APPEALS`, count: waiting.appeals },
    { name: t.reportedJobs, to: REPORTS_PATH, count: waiting.reports },
    { name: t.conversationReports, to: REPORTS_PATH, count: waiting.conversationReports },
    { name: t.refereesToVerify, to: REFEREES_PATH, count: waiting.referees },
    { name: t.referralDisputes, to: DISPUTES_PATH, count: waiting.referralDisputes },
    { name: t.sessionDisputes, to: `${DISPUTES_PATH}?kind=sessions`, count: waiting.sessionDisputes },
    { name: t.payoutsToSend, to: PAYOUTS_PATH, count: waiting.payouts },
    { name: t.flaggedPayouts, to: PAYOUTS_PATH, count: waiting.flaggedPayouts },
    { name: t.approvedPayouts, to: PAYOUTS_PATH, count: waiting.approvedPayouts },
    { name: t.askedDecisions, to: DISPUTES_PATH, count: waiting.askedDecisions },
    { name: t.priceChanges, to: PRICES_PATH, count: waiting.priceChanges },
    { name: t.failingDomains, to: `${ADMIN_COMPANIES_PATH}?state=FAILING`, count: waiting.failingDomains },
    { name: t.failedWork, to: "#failed", count: waiting.parkedWork },
    { name: t.failingImports, to: `${SOURCES_PATH}?state=FAILING`, count: waiting.failingImports },
  ];
}

function Waiting({ waiting }: Pick<AdminHome, "waiting">) {
  const tiles = tilesOf(waiting);
  const [busy, idle] = [tiles.filter(({ count }) => count > 0), tiles.filter(({ count }) => count === 0)];
  return (
    <Section id="waiting" title={t.whatWaits} className="mt-9">
      {busy.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t.nothingWaits}</p>
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 lg:gap-4">
          {busy.map(({ name, to, count }) => (
            <Card key={name} as="li" interactive className="relative flex flex-col gap-1">
              <p className="font-display text-2xl/[1.2] font-bold tabular-nums">{count.toLocaleString("en-IN")}</p>
              <Link to={to} className="cover-link text-sm/body font-semibold wrap-anywhere">
                {name}
              </Link>
            </Card>
          ))}
        </ul>
      )}
      <ul className="mt-4 flex flex-wrap gap-x-5 text-sm">
        {idle.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className="text-link inline-flex min-h-11 items-center">
              {fill(t.noneOfThese, { name })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const SPANS: Record<NumberSpan, { label: string; whole: typeof t.inDays | typeof t.inWeeks | typeof t.inMonths }> = {
  DAY: { label: t.byDay, whole: t.inDays },
  WEEK: { label: t.byWeek, whole: t.inWeeks },
  MONTH: { label: t.byMonth, whole: t.inMonths },
};
const BY = NUMBER_SPANS.map((value) => ({ value, label: SPANS[value].label }));
const LAST = { DAY: t.lastDay, WEEK: t.lastWeek, MONTH: t.lastMonth } as const;

const KINDS: Record<NumberKind, { name: string; note: string }> = {
  JOBS: { name: t.jobs, note: t.jobsNote },
  PEOPLE: { name: t.people, note: t.peopleNote },
  APPLICATIONS: { name: t.applications, note: t.applicationsNote },
  REQUESTS: { name: t.requests, note: t.requestsNote },
  ANSWERS: { name: t.answers, note: t.answersNote },
  MONEY: { name: t.money, note: t.moneyNote },
};

function Numbers() {
  const [params] = useSearchParams();
  const by = chosenIn(params, "by", BY);
  const query = useQuery({
    queryKey: ["admin", "numbers", by],
    queryFn: () => ask("getAdminNumbers", { query: { by } }),
    staleTime: 60_000,
  });
  return (
    <Section
      id="numbers"
      title={t.numbersOverTime}
      row="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
      beside={<ChoiceLinks label={t.spanOfTheCharts} parameter="by" choices={BY} chosen={by} />}
      className="mt-10"
    >
      {query.data ? (
        <div className="mt-4 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          {NUMBER_KINDS.map((kind) => (
            <NumberChart key={kind} kind={kind} by={by} periods={query.data.periods} />
          ))}
        </div>
      ) : (
        <div className="mt-4">
          <LoadState
            query={query}
            title={t.theNumbersCouldNotBeLoaded}
            label={t.theNumbersAreBeingLoaded}
            sizes={["h-64", "h-64", "h-64"]}
            className="grid gap-4 md:grid-cols-2 xl:grid-cols-3"
          />
        </div>
      )}
    </Section>
  );
}

const plainNumber = (value: number) => value.toLocaleString("en-IN");
const COMPACT = new Intl.NumberFormat("en-IN", { notation: "compact", maximumFractionDigits: 1 });

function NumberChart({ kind, by, periods }: { kind: NumberKind; by: NumberSpan; periods: readonly NumberPeriod[] }) {
  const { name, note } = KINDS[kind];
  const isMoney = kind === "MONEY";
  const show = (value: number) => (isMoney ? showMoney(value) : plainNumber(value));
  const values = periods.map(({ counts }) => counts[kind]);
  const sum = values.reduce((total, value) => total + value, 0);
  const unit = isMoney ? 100 : 1;
  const most = topOf(Math.max(...values) / unit) * unit;
  return (
    <Card as="section" aria-labelledby={`numbers-${kind}`}>
      <h3 id={`numbers-${kind}`} className="text-lg">
        {name} <span className="text-sm font-normal text-ink-soft">{note}</span>
      </h3>
      <div className="mt-2">
        <Trend
          caption={fill(t.overTime, { name, note })}
          heads={[by === "DAY" ? t.day : t.firstDay, t.amount]}
          most={most}
          steps={[0, most / 2, most]}
          stepText={(value) => COMPACT.format(value / unit)}
          valueText={show}
          points={periods.map(({ from }, index) => ({
            at: Date.parse(from),
            label: dayOf(from),
            value: values[index] ?? 0,
          }))}
        >
          <p className="font-display text-2xl/[1.2] font-bold tabular-nums">
            {show(sum)}{" "}
            <span className="text-sm font-semibold text-ink-faint">
              {fill(SPANS[by].whole, { count: values.length })}
            </span>
          </p>
          <p className="text-sm/body text-ink-soft">{fill(LAST[by], { value: show(values.at(-1) ?? 0) })}</p>
        </Trend>
      </div>
    </Card>
  );
}

/** A round number at or above `value` that can be halved: 7 -> 8, 130 -> 200. */
function topOf(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const top = [1, 2, 4, 6, 8, 10].find((step) => step * power >= value) ?? 10;
  return Math.max(2, top * power);
}
