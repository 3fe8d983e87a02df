// Chips: an active choice that can be removed, or a link to one.
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** A link that looks like a chip; `current` marks the active one. */
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

/** An active value whose link removes it; `removeLabel` is the link's full name ("Remove filter Pune"). */
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
