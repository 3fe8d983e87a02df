// Keeps the browser's session in step with the server's: checks it, renews tokens before they end, signs out when it is
// over, and follows the other tabs.
import { CallError } from "../../contract/call-error.ts";
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import type { HintStore } from "./hint-store.ts";
import type { PendingApply, SessionStore, SessionUser, TokenData } from "./session-state.ts";
import type { TabWord } from "./tab-channel.ts";
import { tokenDataOf } from "./token-data.ts";

/** Interval of session checks, and validity of their answers (a guest's too). */
export const RECHECK_MS = 50 * 60_000;
/** A tab that becomes visible checks again, but not within this time. */
export const GLANCE_MS = 60_000;
/** The server renews a token only in its last minute. */
const RENEW_BEFORE_MS = 45_000;
/** A token with less time left may have ended when the call arrives. */
const TOO_SHORT_MS = 5_000;
const RETRY_MS = 15_000;
const RELOAD_MS = 5_000;
export const EXPIRED_TEXT = "Access Denied: Your session has expired. Please log in again to continue.";

/** The page that explains that the sign-out at the provider failed. */
export const SIGN_OUT_TROUBLE_PATH = "/auth/checkRedirection?signOut=failed";

/** "unreachable": the server did not answer, so nothing changes. */
export type CheckOutcome = "signed-in" | "guest" | "unreachable";
export type SignOutWishes = {
  /** Ends every session of the account, on every device. */
  everywhere?: boolean;
  /** Path to go to afterwards, the landing page by default. */
  goTo?: string;
};

/** Everything that the engine depends on; tests bring their own clock and server. */
export type SessionWorld = {
  store: SessionStore;
  hints: HintStore;
  /** The server's session. Rejects when the server cannot be reached. */
  ask(): Promise<SessionAnswer>;
  /** Ends the session on the server; resolves to the page to leave by. Rejects when the server cannot be reached. */
  end(everywhere: boolean): Promise<string | null>;
  /** The token's owner. Rejects when that cannot be loaded. */
  loadUser(token: TokenData): Promise<SessionUser | null>;
  now(): number;
  /** Runs later; returns how to cancel it. */
  later(ms: number, run: () => void): () => void;
  isVisible(): boolean;
  mark(isLoggedIn: boolean): void;
  owed: { is(): boolean; set(isOwed: boolean): void };
  tell(word: TabWord): void;
  /** Deletes everything that the browser stores of the person. */
  clearStorage(): void;
  /** Erases an upload that waits for its owner to return. */
  forgetUpload(): void;
  toast(text: string): void;
  reload(): void;
  leave(to: string): void;
};

export type SessionEngine = ReturnType<typeof makeSessionEngine>;

