// What jobs of a kind state as pay, by city and experience: a search of its own.

import { Form, Link, useNavigation } from "react-router";
import { t } from "#messages/content.ts";
import { CallError } from "../../../contract/call-error.ts";
import { PAY_YEARS } from "../../../contract/jobs/pay.ts";
import { fill } from "../../../messages/fill.ts";
import { PageHead } from "../../features/content/page-head.tsx";
import { pageMeta } from "../../features/content/seo/page-meta.ts";
import { PaySteps, PaySummary, PayTable } from "../../features/jobs/pay/pay-range.tsx";
import { aboutText, yearsText } from "../../features/jobs/pay/pay-words.ts";
import { apiContext } from "../../server-context.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { InputField, SelectField } from "../../ui/control-fields.tsx";
import { Section } from "../../ui/section.tsx";
import { textHere } from "../../ui/text-here.ts";
import type { Route } from "./+types/salaries";

const EXAMPLES = [
  "Software Engineer",
  "Data Analyst",
  "Product Manager",
  "Sales Executive",
  "Accountant",
  "Mechanical Engineer",
  "Nurse",
  "HR Executive",
];
/** By the fewest years of each band. */
const EXPERIENCE = PAY_YEARS.map((years) => ({ value: String(Number.parseInt(years, 10)), label: yearsText(years) }));

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = {
    title: (url.searchParams.get("title") ?? "").trim().slice(0, 200),
    city: (url.searchParams.get("city") ?? "").trim().slice(0, 120),
    years: EXPERIENCE.find(({ value }) => value === url.searchParams.get("years"))?.value ?? "",
  };
  if (asked.title === "") return { asked, insight: null, failure: null };
  try {
    const query = { jobTitle: asked.title, city: asked.city || undefined, years: asked.years || undefined };
    return { asked, insight: await context.get(apiContext)("getPayInsight", { query }), failure: null };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { asked, insight: null, failure: error.message };
  }
}

export const meta: Route.MetaFunction = (args) => {
  const work = workOf((args.loaderData as Loaded | undefined)?.insight ?? null);
  return pageMeta(args, {
    title: work ? fill(t.salaries, { work }) : t.salaries2,
    description: t.whatJobsStateAsPayByKind,
  });
};

export default function Salaries({ loaderData }: Route.ComponentProps) {
  const { asked, insight, failure } = loaderData;
  const isLoading = useNavigation().state === "loading";
  return (
    <section className="wrap pt-10 pb-20 md:pt-16">
      <PageHead title={t.salaries2} lead={t.whatJobsHereStateAsPayAmong} />
      <Form
        method="get"
        role="search"
        aria-label={t.salaries2}
        className="mt-8 grid items-end gap-4 md:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <InputField
          name="title"
          label={t.jobTitle}
          required
          key={asked.title}
          defaultValue={asked.title}
          placeholder={t.productManager2}
          maxLength={200}
        />
        <InputField
          name="city"
          label={t.city}
          optional
          key={asked.city}
          defaultValue={asked.city}
          placeholder={t.bengaluru}
          maxLength={120}
        />
        <SelectField
          name="years"
          label={t.experience}
          optional
          key={asked.years}
          defaultValue={asked.years}
          placeholder={t.any}
          options={EXPERIENCE}
        />
        <Button type="submit" busy={isLoading}>
          {t.showPay}
        </Button>
      </Form>
      <div className="mt-10" aria-live="polite" aria-busy={isLoading}>
        {failure !== null && <Alert tone="bad">{failure}</Alert>}
        {asked.title === "" && <Examples />}
        {insight &&
          (insight.range ? <Found {...loaderData} /> : <NotEnough title={asked.title} work={workOf(insight)} />)}
      </div>
    </section>
  );
}

const workOf = (insight: Loaded["insight"]) => textHere(insight?.work ?? null, insight?.workInHindi ?? null);

type Loaded = Awaited<ReturnType<typeof loader>>;

function Found({ asked, insight }: Loaded) {
  const { range, byYears, byCity } = insight!;
  const work = workOf(insight);
  if (!range || work === null) return null;
  const search = new URLSearchParams({ searchText: [asked.title, asked.city].filter(Boolean).join(" ") });
  const cityOfYears = byYears[0] && textHere(byYears[0].city, byYears[0].cityInHindi);
  const isWider = (asked.city !== "" && range.city === null) || (asked.years !== "" && range.years === null);
  return (
    <div className="grid gap-10">
      <Section id="pay-about" title={aboutText(work, range)} className="card grid gap-4 p-6 md:p-8">
        {isWider && (
          <p className="text-sm/body text-ink-soft">
            {fill(t.tooFewOpeningsStatePayForSo, {
              Boolean: [asked.city, EXPERIENCE.find(({ value }) => value === asked.years)?.label]
                .filter(Boolean)
                .join(", "),
            })}
          </p>
        )}
        <PaySummary range={range} />
        <p>
          <ButtonLink to={`/jobs?${search}`} variant="secondary">
            {t.seeTheseJobs}
          </ButtonLink>
        </p>
      </Section>
      <div className="grid gap-10 lg:grid-cols-2">
        {byYears.length > 0 && (
          <PayTable
            caption={cityOfYears ? fill(t.byExperience, { city: cityOfYears }) : t.byExperience2}
            by="years"
            ranges={byYears}
          />
        )}
        <PaySteps range={range} />
      </div>
      {byCity.length > 0 && <PayTable caption={t.byCity} by="city" ranges={byCity} />}
    </div>
  );
}

function NotEnough({ title, work }: { title: string; work: string | null }) {
  return (
    <div className="grid gap-6">
      <p>{work === null ? fill(t.weDoNotKnowAsAKind, { title }) : fill(t.tooFewOpeningsForStateTheirPay, { work })}</p>
      <Examples />
    </div>
  );
}

function Examples() {
  return (
    <nav aria-label={t.examples}>
      <p className="text-ink-soft">{t.forExample}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {EXAMPLES.map((title) => (
          <li key={title}>
            <Link to={`/salaries?title=${encodeURIComponent(title)}`} className="text-link thumb">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
