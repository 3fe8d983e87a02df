// Replaces the library's log-out pages, which submit themselves by script and do not know the site's session.
import type { KoaContextWithOIDC, default as Provider } from "oidc-provider";
import { escapeHtml, showChangeOfAccount, showLogout, showStillHere } from "./pages.ts";

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
    // The provider has no session, but the site may: its strict cookie is not sent with a link from elsewhere, so
    // always ask.
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
