import { useTranslation } from '../lib/texts';
import { useSettings } from '../lib/settings';

/** What the site is, for who finds it by searching: the operator's words are in the site's own language alone. */
export function useDescription(): string {
  const { t, i18n } = useTranslation();
  const { description, default_locale } = useSettings();
  return i18n.language === default_locale ? description : t('landing.lead');
}
