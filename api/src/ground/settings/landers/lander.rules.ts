import type { FieldError } from '../../../kernel/domain.js';
import type { LanderPage } from './lander-page.js';

/** Each page once, whole in each language that it is written in, and written in the one that stands in for others. */
export function landerProblems(landers: LanderPage[]): FieldError[] {
  const ids = landers.map(({ id }) => id);
  return landers.flatMap(({ id, language, words, video }, i) => {
    const at = (field: string, code: string) => ({ field: `landers.${i}.${field}`, code });
    return [
      ...(ids.indexOf(id) < i ? [at('id', 'duplicate')] : []),
      ...(words[language] ? [] : [at(`words.${language}`, 'required')]),
      ...Object.entries(words).flatMap(([locale, one]) =>
        Object.entries(one)
          .filter(([, text]) => !(text as string).trim())
          .map(([field]) => at(`words.${locale}.${field}`, 'required')),
      ),
      ...(video && id.split('/')[0] !== 'video' ? [at('video', 'lander_plays_no_video')] : []),
    ];
  });
}
