// The panel below the bell: the newest notifications, and links to all of them and to the preferences.
import { Link } from "react-router";
import { NOTIFICATIONS_PATH, PREFERENCES_PATH } from "../../../contract/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LoadingBlock } from "../../ui/skeleton.tsx";
import { howLongAgo } from "./group-by-day.ts";
import { useMarking, useNotifications } from "./notification-queries.ts";
import { NotificationRow } from "./notification-row.tsx";

/** As many as fit on most screens without scrolling. */
const most = 6;

export function BellPanel({ unread, onClose }: { unread: number; onClose: () => void }) {
  const { data, error, refetch } = useNotifications("all");
  const marking = useMarking();
  const all = data?.pages.flatMap((page) => page.data) ?? [];
  const [newest] = all;
  const now = new Date();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-y-1 gap-x-4 py-2 px-3 text-sm/body">
        <h2 className="text-lg">Notifications</h2>
        {unread > 0 && newest && (
          <button type="button" className="text-link text-sm" onClick={() => marking.markAll(newest.id)}>
            Mark all as read
          </button>
        )}
      </div>
      <div className="flex-1 min-h-0 overflow-y-auto">
        {data ? (
          all.length === 0 ? (
            <p className="py-6 px-3 text-ink-soft text-center">Nothing yet. What concerns you will appear here.</p>
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
        ) : error ? (
          <div className="py-6 px-3 text-ink-soft text-center" role="alert">
            <p>These could not be loaded.</p>
            <Button size="sm" variant="secondary" className="mt-3" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <LoadingBlock label="Being loaded." sizes={["h-16", "h-16", "h-16"]} className="grid gap-2 p-2" />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-y-1 gap-x-4 py-2 px-3 text-sm/body pt-3 border-t border-t-line">
        <Link to={NOTIFICATIONS_PATH} className="text-link font-semibold" onClick={onClose}>
          See all
        </Link>
        <Link to={PREFERENCES_PATH} className="text-link inline-flex items-center gap-1.5" onClick={onClose}>
          <Icon name="filter" size={16} />
          Choose what you hear of
        </Link>
      </div>
    </>
  );
}
