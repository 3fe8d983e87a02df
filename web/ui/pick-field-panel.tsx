// The lazy half of the search field: searches while typing.

import { useState } from "react";
import { Input } from "react-aria-components";
import { t } from "#messages/shared.ts";
import { ComboField, useFound } from "./combo-field.tsx";
import type { PickFieldProps } from "./pick-field.tsx";

const REST_MS = 150;

export function PickFieldPanel({ picked, onPick, find, placeholder, nothing, ...field }: PickFieldProps) {
  const [text, setText] = useState(picked?.label ?? "");
  const { found, hasFailed } = useFound(picked?.label === text.trim() ? "" : text.trim(), find, REST_MS);
  const type = (typed: string) => {
    setText(typed);
    if (picked && typed !== picked.label) onPick(null);
  };
  const choose = (key: string) => {
    const one = found?.find((offer) => offer.id === key);
    if (!one) return;
    onPick(one);
    setText(one.label);
  };
  return (
    <ComboField
      {...field}
      items={found ?? []}
      text={text}
      onType={type}
      onChoose={choose}
      opensFor={found}
      height={320}
      line={({ label, hint }) => ({
        name: label,
        content: (
          <span className="min-w-0">
            <span className="block truncate font-semibold">{label}</span>
            {hint && <span className="block truncate text-sm text-ink-faint">{hint}</span>}
          </span>
        ),
      })}
      empty={found === null ? undefined : <p className="px-3 py-2 text-sm">{nothing}</p>}
      note={hasFailed && t.theListCouldNotBeAskedJust}
    >
      <Input
        id={`field-${field.name}`}
        className="input"
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
    </ComboField>
  );
}
