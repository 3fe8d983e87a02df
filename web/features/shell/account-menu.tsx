// The avatar menu: name, referrals, profile, dashboard, and logout. Loads for signed-in people only.

import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { Link, useNavigate } from "react-router";
import { t } from "#messages/shell.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import type { UserType } from "../../../contract/identity/rules.ts";
import {
  ADMIN_HOME_PATH,
  CANDIDATE_DASHBOARD_PATH,
  COMPANY_INTEGRATIONS_PATH,
  EMPLOYEE_PATH,
  hirePath,
} from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { creditsQuery } from "../../session/credits-query.ts";
import { homeOf } from "../../session/dashboard.ts";
import { personQueryClient, QueryProvider } from "../../session/query-provider.tsx";
import { mayFollow, signOut } from "../../session/session-actions.ts";
import { useSession } from "../../session/session-context.tsx";
import { useBasicDetails } from "../../session/use-basic-details.ts";
import { isReferee, refereeQuery, useReferee } from "../../session/use-referee.ts";
import { whenAtRest } from "../../ui/at-rest.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Avatar } from "../../ui/logo.tsx";
import { rich } from "../../ui/rich.tsx";
import { preloadToasts } from "../../ui/toast.ts";
import { usePopover } from "../../ui/use-popover.ts";
import { nextItem } from "./next-item.ts";
import { chooseScheme, chosenScheme, onSchemeChange, SCHEMES } from "./scheme.ts";
import { LOOKS } from "./scheme-switch.tsx";

type AccountLinkRow = { label: string; to: string; icon: IconName };

const PROFILE = "/v2/candidate/profile";
const CORPORATE_PROFILE = "/v2/corporate/profile";

/** For referees; that is known later than the kind of user. */
const EMPLOYEE_LINK: AccountLinkRow = { label: t.employeeArea, to: EMPLOYEE_PATH, icon: "people" };

/** Recruiters have neither referrals nor a candidate dashboard: their dashboard is their home. */
function accountLinks(userType: UserType | null, isCompanyAdmin: boolean): readonly AccountLinkRow[] {
  const isCorporate = userType === "Corporate";
  return [
    ...(isCorporate ? [] : [{ label: "+ Referrals", to: "/v2/candidate/subscription", icon: "handshake" } as const]),
    ...(userType === "Admin" ? [{ label: t.administration, to: ADMIN_HOME_PATH, icon: "shield" } as const] : []),
    { label: t.editProfile, to: isCorporate ? CORPORATE_PROFILE : PROFILE, icon: "person" },
    { label: t.dashboard, to: isCorporate ? homeOf(userType) : CANDIDATE_DASHBOARD_PATH, icon: "briefcase" },
    ...(isCompanyAdmin ? [{ label: t.websiteAndPrograms, to: COMPANY_INTEGRATIONS_PATH, icon: "link" } as const] : []),
    ...(userType === "General_User"
      ? [{ label: fill(t.hireOn, { brandName: BRAND_NAME }), to: hirePath(), icon: "building" } as const]
      : []),
  ];
}

export function AccountMenu() {
  const { tokenData, userDetails } = useSession();
  const claimed = tokenData?.claims.name;
  const email = userDetails?.email ?? tokenData?.email ?? "";
  const name = userDetails?.name || (typeof claimed === "string" && claimed) || email;
  const { isOpen, setOpen, box, onKeyDown } = useMenu();
  const id = useId();
  // Only candidates can be referees; loaded when the pointer nears the menu, which happens on few pages.
  const mayRefer = tokenData?.userType === "General_User";
  const lookAhead = () =>
    void (mayRefer && personQueryClient().prefetchQuery({ ...refereeQuery, staleTime: STALE_MS }));
  // Toasts load ahead, because a network failure must still be reported.
  useEffect(() => whenAtRest(preloadToasts), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed in the menu bubble up to here
    <div className="relative" ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        className="inline-flex items-center gap-2 min-h-11 p-0.5 min-[70rem]:pr-3 rounded-full text-sm/body font-semibold text-ink cursor-pointer hover:bg-brand-soft"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={fill(t.accountMenuOf, { name })}
        onPointerEnter={lookAhead}
        onFocus={lookAhead}
        onClick={() => setOpen(!isOpen)}
      >
        <QueryProvider>
          <AccountPicture name={name} />
        </QueryProvider>
        <span className="hidden max-w-28 truncate min-[70rem]:block">{name.split(/[\s@]/)[0]}</span>
        <Icon
          name="chevron-down"
          size={16}
          className="[transition:rotate_160ms_var(--ease-settle)] in-aria-expanded:rotate-180 hidden min-[70rem]:block"
        />
      </button>
      {isOpen && <AccountPanel id={id} name={name} email={email} mayRefer={mayRefer} />}
    </div>
  );
}

