// The start of the employee area: for referees what waits, with deadlines, and their numbers; for others how to become one.
import { useEffect } from "react";
import { Link } from "react-router";
import { BECOME_REFEREE_PATH, EARNINGS_PATH, REFEREE_SETTINGS_PATH } from "../../../../../contract/paths.ts";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { LoadState } from "../../../../session/load-state.tsx";
import { rememberDashboard } from "../../../../session/remember-dashboard.ts";
import { isReferee } from "../../../../session/use-referee.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { CompanyLogo } from "../../../../ui/logo.tsx";
import { counted, dayOf, shortMonthOf } from "../../../../ui/moments.ts";
import { ScreenHead } from "../../../../ui/screen-head.tsx";
import { type RefereeNumbers, useFees, useRefereeHome } from "../referee-queries.ts";
import { SHUT_WORDS } from "../referee-words.ts";
import "../../../../styles/people.css";
import type { RefereeHome } from "../../../../../contract/homes/wire.ts";
import { LEAST_PAYOUT } from "../../../../../contract/ledger/rules.ts";
import { CLAIM_MINUTES, LEAST_TENURE_YEARS } from "../../../../../contract/referrals/rules.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { BarTable } from "../../../../ui/charts.tsx";
import { Icon, type IconName } from "../../../../ui/icon.tsx";
import { StandingNotice } from "./standing-notice.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";

export function OverviewScreen() {
  const query = useRefereeHome();
  const home = query.data;
  if (home === undefined)
    return (
      <LoadState
        query={query}
        level={1}
        label="Your overview is being loaded."
        sizes={["h-11 w-72 max-w-full", "h-52", "h-32"]}
        className="grid gap-6"
      />
    );
  const { referee, numbers } = home;
  return isReferee(referee) && numbers ? (
    <Overview home={home} referee={referee} numbers={numbers} />
  ) : (
    <Pitch referee={referee} />
  );
}

type OverviewProps = { home: RefereeHome; referee: Referee; numbers: RefereeNumbers };

function Overview({ home, referee, numbers }: OverviewProps) {
  useEffect(() => void rememberDashboard("employee"), []);
  return (
    <>
      <ScreenHead
        title="Your work as a referee"
        actions={
          <ButtonLink to={REFEREE_SETTINGS_PATH} variant="secondary" size="sm" className="lg:hidden">
            <Icon name="tool" size={18} />
            Settings
          </ButtonLink>
        }
      />
      <p className="flex items-center gap-3 mt-4 text-ink-soft">
        <CompanyLogo name={referee.companyName} src={referee.companyLogo} size="sm" decorative />
        <span>
          {referee.title} at <strong className="font-semibold text-ink">{referee.companyName}</strong>
          {referee.status === "VERIFIED" &&
            referee.verifiedUntil &&
            ` · verified until ${dayOf(referee.verifiedUntil)}`}
        </span>
      </p>
      <DueNotice referee={referee} />
      {numbers.shut && numbers.shut !== "EXPIRED" && (
        <Alert tone="notice" title={SHUT_WORDS[numbers.shut].title} className="mt-6">
          <p>
            {SHUT_WORDS[numbers.shut].text}{" "}
            <Link to={REFEREE_SETTINGS_PATH} className="text-link font-semibold">
              Settings
            </Link>
          </p>
        </Alert>
      )}
      <div className="grid gap-4 [align-items:start] mt-7 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <WaitingPanel home={home} numbers={numbers} />
        <EarnedPanel home={home} />
      </div>
      <Numbers numbers={numbers} />
    </>
  );
}

/** Says that renewing the verification is due, or overdue. */
function DueNotice({ referee: { status, isDueSoon, verifiedUntil } }: { referee: Referee }) {
  if (status === "VERIFIED" && !isDueSoon) return null;
  const isOver = status === "EXPIRED";
  return (
    <Alert
      tone={isOver ? "bad" : "notice"}
      title={isOver ? SHUT_WORDS.EXPIRED.title : "Time to verify your work address again"}
      className="mt-6"
    >
      <p>
        {isOver
          ? SHUT_WORDS.EXPIRED.text
          : `It takes a minute. After ${dayOf(verifiedUntil ?? "")} no new requests would reach you.`}
      </p>
      <ButtonLink to={`${REFEREE_SETTINGS_PATH}#verify`} size="sm" className="mt-3">
        Verify again
      </ButtonLink>
    </Alert>
  );
}

