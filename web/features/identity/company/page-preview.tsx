// What visitors see of a company: its pictures as they are, and texts that may not be published yet. Recruiters cannot open the pages for candidates.
import { t } from "#messages/recruiting.ts";
import type { OwnCompany, PageTexts } from "../../../../contract/recruiting/company-wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { CompanyLogo } from "../../../ui/logo.tsx";

type Texts = Pick<PageTexts, "about" | "culture" | "benefits" | "offices" | "links">;

type PreviewProps = { company: Pick<OwnCompany, "name" | "logoUrl" | "cover" | "photos">; texts: Texts };

export function PagePreview({ company: { name, logoUrl, cover, photos }, texts }: PreviewProps) {
  return (
    <section aria-labelledby="page-preview" className="card mt-8 grid gap-4">
      {cover && (
        <img
          src={cover.url}
          srcSet={`${cover.smallUrl} ${cover.smallWidth}w, ${cover.url} ${cover.width}w`}
          sizes="(min-width: 64rem) 48rem, 100vw"
          alt=""
          width={cover.width}
          height={cover.height}
          loading="lazy"
          className="w-full h-auto rounded-md border border-line"
        />
      )}
      <div className="flex items-center gap-4">
        <CompanyLogo key={logoUrl} name={name} src={logoUrl} size="md" decorative />
        <h2 id="page-preview" className="min-w-0 text-xl wrap-anywhere">
          {fill(t.whatVisitorsReadAbout, { companyName: name })}
        </h2>
      </div>
      <PageTextsView texts={texts} />
      {photos.length > 0 && (
        <ul
          aria-label={fill(t.photosOf, { name })}
          className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))]"
        >
          {photos.map((photo) => (
            <li key={photo.id}>
              <img
                src={photo.smallUrl}
                alt={photo.alt}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                className="w-full h-auto rounded-md border border-line"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function PageTextsView({ texts: { about, culture, benefits, offices, links } }: { texts: Texts }) {
  const lists = [
    { title: t.benefits, lines: benefits },
    { title: t.offices, lines: offices },
    { title: t.furtherLinks, lines: links },
  ].filter(({ lines }) => lines.length > 0);
  const isEmpty = !about && !culture && lists.length === 0;
  return (
    <div className="grid gap-4">
      {isEmpty && <p className="text-ink-soft">{t.nothingYet}</p>}
      {about && <p className="text-ink-soft whitespace-pre-line wrap-anywhere">{about}</p>}
      {culture && (
        <div>
          <h3 className="text-lg">{t.whatItIsLike}</h3>
          <p className="mt-2 text-ink-soft whitespace-pre-line wrap-anywhere">{culture}</p>
        </div>
      )}
      {lists.map(({ title, lines }) => (
        <div key={title}>
          <h3 className="text-lg">{title}</h3>
          <ul className="mt-2 grid gap-1.5 pl-5 list-disc text-ink-soft wrap-anywhere">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
