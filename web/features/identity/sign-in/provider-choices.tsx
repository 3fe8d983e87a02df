// Ways to sign in elsewhere: a social provider, or the page of the service that holds the accounts.
import { t } from "#messages/identity.ts";
import type { SignInMethods } from "../../../../contract/identity/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { redirectPath } from "./return-path.ts";

type ProviderChoicesProps = {
  methods: SignInMethods;
  returnTo: string | null;
  /** Text between these and the password form, if there is one: "or log in with e-mail". */
  or: string;
};

export function ProviderChoices({ methods, returnTo, or }: ProviderChoicesProps) {
  if (methods.providers.length === 0) return null;
  return (
    <>
      <ul className="grid gap-3">
        {methods.providers.map((provider) => (
          <li key={provider.name}>
            <a
              href={redirectPath(provider.name, returnTo)}
              rel="nofollow"
              className={`${choiceClass} w-full whitespace-normal`}
            >
              {provider.isStandIn ? <Icon name="tool" /> : <ProviderMark name={provider.name} />}
              {fill(t.continueWith, { label: provider.label })}
            </a>
            {provider.isStandIn && (
              <p className="text-sm/body text-ink-faint mb-1.5 mt-2">{t.thisIsNotLinkedinItStandsIn}</p>
            )}
          </li>
        ))}
      </ul>
      {methods.password && (
        <p
          className="flex items-center gap-4 text-sm/body text-ink-faint before:content-[''] before:flex-1 before:border-t before:border-t-line after:content-[''] after:flex-1 after:border-t after:border-t-line"
          aria-hidden="true"
        >
          <span>{or}</span>
        </p>
      )}
    </>
  );
}

/** For an issuer with its own sign-in page: the page's only button. */
export function ContinueChoice({ returnTo }: { returnTo: string | null }) {
  return (
    <div>
      <a
        href={redirectPath(null, returnTo)}
        rel="nofollow"
        className={`${buttonClass({ variant: "primary", size: "lg" })} w-full`}
      >
        {t.continue}
        <Icon name="arrow-right" />
      </a>
      <p className="mt-3 text-sm text-ink-soft">{t.accountsOfThisSiteAreKeptBy}</p>
    </div>
  );
}

const choiceClass = buttonClass({ variant: "secondary", size: "lg" });

/** Two letters on a tile for LinkedIn; a globe for other providers. */
function ProviderMark({ name }: { name: string }) {
  if (name.toLowerCase() !== "linkedin") return <Icon name="globe" />;
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="shrink-0">
      <rect x="1.500" y="1.500" width="21" height="21" rx="4.500" className="fill-[light-dark(#0a66c2,#71b7fb)]" />
      <path
        d="M7 10.200v7M11 17.200v-7M11 13.600c0-2 1.200-3.300 3-3.300s2.900 1.200 2.900 3.300v3.600"
        className="fill-none stroke-[light-dark(#fff,#10263d)] stroke-[2.5]"
      />
      <circle cx="7" cy="6.800" r="1.500" className="fill-[light-dark(#fff,#10263d)]" />
    </svg>
  );
}
