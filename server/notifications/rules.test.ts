// Checks the channels of each kind, what is stored of a notice, when the digest is due, and what devices are called.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { USER_TYPES, type UserType } from "../../contract/identity/rules.ts";
import { type EmailWay, NOTIFICATION_KINDS, NOTIFICATION_TABLE } from "../../contract/notifications/rules.ts";
import { choicesFor, deviceLabel, digestDue, isMailedAtOnce, keptAs, type Ways, waysOf } from "./rules.ts";

describe("the channels of a kind", () => {
  test("are the kind's defaults unless the person chose others", () => {
    assert.deepEqual(waysOf("new-applicant", null), { inApp: true, email: "DAILY" });
    assert.deepEqual(waysOf("application-sent", null), { inApp: true, email: "AT_ONCE" });
    assert.deepEqual(waysOf("application-sent", { inApp: false, email: "OFF" }), { inApp: false, email: "OFF" });
  });

  const LISTED: [UserType, kinds: string[]][] = [
    [
      "General_User",
      [
        "application-sent",
        "application-progress",
        "conversation",
        "saved-search",
        "jobs-for-you",
        "share-progress",
        "job-report",
        "referral-request",
        "guidance",
        "earnings",
        "payments",
        "referee-pool",
        "referee-inbox",
      ],
    ],
    [
      "Admin",
      [
        "application-sent",
        "application-progress",
        "saved-search",
        "share-progress",
        "job-report",
        "guidance",
        "earnings",
        "admin-money",
        "referee-review",
        "privacy-request",
        "operations",
        "job-sources",
      ],
    ],
    [
      "Corporate",
      ["new-applicant", "applicant-withdrew", "applicants-waiting", "conversation", "job-expiring", "job-frozen"],
    ],
  ];
  for (const [userType, kinds] of LISTED)
    test(`the kinds for ${userType}`, () =>
      assert.deepEqual(
        choicesFor(userType, []).map(({ kind }) => kind),
        kinds,
      ));

  test("every kind is for at least one user type", () => {
    const listed = new Set(USER_TYPES.flatMap((userType) => choicesFor(userType, []).map(({ kind }) => kind)));
    assert.deepEqual([...listed].sort(), [...NOTIFICATION_KINDS].sort());
  });

  test("a stored choice of a kind for other user types is ignored", () => {
    const own = choicesFor("Corporate", [
      { kind: "saved-search", inApp: false, email: "OFF" },
      { kind: "job-expiring", inApp: false, email: "DAILY" },
    ]);
    assert.equal(
      own.some(({ kind }) => kind === "saved-search"),
      false,
    );
    assert.deepEqual(
      own.find(({ kind }) => kind === "job-expiring"),
      { kind: "job-expiring", inApp: false, email: "DAILY" },
    );
  });

  test("few kinds are mailed at once by default", () => {
    // Members of a company get applicants in the digest: a job may have hundreds.
    for (const kind of ["new-applicant", "applicant-withdrew"] as const)
      assert.equal(NOTIFICATION_TABLE[kind].email, "DAILY");
  });
});

describe("what is stored of a notice", () => {
  const CASES: [ways: Ways, isMailed: boolean, kept: ReturnType<typeof keptAs>][] = [
    [{ inApp: true, email: "AT_ONCE" }, true, { inApp: true, email: "AT_ONCE", awaitsDigest: false }],
    [{ inApp: true, email: "DAILY" }, true, { inApp: true, email: "DAILY", awaitsDigest: true }],
    [{ inApp: true, email: "OFF" }, true, { inApp: true, email: "OFF", awaitsDigest: false }],
    [{ inApp: false, email: "AT_ONCE" }, true, { inApp: false, email: "AT_ONCE", awaitsDigest: false }],
    [{ inApp: false, email: "DAILY" }, true, { inApp: false, email: "DAILY", awaitsDigest: true }],
    [{ inApp: false, email: "OFF" }, true, null],
    [{ inApp: true, email: "AT_ONCE" }, false, { inApp: true, email: "OFF", awaitsDigest: false }],
    [{ inApp: true, email: "DAILY" }, false, { inApp: true, email: "OFF", awaitsDigest: false }],
    [{ inApp: false, email: "DAILY" }, false, null],
  ];
  for (const [ways, isMailed, kept] of CASES)
    test(`${JSON.stringify(ways)}${isMailed ? "" : ", never mailed"}`, () =>
      assert.deepEqual(keptAs(ways, isMailed), kept));
});

describe("whether a mail is sent at once", () => {
  const CASES: [whenTold: EmailWay, now: EmailWay, goes: boolean][] = [
    ["AT_ONCE", "AT_ONCE", true],
    // The digest does not have it, so it would never be mailed.
    ["AT_ONCE", "DAILY", true],
    ["AT_ONCE", "OFF", false],
    // The digest has it, or had it.
    ["DAILY", "AT_ONCE", false],
    ["DAILY", "DAILY", false],
    ["OFF", "AT_ONCE", false],
  ];
  for (const [whenTold, now, goes] of CASES)
    test(`chosen ${whenTold} then, ${now} now: ${goes}`, () => assert.equal(isMailedAtOnce(whenTold, now), goes));
});

describe("the day whose digest is due", () => {
  const CASES: [now: string, day: string, since: string][] = [
    ["2026-11-21T02:30:00.000Z", "2026-11-21", "2026-11-21T02:30:00.000Z"],
    ["2026-11-21T02:29:59.999Z", "2026-11-20", "2026-11-20T02:30:00.000Z"],
    ["2026-11-21T12:00:00.000Z", "2026-11-21", "2026-11-21T02:30:00.000Z"],
    ["2026-11-21T23:59:59.999Z", "2026-11-21", "2026-11-21T02:30:00.000Z"],
    ["2026-01-01T00:00:00.000Z", "2025-12-31", "2025-12-31T02:30:00.000Z"],
    ["2028-02-29T02:30:00.000Z", "2028-02-29", "2028-02-29T02:30:00.000Z"],
  ];
  for (const [now, day, since] of CASES)
    test(now, () => assert.deepEqual(digestDue(new Date(now)), { day, since: new Date(since) }));
});

describe("a device is called", () => {
  const LIKE = "AppleWebKit/537.36 (KHTML, like Gecko)";
  const CALLED: [name: string, userAgent: string][] = [
    ["Chrome on Android", `Mozilla/5.0 (Linux; Android 15; K) ${LIKE} Chrome/147.0.0.0 Mobile Safari/537.36`],
    [
      "Samsung Internet on Android",
      `Mozilla/5.0 (Linux; Android 15; K) ${LIKE} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    ],
    [
      "Edge on Windows",
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0`,
    ],
    [
      "Safari on Mac",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    ],
    [
      "Safari on iPhone",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    ],
    ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0"],
    ["A browser", ""],
  ];
  for (const [name, userAgent] of CALLED) test(name, () => assert.equal(deviceLabel(userAgent), name));
});
