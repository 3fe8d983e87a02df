// The frame of a referee's answer: a form with one button, which is disabled while the claim is lost.
import { type FormEvent, type ReactNode, useId } from "react";
import type { RefereeRequestDetail } from "../../../../../contract/referrals/referees-wire.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { Steps } from "./use-steps.ts";

export type AnswerDialogProps = {
  request: RefereeRequestDetail;
  steps: Steps;
  /** Shown when the claim has ended, with a way to continue. */
  lost: ReactNode;
  isOpen: boolean;
  onClose: () => void;
};

type AnswerFrameProps = Pick<AnswerDialogProps, "lost" | "isOpen" | "onClose"> & {
  title: string;
  button: { label: string; busyLabel: string; busy: boolean; variant?: "accent" };
  onSend: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
};

export function AnswerFrame({ title, button, lost, isOpen, onClose, onSend, children }: AnswerFrameProps) {
  const form = useId();
  const { label, ...look } = button;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} {...look} aria-disabled={lost !== null || undefined}>
            {label}
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          if (lost) event.preventDefault();
          else void onSend(event);
        }}
      >
        {lost}
        {children}
      </form>
    </Dialog>
  );
}
