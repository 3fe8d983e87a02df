// Stores keyed hashes of where accounts are used from. Admins see what two accounts share before a payout.
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import type { Call } from "../platform/mount.ts";
import { makeToken } from "../platform/random-tokens.ts";
import type { Vault } from "../platform/vault.ts";
import { hostCookie } from "./cookies.ts";

/** Days after which an unseen trace is deleted. */
export const TRACES_KEPT = 180;

const browserCookieOf = (publicUrl: string): string => hostCookie(publicUrl, "vouchboard_browser");
/** The longest cookie lifetime that browsers allow, in seconds. */
const longest = 400 * 86_400;
/** A trace is written again after this time, in ms. */
const pause = 3_600_000;
/** And after this time if writing failed, in ms. */
const soon = 60_000;

type Seen = { ip: string; browser: string | null };

/** The browser's mark from its cookie, or a new one. */
export const markOfBrowser = ({ cookies }: Pick<Call<unknown>, "cookies">, publicUrl: string): string =>
  browserOf(cookies, publicUrl) ?? makeToken();

/** Sets the mark's cookie with the longest lifetime. */
export const giveBrowserMark = (call: Pick<Call<unknown>, "setCookie">, publicUrl: string, mark: string): void =>
  call.setCookie(browserCookieOf(publicUrl), mark, { maxAge: longest, sameSite: "strict" });

function browserOf(cookies: Readonly<Record<string, string | undefined>>, publicUrl: string): string | null {
  const mark = cookies[browserCookieOf(publicUrl)];
  return mark && /^[\w-]{43}$/.test(mark) ? mark : null;
}

/** The block of an IP address as hex (IPv4 /24, IPv6 /48); null for addresses that are not public. */
function addressBlock(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (address.range() !== "unicast") return null;
  const bytes = address.toByteArray().slice(0, address.kind() === "ipv4" ? 3 : 6);
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Records the browser and the IP block of an account's use. */
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
      `insert into account_trace as known (account_id, kind, hash, first_at, last_at) values ($1, $2, $3, $4, $4)
       on conflict (account_id, kind, hash) do update set last_at = excluded.last_at where known.last_at < excluded.last_at`,
      [accountId, kind, hash, now],
      "write a trace",
    );
}

export type TraceCalls = (accountId: string, request: FastifyRequest) => Promise<void>;

/**
 * Records where calls come from, at most once an hour per account and place in each process. If the database accepts no
 * writes (a full disk, say), calls still succeed, and it retries a minute later.
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
