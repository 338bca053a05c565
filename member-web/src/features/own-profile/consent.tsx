import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDetailTexts, type Purpose } from '../../lib/detail-texts';
import { useErrorText } from '../../lib/error-text';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toasts';
import { useDecideConsent, type OwnProfile } from './api';
import { Section } from './section';
import { WithdrawModal } from './withdraw-modal';
import styles from './own-profile.module.scss';

type Props = {
  purpose: Purpose;
  profile: OwnProfile;
  /** The section itself, once there is consent; `footer` is where it is withdrawn. */
  children: (footer: ReactNode) => ReactNode;
};

/** Sensitive data: asked for by purpose before it is filled in, and as easily taken back. */
export function WithConsent({ purpose, profile, children }: Props) {
  return profile.consents[purpose] ? children(<Withdraw purpose={purpose} />) : <Give purpose={purpose} />;
}

function Give({ purpose }: { purpose: Purpose }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const texts = useDetailTexts();
  const decide = useDecideConsent();
  return (
    <Section title={texts.purpose(purpose)}>
      <p className="quiet">{t('own_profile.consent_needed')}</p>
      <Button
        className={styles.give}
        aria-label={`${t('own_profile.give_consent')}: ${texts.purpose(purpose)}`}
        busy={decide.isPending}
        onClick={() => decide.mutate({ purpose, given: true }, { onError: (error) => toast(ofError(error), 'error') })}
      >
        {t('own_profile.give_consent')}
      </Button>
    </Section>
  );
}

function Withdraw({ purpose }: { purpose: Purpose }) {
  const { t } = useTranslation();
  const texts = useDetailTexts();
  const [asking, setAsking] = useState(false);
  const name = texts.purpose(purpose);
  return (
    <div className={styles.withdraw}>
      {t('own_profile.consent_given')}{' '}
      <button
        type="button"
        className={`${styles.textButton} link`}
        aria-label={`${t('own_profile.withdraw')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t('own_profile.withdraw')}
      </button>
      <WithdrawModal purpose={purpose} open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}
