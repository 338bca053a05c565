import { useSearchParams } from 'react-router-dom';

/** What the address of a page says after its path, and a way to change parts of it; what becomes null is taken away. */
export function useAddress(): [URLSearchParams, (changes: Record<string, string | null>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | null>) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, to] of Object.entries(changes)) {
        if (to === null) after.delete(name);
        else after.set(name, to);
      }
      return after;
    });
  return [params, change];
}
