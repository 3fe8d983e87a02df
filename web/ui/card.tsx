// A surface that holds one thing.
import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "article" | "section" | "li" | "aside";
  /** The card answers to hover and focus because a `cover-link` inside makes all of it a target. */
  interactive?: boolean;
};

export function Card({ as: Element = "div", interactive = false, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames("card", interactive && "card-link", className)} />;
}
