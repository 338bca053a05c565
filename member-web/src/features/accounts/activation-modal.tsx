import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DESKTOP, useMedia } from '../../lib/media';
import { useUser } from '../../lib/session';
import { Button } from '../../ui/button';
import { Modal, ModalActions } from '../../ui/modal';
import { needsActivation } from './activation-reminder';
import { ResendActivation } from './resend-activation';

/** Who has just signed up by the API is reminded in a modal on a smartphone (ACC-13). */
export function ActivationModal() {
  const { t } = useTranslation();
  const user = useUser();
  const fresh = useSearchParams()[0].has('api_signup_complete');
  const smartphone = !useMedia(DESKTOP);
  const [closed, setClosed] = useState(false);
  if (!user || !needsActivation(user)) return null;
  const close = () => setClosed(true);
  return (
    <Modal open={fresh && smartphone && !closed} onClose={close} title={t('accounts.check_inbox')}>
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
