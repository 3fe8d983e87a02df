// Refetches everything derived from CVs once one has been read.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { CvVersion } from "../../../../contract/candidates/wire.ts";
import { profileKey } from "../../../session/candidate-keys.ts";
import { refreshWhatFollows } from "../saving/profile-queries.ts";

const isUnread = ({ state }: CvVersion) => state === "QUEUED" || state === "READING";

export function useReadingEnd(cvs: readonly CvVersion[] | undefined): void {
  const queries = useQueryClient();
  const wasReading = useRef(false);
  const isReading = cvs?.some(isUnread) ?? false;
  useEffect(() => {
    if (wasReading.current && !isReading) {
      void queries.invalidateQueries({ queryKey: profileKey });
      void refreshWhatFollows(queries);
    }
    wasReading.current = isReading;
  }, [isReading, queries]);
}
