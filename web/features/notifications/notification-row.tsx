// One notification: text, time, link, and whether it was read.

import { Link } from "react-router";
import { DATES } from "#messages/language.ts";
import { t } from "#messages/notifications.ts";
import type { NotificationKind } from "../../../contract/notifications/rules.ts";
import type { Notification } from "../../../contract/notifications/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import type { Marking } from "./notification-queries.ts";

const ICONS: Record<NotificationKind, IconName> = {
  "application-sent": "document",
  "application-progress": "briefcase",
  "new-applicant": "person",
  "applicant-withdrew": "people",
  "applicants-waiting": "clock",
  conversation: "mail",
  "job-expiring": "clock",
  "job-frozen": "warning",
  "saved-search": "search",
  "jobs-for-you": "spark",
  "share-progress": "share",
  "job-report": "flag",
  "referral-request": "person",
  guidance: "calendar",
  earnings: "wallet",
  payments: "wallet",
  "admin-money": "wallet",
  "referee-pool": "people",
  "referee-inbox": "people",
  "referee-review": "flag",
  "privacy-request": "flag",
  operations: "warning",
  "job-sources": "briefcase",
};

type RowProps = {
  notification: Notification;
  /** The formatted time. */
  time: string;
  marking: Marking;
  /** In the bell's panel: fewer lines, and no button. */
  isShort?: boolean;
  onFollow?: () => void;
};

/** Following its link marks it as read. */
export function NotificationRow({ notification, time, marking, isShort = false, onFollow }: RowProps) {
  const { id, kind, title, text, href, createdAt, readAt } = notification;
  const isUnread = readAt === null;
  const follow = () => {
    if (isUnread) marking.mark([id], true);
    onFollow?.();
  };
  return (
    <li className={`notice ${isUnread ? "notice-unread" : ""} ${isShort ? "notice-short" : ""}`}>
      <span className="notice-icon">
        <Icon name={ICONS[kind]} />
      </span>
      <div className="min-w-0">
        <p className="notice-title">
          <Link to={href} className="cover-link" onClick={follow}>
            {isUnread && <span className="sr-only">{t.unread} </span>}
            {title}
          </Link>
        </p>
        {text && <p className="notice-text">{text}</p>}
        <p className="mt-1 text-xs/body text-ink-faint">
          <time
            dateTime={createdAt}
            title={new Date(createdAt).toLocaleString(DATES, { dateStyle: "full", timeStyle: "short" })}
          >
            {time}
          </time>
        </p>
      </div>
      {isShort ? (
        isUnread && <span className="notice-dot" aria-hidden="true" />
      ) : (
        <button
          type="button"
          className="button button-quiet button-icon button-sm relative z-1 text-ink-faint"
          aria-label={isUnread ? fill(t.markAsRead, { title }) : fill(t.markAsUnread, { title })}
          title={isUnread ? t.markAsRead2 : t.markAsUnread2}
          onClick={() => marking.mark([id], isUnread)}
        >
          {isUnread ? <span className="notice-dot" aria-hidden="true" /> : <Icon name="mail" size={18} />}
        </button>
      )}
    </li>
  );
}
