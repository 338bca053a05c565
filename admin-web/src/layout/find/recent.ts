import type { FoundRecord } from './use-found';

const MOST = 6;
/** Kept nowhere but in this window's memory, since it holds names: by the member of staff who opened them. */
const opened = new Map<string, readonly FoundRecord[]>();

const sameAs = (one: FoundRecord) => (other: FoundRecord) => one.kind === other.kind && one.id === other.id;

/** What this member of staff opened last in this window, the latest first. */
export const recentOf = (staffId: string): readonly FoundRecord[] => opened.get(staffId) ?? [];

export function remember(staffId: string, record: FoundRecord): void {
  const others = recentOf(staffId).filter((one) => !sameAs(record)(one));
  opened.set(staffId, [record, ...others].slice(0, MOST));
}
