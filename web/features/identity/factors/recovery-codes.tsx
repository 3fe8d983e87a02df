// Recovery codes, shown this once, with ways to keep them.

import { useEffect, useRef } from "react";
import { t } from "#messages/security.ts";
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { fill } from "../../../../messages/fill.ts";
import { Button } from "../../../ui/button.tsx";
import { saveText } from "../../../ui/save-as.ts";
import { showToast } from "../../../ui/toast.ts";

type RecoveryCodesProps = { codes: readonly string[]; email: string; onDone: () => void };

export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = `${fill(t.recoveryCodesOf, { email, brandName: BRAND_NAME })}\n\n${codes.join("\n")}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast("success", t.theCodesAreCopied),
      () => showToast("error", t.theCodesCouldNotBeCopied),
    );
  const download = () =>
    saveText(text, { type: "text/plain", fileName: `${BRAND_NAME.toLocaleLowerCase("en")}-recovery-codes.txt` });
  return (
    <section aria-labelledby="recovery-title" className="grid gap-5">
      <h2 id="recovery-title" className="text-xl outline-none" tabIndex={-1} ref={title}>
        {t.keepYourRecoveryCodes}
      </h2>
      <p className="text-ink-soft">{t.eachOpensYourAccountOnce}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sunken py-4 px-5 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t.copyTheCodes}
        </Button>
        <Button variant="secondary" onClick={download}>
          {t.downloadTheCodes}
        </Button>
      </div>
      <Button className="justify-self-start" onClick={onDone}>
        {t.iHaveKeptThem}
      </Button>
    </section>
  );
}
