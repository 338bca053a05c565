import type { Content, Figure, Group, MailLink, Person } from './content.js';

const linked = ({ label, url }: MailLink) => `${label}:\n${url}`;
const figure = ({ label, value }: Figure) => `${label}: ${value}`;
const person = ({ name, facts, label, url }: Person) =>
  [[name, facts, label].filter(Boolean).join(' · '), url].filter(Boolean).join('\n');

const group = ({ title, people, link }: Group) => [title, ...people.map(person), linked(link)].join('\n\n');

export function toText({
  heading,
  people,
  paragraphs,
  figures,
  groups,
  note,
  button,
  footer,
  links,
  sender,
}: Content): string {
  const blocks = [
    heading,
    ...people.filter(({ url }) => !url).map(person),
    ...paragraphs,
    figures.map(figure).join('\n'),
    ...people.filter(({ url }) => url).map(person),
    ...groups.map(group),
    note,
    linked(button),
    ...footer,
    ...links.map(linked),
    sender.company.join('\n'),
  ];
  return blocks.filter(Boolean).join('\n\n');
}
