// Says that the company already has such a job open, and lets the person decide.
import { CORPORATE_JOBS_PATH } from "../../../../contract/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Publishing } from "./use-publishing.ts";

type DuplicateDialogProps = { state: Publishing; onPublishBoth: () => void; onClose: () => void };

export function DuplicateDialog({ state, onPublishBoth, onClose }: DuplicateDialogProps) {
  return (
    <Dialog
      isOpen={state.kind === "duplicate"}
      onClose={onClose}
      role="alertdialog"
      title="You have a job like this open"
      actions={
        <>
          <Button variant="secondary" onClick={onPublishBoth}>
            Publish both
          </Button>
          <Button onClick={onClose}>Back to the draft</Button>
        </>
      }
    >
      <p>{state.kind === "duplicate" && state.message}</p>
      <p className="mt-3 text-ink-soft">
        Candidates may apply to both.{" "}
        <a href={CORPORATE_JOBS_PATH} target="_blank" rel="noopener" className="text-link">
          Look at your company’s jobs<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </Dialog>
  );
}
