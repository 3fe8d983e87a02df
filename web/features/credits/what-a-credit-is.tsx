// What a credit is, when it comes back, and when it is spent.
import { CONFIRM_DAYS, POOL_DAYS } from "../../../contract/referrals/rules.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";

const RULES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "lock",
    title: "Set aside when you ask",
    text: "A request sets one credit aside. Nobody can spend it twice while you wait.",
  },
  {
    icon: "refresh",
    title: "It comes back",
    text: `When everybody declines without a paid review, when nobody answers within ${POOL_DAYS} days, when you withdraw before a referee has taken your request on, or when it turns out that no referral was made.`,
  },
  {
    icon: "check",
    title: "Spent on an answer",
    text: `When a referee is paid for an answer: a referral, or feedback, which ends the request. Else once you confirm a referral, or ${CONFIRM_DAYS} days after it was made; and when you withdraw after a referee has taken your request on. Bought credits are used before free ones.`,
  },
];

export function WhatACreditIs() {
  return (
    <section aria-labelledby="credit-title" className="min-w-0">
      <h2 id="credit-title" className="sr-only">
        What a credit is
      </h2>
      <ul className="grid gap-4.5 [&>li]:grid [&>li]:grid-cols-[auto_minmax(0,1fr)] [&>li]:gap-3.5">
        {RULES.map(({ icon, title, text }) => (
          <li key={title}>
            <span className="grid w-9 h-9 place-items-center rounded-md bg-tint-1 text-brand-strong">
              <Icon name={icon} size={18} />
            </span>
            <div className="min-w-0">
              <h3 className="text-base font-semibold">{title}</h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
