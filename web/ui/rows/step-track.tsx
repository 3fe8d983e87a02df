// How far what a row shows has come: its steps as a line, and a sentence for screen readers.

type StepTrackProps = {
  steps: readonly string[];
  /** How many of them it has come to. */
  reached: number;
  hasEnded: boolean;
  /** "Step 2 of 5: Interview". */
  words: string;
};

export const StepTrack = ({ steps, reached, hasEnded, words }: StepTrackProps) => (
  <div className="step-track" data-ended={hasEnded || undefined}>
    <p className="sr-only">{words}</p>
    <ol aria-hidden="true">
      {steps.map((step, at) => (
        <li key={step} data-reached={at < reached || undefined} data-here={at === reached - 1 || undefined}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  </div>
);
