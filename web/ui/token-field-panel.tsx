// The chip field's lazy half: a combobox for suggestions, with the chips before its input.

import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef, useState } from "react";
import { Input } from "react-aria-components";
import { t } from "#messages/shared.ts";
import { fill } from "../../messages/fill.ts";
import { classNames } from "./class-names.ts";
import { ComboField, useFound } from "./combo-field.tsx";
import { Icon } from "./icon.tsx";
import type { TokenFieldProps } from "./token-field.tsx";
import { addWords, finishedWords, isSameWord, openOffers, splitWords } from "./token-list.ts";

export function TokenFieldPanel(props: TokenFieldProps) {
  const { name, label, optional = false, noun, values, hint, placeholder, error, max, maxLength = 80 } = props;
  const input = useRef<HTMLInputElement>(null);
  const { text, offers, news, ...tokens } = useTokens(props, input);
  return (
    <ComboField
      {...{ name, label, optional, hint, error, text }}
      items={offers}
      onType={tokens.type}
      onChoose={tokens.choose}
      onKeyDown={(event) => tokens.press(event as unknown as KeyboardEvent<HTMLInputElement>)}
      onBlur={tokens.leave}
      opensFor={text !== "" && offers.length > 0 ? text : null}
      height={OFFERS_HEIGHT}
      line={offerLine}
      note={
        <>
          {values.length >= max && fill(t.thatIsAsManyAsWeKeep, { max, noun })}
          <span className="sr-only">{news}</span>
        </>
      }
    >
      <div
        className={classNames(BOX, error ? "border-bad" : PLAIN_BORDER)}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          input.current?.focus();
        }}
      >
        <Chips values={values} label={label} onRemove={tokens.remove} />
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
          readOnly={values.length >= max && text === ""}
          onPaste={tokens.paste}
        />
      </div>
    </ComboField>
  );
}

/** One line of the list; `isNew` marks the typed text itself, which is no suggestion. */
type Offer = { id: string; isNew: boolean };

const offerLine = ({ id, isNew }: Offer) => ({
  name: id,
  content: isNew ? (
    <>
      <Icon name="plus" size={16} className="text-ink-faint" />
      {fill(t.add3, { id })}
    </>
  ) : (
    id
  ),
});

const PLAIN_BORDER = "border-line-strong hover:border-ink-faint has-[.token-input:focus-visible]:border-focus";

/** One box with the input, which looks like any other field. */
const BOX =
  "flex flex-wrap items-center gap-1.5 p-[0.4rem] border-[1.5px] rounded-md bg-canvas cursor-text has-[.token-input:focus-visible]:[outline:3px_solid_var(--focus)]";

/** Low enough to fit below the field on most screens, where it covers no chips. */
const OFFERS_HEIGHT = 260;

type ChipsProps = { values: readonly string[]; label: string; onRemove: (word: string, button: HTMLElement) => void };

function Chips({ values, label, onRemove }: ChipsProps) {
  if (values.length === 0) return null;
  return (
    <ul className="contents" aria-label={fill(t.chosen, { label })}>
      {values.map((word) => (
        <li
          key={word}
          className="token inline-flex items-center max-w-full rounded-full bg-brand-soft text-brand-strong text-sm/tight font-[550]"
        >
          <span className="min-w-0 pt-[0.3rem] pr-0 pb-[0.3rem] pl-3 wrap-anywhere">{word}</span>
          <button
            type="button"
            className="grid flex-none place-items-center w-8 h-8 rounded-full hover:bg-tint-1 focus-visible:-outline-offset-2"
            aria-label={fill(t.remove, { word })}
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
  { values, onChange, suggest, max }: TokenFieldProps,
  input: { readonly current: HTMLInputElement | null },
) {
  const [text, setText] = useState("");
  const [news, setNews] = useState("");
  const offers = useOffers(text.trim(), suggest, values);

  const add = (words: readonly string[], rest = "") => {
    setText(rest);
    if (words.length === 0) return;
    const { values: next, added, known, left } = addWords(values, words, max);
    if (added.length > 0) onChange(next);
    setNews(newsOf(added, known, left));
  };
  const drop = (word: string) => {
    onChange(values.filter((one) => one !== word));
    setNews(fill(t.removed, { word }));
  };
  return {
    text,
    news,
    offers,
    choose: (word: string) => add([word]),
    type(typed: string) {
      const { whole, rest } = finishedWords(typed);
      add(whole, whole.length > 0 || rest === "" ? rest : typed.trimStart());
    },
    press(event: KeyboardEvent<HTMLInputElement>) {
      if (event.nativeEvent?.isComposing) return;
      const hasChosenOffer = input.current?.hasAttribute("aria-activedescendant");
      if (event.key === "Enter" && text.trim() !== "") {
        // Else Enter would submit the form with an unfinished word.
        event.preventDefault();
        if (hasChosenOffer) return;
        add(splitWords(text));
      }
      const last = values.at(-1);
      if (event.key === "Backspace" && text === "" && !event.repeat && last !== undefined) drop(last);
    },
    paste(event: ClipboardEvent<HTMLInputElement>) {
      const words = splitWords(event.clipboardData.getData("text"));
      if (words.length < 2) return;
      event.preventDefault();
      add([...splitWords(text), ...words]);
    },
    /** Leaving the field adds the typed text, which would be lost otherwise. */
    leave: () => add(splitWords(text)),
    remove(word: string, button: HTMLElement) {
      const item = button.closest("li");
      const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector("button");
      (neighbour ?? input.current)?.focus();
      drop(word);
    },
  };
}

function newsOf(added: readonly string[], known: readonly string[], left: readonly string[]): string {
  const news = [
    added.length > 0 && fill(t.added2, { added: added.join(", ") }),
    known.length > 0 && fill(t.thereAlready, { known: known.join(", ") }),
    left.length > 0 && fill(t.noRoomFor, { left: left.join(", ") }),
  ];
  return news.filter(Boolean).join(" ");
}

const REST_MS = 120;

/** Suggestions for `wanted` without `values`, followed by the text itself unless it is among them. */
function useOffers(wanted: string, suggest: TokenFieldProps["suggest"], values: readonly string[]): Offer[] {
  const { text, found } = useFound(wanted, suggest, REST_MS);
  return useMemo(() => {
    if (wanted === "") return [];
    // Earlier suggestions that still match are shown until the new ones arrive. A failure is as good as none.
    const holding = (found ?? []).filter((word) => text === wanted || holds(word, wanted));
    const isOffered = [...holding, ...values].some((word) => isSameWord(word, wanted));
    return [
      ...openOffers(holding, values).map((id) => ({ id, isNew: false })),
      ...(isOffered ? [] : [{ id: wanted, isNew: true }]),
    ];
  }, [text, found, values, wanted]);
}

const holds = (word: string, part: string) => word.toLocaleLowerCase("en").includes(part.toLocaleLowerCase("en"));
