// What a connection may take: time to ask and to read, and how many there are, in all and of one address.
import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";

export type ConnectionWishes = {
  /** In ms: who has not sent a whole request, or read anything of an answer, in this time is cut off. */
  patience?: number;
  /** In all; more are closed as they come. No bound unless given. */
  most?: number;
  /** Of one address; null, or not given, behind a proxy, whose address is everybody's. */
  ofOneAddress?: number | null;
};

/** `options` to create an HTTP server with, and `limit` for each that was. */
export type ConnectionLimits = { options: ServerOptions; limit(server: Server): void };

export function connectionLimits({ patience = 30_000, most, ofOneAddress = null }: ConnectionWishes): ConnectionLimits {
  const counts = new Map<string, number>();
  const countIn = (address: string): number => {
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count;
  };
  const countOut = (address: string) => {
    const left = (counts.get(address) ?? 1) - 1;
    if (left > 0) counts.set(address, left);
    else counts.delete(address);
  };
  return {
    options: {
      headersTimeout: patience,
      requestTimeout: patience,
      // Looked for this often; Node.js would do so twice a minute.
      connectionsCheckingInterval: Math.min(1_000, patience),
    },
    limit(server) {
      // Without a byte in or out: a reader who stopped. One that waits for its next request has longer.
      server.setTimeout(patience);
      // The other processes have as many: handing it round would not end. (Node.js 24 has it, its types do not.)
      if (most !== undefined) Object.assign(server, { maxConnections: most, dropMaxConnection: true });
      if (ofOneAddress === null) return;
      server.prependListener("connection", (socket: Socket) => {
        const address = socket.remoteAddress ?? "";
        socket.once("close", () => countOut(address));
        if (countIn(address) > ofOneAddress) socket.destroy();
      });
    },
  };
}
