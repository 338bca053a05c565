import { useCallback, useLayoutEffect, useRef } from 'react';

/** Calls back each time the element comes near the screen; the newest callback is used. */
export function useInView<T extends Element>(onView: () => void, margin = '600px') {
  const callback = useRef(onView);
  useLayoutEffect(() => {
    callback.current = onView;
  });
  // As a callback: the element may come long after the component, once there is something to show.
  return useCallback(
    (element: T | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) callback.current();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
}
