import { useNotify } from 'react-admin';

/**
 * Copies a text and says so, or that it did not work: a browser may refuse it. Browsers give pages a clipboard only over
 * https or on this machine; elsewhere there is nothing to copy with.
 */
export function useCopy(): ((text: string, done?: string) => Promise<void>) | undefined {
  const notify = useNotify();
  if (!('clipboard' in navigator)) return undefined;
  return (text, done = 'console.copied') =>
    navigator.clipboard.writeText(text).then(
      () => notify(done, { autoHideDuration: 4000 }),
      () => notify('console.not_copied', { type: 'error' }),
    );
}
