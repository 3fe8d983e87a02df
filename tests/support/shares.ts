// Shares for tests: people's links to jobs, and following them.
import assert from "node:assert/strict";
import type { Share } from "../../contract/sharing/wire.ts";
import { type Person, signedIn } from "./accounts.ts";
import type { Answer, TestApp } from "./app.ts";

/** A link with its sharer. */
export type OwnedShare = Share & { by: Person };

export const share = (person: Person, jobId: string): Promise<Answer<Share>> =>
  person.send<Share>("POST", "/api/share", { jobId });

/** A link to the job, by a new person by default. */
export async function linkTo(app: TestApp, job: { id: string }, by?: Person): Promise<OwnedShare> {
  const sharer = by ?? (await signedIn(app, { name: "Meera Iyer" }));
  const answer = await share(sharer, job.id);
  assert.equal(answer.status, 201, answer.text);
  return { ...answer.body, by: sharer };
}

export const follow = (person: Person, { referAndEarnId }: Pick<Share, "referAndEarnId">) =>
  person.send<{ counts: boolean; isOwn: boolean }>("POST", `/api/share/${referAndEarnId}/follow`);

export const sharesOf = (person: Person, query = "") =>
  person.send<{ data: Share[]; pagination: { lastKey: string | null }; totals: Share["counts"] }>(
    "GET",
    `/api/share${query}`,
  );

/** The share's id, which its code hides. */
export async function shareIdOf(app: TestApp, { by, jobId }: { by: Person; jobId: string }): Promise<string> {
  const [row] = await app.db.query<{ id: string }>("select id from share where account_id = $1 and job_id = $2", [
    by.accountId,
    jobId,
  ]);
  assert.ok(row);
  return row.id;
}
