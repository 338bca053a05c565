import { drawn } from './drawing';
import styles from './drawing.module.scss';

export const DRAWINGS = {
  chats: drawn(
    <>
      <path d="M34 34h58a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10H62L44 98V84H34a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10Z" />
      <path d="M42 54h40M42 66h24" />
      <g className={styles.accent}>
        <path d="M116 58h12a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10h-6v12l-15-12H88a10 10 0 0 1-9-6" />
        <path d="M112 92c-6-4-9-7-9-11a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 4-3 7-9 11Z" />
      </g>
    </>,
  ),
  members: drawn(
    <>
      <rect x="26" y="36" width="44" height="60" rx="8" transform="rotate(-8 48 66)" />
      <circle cx="47" cy="58" r="9" />
      <path d="M33 86c2-9 8-13 16-14s14 3 17 10" />
      <g className={styles.accent}>
        <rect x="88" y="32" width="46" height="64" rx="8" transform="rotate(7 111 64)" />
        <circle cx="112" cy="56" r="9" />
        <path d="M95 82c3-8 9-12 17-11s14 6 15 14" />
      </g>
      <path d="M74 108h12" />
    </>,
  ),
  mail: drawn(
    <>
      <path d="M30 48 80 20l50 28v52a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V48Z" />
      <path d="m30 50 50 32 50-32M34 104l32-31M126 104 94 73" />
      <g className={styles.accent}>
        <path d="M80 62c-10-6-15-12-15-18a8 8 0 0 1 15-4 8 8 0 0 1 15 4c0 6-5 12-15 18Z" />
      </g>
    </>,
  ),
  done: drawn(
    <>
      <circle cx="80" cy="64" r="38" />
      <path className={styles.accent} d="m62 65 13 13 24-26" />
      <path d="M28 40v10M23 45h10M134 82v10M129 87h10M122 26v6M119 29h6M34 100v6M31 103h6" />
    </>,
  ),
  waiting: drawn(
    <>
      <circle cx="80" cy="64" r="38" />
      <path className={styles.accent} d="M80 40v25l16 10" />
      <path d="M80 20v-6M124 64h6M30 64h6M80 108v6" />
    </>,
  ),
  coins: drawn(
    <>
      <ellipse cx="58" cy="46" rx="26" ry="10" />
      <path d="M32 46v36c0 6 12 10 26 10s26-4 26-10V46M32 58c0 6 12 10 26 10s26-4 26-10M32 70c0 6 12 10 26 10s26-4 26-10" />
      <g className={styles.accent}>
        <circle cx="110" cy="78" r="24" />
        <path d="M110 90c-7-5-11-9-11-14a6 6 0 0 1 11-3 6 6 0 0 1 11 3c0 5-4 9-11 14Z" />
      </g>
    </>,
  ),
  likes: drawn(
    <>
      <path d="M28 84c10 0 17-3 22-9M132 84c-10 0-17-3-22-9" />
      <path d="M24 36h10M29 31v10M128 30h8M132 26v8M40 108h6M116 106h8" />
      <g className={styles.accent}>
        <path d="M80 104C52 86 40 71 40 54a20 20 0 0 1 40-6 20 20 0 0 1 40 6c0 17-12 32-40 50Z" />
      </g>
      <path d="M54 56a8 8 0 0 1 8-9" />
    </>,
  ),
};
