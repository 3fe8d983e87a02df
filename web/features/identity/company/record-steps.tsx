// The TXT record that proves a domain, and looking it up now.
import { t } from "#messages/recruiting.ts";
import type { CompanyDomain } from "../../../../contract/recruiting/domain-wire.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
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
  const rows = [
    { name: t.recordName, value: record.name },
    { name: t.recordType, value: "TXT" },
    { name: t.recordValue, value: record.value },
  ];
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t.addThisRecord}</p>
      <dl className="grid gap-2 text-sm/body">
        {rows.map(({ name, value }) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="font-mono wrap-anywhere select-all">{value}</dd>
          </div>
        ))}
      </dl>
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
