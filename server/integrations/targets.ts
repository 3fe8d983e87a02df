// Where a webhook's events go: an address of the company's own, a channel of Slack, or a chat of Telegram. What opens it is sealed.
import { randomBytes } from "node:crypto";
import type { WebhookKind } from "../../contract/integrations/rules.ts";
import { guardOutside, OutsideRefusal } from "../platform/outside-guard.ts";
import { refuse } from "../platform/refusal.ts";
import type { Vault } from "../platform/vault.ts";

/** Whether webhooks may lead to the loopback, and another address than Telegram's, for tests. */
export type WebhookReach = { openLoopback: boolean; telegramApi?: string };

const PURPOSE = "webhook secret";

/** The secret of a webhook; null if it was sealed with another master key. */
export const openSecret = (vault: Vault, sealed: Buffer): string | null => vault.open(PURPOSE, sealed);
export const sealSecret = (vault: Vault, secret: string): Buffer => vault.seal(PURPOSE, secret);
/** What signs the events of a webhook to an own address. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

/**
 * `url` is what is kept and shown, and tells the targets of a company apart; null leaves what there is. `secret`: the address
 * of a Slack channel, or the token of a Telegram bot; null where there is none or it stays.
 */
export type Target = { url: string | null; secret: string | null };
type Given = { url?: string | undefined; botToken?: string | undefined; chatId?: string | undefined };

/** Throws a 422 that names the field. `before` is the kept address of one that is changed. */
export function targetOf(kind: WebhookKind, given: Given, reach: WebhookReach, before?: string): Target {
  if (kind === "TELEGRAM") return telegramTarget(given, before);
  if (given.botToken !== undefined || given.chatId !== undefined)
    throw refuse(422, "INVALID_BODY", "Only a chat of Telegram has this.", given.chatId ? "chatId" : "botToken");
  if (given.url === undefined) return { url: null, secret: null };
  refuseUnreachable(given.url, reach);
  return kind === "SLACK" ? slackTarget(given.url, reach) : { url: given.url, secret: null };
}

/** 422 for an address that is never reached. What its name leads to is checked at each delivery. */
function refuseUnreachable(url: string, { openLoopback }: WebhookReach): void {
  try {
    guardOutside(openLoopback).requireAllowed(new URL(url));
  } catch (error) {
    if (!(error instanceof OutsideRefusal)) throw error;
    const words = "Please enter a public address that begins with https:// and names no port.";
    throw refuse(422, "INVALID_BODY", words, "url");
  }
}

/** The last part of the path is the secret: the others name the workspace and the webhook. */
function slackTarget(address: string, { openLoopback }: WebhookReach): Target {
  const { origin, hostname, pathname } = new URL(address);
  const [, shown] = /^(\/services\/\w+\/\w+\/)\w+$/.exec(pathname) ?? [];
  const isSlack = hostname === "hooks.slack.com" || (openLoopback && hostname === "127.0.0.1");
  if (!shown || !isSlack) {
    const words = "Please paste the address of an incoming webhook: https://hooks.slack.com/services/…";
    throw refuse(422, "INVALID_BODY", words, "url");
  }
  return { url: `${origin}${shown}…`, secret: origin + pathname };
}

/** The part of the token before the colon is the bot's public id. */
function telegramTarget({ url, botToken, chatId }: Given, before?: string): Target {
  if (url !== undefined) throw refuse(422, "INVALID_BODY", "A chat of Telegram has no address.", "url");
  const [, botBefore, chatBefore] = /^telegram:(\d+)\/(.+)$/.exec(before ?? "") ?? [];
  const bot = botToken?.split(":")[0] ?? botBefore;
  return { url: `telegram:${bot}/${chatId ?? chatBefore}`, secret: botToken ?? null };
}

/** The chat of a kept address of Telegram. */
export const chatOf = (url: string): string => url.slice(url.indexOf("/") + 1);
