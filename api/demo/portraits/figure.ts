import type { Dice } from './dice.js';
import type { Looks } from './looks.js';
import type { Shades } from './palette.js';

export type Pose = 'pockets' | 'behind' | 'mug' | 'wave' | 'crossed' | 'dog' | 'book' | 'table';

export const GARMENTS = [
  'tee',
  'vee',
  'shirt',
  'turtle',
  'stripes',
  'jacket',
  'hoodie',
  'scoop',
  'dots',
  'check',
] as const;
export type Garment = (typeof GARMENTS)[number];

interface Frame {
  neck: number;
  throat: number;
  shoulder: number;
  chest: number;
  waist: number;
  hip: number;
  arm: number;
}

const frameOf = ({ woman, build, body }: Looks): Frame => {
  const broad = build ** 0.6 * (body === 'athletic' ? 1.05 : 1);
  return woman
    ? {
        neck: 46,
        throat: 30 * broad,
        shoulder: 144 * broad,
        chest: 110 * build,
        waist: 90 * build,
        hip: 124 * build,
        arm: 56 * broad,
      }
    : {
        neck: 54,
        throat: 38 * broad,
        shoulder: 180 * broad,
        chest: 138 * build,
        waist: 122 * build,
        hip: 128 * build,
        arm: 72 * broad,
      };
};

const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** From the neck down, without the head: what is behind the chin comes first. */
export function figureOf(looks: Looks, pose: Pose, garment: Garment, cloth: Shades, inner: Shades, dice: Dice): string {
  const { skin } = looks;
  const frame = frameOf(looks);
  const { neck, throat, shoulder, chest, waist, hip } = frame;
  const print = printOf(garment, cloth);
  const flank = `${chest} 312C${chest - 4} 380 ${waist} 400 ${waist} 450C${waist + 2} 520 ${hip} 530 ${hip} 600V620`;
  const body = `M${-neck} 136${openingOf(garment, neck)}${neck} 136C${neck + 28} 156 ${shoulder - 62} 162 ${shoulder - 32} 178C${shoulder - 24} 182 ${shoulder - 20} 236 ${flank}H${-hip}V600C${-hip} 530 ${-waist - 2} 520 ${-waist} 450C${-waist} 400 ${4 - chest} 380 ${-chest} 312C${20 - shoulder} 236 ${24 - shoulder} 182 ${32 - shoulder} 178C${62 - shoulder} 162 ${-neck - 28} 156 ${-neck} 136Z`;
  const shade = `M${chest - 12} 250Q${chest} 270 ${flank}H${hip - 44}C${hip - 40} 520 ${waist - 44} 500 ${waist - 34} 430S${chest - 16} 330 ${chest - 12} 250Z`;
  const behind =
    pose === 'behind'
      ? arms(
          frame,
          cloth,
          [
            [12 - shoulder, 410, -30, 520],
            [shoulder - 12, 410, 30, 520],
          ],
          print !== '',
        )
      : '';
  const trousers = `<path d="M${-hip - 3} 596H${hip + 3}L${hip + 18} 1000H${-hip - 18}Z" fill="${looks.woman ? '#4a5a80' : '#3c4560'}"/><path d="M0 640V1000" stroke="#2a3048" stroke-width="5"/>`;
  return `${print}${behind}<path d="M${-throat} 40C${-throat} 110 ${-throat - 2} 122 ${-neck - 8} 142L${-shoulder + 40} 190L0 330L${shoulder - 40} 190L${neck + 8} 142C${throat + 2} 122 ${throat} 110 ${throat} 40Z" fill="${skin.base}"/>
<path d="M${-throat} 78C-20 118 20 126 ${throat} 70V112C${throat - 12} 142 ${-throat + 14} 134 ${-throat} 100Z" fill="${skin.shade}"/>${looks.age > 55 ? `<path d="M-18 132q16 8 34 1M-14 118q14 6 28 0" ${round} stroke="${skin.line}" stroke-width="3" opacity="0.5"/>` : ''}
<path d="M-34 156q14 4 22 12M34 156q-14 4 -22 12" ${round} stroke="${skin.shade}" stroke-width="5"/>
<path d="${body}" fill="${cloth.base}"/>${print ? `<path d="${body}" fill="url(#print)"/>` : ''}<path d="${shade}" fill="${cloth.dark}" opacity="0.4"/>
${detailOf(garment, cloth, inner, frame)}
${pose === 'behind' ? trousers : posed(looks, pose, frame, cloth, trousers, dice, print !== '')}`;
}

