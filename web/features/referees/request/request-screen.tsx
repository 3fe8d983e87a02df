// One request as a referee sees it: the job and the match, and beside them the actions.
import { useEffect, useRef, useState } from "react";
import { CallError } from "../../../../contract/call-error.ts";
import { EMPLOYEE_REQUESTS_PATH } from "../../../../contract/paths.ts";
import type { RefereeRequestDetail } from "../../../../contract/referrals/referees-wire.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadTrouble } from "../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { whoOf } from "../inbox/request-row.tsx";
import { useRequest } from "../referee-queries.ts";
import { VIEW_WORDS } from "../referee-words.ts";
import { DeskPanel } from "./desk-panel.tsx";
import { JobPart } from "./job-part.tsx";
import { MatchPart } from "./match-part.tsx";
import "../../../styles/people.css";

export function RequestScreen({ requestId }: { requestId: string }) {
  const { data: request, error, refetch, isFetching } = useRequest(requestId);
  if (error instanceof CallError && error.status === 404) return <Gone why={reasonOf(error)} />;
  if (!request)
    return error ? (
      <LoadTrouble level={1} text={reasonOf(error)} isBusy={isFetching} onAgain={() => void refetch()} />
    ) : (
      <LoadingBlock
        label="The request is being loaded."
        sizes={["h-5 w-48", "h-11 w-96 max-w-full", "h-80"]}
        className="grid gap-5"
      />
    );
  return <Request request={request} onStale={() => void refetch()} />;
}

function Request({ request, onStale }: { request: RefereeRequestDetail; onStale: () => void }) {
  const words = VIEW_WORDS[request.view];
  const wasClaimed = useWasClaimed(request);
  return (
    <>
      <Breadcrumb
        trail={[
          { name: "Requests", path: EMPLOYEE_REQUESTS_PATH },
          { name: request.jobTitle, path: "" },
        ]}
      />
      <div className="flex flex-wrap items-center gap-y-2 gap-x-4 mt-4 [&>h1]:min-w-0 [&>h1]:wrap-anywhere">
        <h1 className="text-3xl">{request.jobTitle}</h1>
        <Badge tone={words.tone}>{words.label}</Badge>
      </div>
      <p className="mt-2 text-ink-soft">
        {request.candidate ? `${request.candidate.name} · ` : ""}
        {whoOf(request)}
      </p>
      <div className="inbox-columns">
        <DeskPanel request={request} wasClaimed={wasClaimed} onStale={onStale} />
        <div className="grid min-w-0 gap-6">
          <MatchPart request={request} />
          {request.note && (
            <section className="card" aria-labelledby="note-title">
              <h2 id="note-title" className="text-xl">
                What they write
              </h2>
              <p className="mt-3 whitespace-pre-line wrap-anywhere">{request.note}</p>
            </section>
          )}
          <JobPart request={request} />
        </div>
      </div>
    </>
  );
}

/** Whether the referee's claim expired while this page was open, so that the page can say so. */
function useWasClaimed({ id, view }: RefereeRequestDetail): boolean {
  const [was, setWas] = useState(false);
  const seen = useRef({ id, view });
  useEffect(() => {
    if (seen.current.id === id && seen.current.view === "CLAIMED" && view === "POOL") setWas(true);
    if (view === "CLAIMED") setWas(false);
    seen.current = { id, view };
  }, [id, view]);
  return was;
}

/** Claimed by another referee, withdrawn, or of another company; or the inbox is closed: `why` is the server's text. */
const Gone = ({ why }: { why: string }) => (
  <EmptyState
    level={1}
    icon="people"
    title="This request cannot be shown now"
    actions={<ButtonLink to={EMPLOYEE_REQUESTS_PATH}>To the requests</ButtonLink>}
  >
    <p>{why}</p>
  </EmptyState>
);
