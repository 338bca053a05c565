import { useId } from 'react';
import styles from './portrait.module.scss';

/** Ground, glow and figure of each drawn portrait; tone on tone, so that nobody takes it for a photo. */
const TONES = [
  ['#f6c9d2', '#fbe6e4', '#c45f7f', '#8e3a5d'],
  ['#d9c8ef', '#efe4fa', '#8a66b8', '#573885'],
  ['#f7d3bd', '#fdeadb', '#cc7a57', '#93492f'],
  ['#c7dcea', '#e4f0f7', '#5d8db0', '#33607f'],
  ['#cfe3d2', '#e8f3e6', '#6a9c78', '#3c6c4c'],
  ['#f1d9a9', '#fbefd3', '#bf9245', '#846022'],
  ['#e6c6e2', '#f6e4f2', '#a9609f', '#743a6d'],
  ['#cccdf0', '#e6e6fa', '#6d70b8', '#42448a'],
] as const;

const HAIR = {
  female: [
    'M58 96c-5-40 12-58 42-58s47 18 42 58c-1 14 2 30 8 44-13 4-24 2-30-6H80c-6 8-17 10-30 6 6-14 9-30 8-44Z',
    'M62 92c-4-34 10-52 38-52s42 18 38 52c0 10-3 20-8 26l-3-34c-18 0-34-8-42-20-4 12-10 20-16 24l-1 30c-5-6-6-16-6-26Z',
    'M64 86c-2-28 10-44 36-44s38 16 36 44l-6 12-4-22c-16 2-36-2-48-12l-6 22Zm24-48a14 13 0 1 1 24 0 14 13 0 0 1-24 0Z',
  ],
  male: [
    'M64 88c-4-30 10-46 36-46s40 16 36 46l-5 10-3-22c-16-2-34-6-44-12-5 4-10 8-12 14l-3 20Z',
    'M65 84c-3-24 8-38 35-40 24-2 39 12 36 38l-4 12-5-18c-6-6-14-10-27-10s-21 4-27 10l-4 20Z',
    'M63 90c-6-16-2-32 8-38 4-12 22-16 34-10 16-2 28 10 30 24 2 8 0 16-3 24l-4 8-3-20c-14 2-32-2-42-10-4 8-12 10-15 14l-2 16Z',
  ],
} as const;

type Gender = keyof typeof HAIR;
type Props = { id: string; gender: string; className?: string | undefined };

/** What stands where a photo will be: the same for a member every time, and plainly drawn. */
export function Portrait({ id, gender, className }: Props) {
  const clip = useId();
  const hash = hashOf(id);
  const [ground, glow, figure, dark] = TONES[hash % TONES.length]!;
  const styleOf = HAIR[(gender in HAIR ? gender : 'female') as Gender];
  const hair = styleOf[(hash >> 4) % styleOf.length]!;
  const shift = ((hash >> 8) % 60) - 30;

  return (
    <svg
      className={[styles.portrait, className].filter(Boolean).join(' ')}
      viewBox="0 0 200 266"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${clip}g`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={glow} />
          <stop offset="1" stopColor={ground} />
        </linearGradient>
        <linearGradient id={`${clip}f`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={figure} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <rect width="200" height="266" fill={`url(#${clip}g)`} />
      <circle cx={100 + shift} cy="84" r="86" fill="#fff" opacity="0.34" />
      <circle cx={150 - shift} cy="210" r="110" fill={ground} opacity="0.6" />
      <g transform="translate(0 34)">
        <path d="M14 236c2-52 34-76 86-76s84 24 86 76Z" fill={`url(#${clip}f)`} />
        <path d="M84 128h32v32c-3 12-29 12-32 0Z" fill={figure} />
        <path d="M84 144c10 8 22 8 32 0v8c-10 8-22 8-32 0Z" fill={dark} opacity="0.35" />
        <path d="M70 92c0-26 12-40 30-40s30 14 30 40c0 30-14 50-30 50S70 122 70 92Z" fill={glow} />
        <path d={hair} fill={dark} />
      </g>
    </svg>
  );
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}
