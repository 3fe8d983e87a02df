// What waits for a second admin: who asked for it, what follows, and ending it.
import { useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/consents.ts";
import type { Consent } from "../../contract/consents/wire.ts";
import { fill } from "../../messages/fill.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { momentOf } from "../ui/moments.ts";
import { ProblemAlert } from "../ui/problem-alert.tsx";
import { ask } from "./ask.ts";
import { useAction } from "./use-action.ts";

/** Whether the caller's word carries it out now. */
export const mayAgree = ({ isOwn, aloneFrom }: Consent): boolean =>
  !isOwn || (aloneFrom !== null && Date.parse(aloneFrom) <= Date.now());

/** `queue` is the key of the list that shows it; `title` says what was asked for. */
export function ConsentNote({ consent, queue, title }: { consent: Consent; queue: readonly unknown[]; title: string }) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  const { id, isOwn } = consent;
  const end = () =>
    void run(
      () =>
        ask("endConsent", { params: { consentId: id } }).finally(
          () => void queries.invalidateQueries({ queryKey: queue }),
        ),
      isOwn ? t.takenBack : t.notAgreed,
    );
  return (
    <Alert tone="notice" title={title}>
      <p>{wordsOf(consent)}</p>
      <Button variant="secondary" size="sm" className="mt-2" busy={isBusy} onClick={end}>
        {isOwn ? t.takeItBack : t.doNotAgree}
      </Button>
      <ProblemAlert problem={problem} />
    </Alert>
  );
}

function wordsOf({ by, isOwn, at, aloneFrom }: Consent): string {
  const when = momentOf(at);
  if (!isOwn) return fill(t.askedBy, { by: by || t.anAdminWhoIsGone, at: when });
  return aloneFrom === null
    ? fill(t.askedByYou, { at: when })
    : fill(t.askedByYouAlone, { at: when, from: momentOf(aloneFrom) });
}
