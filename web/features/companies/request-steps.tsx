// How a request to a company's employees works: its steps, and who sees what when.

type RequestKind = "referral" | "guidance";

type Step = { title: string; text: string };

const STEPS: Record<RequestKind, (name: string) => readonly Step[]> = {
  referral: (name) => [
    { title: "Pick the job", text: `Choose one of the open jobs at ${name}, or bring the address of another one.` },
    {
      title: "We compare it with your résumé",
      text: "You see the match and what is missing before anyone else does. A weak match costs nothing: you get the reasons instead.",
    },
    {
      title: "Someone inside takes it up",
      text: `Verified employees of ${name} see your request without your name. One of them claims it and has three days to read your résumé and answer.`,
    },
    {
      title: "You hear back either way",
      text: "A referral comes with proof that it was made. A decline comes with written feedback you can use.",
    },
  ],
  guidance: (name) => [
    {
      title: "Pick a topic",
      text: `Interview practice for ${name}, how its teams work, or the next step in your career.`,
    },
    {
      title: "Choose a person and a time",
      text: "See who offers guidance, at what price, and book a slot in your own time zone.",
    },
    {
      title: "Meet",
      text: "Once they accept, you both get a calendar invitation. Until 48 hours before, cancelling is free.",
    },
    {
      title: "Say how it was",
      text: "Both sides can rate the session. The fee is released a day later, so there is time to object.",
    },
  ],
};

const PROMISES = [
  "You see the price, and what comes back when, before you pay. If the person does not accept, you get everything back.",
  "Every guide has proven a work e-mail at the company and at least two years of experience.",
  "A full refund until 48 hours before the session.",
];

export function RequestSteps({ kind, name }: { kind: RequestKind; name: string }) {
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-xl">
        How it works
      </h2>
      <ol className="steps">
        {STEPS[kind](name).map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The guarantees for a person who books guidance. */
export function RequestPromises() {
  return (
    <ul className="grid gap-3 pt-3.5 border-t border-t-line text-sm/body text-ink-soft [&>li]:relative [&>li]:ps-5 [&>li::before]:content-[''] [&>li::before]:absolute [&>li::before]:inset-s-0 [&>li::before]:top-[0.5em] [&>li::before]:w-2 [&>li::before]:h-2 [&>li::before]:rounded-full [&>li::before]:bg-good">
      {PROMISES.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  );
}
