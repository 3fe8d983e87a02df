// Hashes and checks passwords with argon2id, a few at a time, so that sign-ins do not starve the rest of the server.
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { makeTurns } from "../platform/turns.ts";
import type { Vault } from "../platform/vault.ts";

const derive = promisify(argon2);

/** KiB of memory, passes, lanes. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 } as const;
const saltLength = 16;
const tagLength = 32;
/** At most two: Node has four threads for such work, and files and compression need the others. One core stays free. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const inTurn = makeTurns({
  atOnce,
  mostWaiting: 64,
  busyWords: "Many people are signing in right now. Please try again in a moment.",
});

/** The input to the hash. The pepper is not in the database, so a stolen hash alone cannot be attacked. */
const peppered = (vault: Vault, password: string) => vault.mac("password", password.normalize("NFKC"));

/** Returns argon2id in the usual encoding. */
export async function hashPassword(vault: Vault, password: string): Promise<string> {
  const nonce = randomBytes(saltLength);
  const tag = await inTurn(() => derive("argon2id", { ...cost, message: peppered(vault, password), nonce, tagLength }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(tag)}`;
}

const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

const encoding = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
/** A dummy hash that no password matches. */
const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(randomBytes(saltLength))}$${plain(randomBytes(tagLength))}`;

/** Whether `password` matches `encoded`. Null (no account) takes equally long and is always false. */
export async function verifyPassword(vault: Vault, encoded: string | null, password: string): Promise<boolean> {
  const parts = encoding.exec(encoded ?? nobodys);
  if (!parts) throw new Error("a stored password hash is malformed");
  const [, memory, passes, parallelism, salt = "", tag = ""] = parts;
  const expected = Buffer.from(tag, "base64");
  const found = await inTurn(() =>
    derive("argon2id", {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      message: peppered(vault, password),
      nonce: Buffer.from(salt, "base64"),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(found, expected) && encoded !== null;
}
