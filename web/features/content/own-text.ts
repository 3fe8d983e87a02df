// What the operator wrote for a legal page, made ready on the server.
import type { RouterContextProvider } from "react-router";
import { htmlOfPosting } from "../../../contract/jobs/posting-text.ts";
import { textsContext } from "../../server-context.ts";

export type OwnText = {
  /** Safe by itself: headings, paragraphs and lists; "" where the operator wrote nothing. */
  html: string;
  operator: { name: string; address: string; contact: string };
};

/** For the loader of a page. */
export function ownText(context: Readonly<RouterContextProvider>, which: "privacyText" | "termsText"): OwnText {
  const texts = context.get(textsContext);
  return {
    // Below the page's own heading.
    html: texts[which] && htmlOfPosting(texts[which]).replaceAll("h3>", "h2>"),
    operator: { name: texts.operatorName, address: texts.operatorAddress, contact: texts.privacyContact },
  };
}
