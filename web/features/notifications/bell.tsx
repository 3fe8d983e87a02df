// The bell in the header: how much is unread, and the newest of it in a panel. Loads for people with an account only.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { QueryProvider } from "../../session/query-provider.tsx";
import { Icon } from "../../ui/icon.tsx";
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
  const { isOpen, setOpen, box, onKeyDown } = usePanel();
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

/** 100 stands for more. */
const shown = (unread: number) => (unread > 99 ? "99+" : String(unread));

/** Opening and closing: Escape, a press or the focus elsewhere, arriving at another page. */
function usePanel() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>('[role="dialog"]')?.focus();
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== "Escape") return;
    event.stopPropagation();
    setOpen(false);
    box.current?.querySelector<HTMLElement>("button[aria-haspopup]")?.focus();
  };
  return { isOpen, setOpen, box, onKeyDown };
}
