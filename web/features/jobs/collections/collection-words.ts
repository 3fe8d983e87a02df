// What collections of jobs are called, and what their pages say of them in one or two sentences.
import { t } from "#messages/collections.ts";
import { NUMBERS } from "#messages/language.ts";
import type { CollectionMode } from "../../../../contract/jobs/collection-rules.ts";
import type { CollectionLink, JobCollection } from "../../../../contract/jobs/collections-wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { textHere } from "../../../ui/text-here.ts";
import { middleHalf } from "../pay/pay-words.ts";

type Figures = NonNullable<JobCollection["figures"]>;

/** Names of a collection's parts; null for any. */
export type CollectionNames = { field: string | null; city: string | null; workMode: CollectionMode | null };

export const figureText = (figure: number): string => figure.toLocaleString(NUMBERS);

/** What the page calls the parts of a collection. */
export const namesOfLink = ({ field, fieldInHindi, city, cityInHindi, workMode }: CollectionLink): CollectionNames => ({
  field: textHere(field, fieldInHindi),
  city: textHere(city, cityInHindi),
  workMode,
});

/** "iOS developer" keeps its small letter. */
export const capital = (name: string): string =>
  /^\p{Ll}\p{Lu}/u.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);

/** "Remote web developer jobs in Pune". */
export function collectionName({ field, city, workMode }: CollectionNames): string {
  if (workMode === "WFH") return remoteName(field, city);
  if (workMode === "HYBRID") return hybridName(field, city);
  if (field === null) return fill(t.jobsInCity, { city: city ?? "" });
  return city === null
    ? fill(t.jobsOfField, { field: capital(field) })
    : fill(t.jobsOfFieldInCity, { field: capital(field), city });
}

function remoteName(field: string | null, city: string | null): string {
  if (field === null) return city === null ? t.remoteJobs : fill(t.remoteJobsInCity, { city });
  return city === null ? fill(t.remoteJobsOfField, { field }) : fill(t.remoteJobsOfFieldInCity, { field, city });
}

function hybridName(field: string | null, city: string | null): string {
  if (field === null) return city === null ? t.hybridJobs : fill(t.hybridJobsInCity, { city });
  return city === null ? fill(t.hybridJobsOfField, { field }) : fill(t.hybridJobsOfFieldInCity, { field, city });
}

/** How many there are, in a sentence or two. */
export function countSentences({ jobs, companies, fresh }: Figures): string[] {
  const open = fill(t.openJobs, { jobs, figure: figureText(jobs) });
  return [
    fill(t.openAtCompanies, { open, companies, figure: figureText(companies) }),
    ...(fresh > 0 ? [fill(t.newThisWeek, { figure: figureText(fresh) })] : []),
  ];
}

/** What they pay, where it is known of this very collection, and who is hiring. */
export function factSentences({ topCompanies }: Figures, { pay, city, workMode }: JobCollection): string[] {
  return [
    ...(pay && pay.city === city && workMode === null ? [fill(t.statedPay, { range: middleHalf(pay) })] : []),
    ...(topCompanies.length > 0
      ? [
          fill(t.companiesAre, {
            names: topCompanies
              .slice(0, 3)
              .map(({ name }) => name)
              .join(", "),
          }),
        ]
      : []),
  ];
}
