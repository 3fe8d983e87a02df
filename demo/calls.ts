// Lets the demo call the product's operations as its people, within one transaction.
import type { Database, Writer } from "../server/platform/db.ts";
import type { Call, Caller } from "../server/platform/mount.ts";

/** The caller of an account, without a role. */
export const callerOf = ({ id, sub, email, name }: { id: string; sub: string; email: string; name: string }) => ({
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
export const inside = (tx: Writer): Database => ({
  query: tx.query,
  replica: tx,
  transaction: (work) => work(tx),
  replicaState: () => null,
  takesWrites: async () => true,
  close: async () => {},
});
