import { useFormats } from './use-formats';
import { useChoices } from './use-choices';

/** Every country of the product by its name. */
export function useCountries(): [code: string, name: string][] {
  const formats = useFormats();
  return useChoices()
    .countries.map((code): [string, string] => [code, formats.country(code)])
    .sort(([, one], [, other]) => one.localeCompare(other));
}
