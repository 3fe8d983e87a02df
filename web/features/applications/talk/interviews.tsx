// Interviews about an application: the company offers times, the applicant chooses one.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/hiring.ts";
import type { Interview } from "../../../../contract/hiring/interviews-wire.ts";
import {
  mayAnswerInterview,
  mayCancelInterview,
  mayMoveInterview,
  type Side,
} from "../../../../contract/hiring/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionForm, type Form, opensDialog, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { LoadState } from "../../../session/load-state.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction, useToastAction } from "../../../session/use-action.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { CheckRow } from "../../../ui/control-fields.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { saveText } from "../../../ui/save-as.ts";
import { EndDialog, OfferDialog, ownTimeZone, spanOf } from "./interview-dialogs.tsx";

const keyOf = (applicationId: string) => ["interviews", applicationId] as const;

/** How often offered times are looked at again. */
const LOOK_MS = 20_000;

type InterviewSectionProps = { applicationId: string; side: Side; withName: string; canOffer: boolean };

export function InterviewSection({ applicationId, side, withName, canOffer }: InterviewSectionProps) {
  const found = useQuery({
    queryKey: keyOf(applicationId),
    queryFn: async () => (await ask("listInterviews", { params: { applicationId } })).data,
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
  const take = useTaking(applicationId);
  const [isOffering, setOffering] = useState(false);
  if (!found.data)
    return (
      <LoadState
        query={found}
        label={t.interviewsAreBeingLoaded}
        sizes={["h-11"]}
        title={t.interviewsCouldNotBeLoaded}
      />
    );
  const isOpen = found.data.some(({ state }) => state === "OFFERED" || state === "AGREED");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 mt-3">
      {found.data.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {found.data.map((interview) => (
            <InterviewCard key={interview.id} interview={interview} />
          ))}
        </ul>
      ) : (
        <p className="text-sm/body text-ink-soft">{t.noInterviews}</p>
      )}
      {side === "COMPANY" && canOffer && !isOpen && (
        <div>
          <Button variant="secondary" size="sm" {...opensDialog} onClick={() => setOffering(true)}>
            {t.offerTimes}
          </Button>
        </div>
      )}
      <OfferDialog
        isOpen={isOffering}
        onClose={() => setOffering(false)}
        withName={withName}
        send={(body, key) => ask("offerInterview", { params: { applicationId }, body, key })}
        onDone={take}
      />
    </div>
  );
}

/** Shows a changed interview at once. */
function useTaking(applicationId: string) {
  const queries = useQueryClient();
  return (changed: Interview) => {
    queries.setQueryData<Interview[]>(keyOf(applicationId), (known = []) =>
      known.some(({ id }) => id === changed.id)
        ? known.map((one) => (one.id === changed.id ? changed : one))
        : [changed, ...known],
    );
  };
}

