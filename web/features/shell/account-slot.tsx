// The header's right corner: Login and Sign-up for guests, bell and avatar menu for signed-in people, empty until known.
import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { useSession } from "../../session/session-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { guestPath, LOGIN_LINK, SIGN_UP_LINK } from "./navigation.ts";

const AccountMenu = lazyPart(async () => (await import("./account-menu.tsx")).AccountMenu);

/** On wide screens the corner has a fixed width, so that nothing beside it moves. */
export function AccountSlot({ bell }: { bell: ReactNode }) {
  const { isLoggedIn } = useSession();
  const toGuests = useGuestPath();
  return (
    <div className="flex items-center justify-end gap-2 min-[70rem]:min-w-62">
      {isLoggedIn ? (
        <>
          <Suspense fallback={<span className="block h-11 w-11" />}>{bell}</Suspense>
          <Suspense fallback={<span className="block h-11 w-11" />}>
            <AccountMenu />
          </Suspense>
        </>
      ) : (
        <>
          <div className="guest-links hidden items-center gap-1.5 min-[70rem]:flex">
            <ButtonLink to={toGuests(LOGIN_LINK.to)} variant="quiet">
              {LOGIN_LINK.label}
            </ButtonLink>
            <ButtonLink to={toGuests(SIGN_UP_LINK.to)}>{SIGN_UP_LINK.label}</ButtonLink>
          </div>
          <span className="block h-11 w-11 account-expected" />
        </>
      )}
    </div>
  );
}

function useGuestPath() {
  const { pathname, search } = useLocation();
  return (to: string) => guestPath(to, pathname, search);
}

/** The same links at the foot of the small screens' menu; signed-in people have the avatar menu beside it. */
export function GuestBlock() {
  const toGuests = useGuestPath();
  if (useSession().isLoggedIn) return null;
  return (
    <div className="guest-links mt-2 grid grid-cols-1 gap-2 border-t border-line px-1 pt-4 min-[24rem]:grid-cols-2">
      <ButtonLink to={toGuests(LOGIN_LINK.to)} variant="secondary">
        {LOGIN_LINK.label}
      </ButtonLink>
      <ButtonLink to={toGuests(SIGN_UP_LINK.to)}>{SIGN_UP_LINK.label}</ButtonLink>
    </div>
  );
}
