import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useDismissal } from '../../lib/dismissal';
import { useUser } from '../../lib/session';
import { Button, ButtonLink } from '../../ui/button';
import { Modal, ModalActions } from '../../ui/modal';
import { Countdown } from './countdown';
import { useTimeBonus } from './time-bonus';
import styles from './bonus-modal.module.scss';

const APPEARS_AFTER = 40_000;

type Props = { inMembersArea: boolean };

/** MNY-07: 40 s after entering the members area, when the credits are gone and the bonus still runs; once. */
export function TimeBonusModal({ inMembersArea }: Props) {
  const { t } = useTranslation();
  const user = useUser();
  const bonus = useTimeBonus();
  const due = useDue(inMembersArea);
  const [dismissed, dismiss] = useDismissal('time-bonus');
  if (!bonus) return null;
  const open = due && inMembersArea && user?.credits === 0 && !dismissed;
  return (
    <Modal open={open} onClose={dismiss} title={t('discounts.empty_title')}>
      <p>{t('discounts.empty_text', { percent: bonus.percentage })}</p>
      <p className={`mb-12 ${styles.time}`}>
        <Countdown bonus={bonus} />
      </p>
      <ModalActions>
        <Button variant="quiet" onClick={dismiss}>
          {t('discounts.not_now')}
        </Button>
        <ButtonLink variant="primary" to="/credits" onClick={dismiss}>
          {t('discounts.to_packages')}
        </ButtonLink>
      </ModalActions>
    </Modal>
  );
}

/** Whoever leaves the members area and comes back has entered it anew. */
function useDue(inside: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!inside) return;
    const timer = setTimeout(() => setDue(true), APPEARS_AFTER);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [inside]);
  return due;
}
