// The code mailed to a referee's work address.
import { useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/referees.ts";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { WorkCodeForm } from "../../../../session/work-address.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { takeReferee } from "../referee-queries.ts";

export function CodeStep({ referee }: { referee: Referee }) {
  const queries = useQueryClient();
  const confirm = async (code: string) => {
    const proven = await ask("confirmWorkEmail", { body: { code } });
    window.scrollTo(0, 0);
    if (proven.status === "VERIFIED")
      showToast("success", fill(t.youAreARefereeAt2, { companyName: proven.companyName }));
    takeReferee(queries, proven);
  };
  return (
    <WorkCodeForm
      workDomain={referee.workDomain}
      code={referee.code}
      onConfirm={confirm}
      onResend={async () => takeReferee(queries, await ask("resendRefereeCode", { body: {} }))}
    />
  );
}
