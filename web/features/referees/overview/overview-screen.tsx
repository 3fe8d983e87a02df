// The start of the employee area: for referees what waits, with deadlines, and their numbers; for others how to become one.
import { useEffect } from "react";
import { Link } from "react-router";
import { REFEREE_SETTINGS_PATH } from "../../../../contract/paths.ts";
import type { Referee } from "../../../../contract/referrals/referees-wire.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { rememberDashboard } from "../../../session/remember-dashboard.ts";
import { isReferee, useReferee } from "../../../session/use-referee.ts";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { LoadTrouble } from "../../../ui/load-trouble.tsx";
import { CompanyLogo } from "../../../ui/logo.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { useRefereeNumbers } from "../referee-queries.ts";
import { SHUT_WORDS } from "../referee-words.ts";
import { ScreenHead } from "../screen-head.tsx";
import "../../../styles/people.css";
import { EarnedPanel } from "./earned-panel.tsx";
import { Numbers } from "./numbers.tsx";
import { Pitch } from "./pitch.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";

export function OverviewScreen() {
  const { data: referee, error, refetch, isFetching } = useReferee();
  if (referee === undefined)
    return error ? (
      <LoadTrouble level={1} text={reasonOf(error)} isBusy={isFetching} onAgain={() => void refetch()} />
    ) : (
      <LoadingBlock
        label="Your overview is being loaded."
        sizes={["h-11 w-72 max-w-full", "h-52", "h-32"]}
        className="grid gap-6"
      />
    );
  return isReferee(referee) ? <Overview referee={referee} /> : <Pitch referee={referee} />;
}

function Overview({ referee }: { referee: Referee }) {
  useEffect(() => void rememberDashboard("employee"), []);
  const { data: numbers, error, refetch, isFetching } = useRefereeNumbers();
  return (
    <>
      <ScreenHead title="Your work as a referee" />
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
      {numbers ? (
        <>
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
          <div className="grid gap-4 [align-items:start] mt-7 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
            <WaitingPanel numbers={numbers} />
            <EarnedPanel />
          </div>
          <Numbers numbers={numbers} />
        </>
      ) : error ? (
        <LoadTrouble text={reasonOf(error)} isBusy={isFetching} onAgain={() => void refetch()} />
      ) : (
        <LoadingBlock label="Your numbers are being loaded." sizes={["h-52", "h-32"]} className="mt-8 grid gap-6" />
      )}
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
          : `It takes a minute. After ${verifiedUntil ? dayOf(verifiedUntil) : "that"} no new requests would reach you.`}
      </p>
      <ButtonLink to={`${REFEREE_SETTINGS_PATH}#verify`} size="sm" className="mt-3">
        Verify again
      </ButtonLink>
    </Alert>
  );
}
