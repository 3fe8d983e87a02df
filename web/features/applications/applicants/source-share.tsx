// Where the applicants of a job came from; asked for when it is opened.

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/hiring.ts";
import type { ApplicationSource } from "../../../../contract/applications/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { applicantsKey } from "../../../session/company-keys.ts";
import { LoadState } from "../../../session/load-state.tsx";

const WORDS: Record<ApplicationSource | "UNKNOWN", string> = {
  SEARCH: t.fromSearch,
  ALERT: t.fromAlert,
  REFERRAL: t.fromReferral,
  SHARED: t.fromShare,
  DIRECT: t.fromElsewhere,
  UNKNOWN: t.fromUnknown,
};

export function SourceShare({ jobId }: { jobId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-3 text-sm/body" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-link w-fit min-h-8 content-center pointer-coarse:min-h-11">
        {t.whereTheyCameFrom}
      </summary>
      {isOpen && <Sources jobId={jobId} />}
    </details>
  );
}

function Sources({ jobId }: { jobId: string }) {
  const found = useQuery({
    queryKey: [...applicantsKey(jobId).slice(0, 1), "sources", jobId],
    queryFn: async () => (await ask("getApplicantSources", { params: { jobid: jobId } })).data,
    staleTime: 0,
  });
  if (!found.data)
    return <LoadState query={found} label={t.sourcesAreLoaded} sizes={["h-16"]} title={t.sourcesCouldNotBeLoaded} />;
  const all = found.data.reduce((sum, { applicants }) => sum + applicants, 0);
  return (
    <ul className="mt-2 grid max-w-xl gap-2">
      {found.data.map(({ source, applicants, ahead }) => {
        const share = Math.round((applicants / all) * 100);
        return (
          <li key={source ?? "UNKNOWN"}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{WORDS[source ?? "UNKNOWN"]}</span>
              <span className="text-ink-soft">{fill(t.shareOfSource, { applicants, share, ahead })}</span>
            </p>
            <svg
              viewBox="0 0 100 2"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1 h-1.5 w-full rounded-sm"
            >
              <rect width="100" height="2" className="fill-sunken" />
              <rect width={share} height="2" className="fill-brand" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
