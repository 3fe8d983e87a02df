// The places of the signed-in person's role: a row in the header, and on small screens a bar at the foot. Loads for signed-in people only.

import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { t } from "#messages/shell.ts";
import { QueryProvider } from "../../session/query-provider.tsx";
import { useSession } from "../../session/session-context.tsx";
import { isReferee, useReferee } from "../../session/use-referee.ts";
import { useWays } from "../../session/use-ways.ts";
import { whenAtRest } from "../../ui/at-rest.ts";
import { readStored, writeStored } from "../../ui/browser-storage.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { type Place, placeState, placesOf } from "./role-places.ts";

/** Beside the brand, on wide screens; on small ones the bar below has the same places. */
export const RoleNavigation = () => (
  <QueryProvider>
    <TopRow />
  </QueryProvider>
);

/** At the foot of small screens. */
export const BottomNavigation = () => (
  <QueryProvider>
    <BottomBar />
  </QueryProvider>
);

function TopRow() {
  const { groups } = usePlaces();
  return (
    <nav aria-label={t.main} className="ml-1 hidden lg:block xl:ml-4">
      <ul className="flex items-center gap-1">
        {groups.flatMap((group, at) =>
          group.map((place, index) => (
            <li
              key={place.to}
              className={classNames(at > 0 && index === 0 && "ml-2 border-l border-line pl-3 max-xl:ml-1 max-xl:pl-1")}
            >
              <PlaceLink place={place} className="nav-link" />
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}

function BottomBar() {
  const { bar } = usePlaces();
  useEffect(markTyping, []);
  return (
    <nav
      aria-label={t.main}
      className="bottom-nav z-30 inert:invisible border-line bg-surface pb-[min(env(safe-area-inset-bottom),var(--bottom-nav))] text-ink lg:hidden"
    >
      <ul className="mx-auto grid max-w-[40rem] auto-cols-fr grid-flow-col">
        {bar.map((place) => (
          <li key={place.to} className="min-w-0">
            <PlaceLink
              place={place}
              hasIcon
              className="relative grid h-15 place-content-center justify-items-center gap-0.5 px-0.5 text-[0.6875rem]/[1.2] font-semibold text-ink-soft no-underline before:absolute before:inset-x-[22%] before:top-0 before:h-[3px] before:rounded-b-[3px] focus-visible:[outline-offset:-3px] aria-[current]:text-brand-strong aria-[current]:before:bg-brand min-[24rem]:text-xs/[1.2]"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"])';

/**
 * Marks the document while a field for text has the focus: who types gets the bar's room (tokens.css). A rule with :has()
 * on the root would have the browser style the whole document anew at each change.
 */
function markTyping(): () => void {
  const root = document.documentElement;
  const mark = () => root.toggleAttribute("data-typing", document.activeElement?.matches(TYPED) ?? false);
  const events = ["focusin", "focusout"];
  mark();
  for (const name of events) document.addEventListener(name, mark);
  return () => {
    for (const name of events) document.removeEventListener(name, mark);
    root.removeAttribute("data-typing");
  };
}

function PlaceLink({ place, hasIcon = false, className }: { place: Place; hasIcon?: boolean; className: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link to={place.to} className={className} aria-current={placeState(place, pathname, search)}>
      {hasIcon ? (
        <>
          <Icon name={place.icon} size={22} />
          <span className="max-w-full truncate">{place.inBar ?? place.label}</span>
        </>
      ) : (
        place.label
      )}
    </Link>
  );
}

function usePlaces() {
  const { tokenData } = useSession();
  const { pathname } = useLocation();
  const refers = useRefers(tokenData?.userType === "General_User" ? (tokenData.claims.sub ?? "") : "");
  const { isOpen } = useWays();
  const { groups, bar } = placesOf({
    userType: tokenData?.userType ?? null,
    isCompanyAdmin: tokenData?.corporateUserType === "corporate-admin",
    refers,
    pathname,
  });
  const there = (places: readonly Place[]) => places.filter(({ to }) => isOpen(to));
  return { groups: groups.map(there), bar: there(bar) };
}

/** Holds the end of the account's id with "1" or "0"; removed on sign-out. */
const STORED_AS = "refers";

/** Whether the person answers requests. Remembered, so that the places do not change while a page loads. */
function useRefers(subject: string): boolean {
  const mark = subject.slice(-8);
  const [stored, setStored] = useState(() => readStored(STORED_AS));
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenAtRest(() => setAtRest(true)), []);
  const { data } = useReferee(subject !== "" && isAtRest && !stored?.startsWith(mark));
  useEffect(() => {
    if (subject === "" || data === undefined) return;
    const found = mark + (isReferee(data) ? "1" : "0");
    writeStored(STORED_AS, found);
    setStored(found);
  }, [subject, mark, data]);
  return subject !== "" && stored === `${mark}1`;
}
