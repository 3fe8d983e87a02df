// A company's notes about an applicant.

import * as calls from "../../../contract/applications/applicants-wire.ts";
import type { Operation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import { idOrNull, newId } from "../../platform/ids.ts";
import { once } from "../../platform/once.ts";
import { notFound } from "../../platform/refusal.ts";
import { companyOf, readApplicant } from "./store.ts";

export const addApplicantNote: Operation<"addApplicantNote"> = async (input, call, deps) => {
  const { params, body } = input;
  return once(calls.addApplicantNote, input, call, deps, async (tx) => {
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
};

/** 404 for a colleague's note: only its author may remove it. */
export const removeApplicantNote: Operation<"removeApplicantNote"> = async ({ params }, { caller }, { db }) =>
  db.transaction(async (tx) => {
    const company = await companyOf(tx, caller);
    const { applicationId } = await readApplicant(tx, params.applicationId, company.id);
    const removed = await tx.query(
      "delete from application_note where id = $1 and application_id = $2 and author_id = $3 returning 1",
      [idOrNull(params.noteId), applicationId, caller.accountId],
    );
    if (removed.length === 0) throw notFound("You have no such note.");
    return {};
  });
