// The link to one PostgreSQL server: its connections, and detection of a server that stops answering.
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { outageOf } from "./outage.ts";

export type ServerLink = {
  /** One statement on any connection. */
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  /** A connection for several statements. */
  connect(): Promise<LinkedConnection>;
  /** Why the server counts as lost; null while it answers. Nothing is sent to a lost server. */
  lost(): Error | null;
  /** Checks now whether the server answers; call after a connection failure. */
  suspect(): void;
  close(): Promise<void>;
};

export type LinkedConnection = {
  client: pg.PoolClient;
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  /** Returns it to the pool; `isBroken` closes it instead. */
  release(isBroken?: boolean): void;
};

export type LinkOptions = {
  poolSize: number;
  /** Statement timeout in ms; 0 for none. */
  statementTimeout: number;
  /** How long a statement waits for a connection, in ms. */
  connectTimeout: number;
  onError: (error: Error) => void;
};

/** Idle time before the first TCP keep-alive probe. */
export const KEEP_ALIVE_MS = 10_000;
/** Extra time after a statement's timeout before its silent connection is given up. */
export const SILENCE_MS = 1_000;
/** A server that is silent for this long while statements wait is pinged. */
const SUSPECT_MS = 500;
const LOOK_MS = 100;
/** Timeout of a ping on a new connection, which takes a second on a busy machine. */
const PING_MS = 1_500;
/** Parts in which a ping's timeout passes: while this process is busy, only one of them does. */
const PING_PART_MS = 100;
const RETRY_MS = 500;

/** Connects on the first statement. Waiting more than 2 s for a connection fails. */
export function openLink(url: string, options: LinkOptions): ServerLink {
  let pool = makePool(url, options);
  const watch = watchServer(
    () => ping(url),
    () => {
      // Old connections may stay silent even after the server is back.
      pool.end().catch(() => {});
      pool = makePool(url, options);
    },
  );

  const connect = async (): Promise<LinkedConnection> => {
    const client = await watch.guard(
      () => pool.connect(),
      (late) => late.release(true),
    );
    return {
      client,
      query: (statement) => watch.guard(() => client.query(statement)),
      release: (isBroken = false) => client.release(isBroken),
    };
  };

  return {
    connect,
    async query(statement) {
      const connection = await connect();
      try {
        const result = await connection.query(statement);
        connection.release();
        return result;
      } catch (error) {
        // A connection that still waits for an answer must not be reused.
        connection.release(outageOf(error) === "away");
        throw error;
      }
    },
    lost: watch.lost,
    suspect: watch.suspect,
    async close() {
      watch.close();
      // A lost server does not acknowledge the end of a connection.
      await Promise.race([pool.end(), pause(SILENCE_MS, undefined, { ref: false })]);
    },
  };
}

function makePool(url: string, { poolSize, statementTimeout, connectTimeout, onError }: LinkOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    // The server enforces statementTimeout itself; this one is for a silent connection.
    query_timeout: statementTimeout === 0 ? 0 : statementTimeout + SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: "vouchboard",
  });
  // Without listeners, a connection that the server closes would end the process: while idle, or in use, where the
  // statement reports the error. Listen from the start: the end may arrive in one packet with the welcome.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

type Waiting = { since: number; fail: (error: Error) => void };

/** The statements that wait for their server; `hear` is called at each of its answers. */
function makeWaits(hear: () => void) {
  const waiting = new Set<Waiting>();
  return {
    /** Since when the oldest waits; undefined if none does. */
    since: () => waiting.values().next().value?.since,
    fail(error: Error) {
      for (const one of waiting) one.fail(error);
    },
    wait: <Result>(work: () => Promise<Result>, undo?: (late: Result) => void) =>
      new Promise<Result>((resolve, reject) => {
        let isOver = false;
        const one: Waiting = { since: performance.now(), fail: (error) => end(() => reject(error)) };
        const end = (tell: () => void) => {
          isOver = true;
          waiting.delete(one);
          tell();
        };
        waiting.add(one);
        work().then(
          (result) => {
            hear();
            if (isOver) undo?.(result);
            else end(() => resolve(result));
          },
          (error) => {
            if (error instanceof pg.DatabaseError) hear();
            if (!isOver) end(() => reject(error));
          },
        );
      }),
  };
}

