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

export function Badge({ tone = "plain", icon, children, className }: BadgeProps) {
  return (
    <span className={classNames("badge", tone !== "plain" && `badge-${tone}`, className)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
