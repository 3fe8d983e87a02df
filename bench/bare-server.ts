// The yardstick of throughput: bare Fastify routes that run the plain statements and send their rows, with nothing around them.
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { openDatabase } from "../server/platform/db.ts";
import type { PlainCall } from "./plain-sql.ts";

/** Argument: the database's URL. Receives the statements of each route from its parent, answers with its port. */
const db = openDatabase({ url: process.argv[2]!, poolSize: Number(process.env.DATABASE_POOL_SIZE ?? 8) });
const app = Fastify();

process.once("message", async (routes: PlainCall[][]) => {
  for (const [name, calls] of routes.entries()) {
    let turn = 0;
    app.get(`/${name}`, async (_request, reply) => {
      turn = (turn + 1) % calls.length;
      const { text, values } = calls[turn]!;
      const rows = await db.query({ name: `plain ${name}`, text }, values);
      reply.type("application/json");
      return typeof rows[0]?.card === "string" && rows[0].description === undefined
        ? `[${rows.map((row) => row.card).join(",")}]`
        : JSON.stringify(rows);
    });
  }
  await app.listen({ port: 0, host: "127.0.0.1" });
  process.send?.((app.server.address() as AddressInfo).port);
});
process.once("disconnect", () => process.exit(0));
