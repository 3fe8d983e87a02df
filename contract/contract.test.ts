// Checks the contract's own pieces: parameters, addresses, names, filters and the client.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { api } from "./api.ts";
import { CallError } from "./call-error.ts";
import { createClient } from "./client.ts";
import { companyListQuery } from "./companies/wire.ts";
import { contactMessage, corporateEnquiry } from "./content/wire.ts";
import type { Endpoint } from "./endpoint.ts";
import { COMPANY_FILTERS, EXPERIENCE_BANDS, type FilterDefinition, JOB_FILTERS, SALARY_BANDS } from "./jobs/filters.ts";
import { jobListQuery } from "./jobs/wire.ts";
import { companyNameInPath, companyNameKey, companyPath, guidancePath, jobPath, referralPath } from "./paths.ts";
import * as kinds from "./query-parameters.ts";

const bounded = kinds.numberParameter(0, 80);
const PARAMETERS: [string, z.ZodType, unknown, unknown][] = [
  ["text is trimmed", kinds.textParameter(10), "  a b ", "a b"],
  ["control characters become spaces", kinds.textParameter(10), "a\u0000\n\tb", "a b"],
  ["blank text is absent", kinds.textParameter(10), " \u0000 ", undefined],
  ["absent text is absent", kinds.textParameter(10), undefined, undefined],
  ["a choice", kinds.choiceParameter(["A", "B"]), " A ", "A"],
  ["a blank choice", kinds.choiceParameter(["A", "B"]), "", undefined],
  ["choices by comma and repetition, once each", kinds.choicesParameter(["A", "B"]), ["A,B", "A", ""], ["A", "B"]],
  ["blank choices", kinds.choicesParameter(["A", "B"]), ",, ,", undefined],
  ["texts", kinds.textsParameter(3, 10), "SQL, C++,,SQL", ["SQL", "C++"]],
  [
    "phrases keep commas",
    kinds.phrasesParameter(3, 30),
    ["Pune, India", "Kochi|Delhi"],
    ["Pune, India", "Kochi", "Delhi"],
  ],
  ["a number", bounded, "3.5", 3.5],
  ["a blank number", bounded, " ", undefined],
  ["a whole number's default", kinds.wholeNumberParameter(1, 100, 10), undefined, 10],
  ["a blank whole number's default", kinds.wholeNumberParameter(1, 100, 10), "", 10],
  ["a band", kinds.bandParameter(), "7.5-10", { low: 7.5, high: 10 }],
  [
    "an id",
    kinds.idParameter("must be an id"),
    "0191f1a0-0000-7000-8000-000000000000",
    "0191f1a0-0000-7000-8000-000000000000",
  ],
  ["a blank id", kinds.idParameter("must be an id"), "", undefined],
];
for (const [what, schema, given, read] of PARAMETERS)
  test(`reads ${what}`, () => assert.deepEqual(schema.parse(given), read));

const REFUSED: [string, z.ZodType, unknown, RegExp][] = [
  ["too long a text", kinds.textParameter(3), "abcd", /at most 3/],
  ["a text twice", kinds.textParameter(3), ["a", "b"], /once/],
  ["an unknown choice", kinds.choiceParameter(["A", "B"]), "C", /one of A, B/],
  ["another spelling", kinds.choicesParameter(["A", "B"]), "a", /one of A, B/],
  ["too many texts", kinds.textsParameter(2, 10), "a,b,c", /at most 2 values/],
  ["too long a value", kinds.textsParameter(2, 3), "abcd", /at most 3 characters/],
  ["a number above", bounded, "81", /from 0 to 80/],
  ["no number", bounded, "1e1", /from 0 to 80/],
  ["a sign", bounded, "-1", /from 0 to 80/],
  ["a fraction", kinds.wholeNumberParameter(1, 9, 1), "1.5", /whole number/],
  ["a band upside down", kinds.bandParameter(), "10-5", /low-high/],
  ["half a band", kinds.bandParameter(), "10-", /low-high/],
  ["no id", kinds.idParameter("must be an id"), "7", /must be an id/],
];
for (const [what, schema, given, words] of REFUSED) {
  test(`refuses ${what} in words`, () => {
    const read = schema.safeParse(given);
    assert.equal(read.success, false);
    assert.match(read.error!.issues[0]!.message, words);
  });
}

test("each row of the table of calls has one endpoint, exported under its name, and each endpoint a row", async () => {
  const paths = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const sources = paths.filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"));
  const exported: [string, string][] = [];
  const untold: string[] = [];
  for (const path of sources)
    for (const [name, value] of Object.entries(await import(pathToFileURL(join(import.meta.dirname, path)).href)))
      if (typeof value === "object" && value !== null && "refusals" in value && "path" in value) {
        const endpoint = value as unknown as Endpoint;
        exported.push([name, endpoint.name]);
        if (endpoint.isKeyed && !("422" in endpoint.refusals)) untold.push(name);
      }
  assert.deepEqual(untold, [], "a call with a key says that the key may have been used");
  const sorted = exported.sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = Object.keys(api).sort();
  assert.deepEqual(
    sorted,
    rows.map((name) => [name, name]),
  );
  assert.equal(new Set(Object.values(api)).size, rows.length, "a method and path stand twice");
});

