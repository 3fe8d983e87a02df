// Confirms a move that is too serious for one click: the applicant is notified at once.
import type { CompanyStage } from "../../../../contract/applications/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { MovedPerson } from "../moves/make-mover.ts";
import { askedText } from "../moves/news-words.ts";

type AskDialogProps = { people: readonly MovedPerson[]; to: CompanyStage; onMove: () => void; onClose: () => void };

export function AskDialog({ people, to, onMove, onClose }: AskDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={askedText(people, to)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onMove}>Move them</Button>
        </>
      }
    >
      <p>
        {people.length === 1 ? "They are told at once" : "Each of them is told at once"}, and a mail cannot be called
        back.
      </p>
    </Dialog>
  );
}
