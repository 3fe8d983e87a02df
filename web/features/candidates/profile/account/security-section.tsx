// The sign-in of an account: its password, and its devices.

import { type ReactNode, useState } from "react";
import { t } from "#messages/candidates.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { DataRow } from "./data-row.tsx";

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
        <DataRow id="password-title" title={t.password} text={t.everyOtherDeviceIsLoggedOutWhen}>
          {isChanging ? (
            <div className="data-row-more" ref={focusFirst}>
              {passwordForm}
            </div>
          ) : (
            <Button variant="secondary" onClick={() => setChanging(true)}>
              {t.changePassword}
            </Button>
          )}
        </DataRow>
      )}
      {passwordForm !== null && (
        <DataRow title={t.secondStep} text={t.aCodeOfYourPhoneBesideThePassword}>
          <ButtonLink to="/auth/security" variant="secondary">
            {t.manageYourSecondStep}
          </ButtonLink>
        </DataRow>
      )}
      <DataRow title={t.devices} text={t.onASharedComputerOrAPhone}>
        {signOutEverywhere}
      </DataRow>
    </section>
  );
}
