/** Behind the head and in front of it, around a face whose middle is at 300, 335. `H`, `D` and `L` stand for colours. */
export interface HairStyle {
  back?: string;
  front: string;
}

const CAP = 'M196 322C178 200 246 150 304 150c64 0 124 48 102 172-6-30-14-52-26-68';

export const WOMEN: readonly HairStyle[] = [
  {
    // Long and straight, parted in the middle.
    back: '<path d="M186 330C168 190 238 138 300 138s134 50 114 192c-4 110 12 190 22 250-54 34-218 34-272 0 10-60 26-140 22-250Z" fill="D"/>',
    front:
      '<path d="M300 168c-54 18-84 66-92 128-4 40-4 96-14 156-20-60-24-130-12-190 14-74 62-120 118-120s104 46 118 120c12 60 8 130-12 190-10-60-10-116-14-156-8-62-38-110-92-128Z" fill="H"/><path d="M296 170c-46 22-74 62-84 116" stroke="L" stroke-width="7" fill="none" opacity=".55" stroke-linecap="round"/><path d="M312 172c42 22 66 58 76 108" stroke="L" stroke-width="5" fill="none" opacity=".4" stroke-linecap="round"/>',
  },
  {
    // Waves over the shoulders, parted at the side.
    back: '<path d="M180 340C150 200 230 132 304 134c84 2 140 70 116 206-2 34 26 62 20 104-6 36-34 44-28 90 4 32 22 46 6 66-60 24-196 22-240-4-14-22 8-40 6-72-2-40-34-50-32-92 2-34 26-58 28-92Z" fill="D"/>',
    front:
      '<path d="M262 160c44 34 100 50 130 128 10 30 6 62 20 96 14-30 18-70 8-120-16-82-70-122-128-120-74 2-122 62-116 150 2 36-16 60-16 92 20-16 32-40 38-70 12-62 34-118 64-156Z" fill="H"/><path d="M268 166c50 34 92 52 116 112" stroke="L" stroke-width="7" fill="none" opacity=".5" stroke-linecap="round"/>',
  },
  {
    // A bob.
    back: '<path d="M190 330C172 190 240 142 302 142s130 48 110 188c0 46 10 78 4 112-70 26-162 26-232 0-6-34 4-66 6-112Z" fill="D"/>',
    front:
      '<path d="M186 420c-16-60-20-130 4-188 20-48 62-82 112-82s90 34 110 82c24 58 22 128 6 188-16-26-24-70-24-122-48-6-100-30-126-74-10 40-34 72-60 82 2 44-6 88-22 114Z" fill="H"/><path d="M222 232c16-34 42-56 74-62" stroke="L" stroke-width="8" fill="none" opacity=".5" stroke-linecap="round"/>',
  },
  {
    // A bun.
    back: '<circle cx="302" cy="122" r="56" fill="D"/><path d="M192 330C176 196 240 146 302 146s126 50 108 184c-30 40-180 40-218 0Z" fill="D"/>',
    front:
      '<path d="M196 340c-18-120 38-188 106-188s124 66 104 188c-6-62-40-116-98-122-60 0-104 54-112 122Z" fill="H"/><path d="M262 108c16-24 56-28 78-4M232 214c20-26 48-38 74-38" stroke="L" stroke-width="6" fill="none" opacity=".5" stroke-linecap="round"/>',
  },
  {
    // Curls.
    back: '<g fill="D"><circle cx="190" cy="250" r="78"/><circle cx="410" cy="250" r="78"/><circle cx="300" cy="170" r="104"/><circle cx="172" cy="350" r="70"/><circle cx="428" cy="350" r="70"/><circle cx="196" cy="432" r="58"/><circle cx="404" cy="432" r="58"/><circle cx="232" cy="190" r="80"/><circle cx="368" cy="190" r="80"/></g>',
    front:
      '<g fill="H"><circle cx="214" cy="248" r="38"/><circle cx="246" cy="206" r="42"/><circle cx="300" cy="190" r="46"/><circle cx="354" cy="206" r="42"/><circle cx="388" cy="248" r="38"/><circle cx="196" cy="306" r="30"/><circle cx="406" cy="306" r="30"/></g><g fill="none" stroke="L" stroke-width="5" opacity=".4" stroke-linecap="round"><path d="M230 200q16-20 34-10M296 176q20-12 34 4M366 206q16 2 22 20M170 330q-10 20 2 40"/></g>',
  },
  {
    // Short, swept to the side.
    back: '<path d="M196 320C180 200 240 148 304 148s122 50 106 172c-20 36-196 36-214 0Z" fill="D"/>',
    front:
      '<path d="M194 348c-26-120 30-206 118-204 80 2 122 86 96 204-8-34-14-60-22-82-60 6-116-6-146-38-6 34-32 62-46 120Z" fill="H"/><path d="M246 196c30-28 74-36 108-14" stroke="L" stroke-width="8" fill="none" opacity=".5" stroke-linecap="round"/>',
  },
  {
    // A plait over one shoulder.
    back: '<path d="M190 330C174 192 240 142 302 142s128 50 110 188c-30 44-186 44-222 0Z" fill="D"/><path d="M392 380c44 40 44 84 30 120s-6 70-28 120c-26-24-30-70-22-112s-16-90 20-128Z" fill="H"/><path d="M384 440l40 22M380 490l40 20M378 540l30 18" stroke="D" stroke-width="6" stroke-linecap="round"/>',
    front:
      '<path d="M194 350c-20-124 34-202 106-202s128 76 108 206c-4-74-30-122-70-146-50 26-124 40-144 142Z" fill="H"/><path d="M236 214c24-34 62-46 96-38" stroke="L" stroke-width="7" fill="none" opacity=".5" stroke-linecap="round"/>',
  },
];

