import type { Dice } from './dice.js';

/** A place that is out of focus, with the colour its light has. */
export interface Backdrop {
  drawn: string;
  light: string;
}

const sky = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const ground = (from: string, to: string) => `${sky('sky', from, to)}<rect width="600" height="800" fill="url(#sky)"/>`;
const soft = (drawn: string, blur: 'far' | 'near' = 'far') => `<g filter="url(#${blur})">${drawn}</g>`;

function studio(dice: Dice): Backdrop {
  const [from, to, disc] = dice.of([
    ['#fde3e4', '#e9a5b4', '#fff4f1'],
    ['#efe6fa', '#b79ad8', '#fbf6ff'],
    ['#fdeeda', '#eab98a', '#fff8ec'],
    ['#dff0f0', '#8fbcc0', '#f4fcfa'],
    ['#e6eefb', '#93acd6', '#f6faff'],
  ] as const);
  const x = dice.between(180, 420);
  return {
    drawn: `${ground(from, to)}<circle cx="${x}" cy="300" r="270" fill="${disc}" opacity="0.62"/><circle cx="${600 - x}" cy="720" r="240" fill="${to}" opacity="0.5"/>`,
    light: '#fff6ee',
  };
}

function dusk(dice: Dice): Backdrop {
  const sun = dice.between(90, 510);
  return {
    drawn: `${ground('#fbd3a3', '#d3668a')}${soft(`<circle cx="${sun}" cy="330" r="74" fill="#fff0cf"/><circle cx="${sun}" cy="330" r="150" fill="#ffe2ad" opacity="0.4"/>
      <path d="M0 470Q120 400 260 462T600 420V800H0Z" fill="#9a4677"/><path d="M0 560Q180 480 330 548T600 520V800H0Z" fill="#6b2f66"/>`)}`,
    light: '#ffd9a0',
  };
}

function sea(dice: Dice): Backdrop {
  const level = dice.between(400, 460);
  return {
    drawn: `${ground('#cfeaf6', '#fbeee0')}${soft(`<rect y="${level}" width="600" height="160" fill="#5fa6bd"/><rect y="${level + 90}" width="600" height="60" fill="#8cc6d0"/>
      <path d="M0 ${level + 150}Q200 ${level + 110} 600 ${level + 160}V800H0Z" fill="#ecd0a6"/><circle cx="${dice.between(60, 540)}" cy="130" r="60" fill="#fffdf2" opacity="0.9"/>`)}`,
    light: '#fff7e2',
  };
}

function garden(dice: Dice): Backdrop {
  const leaves = Array.from({ length: 26 }, () => {
    const [x, y, r] = [dice.between(-20, 620), dice.between(-20, 700), dice.between(34, 100)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${dice.of(['#3f7a58', '#5c9a6d', '#84b883', '#b8d59c', '#2d5c48', '#e7e8ac'])}" opacity="${dice.between(0.35, 0.8)}"/>`;
  }).join('');
  return { drawn: `${ground('#dcecc4', '#4f8563')}${soft(leaves)}`, light: '#fbffdc' };
}

function evening(dice: Dice): Backdrop {
  const lamps = Array.from({ length: 24 }, () => {
    const r = dice.between(12, 46);
    return `<circle cx="${dice.between(0, 600)}" cy="${dice.between(0, 640)}" r="${r}" fill="${dice.of(['#ffd08a', '#ff9fb1', '#ffe6b8', '#c79bff', '#8fd0ff'])}" opacity="${dice.between(0.25, 0.75)}"/>`;
  }).join('');
  return { drawn: `${ground('#3a2355', '#171026')}${soft(lamps, 'near')}`, light: '#ffcf9a' };
}

function room(dice: Dice): Backdrop {
  const left = dice.happens(0.5) ? 40 : 350;
  const plant = left === 40 ? 520 : 80;
  const leaf = (turn: number) =>
    `<ellipse cx="${plant}" cy="470" rx="24" ry="104" fill="#4f7f63" transform="rotate(${turn} ${plant} 560)"/>`;
  return {
    drawn: `${ground('#f3e4d6', '#c9a58d')}${soft(
      `<rect x="${left}" y="70" width="210" height="330" rx="8" fill="#fffdf6"/><rect x="${left + 98}" y="70" width="12" height="330" fill="#dcc3ae"/>
      <rect x="${left}" y="225" width="210" height="12" fill="#dcc3ae"/>${[-52, -26, 0, 26, 52].map(leaf).join('')}<rect x="${plant - 50}" y="550" width="100" height="140" rx="14" fill="#b5654a"/>`,
      'near',
    )}`,
    light: '#fff9ea',
  };
}

export const BACKDROPS: readonly ((dice: Dice) => Backdrop)[] = [studio, dusk, sea, garden, evening, room, studio];
