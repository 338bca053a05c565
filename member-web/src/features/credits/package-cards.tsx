import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { withBack } from '../../lib/return-path';
import { LoadError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { packagesQuery, type Package } from './api';
import styles from './package-cards.module.scss';

export function PackageCards({ back }: { back: string | undefined }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const offer = useQuery(packagesQuery());

  if (offer.isPending) {
    return (
      <div className={`stack gap-12 ${styles.cards}`} role="status" aria-label={t('common.loading')}>
        {[1, 2, 3, 4].map((index) => (
          <Skeleton key={index} className={`rounded ${styles.skeleton}`} height="auto" />
        ))}
      </div>
    );
  }
  if (!offer.data)
    return <LoadError text={ofError(offer.error)} onRetry={() => void offer.refetch()} busy={offer.isFetching} />;
  return (
    <ul role="list" className={`stack gap-12 ${styles.cards}`}>
      {offer.data.packages.map((one) => (
        <li key={one.id} className={one.popular ? styles.raised : undefined}>
          <PackageCard offer={one} messages={Math.floor(one.credits / offer.data.message_credits)} back={back} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = { offer: Package; messages: number; back: string | undefined };

function PackageCard({ offer, messages, back }: CardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Link
      to={withBack(`/credits/${offer.id}`, back)}
      className={`stack baseline relative clip gap-0-16 ink surface outlined rounded p-20 ${styles.card}`}
      data-variant={offer.variant}
    >
      {offer.popular && <span className={`absolute bold-13 ${styles.popular}`}>{t('credits.popular')}</span>}
      <span className={`no-wrap text-17 ${styles.amount}`}>
        <strong>{format.number(offer.credits)}</strong> {t('credits.credits')}
      </span>
      {/* Where a message costs nothing there is no number of them. */}
      {Number.isFinite(messages) && <span className="small quiet">{t('credits.good_for', { count: messages })}</span>}
      <Price offer={offer} />
      <span className={`small quiet figures ${styles.each}`}>
        {t('credits.per_message', { price: format.money((offer.discounted ?? offer).message_price) })}
      </span>
      <span className={`place-center whole-line mt-16 min-44 bold-15 round py-8 px-16 ${styles.choose}`}>
        {t('credits.choose')}
      </span>
    </Link>
  );
}

function Price({ offer }: { offer: Package }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!offer.discounted) return <span className={`bold-26 figures ${styles.price}`}>{format.money(offer.price)}</span>;
  return (
    <span className={`bold-26 figures ${styles.price}`}>
      <s className={`block quiet text-15 ${styles.old}`}>
        <span className="visually-hidden">{t('discounts.normal_price')} </span>
        {format.money(offer.price)}
      </s>{' '}
      <span className="visually-hidden">{t('discounts.your_price')} </span>
      <span className={styles.new}>{format.money(offer.discounted.price)}</span>
    </span>
  );
}
