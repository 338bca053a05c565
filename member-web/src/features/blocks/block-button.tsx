import { useTranslation } from '../../lib/texts';
import { isSecondOfTwo } from '../../lib/double-press';
import { useErrorText } from '../../lib/error-text';
import { Button } from '../../ui/button';
import { leavesFocus } from '../../ui/leaves-focus';
import { Modal, ModalActions } from '../../ui/modal';
import { toast } from '../../ui/toasts';
import { useBlock } from './api';

type DialogProps = { id: string; name: string; open: boolean; onClose: () => void };

export function BlockDialog({ id, name, open, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const block = useBlock(id);
  return (
    <Modal open={open} onClose={onClose} title={t('relations.block_title', { name })} busy={block.isPending}>
      <p>{t('relations.block_text', { name })}</p>
      <ModalActions>
        <Button
          variant="danger"
          busy={block.isPending}
          onClick={() =>
            void block.mutateAsync(true).then(
              () => {
                onClose();
                toast(t('relations.blocked', { name }), 'success');
              },
              (error: unknown) => toast(ofError(error), 'error'),
            )
          }
        >
          {t('relations.block_confirm')}
        </Button>
        <Button variant="quiet" disabled={block.isPending} onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </ModalActions>
    </Modal>
  );
}

type Props = { id: string; name: string; size?: 'small' | 'medium' };

export function UnblockButton({ id, name, size = 'medium' }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const block = useBlock(id);
  return (
    <Button
      ref={leavesFocus}
      size={size}
      busy={block.isPending}
      // The next row may have moved under it.
      onClick={(press) =>
        isSecondOfTwo(press) ||
        void block.mutateAsync(false).then(
          () => toast(t('relations.unblocked', { name }), 'success'),
          (error: unknown) => toast(ofError(error), 'error'),
        )
      }
    >
      {t('relations.unblock')}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}
