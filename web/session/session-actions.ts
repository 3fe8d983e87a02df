// What screens may do with the session. The engine behind it loads with the first need of it, which a visitor on a public page never has.
import type { SessionAnswer } from "../../contract/session.ts";
import { hasPlace } from "./place-key.ts";
import type { CheckOutcome, SignOutWishes } from "./session-engine.ts";
import { type PendingApply, sessionStore } from "./session-state.ts";
import { isSessionExpected } from "./signed-in-mark.ts";
import { hearTabs, type TabWord } from "./tab-channel.ts";

const load = async () => (await import("./live-session.ts")).session;

/** Who is here: asks the server unless it was asked in the last 50 minutes. */
export const check = async (): Promise<CheckOutcome> => (await load()).check();

/** Asks the server in any case. */
export const recheck = async (): Promise<CheckOutcome> => (await load()).recheck();

/** Takes in the answer of a sign-in. */
export const signedIn = async (answer: SessionAnswer): Promise<void> => (await load()).signedIn(answer);

/** Signs out, here and in every tab, and leaves the page. */
export const signOut = async (wishes?: SignOutWishes): Promise<void> => (await load()).signOut(wishes);

/** Whether a link that needs a token may be followed; if not, the page says why and starts anew in 5 seconds. */
export async function mayFollow(): Promise<boolean> {
  const session = await load();
  const hasToken = (await session.accessToken()) !== null;
  if (!hasToken) session.missToken();
  return hasToken;
}

/** Remembers what to apply to after the sign-in; null forgets it. Resolves when it is kept. */
export async function setPendingApply(pending: PendingApply | null): Promise<void> {
  sessionStore.set({ PendingApply: pending });
  const { removeHint, writeHint } = await import("./hints.ts");
  await (pending === null ? removeHint("PendingApply") : writeHint("PendingApply", pending));
}

export const setModalOpen = (isModalOpen: boolean) => sessionStore.set({ isModalOpen });

/** Begins when the page has come alive. Returns how to stop. */
export function watchSession(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const forget = hearTabs((word) => void hear(word));
  document.addEventListener("visibilitychange", onVisible, { signal });
  window.addEventListener("online", onVisible, { signal });
  window.addEventListener("pageshow", onPageShow, { signal });
  decide();
  if (hasPlace()) void import("./keep-place.ts").then((kept) => kept.returnToPlace());
  return () => {
    stop.abort();
    forget();
  };
}

/** Only a browser that had a session is asked about it: a visitor costs no call. */
function decide(): void {
  if (isSessionExpected()) void check();
  else if (sessionStore.read().isLoggedIn === undefined) sessionStore.set({ isLoggedIn: false });
}

function onVisible(): void {
  if (document.visibilityState === "visible" && isSessionExpected()) void load().then((session) => session.lookAgain());
}

/** A page out of the browser's memory of history shows who was signed in when it was left. */
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
