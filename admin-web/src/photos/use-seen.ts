import { useCallback, useState } from 'react';

/** Milliseconds that a photo stands there before it can be decided: less is the second press of the one before. */
export const MOMENT = 400;
/** How much of it has to be in view. */
const PART = 0.5;

/**
 * Whether a picture has been drawn and in view for a moment: when one is decided, the next slides under the finger. Goes
 * on the `img` of the photo `id`; one that cannot be drawn is never seen.
 */
export function useSeen(
  id: string | undefined,
): [(image: HTMLImageElement | null) => (() => void) | undefined, boolean] {
  const [seen, setSeen] = useState<string>();
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      let [drawn, inView] = [false, false];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        if (drawn && inView) timer = setTimeout(() => setSeen(id), MOMENT);
      };
      const observer = new IntersectionObserver(
        (entries) => {
          inView = entries.at(-1)!.intersectionRatio >= PART;
          look();
        },
        { threshold: PART },
      );
      observer.observe(image);
      image.decode().then(
        () => {
          drawn = true;
          look();
        },
        () => undefined,
      );
      return () => {
        drawn = false;
        clearTimeout(timer);
        observer.disconnect();
      };
    },
    [id],
  );
  return [watch, id !== undefined && seen === id];
}
