// Announced fact -> who reacts to it: every consequence of the product on one screen.
import type { Deps } from "./deps.ts";
import type { Fact } from "./facts.ts";
import { type Mailer, writeMail } from "./notifications/index.ts";

type Reaction<Kind extends Fact["kind"]> = (fact: Extract<Fact, { kind: Kind }>, id: string) => Promise<void>;
type Reactions = { [Kind in Fact["kind"]]: readonly Reaction<Kind>[] };

/** The reactions, bound to what they need. `id` is the fact's: reacting twice to it changes nothing. */
export function makeReactions(deps: Deps, mailer: Mailer): (fact: Fact, id: string) => Promise<void> {
  const mailIt = (fact: Fact, id: string) => writeMail(fact, id, deps, mailer);
  const reactions: Reactions = {
    "sign-up.code-made": [mailIt],
    "sign-up.address-taken": [mailIt],
    "password-reset.code-made": [mailIt],
    "password-reset.asked-in-vain": [],
    "password.changed": [mailIt],
    "invite.sent": [mailIt],
  };
  return async (fact, id) => {
    for (const react of reactions[fact.kind] as readonly Reaction<Fact["kind"]>[]) await react(fact as never, id);
  };
}
