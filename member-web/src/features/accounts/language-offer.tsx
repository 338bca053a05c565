import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { localeCookie, preferredLocale, rememberLocale, type Locale } from '../../lib/i18n';
import { useMedia } from '../../lib/media';
import { useSettings } from '../../lib/settings';
import { Button } from '../../ui/button';
import { useChangeLocale } from './api';
import styles from './language-offer.module.scss';

/** In the language that is offered, whose catalogue has not been fetched. */
const WORDS: Record<Locale, { go: string; stay: string }> = {
  nl: { go: 'Verder in het Nederlands', stay: 'Niet nu' },
  en: { go: 'Continue in English', stay: 'Not now' },
  de: { go: 'Weiter auf Deutsch', stay: 'Nicht jetzt' },
  es: { go: 'Continuar en español', stay: 'Ahora no' },
  fr: { go: 'Continuer en français', stay: 'Pas maintenant' },
  it: { go: 'Continua in italiano', stay: 'Non ora' },
  pl: { go: 'Kontynuuj po polsku', stay: 'Nie teraz' },
};

/**
 * Once, to a visitor whose browser prefers another language of the site than the one shown (CLI-12). Either answer is
 * kept in the cookie, so it is not asked again; members have chosen theirs, and so has who installed the site.
 */
export function LanguageOffer() {
  const { i18n } = useTranslation();
  const { locales } = useSettings();
  const change = useChangeLocale();
  const installed = useMedia('(display-mode: standalone)');
  const [answered, setAnswered] = useState(false);
  const offered = localeCookie() ? undefined : preferredLocale(locales);
  const shown = i18n.language as Locale;
  if (installed || answered || !offered || offered === shown) return null;
  const { go, stay } = WORDS[offered];
  const answer = (give: () => unknown) => () => {
    setAnswered(true);
    give();
  };
  return (
    <aside
      className={`flex wrap justify-center gap-4-8 surface line-above ${styles.offer}`}
      lang={offered}
      aria-label={go}
    >
      <Button size="small" onClick={answer(() => void change(offered))}>
        {go}
      </Button>
      <Button size="small" variant="quiet" onClick={answer(() => rememberLocale(shown))}>
        {stay}
      </Button>
    </aside>
  );
}
