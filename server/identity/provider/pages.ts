// The pages that the provider itself shows: a failed request, log-out and logged out. No scripts, no inline styles.

import { escapeUTF8 as escapeHtml } from "entities";
import type { KoaContextWithOIDC, default as Provider } from "oidc-provider";
import { siteName } from "../../platform/site-name.ts";

/** Path of these pages' style sheet. */
export const PAGE_STYLE_PATH = "/oauth2/pages.css";

export const PAGE_STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif;background:#eef4fb;color:#16202e}
main{box-sizing:border-box;width:min(26rem,calc(100vw - 2rem));padding:2rem;border-radius:1rem;background:#fff}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}
p{margin:.5rem 0}
form,.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
label{display:grid;gap:.25rem;width:100%}
input{font:inherit;padding:.5rem .75rem;border:1px solid #7b8aa0;border-radius:.5rem}
input[type=checkbox]{justify-self:start}
button,a.button{font:inherit;font-weight:600;padding:.625rem 1.25rem;border:1px solid #1d4ed8;border-radius:999px;background:#1d4ed8;color:#fff;text-decoration:none;cursor:pointer}
button.quiet{background:transparent;color:#1d4ed8}
.note{padding:.75rem 1rem;border-radius:.5rem;background:#fff4d6;color:#4a3500}
:focus-visible{outline:3px solid #f59e0b;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#0e1621;color:#e8eef6}main{background:#182333}button.quiet{color:#9dbcff;border-color:#9dbcff}}
`;

/** A whole document; `body` is HTML. */
export const pageOf = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} | ${siteName()}</title>
<link rel="stylesheet" href="${PAGE_STYLE_PATH}"></head><body><main>${body}</main></body></html>
`;

/** The content policy of these pages. Forms may redirect to `origins` beside our own. */
export const pagePolicy = (origins: readonly string[] = []): string =>
  `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action ${["'self'", ...origins].join(" ")}`;

function show(ctx: KoaContextWithOIDC, page: string, origins: readonly string[] = []): void {
  ctx.type = "html";
  ctx.set("content-security-policy", pagePolicy(origins));
  ctx.set("cache-control", "no-store");
  ctx.body = page;
}

/** For errors that cannot be sent to the application by redirect. */
export function showError(ctx: KoaContextWithOIDC, problem: { error: string; error_description?: string | undefined }) {
  const words = problem.error_description ? `<p>${escapeHtml(problem.error_description)}</p>` : "";
  show(
    ctx,
    pageOf(
      "Sign-in failed",
      `<h1>This sign-in cannot go on</h1>${words}<p>Please go back to where you came from and try again.</p>
       <p class="actions"><a class="button" href="/">Back to Home</a></p>`,
    ),
  );
}

/** Asks whether to log out; `form` contains the secret that protects the answer against forgery. */
export function showLogout(ctx: KoaContextWithOIDC, form: string): void {
  show(
    ctx,
    pageOf(
      "Log out",
      `<h1>Log out of ${siteName()}?</h1><p>Other applications that you opened with this account are signed out as well.</p>${form}
       <p class="actions"><button type="submit" form="op.logoutForm" name="logout" value="yes">Log out</button>
       <button type="submit" form="op.logoutForm" class="quiet">Stay signed in</button></p>`,
    ),
    sourcesOf(ctx.oidc.params?.post_logout_redirect_uri),
  );
}

/** Asks whether to continue as another user than the current one; `form` as above. */
function showChangeOfAccount(ctx: KoaContextWithOIDC, form: string): void {
  show(
    ctx,
    pageOf(
      "Another account",
      `<h1>Go on with the other account?</h1><p>Another account is signed in to ${siteName()} in this browser. It is logged out first.</p>${form}
       <p class="actions"><button type="submit" form="op.logoutForm" name="logout" value="yes">Go on</button></p>`,
    ),
    sourcesOf(ctx.oidc.entities.Interaction?.params.redirect_uri),
  );
}

/** An address as a content policy source: its origin, or its scheme if that is an application's own. */
function sourcesOf(address: unknown): string[] {
  const url = typeof address === "string" ? URL.parse(address) : null;
  return url ? [url.origin === "null" ? url.protocol : url.origin] : [];
}

/** For a log-out that failed half-way; it can be retried. */
function showStillHere(ctx: KoaContextWithOIDC): void {
  const words = "You are not logged out yet";
  const button = `<p class="actions"><a class="button" href="/logout">Try again</a></p>`;
  show(ctx, pageOf(words, `<h1>${words}</h1><p>Something went wrong. Please try again in a moment.</p>${button}`));
}

export function showLoggedOut(ctx: KoaContextWithOIDC): void {
  show(
    ctx,
    pageOf(
      "Logged out",
      `<h1>You are logged out</h1><p class="actions"><a class="button" href="/">Back to Home</a></p>`,
    ),
  );
}

/** `leaveSite` ends the session of the site's cookie, after the user has confirmed. */
export function leaveByOurPages(provider: Provider, leaveSite: (ctx: KoaContextWithOIDC) => Promise<void>): void {
  provider.use(async (koa, next) => {
    await next();
    const ctx = koa as unknown as KoaContextWithOIDC;
    if (ctx.status === 303 && ctx.oidc?.route === "end_session_confirm" && ctx.oidc.params?.logout) {
      await leaveSite(ctx).catch((error) => {
        provider.emit("server_error", ctx, error);
        ctx.remove("location");
        ctx.status = 500;
        showStillHere(ctx);
      });
      return;
    }
    if (ctx.status !== 200) return;
    // Always ask: the site may have a session, whose strict cookie is not sent with a link from elsewhere.
    if (ctx.oidc?.route === "end_session" && !ctx.oidc.session?.accountId) showLogout(ctx, confirmForm(ctx));
    // Another user has signed in: the library ends the earlier session and returns here.
    if (ctx.oidc?.route === "resume" && secretOf(ctx) !== null) showChangeOfAccount(ctx, confirmForm(ctx));
  });
}

/** The library's secret for the confirmation form; null if no confirmation is pending. */
const secretOf = (ctx: KoaContextWithOIDC): string | null =>
  (ctx.oidc.session?.state as { secret?: string } | undefined)?.secret ?? null;

/** The library's confirmation form, for the buttons of our pages. */
const confirmForm = (ctx: KoaContextWithOIDC): string =>
  `<form id="op.logoutForm" method="post" action="${escapeHtml(ctx.oidc.urlFor("end_session_confirm"))}">
   <input type="hidden" name="xsrf" value="${escapeHtml(secretOf(ctx) ?? "")}"></form>`;
