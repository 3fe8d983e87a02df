// The session of this page: the engine with the real clock, network, storage and tabs. Loaded when first needed.
import { createClient } from "../../contract/client.ts";
import { sitePath } from "../ui/site-path.ts";
import { showToast } from "../ui/toast.ts";
import { hints } from "./hints.ts";
import { claimOffline, forgetOffline } from "./offline-store.ts";
import { meetLanguage } from "./own-language.ts";
import { forgetUpload } from "./pending-upload.ts";
import { sendCall } from "./send-call.ts";
import { SessionEngine } from "./session-engine.ts";
import { type SessionUser, sessionStore, type TokenData } from "./session-state.ts";
import { isSignOutOwed, markSession, markSignOutOwed } from "./signed-in-mark.ts";
import { tellTabs } from "./tab-channel.ts";
import { endPushes, registerWorkerLater } from "./worker.ts";

/** Retained on sign-out: these belong to the screen and not to the person. */
const KEPT = ["scheme", "language"];

const clientWith = (token: string | null) =>
  createClient(async (call) => {
    const sent = await sendCall(call, token);
    if (sent.serverNow !== null) session.hearTime(sent.serverNow);
    return sent;
  });

/** For recruiters, includes the company; if only the issuer's group makes them one, the account alone. */
async function loadUser(token: TokenData): Promise<SessionUser | null> {
  const user = await findUser(token);
  const owed = user && meetLanguage(user.language);
  if (!user || !owed) return user;
  const told = { params: { email: token.email }, body: { language: owed } };
  // Failing has no consequences: the next page tells it again.
  return clientWith(token.accessToken)("updateUserDetails", told).then(
    () => ({ ...user, language: owed }),
    () => user,
  );
}

async function findUser({ accessToken, email, userType, claims }: TokenData): Promise<SessionUser | null> {
  const call = clientWith(accessToken);
  if (userType === "Corporate") {
    const params = { cognitoUserId: claims.sub ?? "" };
    const [found] = await call("getCorporateUser", { params }).catch(() => []);
    if (found) return found;
  }
  const [found] = await call("getUserDetails", { params: { email } });
  return found ?? null;
}

function clearStorage(): void {
  try {
    const kept = KEPT.map((key) => [key, window.localStorage.getItem(key)] as const);
    window.localStorage.clear();
    for (const [key, text] of kept) if (text !== null) window.localStorage.setItem(key, text);
  } catch {
    // Private windows may refuse storage.
  }
}

export const session = new SessionEngine({
  store: sessionStore,
  hints,
  ask: () => clientWith(null)("getSession"),
  async end(everywhere) {
    const token = sessionStore.read().tokenData?.accessToken ?? null;
    return (await clientWith(token)("signOut", { body: { everywhere } })).continueAt;
  },
  loadUser,
  now: () => Date.now(),
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  isVisible: () => document.visibilityState === "visible",
  mark: markSession,
  owed: { is: isSignOutOwed, set: markSignOutOwed },
  tell: tellTabs,
  clearStorage,
  forgetUpload: () => void forgetUpload(),
  claimOffline(sub) {
    void claimOffline(sub);
    registerWorkerLater();
  },
  async forgetOffline() {
    // A push service that does not answer keeps nobody from leaving.
    const patience = new Promise<void>((resolve) => setTimeout(resolve, 2_000));
    await forgetOffline();
    await Promise.race([endPushes(), patience]);
  },
  toast: (text) => showToast("error", text),
  reload: () => window.location.reload(),
  // An outside issuer's address ends its session as well.
  leave: (to) => window.location.assign(to.startsWith("/") ? sitePath(to) : to),
});
