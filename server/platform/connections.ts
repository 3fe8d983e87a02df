// Limits on connections: time to send and to read, and their number in total and per address.
import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";

export type ConnectionWishes = {
  /** In ms: a client that takes longer to send a whole request, or to read anything of an answer, is cut off. */
  patience?: number;
  /** In total; further ones are closed at once. Unlimited by default. */
  most?: number;
  /** Per address; null (the default) behind a proxy, whose address all clients share. */
  ofOneAddress?: number | null;
};

/** `options` to create HTTP servers with; call `limit` on each of them. */
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
      // Check this often for slow requests; Node.js checks only twice a minute by default.
      connectionsCheckingInterval: Math.min(1_000, patience),
    },
    limit(server) {
      // Closes connections without traffic, such as a client that stopped reading. Idle keep-alive connections have
      // longer.
      server.setTimeout(patience);
      // Drop instead of passing the connection to another worker, because all may be full. (In Node.js 24, but not in
      // its types.)
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
