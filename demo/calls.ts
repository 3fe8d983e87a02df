// Lets the demo call the product's operations as its people, within one transaction and at pretended times.
import type { Deps } from "../server/deps.ts";
import { type ToldFact, tellPeople } from "../server/notifications/index.ts";
import { ALL_NOTICES } from "../server/notifications/notices/all-notices.ts";
import type { Database, Writer } from "../server/platform/db.ts";
import { newId } from "../server/platform/ids.ts";
import type { Call, Caller } from "../server/platform/mount.ts";
import { Refusal } from "../server/platform/refusal.ts";

/** The caller of an account, without a role. */
const callerOf = ({ id, sub, email, name }: { id: string; sub: string; email: string; name: string }) => ({
  accountId: id,
  subject: sub,
  email,
  name,
  sessionId: "",
});

export const callOf = (caller: Caller): Call<Caller> => ({
  caller,
  ip: "127.0.0.1",
  userAgent: "",
  cookies: {},
  setCookie: () => {},
});

/** A database whose transactions all run inside this one. */
const inside = (tx: Writer): Database => ({
  query: tx.query,
  replica: tx,
  transaction: (work) => work(tx),
  replicaStates: () => [],
  replicaState: () => null,
  takesWrites: async () => true,
  close: async () => {},
});

type Known = Parameters<typeof callerOf>[0];

export const asCandidate = (account: Known): Caller => ({
  ...callerOf(account),
  userType: "General_User",
  corporateUserType: null,
});

export const asRecruiter = (account: Known): Caller => ({
  ...callerOf(account),
  userType: "Corporate",
  corporateUserType: "corporate-recruiter",
});

/** What an operation is given at a time so many hours ago. */
export type At = (hoursAgo: number) => Deps;

const HOUR_MS = 3_600_000;

/** Operations run within `tx`. What they announce becomes notifications on the site; no mail is sent. */
export function pretending(deps: Deps, tx: Writer): At {
  const now = deps.clock().getTime();
  return (hoursAgo) => {
    const at = new Date(now - hoursAgo * HOUR_MS);
    const then: Deps = { ...deps, db: inside(tx), clock: () => at };
    const mailer = { from: "", deliver: async () => {}, close: async () => {}, proven: async () => {} };
    const { db, clock, vault } = then;
    const announce = async () => {};
    const post = { db, clock, vault, announce, mailer, publicUrl: "http://localhost" };
    return {
      ...then,
      announce: async (_tx, fact) => {
        if (fact.kind in ALL_NOTICES) await tellPeople(fact as ToldFact, { id: newId(at), at }, post);
      },
    };
  };
}

/** The answer, or null if the product refused. */
export async function unlessRefused<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
