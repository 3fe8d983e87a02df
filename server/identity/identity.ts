// Identity put together once: the one value that the rest of the server asks who somebody is.
import type { Deps } from "../deps.ts";
import type { IdentityConfig, SigningKey } from "../platform/config.ts";
import type { Callers } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import type { CredentialGateway } from "./gateways/gateway.ts";
import type { Sessions } from "./sessions/sessions.ts";

export type { TokenSet } from "./token-set.ts";

/** `publicUrl` is an origin. `signingKeys` are newest first: that one signs, all are published. */
export type IdentitySettings = {
  publicUrl: string;
  config: IdentityConfig;
  signingKeys: SigningKey[];
  production: boolean;
  rateLimitScale: number;
};

export type Identity = {
  settings: IdentitySettings;
  /** Who may call, by their token. */
  callers: Callers;
  /** The password forms' counterpart. */
  gateway: CredentialGateway;
  sessions: Sessions;
};

/** A request to our own provider that does not leave the process. */
export type InsideFetch = (url: string, options: RequestInit) => Promise<Response>;

/** `inside` reaches the application that this identity is mounted on. */
export function makeIdentity(_deps: Deps, settings: IdentitySettings, _inside: InsideFetch): Identity {
  const nobody = () => {
    throw refuse(401, "UNAUTHENTICATED", "Access token is missing or expired");
  };
  return {
    settings,
    callers: { signedIn: nobody, admin: nobody, corporateAdmin: nobody },
    gateway: {} as CredentialGateway,
    sessions: {} as Sessions,
  };
}
