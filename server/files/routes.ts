// The route that grants an upload; the bytes go to the URL in its answer.
import { grantUpload } from "../../contract/files/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import { grantUpload as grant } from "./grant-upload.ts";
import { inUploadTurn } from "./store.ts";

export function mountFiles(mount: Mount, deps: Deps, callers: Callers, rateLimitScale: number): void {
  mount(grantUpload, callers.signedIn, (input, call) => inUploadTurn(() => grant(input, call, deps, rateLimitScale)), {
    perMinute: 120,
    asksOutside: true,
  });
}
