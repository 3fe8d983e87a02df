// Schema.org structured data as plain objects, and as text that is safe inside a script element.
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { sitePath } from "../../../ui/site-path.ts";

export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

const NEVER_CLOSES_THE_ELEMENT: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON in which no character can end the script element around it. */
export function structuredDataText(data: StructuredData | readonly StructuredData[]): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => NEVER_CLOSES_THE_ELEMENT[character] ?? "");
}

export function organization(publicUrl: string, socialLinks: readonly string[] = []): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: BRAND_NAME,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    ...(socialLinks.length > 0 ? { sameAs: socialLinks } : {}),
  };
}

export function webSite(publicUrl: string): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: BRAND_NAME,
    url: `${publicUrl}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${publicUrl}/jobs?searchText={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

/** Questions with plain-text answers; only those that the page shows. */
export function faqPage(questions: readonly { question: string; answer: string }[]): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The breadcrumbs from the landing page, which is not part of `trail`; paths start with "/". */
export function breadcrumbList(publicUrl: string, trail: readonly { name: string; path: string }[]): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: publicUrl + sitePath(path),
    })),
  };
}

/** The pages that a list leads to, in its order; paths start with "/". */
export function itemList(publicUrl: string, paths: readonly string[]): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: paths.length,
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: publicUrl + sitePath(path),
    })),
  };
}
