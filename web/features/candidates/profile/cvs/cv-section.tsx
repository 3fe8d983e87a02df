// A person's CVs: the active one, how each was read, and their actions.

import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import type { CvVersion } from "../../../../../contract/candidates/wire.ts";
import { profileKey } from "../../../../session/candidate-keys.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { placeOf } from "../completion/places.ts";
import { FIELD_LABELS } from "../field-words.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { refreshWhatFollows, useCvsQuery } from "../saving/profile-queries.ts";
import { fieldsToCheck } from "../section/origin.ts";
import { CvRow } from "./cv-row.tsx";

/** `onUpdate` opens the upload dialog. */
export function CvSection({ onUpdate }: { onUpdate: () => void }) {
  const { email } = useProfile();
  const { data: cvs, error, refetch } = useCvsQuery(email);
  useReadingEnd(cvs);
  return (
    <section id="cv" aria-labelledby="cv-title" className="card grid gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1 gap-x-4 [&>h2]:[grid-area:1/1]">
        <h2 id="cv-title" className="text-xl">
          CV
        </h2>
        <p className="col-span-full text-sm/body text-ink-soft">
          What it says fills this profile. Whatever you change by hand stays as you set it.
        </p>
        <div className="[grid-area:1/2] flex flex-wrap items-center justify-end gap-3">
          <Button variant="soft" size="sm" onClick={onUpdate}>
            <Icon name="upload" size={16} />
            Update Resume
          </Button>
        </div>
      </div>
      {error && !cvs ? (
        <Trouble onAgain={() => void refetch()}>Your CVs could not be loaded.</Trouble>
      ) : cvs ? (
        <CvList cvs={cvs} />
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
      <ToCheck />
    </section>
  );
}

function CvList({ cvs }: { cvs: readonly CvVersion[] }) {
  if (cvs.length === 0)
    return (
      <p className="text-ink-soft">
        No CV yet. Upload one as a PDF and we read your skills and experience from it, so that every job shows how well
        it suits you.
      </p>
    );
  return (
    <ul>
      {cvs.map((cv) => (
        <CvRow key={cv.id} cv={cv} />
      ))}
    </ul>
  );
}

/** Fields read with low confidence, each with a link. */
function ToCheck() {
  const { profile, want } = useProfile();
  const fields = fieldsToCheck(profile);
  if (fields.length === 0) return null;
  return (
    <Alert tone="notice" title="Please check what we read">
      <p>We are not sure of these. A look at each is enough:</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {fields.map((field) => {
          const place = placeOf(field);
          return (
            <button
              key={field}
              type="button"
              className="chip"
              onClick={() => place && want(place.section, place.control ?? undefined)}
            >
              {FIELD_LABELS[field]}
            </button>
          );
        })}
      </p>
    </Alert>
  );
}

function Trouble({ children, onAgain }: { children: ReactNode; onAgain: () => void }) {
  return (
    <Alert tone="bad" role="alert">
      <p className="flex flex-wrap items-center justify-between gap-3">
        {children}
        <Button size="sm" variant="secondary" onClick={onAgain}>
          Try again
        </Button>
      </p>
    </Alert>
  );
}

const isUnread = ({ state }: CvVersion) => state === "QUEUED" || state === "READING";

/** Refetches everything derived from CVs once one has been read. */
function useReadingEnd(cvs: readonly CvVersion[] | undefined): void {
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
