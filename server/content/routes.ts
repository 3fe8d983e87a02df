// The calls for figures and forms of the public pages: who may make each, and the operation that answers.
import { getSiteFigures, sendContactMessage, sendCorporateEnquiry } from "../../contract/content/wire.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Mount, sameSite } from "../platform/mount.ts";
import { countSite } from "./count-site.ts";
import { takeContactMessage, takeCorporateEnquiry } from "./messages.ts";

export function mountContent(mount: Mount, deps: Deps): void {
  mount(getSiteFigures, anyone, () => countSite(deps));
  mount(sendContactMessage, sameSite, ({ body }) => takeContactMessage(body, deps), { perMinute: 5 });
  mount(sendCorporateEnquiry, sameSite, ({ body }) => takeCorporateEnquiry(body, deps), { perMinute: 5 });
}
