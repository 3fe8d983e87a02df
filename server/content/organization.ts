// A company as schema.org Organization, from the same record that its page shows.
import type { CompanyPage } from "../../contract/companies/wire.ts";
import { companyPath } from "../../contract/paths.ts";

const SIZE = /^(\d+)(?:-(\d+)|\+)$/;

/** Without `@context` and `@type`, which the page adds. `publicUrl` has no trailing slash. */
export function organization(company: CompanyPage, publicUrl: string): Record<string, unknown> {
  const absolute = (path: string) => (path.startsWith("/") ? publicUrl + path : path);
  const [, least, most] = SIZE.exec(company.teamSize ?? "") ?? [];
  const elsewhere = [company.linkedIn, ...company.links].filter((link) => link !== null);
  const things = {
    name: company.name,
    url: company.website ?? undefined,
    mainEntityOfPage: publicUrl + companyPath(company),
    description: company.about ?? undefined,
    logo: company.logoUrl === null ? undefined : absolute(company.logoUrl),
    image: company.cover ? absolute(company.cover.url) : undefined,
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    foundingDate: company.foundedYear === null ? undefined : String(company.foundedYear),
    location: company.headquarters === null ? undefined : { "@type": "Place", name: company.headquarters },
    numberOfEmployees: least && {
      "@type": "QuantitativeValue",
      minValue: Number(least),
      ...(most && { maxValue: Number(most) }),
    },
  };
  return Object.fromEntries(Object.entries(things).filter(([, value]) => value !== undefined));
}
