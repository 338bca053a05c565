import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { mailBounces } from '../../lib/mail-bounces';
import { useUser } from '../../lib/session';
import { Button } from '../../ui/button';
import { Modal, ModalActions } from '../../ui/modal';
import { ResendActivation } from './resend-activation';

type Props = {
  open: boolean;
  onClose: () => void;
  email: string;
  /** Why it is said now, where a press brought it up. */
  children?: ReactNode;
};

/** Where the mail went that confirms the address, and the way to another one. */
export function CheckInbox({ open, onClose, email, children }: Props) {
  const { t } = useTranslation();
  const bounces = mailBounces(useUser());
  return (
    <Modal open={open} onClose={onClose} title={bounces ? t('accounts.mail_bounces_title') : t('accounts.check_inbox')}>
      {children}
      {bounces ? (
        <p>{t('accounts.mail_bounces_text', { email })}</p>
      ) : (
        <>
          <p>{t('accounts.activation_sent', { email })}</p>
          <p className="quiet">{t('accounts.spam_hint')}</p>
        </>
      )}
      <ModalActions>
        <ResendActivation email={email} />
        <Button variant="quiet" onClick={onClose}>
          {t('accounts.look_around')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
