// Checks which page a sign-in leads to.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { UserType } from "../../../../contract/identity/rules.ts";
import { joinTitle } from "../../../../messages/en/accounts.ts";
import { type GuestIntent, joinPath } from "../../../session/guest-intent.ts";
import { pathAfterSignIn, redirectPath, returnIn, withIntent, withReturn } from "./return-path.ts";

const CASES: [string | null, UserType | null, string][] = [
  [null, "General_User", "/dashboards"],
  [null, "Admin", "/dashboards"],
  [null, "Corporate", "/v2/corporate"],
  ["/jobs/Acme/1?x=1#top", "General_User", "/jobs/Acme/1?x=1#top"],
  ["/", "General_User", "/dashboards"],
  ["/jobs/Acme/1", "Corporate", "/v2/corporate"],
  ["/company?industry=IT", "Corporate", "/v2/corporate"],
  ["/corporate", "Corporate", "/corporate"],
  ["/v2/corporate/members", "Corporate", "/v2/corporate/members"],
  ["/invite#token=abc", "Corporate", "/invite#token=abc"],
  ["https://evil.example/", "General_User", "/dashboards"],
  ["//evil.example", "Corporate", "/v2/corporate"],
  ["/auth/login?returnTo=%2Fauth%2Flogin", "General_User", "/dashboards"],
  ["/auth", "General_User", "/dashboards"],
  ["/authors", "General_User", "/authors"],
];
for (const [returnTo, userType, path] of CASES)
  test(`${userType} asked for ${returnTo}: ${path}`, () => assert.equal(pathAfterSignIn(returnTo, userType), path));

test("links carry the return path", () => {
  assert.equal(withReturn("/auth/signup", null), "/auth/signup");
  assert.equal(withReturn("/auth/signup", "/jobs?a=1&b=2"), "/auth/signup?returnTo=%2Fjobs%3Fa%3D1%26b%3D2");
  assert.equal(redirectPath(null, null), "/api/session/authorize");
  assert.equal(redirectPath("linkedin", "/jobs"), "/api/session/authorize?provider=linkedin&returnTo=%2Fjobs");
});

const JOB = "019ab0de-0000-7000-8000-000000000001";
const KITES = { job: "Kite Engineer", company: "Kite Works" };
const COMPANY = { job: null, company: "Kite Works" };
const NEITHER = { job: null, company: null };
/** What a guest presses, the query that the login's address gets, and its heading by what is known. */
const INTENTS: [GuestIntent, string, [typeof KITES | typeof COMPANY | typeof NEITHER, string][]][] = [
  [
    { for: "apply", job: JOB },
    `for=apply&job=${JOB}`,
    [
      [KITES, "Create an account to apply for Kite Engineer at Kite Works"],
      [NEITHER, "Create an account to apply for this job"],
    ],
  ],
  [
    { for: "referral", job: JOB, company: "c1" },
    `for=referral&job=${JOB}&company=c1`,
    [
      [KITES, "Create an account to request a referral for Kite Engineer at Kite Works"],
      [COMPANY, "Create an account to request a referral at Kite Works"],
      [NEITHER, "Create an account to request a referral"],
    ],
  ],
  [
    { for: "save", job: JOB },
    `for=save&job=${JOB}`,
    [
      [KITES, "Create an account to save Kite Engineer at Kite Works"],
      [COMPANY, "Create an account to save this job"],
    ],
  ],
  [{ for: "alert" }, "for=alert", [[NEITHER, "Create an account to get an e-mail when new jobs like these appear"]]],
  [
    { for: "guidance", company: "c1" },
    "for=guidance&company=c1",
    [
      [COMPANY, "Create an account to book a session with someone at Kite Works"],
      [NEITHER, "Create an account to book a session"],
    ],
  ],
  [
    { for: "share", job: JOB },
    `for=share&job=${JOB}`,
    [
      [KITES, "Create an account to earn a reward for sharing Kite Engineer at Kite Works"],
      [NEITHER, "Create an account to earn a reward for sharing this job"],
    ],
  ],
  [
    { for: "watch", company: "c1" },
    "for=watch&company=c1",
    [
      [COMPANY, "Create an account to hear when someone at Kite Works refers"],
      [NEITHER, "Create an account to hear when someone refers there"],
    ],
  ],
  [
    { for: "hire", company: "c1" },
    "for=hire&company=c1",
    [
      [COMPANY, "Create an account to hire for Kite Works"],
      [NEITHER, "Create an account to hire for your company"],
    ],
  ],
  [
    { for: "report", job: JOB },
    `for=report&job=${JOB}`,
    [
      [KITES, "Create an account to report Kite Engineer at Kite Works"],
      [NEITHER, "Create an account to report this job"],
    ],
  ],
];
for (const [intent, query, titles] of INTENTS)
  test(`a guest who wants to ${intent.for} is told so, and log-in and sign-up both lead on to it`, () => {
    const here = "/jobs/Kite_Works/1?a=1&b=2";
    const returnTo = `returnTo=${encodeURIComponent(here)}`;
    assert.equal(joinPath(here, intent), `/auth/login?${returnTo}&${query}`);
    const search = new URL(joinPath(here, intent), "https://site.invalid").searchParams;
    assert.equal(returnIn(search), here);
    assert.equal(withIntent("/auth/signup", search), `/auth/signup?${returnTo}&${query}`);
    for (const [facts, title] of titles) assert.equal(joinTitle(intent.for, facts), title);
  });

const ELSEWHERE = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/%2f%2fevil.example",
  "/..//evil.example",
  "javascript:alert(1)",
  "/jobs\t",
  "",
];
for (const returnTo of ELSEWHERE)
  test(`no link carries on ${JSON.stringify(returnTo)}`, () => {
    const search = new URLSearchParams({ returnTo, for: "save" });
    assert.equal(returnIn(search), null);
    assert.equal(withIntent("/auth/signup", search), "/auth/signup?for=save");
    assert.equal(pathAfterSignIn(returnTo, "General_User"), "/dashboards");
  });
