import { useTranslation } from '../../lib/texts';
import { useDetailTexts, type Purpose } from '../../lib/detail-texts';
import { useErrorText } from '../../lib/error-text';
import { Button } from '../../ui/button';
import { Modal, ModalActions } from '../../ui/modal';
import { toast } from '../../ui/toasts';
import { useDecideConsent } from './api';

type Props = { purpose: Purpose; open: boolean; onClose: () => void };

/** What was kept under the consent goes with it, so it is asked once more. */
export function WithdrawModal({ purpose, open, onClose }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const texts = useDetailTexts();
  const decide = useDecideConsent();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('own_profile.withdraw_title', { purpose: texts.purpose(purpose) })}
      busy={decide.isPending}
    >
      <p>{t('own_profile.withdraw_text')}</p>
      <ModalActions>
        <Button
          variant="danger"
          busy={decide.isPending}
          onClick={() =>
            void decide.mutateAsync({ purpose, given: false }).then(
              () => {
                toast(t('own_profile.withdrawn'), 'success');
                onClose();
              },
              (error: unknown) => toast(ofError(error), 'error'),
            )
          }
        >
          {t('own_profile.withdraw_confirm')}
        </Button>
        <Button variant="quiet" disabled={decide.isPending} onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
