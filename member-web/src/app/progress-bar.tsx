import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './progress-bar.module.scss';

const THROTTLE = 200;

/** Appears only when a screen takes longer than 200 ms, and fills over 5 s (CLI-05). */
export function ProgressBar() {
  const loading = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setShown(true), THROTTLE);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [loading]);

  return <div className={styles.bar} data-shown={shown} aria-hidden="true" />;
}
