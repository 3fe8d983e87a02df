// Companies with people for tests, and the invites mailed to people.
import assert from "node:assert/strict";
import type { CompanyMember, Invite } from "../../contract/recruiting/wire.ts";
import { joinCompany } from "../../server/recruiting/index.ts";
import { type Person, signedIn } from "./accounts.ts";
import type { Answer, TestApp } from "./app.ts";
import { aCompany } from "./builders.ts";

export type CorporateRole = CompanyMember["role"];

/** `people` have the requested roles in order; `admin` is the first of them. */
export type Firm = { companyId: string; name: string; admin: Person; people: Person[] };

/** A company with people of these roles; one admin by default. */
export async function aFirm(app: TestApp, ...roles: CorporateRole[]): Promise<Firm> {
  const { id: companyId, name } = await aCompany(app.db);
  const wanted: CorporateRole[] = roles.length > 0 ? roles : ["corporate-admin"];
  const people = await Promise.all(wanted.map((role) => aColleague(app, companyId, role)));
  return { companyId, name, admin: people[0] as Person, people };
}

/** Adds a person to the company. */
export function aColleague(app: TestApp, companyId: string, role: CorporateRole): Promise<Person> {
  const before: NonNullable<Parameters<typeof signedIn>[1]>["before"] = (tx, accountId) =>
    joinCompany(tx, { accountId, companyId, role, now: app.deps.clock() });
  return signedIn(app, { before });
}

/** The company's admin invites an address; resolves to the invite and the mailed token. */
export async function anInvite(
  app: TestApp,
  { admin }: Pick<Firm, "admin">,
  email: string,
  role: CorporateRole = "corporate-recruiter",
): Promise<{ invite: Invite; token: string }> {
  const answer = await admin.send<Invite>("POST", "/api/corporate/invites", { email, role });
  assert.equal(answer.status, 201, answer.text);
  return { invite: answer.body, token: tokenFor(app, email) };
}

/** The token of the newest invite mailed to an address; "" if there is none. */
export function tokenFor(app: TestApp, email: string): string {
  const fact = app.facts.findLast((one) => one.kind === "invite.sent" && one.email === email);
  return fact?.kind === "invite.sent" ? fact.token : "";
}

/** Tries to join by an invite. */
export const accept = (person: Person, token: string): Promise<Answer<CompanyMember>> =>
  person.send<CompanyMember>("POST", "/api/invite/accept", { token });
