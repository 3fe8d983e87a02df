// Structured data in the page.
import { type StructuredData, structuredDataText } from "./structured-data.ts";

export function JsonLd({ data }: { data: StructuredData | readonly StructuredData[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: structuredDataText escapes what could close the element
      dangerouslySetInnerHTML={{ __html: structuredDataText(data) }}
    />
  );
}
