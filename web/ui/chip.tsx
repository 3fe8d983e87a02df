// Chips: a choice that is on, with a way to take it off, or a link to one.
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** A link in the shape of a chip; `current` marks the one that is chosen. */
export function ChipLink({
  current,
  className,
  children,
  ...rest
}: LinkProps & { current?: boolean; children: ReactNode }) {
  return (
    <Link {...rest} className={classNames("chip", className)} aria-current={current ? "true" : undefined}>
      {children}
    </Link>
  );
}

/** A chosen value that its link takes away; `removeLabel` is the link's whole name ("Remove filter Pune"). */
export function RemovableChip({
  removeLabel,
  className,
  children,
  ...rest
}: LinkProps & { removeLabel: string; children: ReactNode }) {
  return (
    <Link {...rest} className={classNames("chip", className)} aria-label={removeLabel}>
      {children}
      <Icon name="close" size={16} />
    </Link>
  );
}