export function makeSessionEngine(world: SessionWorld) {
  const { store, hints } = world;
  let checkedAt: number | null = null;
  let renewing: Promise<CheckOutcome> | null = null;
  let stopRenewal = () => {};
  let stopRecheck = () => {};
  let stopReload = () => {};

  const serverNow = () => world.now() + store.read().skew;
  const isLeaving = () => store.read().isLeaving;
  const msLeft = (token: TokenData) => token.expiresAt - serverNow();

  /** Asks the server once for all concurrent callers. */
  function renew(): Promise<CheckOutcome> {
    renewing ??= askServer().finally(() => {
      renewing = null;
    });
    return renewing;
  }

  async function askServer(): Promise<CheckOutcome> {
    try {
      if (world.owed.is()) await payOwed();
      const answer = await world.ask();
      if (isLeaving()) return "guest";
      checkedAt = world.now();
      return takeIn(answer) ? "signed-in" : "guest";
    } catch {
      return "unreachable";
    }
  }

  async function payOwed(): Promise<void> {
    await world.end(false);
    world.owed.set(false);
  }

  /** Adopts the answer; returns whether it has a signed-in person. */
  function takeIn(answer: SessionAnswer): boolean {
    const tokenData = tokenDataOf(answer);
    if (!tokenData) return false;
    const before = store.read();
    const isSomeoneElse = before.tokenData?.claims.sub !== tokenData.claims.sub;
    world.mark(true);
    store.set({ isLoggedIn: true, tokenData, ...(isSomeoneElse && { userDetails: null }) });
    planRenewal(tokenData);
    planRecheck();
    if (isSomeoneElse || store.read().userDetails === null) void meetUser(tokenData);
    return true;
  }

  /** Loads the person, and what this browser stored of them. */
  async function meetUser(token: TokenData): Promise<void> {
    // The pending application comes first: a page may wait for it.
    const pending = await hints.read<PendingApply>("PendingApply");
    if (isCurrent(token)) store.set({ PendingApply: pending });
    await writeTokenHints(hints, token);
    const userDetails = await world.loadUser(token).catch(() => null);
    if (!userDetails || !isCurrent(token)) return;
    store.set({ userDetails });
    await hints.write("userName", userDetails.name);
    await hints.write("lastAccessedDash", userDetails.lastAccessedDash);
  }

  const isCurrent = (token: TokenData) => store.read().tokenData?.claims.sub === token.claims.sub && !isLeaving();

  /** A hidden tab waits until it is visible, or until a call needs the token. */
  function planRenewal(token: TokenData): void {
    stopRenewal();
    const ms = Math.max(TOO_SHORT_MS, msLeft(token) - RENEW_BEFORE_MS);
    stopRenewal = world.later(ms, () => {
      if (world.isVisible()) void recheck();
    });
  }

  function planRecheck(): void {
    stopRecheck();
    stopRecheck = world.later(RECHECK_MS, () => void recheck());
  }

  /** Asks the server; if the session is over there, ends it here as well. */
  async function recheck(): Promise<CheckOutcome> {
    const outcome = await renew();
    if (outcome === "guest") loseSession();
    if (outcome === "unreachable") keepTrying();
    return outcome;
  }

  function keepTrying(): void {
    if (store.read().isLoggedIn === undefined) store.set({ isLoggedIn: false });
    stopRenewal();
    stopRenewal = world.later(RETRY_MS, () => void recheck());
  }

  /** After a check without a session: announces its end if the person was signed in. */
  function loseSession(): void {
    if (isLeaving()) return;
    if (store.read().isLoggedIn === true) expire();
    else becomeGuest();
  }

  function becomeGuest(): void {
    stopRenewal();
    stopRecheck();
    world.mark(false);
    store.set({ isLoggedIn: false, tokenData: null, userDetails: null });
  }

  function forgetPerson(): void {
    world.clearStorage();
    store.set({ PendingApply: null });
    void hints.clear();
  }

  /**
   * The session is over: signs out here and in every tab. The page says so, stays readable, and reloads in 5 seconds.
   */
  function expire(): void {
    if (isLeaving()) return;
    world.tell("expired");
    expireHere();
  }

  function expireHere(): void {
    store.set({ isLeaving: true, isLoggedIn: false });
    stopRenewal();
    stopRecheck();
    forgetPerson();
    world.mark(false);
    startAnew();
  }

  function startAnew(): void {
    world.toast(EXPIRED_TEXT);
    stopReload();
    stopReload = world.later(RELOAD_MS, () => world.reload());
  }

  return {
    /** The state of the session; asks the server at most every 50 minutes. */
    async check(): Promise<CheckOutcome> {
      const { isLoggedIn, tokenData } = store.read();
      const isFresh = checkedAt !== null && world.now() - checkedAt < RECHECK_MS;
      if (isFresh && isLoggedIn === false) return "guest";
      if (isFresh && tokenData && msLeft(tokenData) > TOO_SHORT_MS) return "signed-in";
      return recheck();
    },
    recheck,
    /** The tab has become visible. */
    async lookAgain(): Promise<void> {
      const { tokenData } = store.read();
      const isStale = checkedAt === null || world.now() - checkedAt >= GLANCE_MS;
      if (isStale || (tokenData && msLeft(tokenData) <= RENEW_BEFORE_MS)) await recheck();
    },
    /** Adopts the session of a sign-in, and notifies the other tabs. */
    signedIn(answer: SessionAnswer): void {
      store.set({ isLeaving: false });
      stopReload();
      checkedAt = world.now();
      world.owed.set(false);
      if (takeIn(answer)) world.tell("signed-in");
    },
    /** Notes the server's clock (ms), by which tokens end: this machine's may be wrong. */
    hearTime(serverTime: number): void {
      const skew = serverTime - world.now();
      // The server reports whole seconds.
      if (Math.abs(skew - store.read().skew) > 2_000) store.set({ skew });
    },
    /** A valid token for a call now, renewed if necessary; null for a guest. */
    async accessToken(): Promise<string | null> {
      const { tokenData } = store.read();
      if (!tokenData) return null;
      if (msLeft(tokenData) > TOO_SHORT_MS || isLeaving()) return tokenData.accessToken;
      await renew();
      return store.read().tokenData?.accessToken ?? null;
    },
    /** After a 401 for a call with `refused`: the token for one retry, or null when the session is over. */
    async renewAfter(refused: string): Promise<string | null> {
      const present = store.read().tokenData?.accessToken ?? null;
      if (isLeaving()) return null;
      if (present !== null && present !== refused) return present;
      const outcome = await renew();
      if (outcome === "guest") expire();
      return outcome === "signed-in" ? (store.read().tokenData?.accessToken ?? null) : null;
    },
    expire,
    /** A link needs a token and there is none: the page says so and reloads. */
    missToken(): void {
      if (!isLeaving()) startAnew();
    },
    /**
     * Clears what is stored, then ends the session on the server, then leaves by the provider's page if there is one.
     */
    async signOut({ everywhere = false, goTo = "/" }: SignOutWishes = {}): Promise<void> {
      store.set({ isLeaving: true });
      forgetPerson();
      world.forgetUpload();
      becomeGuest();
      world.tell("signed-out");
      const continueAt = await world.end(everywhere).catch((error) => {
        // The session here has ended all the same.
        if (isProviderTrouble(error)) return SIGN_OUT_TROUBLE_PATH;
        world.owed.set(true);
        return null;
      });
      world.leave(continueAt ?? goTo);
    },
    /** Another tab has found that the session is over. */
    expiredElsewhere(): void {
      if (!isLeaving() && store.read().isLoggedIn === true) expireHere();
    },
    /** Another tab signed out. */
    signedOutElsewhere(): void {
      if (isLeaving()) return;
      checkedAt = world.now();
      store.set({ PendingApply: null });
      becomeGuest();
    },
  };
}

const isProviderTrouble = (error: unknown): boolean =>
  error instanceof CallError && error.refusal?.errorCode === "OAUTH_SIGN_OUT";

async function writeTokenHints(hints: HintStore, token: TokenData): Promise<void> {
  await hints.write("userType", token.userType);
  await hints.write("corporateUserType", token.corporateUserType);
  await hints.write("userEmail", token.email);
  await hints.write("cognitoUserId", token.claims.sub ?? null);
  await hints.write("isLinkedInUser", token.claims.identity_provider === "linkedin");
}
