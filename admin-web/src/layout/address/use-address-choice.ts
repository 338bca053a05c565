import { useAddress } from './use-address';

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
