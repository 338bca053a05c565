import type { KeyboardEvent } from 'react';
import type { KeyHint } from './screen-keys';

export const SEND: KeyHint = { keys: ['Ctrl', 'Enter'], text: 'send' };

/** While a text is written: Ctrl or ⌘ with Enter sends its form, and Escape leads to the keys of the page. */
export function writingKeys(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target as HTMLTextAreaElement;
  if (event.key === 'Escape') field.blur();
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  field.form?.requestSubmit();
}
