// The action of both contact pages.
import type { RouterContextProvider } from "react-router";
import { contactMessage } from "../../../contract/content/wire.ts";
import { apiContext } from "../../server-context.ts";
import { answerForm } from "./answer-form.ts";

type SentForm = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

export function sendContact({ request, url, context }: SentForm) {
  return answerForm({
    request,
    url,
    schema: contactMessage,
    send: (body) => context.get(apiContext)("sendContactMessage", { body }),
  });
}
