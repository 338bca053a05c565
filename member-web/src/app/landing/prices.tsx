import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { packagesQuery } from '../../features/credits/api';
import { useFormat } from '../../lib/format';
import styles from './landing.module.scss';

/** What it costs, before anybody signs up. */
export function LandingPrices() {
  const { t } = useTranslation();
  const format = useFormat();
  const offer = useQuery(packagesQuery()).data;
  if (!offer) return null;
  const credits = t('payments.credits', { count: offer.message_credits });
  // Of what is shown above it: the settings, which name a lowest price too, are kept for ten minutes.
  const [from] = offer.packages.map(({ message_price }) => message_price).sort((a, b) => a.amount - b.amount);
  return (
    <section className={`center ${styles.section}`}>
      <h2 className={`mb-24 bold-26 ${styles.title}`}>{t('landing.prices_title')}</h2>
      <ul role="list" className={`stack gap-8 mb-16 ${styles.prices}`}>
        {offer.packages.map((one) => (
          <li key={one.id}>
            <span>{t('payments.credits', { count: one.credits })}</span>
            <strong className="bold-20">{format.money(one.price)}</strong>
            <small className="small quiet">
              {t('credits.per_message', { price: format.money(one.message_price) })}
            </small>
          </li>
        ))}
      </ul>
      <p className="quiet">
        {from
          ? t('landing.prices_from', { credits, price: format.money(from) })
          : t('landing.prices_text', { credits })}
      </p>
    </section>
  );
}