type AccountPanelProps = { id: string; name: string; email: string; mayRefer: boolean };

function AccountPanel({ id, name, email, mayRefer }: AccountPanelProps) {
  const { userType = null, corporateUserType = null } = useSession().tokenData ?? {};
  return (
    <div className="account-panel absolute z-50 top-[calc(100%+0.5rem)] right-0 w-[min(17rem,calc(100vw-2rem))] p-2 border border-line rounded-lg bg-surface text-ink shadow-floating on-surface">
      <div className="pt-2 pr-3 pb-3 pl-3 mb-2 border-b border-b-line">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-sm text-ink-faint">{email}</p>
        {mayRefer && (
          <QueryProvider>
            <ReferralCount />
          </QueryProvider>
        )}
      </div>
      <div role="menu" id={id} aria-label={t.account}>
        {accountLinks(userType, corporateUserType === "corporate-admin").map((link) => (
          <MenuLink key={link.label} link={link} />
        ))}
        {mayRefer && (
          <QueryProvider>
            <EmployeeLink />
          </QueryProvider>
        )}
        <SchemeItems />
        <button type="button" role="menuitem" tabIndex={-1} className="menu-item" onClick={() => void signOut()}>
          <Icon name="arrow-right" size={18} className="text-ink-faint" />
          {t.logout}
        </button>
      </div>
    </div>
  );
}

/** The theme, as radio items of the menu. */
function SchemeItems() {
  const scheme = useSyncExternalStore(onSchemeChange, chosenScheme, () => "system" as const);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
    <div
      role="group"
      aria-label={t.colourScheme}
      className="my-2 grid grid-cols-3 gap-1 border-y border-line py-2 max-[20rem]:grid-cols-1"
    >
      {SCHEMES.map((option) => (
        <button
          key={option}
          type="button"
          role="menuitemradio"
          aria-checked={option === scheme}
          tabIndex={-1}
          className="menu-item justify-center !gap-1 !px-0.5 aria-checked:bg-brand-soft aria-checked:text-brand-strong"
          onClick={() => chooseScheme(option)}
        >
          <Icon name={LOOKS[option].icon} size={18} />
          {LOOKS[option].label}
        </button>
      ))}
    </div>
  );
}

const STALE_MS = 5 * 60_000;

const EmployeeLink = () => (isReferee(useReferee().data) ? <MenuLink link={EMPLOYEE_LINK} /> : null);

/** The person's photo, else their initials. The key remounts the image, since a new photo may load where the last one failed. */
function AccountPicture({ name }: { name: string }) {
  const photo = useBasicDetails().data?.profileImageAwsS3SignedUrl ?? null;
  return <Avatar key={photo} name={name} src={photo} size="sm" decorative eager />;
}

/** Follows a link only with a token: without one, the page says so and reloads. */
function MenuLink({ link }: { link: AccountLinkRow }) {
  const navigate = useNavigate();
  const follow = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (await mayFollow()) void navigate(link.to);
  };
  return (
    <Link to={link.to} role="menuitem" tabIndex={-1} className="menu-item" onClick={(event) => void follow(event)}>
      <Icon name={link.icon} size={18} className="text-ink-faint" />
      {link.label}
    </Link>
  );
}

/** Opening, closing and moving in a menu: arrows, Home, End, Escape, Tab, and the ways to close any popover. */
function useMenu() {
  const { isOpen, setOpen, giveBack, box } = usePopover('[role^="menuitem"]');
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const startsAtLast = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening moves the focus
  useEffect(() => {
    if (isOpen && startsAtLast.current) items().at(-1)?.focus();
    startsAtLast.current = false;
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      startsAtLast.current = event.key === "ArrowUp";
      setOpen(true);
      return;
    }
    if (event.key === "Escape" || event.key === "Tab") {
      giveBack();
      return;
    }
    const list = items();
    const to = nextItem(
      event.key,
      list.indexOf(document.activeElement as HTMLElement),
      list.map((item) => item.textContent ?? ""),
    );
    if (to === null) return;
    event.preventDefault();
    list[to]?.focus();
  };
  return { isOpen, setOpen, box, onKeyDown };
}

/** Fetched when the menu opens, and updated while it is open. */
function ReferralCount() {
  const { data } = useQuery({ ...creditsQuery, staleTime: 15_000 });
  return (
    <p className="mt-1 text-sm">
      {rich(t.referrals, {
        balance: data?.balance ?? "–",
        b: (words) => <strong className="tabular-nums">{words}</strong>,
      })}
    </p>
  );
}
