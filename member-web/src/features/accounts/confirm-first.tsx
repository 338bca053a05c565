import { useTranslation } from '../../lib/texts';
import { confirmationRequired } from '../../lib/confirmation-required';
import { useUser } from '../../lib/session';
import { useStore } from '../../lib/store';
import { CheckInbox } from './check-inbox';

const close = () => confirmationRequired.set(false);

/** Liking and writing wait for the confirmation; the page that one was on stays where it is (ACC-04). */
export function ConfirmFirst() {
  const { t } = useTranslation();
  const user = useUser();
  const raised = useStore(confirmationRequired, (value) => value);
  if (user?.status !== 'not_confirmed') return null;
  return (
    <CheckInbox open={raised} onClose={close} email={user.email}>
      <p>{t('errors.confirmation_required')}</p>
    </CheckInbox>
  );
}
