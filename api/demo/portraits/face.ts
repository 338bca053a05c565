import type { Looks } from './looks.js';

/** How someone is just now: `turn` from -1 to 1, which way the face looks. */
interface Expression {
  turn: number;
  mood: 'calm' | 'smile' | 'open' | 'laugh';
}

const INK = '#33211f';

/** The head about its middle, eyes at 8, chin at 106, without hair. */
export function faceOf(looks: Looks, { turn, mood }: Expression): string {
  const { skin } = looks;
  const aside = turn * 9;
  const outline = outlineOf(looks);
  return `${ears(looks, turn)}<clipPath id="face"><path d="${outline}"/></clipPath><path d="${outline}" fill="${skin.base}"/>
<g clip-path="url(#face)"><path d="M${34 + aside} -120C${58 + aside} -60 ${62 + aside} -4 ${48 + aside} 34S${14 + aside} 92 ${-14 + aside} 110H110V-120Z" fill="${skin.shade}" opacity="0.5"/>
<g transform="translate(3 9)" opacity="0.75">${looks.style.front.replaceAll(/"[HDL]"/g, `"${skin.shade}"`)}</g>
${beardOf(looks, aside)}${looks.tone < 3 ? cheeks(skin.lip, aside) : ''}</g>
<g transform="translate(${aside} -4)">${freckles(looks)}${ageOf(looks, mood)}
${[-1, 1].map((side) => eye(looks, side, mood) + brow(looks, side, mood)).join('')}${noseOf(looks, turn)}${mouthOf(looks, mood)}${moustache(looks)}${glassesOf(looks, aside)}</g>`;
}

function outlineOf({ jaw, chin }: Looks): string {
  const c = chin + 6;
  return `M-76 -14C-78 -84 -42 -114 0 -114S78 -84 76 -14C77 20 ${jaw + 14} 44 ${jaw} 66C${jaw - 13} 88 ${c} 106 0 106C${-c} 106 ${13 - jaw} 88 ${-jaw} 66C${-jaw - 14} 44 -77 20 -76 -14Z`;
}

const ears = ({ skin, earrings }: Looks, turn: number): string =>
  [-1, 1]
    .map((side) => {
      const x = side * (77 - Math.max(0, side * turn) * 8);
      return `<path d="M${x - side * 12} -10C${x + side * 10} -18 ${x + side * 17} 0 ${x + side * 12} 16C${x + side * 8} 34 ${x - side * 2} 40 ${x - side * 14} 26Z" fill="${side === 1 ? skin.shade : skin.base}"/><path d="M${x + side * 7} 2C${x} 4 ${x} 14 ${x + side * 3} 22" fill="none" stroke="${skin.line}" stroke-width="3" stroke-linecap="round" opacity="0.7"/>${
        earrings ? `<circle cx="${x + side * 4}" cy="41" r="6" fill="${earrings}"/>` : ''
      }`;
    })
    .join('');

function eye(
  { woman, eyesApart, eyeSize, slant, iris, skin, age }: Looks,
  side: number,
  mood: Expression['mood'],
): string {
  const stroke = (d: string, width: number, colour = INK) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  const at = (drawn: string) =>
    `<g transform="translate(${side * eyesApart} 8) scale(${side * eyeSize} ${eyeSize})">${drawn}</g>`;
  const lash = woman ? stroke(`M13 ${-3 - slant}l6 -4`, 3.4) : '';
  if (mood === 'laugh')
    return at(stroke(`M-13 3Q0 -11 14 ${2 - slant}`, 4.4) + (woman ? stroke(`M14 ${2 - slant}l5 -3`, 3.4) : ''));
  const lid = age > 55 ? 2.5 : 0;
  const up = `-7 ${-8.5 + lid} 7 ${-10.5 + lid} 14.5 ${-2 - slant}`;
  return at(
    `<path d="M-13 3C${up}C9 8 -6 8.5 -13 3Z" fill="#fdf5ee"/><ellipse cy="-0.6" rx="7.6" ry="${7.6 - lid / 2}" fill="${iris}"/><circle cy="-0.6" r="4" fill="#1d1315"/><circle cx="${-2.6 * side}" cy="-3.4" r="2" fill="#fff"/>${stroke(`M-14 3C${up}`, woman ? 4.2 : 3.6)}${lash}` +
      (age > 34 ? stroke(`M-9 ${-12 + lid}Q2 ${-16 + lid} 13 ${-9 - slant}`, 2.2, skin.shade) : ''),
  );
}

