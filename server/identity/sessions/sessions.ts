// What the browser's session can be asked for; the tokens behind it stay on the server.
import type { SessionAnswer } from "../../../contract/session.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Redirect } from "../../platform/mount.ts";
import type { Proof } from "../gateways/gateway.ts";

/** What comes back from the issuer's page, as it stands in the address of /auth/checkRedirection. */
export type Callback = {
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
  session_state?: string | undefined;
};

export type Sessions = {
  /** Opens a session for a proven account: makes tokens at the issuer unless the proof has them, keeps them sealed, sets the cookie. */
  open(proof: Proof, call: Call<unknown>): Promise<SessionAnswer>;
  /**
   * The browser's session; its tokens are refreshed when less than a minute is left, once however many ask.
   * `isLoggedIn` is false when there is none. 503 while the issuer cannot be reached.
   */
  read(call: Call<unknown>): Promise<SessionAnswer>;
  /** Ends this session, or every session of the account; `continueAt` is the page to leave the issuer by, if it has one. */
  end(call: Call<unknown>, everywhere: boolean): Promise<{ continueAt: string | null }>;
  /** Ends the sessions and grants of an account, all but the session `except`, in the caller's transaction. */
  endAll(tx: Writer, accountId: string, except?: string): Promise<void>;
  /** Where the browser goes to sign in at the issuer, or at a social provider. 400 for an unknown provider. */
  startRedirect(
    query: { provider?: string | undefined; returnTo?: string | undefined },
    call: Call<unknown>,
  ): Promise<Redirect>;
  /** Finishes what startRedirect began in this browser. Refuses in the words of spec §8. */
  finishRedirect(body: Callback, call: Call<unknown>): Promise<SessionAnswer & { returnTo: string }>;
  /** Answers the sign-in that another application asked for, and says where the browser goes on. */
  finishInteraction(uid: string, proof: Proof, call: Call<unknown>): Promise<string>;
};
