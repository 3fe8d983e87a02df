// Keeps the browser's session in step with the server's: checks it, renews tokens before they end, signs out when it is
// over, and follows the other tabs.
import { t } from "#messages/shared.ts";
import { CallError } from "../../contract/call-error.ts";
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import type { HintName, HintStore } from "./hint-store.ts";
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
export const EXPIRED_TEXT = t.accessDeniedYourSessionHas;

/** The page that explains that the sign-out at the provider failed. */
export const SIGN_OUT_TROUBLE_PATH = "/auth/checkRedirection?signOut=failed";

/** "unreachable": the server did not answer, so nothing changes. */
export type CheckOutcome = "signed-in" | "guest" | "unreachable";
export type SignOutWishes = {
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
  /** The session is this account's: what another one left to read offline is erased. */
  claimOffline(sub: string): void;
  /** Erases what can be read offline, and ends notifications on this device. Never rejects. */
  forgetOffline(): Promise<void>;
  toast(text: string): void;
  reload(): void;
  leave(to: string): void;
};

export class SessionEngine {
  readonly #world: SessionWorld;
  readonly #store: SessionStore;
  #checkedAt: number | null = null;
  #renewing: Promise<CheckOutcome> | null = null;
  /** Rises when another tab signs out: what was asked before is answered for a session that is over. */
  #signOuts = 0;
  #stopRenewal = () => {};
  #stopRecheck = () => {};
  #stopReload = () => {};

  constructor(world: SessionWorld) {
    this.#world = world;
    this.#store = world.store;
  }

