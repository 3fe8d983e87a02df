// One PostgreSQL server as this process sees it: connections to it, and whether it answers at all.
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import pg from "pg";
import { outageOf } from "./outage.ts";

export type ServerLink = {
  /** One statement on any connection. */
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  /** A connection for several statements. */
  connect(): Promise<LinkedConnection>;
  /** Why the server counts as gone; null while it answers. Nothing is sent to a server that is gone. */
  lost(): Error | null;
  /** Asks now whether the server answers; what fails for a reason of the connection calls this. */
  suspect(): void;
  close(): Promise<void>;
};

export type LinkedConnection = {
  client: pg.PoolClient;
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  /** Gives it back; `isBroken` ends it instead. */
  release(isBroken?: boolean): void;
};

export type LinkOptions = {
  poolSize: number;
  /** Longest a statement may take, in ms; 0 for none. */
  statementTimeout: number;
  onError: (error: Error) => void;
};

/** After how long without traffic the system asks whether the other side of a connection is still there. */
export const KEEP_ALIVE_MS = 10_000;
/** How long after a statement's limit nothing may come before its connection is given up. */
export const SILENCE_MS = 1_000;
/** A server of which nothing was heard for this long, while something waits, is asked whether it answers. */
const SUSPECT_MS = 500;
const LOOK_MS = 100;
/** How long it may take to answer, on a new connection: a machine with no processor free takes a second to make one. */
const PING_MS = 1_500;
const RETRY_MS = 500;

/** Opens a link; the first statement connects. Waiting longer than 2 s for a connection fails. */
export function openLink(url: string, options: LinkOptions): ServerLink {
  let pool = makePool(url, options);
  const watch = watchServer(
    () => ping(url),
    () => {
      // Its connections may stay silent when the server is back.
      pool.end().catch(() => {});
      pool = makePool(url, options);
    },
  );

  const connect = async (): Promise<LinkedConnection> => {
    const client = await watch.guard(
      () => pool.connect(),
      (late) => late.release(true),
    );
    // Told by the statement that fails or the next one; without a listener, losing the server here would end the process.
    const hear = () => {};
    client.on("error", hear);
    return {
      client,
      query: (statement) => watch.guard(() => client.query(statement)),
      release(isBroken = false) {
        client.release(isBroken);
        // The pool listens again to what it has back.
        client.off("error", hear);
      },
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
        // One that still waits for an answer must not serve anybody else.
        connection.release(outageOf(error) === "away");
        throw error;
      }
    },
    lost: watch.lost,
    suspect: watch.suspect,
    async close() {
      watch.close();
      // A server that is gone acknowledges no goodbye.
      await Promise.race([pool.end(), pause(SILENCE_MS, undefined, { ref: false })]);
    },
  };
}

function makePool(url: string, { poolSize, statementTimeout, onError }: LinkOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    // The server tells of its own limit; this one is for a connection that has gone silent.
    query_timeout: statementTimeout === 0 ? 0 : statementTimeout + SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: "vouchboard",
  });
  // Without a listener, a connection that the server closes while idle would end the process.
  pool.on("error", onError);
  return pool;
}

type Waiting = { since: number; fail: (error: Error) => void };

/**
 * Fails what waits for a server that has stopped answering, and everything after it until the server answers again. A slow
 * statement is no sign of that: the server counts as gone only when nothing comes from it on any connection, and no answer
 * on a new one. Too many connections are an answer.
 */
function watchServer(asksServer: () => Promise<"answers" | Error>, onLost: () => void) {
  const waiting = new Set<Waiting>();
  let heard = performance.now();
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
    for (const one of waiting) one.fail(lost);
    while (!closed && (await asksServer()) !== "answers") await pause(RETRY_MS, undefined, { ref: false });
    heard = performance.now();
    lost = null;
  };
  const look = () => {
    const [oldest] = waiting;
    if (!oldest) {
      clearInterval(timer);
      timer = undefined;
    } else if (performance.now() - Math.max(oldest.since, heard) > SUSPECT_MS) void ask();
  };

  return {
    /** `undo` takes back what comes after it was given up. */
    async guard<Result>(work: () => Promise<Result>, undo?: (late: Result) => void): Promise<Result> {
      if (lost) throw lost;
      timer ??= setInterval(look, LOOK_MS).unref();
      return await new Promise<Result>((resolve, reject) => {
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
            heard = performance.now();
            if (isOver) undo?.(result);
            else end(() => resolve(result));
          },
          (error) => {
            if (error instanceof pg.DatabaseError) heard = performance.now();
            if (!isOver) end(() => reject(error));
          },
        );
      });
    },
    lost: () => lost,
    suspect: () => void ask(),
    close() {
      closed = true;
      clearInterval(timer);
    },
  };
}

/** Whether the server answers on a new connection within the time it has for that, or why not. */
async function ping(url: string): Promise<"answers" | Error> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PING_MS,
    query_timeout: PING_MS,
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
  const late = pause(PING_MS, undefined, { ref: false })
    // What has arrived while this process was busy is read before it counts as late.
    .then(() => turn())
    .then(() => turn())
    .then(() => new Error(`no answer within ${PING_MS} ms`));
  return Promise.race([asked, late]);
}

/** It refuses us and yet is there; one that starts up or shuts down is not. */
const isAnswer = (error: Error): boolean => error instanceof pg.DatabaseError && outageOf(error) !== "away";
