import { useRef } from 'react';
import { newKey } from '../new-key';

/**
 * One key per user action: asking again for the same thing after a failure repeats the key, so that an answer lost on
 * the way is not done twice. Another request, or success, begins a new action.
 */
export function useActionKey() {
  const action = useRef<{ request: string; key: string }>(undefined);
  return {
    keyFor(request: unknown): string {
      const asked = JSON.stringify(request);
      if (action.current?.request !== asked) action.current = { request: asked, key: newKey() };
      return action.current.key;
    },
    done() {
      action.current = undefined;
    },
  };
}
