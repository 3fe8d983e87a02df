// The dialogs of an interview: a recruiter offers times, either side ends it; and its times in words.
import { useState } from "react";
import { t } from "#messages/hiring.ts";
import type { Interview } from "../../../../contract/hiring/interviews-wire.ts";
import {
  INTERVIEW_MINUTES,
  MAX_INTERVIEW_REASON,
  MAX_INTERVIEW_TITLE,
  MAX_MEETING,
  MOST_TIMES,
} from "../../../../contract/hiring/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionDialog, type Flaw, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { InputField, SelectField } from "../../../ui/control-fields.tsx";
import { Icon } from "../../../ui/icon.tsx";

type Minutes = (typeof INTERVIEW_MINUTES)[number];
type Offer = {
  title: string;
  minutes: Minutes;
  meeting: string;
  timeZone: string;
  times: { date: string; time: string }[];
};

type OfferDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  withName: string;
  /** The interview that gets other times; its title and length stay. */
  moved?: Interview;
  send: (offer: Offer, key: string) => Promise<Interview>;
  onDone: (offered: Interview) => void;
};

const LENGTHS = INTERVIEW_MINUTES.map((minutes) => ({ value: String(minutes), label: fill(t.minutes, { minutes }) }));

export function OfferDialog({ isOpen, onClose, withName, moved, send, onDone }: OfferDialogProps) {
  const action = useAction();
  const form = useForm(action, () => ({
    title: moved?.title ?? (t.firstInterview as string),
    minutes: String(moved?.minutes ?? 45),
    meeting: moved?.meeting ?? "",
    timeZone: moved?.timeZone ?? ownTimeZone(),
    times: ["", "", ""],
  }));
  const { draft, change, errorOf } = form;
  const times = draft.times.flatMap((typed) => wallOf(typed) ?? []);
  const offer = async () => {
    const body = { ...draft, minutes: Number(draft.minutes) as Minutes, times };
    const key = action.keyOf(body);
    const isDone = await action.run(async () => onDone(await repeatCall(() => send(body, key))), t.offered);
    if (isDone) onClose();
  };
  const flawOf = (): Flaw | null => {
    if (draft.title.trim() === "") return { title: t.pleaseSayWhatInterview, field: "title" };
    if (draft.meeting.trim() === "") return { title: t.pleaseSayWhere, field: "meeting" };
    return times.length === 0 ? { title: t.pleaseGiveTime, field: "times" } : null;
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form, flawOf }}
      title={moved ? t.offerOtherTimes : t.offerTimes}
      button={t.offer}
      busyLabel={t.sending}
      onSend={offer}
    >
      <p className="text-ink-soft">{fill(t.offerLead, { name: withName })}</p>
      {!moved && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <TextField form={form} name="title" label={t.whatInterview} maxLength={MAX_INTERVIEW_TITLE} />
          <SelectField
            name="minutes"
            label={t.howLong}
            value={draft.minutes}
            options={LENGTHS}
            onPick={(minutes) => change({ minutes })}
          />
        </div>
      )}
      <TextField form={form} name="meeting" label={t.where} hint={t.whereHint} maxLength={MAX_MEETING} />
      <ZoneField value={draft.timeZone} onChange={(timeZone) => change({ timeZone })} />
      <TimeFields times={draft.times} error={errorOf("times")} onChange={(typed) => change({ times: typed })} />
    </ActionDialog>
  );
}

function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const [zones] = useState(() =>
    [...new Set([value, ...timeZones()])].map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
  );
  return <SelectField name="timeZone" label={t.timeZone} value={value} options={zones} onPick={onChange} />;
}

type TimeFieldsProps = { times: readonly string[]; error: string | undefined; onChange: (times: string[]) => void };

function TimeFields({ times, error, onChange }: TimeFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {times.map((typed, at) => (
        <InputField
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no other name than its place
          key={at}
          name={at === 0 ? "times" : `times-${at}`}
          label={fill(t.timeNumber, { number: at + 1 })}
          optional={at > 0}
          {...(at === 0 && error && { error })}
          type="datetime-local"
          controlClass="sm:max-w-72"
          value={typed}
          onChange={(event) => onChange(times.with(at, event.target.value))}
        />
      ))}
      {times.length < MOST_TIMES && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => onChange([...times, ""])}>
            <Icon name="plus" size={18} />
            {t.addTime}
          </Button>
        </div>
      )}
    </div>
  );
}

type EndDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  interview: Interview;
  onDone: (ended: Interview) => void;
  call: "declineInterview" | "cancelInterview";
  words: { title: string; lead: string; button: string; done: string };
};

export function EndDialog({ isOpen, onClose, interview, onDone, call, words }: EndDialogProps) {
  const action = useAction();
  const form = useForm(action, { reason: "" });
  const send = async () => {
    const body = { reason: form.draft.reason };
    const key = action.keyOf(body);
    const params = { interviewId: interview.id };
    const isDone = await action.run(
      async () => onDone(await repeatCall(() => ask(call, { params, body, key }))),
      words.done,
    );
    if (isDone) onClose();
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title={words.title}
      leave={t.keep}
      button={words.button}
      variant="danger"
      onSend={send}
    >
      <p>{words.lead}</p>
      <TextField
        form={form}
        name="reason"
        label={fill(t.wordToThem, { name: interview.withName })}
        optional
        rows={3}
        maxLength={MAX_INTERVIEW_REASON}
      />
    </ActionDialog>
  );
}

/** Browsers report this zone by an outdated name. */
export function ownTimeZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === "Asia/Calcutta" ? "Asia/Kolkata" : zone;
}

/** Every zone that this browser knows, one's own first. */
function timeZones(): string[] {
  const own = ownTimeZone();
  const known = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([own, "Asia/Kolkata", ...known, "UTC"])];
}

const DAY: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short", year: "numeric" };
const CLOCK: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };

/** "Mon, 30 Nov 2026, 15:30–16:15", by the reader's clock. */
export function spanOf(startsAt: string, endsAt: string): string {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const clock = (at: Date) => at.toLocaleTimeString("en-GB", CLOCK);
  return `${from.toLocaleDateString("en-GB", DAY)}, ${clock(from)}–${clock(to)}`;
}

/** "2026-11-30T15:30" -> its day and time; null for what is not complete. */
function wallOf(typed: string): { date: string; time: string } | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(typed) ?? [];
  return date === undefined || time === undefined ? null : { date, time };
}
