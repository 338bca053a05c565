import { useLocation, useNavigate } from 'react-router';

type State = { sheet?: 'filters' } | null;

/** A sheet with an entry of its own in the history: Back closes it, and leaves the list where it was. */
export function useSheet(): { open: boolean; show: () => void; hide: () => void } {
  const { search, state } = useLocation() as { search: string; state: State };
  const navigate = useNavigate();
  const open = state?.sheet === 'filters';
  return {
    open,
    show: () => void navigate({ search }, { state: { ...state, sheet: 'filters' }, preventScrollReset: true }),
    hide: () => open && void navigate(-1),
  };
}
