import { useState } from 'react';
import { useSettings } from './settings';

const keyOf = (name: string) => `dismissed:${name}`;

/** @param days how long what was closed stays away: the setting `alert_days` (CLI-11) */
export function isDismissed(name: string, days: number, now = Date.now()): boolean {
  const at = Number(localStorage.getItem(keyOf(name)));
  return at > 0 && now - at < days * 86_400_000;
}

export function useDismissal(name: string): [boolean, () => void] {
  const { alert_days: days } = useSettings();
  const [dismissed, setDismissed] = useState(() => isDismissed(name, days));
  const dismiss = () => {
    localStorage.setItem(keyOf(name), String(Date.now()));
    setDismissed(true);
  };
  return [dismissed, dismiss];
}
