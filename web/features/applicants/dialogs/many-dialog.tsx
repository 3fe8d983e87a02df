// Asks before a great many are moved by one press: every one of them is told.
import type { CompanyStage } from "../../../../contract/application-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { labelOf } from "../stage-words.ts";

type ManyDialogProps = { count: number; to: CompanyStage; onMove: () => void; onClose: () => void };

export function ManyDialog({ count, to, onMove, onClose }: ManyDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={`Move ${count.toLocaleString("en-GB")} applicants to ${labelOf(to)}?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onMove}>Move them</Button>
        </>
      }
    >
      <p>Each of them is told at once, and a mail cannot be called back.</p>
    </Dialog>
  );
}