describe("addresses", () => {
  const NAMES: [string, string][] = [
    ["Acme", "Acme"],
    [" Acme  Tools ", "Acme_Tools"],
    ["A/B & C?", "A%2FB_%26_C%3F"],
    ["Zoë", "Zo%C3%AB"],
    ["..", "_"],
    ["", "_"],
    ["100%", "100%25"],
  ];
  for (const [name, segment] of NAMES) test(JSON.stringify(name), () => assert.equal(companyNameInPath(name), segment));

  test("one name leads to the same segment everywhere, and survives a URL parser", () => {
    const company = { SK: "id", name: "A/B .." };
    for (const path of [
      companyPath(company),
      referralPath(company),
      guidancePath(company),
      jobPath({ id: "id", companyName: company.name }),
    ]) {
      assert.match(path, /^\/\w+\/A%2FB_\.\.\/id$/);
      assert.equal(new URL(path, "https://x.example").pathname, path);
    }
  });

  test("names are the same whatever their case and spaces", () => {
    assert.equal(companyNameKey("  Kite   WORKS "), companyNameKey("kite works"));
    assert.notEqual(companyNameKey("kiteworks"), companyNameKey("kite works"));
  });
});

describe("filters", () => {
  const isRead = (filter: FilterDefinition, schema: z.ZodType) => {
    for (const { value } of filter.options)
      assert.equal(schema.safeParse({ [filter.paramKey]: value }).success, true, `${filter.paramKey}=${value}`);
  };
  test("every option is understood by the API", () => {
    for (const filter of JOB_FILTERS) isRead(filter, jobListQuery);
    for (const filter of COMPANY_FILTERS) isRead(filter, companyListQuery);
  });
  test("values and labels are told apart, and start as the definition says", () => {
    for (const filter of [...JOB_FILTERS, ...COMPANY_FILTERS]) {
      assert.equal(new Set(filter.options.map((option) => option.value)).size, filter.options.length);
      assert.equal(new Set(filter.options.map((option) => option.label)).size, filter.options.length);
      assert.deepEqual(filter.value, filter.selectType === "multiselect" ? [] : "");
    }
  });
  for (const [name, bands] of Object.entries({ SALARY_BANDS, EXPERIENCE_BANDS })) {
    test(`${name} follow on one another without a gap`, () => {
      const pairs = bands.map((band) => band.split("-").map(Number) as [number, number]);
      assert.equal(pairs[0]![0], 0);
      for (const [index, [low, high]] of pairs.entries()) {
        assert.ok(low < high);
        if (index > 0) assert.equal(low, pairs[index - 1]![1]);
      }
    });
  }
});

describe("the forms", () => {
  test("read what people type", () => {
    const message = {
      name: " A\u0007sha ",
      email: " a@example.org ",
      topic: "OTHER",
      message: "Twenty characters and more.\nAnd a line.",
    };
    assert.deepEqual(contactMessage.parse(message), { ...message, name: "A sha", email: "a@example.org" });
    const enquiry = { name: "B", email: "b@example.org", companyName: "B", teamSize: "1-10", message: "Bakers" };
    assert.deepEqual(corporateEnquiry.parse(enquiry), enquiry);
    assert.equal(corporateEnquiry.parse({ ...enquiry, phone: " +91 98765 43210 " }).phone, "+91 98765 43210");
  });
});

describe("the client", () => {
  type Call = Parameters<Parameters<typeof createClient>[0]>[0];
  const answering = (status: number, text: string) => {
    const calls: Call[] = [];
    const client = createClient(async (call) => {
      calls.push(call);
      return { status, text };
    });
    return { calls, client };
  };

  test("fills paths and queries", async () => {
    const { calls, client } = answering(200, "[]");
    await client("getCompany", { params: { companyId: "a/b c" } });
    await client("listJobs", {
      query: {
        location: ["Pune", "Kochi"],
        searchText: "a&b",
        minSalary: 5,
        workMode: undefined,
        YOE: null,
        jobTitle: "",
      },
    });
    await client("listJobs", { query: { a: undefined, b: [] } });
    assert.deepEqual(
      calls.map((call) => `${call.method} ${call.path}`),
      [
        "GET /api/company/a%2Fb%20c",
        "GET /api/job/?location=Pune&location=Kochi&searchText=a%26b&minSalary=5",
        "GET /api/job/",
      ],
    );
  });

  test("throws what the server refused, with its words", async () => {
    const refusal = { errorCode: "INVALID_CURSOR", errorMsg: "lastKey: no", field: "lastKey", requestId: "1" };
    const { client } = answering(400, JSON.stringify(refusal));
    await assert.rejects(
      client("listJobs"),
      (error) =>
        error instanceof CallError &&
        error.status === 400 &&
        error.message === "lastKey: no" &&
        error.refusal?.field === "lastKey",
    );
  });

  test("throws the specification's words when the answer is none of ours", async () => {
    const { client } = answering(502, "<h1>Bad gateway</h1>");
    await assert.rejects(client("listJobs"), { message: "HTTP error! status: 502, message: <h1>Bad gateway</h1>" });
  });
});
