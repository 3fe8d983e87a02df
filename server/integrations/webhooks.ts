// A company's webhooks: where its events are sent, as its admins set them up, and the log of what was sent.
import { DELIVERY_DAYS, MAX_WEBHOOKS, ROTATION_HOURS, TEST_EVENT } from "../../contract/integrations/rules.ts";
import type { Webhook, WebhookDelivery } from "../../contract/integrations/wire.ts";
import type { Deps, Operation } from "../deps.ts";
import { openPage } from "../platform/cursor.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { isUuid, newId } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { problemInHindi } from "../platform/problem-words.ts";
import { refuse } from "../platform/refusal.ts";
import { companyToChange, ownCompany, recordChange } from "./company.ts";
import { newSecret, sealSecret, targetOf, type WebhookReach } from "./targets.ts";

const HOUR_MS = 3_600_000;

type Row = Timed<Webhook, "createdAt" | "failingSince" | "previousUntil">;

const columns = `id, kind, language, url, events, is_enabled as "isEnabled", failing_since as "failingSince", created_at as "createdAt",
  case when previous_until > $2 then previous_until end as "previousUntil"`;

async function readWebhooks(reader: Reader, companyId: string, now: Date): Promise<{ data: Webhook[] }> {
  const rows = await reader.query<Row>(
    `select ${columns} from webhook where company_id = $1 order by id desc /* kind, language as typed: by the checks */`,
    [companyId, now],
    "webhooks of a company",
  );
  return { data: rows.map(isoTimes) };
}

/** 404 for another company's. */
async function readWebhook(reader: Reader, companyId: string, webhookId: string, now: Date): Promise<Webhook> {
  const { data } = await readWebhooks(reader, companyId, now);
  const found = data.find(({ id }) => id === webhookId.toLowerCase());
  if (!found) throw refuse(404, "NOT_FOUND", "Your company has no such webhook.");
  return found;
}

export const listWebhooks: Operation<"listWebhooks"> = async (_input, { caller }, { db, clock }) =>
  readWebhooks(db, await ownCompany(db, caller), clock());

const taken = (kind: Webhook["kind"]) =>
  kind === "TELEGRAM"
    ? refuse(409, "CONFLICT", "Your company has this chat and bot already.", "chatId")
    : refuse(409, "CONFLICT", "Your company has a webhook with this address.", "url");

