export type Values = Record<string, string | number>;

const PLURAL = /\{(\w+), plural, ((?:=?\w+ \{[^{}]*\}\s*)+)\}/g;
/** With the article before it, which may change with what is filled in. */
const PLACEHOLDER = /(\b(?:il|al|le|au) )?\{(\w+)\}/gi;
const FORM = /(?<![=\w])(=?\w+) \{([^{}]*)\}/g;

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
      if (i % 3 === 2) return '';
      return part.replace(PLACEHOLDER, (_, article: string | undefined, name: string) =>
        joined(language, article ?? '', `${value(name)}`),
      );
    })
    .join('');
}

/** A day of the month as the language joins it to its article: l’8 marzo, fino all’11 marzo, le 1er mars. */
function joined(language: string, article: string, value: string): string {
  if (language === 'fr' && article) return article + value.replace(/^1(?= \p{L})/u, '1er');
  const elided = language === 'it' && /^(8|11) \p{L}/u.test(value) ? ELIDED[article] : undefined;
  return (elided ?? article) + value;
}
const ELIDED: Record<string, string> = { 'il ': 'l’', 'Il ': 'L’', 'al ': 'all’' };
