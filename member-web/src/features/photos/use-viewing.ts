import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';

type State = { viewing?: { of: string; photo: string } } | null;

/**
 * Which photo is seen large has an entry of its own in the history, so that Back closes it, as on any phone. `of` tells
 * the galleries of one page apart.
 */
export function useViewing(of: string): { photo: string | undefined; view: (photo: string) => void; end: () => void } {
  const { pathname, search, state } = useLocation() as Location<State>;
  const navigate = useNavigate();
  const photo = state?.viewing?.of === of ? state.viewing.photo : undefined;
  // A second Escape before the first has led back would leave the page as well.
  const ended = useRef(false);
  // Also where the browser's way forward opens it again.
  useEffect(() => {
    ended.current = false;
  }, [photo]);
  return {
    photo,
    view: (viewed) =>
      void navigate(
        { pathname, search },
        { state: { ...state, viewing: { of, photo: viewed } }, preventScrollReset: true },
      ),
    end: () => {
      if (photo === undefined || ended.current) return;
      ended.current = true;
      void navigate(-1);
    },
  };
}
