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
  /** The number of connections made so far. */
  made(): number;
};

type Pair = { client: Socket; server: Socket };

/** Call it at the top of a test file, with `await`; it is stopped after the file's last test. */
export async function startFaultProxy(databaseUrl: string): Promise<FaultProxy> {
  const pairs = new Set<Pair>();
  let silent = false;
  let count = 0;
  const take = (client: Socket) => {
    count += 1;
    const pair = { client, server: connect(addressOf(databaseUrl)) };
    pairs.add(pair);
    join(pair, () => silent);
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
      if (silent) cut("end");
      silent = false;
      if (!listener.listening) listener = await listen(take, port);
    },
    stop,
    cut,
    silence: () => {
      silent = true;
    },
    made: () => count,
  };
}

function join({ client, server }: Pair, isSilent: () => boolean): void {
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    from.on("data", (bytes) => void (isSilent() || to.write(bytes)));
    from.on("close", () => to.destroy()).on("error", () => {});
  }
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
