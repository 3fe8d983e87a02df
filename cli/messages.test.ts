// `messages` run as a command: shows both forms, oldest first, safe for a terminal.
import assert from "node:assert/strict";
import { test } from "node:test";
import { startApp } from "../tests/support/app.ts";
import { anOperator } from "../tests/support/operator.ts";

const { url, post } = await startApp();
const run = anOperator();
const messages = (...args: string[]) => run(["messages", ...args], { DATABASE_URL: url });

test("shows the messages of both forms", async () => {
  assert.equal((await messages()).out, "Nobody has written yet.\n");
  const asha = { name: "Asha Rao", email: "asha@people.example" };
  const sent = await post<{ reference: string }>("/api/contact-message", {
    ...asha,
    topic: "OTHER",
    message: "One thing \u001b[2J that does not work.",
  });
  const firm = { ...asha, companyName: "Kite Works", teamSize: "11-50", message: "We look for cutters." };
  assert.equal((await post("/api/corporate-enquiry", firm)).status, 201);
  const { code, out } = await messages();
  assert.equal(code, 0);
  assert.match(
    out,
    new RegExp(`^${sent.body.reference}  \\S+  Asha Rao <asha@people.example>  OTHER\nOne thing .*that does`),
  );
  assert.match(out, /Asha Rao <asha@people\.example> {2}Kite Works, 11-50 people\nWe look for cutters\.\n/);
  assert.ok(!out.includes("\u001b"));
  assert.doesNotMatch((await messages("--newest", "1")).out, /OTHER/);
});
