// Erases an external application that was recorded by mistake.
import type { removeExternalApplication as endpoint } from "../../contract/applications/wire.ts";
import type { Deps } from "../deps.ts";
import { isUuid } from "../platform/ids.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { noApplication } from "./store.ts";

/** Applications sent through this site stay, because the company has them too. */
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
