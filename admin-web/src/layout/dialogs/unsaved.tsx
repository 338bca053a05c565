import { Typography } from '@mui/material';
import { createContext, use, useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';

interface Unsaved {
  /** Says of one place whether somebody has typed there what is not saved; `lost`: what else would be lost there. */
  tell: (place: string, unsaved: boolean, lost?: string) => void;
  /** Does what ends the page, such as logging out; where something would be lost, after asking. */
  leave: (act: () => void) => void;
}
const UnsavedContext = createContext<Unsaved>({ tell: () => undefined, leave: (act) => act() });

/** Asks before what was typed and not saved is lost: by leaving the page, or the console. Around all pages, once. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  // Not of a render: what was just saved may lead elsewhere before the next one.
  const [places] = useState(() => new Map<string, string | undefined>());
  const [last, setLast] = useState<() => void>();
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      // The session has ended: the page behind the question could save nothing.
      ({ currentLocation, nextLocation }) =>
        places.size > 0 && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/login',
      [places],
    ),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (places.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [places]);
  const unsaved = useMemo(
    (): Unsaved => ({
      tell: (place, yes, lost) => void (yes ? places.set(place, lost) : places.delete(place)),
      leave: (act) => (places.size > 0 ? setLast(() => act) : act()),
    }),
    [places],
  );
  return (
    <UnsavedContext value={unsaved}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked' || last !== undefined}
        title={translate('console.unsaved.title')}
        confirm={translate('console.unsaved.leave')}
        danger
        onConfirm={() => {
          setLast(undefined);
          last?.();
          blocker.proceed?.();
        }}
        onClose={() => {
          setLast(undefined);
          blocker.reset?.();
        }}
      >
        <Typography>{[...places.values()].find(Boolean) ?? translate('console.unsaved.text')}</Typography>
      </ConfirmDialog>
    </UnsavedContext>
  );
}

/** While `unsaved`, leaving the page asks first. `lost`: what to read then, where nothing was typed. */
export function useUnsaved(unsaved: boolean, lost?: string): void {
  const place = useId();
  const { tell } = use(UnsavedContext);
  useEffect(() => {
    tell(place, unsaved, lost);
    return () => tell(place, false);
  }, [tell, place, unsaved, lost]);
}

export const useLeave = (): Unsaved['leave'] => use(UnsavedContext).leave;
