import { useTranslate } from 'react-admin';
import { useValueText } from '../use-value-text';
import { partsOf, type LanderPage } from './landing-page';
import { useText } from '../../layout/values/words';

/** A page in the reader's words. */
export function useLandingPageText() {
  const translate = useTranslate();
  const { option } = useValueText();
  const text = useText('resources.landing-pages');
  const lander = (name: string) => translate(`resources.landing-pages.landers.${name}`, { _: name });
  return {
    lander,
    name: (id: string) => {
      const { lander: name, slug } = partsOf(id);
      return slug ? `${lander(name)} · ${slug}` : lander(name);
    },
    headline: ({ words, language }: LanderPage) => words[language]?.headline ?? '–',
    languages: ({ words }: LanderPage) => Object.keys(words).join(', ').toUpperCase(),
    shown: ({ gender, country }: LanderPage) =>
      [gender && text(`genders.${gender}`), country && option('country', country)].filter(Boolean).join(', ') ||
      text('anybody'),
    files: ({ picture, video }: LanderPage) =>
      [picture && text('fields.picture'), video && text('fields.video')].filter(Boolean).join(', ') || '–',
  };
}
