// Links to the parts of a list, such as its states: the page's address holds the choice.
import { useSearchParams } from "react-router";
import { ChipLink } from "./chip.tsx";
import { classNames } from "./class-names.ts";

type Choice<Value extends string> = { value: Value; label: string };

type ChoiceLinksProps<Value extends string> = {
  label: string;
  /** The query parameter; the first choice has none. Other parameters are retained. */
  parameter: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  className?: string;
};

export function ChoiceLinks<Value extends string>(props: ChoiceLinksProps<Value>) {
  const { label, parameter, choices, chosen, className } = props;
  const [params] = useSearchParams();
  return (
    <nav aria-label={label} className={classNames("flex flex-wrap gap-2", className)}>
      {choices.map(({ value, label: text }, at) => (
        <ChipLink
          key={value}
          to={`?${withChoice(params, parameter, at === 0 ? null : value)}`}
          current={value === chosen}
          preventScrollReset
        >
          {text}
        </ChipLink>
      ))}
    </nav>
  );
}

/** The choice in the address, or the first one. */
export function chosenIn<Value extends string>(
  params: URLSearchParams,
  parameter: string,
  choices: readonly Choice<Value>[],
): Value {
  const asked = params.get(parameter);
  return (choices.find(({ value }) => value === asked) ?? choices[0])?.value as Value;
}

function withChoice(params: URLSearchParams, parameter: string, value: string | null): string {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(parameter);
  else next.set(parameter, value);
  return next.toString();
}
