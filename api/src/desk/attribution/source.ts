import { hash } from 'node:crypto';

/** What the address of a visitor's first page can tell about who sent them (ACC-11, CLI-10). */
export const SOURCE_FIELDS = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lb', 'lander'] as const;
export type SourceField = (typeof SOURCE_FIELDS)[number];

/** The fields that were told; none is empty. */
export type Source = { readonly [Field in SourceField]?: string };

/** What was told, in one order and without empty values, so that equal sources are written alike. */
export function sourceOf(told: { readonly [Field in SourceField]?: string | undefined }): Source {
  return Object.fromEntries(
    SOURCE_FIELDS.flatMap((field) => {
      const value = told[field]?.trim();
      return value ? [[field, value]] : [];
    }),
  );
}

/** The same as steps keep it: null stands for what too few visits told to be kept. */
export type CountedSource = { readonly [Field in SourceField]?: string | null };

/** Names a value of a field, whose text may be too long for a key. */
export const hashOf = (field: SourceField, value: string): string =>
  hash('sha256', JSON.stringify([field, value]), 'base64url');
