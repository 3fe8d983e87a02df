// The server side of a form: parses it, validates it with the contract's schema, calls the API. For route actions only.

import { data, redirect } from "react-router";
import type { z } from "zod";
import { t } from "#messages/content.ts";
import { CallError } from "../../../contract/call-error.ts";
import { loadErrorWords } from "../../session/error-words.ts";
import { errorsByField } from "../../session/form-problem.ts";
import { routePath } from "../../ui/site-path.ts";
import type { FormAnswer } from "./form-answer.ts";

type FormWork<Schema extends z.ZodType> = {
  request: Request;
  /** The page's address; the request's own URL may be that of the router's data call. */
  url: URL;
  schema: Schema;
  /** Calls the API; its refusals become errors beside the fields. */
  send: (body: z.output<Schema>) => Promise<{ reference: string }>;
};

/** Answers 422 with errors by field, 429/5xx with a problem, else 303 to the same page with `?sent=reference`. */
export async function answerForm<Schema extends z.ZodType>({ request, url, schema, send }: FormWork<Schema>) {
  const values = textValues(await request.formData());
  const checked = schema.safeParse(values);
  if (!checked.success) {
    await loadErrorWords();
    return refuse(422, values, errorsByField(checked.error));
  }
  try {
    const { reference } = await send(checked.data);
    return redirect(`${routePath(url.pathname)}?sent=${encodeURIComponent(reference)}`, 303);
  } catch (failure) {
    if (!(failure instanceof CallError)) throw failure;
    const field = failure.refusal?.field;
    if (field && field in values) return refuse(422, values, { [field]: failure.message });
    return refuse(failure.status || 503, values, {}, { text: failure.refusal?.errorMsg ?? t.somethingWentWrong });
  }
}

function refuse(
  status: number,
  values: FormAnswer["values"],
  errors: FormAnswer["errors"],
  problem: FormAnswer["problem"] = "none",
) {
  return data<FormAnswer>({ values, errors, problem }, { status });
}

/** Text fields only; buttons and files are omitted. */
function textValues(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
