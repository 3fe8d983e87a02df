// The frame of every page: skip link, header, content, footer, and invisible services.

import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link, useLocation, useNavigation, useNavigationType } from "react-router";
import { t } from "#messages/shell.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { mayHaveResume } from "../../../contract/identity/rules.ts";
import { OFFLINE_PATH } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { useSession } from "../../session/session-context.tsx";
import { useWays } from "../../session/use-ways.ts";
import { useSiteFacts } from "../../site-facts.ts";
import { whenAtRest } from "../../ui/at-rest.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { sitePath } from "../../ui/site-path.ts";
import { SkipLink } from "../../ui/skip-link.tsx";
import { ToastSlot } from "../../ui/toast-slot.tsx";
import { BrandName } from "./brand-mark.tsx";
import { DemoPlace } from "./demo-place.tsx";
import type { Ground } from "./ground.ts";
import { Header } from "./header.tsx";
import { LanguageLink, LanguageOffer } from "./language.tsx";
import { footerColumns } from "./navigation.ts";
import { paintBrowserBars } from "./scheme.ts";
import { SchemeSwitch } from "./scheme-switch.tsx";

type ShellProps = {
  ground: Ground;
  /** Whether the page has a list of results, past its search and filters. */
  leadsToResults: boolean;
  /** Shown in the header beside the avatar menu, for signed-in people. */
  bell: ReactNode;
  /** Before the page for the keyboard, so that it is one step back from there; fixed to the foot of the screen. */
  notice: ReactNode;
  children: ReactNode;
};

export function Shell({ ground, leadsToResults, bell, notice, children }: ShellProps) {
  useEffect(paintBrowserBars, []);
  useEffect(keepFocusAtRest, []);
  return (
    <>
      <SkipLink to="main" className="skip-link">
        {t.skipToTheContent}
      </SkipLink>
      {leadsToResults && (
        // Not where a page without access stands in for the list.
        <SkipLink to="results" className="skip-link [body:not(:has(#results))_&]:hidden">
          {t.skipToTheResults}
        </SkipLink>
      )}
      <PendingBar />
      <LanguageOffer />
      <div className={ground === "blue" ? "on-blue" : undefined}>
        <Header bell={bell} />
      </div>
      <OfflineNotice />
      {notice}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <DemoPlace />
      <Footer />
      <BottomSlot />
      <RouteFocus />
      <ToastSlot />
    </>
  );
}

/** Nothing that has the focus goes before the page is at rest. */
const keepFocusAtRest = () =>
  whenAtRest(() => void import("../../ui/keep-focus.ts").then(({ keepFocus }) => keepFocus()).catch(() => {}));

const BottomNavigation = lazyPart(async () => (await import("./role-navigation.tsx")).BottomNavigation);

/** Its height is reserved before the first paint (tokens.css). */
const BottomSlot = () =>
  useSession().isLoggedIn ? (
    <Suspense fallback={null}>
      <BottomNavigation />
    </Suspense>
  ) : null;

/** Does what a new document does by itself: focuses its start, announces its title, restores the focus on return. */
function RouteFocus() {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState("");
  const previousPath = useRef(pathname);
  const remembered = useRef(new Map<string, string>());

  useRememberedFocus(key, remembered.current);

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    setAnnouncement(document.title);
    if (navigationType === "POP") focusAgain(remembered.current.get(key));
    else focusStart();
  }, [pathname, key, navigationType]);

  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {announcement}
    </p>
  );
}

/** Remembers, for each history entry, the last focused link. */
function useRememberedFocus(key: string, remembered: Map<string, string>) {
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const href = link?.getAttribute("href");
      if (href) remembered.set(key, href);
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [key, remembered]);
}

/** Focuses the remembered link, unless the page has already focused an element. */
function focusAgain(href: string | undefined) {
  if (!href || document.activeElement?.closest("main")) return;
  const link = `a[href="${CSS.escape(href)}"]`;
  const found = document.querySelector<HTMLElement>(`main ${link}`) ?? document.querySelector<HTMLElement>(link);
  found?.focus({ preventScroll: true });
}

