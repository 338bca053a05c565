import { isSealed, type Sealed } from './sealed.js';

export interface SealedField {
  /** Path in the data: `email`, `changes.name`, `lots.0.note`. */
  field: string;
  value: Sealed;
}

/** Every sealed value in an event's data, at any depth. */
export function sealedFields(data: unknown, path: readonly string[] = []): SealedField[] {
  if (isSealed(data)) return [{ field: path.join('.'), value: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => sealedFields(value, [...path, name]));
}

/** The data with each sealed value replaced by its plain text, or by null if that is unknown. */
export function unsealed(data: unknown, texts: ReadonlyMap<string, string | null>): unknown {
  if (isSealed(data)) return texts.get(data) ?? null;
  if (Array.isArray(data)) return data.map((value) => unsealed(value, texts));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, unsealed(value, texts)]));
}
