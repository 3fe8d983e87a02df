// What every operation on sessions works with.
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
  /** Null when another issuer signs people in. */
  provider: Provider | null;
  /** The social provider, if there is one. */
  upstream: Upstream | null;
  /** Social accounts that wait for their owner's password. */
  links: PendingLinks;
};
