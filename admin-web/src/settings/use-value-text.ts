import { useLocale, useTranslate } from 'react-admin';
import { noonOf } from '../layout/values/days';
import { useChoices } from '../layout/values/use-choices';
import { useCredits, useFormats, type Money } from '../layout/values/words';
import { useOwnInterestName } from './use-own-interest-name';
import { choicesOf, SECTIONS, type Field, type Options } from './setting';

const LANDER_FILE = /^own-[0-9a-f]{32}(-\d+x\d+|\.(mp4|webm))$/;
const FIELDS: Field[] = Object.values(SECTIONS).flat();

const quoted = (texts: unknown[]) => texts.map((text) => `“${String(text)}”`).join(' ');

/** Values in the reader's words. */
export function useValueText() {
  const translate = useTranslate();
  const formats = useFormats();
  const inCredits = useCredits();
  const choices = useChoices();
  const locale = useLocale();
  const interest = useOwnInterestName();
  const option = (options: Options | undefined, value: string): string => {
    switch (options) {
      case 'locale':
        return value === '' ? translate('resources.settings.by_country') : formats.language(value);
      case 'country':
        return formats.country(value);
      case 'profile':
        return translate(`details.field.${value}`, { _: value });
      case 'signups':
      case 'inspection':
      case 'search':
      case 'interest':
        return translate(`resources.settings.options.${options}.${value}`, { _: value });
      case undefined:
        return value;
    }
  };
  const pictureName = (picture: string) =>
    // A lander's says its size.
    ((LANDER_FILE.test(picture) && translate('resources.landing-pages.own_file')) ||
      choices.gift_pictures.find(({ id }) => id === picture)?.name[locale]) ??
    picture;
  const one = (value: unknown, name: string): string => {
    const known = FIELDS.find((field) => field.name === name);
    if (value === '' && known?.options === 'locale') return option('locale', '');
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (typeof value === 'number') return known?.kind === 'amount' ? formats.units(value) : formats.number(value);
    // Sentences have commas of their own.
    if (Array.isArray(value) && (name === 'icebreakers' || known?.kind === 'templates')) return quoted(value);
    if (Array.isArray(value)) return value.length > 0 ? value.map((part) => one(part, name)).join(', ') : '–';
    if (typeof value === 'string') {
      if (known?.kind === 'day') return formats.day(value);
      if (name === 'from' || name === 'until') return formats.day(noonOf(value));
      if (name === 'picture' || name === 'video') return pictureName(value);
      if (name === 'country') return formats.country(value);
      if (name === 'language') return option('locale', value);
      if (name === 'gender') return translate(`resources.landing-pages.genders.${value}`);
      if (name === 'done_steps') return translate(`dashboard.first.steps.${value}.title`);
      if (name === 'order') return interest(value);
      const named = known && choicesOf(known, choices).includes(value);
      return named ? option(known.options, value) : value;
    }
    return ofObject(value, name);
  };
  const ofObject = (value: object, name: string): string => {
    if ('headline' in value && 'paragraph' in value && 'title' in value)
      return quoted([value.headline, value.paragraph, value.title]);
    if ('heading' in value && 'subject' in value && 'text' in value)
      return quoted([value.subject, value.heading, value.text].filter(Boolean));
    if ('words' in value) return one(value.words, 'words');
    const kind = FIELDS.find((field) => field.name === name)?.kind;
    if (name === 'words' || kind === 'languages' || kind === 'page') {
      const languages = Object.keys(value).map((code) => option('locale', code));
      return languages.join(', ') || '–';
    }
    if ('picture' in value && 'price' in value) {
      return `${pictureName(String(value.picture))}, ${inCredits(Number(value.price))}`;
    }
    if ('currency' in value) return formats.money(value as Money);
    if ('min' in value && 'max' in value) return `${String(value.min)} – ${String(value.max)}`;
    if ('country' in value && 'price' in value) {
      return `${formats.country(String(value.country))} ${formats.money(value.price as Money)}`;
    }
    if ('credits' in value && 'price' in value) {
      return `${inCredits(Number(value.credits))}, ${formats.money(value.price as Money)}`;
    }
    if ('id' in value && 'price' in value && 'prices' in value) {
      const elsewhere = (value.prices as unknown[]).length > 0 ? ` (${one(value.prices, name)})` : '';
      return `${String(value.id)} ${formats.money(value.price as Money)}${elsewhere}`;
    }
    if ('domains' in value) return one(value.domains, name);
    return translate('resources.settings.offered');
  };
  return { value: one, option };
}
