/** Where each list was left in this window, so that a record leads back to it; in the next window it begins anew. */
const left = new Map<string, string>();

export const keepListAddress = (resource: string, search: string): void => void left.set(resource, search);
export const listAddress = (resource: string): string => left.get(resource) ?? '';
/** Filters may hold addresses of people: whoever logs in next does not find them. */
export const forgetListAddresses = (): void => left.clear();

/** The search part of the address of a list that is filtered so. */
export const filteredBy = (filter: object): string => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
