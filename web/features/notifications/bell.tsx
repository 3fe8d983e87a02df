// The bell in the header: the unread count, and the newest notifications in a panel. Loads for signed-in people only.
import { type KeyboardEvent, useId } from "react";
import { QueryProvider } from "../../session/query-provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePopover } from "../../ui/use-popover.ts";
import { BellPanel } from "./bell-panel.tsx";
import { useUnread } from "./notification-queries.ts";
import "../../styles/people.css";

export function Bell() {
  return (
    <QueryProvider>
      <BellButton />
    </QueryProvider>
  );
}

function BellButton() {
  const unread = useUnread() ?? 0;
  const { isOpen, setOpen, giveBack, box } = usePopover('[role="dialog"]');
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== "Escape") return;
    event.stopPropagation();
    giveBack();
  };
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed in the panel bubble up to here
    <div className="relative max-sm:static" ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        className="relative grid place-items-center w-11 h-11 rounded-full text-ink cursor-pointer hover:bg-brand-soft aria-expanded:bg-brand-soft"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`Notifications${unread > 0 ? `, ${shown(unread)} unread` : ""}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" size={22} />
        {unread > 0 && (
          <span
            className="absolute top-1 left-[46%] min-w-[1.2rem] px-[0.3rem] rounded-full bg-bad text-canvas text-[0.6875rem] font-bold leading-[1.2rem] text-center tabular-nums"
            aria-hidden="true"
          >
            {shown(unread)}
          </span>
        )}
      </button>
      {isOpen && (
        <div
          id={id}
          role="dialog"
          aria-label="Notifications"
          className="absolute z-50 top-[calc(100%+0.5rem)] -right-12 flex flex-col w-100 max-h-[min(38rem,calc(100dvh-6rem))] p-2 border border-line rounded-lg bg-surface text-ink shadow-floating outline-none max-sm:inset-x-[clamp(0.5rem,3vw,2rem)] max-sm:top-[calc(100%-0.25rem)] max-sm:w-auto on-surface"
          tabIndex={-1}
        >
          <BellPanel unread={unread} onClose={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}

/** 100 means more than 99. */
const shown = (unread: number) => (unread > 99 ? "99+" : String(unread));
