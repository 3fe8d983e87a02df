// Says quietly that a person's address gets no notices, and why; they confirm by a mailed code that it works again.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { t } from "#messages/notifications.ts";
import type { MailStanding } from "../../../contract/notifications/wire.ts";
import { PREFERENCES_PATH } from "../../../contract/paths.ts";
import { ask } from "../../session/ask.ts";
import { useToastAction } from "../../session/use-action.ts";
import { WorkCodeForm } from "../../session/work-address.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { longDayOf } from "../../ui/moments.ts";
import { rich } from "../../ui/rich.tsx";
import { linkTo } from "../../ui/tags.tsx";
import { showToast } from "../../ui/toast.ts";

const STANDING_KEY = ["notifications", "mail"] as const;

/** `isChoosing`: among the person's choices, where alone a complaint is taken back. Nothing while mail arrives. */
export function MailTrouble({ isChoosing = false }: { isChoosing?: boolean }) {
  const { data } = useQuery({ queryKey: STANDING_KEY, queryFn: () => ask("getMailStanding"), staleTime: 0 });
  const cache = useQueryClient();
  const take = (standing: MailStanding) => void cache.setQueryData(STANDING_KEY, standing);
  const sinceOf = (wanted: "BOUNCED" | "COMPLAINED") => data?.troubles.find(({ reason }) => reason === wanted)?.since;
  const [bouncedAt, complainedAt] = [sinceOf("BOUNCED"), sinceOf("COMPLAINED")];
  if (!data || !(bouncedAt ?? complainedAt)) return null;
  return (
    <div className="grid gap-3 mt-8">
      {bouncedAt && <Bounce standing={data} since={bouncedAt} onChange={take} />}
      {complainedAt && (
        <Complaint address={data.address} since={complainedAt} isChoosing={isChoosing} onChange={take} />
      )}
    </div>
  );
}

const bold = { b: (words: ReactNode) => <strong className="wrap-anywhere">{words}</strong> };

type Changing = { since: string; onChange: (standing: MailStanding) => void };

function Bounce({ standing, since, onChange }: Changing & { standing: MailStanding }) {
  const { address, code } = standing;
  const [isTyping, setTyping] = useState(false);
  const { isBusy, run } = useToastAction();
  const mail = async () => onChange(await ask("sendMailCode", { body: {} }));
  const confirm = async (typed: string) => {
    onChange(await ask("confirmMail", { body: { code: typed } }));
    showToast("success", t.mailArrivesAgain);
  };
  const begin = async () => {
    if (code || (await run(mail))) setTyping(true);
  };
  return (
    <Alert>
      <p>{rich(t.mailCameBack, { address, day: longDayOf(since), ...bold })}</p>
      <p className="mt-1 text-sm text-ink-soft">{rich(t.isThisAddressGone, { link: linkTo("/contact-us") })}</p>
      {isTyping ? (
        <div className="mt-4">
          <WorkCodeForm workDomain={address.split("@")[1] ?? ""} code={code} onConfirm={confirm} onResend={mail} />
        </div>
      ) : (
        <Button size="sm" variant="secondary" className="mt-3" busy={isBusy} busyLabel={t.oneMoment2} onClick={begin}>
          {code ? t.enterTheCode : t.mailMeACode}
        </Button>
      )}
    </Alert>
  );
}

type ComplaintProps = Changing & { address: string; isChoosing: boolean };

function Complaint({ address, since, isChoosing, onChange }: ComplaintProps) {
  const { isBusy, run } = useToastAction();
  const resume = () => run(async () => onChange(await ask("resumeMail", { body: {} })), t.mailArrivesAgain);
  return (
    <Alert>
      <p>{rich(t.mailWasCalledSpam, { address, day: longDayOf(since), ...bold })}</p>
      {isChoosing ? (
        <Button size="sm" variant="secondary" className="mt-3" busy={isBusy} busyLabel={t.oneMoment2} onClick={resume}>
          {t.mailMeAgain}
        </Button>
      ) : (
        <ButtonLink size="sm" variant="secondary" className="mt-3" to={PREFERENCES_PATH}>
          {t.notificationSettings}
        </ButtonLink>
      )}
    </Alert>
  );
}