function openingOf(garment: Garment, neck: number): string {
  if (garment === 'vee') return 'Q-30 200 0 262Q30 200 ';
  if (garment === 'scoop') return `C${-neck + 2} 232 ${neck - 2} 232 `;
  if (garment === 'shirt' || garment === 'check') return 'L0 236L';
  if (garment === 'turtle') return 'Q0 140 ';
  return 'Q0 196 ';
}

function printOf(garment: Garment, { light, dark, base }: Shades): string {
  const pattern = (size: number, drawn: string) =>
    `<pattern id="print" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${drawn}</pattern>`;
  if (garment === 'stripes')
    return pattern(34, `<rect width="34" height="13" y="8" fill="${base === '#f2ebe1' ? '#34405e' : '#fbf6ee'}"/>`);
  if (garment === 'dots')
    return pattern(
      36,
      `<circle cx="9" cy="9" r="4.5" fill="${light}"/><circle cx="27" cy="27" r="4.5" fill="${light}"/>`,
    );
  if (garment === 'check')
    return pattern(
      44,
      `<rect width="16" height="44" fill="${dark}" opacity="0.45"/><rect width="44" height="16" fill="${dark}" opacity="0.45"/><path d="M30 0V44M0 30H44" stroke="${light}" stroke-width="3" opacity="0.8"/>`,
    );
  return '';
}

function detailOf(garment: Garment, cloth: Shades, inner: Shades, { neck, shoulder }: Frame): string {
  const line = (d: string, width = 4) => `<path d="${d}" ${round} stroke="${cloth.dark}" stroke-width="${width}"/>`;
  const rim = (d: string) => line(d, 9);
  switch (garment) {
    case 'vee':
      return rim(`M${-neck} 138Q-30 200 0 262Q30 200 ${neck} 138`);
    case 'scoop':
      return '';
    case 'shirt':
    case 'check':
      return `<path d="M${-neck + 6} 118L${-neck - 20} 154L${-neck + 4} 214L-2 234Z" fill="${cloth.light}"/><path d="M${neck - 6} 118L${neck + 20} 154L${neck - 4} 214L2 234Z" fill="${cloth.light}"/><path d="M${-neck - 20} 154L${-neck + 4} 214L-2 234M${neck + 20} 154L${neck - 4} 214L2 234" ${round} stroke="${cloth.dark}" stroke-width="3"/>${line('M0 236V596')}<path d="M9 290h.1M9 370h.1M9 450h.1M9 530h.1" ${round} stroke="${cloth.dark}" stroke-width="10"/>`;
    case 'turtle':
      return `<path d="M${-neck + 8} 104Q0 130 ${neck - 8} 104L${neck + 6} 152Q0 182 ${-neck - 6} 152Z" fill="${cloth.base}"/>${line(`M${-neck - 4} 152Q0 182 ${neck + 4} 152M${-neck + 6} 124Q0 148 ${neck - 6} 124`, 3)}`;
    case 'jacket':
      return `<path d="M${-neck} 138Q0 194 ${neck} 138L${neck + 8} 150L26 620H-26L${-neck - 8} 150Z" fill="${inner.base}"/><path d="M${-neck} 138Q0 194 ${neck} 138" ${round} stroke="${inner.dark}" stroke-width="8"/>
<path d="M${-neck - 4} 128L${-neck - 40} 196L${-neck - 22} 216L${-neck - 36} 234L-24 420Q${-neck + 8} 260 ${-neck - 4} 128Z" fill="${cloth.light}"/><path d="M${neck + 4} 128L${neck + 40} 196L${neck + 22} 216L${neck + 36} 234L24 420Q${neck - 8} 260 ${neck + 4} 128Z" fill="${cloth.light}"/>`;
    case 'hoodie':
      return `<path d="M${-neck - 2} 108C${-neck - 44} 128 ${-neck - 46} 176 ${-neck - 10} 196Q0 250 ${neck + 10} 196C${neck + 46} 176 ${neck + 44} 128 ${neck + 2} 108Q${neck - 2} 170 0 190Q${-neck + 2} 170 ${-neck - 2} 108Z" fill="${cloth.light}"/><path d="M-18 214V290M18 214V276" ${round} stroke="#fbf6ee" stroke-width="5"/>${line(`M${-shoulder * 0.5} 520q10 -60 30 -70h${shoulder - 60}q20 10 30 70`)}`;
    case 'tee':
    case 'stripes':
    case 'dots':
      return rim(`M${-neck + 1} 139Q0 197 ${neck - 1} 139`);
  }
}

