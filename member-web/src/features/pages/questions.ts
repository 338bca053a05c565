import { folded } from '../../lib/letters';

export type Question = { id: string; title: string; answer: string };
export type Group = { title: string; questions: Question[] };

const GROUP = /^# (.+)$/;
const QUESTION = /^## (.+?)(?: \{#([\w-]+)\})?$/;

/** The questions of a page by their groups, and what stands before the first. Those without an address get a number. */
export function questionsOf(text: string): { intro: string; groups: Group[] } {
  const groups: Group[] = [];
  let intro = '';
  let asked: Question | undefined;
  for (const line of text.split('\n')) {
    const title = GROUP.exec(line)?.[1];
    const question = QUESTION.exec(line);
    if (title) {
      groups.push({ title, questions: [] });
      asked = undefined;
    } else if (question) {
      if (groups.length === 0) groups.push({ title: '', questions: [] });
      const number = groups.reduce((sum, { questions }) => sum + questions.length, 1);
      asked = { id: question[2] ?? `${number}`, title: question[1]!, answer: '' };
      groups.at(-1)!.questions.push(asked);
    } else if (asked) asked.answer += `${line}\n`;
    else intro += `${line}\n`;
  }
  for (const { questions } of groups) for (const question of questions) question.answer = question.answer.trim();
  return { intro: intro.trim(), groups: groups.filter(({ questions }) => questions.length > 0) };
}

/** Those in which every word that is typed stands, wherever and in whatever capitals and accents. */
export function search(groups: Group[], query: string): Group[] {
  const words = folded(query).split(/\s+/u).filter(Boolean);
  const fits = (title: string, { title: question, answer }: Question) => {
    // The addresses of links are not what anybody reads.
    const said = folded(`${title} ${question} ${answer.replace(/\]\([^)\s]+\)/g, ']')}`);
    return words.every((word) => said.includes(word));
  };
  return groups
    .map(({ title, questions }) => ({ title, questions: questions.filter((question) => fits(title, question)) }))
    .filter(({ questions }) => questions.length > 0);
}
