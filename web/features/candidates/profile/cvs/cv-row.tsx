// One CV: its name, the state of its reading, and its actions.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CvVersion } from "../../../../../contract/candidates/wire.ts";
import { ask } from "../../../../session/ask.ts";
import { cvsKey } from "../../../../session/candidate-keys.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog, preloadDialog } from "../../../../ui/dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { saveAs } from "../../../../ui/save-as.ts";
import { showToast } from "../../../../ui/toast.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { refreshAll } from "../saving/profile-queries.ts";

export function CvRow({ cv }: { cv: CvVersion }) {
  const actions = useCvActions(cv);
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-y-1 gap-x-3.5 [align-items:start] py-3.5 first:pt-0 not-first:border-t not-first:border-t-line">
      <span className="grid place-items-center w-11 h-11 rounded-md bg-sunken text-ink-soft">
        <Icon name="document" size={22} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold break-words">{cv.fileName}</p>
        <p className="text-sm text-ink-faint">
          {dayOf(cv.uploadedAt)} · {sizeOf(cv.bytes)}
        </p>
        <CvState cv={cv} />
      </div>
      <div className="flex flex-wrap justify-end gap-0.5 -mr-2 max-sm:col-[2/-1] max-sm:justify-start max-sm:-ml-2">
        {cv.state === "FAILED" && (
          <Button variant="secondary" size="sm" busy={actions.busy === "retry"} onClick={() => void actions.retry()}>
            <Icon name="refresh" size={16} />
            Read again
            <span className="sr-only"> {cv.fileName}</span>
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          aria-label={`Download ${cv.fileName}`}
          busy={actions.busy === "download"}
          onClick={() => void actions.download()}
        >
          {actions.busy !== "download" && <Icon name="download" size={18} />}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          aria-label={`Delete ${cv.fileName}`}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => setAsking(true)}
        >
          <Icon name="trash" size={18} />
        </Button>
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title="Delete this CV?"
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              busy={actions.busy === "delete"}
              busyLabel="Deleting…"
              onClick={async () => (await actions.remove()) && setAsking(false)}
            >
              Delete
            </Button>
          </>
        }
      >
        <p>
          <strong className="font-semibold break-words">{cv.fileName}</strong> and what was read from it are deleted,
          and cannot be brought back.
          {cv.isCurrent && " It is the one in force: the newest other CV that could be read takes its place."} What you
          set by hand in your profile stays. Companies that you have applied to with it, and whoever answers a referral
          request that it was sent with, keep what you sent.
        </p>
      </Dialog>
    </li>
  );
}

function CvState({ cv }: { cv: CvVersion }) {
  if (cv.state === "FAILED")
    return (
      <div className="mt-1.5 grid justify-items-start gap-1.5">
        <Badge tone="bad" icon="warning">
          Could not be read
        </Badge>
        {cv.problemText && <p className="text-sm text-ink-soft">{cv.problemText}</p>}
      </div>
    );
  if (cv.state !== "PARSED")
    return (
      <p role="status" className="mt-1.5 flex items-center gap-2 text-sm text-ink-soft">
        <span className="spinner" aria-hidden="true" />
        {cv.state === "QUEUED" ? "Waiting to be read" : "Being read"}
      </p>
    );
  return cv.isCurrent ? (
    <p className="mt-1.5">
      <Badge tone="good" icon="check">
        In force
      </Badge>
    </p>
  ) : null;
}

type Busy = "download" | "retry" | "delete" | null;

function useCvActions(cv: CvVersion) {
  const { email } = useProfile();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<Busy>(null);
  const params = { email, cvId: cv.id };
  /** Whether it succeeded; shows errors itself. */
  const attempt = async (name: Busy, work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(name);
    try {
      await work();
      return true;
    } catch (error) {
      showToast("error", reasonOf(error));
      return false;
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    download: () =>
      attempt("download", async () => {
        saveAs((await ask("getCvFile", { params })).url, cv.fileName);
      }),
    retry: () =>
      attempt("retry", async () => {
        await ask("retryCv", { params });
        await queries.invalidateQueries({ queryKey: cvsKey });
      }),
    remove: () =>
      attempt("delete", async () => {
        const { data } = await ask("deleteCv", { params });
        queries.setQueryData(cvsKey, data);
        showToast("success", `${cv.fileName} is deleted.`);
        void refreshAll(queries);
      }),
  };
}

const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
