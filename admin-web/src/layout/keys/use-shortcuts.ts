import { modalClasses } from '@mui/material';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useShortcutsPreference } from '../values/use-preferences';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"], [role="listbox"]'));

/** Along the navigation, which is a menu that is always there. */
const walking = ({ target, key }: KeyboardEvent) =>
  ['ArrowUp', 'ArrowDown'].includes(key) && target instanceof HTMLElement && target.closest('[role="menu"]') !== null;

// Also menus and lists of choices; the navigation of a phone is there while it is closed, but hidden.
const OPEN = `.${modalClasses.root}:not(.${modalClasses.hidden}), dialog[open]`;
const somethingOpen = () => document.querySelector(OPEN) !== null;

/**
 * Keys of one page, by `KeyboardEvent.key`; none of them while somebody types, or while a dialog or a menu is open over
 * the page. They come before what has the focus: the navigation would look for an entry that begins with the letter.
 */
export function useShortcuts(keys: Record<string, () => void>): void {
  const [enabled] = useShortcutsPreference();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (typing(event.target) || walking(event) || somethingOpen()) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  // A key that is pressed as soon as the page is there is not lost: other effects may come a moment later.
  useLayoutEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [enabled]);
}
