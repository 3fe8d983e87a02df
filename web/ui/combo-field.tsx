// What fields with a list of offers share, on React Aria's combobox: label, hint, list and error, and the search behind.
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from "react";
import {
  ComboBox,
  type ComboBoxProps,
  ComboBoxStateContext,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from "react-aria-components";
import { t } from "#messages/shared.ts";
import { classNames } from "./class-names.ts";
import { FieldError, FieldHint } from "./field.tsx";

type ComboFieldProps<Item> = Pick<ComboBoxProps<Item & object>, "onKeyDown" | "onBlur"> & {
  /** The input's id is `field-{name}`. */
  name: string;
  label: string;
  /** Marks the label "(optional)". */
  optional?: boolean;
  hint?: string;
  error?: string;
  items: readonly Item[];
  text: string;
  onType: (text: string) => void;
  onChoose: (id: string) => void;
  /** The list opens once for each value but null. */
  opensFor: unknown;
  height: number;
  line: (item: Item) => { name: string; content: ReactNode };
  /** Shown in an empty list, which opens for it. */
  empty?: ReactNode;
  note: ReactNode;
  children: ReactNode;
};

export function ComboField<Item extends { id: string }>(props: ComboFieldProps<Item>) {
  const { name, label, hint, error, items, text, onType, onChoose, opensFor, height, line, empty, note } = props;
  const id = useId();
  return (
    <div className="combo-field">
      <ComboBox
        items={items}
        value={null}
        onChange={(key) => key !== null && onChoose(String(key))}
        inputValue={text}
        onInputChange={onType}
        onKeyDown={props.onKeyDown}
        onBlur={props.onBlur}
        allowsCustomValue
        allowsEmptyCollection={empty !== undefined}
        isInvalid={error !== undefined}
        aria-describedby={classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined}
      >
        <Label className="field-label" htmlFor={`field-${name}`}>
          {label}
          {props.optional && <span className="font-normal text-ink-faint"> {t.optional}</span>}
        </Label>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        {props.children}
        <OpenOnce answer={opensFor} />
        <Popover
          className="w-[max(var(--trigger-width),13rem)] max-w-[min(26rem,calc(100vw-2rem))] p-1.5 overflow-y-auto border border-line rounded-md bg-surface text-ink shadow-floating"
          placement="bottom start"
          maxHeight={height}
        >
          <ListBox<Item> className="outline-none" renderEmptyState={() => empty}>
            {(item) => (
              <ListBoxItem id={item.id} textValue={line(item).name} className="menu-item">
                {line(item).content}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p className="text-sm/body text-ink-soft not-empty:mt-[0.4rem]" role="status">
        {note}
      </p>
    </div>
  );
}

/** Opens the list when an answer arrives: the combobox itself opens only for items present before the key press. */
function OpenOnce({ answer }: { answer: unknown }) {
  const state = useContext(ComboBoxStateContext);
  const openedFor = useRef<unknown>(null);
  useEffect(() => {
    if (answer === null) openedFor.current = null;
    if (!state?.isFocused || answer === null || openedFor.current === answer) return;
    openedFor.current = answer;
    if (!state.isOpen) state.open(null, "input");
  });
  return null;
}

type Answer<Found> = { text: string; found: readonly Found[] | null; hasFailed: boolean };
const NOTHING = { text: "", found: null, hasFailed: false };

/** What `find` answers for `text` after a pause of `restMs`; the previous one stays until then. Null after a failure. */
export function useFound<Found>(
  text: string,
  find: (text: string) => Promise<readonly Found[]> | readonly Found[],
  restMs: number,
): Answer<Found> {
  const [answer, setAnswer] = useState<Answer<Found>>(NOTHING);
  const ask = useRef(find);
  ask.current = find;
  useEffect(() => {
    if (text === "") return setAnswer(NOTHING);
    let isCurrent = true;
    const take = (found: readonly Found[] | null) => isCurrent && setAnswer({ text, found, hasFailed: found === null });
    const timer = setTimeout(() => void Promise.resolve(ask.current(text)).then(take, () => take(null)), restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, restMs]);
  return answer;
}