type Limb = readonly [elbowX: number, elbowY: number, wristX: number, wristY: number];

function arms({ shoulder, arm }: Frame, cloth: Shades, limbs: readonly Limb[], printed = false): string {
  return limbs
    .map(([ex, ey, wx, wy]) => {
      const s = Math.sign(ex);
      const [x, y, bend] = [s * (shoulder - arm / 2 - 2), 177 + arm / 2, s * (shoulder - arm / 2 + 12)];
      const inner = s * (arm / 2 - 1);
      const stroke = (d: string, colour: string, width = arm) =>
        `<path d="${d}" ${round} stroke="${colour}" stroke-width="${width}"/>`;
      const whole = `M${x} ${y}Q${bend} ${(ey + 200) / 2} ${ex} ${ey}L${wx} ${wy}`;
      const seam = `M${x - inner} ${y + 44}Q${bend - inner} ${(ey + 240) / 2} ${ex - inner} ${ey - 30}`;
      return `${stroke(`M${ex} ${ey + 5}L${wx} ${wy + 5}`, cloth.dark)}${stroke(whole, cloth.base)}${printed ? stroke(whole, 'url(#print)') : ''}${stroke(seam, cloth.dark, 4)}`;
    })
    .join('');
}

/** Four fingers beside each other over what they hold. */
const fingers = (x: number, y: number, { skin }: Looks, turn = 0, length = 26): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${[0, 1, 2, 3].map((i) => `<path d="M0 ${i * 13}h${-length + (i === 3 ? 6 : 0)}" ${round} stroke="${skin.shade}" stroke-width="16"/><path d="M0 ${i * 13 - 1}h${-length + (i === 3 ? 6 : 0)}" ${round} stroke="${skin.base}" stroke-width="13"/>`).join('')}</g>`;

function posed(
  looks: Looks,
  pose: Pose,
  frame: Frame,
  cloth: Shades,
  trousers: string,
  dice: Dice,
  printed: boolean,
): string {
  const { shoulder: sh, hip } = frame;
  const { skin } = looks;
  const drawn = (...limbs: Limb[]) => arms(frame, cloth, limbs, printed);
  const idle: Limb = [14 - sh, 410, 24 - hip, 590];
  const palm = (x: number, y: number, r = 24) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${skin.base}"/>`;
  switch (pose) {
    case 'mug': {
      const cup = dice.of(['#fbf6ee', '#e5a79b', '#6b9db0', '#f0c583']);
      return `${drawn(idle)}${trousers}${drawn([sh - 8, 430, 112, 352])}${palm(98, 336)}<path d="M34 288H92V336Q92 354 74 354H52Q34 354 34 336Z" fill="${cup}"/><ellipse cx="63" cy="288" rx="29" ry="6" fill="#6b4430"/><path d="M34 300q-20 2 -18 18t20 14" ${round} stroke="${cup}" stroke-width="7"/>${fingers(100, 302, looks)}`;
    }
    case 'wave':
      return `${drawn(idle)}${trousers}${drawn([sh + 10, 384, sh + 14, 236])}<g transform="translate(${sh + 14} 184) rotate(4)" stroke="${skin.base}" ${round}><path d="M-17 2L-24 -42M-5 -4L-7 -56M8 -2L11 -52M20 6L28 -36" stroke-width="14"/><path d="M-20 24L-38 2" stroke-width="15"/><path d="M0 10V40" stroke-width="44"/><path d="M-14 22q14 8 24 -2" stroke="${skin.shade}" stroke-width="3"/></g>`;
    case 'crossed':
      return `${trousers}${drawn([14 - sh, 400, 74, 372])}${drawn([sh - 14, 404, -74, 350])}${fingers(-70, 326, looks, 8, 30)}`;
    case 'dog':
      return `${drawn(idle)}${trousers}${dog(looks)}${drawn([sh - 8, 424, 66, 392])}${fingers(54, 372, looks, 0, 30)}`;
    case 'book':
      return `${trousers}<path d="M-92 330L0 346L92 330V446L0 462L-92 446Z" fill="#b5553f"/><path d="M-86 322Q-40 318 0 340Q40 318 86 322V436Q40 434 0 454Q-40 434 -86 436Z" fill="#fbf6ee"/><path d="M0 340V454M-70 346q30 -2 54 10M-70 366q30 -2 54 10M-70 386q30 -2 54 10M70 346q-30 -2 -54 10M70 366q-30 -2 -54 10M70 386q-30 -2 -54 10" ${round} stroke="#d5c8b8" stroke-width="4"/>${drawn([-sh, 424, -112, 440], [sh, 424, 112, 440])}${palm(-96, 424, 22)}${palm(96, 424, 22)}<path d="M-92 410l18 -14M92 410l-18 -14" ${round} stroke="${skin.base}" stroke-width="14"/>`;
    case 'table':
      return `<path d="M-700 452H700V1000H-700Z" fill="#a8714a"/><path d="M-700 452H700V472H-700Z" fill="#c48b60"/><g transform="translate(100 0)"><ellipse cx="150" cy="462" rx="58" ry="10" fill="#fbf6ee"/><path d="M118 408H182V438Q182 460 160 460H140Q118 460 118 438Z" fill="#fbf6ee"/><path d="M182 416q20 0 18 14t-22 14" ${round} stroke="#fbf6ee" stroke-width="7"/><ellipse cx="150" cy="408" rx="32" ry="6" fill="#6b4430"/></g>${drawn([-sh, 430, 8, 452])}${drawn([sh, 436, 20, 470])}${palm(6, 470, 22)}${fingers(4, 452, looks, -6, 30)}`;
    case 'pockets':
    case 'behind':
      return `${drawn(idle, [sh - 14, 410, hip - 24, 590])}${trousers}`;
  }
}

