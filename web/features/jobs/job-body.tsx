// What a job's page tells at length: the description and the skills.
import type { JobDetail } from "./present-job.ts";

export function JobDescription({ html }: { html: string }) {
  return (
    <section aria-labelledby="job-description">
      <h2 id="job-description" className="text-xl">
        About this job
      </h2>
      {html.trim() === "" ? (
        <p className="mt-4 text-ink-soft">The listing carries no description. The employer's own page says more.</p>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server before it is stored (design §9)
        <div className="job-prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  );
}

export function JobSkills({ job }: { job: JobDetail }) {
  const groups = [
    { title: "Core skills", skills: job.coreSkills },
    { title: "Other technical skills", skills: job.technicalSkills },
    { title: "Soft skills", skills: job.softSkills },
  ].filter((group) => group.skills.length > 0);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="job-skills">
      <h2 id="job-skills" className="text-xl">
        Skills
      </h2>
      {groups.map((group) => (
        <div
          key={group.title}
          className="mt-4 [&>h3]:font-sans [&>h3]:text-sm/body [&>h3]:font-semibold [&>h3]:tracking-normal [&>h3]:text-ink-faint"
        >
          <h3>{group.title}</h3>
          <ul className="skills flex flex-wrap gap-2 mt-2 text-sm/body [&>li]:max-w-full [&>li]:py-1 [&>li]:px-3 [&>li]:rounded-sm [&>li]:bg-sunken [&>li]:border [&>li]:border-line [&>li]:wrap-anywhere">
            {group.skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
