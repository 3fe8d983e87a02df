// The devices that show a person's notifications: list, add, remove.
import { createECDH } from "node:crypto";
import { MAX_DEVICES } from "../../../contract/notifications/rules.ts";
import type { Device } from "../../../contract/notifications/wire.ts";
import type { Operation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Reader } from "../../platform/db.ts";
import { isUuid, newId } from "../../platform/ids.ts";
import { isoTimes, type Timed } from "../../platform/iso-times.ts";
import type { Caller } from "../../platform/mount.ts";
import { guardOutside } from "../../platform/outside-guard.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Vault } from "../../platform/vault.ts";
import { deviceLabel } from "../rules.ts";
import { type PushReach, type Subscription, siteKeyOf } from "./push-line.ts";

const purpose = "push device";

/** The subscription; null if it was sealed with another master key. */
export function openSubscription(vault: Vault, sealed: Buffer): Subscription | null {
  const text = vault.open(purpose, sealed);
  return text === null ? null : (JSON.parse(text) as Subscription);
}

type Row = Timed<Device, "createdAt" | "lastSuccessAt">;

async function devicesOf(
  reader: Reader,
  vault: Vault,
  { accountId, sessionId }: Caller,
): Promise<{ data: Device[]; publicKey: string }> {
  const rows = await reader.query<Row>(
    `select id, label, session_id = $2 as "isThis", created_at as "createdAt", last_success_at as "lastSuccessAt"
        from push_device where account_id = $1 order by id desc`,
    [accountId, sessionId],
    "devices of an account",
  );
  return { data: rows.map(isoTimes), publicKey: siteKeyOf(vault).publicKey };
}

export const listDevices: Operation<"listDevices"> = (_input, { caller }, { db, vault }) =>
  devicesOf(db, vault, caller);

/**
 * Adds the caller's browser. An endpoint belongs to the last person who subscribed with it, and a session has one. 400 for
 * an endpoint that nothing may be sent to, 409 beyond MAX_DEVICES.
 */
export const addDevice: Operation<"addDevice", [PushReach]> = async ({ body }, call, deps, reach) => {
  const { db, vault, clock } = deps;
  const { caller, userAgent } = call;
  requireUsable(body, reach);
  const sealed = vault.seal(purpose, JSON.stringify(body));
  const endpointHash = vault.mac(purpose, body.endpoint);
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    await tx.query("select pg_advisory_xact_lock(hashtextextended('devices of ' || $1::text, 0))", [caller.accountId]);
    const [session] = await tx.query("select 1 from session where id = $1 for key share", [caller.sessionId]);
    if (!session) throw refuse(401, "UNAUTHENTICATED", "Access token is missing or expired");
    // The session's device with another endpoint is the same browser before it subscribed anew.
    await tx.query("delete from push_device where session_id = $1 and endpoint_hash <> $2", [
      caller.sessionId,
      endpointHash,
    ]);
    const [others] = await tx.query<{ count: number }>(
      "select count(*)::int as count from push_device where account_id = $1 and endpoint_hash <> $2",
      [caller.accountId, endpointHash],
    );
    if ((others?.count ?? 0) >= MAX_DEVICES)
      throw refuse(409, "CONFLICT", `You have ${MAX_DEVICES} devices already. Please remove one first.`);
    const now = clock();
    await tx.query(
      `insert into push_device (id, account_id, session_id, endpoint_hash, sealed, label, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (endpoint_hash) do update set account_id = excluded.account_id, session_id = excluded.session_id,
         sealed = excluded.sealed, label = excluded.label, failures = 0,
         created_at = case when push_device.account_id = excluded.account_id then push_device.created_at else excluded.created_at end`,
      [newId(now), caller.accountId, caller.sessionId, endpointHash, sealed, deviceLabel(userAgent), now],
    );
    return devicesOf(tx, vault, caller);
  });
};

/** 400 for an address that is never reached, and for a key that is no point of the curve. */
function requireUsable({ endpoint, keys }: Subscription, { openLoopback }: PushReach): void {
  try {
    guardOutside(openLoopback).requireAllowed(new URL(endpoint));
  } catch {
    throw refuse(400, "INVALID_BODY", "endpoint: must be the https address of a push service", "endpoint");
  }
  const own = createECDH("prime256v1");
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(keys.p256dh, "base64url"));
  } catch {
    throw refuse(400, "INVALID_BODY", "keys.p256dh: must be a point of the curve P-256", "keys");
  }
}

/** Also another device of the caller; ignores unknown ids and other people's. */
export const removeDevice: Operation<"removeDevice"> = ({ params }, { caller }, { db, vault }) =>
  db.transaction(async (tx) => {
    if (isUuid(params.deviceId))
      await tx.query("delete from push_device where id = $1 and account_id = $2", [params.deviceId, caller.accountId]);
    return devicesOf(tx, vault, caller);
  });
