// The sign-in of an account: its password, and its devices.

import { type ReactNode, useState } from "react";
import { t } from "#messages/candidates.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";

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
        {t.passwordAndDevices}
      </h2>
      {passwordForm !== null && (
        <div className="data-row">
          <div>
            <h3 className="font-semibold" id="password-title">
              {t.password}
            </h3>
            <p className="text-sm text-ink-soft">{t.everyOtherDeviceIsLoggedOutWhen}</p>
          </div>
          {!isChanging && (
            <Button variant="secondary" onClick={() => setChanging(true)}>
              {t.changePassword}
            </Button>
          )}
          {isChanging && (
            <div className="data-row-more" ref={focusFirst}>
              {passwordForm}
            </div>
          )}
        </div>
      )}
      {passwordForm !== null && (
        <div className="data-row">
          <div>
            <h3 className="font-semibold">{t.secondStep}</h3>
            <p className="text-sm text-ink-soft">{t.aCodeOfYourPhoneBesideThePassword}</p>
          </div>
          <ButtonLink to="/auth/security" variant="secondary">
            {t.manageYourSecondStep}
          </ButtonLink>
        </div>
      )}
      <div className="data-row">
        <div>
          <h3 className="font-semibold">{t.devices}</h3>
          <p className="text-sm text-ink-soft">{t.onASharedComputerOrAPhone}</p>
        </div>
        {signOutEverywhere}
      </div>
    </section>
  );
}