/**
 * Fails statements that wait for a server which has stopped answering, and all later ones until it answers again. A
 * slow statement is not enough: the server counts as lost only if all connections are silent and a new one gets no
 * answer. "Too many connections" is an answer.
 */
function watchServer(asksServer: () => Promise<"answers" | Error>, onLost: () => void) {
  let heard = performance.now();
  const waits = makeWaits(() => {
    heard = performance.now();
  });
  let lost: Error | null = null;
  let asking = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const ask = async () => {
    if (asking || closed) return;
    asking = true;
    try {
      const began = performance.now();
      const answer = await asksServer();
      if (answer === "answers") heard = performance.now();
      else if (heard < began) await lose(answer);
    } finally {
      asking = false;
    }
  };
  const lose = async (reason: Error) => {
    lost = Object.assign(new Error("The database does not answer", { cause: reason }), { code: "ETIMEDOUT" });
    onLost();
    waits.fail(lost);
    while (!closed && (await asksServer()) !== "answers") await pause(RETRY_MS, undefined, { ref: false });
    heard = performance.now();
    lost = null;
  };
  const look = () => {
    const since = waits.since();
    if (since === undefined) {
      clearInterval(timer);
      timer = undefined;
    } else if (performance.now() - Math.max(since, heard) > SUSPECT_MS) void ask();
  };

  return {
    /** `undo` handles a result that arrives after the wait was given up. */
    async guard<Result>(work: () => Promise<Result>, undo?: (late: Result) => void): Promise<Result> {
      if (lost) throw lost;
      timer ??= setInterval(look, LOOK_MS).unref();
      return await waits.wait(work, undo);
    },
    lost: () => lost,
    suspect: () => void ask(),
    close() {
      closed = true;
      clearInterval(timer);
    },
  };
}

/** Whether the server answers on a new connection in time, or why not. */
async function ping(url: string): Promise<"answers" | Error> {
  const client = new pg.Client({
    connectionString: url,
    // Only ends what the race below has given up: these count the time in which this process was busy.
    connectionTimeoutMillis: 4 * PING_MS,
    query_timeout: 4 * PING_MS,
    application_name: "vouchboard-ping",
  });
  client.on("error", () => {});
  const asked = client
    .connect()
    .then(() => client.query("select"))
    .then(
      () => "answers" as const,
      (error: Error) => (isAnswer(error) ? ("answers" as const) : error),
    )
    .finally(() => client.end().catch(() => {}));
  let isOver = false;
  const late = (async () => {
    for (let passed = 0; passed < PING_MS && !isOver; passed += PING_PART_MS)
      await pause(PING_PART_MS, undefined, { ref: false });
    return new Error(`no answer within ${PING_MS} ms`);
  })();
  return Promise.race([asked, late]).finally(() => {
    isOver = true;
  });
}

/** Whether the error comes from a live server. One that starts up or shuts down does not count. */
const isAnswer = (error: Error): boolean => error instanceof pg.DatabaseError && outageOf(error) !== "away";

/** Runs `work` with a connection of its own, outside every pool; `purpose` names it in the server's statistics. */
export async function withConnection<Result>(
  url: string,
  purpose: "backup" | "migrate",
  work: (connection: pg.Client) => Promise<Result>,
): Promise<Result> {
  const connection = new pg.Client({
    connectionString: url,
    application_name: `vouchboard-${purpose}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // The failing statement reports the error; without a listener, losing the server would end the process.
  connection.on("error", () => {});
  await connection.connect();
  try {
    return await work(connection);
  } finally {
    // Also ends what the session holds, such as an advisory lock.
    await connection.end();
  }
}
