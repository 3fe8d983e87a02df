// The other language's pages: the links to them, and the offer to people whose browser asks for Hindi.
import { type MouseEvent, useState } from "react";
import { useLocation } from "react-router";
import { LANGUAGE } from "#messages/language.ts";
import { t } from "#messages/shell.ts";
import { safeReturnTo } from "../../../contract/identity/return-to.ts";
import { CHOICE } from "../../session/own-language.ts";
import { sessionStore } from "../../session/session-state.ts";
import { writeStored } from "../../ui/browser-storage.ts";
import { Icon } from "../../ui/icon.tsx";
import { type Language, pathIn } from "../../ui/site-path.ts";

/**
 * Runs before the first paint on English pages, which are the same for everybody: shows the offer to people who chose
 * Hindi, or whose browser asks for it and who chose nothing.
 */
export const LANGUAGE_SCRIPT =
  LANGUAGE === "en"
    ? `(function(d){try{var c=localStorage.getItem("${CHOICE}");if(c?c=="hi":/^hi\\b/i.test(navigator.language))d.offer="hi"}catch(e){}})(document.documentElement.dataset);`
    : "";

/** No link carries on a return address that leads away from this site. */
function onlyOwn(search: string): string {
  const returnTo = new URLSearchParams(search).get("returnTo");
  return returnTo === null || safeReturnTo(returnTo) === returnTo ? search : "";
}

function useOther(other: Language) {
  const { pathname, search } = useLocation();
  // A new document: each language is a build of its own.
  const href = pathIn(other, pathname) + onlyOwn(search);
  return {
    href,
    hrefLang: other,
    lang: other,
    onClick: (event: MouseEvent) => {
      writeStored(CHOICE, other);
      if (sessionStore.read().tokenData === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // Leaving the page would cut off the call that tells the account.
      void import("../../session/choose-language.ts")
        .then(({ chooseLanguage }) => chooseLanguage(other))
        .finally(() => window.location.assign(href));
    },
  };
}

/** This page in the other language: in the footer, and in the menus. */
export function LanguageLink({ className }: { className: string }) {
  const other = useOther(LANGUAGE === "en" ? "hi" : "en");
  return (
    <a {...other} className={className}>
      {t.theOtherLanguage}
    </a>
  );
}

/** "This site speaks Hindi too", in Hindi. It takes no room unless LANGUAGE_SCRIPT shows it. */
export function LanguageOffer() {
  const [isClosed, setClosed] = useState(false);
  const hindi = useOther("hi");
  if (LANGUAGE !== "en" || isClosed) return null;
  const close = () => {
    writeStored(CHOICE, "en");
    setClosed(true);
    // The pressed button goes with the offer.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <aside lang="hi" aria-label={t.language} className="order-first hidden in-data-[offer=hi]:block bg-sky text-sm">
      <div className="wrap flex items-center gap-3">
        <p className="flex-1 py-2">
          {t.thisSiteIsInHindiToo}{" "}
          <a {...hindi} className="text-link font-semibold">
            {t.readInHindi}
          </a>
        </p>
        <button
          type="button"
          aria-label={t.closeThisOffer}
          className="grid place-items-center size-11 flex-none"
          onClick={close}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </aside>
  );
}
