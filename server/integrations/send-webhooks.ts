// Sends a company's events to its webhooks; what fails is tried again for a day.
import { Agent, fetch, type Response } from "undici";
import type { ApplicationStatus } from "../../contract/applications/rules.ts";
import type { WebhookEvent } from "../../contract/integrations/rules.ts";
import { applicantsPath, jobPath } from "../../contract/paths.ts";
import { t } from "../../messages/en/problems.ts";
import { fill } from "../../messages/fill.ts";
import type { Telling } from "../announce.ts";
import type { Deps } from "../deps.ts";
import type { Announce, Fact } from "../facts.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import { guardOutside, refusalIn } from "../platform/outside-guard.ts";
import { Later } from "../platform/queue.ts";
import { secondsOf } from "../platform/retry-after.ts";
import { requestOf, type Sendable, telegramSecondsOf } from "./requests.ts";
import type { WebhookReach } from "./targets.ts";

type FactOf<Kind extends Fact["kind"]> = Extract<Fact, { kind: Kind }>;
type ToldFact = FactOf<
  | "application.submitted"
  | "application.moved"
  | "application.rejected"
  | "application.withdrawn"
  | "posting.published"
  | "posting.closed"
  | "job.ended"
>;

const EVENTS: Record<ToldFact["kind"], WebhookEvent> = {
  "application.submitted": "application.submitted",
  "application.moved": "application.moved",
  "application.rejected": "application.rejected",
  "application.withdrawn": "application.withdrawn",
  "posting.published": "job.published",
  "posting.closed": "job.closed",
  "job.ended": "job.closed",
};

type TellDeps = Pick<Deps, "db"> & { announce: Announce; publicUrl: string };

/** Stores a delivery for each webhook that listens, once for each fact, and has it sent. */
export async function tellWebhooks(fact: ToldFact, telling: Telling, deps: TellDeps): Promise<void> {
  const { db, announce, publicUrl } = deps;
  const event = EVENTS[fact.kind];
  // Most companies have none: ask before opening a transaction.
  if ((await listeners(db, fact.companyId, event)).length === 0) return;
  await db.transaction(async (tx) => {
    const payload = JSON.stringify({ type: event, timestamp: telling.at.toISOString(), data: dataOf(fact, publicUrl) });
    for (const { id } of await listeners(tx, fact.companyId, event)) {
      const stored = await tx.query<{ id: string }>(
        `insert into webhook_delivery (id, webhook_id, fact_id, event, payload, created_at, due_at) values ($1, $2, $3, $4, $5, $6, $6)
         on conflict (webhook_id, fact_id) do nothing returning id`,
        [newId(telling.at), id, telling.id, event, payload, telling.at],
      );
      for (const { id: deliveryId } of stored) await announce(tx, { kind: "webhook.due", deliveryId });
    }
  });
}

const listeners = (reader: Reader, companyId: string, event: WebhookEvent) =>
  reader.query<{ id: string }>(
    `select w.id from webhook w join company c on c.id = w.company_id and c.suspended_at is null
        where w.company_id = $1 and w.is_enabled and $2 = any (w.events) order by w.id`,
    [companyId, event],
    "webhooks that listen",
  );

/** Ids, the job's title and where to look: receivers read the person by a key, so that erasing a person leaves no copy here. */
function dataOf(fact: ToldFact, publicUrl: string): Record<string, unknown> {
  const { jobId, jobTitle, companyName } = fact;
  const shared = { jobId, jobTitle };
  if (!("applicationId" in fact))
    return {
      ...shared,
      url: publicUrl + jobPath({ id: jobId, companyName }),
      ...("why" in fact && { reason: fact.why }),
      ...(fact.kind === "job.ended" && { reason: "ADMIN" }),
    };
  return {
    applicationId: fact.applicationId,
    ...shared,
    status: fact.kind === "application.moved" ? fact.to : STATUSES[fact.kind],
    url: publicUrl + applicantsPath(jobId, fact.applicationId),
  };
}

const STATUSES = {
  "application.submitted": "APPLIED",
  "application.rejected": "REJECTED",
  "application.withdrawn": "WITHDRAWN",
} as const satisfies Partial<Record<ToldFact["kind"], ApplicationStatus>>;

/** How long a receiver may take, in ms. */
const PATIENCE_MS = 10_000;
/** After a failure, other deliveries to the webhook wait: a receiver that never answers would take every turn. */
const REST_MS = 30_000;
/** The longest that a receiver may ask deliveries to wait (`Retry-After`), in seconds. */
const LONGEST_REST_S = 3_600;
/** After that, in hours, a delivery is given up; an admin of the company can send it again. */
const TRIED_FOR_HOURS = 24;
/** A webhook that failed for so many days is switched off. */
const FAILING_DAYS = 5;
const HOUR_MS = 3_600_000;

export type WebhookSender = {
  /** Throws if the delivery is to be tried again: `Later` where the receiver said when. */
  send(fact: FactOf<"webhook.due">): Promise<void>;
  close(): Promise<void>;
};

type Due = Sendable & {
  webhookId: string;
  isEnabled: boolean;
  dueAt: Date;
  failedAt: Date | null;
  restUntil: Date | null;
};

