// The dialogs of a claimed request; an open one stays when the claim ends, with its text and a way to continue.
import type { ReactNode } from "react";
import type { RefereeRequestDetail } from "../../../../contract/referrals/referees-wire.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { ReferDialog } from "./refer-dialog.tsx";
import type { Steps } from "./use-steps.ts";

export type DeskDialog = "refer" | "decline" | "conflict" | "give-back";

type DeskDialogsProps = {
  request: RefereeRequestDetail;
  wanted: DeskDialog | null;
  /** Whether the referee still holds the request. */
  isHeld: boolean;
  steps: Steps;
  onClaim: () => void;
  onClose: () => void;
};

export function DeskDialogs({ request, wanted, isHeld, steps, onClaim, onClose }: DeskDialogsProps) {
  const lost = isHeld ? null : <ClaimLost isBusy={steps.isBusy} onClaim={onClaim} />;
  const common = { request, steps, lost, onClose };
  return (
    <>
      <ReferDialog key={`refer ${request.id}`} {...common} isOpen={wanted === "refer"} />
      <DeclineDialog key={`decline ${request.id}`} {...common} isOpen={wanted === "decline"} />
      <AskDialog
        isOpen={wanted === "conflict"}
        title="You know this person?"
        button="Yes, I know them"
        steps={steps}
        onYes={() => steps.take("conflict")}
        onClose={onClose}
      >
        Family, friends, people you have worked with: somebody else should judge. The request goes to the other referees
        and is never offered to you again. It earns nothing, and it does not count against you.
      </AskDialog>
      <AskDialog
        isOpen={wanted === "give-back"}
        title="Give it back unanswered?"
        button="Give it back"
        steps={steps}
        onYes={() => steps.take("give-back")}
        onClose={onClose}
      >
        The request goes back to the pool at once, for any of your colleagues. It earns nothing, and it does not count
        against you.
      </AskDialog>
    </>
  );
}

const ClaimLost = ({ isBusy, onClaim }: { isBusy: boolean; onClaim: () => void }) => (
  <Alert tone="notice" role="alert" title="Your ten minutes are over">
    <p>What you typed is still here. Claim the request again to send it.</p>
    <Button size="sm" className="mt-3" busy={isBusy} busyLabel="One moment…" onClick={onClaim}>
      Claim it again
    </Button>
  </Alert>
);

type AskDialogProps = {
  isOpen: boolean;
  title: string;
  button: string;
  steps: Steps;
  onYes: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
};

function AskDialog({ isOpen, title, button, steps, onYes, onClose, children }: AskDialogProps) {
  const yes = async () => {
    if (await onYes()) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={steps.isBusy} busyLabel="One moment…" onClick={() => void yes()}>
            {button}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{children}</p>
        <ProblemAlert problem={steps.problem} />
      </div>
    </Dialog>
  );
}
