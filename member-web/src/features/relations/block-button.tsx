import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/error-text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Modal, ModalActions } from '../../ui/modal';
import { toast } from '../../ui/toasts';
import { useBlock } from './api';
import styles from './block-button.module.scss';

type Props = { id: string; name: string; size?: 'small' | 'medium' };

export function BlockButton({ id, name }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const block = useBlock(id);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" className={styles.button} onClick={() => setAsking(true)}>
        <Icon name="block" size={20} />
        <span className={styles.word}>{t('relations.block')}</span>
      </Button>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={t('relations.block_title', { name })}
        busy={block.isPending}
      >
        <p>{t('relations.block_text', { name })}</p>
        <ModalActions>
          <Button
            variant="danger"
            busy={block.isPending}
            onClick={() =>
              block.mutate(true, {
                onSuccess: () => {
                  setAsking(false);
                  toast(t('relations.blocked', { name }), 'success');
                },
                onError: (error) => toast(ofError(error), 'error'),
              })
            }
          >
            {t('relations.block_confirm')}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {t('common.cancel')}
          </Button>
        </ModalActions>
      </Modal>
    </>
  );
}

export function UnblockButton({ id, name, size = 'medium' }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const block = useBlock(id);
  return (
    <Button
      size={size}
      busy={block.isPending}
      onClick={() =>
        block.mutate(false, {
          onSuccess: () => toast(t('relations.unblocked', { name }), 'success'),
          onError: (error) => toast(ofError(error), 'error'),
        })
      }
    >
      {t('relations.unblock')}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}
