// The provider's pages of leaving in our own words: the library's send themselves by script, and know nothing of the site's session.
import type { KoaContextWithOIDC, default as Provider } from "oidc-provider";
import { escapeHtml, showChangeOfAccount, showLogout, showStillHere } from "./pages.ts";

/** `leaveSite` ends the session that the site's cookie names, once somebody has confirmed. */
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
    // Nobody is known to the provider, but somebody may be to the site: a link from elsewhere cannot tell, so it is asked.
    if (ctx.oidc?.route === "end_session" && !ctx.oidc.session?.accountId) showLogout(ctx, confirmForm(ctx));
    // Somebody else has signed in than was known: the library ends the session before, and comes back.
    if (ctx.oidc?.route === "resume" && secretOf(ctx) !== null) showChangeOfAccount(ctx, confirmForm(ctx));
  });
}

/** What the library lets a confirmation prove itself by; null when it asks for none. */
const secretOf = (ctx: KoaContextWithOIDC): string | null =>
  (ctx.oidc.session?.state as { secret?: string } | undefined)?.secret ?? null;

/** As the library makes it, for the buttons of our pages. */
const confirmForm = (ctx: KoaContextWithOIDC): string =>
  `<form id="op.logoutForm" method="post" action="${escapeHtml(ctx.oidc.urlFor("end_session_confirm"))}">
   <input type="hidden" name="xsrf" value="${escapeHtml(secretOf(ctx) ?? "")}"></form>`;
