// The dialog's first view: drop, choose or paste a PDF; shows the chosen file and its errors.

import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/resumes.ts";
import { IMPORT_PATH } from "../../../contract/paths.ts";
import { RESUME_MIME_TYPE } from "../../../contract/resumes/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { FileInput } from "../../ui/file-input.tsx";
import { Icon } from "../../ui/icon.tsx";
import { sizeText } from "./file-check.ts";
import type { ResumeEngine } from "./resume-engine.ts";
import type { Trouble } from "./resume-state.ts";

type ChooseStepProps = { file: File | null; trouble: Trouble | null; engine: ResumeEngine; onLeave: () => void };

export function ChooseStep({ file, trouble, engine, onLeave }: ChooseStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = useCallback((files: File[]) => void engine.choose(files), [engine]);
  const isOver = useFileDrop(true, take);
  const choose = () => input.current?.click();
  const chooser = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (trouble && trouble.retry === null && !file) chooser.current?.focus();
  }, [trouble, file]);
  return (
    <>
      <p className="text-sm text-ink-soft" id="resume-hint">
        {t.aPdfUnder2mbYourCvMust}
      </p>
      <div
        className={classNames(
          "flex flex-1 flex-col items-center justify-center gap-2 min-h-44 p-5 border-2 border-dashed border-line-strong rounded-lg bg-sunken text-brand text-center [transition-property:background-color,border-color]",
          isOver && "border-brand border-solid bg-brand-soft",
        )}
      >
        {file ? <ChosenFile file={file} onForget={engine.forget} /> : <Icon name="upload" size={32} />}
        {!file && (
          <p className="[@media(hover:_none)_and_(pointer:_coarse)]:hidden text-ink-soft">
            {isOver ? t.letGoToChooseThisFile : t.dropYourCvHere}
          </p>
        )}
        <Button
          ref={chooser}
          variant={file ? "quiet" : "secondary"}
          size="sm"
          onClick={choose}
          aria-describedby="resume-hint"
        >
          {file ? t.chooseAnotherFile : t.chooseAPdf}
        </Button>
        {!file && (
          <p className="[@media(hover:_none)_and_(pointer:_coarse)]:hidden text-xs text-ink-faint">
            {t.orPasteItFromTheClipboard}
          </p>
        )}
      </div>
      <FileInput ref={input} accept={`${RESUME_MIME_TYPE},.pdf`} aria-label={t.yourCv} onChoose={take} />
      <div role="alert">
        {trouble && <TroubleAlert trouble={trouble} onRetry={() => void engine.retry()} onLeave={onLeave} />}
      </div>
    </>
  );
}

function ChosenFile({ file, onForget }: { file: File; onForget: () => void }) {
  return (
    <div className="flex items-center gap-3 w-full pt-3 pr-3 pb-3 pl-4 border border-line rounded-md bg-surface text-ink text-start">
      <Icon name="document" size={24} className="text-brand" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold" title={file.name}>
          {file.name}
        </p>
        <p className="text-xs text-ink-faint">{sizeText(file.size)}</p>
      </div>
      <Button variant="quiet" size="sm" iconOnly aria-label={fill(t.remove, { name: file.name })} onClick={onForget}>
        <Icon name="close" />
      </Button>
    </div>
  );
}

type TroubleAlertProps = { trouble: Trouble; onRetry: () => void; onLeave: () => void };

/** Shows the error, and focuses its retry button if there is one. */
function TroubleAlert({ trouble, onRetry, onLeave }: TroubleAlertProps) {
  const retry = useRef<HTMLButtonElement>(null);
  const mayRetry = trouble.retry !== null;
  useEffect(() => {
    if (mayRetry) retry.current?.focus();
  }, [mayRetry]);
  return (
    <Alert tone={trouble.tone}>
      <p>{trouble.words}</p>
      {trouble.isImportable && (
        <Link to={IMPORT_PATH} className="text-link font-semibold" onClick={onLeave}>
          {t.goToImportProfile}
        </Link>
      )}
      {mayRetry && (
        <button ref={retry} type="button" className="text-link font-semibold" onClick={onRetry}>
          {t.clickHereToRetry}
        </button>
      )}
    </Alert>
  );
}

const hasFiles = (data: DataTransfer | null) => data?.types.includes("Files") === true;

/** Returns whether a file hovers over the page. Drops outside the zone count too: the browser would leave the page for them. */
function useFileDrop(isWanted: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    const { signal } = stop;
    const listen = <Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, hear, { signal });
    listen("dragover", (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    });
    // Moving between elements within the page has a relatedTarget.
    listen("dragleave", (event) => event.relatedTarget === null && setOver(false));
    listen("drop", (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    });
    listen("paste", (event) => {
      if (!hasFiles(event.clipboardData)) return;
      event.preventDefault();
      onFiles([...(event.clipboardData?.files ?? [])]);
    });
    return () => {
      stop.abort();
      setOver(false);
    };
  }, [isWanted, onFiles]);
  return isOver;
}
