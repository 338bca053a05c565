import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { localeCookie, preferredLocale, rememberLocale, type Locale } from '../../lib/i18n';
import { useMedia } from '../../lib/media';
import { useSettings } from '../../lib/settings';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toasts';
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
  const { ofError } = useErrorText();
  const { locales } = useSettings();
  const change = useChangeLocale();
  const installed = useMedia('(display-mode: standalone)');
  /** `missed`: what was asked for and did not come. */
  const [answered, setAnswered] = useState<{ missed?: Locale }>();
  const preferred = localeCookie() ? undefined : preferredLocale(locales);
  const offered = answered ? answered.missed : preferred;
  const shown = i18n.language as Locale;
  if (installed || !offered || offered === shown) return null;
  const words = WORDS[offered];
  const answer = (give: () => unknown) => () => {
    setAnswered({});
    give();
  };
  const go = answer(() => {
    change(offered).catch((error: unknown) => {
      setAnswered({ missed: offered });
      toast(ofError(error), 'error');
    });
  });
  return (
    <aside
      className={`flex wrap justify-center gap-4-8 surface line-above ${styles.offer}`}
      lang={offered}
      aria-label={words.go}
    >
      <Button size="small" onClick={go}>
        {words.go}
      </Button>
      <Button size="small" variant="quiet" onClick={answer(() => rememberLocale(shown))}>
        {words.stay}
      </Button>
    </aside>
  );
}
