// Forgets an application elsewhere that was told by mistake, as if it had never been.
import type { removeExternalApplication as endpoint } from "../../contract/applications.ts";
import type { Deps } from "../deps.ts";
import { isUuid } from "../platform/ids.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { noApplication } from "./store.ts";

/** Those that were sent through us are the company's as well, and stay. */
export async function removeExternalApplication(
  { params }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db }: Deps,
): Promise<Record<string, never>> {
  if (!isUuid(params.applicationId)) throw noApplication();
  const gone = await db.transaction((tx) =>
    tx.query("delete from application where id = $1 and account_id = $2 and kind = 'EXTERNAL' returning 1", [
      params.applicationId,
      accountId,
    ]),
  );
  if (gone.length === 0) throw noApplication();
  return {};
}
