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
    <div
      className="grid justify-items-center gap-2.5 py-10 px-5 border border-line rounded-lg bg-surface text-center [&>.button]:mt-3"
      role="alert"
    >
      <Icon name="warning" size={28} className="text-bad" />
      <p className="text-xl/body font-[650]">Something went wrong.</p>
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
        className="fixed inset-[auto_clamp(1rem,4vw,2rem)_clamp(1rem,4vw,2rem)_auto] z-20 grid place-items-center w-14 h-14 rounded-full text-canvas bg-bad shadow-floating"
        aria-label="Show the error message"
      >
        <Icon name="info" size={24} />
      </button>
      <div
        id="load-error-message"
        popover="auto"
        className="fixed inset-[auto_clamp(1rem,4vw,2rem)_calc(clamp(1rem,4vw,2rem)+4.25rem)_auto] max-w-[min(24rem,calc(100vw-2rem))] py-4 px-5 border border-line rounded-md bg-surface text-ink text-sm/body text-start shadow-floating wrap-anywhere"
      >
        <p className="font-semibold">What happened</p>
        <p>{message}</p>
      </div>
    </div>
  );
}
