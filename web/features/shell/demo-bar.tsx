// Switches between the demo's people, where this machine alone reaches the site.

import { useEffect, useState } from "react";
import { t } from "#messages/shell.ts";
import { type DemoRole, demoEmailOf } from "../../../contract/identity/rules.ts";
import { useSession } from "../../session/session-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.ts";

const ROLES: readonly { role: DemoRole; label: string }[] = [
  { role: "candidate", label: t.candidate },
  { role: "employee", label: t.referee },
  { role: "recruiter", label: t.recruiter },
  { role: "corporate-admin", label: t.companyAdmin },
  { role: "admin", label: t.siteAdmin },
];

const BUTTON =
  "inline-flex items-center min-h-11 px-3 rounded-md whitespace-nowrap font-semibold hover:underline aria-pressed:bg-brand aria-pressed:text-on-brand aria-disabled:opacity-100";

export function DemoBar({ onClose }: { onClose: () => void }) {
  const email = useSession().tokenData?.email;
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // Back from the role's first page: the browser shows this page as it was left, in the middle of a switch.
    const show = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener("pageshow", show);
    return () => window.removeEventListener("pageshow", show);
  }, []);
  const become = async (role: DemoRole) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await (await import("./become-demo-person.ts")).becomeDemoPerson(role);
    } catch {
      setBusy(false);
      showToast("error", t.theRoleCouldNotBeSwitchedPlease);
    }
  };
  return (
    <div className="wrap flex items-center gap-1">
      <div className="flex min-w-0 flex-1 items-center gap-1 overflow-x-auto">
        <span className="whitespace-nowrap text-ink-soft">{t.lookAtTheDemoAs}</span>
        {ROLES.map(({ role, label }) => (
          <button
            key={role}
            type="button"
            className={BUTTON}
            aria-pressed={email === demoEmailOf(role)}
            aria-disabled={isBusy || undefined}
            onClick={() => void become(role)}
          >
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="grid place-items-center size-11 flex-none"
        aria-label={t.closeTheDemoBar}
        onClick={onClose}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
