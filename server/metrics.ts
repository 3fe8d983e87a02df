// Every number of `/metrics` that tells whether the product keeps its promises: how calls that people wait for go, and
// what the database, the queue, the mails, the books, the backups and the sources are like. docs/runbook.md explains them.
import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { Gauge, Histogram } from "prom-client";
import type { CallName } from "../contract/api.ts";
import { readLastBackup } from "./backup/index.ts";
import type { Deps } from "./deps.ts";
import { ledgerRounds } from "./ledger/index.ts";
import { sources } from "./listings/index.ts";
import { mails } from "./notifications/index.ts";
import { measureRequests } from "./platform/health.ts";
import { readBacklog } from "./platform/parked-jobs.ts";

/** The calls that are a promise each, and how metrics name it. */
const PROMISES: Partial<Record<CallName, readonly [name: string, what: string]>> = {
  applyToJob: ["apply", "an application"],
  askReferral: ["referral_request", "a request for a referral"],
  signIn: ["sign_in", "a sign-in by password"],
  listJobs: ["search", "a search for jobs, or their list"],
};

type Outcome = "done" | "refused" | "failed";
const OUTCOMES: readonly Outcome[] = ["done", "refused", "failed"];

const histograms = new Map(
  Object.entries(PROMISES).map(([call, [name, what]]) => {
    const histogram = new Histogram({
      name: `vouchboard_${name}_seconds`,
      help: `Time that ${what} takes: done, refused (4xx) or failed (5xx)`,
      labelNames: ["outcome"],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    });
    // A rate needs a series that was there before the first failure.
    for (const outcome of OUTCOMES) histogram.zero({ outcome });
    return [call, histogram];
  }),
);

/** Measures every request of `app`, and again by themselves the calls that are promises. */
export function measureCalls(app: FastifyInstance): void {
  measureRequests(app);
  app.addHook("onResponse", async (request, reply) => {
    const { operationId = "" } = (request.routeOptions.schema ?? {}) as { operationId?: string };
    histograms.get(operationId)?.observe({ outcome: outcomeOf(reply.statusCode) }, reply.elapsedTime / 1_000);
  });
}

const outcomeOf = (status: number): Outcome => (status < 400 ? "done" : status < 500 ? "refused" : "failed");

type StateDeps = Pick<Deps, "db" | "clock" | "backups">;
type Value = number | readonly { replica: string; value: number }[];
/** A gauge's value; undefined for one that cannot be told now and is left out. */
type State = Partial<Record<StateName, Value>>;
type StateName = keyof typeof STATES;

/**
 * What all processes and servers read alike: `most` or `least` says which of their values holds, and that they are
 * never added up.
 */
const STATES = {
  database_up: ["least", "Whether the primary database answers"],
  database_writable: ["least", "Whether the primary database takes writes"],
  replica_up: ["least", "Whether a replica answers and keeps up, by its place in DATABASE_READ_URL"],
  replica_lag_seconds: ["most", "How far a replica is behind, by its place in DATABASE_READ_URL"],
  queue_waiting_jobs: ["most", "Jobs of the queue that could run now"],
  queue_oldest_seconds: ["most", "How long the oldest of them has waited"],
  queue_parked_jobs: ["most", "Jobs that failed for good and wait for a person"],
  mail_lag_seconds: [
    "most",
    "How long the oldest mail has waited that was tried and that no mail server took or refused",
  ],
  books_balanced: ["least", "Whether the last audit found the books balanced"],
  books_audit_age_seconds: ["most", "How long ago the books were audited"],
  backup_age_seconds: ["most", "How long ago the last whole backup was begun, where nightly ones are configured"],
  backup_failed: ["most", "Whether the last try of a backup failed, where nightly ones are configured"],
  sources_failing: ["most", "Sources of listings that are switched on and fail"],
  data_folder_free_bytes: ["least", "Free room on the disk of DATA_DIR"],
  data_folder_size_bytes: ["least", "Size of the disk of DATA_DIR"],
} as const;

