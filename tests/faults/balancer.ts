// A balancer on loopback as sites put before several servers: it asks for readiness, and retries only what was not sent.
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterFile } from "../support/run-files.ts";
import { ask } from "./load.ts";

export type Balancer = { port: number; url: string; ready(): number };

const LOOK_MS = 250;

/** Call it at the top of a file, with `await`; it is closed after the file's last fault. */
export async function startBalancer(port: number, servers: readonly { url: string }[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let turn = 0;
  const timer = setInterval(() => {
    for (const { url } of servers)
      void ask(`${url}/readyz`).then(({ status }) => (status === 200 ? ready.add(url) : ready.delete(url)));
  }, LOOK_MS);
  const pass = (asked: IncomingMessage, answer: ServerResponse, body: Buffer, triesLeft: number): void => {
    const open = [...ready];
    turn += 1;
    const url = open[turn % Math.max(1, open.length)];
    if (url === undefined)
      return void answer.writeHead(503, { "retry-after": "1" }).end("No server is ready. Try again.");
    const sent = request(
      {
        agent,
        host: "127.0.0.1",
        port: new URL(url).port,
        path: asked.url,
        method: asked.method,
        headers: asked.headers,
      },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        given.once("error", () => answer.destroy());
      },
    );
    sent.once("error", (error: NodeJS.ErrnoException) => {
      ready.delete(url);
      // A refused connection carried nothing, and a used one that ended before its answer may be asked again by a GET.
      const isSafe = error.code === "ECONNREFUSED" || (sent.reusedSocket && asked.method === "GET");
      if (isSafe && triesLeft > 0 && !answer.headersSent) pass(asked, answer, body, triesLeft - 1);
      else answer.destroy();
    });
    sent.end(body);
  };
  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    pass(asked, answer, Buffer.concat(chunks), 3);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  afterFile(async () => {
    clearInterval(timer);
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const own = (server.address() as AddressInfo).port;
  return { port: own, url: `http://127.0.0.1:${own}`, ready: () => ready.size };
}
