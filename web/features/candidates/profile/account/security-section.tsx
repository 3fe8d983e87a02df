// The sign-in of an account: its password, and its devices.
import { type ReactNode, useState } from "react";
import { Button } from "../../../../ui/button.tsx";

type SecuritySectionProps = {
  /** The form that changes the password; null where another service holds passwords. */
  passwordForm: ReactNode | null;
  /** The button that ends every session. */
  signOutEverywhere: ReactNode;
};

/** The button that opened the form is gone, so its first field gets the focus. */
const focusFirst = (box: HTMLElement | null) => box?.querySelector<HTMLElement>("input:not([hidden])")?.focus();

export function SecuritySection({ passwordForm, signOutEverywhere }: SecuritySectionProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <section id="security" aria-labelledby="security-title" className="card grid gap-5">
      <h2 id="security-title" className="text-xl">
        Password and devices
      </h2>
      {passwordForm !== null && (
        <div className="data-row">
          <div>
            <h3 className="font-semibold" id="password-title">
              Password
            </h3>
            <p className="text-sm text-ink-soft">
              Every other device is logged out when you change it. This one stays logged in.
            </p>
          </div>
          {!isChanging && (
            <Button variant="secondary" onClick={() => setChanging(true)}>
              Change password…
            </Button>
          )}
          {isChanging && (
            <div className="data-row-more" ref={focusFirst}>
              {passwordForm}
            </div>
          )}
        </div>
      )}
      <div className="data-row">
        <div>
          <h3 className="font-semibold">Devices</h3>
          <p className="text-sm text-ink-soft">
            On a shared computer, or a phone that is gone? This ends your sessions on every device, this one included.
          </p>
        </div>
        {signOutEverywhere}
      </div>
    </section>
  );
}
