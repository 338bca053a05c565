import { useTranslation } from '../../lib/texts';
import { Button } from '../../ui/button';
import { Modal, ModalActions } from '../../ui/modal';
import { discardSignup } from './signup-draft';

type Props = { open: boolean; onStay: () => void; onRestart: () => void };

/** Throwing away what is kept is asked first. */
export function RestartSignup({ open, onStay, onRestart }: Props) {
  const { t } = useTranslation();
  return (
    <Modal open={open} onClose={onStay} title={t('signup.restart_title')}>
      <p>{t('signup.restart_text')}</p>
      <ModalActions>
        <Button
          variant="primary"
          onClick={() => {
            discardSignup();
            onRestart();
          }}
        >
          {t('signup.restart')}
        </Button>
        <Button variant="quiet" onClick={onStay}>
          {t('common.cancel')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
