// A referee's settings: workload, employment and its verification, and leaving.
import { useEffect } from "react";
import { useLocation } from "react-router";
import { EMPLOYEE_PATH } from "../../../../contract/paths.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { isReferee, useReferee } from "../../../session/use-referee.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadTrouble } from "../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { ScreenHead } from "../screen-head.tsx";
import { LeaveCard } from "./leave-card.tsx";
import { PaceCard } from "./pace-card.tsx";
import { PlaceCard } from "./place-card.tsx";
import "../../../styles/people.css";

export function SettingsScreen() {
  const { data: referee, error, refetch, isFetching } = useReferee();
  const { hash } = useLocation();
  const isThere = referee !== undefined;
  useEffect(() => {
    // The target of the address's fragment renders later than the document.
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: "start" });
  }, [isThere, hash]);
  if (referee === undefined)
    return error ? (
      <LoadTrouble level={1} text={reasonOf(error)} isBusy={isFetching} onAgain={() => void refetch()} />
    ) : (
      <LoadingBlock
        label="Your settings are being loaded."
        sizes={["h-11 w-56", "h-56", "h-56"]}
        className="grid gap-6"
      />
    );
  if (!isReferee(referee))
    return (
      <EmptyState
        level={1}
        icon="people"
        title="Settings are for referees"
        actions={<ButtonLink to={EMPLOYEE_PATH}>What a referee does</ButtonLink>}
      >
        <p>There is nothing to set yet.</p>
      </EmptyState>
    );
  return (
    <>
      <ScreenHead title="Settings" />
      <div className="grid gap-5 max-w-3xl mt-7">
        <PaceCard referee={referee} />
        <PlaceCard referee={referee} />
        <LeaveCard referee={referee} />
      </div>
    </>
  );
}
