import { useTranslation } from 'react-i18next';
import { confirmationRequired } from '../../lib/confirmation-required';
import { useUser } from '../../lib/session';
import { useStore } from '../../lib/store';
import { Button } from '../../ui/button';
import { Modal, ModalActions } from '../../ui/modal';
import { ResendActivation } from './resend-activation';

const close = () => confirmationRequired.set(false);

/** Liking and writing wait for the confirmation; the page that one was on stays where it is (ACC-04). */
export function ConfirmFirst() {
  const { t } = useTranslation();
  const user = useUser();
  const raised = useStore(confirmationRequired, (value) => value);
  if (user?.status !== 'not_confirmed') return null;
  return (
    <Modal open={raised} onClose={close} title={t('accounts.check_inbox')}>
      <p>{t('errors.confirmation_required')}</p>
      <p>{t('accounts.activation_sent', { email: user.email })}</p>
      <p className="quiet">{t('accounts.spam_hint')}</p>
      <ModalActions>
        <ResendActivation email={user.email} />
        <Button variant="quiet" onClick={close}>
          {t('accounts.look_around')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
