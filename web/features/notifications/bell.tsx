// The bell in the header: the unread count, and the newest notifications in a panel. Loads for signed-in people only.

import { type KeyboardEvent, useId } from "react";
import { Link } from "react-router";
import { t } from "#messages/notifications.ts";
import { NOTIFICATIONS_PATH, PREFERENCES_PATH } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { QueryProvider } from "../../session/query-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LoadingBlock } from "../../ui/skeleton.tsx";
import { usePopover } from "../../ui/use-popover.ts";
import { howLongAgo } from "./group-by-day.ts";
import { useMarking, useNotifications, useUnread } from "./notification-queries.ts";
import { NotificationRow } from "./notification-row.tsx";

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
        aria-label={unread > 0 ? fill(t.notificationsUnread, { unread: shown(unread) }) : t.notifications}
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
          aria-label={t.notifications}
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

/** As many as fit on most screens without scrolling. */
const most = 6;

/** The panel below the bell: the newest notifications, and links to all of them and to the preferences. */
function BellPanel({ unread, onClose }: { unread: number; onClose: () => void }) {
  const { rows: all, trouble, again } = useNotifications("all");
  const marking = useMarking();
  const newest = all?.[0];
  const now = new Date();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-y-1 gap-x-4 py-2 px-3 text-sm/body">
        <h2 className="text-lg">{t.notifications}</h2>
        {unread > 0 && newest && (
          <button type="button" className="text-link thumb text-sm" onClick={() => marking.markAll(newest.id)}>
            {t.markAllAsRead}
          </button>
        )}
      </div>
      <div className="flex-1 min-h-0 overflow-y-auto">
        {all ? (
          all.length === 0 ? (
            <p className="py-6 px-3 text-ink-soft text-center">{t.nothingYetWhatConcernsYouWill}</p>
          ) : (
            <ul className="bell-list">
              {all.slice(0, most).map((one) => (
                <NotificationRow
                  key={one.id}
                  notification={one}
                  time={howLongAgo(one.createdAt, now)}
                  marking={marking}
                  isShort
                  onFollow={onClose}
                />
              ))}
            </ul>
          )
        ) : trouble ? (
          <div className="py-6 px-3 text-ink-soft text-center" role="alert">
            <p>{t.theseCouldNotBeLoaded}</p>
            <Button size="sm" variant="secondary" className="mt-3" onClick={again}>
              {t.tryAgain}
            </Button>
          </div>
        ) : (
          <LoadingBlock label={t.beingLoaded} sizes={["h-16", "h-16", "h-16"]} className="grid gap-2 p-2" />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-y-1 gap-x-4 py-2 px-3 text-sm/body pt-3 border-t border-t-line">
        <Link to={NOTIFICATIONS_PATH} className="text-link thumb font-semibold" onClick={onClose}>
          {t.seeAll}
        </Link>
        <Link to={PREFERENCES_PATH} className="text-link thumb inline-flex items-center gap-1.5" onClick={onClose}>
          <Icon name="filter" size={16} />
          {t.notificationSettings}
        </Link>
      </div>
    </>
  );
}
