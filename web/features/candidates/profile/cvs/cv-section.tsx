// A person's CVs: the active one, how each was read, and their actions.

import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { t } from "#messages/candidates.ts";
import type { CvVersion } from "../../../../../contract/candidates/wire.ts";
import { IMPORT_HASH } from "../../../../../contract/paths.ts";
import { CV_PROBLEM_TEXTS } from "../../../../../messages/en/files.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { cvsKey, profileKey } from "../../../../session/candidate-keys.ts";
import { useToastAction } from "../../../../session/use-action.ts";
import { useDownload } from "../../../../session/use-download.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-button.tsx";
import { preloadDialog } from "../../../../ui/dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { lazyPart } from "../../../../ui/lazy-part.ts";
import { longDayOf } from "../../../../ui/moments.ts";
import { rich } from "../../../../ui/rich.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { placeOf } from "../completion/places.ts";
import { FIELD_LABELS } from "../field-words.ts";
import { refreshAll, refreshWhatFollows, useCvsQuery, useProfile } from "../saving/profile-context.tsx";
import { fieldsToCheck } from "../section/origin.ts";
import { SectionFrame } from "../section/section-card.tsx";

/** `onUpdate` opens the upload dialog. */
export function CvSection({ onUpdate }: { onUpdate: () => void }) {
  const { email } = useProfile();
  const { data: cvs, error, refetch } = useCvsQuery(email);
  useReadingEnd(cvs);
  const importing = useImporting();
  const tools = (
    <>
      <Button variant="quiet" size="sm" onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={importing.open}>
        {t.importProfile}
      </Button>
      <Button variant="soft" size="sm" onClick={onUpdate}>
        <Icon name="upload" size={16} />
        {t.updateResume}
      </Button>
    </>
  );
  return (
    <SectionFrame id="cv" title={t.cv} lead={t.whatItSaysFillsThisProfile} tools={tools}>
      {error && !cvs ? (
        <Alert tone="bad" role="alert">
          <p className="flex flex-wrap items-center justify-between gap-3">
            {rich(t.yourCvsCouldNotBeLoadedTry, {
              button: (words) => (
                <Button size="sm" variant="secondary" onClick={() => void refetch()}>
                  {words}
                </Button>
              ),
            })}
          </p>
        </Alert>
      ) : cvs ? (
        <CvList cvs={cvs} />
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
      <ToCheck />
      {importing.hasOpened && (
        <Suspense fallback={null}>
          <ImportDialog isOpen={importing.isOpen} onClose={importing.close} />
        </Suspense>
      )}
    </SectionFrame>
  );
}

const ImportDialog = lazyPart(async () => (await import("../importing/import-dialog.tsx")).ImportDialog);

/** Whether the import's dialog is open; IMPORT_PATH opens it too. */
function useImporting() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isWanted = hash === IMPORT_HASH;
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || isWanted;
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  const close = () => {
    setPressed(false);
    if (isWanted) void navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  };
  return { isOpen, hasOpened, open: () => setPressed(true), close };
}

function CvList({ cvs }: { cvs: readonly CvVersion[] }) {
  if (cvs.length === 0) return <p className="text-ink-soft">{t.noCvYetUploadOneAsA}</p>;
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
    <Alert tone="notice" title={t.pleaseCheckWhatWeRead}>
      <p>{t.weAreNotSureOfTheseA}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {fields.map((field) => {
          const place = placeOf(field);
          return (
            <button
              key={field}
              type="button"
              className="chip"
              onClick={() => place && want(place.section, place.control)}
            >
              {FIELD_LABELS[field]}
            </button>
          );
        })}
      </p>
    </Alert>
  );
}

function CvRow({ cv }: { cv: CvVersion }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-y-1 gap-x-3.5 [align-items:start] py-3.5 first:pt-0 not-first:border-t not-first:border-t-line">
      <span className="grid place-items-center w-11 h-11 rounded-md bg-sunken text-ink-soft">
        <Icon name="document" size={22} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{cv.fileName}</p>
        <p className="text-sm text-ink-faint">
          {longDayOf(cv.uploadedAt)} · {sizeOf(cv.bytes)}
        </p>
        <CvState cv={cv} />
      </div>
      <CvActions cv={cv} />
    </li>
  );
}

function CvActions({ cv }: { cv: CvVersion }) {
  const params = { email: useProfile().email, cvId: cv.id };
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const reading = useToastAction();
  const retry = async () => {
    await ask("retryCv", { params });
    await queries.invalidateQueries({ queryKey: cvsKey });
  };
  const { isBusy, save } = useDownload(() => ask("getCvFile", { params }), cv.fileName);
  return (
    <div className="flex flex-wrap justify-end gap-0.5 -mr-2 max-sm:col-[2/-1] max-sm:justify-start max-sm:-ml-2">
      {cv.state === "FAILED" && (
        <Button variant="secondary" size="sm" busy={reading.isBusy} onClick={() => void reading.run(retry)}>
          <Icon name="refresh" size={16} />
          {rich(t.readAgain, { fileName: cv.fileName, span: (words) => <span className="sr-only">{words}</span> })}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        aria-label={fill(t.download, { fileName: cv.fileName })}
        busy={isBusy}
        onClick={save}
      >
        {!isBusy && <Icon name="download" size={18} />}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        aria-label={fill(t.deleteWord, { fileName: cv.fileName })}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" size={18} />
      </Button>
      <DeleteDialog cv={cv} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}

function DeleteDialog({ cv, isOpen, onClose }: { cv: CvVersion; isOpen: boolean; onClose: () => void }) {
  const params = { email: useProfile().email, cvId: cv.id };
  const queries = useQueryClient();
  const { isBusy, run } = useToastAction();
  const remove = async () => {
    const { data } = await ask("deleteCv", { params });
    queries.setQueryData(cvsKey, data);
    void refreshAll(queries);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.deleteThisCv}
      cancelLabel={t.keepIt}
      confirmLabel={t.deleteWord2}
      busyLabel={t.deleting}
      isBusy={isBusy}
      onConfirm={() => run(remove, fill(t.isDeleted, { fileName: cv.fileName }))}
    >
      <p>
        {rich(t.andWhatWasReadFromItAre, {
          fileName: cv.fileName,
          b: (words) => <strong className="font-semibold wrap-anywhere">{words}</strong>,
        })}
        {cv.isCurrent && t.itIsTheOneInForceThe} {t.whatYouSetByHandInYour}
      </p>
    </ConfirmDialog>
  );
}

function CvState({ cv }: { cv: CvVersion }) {
  if (cv.state === "FAILED")
    return (
      <div className="mt-1.5 grid justify-items-start gap-1.5">
        <Badge tone="bad" icon="warning">
          {t.couldNotBeRead}
        </Badge>
        {cv.problem && <p className="text-sm text-ink-soft">{CV_PROBLEM_TEXTS[cv.problem]}</p>}
      </div>
    );
  if (cv.state !== "PARSED")
    return (
      <p role="status" className="mt-1.5 flex items-center gap-2 text-sm text-ink-soft">
        <span className="spinner" aria-hidden="true" />
        {cv.state === "QUEUED" ? t.waitingToBeRead : t.beingRead}
      </p>
    );
  return cv.isCurrent ? (
    <p className="mt-1.5">
      <Badge tone="good" icon="check">
        {t.inForce}
      </Badge>
    </p>
  ) : null;
}

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024
    ? fill(t.kb, { Math: Math.max(1, Math.round(bytes / 1024)) })
    : fill(t.mb, { bytes: (bytes / 1024 / 1024).toFixed(1) });

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