export const addWebhook: Operation<"addWebhook", [WebhookReach]> = ({ body }, call, { db, vault, clock }, reach) => {
  const { kind = "SIGNED", language = "en" } = body;
  const { url, secret: given } = targetOf(kind, body, reach);
  return db.transaction(async (tx) => {
    const companyId = await companyToChange(tx, call.caller);
    const now = clock();
    const { data: known } = await readWebhooks(tx, companyId, now);
    if (known.some((one) => one.url === url)) throw taken(kind);
    if (known.length >= MAX_WEBHOOKS)
      throw refuse(409, "LIMIT_REACHED", `Your company has ${MAX_WEBHOOKS} webhooks. Please remove one first.`);
    const [id, secret, events] = [newId(now), given ?? newSecret(), [...new Set(body.events)]];
    await tx.query(
      `insert into webhook (id, company_id, kind, language, url, events, sealed_secret, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, companyId, kind, language, url, events, sealSecret(vault, secret), now],
    );
    await recordChange(tx, call, { kind: "webhook.added", companyId, webhookId: id, url, events }, now);
    return { webhook: await readWebhook(tx, companyId, id, now), secret: kind === "SIGNED" ? secret : null };
  });
};

/** Switching it on again begins anew with counting failures, and so does another target. */
export const changeWebhook: Operation<"changeWebhook", [WebhookReach]> = ({ params, body }, call, deps, reach) =>
  deps.db.transaction(async (tx) => {
    const companyId = await companyToChange(tx, call.caller);
    const now = deps.clock();
    const before = await readWebhook(tx, companyId, params.webhookId, now);
    const { events = before.events, isEnabled = before.isEnabled, language = before.language } = body;
    const target = targetOf(before.kind, body, reach, before.url);
    const url = target.url ?? before.url;
    const { data: known } = await readWebhooks(tx, companyId, now);
    if (known.some((one) => one.id !== before.id && one.url === url)) throw taken(before.kind);
    const isNew = url !== before.url || target.secret !== null || (isEnabled && !before.isEnabled);
    await tx.query(
      `update webhook set url = $2, events = $3, is_enabled = $4, failing_since = case when $5 then null else failing_since end,
         failed_at = case when $5 then null else failed_at end, rest_until = case when $5 then null else rest_until end, language = $6, sealed_secret = coalesce($7, sealed_secret) where id = $1`,
      [
        before.id,
        url,
        [...new Set(events)],
        isEnabled,
        isNew,
        language,
        target.secret === null ? null : sealSecret(deps.vault, target.secret),
      ],
    );
    await recordChange(
      tx,
      call,
      { kind: "webhook.changed", companyId, webhookId: before.id, url, events, isEnabled },
      now,
    );
    return readWebhook(tx, companyId, before.id, now);
  });

export const rotateWebhookSecret: Operation<"rotateWebhookSecret"> = ({ params }, call, { db, vault, clock }) =>
  db.transaction(async (tx) => {
    const companyId = await companyToChange(tx, call.caller);
    const now = clock();
    const { id, kind } = await readWebhook(tx, companyId, params.webhookId, now);
    if (kind !== "SIGNED") throw refuse(409, "CONFLICT", "Only webhooks to an address of your own have a secret.");
    const secret = newSecret();
    await tx.query(
      "update webhook set sealed_previous = sealed_secret, previous_until = $2, sealed_secret = $3 where id = $1",
      [id, new Date(now.getTime() + ROTATION_HOURS * HOUR_MS), sealSecret(vault, secret)],
    );
    await recordChange(tx, call, { kind: "webhook.secret-rotated", companyId, webhookId: id }, now);
    return { webhook: await readWebhook(tx, companyId, id, now), secret };
  });

/** Ignores webhooks that are gone. */
export const removeWebhook: Operation<"removeWebhook"> = ({ params: { webhookId } }, call, { db, clock }) =>
  db.transaction(async (tx) => {
    const companyId = await companyToChange(tx, call.caller);
    const now = clock();
    const gone = isUuid(webhookId)
      ? await tx.query("delete from webhook where company_id = $1 and id = $2 returning 1", [companyId, webhookId])
      : [];
    if (gone.length > 0) await recordChange(tx, call, { kind: "webhook.removed", companyId, webhookId }, now);
    return readWebhooks(tx, companyId, now);
  });

type DeliveryRow = Timed<Omit<WebhookDelivery, "problemInHindi">, "createdAt" | "triedAt">;

const deliveryColumns = `d.id, d.event, d.state, d.tries, d.status, d.problem, d.created_at as "createdAt", d.tried_at as "triedAt", d.payload`;

const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  ...isoTimes(row),
  problemInHindi: problemInHindi(row.problem),
});

export const listWebhookDeliveries: Operation<"listWebhookDeliveries"> = async (
  { params, query },
  { caller },
  deps,
) => {
  const { db, cursors, clock } = deps;
  const companyId = await ownCompany(db, caller);
  const { id } = await readWebhook(db, companyId, params.webhookId, clock());
  const page = openPage<{ id: string }>(cursors, query, { list: "webhook deliveries", id });
  const found = await db.query<DeliveryRow>(
    `select ${deliveryColumns} from webhook_delivery d where d.webhook_id = $1 and ($2::uuid is null or d.id < $2)
        order by d.id desc limit $3`,
    [id, page.after?.id ?? null, page.limit],
    "deliveries of a webhook",
  );
  const { rows, pagination } = page.cut(found, (last) => ({ id: last.id }));
  return { data: rows.map(presentDelivery), pagination };
};

const isOff = () => refuse(409, "CONFLICT", "This webhook is off. Please switch it on first.");

export const sendTestEvent: Operation<"sendTestEvent"> = ({ params }, { caller }, { db, announce, clock }) =>
  db.transaction(async (tx) => {
    const companyId = await companyToChange(tx, caller);
    const now = clock();
    const webhook = await readWebhook(tx, companyId, params.webhookId, now);
    if (!webhook.isEnabled) throw isOff();
    const id = newId(now);
    const payload = { type: TEST_EVENT, timestamp: now.toISOString(), data: { webhookId: webhook.id } };
    await tx.query(
      `insert into webhook_delivery (id, webhook_id, event, payload, created_at, due_at) values ($1, $2, $3, $4, $5, $5)`,
      [id, webhook.id, TEST_EVENT, JSON.stringify(payload), now],
    );
    await announce(tx, { kind: "webhook.due", deliveryId: id });
    return readDelivery(tx, id);
  });

async function readDelivery(tx: Writer, id: string): Promise<WebhookDelivery> {
  const [row] = await tx.query<DeliveryRow>(`select ${deliveryColumns} from webhook_delivery d where d.id = $1`, [id]);
  if (!row) throw refuse(404, "NOT_FOUND", "Your company has no such delivery.");
  return presentDelivery(row);
}

export const replayWebhookDelivery: Operation<"replayWebhookDelivery"> = ({ params }, { caller }, deps) => {
  const { db, announce } = deps;
  return db.transaction(async (tx) => {
    const companyId = await companyToChange(tx, caller);
    const [found] = isUuid(params.deliveryId)
      ? await tx.query<{ id: string; state: string; isEnabled: boolean }>(
          `select d.id, d.state, w.is_enabled as "isEnabled" from webhook_delivery d join webhook w on w.id = d.webhook_id
           where d.id = $1 and w.company_id = $2 for no key update of d`,
          [params.deliveryId, companyId],
        )
      : [];
    if (!found) throw refuse(404, "NOT_FOUND", "Your company has no such delivery.");
    if (!found.isEnabled) throw isOff();
    if (found.state === "PENDING") throw refuse(409, "CONFLICT", "This delivery is still being sent.");
    await tx.query("update webhook_delivery set state = 'PENDING', problem = null, due_at = $2 where id = $1", [
      found.id,
      deps.clock(),
    ]);
    await announce(tx, { kind: "webhook.due", deliveryId: found.id });
    return readDelivery(tx, found.id);
  });
};

/** Deletes a bounded number of deliveries that the log no longer shows. */
export async function forgetDeliveries({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await db.query(
    `delete from webhook_delivery where id in (select id from webhook_delivery where created_at < $1 order by created_at limit 20000)`,
    [new Date(clock().getTime() - DELIVERY_DAYS * 24 * HOUR_MS)],
  );
}
