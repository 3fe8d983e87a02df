// The application to the job of this page: when it was sent, its status, and a link to its details.

import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { t } from "#messages/applications.ts";
import { t as h } from "#messages/hiring.ts";
import { DATES } from "#messages/language.ts";
import type { Application } from "../../../../contract/applications/wire.ts";
import { applicationPath, dashboardPath } from "../../../../contract/paths.ts";
import { fill } from "../../../../messages/fill.ts";
import { QueryProvider } from "../../../session/query-provider.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { STATUS_WORDS } from "../status-words.ts";
import { undoStore } from "../undo/undo-store.ts";
import { applicationOfJobKey, findApplication } from "./find-application.ts";

type AppliedJob = { id: string; isExternal: boolean };

export default function AppliedNote({ job }: { job: AppliedJob }) {
  return (
    <QueryProvider>
      <Note job={job} />
    </QueryProvider>
  );
}

function Note({ job }: { job: AppliedJob }) {
  const isBeingUndone = useSyncExternalStore(
    undoStore.listen,
    () => undoStore.read().undoing === job.id,
    () => false,
  );
  const { data } = useQuery({
    queryKey: applicationOfJobKey(job.id),
    queryFn: () => findApplication(job),
    enabled: !isBeingUndone,
  });
  const isWithdrawn = data?.status === "WITHDRAWN";
  return (
    <Alert
      tone={isWithdrawn ? "info" : "good"}
      title={isWithdrawn ? t.youHaveWithdrawn : t.youHaveApplied}
      className="applied-note"
    >
      <p className="applied-when">{data ? tellWhere(data) : "\u00a0"}</p>
      {data?.status === "APPLIED" && data.answerTime && (
        <p>{fill(h.usuallyAnswers, { companyName: data.companyName, days: data.answerTime.days })}</p>
      )}
      <Link to={data ? applicationPath(data.id) : dashboardPath("applications")} className="text-link">
        {t.seeItInYourDashboard}
      </Link>
    </Alert>
  );
}

const showDate = (at: string) =>
  new Date(at).toLocaleDateString(DATES, { day: "numeric", month: "long", year: "numeric" });

function tellWhere({ appliedAt, status, kind }: Application): string {
  const when = fill(kind === "EXTERNAL" ? t.asYouToldUsOnDate : t.onDate, { date: showDate(appliedAt) });
  return status === "APPLIED" || status === "WITHDRAWN" ? when : `${when} · ${STATUS_WORDS[status]}`;
}
