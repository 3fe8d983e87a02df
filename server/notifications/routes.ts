// The calls of notifications: who may make each, and the operation that answers; and the one-click unsubscribe of mails.
import type { FastifyInstance, FastifyRequest } from "fastify";
import { MAX_REPORT_BYTES } from "../../contract/notifications/rules.ts";
import {
  addDevice,
  confirmMail,
  countUnread,
  getMailStanding,
  liftMailTroubles,
  listDevices,
  listNotifications,
  listPreferences,
  markRead,
  removeDevice,
  reportMail,
  resumeMail,
  sendMailCode,
  setPreferences,
  unsubscribe,
} from "../../contract/notifications/wire.ts";
import { unsubscribePath } from "../../contract/paths.ts";
import type { Deps } from "../deps.ts";
import { type Callers, type Mount, sameSite } from "../platform/mount.ts";
import { limitOf } from "../platform/shared-limits.ts";
import * as preferences from "./choices/preferences.ts";
import {
  ONE_CLICK_PATH,
  type SwitchSavedSearch,
  unsubscribe as stop,
  type Unsubscribing,
} from "./choices/unsubscribe.ts";
import { hearReports, reporters } from "./delivery/hear-reports.ts";
import * as standing from "./delivery/mail-standing.ts";
import * as inbox from "./inbox/inbox.ts";
import * as devices from "./push/devices.ts";
import type { PushReach } from "./push/push-line.ts";

/** Tokens cannot be guessed; the limit bounds the cost of attempts. */
const linksAMinute = { perMinute: 60 };
const devicesAMinute = { perMinute: 30 };
const codesAMinute = { perMinute: 30 };
/** Mail services report from few addresses, in bursts. */
const reportsAMinute = { perMinute: 600 };

type Given = {
  /** Turns off a saved search's mails; saved searches belong to the candidates capability. */
  switchSavedSearch: SwitchSavedSearch;
  reach: PushReach;
  /** What the mail service proves itself by; undefined if none may report. */
  reportsSecret: string | undefined;
};

export function mountNotifications(
  mount: Mount,
  deps: Deps,
  callers: Callers,
  { switchSavedSearch, reach, reportsSecret }: Given,
): void {
  mount(listNotifications, callers.signedIn, (input, call) => inbox.listNotifications(input, call, deps));
  mount(countUnread, callers.signedIn, (_, call) => inbox.countUnread(call, deps));
  mount(markRead, callers.signedIn, (input, call) => inbox.markRead(input, call, deps));
  mount(listPreferences, callers.signedIn, (_, call) => preferences.listPreferences(call, deps));
  mount(setPreferences, callers.signedIn, (input, call) => preferences.setPreferences(input, call, deps));
  mount(listDevices, callers.signedIn, (input, call) => devices.listDevices(input, call, deps));
  mount(addDevice, callers.signedIn, (input, call) => devices.addDevice(input, call, deps, reach), devicesAMinute);
  mount(removeDevice, callers.signedIn, (input, call) => devices.removeDevice(input, call, deps), devicesAMinute);
  mount(getMailStanding, callers.signedIn, (_, call) => standing.getMailStanding(call, deps));
  mount(sendMailCode, callers.signedIn, (_, call) => standing.sendMailCode(call, deps), codesAMinute);
  mount(confirmMail, callers.signedIn, (input, call) => standing.confirmMail(input, call, deps), codesAMinute);
  mount(resumeMail, callers.signedIn, (_, call) => standing.resumeMail(call, deps), codesAMinute);
  mount(liftMailTroubles, callers.admin, (input, call) => standing.liftMailTroubles(input, call, deps));
  const byReportsSecret = reporters(reportsSecret);
  mount(reportMail, byReportsSecret, ({ body }) => hearReports(body, deps), reportsAMinute);
  mount(unsubscribe, sameSite, ({ body }) => stop(body, { ...deps, switchSavedSearch }), linksAMinute);
}

/** Lets the API's scope read reports by mail. */
export function takeReports(api: FastifyInstance): void {
  api.addContentTypeParser(
    "message/rfc822",
    { parseAs: "string", bodyLimit: MAX_REPORT_BYTES },
    (_request, body, done) => done(null, body),
  );
}

const hidden = { schema: { hide: true } as object };
/** Requests a minute and IP address: large mail providers unsubscribe for many people from few addresses. */
const mostTries = 600;

/** `rateLimitScale` multiplies the requests allowed a minute. */
export function mountOneClick(app: FastifyInstance, deps: Unsubscribing, rateLimitScale: number): void {
  const config = { ...limitOf(mostTries, rateLimitScale), isCall: true };
  app.register(async (inner) => {
    // The body is always "List-Unsubscribe=One-Click", in either form encoding; the token is in the query.
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null, null),
    );
    inner.post(ONE_CLICK_PATH, { ...hidden, config }, async (request, reply) => {
      await stop({ token: tokenIn(request) }, deps);
      return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Done.\n");
    });
    // Link scanners open links before people do, so a GET must not unsubscribe.
    inner.get(ONE_CLICK_PATH, { ...hidden, config }, async (request, reply) =>
      reply.header("cache-control", "no-store").redirect(unsubscribePath(tokenIn(request)), 302),
    );
  });
}

/** Drops characters that no token has, because the token becomes part of a redirect URL. */
function tokenIn(request: FastifyRequest): string {
  const { token } = request.query as Record<string, unknown>;
  return typeof token === "string" ? token.replace(/[^\w-]/g, "").slice(0, 500) : "";
}
