// Says that what belongs here could not be loaded, why, and offers to try again: in place of it, or as a message in the page's flow.
import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

type AgainProps = {
  /** It is being tried again. */
  isBusy?: boolean;
  busyLabel?: string;
  onAgain: () => void;
};

type LoadTroubleProps = AgainProps & {
  title?: string;
  /** Why; what can be done about it. */
  text: ReactNode;
  /** Heading level in the page's outline. */
  level?: 1 | 2 | 3;
};

/** Stands where nothing could be shown. */
export function LoadTrouble({ title = "Something went wrong.", text, level, ...again }: LoadTroubleProps) {
  return (
    <EmptyState level={level} icon="warning" title={title} actions={<AgainButton {...again} />}>
      <p>{text}</p>
    </EmptyState>
  );
}

type LoadAlertProps = AgainProps & { title: string; text: ReactNode; className?: string };

/** Stands above or below what was loaded before, and is announced. */
export function LoadAlert({ title, text, className, ...again }: LoadAlertProps) {
  return (
    <Alert tone="bad" role="alert" title={title} className={className}>
      <p>{text}</p>
      <AgainButton {...again} size="sm" className="mt-3" />
    </Alert>
  );
}

type AgainButtonProps = AgainProps & { size?: "sm"; className?: string };

const AgainButton = ({ isBusy, busyLabel = "Loading…", onAgain, ...look }: AgainButtonProps) => (
  <Button {...look} busy={isBusy} busyLabel={busyLabel} onClick={onAgain}>
    Try again
  </Button>
);
