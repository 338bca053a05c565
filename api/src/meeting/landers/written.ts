import { MESSAGES } from './messages.js';
import { sayIn, type Design, type Page } from './page.js';

type Known = Omit<Page, 'texts' | 'say' | 'words'>;

/** A page with its words: the operator's own where there are some, else those of its design (CLI-04). */
export function pageOf(design: Pick<Design, 'words'>, known: Known): Page {
  const texts = MESSAGES[known.locale];
  const page = { ...known, texts, say: sayIn(known.locale) };
  const { words, picture, language } = known.own;
  const built = design.words(texts, page);
  return {
    ...page,
    words: words
      ? {
          title: words.headline,
          tab: words.title,
          text: words.paragraph,
          picture: picture?.src,
          lang: language === known.locale ? undefined : language,
        }
      : { ...built, picture: picture?.src ?? built.picture },
  };
}
