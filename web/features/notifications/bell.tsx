// The bell in the header: the unread count, and the newest notifications in a panel. Loads for signed-in people only.
import { type KeyboardEvent, useId } from "react";
import { QueryProvider } from "../../session/query-provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePopover } from "../../ui/use-popover.ts";
import { BellPanel } from "./bell-panel.tsx";
import { useUnread } from "./notification-queries.ts";
import "./notifications.css";

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
    <div className="bell" ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        className="bell-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`Notifications${unread > 0 ? `, ${shown(unread)} unread` : ""}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" size={22} />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {shown(unread)}
          </span>
        )}
      </button>
      {isOpen && (
        <div id={id} role="dialog" aria-label="Notifications" className="bell-panel on-surface" tabIndex={-1}>
          <BellPanel unread={unread} onClose={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}

/** 100 means more than 99. */
const shown = (unread: number) => (unread > 99 ? "99+" : String(unread));
