// The start of the employee area: for referees what waits, with deadlines, and their numbers; for others how to become one.

import { useEffect } from "react";
import { Link } from "react-router";
import { t } from "#messages/referees.ts";
import { t as requestTexts } from "#messages/referrals.ts";
import type { RefereeHome } from "../../../../../contract/homes/wire.ts";
import { LEAST_PAYOUT } from "../../../../../contract/ledger/rules.ts";
import { BECOME_REFEREE_PATH, EARNINGS_PATH, REFEREE_SETTINGS_PATH } from "../../../../../contract/paths.ts";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { CLAIM_MINUTES, LEAST_TENURE_YEARS } from "../../../../../contract/referrals/rules.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { LoadState } from "../../../../session/load-state.tsx";
import { rememberDashboard } from "../../../../session/remember-dashboard.ts";
import { isReferee } from "../../../../session/use-referee.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { BarTable } from "../../../../ui/charts.tsx";
import { Icon, type IconName } from "../../../../ui/icon.tsx";
import { CompanyLogo } from "../../../../ui/logo.tsx";
import { counted, dayOf, shortMonthOf } from "../../../../ui/moments.ts";
import { rich } from "../../../../ui/rich.tsx";
import { ScreenHead } from "../../../../ui/screen-head.tsx";
import { Section } from "../../../../ui/section.tsx";
import { type RefereeNumbers, useFees, useRefereeHome } from "../referee-queries.ts";
import { SHUT_WORDS } from "../referee-words.ts";
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
        label={t.yourOverviewIsBeingLoaded}
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
        title={t.yourWorkAsAReferee}
        actions={
          <ButtonLink to={REFEREE_SETTINGS_PATH} variant="secondary" size="sm" className="lg:hidden">
            <Icon name="tool" size={18} />
            {t.settings}
          </ButtonLink>
        }
      />
      <p className="flex items-center gap-3 mt-4 text-ink-soft">
        <CompanyLogo name={referee.companyName} src={referee.companyLogo} size="sm" decorative />
        <span>
          {rich(t.at, {
            title: referee.title,
            companyName: referee.companyName,
            b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
          })}
          {referee.status === "VERIFIED" &&
            referee.verifiedUntil &&
            fill(t.verifiedUntil, { verifiedUntil: dayOf(referee.verifiedUntil) })}
        </span>
      </p>
      <DueNotice referee={referee} />
      {numbers.shut && numbers.shut !== "EXPIRED" && (
        <Alert tone="notice" title={SHUT_WORDS[numbers.shut].title} className="mt-6">
          <p>
            {SHUT_WORDS[numbers.shut].text}{" "}
            <Link to={REFEREE_SETTINGS_PATH} className="text-link font-semibold">
              {t.settings}
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

function DueNotice({ referee: { status, isDueSoon, verifiedUntil } }: { referee: Referee }) {
  if (status === "VERIFIED" && !isDueSoon) return null;
  const isOver = status === "EXPIRED";
  return (
    <Alert
      tone={isOver ? "bad" : "notice"}
      title={isOver ? SHUT_WORDS.EXPIRED.title : t.timeToVerifyYourWorkAddressAgain}
      className="mt-6"
    >
      <p>
        {isOver
          ? SHUT_WORDS.EXPIRED.text
          : fill(t.itTakesAMinuteAfterNoNew, { verifiedUntil: dayOf(verifiedUntil ?? "") })}
      </p>
      <ButtonLink to={`${REFEREE_SETTINGS_PATH}#verify`} size="sm" className="mt-3">
        {t.verifyAgain}
      </ButtonLink>
    </Alert>
  );
}

/** What can be paid out, and the last months; the earnings page has the rest. */
function EarnedPanel({ home: { earned, months } }: { home: RefereeHome }) {
  return (
    <Section id="earned-title" title={t.whatYouHaveEarned} className="card">
      <p className="earned-sum mt-3 font-display text-3xl/[1.1] font-bold tracking-display tabular-nums">
        {showMoney(earned.available)}
      </p>
      <p className="text-sm text-ink-soft">
        {earned.available >= LEAST_PAYOUT
          ? t.canBePaidOut
          : fill(t.availablePayoutsBeginAt, { leastPayout: showMoney(LEAST_PAYOUT) })}
        {earned.pending > 0 && fill(t.moreOnItsWay, { amount: showMoney(earned.pending) })}
      </p>
      {months.some(({ amount }) => amount > 0) ? (
        <div className="mt-5">
          <h3 className="mb-2 font-sans text-sm/body font-semibold tracking-normal text-ink-soft">{t.earnedByMonth}</h3>
          <BarTable
            caption={t.whatYouEarnedInEachOfThe}
            heads={[t.month, t.earned]}
            bars={months.map(({ month, amount }) => ({
              label: shortMonthOf(month),
              value: amount,
              text: showMoney(amount),
            }))}
          />
        </div>
      ) : (
        <p className="mt-4 text-sm text-ink-soft">{t.yourFirstAnswerThatIsPaidShows}</p>
      )}
      <p className="mt-4">
        <Link to={EARNINGS_PATH} className="text-link font-semibold">
          {t.earningsAndPayouts}
        </Link>
      </p>
    </Section>
  );
}

function Numbers({ numbers }: { numbers: RefereeNumbers }) {
  return (
    <Section id="numbers-title" title={t.yourNumbers} head="text-2xl" className="mt-10">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-y-5 gap-x-8 mt-4 [&>div]:pt-3.5 [&>div]:border-t-2 [&>div]:border-t-line [&_dt]:text-sm/body [&_dt]:font-semibold [&_dt]:text-ink-soft">
        {factsOf(numbers).map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="font-display text-2xl/[1.3] font-bold tabular-nums">{value}</dd>
            <dd className="text-sm text-ink-faint">{note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function factsOf(numbers: RefereeNumbers): { name: string; value: string; note: string }[] {
  const { usedThisWeek, weeklyCap, medianResponseMinutes, referred, confirmed, declined, lapsed } = numbers;
  return [
    {
      name: t.thisWeek,
      value: fill(t.usedOfCap, { used: usedThisWeek, cap: weeklyCap }),
      note: t.lookedIntoInSevenDays,
    },
    {
      name: t.yourAnswerTakes,
      value: medianResponseMinutes === null ? "–" : spanOf(medianResponseMinutes),
      note: medianResponseMinutes === null ? t.nothingAnsweredYet : t.fromClaimToAnswerUsually,
    },
    { name: requestTexts.referred, value: String(referred), note: fill(t.confirmedByTheCandidate, { confirmed }) },
    {
      name: requestTexts.declined,
      value: String(declined),
      note: lapsed > 0 ? fill(t.withFeedbackTheTimeRanOut, { lapsed }) : t.withFeedbackTheyCanUse,
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
    title: t.proveWhereYouWork,
    text: fill(t.aCodeToYourWorkEMail, { leastTenureYears: LEAST_TENURE_YEARS }),
  },
  {
    icon: "people",
    title: t.requestsForYourCompanyOnly,
    text: fill(t.claimOneAndItIsYoursAlone2, { claimMinutes: CLAIM_MINUTES }),
  },
  {
    icon: "handshake",
    title: t.referOrSayWhyNot,
    text: t.bothAreWorkAndBothCanBe,
  },
];

/** For people who are not referees yet: what a referee does and earns, and their next step. */
function Pitch({ referee }: { referee: Referee | null }) {
  const fee = useFees().data?.find(({ kind }) => kind === "REVIEWED_REQUEST");
  const hasBegun = referee?.status === "PENDING" || referee?.status === "REVIEW";
  return (
    <>
      <ScreenHead
        title={t.referPeopleAtYourCompany}
        actions={
          !hasBegun && (
            <ButtonLink to={BECOME_REFEREE_PATH} variant="accent" size="lg">
              {t.becomeAReferee}
            </ButtonLink>
          )
        }
      >
        <p>
          {fill(t.candidatesAskToBePutForwardBy, {
            value: fee?.amount ? fill(t.aDecisionWithFeedbackInTimeEarns, { amount: showMoney(fee.amount) }) : "",
          })}
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
      {fee?.isPlaceholder && <p className="mt-6 text-sm text-ink-faint">{t.theFeeIsAnExampleUntilWho}</p>}
    </>
  );
}
