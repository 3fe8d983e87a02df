// The calls for figures and forms of the public pages: who may make each, and the operation that answers.
import * as calls from "../../contract/content/wire.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Mount, sameSite } from "../platform/mount.ts";
import { countSite } from "./count-site.ts";
import { takeContactMessage, takeCorporateEnquiry } from "./messages.ts";

export function mountContent(mount: Mount, deps: Deps): void {
  mount(calls.getSiteFigures, anyone, () => countSite(deps));
  mount(calls.sendContactMessage, sameSite, ({ body }) => takeContactMessage(body, deps), { perMinute: 5 });
  mount(calls.sendCorporateEnquiry, sameSite, ({ body }) => takeCorporateEnquiry(body, deps), { perMinute: 5 });
}
