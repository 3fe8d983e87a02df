// The checks of `doctor` for what the product uses beside its database: file storage, payments, the résumé reader, mail.
import { createPublicKey, randomUUID } from "node:crypto";
import { join } from "node:path";
import { openFiles } from "../server/files/index.ts";
import type { Config } from "../server/platform/config.ts";
import { DnsFailure, type DnsPort } from "../server/platform/dns.ts";
import { OPENING_NAMES, OPENINGS, type OpeningName } from "../server/platform/openings.ts";
import { wordsOf } from "../server/platform/operator.ts";
import { makeVault } from "../server/platform/vault.ts";
import { makeReader, type ResumeReader } from "../server/resumes/index.ts";

/** A finding about one subject. `advice` says what to do if something is wrong. */
export type Finding = { level: "ok" | "warn" | "fail"; subject: string; words: string; advice?: string };

const finding =
  (level: Finding["level"]) =>
  (subject: string, words: string, advice?: string): Finding => ({ level, subject, words, ...(advice && { advice }) });
export const ok = finding("ok");
export const warn = finding("warn");
export const fail = finding("fail");

/**
 * For a bucket, writes, reads and removes a small file. For a folder, reports only its path, because another check
 * covers the data folder.
 */
export async function lookAtFiles({ dataDir, s3 }: Config): Promise<Finding> {
  if (!s3) return ok("files", `kept in ${join(dataDir, "files")}`);
  try {
    const store = await openFiles({ dataDir, s3 }, { vault: makeVault(randomUUID()), clock: () => new Date() });
    const key = `doctor/${randomUUID()}`;
    await store.write(key, Buffer.from("doctor"), "text/plain");
    const read = await store.read(key, 100);
    await store.remove(key);
    if (read === null) throw new Error("what was written is not there");
    return ok("files", `kept in the bucket ${s3.bucket}; browsers go to ${store.origin}`);
  } catch (error) {
    const advice = "Check S3_*, and that the key may read, write and delete objects in it.";
    return fail("files", `the bucket ${s3.bucket} cannot be used: ${wordsOf(error)}`, advice);
  }
}

type PaymentSettings = Pick<Config, "stripe" | "production" | "openings">;

export function lookAtPayments({ stripe, production, openings }: PaymentSettings): Finding {
  const subject = "payments";
  if (!stripe && openings.testPayments.open) return ok(subject, "the test provider, where no money moves");
  if (!stripe) {
    const advice = "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET (README, Taking payments), or leave it so.";
    return warn(subject, "nothing can be bought", advice);
  }
  if (!/^(sk|rk)_test_/.test(stripe.secretKey)) return ok(subject, "Stripe");
  const words = "Stripe with a key for tests: no money moves";
  return production ? warn(subject, words, "People buy credits for nothing: set the live key.") : ok(subject, words);
}

/** Reads a built-in CV. */
export async function lookAtReader(reader: ResumeReader = makeReader({ maxChildren: 1 })): Promise<Finding> {
  const subject = "résumés";
  try {
    const { demoCv } = await import("../demo/index.ts");
    const { parsed } = await reader.read(await demoCv(), { owner: "doctor", now: new Date() });
    if (parsed.status === "OK") return ok(subject, "a CV is read by a process of its own");
    const advice = "The machine may be too busy, or give processes too little memory (300 MB for each of two readers).";
    return fail(subject, `a plain CV could not be read (${parsed.status})`, advice);
  } catch (error) {
    const advice = "CVs are read by a second Node.js process, which this machine must let us start.";
    return fail(subject, wordsOf(error), advice);
  } finally {
    await reader.stop();
  }
}

const OPENING_SUBJECTS: Record<OpeningName, string> = {
  demoData: "demo data",
  demoAccounts: "demo accounts",
  mailbox: "mailbox page",
  linkedInStandIn: "LinkedIn stand-in",
  testPayments: "test payments",
  loopbackSources: "sources on this machine",
};

/** One finding for each part of a trial; a part open to others is a warning. */
export function lookAtOpenings({ openings }: Pick<Config, "openings">): Finding[] {
  return OPENING_NAMES.map((name) => {
    const { open, reason, why } = openings[name];
    const { setting } = OPENINGS[name];
    const words = `${open ? "open" : "closed"}, as ${why}`;
    if (reason === "ASKED") {
      const advice = `Everybody who reaches the site finds it: unset ${setting} unless that is meant.`;
      return warn(OPENING_SUBJECTS[name], words, advice);
    }
    return ok(OPENING_SUBJECTS[name], reason === "EXPOSED" ? `${words} (${setting}=on opens it)` : words);
  });
}

