import { useInput } from 'react-admin';

interface Reading<Value> {
  /** How a part of the filter stands in the field; and what it becomes of what is chosen there, null for nothing. */
  format?: (value: Value | null | undefined) => string;
  parse?: (chosen: string) => Value | null;
}

/** A field of the filter form: what of `source` stands in it, and how it is chosen. */
export function useFilterInput<Value = string>(source: string, reading: Reading<Value> = {}) {
  const { field } = useInput({ source, ...reading });
  const value = field.value as string;
  const choose = (chosen: string) => {
    // Told once more what it knows, the form would not follow the list when that is filtered otherwise next.
    if (chosen !== value) field.onChange(chosen);
  };
  return [value, choose] as const;
}
