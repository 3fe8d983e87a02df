// A legal page: a table of contents, the sections, and a note that the operator must review the text.
import { t } from "#messages/content.ts";
import { Alert } from "../../ui/alert.tsx";
import { PageHead } from "./page-head.tsx";

export type TextSection = {
  id: string;
  title: string;
  /** A string is a paragraph, an array a list. */
  body: readonly (string | readonly string[])[];
};

export function TextPage({
  title,
  intro,
  sections,
}: {
  title: string;
  intro: string;
  sections: readonly TextSection[];
}) {
  return (
    <div className="wrap pt-10 pb-20 md:pt-16">
      <PageHead title={title}>
        <p>{intro}</p>
      </PageHead>
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label={t.sectionsOfThisPage} className="h-fit lg:sticky lg:top-6">
          <ol className="grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-1">
            {sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className="flex gap-2 py-1.5 text-ink-soft hover:text-link hover:underline">
                  <span className="w-5 text-ink-faint tabular-nums">{index + 1}</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose-width">
          <Alert tone="notice" title={t.forTheOperatorOfThisSite}>
            {t.thisTextDescribesHowTheSoftware}
          </Alert>
          <div className="running-text mt-8">
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function Section({ section }: { section: TextSection }) {
  return (
    <section aria-labelledby={section.id} className="running-text">
      <h2 id={section.id}>{section.title}</h2>
      {section.body.map((part) =>
        typeof part === "string" ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
