import { useTranslation } from '../../lib/texts';
import { withBack } from '../../lib/return-path';
import { useUser } from '../../lib/session';
import { Button, ButtonLink } from '../../ui/button';
import { Modal, ModalActions } from '../../ui/modal';

type Props = { open: boolean; onClose: () => void; conversationId: string; name: string };

export function InsufficientCredits({ open, onClose, conversationId, name }: Props) {
  const { t } = useTranslation();
  const user = useUser();
  const shop = user?.paid_user ? '/credits' : '/premium';
  return (
    <Modal open={open} onClose={onClose} title={t('conversations.insufficient_title')}>
      <p>{t('errors.insufficient_credits', { name })}</p>
      <p className="quiet">{t('conversations.draft_kept')}</p>
      <ModalActions>
        <ButtonLink variant="primary" to={withBack(shop, `/chats/${conversationId}`)} onClick={onClose}>
          {t('conversations.buy_credits')}
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          {t('conversations.back_to_message')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
