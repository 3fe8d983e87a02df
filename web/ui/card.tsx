// A surface for one item.
import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "article" | "section" | "li" | "aside";
  /** Reacts to hover and focus; for a card whose `cover-link` makes all of it a target. */
  interactive?: boolean;
};

export function Card({ as: Element = "div", interactive = false, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames("card", interactive && "card-link", className)} />;
}
