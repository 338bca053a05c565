import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { isSecondOfTwo } from '../../lib/double-press';
import { useErrorText } from '../../lib/error-text';
import { useFictional } from '../../lib/fictional';
import { useSettings } from '../../lib/settings';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { FictionalMark } from '../../ui/fictional-mark';
import { Modal, ModalActions } from '../../ui/modal';
import { toast } from '../../ui/toasts';
import { postWarningAcknowledged, type Chat } from './api';
import type { Outgoing } from './content';

type Props = {
  open: boolean;
  chat: Pick<Chat, 'id' | 'profile'>;
  /** The message that waits for the confirmation. */
  message: Outgoing | undefined;
  onClose: () => void;
  /** `price`: in credits, as shown on the button. */
  onAcknowledged: (price: number) => void;
};

/** PRO-04: to be confirmed before the first paid message to a fictional profile; the server requires it too. */
export function FictionalWarning({ open, chat: { id, profile }, message, onClose, onAcknowledged }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const { message_credits } = useSettings();
  const fictional = useFictional();
  const { name } = profile;
  const price = message && message.content.kind !== 'words' ? message.price : message_credits;
  const acknowledge = useMutation({
    mutationFn: (_price: number) => postWarningAcknowledged(id),
    onSuccess: (_, price) => onAcknowledged(price),
    onError: (error) => toast(ofError(error), 'error'),
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('conversations.fictional_title', { name })}
      busy={acknowledge.isPending}
    >
      <div className="stack centered gap-12">
        <Avatar profile={profile} size={96} />
        <FictionalMark {...fictional.mark} />
      </div>
      <p className="strong text-center rounded py-12 px-16 mb-8 mt-16 warning-tinted">{fictional.warning}</p>
      <p className="quiet">{t('conversations.fictional_text', { name })}</p>
      <ModalActions>
        <Button
          variant="primary"
          busy={acknowledge.isPending}
          onClick={(press) => isSecondOfTwo(press) || acknowledge.mutate(price)}
        >
          {t('conversations.fictional_send', { count: price })}
        </Button>
        <Button variant="quiet" disabled={acknowledge.isPending} onClick={onClose}>
          {t('conversations.back_to_message')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
