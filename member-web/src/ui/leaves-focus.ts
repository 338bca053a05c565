/**
 * `ref` of a button that goes with what it was pressed for: what it stood in has the focus then (`tabIndex={-1}`), not
 * the whole page.
 */
export const leavesFocus = (button: HTMLElement | null) => () => {
  if (button && button === document.activeElement)
    button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};
