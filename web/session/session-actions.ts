// The session's actions for screens. The engine behind them loads when first needed, which is never for a visitor of public pages.
import { mayHaveResume } from "../../contract/identity/rules.ts";
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import { hasPlace } from "./place-key.ts";
import type { CheckOutcome, SignOutWishes } from "./session-engine.ts";
import { type PendingApply, sessionStore } from "./session-state.ts";
import { isSessionExpected } from "./signed-in-mark.ts";
import { hearTabs, type TabWord } from "./tab-channel.ts";

const load = async () => (await import("./live-session.ts")).session;

/** The state of the session: asks the server unless it was asked in the last 50 minutes. */
export const check = async (): Promise<CheckOutcome> => (await load()).check();

/** As `check`, but always asks the server. */
export const recheck = async (): Promise<CheckOutcome> => (await load()).recheck();

export const signedIn = async (answer: SessionAnswer): Promise<void> => (await load()).signedIn(answer);

/** Signs out, here and in every tab, and leaves the page. */
export const signOut = async (wishes?: SignOutWishes): Promise<void> => (await load()).signOut(wishes);

/** Whether a link that needs a token may be followed; if not, the page says why and reloads in 5 seconds. */
export async function mayFollow(): Promise<boolean> {
  const session = await load();
  const hasToken = (await session.accessToken()) !== null;
  if (!hasToken) session.missToken();
  return hasToken;
}

/** Stores the application to resume after the sign-in; null removes it. Resolves when stored. */
export async function setPendingApply(pending: PendingApply | null): Promise<void> {
  sessionStore.set({ PendingApply: pending });
  const { removeHint, writeHint } = await import("./hints.ts");
  await (pending === null ? removeHint("PendingApply") : writeHint("PendingApply", pending));
}

export const setModalOpen = (isModalOpen: boolean) => sessionStore.set({ isModalOpen });

/** Starts when the page is hydrated. Returns how to stop. */
export function watchSession(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const forget = hearTabs((word) => void hear(word));
  const rest = followPerson();
  document.addEventListener("visibilitychange", onVisible, { signal });
  window.addEventListener("online", onVisible, { signal });
  window.addEventListener("pageshow", onPageShow, { signal });
  decide();
  if (hasPlace()) void import("./keep-place.ts").then((kept) => kept.returnToPlace());
  return () => {
    stop.abort();
    forget();
    rest();
  };
}

/** Keeps what a candidate can read offline up to date while they are signed in. Returns how to stop. */
function followPerson(): () => void {
  let subject: string | undefined;
  let stop = () => {};
  const look = () => {
    const { isLoggedIn, tokenData } = sessionStore.read();
    const found = isLoggedIn && mayHaveResume(tokenData?.userType) ? tokenData?.claims.sub : undefined;
    if (found === subject) return;
    subject = found;
    stop();
    stop = () => {};
    if (found === undefined) return;
    const begin = ({ keepOffline }: { keepOffline: () => () => void }) => {
      if (subject === found) stop = keepOffline();
    };
    // If it does not load, nothing more is kept.
    import("./keep-offline.ts").then(begin, () => {});
  };
  const deafen = sessionStore.listen(look);
  look();
  return () => {
    deafen();
    stop();
  };
}

/** The server is asked only if this browser had a session: visitors cost no call. */
function decide(): void {
  if (isSessionExpected()) void check();
  else if (sessionStore.read().isLoggedIn === undefined) sessionStore.set({ isLoggedIn: false });
}

function onVisible(): void {
  if (document.visibilityState === "visible" && isSessionExpected()) void load().then((session) => session.lookAgain());
}

/** A page restored from the back/forward cache shows the session from when it was left. */
function onPageShow(event: PageTransitionEvent): void {
  const { isLoggedIn, isLeaving } = sessionStore.read();
  if (event.persisted && (isLeaving || isSessionExpected() !== (isLoggedIn === true))) window.location.reload();
}

async function hear(word: TabWord): Promise<void> {
  if (word === "signed-in") return void (await recheck());
  if (sessionStore.read().isLoggedIn === false) return;
  const session = await load();
  if (word === "expired") session.expiredElsewhere();
  else session.signedOutElsewhere();
}
