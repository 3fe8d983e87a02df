// The audit log: what admins did, searched and exported.
import { t } from "#messages/audit.ts";
import { AuditScreen } from "../../features/audit/audit-screen.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.auditLog, description: t.whatAdminsDidOn });

export default function Audit() {
  return (
    <>
      <ScreenHead title={t.auditLog} lead={t.nothingHereCanBeChanged} />
      <AuditScreen />
    </>
  );
}
