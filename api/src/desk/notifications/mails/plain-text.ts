import type { Content, Figure, MailLink, Person } from './content.js';

const linked = ({ label, url }: MailLink) => `${label}:\n${url}`;
const figure = ({ label, value }: Figure) => `${label}: ${value}`;
const person = ({ name, facts, label, url }: Person) =>
  [[name, facts, label].filter(Boolean).join(' · '), url].filter(Boolean).join('\n');

export function toText({ heading, people, paragraphs, figures, note, button, footer, links, sender }: Content): string {
  const blocks = [
    heading,
    ...people.filter(({ url }) => !url).map(person),
    ...paragraphs,
    figures.map(figure).join('\n'),
    ...people.filter(({ url }) => url).map(person),
    note,
    linked(button),
    ...footer,
    ...links.map(linked),
    sender.company.join('\n'),
  ];
  return blocks.filter(Boolean).join('\n\n');
}