function focusStart() {
  const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The state of the connection: a bar while the next page loads, a notice while offline. */
function PendingBar() {
  const isPending = useNavigation().state !== "idle";
  return isPending ? (
    <div
      className="fixed inset-[0_0_auto] z-80 h-0.75 bg-accent-strong origin-[left] opacity-[0] animate-[pending-bar_8s_120ms_cubic-bezier(0.1,0.7,0.1,1)_forwards]"
      aria-hidden="true"
    />
  ) : null;
}

function OfflineNotice() {
  const wasOnline = useRef(true);
  const [isBack, setIsBack] = useState(false);
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isOnline === wasOnline.current) return;
    wasOnline.current = isOnline;
    setIsBack(isOnline);
  }, [isOnline]);
  useEffect(() => {
    if (isOnline) return;
    // If a page's script does not load, the router reloads the document, which is blank offline.
    const hold = (event: Event) => {
      if (!leadsToOtherPage(event)) return;
      event.preventDefault();
      setIsHeld(true);
    };
    document.addEventListener("click", hold, { capture: true });
    document.addEventListener("submit", hold, { capture: true });
    return () => {
      document.removeEventListener("click", hold, { capture: true });
      document.removeEventListener("submit", hold, { capture: true });
      setIsHeld(false);
    };
  }, [isOnline]);
  return (
    // On small screens a list's search sticks there (jobs.css), and must not be covered.
    <div role="status" className="sticky top-0 z-30 max-lg:in-[:root:has(.search-bar)]:static">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2.5 py-2.5 px-4 bg-accent text-on-accent text-sm/body font-semibold text-center">
          <Icon name="off-line" size={18} />
          {isHeld ? t.youAreOfflineOtherPagesOpen : t.youAreOfflineWhatYouSee}
          <KeptLink />
        </p>
      )}
      {isBack && <p className="sr-only">{t.youAreConnectedAgain}</p>}
    </div>
  );
}

/** A new document, which the service worker has; it leads back here once the network is there again. */
function KeptLink() {
  const { pathname, search, hash } = useLocation();
  const { tokenData } = useSession();
  if (!navigator.serviceWorker?.controller || !mayHaveResume(tokenData?.userType)) return null;
  return (
    <a
      href={`${sitePath(OFFLINE_PATH)}?from=${encodeURIComponent(sitePath(pathname + search))}${hash}`}
      className="underline underline-offset-4"
    >
      {t.readWhatIsKeptHere}
    </a>
  );
}

/** Whether a click or a submission would replace this page by another one of this site. */
function leadsToOtherPage(event: Event): boolean {
  if (!(event.target instanceof Element)) return false;
  if (event instanceof MouseEvent && (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey))
    return false;
  const source = event.type === "submit" ? event.target : event.target.closest("a[href]");
  const target = source?.getAttribute("target") ?? "_self";
  if (!source || target !== "_self" || source.hasAttribute("download")) return false;
  const address = source.getAttribute(event.type === "submit" ? "action" : "href") ?? "";
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname !== location.pathname && pathname !== sitePath(OFFLINE_PATH);
}

function onConnectionChange(callback: () => void): () => void {
  window.addEventListener("online", callback);
  window.addEventListener("offline", callback);
  return () => {
    window.removeEventListener("online", callback);
    window.removeEventListener("offline", callback);
  };
}

/** The footer: the public links of the site, the operator's social accounts, the colour scheme. */
function Footer() {
  const userType = useSession().tokenData?.userType ?? null;
  const { isOpen } = useWays();
  return (
    <footer className="mt-auto bg-night">
      <div className="on-night text-ink">
        <div className="wrap grid gap-10 pt-14 pb-10 lg:grid-cols-[1.2fr_2fr]">
          <div>
            <BrandName />
            <p className="mt-4 max-w-xs text-sm text-ink-soft">{t.jobsYouCanSearchInTheOpen}</p>
          </div>
          <nav aria-label={t.footer} className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
            {footerColumns(userType, isOpen).map((column) => (
              <div key={column.title}>
                <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-faint">{column.title}</h2>
                <ul className="mt-2">
                  {column.links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to} className="footer-link">
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="wrap">
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-5 text-sm text-ink-faint">
            <p>{fill(t.openSourceMitLicence, { brandName: BRAND_NAME })}</p>
            <SocialLinks />
            <LanguageLink className="footer-link" />
            <SchemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

function SocialLinks() {
  const { socialLinks } = useSiteFacts();
  if (socialLinks.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-4">
      {socialLinks.map((link) => (
        <li key={link.href}>
          <a href={link.href} rel="me noopener" className="footer-link">
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