function brow(
  { eyesApart, browHigh, browThick: thick, hair, woman }: Looks,
  side: number,
  mood: Expression['mood'],
): string {
  const y = -17 - browHigh - (mood === 'laugh' ? 3 : 0);
  const arch = woman ? 6 : 3.5;
  return `<path transform="translate(${side * eyesApart} ${y}) scale(${side} 1)" d="M-15 ${2 + thick / 2}C-16 ${1 - thick / 2} -2 ${-arch - thick / 2} 5 ${-arch - thick / 4}S17 0 20 4C13 1 7 ${-arch + thick * 0.8} 2 ${-arch + thick * 0.7}S-11 ${2 + thick / 3} -15 ${2 + thick / 2}Z" fill="${hair.dark}"/>`;
}

function noseOf({ nose, noseLong, skin }: Looks, turn: number): string {
  const y = 37 + noseLong;
  const shapes = [
    `M10 ${y - 12}C15 ${y - 2} 9 ${y + 3} -5 ${y}`,
    `M10 ${y - 8}C13 ${y - 1} 8 ${y + 3} 1 ${y + 2}S-7 ${y} -8 ${y - 3}`,
    `M5 ${y - 20}C8 ${y - 14} 13 ${y - 8} 12 ${y - 3}S4 ${y + 2} -4 ${y}`,
    `M-12 ${y - 3}C-10 ${y + 2} -5 ${y} 0 ${y + 3}S11 ${y + 2} 12 ${y - 3}`,
    `M12 ${y - 7}C14 ${y - 1} 8 ${y + 1} -3 ${y + 2}`,
  ];
  return `<g transform="scale(${turn < 0 ? -1 : 1} 1)"><path d="M4 6C7 18 10 ${y - 14} 12 ${y - 6}S7 ${y + 3} -4 ${y + 1}C3 ${y - 8} 3 20 4 6Z" fill="${skin.shade}" opacity="0.6"/><path d="${shapes[nose]!}" fill="none" stroke="${skin.line}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

function mouthOf({ woman, lips, mouthWide, skin, tone, beard }: Looks, mood: Expression['mood']): string {
  const dark = tone > 4 ? '#4a1d1c' : '#7d3638';
  const lip = woman || tone > 3 ? skin.lip : skin.line;
  const shape = () => {
    if (mood === 'calm' || mood === 'smile') {
      const up = mood === 'smile' ? 9 : 3;
      const fill =
        woman || beard === 'none'
          ? `<path d="M-19 1C-12 -${3 * lips} -5 -${6 * lips} 0 -${3 * lips}C5 -${6 * lips} 12 -${3 * lips} 19 1Q0 ${up} -19 1ZM-17 2Q0 ${up * 1.6} 17 2C12 ${up + 5 * lips} -12 ${up + 5 * lips} -17 2Z" fill="${lip}" opacity="${woman ? 0.85 : 0.45}"/>`
          : '';
      return `${fill}<path d="M-25 -2Q0 ${up * 1.7} 25 -2" fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round"/>`;
    }
    const deep = mood === 'laugh' ? 28 : 20;
    const rim = woman ? `stroke="${lip}" stroke-width="${4.5 * lips}" stroke-linejoin="round"` : '';
    return `<path d="M-27 -4Q0 5 27 -4C24 ${deep * 0.7} 12 ${deep} 0 ${deep}S-24 ${deep * 0.7} -27 -4Z" fill="${dark}" ${rim}/><path d="M-24 -2Q0 6 24 -2C22 5 20 7 17 8Q0 13 -17 8C-20 7 -22 5 -24 -2Z" fill="#fffdf8"/>${mood === 'laugh' ? `<path d="M-12 ${deep - 5}Q0 ${deep - 13} 12 ${deep - 5}Q6 ${deep - 1} 0 ${deep - 1}T-12 ${deep - 5}Z" fill="#d9767a"/>` : ''}`;
  };
  return `<g transform="translate(0 66) scale(${mouthWide} 1)">${shape()}</g>`;
}

const cheeks = (colour: string, aside: number): string =>
  `<g fill="${colour}" opacity="0.14"><ellipse cx="${aside - 46}" cy="35" rx="17" ry="12"/><ellipse cx="${aside + 46}" cy="35" rx="17" ry="12"/></g>`;

