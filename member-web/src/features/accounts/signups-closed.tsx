import { useTranslation } from '../../lib/texts';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../lib/error-text';
import { useSettings } from '../../lib/settings';
import { keptTracking, trackingIn } from '../../lib/tracking';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';

/** ACC-01: the operator says who may sign up; the server has the last word. */
export function useSignupsOpen(): boolean {
  const { signups } = useSettings();
  const [search] = useSearchParams();
  if (signups !== 'with_trafficsource') return signups === 'all';
  const { network, ref } = { ...keptTracking(), ...trackingIn(search) };
  return Boolean(network || ref);
}

/** Told before anything is filled in. */
export function SignupsClosed() {
  const { t } = useTranslation();
  const { ofCode } = useErrorText();
  return (
    <>
      <Alert>{ofCode('signups_closed')}</Alert>
      <p className="quiet">{t('accounts.have_account')}</p>
      <ButtonLink to="/login" variant="primary" size="large">
        {t('accounts.log_in')}
      </ButtonLink>
    </>
  );
}
