import { useEffect, useRef } from 'react';

/** Calls back each time the element comes near the screen; the newest callback is used. */
export function useInView<T extends Element>(onView: () => void, margin = '600px') {
  const element = useRef<T>(null);
  const callback = useRef(onView);
  useEffect(() => {
    callback.current = onView;
  });
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) callback.current();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}
