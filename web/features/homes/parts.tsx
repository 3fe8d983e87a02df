// What the homes are made of: a section with its link, a row of it, and the words for nothing yet.

import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { CompanyLogo } from "../../ui/logo.tsx";
import { Section } from "../../ui/section.tsx";

type PartProps = { title: string; more?: { to: string; label: string }; className?: string; children: ReactNode };

export function Part({ title, more, className, children }: PartProps) {
  const id = useId();
  return (
    <Section
      id={id}
      title={title}
      row="flex flex-wrap items-baseline justify-between gap-x-4"
      beside={
        more && (
          <Link
            to={more.to}
            className="text-link inline-flex min-h-6 items-center text-sm/body font-semibold pointer-coarse:min-h-11"
          >
            {more.label}
          </Link>
        )
      }
      className={classNames("card", className)}
    >
      {children}
    </Section>
  );
}

export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="mt-3 divide-y divide-line">{children}</ul>
);

/** The whole row is its link's target. */
export const ROW_LINK =
  "font-semibold wrap-anywhere group-hover:text-link group-hover:underline group-hover:underline-offset-[0.2em] after:absolute after:inset-0 after:rounded-sm";

type RowProps = {
  to: string;
  title: string;
  /** Shown by its logo. */
  company?: { name: string; logo: string | null };
  text: ReactNode;
  /** At the end of the row; below the text on phones. */
  aside?: ReactNode;
};

export function Row({ to, title, company, text, aside }: RowProps) {
  return (
    <li className="group relative flex items-start gap-3 py-3">
      {company && <CompanyLogo name={company.name} src={company.logo} size="sm" decorative />}
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-0 flex-[1_1_14rem]">
          <Link to={to} className={ROW_LINK}>
            {title}
          </Link>
          <p className="text-sm/body text-ink-soft wrap-anywhere">{text}</p>
        </div>
        {aside && <div className="flex-none">{aside}</div>}
      </div>
    </li>
  );
}

/** Nothing yet: why, and the first useful act. */
export function Nothing({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <div className="mt-3 text-sm/body text-ink-soft">
      <p>{children}</p>
      <p className="mt-2">
        <Link to={to} className="text-link inline-flex min-h-6 pointer-coarse:min-h-11 items-center font-semibold">
          {label}
        </Link>
      </p>
    </div>
  );
}

type Fact = { name: string; value: string; note: string };

/** Numbers of a glance. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-7 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="card flex flex-col">
          <dt className="text-sm/body font-semibold text-ink-soft">{name}</dt>
          <dd className="mt-1 font-display text-2xl/[1.2] font-bold tabular-nums">{value}</dd>
          <dd className="mt-auto pt-1 text-xs text-ink-faint">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
