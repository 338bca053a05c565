import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useUser } from '../../lib/session';
import { welcomeQuery } from './api';

export interface TimeBonus {
  code: string;
  percentage: number;
  secondsLeft: number;
  /** When it ends, by this browser's clock. */
  endsAt: Date;
}

/**
 * The time bonus while it runs: for a member who has not paid, until 0 (MNY-07). It counts from the seconds that the
 * server said were left, so a browser whose clock is wrong shows what truly ends.
 */
export function useTimeBonus(): TimeBonus | null {
  const user = useUser();
  const { data, dataUpdatedAt } = useQuery({ ...welcomeQuery, enabled: user?.paid_user === false });
  const offered = user?.paid_user === false && data && data.seconds_left !== null ? data : null;
  const now = useSeconds(offered !== null);
  if (!offered) return null;
  const end = Math.floor(dataUpdatedAt / 1000) + offered.seconds_left!;
  const secondsLeft = end - now;
  if (secondsLeft <= 0) return null;
  return { code: offered.code, percentage: offered.value_percentage, secondsLeft, endsAt: new Date(end * 1000) };
}

const useSeconds = (running: boolean) =>
  useSyncExternalStore(running ? eachSecond : never, () => (running ? Math.floor(Date.now() / 1000) : 0));

const never = () => () => undefined;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all countdowns on the screen, so that they agree. */
function eachSecond(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), 250);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** hh:mm:ss */
export const clockOf = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
