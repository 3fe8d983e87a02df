// What other capabilities and the application may call of integrations.
export { type ByKey, type KeyCaller, keyCallers } from "./api-keys.ts";
export { openWebhooks, tellWebhooks, type WebhookSender } from "./send-webhooks.ts";
export { forgetDeliveries } from "./webhooks.ts";
