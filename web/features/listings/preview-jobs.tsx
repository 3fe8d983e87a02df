// The first jobs of a source as they would be read, and where each of their fields was read.
import { EMPLOYMENT_TYPE_LABELS, WORK_MODE_LABELS } from "#messages/jobs.ts";
import { t } from "#messages/sources.ts";
import type { ReadField } from "../../../contract/listings/rules.ts";
import type { PreviewedJob, SourcePreview } from "../../../contract/listings/sources-wire.ts";
import { fill } from "../../../messages/fill.ts";
import { Icon } from "../../ui/icon.tsx";
import { dayOf } from "../../ui/moments.ts";
import { textHere } from "../../ui/text-here.ts";
import { FIELD_WORDS, READING_WORDS } from "./source-words.ts";

/** How many were not understood, and why. */
export const rejectWords = ({ rejected, rejects }: Pick<SourcePreview, "rejected" | "rejects">): string =>
  `${fill(t.notUnderstood, { count: rejected })}: ${rejects.map(({ reason, reasonInHindi }) => textHere(reason, reasonInHindi)).join("; ")}.`;

export const PreviewJobs = ({ jobs }: Pick<SourcePreview, "jobs">) =>
  jobs.length === 0 ? null : (
    <>
      <h3 className="text-lg">{t.firstJobs}</h3>
      <ul className="grid gap-2">
        {jobs.map((job) => (
          <li key={job.key}>
            <PreviewJob job={job} />
          </li>
        ))}
      </ul>
    </>
  );

const PreviewJob = ({ job }: { job: PreviewedJob }) => (
  <details className="rounded-md bg-sunken px-4">
    <summary className="flex min-h-11 items-center gap-3 py-2 wrap-anywhere">
      <span className="min-w-0 grow">
        <span className="font-semibold">{job.title}</span>{" "}
        <span className="text-sm text-ink-soft">{[job.company, ...job.locations].join(" · ")}</span>
      </span>
      <Icon name="chevron-down" size={18} className="text-ink-faint [[open]>summary>&]:rotate-180" />
    </summary>
    <dl className="grid gap-3 border-t border-line py-3 text-sm/body sm:grid-cols-2">
      {job.readings.map(({ field, value, from, said }) => (
        <div key={field} className="min-w-0 wrap-anywhere">
          <dt className="text-ink-faint">{FIELD_WORDS[field]}</dt>
          <dd className="font-semibold">{valueInWords(field, value)}</dd>
          <dd className="text-ink-soft">
            {said === null ? READING_WORDS[from] : fill(t.itSays, { from: READING_WORDS[from], said })}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);

function valueInWords(field: ReadField, value: string | null): string {
  if (value === null) return t.nothing;
  if (field === "POSTED") return dayOf(value);
  return VALUE_WORDS[value] ?? value;
}

/** Of the types and modes of work; other fields have words of their own. */
const VALUE_WORDS: Readonly<Record<string, string>> = { ...EMPLOYMENT_TYPE_LABELS, ...WORK_MODE_LABELS };
