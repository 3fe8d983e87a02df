// Says honestly that accounts are not open yet on this site, and what to do until then.
import { Link } from "react-router";
import { Alert } from "../../ui/alert.tsx";

export function AccountsNotice({ topic, children }: { topic: string; children: string }) {
  return (
    <Alert tone="notice" className="on-surface">
      <p>
        {children}{" "}
        <Link to={`/contact-us?topic=${topic}`} className="text-link font-semibold">
          Write to us
        </Link>{" "}
        and we will tell you when they do.
      </p>
    </Alert>
  );
}
