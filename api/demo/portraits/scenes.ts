import type { Dice } from './dice.js';

/** A place, and the light that falls in it. */
interface Scene {
  drawn: string;
  /** Colour of the air, laid over what is far and, thinly, over the person. */
  air: string;
}

const sky = (top: string, foot: string) =>
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="0.75" stop-color="${foot}"/></linearGradient><rect x="-300" y="-300" width="1200" height="1400" fill="url(#sky)"/>`;
const wall = (colour: string) => `<rect x="-300" y="-300" width="1200" height="1400" fill="${colour}"/>`;
const box = (x: number, y: number, w: number, h: number, colour: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}"/>`;
const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const path = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const row = (count: number, drawn: (i: number) => string) => Array.from({ length: count }, (_, i) => drawn(i)).join('');
const cloud = (x: number, y: number, s: number) =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-70 20C-90 -6 -50 -20 -40 -14C-34 -44 14 -46 22 -20C46 -34 74 -10 64 20Z" fill="#fff" opacity="0.85"/>`;
const tree = (x: number, y: number, s: number, [leaf, light]: readonly [string, string]) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${box(-9, -60, 18, 130, '#7b5a45', 6)}${path('M0 -230C70 -230 104 -170 92 -120C108 -60 50 -30 0 -36C-50 -30 -108 -60 -92 -120C-104 -170 -70 -230 0 -230Z', leaf)}${path('M-20 -218C-70 -210 -92 -160 -78 -120C-60 -96 -20 -110 -10 -140C20 -160 20 -210 -20 -218Z', light)}</g>`;
const plant = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${row(7, (i) => `<path transform="rotate(${-66 + i * 22})" d="M0 0C-26 -60 -22 -130 0 -176C22 -130 26 -60 0 0Z" fill="${i % 2 ? '#5f9275' : '#467a60'}"/>`)}${path('M-46 -6H46L36 84H-36Z', '#c9745a')}</g>`;

const studio = (dice: Dice): Scene => {
  const [ground, shape, other] = dice.of([
    ['#f3d9d4', '#e9b9b4', '#fbeee9'],
    ['#e4dcf0', '#c6b6de', '#f3effa'],
    ['#f5e2c4', '#ebc891', '#fcf3e2'],
    ['#d6e7e2', '#a9cbc2', '#eef6f3'],
    ['#dce4f0', '#b3c3dd', '#eff3f9'],
    ['#efd3c0', '#dca98b', '#faebe1'],
  ] as const);
  const x = dice.between(200, 400);
  return {
    drawn: `${wall(ground)}${disc(x, 320, 260, other)}
      ${path(`M-300 640C-60 520 160 700 340 620S700 560 900 660V1100H-300Z`, shape)}`,
    air: ground,
  };
};

const park = (dice: Dice): Scene => {
  const autumn = dice.happens(0.35);
  const leaves: readonly (readonly [string, string])[] = autumn
    ? [
        ['#cf8544', '#e3a55f'],
        ['#b9633b', '#d38355'],
        ['#dfb04f', '#efcb7b'],
      ]
    : [
        ['#5f9a6a', '#84b885'],
        ['#4b8560', '#6da57b'],
        ['#86b26b', '#a9cd8c'],
      ];
  return {
    drawn: `${sky(autumn ? '#cfe3ee' : '#bfe3f2', '#f6f3e2')}${cloud(130, 130, 1)}${cloud(500, 70, 0.8)}
      ${path('M-300 400C-160 330 -40 350 60 330S220 290 320 330S520 300 640 330S900 350 900 400V620H-300Z', autumn ? '#d9b98a' : '#a9cfa3')}
      ${row(6, (i) => tree(-60 + i * 150 + dice.between(-20, 20), 470 + (i % 2) * 26, 0.75 + (i % 3) * 0.2, dice.of(leaves)))}
      ${path('M-300 500C0 470 600 470 900 500V1100H-300Z', autumn ? '#c9b878' : '#93bf77')}
      ${path('M330 484C420 560 320 640 120 1100H560C520 700 500 560 380 484Z', '#eadbc0')}
      ${path('M-300 640C-100 600 80 640 160 1100H-300Z', autumn ? '#b3a564' : '#7dad66')}`,
    air: '#fdf3d0',
  };
};