  /** The state of the session; asks the server at most every 50 minutes. */
  async check(): Promise<CheckOutcome> {
    const { isLoggedIn, tokenData } = this.#store.read();
    const isFresh = this.#checkedAt !== null && this.#world.now() - this.#checkedAt < RECHECK_MS;
    if (isFresh && isLoggedIn === false) return "guest";
    if (isFresh && tokenData && this.#msLeft(tokenData) > TOO_SHORT_MS) return "signed-in";
    return this.recheck();
  }

  /** Asks the server; if the session is over there, ends it here as well. */
  async recheck(): Promise<CheckOutcome> {
    const signOuts = this.#signOuts;
    const outcome = await this.#renew();
    if (outcome === "guest" && this.#signOuts === signOuts) this.#loseSession();
    if (outcome === "unreachable") this.#keepTrying();
    return outcome;
  }

  /** The tab has become visible. */
  async lookAgain(): Promise<void> {
    const { tokenData } = this.#store.read();
    const isStale = this.#checkedAt === null || this.#world.now() - this.#checkedAt >= GLANCE_MS;
    if (isStale || (tokenData && this.#msLeft(tokenData) <= RENEW_BEFORE_MS)) await this.recheck();
  }

  /** Adopts the session of a sign-in, and notifies the other tabs. */
  signedIn(answer: SessionAnswer): void {
    this.#store.set({ isLeaving: false });
    this.#stopReload();
    this.#checkedAt = this.#world.now();
    this.#world.owed.set(false);
    if (this.#takeIn(answer)) this.#world.tell("signed-in");
  }

  /** Notes the server's clock (ms), by which tokens end: this machine's may be wrong. */
  hearTime(serverTime: number): void {
    const skew = serverTime - this.#world.now();
    // The server reports whole seconds.
    if (Math.abs(skew - this.#store.read().skew) > 2_000) this.#store.set({ skew });
  }

  /** A valid token for a call now, renewed if necessary; null for a guest. */
  async accessToken(): Promise<string | null> {
    const { tokenData } = this.#store.read();
    if (!tokenData) return null;
    if (this.#msLeft(tokenData) > TOO_SHORT_MS || this.#isLeaving()) return tokenData.accessToken;
    await this.#renew();
    return this.#token();
  }

  /** After a 401 for a call with `refused`: the token for one retry, or null when the session is over. */
  async renewAfter(refused: string): Promise<string | null> {
    const present = this.#token();
    if (this.#isLeaving()) return null;
    if (present !== null && present !== refused) return present;
    const signOuts = this.#signOuts;
    const outcome = await this.#renew();
    if (outcome === "guest" && this.#signOuts === signOuts) this.expire();
    return outcome === "signed-in" ? this.#token() : null;
  }

  /** The session is over in every tab: the page says so, stays readable, and reloads in 5 seconds. */
  expire(): void {
    if (this.#isLeaving()) return;
    this.#world.tell("expired");
    this.#expireHere();
  }

  /** A link needs a token and there is none: the page says so and reloads. */
  missToken(): void {
    if (!this.#isLeaving()) this.#startAnew();
  }

  /** Clears what is stored, then ends the session on the server, then leaves by the provider's page if there is one. */
  async signOut({ everywhere = false, goTo = "/" }: SignOutWishes = {}): Promise<void> {
    this.#store.set({ isLeaving: true });
    this.#forgetPerson();
    this.#world.forgetUpload();
    const erased = this.#becomeGuest();
    this.#world.tell("signed-out");
    let isOwed = false;
    const continueAt = await this.#world.end(everywhere).catch((error) => {
      // The session here has ended all the same.
      if (isProviderTrouble(error)) return SIGN_OUT_TROUBLE_PATH;
      isOwed = true;
      return null;
    });
    await erased;
    // Once more, for what another tab wrote before it heard of the sign-out.
    this.#forgetPerson();
    if (isOwed) this.#world.owed.set(true);
    this.#world.leave(continueAt ?? goTo);
  }

  /** Another tab has found that the session is over. */
  expiredElsewhere(): void {
    if (!this.#isLeaving() && this.#store.read().isLoggedIn === true) this.#expireHere();
  }

  /** Another tab signed out. */
  signedOutElsewhere(): void {
    if (this.#isLeaving()) return;
    this.#signOuts += 1;
    this.#renewing = null;
    this.#checkedAt = this.#world.now();
    this.#store.set({ PendingApply: null });
    this.#world.hints.halt();
    void this.#becomeGuest();
  }

  #isLeaving = () => this.#store.read().isLeaving;
  #token = () => this.#store.read().tokenData?.accessToken ?? null;
  #msLeft = (token: TokenData) => token.expiresAt - (this.#world.now() + this.#store.read().skew);
  #isCurrent = (token: TokenData) =>
    this.#store.read().tokenData?.claims.sub === token.claims.sub && !this.#isLeaving();

  /** Asks the server once for all concurrent callers. */
  #renew(): Promise<CheckOutcome> {
    if (this.#renewing) return this.#renewing;
    const renewing = this.#askServer().finally(() => {
      if (this.#renewing === renewing) this.#renewing = null;
    });
    this.#renewing = renewing;
    return renewing;
  }

  async #askServer(): Promise<CheckOutcome> {
    const { owed, end, ask, now } = this.#world;
    const signOuts = this.#signOuts;
    try {
      if (owed.is()) {
        await end(false);
        owed.set(false);
      }
      const answer = await ask();
      if (this.#isLeaving() || this.#signOuts > signOuts) return "guest";
      this.#checkedAt = now();
      return this.#takeIn(answer) ? "signed-in" : "guest";
    } catch {
      return "unreachable";
    }
  }

  /** Adopts the answer; returns whether it has a signed-in person. */
  #takeIn(answer: SessionAnswer): boolean {
    const tokenData = tokenDataOf(answer);
    if (!tokenData) return false;
    const isSomeoneElse = this.#store.read().tokenData?.claims.sub !== tokenData.claims.sub;
    this.#world.mark(true);
    this.#store.set({ isLoggedIn: true, tokenData, ...(isSomeoneElse && { userDetails: null }) });
    this.#planRenewal(tokenData);
    this.#stopRecheck();
    this.#stopRecheck = this.#world.later(RECHECK_MS, () => void this.recheck());
    if (isSomeoneElse && tokenData.claims.sub) this.#world.claimOffline(tokenData.claims.sub);
    if (isSomeoneElse || this.#store.read().userDetails === null) void this.#meetUser(tokenData);
    return true;
  }

  /** Loads the person, and what this browser stored of them. */
  async #meetUser(token: TokenData): Promise<void> {
    const { hints } = this.#world;
    // The pending application comes first: a page may wait for it.
    const pending = await hints.read<PendingApply>("PendingApply");
    if (this.#isCurrent(token)) this.#store.set({ PendingApply: pending });
    await this.#writeHints(token, tokenHints(token));
    const userDetails = await this.#world.loadUser(token).catch(() => null);
    if (!userDetails || !this.#isCurrent(token)) return;
    this.#store.set({ userDetails });
    await this.#writeHints(token, [
      ["userName", userDetails.name],
      ["lastAccessedDash", userDetails.lastAccessedDash],
    ]);
  }

  /** Writing takes a while, in which a sign-out may have deleted all hints. */
  async #writeHints(token: TokenData, values: readonly (readonly [HintName, unknown])[]): Promise<void> {
    for (const [name, value] of values) if (this.#isCurrent(token)) await this.#world.hints.write(name, value);
  }

  /** A hidden tab waits until it is visible, or until a call needs the token. */
  #planRenewal(token: TokenData): void {
    this.#stopRenewal();
    this.#stopRenewal = this.#world.later(Math.max(TOO_SHORT_MS, this.#msLeft(token) - RENEW_BEFORE_MS), () => {
      if (this.#world.isVisible()) void this.recheck();
    });
  }

  #keepTrying(): void {
    if (this.#store.read().isLoggedIn === undefined) this.#store.set({ isLoggedIn: false });
    this.#stopRenewal();
    this.#stopRenewal = this.#world.later(RETRY_MS, () => void this.recheck());
  }

  /** After a check without a session: announces its end if the person was signed in. */
  #loseSession(): void {
    if (this.#isLeaving()) return;
    if (this.#store.read().isLoggedIn === true) this.expire();
    else void this.#becomeGuest();
  }

  /** Resolves when nothing is left to read offline. */
  #becomeGuest(): Promise<void> {
    this.#stopRenewal();
    this.#stopRecheck();
    this.#world.mark(false);
    this.#store.set({ isLoggedIn: false, tokenData: null, userDetails: null });
    return this.#world.forgetOffline();
  }

  #forgetPerson(): void {
    this.#world.clearStorage();
    this.#store.set({ PendingApply: null });
    void this.#world.hints.clear();
  }

  #expireHere(): void {
    this.#store.set({ isLeaving: true, isLoggedIn: false });
    this.#stopRenewal();
    this.#stopRecheck();
    this.#forgetPerson();
    void this.#world.forgetOffline();
    this.#world.mark(false);
    this.#startAnew();
  }

  #startAnew(): void {
    this.#world.toast(EXPIRED_TEXT);
    this.#stopReload();
    this.#stopReload = this.#world.later(RELOAD_MS, this.#world.reload);
  }
}

const isProviderTrouble = (error: unknown): boolean =>
  error instanceof CallError && error.refusal?.errorCode === "OAUTH_SIGN_OUT";

const tokenHints = (token: TokenData): readonly (readonly [HintName, unknown])[] => [
  ["userType", token.userType],
  ["corporateUserType", token.corporateUserType],
  ["userEmail", token.email],
  ["cognitoUserId", token.claims.sub ?? null],
  ["isLinkedInUser", token.claims.identity_provider === "linkedin"],
];
