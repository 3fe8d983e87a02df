// Lists the caller's CVs, newest first.
import type { CvVersion, listCvs as endpoint } from "../../../contract/candidates/wire.ts";
import type { Deps } from "../../deps.ts";
import { refuseOthers } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { presentCv, readCvs } from "../store.ts";

export async function listCvs(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db }: Deps,
): Promise<{ data: CvVersion[] }> {
  refuseOthers(params.email, caller);
  return { data: (await readCvs(db, caller.accountId)).map(presentCv) };
}
