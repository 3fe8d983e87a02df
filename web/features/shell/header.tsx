// The header: brand, the links of the site for guests or of their role for signed-in people, sign-in or the avatar menu.

import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { t } from "#messages/shell.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { useSession } from "../../session/session-context.tsx";
import { useWays } from "../../session/use-ways.ts";
import { useSiteFacts } from "../../site-facts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { BrandName } from "./brand-mark.tsx";
import { LanguageLink } from "./language.tsx";
import {
  CANDIDATE_LINKS,
  type CandidateLinkRow,
  currentState,
  guestPath,
  LOGIN_LINK,
  MAIN_LINKS,
  type NavLinkRow,
  SIGN_UP_LINK,
} from "./navigation.ts";
import { SchemeSwitch } from "./scheme-switch.tsx";

export function Header({ bell }: { bell: ReactNode }) {
  const { home } = useWays();
  const { isLoggedIn } = useSession();
  return (
    <header className="relative z-40">
      <div className="wrap flex min-h-18 items-center gap-2 py-3 min-[24rem]:gap-3">
        <Link
          to={home}
          aria-label={fill(t.home, { brandName: BRAND_NAME })}
          className="flex items-center rounded-md pointer-coarse:min-h-11"
        >
          <BrandName />
        </Link>
        <EnvironmentLabel />
        {isLoggedIn ? (
          <Suspense fallback={null}>
            <RoleNavigation />
          </Suspense>
        ) : (
          <DesktopNavigation />
        )}
        <div className="ml-auto flex items-center gap-1.5">
          <AccountSlot bell={bell} />
          {!isLoggedIn && <MobileNavigation />}
        </div>
      </div>
    </header>
  );
}

/** Names the deployment, except in production. */
function EnvironmentLabel() {
  const { environment } = useSiteFacts();
  if (environment === "production") return null;
  return <span className="environment badge badge-accent block max-w-32 truncate">{environment}</span>;
}

function DesktopNavigation() {
  const { pathname } = useLocation();
  const { candidateLinks, mainLinks } = useHeaderLinks();
  const holdsPage = candidateLinks.some((link) => currentState(link.to, pathname));
  return (
    <nav aria-label={t.main} className="guest-links ml-1 hidden min-[70rem]:block xl:ml-4">
      <ul className="flex items-center gap-1">
        {candidateLinks.length > 0 && (
          <li>
            <NavMenu
              className="relative"
              summaryClassName={`nav-link nav-summary ${holdsPage ? "nav-link-current" : ""}`}
              summary={
                <>
                  {t.forCandidate}
                  <Icon name="chevron-down" size={16} className="nav-sign" />
                </>
              }
            >
              <CandidateLinks
                links={candidateLinks}
                className="absolute z-50 p-2 border border-line rounded-lg bg-surface text-ink shadow-floating top-[calc(100%+0.5rem)] left-0 w-76 on-surface"
              />
            </NavMenu>
          </li>
        )}
        {mainLinks.map((link) => (
          <li key={link.to}>
            <PlainLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MobileNavigation() {
  const { candidateLinks, mainLinks } = useHeaderLinks();
  return (
    <NavMenu
      className="guest-menu min-[70rem]:hidden"
      label={t.menu}
      summaryClassName="button button-secondary button-icon nav-toggle"
      summary={
        <>
          <Icon name="menu" size={22} className="nav-toggle-closed" />
          <Icon name="close" size={22} className="nav-toggle-open" />
        </>
      }
    >
      <div className="mobile-panel absolute z-50 top-[calc(100%-0.25rem)] inset-x-[clamp(0.5rem,3vw,2rem)] pt-4 px-3 pb-5 border border-line rounded-lg bg-surface text-ink shadow-floating on-surface">
        <nav aria-label={t.main}>
          {candidateLinks.length > 0 && (
            <>
              <p className="eyebrow px-3 pt-1 pb-2">{t.forCandidate}</p>
              <CandidateLinks links={candidateLinks} className="mb-2 border-b border-line pb-2" />
            </>
          )}
          <ul>
            {mainLinks.map((link) => (
              <li key={link.to}>
                <PlainLink link={link} />
              </li>
            ))}
          </ul>
        </nav>
        <GuestBlock />
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-2">
          <LanguageLink className="nav-link" />
          <div data-needs-script="">
            <SchemeSwitch />
          </div>
        </div>
      </div>
    </NavMenu>
  );
}

function useHeaderLinks() {
  const { isOpen } = useWays();
  return {
    candidateLinks: CANDIDATE_LINKS.filter(({ to }) => isOpen(to)),
    mainLinks: MAIN_LINKS.filter(({ to }) => isOpen(to)),
  };
}

function CandidateLinks({ links, className }: { links: readonly CandidateLinkRow[]; className: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <CandidateLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function CandidateLink({ link }: { link: CandidateLinkRow }) {
  const { pathname } = useLocation();
  return (
    <Link to={link.to} className="nav-row" aria-current={currentState(link.to, pathname)}>
      <span className="nav-row-icon">
        <Icon name={link.icon} />
      </span>
      <span>
        <span className="block font-semibold">{link.label}</span>
        <span className="block text-xs text-ink-faint">{link.hint}</span>
      </span>
    </Link>
  );
}

function PlainLink({ link }: { link: NavLinkRow }) {
  const { pathname } = useLocation();
  return (
    <Link to={link.to} className="nav-link" aria-current={currentState(link.to, pathname)}>
      {link.label}
    </Link>
  );
}

const RoleNavigation = lazyPart(async () => (await import("./role-navigation.tsx")).RoleNavigation);
const AccountMenu = lazyPart(async () => (await import("./account-menu.tsx")).AccountMenu);

/** On wide screens the corner has a fixed width, so that nothing beside it moves. */
function AccountSlot({ bell }: { bell: ReactNode }) {
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
          <span className="account-expected h-11" />
        </>
      )}
    </div>
  );
}

function useGuestPath() {
  const { pathname, search } = useLocation();
  return (to: string) => guestPath(to, pathname, search);
}

/** The same links at the foot of the small screens' menu. */
function GuestBlock() {
  const toGuests = useGuestPath();
  return (
    <div className="mt-2 grid grid-cols-1 gap-2 border-t border-line px-1 pt-4 min-[24rem]:grid-cols-2">
      <ButtonLink to={toGuests(LOGIN_LINK.to)} variant="secondary">
        {LOGIN_LINK.label}
      </ButtonLink>
      <ButtonLink to={toGuests(SIGN_UP_LINK.to)}>{SIGN_UP_LINK.label}</ButtonLink>
    </div>
  );
}

type NavMenuProps = {
  summary: ReactNode;
  /** The button's name when `summary` is no text. */
  label?: string;
  summaryClassName?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A menu of links that opens without JavaScript (a details element); with it, Escape, a click outside, loss of focus
 * and navigation close it.
 */
function NavMenu({ summary, label, summaryClassName, className, children }: NavMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => close(details.current), [key]);
  useEffect(() => (details.current ? closeOnLeaving(details.current) : undefined), []);

  return (
    <details ref={details} className={className}>
      <summary className={summaryClassName} aria-label={label}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false;
}

function closeOnLeaving(details: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  details.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !details.open) return;
      event.stopPropagation();
      close(details);
      details.querySelector("summary")?.focus();
    },
    { signal },
  );
  details.addEventListener(
    "focusout",
    (event) => {
      if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) close(details);
    },
    { signal },
  );
  document.addEventListener(
    "pointerdown",
    (event) => {
      if (event.target instanceof Node && !details.contains(event.target)) close(details);
    },
    { signal },
  );
  return () => stop.abort();
}
