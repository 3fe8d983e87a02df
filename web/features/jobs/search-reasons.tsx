// The reasons for a job's place in a search, loaded when asked for.

import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { t } from "#messages/jobs.ts";
import { fill } from "../../../messages/fill.ts";
import { ask } from "../../session/ask.ts";
import { QueryProvider } from "../../session/query-provider.tsx";
import { reasonOf } from "../../session/reason-of.ts";
import { Button } from "../../ui/button.tsx";
import { useFocusKept } from "../../ui/use-focus-kept.ts";
import { LookingUp, WhyList } from "./job-list.tsx";
import { reasonInWords } from "./search-words.ts";

type SearchReasonsProps = {
  id: string;
  query: string;
};

export const SearchReasons = (props: SearchReasonsProps) => (
  <QueryProvider>
    <Reasons {...props} />
  </QueryProvider>
);

function Reasons({ id, query }: SearchReasonsProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["search-why", id, query],
    queryFn: () => ask("explainSearch", { params: { jobid: id }, query: valuesIn(query) }),
  });
  const box = useRef<HTMLDivElement>(null);
  const hasFailed = !data && error !== null;
  useFocusKept(box, hasFailed ? 1 : 0);
  return (
    <div ref={box} tabIndex={-1}>
      {data && <WhyList reasons={data.reasons.map((reason) => reasonInWords(reason, Date.now()))} />}
      {!data && !hasFailed && <LookingUp />}
      {hasFailed && (
        <>
          <p>{fill(t.theReasonsCouldNotBeLookedUp, { error: reasonOf(error) })}</p>
          <Button
            variant="secondary"
            size="sm"
            busy={isFetching}
            busyLabel={t.lookingUp}
            onClick={() => void refetch()}
          >
            {t.tryAgain}
          </Button>
        </>
      )}
    </div>
  );
}

/** Parameters by name, each with all of its values. */
function valuesIn(query: string): Record<string, string[]> {
  const params = new URLSearchParams(query);
  return Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]));
}
