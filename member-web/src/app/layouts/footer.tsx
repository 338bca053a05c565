import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { LocaleMenu } from '../../features/accounts/locale-menu';
import { usePageTitles } from '../../features/pages/page-titles';
import { useDisclaimer } from '../../lib/fictional';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Brand } from '../../ui/brand';
import styles from './footer.module.scss';

export function Footer() {
  const { t } = useTranslation();
  const titles = usePageTitles();
  /** CLI-01, in this order; pages that the server writes say it in their catalogues. */
  const links = {
    '/pages/terms': titles.terms,
    '/pages/privacy': titles.privacy,
    '/pages/cookies': titles.cookies,
    '/pages/ban': titles.ban,
    '/pricing': t('payments.pricing.title'),
    '/complaints': t('app.complaints'),
    '/pages/return-policy': titles['return-policy'],
    '/pages/faq': titles.faq,
    '/pages/safety': titles.safety,
    '/pages/service': titles.service,
  };
  const user = useUser();
  const { name, locales, min_age, support_email, support_phone: phone } = useSettings();
  const disclaimer = useDisclaimer();
  return (
    <footer className={`still small quiet sunken line-above ${styles.footer}`}>
      <div className={`stack full center gap-12 px-16 py-24 ${styles.inner}`}>
        <div className="row wrap between gap-8 ink">
          <Brand name={name} size={28} />
          <LocaleMenu up full />
        </div>
        <ul role="list" className={`stack text-15 gap-0-16 ${styles.links}`} aria-label={t('app.support')}>
          <li>
            <a href={`mailto:${support_email}`} className="link">
              {support_email}
            </a>
          </li>
          {locales.length > 1 && (
            <li>
              <Link to="/lang-config" className="link">
                {t('accounts.choose_language')}
              </Link>
            </li>
          )}
          {user && (
            <li>
              <Link to="/refund" className="link">
                {t('refunds.withdraw')}
              </Link>
            </li>
          )}
          {phone && (
            <li>
              <a href={`tel:${phone}`} className="link">
                {phone}
              </a>
            </li>
          )}
        </ul>
        <nav aria-label={t('app.pages')}>
          <ul role="list" className={`stack text-15 gap-0-16 ${styles.links}`}>
            {Object.entries(links).map(([path, title]) => (
              <li key={path}>
                <Link to={path} className="link">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="row gap-10">
          <span className={`place-center still strong circle ${styles.plus}`}>{min_age}+</span>
          {t('app.adults_only', { min_age })}
        </p>
        <p className="up-to-720">{disclaimer}</p>
      </div>
    </footer>
  );
}
