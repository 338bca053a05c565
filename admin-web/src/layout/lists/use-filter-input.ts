import { useInput } from 'react-admin';

interface Reading<Value> {
  /** Between the filter's value and the input's text. `parse` returns null to clear the filter. */
  format?: (value: Value | null | undefined) => string;
  parse?: (chosen: string) => Value | null;
}

/** An input of the filter form: its text, and the function that sets it. */
export function useFilterInput<Value = string>(source: string, reading: Reading<Value> = {}) {
  const { field } = useInput({ source, ...reading });
  const value = field.value as string;
  const choose = (chosen: string) => {
    // After being set to the value it already has, the form would ignore the next change of the list's filter.
    if (chosen !== value) field.onChange(chosen);
  };
  return [value, choose] as const;
}
