// The landing page: what the site is for, with live counts and fresh jobs.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { listJobs } from "../../../contract/jobs.ts";
import { apiContext } from "../../server-context.ts";
import type { Route } from "./+types/landing";

export async function loader({ context }: Route.LoaderArgs) {
  const fresh = await context.get(apiContext)(listJobs, { query: { pageSize: 6 } });
  return { jobs: fresh.data };
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>{BRAND_NAME}</h1>
      <ul>
        {loaderData.jobs.map((job) => (
          <li key={job.id}>{job.jobTitle}</li>
        ))}
      </ul>
    </main>
  );
}
