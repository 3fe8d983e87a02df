// A proxy on loopback in front of a PostgreSQL server that simulates failures of networks and servers.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterFile } from "./run-files.ts";

export type FaultProxy = {
  /** The database's URL through the proxy. */
  url: string;
  /** Forwards everything again. */
  heal(): Promise<void>;
  /** Stops listening and closes every connection. */
  stop(): Promise<void>;
  /** Closes every connection (`reset`: by RST, in mid-stream); accepts new ones. */
  cut(how: "end" | "reset"): void;
  /** Accepts connections and bytes without forwarding them; `heal` closes these connections. */
  silence(): void;
  /** Forwards everything `ms` later. */
  delay(ms: number): void;
  /** Resets a connection at this share of what passes, such as 0.1. */
  harm(share: number): void;
  /** Keeps the last part of the next connection's welcome until the server ends it. Resolves once it has that part. */
  holdWelcome(): Promise<void>;
  /** The number of connections made so far. */
  made(): number;
};

type Pair = { client: Socket; server: Socket };
type Weather = { silent: boolean; delayMs: number; share: number; onWelcome: (() => void) | null };

/** PostgreSQL's ReadyForQuery up to its state. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5]);

/** Call it at the top of a test file, with `await`; it is stopped after the file's last test. */
export async function startFaultProxy(databaseUrl: string): Promise<FaultProxy> {
  const pairs = new Set<Pair>();
  const weather: Weather = { silent: false, delayMs: 0, share: 0, onWelcome: null };
  let count = 0;
  const take = (client: Socket) => {
    count += 1;
    const pair = { client, server: connect(addressOf(databaseUrl)) };
    pairs.add(pair);
    join(pair, weather);
    client.once("close", () => pairs.delete(pair));
  };
  let listener = await listen(take);
  const { port } = listener.address() as AddressInfo;
  const cut = (how: "end" | "reset") => {
    for (const { client } of pairs) how === "reset" ? client.resetAndDestroy() : client.destroy();
  };
  const stop = async () => {
    const closed = listener.listening ? once(listener.close(), "close") : null;
    cut("end");
    await closed;
  };
  afterFile(stop);
  return {
    url: rerouted(databaseUrl, port),
    async heal() {
      if (weather.silent) cut("end");
      Object.assign(weather, { silent: false, delayMs: 0, share: 0 });
      if (!listener.listening) listener = await listen(take, port);
    },
    stop,
    cut,
    silence: () => {
      weather.silent = true;
    },
    delay: (ms) => {
      weather.delayMs = ms;
    },
    harm: (share) => {
      weather.share = share;
    },
    holdWelcome: () =>
      new Promise((resolve) => {
        weather.onWelcome = resolve;
      }),
    made: () => count,
  };
}

function join({ client, server }: Pair, weather: Weather): void {
  let held: Buffer | null = null;
  const pass = (bytes: Buffer, to: Socket) => {
    if (weather.silent) return;
    if (Math.random() < weather.share) client.resetAndDestroy();
    // Timers of one length keep their order.
    else if (weather.delayMs > 0) setTimeout(() => to.write(bytes), weather.delayMs);
    else to.write(bytes);
  };
  client.on("data", (bytes) => pass(bytes, server));
  server.on("data", (bytes) => {
    if (!weather.onWelcome || !bytes.includes(READY)) {
      if (held) held = Buffer.concat([held, bytes]);
      else pass(bytes, client);
      return;
    }
    held = bytes;
    weather.onWelcome();
    weather.onWelcome = null;
  });
  client.on("close", () => server.destroy()).on("error", () => {});
  server.on("close", () => (held ? client.end(held) : client.destroy())).on("error", () => {});
}

async function listen(take: (client: Socket) => void, port = 0): Promise<Server> {
  const server = createServer(take).listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** Test servers listen on a socket in a folder that their URL names, or on loopback. */
function addressOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get("host") ?? hostname;
  const number = Number(searchParams.get("port") ?? port) || 5432;
  return folder.startsWith("/") ? { path: `${folder}/.s.PGSQL.${number}` } : { host: folder, port: number };
}

function rerouted(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.search = "";
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return url.href;
}
