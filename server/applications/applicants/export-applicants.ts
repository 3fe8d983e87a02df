// The applicants of a job as a file, with their answers, for a company's own records.

import type { ApplicationSource, ApplicationStatus } from "../../../contract/applications/rules.ts";
import type { GivenAnswer } from "../../../contract/jobs/questions-wire.ts";
import type { Operation } from "../../deps.ts";
import { writeCsv } from "../../platform/download.ts";
import { siteSlug } from "../../platform/site-name.ts";
import { isReceived } from "../store.ts";
import { readCompanyJob } from "./read-applicants.ts";
import { dealingCompanyOf, sourceColumn } from "./store.ts";

/** An application as a company's own records have it. */
export type ApplicationRow = {
  applicationId: string;
  name: string;
  email: string;
  phoneNumber: string | null;
  status: ApplicationStatus;
  appliedAt: Date;
  updatedAt: Date;
  matchingScore: number;
  isRuledOut: boolean;
  designation: string | null;
  YOE: number | null;
  location: string | null;
  source: ApplicationSource | null;
  answers: GivenAnswer[];
};

/** Columns of an ApplicationRow; the application's alias is `a`, its sender's `p`. */
export const applicationColumns = `a.id as "applicationId", p.name, p.email, p.phone_number as "phoneNumber", a.status, a.applied_at as "appliedAt",
  a.updated_at as "updatedAt", a.score as "matchingScore", a.answers @> '[{"rulesOut": true}]' as "isRuledOut",
  a.profile ->> 'designation' as designation, (a.profile ->> 'YOE')::float8 as "YOE", a.profile ->> 'location' as location, ${sourceColumn}, a.answers`;

const MOST = 5_000;

/** 404 for a job of another company. */
export const exportApplicants: Operation<"exportApplicants"> = async ({ params, query }, { caller }, { db, clock }) => {
  const company = await dealingCompanyOf(db, caller);
  const job = await readCompanyJob(db, params.jobid, company.id);
  const rows = await db.query<ApplicationRow>(
    `select ${applicationColumns} from application a join account p on p.id = a.account_id
     where a.job_id = $1 and ${isReceived} order by a.score desc, a.id desc limit ${MOST}`,
    [job.id],
    "applicants to export",
  );
  const format = query.format ?? "csv";
  const fileName = `${siteSlug()}-applicants-${clock().toISOString().slice(0, 10)}.${format}`;
  return {
    fileName,
    text: format === "csv" ? writeCsv(tableOf(rows)) : `${JSON.stringify(rows.map(presentApplication), null, 2)}\n`,
  };
};

const HEADS = [
  "Name",
  "E-mail",
  "Phone",
  "Status",
  "Applied on",
  "Match score",
  "Title",
  "Years",
  "Place",
  "Came from",
  "Ruled out",
];

/** Each question has a column, as it was asked last; its answers under earlier wordings stand there, too. */
function tableOf(rows: readonly ApplicationRow[]): string[][] {
  const asked = new Map<string, string>();
  for (const { answers } of rows.toSorted((one, other) => one.appliedAt.getTime() - other.appliedAt.getTime()))
    for (const { question } of answers) asked.set(question.id, question.text);
  return [
    [...HEADS, ...asked.values()],
    ...rows.map((row) => {
      const given = new Map(row.answers.map(({ question, answer }) => [question.id, answer]));
      return [
        row.name,
        row.email,
        row.phoneNumber ?? "",
        row.status,
        row.appliedAt.toISOString(),
        String(row.matchingScore),
        row.designation ?? "",
        row.YOE === null ? "" : String(row.YOE),
        row.location ?? "",
        row.source ?? "",
        row.isRuledOut ? "yes" : "no",
        ...[...asked.keys()].map((id) => wordsOf(given.get(id))),
      ];
    }),
  ];
}

function wordsOf(answer: GivenAnswer["answer"] | undefined): string {
  if (typeof answer === "boolean") return answer ? "yes" : "no";
  return String(answer ?? "");
}

/** As JSON files and programs have it. */
export const presentApplication = ({ appliedAt, updatedAt: _updatedAt, answers, ...row }: ApplicationRow) => ({
  ...row,
  appliedAt: appliedAt.toISOString(),
  answers: answers.map(({ question, answer, rulesOut }) => ({ question: question.text, answer, rulesOut })),
});
