// The calls of sources of listings: platform admins only.
import * as calls from "../../contract/listings/sources-wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import * as sources from "./sources/manage-sources.ts";
import { getSource, listSources } from "./sources/read-sources.ts";
import { removeSource } from "./sources/remove-source.ts";

export function mountListings(mount: Mount, deps: Deps, callers: Callers): void {
  mount(calls.listSources, callers.admin, (input) => listSources(input, deps));
  mount(calls.getSource, callers.admin, (input) => getSource(input, deps));
  mount(calls.previewSource, callers.admin, (input, call) => sources.previewSource(input, call, deps));
  mount(calls.addSource, callers.admin, (input, call) => sources.addSource(input, call, deps));
  mount(calls.updateSource, callers.admin, ({ params, body }, { caller }) =>
    sources.update(deps, params.sourceId, caller.accountId, body),
  );
  mount(calls.pauseSource, callers.admin, ({ params }, { caller }) =>
    sources.pause(deps, params.sourceId, caller.accountId),
  );
  mount(calls.resumeSource, callers.admin, ({ params }, { caller }) =>
    sources.resume(deps, params.sourceId, caller.accountId),
  );
  mount(calls.runSource, callers.admin, ({ params }, { caller }) =>
    sources.askForRun(deps, params.sourceId, caller.accountId),
  );
  mount(calls.replaySource, callers.admin, ({ params }, { caller }) =>
    sources.askForReplay(deps, params.sourceId, caller.accountId),
  );
  mount(calls.removeSource, callers.admin, (input, call) => removeSource(input, call, deps));
  mount(calls.acceptSource, callers.admin, ({ params }, { caller }) =>
    sources.accept(deps, params.sourceId, caller.accountId),
  );
}