/** Whether mail is delivered: without it no one can sign up. */
export function lookAtMail({ mail, openings }: Pick<Config, "mail" | "openings">): Finding {
  if (mail.smtpUrl) return ok("mail", `sent by SMTP_URL from ${mail.from}`);
  if (openings.mailbox.open) return ok("mail", "kept, and shown at /dev/mailbox");
  const advice = "Set SMTP_URL and MAIL_FROM (README, Who signs people in).";
  return warn("mail", "no one gets mail, so no one can sign up or reset a password", advice);
}

type MailSettings = Config["mail"];

/**
 * What the domain of MAIL_FROM publishes about its mail; a record that is missing or wrong is a warning with the one to
 * publish. Nothing is asked where no mail server is configured.
 */
export async function lookAtMailDomain({ mail }: Pick<Config, "mail">, dns: DnsPort): Promise<Finding[]> {
  const domain = /@([^@\s>]+)>?$/.exec(mail.from)?.[1]?.toLowerCase();
  if (!mail.smtpUrl || !domain) return [];
  const looks = [
    ["mail SPF", lookAtSpf],
    ["mail DKIM", lookAtDkim],
    ["mail DMARC", lookAtDmarc],
  ] as const;
  return Promise.all(
    looks.map(async ([subject, look]) => {
      try {
        return await look(subject, domain, mail, dns);
      } catch (error) {
        if (!(error instanceof DnsFailure)) throw error;
        return warn(subject, error.message, "Check DNS_SERVERS and the network, then run doctor again.");
      }
    }),
  );
}

type Look = (subject: string, domain: string, mail: MailSettings, dns: DnsPort) => Promise<Finding>;

const publish = (name: string, record: string) => `Publish as TXT at ${name}: ${record}`;

const lookAtSpf: Look = async (subject, domain, { smtpUrl }, dns) => {
  const records = (await dns.readTxt(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
  const [record] = records;
  if (!record) {
    const wanted = publish(domain, `v=spf1 a:${new URL(smtpUrl ?? "").hostname} ~all`);
    return warn(
      subject,
      `${domain} does not say who may send its mail`,
      `${wanted} (or what your mail service names).`,
    );
  }
  if (records.length > 1)
    return warn(subject, `${domain} has ${records.length} SPF records, which counts as none`, "Make one of them.");
  if (/[ +]all$/i.test(record.trim()) && !/[-~?]all$/i.test(record.trim()))
    return warn(subject, `${domain} lets every server send its mail`, `End the record with ~all: ${record}`);
  return ok(subject, `${domain}: ${record}`);
};

const lookAtDkim: Look = async (subject, domain, { dkim }, dns) => {
  if (!dkim) {
    const advice = "Set DKIM_SELECTOR and DKIM_PRIVATE_KEY (README, Mail that arrives), unless the mail server signs.";
    return warn(subject, "mails are not signed here", advice);
  }
  const ours = createPublicKey(dkim.privateKey).export({ type: "spki", format: "der" }).toString("base64");
  const name = `${dkim.selector}._domainkey.${domain}`;
  const wanted = publish(name, `v=DKIM1; k=rsa; p=${ours}`);
  const published = (await dns.readTxt(name)).map((text) =>
    /(?:^|;)\s*p\s*=([^;]*)/.exec(text)?.[1]?.replace(/\s/g, ""),
  );
  if (published.length === 0) return warn(subject, `${name} does not exist`, wanted);
  if (published.length > 1) return warn(subject, `${name} has ${published.length} records`, `Keep one. ${wanted}`);
  if (published[0] !== ours) return warn(subject, `${name} has another key than DKIM_PRIVATE_KEY`, wanted);
  return ok(subject, `${name} has the key that signs`);
};

const lookAtDmarc: Look = async (subject, domain, { operator }, dns) => {
  const labels = domain.split(".");
  // A domain without a record of its own follows the one above it.
  const names = labels.slice(0, Math.max(1, labels.length - 1)).map((_, at) => labels.slice(at).join("."));
  for (const name of names.slice(0, 5)) {
    const records = (await dns.readTxt(`_dmarc.${name}`)).filter((text) => /^v=DMARC1\s*;/i.test(text));
    if (records.length > 1) return warn(subject, `_dmarc.${name} has ${records.length} records`, "Make one of them.");
    if (records[0]) return ok(subject, `_dmarc.${name}: ${records[0]}`);
  }
  const reports = operator ?? `postmaster@${domain}`;
  const wanted = publish(`_dmarc.${domain}`, `v=DMARC1; p=none; rua=mailto:${reports}`);
  return warn(subject, `${domain} does not say what becomes of mail that others send in its name`, wanted);
};
