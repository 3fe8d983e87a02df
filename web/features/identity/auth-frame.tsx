// The frame of every page below /auth: heading and form, and beside them, where there is room, a picture with facts.

import type { ReactNode } from "react";
import { t } from "#messages/identity.ts";
import { Alert } from "../../ui/alert.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";

export type AuthFact = { icon: IconName; text: ReactNode };

type AuthFrameProps = {
  title: string;
  lead?: ReactNode;
  /** Two or three true statements about the site. */
  facts: readonly AuthFact[];
  /** Shows a notice that the form needs JavaScript; omit on pages without a form. */
  needsScript?: boolean;
  /** Replaces picture and facts; below the form where there is no room. */
  beside?: ReactNode;
  children: ReactNode;
};

export function AuthFrame({ title, lead, facts, needsScript = true, beside, children }: AuthFrameProps) {
  return (
    <section className="wrap grid gap-12 pt-8 pb-20 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-[clamp(3rem,7vw,6.5rem)] lg:pt-14 lg:pb-24 lg:[align-items:start]">
      <div className="w-full max-w-108 mx-auto">
        <h1 className={beside ? "text-2xl wrap-anywhere" : "text-3xl wrap-anywhere"}>{title}</h1>
        {lead && <div className="mt-3 text-ink-soft">{lead}</div>}
        {needsScript && <NoScriptNotice />}
        <div className="mt-8 grid gap-6" data-needs-script={needsScript ? "" : undefined}>
          {children}
        </div>
      </div>
      {beside ?? <Facts facts={facts} />}
    </section>
  );
}

function Facts({ facts }: Pick<AuthFrameProps, "facts">) {
  return (
    <aside
      className="hidden lg:grid lg:gap-8 lg:p-[clamp(2rem,4vw,3.25rem)] lg:rounded-xl lg:bg-sky"
      aria-label={t.goodToKnow}
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
  );
}

/** Notice for browsers without JavaScript: session tokens live in the page's memory, so the form cannot work. */
export function NoScriptNotice() {
  return (
    <div className="mt-8" data-without-script="">
      <Alert tone="notice" title={t.accountsNeedJavascript}>
        {t.yourSessionsKeysAreKeptInThe}
      </Alert>
    </div>
  );
}

/** The picture beside the forms: a door ajar, light behind it, and a person inside who recommends you. */
function WelcomePicture() {
  return (
    <svg viewBox="0 -14 480 374" aria-hidden="true" className="w-full max-w-108 h-auto mx-auto">
      <ellipse cx="236" cy="332" rx="206" ry="14" className="fill-tint-6" />
      {/* The room behind the door, and its light on the floor. */}
      <path
        d="M108 330V96a88 88 0 0 1 176 0v234Z"
        className="fill-[light-dark(oklch(0.93_0.085_88),oklch(0.66_0.115_80))]"
      />
      <path
        d="M108 330h176l96 22H60Z"
        className="fill-[light-dark(oklch(0.93_0.085_88/0.55),oklch(0.66_0.115_80/0.35))]"
      />
      <path d="M94 330V96a102 102 0 0 1 204 0v234h-14V96a88 88 0 0 0-176 0v234Z" className="fill-tint-1" />
      <path d="M162 180h20v28h-20Z" className="fill-[oklch(0.72_0.085_55)]" />
      <circle cx="172" cy="166" r="26" className="fill-[oklch(0.72_0.085_55)]" />
      <path
        d="M146 168c-4-26 10-38 27-38 16 0 29 10 25 34-8-2-13-8-15-14-7 10-22 17-37 18Z"
        className="fill-[oklch(0.24_0.03_50)]"
      />
      <path
        d="M120 330v-78a52 52 0 0 1 104 0v78Z"
        className="fill-[light-dark(oklch(0.3_0.06_245),oklch(0.62_0.1_235))]"
      />
      <path
        d="M212 246c24-6 34-24 38-48"
        className="fill-none stroke-[light-dark(oklch(0.3_0.06_245),oklch(0.62_0.1_235))] stroke-24 [stroke-linecap:round]"
      />
      <circle cx="251" cy="196" r="11" className="fill-[oklch(0.72_0.085_55)]" />
      {/* The door, swung open to the right. */}
      <path d="M284 92c34-26 66-34 96-34v294l-96-22Z" className="fill-board" />
      <path d="M304 112c20-14 38-20 56-22v94l-56 8ZM304 214l56-6v116l-56-12Z" className="fill-[oklch(1_0_0/0.13)]" />
      <circle cx="298" cy="216" r="7" className="fill-accent" />
      <path
        d="M40 40h92a20 20 0 0 1 20 20v34a20 20 0 0 1-20 20H92l-22 22v-22H40a20 20 0 0 1-20-20V60a20 20 0 0 1 20-20Z"
        className="fill-surface stroke-line stroke-2"
      />
      <path
        d="M60 78 78 96 112 58"
        className="fill-none stroke-good stroke-11 [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <path
        d="M418 330c-2-40-2-66 4-96"
        className="fill-none stroke-[light-dark(oklch(0.45_0.105_155),oklch(0.6_0.11_155))] stroke-5 [stroke-linecap:round]"
      />
      <path
        d="M422 268c-26-4-36-22-34-42 20 2 34 16 34 42ZM420 292c24-2 36-16 38-36-22 0-36 12-38 36Z"
        className="fill-[light-dark(oklch(0.62_0.13_155),oklch(0.6_0.11_155))]"
      />
      <path d="M396 296h48l-6 40h-36Z" className="fill-tint-4" />
    </svg>
  );
}