const beach = (dice: Dice): Scene => {
  const y = dice.between(360, 420);
  const boat = dice.between(60, 520);
  return {
    drawn: `${sky('#a9dcef', '#fdf1dc')}${cloud(120, 120, 1.1)}${cloud(520, 190, 0.7)}${box(-300, y, 1200, 260, '#4f9fb8')}
      ${box(-300, y + 50, 1200, 200, '#6fb7c6')}${box(-300, y + 104, 1200, 160, '#95cfd3')}
      <g transform="translate(${boat} ${y + 18})">${path('M-4 -92V-10H-54ZM6 -110V-10H60Z', '#fffaf2')}${path('M-58 -4H62L44 20H-40Z', '#b5553f')}</g>
      ${path(`M-300 ${y + 170}C-100 ${y + 130} 100 ${y + 180} 300 ${y + 150}S700 ${y + 140} 900 ${y + 160}V1100H-300Z`, '#fdf4e3')}
      ${path(`M-300 ${y + 188}C-100 ${y + 148} 100 ${y + 198} 300 ${y + 168}S700 ${y + 158} 900 ${y + 178}V1100H-300Z`, '#ecd2a4')}
      <g transform="translate(${boat > 300 ? 90 : 520} ${y + 150})">${line('M0 -150V150', '#fffaf2', 9)}${path('M-130 -60C-120 -170 120 -170 130 -60Z', '#d9694f')}${path('M-46 -60C-40 -130 -10 -144 0 -144S40 -130 46 -60Z', '#fbeee0')}</g>`,
    air: '#fff0cf',
  };
};

const mountains = (dice: Dice): Scene => {
  const x = dice.happens(0.5) ? dice.between(50, 150) : dice.between(450, 550);
  return {
    drawn: `${sky('#b9dbee', '#f3efe6')}${cloud(x > 300 ? 120 : 480, 120, 1)}
      ${path(`M-300 520L${x - 260} 260L${x - 160} 340L${x} 130L${x + 150} 330L${x + 250} 250L900 560V800H-300Z`, '#8fa9c2')}
      ${path(`M${x} 130L${x + 150} 330L${x + 100} 360L${x + 30} 300L${x + 10} 380Z`, '#7a95b1')}
      ${path(`M${x} 130L${x - 66} 216L${x - 26} 204L${x - 6} 232L${x + 22} 200L${x + 54} 222Z`, '#fdfcf8')}
      ${path('M-300 520C-100 420 60 470 200 450S480 400 620 440S900 480 900 520V900H-300Z', '#7ba08e')}
      ${path('M-300 590C-60 500 160 560 300 540S700 500 900 580V1100H-300Z', '#5f8b6d')}
      ${row(9, (i) => `<path transform="translate(${-40 + i * 84 + dice.between(-16, 16)} ${590 + (i % 3) * 16}) scale(${dice.between(0.7, 1.15)})" d="M0 -130L34 -66H20L48 -10H22V10H-22V-10H-48L-20 -66H-34Z" fill="${i % 2 ? '#3f6b56' : '#4d7a62'}"/>`)}`,
    air: '#eaf3f6',
  };
};

const canal = (dice: Dice): Scene => {
  const evening = dice.happens(0.4);
  const pane = evening ? '#ffdf9a' : '#e4eef2';
  const house = (i: number) => {
    const [w, h, x] = [118, dice.between(250, 330), -70 + i * 122];
    const y = 500 - h;
    const colour = dice.of(
      evening
        ? ['#6b4a5c', '#59466b', '#7a4f4c', '#4f4c6e']
        : ['#b9674f', '#8d5548', '#d9b48f', '#a3705d', '#6f6a78', '#e3cba8'],
    );
    const gable = dice.of([
      `M${x} ${y}H${x + w}L${x + w - 14} ${y - 34}H${x + w - 34}V${y - 66}H${x + 34}V${y - 34}H${x + 14}Z`,
      `M${x} ${y}H${x + w}C${x + w - 6} ${y - 40} ${x + w - 34} ${y - 30} ${x + w / 2 + 18} ${y - 76}H${x + w / 2 - 18}C${x + 34} ${y - 30} ${x + 6} ${y - 40} ${x} ${y}Z`,
      `M${x} ${y}H${x + w}L${x + w / 2} ${y - 74}Z`,
    ]);
    return `${box(x, y, w, h, colour)}${path(gable, colour)}
      ${row(9, (n) => box(x + 13 + (n % 3) * 34, y + 16 + Math.floor(n / 3) * 78, 24, 50, dice.happens(evening ? 0.6 : 1) ? pane : '#3a3050', 2))}
      ${box(x + w / 2 - 11, y - 46, 22, 28, pane, 2)}`;
  };
  return {
    drawn: `${evening ? sky('#4b4a86', '#f2a386') : sky('#bfdcec', '#f7efe0') + cloud(420, 80, 0.9)}${row(6, house)}
      ${box(-300, 500, 1200, 26, evening ? '#453a58' : '#8a7a70')}
      ${box(-300, 526, 1200, 600, evening ? '#4a4a7c' : '#7ea9b4')}
      ${row(9, (i) => line(`M${dice.between(-40, 560)} ${560 + i * 30}h${dice.between(40, 120)}`, evening ? '#f2b98a' : '#b7d3d6', 6))}`,
    air: evening ? '#f2a386' : '#fdf1dc',
  };
};

