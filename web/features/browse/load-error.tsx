// Says that loading failed, and offers to try again; the message itself is behind a floating button.
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type LoadErrorProps = {
  message: string;
  /** Something was loaded before and still stands above. */
  keepsList: boolean;
  /** Address that tries again without script. */
  href: string;
  isBusy: boolean;
  onRetry: () => void;
};

export function LoadError({ message, keepsList, href, isBusy, onRetry }: LoadErrorProps) {
  return (
    <div className="load-error" role="alert">
      <Icon name="warning" size={28} className="text-bad" />
      <p className="load-error-title">Something went wrong.</p>
      <p className="text-ink-soft">
        {keepsList ? "What was loaded before is still here." : "The list could not be loaded."} It may be your
        connection or our server.
      </p>
      <a
        href={href}
        className={buttonClass({ variant: "secondary" })}
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          event.preventDefault();
          if (!isBusy) onRetry();
        }}
      >
        {isBusy ? "Trying again…" : "Try again"}
      </a>
      <button
        type="button"
        popoverTarget="load-error-message"
        className="error-float"
        aria-label="Show the error message"
      >
        <Icon name="info" size={24} />
      </button>
      <div id="load-error-message" popover="auto" className="error-message">
        <p className="font-semibold">What happened</p>
        <p>{message}</p>
      </div>
    </div>
  );
}
