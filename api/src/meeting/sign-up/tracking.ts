/** What the address of a visitor's first page can tell about who sent them (ACC-11, CLI-10). */
export const SOURCE_FIELDS = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lb', 'lander'] as const;
export type SourceField = (typeof SOURCE_FIELDS)[number];

/** The fields that were told; none is empty. */
export type Source = { readonly [Field in SourceField]?: string };

type Told = { readonly [Field in SourceField]?: string | undefined };

/** What was told, in one order and without empty values, so that equal sources are written alike. */
export function sourceOf(told: Told): Source {
  return Object.fromEntries(
    SOURCE_FIELDS.flatMap((field) => {
      const value = told[field]?.trim();
      return value ? [[field, value]] : [];
    }),
  );
}

/** What a member's sealed tracking data says. */
export interface Tracking {
  source: Source;
  /**
   * Names the steps of this member in the report. It stands nowhere else: once the member's key is destroyed, nobody can
   * tell which steps were theirs. Null if there is nothing to hide.
   */
  journey: string | null;
}

/** The text sealed with the account; null if the visitor's address told nothing. */
export function trackingText(told: Told = {}, journey: string): string | null {
  const source = sourceOf(told);
  return Object.keys(source).length > 0 ? JSON.stringify({ ...source, journey }) : null;
}

/** @param text null if there is none, or if it can no longer be opened */
export function trackingIn(text: string | null): Tracking {
  if (text === null) return { source: {}, journey: null };
  const { journey = null, ...told } = JSON.parse(text) as Source & { journey?: string };
  return { source: sourceOf(told), journey };
}
