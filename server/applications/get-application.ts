// Reads one of the caller's applications.
import type { Application, getApplication as endpoint } from "../../contract/applications/wire.ts";
import type { Deps } from "../deps.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { readOneSent } from "./store.ts";

export const getApplication = (
  { params }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock }: Deps,
): Promise<Application> => readOneSent(db, { accountId, now: clock() }, params.applicationId);
