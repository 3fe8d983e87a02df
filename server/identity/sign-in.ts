// Signs people in, up and out by the gateway in force, and changes their password.
import { safeReturnTo } from "../../contract/identity/return-to.ts";
import { type DemoRole, demoEmailOf, type Language } from "../../contract/identity/rules.ts";
import type { SessionAnswer, SignInMethods } from "../../contract/identity/wire.ts";
import type { Deps } from "../deps.ts";
import { type Call, type Caller, sameSite, type Who, withoutToken } from "../platform/mount.ts";
import { isLoopback } from "../platform/openings.ts";
import { notFound, Refusal, refuse } from "../platform/refusal.ts";
import { findAccountByEmail } from "./accounts.ts";
import { sessionCookieOf } from "./cookies.ts";
import { waitForFactor } from "./factors/give-factor.ts";
import { lacksFactor } from "./factors/store.ts";
import type { ChangePasswordForm, ConfirmForm, SignInForm } from "./gateways/gateway.ts";
import type { Identity, IdentitySettings } from "./identity.ts";
import { SIGNED_OUT } from "./sessions/open-session.ts";
import { companyProvider } from "./social/company-issuers.ts";
import { GOOGLE, LINKEDIN } from "./social/upstream.ts";

/** 401 without a session cookie ("User not authenticated"), and without a valid token. */
export function ownSession(
  { callers, settings }: Pick<Identity, "callers" | "settings">,
  who: Who<Caller> = callers.signedIn,
): Who<Caller> {
  const cookie = sessionCookieOf(settings.publicUrl);
  return async (request) => {
    await sameSite(request);
    if (!request.cookies[cookie]) throw refuse(401, "UNAUTHENTICATED", "User not authenticated");
    return who(request);
  };
}

/** For another application it opens no session here; the browser continues there. */
export async function signIn(
  form: SignInForm,
  call: Call,
  { gateway, sessions, settings }: Identity,
  deps: Deps,
): Promise<SessionAnswer & { continueAt: string | null }> {
  const proof = await gateway.signIn(form, call);
  if (await lacksFactor(deps.db, proof)) {
    await waitForFactor({ deps, settings }, call, proof, form.interaction ?? null);
    return { ...SIGNED_OUT, secondFactor: "GIVE", continueAt: null };
  }
  if (form.interaction === undefined) return { ...(await sessions.open(proof, call)), continueAt: null };
  return { ...SIGNED_OUT, continueAt: await sessions.finishInteraction(form.interaction, proof, call) };
}

/** Set by proxies, which bring other machines' requests here under this machine's name. */
const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-forwarded-host", "via"];

const noDemo = () => notFound("This site has no demo to switch roles in.");

/**
 * 404 for what comes from another machine or through a proxy. Another name of this machine, as a rebound domain has one,
 * is refused. Looks at socket and headers as they came, not at what a proxy says of them.
 */
export const onThisMachine: Who = withoutToken(async (request) => {
  await sameSite(request);
  const { headers, socket } = request.raw;
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined) || !isLoopback(socket.remoteAddress ?? ""))
    throw noDemo();
  if (!isLoopback(URL.parse(`http://${headers.host}`)?.hostname ?? ""))
    throw refuse(403, "FORBIDDEN_ORIGIN", "This was sent from another site.");
  return null;
});

/** Opens a session of a demo account. 404 unless the site is a trial on this machine. */
export async function signInToDemo(
  { role }: { role: DemoRole },
  call: Call,
  { settings, sessions }: Identity,
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<SessionAnswer> {
  const account = settings.hasDemoBar ? await findAccountByEmail(db, demoEmailOf(role)) : null;
  if (!account?.isDemo) throw noDemo();
  return sessions.open({ accountId: account.id, authTime: clock(), authGen: account.authGen, isDemo: true }, call);
}

/** How people sign in here, now that companies may have set up their own ways. */
export async function readSignInMethods(
  { settings, upstreams }: Pick<Identity, "settings" | "upstreams">,
  { db }: Pick<Deps, "db">,
): Promise<SignInMethods> {
  const hasCompanies = await upstreams.companies?.issuers.areThere(db);
  return { ...signInMethodsOf(settings), ...(hasCompanies && { company: true as const }) };
}

type CompanyWay = { workEmail: string; returnTo?: string | undefined; language?: Language | undefined };

/** Where the company of an address signs its people in. Says the same for addresses with and without an account. */
export async function findCompanySignIn(
  { workEmail, returnTo, language }: CompanyWay,
  { upstreams }: Pick<Identity, "upstreams">,
  { db }: Pick<Deps, "db">,
): Promise<{ continueAt: string }> {
  const companyId = await upstreams.companies?.issuers.companyFor(db, workEmail);
  if (!companyId)
    throw notFound(
      "No company has its own log-in here for this address. Please log in with your password.",
      "workEmail",
    );
  const query = new URLSearchParams({ provider: companyProvider(companyId) });
  if (returnTo !== undefined) query.set("returnTo", safeReturnTo(returnTo));
  if (language !== undefined) query.set("language", language);
  return { continueAt: `/api/session/authorize?${query}` };
}

/** Ends the session of this browser, or every session of its account. */
export async function signOut(form: { everywhere?: boolean | undefined }, call: Call, { sessions }: Identity) {
  const { continueAt } = await sessions.end(call, form.everywhere === true);
  return { isLoggedIn: false, continueAt } as const;
}

/** Confirms a sign-up and opens a session if the gateway returns a proof. */
export async function confirmSignUp(form: ConfirmForm, call: Call, { gateway, sessions }: Identity) {
  const proof = await gateway.confirmSignUp(form, call);
  const session = proof && (await sessions.open(proof, call).catch(nullWhenBusy));
  return session
    ? ({ ...session, isSignUpComplete: true, nextStep: "COMPLETE_AUTO_SIGN_IN" } as const)
    : ({ ...SIGNED_OUT, isSignUpComplete: true, nextStep: "DONE" } as const);
}

/** The account exists and its code is used, so a busy server (503) only means that the user signs in later. */
function nullWhenBusy(error: unknown): null {
  if (error instanceof Refusal && error.status === 503) return null;
  throw error;
}

/** Changes the caller's password and opens a new session with it. */
export async function changePassword(
  form: ChangePasswordForm,
  call: Call<Caller>,
  { gateway, sessions }: Identity,
): Promise<SessionAnswer> {
  const proof = await gateway.changePassword(form, call);
  return proof ? sessions.open(proof, call) : sessions.read(call);
}

/**
 * Password forms unless the issuer has its own page; LinkedIn if configured, else its labelled stand-in if allowed;
 * Google if configured.
 */
export function signInMethodsOf({ config, standIn, mailIsMissing }: IdentitySettings): SignInMethods {
  if (config.kind === "oidc") return { password: false, signUp: false, providers: [] };
  if (config.kind === "cognito") return { password: true, signUp: true, providers: [] };
  const isStandIn = config.linkedIn === null;
  const linkedIn = { name: LINKEDIN, label: isStandIn ? "LinkedIn (stand-in)" : "LinkedIn", isStandIn };
  const google = { name: GOOGLE, label: GOOGLE, isStandIn: false };
  const providers = [...(isStandIn && !standIn ? [] : [linkedIn]), ...(config.google ? [google] : [])];
  return { password: true, signUp: true, providers, ...(mailIsMissing && { mailIsMissing }) };
}
