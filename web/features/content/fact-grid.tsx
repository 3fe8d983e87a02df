// A grid of facts, each with an icon, a title and a sentence or two.
import { Card } from "../../ui/card.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";

export type Fact = { icon: IconName; title: string; text: string };

export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map((fact) => (
        <Card key={fact.title} as="li" className="on-surface">
          <Icon name={fact.icon} size={26} className="text-brand" />
          <h3 className="mt-4 text-xl">{fact.title}</h3>
          <p className="mt-2 text-sm text-ink-soft">{fact.text}</p>
        </Card>
      ))}
    </ul>
  );
}
