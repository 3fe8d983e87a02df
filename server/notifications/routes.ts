// The calls of notifications: who may make each, and the operation that answers.
import {
  countUnread,
  listNotifications,
  listPreferences,
  markRead,
  setPreferences,
  unsubscribe,
} from "../../contract/notifications/wire.ts";
import type { Deps } from "../deps.ts";
import { type Callers, type Mount, sameSite } from "../platform/mount.ts";
import * as preferences from "./choices/preferences.ts";
import { type SwitchSavedSearch, unsubscribe as stop } from "./choices/unsubscribe.ts";
import * as inbox from "./inbox/inbox.ts";

/** Tokens cannot be guessed; the limit bounds the cost of attempts. */
const linksAMinute = { perMinute: 60 };

/** Saved searches belong to the candidates capability, which passes `switchSavedSearch` to turn off their mails. */
export function mountNotifications(
  mount: Mount,
  deps: Deps,
  callers: Callers,
  switchSavedSearch: SwitchSavedSearch,
): void {
  mount(listNotifications, callers.signedIn, (input, call) => inbox.listNotifications(input, call, deps));
  mount(countUnread, callers.signedIn, (_, call) => inbox.countUnread(call, deps));
  mount(markRead, callers.signedIn, (input, call) => inbox.markRead(input, call, deps));
  mount(listPreferences, callers.signedIn, (_, call) => preferences.listPreferences(call, deps));
  mount(setPreferences, callers.signedIn, (input, call) => preferences.setPreferences(input, call, deps));
  mount(unsubscribe, sameSite, ({ body }) => stop(body, { ...deps, switchSavedSearch }), linksAMinute);
}
