import { useTranslation } from './texts';
import type { Locale } from './i18n';
import { useSettings } from './settings';

const capitalised = (text: string, locale: Locale) => text.replace(/^./u, (first) => first.toLocaleUpperCase(locale));

/** PRO-04: on every page that there are such profiles, by the name that the operator has for them. */
export function useDisclaimer() {
  const { t, i18n } = useTranslation();
  const { plural } = useFictional();
  return t('app.disclaimer', { plural: capitalised(plural, i18n.language as Locale) });
}

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
