import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';

type State = { step?: 2 } | null;

/**
 * The second of two steps has an entry of its own in the history: Back leads to the first one, with what was chosen
 * there. Loaded anew the first one is there again, as nothing is known of what was chosen; and so after `end`, from where
 * Back leads to what was before both.
 */
export function useSecondStep() {
  const { search, state } = useLocation() as Location<State>;
  const navigate = useNavigate();
  const [begun, setBegun] = useState(false);
  const there = state?.step === 2;
  /** A second press may come before the screen has changed. */
  const under = useRef(false);
  useEffect(() => {
    under.current = false;
  }, [there]);
  return {
    second: there && begun,
    next: () => {
      if (under.current) return;
      under.current = true;
      setBegun(true);
      void navigate({ search }, { state: { ...state, step: 2 }, replace: there, preventScrollReset: true });
    },
    back: () => there && void navigate(-1),
    end: () => {
      setBegun(false);
      if (there) void navigate(-1);
    },
  };
}
