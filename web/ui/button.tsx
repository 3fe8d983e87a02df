// Buttons, and links that look like them.
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";

export type ButtonLook = {
  /** accent: the one thing on the screen that matters most. */
  variant?: "primary" | "accent" | "secondary" | "soft" | "quiet" | "danger";
  size?: "sm" | "md" | "lg";
  /** A square for a single icon; give the button an aria-label. */
  iconOnly?: boolean;
};

/** The class of a button's look, for an element that is neither Button nor ButtonLink (a summary, a label). */
export function buttonClass({ variant = "primary", size = "md", iconOnly = false }: ButtonLook = {}): string {
  return classNames("button", `button-${variant}`, size !== "md" && `button-${size}`, iconOnly && "button-icon");
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Work is under way: a spinner shows, a further press does nothing, focus stays. */
    busy?: boolean;
    /** Said and shown instead of the children while busy. */
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
