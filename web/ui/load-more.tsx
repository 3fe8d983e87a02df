// The button that loads more rows of a list; says when that failed.
import { Button } from "./button.tsx";

type LoadMoreProps = { label: string; isBusy: boolean; hasFailed: boolean; onMore: () => void };

export function LoadMore({ label, isBusy, hasFailed, onMore }: LoadMoreProps) {
  return (
    <div className="mt-6 grid justify-items-center gap-2">
      <Button variant="secondary" busy={isBusy} busyLabel="Being loaded…" onClick={onMore}>
        {label}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-sm text-bad">
          The next ones could not be loaded. Please try again.
        </p>
      )}
    </div>
  );
}
