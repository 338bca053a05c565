import { useEffect, useEffectEvent } from 'react';
import { useShortcutsPreference } from './use-preferences';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="combobox"], [role="listbox"], [role="menu"]'));

/** Keys of one page, by `KeyboardEvent.key`; none of them while somebody types or a menu is open. */
export function useShortcuts(keys: Record<string, () => void>): void {
  const [enabled] = useShortcutsPreference();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target)) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}
