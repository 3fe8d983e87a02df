// A message within the page.
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

const LOOKS = {
  info: { icon: "info", color: "text-brand-strong" },
  good: { icon: "check", color: "text-good" },
  notice: { icon: "warning", color: "text-accent-ink" },
  bad: { icon: "warning", color: "text-bad" },
} as const satisfies Record<string, { icon: IconName; color: string }>;

type AlertProps = {
  tone?: keyof typeof LOOKS;
  title?: string;
  /** Its paragraph; children where it needs more. */
  text?: ReactNode;
  children?: ReactNode;
  /** How it is announced when it appears; omit for text that is there from the start. */
  role?: "alert" | "status";
  className?: string;
};

export function Alert({ tone = "info", title, text, children = text && <p>{text}</p>, role, className }: AlertProps) {
  const look = LOOKS[tone];
  return (
    <div className={classNames("alert", `alert-${tone}`, className)} role={role}>
      <Icon name={look.icon} className={classNames("mt-px", look.color)} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