const wire = (x: number) => Math.round(90 - 34 * Math.cos(x / 62));
const evening = (dice: Dice): Scene => ({
  drawn: `${sky('#2f2a5c', '#b5618a')}${disc(dice.between(80, 520), 120, 38, '#fff0cf')}
      ${row(9, (i) => {
        const [x, y] = [-80 + i * 86, dice.between(200, 380)];
        return (
          box(x, y, 80, 700, i % 2 ? '#39336b' : '#453c7c') +
          row(12, (n) =>
            dice.happens(0.5) ? box(x + 12 + (n % 3) * 22, y + 20 + Math.floor(n / 3) * 44, 13, 22, '#ffd98f', 2) : '',
          )
        );
      })}
      ${path('M-300 560C0 520 600 520 900 560V1100H-300Z', '#2a2450')}${line(
        row(24, (i) => `${i === 0 ? 'M' : 'L'}${i * 33 - 60} ${wire(i * 33 - 60)}`),
        '#1f1a3d',
        4,
      )}
      ${row(11, (i) => disc(i * 66 - 30, wire(i * 66 - 30) + 12, 11, '#ffe3a3'))}`,
  air: '#c98aa5',
});

const jar = (x: number, y: number, i: number) => {
  const high = [46, 70, 38, 62, 50][i % 5]!;
  return box(
    x,
    y - high,
    24,
    high,
    ['#3d7561', '#e5b25a', '#b5553f', '#fbf3e2', '#34405e', '#c98577'][(i * 5) % 6]!,
    7,
  );
};
const lamp = (x: number, y: number) =>
  `${line(`M${x} -300V${y}`, '#4a3230', 4)}${path(`M${x - 44} ${y + 42}C${x - 38} ${y - 10} ${x + 38} ${y - 10} ${x + 44} ${y + 42}Z`, '#34405e')}${disc(x, y + 46, 15, '#ffe9b0')}`;

const cafe = (dice: Dice): Scene => {
  const side = dice.happens(0.5) ? 0 : 300;
  return {
    drawn: `${wall('#d9b393')}${box(-300, 470, 1200, 700, '#8a5c48')}${box(20 + side, 60, 260, 330, '#fbf3e2', 130)}
      ${box(36 + side, 76, 228, 314, '#bcdde0', 114)}
      ${path(`M${36 + side} 300C${90 + side} 250 ${200 + side} 270 ${264 + side} 300V390H${36 + side}Z`, '#86b292')}
      ${box(142 + side, 76, 14, 314, '#fbf3e2')}
      ${row(2, (n) => box(330 - side, 190 + n * 130, 250, 14, '#7a4d3a') + row(6, (i) => jar(344 - side + i * 38, 190 + n * 130, i + n * 2)))}
      ${row(3, (i) => lamp(110 + i * 190, 70 + (i % 2) * 26))}`,
    air: '#ffe4b8',
  };
};

const kitchen = (dice: Dice): Scene => ({
  drawn: `${wall('#eef0e6')}
      ${row(5, (r) => row(9, (i) => box(-60 + i * 82 + (r % 2) * 41, 330 + r * 42, 78, 38, r % 2 ? '#dfe8e2' : '#e6ede7', 4)))}
      ${box(-300, 540, 1200, 24, '#b98a62')}${box(-300, 564, 1200, 600, '#5f8577')}
      ${line('M110 610H250M360 610H500', '#e9c46a', 8)}${box(-40, 90, 250, 190, '#6f9486', 6)}
      ${box(84, 90, 4, 190, '#587a6d')}${box(390, 60, 250, 230, '#fbfaf3', 8)}${box(404, 74, 222, 202, '#c2e0e6')}
      ${box(508, 74, 12, 202, '#fbfaf3')}${line('M240 200H380', '#8a6f57', 8)}
      ${row(3, (i) => line(`M${266 + i * 42} 204v24`, '#8a6f57', 4) + disc(266 + i * 42, 258, 20 + (i % 2) * 6, ['#b5553f', '#d99a45', '#34405e'][i]!))}
      ${plant(dice.of([90, 520]), 466, 0.8)}${box(290, 470, 60, 70, '#d9694f', 8)}${box(282, 462, 76, 14, '#b5553f', 7)}`,
  air: '#fff6dd',
});

