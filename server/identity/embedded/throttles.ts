// Counts how often something is tried, across replicas: per place, per account from one place, and per account.
import ipaddr from "ipaddr.js";
import type { Deps } from "../../deps.ts";
import { refuseForNow } from "../../platform/refusal.ts";

type Limit = { most: number; minutes: number };
/** `accountIp` is an account from one place. An account alone is limited loosely: strangers can use that up. */
type Limits = { ip: Limit; accountIp?: Limit; account?: Limit };

/** An account stands for its address, whether there is one or not. Sign-ins that succeed do not count. */
const LIMITS = {
  "sign-in": {
    ip: { most: 60, minutes: 10 },
    accountIp: { most: 10, minutes: 15 },
    account: { most: 100, minutes: 60 },
  },
  "sign-up": { ip: { most: 30, minutes: 60 }, accountIp: { most: 5, minutes: 30 }, account: { most: 20, minutes: 60 } },
  confirm: { ip: { most: 60, minutes: 10 } },
  resend: { ip: { most: 60, minutes: 60 } },
  "forgot-password": {
    ip: { most: 30, minutes: 60 },
    accountIp: { most: 6, minutes: 30 },
    account: { most: 20, minutes: 60 },
  },
  "reset-password": { ip: { most: 60, minutes: 10 }, account: { most: 100, minutes: 60 } },
  "change-password": { ip: { most: 60, minutes: 10 }, account: { most: 10, minutes: 15 } },
} as const satisfies Record<string, Limits>;

export type Action = keyof typeof LIMITS;
/** Who tries: `email` in lower case. */
export type Trier = { ip: string; email: string };
type Counting = { deps: Pick<Deps, "db" | "vault" | "clock">; scale: number };
type Counter = { key: Buffer; most: number; minutes: number };

/** Counts one try, and throws 429 with the seconds to wait when there were too many. Counted before it is judged. */
export async function refuseTooMany({ deps, scale }: Counting, action: Action, trier: Trier): Promise<void> {
  const counters = countersOf(deps.vault, action, trier);
  const now = deps.clock();
  const rows = await deps.db.query<{ key: Buffer; hits: number; endsAt: Date }>(
    {
      name: "count a try",
      text: `insert into throttle (key, hits, ends_at)
        select key, 1, ends_at from unnest($1::bytea[], $2::timestamptz[]) as given(key, ends_at) order by key
        on conflict (key) do update set
          hits = case when throttle.ends_at <= $3 then 1 else throttle.hits + 1 end,
          ends_at = case when throttle.ends_at <= $3 then excluded.ends_at else throttle.ends_at end
        returning key, hits, ends_at as "endsAt"`,
    },
    [counters.map(({ key }) => key), counters.map(({ minutes }) => new Date(now.getTime() + minutes * 60_000)), now],
  );
  const over = rows.filter(({ key, hits }) => {
    const { most } = counters.find((counter) => counter.key.equals(key)) as Counter;
    return hits > Math.ceil(most * scale);
  });
  if (over.length === 0) return;
  const until = Math.max(...over.map(({ endsAt }) => endsAt.getTime()));
  throw tooMany(Math.max(1, Math.ceil((until - now.getTime()) / 1_000)));
}

/** Takes a try back that turned out to be no guess. */
export async function forgiveTry({ deps }: Pick<Counting, "deps">, action: Action, trier: Trier): Promise<void> {
  const keys = countersOf(deps.vault, action, trier).map(({ key }) => key);
  await deps.db.query(
    {
      name: "forgive a try",
      text: `update throttle set hits = greatest(hits - 1, 0)
        where key in (select key from throttle where key = any ($1::bytea[]) order by key for update)`,
    },
    [keys],
  );
}

function countersOf(vault: Deps["vault"], action: Action, { ip, email }: Trier): Counter[] {
  const limits: Limits = LIMITS[action];
  const place = placeOf(ip);
  const counter = (limit: Limit | undefined, whom: string) =>
    limit ? [{ ...limit, key: vault.mac("throttle", `${action} ${whom}`) }] : [];
  return [
    ...counter(limits.ip, `ip ${place}`),
    ...counter(limits.accountIp, `account and ip ${email} ${place}`),
    ...counter(limits.account, `account ${email}`),
  ];
}

/** What one person can be expected to have: an IPv4 address, or an IPv6 network of 64 bits. */
export function placeOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

function tooMany(retryAfter: number) {
  const minutes = Math.ceil(retryAfter / 60);
  const words = `Too many tries. Please wait ${minutes} ${minutes === 1 ? "minute" : "minutes"} and try again.`;
  return refuseForNow(retryAfter, words);
}
