// Questions that expand to their answers, each with its own address.
import { Link } from "react-router";
import { useWays } from "../../session/use-ways.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { FaqQuestion } from "./faq-questions.ts";

export function FaqList({ questions }: { questions: readonly FaqQuestion[] }) {
  const { isOpen } = useWays();
  return (
    <div className="border-t border-line">
      {questions.map((item) => (
        <Disclosure key={item.id} summary={item.question}>
          {/* The fragment names an element inside: browsers then open the details element around it. */}
          <div id={item.id} className="running-text scroll-mt-24">
            {item.answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold">
              {item.link && isOpen(item.link.to) && (
                <Link to={item.link.to} className="text-link inline-flex items-center gap-1.5">
                  {item.link.label}
                  <Icon name="arrow-right" size={16} />
                </Link>
              )}
              <a
                href={`#${item.id}`}
                className="inline-flex items-center gap-1.5 font-normal text-ink-faint hover:underline"
                aria-label={`Link to this answer: ${item.question}`}
              >
                <Icon name="link" size={16} />
                Link to this answer
              </a>
            </p>
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
