import { useTranslation } from '../../lib/texts';
import { ButtonLink } from '../../ui/button';
import { Modal, ModalActions } from '../../ui/modal';
import { Countdown } from './countdown';
import type { TimeBonus } from './time-bonus';
import styles from './bonus-modal.module.scss';

type Props = { open: boolean; bonus: TimeBonus; onClose: () => void };

/** What the welcome discount is, for who asks. */
export function WelcomeModal({ open, bonus, onClose }: Props) {
  const { t } = useTranslation();
  const { percentage: percent } = bonus;
  return (
    <Modal open={open} onClose={onClose} title={t('discounts.welcome_title', { percent })}>
      <p className={`mb-12 ${styles.time}`}>
        <Countdown bonus={bonus} />
      </p>
      <p>{t('discounts.welcome_text', { percent })}</p>
      <p className="quiet">{t('discounts.welcome_rules')}</p>
      <ModalActions>
        <ButtonLink variant="primary" to="/credits" onClick={onClose}>
          {t('discounts.to_packages')}
        </ButtonLink>
      </ModalActions>
    </Modal>
  );
}
