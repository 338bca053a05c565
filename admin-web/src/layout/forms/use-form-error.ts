import { useNotify } from 'react-admin';
import { hasFieldErrors } from '../../providers/problem';

/** What is told at its field is not told once more. */
export function useFormError(): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    if (hasFieldErrors(error)) return;
    notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
  };
}
