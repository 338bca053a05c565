import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { useDetailTexts, type Purpose } from '../../lib/detail-texts';
import { useErrorText } from '../../lib/error-text';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { toast } from '../../ui/toasts';
import { useDecideConsent, type OwnProfile } from './api';
import { WithdrawModal } from './withdraw-modal';
import styles from './own-profile.module.scss';

type Props = {
  purpose: Purpose;
  profile: OwnProfile;
  /** The section itself, once there is consent; `footer` is where it is withdrawn. */
  children: (footer: ReactNode) => ReactNode;
};

/** What is told under a consent, with where it is withdrawn (PRV-02); nothing while there is none. */
export function WithConsent({ purpose, profile, children }: Props) {
  return profile.consents[purpose] ? children(<Withdraw purpose={purpose} />) : null;
}

/** Sensitive data: asked for by purpose before it is filled in, and as easily taken back. */
export function ConsentsAsked({ profile, purposes }: { profile: OwnProfile; purposes: readonly Purpose[] }) {
  const { t } = useTranslation();
  const open = purposes.filter((purpose) => !profile.consents[purpose]);
  if (open.length === 0) return null;
  return (
    <Panel className="p-20" aria-labelledby="consents-asked">
      <h2 id="consents-asked">{t('own_profile.consents')}</h2>
      <p className="quiet mt-4 mb-12">{t('own_profile.consent_needed')}</p>
      {open.map((purpose) => (
        <Give key={purpose} purpose={purpose} />
      ))}
    </Panel>
  );
}

function Give({ purpose }: { purpose: Purpose }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const texts = useDetailTexts();
  const decide = useDecideConsent();
  const id = useId();
  return (
    <section className={`row wrap between gap-8-16 line-above py-10 ${styles.asked}`} aria-labelledby={id}>
      <h3 id={id}>{texts.purpose(purpose)}</h3>
      <Button
        aria-label={`${t('own_profile.give_consent')}: ${texts.purpose(purpose)}`}
        busy={decide.isPending}
        onClick={() =>
          void decide.mutateAsync({ purpose, given: true }).catch((error: unknown) => toast(ofError(error), 'error'))
        }
      >
        {t('own_profile.give_consent')}
      </Button>
    </section>
  );
}

function Withdraw({ purpose }: { purpose: Purpose }) {
  const { t } = useTranslation();
  const texts = useDetailTexts();
  const [asking, setAsking] = useState(false);
  const name = texts.purpose(purpose);
  return (
    <div className="mt-12 small quiet">
      {t('own_profile.consent_given')}{' '}
      <button
        type="button"
        className="link plain-button"
        aria-label={`${t('own_profile.withdraw')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t('own_profile.withdraw')}
      </button>
      <WithdrawModal purpose={purpose} open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}
