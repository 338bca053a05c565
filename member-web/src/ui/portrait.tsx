import { useId } from 'react';
import styles from './portrait.module.scss';
import { BEARD, HAIR, TONES } from './portrait-parts';

type Gender = keyof typeof HAIR;
type Props = { id: string; gender: string | null; className?: string | undefined };

/**
 * What stands where a photo will be: the same for a member every time, faceless and tone on tone, so that nobody takes
 * it for a picture of someone.
 */
export function Portrait({ id, gender, className }: Props) {
  const name = useId();
  const hash = hashOf(id);
  const tone = TONES[hash % TONES.length]!;
  const kind: Gender = gender === 'male' ? 'male' : 'female';
  const hair = HAIR[kind][(hash >>> 5) % HAIR[kind].length]!;
  const bearded = kind === 'male' && (hash >>> 9) % 3 === 0;
  const shift = ((hash >>> 12) % 80) - 40;

  return (
    <svg
      className={[styles.portrait, className].filter(Boolean).join(' ')}
      viewBox="0 0 200 266"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${name}g`} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor={tone.light} />
          <stop offset="1" stopColor={tone.ground} />
        </linearGradient>
        <linearGradient id={`${name}c`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={tone.cloth} />
          <stop offset="1" stopColor={tone.hair} />
        </linearGradient>
      </defs>
      <rect width="200" height="266" fill={`url(#${name}g)`} />
      <circle className={styles.light} cx={100 + shift} cy="96" r="92" />
      <circle cx={100 - shift * 2} cy="226" r="96" fill={tone.ground} opacity="0.7" />
      <rect className={styles.dusk} width="200" height="266" fill={tone.hair} />
      <g transform="translate(0 30)">
        {hair.back && <path d={hair.back} fill={tone.hair} />}
        <path d="M4 244c2-56 38-80 96-80s94 24 96 80Z" fill={`url(#${name}c)`} />
        <path d="M85 122h30v40c5 22-35 22-30 0Z" fill={tone.skin} />
        <path d="M85 132c9 9 21 9 30 0v9c-9 11-21 11-30 0Z" fill={tone.cloth} opacity="0.45" />
        <circle cx="69" cy="97" r="7" fill={tone.skin} />
        <circle cx="131" cy="97" r="7" fill={tone.skin} />
        <path d="M64 94a36 45 0 0 1 72 0Z" fill={tone.hair} />
        <ellipse cx="100" cy="93" rx="32" ry="42" fill={tone.skin} />
        <path d="M100 51a32 42 0 0 1 0 84c14-8 20-26 20-44s-6-32-20-40Z" fill={tone.cloth} opacity="0.14" />
        {bearded && <path d={BEARD} fill={tone.hair} opacity="0.82" />}
        <path d={hair.front} fill={tone.hair} />
      </g>
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
