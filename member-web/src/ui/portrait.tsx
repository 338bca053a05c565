import type { CSSProperties } from 'react';
import styles from './portrait.module.scss';
import { BEARD, FACE, HAIR, HUES } from './portrait-parts';

type Props = { id: string; gender: string | null; className?: string | undefined };

/**
 * What stands where a photo will be: the same for a member every time, faceless and tone on tone, so that nobody takes
 * it for a picture of someone.
 */
export function Portrait({ id, gender, className }: Props) {
  const hash = hashOf(id);
  const kind = gender === 'male' ? 'male' : 'female';
  const hair = HAIR[kind][(hash >>> 5) % HAIR[kind].length]!;
  const bearded = kind === 'male' && (hash >>> 9) % 3 === 0;
  const aside = ((hash >>> 12) % 80) - 40;

  return (
    <svg
      className={['block full full-height', className].filter(Boolean).join(' ')}
      style={{ '--hue': HUES[hash % HUES.length] } as CSSProperties}
      viewBox="-190 -220 380 505"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.wall} d="M-999-999H999V999H-999Z" />
      <circle className={styles.light} cx={aside} cy="-30" r="160" />
      <path className={styles.hill} d="M-999 160C-160 60-40 170 60 120S300 90 999 160V999H-999Z" />
      {hair.back && <path className={styles.dark} d={hair.back} />}
      <path className={styles.skin} d="M-34 60V136Q0 196 34 136V60Z" />
      <path className={styles.shade} d="M-34 78C-20 118 20 126 34 70V112C24 142-20 134-34 100Z" />
      <path
        className={styles.cloth}
        d="M-46 136Q0 196 46 136C74 156 100 164 130 182 156 200 160 300 160 400H-160C-160 300-156 200-130 182-100 164-74 156-46 136Z"
      />
      <path className={styles.rim} d="M-45 139Q0 197 45 139" />
      <path className={styles.skin} d="M-72-10c-22-10-22 20-16 30s18 10 22-4ZM72-10c22-10 22 20 16 30s-18 10-22-4Z" />
      <path className={styles.skin} d={FACE[kind]} />
      <path
        className={styles.shade}
        d="M44-103C66-60 62-4 48 34S14 92-14 106C40 108 42 84 58 60 70 36 77 20 76-14 76-60 66-90 44-103Z"
      />
      {bearded && <path className={styles.hair} d={BEARD} />}
      <path className={styles.hair} d={hair.front} />
    </svg>
  );
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
