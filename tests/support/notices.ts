// Facts for tests of notices, and the mailer that sends them as the product does.
import type { ApplicationFacts, Fact } from "../../server/facts.ts";
import { openMailer, type PostOffice } from "../../server/notifications/index.ts";
import { newId } from "../../server/platform/ids.ts";
import type { Person } from "./accounts.ts";
import { PUBLIC_URL, type TestApp } from "./app.ts";

/** Writes into the mailbox of the app's database, by the app's clock. */
export async function aPostOffice({ deps }: TestApp, smtpUrl?: string): Promise<PostOffice> {
  const log = { warn: () => {}, error: () => {} };
  const mailer = await openMailer({ smtpUrl, from: "Vouchboard <jobs@example.org>" }, deps, log);
  return { ...deps, mailer, publicUrl: PUBLIC_URL };
}

/** An application of a person, for facts about one. */
export const applicationOf = (candidate: Person, facts: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  applicationId: newId(),
  jobId: newId(),
  jobTitle: "Backend Engineer",
  companyId: newId(),
  companyName: "Acme",
  candidate: { accountId: candidate.accountId, email: candidate.email, name: candidate.name },
  shareId: null,
  ...facts,
});

/** A step of an application; mailed at once by default. */
export const aStep = (
  candidate: Person,
  facts: Partial<Extract<Fact, { kind: "application.moved" }>> = {},
): Extract<Fact, { kind: "application.moved" }> => ({
  kind: "application.moved",
  eventId: newId(),
  from: "APPLIED",
  to: "SHORTLISTED",
  message: null,
  ...applicationOf(candidate),
  ...facts,
});
