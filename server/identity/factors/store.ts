// The rows of second factors, what guards them, and the record of each change.
import type { CallName } from "../../../contract/api.ts";
import type { FactorKind } from "../../../contract/identity/rules.ts";
import type { Wire } from "../../../contract/wire.ts";
import type { Deps, TimedTeller } from "../../deps.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import type { Answer, Call, Caller, Input } from "../../platform/mount.ts";
import { notFound } from "../../platform/refusal.ts";
import { recordSecurityEvent } from "../accounts.ts";
import type { Proof } from "../gateways/gateway.ts";
import type { Identity } from "../identity.ts";
import { hasTwoFactors } from "./rules.ts";

/** What operations on second factors need. */
export type Core = { deps: Deps; identity: Identity };
export type Factor = { id: string; kind: FactorKind; name: string; createdAt: Date; lastUsedAt: Date | null };

/** Answers a call about second steps. */
export type FactorOperation<Name extends CallName, C = Caller> = (
  core: Core,
  input: Input<Wire[Name]>,
  call: Call<C>,
) => Promise<Answer<Wire[Name]>>;

/** The columns of Factor, from the table second_factor as `f`. */
export const factorColumns = `f.id, f.kind, f.name, f.created_at as "createdAt", f.last_used_at as "lastUsedAt"`;

/** 404 where another issuer keeps the accounts. */
export function refuseElsewhere({ identity }: Core): void {
  if (identity.gateway.kind !== "embedded")
    throw notFound("The service that you sign in with keeps your second step, too.");
}

/** The hash of the account's password; null without one. */
export async function readPassword(reader: Reader, accountId: string): Promise<string | null> {
  const [row] = await reader.query<{ hash: string }>(
    "select password_hash as hash from credential where account_id = $1",
    [accountId],
  );
  return row?.hash ?? null;
}

export async function hasFactor(reader: Reader, accountId: string): Promise<boolean> {
  const found = await reader.query("select from second_factor where account_id = $1 limit 1", [accountId]);
  return found.length > 0;
}

/** Whether a sign-in with this proof has to give a second factor yet. Accounts of other issuers have none here. */
export const lacksFactor = async (reader: Reader, { accountId, amr = [], tokens, isDemo }: Proof): Promise<boolean> =>
  tokens === undefined && isDemo !== true && !hasTwoFactors({ amr }) && (await hasFactor(reader, accountId));

/** Changes of an account's factors, and sign-ins to it, follow one another. */
export async function lockFactors(tx: Writer, accountId: string): Promise<{ factors: number; authGen: number }> {
  const [account] = await tx.query<{ authGen: number }>(
    `select auth_gen as "authGen" from account where id = $1 for update`,
    [accountId],
  );
  const [row] = await tx.query<{ count: number }>(
    "select count(*)::int as count from second_factor where account_id = $1",
    [accountId],
  );
  return { factors: row?.count ?? 0, authGen: account?.authGen ?? 0 };
}

/** How the person of a session signed in. */
export async function readAmr(reader: Reader, sessionId: string): Promise<string[]> {
  const [row] = await reader.query<{ amr: string[] }>("select amr from session where id = $1", [sessionId]);
  return row?.amr ?? [];
}

const EVENTS = {
  ADDED: "factor.added",
  REMOVED: "factor.removed",
  CODES_RENEWED: "recovery-codes.renewed",
  CODE_USED: "recovery-code.used",
  RESET: "factors.reset",
} as const;

type Change = {
  owner: Pick<Caller, "accountId" | "email" | "name">;
  ip: string | null;
  how: keyof typeof EVENTS;
  details?: Record<string, unknown>;
};

/** On record, and by mail to the account's owner. */
export async function announceChange(
  { announce, clock }: TimedTeller,
  tx: Writer,
  { owner, ip, how, details = {} }: Change,
): Promise<void> {
  const { accountId, email, name } = owner;
  const at = clock();
  await recordSecurityEvent(tx, { kind: EVENTS[how], accountId, ip, details, at });
  await announce(tx, { kind: "second-factor.changed", email, name, at: at.toISOString(), how });
}
