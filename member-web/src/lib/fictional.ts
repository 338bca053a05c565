import { useTranslation } from 'react-i18next';
import type { Locale } from './i18n';
import { useSettings } from './settings';

/** PRO-04: how fictional profiles are labelled, in the member's language. */
export function useFictional() {
  const { i18n } = useTranslation();
  const { fictional_icon, fictional_singular, fictional_plural, fictional_warning } = useSettings();
  const locale = i18n.language as Locale;
  return {
    mark: { icon: fictional_icon, word: fictional_singular[locale] },
    plural: fictional_plural[locale],
    warning: fictional_warning[locale],
  };
}
