// Adds a note about an applicant, which only people of the company can read.
import { type ApplicantNote, addApplicantNote as endpoint } from "../../../contract/applications/applicants-wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import { newId } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { companyOf, readApplicant } from "./store.ts";

export async function addApplicantNote(
  input: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<ApplicantNote> {
  const { params, body } = input;
  return once(endpoint, input, call, deps, async (tx) => {
    const { accountId, name } = call.caller;
    await holdAccount(tx, accountId);
    const company = await companyOf(tx, call.caller);
    const { applicationId } = await readApplicant(tx, params.applicationId, company.id);
    const now = deps.clock();
    const id = newId(now);
    await tx.query(
      "insert into application_note (id, application_id, author_id, text, created_at) values ($1, $2, $3, $4, $5)",
      [id, applicationId, accountId, body.text, now],
    );
    return { id, text: body.text, author: name, isOwn: true, createdAt: now.toISOString() };
  });
}
