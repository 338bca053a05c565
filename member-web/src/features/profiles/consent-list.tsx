import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import type { Answer } from '../../lib/api-client/types';
import { useDetailTexts } from '../../lib/detail-texts';
import { useFormat } from '../../lib/format';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PartError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { consentsQuery } from './api';
import { WithdrawModal } from './withdraw-modal';
import styles from './consent-list.module.scss';

type Consent = Answer<'/api/profile/consents', 'get'>['consents'][number];

/** PRV-02: which special data the member lets us keep, since when, and the way to end it. */
export function ConsentList() {
  const { t } = useTranslation();
  const consents = useQuery(consentsQuery());
  if (consents.isPending) return <Skeleton height={264} />;
  if (!consents.data) return <PartError query={consents} />;
  return (
    <>
      <p className="quiet">{t('own_profile.consents_lead')}</p>
      <ul role="list">
        {consents.data.consents.map((consent) => (
          <Row key={consent.purpose} consent={consent} />
        ))}
      </ul>
    </>
  );
}

function Row({ consent: { purpose, given_at } }: { consent: Consent }) {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = useDetailTexts();
  const [asking, setAsking] = useState(false);
  const name = texts.purpose(purpose);
  return (
    <li className="listed row gap-12 min-64 py-8">
      <span className="stack grow">
        <span className="strong">{name}</span>
        <span className="quiet">
          {given_at
            ? t('own_profile.consent_since', { date: format.fullDate(given_at) })
            : t('own_profile.consent_none')}
        </span>
      </span>
      {given_at ? (
        <Button size="small" aria-label={`${t('own_profile.withdraw')}: ${name}`} onClick={() => setAsking(true)}>
          {t('own_profile.withdraw_short')}
        </Button>
      ) : (
        <Link
          to="/profile"
          className={`stack quiet ${styles.toProfile}`}
          aria-label={t('own_profile.consent_give_at_profile', { purpose: name })}
        >
          <Icon name="forward" size={18} />
        </Link>
      )}
      <WithdrawModal purpose={purpose} open={asking} onClose={() => setAsking(false)} />
    </li>
  );
}
