import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Of a double press that leads to another screen, the second falls on nothing there: nobody has read it yet. */
export function useOneScreenAPress(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    shown.current = pathname;
  }, [pathname]);

  useEffect(() => {
    let pressedOn = shown.current;
    const onClick = (event: MouseEvent) => {
      if (event.detail < 2) pressedOn = shown.current;
      else if (pressedOn !== shown.current) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // Before React hears of it.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