function InterviewCard({ interview }: { interview: Interview }) {
  const { title, minutes, meeting, state, side, withName, startsAt, endsAt, reason, endedBy } = interview;
  const now = new Date();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-line p-4 text-sm/body">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold wrap-anywhere">{title}</h4>
        <StateBadge interview={interview} />
      </div>
      {startsAt && endsAt && state !== "OFFERED" && (
        <p className="font-semibold tabular-nums">
          <time dateTime={startsAt}>{spanOf(startsAt, endsAt)}</time>
        </p>
      )}
      <p className="text-ink-soft wrap-anywhere">
        {fill(t.minutes, { minutes })} · {meeting}
      </p>
      {reason && endedBy !== side && <p className="text-ink-soft wrap-anywhere">{fill(t.theyWrote, { reason })}</p>}
      {mayAnswerInterview({ state, startsAt }, side) && <Choice interview={interview} />}
      {state === "OFFERED" && side === "COMPANY" && (
        <>
          <p className="text-ink-soft">{fill(t.waitsForChoice, { name: withName })}</p>
          <ul className="tabular-nums">
            {interview.times.map((time) => (
              <li key={time.id}>{spanOf(time.startsAt, time.endsAt)}</li>
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {state === "AGREED" && <CalendarButton interview={interview} />}
        {mayMoveInterview({ state, startsAt }, side, now) && <MoveButton interview={interview} />}
        {mayCancelInterview({ state, startsAt }, side, now) && <CancelButton interview={interview} />}
      </div>
    </li>
  );
}

function StateBadge({ interview: { state, side } }: { interview: Interview }) {
  if (state === "AGREED")
    return (
      <Badge tone="good" icon="check">
        {t.agreed}
      </Badge>
    );
  if (state === "OFFERED") return <Badge tone="accent">{side === "CANDIDATE" ? t.chooseTime : t.offeredState}</Badge>;
  return <Badge tone="plain">{state === "DECLINED" ? t.noTimeSuited : t.cancelled}</Badge>;
}

/** The applicant chooses a time, in their own zone. */
function Choice({ interview }: { interview: Interview }) {
  const { id, applicationId } = interview;
  const take = useTaking(applicationId);
  const action = useAction();
  const form = useForm(action, { time: "" });
  const [isDeclining, setDeclining] = useState(false);
  const send = () => {
    const body = { timeId: form.draft.time, timeZone: ownTimeZone() };
    const key = action.keyOf(body);
    return action.run(
      async () => take(await repeatCall(() => ask("acceptInterview", { params: { interviewId: id }, body, key }))),
      t.chosen,
    );
  };
  return (
    <>
      <ActionForm
        form={form}
        className="grid gap-3"
        flawOf={() => (form.draft.time === "" ? { title: t.pleaseChooseTime, field: "time" } : null)}
        onSend={send}
      >
        <TimesField interview={interview} form={form} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" busy={action.isBusy} busyLabel={t.sending}>
            {t.chooseThisTime}
          </Button>
          <Button variant="quiet" size="sm" {...opensDialog} onClick={() => setDeclining(true)}>
            {t.noneSuits}
          </Button>
        </div>
      </ActionForm>
      <EndDialog
        isOpen={isDeclining}
        onClose={() => setDeclining(false)}
        interview={interview}
        onDone={take}
        call="declineInterview"
        words={{
          title: t.noneSuitsTitle,
          lead: fill(t.noneSuitsLead, { name: interview.withName }),
          button: t.sayNoneSuits,
          done: fill(t.saidNoneSuits, { name: interview.withName }),
        }}
      />
    </>
  );
}

type TimesFieldProps = { interview: Interview; form: Form<{ time: string }> };

function TimesField({ interview: { id, times }, form }: TimesFieldProps) {
  const error = form.errorOf("time");
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `time-${id}-error` : undefined}>
      <legend className="field-label">{t.chooseTime}</legend>
      <p className="text-xs/body text-ink-faint">{fill(t.timesInYourZone, { zone: ownTimeZone() })}</p>
      {times.map((time) => {
        const words = spanOf(time.startsAt, time.endsAt);
        return (
          <CheckRow
            key={time.id}
            type="radio"
            name="time"
            className="tabular-nums"
            disabled={time.isTaken}
            checked={form.draft.time === time.id}
            onPick={() => form.change({ time: time.id })}
          >
            {time.isTaken ? fill(t.timeTaken, { time: words }) : words}
          </CheckRow>
        );
      })}
      {error && <FieldError id={`time-${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function CalendarButton({ interview: { id } }: { interview: Interview }) {
  const { isBusy, run } = useToastAction();
  const save = async () => {
    const { fileName, ics } = await ask("getInterviewCalendar", { params: { interviewId: id } });
    saveText(ics, { type: "text/calendar", fileName });
  };
  return (
    <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void run(save)}>
      {t.addToCalendar}
    </Button>
  );
}

function MoveButton({ interview }: { interview: Interview }) {
  const [isOpen, setOpen] = useState(false);
  const { id, applicationId, withName } = interview;
  return (
    <>
      <Button variant="secondary" size="sm" {...opensDialog} onClick={() => setOpen(true)}>
        {t.offerOtherTimes}
      </Button>
      <OfferDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        withName={withName}
        moved={interview}
        send={({ meeting, timeZone, times }, key) =>
          ask("moveInterview", { params: { interviewId: id }, body: { meeting, timeZone, times }, key })
        }
        onDone={useTaking(applicationId)}
      />
    </>
  );
}

function CancelButton({ interview }: { interview: Interview }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" {...opensDialog} onClick={() => setOpen(true)}>
        {t.cancelInterview}
      </Button>
      <EndDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        interview={interview}
        onDone={useTaking(interview.applicationId)}
        call="cancelInterview"
        words={{
          title: t.cancelTitle,
          lead: fill(t.cancelLead, { name: interview.withName }),
          button: t.cancelInterview,
          done: t.interviewCancelled,
        }}
      />
    </>
  );
}
