import { createContext, use } from 'react';
import type nl from '../locales/nl';
import { createStore, useStore } from './store';

export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Named<Key extends string> = Key extends `${infer Name}_${Plural}` ? Name : Key;
type KeyIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Named<Key> : `${Key}.${KeyIn<Tree[Key]>}`;
}[keyof Tree & string];

/** A key leaves out the form of its plural, which `count` chooses as the language has it. */
export type Translate = (key: KeyIn<typeof nl>, values?: Record<string, string | number | undefined>) => string;

interface Language {
  parts: Catalogue[];
  /** What else the language asks of a sentence, once it is whole. */
  finish?: ((text: string) => string) | undefined;
}

/** The languages that are there so far, of which one is shown. */
export class Texts {
  readonly #languages = new Map<string, Language>();
  /** Another one for each language: what depends on it is made anew. */
  readonly shown = createStore(this.#spoken(''));

  get language(): string {
    return this.shown.get().language;
  }

  /** In the language that is shown when it is called. */
  readonly t: Translate = (key, values) => this.shown.get().t(key, values);

  exists(key: string): boolean {
    return textAt(this.#of(this.language).parts, key) !== undefined;
  }

  add(language: string, part: Catalogue, finish?: Language['finish']): void {
    const all = this.#of(language);
    all.parts.push(part);
    all.finish ??= finish;
  }

  show(language: string): void {
    this.shown.set(this.#spoken(language));
  }

  #of(language: string): Language {
    const all = this.#languages.get(language) ?? { parts: [] };
    this.#languages.set(language, all);
    return all;
  }

  #spoken(language: string): { language: string; t: Translate } {
    const all = this.#of(language);
    let forms: Intl.PluralRules | undefined;
    const formOf = (count: number) => (forms ??= new Intl.PluralRules(language)).select(count);
    return {
      language,
      t(key, values = {}) {
        const { count } = values;
        const plural = typeof count === 'number' ? textAt(all.parts, `${key}_${formOf(count)}`) : undefined;
        const text = (plural ?? textAt(all.parts, key) ?? key).replace(VARIABLE, (_, name: string) =>
          written(values[name], language),
        );
        return all.finish?.(text) ?? text;
      },
    };
  }
}

const VARIABLE = /\{(\w+)\}/g;

function textAt(parts: readonly Catalogue[], key: string): string | undefined {
  const path = key.split('.');
  for (const part of parts) {
    let at: string | Catalogue | undefined = part;
    for (const name of path) at = typeof at === 'object' ? at[name] : undefined;
    if (typeof at === 'string') return at;
  }
  return undefined;
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Kept apart from the words around it: a name in Hebrew would draw a number beside it to its other end. */
const isolated = (text: string) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** Every locale of the site writes it with the same digits; the first formatter of a page costs a phone 60 ms. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** Numbers inside sentences are written as the locale writes them, like those that stand alone. */
function written(value: string | number | undefined, language: string): string {
  if (typeof value !== 'number') return isolated(value ?? '');
  return isPlain(value) ? String(value) : new Intl.NumberFormat(language).format(value);
}

/** Those of the site; the server writes in many languages at once, and has one of its own for each. */
export const i18n = new Texts();

export const TextsContext = createContext(i18n);

export function useTranslation() {
  const shown = useStore(use(TextsContext).shown, (all) => all);
  return { t: shown.t, i18n: shown };
}
