// The yardstick of throughput: bare Fastify routes that run the same statements and send the same rows, with nothing around them.
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { openDatabase } from "../server/platform/db.ts";
import { type BareCall, runBare } from "./bare-queries.ts";

/** Argument: the database's URL. Receives the calls of each route from its parent, answers with its port. */
const db = openDatabase({ url: process.argv[2]!, poolSize: Number(process.env.DATABASE_POOL_SIZE ?? 8) });
const app = Fastify();

process.once("message", async (routes: Record<string, BareCall[]>) => {
  for (const [name, calls] of Object.entries(routes)) {
    let turn = 0;
    app.get(`/${name}`, async (_request, reply) => {
      turn = (turn + 1) % calls.length;
      const rows = await runBare(db, calls[turn]!);
      reply.type("application/json");
      return rows.length === 1 && "text" in rows[0]!
        ? String(rows[0].text)
        : `[${rows.map((row) => row.card).join(",")}]`;
    });
  }
  await app.listen({ port: 0, host: "127.0.0.1" });
  process.send?.((app.server.address() as AddressInfo).port);
});
process.once("disconnect", () => process.exit(0));