/** The product whose state the gauges tell; the last one that was opened in this process. */
let reading: (() => Promise<State>) | null = null;

for (const [name, [holds, help]] of Object.entries(STATES)) {
  new Gauge({
    name: `vouchboard_${name}`,
    help,
    labelNames: name.startsWith("replica_") ? ["replica"] : [],
    aggregator: holds === "most" ? "max" : "min",
    async collect() {
      const value = (await reading?.())?.[name as StateName];
      this.reset();
      // Without labels, `reset` leaves a 0 that nothing has told.
      if (!name.startsWith("replica_")) this.remove();
      if (typeof value === "number") this.set(value);
      else for (const { replica, value: told } of value ?? []) this.set({ replica }, told);
    },
  });
}

/** Has `/metrics` tell the state of a product until the function is called that it returns. */
export function tellState(deps: StateDeps, dataDir: string): () => void {
  const read = shared(() => readState(deps, dataDir));
  reading = read;
  return () => {
    if (reading === read) reading = null;
  };
}

/** All gauges of a look share one reading. */
function shared<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let [last, at]: [Promise<Result> | null, number] = [null, 0];
  return () => {
    if (last === null || performance.now() - at > SHARED_MS) [last, at] = [read(), performance.now()];
    return last;
  };
}

const SHARED_MS = 1_000;

async function readState(deps: StateDeps, dataDir: string): Promise<State> {
  const { db } = deps;
  const [isUp, isWritable, ...parts] = await Promise.all([
    db.query("select 1 as ok").then(
      () => 1,
      () => 0,
    ),
    db.takesWrites().then(Number, () => 0),
    ...[readQueue, readMail, readBooks, readBackups, readSources].map((read) => read(deps).catch(() => ({}))),
    readDisk(dataDir).catch(() => ({})),
  ]);
  const replicas = db.replicaStates().map((state, nth) => ({ ...state, replica: String(nth + 1) }));
  return Object.assign(
    {
      database_up: isUp,
      database_writable: isUp && isWritable,
      replica_up: replicas.map(({ replica, is }) => ({ replica, value: Number(is === "well") })),
      replica_lag_seconds: replicas.flatMap(({ replica, lagSeconds: value }) =>
        value === null ? [] : [{ replica, value }],
      ),
    },
    ...parts,
  );
}

const ageOf = (at: Date | string, { clock }: StateDeps): number =>
  Math.max(0, (clock().getTime() - new Date(at).getTime()) / 1_000);

async function readQueue({ db, clock }: StateDeps): Promise<State> {
  const { waiting, oldestSeconds, parked } = await readBacklog(db, clock());
  return { queue_waiting_jobs: waiting, queue_oldest_seconds: oldestSeconds, queue_parked_jobs: parked };
}

async function readMail(deps: StateDeps): Promise<State> {
  const at = await mails.readOldestUnsent(deps.db);
  return { mail_lag_seconds: at ? ageOf(at, deps) : 0 };
}

async function readBooks(deps: StateDeps): Promise<State> {
  const last = await ledgerRounds.readLastAudit(deps.db);
  return last ? { books_balanced: Number(last.balanced), books_audit_age_seconds: ageOf(last.at, deps) } : {};
}

async function readBackups(deps: StateDeps): Promise<State> {
  if (!deps.backups) return {};
  const { madeAt, failure } = await readLastBackup(deps.db);
  return { backup_failed: Number(failure !== null), ...(madeAt && { backup_age_seconds: ageOf(madeAt, deps) }) };
}

const readSources = async ({ db }: StateDeps): Promise<State> => ({ sources_failing: await sources.countFailing(db) });

async function readDisk(dataDir: string): Promise<State> {
  const { bsize, bavail, blocks } = await statfs(dataDir);
  return { data_folder_free_bytes: bavail * bsize, data_folder_size_bytes: blocks * bsize };
}
