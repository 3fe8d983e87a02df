// The person's notifications: the bell's list at full length.

import { useSearchParams } from "react-router";
import { t as words } from "#messages/identity.ts";
import { t } from "#messages/notifications.ts";
import type { Notification } from "../../../contract/notifications/wire.ts";
import { CORPORATE_JOBS_PATH, PREFERENCES_PATH } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { clockTime, groupByDay } from "../../features/notifications/group-by-day.ts";
import { MailTrouble } from "../../features/notifications/mail-trouble.tsx";
import {
  type Marking,
  type Show,
  useMarking,
  useNotifications,
  useUnread,
} from "../../features/notifications/notification-queries.ts";
import { NotificationRow } from "../../features/notifications/notification-row.tsx";
import { useSession } from "../../session/session-context.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ChipLink } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: words.notifications, description: words.whatHappenedOnThatConcernsYou });

export default function Notifications() {
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <ScreenHead title={words.notifications} />
      <NotificationsScreen />
    </div>
  );
}

function NotificationsScreen() {
  const [query] = useSearchParams();
  const show: Show = query.get("show") === "unread" ? "unread" : "all";
  const known = useUnread();
  const unread = known ?? 0;
  const list = useNotifications(show);
  const marking = useMarking();
  const newest = list.rows?.[0];
  return (
    <>
      <MailTrouble />
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mt-8">
        <nav aria-label={t.whichNotifications} className="flex flex-wrap gap-2">
          <ChipLink to="?" current={show === "all"} preventScrollReset>
            {t.all}
          </ChipLink>
          <ChipLink to="?show=unread" current={show === "unread"} preventScrollReset>
            {unread > 0 ? fill(t.unreadCount, { count: unread > 99 ? "99+" : unread }) : t.unread2}
          </ChipLink>
        </nav>
        <div className="flex flex-wrap items-center gap-2">
          {newest && unread > 0 && (
            <Button size="sm" variant="secondary" onClick={() => marking.markAll(newest.id)}>
              <Icon name="check" size={18} />
              {t.markAllAsRead}
            </Button>
          )}
          <ButtonLink size="sm" variant="quiet" to={PREFERENCES_PATH}>
            <Icon name="filter" size={18} />
            {t.notificationSettings}
          </ButtonLink>
        </div>
      </div>
      <p role="status" className="sr-only">
        {show === "all" && known === 0 && t.youHaveReadEverything}
      </p>
      <PagedList list={list} loading={LOADING} empty={<Nothing show={show} />} moreLabel={t.showOlderOnes}>
        {(all) => <Days all={all} marking={marking} />}
      </PagedList>
    </>
  );
}

type DaysProps = { all: readonly Notification[]; marking: Marking };

function Days({ all, marking }: DaysProps) {
  return (
    <>
      {groupByDay(all, new Date()).map(({ label, items }) => (
        <section key={label} aria-label={label} className="mt-8">
          <h2 className="eyebrow">{label}</h2>
          <ul className="notice-list">
            {items.map((one) => (
              <NotificationRow key={one.id} notification={one} time={clockTime(one.createdAt)} marking={marking} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Nothing({ show }: { show: Show }) {
  const { tokenData } = useSession();
  if (show === "unread")
    return (
      <EmptyState
        icon="check"
        title={t.youHaveReadEverything}
        actions={
          <ButtonLink to="?" variant="secondary">
            {t.seeAll}
          </ButtonLink>
        }
      />
    );
  const isCorporate = tokenData?.userType === "Corporate";
  return (
    <EmptyState
      icon="bell"
      title={t.nothingYet}
      actions={
        <ButtonLink to={isCorporate ? CORPORATE_JOBS_PATH : "/jobs"}>
          {isCorporate ? t.yourCompanysJobs : t.browseJobs}
        </ButtonLink>
      }
    >
      <p>{isCorporate ? t.whenSomeoneAppliesToOneOfYour : t.whenACompanyMovesYourApplication}</p>
    </EmptyState>
  );
}

const LOADING = {
  label: t.yourNotificationsAreBeingLoaded,
  sizes: ["h-20", "h-20", "h-20", "h-20", "h-20"],
  className: "mt-8 grid gap-3",
};
