// Rate limits on guessing, shared by replicas: per place, per account from one place, and per account.
import ipaddr from "ipaddr.js";
import type { Deps } from "../../deps.ts";
import { refuseForNow } from "../../platform/refusal.ts";
import type { IdentitySettings } from "../identity.ts";
import type { Sessions } from "../sessions/make-sessions.ts";

/** What the operations on our own accounts need. */
export type Core = {
  deps: Deps;
  settings: Pick<IdentitySettings, "publicUrl" | "rateLimitScale">;
  sessions: Pick<Sessions, "endAll">;
};

type Limit = { most: number; minutes: number };
/**
 * `accountIp` counts an account from one place, `account` from all places. Strangers can use up `account`, so it is
 * loose; `accountIp` is tight enough that no single place reaches it.
 */
type Limits = { ip?: Limit; accountIp?: Limit; account?: Limit };

const DAY = 24 * 60;

/** "account" means the address, whether an account exists or not. Correct sign-ins and codes do not count. */
const LIMITS = {
  "sign-in": {
    ip: { most: 60, minutes: 10 },
    accountIp: { most: 10, minutes: 15 },
    account: { most: 100, minutes: 60 },
  },
  "sign-up": { ip: { most: 30, minutes: 60 }, accountIp: { most: 5, minutes: 30 }, account: { most: 20, minutes: 60 } },
  confirm: { ip: { most: 60, minutes: 10 } },
  /** A wrong code in a browser that waits for one. */
  "confirm-code": { accountIp: { most: 20, minutes: DAY }, account: { most: 50, minutes: DAY } },
  resend: { ip: { most: 60, minutes: 60 } },
  /** A code mailed again for a browser that waits for one. */
  "resend-mail": { accountIp: { most: 4, minutes: 60 }, account: { most: 10, minutes: 60 } },
  "forgot-password": {
    ip: { most: 30, minutes: 60 },
    accountIp: { most: 6, minutes: 30 },
    account: { most: 20, minutes: 60 },
  },
  "reset-password": { ip: { most: 60, minutes: 10 }, accountIp: { most: 15, minutes: 15 } },
  "reset-code": { accountIp: { most: 20, minutes: DAY }, account: { most: 50, minutes: DAY } },
  "change-password": { ip: { most: 60, minutes: 10 }, account: { most: 10, minutes: 15 } },
  /** A password or a code by which a change of factors is confirmed. */
  "confirm-owner": { ip: { most: 60, minutes: 10 }, account: { most: 10, minutes: 15 } },
  /** A wrong second factor, which only follows a right password: tight for all places together. */
  "second-factor": { accountIp: { most: 5, minutes: 15 }, account: { most: 20, minutes: DAY } },
  "delete-account": { ip: { most: 60, minutes: 10 }, account: { most: 10, minutes: 15 } },
} as const satisfies Record<string, Limits>;

export type Action = keyof typeof LIMITS;
/** `email` in lower case. */
export type Trier = { ip: string; email: string };
type Counting = { deps: Pick<Deps, "db" | "vault" | "clock">; settings: Pick<IdentitySettings, "rateLimitScale"> };
type Counter = { key: Buffer; most: number; minutes: number };
type Counters = { ofPlace: Counter[]; ofAccount: Counter[] };

const countInto = `on conflict (key) do update set
    hits = case when throttle.ends_at <= $1 then 1 else throttle.hits + 1 end,
    ends_at = case when throttle.ends_at <= $1 then excluded.ends_at else throttle.ends_at end
  returning key, hits, ends_at`;

/**
 * Counts one try; throws 429 with the seconds to wait after too many. Counts before judging. A try beyond the place's
 * limit does not count against the account, so that one place cannot use up the account's tries.
 */
export async function countTry({ deps, settings }: Counting, action: Action, trier: Trier): Promise<void> {
  const { ofPlace, ofAccount } = countersOf(deps.vault, action, trier);
  const now = deps.clock();
  const mostOf = ({ most }: Counter) => Math.ceil(most * settings.rateLimitScale);
  const endOf = ({ minutes }: Counter) => new Date(now.getTime() + minutes * 60_000);
  const rows = await deps.db.query<{ key: Buffer; hits: number; endsAt: Date }>(
    `with of_place as (
       insert into throttle (key, hits, ends_at)
       select key, 1, ends_at from unnest($2::bytea[], $3::timestamptz[]) as given(key, ends_at) order by key
       ${countInto}
     ), of_account as (
       insert into throttle (key, hits, ends_at)
       select key, 1, ends_at from unnest($5::bytea[], $6::timestamptz[]) as given(key, ends_at)
       where not exists (
         select from of_place join unnest($2::bytea[], $4::int[]) as limits(key, most) using (key) where hits > most
       )
       ${countInto}
     )
     select key, hits, ends_at as "endsAt" from of_place
     union all select key, hits, ends_at from of_account`,
    [
      now,
      ofPlace.map(({ key }) => key),
      ofPlace.map(endOf),
      ofPlace.map(mostOf),
      ofAccount.map(({ key }) => key),
      ofAccount.map(endOf),
    ],
    "count a try",
  );
  const counters = [...ofPlace, ...ofAccount];
  const over = rows.filter(({ key, hits }) =>
    counters.some((counter) => counter.key.equals(key) && hits > mostOf(counter)),
  );
  if (over.length === 0) return;
  const until = Math.max(...over.map(({ endsAt }) => endsAt.getTime()));
  throw tooMany(Math.max(1, Math.ceil((until - now.getTime()) / 1_000)));
}

/** Uncounts a try that was correct. */
export async function forgive({ deps }: Pick<Counting, "deps">, action: Action, trier: Trier): Promise<void> {
  const { ofPlace, ofAccount } = countersOf(deps.vault, action, trier);
  // Lock in the order in which tries are counted (the account last), to avoid deadlocks.
  await deps.db.query(
    `update throttle set hits = greatest(hits - 1, 0) where key in (
       select key from throttle where key = any ($1::bytea[] || $2::bytea[]) order by key = any ($2::bytea[]), key for update
     )`,
    [ofPlace.map(({ key }) => key), ofAccount.map(({ key }) => key)],
    "forgive a try",
  );
}

function countersOf(vault: Deps["vault"], action: Action, { ip, email }: Trier): Counters {
  const limits: Limits = LIMITS[action];
  const place = placeOf(ip);
  const counter = (limit: Limit | undefined, whom: string) =>
    limit ? [{ ...limit, key: vault.mac("throttle", `${action} ${whom}`) }] : [];
  return {
    ofPlace: [...counter(limits.ip, `ip ${place}`), ...counter(limits.accountIp, `account and ip ${email} ${place}`)],
    ofAccount: counter(limits.account, `account ${email}`),
  };
}

/** The network of one subscriber: an IPv4 address, or an IPv6 /64. */
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
  const [count, unit] = minutes > 120 ? [Math.ceil(minutes / 60), "hour"] : [minutes, "minute"];
  const words = `Too many tries. Please wait ${count} ${unit}${count === 1 ? "" : "s"} and try again.`;
  return refuseForNow(retryAfter, words);
}
