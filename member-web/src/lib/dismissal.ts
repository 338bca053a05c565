import { useState } from 'react';
import { keepIn } from './kept';
import { useUser } from './session';
import { useSettings } from './settings';

/** Whoever else logs in with this browser has closed nothing. */
const keyOf = (name: string, memberId = '') => `dismissed:${name}:${memberId}`;

/** @param days how long what was closed stays away: the setting `alert_days` (CLI-11) */
export function isDismissed(name: string, memberId: string | undefined, days: number, now = Date.now()): boolean {
  const at = Number(localStorage.getItem(keyOf(name, memberId)));
  return at > 0 && now - at < days * 86_400_000;
}

export function useDismissal(name: string): [boolean, () => void] {
  const { alert_days: days } = useSettings();
  const memberId = useUser()?.id;
  const [dismissed, setDismissed] = useState(() => isDismissed(name, memberId, days));
  const dismiss = () => {
    keepIn(() => localStorage, keyOf(name, memberId), String(Date.now()));
    setDismissed(true);
  };
  return [dismissed, dismiss];
}
