import { Fragment } from 'react';
import { useTranslation } from '../../../lib/texts';
import { Link } from 'react-router';
import type { Answer } from '../../../lib/api-client/types';
import { useFictional } from '../../../lib/fictional';
import { useGiftName, useGifts } from '../../../lib/gifts';
import { FictionalMark } from '../../../ui/fictional-mark';
import { GiftPicture } from './gift-picture';
import styles from './received-gifts.module.scss';

type Received = Answer<'/api/members/{id}', 'get'>['gifts'][number];

/** On a profile: what the member was given, as far as both want it told (CHT-10). */
export function ReceivedGifts({ gifts }: { gifts: readonly Received[] }) {
  const { t } = useTranslation();
  const nameOf = useGiftName();
  const catalogue = useGifts();
  if (gifts.length === 0) return null;
  return (
    <section className="stack gap-8" aria-labelledby="received-gifts">
      <h2 id="received-gifts">{t('conversations.gift.received')}</h2>
      <ul role="list" className={`stack gap-8 ${styles.gifts}`}>
        {gifts.map(({ gift, count, from }) => (
          <li key={gift} className="stack centered content-top gap-4 px-8 py-12 text-center surface outlined rounded">
            <GiftPicture picture={catalogue.find((one) => one.id === gift)?.picture} size={56} />
            <span className="small strong">
              {nameOf(gift)} {count > 1 && <span className="figures">× {count}</span>}
            </span>
            {from.length > 0 && <Givers from={from} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Givers({ from }: Pick<Received, 'from'>) {
  const { t, i18n } = useTranslation();
  const fictional = useFictional();
  const parts = new Intl.ListFormat(i18n.language).formatToParts(from.map(({ id }) => id));
  return (
    <span className="small quiet breaks shrink max-full">
      {t('conversations.gift.by')}{' '}
      {parts.map(({ type, value }, i) => {
        const giver = type === 'element' && from.find(({ id }) => id === value);
        if (!giver) return <Fragment key={i}>{value}</Fragment>;
        return (
          <Fragment key={i}>
            <Link to={`/members/${giver.id}`} className="link">
              <bdi>{giver.name}</bdi>
            </Link>
            {giver.fictional && (
              <>
                {' '}
                <FictionalMark small {...fictional.mark} />
              </>
            )}
          </Fragment>
        );
      })}
    </span>
  );
}
