/**
 * `ref` of a button, or what holds it, that goes with what it was pressed for: what it stood in has the focus then (`tabIndex={-1}`), not
 * the whole page.
 */
export const leavesFocus = (gone: HTMLElement | null) => () => {
  if (gone?.contains(document.activeElement))
    gone.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};
