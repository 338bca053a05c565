/** What the proxy in front says of where the visitor is: two letters; proxies write `XX` or `T1` where they do not know. */
export function countryOf(headers: Record<string, unknown>, name: string | undefined): string | null {
  const value = name && headers[name];
  return typeof value === 'string' && /^(?!XX)[A-Z]{2}$/i.test(value) ? value.toUpperCase() : null;
}
