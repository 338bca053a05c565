import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { LOCALE_NAMES, type Locale } from '../../lib/i18n';
import { useSettings } from '../../lib/settings';
import { Dropdown } from '../../ui/dropdown';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toasts';
import { useChangeLocale } from './api';

export function LocaleMenu({ up = false, full = false }: { up?: boolean; full?: boolean }) {
  const { t, i18n } = useTranslation();
  const { ofError } = useErrorText();
  const changeLocale = useChangeLocale();
  const { locales } = useSettings();
  const current = i18n.language as Locale;
  const choose = (locale: Locale) => {
    changeLocale(locale).catch((error: unknown) => toast(ofError(error), 'error'));
  };
  if (locales.length < 2) return null;
  return (
    <Dropdown
      label={
        full ? undefined : t('common.language', { language: `${current.toUpperCase()}, ${LOCALE_NAMES[current]}` })
      }
      up={up}
      align={full ? 'start' : 'end'}
      trigger={
        <>
          <Icon name="globe" size={20} />
          {full ? LOCALE_NAMES[current] : current.toUpperCase()}
        </>
      }
      items={locales.map((locale) => ({
        key: locale,
        label: LOCALE_NAMES[locale],
        lang: locale,
        selected: locale === current,
        onSelect: () => choose(locale),
      }))}
    />
  );
}
