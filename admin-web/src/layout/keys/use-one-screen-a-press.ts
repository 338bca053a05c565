import { useEffect } from 'react';

/**
 * Of a double press that leads to another screen, the second falls on nothing: there nobody has read it yet, and until it
 * is drawn the same link would lead to it once more, and Back from it to itself. The address is known before the drawing.
 */
export function useOneScreenAPress(): void {
  useEffect(() => {
    let pressedOn = window.location.pathname;
    const onClick = (event: MouseEvent) => {
      const { pathname } = window.location;
      if (event.detail < 2) pressedOn = pathname;
      else if (pressedOn !== pathname) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // Before React hears of it.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
