// Links that choose which part of a queue is shown, by the address.
import { ChipLink } from "../../../ui/chip.tsx";

type StateLinksProps<State extends string> = {
  label: string;
  parameter: string;
  choices: readonly { value: State; label: string }[];
  /** The first choice has no parameter in the address. */
  chosen: State;
  /** Other parameters to retain. */
  params: URLSearchParams;
};

export function StateLinks<State extends string>({
  label,
  parameter,
  choices,
  chosen,
  params,
}: StateLinksProps<State>) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
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
export function chosenIn<State extends string>(
  params: URLSearchParams,
  parameter: string,
  choices: readonly { value: State }[],
): State {
  const asked = params.get(parameter);
  return (choices.find(({ value }) => value === asked) ?? choices[0])?.value as State;
}

function withChoice(params: URLSearchParams, parameter: string, value: string | null): string {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(parameter);
  else next.set(parameter, value);
  return next.toString();
}
