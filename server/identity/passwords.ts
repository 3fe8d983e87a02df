// Hashes and checks passwords with argon2id, a few at a time so that sign-ins starve nothing else; refuses common ones.

import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { refuse } from "../platform/refusal.ts";
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

const howMany = 3_000;

let known: Promise<ReadonlySet<string>> | null = null;

/** The most common passwords of at least the minimum length, in lower case. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const long = dictionary["passwords-common"].map(String).filter((password) => password.length >= 8);
  return new Set(long.slice(0, howMany).map((password) => password.toLowerCase()));
}

/** 400 for a common password, ignoring case; `field` is the form field to name. */
export async function refuseCommon(password: string, field: string): Promise<void> {
  known ??= readCommon();
  if ((await known).has(password.normalize("NFKC").toLowerCase()))
    throw refuse(
      400,
      "INVALID_BODY",
      "This password is among the first that others would try. Please choose another.",
      field,
    );
}
