// The checks of `doctor` for what the product uses beside its database: file storage, payments, the résumé reader.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openFiles } from "../server/files/index.ts";
import type { Config } from "../server/platform/config.ts";
import { wordsOf } from "../server/platform/operator.ts";
import { makeVault } from "../server/platform/vault.ts";
import { makeReader, type ResumeReader } from "../server/resumes/index.ts";

/** A finding about one subject. `advice` says what to do if something is wrong. */
export type Finding = { level: "ok" | "warn" | "fail"; subject: string; words: string; advice?: string };

/**
 * For a bucket, writes, reads and removes a small file. For a folder, reports only its path, because another check
 * covers the data folder.
 */
export async function lookAtFiles({ dataDir, s3 }: Config): Promise<Finding> {
  const subject = "files";
  if (!s3) return { level: "ok", subject, words: `kept in ${join(dataDir, "files")}` };
  try {
    const store = await openFiles({ dataDir, s3 }, { vault: makeVault(randomUUID()), clock: () => new Date() });
    const key = `doctor/${randomUUID()}`;
    await store.write(key, Buffer.from("doctor"), "text/plain");
    const read = await store.read(key, 100);
    await store.remove(key);
    if (read === null) throw new Error("what was written is not there");
    return { level: "ok", subject, words: `kept in the bucket ${s3.bucket}; browsers go to ${store.origin}` };
  } catch (error) {
    return {
      level: "fail",
      subject,
      words: `the bucket ${s3.bucket} cannot be used: ${wordsOf(error)}`,
      advice: "Check S3_*, and that the key may read, write and delete objects in it.",
    };
  }
}

export function lookAtPayments({
  stripe,
  production,
  openings,
}: Pick<Config, "stripe" | "production" | "openings">): Finding {
  const subject = "payments";
  if (!stripe && openings.testPayments.open)
    return { level: "ok", subject, words: "the test provider, where no money moves" };
  if (!stripe)
    return {
      level: "warn",
      subject,
      words: "nothing can be bought",
      advice: "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET (README, Taking payments), or leave it so.",
    };
  if (!/^(sk|rk)_test_/.test(stripe.secretKey)) return { level: "ok", subject, words: "Stripe" };
  const words = "Stripe with a key for tests: no money moves";
  if (!production) return { level: "ok", subject, words };
  return { level: "warn", subject, words, advice: "People buy credits for nothing: set the live key." };
}

/** Reads a built-in CV. */
export async function lookAtReader(reader: ResumeReader = makeReader({ maxChildren: 1 })): Promise<Finding> {
  const subject = "résumés";
  try {
    const { demoCv } = await import("../demo/index.ts");
    const { parsed } = await reader.read(await demoCv(), { owner: "doctor", now: new Date() });
    if (parsed.status === "OK") return { level: "ok", subject, words: "a CV is read by a process of its own" };
    return {
      level: "fail",
      subject,
      words: `a plain CV could not be read (${parsed.status})`,
      advice: "The machine may be too busy, or give processes too little memory (300 MB for each of two readers).",
    };
  } catch (error) {
    return {
      level: "fail",
      subject,
      words: wordsOf(error),
      advice: "CVs are read by a second Node.js process, which this machine must let us start.",
    };
  } finally {
    await reader.stop();
  }
}
