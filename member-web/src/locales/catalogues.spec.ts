import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../lib/i18n';
import { ERROR_CODES } from '../testing/error-codes';
import de from './de';
import en from './en';
import es from './es';
import fr from './fr';
import it_ from './it';
import nl from './nl';
import pl from './pl';

type Tree = { [key: string]: string | Tree };
const catalogues: Record<string, Tree> = { nl, en, de, es, fr, it: it_, pl };
const SOURCE = join(import.meta.dirname, '..');
const PLURAL = /_(zero|one|two|few|many|other)$/;

function flat(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
}
const base = (key: string) => key.replace(PLURAL, '');
const bases = (tree: Tree) => [...new Set(flat(tree).map(([key]) => base(key)))].sort();
const variables = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const wanted = new Map(flat(nl).map(([key, text]) => [base(key), variables(text)]));

/** Marks that do not stand as the language writes them: alone at the end of a line, or with their first half missing. */
const MISPLACED: Partial<Record<string, RegExp>> = {
  fr: / [?!;:»%]|« |[\p{L}\d}][?!;»]/u,
  es: /^[^¿]*\?|\?[^¿]*\?|^[^¡]*!|![^¡]*!| %/,
  pl: /["“]|„[^”]*$/,
  de: /["”]|„[^“]*$| [%…]|[\p{L}}]…/u,
};

describe.each(LOCALES)('ACC-10 catalogue %s', (locale) => {
  const entries = flat(catalogues[locale]!);

  it('has the same keys as the Dutch one', () => {
    expect(bases(catalogues[locale]!)).toEqual(bases(nl));
  });

  it('uses the same variables and leaves no text empty', () => {
    for (const [key, text] of entries) {
      expect(text.trim(), key).not.toBe('');
      expect(variables(text), `${locale} ${key}`).toEqual(wanted.get(base(key)));
    }
  });

  it('has its marks where they belong', () => {
    for (const [key, text] of entries) expect(MISPLACED[locale]?.exec(text)?.[0], `${locale} ${key}`).toBeUndefined();
  });

  it('has every plural form of its language', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const plural = new Set(entries.filter(([key]) => PLURAL.test(key)).map(([key]) => base(key)));
    const keys = new Set(entries.map(([key]) => key));
    for (const key of plural) for (const form of forms) expect(keys, `${locale} ${key}`).toContain(`${key}_${form}`);
  });

  it('PRO-06 has a word of its own for each kind of region', () => {
    const words = entries.filter(([key]) => key.startsWith('common.region_term.')).map(([, text]) => text);
    expect(new Set(words).size).toBe(words.length);
  });

  it('has a text for every error code', () => {
    const known = new Set(entries.map(([key]) => key));
    for (const code of ERROR_CODES) expect(known, locale).toContain(`errors.${code}`);
  });
});

describe('ACC-02, ACC-04, ACC-05, ACC-07, ACC-08, CHT-02, MNY-03, PRO-07, CLI-05 exact Dutch texts', () => {
  it.each([
    [nl.errors.date_of_birth_required, 'Vul uw geboortedatum in ({min_age}+ jaar)'],
    [nl.errors.invalid_date_of_birth, 'Ongeldige geboortedatum.'],
    [nl.errors.invalid_email, 'Ongeldige e-mail'],
    [nl.errors.login_failed, 'Login mislukt, probeer opnieuw'],
    [nl.errors.account_locked, 'Te veel foute pogingen, account voor {minutes} min geblokkeerd.'],
    [nl.errors.insufficient_credits, 'Je hebt onvoldoende credits om dit bericht te versturen aan {name}.'],
    [nl.payments.failed, 'De betaling is mislukt of geannuleerd.'],
    [nl.errors.activation_failed, 'Activeren mislukt'],
    [nl.errors.profile_not_available, 'Je kunt het profiel niet meer bekijken'],
    [nl.errors.unknown, 'Er is een fout opgetreden.'],
    [nl.errors.unavailable, 'Er is een fout opgetreden, probeer het later opnieuw.'],
    [nl.errors.email_taken, 'Dit e-mailadres heeft al een account op deze site.'],
    [nl.errors.invalid_new_email, 'Nieuw e-mailadres invalide.'],
    [nl.errors.wrong_old_password, 'Controleer je oude wachtwoord.'],
    [nl.errors.passwords_differ, 'De opgegeven wachtwoorden zijn niet gelijk.'],
    [nl.errors.email_not_found, 'E-mailadres niet gevonden'],
    [nl.errors.link_expired, 'Link verlopen of invalide, vraag een nieuwe e-mail aan'],
    [nl.errors.too_many_reset_mails, 'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.'],
  ])('%s', (text, exact) => expect(text).toBe(exact));
});

describe('keys of the catalogues', () => {
  const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^locales|^testing/.test(file))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n');

  it('are all used; only error codes and what profiles tell are looked up by name', () => {
    const unused = bases(nl).filter((key) => !/^(errors|details)\./.test(key) && !code.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  it('belong to a code that the server or a form can give', () => {
    const codes = Object.keys(nl.errors);
    expect(codes.filter((key) => !ERROR_CODES.includes(key))).toEqual([]);
  });
});
