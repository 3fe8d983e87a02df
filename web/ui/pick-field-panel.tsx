// The lazy half of the search field, on React Aria's combobox: searches while typing.
import { useContext, useEffect, useId, useRef, useState } from "react";
import { ComboBox, ComboBoxStateContext, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { Pick, PickFieldProps } from "./pick-field.tsx";

const REST_MS = 150;

export function PickFieldPanel({
  name,
  label,
  picked,
  onPick,
  find,
  hint,
  placeholder,
  error,
  nothing,
}: PickFieldProps) {
  const id = useId();
  const [text, setText] = useState(picked?.label ?? "");
  const { found, hasFailed } = useFound(picked?.label === text.trim() ? "" : text.trim(), find);
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
  const described = classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div>
      <ComboBox
        items={found ?? []}
        value={null}
        onChange={(key) => key !== null && choose(String(key))}
        inputValue={text}
        onInputChange={type}
        allowsCustomValue
        allowsEmptyCollection={found !== null}
        menuTrigger="input"
        isInvalid={error !== undefined}
        aria-describedby={described}
      >
        <Label className="field-label" htmlFor={`field-${name}`}>
          {label}
        </Label>
        {hint && (
          <p className="text-sm/body text-ink-faint mb-1.5" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <Input
          id={`field-${name}`}
          className="input"
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <OpenForFound found={found} />
        <Popover
          className="w-[max(var(--trigger-width),13rem)] max-w-[min(26rem,calc(100vw-2rem))] p-1.5 overflow-y-auto border border-line rounded-md bg-surface text-ink shadow-floating"
          placement="bottom start"
          maxHeight={320}
        >
          <ListBox<Pick>
            className="outline-none"
            renderEmptyState={() => <p className="px-3 py-2 text-sm">{nothing}</p>}
          >
            {({ id: key, label: title, hint: line }) => (
              <ListBoxItem id={key} textValue={title} className="menu-item">
                <span className="min-w-0">
                  <span className="block truncate font-semibold">{title}</span>
                  {line && <span className="block truncate text-sm text-ink-faint">{line}</span>}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
          {error}
        </p>
      )}
      <p className="text-sm/body text-ink-soft not-empty:mt-[0.4rem]" role="status">
        {hasFailed && "The list could not be asked just now. Please type on in a moment."}
      </p>
    </div>
  );
}

/** Opens the list when an answer arrives: the combobox itself opens only for items present before the key press. */
function OpenForFound({ found }: { found: readonly Pick[] | null }) {
  const state = useContext(ComboBoxStateContext);
  const openedFor = useRef<readonly Pick[] | null>(null);
  useEffect(() => {
    if (!state?.isFocused || found === null || openedFor.current === found) return;
    openedFor.current = found;
    if (!state.isOpen) state.open(null, "input");
  });
  return null;
}

/**
 * The matches for `text`, searched after a pause; null before the first answer and after a failure. Until an answer
 * arrives, the previous matches stay.
 */
function useFound(text: string, find: PickFieldProps["find"]) {
  const [answer, setAnswer] = useState<{ found: readonly Pick[] | null; hasFailed: boolean }>(NOTHING);
  const ask = useRef(find);
  ask.current = find;
  useEffect(() => {
    if (text === "") return setAnswer(NOTHING);
    let isCurrent = true;
    const take = (found: readonly Pick[] | null) => isCurrent && setAnswer({ found, hasFailed: found === null });
    const timer = setTimeout(() => void ask.current(text).then(take, () => take(null)), REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return answer;
}

const NOTHING = { found: null, hasFailed: false };
