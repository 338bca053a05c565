import { useEffect, useState } from 'react';
import type { RejectionReason } from '../layout/dialogs/rejection-reasons';
import type { Photo, Undoable } from './photo';

// The server's ten seconds began before its answer was here.
const SPAN = 9_500;

/** Decisions of the last seconds, the latest last. */
export function useUndo() {
  const [list, setList] = useState<readonly Undoable[]>([]);
  const first = list[0]?.ends;
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(
      () => setList((before) => before.filter(({ ends }) => ends > first)),
      Math.max(0, first - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [first]);
  return {
    latest: list.at(-1),
    add: (photos: Photo[], reason: RejectionReason | null) =>
      setList((before) => [...before, { photos, reason, ends: Date.now() + SPAN }]),
    take: (): Undoable | undefined => {
      setList((before) => before.slice(0, -1));
      return list.at(-1);
    },
  };
}
