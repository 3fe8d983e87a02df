// The Idempotency-Key of a call: one for each thing that somebody wants done, kept however often it is sent.

/** 128 random bits. Works on plain http too, where browsers have no crypto.randomUUID. */
export function newCallKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
