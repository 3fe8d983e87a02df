// The frame of every page below /auth: heading and form, and beside them, where there is room, a picture with facts.
import type { ReactNode } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { WelcomePicture } from "./welcome-picture.tsx";

export type AuthFact = { icon: IconName; text: ReactNode };

type AuthFrameProps = {
  title: string;
  lead?: ReactNode;
  /** Two or three true statements about the site. */
  facts: readonly AuthFact[];
  /** Shows a notice that the form needs JavaScript; omit on pages without a form. */
  needsScript?: boolean;
  children: ReactNode;
};

export function AuthFrame({ title, lead, facts, needsScript = true, children }: AuthFrameProps) {
  return (
    <section className="wrap grid gap-12 pt-8 pb-20 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-[clamp(3rem,7vw,6.5rem)] lg:pt-14 lg:pb-24 lg:[align-items:start]">
      <div className="w-full max-w-108 mx-auto">
        <h1 className="text-3xl">{title}</h1>
        {lead && <div className="mt-3 text-ink-soft">{lead}</div>}
        {needsScript && <NoScriptNotice />}
        <div className="mt-8 grid gap-6" data-needs-script={needsScript ? "" : undefined}>
          {children}
        </div>
      </div>
      <aside
        className="hidden lg:grid lg:gap-8 lg:p-[clamp(2rem,4vw,3.25rem)] lg:rounded-xl lg:bg-sky"
        aria-label="Good to know"
      >
        <WelcomePicture />
        <ul className="grid gap-4">
          {facts.map((fact) => (
            <li key={fact.icon} className="flex items-start gap-3">
              <span className="grid flex-none place-items-center w-10 h-10 rounded-md bg-surface text-brand-strong">
                <Icon name={fact.icon} />
              </span>
              <span className="pt-1.5 text-ink-soft">{fact.text}</span>
            </li>
          ))}
        </ul>
      </aside>
    </section>
  );
}

/** Notice for browsers without JavaScript: session tokens live in the page's memory, so the form cannot work. */
export function NoScriptNotice() {
  return (
    <div className="mt-8" data-without-script="">
      <Alert tone="notice" title="Accounts need JavaScript">
        Your session’s keys are kept in the page’s memory and never in its address or in storage, and that takes script.
        Jobs and companies can be searched and read without it.
      </Alert>
    </div>
  );
}
