// The dependencies of the operations on sessions.
import type { default as Provider } from "oidc-provider";
import type { Deps } from "../../deps.ts";
import type { IdentitySettings } from "../identity.ts";
import type { Issuer } from "../issuer/issuer.ts";
import type { PendingLinks } from "../social/pending-links.ts";
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
