import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

type State = { sheet?: 'filters' } | null;
type Sheet = {
  open: boolean;
  show: () => void;
  /** @param then once its entry is gone: what was chosen in the sheet belongs to the list below it */
  hide: (then?: () => void) => void;
};

/** A sheet with an entry of its own in the history: Back closes it, and leaves the list where it was. */
export function useSheet(): Sheet {
  const { search, state } = useLocation() as { search: string; state: State };
  const navigate = useNavigate();
  const open = state?.sheet === 'filters';
  // A second press before the first has led back would leave the list as well.
  const hidden = useRef(false);
  const after = useRef<() => void>(undefined);
  useEffect(() => {
    if (open) return;
    const next = after.current;
    after.current = undefined;
    hidden.current = false;
    next?.();
  }, [open]);
  return {
    open,
    show: () => void navigate({ search }, { state: { ...state, sheet: 'filters' }, preventScrollReset: true }),
    hide: (then) => {
      if (!open || hidden.current) return;
      hidden.current = true;
      after.current = then;
      void navigate(-1);
    },
  };
}
