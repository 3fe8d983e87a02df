// Routes of a company's keys and webhooks: each call, its callers and its operation.
import * as calls from "../../contract/integrations/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import * as keys from "./api-keys.ts";
import type { WebhookReach } from "./targets.ts";
import * as webhooks from "./webhooks.ts";

const limited = { perMinute: 60 };

export function mountIntegrations(mount: Mount, deps: Deps, { corporateAdmin }: Callers, reach: WebhookReach): void {
  mount(calls.listApiKeys, corporateAdmin, (input, call) => keys.listApiKeys(input, call, deps));
  mount(calls.createApiKey, corporateAdmin, (input, call) => keys.createApiKey(input, call, deps), limited);
  mount(calls.rotateApiKey, corporateAdmin, (input, call) => keys.rotateApiKey(input, call, deps), limited);
  mount(calls.revokeApiKey, corporateAdmin, (input, call) => keys.revokeApiKey(input, call, deps));
  mount(calls.listWebhooks, corporateAdmin, (input, call) => webhooks.listWebhooks(input, call, deps));
  mount(calls.addWebhook, corporateAdmin, (input, call) => webhooks.addWebhook(input, call, deps, reach), limited);
  mount(
    calls.changeWebhook,
    corporateAdmin,
    (input, call) => webhooks.changeWebhook(input, call, deps, reach),
    limited,
  );
  mount(
    calls.rotateWebhookSecret,
    corporateAdmin,
    (input, call) => webhooks.rotateWebhookSecret(input, call, deps),
    limited,
  );
  mount(calls.removeWebhook, corporateAdmin, (input, call) => webhooks.removeWebhook(input, call, deps));
  mount(calls.listWebhookDeliveries, corporateAdmin, (input, call) =>
    webhooks.listWebhookDeliveries(input, call, deps),
  );
  mount(calls.sendTestEvent, corporateAdmin, (input, call) => webhooks.sendTestEvent(input, call, deps), limited);
  mount(
    calls.replayWebhookDelivery,
    corporateAdmin,
    (input, call) => webhooks.replayWebhookDelivery(input, call, deps),
    limited,
  );
}
