const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lb', 't', 'api_signup_complete'] as const;
const LONGEST = 1000;

/**
 * What an address says of the visit, for the call of the settings (spec 7). Nothing else of it goes along: the tokens of
 * mailed links would end up in logs.
 */
export function routeQuery(search: string): Partial<Record<(typeof NAMES)[number], string>> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value.slice(0, LONGEST)]];
    }),
  );
}