const SPINES = ['#c8755a', '#e0b46a', '#5c8277', '#46587c', '#efe3cf', '#9a5a78', '#7f8f63', '#34405e'];
const books = (foot: number, dice: Dice) =>
  row(26, (i) => {
    const high = dice.between(94, 140);
    return dice.happens(0.93) ? box(i * 30 - 90, foot - high, dice.between(20, 28), high, dice.of(SPINES), 3) : '';
  });

const library = (dice: Dice): Scene => ({
  drawn: `${wall('#7a5544')}
      ${row(5, (shelf) => `${box(-300, shelf * 172 - 40, 1200, 150, '#5c3d33')}${books(shelf * 172 + 110, dice)}${box(-300, shelf * 172 + 110, 1200, 22, '#94694f')}`)}`,
  air: '#f6dcae',
});

const home = (dice: Dice): Scene => {
  const [paint, sofa, dark] = dice.of([
    ['#dfe3d3', '#c9745a', '#a85b45'],
    ['#f0dfd2', '#5f8577', '#487064'],
    ['#dcd6e6', '#d99a45', '#b37730'],
    ['#d9e4e8', '#9a5a78', '#7b4560'],
  ] as const);
  const left = dice.happens(0.5);
  return {
    drawn: `${wall(paint)}${box(left ? 40 : 360, 80, 190, 240, '#fffaf2', 4)}${box(left ? 58 : 378, 98, 154, 204, '#f2cdb4')}
      ${disc(left ? 150 : 470, 190, 52, sofa)}
      ${path(`M${left ? 58 : 378} 302V250Q${left ? 120 : 440} 210 ${left ? 212 : 532} 262V302Z`, dark)}
      ${box(left ? 256 : 240, 130, 90, 120, '#fffaf2', 4)}${box(left ? 268 : 252, 142, 66, 96, '#b9cbbf')}
      ${plant(left ? 510 : 80, 500, 1.25)}${box(-40, 470, 680, 260, sofa, 50)}${box(-80, 560, 760, 400, dark, 40)}
      ${box(left ? 380 : 60, 490, 130, 110, '#f5e2c4', 22)}`,
    air: '#fff0d8',
  };
};

const dusk = (dice: Dice): Scene => {
  const x = dice.between(120, 480);
  return {
    drawn: `${sky('#f3b77f', '#e5808a')}${disc(x, 330, 120, '#f9cd92')}${disc(x, 330, 80, '#fff0cf')}
      ${path('M-300 440C-100 380 80 420 240 400S600 380 900 440V900H-300Z', '#b4628a')}
      ${path('M-300 520C-60 440 160 520 320 480S720 470 900 520V900H-300Z', '#8d4a7d')}
      ${path('M-300 620C-60 540 200 620 380 570S760 570 900 620V1100H-300Z', '#613a6b')}
      ${row(14, (i) => line(`M${-60 + i * 52} 640q${dice.between(-16, 16)} -60 ${dice.between(-24, 24)} -${dice.between(80, 130)}`, '#4a2d58', 5))}`,
    air: '#f9b98a',
  };
};

export const SCENES = { studio, park, beach, mountains, canal, evening, cafe, kitchen, library, home, dusk } as const;
export type Place = keyof typeof SCENES;

/** What those like who are seen there. */
export const REGULARS: Readonly<Partial<Record<Place, readonly string[]>>> = {
  beach: ['beach'],
  mountains: ['hiking'],
  park: ['outdoors', 'gardening', 'animals', 'sports', 'bbq'],
  canal: ['biking', 'travelling'],
  library: ['reading', 'art'],
  kitchen: ['cooking', 'foodie'],
  cafe: ['coffee', 'tea', 'wine', 'beer'],
  evening: ['party', 'dancing', 'movies', 'music', 'theater'],
  dusk: ['photography'],
  home: ['hugging', 'massages'],
};
