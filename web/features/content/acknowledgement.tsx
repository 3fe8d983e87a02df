// Confirms that a message arrived, with its reference for follow-ups.

import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { t } from "#messages/content.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { rich } from "../../ui/rich.tsx";

export function Acknowledgement({
  title,
  reference,
  children,
}: {
  title: string;
  reference: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4 py-4">
      <span className="grid size-14 place-items-center rounded-full bg-good-soft text-good">
        <Icon name="check" size={28} />
      </span>
      <h2 ref={heading} tabIndex={-1} data-focus-target="" className="text-2xl">
        {title}
      </h2>
      <div className="text-ink-soft">{children}</div>
      <p>{rich(t.yourReference, { reference, b: (words) => <strong className="font-semibold">{words}</strong> })}</p>
      <ButtonLink to={pathname} variant="secondary">
        {t.writeAnotherMessage}
      </ButtonLink>
    </div>
  );
}