/** Receivers are strangers' servers: public addresses over https only, no redirects, and of the answer only its status and how long it asks to wait are kept. */
export function openWebhooks(deps: Pick<Deps, "db" | "vault" | "clock"> & WebhookReach): WebhookSender {
  const { db, vault, clock, openLoopback, telegramApi } = deps;
  const guard = guardOutside(openLoopback);
  const agent = new Agent({
    connect: guard.connect,
    headersTimeout: PATIENCE_MS,
    bodyTimeout: PATIENCE_MS,
    maxResponseSize: 64_000,
  });
  const post = async (due: Due, deliveryId: string): Promise<Outcome> => {
    try {
      const request = requestOf(due, { id: deliveryId, now: clock(), vault, telegramApi });
      if (request === null) return { status: null, problem: t.secretIsUnreadable, restSeconds: null };
      const url = new URL(request.url);
      guard.requireAllowed(url);
      const answer = await fetch(url, {
        method: "POST",
        dispatcher: agent,
        redirect: "manual",
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: request.headers,
        body: request.body,
      });
      const restSeconds = await restOf(answer, due.kind, clock());
      if (!answer.bodyUsed) await answer.body?.cancel();
      const { status } = answer;
      return { status, problem: answer.ok ? null : fill(t.receiverAnswered, { status }), restSeconds };
    } catch (error) {
      const refusal = refusalIn(error);
      return {
        status: null,
        problem: refusal ? refusal.message : t.receiverIsAway,
        restSeconds: null,
      };
    }
  };
  return {
    async send({ deliveryId }) {
      const now = clock();
      const due = await readDue(db, deliveryId, now);
      if (!due) return;
      waitForRest(due, now);
      const outcome = due.isEnabled ? await post(due, deliveryId) : OFF;
      const isOver = await db.transaction((tx) => note(tx, deliveryId, due, outcome, now));
      if (isOver) return;
      if (outcome.restSeconds !== null) throw new Later(ASKED_TO_WAIT, outcome.restSeconds);
      throw new Error(outcome.problem ?? "not delivered");
    },
    close: () => agent.destroy(),
  };
}

const ASKED_TO_WAIT = "the receiver asked to wait";

/** `restSeconds`: how long the receiver asks to be left alone, null if it does not say. */
type Outcome = { status: number | null; problem: string | null; restSeconds: number | null };

const OFF: Outcome = { status: null, problem: t.webhookWasOff, restSeconds: null };

/** Throws while the webhook rests. A delivery whose time is over does not wait: this is its last try. */
function waitForRest(due: Due, now: Date): void {
  if (!due.isEnabled || !isInTime(due, now)) return;
  const rests = (due.restUntil?.getTime() ?? 0) - now.getTime();
  if (rests > 0) throw new Later(ASKED_TO_WAIT, rests / 1_000);
  if (due.failedAt && now.getTime() - due.failedAt.getTime() < REST_MS)
    throw new Error("the webhook rests after a failure");
}

/** Of a 429 or 503, by its header, or by its body where that is Telegram's; at most `LONGEST_REST_S`. */
async function restOf(answer: Response, kind: Sendable["kind"], now: Date): Promise<number | null> {
  if (answer.status !== 429 && answer.status !== 503) return null;
  const inBody = kind === "TELEGRAM" ? telegramSecondsOf(await answer.text()) : null;
  const asked = inBody ?? secondsOf(answer.headers.get("retry-after"), now);
  return asked === null ? null : Math.min(asked, LONGEST_REST_S);
}

const isInTime = ({ dueAt }: Due, now: Date) => now.getTime() - dueAt.getTime() < TRIED_FOR_HOURS * HOUR_MS;

/** Null once it was delivered or given up, and when the webhook is gone. */
async function readDue(reader: Reader, deliveryId: string, now: Date): Promise<Due | null> {
  const [due] = await reader.query<Due>(
    `select w.id as "webhookId", w.kind, w.language, w.url, w.is_enabled as "isEnabled", w.sealed_secret as "sealedSecret",
          case when w.previous_until > $2 then w.sealed_previous end as "sealedPrevious", d.payload,
          d.due_at as "dueAt", w.failed_at as "failedAt", w.rest_until as "restUntil"
        from webhook_delivery d join webhook w on w.id = d.webhook_id where d.id = $1 and d.state = 'PENDING'
        /* kind, language as typed: by the checks */`,
    [deliveryId, now],
    "a delivery that is due",
  );
  return due ?? null;
}

/** Stores what came of a try; true unless it is to be repeated. A receiver that is gone (410) is switched off. */
async function note(tx: Writer, id: string, due: Due, outcome: Outcome, now: Date): Promise<boolean> {
  const { status, problem, restSeconds } = outcome;
  const isOver = problem === null || !due.isEnabled || status === 410 || !isInTime(due, now);
  await tx.query(
    `update webhook_delivery set state = $2, tries = tries + 1, status = $3, problem = $4, tried_at = $5
     where id = $1 and state = 'PENDING'`,
    [id, problem === null ? "DELIVERED" : isOver ? "FAILED" : "PENDING", status, problem, now],
  );
  if (problem === null)
    await tx.query("update webhook set failing_since = null, failed_at = null, rest_until = null where id = $1", [
      due.webhookId,
    ]);
  else if (due.isEnabled)
    await tx.query(
      `update webhook set failing_since = coalesce(failing_since, $2), failed_at = $2, rest_until = $5,
         is_enabled = $3::int is distinct from 410 and coalesce(failing_since, $2) > $4::timestamptz where id = $1`,
      [
        due.webhookId,
        now,
        status,
        new Date(now.getTime() - FAILING_DAYS * 24 * HOUR_MS),
        restSeconds === null ? null : new Date(now.getTime() + restSeconds * 1_000),
      ],
    );
  return isOver;
}
