import type { ReactNode } from 'react';
import styles from './drawing.module.scss';

/** A line drawing in two tones: structure in purple, the one warm accent in pink. */
export const drawn = (lines: ReactNode) => (
  <svg className={styles.drawing} viewBox="0 0 160 128" width="160" height="128" aria-hidden="true">
    {lines}
  </svg>
);

/** Those of screens that every visitor has at hand: their code may be all there is. */
export const ERROR_DRAWINGS = {
  broken: drawn(
    <>
      <path d="M80 104C48 84 34 68 34 50a22 22 0 0 1 40-13l-8 17 16 10-8 16 6 24Z" />
      <path className={styles.accent} d="M88 104c31-20 44-36 44-54a22 22 0 0 0-40-13l-8 15 16 11-10 17-2 24Z" />
    </>,
  ),
  lost: drawn(
    <>
      <path d="M26 96c18-26 32 12 50-12s30 10 58-22" strokeDasharray="5 8" />
      <path
        className={styles.accent}
        d="M124 62c-13-14-19-24-19-33a19 19 0 0 1 38 0c0 9-6 19-19 33Zm0-26a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z"
      />
      <circle cx="26" cy="96" r="5" />
    </>,
  ),
};
