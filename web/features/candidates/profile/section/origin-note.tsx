// Says that a field was read from the CV, shows the line on demand, and lets the person confirm it or restore the CV's value.

import { type ReactNode, useState } from "react";
import { t } from "#messages/candidates.ts";
import type { ProfileField } from "../../../../../contract/candidates/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { FIELD_LABELS, inWords } from "../field-words.ts";
import { useProfile, useQuickSave } from "../saving/profile-context.tsx";
import { type Origin, originOf } from "./origin.ts";

type OriginNoteProps = {
  field: ProfileField;
  /** Renders nothing for a confidently read field: the section's summary covers it. */
  isBrief?: boolean;
};

export function OriginNote({ field, isBrief = false }: OriginNoteProps) {
  const origin = originOf(useProfile().profile, field);
  if (origin === null || (isBrief && origin.kind === "read")) return null;
  return (
    <details className="origin-note">
      <summary>
        <OriginMark origin={origin} />
        <span className="sr-only"> ({FIELD_LABELS[field]})</span>
        <Icon name="chevron-down" size={14} className="origin-sign" />
      </summary>
      <div className="grid justify-items-start gap-2.5 mt-1.5 py-3 px-4 rounded-md bg-sunken text-ink-soft">
        {origin.kind === "own" ? (
          <OwnPanel field={field} inCv={origin.inCv} />
        ) : (
          <ReadPanel field={field} line={origin.line} isUnsure={origin.kind === "check"} />
        )}
      </div>
    </details>
  );
}

/** One summary of several confidently read fields, with their lines in the CV. */
export function OriginSummary({ fields }: { fields: readonly ProfileField[] }) {
  const { profile } = useProfile();
  const lines = fields.flatMap((field) => {
    const origin = originOf(profile, field);
    return origin?.kind === "read" ? [{ field, line: origin.line }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <details className="origin-note">
      <summary>
        <span className="text-xs/body">{t.fromYourCv}</span>
        <Icon name="chevron-down" size={14} className="origin-sign" />
      </summary>
      <dl className="grid justify-items-start gap-2.5 mt-1.5 py-3 px-4 rounded-md bg-sunken text-ink-soft">
        {lines.map(({ field, line }) => (
          <div key={field}>
            <dt className="text-xs font-semibold text-ink-faint">{FIELD_LABELS[field]}</dt>
            <dd>{line === null ? t.workedOutFromTheWholeOfIt : <Quote>{line}</Quote>}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const Quote = ({ children }: { children: ReactNode }) => (
  <q className="max-w-full max-h-48 [overflow:hidden_auto] pl-3 border-l-3 border-l-line-strong wrap-anywhere text-ink before:content-none after:content-none">
    {children}
  </q>
);

function OriginMark({ origin }: { origin: Origin }) {
  if (origin.kind === "check")
    return (
      <Badge tone="accent" icon="eye">
        {t.pleaseCheck}
      </Badge>
    );
  return <span className="text-xs/body">{origin.kind === "own" ? t.changedByYou : t.fromYourCv}</span>;
}

function ReadPanel({ field, line, isUnsure }: { field: ProfileField; line: string | null; isUnsure: boolean }) {
  const { profile } = useProfile();
  const { run, isBusy } = useQuickSave();
  const confirm = () =>
    run({ changes: { [field]: profile[field] }, base: { [field]: profile[field] } }, () =>
      showToast("success", fill(t.confirmed, { fieldLabels: FIELD_LABELS[field] })),
    );
  return (
    <>
      <p>
        {isUnsure ? t.weReadThisFromYourCvAnd : t.weReadThisFromYourCv}
        {line !== null && t.itSaysThere}
      </p>
      {line !== null && <Quote>{line}</Quote>}
      {isUnsure && (
        <Button size="sm" variant="secondary" busy={isBusy} busyLabel={t.oneMoment} onClick={() => void confirm()}>
          <Icon name="check" size={16} />
          {t.thatIsRight}
        </Button>
      )}
    </>
  );
}

function OwnPanel({ field, inCv }: { field: ProfileField; inCv: unknown }) {
  const { profile } = useProfile();
  const { run, isBusy } = useQuickSave();
  const [before] = useState(() => profile[field]);
  const takeBack = () =>
    run({ changes: {}, base: {}, fromCv: [field] }, () =>
      showToast("success", fill(t.isWhatYourCvSays, { fieldLabels: FIELD_LABELS[field] }), {
        label: t.undo,
        onAction: () => void run({ changes: { [field]: before }, base: {} }),
      }),
    );
  return (
    <>
      <p>{t.yourCvSays2}</p>
      <Quote>{inWords(field, inCv)}</Quote>
      <Button size="sm" variant="secondary" busy={isBusy} busyLabel={t.oneMoment} onClick={() => void takeBack()}>
        {t.useWhatTheCvSays}
      </Button>
    </>
  );
}
