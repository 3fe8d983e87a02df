// The Idempotency-Key of a call: one for each intent, the same for every retry.

/** 128 random bits. Also works over plain HTTP, where browsers lack crypto.randomUUID. */
export function newCallKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
