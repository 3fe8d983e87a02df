// Structured data in the page.
import { useSiteFacts } from "../../../site-facts.ts";
import { breadcrumbList, type StructuredData, structuredDataText } from "./structured-data.ts";

export function JsonLd({ data }: { data: StructuredData | readonly StructuredData[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: structuredDataText escapes what could close the element
      dangerouslySetInnerHTML={{ __html: structuredDataText(data) }}
    />
  );
}

/** The breadcrumbs from the landing page, which is not part of `trail`; paths start with "/". */
export const TrailData = ({ trail }: { trail: readonly { name: string; path: string }[] }) => (
  <JsonLd data={breadcrumbList(useSiteFacts().publicUrl, trail)} />
);
