import { useEffect, useEffectEvent } from 'react';

interface Hold {
  /** What is held; undefined: nothing is. */
  of: string | undefined;
  /** Milliseconds after which it is taken anew: whoever is gone without a word does not keep it. */
  every: number;
  /** `isOpen`: the page still is, when the answer comes. */
  take: (isOpen: () => boolean) => void;
  /** `keepalive`: the window goes as well. */
  release: (keepalive: boolean) => void;
}

/** Takes what a page is about, so that no colleague does, for as long as it is open; gives it back as it is left. */
export function useHold({ of, every, ...hold }: Hold): void {
  const take = useEffectEvent(hold.take);
  const release = useEffectEvent(hold.release);
  useEffect(() => {
    if (of === undefined) return;
    let open = true;
    const takeIt = () => take(() => open);
    takeIt();
    const timer = setInterval(takeIt, every);
    // The browser kept the page, and it is gone back to.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && takeIt();
    window.addEventListener('pageshow', onShow);
    return () => {
      open = false;
      clearInterval(timer);
      window.removeEventListener('pageshow', onShow);
    };
  }, [of, every]);
  useEffect(() => {
    if (of === undefined) return;
    const leave = () => release(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      release(false);
    };
  }, [of]);
}

/** Calls one after the other: leaving and coming back at once must not give away what was just taken. */
export function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return <A>(work: () => Promise<A>): Promise<A> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
