import assert from "node:assert/strict";
import test from "node:test";
import { CallError } from "../../../contract/call-error.ts";
import { contactMessage, corporateEnquiry } from "../../../contract/content/wire.ts";
import { answerForm } from "./answer-form.ts";
import { type FormAnswer, keepTyped, referenceIn } from "./form-answer.ts";

const url = new URL("https://jobs.example/contact-us");

const filled = {
  name: "Asha Rao",
  email: "asha@example.com",
  topic: "CANDIDATE",
  message: "How do I change the city in my profile?",
};

function posted(fields: Record<string, string>) {
  return new Request("https://jobs.example/contact-us.data", { method: "POST", body: new URLSearchParams(fields) });
}

/** What `data()` returns. */
type Refused = { data: FormAnswer; init: { status: number } };

test("a good form is sent and leads to its acknowledgement", async () => {
  const sent: unknown[] = [];
  const answer = await answerForm({
    request: posted(filled),
    url,
    schema: contactMessage,
    send: async (body) => {
      sent.push(body);
      return { reference: "VB-1234" };
    },
  });
  assert.ok(answer instanceof Response);
  assert.equal(answer.status, 303);
  assert.equal(answer.headers.get("location"), "/contact-us?sent=VB-1234");
  assert.deepEqual(sent, [filled]);
});

test("every wrong field is named at once, and what was typed comes back", async () => {
  const typed = { name: " ", email: "asha", topic: "", message: "short" };
  const answer = (await answerForm({
    request: posted(typed),
    url,
    schema: contactMessage,
    send: () => assert.fail("nothing may be sent"),
  })) as unknown as Refused;
  assert.equal(answer.init.status, 422);
  assert.deepEqual(Object.keys(answer.data.errors).sort(), ["email", "message", "name", "topic"]);
  assert.deepEqual(answer.data.values, typed);
});

test("an optional field may stay empty", async () => {
  const answer = await answerForm({
    request: posted({
      name: "A",
      email: "a@example.com",
      companyName: "Acme",
      teamSize: "11-50",
      phone: "",
      message: "Two nurses.",
    }),
    url,
    schema: corporateEnquiry,
    send: async () => ({ reference: "VB-1" }),
  });
  assert.ok(answer instanceof Response);
});

const refusals: readonly [string, CallError, number, Partial<FormAnswer>][] = [
  [
    "a field the API refuses",
    new CallError(400, { errorCode: "INVALID_BODY", errorMsg: "No such domain.", field: "email", requestId: "r" }, ""),
    422,
    { errors: { email: "No such domain." }, problem: "none" },
  ],
  [
    "too many messages",
    new CallError(429, { errorCode: "RATE_LIMITED", errorMsg: "Please wait a minute.", requestId: "r" }, ""),
    429,
    { errors: {}, problem: { text: "Please wait a minute." } },
  ],
  [
    "an API that does not answer",
    new CallError(0, null, ""),
    503,
    { errors: {}, problem: { text: "Something went wrong" } },
  ],
];

for (const [name, failure, status, expected] of refusals) {
  test(`${name}: shown on the page, nothing typed is lost`, async () => {
    const answer = (await answerForm({
      request: posted(filled),
      url,
      schema: contactMessage,
      send: () => Promise.reject(failure),
    })) as unknown as Refused;
    assert.equal(answer.init.status, status);
    assert.deepEqual(answer.data, { values: filled, ...expected });
  });
}

test("a network failure becomes an answer, a redirect is rethrown", async () => {
  const offline = await keepTyped(() => Promise.reject(new TypeError("Failed to fetch")));
  assert.deepEqual(offline, { values: {}, errors: {}, problem: "network" });
  await assert.rejects(
    keepTyped(() => Promise.reject(new Response(null, { status: 303 }))),
    Response,
  );
});

test("only a valid reference is shown", () => {
  assert.equal(referenceIn(new URLSearchParams("sent=VB-1234")), "VB-1234");
  assert.equal(referenceIn(new URLSearchParams("sent=<b>pay+here</b>")), null);
  assert.equal(referenceIn(new URLSearchParams("")), null);
});
