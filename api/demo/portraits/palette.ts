export interface Skin {
  base: string;
  light: string;
  shade: string;
  blush: string;
  lip: string;
}

export const SKINS: readonly Skin[] = [
  { base: '#f6d3c1', light: '#fee7da', shade: '#dfa58f', blush: '#ee8f8a', lip: '#c9616a' },
  { base: '#f0c4a8', light: '#fbdcc6', shade: '#d59a7c', blush: '#e5837a', lip: '#bf5a5f' },
  { base: '#e5b08d', light: '#f4cbad', shade: '#c48864', blush: '#d9735f', lip: '#b0504f' },
  { base: '#d39a72', light: '#e8b691', shade: '#ad7450', blush: '#c4634c', lip: '#9e4744' },
  { base: '#b87d57', light: '#d29a74', shade: '#925c3c', blush: '#a9503c', lip: '#8c3d3c' },
  { base: '#965f3f', light: '#b57c59', shade: '#734429', blush: '#8d4030', lip: '#7a3335' },
  { base: '#744630', light: '#936046', shade: '#56301f', blush: '#71302a', lip: '#64292e' },
];

export interface Shades {
  base: string;
  light: string;
  dark: string;
}

/** `name` as profiles tell it. */
export interface Hair extends Shades {
  name: 'black' | 'brown' | 'red' | 'blond' | 'grey';
}

const DARK: readonly Hair[] = [
  { name: 'black', base: '#2a1f24', light: '#54424a', dark: '#171014' },
  { name: 'brown', base: '#3e2723', light: '#6d4a3f', dark: '#251613' },
];
const FAIR: readonly Hair[] = [
  { name: 'brown', base: '#5d3a29', light: '#8d6047', dark: '#3a2217' },
  { name: 'brown', base: '#8a5532', light: '#b98052', dark: '#5f3820' },
  { name: 'red', base: '#a3532d', light: '#d08252', dark: '#74361a' },
  { name: 'blond', base: '#c9974f', light: '#ecc684', dark: '#946a31' },
  { name: 'blond', base: '#ddb877', light: '#f6dfae', dark: '#ab8748' },
];
export const GREY: readonly Hair[] = [
  { name: 'grey', base: '#8d8a90', light: '#bdbac0', dark: '#626067' },
  { name: 'grey', base: '#c9c6ca', light: '#eeecee', dark: '#98959b' },
];

/** Hair that goes with a skin: fair hair seldom grows on the darkest. */
export const hairFor = (skin: number): readonly Hair[] => (skin >= 4 ? DARK : [...DARK, ...FAIR]);

export const IRISES = [
  { colour: '#5b3a26', name: 'brown' },
  { colour: '#6f4a2a', name: 'brown' },
  { colour: '#4a6a7d', name: 'blue' },
  { colour: '#6b8f9f', name: 'blue' },
  { colour: '#66784a', name: 'green' },
  { colour: '#3a2618', name: 'brown' },
] as const;

export const CLOTHES: readonly Shades[] = [
  { base: '#b8325f', light: '#dd5f87', dark: '#7d1c40' },
  { base: '#4a2a6b', light: '#7450a0', dark: '#2c1544' },
  { base: '#26566b', light: '#44839c', dark: '#143847' },
  { base: '#2f6b58', light: '#4f977f', dark: '#1a4438' },
  { base: '#c9803c', light: '#e9aa6a', dark: '#8f5520' },
  { base: '#e9dfd6', light: '#fffaf4', dark: '#bfae9f' },
  { base: '#2b2f42', light: '#4c5370', dark: '#161926' },
  { base: '#8f3b3b', light: '#bd6460', dark: '#5f2020' },
  { base: '#7d8f9e', light: '#a9bac7', dark: '#566775' },
];
