// A section in read mode: names and values, each with its origin; missing ones offer to be added.

import { type ReactNode, useId, useState } from "react";
import { t } from "#messages/candidates.ts";
import type { ProfileField } from "../../../../../contract/candidates/wire.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { rich } from "../../../../ui/rich.tsx";
import { placeOf } from "../completion/places.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { OriginNote } from "../section/origin-note.tsx";

const LINK =
  "min-h-7 pointer-coarse:min-h-11 text-sm/body font-semibold text-(--link) underline decoration-1 underline-offset-[0.2em] hover:decoration-2";

/** `isHidden`: nothing is known yet, and the section says so in a sentence. */
export function FactList({ isHidden = false, children }: { isHidden?: boolean; children: ReactNode }) {
  return isHidden ? null : (
    <dl className="grid gap-y-4.5 gap-x-8 sm:grid-cols-2 [&_dt]:text-xs/body [&_dt]:font-semibold [&_dt]:text-ink-faint">
      {children}
    </dl>
  );
}

type FactProps = {
  /** The field whose origin is shown. */
  field?: ProfileField;
  label: string;
  /** Its word in the completion's `missing`, where that differs from the field. */
  wish?: string;
  isWide?: boolean;
  /** Null, false or "" means that the value is missing. */
  children: ReactNode;
};

export function Fact({ field, label, wish = field, isWide = false, children }: FactProps) {
  const hasValue = children !== null && children !== false && children !== "" && children !== undefined;
  return (
    <div className={classNames("min-w-0 [&_dd]:wrap-anywhere", isWide && "sm:col-span-full")}>
      <dt>{label}</dt>
      <dd>
        <div>{hasValue ? children : <AddButton label={label} wish={wish} />}</div>
        {field && <OriginNote field={field} isBrief />}
      </dd>
    </div>
  );
}

/** Opens the section where `wish` is entered, a word of the completion's `missing`. */
export function AddButton({ label, wish }: { label: string; wish: string | undefined }) {
  const { want } = useProfile();
  const place = placeOf(wish ?? "");
  if (place === null) return <span className="text-ink-faint">{t.notGiven}</span>;
  return (
    <button type="button" className={LINK} onClick={() => want(place.section, place.control)}>
      {rich(t.add2, {
        label: label.toLocaleLowerCase("en"),
        span: (words) => <span className="sr-only">{words}</span>,
      })}
    </button>
  );
}

const SHORT = 280;

/** Long text shows its first lines until expanded. */
export function GrowingText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const isLong = text.length > SHORT || text.split("\n").length > 4;
  return (
    <>
      <p id={id} className={classNames("whitespace-pre-line", isLong && !isWhole && "line-clamp-4")}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={LINK}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t.showLess : t.showAll}
        </button>
      )}
    </>
  );
}
