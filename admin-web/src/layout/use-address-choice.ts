import { useSearchParams } from 'react-router-dom';

/** One of a few ways to look at a page, kept in its address; the first is what the address without it means. */
export function useAddressChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  const chosen = choices.find((choice) => choice === asked) ?? choices[0];
  const choose = (choice: Choice) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (choice === choices[0]) after.delete(name);
      else after.set(name, choice);
      return after;
    });
  return [chosen, choose];
}
