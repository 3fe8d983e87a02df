// Buttons, and links that look like them.
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";

export type ButtonLook = {
  /** accent: the most important action of the screen. */
  variant?: "primary" | "accent" | "secondary" | "soft" | "quiet" | "danger";
  size?: "sm" | "md" | "lg";
  /** A square for a single icon; give the button an aria-label. */
  iconOnly?: boolean;
};

/** The classes of a button, for an element that is neither Button nor ButtonLink (a summary, a label). */
export function buttonClass({ variant = "primary", size = "md", iconOnly = false }: ButtonLook = {}): string {
  return classNames("button", `button-${variant}`, size !== "md" && `button-${size}`, iconOnly && "button-icon");
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    ref?: Ref<HTMLButtonElement>;
    /** In progress: shows a spinner and ignores further clicks; focus stays. */
    busy?: boolean;
    /** Replaces the children while busy, also for screen readers. */
    busyLabel?: string;
  };

export function Button({
  variant,
  size,
  iconOnly,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, iconOnly }), className)}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  iconOnly,
  className,
  children,
  ...rest
}: ButtonLook & LinkProps & { children: ReactNode }) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, iconOnly }), className)}>
      {children}
    </Link>
  );
}
