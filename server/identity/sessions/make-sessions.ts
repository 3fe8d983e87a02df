// Binds the operations on sessions to their dependencies.
import { refuse } from "../../platform/refusal.ts";
import { endSession } from "./end-session.ts";
import { finishInteraction } from "./finish-interaction.ts";
import { openSession, refuseOvertaken } from "./open-session.ts";
import { makeReadSession } from "./read-session.ts";
import { finishRedirect, startRedirect } from "./redirect.ts";
import { deleteSessions } from "./session-store.ts";
import type { SessionParts, Sessions } from "./sessions.ts";

export function makeSessions(parts: SessionParts): Sessions {
  const { deps, provider, settings } = parts;
  return {
    open: (proof, call) => openSession(parts, proof, call, null),
    read: makeReadSession(parts),
    end: (call, everywhere) => endSession(parts, call, everywhere),
    endAll: (tx, accountId, except) => deleteSessions(tx, accountId, except ?? null),
    startRedirect: (query, call) => startRedirect(parts, query, call),
    finishRedirect: (body, call) => finishRedirect(parts, body, call),
    async finishInteraction(uid, proof, call) {
      if (!provider) throw refuse(400, "OAUTH_STATE", "An error occurred while validating the state.");
      const interactions = { provider, publicUrl: settings.publicUrl, vault: deps.vault };
      return deps.db.transaction(async (tx) => {
        await refuseOvertaken(tx, proof);
        return finishInteraction(interactions, uid, proof, call);
      });
    },
  };
}
