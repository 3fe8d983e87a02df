// The action of both contact pages.
import type { RouterContextProvider } from "react-router";
import { contactMessage, sendContactMessage } from "../../../contract/content.ts";
import { apiContext } from "../../server-context.ts";
import { answerForm } from "./answer-form.ts";

export function sendContact({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  return answerForm({
    request,
    schema: contactMessage,
    send: (body) => context.get(apiContext)(sendContactMessage, { body }),
  });
}
