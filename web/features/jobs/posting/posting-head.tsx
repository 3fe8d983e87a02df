// The head of the form: the job's title, and whether there are unpublished changes.
import { CORPORATE_JOBS_PATH } from "../../../../contract/paths.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import type { Start } from "./load-start.ts";
import { momentOf } from "./posting-words.ts";

export function PostingHead({ start: { job, lastSaved } }: { start: Start }) {
  const title = job ? `Edit ${job.jobTitle}` : "Post a job";
  return (
    <header className="grid gap-4">
      <Breadcrumb
        trail={[
          { name: "Your company’s jobs", path: CORPORATE_JOBS_PATH },
          { name: title, path: "" },
        ]}
      />
      <h1 className="text-3xl break-words">{title}</h1>
      {job === null ? (
        <p className="prose-width text-ink-soft">
          It saves itself while you write, and your colleagues can go on with it. Nobody else sees it before it is
          published.
        </p>
      ) : (
        lastSaved && (
          <Alert tone="notice" title="These changes are not published yet">
            <p>
              {lastSaved.by || "Somebody"} saved them: {momentOf(Date.parse(lastSaved.at), Date.now())}. Candidates see
              the job as it was until then.
            </p>
          </Alert>
        )
      )}
    </header>
  );
}
