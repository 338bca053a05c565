import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { LOCALE_NAMES, type Locale } from '../../lib/i18n';
import { useSettings } from '../../lib/settings';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toasts';
import { useChangeLocale } from './api';
import styles from './locale-list.module.scss';

/** Every language of the site under its own name, for whom it is in one they cannot read (ACC-10). */
export function LocaleList({ labelledBy }: { labelledBy: string }) {
  const { i18n } = useTranslation();
  const { ofError } = useErrorText();
  const changeLocale = useChangeLocale();
  const { locales } = useSettings();
  const choose = (locale: Locale) => {
    changeLocale(locale).catch((error: unknown) => toast(ofError(error), 'error'));
  };
  return (
    <ul role="list" className="stack gap-8 two-md" aria-labelledby={labelledBy}>
      {locales.map((locale) => (
        <li key={locale}>
          <button
            type="button"
            lang={locale}
            className={`row between full gap-8 min-52 bold-15 ink surface outlined-strong rounded-field pointer py-8 px-16 ${styles.choice}`}
            aria-current={locale === i18n.language || undefined}
            onClick={() => choose(locale)}
          >
            {LOCALE_NAMES[locale]}
            {locale === i18n.language && <Icon name="check" size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
