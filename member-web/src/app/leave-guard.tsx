import { useEffect, useState } from 'react';
import { useTranslation } from '../lib/texts';
import { NavigationType, useBlocker } from 'react-router';
import { isKeptHere, isUnsaved, keepHere, useIsUnsaved } from '../lib/unsaved';
import { Button } from '../ui/button';
import { Modal, ModalActions } from '../ui/modal';
import { closeOnBack } from '../ui/modal-dialog';

/**
 * Back closes what lies over a screen, and the screen stays. What is written and not saved is left behind only once that
 * has been asked; of a reload or a closed tab the browser asks itself. Both here, as a router has room for one blocker.
 */
export function LeaveGuard() {
  const { t } = useTranslation();
  const unsaved = useIsUnsaved();
  const [closing, setClosing] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const closes = historyAction === NavigationType.Pop && closeOnBack();
    setClosing(closes);
    keepHere(false);
    return closes || (isUnsaved() && currentLocation.pathname !== nextLocation.pathname);
  });
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!blocked) return;
    if (closing || isKeptHere()) blocker.reset?.();
    // It has been saved meanwhile, or went with a session that has ended: there is nothing left to stay for.
    else if (!unsaved) blocker.proceed?.();
  }, [blocked, closing, unsaved, blocker]);
  return (
    <Modal open={blocked && unsaved && !closing} onClose={() => blocker.reset?.()} title={t('app.unsaved_title')}>
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
