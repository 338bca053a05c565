import type { FoundRecord } from './use-found';

const MOST = 6;
/** Kept nowhere but in this window's memory, since it holds names: by the member of staff who opened them. */
const opened = new Map<string, readonly FoundRecord[]>();

/** What this member of staff opened last in this window, the latest first. */
export const recentOf = (staffId: string): readonly FoundRecord[] => opened.get(staffId) ?? [];

export function remember(staffId: string, record: FoundRecord): void {
  const others = recentOf(staffId).filter(({ kind, id }) => kind !== record.kind || id !== record.id);
  opened.set(staffId, [record, ...others].slice(0, MOST));
}
