export type Values = Record<string, string | number>;

const PLURAL = /\{(\w+), plural, ((?:=?\w+ \{[^{}]*\}\s*)+)\}/g;
const FORM = /(=?\w+) \{([^{}]*)\}/g;

/**
 * Fills in `{name}`, and `{days, plural, =0 {today} one {# day} other {# days}}` by the language's own plural forms, or by
 * one for that number alone; `#` is the number as the language writes it.
 */
export function fill(language: string, text: string, values: Values): string {
  const value = (name: string) => {
    const found = values[name];
    if (found === undefined) throw new Error(`A mail lacks its ${name}.`);
    return found;
  };
  const plural = (name: string, all: string) => {
    const count = Number(value(name));
    const forms = new Map([...all.matchAll(FORM)].map(([, form, words]) => [form, words!]));
    const form =
      forms.get(`=${count}`) ?? forms.get(new Intl.PluralRules(language).select(count)) ?? forms.get('other')!;
    return form.replaceAll('#', new Intl.NumberFormat(language).format(count));
  };
  // In one pass over each kind: what a value says is never read as a placeholder.
  const parts = text.split(PLURAL);
  return parts
    .map((part, i) => {
      if (i % 3 === 1) return plural(part, parts[i + 1]!);
      return i % 3 === 2 ? '' : part.replace(/\{(\w+)\}/g, (_, name: string) => `${value(name)}`);
    })
    .join('');
}
