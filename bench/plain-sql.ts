// The yardstick: the plain statement that a good engineer would write for each kind of question, who knows the tables and none of the product's search functions.
import { RUPEES_IN_LAKH } from "../contract/jobs/pay.ts";
import { cityKey } from "../server/taxonomy/places/index.ts";

export type PlainCall = { text: string; values: unknown[] };
type Given = Record<string, string>;

const newestFirst = "order by j.id desc limit 100";

/** Jobs by city, type, way of working, pay and years: joined, filtered, sorted. */
function filtered(given: Given): PlainCall {
  const [low, high] = (given.salaryRange ?? "0-1000")
    .split("-")
    .map((lakhs) => Number.parseInt(lakhs, 10) * RUPEES_IN_LAKH);
  const [least, most] = (given.experienceRange ?? "0-99").split("-").map((years) => Number.parseInt(years, 10));
  return {
    text: `select j.card from job j where j.is_listed and j.city_keys @> array[$1] and j.employment_type = $2 and j.work_mode = $3
      and j.pay_max >= $4 and j.pay_min <= $5 and j.experience_max >= $6 and j.experience_min <= $7 ${newestFirst}`,
    values: [
      cityKey(given.location ?? ""),
      given.typeofEmployment,
      given.workMode,
      low,
      Number.isNaN(high) || high === undefined ? 2_000_000_000 : high,
      least,
      Number.isNaN(most) || most === undefined ? 99 : most,
    ],
  };
}

const text = (given: Given): PlainCall => ({
  text: `select j.card from job_search s join job j on j.id = s.id where s.fts @@ websearch_to_tsquery('english', $1)
    ${given.location ? "and j.city_keys @> array[$2] and j.work_mode = $3" : ""} ${newestFirst}`,
  values: [given.searchText, ...(given.location ? [cityKey(given.location), given.workMode] : [])],
});

/** The jobs that have the words, those whose title has them first. */
const titled = (condition: string, values: unknown[]): PlainCall => ({
  text: `select j.card from job_search s join job j on j.id = s.id
    where s.fts @@ websearch_to_tsquery('english', $1) and ${condition}
    order by to_tsvector('english', j.job_title) @@ websearch_to_tsquery('english', $1) desc, j.id desc limit 100`,
  values,
});

/** The newest jobs that have the words of a person's title, those first that share most skills with them. */
export const plainForYou = (title: string, skills: readonly string[]): PlainCall => ({
  text: `select card from (select j.card, j.id, j.core_skills from job_search s join job j on j.id = s.id
      where s.fts @@ plainto_tsquery('english', $1) order by j.id desc limit 500) newest
    order by (select count(*) from unnest(core_skills) skill where skill = any ($2)) desc, id desc limit 100`,
  values: [title, skills],
});

/** The jobs in all, and by city, type, way of working and department. */
const countsOf = (condition: string, values: unknown[]): PlainCall => ({
  text: `select city, employment_type, work_mode, department, count(*) from job j where j.is_listed and ${condition}
    group by grouping sets ((), (city), (employment_type), (work_mode), (department))`,
  values,
});

/** Kind of the workload -> its plain statement. */
export const PLAIN: Record<string, (given: Given) => PlainCall> = {
  "newest page": () => ({ text: `select j.card from job j where j.is_listed ${newestFirst}`, values: [] }),
  filters: filtered,
  "text, rare word": text,
  "text, common word": text,
  "text, two words": text,
  "text, prefix": (given) => ({
    text: `select j.card from job_search s join job j on j.id = s.id where s.fts @@ to_tsquery('english', $1 || ':*') ${newestFirst}`,
    values: [given.searchText],
  }),
  "text and filters": text,
  "title, by relevance": ({ searchText }) => titled("true", [searchText]),
  "title and city, by relevance": ({ searchText = "", title = "" }) =>
    titled("j.city_keys @> array[$2]", [title, cityKey(searchText.slice(title.length + 1))]),
  "counts, no filter": () => countsOf("true", []),
  "counts, filters": (given) => {
    const [least, most] = (given.experienceRange ?? "0-99").split("-").map((years) => Number.parseInt(years, 10));
    return countsOf(
      "j.city_keys @> array[$1] and j.work_mode = $2 and j.experience_max >= $3 and j.experience_min <= $4",
      [cityKey(given.location ?? ""), given.workMode, least, most],
    );
  },
  "counts, text": ({ searchText }) =>
    countsOf("j.id in (select id from job_search where fts @@ websearch_to_tsquery('english', $1))", [searchText]),
  "company with a typo": (given) => ({
    text: `select j.card from job j where j.is_listed and j.company_id in (
        select id from company where lower($1) <% lower(name) order by word_similarity(lower($1), lower(name)) desc limit 5) ${newestFirst}`,
    values: [given.companyName],
  }),
  "skills-ranked (15 skills)": (given) => ({
    text: `select card from (select j.id, j.card, (select count(*) from unnest(j.rank_keys) key where key = any ($1)) as shared
        from job j where j.is_listed order by j.id desc limit 2000) newest order by shared desc, id desc limit 100`,
    values: [(given.coreSkills ?? "").toLowerCase().split(",")],
  }),
  suggestions: ({ text = "" }) => ({
    text: `select kind, text, jobs from job_term where kind <> 'word' and (text ilike $1 || '%' or text ilike '% ' || $1 || '%') order by jobs desc limit 8`,
    values: [text.replace(/[%_\\]/g, "")],
  }),
  "job by id": ({ id }) => ({
    text: `select j.*, c.name, d.description from job j join company c on c.id = j.company_id join job_detail d on d.id = j.id where j.id = $1`,
    values: [id],
  }),
  "similar jobs": ({ id }) => ({
    text: `with subject as (select rank_keys from job where id = $1)
      select card from (select j.id, j.card, j.rank_keys from job j, subject where j.is_listed and j.rank_keys && subject.rank_keys order by j.id desc limit 60) alike, subject
      order by (select count(*) from unnest(alike.rank_keys) key where key = any (subject.rank_keys)) desc limit 6`,
    values: [id],
  }),
  companies: () => ({ text: "select * from company order by open_jobs desc, id desc limit 10", values: [] }),
  "companies of an industry": (given) => ({
    text: "select * from company where industry = $1 order by open_jobs desc, id desc limit 10",
    values: [given.industryName],
  }),
};

/** What the figures of the landing page are, counted. */
export const PLAIN_FIGURES = [
  "select count(*), count(distinct company_id), count(*) filter (where created_at >= now() - interval '7 days') from job where is_listed",
  "select city, count(*) from job where is_listed and city is not null group by city order by 2 desc limit 12",
  "select department, count(*) from job where is_listed and department is not null group by department order by 2 desc limit 14",
];