function freckles({ freckles: has, mole, skin, jaw }: Looks): string {
  const spots = has
    ? '<path d="M-54 34h.1M-46 39h.1M-38 33h.1M-30 40h.1M-48 29h.1M54 34h.1M46 39h.1M38 33h.1M30 40h.1M48 29h.1M-22 35h.1M22 35h.1"/>'
    : '';
  const one = mole ? `<path d="M${jaw - 22} 58h.1"/>` : '';
  return spots || one
    ? `<g stroke="${skin.line}" stroke-width="3" stroke-linecap="round" opacity="0.4">${spots}${one}</g>`
    : '';
}

/** Lines that come with the years, beside the eyes first. */
function ageOf({ age, skin, beard, eyesApart: x }: Looks, mood: Expression['mood']): string {
  if (age < 37) return '';
  const both = (drawn: string) => `${drawn}<g transform="scale(-1 1)">${drawn}</g>`;
  const hidden = beard === 'full' || beard === 'short';
  const lines = [
    both(`<path d="M${x + 27} 2l7 -4M${x + 28} 9l8 1"/>`),
    age > 43 && !hidden && both(`<path d="M26 ${mood === 'laugh' ? 44 : 48}C34 52 40 62 39 74"/>`),
    age > 47 && both(`<path d="M${x - 12} 26Q${x + 1} 32 ${x + 14} 25"/>`),
    age > 54 && '<path d="M-30 -58Q0 -65 30 -58M-22 -70Q0 -76 22 -70"/>',
    age > 60 && both(`<path d="M${x + 26} 15l8 5M44 82C42 90 38 95 33 98"/>`),
  ];
  return `<g fill="none" stroke="${skin.line}" stroke-width="2.6" stroke-linecap="round" opacity="${Math.min(0.7, 0.25 + (age - 37) / 50)}">${lines.filter(Boolean).join('')}</g>`;
}

function beardOf({ beard, hair, skin }: Looks, aside: number): string {
  const at = (drawn: string) => `<g transform="translate(${aside / 2} 0)">${drawn}</g>`;
  const full = (top: number) =>
    `M-90 ${top}C-70 ${top + 4} -66 30 -58 44C-46 60 -30 52 0 52S46 60 58 44C66 30 70 ${top + 4} 90 ${top}V130H-90ZM-22 67C-12 63 12 63 22 67C20 79 -20 79 -22 67Z`;
  if (beard === 'stubble')
    return at(
      `<path d="${full(8)}" fill="${hair.dark}" fill-rule="evenodd" opacity="${skin.line > '#8' ? 0.16 : 0.3}"/>`,
    );
  if (beard === 'full' || beard === 'short')
    return at(
      `<path d="${full(beard === 'full' ? -4 : 10)}" fill="${hair.base}" fill-rule="evenodd"/><path d="M-40 92q6 8 14 10M0 94v10M40 92q-6 8 -14 10M-62 60q4 10 10 16M62 60q-4 10 -10 16" fill="none" stroke="${hair.light}" stroke-width="3" stroke-linecap="round" opacity="0.6"/>`,
    );
  return '';
}

const moustache = ({ beard, hair }: Looks): string =>
  beard === 'moustache'
    ? `<path d="M0 53C10 47 26 52 35 67C24 72 8 71 0 66C-8 71 -24 72 -35 67C-26 52 -10 47 0 53Z" fill="${hair.base}"/>`
    : '';

function glassesOf({ glasses, frame, eyesApart: x }: Looks, aside: number): string {
  if (glasses === 'none') return '';
  const lens = (side: number) =>
    glasses === 'square'
      ? `<rect x="${side * x - 26}" y="-13" width="52" height="42" rx="11"/>`
      : `<circle cx="${side * x}" cy="8" r="${glasses === 'round' ? 27 : 25}"/>`;
  return `<g fill="#fff" fill-opacity="0.16" stroke="${glasses === 'thin' ? '#b58a3f' : frame}" stroke-width="${glasses === 'thin' ? 3 : 5}">${lens(-1)}${lens(1)}<path d="M${26 - x} 4Q0 -4 ${x - 26} 4M${-x - 26} 4L${-75 - aside} 0M${x + 26} 4L${75 - aside} 0" fill="none"/></g>`;
}
