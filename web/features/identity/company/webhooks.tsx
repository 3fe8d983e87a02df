// A company's webhooks: where its events are sent, and what was sent.
import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { t } from "#messages/integrations.ts";
import type { Webhook, WebhookDelivery } from "../../../../contract/integrations/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { deliveriesKey, webhooksKey } from "../../../session/company-keys.ts";
import { useToastAction } from "../../../session/use-action.ts";
import { usePages } from "../../../session/use-pages.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { Icon } from "../../../ui/icon.tsx";
import { momentOf } from "../../../ui/moments.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { textHere } from "../../../ui/text-here.ts";
import { SecretsSection } from "./secrets-section.tsx";
import { ChangeWebhook, type Made, NewWebhook, placeOf } from "./webhook-form.tsx";

export function WebhooksSection({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <SecretsSection
      id="webhooks"
      title={t.webhooks}
      text={t.webhooksText}
      queryKey={webhooksKey}
      secretTitle={t.yourSecret}
      secretText={t.secretText}
      known={webhooks}
      none={t.noWebhooks}
      row={(webhook, show) => <WebhookRow key={webhook.id} known={webhook} onMade={show} />}
      form={(show) => <NewWebhook onMade={show} />}
    />
  );
}

function WebhookRow({ known, onMade }: { known: Webhook; onMade: (made: Made) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="card grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="min-w-0 text-lg wrap-anywhere">{placeOf(known)}</h3>
        <Badge tone={known.isEnabled ? "good" : "plain"}>{known.isEnabled ? t.isOn : t.isOff}</Badge>
      </div>
      <ul className="list-disc ps-5">
        {known.events.map((event) => (
          <li key={event}>{t.eventNames[event]}</li>
        ))}
      </ul>
      {known.failingSince && (
        <p className="flex gap-2 text-bad">
          <Icon name="warning" size={18} className="mt-1 flex-none" />
          {fill(t.failsSince, { moment: momentOf(known.failingSince) })}
        </p>
      )}
      <WebhookActions known={known} onMade={onMade} onTested={() => setOpen(true)} />
      <Folded summary={t.showLog} isOpen={isOpen} onToggle={setOpen}>
        {isOpen && <Log webhookId={known.id} />}
      </Folded>
    </li>
  );
}

type FoldedProps = { summary: string; isOpen?: boolean; onToggle?: (isOpen: boolean) => void; children: ReactNode };

function Folded({ summary, isOpen, onToggle, children }: FoldedProps) {
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center gap-1.5 text-link">
        {summary}
        <Icon name="chevron-down" size={18} className="[[open]>summary>&]:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

type ActionsProps = { known: Webhook; onMade: (made: Made) => void; onTested: () => void };

function WebhookActions({ known, onMade, onTested }: ActionsProps) {
  const queries = useQueryClient();
  const { run, isBusy } = useToastAction();
  const params = { webhookId: known.id };
  const reload = (key: readonly unknown[]) => queries.invalidateQueries({ queryKey: key });
  const turn = (isEnabled: boolean) =>
    run(
      async () => {
        await ask("changeWebhook", { params, body: { isEnabled } });
        await reload(webhooksKey);
      },
      isEnabled ? t.isSwitchedOn : t.isSwitchedOff,
    );
  const test = () =>
    run(async () => {
      await ask("sendTestEvent", { params });
      onTested();
      await reload(deliveriesKey(known.id));
    }, t.testIsSent);
  const rotate = () => run(async () => onMade(await ask("rotateWebhookSecret", { params })));
  const remove = () =>
    run(async () => {
      queries.setQueryData(webhooksKey, await ask("removeWebhook", { params }));
      // Its row goes with the pressed button.
      focusSoon("#webhooks-title");
    }, t.isRemoved);
  return (
    <div className="flex flex-wrap gap-3">
      {known.isEnabled && (
        <Button variant="secondary" size="sm" busy={isBusy} busyLabel={t.oneMoment} onClick={() => void test()}>
          {t.sendTest}
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={() => void turn(!known.isEnabled)}>
        {known.isEnabled ? t.switchOff : t.switchOn}
      </Button>
      <ChangeWebhook known={known} />
      {known.kind === "SIGNED" && (
        <ConfirmButton
          label={t.newSecret}
          about={known.url}
          title={t.rotateSecret}
          text={t.rotateSecretText}
          confirmLabel={t.rotate}
          isBusy={isBusy}
          onConfirm={rotate}
        />
      )}
      <ConfirmButton
        label={t.remove}
        about={placeOf(known)}
        title={t.removeTitles[known.kind]}
        text={fill(t.removeWebhookText, { url: placeOf(known) })}
        isBusy={isBusy}
        onConfirm={remove}
      />
    </div>
  );
}

/** A first try takes a moment; later ones are minutes apart. */
const WHILE_SENDING_MS = 3_000;

type Deliveries = InfiniteData<{ data: WebhookDelivery[] }>;
const isSending = (data: Deliveries | undefined) =>
  data?.pages.some((page) => page.data.some(({ state }) => state === "PENDING")) ?? false;

/** What was sent, the newest first. */
function Log({ webhookId }: { webhookId: string }) {
  const queries = useQueryClient();
  // Whether every try fails is said above the log.
  const refresh = () => void queries.invalidateQueries({ queryKey: webhooksKey });
  const list = usePages(
    deliveriesKey(webhookId),
    (lastKey) => ask("listWebhookDeliveries", { params: { webhookId }, query: { lastKey } }),
    { refetchInterval: ({ state }) => (isSending(state.data) ? WHILE_SENDING_MS : false) },
  );
  return (
    <div className="mt-3 grid gap-3">
      <PagedList
        list={list}
        level={3}
        loading={{ label: t.logIsLoaded, sizes: ["h-12", "h-12"], className: "grid gap-3" }}
        empty={<p className="text-ink-soft">{t.nothingSent}</p>}
        moreLabel={t.showEarlier}
        className="outline-none"
      >
        {(deliveries) => (
          <ul className="grid gap-3">
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} />
            ))}
          </ul>
        )}
      </PagedList>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={refresh}>
        {t.refresh}
      </Button>
    </div>
  );
}

const TONES = { PENDING: "plain", DELIVERED: "good", FAILED: "bad" } as const;

function DeliveryRow({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const queries = useQueryClient();
  const { run, isBusy } = useToastAction();
  const { id, event, state, tries, problem, problemInHindi, createdAt, payload } = delivery;
  const again = () =>
    run(async () => {
      await ask("replayWebhookDelivery", { params: { deliveryId: id } });
      await queries.invalidateQueries({ queryKey: deliveriesKey(webhookId) });
    }, t.isSentAgain);
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={TONES[state]}>{state === "PENDING" && problem !== null ? t.willBeTried : t.states[state]}</Badge>
        <span className="font-semibold">{t.eventNames[event]}</span>
        <span className="text-sm text-ink-soft">
          {momentOf(createdAt)} · {fill(t.tries, { count: tries })}
        </span>
      </div>
      {problem && <p className="text-sm text-bad wrap-anywhere">{textHere(problem, problemInHindi)}</p>}
      <Folded summary={t.payload}>
        <pre className="rounded-md bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap">
          <code>{JSON.stringify(payload, null, 2)}</code>
        </pre>
      </Folded>
      {state !== "PENDING" && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          busy={isBusy}
          busyLabel={t.oneMoment}
          onClick={() => void again()}
        >
          {t.sendAgain}
        </Button>
      )}
    </li>
  );
}
