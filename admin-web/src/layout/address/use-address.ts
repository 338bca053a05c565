import { useSearchParams } from 'react-router-dom';

/** What the address of a page says after its path, and a way to change parts of it; what becomes null is taken away. */
export function useAddress(): [URLSearchParams, (changes: Record<string, string | null>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | null>) => {
    // The address itself: the second of two quick presses comes before what the first one changed is drawn.
    const now = new URLSearchParams(window.location.search);
    const after = new URLSearchParams(now);
    for (const [name, to] of Object.entries(changes)) {
      if (to === null) after.delete(name);
      else after.set(name, to);
    }
    // Otherwise Back would lead from it to the same again.
    if (after.toString() !== now.toString()) setParams(after);
  };
  return [params, change];
}

/** One of a few ways to look at a page, kept in its address; the first is what the address without it means. */
export function useAddressChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [params, change] = useAddress();
  const asked = params.get(name);
  const chosen = choices.find((choice) => choice === asked) ?? choices[0];
  const choose = (choice: Choice) => change({ [name]: choice === choices[0] ? null : choice });
  return [chosen, choose];
}
