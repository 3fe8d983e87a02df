// Updates the status of an application sent elsewhere, as its sender reports it.
import type { Application, updateExternalApplication as endpoint } from "../../contract/applications/wire.ts";
import type { Deps } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { addEvent, lockSent, noApplication, readOneSent } from "./store.ts";

/** Any status may follow any other. An unchanged status adds an event only with a new message. */
export async function updateExternalApplication(
  { params, body }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock }: Deps,
): Promise<Application> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const { id, kind, status } = await lockSent(tx, accountId, params.applicationId);
    const now = clock();
    if (kind !== "EXTERNAL") throw noApplication();
    if (status !== body.status || (body.message && body.message !== (await lastMessage(tx, id)))) {
      await tx.query("update application set status = $2, updated_at = $3 where id = $1", [id, body.status, now]);
      await addEvent(tx, { applicationId: id, by: "CANDIDATE", actorId: accountId, at: now, ...body });
    }
    return readOneSent(tx, { accountId, now }, id);
  });
}

/** Compared so that a client that lost the answer may repeat the call. */
async function lastMessage(tx: Writer, applicationId: string): Promise<string | null> {
  const [last] = await tx.query<{ message: string | null }>(
    "select message from application_event where application_id = $1 order by id desc limit 1",
    [applicationId],
  );
  return last?.message ?? null;
}
