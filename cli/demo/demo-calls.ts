// How the demo's people use the product's operations: as callers, within one transaction.
import type { Database, Writer } from "../../server/platform/db.ts";
import type { Call, Caller } from "../../server/platform/mount.ts";

/** A caller of an account, whose role is added. */
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

/** A database whose every transaction is part of this one. */
export const inside = (tx: Writer): Database => ({
  query: tx.query,
  replica: tx,
  transaction: (work) => work(tx),
  replicaState: () => null,
  takesWrites: async () => true,
  close: async () => {},
});
