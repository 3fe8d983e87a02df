// A loading error with its reason and a retry: in place of the content, or as a message within the page.

import type { ReactNode } from "react";
import { t } from "#messages/shared.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

type AgainProps = {
  isBusy?: boolean;
  busyLabel?: string;
  onAgain: () => void;
};

type LoadTroubleProps = AgainProps & {
  title?: string;
  text: ReactNode;
  level?: 1 | 2 | 3;
};

export function LoadTrouble({ title = t.somethingWentWrong2, text, level, ...again }: LoadTroubleProps) {
  return (
    <EmptyState level={level} icon="warning" title={title} actions={<AgainButton {...again} />}>
      <p>{text}</p>
    </EmptyState>
  );
}

type LoadAlertProps = AgainProps & { title: string; text: ReactNode; className?: string };

/** Shown above or below content loaded earlier; announced. */
export function LoadAlert({ title, text, className, ...again }: LoadAlertProps) {
  return (
    <Alert tone="bad" role="alert" title={title} className={className}>
      <p>{text}</p>
      <AgainButton {...again} size="sm" className="mt-3" />
    </Alert>
  );
}

type AgainButtonProps = AgainProps & { size?: "sm"; className?: string };

const AgainButton = ({ isBusy, busyLabel = t.loading, onAgain, ...look }: AgainButtonProps) => (
  <Button {...look} busy={isBusy} busyLabel={busyLabel} onClick={onAgain}>
    {t.tryAgain}
  </Button>
);
