/** Two tones, and a line where one is drawn; all of it flat. */
interface Skin {
  base: string;
  shade: string;
  line: string;
  lip: string;
}

export const SKINS: readonly Skin[] = [
  { base: '#fbdcc9', shade: '#f0c0a8', line: '#c58770', lip: '#cf6b68' },
  { base: '#f6cfb4', shade: '#e7b192', line: '#b9795d', lip: '#c4625f' },
  { base: '#ecbc98', shade: '#d69c75', line: '#a66c4b', lip: '#b65a52' },
  { base: '#dba57d', shade: '#c08459', line: '#8d5838', lip: '#a65046' },
  { base: '#be855c', shade: '#a06842', line: '#6e4225', lip: '#93473c' },
  { base: '#95623f', shade: '#784a2d', line: '#4d2c18', lip: '#7c3b33' },
  { base: '#704833', shade: '#553322', line: '#351d12', lip: '#723533' },
];
/** How many of twenty have which. */
export const SKIN_SHARES = [4, 6, 4, 2, 2, 1, 1];

export interface Shades {
  base: string;
  light: string;
  dark: string;
}

/** `name` as profiles tell it. */
interface Hair extends Shades {
  name: 'black' | 'brown' | 'red' | 'blond' | 'grey' | 'white';
}

const DARK: readonly Hair[] = [
  { name: 'black', base: '#2b2327', light: '#4b3f44', dark: '#191315' },
  { name: 'brown', base: '#43302a', light: '#654a3f', dark: '#2c1e1a' },
];
const FAIR: readonly Hair[] = [
  { name: 'brown', base: '#5f3d2c', light: '#80573f', dark: '#432a1e' },
  { name: 'brown', base: '#85553a', light: '#a87350', dark: '#643d28' },
  { name: 'red', base: '#b05a34', light: '#cf7c50', dark: '#863f22' },
  { name: 'blond', base: '#c99a58', light: '#e0ba7e', dark: '#a57a3e' },
  { name: 'blond', base: '#e2c388', light: '#f2dcae', dark: '#c29e61' },
];
export const GREY: readonly Hair[] = [
  { name: 'grey', base: '#8e8b8f', light: '#adaaad', dark: '#6c696e' },
  { name: 'grey', base: '#aeabac', light: '#c9c6c6', dark: '#8b888a' },
  { name: 'white', base: '#dedad6', light: '#f3f0ec', dark: '#b9b4b0' },
];

/** Hair that goes with a skin and an age: fair hair seldom grows on the darkest, and all of it greys. */
export function hairFor(skin: number, age: number, grey: boolean): readonly Hair[] {
  if (grey) return age < 58 ? GREY.slice(0, 2) : GREY;
  return skin >= 3 ? DARK : [...DARK, ...FAIR];
}

export const IRISES = [
  { colour: '#4a2d1c', name: 'brown' },
  { colour: '#64401f', name: 'brown' },
  { colour: '#7d5c2c', name: 'hazel' },
  { colour: '#3f7196', name: 'blue' },
  { colour: '#557f8f', name: 'grey' },
  { colour: '#4f7a4c', name: 'green' },
] as const;

export const CLOTHES: readonly Shades[] = [
  { base: '#c8466b', light: '#e8879f', dark: '#9c2f51' },
  { base: '#5d3f86', light: '#8a6db5', dark: '#432c64' },
  { base: '#2f6478', light: '#6b9db0', dark: '#214a5a' },
  { base: '#3d7561', light: '#79a894', dark: '#2b5747' },
  { base: '#d99a45', light: '#f0c583', dark: '#b37730' },
  { base: '#f2ebe1', light: '#ffffff', dark: '#d5c8b8' },
  { base: '#34405e', light: '#66749a', dark: '#252e46' },
  { base: '#b5553f', light: '#dc8a72', dark: '#8d3d2b' },
  { base: '#8fa3b0', light: '#bccbd4', dark: '#6f838f' },
  { base: '#e5a79b', light: '#f6cfc6', dark: '#c98577' },
  { base: '#7c8a54', light: '#a9b583', dark: '#5e6a3d' },
];
