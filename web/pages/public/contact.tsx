// The contact page with a picture background: the same form as /contact-us, which is its canonical address.
import { t } from "#messages/content.ts";
import { ContactForm } from "../../features/content/contact-form.tsx";
import { keepTyped } from "../../features/content/form-answer.ts";
import { sendContact } from "../../features/content/send-contact.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import type { Route } from "./+types/contact";

export const action = (args: Route.ActionArgs) => sendContact(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export const handle = { ground: "picture" };

export const meta = fixedMeta({
  title: t.contact,
  description: t.sendAMessageToThePeopleWho,
  path: "/contact-us",
});

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <section className="wrap grid justify-items-center pt-8 pb-40 md:pt-14">
      <div className="card w-full max-w-2xl p-6 shadow-floating sm:p-10">
        <h1 className="text-3xl">{t.dropUsALine}</h1>
        <p className="mt-3 mb-8 text-ink-soft">{t.aPersonReadsEveryMessageAnd}</p>
        <ContactForm answer={actionData} />
      </div>
    </section>
  );
}
