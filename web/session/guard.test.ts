// Every case of the route guard, as a table.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { readUserType, USER_TYPES, type UserType } from "../../contract/identity/rules.ts";
import routes from "../routes.ts";
import { type Access, accessOf, judge, mayOpen, OPEN_ACCESS, ROOT_ACCESS, type Verdict } from "./guard.ts";

const NOW = Date.UTC(2026, 10, 21);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenWith = (claims: unknown) => `${part({ alg: "RS256" })}.${part(claims)}.signature`;
const good = tokenWith({ exp: NOW / 1_000 + 600 });
const old = tokenWith({ exp: NOW / 1_000 - 1 });
const ending = tokenWith({ exp: NOW / 1_000 });

const demand = (requiresToken: boolean, ...roles: Access["roles"][number][]): Access => ({ roles, requiresToken });
const candidate = demand(true, "General_Users");
const corporate = demand(true, "Corporate");
const admin = demand(true, "Admin");
const all = demand(true, "General_Users", "Corporate", "Admin");

const pass: Verdict = { kind: "pass" };
const renew: Verdict = { kind: "renew" };
const forbidden: Verdict = { kind: "forbidden" };
const login: Verdict = { kind: "login", at: "/auth/login" };
const corporateLogin: Verdict = { kind: "login", at: "/auth/corporate/login" };
const invalid = (trouble: "not a string" | "missing part" | "bad base64" | "bad json"): Verdict => ({
  kind: "invalid-token",
  trouble,
});

type Row = [
  what: string,
  access: Access,
  token: unknown,
  userType: UserType | null,
  expected: Verdict,
  mayRenew?: boolean,
];
const ROWS: Row[] = [
  ["token required but missing", candidate, null, null, login],
  ["… for admins", admin, null, null, login],
  ["… for companies", corporate, null, null, corporateLogin],
  ["… for companies and others", all, undefined, null, corporateLogin],
  ["… whatever the user type", candidate, null, "General_User", login],
  ["expired: renewed once", candidate, old, "General_User", renew],
  ["ending this very moment", candidate, ending, "General_User", renew],
  ["expired after the renewal", candidate, old, "General_User", login, false],
  ["expired after the renewal, for companies", corporate, old, "Corporate", corporateLogin, false],
  ["expired on a page without demand", ROOT_ACCESS, old, "General_User", renew],
  ["not a string", candidate, 7, "General_User", invalid("not a string")],
  ["missing part", candidate, "onepart", "General_User", invalid("missing part")],
  ["bad base64", candidate, "a.%%%.c", "General_User", invalid("bad base64")],
  ["bad json", candidate, `a.${Buffer.from("{").toString("base64url")}.c`, "General_User", invalid("bad json")],
  ["undecodable on a public page", ROOT_ACCESS, "onepart", null, invalid("missing part")],
  ["candidate at a candidate's page", candidate, good, "General_User", pass],
  ["candidate at a company's page", corporate, good, "General_User", forbidden],
  ["candidate at an admin's page", admin, good, "General_User", forbidden],
  ["corporate at a company's page", corporate, good, "Corporate", pass],
  ["corporate at a candidate's page", candidate, good, "Corporate", forbidden],
  ["corporate below the root layout", ROOT_ACCESS, good, "Corporate", forbidden],
  ["corporate at a page for everybody", OPEN_ACCESS, good, "Corporate", pass],
  ["admin below the root layout", ROOT_ACCESS, good, "Admin", pass],
  ["admin at an admin's page", admin, good, "Admin", pass],
  ["admin at a company's page", corporate, good, "Admin", forbidden],
  ["no user type, token required", candidate, good, null, forbidden],
  ["a page without roles", demand(true), good, "Admin", forbidden],
  ["no user type, no token required, General_Users allowed", ROOT_ACCESS, null, null, pass],
  ["no user type, no token required, others only", demand(false, "Admin"), null, null, login],
  ["no user type, no token required, companies only", demand(false, "Corporate"), null, null, corporateLogin],
  ["a token without an end", candidate, tokenWith({}), "General_User", pass],
];

describe("the guard:", () => {
  for (const [what, access, token, userType, expected, mayRenew = true] of ROWS)
    test(what, () => assert.deepEqual(judge({ access, token, userType, now: NOW, mayRenew }), expected));
});

test("the innermost access rule counts; without any, the root layout's", () => {
  assert.equal(accessOf([{}, { handle: undefined }, { handle: { ground: "sky" } }]), ROOT_ACCESS);
  assert.equal(accessOf([{ handle: { access: all } }, { handle: { access: admin } }, { handle: {} }]), admin);
});

/** The access rule in a page's own file. */
function accessIn(file: string): Access | undefined {
  const written = /export const handle = \{ access: (?:(OPEN_ACCESS)|\{ roles: (\[[^\]]*\]))/.exec(
    readFileSync(new URL(`../${file}`, import.meta.url), "utf8"),
  );
  if (!written) return undefined;
  return written[1] ? OPEN_ACCESS : demand(true, ...JSON.parse(written[2] ?? "[]"));
}

type Page = { path: string; access: Access };
const pagesIn = (list: typeof routes, above: Access): Page[] =>
  list.flatMap(({ path, file, children }) => {
    const access = accessIn(file) ?? above;
    return children ? pagesIn(children, access) : [{ path: `/${path ?? ""}`, access }];
  });
const PAGES = pagesIn(routes, ROOT_ACCESS);

describe("links never lead to Access Denied", () => {
  test("every page of the site map is read", () => {
    assert.ok(PAGES.length > 60, `${PAGES.length} pages`);
    assert.ok(PAGES.some(({ access }) => access === OPEN_ACCESS));
    assert.ok(PAGES.some(({ access }) => access.roles.join() === "Corporate"));
  });
  for (const { path, access } of PAGES)
    test(path, () => {
      // An unknown path below a section has the section's rule.
      if (path === "/employee/*") return;
      for (const userType of USER_TYPES)
        assert.equal(
          mayOpen(`${path.replace(/:\w+/g, "x").replace("*", "x")}?a=/jobs#b`, userType),
          access.roles.map(readUserType).includes(userType),
          userType,
        );
    });
  test("a visitor may follow every link: the guard leads to the login", () => {
    for (const { path } of PAGES) assert.equal(mayOpen(path, null), true, path);
  });
});

test("the installed site starts where everybody may", () => {
  const { start_url } = JSON.parse(readFileSync(new URL("../public/site.webmanifest", import.meta.url), "utf8"));
  assert.deepEqual(
    USER_TYPES.filter((userType) => !mayOpen(start_url, userType)),
    [],
  );
});
