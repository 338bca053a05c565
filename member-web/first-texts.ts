import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the landing page says, and what may be said before any other screen has come: whole catalogues, or single texts. */
const FIRST = [
  'app',
  'common',
  'landing',
  'accounts.choose_language',
  'accounts.log_in',
  'accounts.sign_up_free',
  'accounts.sign_up_title',
  'credits.per_message',
  'errors.unavailable',
  'errors.unknown',
  'errors.unreachable',
  'payments.credits',
  'payments.pricing.title',
];

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Polish leaves no word of one letter at the end of a line. */
const SHORT = /(?<=[\s"(„>])([aiouwz]) (?=\S)/giu;
const bound = (text: string) => text.replace(SHORT, '$1\u00a0');
type Tree = { [key: string]: string | Tree };

/** `locales/{locale}?first` is what the landing page needs of a catalogue, `?rest` all else: a visitor waits for the first alone. */
export const firstTexts = (): Plugin => ({
  name: 'first-texts',
  enforce: 'pre',
  load(id) {
    const [, file, part] = /^(.*)\.ts\?(first|rest)$/.exec(id) ?? [];
    if (!file) return undefined;
    const names = [...readFileSync(`${file}.ts`, 'utf8').matchAll(/import (\w+) from '\.\/(.*)';/g)];
    const texts = names.map(([, name, path]): [string, Tree] => {
      const json = join(file, '..', path!);
      this.addWatchFile(json);
      const text = readFileSync(json, 'utf8');
      return [name!, JSON.parse(/[\\/]pl$/.test(file) ? bound(text) : text) as Tree];
    });
    return `export default ${JSON.stringify(only(Object.fromEntries(texts), part === 'first'))}`;
  },
});

function only(tree: Tree, wanted: boolean, path = ''): Tree {
  const parts = Object.entries(tree).map(([key, value]): [string, string | Tree | undefined] => {
    const here = path + key;
    if (FIRST.includes(here.replace(PLURAL, ''))) return [key, wanted ? value : undefined];
    if (typeof value === 'string') return [key, wanted ? undefined : value];
    const below = only(value, wanted, `${here}.`);
    return [key, Object.keys(below).length > 0 ? below : undefined];
  });
  return Object.fromEntries(parts.filter((part): part is [string, string | Tree] => part[1] !== undefined));
}
