// Which personal data a request reveals at which step, listed before it is sent.
import { ACT_HOURS, CLAIM_MINUTES, POOL_DAYS } from "../../../../contract/referrals/rules.ts";

export function WhatIsShared({ companyName }: { companyName: string }) {
  const moments = [
    {
      when: "When you send it",
      what: `Verified employees of ${companyName} see the job, your match, your role, years and city, and your note. They do not see your name.`,
    },
    {
      when: "When one of them claims it",
      what: `That one person may open your CV, with your name on it, for ${CLAIM_MINUTES} minutes. You see every look at it in your dashboard.`,
    },
    {
      when: "When they take it on",
      what: `You learn their name and title, and they yours and your e-mail address. They have ${ACT_HOURS} hours to refer you or to decline with feedback.`,
    },
    {
      when: "When they answer",
      what: "A referral uses your credit. So does feedback for which the referee is paid: it ends the request. After feedback that is not paid the others can still take it up.",
    },
    {
      when: "If nothing comes of it",
      what: `Declined by everybody without a paid review, unanswered for ${POOL_DAYS} days, or withdrawn before it was taken on: your credit comes back.`,
    },
  ];
  return (
    <section aria-labelledby="shared-title">
      <h2 id="shared-title" className="text-xl">
        What is shared, and when
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-3 mt-4 text-sm/body [&>div]:py-3.5 [&>div]:px-4 [&>div]:border [&>div]:border-line [&>div]:rounded-md [&_dt]:font-[650] [&_dd]:mt-1 [&_dd]:text-ink-soft">
        {moments.map(({ when, what }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
