// Checks that a link and its text survive every way of sharing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { shareTargets } from "./share-job.ts";

const job = { title: "C++ & C# engineer (50% remote)", companyName: "Åse & Söhne?" };
const url = "https://jobs.example.org/jobs/%C3%85se_%26_S%C3%B6hne%3F/0190?referAndEarnId=a-b_c";

for (const { name, href } of shareTargets(job, url))
  test(`${name} gets the whole link`, () => {
    const query = new URL(href).searchParams;
    const given = query.get("text") ?? query.get("url") ?? query.get("body") ?? "";
    assert.ok(given.includes(url), given);
    if (name !== "LinkedIn") assert.ok(given.startsWith("C++ & C# engineer (50% remote) at Åse & Söhne?"), given);
    if (name === "E-mail") {
      assert.equal(query.get("subject"), "C++ & C# engineer (50% remote) at Åse & Söhne?");
      assert.ok(!href.includes("+"), "mail programs take a plus as it stands");
    }
  });
