import { useTranslation } from '../../lib/texts';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { Choices } from '../../ui/field';
import { REASONS, type Reason } from './leaving';
import { StayOffer } from './stay-offer';
import styles from './leaving.module.scss';

type Props = { reason: Reason | undefined; onReason: (reason: Reason) => void };

/** Why a member leaves, and what might do instead (ACC-12). */
export function LeavingReason({ reason, onReason }: Props) {
  const { t } = useTranslation();
  const texts: Record<Reason, string> = {
    break: t('accounts.reason_break'),
    found_someone: t('accounts.reason_found_someone'),
    too_few_matches: t('accounts.reason_too_few_matches'),
    too_expensive: t('accounts.reason_too_expensive'),
    too_many_mails: t('accounts.reason_too_many_mails'),
    privacy: t('accounts.reason_privacy'),
    other: t('accounts.reason_else'),
  };
  return (
    <>
      <div className={styles.reasons}>
        <Choices
          label={t('accounts.delete_why')}
          name="reason"
          chosen={reason ?? ''}
          choices={REASONS.map((value) => ({ value, label: texts[value] }))}
          onChange={({ target }) => onReason(target.value as Reason)}
        />
      </div>
      <div className="stack gap-12" aria-live="polite">
        {reason && <Offer reason={reason} />}
      </div>
    </>
  );
}

function Offer({ reason }: { reason: Reason }) {
  const { t } = useTranslation();
  const link = (to: string, label: string) => (
    <ButtonLink size="small" to={to}>
      {label}
    </ButtonLink>
  );
  switch (reason) {
    case 'break':
    case 'privacy':
      return (
        <Alert action={link('/profile', t('accounts.offer_invisible_action'))}>{t('accounts.offer_invisible')}</Alert>
      );
    case 'too_many_mails':
      return (
        <Alert action={link('/notifications', t('accounts.offer_mails_action'))}>{t('accounts.offer_mails')}</Alert>
      );
    case 'too_few_matches':
      return (
        <Alert action={link('/profile', t('accounts.offer_invisible_action'))}>{t('accounts.offer_profile')}</Alert>
      );
    case 'too_expensive':
      return <StayOffer />;
    case 'found_someone':
    case 'other':
      return null;
  }
}
