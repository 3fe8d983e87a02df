// The TXT record that proves a domain, and looking it up now.
import { t } from "#messages/recruiting.ts";
import type { CompanyDomain } from "../../../../contract/recruiting/domain-wire.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";

type RecordStepsProps = {
  record: NonNullable<CompanyDomain["asked"]>["record"];
  /** Looks the record up; its refusal is shown. */
  onLook: () => Promise<unknown>;
  /** Said when it was found; nothing unless given. */
  done?: string;
};

export function RecordSteps({ record, onLook, done }: RecordStepsProps) {
  const { isBusy, problem, run } = useAction();
  const facts = [
    { name: t.recordName, value: record.name },
    { name: t.recordType, value: "TXT" },
    { name: t.recordValue, value: record.value },
  ];
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t.addThisRecord}</p>
      <Facts
        facts={facts}
        className="grid gap-2 text-sm/body [&>div]:grid [&>div]:gap-x-4 sm:[&>div]:grid-cols-[6rem_minmax(0,1fr)] [&_dt]:text-ink-faint [&_dd]:font-mono [&_dd]:wrap-anywhere [&_dd]:select-all"
      />
      <ProblemAlert problem={problem} />
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={isBusy}
        busyLabel={t.beingLookedUp}
        onClick={() => void run(onLook, done)}
      >
        {t.lookItUpNow}
      </Button>
    </div>
  );
}