/** What can be paid out, and the last months; the earnings page has the rest. */
function EarnedPanel({ home: { earned, months } }: { home: RefereeHome }) {
  return (
    <section aria-labelledby="earned-title" className="card">
      <h2 id="earned-title" className="text-xl">
        What you have earned
      </h2>
      <p className="earned-sum mt-3 font-display text-3xl/[1.1] font-bold tracking-display tabular-nums">
        {showMoney(earned.available)}
      </p>
      <p className="text-sm text-ink-soft">
        {earned.available >= LEAST_PAYOUT
          ? "can be paid out"
          : `available, payouts begin at ${showMoney(LEAST_PAYOUT)}`}
        {earned.pending > 0 && `; ${showMoney(earned.pending)} more on its way`}
      </p>
      {months.some(({ amount }) => amount > 0) ? (
        <div className="mt-5">
          <h3 className="mb-2 font-sans text-sm/body font-semibold tracking-normal text-ink-soft">Earned by month</h3>
          <BarTable
            caption="What you earned in each of the last six months"
            heads={["Month", "Earned"]}
            bars={months.map(({ month, amount }) => ({
              label: shortMonthOf(month),
              value: amount,
              text: showMoney(amount),
            }))}
          />
        </div>
      ) : (
        <p className="mt-4 text-sm text-ink-soft">Your first answer that is paid shows here, month by month.</p>
      )}
      <p className="mt-4">
        <Link to={EARNINGS_PATH} className="text-link font-semibold">
          Earnings and payouts
        </Link>
      </p>
    </section>
  );
}

/** A referee's numbers: this week, response time, and outcomes. */
function Numbers({ numbers }: { numbers: RefereeNumbers }) {
  return (
    <section aria-labelledby="numbers-title" className="mt-10">
      <h2 id="numbers-title" className="text-2xl">
        Your numbers
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-y-5 gap-x-8 mt-4 [&>div]:pt-3.5 [&>div]:border-t-2 [&>div]:border-t-line [&_dt]:text-sm/body [&_dt]:font-semibold [&_dt]:text-ink-soft">
        {factsOf(numbers).map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="font-display text-2xl/[1.3] font-bold tabular-nums">{value}</dd>
            <dd className="text-sm text-ink-faint">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf(numbers: RefereeNumbers): { name: string; value: string; note: string }[] {
  const { usedThisWeek, weeklyCap, medianResponseMinutes, referred, confirmed, declined, lapsed } = numbers;
  return [
    { name: "This week", value: `${usedThisWeek} of ${weeklyCap}`, note: "looked into in seven days" },
    {
      name: "Your answer takes",
      value: medianResponseMinutes === null ? "–" : spanOf(medianResponseMinutes),
      note: medianResponseMinutes === null ? "nothing answered yet" : "from claim to answer, usually",
    },
    { name: "Referred", value: String(referred), note: `${confirmed} confirmed by the candidate` },
    {
      name: "Declined",
      value: String(declined),
      note:
        lapsed > 0 ? `with feedback; the time ran out on ${counted(lapsed, "other")}` : "with feedback they can use",
    },
  ];
}

/** 95 -> "2 hours". */
function spanOf(minutes: number): string {
  if (minutes < 60) return counted(Math.max(1, minutes), "minute");
  if (minutes < 48 * 60) return counted(Math.round(minutes / 60), "hour");
  return counted(Math.round(minutes / 60 / 24), "day");
}

const POINTS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "shield",
    title: "Prove where you work",
    text: `A code to your work e-mail, and ${LEAST_TENURE_YEARS} years or more at the company. The address is shown to nobody.`,
  },
  {
    icon: "people",
    title: "Requests for your company only",
    text: `Claim one and it is yours alone for ${CLAIM_MINUTES} minutes: the match explained, the note, the CV. You stay anonymous until you take it on.`,
  },
  {
    icon: "handshake",
    title: "Refer, or say why not",
    text: "Both are work, and both can be paid: each request says what it earns. You set how many a week, and pause whenever you like.",
  },
];

/** For people who are not referees yet: what a referee does and earns, and their next step. */
function Pitch({ referee }: { referee: Referee | null }) {
  const fee = useFees().data?.find(({ kind }) => kind === "REVIEWED_REQUEST");
  const hasBegun = referee?.status === "PENDING" || referee?.status === "REVIEW";
  return (
    <>
      <ScreenHead
        title="Refer people at your company"
        actions={
          !hasBegun && (
            <ButtonLink to={BECOME_REFEREE_PATH} variant="accent" size="lg">
              Become a referee
            </ButtonLink>
          )
        }
      >
        <p>
          Candidates ask to be put forward by somebody inside. You read their request and decide.
          {fee?.amount
            ? ` A decision with feedback, in time, earns ${showMoney(fee.amount)} where the candidate’s credit pays for it, whichever way it goes.`
            : ""}
        </p>
      </ScreenHead>
      {referee && <StandingNotice referee={referee} />}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 mt-8">
        {POINTS.map(({ icon, title, text }) => (
          <li key={title} className="card">
            <Icon name={icon} size={26} className="text-brand" />
            <h2 className="mt-4 text-xl">{title}</h2>
            <p className="mt-2 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      {fee?.isPlaceholder && (
        <p className="mt-6 text-sm text-ink-faint">The fee is an example until whoever runs this site has set it.</p>
      )}
    </>
  );
}
