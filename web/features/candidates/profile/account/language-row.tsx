// The choice of the account's language among its settings.
import { t } from "#messages/candidates.ts";
import { LANGUAGE } from "#messages/language.ts";
import type { Language } from "../../../../../contract/identity/rules.ts";
import { chooseLanguage } from "../../../../session/choose-language.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { NativeSelect } from "../../../../ui/field.tsx";
import { pathIn, routePath } from "../../../../ui/site-path.ts";
import { DataRow } from "./data-row.tsx";

const LANGUAGES = [
  { value: "en", label: t.inEnglish },
  { value: "hi", label: t.inHindi },
];

/** Choosing a language leads to this page in it. */
export function LanguageRow() {
  const { userDetails } = useSession();
  // The account's may be another than the page's: choosing the page's then changes it too. Until it is known the row
  // cannot be changed.
  const chosen = userDetails?.language ?? LANGUAGE;
  const choose = async (language: Language) => {
    await chooseLanguage(language);
    if (language !== LANGUAGE) window.location.assign(pathIn(language, routePath(window.location.pathname)));
  };
  return (
    <DataRow title={t.languageOfAccount} text={t.languageOfAccountText}>
      <NativeSelect
        key={chosen}
        aria-label={t.languageOfAccount}
        className="w-auto"
        options={LANGUAGES}
        defaultValue={chosen}
        disabled={userDetails === null}
        onChange={({ target }) => void choose(target.value === "hi" ? "hi" : "en")}
      />
    </DataRow>
  );
}
