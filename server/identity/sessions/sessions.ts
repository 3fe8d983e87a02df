// The interface to browser sessions, whose refresh tokens stay on the server.
import type Provider from "oidc-provider";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Redirect } from "../../platform/mount.ts";
import type { Proof } from "../gateways/gateway.ts";
import type { IdentitySettings } from "../identity.ts";
import type { Issuer } from "../issuer/issuer.ts";
import type { PendingLinks } from "../social/serve-social.ts";
import type { Upstream } from "../social/upstream.ts";

export type SessionParts = {
  deps: Deps;
  settings: IdentitySettings;
  issuer: Issuer;
  /** Null if another issuer signs people in. */
  provider: Provider | null;
  /** Null without a social provider. */
  upstream: Upstream | null;
  /** Social accounts that wait for the owner's password. */
  links: PendingLinks;
};

/** The issuer's callback parameters, as in the address of /auth/checkRedirection. */
export type Callback = {
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
  session_state?: string | undefined;
};

export type Sessions = {
  /**
   * Opens a session for a proof: gets tokens from the issuer unless the proof has them, stores them sealed, sets the
   * cookie.
   */
  open(proof: Proof, call: Call<unknown>): Promise<SessionAnswer>;
  /**
   * The browser's session. Refreshes its tokens when less than a minute is left, once for parallel requests.
   * `isLoggedIn` is false without a session. 503 if the issuer cannot be reached.
   */
  read(call: Call<unknown>): Promise<SessionAnswer>;
  /** Ends this session, or every session of the account; `continueAt` is the issuer's log-out page, if any. */
  end(call: Call<unknown>, everywhere: boolean): Promise<{ continueAt: string | null }>;
  /** Ends the sessions and grants of an account except the session `except`, in the caller's transaction. */
  endAll(tx: Writer, accountId: string, except?: string): Promise<void>;
  /** The address to sign in at the issuer or a social provider. 400 for an unknown provider. */
  startRedirect(
    query: { provider?: string | undefined; returnTo?: string | undefined },
    call: Call<unknown>,
  ): Promise<Redirect>;
  /**
   * Finishes what startRedirect began in this browser. Refuses with OAUTH_STATE, OAUTH_CANCELLED, OAUTH_FAILED,
   * OAUTH_NO_TOKEN or LINK_REQUIRED; 503 if the issuer cannot be reached.
   */
  finishRedirect(body: Callback, call: Call<unknown>): Promise<SessionAnswer & { returnTo: string }>;
  /** Completes the sign-in that another application requested; resolves to the address where the browser continues. */
  finishInteraction(uid: string, proof: Proof, call: Call<unknown>): Promise<string>;
};
