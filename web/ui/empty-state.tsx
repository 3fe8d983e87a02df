// Says that there is nothing, why, and what to do next.
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

type EmptyStateProps = {
  title: string;
  icon?: IconName;
  level?: 1 | 2 | 3;
  /** Its paragraph; children where it needs more. */
  text?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, icon = "search", level = 2, text, children = text && <p>{text}</p>, actions, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={classNames("flex flex-col items-center gap-3 px-4 py-14 text-center", className)}>
      <span className="grid size-16 place-items-center rounded-xl bg-brand-soft text-brand-strong">
        <Icon name={icon} size={28} />
      </span>
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="prose-width text-ink-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3 [&>*]:whitespace-normal">{actions}</div>}
    </div>
  );
}
