import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { INTEREST_GROUPS } from '../features/profiles/choices';
import { LOCALES } from './i18n';

const catalogues = import.meta.glob<Record<string, Record<string, string>>>('../locales/*/details.json', {
  eager: true,
  import: 'default',
});
const schema = import.meta.glob<string>('../api/schema.d.ts', { eager: true, query: '?raw', import: 'default' });

/** The names the generated schema knows for a field, where it lists them: `hair_color: ("black" | …) | null`. */
function namesOf(field: string): string[] {
  const found = Object.values(schema)[0]!.match(new RegExp(`^ +${field}\\??: [^;]*"[^;]*`, 'm'))![0];
  return [...found.matchAll(/"([^"]+)"/g)].map(([, name]) => name!);
}

/** The interests that the API takes, without the pattern of the operator's own. */
function builtIn(): string[] {
  const contract = readFileSync(join(import.meta.dirname, '../../../api/openapi/member.json'), 'utf8');
  return /"\^\((adventure\|[^"]+)\|own-[^"]+"/
    .exec(contract)![1]!
    .split('|')
    .filter((name) => !name.startsWith('own-'));
}

describe('PRO-01 words for what a profile tells', () => {
  it.each(LOCALES)('%s has one for every choice of the API', (locale) => {
    const { field: labels, interest, purpose, ...choices } = catalogues[`../locales/${locale}/details.json`]!;
    for (const [field, texts] of Object.entries(choices)) {
      expect(Object.keys(texts).sort(), field).toEqual(namesOf(field).sort());
    }
    expect(Object.keys(interest!).sort()).toEqual(builtIn().sort());
    expect(Object.values(INTEREST_GROUPS).flat().sort()).toEqual(builtIn().sort());
    expect(Object.keys(purpose!).sort()).toEqual(namesOf('purpose').sort());
    expect(Object.keys(labels!).sort()).toEqual([...Object.keys(choices), 'city', 'description', 'interests'].sort());
    expect([...Object.values(labels!), ...Object.values(interest!)].every(Boolean)).toBe(true);
  });
});
