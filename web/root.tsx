// The document around every page, and the shell inside it.
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { LANGUAGE } from "#messages/language.ts";
import { BRAND_NAME } from "../contract/brand.ts";
import type { Route } from "./+types/root";
import displayFont from "./styles/headings.woff2?url";
import textFont from "./styles/text.woff2?url";
import "./styles/site.css";
import { UndoSlot } from "./features/applications/undo/undo-slot.tsx";
import { PendingUpload } from "./features/resumes/lazy-dialogs.tsx";
import { DEMO_BAR_SCRIPT } from "./features/shell/demo-place.tsx";
import { GlobalErrorScreen } from "./features/shell/error-screens.tsx";
import { groundOf, hasResults } from "./features/shell/ground.ts";
import { LANGUAGE_SCRIPT } from "./features/shell/language.tsx";
import { SCHEME_SCRIPT, THEME_COLORS } from "./features/shell/scheme.ts";
import { Shell } from "./features/shell/shell.tsx";
import { styleOfSite } from "./features/shell/site-style.ts";
import { nonceContext, siteContext } from "./server-context.ts";
import { SessionProvider } from "./session/session-context.tsx";
import { SESSION_SCRIPT } from "./session/signed-in-mark.ts";
import { lazyPart } from "./ui/lazy-part.ts";

const Bell = lazyPart(async () => (await import("./features/notifications/bell.tsx")).Bell);

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return { nonce: context.get(nonceContext), site, style: styleOfSite(site) };
}

/** The nonce belongs to the document, so a navigation inside it must not change it. */
export function shouldRevalidate(_: ShouldRevalidateFunctionArgs) {
  return false;
}

const preloadedFont = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

// The first words of every page need these two files; without the hint they load only after the style sheets. Until
// then, fallback fonts of the same widths are shown (fonts.css).
export const links: Route.LinksFunction = () => [
  preloadedFont(textFont),
  preloadedFont(displayFont),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** For a document whose pages set no metadata. */
export const meta: Route.MetaFunction = () => [{ title: BRAND_NAME }, { name: "robots", content: "noindex, follow" }];

export function Layout({ children }: { children: React.ReactNode }) {
  const { nonce, site, style } = useRouteLoaderData<typeof loader>("root") ?? {};
  const ground = groundOf(useMatches());
  return (
    <html lang={LANGUAGE} data-site-name={BRAND_NAME} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        {/* Widgets that insert a style element read their nonce here. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
          dangerouslySetInnerHTML={{
            __html: `${SCHEME_SCRIPT};${LANGUAGE_SCRIPT}${SESSION_SCRIPT}${site?.hasDemoBar ? `;${DEMO_BAR_SCRIPT}` : ""}`,
          }}
        />
        <Meta />
        <Links nonce={nonce} />
        {style && (
          <style
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: colours that the server checked, and constants of ours
            dangerouslySetInnerHTML={{ __html: style }}
          />
        )}
      </head>
      <body data-ground={ground}>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const matches = useMatches();
  return (
    <SessionProvider>
      <Shell ground={groundOf(matches)} leadsToResults={hasResults(matches)} bell={<Bell />} notice={<UndoSlot />}>
        <Outlet />
      </Shell>
      <PendingUpload />
    </SessionProvider>
  );
}

export function ErrorBoundary() {
  return <GlobalErrorScreen />;
}
