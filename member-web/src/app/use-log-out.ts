import { useNavigate } from 'react-router';
import { useLogout } from '../features/accounts/api';
import { useErrorText } from '../lib/error-text';
import { toast } from '../ui/toasts';

/** Logout ends the session on the server and leads to the landing page (ACC-06). */
export function useLogOutAndLeave() {
  const logout = useLogout();
  const navigate = useNavigate();
  const { ofError } = useErrorText();
  return () =>
    void logout.mutateAsync().then(
      () => navigate('/', { replace: true }),
      (error: unknown) => void toast(ofError(error), 'error'),
    );
}
