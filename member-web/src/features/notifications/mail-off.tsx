import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import type { User } from '../../lib/api-client/types';
import { useErrorText } from '../../lib/error-text';
import { mailBounces } from '../../lib/mail-bounces';
import { useUser } from '../../lib/session';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Modal, ModalActions } from '../../ui/modal';
import { toast } from '../../ui/toasts';
import { useResumeMail } from './api';

/** Why mail is off; where it does not arrive, nothing else matters. */
export function WhyOff({ user }: { user: User }) {
  const { t } = useTranslation();
  if (mailBounces(user)) return t('notices.mail_bounces', { email: user.email });
  return user.notifications_disabled.includes('fbl') ? t('notices.mail_is_spam') : t('notices.mail_unsubscribed');
}

/** NTF-05: why there is no mail, where the member chooses what to be told, and the way back to it. */
export function MailOff() {
  const { t } = useTranslation();
  const user = useUser();
  const [asking, setAsking] = useState(false);
  if (!user || user.notifications_disabled.length === 0) return null;
  const wayOut = mailBounces(user) ? (
    <ButtonLink to={user.status === 'active' ? '/settings' : '/complete-signup'} size="small">
      {t('notices.change_email')}
    </ButtonLink>
  ) : (
    <Button size="small" onClick={() => setAsking(true)}>
      {t('notices.resume_mail')}
    </Button>
  );
  return (
    <>
      <Alert tone="warning" action={wayOut}>
        <WhyOff user={user} /> {t('notices.mail_off')}
      </Alert>
      {asking && <ResumeDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function ResumeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const resume = useResumeMail();
  const confirm = () =>
    void resume.mutateAsync(undefined, { onSuccess: onClose }).then(
      () => toast(t('notices.mail_resumed'), 'success'),
      (error: unknown) => toast(ofError(error), 'error'),
    );
  return (
    <Modal open onClose={onClose} title={t('notices.resume_mail_title')} busy={resume.isPending}>
      <p>{t('notices.resume_mail_text')}</p>
      <ModalActions>
        <Button variant="primary" busy={resume.isPending} onClick={confirm}>
          {t('notices.resume_mail')}
        </Button>
        <Button variant="quiet" disabled={resume.isPending} onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
