// Checks whether the caller has applied to a job: 404 means no.
import type { ApplicationKind } from "../../contract/applications/rules.ts";
import type { Application, checkApplication as endpoint } from "../../contract/applications/wire.ts";
import type { Deps } from "../deps.ts";
import { refuseOthers } from "../identity/index.ts";
import { isUuid } from "../platform/ids.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { noApplication, readSent } from "./store.ts";

/** A withdrawn application counts, because no one may apply to a job twice. */
export async function checkApplication(
  kind: ApplicationKind,
  { params }: Input<typeof endpoint>,
  { caller: { accountId, email } }: Call<Caller>,
  { db, clock }: Deps,
): Promise<Application> {
  refuseOthers(params.email, { email });
  if (!isUuid(params.jobid)) throw noApplication();
  const owner = { accountId, now: clock() };
  const rest = "and a.job_id = $3 and a.kind = $4";
  const [sent] = await readSent(db, owner, "sent application to a job", rest, [params.jobid, kind]);
  if (!sent) throw noApplication();
  return sent;
}
