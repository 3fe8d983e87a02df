// From where an account is used, as keyed hashes: what two accounts share is shown to an admin before money is paid out.
import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import type { Call } from "../platform/mount.ts";
import type { Vault } from "../platform/vault.ts";
import { hostCookie } from "./sessions/session-cookie.ts";

/** Traces are forgotten so long after they were last seen, in days. */
export const TRACES_KEPT = 180;

const browserCookieOf = (publicUrl: string): string => hostCookie(publicUrl, "vouchboard_browser");
/** As long as browsers keep a cookie, in seconds. */
const longest = 400 * 86_400;
/** A trace is written again after so long, in ms. */
const pause = 3_600_000;
/** And after so long where that failed. */
const soon = 60_000;

type Seen = { ip: string; browser: string | null };

/** The mark of the browser that signs in, or a new one. */
export const markOfBrowser = ({ cookies }: Pick<Call<unknown>, "cookies">, publicUrl: string): string =>
  browserOf(cookies, publicUrl) ?? randomBytes(32).toString("base64url");

/** Has the browser keep its mark, anew for as long as browsers keep one. */
export const giveBrowserMark = (call: Pick<Call<unknown>, "setCookie">, publicUrl: string, mark: string): void =>
  call.setCookie(browserCookieOf(publicUrl), mark, { maxAge: longest, sameSite: "strict" });

function browserOf(cookies: Readonly<Record<string, string | undefined>>, publicUrl: string): string | null {
  const mark = cookies[browserCookieOf(publicUrl)];
  return mark && /^[\w-]{43}$/.test(mark) ? mark : null;
}

/** `203.0.113.0/24`, `2001:db8:1::/48`; null for an address that is not of the public internet, which tells of no place. */
export function addressBlock(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (address.range() !== "unicast") return null;
  const bytes = address.toByteArray().slice(0, address.kind() === "ipv4" ? 3 : 6);
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Writes down from where an account is used. */
export async function writeTraces(
  tx: Writer,
  accountId: string,
  { ip, browser }: Seen,
  { vault, now }: { vault: Vault; now: Date },
): Promise<void> {
  const block = addressBlock(ip);
  const traces = [
    ...(browser === null ? [] : [["BROWSER", vault.mac("browser mark", browser)] as const]),
    ...(block === null ? [] : [["ADDRESS", vault.mac("address block", block)] as const]),
  ];
  for (const [kind, hash] of traces)
    await tx.query(
      {
        name: "write a trace",
        text: `insert into account_trace as known (account_id, kind, hash, first_at, last_at) values ($1, $2, $3, $4, $4)
          on conflict (account_id, kind, hash) do update set last_at = excluded.last_at where known.last_at < excluded.last_at`,
      },
      [accountId, kind, hash, now],
    );
}

export type TraceCalls = (accountId: string, request: FastifyRequest) => Promise<void>;

/**
 * Writes down from where calls come, each account and place once an hour in each process. A database that takes no writes, as
 * one whose disk is full, keeps nobody from reading: it is tried again a minute later.
 */
export function makeTraceCalls({ db, vault, clock }: Deps, publicUrl: string): TraceCalls {
  const written = new LRUCache<string, true>({ max: 20_000, ttl: pause });
  return async (accountId, request) => {
    const seen = { ip: request.ip, browser: browserOf(request.cookies, publicUrl) };
    if (seen.browser === null && addressBlock(seen.ip) === null) return;
    const key = `${accountId} ${seen.ip} ${seen.browser}`;
    if (written.has(key)) return;
    written.set(key, true);
    await db
      .transaction((tx) => writeTraces(tx, accountId, seen, { vault, now: clock() }))
      .catch(() => written.set(key, true, { ttl: soon }));
  };
}
