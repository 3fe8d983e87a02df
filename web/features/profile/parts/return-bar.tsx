// The link back for a person who was sent here to complete their profile.
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** `to`: a path of this site, from returnPath. */
export function ReturnBar({ to }: { to: string }) {
  return (
    <div className="return-bar">
      <p className="hidden text-sm text-ink-soft sm:block">When you are done here:</p>
      <ButtonLink to={to}>
        Go back to where you were
        <Icon name="arrow-right" size={18} />
      </ButtonLink>
    </div>
  );
}
