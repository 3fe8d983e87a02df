// Accepts an uploaded file as the caller's newest CV and has it read.
import type { CvVersion, setCv as endpoint } from "../../../contract/candidates/wire.ts";
import type { Deps } from "../../deps.ts";
import { refuseOthers } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { presentCv } from "../store.ts";
import type { CvReading } from "./read-cvs.ts";
import { takeCv } from "./take-cv.ts";

/** Idempotent for the same file. The current CV stays in force until this one has been read. */
export async function setCv(
  { params, body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
  reading: Pick<CvReading, "wake">,
): Promise<CvVersion> {
  refuseOthers(params.email, caller);
  const cv = await takeCv({ key: body.resume, ownerId: caller.accountId }, deps);
  if (cv.state === "QUEUED") reading.wake();
  return presentCv(cv);
}