function dog({ nose }: Looks): string {
  const [coat, dark, light] = [
    ['#c98f58', '#9a673a', '#f5e3cb'],
    ['#f2e8da', '#cbb9a2', '#ffffff'],
    ['#4a3a36', '#2e2321', '#d9b48c'],
  ][nose % 3]!;
  return `<g transform="translate(-26 -64)"><path d="M-64 560C-74 470 -60 410 0 404C60 410 74 470 60 560Z" fill="${coat}"/><path d="M-24 560C-30 480 -20 440 4 440S34 480 26 560Z" fill="${light}"/>
<path d="M-56 322C-92 316 -98 372 -84 402C-64 398 -54 372 -46 346ZM56 322C92 316 98 372 84 402C64 398 54 372 46 346Z" fill="${dark}"/><path d="M0 300C-46 300 -62 336 -56 368C-50 410 -24 424 0 424S50 410 56 368C62 336 46 300 0 300Z" fill="${coat}"/>
<path d="M0 304C-10 330 -34 372 -28 396C-22 420 22 420 28 396C34 372 10 330 0 304Z" fill="${light}"/><path d="M-13 370H13Q12 384 0 386Q-12 384 -13 370Z" fill="#2b1f1f"/><path d="M0 386V396M-16 396Q-6 406 0 396Q6 406 16 396" ${round} stroke="#2b1f1f" stroke-width="4"/><path d="M-7 402Q0 426 8 402Z" fill="#e07a80"/>
<circle cx="-27" cy="352" r="7" fill="#2b1f1f"/><circle cx="27" cy="352" r="7" fill="#2b1f1f"/><circle cx="-29" cy="350" r="2.4" fill="#fff"/><circle cx="25" cy="350" r="2.4" fill="#fff"/></g>`;
}
