// Adds an authenticator app: the picture to scan, its first code, and then the recovery codes.

import { useMemo, useState } from "react";
import { encode } from "uqr";
import { t } from "#messages/security.ts";
import type { Client } from "../../../../contract/client.ts";
import type { SessionAnswer } from "../../../../contract/identity/wire.ts";
import { loadSchemas } from "../../../session/load-schemas.ts";
import { CodeField } from "../../../ui/code-field.tsx";
import { Field, TextInput } from "../../../ui/field.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** A secret that waits for its first code. */
export type Begun = { enrolment: string; secret: string; uri: string };

type AddAppProps = {
  /** With the token of the session to which the app is added. */
  ask: Client;
  begun: Begun;
  email: string;
  /** Called when the app is added and the recovery codes, if any, were seen. */
  onDone: (session: SessionAnswer) => void;
};

type Added = { session: SessionAnswer; recoveryCodes: string[] | null };

export function AddApp({ ask, begun, email, onDone }: AddAppProps) {
  const [added, setAdded] = useState<Added | null>(null);
  const form = useAccountForm({
    schema: async () =>
      (await loadSchemas(() => import("../../../../contract/identity/factors-wire.ts"))).addCodeApp.body!,
    // The server's sentence fits: the code is no mailed one.
    words: { CODE_MISMATCH: {}, CODE_EXPIRED: {} },
    fields: ["code", "name"],
    send: async (body) => {
      const answer = await ask("addCodeApp", { body });
      if (answer.recoveryCodes === null) onDone(answer.session);
      else setAdded(answer);
    },
  });
  if (added?.recoveryCodes)
    return <RecoveryCodes codes={added.recoveryCodes} email={email} onDone={() => onDone(added.session)} />;
  return (
    <form {...form.formProps} aria-label={t.addAnApp} className="grid gap-5">
      <input type="hidden" name="enrolment" value={begun.enrolment} />
      <p>{t.scanThisWithTheApp}</p>
      <QrCode text={begun.uri} />
      <div>
        <p className="field-label">{t.key}</p>
        <p className="font-mono text-sm wrap-anywhere">{grouped(begun.secret)}</p>
        <p className="mt-2 text-sm">
          <a href={begun.uri} className="text-link font-semibold">
            {t.openInTheApp}
          </a>
        </p>
      </div>
      <CodeField name="code" label={t.codeThatTheAppShows} error={form.errors.code} />
      <Field name="name" label={t.nameForThisApp} hint={t.soThatYouKnowItAgain} error={form.errors.name} required>
        {(control) => <TextInput {...control} maxLength={60} defaultValue={t.myPhone} />}
      </Field>
      <SubmitRow form={form} busyLabel={t.checking} size="md" isWide={false}>
        {t.addTheApp}
      </SubmitRow>
    </form>
  );
}

/** In fours, to be typed. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

/** Dark on light in every scheme: many cameras read no other. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: "M", border: 3 });
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: cells.join("") };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t.pictureForTheApp}
      className="w-52 h-52 rounded-md bg-[#fff]"
      shapeRendering="crispEdges"
    >
      <path d={path} className="fill-[#000]" />
    </svg>
  );
}
