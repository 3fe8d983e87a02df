// The chip field's lazy half: React Aria's combobox for suggestions, with the chips before its input.
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { ComboBox, ComboBoxStateContext, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { TokenFieldProps } from "./token-field.tsx";
import { addWords, finishedWords, isSameWord, openOffers, splitWords } from "./token-list.ts";

export function TokenFieldPanel(props: TokenFieldProps) {
  const { name, label, noun, values, hint, placeholder, error, max, maxLength = 80 } = props;
  const input = useRef<HTMLInputElement>(null);
  const field = useTokens(props, input);
  const describedBy = useId();
  return (
    <div>
      <ComboBox
        className="token-field"
        items={field.offers}
        value={null}
        onChange={(key) => key !== null && field.choose(String(key))}
        inputValue={field.text}
        onInputChange={field.type}
        onKeyDown={(event) => field.press(event as unknown as KeyboardEvent<HTMLInputElement>)}
        onBlur={field.leave}
        allowsCustomValue
        isInvalid={error !== undefined}
        aria-describedby={classNames(hint && `${describedBy}-hint`, error && `${describedBy}-error`) || undefined}
      >
        <Label className="field-label" htmlFor={`field-${name}`}>
          {label}
        </Label>
        {hint && (
          <p className="text-sm/body text-ink-faint mb-1.5" id={`${describedBy}-hint`}>
            {hint}
          </p>
        )}
        <div
          className={classNames(BOX, error ? "border-bad" : PLAIN_BORDER)}
          onPointerDown={(event) => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            input.current?.focus();
          }}
        >
          <Chips values={values} label={label} onRemove={field.remove} />
          <Input
            ref={input}
            id={`field-${name}`}
            className="token-input flex-[1_1_9rem] min-w-24 min-h-8 px-[0.4rem] text-[length:max(1rem,var(--text-base))] outline-none placeholder:text-ink-faint placeholder:opacity-100"
            placeholder={values.length === 0 ? placeholder : undefined}
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="enter"
            disabled={values.length >= max && field.text === ""}
            onPaste={field.paste}
          />
        </div>
        <OpenForOffers text={field.text} count={field.offers.length} />
        <Popover
          className="w-[max(var(--trigger-width),13rem)] max-w-[min(26rem,calc(100vw-2rem))] p-1.5 overflow-y-auto border border-line rounded-md bg-surface text-ink shadow-floating"
          placement="bottom start"
          maxHeight={OFFERS_HEIGHT}
        >
          <ListBox<Offer> className="outline-none">
            {({ id, isNew }) => (
              <ListBoxItem id={id} textValue={id} className="menu-item">
                {isNew ? (
                  <>
                    <Icon name="plus" size={16} className="text-ink-faint" />
                    Add “{id}”
                  </>
                ) : (
                  id
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {error && (
        <p className="field-error" id={`${describedBy}-error`}>
          <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
          {error}
        </p>
      )}
      <p className="text-sm/body text-ink-soft not-empty:mt-[0.4rem]" role="status">
        {values.length >= max ? `That is as many as we keep: ${max}. Take a ${noun} away to add another.` : null}
        <span className="sr-only">{field.news}</span>
      </p>
    </div>
  );
}

const PLAIN_BORDER = "border-line-strong hover:border-ink-faint has-[.token-input:focus-visible]:border-focus";

/** One box with the input, which looks like any other field. */
const BOX =
  "flex flex-wrap items-center gap-1.5 p-[0.4rem] border-[1.5px] rounded-md bg-canvas cursor-text has-[.token-input:focus-visible]:[outline:3px_solid_var(--focus)]";

/** Low enough to fit below the field on most screens, where it covers no chips. */
const OFFERS_HEIGHT = 260;

/**
 * Opens the list once for each text, when suggestions arrive: the combobox itself opens only for items present before
 * the key press.
 */
function OpenForOffers({ text, count }: { text: string; count: number }) {
  const state = useContext(ComboBoxStateContext);
  const openedFor = useRef("");
  useEffect(() => {
    if (text === "") openedFor.current = "";
    if (!state?.isFocused || text === "" || openedFor.current === text || count === 0) return;
    openedFor.current = text;
    if (!state.isOpen) state.open(null, "input");
  });
  return null;
}

/** One line of the list; `isNew` marks the typed text itself, which is no suggestion. */
type Offer = { id: string; isNew: boolean };

type ChipsProps = { values: readonly string[]; label: string; onRemove: (word: string, button: HTMLElement) => void };

function Chips({ values, label, onRemove }: ChipsProps) {
  if (values.length === 0) return null;
  return (
    <ul className="contents" aria-label={`${label}: chosen`}>
      {values.map((word) => (
        <li
          key={word}
          className="token inline-flex items-center max-w-full rounded-full bg-brand-soft text-brand-strong text-sm/tight font-[550]"
        >
          <span className="min-w-0 pt-[0.3rem] pr-0 pb-[0.3rem] pl-3 wrap-anywhere">{word}</span>
          <button
            type="button"
            className="grid flex-none place-items-center w-8 h-8 rounded-full hover:bg-tint-1 focus-visible:-outline-offset-2"
            aria-label={`Remove ${word}`}
            onClick={(event) => onRemove(word, event.currentTarget)}
          >
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function useTokens(
  { noun, values, onChange, suggest, max }: TokenFieldProps,
  input: { readonly current: HTMLInputElement | null },
) {
  const [text, setText] = useState("");
  const [news, setNews] = useState("");
  const offers = useOffers(text, suggest, values);

  const add = (words: readonly string[]) => {
    if (words.length === 0) return;
    const { values: next, added, known, left } = addWords(values, words, max);
    if (added.length > 0) onChange(next);
    const told = [
      added.length > 0 && `Added ${added.join(", ")}.`,
      known.length > 0 && `${known.join(", ")}: there already.`,
      left.length > 0 && `No room for ${left.join(", ")}.`,
    ];
    setNews(told.filter(Boolean).join(" "));
  };
  const drop = (word: string) => {
    onChange(values.filter((one) => one !== word));
    setNews(`Removed ${word}.`);
  };

  return {
    text,
    news,
    offers,
    choose(word: string) {
      add([word]);
      setText("");
    },
    type(typed: string) {
      const { whole, rest } = finishedWords(typed);
      add(whole);
      setText(whole.length > 0 || rest === "" ? rest : typed.trimStart());
    },
    press(event: KeyboardEvent<HTMLInputElement>) {
      if (event.nativeEvent?.isComposing) return;
      const hasChosenOffer = input.current?.hasAttribute("aria-activedescendant");
      if (event.key === "Enter" && text.trim() !== "") {
        // Else Enter would submit the form with an unfinished word.
        event.preventDefault();
        if (hasChosenOffer) return;
        add(splitWords(text));
        setText("");
      }
      const last = values.at(-1);
      if (event.key === "Backspace" && text === "" && !event.repeat && last !== undefined) drop(last);
    },
    paste(event: ClipboardEvent<HTMLInputElement>) {
      const words = splitWords(event.clipboardData.getData("text"));
      if (words.length < 2) return;
      event.preventDefault();
      add([...splitWords(text), ...words]);
      setText("");
    },
    /** Leaving the field adds the typed text, which would be lost otherwise. */
    leave() {
      add(splitWords(text));
      setText("");
    },
    remove(word: string, button: HTMLElement) {
      const item = button.closest("li");
      const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector("button");
      (neighbour ?? input.current)?.focus();
      drop(word);
    },
    noun,
  };
}

const REST_MS = 120;

type Suggest = (text: string) => Promise<readonly string[]> | readonly string[];

/** Suggestions for `text` without `values`, followed by the text itself unless it is among them. */
function useOffers(text: string, suggest: Suggest, values: readonly string[]): { id: string; isNew: boolean }[] {
  const [found, setFound] = useState<{ text: string; words: readonly string[] }>({ text: "", words: [] });
  const asked = useRef(suggest);
  asked.current = suggest;
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === "") return setFound({ text: "", words: [] });
    let isCurrent = true;
    const show = (words: readonly string[]) => {
      if (isCurrent) setFound({ text: wanted, words });
    };
    const timer = setTimeout(() => {
      // Suggestions are optional: typing works without them.
      void Promise.resolve(asked.current(wanted)).then(show, () => show([]));
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);

  return useMemo(() => {
    if (wanted === "") return [];
    // Earlier suggestions that still match are shown until the new ones arrive.
    const holding = found.text === wanted ? found.words : found.words.filter((word) => holds(word, wanted));
    const isOffered = [...holding, ...values].some((word) => isSameWord(word, wanted));
    return [
      ...openOffers(holding, values).map((id) => ({ id, isNew: false })),
      ...(isOffered ? [] : [{ id: wanted, isNew: true }]),
    ];
  }, [found, values, wanted]);
}

const holds = (word: string, part: string) => word.toLocaleLowerCase("en").includes(part.toLocaleLowerCase("en"));