export const MEN: readonly HairStyle[] = [
  {
    // A parting.
    front: `<path d="${CAP}c-40 4-100-4-130-28-22 18-44 34-54 96Z" fill="H"/><path d="M250 196c36-24 86-22 118 8" stroke="L" stroke-width="8" fill="none" opacity=".5" stroke-linecap="round"/>`,
  },
  {
    // Very short.
    front:
      '<path d="M198 306C190 208 240 158 302 158s112 50 104 148c-8-40-18-62-34-78-44-12-100-12-140 0-16 16-26 38-34 78Z" fill="H" opacity=".92"/>',
  },
  {
    // Curls on top.
    front:
      '<path d="M198 322c-12-44-6-92 18-120 50-40 120-40 170 0 22 28 28 76 16 120-6-30-12-46-22-58-20-20-42-28-80-28s-60 8-80 28c-10 12-16 28-22 58Z" fill="H"/><g fill="H"><circle cx="222" cy="214" r="34"/><circle cx="260" cy="184" r="40"/><circle cx="306" cy="172" r="42"/><circle cx="350" cy="186" r="40"/><circle cx="384" cy="218" r="32"/></g><g fill="none" stroke="L" stroke-width="5" opacity=".45" stroke-linecap="round"><path d="M242 180q16-18 34-6M300 160q18-10 32 6M352 186q18 0 24 18"/></g>',
  },
  {
    // Swept up.
    front:
      '<path d="M198 322c-10-56-4-98 22-122-8-46 60-84 122-70 54 12 78 60 66 110 2 26 2 54-4 82-6-34-12-56-24-74-52 4-100-2-134-20-24 16-38 44-48 94Z" fill="H"/><path d="M240 184c30-34 84-42 126-18M252 206c30-26 74-30 112-12" stroke="L" stroke-width="7" fill="none" opacity=".45" stroke-linecap="round"/>',
  },
  {
    // Little is left.
    front:
      '<path d="M198 330c-10-40-6-74 6-98 8 20 10 44 6 66ZM402 330c10-40 6-74-6-98-8 20-10 44-6 66Z" fill="H"/><path d="M262 182q36-14 76 0" stroke="#fff" stroke-width="10" fill="none" opacity=".22" stroke-linecap="round"/>',
  },
  {
    // Long enough for the ears.
    back: '<path d="M186 330C170 196 236 144 302 144s132 50 114 186c4 40 4 70-8 96-70 22-144 22-214 0-12-26-12-56-8-96Z" fill="D"/>',
    front:
      '<path d="M300 172c-48 10-80 54-90 116-4 30-6 66-18 96-14-54-16-106-2-150 18-56 60-92 112-92s92 36 110 92c14 44 12 96-2 150-12-30-14-66-18-96-10-62-44-106-92-116Z" fill="H"/><path d="M286 176c-36 18-58 48-68 88" stroke="L" stroke-width="7" fill="none" opacity=".5" stroke-linecap="round"/>',
  },
];
