import { useEffect } from 'react';
import { useTranslation } from '../lib/texts';
import { useBlocker } from 'react-router';
import { isUnsaved, useIsUnsaved } from '../lib/unsaved';
import { Button } from '../ui/button';
import { Modal, ModalActions } from '../ui/modal';

/** Asks before what is written and not saved is left behind; of a reload or a closed tab the browser asks itself. */
export function LeaveGuard() {
  const { t } = useTranslation();
  const unsaved = useIsUnsaved();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const blocked = blocker.state === 'blocked';
  // It has been saved meanwhile, or went with a session that has ended: there is nothing left to stay for.
  useEffect(() => {
    if (blocked && !unsaved) blocker.proceed?.();
  }, [blocked, unsaved, blocker]);
  return (
    <Modal open={blocked && unsaved} onClose={() => blocker.reset?.()} title={t('app.unsaved_title')}>
      <p>{t('app.unsaved_text')}</p>
      <ModalActions>
        <Button variant="primary" onClick={() => blocker.reset?.()}>
          {t('app.unsaved_stay')}
        </Button>
        <Button variant="quiet" onClick={() => blocker.proceed?.()}>
          {t('app.unsaved_leave')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
