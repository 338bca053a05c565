import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { LOCALE_NAMES, type Locale } from '../../lib/i18n';
import { useSettings } from '../../lib/settings';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toasts';
import { useChangeLocale } from './api';
import styles from './locale-select.module.scss';

/** The language of the site and of the mails (ACC-10). */
export function LocaleSelect() {
  const { t, i18n } = useTranslation();
  const { ofError } = useErrorText();
  const changeLocale = useChangeLocale();
  const { locales } = useSettings();
  return (
    <span className={`still relative ${styles.frame}`}>
      <select
        className={`full min-44 ink surface outlined-strong rounded-field ${styles.select}`}
        aria-label={t('accounts.language')}
        value={i18n.language}
        onChange={({ target }) => {
          changeLocale(target.value as Locale).catch((error: unknown) => toast(ofError(error), 'error'));
        }}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} />
    </span>
  );
}
