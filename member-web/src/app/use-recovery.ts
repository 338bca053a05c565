import { useEffect, useState } from 'react';
import { siteAnswers } from '../lib/site-answers';

/** How often it is looked, in milliseconds, whether the connection is back: a browser does not always tell. */
const EVERY = 5_000;

/** Goes on by itself once the site answers again; never before, or the browser's own page would be left. */
export function useRecovery(lost: boolean) {
  const [looking, setLooking] = useState(false);
  const look = async () => {
    setLooking(true);
    if (await siteAnswers()) window.location.reload();
    setLooking(false);
  };

  useEffect(() => {
    if (!lost) return;
    const again = () => void siteAnswers().then((back) => back && window.location.reload());
    const timer = setInterval(again, EVERY);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [lost]);

  return { looking, look: () => void look() };
}
