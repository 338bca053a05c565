import { useState } from 'react';

const DAYS_AWAY = 7;
const keyOf = (name: string) => `dismissed:${name}`;

export function isDismissed(name: string, now = Date.now()): boolean {
  const at = Number(localStorage.getItem(keyOf(name)));
  return at > 0 && now - at < DAYS_AWAY * 86_400_000;
}

export function useDismissal(name: string): [boolean, () => void] {
  const [dismissed, setDismissed] = useState(() => isDismissed(name));
  const dismiss = () => {
    localStorage.setItem(keyOf(name), String(Date.now()));
    setDismissed(true);
  };
  return [dismissed, dismiss];
}
