import { describe, expect, it } from 'vitest';
import { Texts, type Translate } from './texts';

/** In words of its own, whose keys the site's catalogue does not have. */
function said(language: string, ...parts: Parameters<Texts['add']>[1][]) {
  const texts = new Texts();
  for (const part of parts) texts.add(language, part);
  texts.show(language);
  return texts.t as (key: string, values?: Parameters<Translate>[1]) => string;
}

describe('ACC-10 texts', () => {
  it('choose the form of a plural as the language has it', () => {
    const days = {
      days_one: '{count} dzień',
      days_few: '{count} dni',
      days_many: '{count} dni, wiele',
      days_other: '-',
    };
    const t = said('pl', days);
    expect([1, 3, 5, 22].map((count) => t('days', { count }))).toEqual(['1 dzień', '3 dni', '5 dni, wiele', '22 dni']);
    expect(said('nl', { credits: '{count} credits' })('credits', { count: 1 })).toBe('1 credits');
  });

  it('are found in whichever part has come, and a missing one shows its key', () => {
    const t = said('nl', { app: { home: 'Thuis' } }, { app: { away: 'Weg' } });
    expect(t('app.home')).toBe('Thuis');
    expect(t('app.away')).toBe('Weg');
    expect([t('app'), t('app.lost'), t('app.home.constructor')]).toEqual(['app', 'app.lost', 'app.home.constructor']);
  });

  it('take a value as it is, and nothing where there is none', () => {
    const t = said('nl', { hello: 'Dag {name}, {name}{rest}' });
    expect(t('hello', { name: '{rest}$&' })).toBe('Dag {rest}$&, {rest}$&');
  });

  it('know their keys', () => {
    const { t } = new Texts();
    // @ts-expect-error -- no such text
    expect(t('common.no_such_text')).toBe('common.no_such_text');
  });
});
