// A short fact beside a name.
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

type BadgeProps = {
  tone?: "plain" | "brand" | "accent" | "good" | "bad";
  icon?: IconName;
  children: ReactNode;
  className?: string;
};

export type BadgeLook = Pick<BadgeProps, "tone" | "icon">;

export function Badge({ tone = "plain", icon, children, className }: BadgeProps) {
  return (
    <span className={classNames("badge", tone !== "plain" && `badge-${tone}`, className)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

/** Names in a row; good ones have a tick. */
export const BadgeList = ({ names, tone }: { names: readonly string[]; tone: "good" | "plain" }) => (
  <ul className="flex flex-wrap gap-1.5 mt-2 [&_.badge]:wrap-anywhere">
    {names.map((name) => (
      <li key={name}>
        <Badge tone={tone} icon={tone === "good" ? "check" : undefined}>
          {name}
        </Badge>
      </li>
    ))}
  </ul>
);
